// `npm run check -- <slug>`: everything there is to check about one tool or text style, in under half a minute. Ends with code 1
// where something is wrong.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
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
/** The suites that walk over all tools, held to this one by the name of its tests. */
const WALK = converter
  ? ['tests/converters.test.tsx', 'tests/converters', 'tests/find', 'tests/schema.test.ts']
  : [`tests/tools/${slug}.test.tsx`, 'tests/contract', 'tests/rules', 'tests/find', 'tests/schema.test.ts'];

/** What is quick first: it would only slow the rest down. */
const STEPS = [
  [
    ['types', ['tsc', '-p', '.']],
    ['lint', ['oxlint', '--deny-warnings', ...files]],
    ['format', ['biome', 'format', ...files]],
  ],
  [
    ['suites', ['vitest', 'run', ...WALK, '-t', `${quoted(slug)}|${quoted(page.name)}`]],
    [
      'its own tests, and what the catalogue lacks',
      ['vitest', 'run', 'tests/complete.test.ts', 'tests/definitions.test.ts', ...own],
    ],
  ],
];

const result = async ([name, command]) => {
  try {
    await run('npx', command, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    return { name, isGood: true };
  } catch ({ stdout, stderr }) {
    return { name, isGood: false, said: `${stdout}${stderr}` };
  }
};

const started = performance.now();
const results = [];
for (const together of STEPS) results.push(...(await Promise.all(together.map(result))));
for (const { name, isGood, said } of results) console.log(`${isGood ? '✓' : '✗'} ${name}${isGood ? '' : `\n${said}`}`);
const isGood = results.every((result) => result.isGood);
console.log(
  `${page.name}: ${isGood ? 'all is well' : 'something is wrong'} (${Math.round((performance.now() - started) / 1000)} s, ${files.length} files)`,
);
process.exit(isGood ? 0 : 1);
