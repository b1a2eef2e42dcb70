/** The JSON Schemas of the definition format, generated from its types: for editors, for the check of the catalogue, for CI. */
import type { Schema } from './algebra.ts';
import { readDeclarations } from './declarations.ts';
import { schemasFrom } from './fromTypes.ts';

/** The types that a definition can be of, by the file that their schema is kept in. */
const ROOTS = { 'tool-definition': 'ToolDefinition', 'converter-definition': 'ConverterDefinition' } as const;

/** What a schema refers to, and what that refers to in turn. */
const reachable = (schema: Schema, kept: ReadonlyMap<string, Schema>, found = new Map<string, Schema>()): typeof found => {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    const part = kept.get(name);
    if (part && !found.has(name)) reachable(part, kept, found.set(name, part));
  }
  return found;
};

const schemaOf = (root: string): Schema => {
  const { called, kept } = schemasFrom(readDeclarations());
  called(root);
  const { description, properties, ...rest } = kept.get(root) ?? {};
  const parts = reachable({ properties: properties ?? {} }, kept);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'Generated from the types in engine/definition by `npm run schema`.',
    title: root,
    ...(description && { description }),
    ...rest,
    // What names this schema to an editor.
    properties: { $schema: { type: 'string' }, ...properties },
    $defs: Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
};

const WIDTH = 130;

/** JSON as one would write it: what fits on a line stands on one. */
const written = (value: unknown, indent = ''): string => {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const [open, entries, close] = Array.isArray(value)
    ? ['[', value.map((one) => written(one, inner)), ']']
    : ['{', Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${written(one, inner)}`), '}'];
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
};

/** The text of each file of schemas, by its path from the root of the project. */
export const definitionSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ROOTS).map(([name, root]) => [`engine/${name}.schema.json`, `${written(schemaOf(root))}\n`]));
