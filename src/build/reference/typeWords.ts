/** What a key takes, in words. */
import type { ESTree } from 'vite';
import type { Names } from './forms.ts';
import type { Comment, Declarations } from '../schema/declarations.ts';

/** Types that are said in words rather than explained in a part of their own. */
const WORDS: Readonly<Record<string, string>> = {
  PositiveInteger: 'a whole number from 1',
  Positive: 'a number above 0',
  IconName: 'the name of an icon of lucide',
  FieldKey: 'the key of a field',
  CallName: 'the name of a side call',
  Key: 'a key',
  KeysOfShape: 'a key of the reply',
  RecordLists: 'the key of a list of records',
  TextKeys: 'the key of a text or a label',
  AnyKey: 'the key of a text, a label or a figure',
  FormValues: 'values by the keys of fields',
  Sent: 'one of its values',
};
export const isSaidInWords = (type: string): boolean => type in WORDS;

/** Types that only carry another one. */
const CARRIERS = new Set(['NoInfer', 'Partial', 'Extract']);

const BOUNDS: Readonly<Record<string, (value: string) => string>> = {
  minItems: (value) => `at least ${value}`,
  maxItems: (value) => `at most ${value}`,
  minProperties: (value) => `at least ${value}`,
  minLength: (value) => (value === '0' ? 'may be empty' : `at least ${value} characters`),
  maxLength: (value) => `at most ${value} characters`,
  minimum: (value) => `from ${value}`,
  pattern: (value) => `\`${value}\``,
  type: (value) => (value === 'integer' ? 'whole' : value),
  uniqueItems: () => 'no two alike',
  default: (value) => `${value} unless said`,
};

/** What the tags of a comment bound a value to. */
export const boundsIn = ({ tags }: Comment): string =>
  Object.entries(tags)
    .map(([name, value]) => BOUNDS[name]?.(value) ?? `${name} ${value}`)
    .join(', ');

export const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const code = (text: string): string => `\`${text}\``;

/** The last two with a word between them, those before with commas. */
export const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** How each kind of type reads. */
type Readers = {
  readonly [K in ESTree.TSType['type']]?: (node: Extract<ESTree.TSType, { readonly type: K }>, names: Names) => string;
};

/** @param linkTo a link to what explains a type, where something does. */
export const typeWords = (declarations: Declarations, linkTo: (type: string) => string | undefined) => {
  const either = (members: readonly string[]): string => listed(members, 'or');

  const readers: Readers = {
    TSStringKeyword: () => 'text',
    TSNumberKeyword: () => 'a number',
    TSBooleanKeyword: () => '`true` or `false`',
    TSAnyKeyword: () => 'anything',
    TSLiteralType: (node) => code(declarations.textOf(node)),
    TSTemplateLiteralType: (node) => code(declarations.textOf(node).replaceAll('`', '').replaceAll('${string}', '…')),
    TSUnionType: ({ types }, names) => either(types.map((one) => said(one, names))),
    // That a key is a text goes without saying.
    TSIntersectionType: ({ types }, names) =>
      types
        .filter(({ type }) => type !== 'TSStringKeyword')
        .map((one) => said(one, names))
        .join(' with '),
    TSArrayType: ({ elementType }, names) => `list of ${plural(said(elementType, names))}`,
    TSTupleType: ({ elementTypes }, names) => elementTypes.map((one) => inTuple(one, names)).join(', then '),
    TSTypeLiteral: ({ members }, names) => `{ ${members.map((member) => inObject(member, names)).join(', ')} }`,
    TSMappedType: ({ typeAnnotation }, names) => (typeAnnotation ? `by key: ${said(typeAnnotation, names)}` : 'anything'),
    TSIndexedAccessType: ({ objectType }, names) =>
      objectType.type === 'TSMappedType' && objectType.typeAnnotation ? said(objectType.typeAnnotation, names) : 'anything',
    TSConditionalType: ({ trueType }, names) => said(trueType, names),
    TSTypeOperator: (node, names) => (node.operator === 'keyof' ? keys(node) : said(node.typeAnnotation, names)),
    TSTypeReference: (node, names) => named(node, names),
  };

  const said = (node: ESTree.TSType, names: Names): string => {
    const reader = readers[node.type] as ((node: ESTree.TSType, names: Names) => string) | undefined;
    if (!reader) throw new Error(`Nobody has said how ${node.type} reads.`);
    return reader(node, names);
  };

  const plural = (one: string): string => one.replace(/^(?:a |the )?(text|key|name|number)\b/, '$1s');

  const keys = ({ typeAnnotation: of }: ESTree.TSTypeOperator): string =>
    of.type === 'TSTypeQuery' && of.exprName.type === 'Identifier'
      ? either(declarations.keysOf(of.exprName.name).map((key) => code(`'${key}'`)))
      : 'a key';

  const inTuple = (element: ESTree.TSTupleElement, names: Names): string => {
    if (element.type === 'TSNamedTupleMember') return `${code(element.label.name)} (${inTuple(element.elementType, names)})`;
    if (element.type === 'TSRestType') return `more of the same`;
    return said(element.type === 'TSOptionalType' ? element.typeAnnotation : element, names);
  };

  const inObject = (member: ESTree.TSSignature, names: Names): string => {
    if (member.type === 'TSIndexSignature') return `by key: ${said(member.typeAnnotation.typeAnnotation, names)}`;
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) return 'anything';
    return `${code(member.key.name + (member.optional ? '?' : ''))}: ${said(member.typeAnnotation.typeAnnotation, names)}`;
  };

  const named = (node: ESTree.TSTypeReference, names: Names): string => {
    const name = node.typeName.type === 'Identifier' ? node.typeName.name : '';
    const [first, second] = node.typeArguments?.params ?? [];
    if (CARRIERS.has(name) && first) return said(name === 'Extract' && second ? second : first, names);
    if (name === 'KeysOfShape' && second) return `the key of a ${said(second, names)}`;
    const link = linkTo(name);
    if (link !== undefined) return link;
    const known = names.get(name);
    return WORDS[name] ?? (known ? said(known, names) : 'anything');
  };

  return said;
};
