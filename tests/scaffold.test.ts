/** A new tool and a new text style, as `npm run new` writes them, in a copy of the repository: green from the first minute. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const MINUTES = 60_000;
let copy: string;

/** Runs one of our commands in the copy, away from the terminal. Throws with all that a command said that failed. */
const npm = async (...args: readonly string[]): Promise<string> => {
  try {
    return (await run('npm', ['run', '-s', ...args], { cwd: copy })).stdout;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { readonly stdout: string; readonly stderr: string };
    throw Object.assign(new Error(`${message}\n${stdout}`, { cause: error }), { stderr });
  }
};
const changed = (): string[] =>
  execFileSync('git', ['status', '--short', '--untracked-files=all'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-tool-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const file of files.filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'As it is'], { cwd: copy });
}, MINUTES);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it(
  'a tool of two required texts and more that gives cards, also by a model: written, checked, and without a fault',
  async () => {
    const fields = 'topic:text!200,details:textarea!,place:text,tone:select=Plain|Warm,rounds:number';
    // A key of its own that is called as a key of every definition: it is no example of that.
    await npm('new', '--', 'tool', 'snow-notes', '--fields', fields, '--result', 'cards=title,time,about', '--model');
    expect(changed()).toEqual([
      'model/prompts/snow-notes.ts',
      'server/writers/snow-notes.ts',
      'tests/inputs/snow-notes.json',
      'tests/spec/snow-notes.ts',
      'tests/writers/snow-notes.test.ts',
      'tools/snow-notes.ts',
    ]);
    const checked = await npm('check', '--', 'snow-notes');
    expect(checked).toContain('Snow Notes: all is well');
    // What nobody has written yet is named, so that it is not published unread.
    expect(checked).toMatch(/^Still as `npm run new` wrote it: summary, .*about, steps, questions, writer\.$/m);
    expect(await npm('try', '--', 'snow-notes')).toContain('"title": "Topic"');
    await npm('reference', '--', '--check');
  },
  6 * MINUTES,
);

it(
  'a text style: written, checked, and without a fault',
  async () => {
    await npm('new', '--', 'converter', 'dotted-text-generator', '--title', 'Dotted Text');
    expect(readFileSync(path.join(copy, 'tests/converters/table.ts'), 'utf8')).toContain("slug: 'dotted-text-generator'");
    const checked = await npm('check', '--', 'dotted-text-generator');
    expect(checked).toContain('Dotted Text: all is well');
    expect(checked).toContain('Still as `npm run new` wrote it: summary, description, names people search for.');
  },
  6 * MINUTES,
);

it.each([
  [['tool', 'cta-generator'], /There is a page called “cta-generator” already\./],
  [['tool', 'Snow Notes'], /“Snow Notes” is no slug/],
  [['tool', 'snow-plans', '--fields', 'tone:select=One'], /a select has at least two choices/],
  [['tool', 'snow-plans', '--fields', 'topic:colour'], /“colour” is no kind of field/],
  [['tool', 'snow-plans', '--fields', 'topic:text,tone:select!=One|Two'], /only a text is required/],
  [['tool', 'snow-plans', '--fields', 'topic:text!9'], /the most of a text is 50 or higher/],
  [['tool', 'snow-plans', '--result', 'table'], /a result is a list, a text, or cards/],
  [['tool', 'snow-plans', '--result', 'cards=title'], /a card has two keys or more/],
  [['tool', 'snow-plans', '--colour', 'red'], /^Unknown option '--colour'\. The flags are [^\n]+\.\n$/],
  [['gadget', 'snow-plans'], /a tool or a converter/],
])('refuses %j, says why and writes nothing', async (args, why) => {
  const before = changed();
  await expect(npm('new', '--', ...args)).rejects.toMatchObject({ stderr: expect.stringMatching(why) });
  expect(changed()).toEqual(before);
});
