// `npm run embed`, after a change of content: computes the vectors of every text that is compared by meaning, and writes them
// beside that content. With `--directions`, also computes anew the directions along which vectors are stored (which changes every
// file).
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromSource } from './fromSource.mjs';
import { principal } from './principal.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const inRepository = (file) => path.join(root, file);
const afresh = process.argv.includes('--directions');

if (afresh)
  await fromSource(async (load) => {
    const { EMBEDDED } = await load('src/build/phrases/embedded.ts');
    const { encodeHere: encode } = await load('server/meaning/encoder.ts');
    const texts = Object.values(EMBEDDED).flatMap((textsOf) => textsOf());
    await writeFile(inRepository('server/meaning/directions.bin'), principal(await encode(texts), 128));
  });
await fromSource(async (load) => {
  const { EMBEDDED } = await load('src/build/phrases/embedded.ts');
  const { encodeHere: encode } = await load('server/meaning/encoder.ts');
  const { asRow, isPackedOf, packed, rowsIn } = await load('server/meaning/condensed.ts');
  for (const [file, textsOf] of Object.entries(EMBEDDED)) {
    const texts = textsOf();
    const kept = afresh ? new Uint8Array() : await readFile(inRepository(file)).catch(() => new Uint8Array());
    if (isPackedOf(kept, texts)) continue;
    const rowOf = rowsIn(kept);
    const unknown = [...new Set(texts.filter((text) => !rowOf(text)))];
    const made = new Map((await encode(unknown)).map((vector, at) => [unknown[at], asRow(vector)]));
    await writeFile(
      inRepository(file),
      packed(
        texts,
        texts.map((text) => rowOf(text) ?? made.get(text)),
      ),
    );
    console.log(`${file}: ${texts.length} texts, ${unknown.length} of them new`);
  }
});
process.exit(0);
