/** What README and the pages in `docs/` name is there: files, folders, commands, links. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = 'docs';
const pages = ['README.md', ...readdirSync(DOCS).map((file) => path.posix.join(DOCS, file))];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };

/** What git ignores is made while the product runs. */
const MADE = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replaceAll('/', ''))
  .filter(Boolean);
const isMade = (file: string): boolean => MADE.includes(file.split('/')[0] ?? '');

/** A path as prose writes it: `server/writers/<slug>.ts`, `prompts/`, `judge.ts`. */
const PATH = /^(?:[\w.-]+\/)*(?:[\w.*-]|<\w+>)+(?:\/|\.(?:ts|tsx|mjs|cjs|md|json|yaml|html|css|svg))$/;
const SPAN = /`([^`\n]+)`/g;

/** The last name of a path may stand for several: `<slug>.ts`, `*.yaml`. */
const isThere = (file: string): boolean => {
  const { dir, base } = path.posix.parse(file);
  const [first = '', ...rest] = base.split(/<\w+>|\*/);
  if (rest.length === 0) return existsSync(file);
  return existsSync(dir) && readdirSync(dir).some((name) => name.startsWith(first) && name.endsWith(rest.at(-1) ?? ''));
};

/** Every folder on the way to this path. */
const foldersOf = (file: string): string[] => {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

/** Paths in a paragraph or a row that lead nowhere: from the root, or from a folder that was named before them. */
const lostIn = (paragraph: string): string[] => {
  const named = [...paragraph.matchAll(SPAN)].map(([, text = '']) => text).filter((text) => PATH.test(text) && !isMade(text));
  const known = new Set<string>();
  return named.filter((file) => {
    const found = [file, ...[...known].map((folder) => `${folder}/${file}`)].find(isThere);
    for (const folder of foldersOf(found ?? '')) known.add(folder);
    return found === undefined;
  });
};

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');
const paragraphsOf = (text: string): string[] => withoutCode(text).split(/\n\n|\n(?=[-|]|\d+\. )/);

it('reads every page', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/definition.md', 'docs/value.svg']));
  const named = pages.flatMap((page) =>
    [...withoutCode(readFileSync(page, 'utf8')).matchAll(SPAN)].filter(([, text]) => PATH.test(text!)),
  );
  expect(named.length).toBeGreaterThan(150);
});

it.each([
  ['a file that is not there', 'see `tools/nothing.ts`', ['tools/nothing.ts']],
  ['one of a folder that was named before', 'in `engine/definition/rules/compile.ts`; `judge.ts` beside it', []],
  ['a folder of no name that is known', '`engine/nowhere/`', ['engine/nowhere/']],
  ['any tool', '`tools/<slug>.ts`', []],
  ['what the product makes', '`data/assets/`', []],
])('finds %s', (_, words, lost) => expect(lostIn(words)).toEqual(lost));

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names files and folders that are there', () => expect(paragraphsOf(text).flatMap(lostIn)).toEqual([]));

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('runs tests that are there', () => {
    const files = [...text.matchAll(/npx vitest run ([\w./-]+)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, to = '']) => path.join(path.dirname(page), to));
    expect(links.filter((to) => !existsSync(to))).toEqual([]);
  });

  it('draws files that are there', () => {
    const drawn = [...text.matchAll(/class="file"[^>]*>([^<]+)</g)].map(([, file = '']) => file);
    expect(page.endsWith('.svg') ? drawn.length : 1).toBeGreaterThan(0);
    expect(drawn.filter((file) => !existsSync(file))).toEqual([]);
  });
});
