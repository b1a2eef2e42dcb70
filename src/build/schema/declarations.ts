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

export interface Declarations {
  /** @throws where there is none of this name, or different ones. */
  readonly typeCalled: (name: string) => TypeDeclaration;
  /** The keys of the object that this constant is. */
  readonly keysOf: (name: string) => readonly string[];
  /** The comment right before it. */
  readonly commentOn: (node: { readonly start: number }) => Comment;
}

const NONE: Comment = { words: '', tags: {} };
/** What may stand between a comment and what it is about. */
const BETWEEN = /^\s*(export\s+)?(\|\s*)?$/;
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
  const files = readdirSync(FORMAT).filter((name) => name.endsWith('.ts'));
  const text = files.map((name) => readFileSync(path.join(FORMAT, name), 'utf8')).join('\n');
  const { program, comments } = parseSync('format.ts', text, { preserveParens: false });
  const statements = program.body.map(bare);
  const types = statements.filter(
    (one) => one?.type === 'TSInterfaceDeclaration' || one?.type === 'TSTypeAliasDeclaration',
  ) as TypeDeclaration[];
  const constants = statements.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []));
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
    commentOn({ start }) {
      const above = comments.findLast(({ type, end }) => type === 'Block' && end <= start);
      return above && BETWEEN.test(text.slice(above.end, start)) ? commentIn(above.value) : NONE;
    },
  };
};
