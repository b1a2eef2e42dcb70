// `npm run schema`: writes the JSON Schemas of the definition format anew from its types. With `--check`, only says whether
// they are up to date.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'src/build/schema/definitionSchema.ts');
const { module } = await runnerImport(file, { configFile: false, root, logLevel: 'error' });
const onlyCheck = process.argv.includes('--check');

for (const [name, text] of Object.entries(module.definitionSchemas())) {
  const kept = path.join(root, name);
  if (!onlyCheck) {
    await writeFile(kept, text);
    console.log(name);
  } else if ((await readFile(kept, 'utf8')) !== text) {
    console.error(`${name} is not what the types in engine/definition say: npm run schema`);
    process.exitCode = 1;
  }
}
