// `npm run embed`, after a change of content: the vectors of every text that is compared by meaning, beside that content.
// With `--directions` behind it, the directions along which vectors are kept are found anew, too (all files change then).
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromSource } from './fromSource.mjs';
import { principal } from './principal.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const inRepository = (file) => path.join(root, file);
const afresh = process.argv.includes('--directions');

if (afresh)
  await fromSource(async (load) => {
    const { EMBEDDED } = await load('server/library/embedded.ts');
    const { encode } = await load('server/meaning/encoder.ts');
    const texts = Object.values(EMBEDDED).flatMap((textsOf) => textsOf());
    await writeFile(inRepository('server/meaning/directions.bin'), principal(await encode(texts), 128));
  });
await fromSource(async (load) => {
  const { EMBEDDED } = await load('server/library/embedded.ts');
  const { encode } = await load('server/meaning/encoder.ts');
  const { isPackedOf, packed } = await load('server/meaning/condensed.ts');
  for (const [file, textsOf] of Object.entries(EMBEDDED)) {
    const texts = textsOf();
    const kept = await readFile(inRepository(file)).catch(() => new Uint8Array());
    if (isPackedOf(kept, texts) && !afresh) continue;
    await writeFile(inRepository(file), packed(texts, await encode(texts)));
    console.log(`${file}: ${texts.length} texts`);
  }
});
process.exit(0);
