/** The types of the definition format as they stand in its files, each with the comment above it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';

const FORMAT = path.resolve(import.meta.dirname, '../../../engine/definition');

export type TypeDeclaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** What a comment says of a type, and what it bounds it to: `@minimum 1`. */
export interface Comment {
  readonly words: string;
  readonly tags: Readonly<Record<string, string>>;
}

/** A function that makes a part of a definition: `textarea(...)`. */
export interface Helper {
  readonly name: string;
  readonly makes: ESTree.ArrowFunctionExpression;
  readonly comment: Comment;
}

export interface Declarations {
  /** @throws where there is none of this name, or different ones. */
  readonly typeCalled: (name: string) => TypeDeclaration;
  /** The keys of the object that this constant is. */
  readonly keysOf: (name: string) => readonly string[];
  /** The comment right before it. */
  readonly commentOn: (node: { readonly start: number }) => Comment;
  readonly isType: (name: string) => boolean;
  readonly helpers: readonly Helper[];
  /** The name of the file that it stands in, and what the file says of itself at its top. */
  readonly fileOf: (node: { readonly start: number }) => { readonly name: string; readonly about: string };
  /** As it was written. */
  readonly textOf: (node: { readonly start: number; readonly end: number }) => string;
}

const NONE: Comment = { words: '', tags: {} };
/** What may stand between a comment and what it is about. */
const BETWEEN = /^\s*(export\s+)?(\|\s*)?$/;
/** The comment at the top of a file. */
const HEADER = /^\/\*\*([\s\S]*?)\*\/\s*\n(?=\n|import)/;
const TAG = /(?:^|\s)@(?=[a-z])/;

const commentIn = (text: string): Comment => {
  const plain = text
    .replace(/^[ \t]*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [words = '', ...tags] = plain.split(TAG);
  const entries = tags.map((tag): [string, string] => {
    const [name = '', ...value] = tag.split(' ');
    return [name, value.join(' ')];
  });
  return { words: words.trim(), tags: Object.fromEntries(entries) };
};

const keysIn = (expression: ESTree.Expression | null): string[] => {
  const object = expression?.type === 'TSAsExpression' ? expression.expression : expression;
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((one) => (one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : []));
};

/** The statement itself, exported or not. */
const bare = (statement: ESTree.Program['body'][number]) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

/** All that the files of the format declare. They are read as one, so that a place in the text says where something is. */
export const readDeclarations = (): Declarations => {
  const names = readdirSync(FORMAT).filter((name) => name.endsWith('.ts'));
  const texts = names.map((name) => readFileSync(path.join(FORMAT, name), 'utf8'));
  const text = texts.join('\n');
  const { program, comments } = parseSync('format.ts', text, { preserveParens: false });
  const statements = program.body.map(bare);
  const types = statements.filter(
    (one) => one?.type === 'TSInterfaceDeclaration' || one?.type === 'TSTypeAliasDeclaration',
  ) as TypeDeclaration[];
  const constants = statements.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []));
  const commentOn: Declarations['commentOn'] = ({ start }) => {
    const above = comments.findLast(({ type, end }) => type === 'Block' && end <= start);
    return above && BETWEEN.test(text.slice(above.end, start)) ? commentIn(above.value) : NONE;
  };
  const files = texts.map((one, at) => {
    const [, header] = HEADER.exec(one) ?? [];
    return { name: path.basename(names[at] ?? '', '.ts'), about: header === undefined ? '' : commentIn(header).words };
  });
  return {
    typeCalled(name) {
      const [found, ...others] = types.filter(({ id }) => id.name === name);
      if (!found) throw new Error(`The definition format has no type called ${name}.`);
      const written = ({ start, end }: TypeDeclaration): string => text.slice(start, end);
      if (others.some((other) => written(other) !== written(found)))
        throw new Error(`The definition format has two different types called ${name}.`);
      return found;
    },
    keysOf: (name) => keysIn(constants.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init ?? null),
    commentOn,
    isType: (name) => types.some(({ id }) => id.name === name),
    helpers: program.body.flatMap((statement) => {
      const own = bare(statement);
      if (statement.type !== 'ExportNamedDeclaration' || own?.type !== 'VariableDeclaration') return [];
      return own.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
          ? [{ name: id.name, makes: init, comment: commentOn(statement) }]
          : [],
      );
    }),
    fileOf({ start }) {
      let end = 0;
      return files[texts.findIndex((one) => (end += one.length + 1) > start)]!;
    },
    textOf: ({ start, end }) => text.slice(start, end),
  };
};
