/**
 * What the interface says stands in `words/`, what a tool says in its definition, and what a page says that is only read on that
 * page: nothing is said in the code between them, where nobody would find it to read, to check or to translate.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['components', 'engine', 'renderers', 'src'];
/** Pages that are only read, and what only its builders see. */
const ELSEWHERE = /^src\/(?:info|build|reference)\//;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
).filter((file) => !ELSEWHERE.test(file));

/** Attributes that are seen or heard. */
const SAID = new Set(['aria-label', 'title', 'label', 'placeholder', 'alt', 'words']);

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: { readonly name?: string };
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Words between tags, and in attributes that are seen or heard. */
const saidIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(saidIn);
  if (!isNode(node)) return [];
  const own = node.type === 'JSXText' ? node.value : undefined;
  const attribute = node.type === 'JSXAttribute' && SAID.has(String(node.name?.name)) ? node.value : undefined;
  const literal = isNode(attribute) && attribute.type === 'Literal' ? attribute.value : undefined;
  const said = [own, literal].filter((words): words is string => typeof words === 'string' && /\p{L}{2}/u.test(words));
  return [...said, ...Object.values(node).flatMap(saidIn)];
};

it('says nothing outside its one place', () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    saidIn(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program).map((words) => `${file}: ${words.trim()}`),
  );
  expect(found).toEqual([]);
});
