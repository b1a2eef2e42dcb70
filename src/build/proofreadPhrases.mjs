// `npm run proofread:phrases`: what a grammar checker says about the rows that people edit. It is often wrong about a joke, so a
// person reads its output after writing rows, and nothing fails.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { fromSource } from './fromSource.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Texts that were checked before are not checked again. */
const cacheFile = path.join(root, 'node_modules/.cache/phrases.json');
const digestOf = (text) => createHash('sha1').update(text).digest('base64url').slice(0, 12);
/** Kinds of advice that are a matter of taste in a single line. */
const TASTE = new Set(['Style', 'Readability', 'Enhancement', 'Redundancy', 'WordChoice', 'Regionalism']);

await fromSource(async (load) => {
  const { phraseTexts } = await load('src/build/phrases/check.ts');
  const known = new Set(JSON.parse(await readFile(cacheFile, 'utf8').catch(() => '[]')));
  const linter = new LocalLinter({ binary, dialect: Dialect.American });
  await linter.setup();
  for (const { file, text } of phraseTexts(root)) {
    if (known.has(digestOf(text))) continue;
    // Part of a sentence is checked as if it were a whole one.
    const lints = await linter.lint(text.charAt(0).toUpperCase() + text.slice(1), { language: 'plaintext' });
    const remarks = lints.filter((lint) => !TASTE.has(lint.lint_kind()));
    for (const lint of remarks) console.log(`${file}: “${text}”: ${lint.get_problem_text()}: ${lint.message()}`);
    for (const lint of lints) lint.free();
    if (remarks.length === 0) known.add(digestOf(text));
  }
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify([...known]));
});
process.exit();
