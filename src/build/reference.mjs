// `npm run reference`: writes docs/definition.md anew from the types of the definition format and the definitions themselves. With
// `--check`, only says whether it is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'src/build/reference/definitionReference.ts');
const { module } = await runnerImport(file, { configFile: false, root, logLevel: 'error' });

const kept = path.join(root, 'docs/definition.md');
const before = await readFile(kept, 'utf8').catch(() => '');
const { text, gaps } = module.definitionReference(before);
for (const gap of gaps) console.error(gap);
if (gaps.length > 0) process.exitCode = 1;

if (!process.argv.includes('--check')) {
  await writeFile(kept, text);
  console.log('docs/definition.md');
} else if (before !== text) {
  console.error('docs/definition.md is not what the types in engine/definition and the definitions say: npm run reference');
  process.exitCode = 1;
}
