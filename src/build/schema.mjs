// `npm run schema`: writes the JSON Schemas of the definition format anew from its types.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'src/build/schema/definitionSchema.ts');
const { module } = await runnerImport(file, { configFile: false, root, logLevel: 'error' });
for (const [name, text] of Object.entries(module.definitionSchemas())) {
  await writeFile(path.join(root, name), text);
  console.log(name);
}
