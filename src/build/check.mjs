// `npm run check -- <slug>`: everything there is to check about one tool or text style, in under half a minute. Ends with code 1
// where something is wrong.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { transformOf } from './new/converter.mjs';
import { soundCatalogue } from './sound.mjs';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const [slug] = process.argv.slice(2);
/** Where files of a tool or a text style stand. */
const FOLDERS = ['tools', 'converters', 'server/writers', 'model/prompts', 'tests/spec', 'tests/writers', 'tests/converters'];

const { tools, converters } = await soundCatalogue();
const tool = tools[`tools/${slug}.ts`];
const converter = converters[`converters/${slug}.ts`];
const page = tool ?? converter;
if (!page) {
  console.error(`There is neither a tool nor a text style called “${slug ?? ''}”. Usage: npm run check -- <slug>`);
  process.exit(1);
}

const names = [
  slug,
  ...(converter ? converter.styles.flatMap(({ transform, back }) => [transform, back]) : []),
  transformOf(slug),
];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && names.includes(file.split('.')[0]))
    .map((file) => `${folder}/${file}`),
);
const own = files.filter((file) => /\.test\.tsx?$/.test(file));
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** How a test file comes by all pages, to name its tests after them. */
const WALKS = /import\.meta\.glob|\/(?:endpoints|catalogue|definitions|table|texts|charts|marks)\.ts'/;
/** A file of which no test would be run is not started: it would set up its servers all the same. */
const mayConcern = (file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return WALKS.test(source) || source.includes(slug) || source.includes(page.name);
};
const testsIn = (folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter(mayConcern);
/** The suites that walk over all tools, held to this one by the name of its tests. */
const WALK = [
  ...(converter
    ? ['tests/converters.test.tsx', ...testsIn('tests/converters')]
    : [`tests/tools/${slug}.test.tsx`, ...testsIn('tests/contract'), ...testsIn('tests/rules')]),
  ...testsIn('tests/find'),
  'tests/schema.test.ts',
];

/** What is quick first: it would only slow the rest down. */
const STEPS = [
  [
    ['types', ['tsc', '-p', '.']],
    ['lint', ['oxlint', '--deny-warnings', ...files]],
    ['format', ['biome', 'format', ...files]],
  ],
  [
    ['suites', ['vitest', 'run', '--hideSkippedTests', ...WALK, '-t', `${quoted(slug)}|${quoted(page.name)}`]],
    [
      'its own tests, and what the catalogue lacks',
      ['vitest', 'run', 'tests/complete.test.ts', 'tests/definitions.test.ts', ...own],
    ],
  ],
];

/** Of a test that fails, its words: not the whole page that it looked at. */
const env = { ...process.env, DEBUG_PRINT_LIMIT: '0' };

const result = async ([name, command]) => {
  try {
    await run('npx', command, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
    return { name, isGood: true };
  } catch ({ stdout, stderr }) {
    return { name, isGood: false, said: stripVTControlCharacters(`${stdout}${stderr}`) };
  }
};

/** The names of the tests that failed, or the step where it has no tests. */
const failuresIn = ({ name, said }) => {
  const failed = [...said.matchAll(/^ FAIL +(\S.*)$/gm)].map(([, test]) => test);
  return failed.length === 0 ? [name] : [...new Set(failed)];
};

const started = performance.now();
const results = [];
for (const together of STEPS) results.push(...(await Promise.all(together.map(result))));
for (const { name, isGood, said } of results) console.log(`${isGood ? '✓' : '✗'} ${name}${isGood ? '' : `\n${said}`}`);
const failures = results.filter(({ isGood }) => !isGood).flatMap(failuresIn);
const isGood = failures.length === 0;
if (!isGood) console.log(`What is wrong:\n${failures.map((each) => `  ${each}`).join('\n')}`);
console.log(
  `${page.name}: ${isGood ? 'all is well' : 'something is wrong'} (${Math.round((performance.now() - started) / 1000)} s, ${files.length} files)`,
);
process.exit(isGood ? 0 : 1);
