// `npm run new -- tool <slug>` and `npm run new -- converter <slug>`: writes all the files that a new tool or text style has, so
// that it runs and every suite passes at once. What is not said by flags is asked, where somebody sits at the terminal.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { converterFiles, rowOf } from './new/converter.mjs';
import { fieldsIn } from './new/fields.mjs';
import { resultIn } from './new/results.mjs';
import { toolFiles } from './new/tool.mjs';
import { soundCatalogue } from './sound.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const ROWS = 'tests/converters/table.ts';
const USAGE = `npm run new -- tool <slug> [--title "A Name"] [--fields 'topic:text!200,details:textarea!,tone:select=Warm|Plain'] [--result list|text|cards=title,time,aim] [--group edit] [--model]
npm run new -- converter <slug> [--title "A Name"] [--mark 0307]
A field is text, textarea, select, number or checkbox; ! says that a text is required, a number how long it may be.`;

/** Says what is wrong and ends, with nothing written. */
const refuse = (message) => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(1);
};

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const options = {
  title: { type: 'string' },
  fields: { type: 'string' },
  result: { type: 'string' },
  group: { type: 'string' },
  mark: { type: 'string' },
  model: { type: 'boolean' },
};

const parsed = () => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (problem) {
    const flags = Object.keys(options).map((flag) => `--${flag}`);
    console.error(`${problem.message.split('. ')[0]}. The flags are ${flags.join(', ')}.`);
    return process.exit(1);
  }
};

/** What was said by flag, what is answered at the terminal, or what it is otherwise. */
const asked = async (said, question, otherwise) => {
  if (said !== undefined) return said;
  if (!process.stdin.isTTY) return otherwise;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (${otherwise}) `);
  terminal.close();
  return answer.trim() === '' ? otherwise : answer.trim();
};

const titleOf = (slug) => slug.replace(/(^|-)(\w)/g, (_, hyphen, letter) => `${hyphen && ' '}${letter.toUpperCase()}`);

const {
  values,
  positionals: [kind, slug],
} = parsed();
if (kind !== 'tool' && kind !== 'converter') refuse('Say what is to be made: a tool or a converter.');
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug ?? ''))
  refuse(`“${slug ?? ''}” is no slug: small letters and digits, with hyphens between.`);

const { tools, converters } = await soundCatalogue();
const all = [...Object.values(tools), ...Object.values(converters)];
if (all.some((one) => one.slug === slug)) refuse(`There is a page called “${slug}” already.`);

const title = await asked(values.title, 'What is it called?', titleOf(slug));
/** Two pages of the same group that it goes well with. */
const relatedIn = (group) =>
  all
    .filter((one) => one.group === group)
    .slice(0, 2)
    .map((one) => one.slug);

const filesOfTool = async () => {
  const fields = await asked(values.fields, 'Which fields has it?', 'topic:text,tone:select=Plain|Warm');
  const result = await asked(values.result, 'Does it give a list, a text, or cards=title,time,aim?', 'list');
  const group = values.group ?? 'edit';
  if (relatedIn(group).length < 2) throw new Error(`There is no group “${group}”.`);
  return toolFiles({
    slug,
    title,
    fields: fieldsIn(fields),
    result: resultIn(result),
    group,
    related: relatedIn(group),
    model: values.model,
  });
};

const filesOfConverter = () => {
  const mark = Number.parseInt(values.mark ?? '0307', 16);
  if (!(mark >= 0x300 && mark <= 0x36f)) throw new Error('A mark is a combining character from 0300 to 036f.');
  const style = { slug, title, mark, related: relatedIn('styles') };
  const rows = readFileSync(path.join(root, ROWS), 'utf8');
  const end = rows.indexOf('\n];', rows.indexOf('export const CONVERTERS'));
  return { ...converterFiles(style), [ROWS]: `${rows.slice(0, end + 1)}${rowOf(style)}${rows.slice(end + 1)}` };
};

const files = await Promise.resolve()
  .then(kind === 'tool' ? filesOfTool : filesOfConverter)
  .catch((problem) => refuse(problem.message));
const there = Object.keys(files).find((file) => file !== ROWS && existsSync(path.join(root, file)));
if (there) refuse(`${there} is there already.`);
for (const [file, source] of Object.entries(files)) writeFileSync(path.join(root, file), source);
execFileSync('npx', ['biome', 'format', '--write', ...Object.keys(files)], { cwd: root, stdio: 'ignore' });

console.log(
  `Written:\n${Object.keys(files)
    .map((file) => `  ${file}`)
    .join('\n')}\n\nNow: npm run check -- ${slug}, then npm run dev and /${slug}`,
);
process.exit();
