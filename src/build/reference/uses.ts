/** How the definitions of today write a part: pieces of their files, found by the keys and helpers that they use. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** A piece of a definition. */
export interface Piece {
  readonly file: string;
  readonly text: string;
  /** The function that it calls, or the key or constant that it is the value of. */
  readonly calls: string | undefined;
  readonly under: string | undefined;
  /** The type that a constant says it is of. */
  readonly typed: string | undefined;
  /** The texts that it is, or that are in it if it is a list. */
  readonly values: readonly string[] | undefined;
  /** The keys that it writes, each as it is written. */
  readonly keys: ReadonlyMap<string, Written>;
}

interface Written {
  readonly text: string;
  readonly value: string | undefined;
}

type Node = ESTree.Node;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((one): one is Node => isNode(one));

const nameOf = (node: Node): string | undefined => (node.type === 'Identifier' ? node.name : undefined);

/** The type that a constant says it is of. */
const typeOf = (constant: Node): string | undefined => {
  const said = 'typeAnnotation' in constant ? constant.typeAnnotation : undefined;
  const type = said?.type === 'TSTypeAnnotation' ? said.typeAnnotation : undefined;
  return type?.type === 'TSTypeReference' ? nameOf(type.typeName) : undefined;
};

/** The value without what only TypeScript sees. */
const bare = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? node.expression : node;

/** A piece of more lines than this is shown without what is inside its larger parts. */
const LINES = 16;
const linesIn = (text: string): number => text.split('\n').length;

const shortOf = (node: Node, source: string): string => {
  const text = source.slice(node.start, node.end);
  if (linesIn(text) <= 2) return text;
  if (node.type === 'ArrayExpression') return '[/* … */]';
  if (node.type === 'CallExpression') return `${source.slice(node.callee.start, node.callee.end)}(/* … */)`;
  return node.type === 'ObjectExpression' ? '{ /* … */ }' : text;
};

/** The text of a piece as it stands in its file, from the beginning of its line on. */
const written = (whole: Node, source: string): string => {
  const inner = bare(whole.type === 'Property' ? whole.value : whole);
  const holder = inner.type === 'CallExpression' ? inner.arguments.find(({ type }) => type === 'ObjectExpression') : inner;
  let text = source.slice(whole.start, whole.end);
  if (linesIn(text) > LINES && holder?.type === 'ObjectExpression')
    for (const one of holder.properties.toReversed()) {
      const value = one.type === 'Property' ? one.value : undefined;
      if (value) text = text.slice(0, value.start - whole.start) + shortOf(value, source) + text.slice(value.end - whole.start);
    }
  const line = source.slice(source.lastIndexOf('\n', whole.start) + 1, whole.start);
  const indent = ' '.repeat(line.length - line.trimStart().length);
  return text.replaceAll(`\n${indent}`, '\n');
};

const valueOf = (node: Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const valuesOf = (node: Node): readonly string[] | undefined => {
  if (node.type === 'ArrayExpression') return node.elements.flatMap((one) => (one ? (valueOf(one) ?? []) : []));
  const value = valueOf(node);
  return value === undefined ? undefined : [value];
};

const keysIn = (node: Node, source: string): ReadonlyMap<string, Written> =>
  new Map(
    (node.type === 'ObjectExpression' ? node.properties : []).flatMap((one): [string, Written][] => {
      const key = one.type === 'Property' ? nameOf(one.key) : undefined;
      return one.type === 'Property' && key !== undefined
        ? [[key, { text: written(one, source), value: valueOf(one.value) }]]
        : [];
    }),
  );

const piecesIn = (file: string): Piece[] => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const found: Piece[] = [];
  const visit = (node: Node, parent: Node | undefined): void => {
    const value = bare(node);
    const call = value.type === 'CallExpression' ? value : undefined;
    const isNamed = parent?.type === 'Property' || parent?.type === 'VariableDeclarator';
    const isPiece =
      value.type === 'Literal' ? isNamed : ['CallExpression', 'ObjectExpression', 'ArrayExpression'].includes(value.type);
    if (isPiece) {
      const constant = parent?.type === 'VariableDeclarator' ? parent.id : undefined;
      found.push({
        file,
        text: (constant ? 'const ' : '') + written(isNamed ? parent : node, source),
        calls: call && nameOf(call.callee),
        under: parent?.type === 'Property' ? nameOf(parent.key) : undefined,
        typed: constant && typeOf(constant),
        values: valuesOf(value),
        keys: keysIn(call?.arguments.find(({ type }) => type === 'ObjectExpression') ?? value, source),
      });
    }
    for (const part of partsOf(value)) if (value.type !== 'Property' || part !== value.key) visit(part, value);
  };
  visit(parseSync(file, source, { preserveParens: false }).program, undefined);
  return found;
};

/** Every piece of the definitions in these folders, in the order of the files. */
export const piecesOf = (...folders: readonly string[]): readonly Piece[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .flatMap((name) => piecesIn(`${folder}/${name}`)),
  );

/** Whether a page shows this text of this file. */
export type IsShown = (piece: Pick<Piece, 'file' | 'text'>) => boolean;

/** What a page shows of each file: in blocks of code, under the names of the files. */
export const shownOn = (page: string): IsShown => {
  const shown = new Map<string, string>();
  for (const [block] of page.matchAll(/^```ts\n[\s\S]*?^```/gm))
    for (const part of block.slice(0, -4).split(/^\/\/ (?=\S+\.ts$)/m)) {
      const [file = '', ...lines] = part.split('\n');
      shown.set(file, `${shown.get(file) ?? ''}\n${lines.join('\n')}\n`);
    }
  return ({ file, text }) => shown.get(file)?.includes(`\n${text}\n`) ?? false;
};

/** How much more a piece is worth that is shown already: a new definition alone changes nothing that others show as well. */
const STAYS = 1_000;

/**
 * Few and short pieces that together show as much as any do.
 * @param shows what a piece shows of a part; nothing where it is none of it.
 */
export const chosen = (
  pieces: readonly Piece[],
  shows: (piece: Piece) => readonly string[],
  isShown: IsShown,
): readonly Piece[] => {
  const open = pieces
    .map((piece) => ({ piece, shown: new Set(shows(piece)) }))
    .filter(({ shown }) => shown.size > 0)
    .map((one) => ({ ...one, weight: (isShown(one.piece) ? STAYS : 1) / (1 + linesIn(one.piece.text) / LINES) }));
  const missing = new Set(open.flatMap(({ shown }) => [...shown]));
  const taken: Piece[] = [];
  const worth = ({ shown, weight }: (typeof open)[number]): number =>
    weight * [...shown].filter((one) => missing.has(one)).length;
  while (missing.size > 0) {
    const best = open.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    taken.push(best.piece);
    for (const one of best.shown) missing.delete(one);
  }
  return taken;
};
