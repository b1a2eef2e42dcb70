/** Nothing that a visitor reads holds the words that `docs/writing.md` says we avoid. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const FOLDERS = [
  'tools',
  'choices',
  'words',
  'converters',
  'components',
  'renderers',
  'src',
  'engine',
  'server/writers/grammar/rules',
];

/** As the page on writing lists them, in the forms they came in. */
const AVOIDED: readonly RegExp[] = [
  /kept by nobody/i,
  /\bpart them with\b|\bparted by\b/i,
  /\bwith slips\b/i,
  /take the plain text/i,
  /fill it in as it was/i,
  /ended before it was finished/i,
  /says (?:who owns|that it belongs)/i,
  /tells of the past/i,
  /\bit does without\b/i,
  /usual dress/i,
  /\bmails\b/i,
  /please note that/i,
  /\bin order to\b/i,
  /\butili[sz]e\b/i,
];

/** What stands in quotation marks and between tags; comments are for us. */
const saidIn = (source: string): string[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'([^'\n]{12,})'|`([^`]{12,})`|>\s*([A-Z][^<>{}]{12,})/g)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
};

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** A sample of a machine's prose, which the humanizer mends, and rules that name what they mend. */
const QUOTES_THEM = new Set(['tools/text-humanizer.ts', 'converters/transforms/humanize.ts']);
const isRule = (file: string): boolean => file.includes('grammar/rules/') && /wordiness|register/.test(file);

it('says everything the short way', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .filter((file) => !QUOTES_THEM.has(file.replaceAll(path.sep, '/')) && !isRule(file))
    .flatMap((file) =>
      saidIn(readFileSync(path.join(root, file), 'utf8')).flatMap((words) =>
        AVOIDED.filter((avoided) => avoided.test(words)).map((avoided) => `${file}: ${avoided.source}: ${words.slice(0, 80)}`),
      ),
    );
  expect(found).toEqual([]);
});
