// `npm run check -- <slug>`: everything there is to check about one tool or text style, in some half a minute. Ends with code 1
// where something is wrong.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { findingsIn } from './check/findings.mjs';
import { transformOf } from './new/converter.mjs';
import { standingIn, styleFiller, toolFiller, WRITER_FILLER } from './new/filler.mjs';
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
/** What is about it alone. */
const own = [...files.filter((file) => /\.test\.tsx?$/.test(file)), ...(tool ? [`tests/tools/${slug}.test.tsx`] : [])];
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
/** The suites that walk over all tools, held to this one by the name of its tests, and what the catalogue may lack. */
const WALK = [
  ...(converter
    ? ['tests/converters.test.tsx', ...testsIn('tests/converters')]
    : [...testsIn('tests/contract'), ...testsIn('tests/rules')]),
  ...testsIn('tests/find'),
  'tests/schema.test.ts',
  'tests/complete.test.ts',
  'tests/definitions.test.ts',
];

/** The suites take one processor, what is about this tool alone another. What a file has loaded serves the next. */
const tests = (...args) => ['vitest', 'run', '--hideSkippedTests', '--no-isolate', '--maxWorkers=1', ...args];
const STEPS = {
  types: ['tsc', '-p', '.'],
  lint: ['oxlint', '--deny-warnings', '--format=unix', ...files],
  format: ['biome', 'format', ...files],
  suites: tests(...WALK, '-t', `${quoted(slug)}|${quoted(page.name)}|^the catalogue `),
  ...(own.length > 0 && { 'its own tests': tests(...own) }),
};

/** Of a test that fails, its words: not the whole page that it looked at. */
const env = { ...process.env, DEBUG_PRINT_LIMIT: '0' };

const result = async ([name, command]) => {
  try {
    await run('npx', command, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
    return { name, said: '' };
  } catch ({ stdout, stderr }) {
    return { name, said: stripVTControlCharacters(`${stdout}${stderr}`) };
  }
};

/** As soon as it is known: the quick ones are done long before the suites. */
const tell = ({ name, said }) => {
  if (said === '') console.log(`✓ ${name}`);
  else console.log([`✗ ${name}`, ...findingsIn(said).map((each) => `  ${each}`), ''].join('\n'));
};

const started = performance.now();
const results = await Promise.all(
  Object.entries(STEPS).map(async (step) => {
    const outcome = await result(step);
    tell(outcome);
    return outcome;
  }),
);
const isFiller = (file) => readFileSync(path.join(root, file), 'utf8').includes(WRITER_FILLER);
const unwritten = [
  ...standingIn(page, (tool ? toolFiller : styleFiller)(page.name)),
  ...(files.some(isFiller) ? ['writer'] : []),
];
if (unwritten.length > 0) console.log(`Still as \`npm run new\` wrote it: ${unwritten.join(', ')}.`);
const wrong = results.filter(({ said }) => said !== '');
if (wrong.length > 0) {
  const whole = path.join(root, `node_modules/.cache/check/${slug}.txt`);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, wrong.map(({ name, said }) => `${name}\n${said}`).join('\n'));
  console.log(`All that was said of it: ${path.relative(root, whole)}`);
}
console.log(
  `${page.name}: ${wrong.length === 0 ? 'all is well' : 'something is wrong'} (${Math.round((performance.now() - started) / 1000)} s, ${files.length} files)`,
);
process.exit(wrong.length === 0 ? 0 : 1);
