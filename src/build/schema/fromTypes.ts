/**
 * A JSON Schema of a type of the definition format. Nothing is known of a tool but its form: parameters of types stand for
 * whatever they may be, keys of a reply or a form for any text, and a type that depends on another for all it can be.
 */
import type { ESTree } from 'vite';
import { both, either, NOTHING, oneOfValues, type Resolve, type Schema } from './algebra.ts';
import type { Comment, Declarations, TypeDeclaration } from './declarations.ts';

/** A text is never empty, unless the comment on it says `@minLength 0`. */
const TEXT: Schema = { type: 'string', minLength: 1 };

/** Types of libraries, as far as a schema can tell. */
const FOREIGN: Readonly<Record<string, Schema>> = { IconName: TEXT };

/** Tags whose value is a word; that of all others is a number, or true where there is none. */
const WORDS = new Set(['pattern', 'type']);

/** Type parameters and the names that a mapped type gives its keys. */
type Names = ReadonlyMap<string, Schema>;
const NO_NAMES: Names = new Map();

const bounded = (schema: Schema, { words, tags }: Comment): Schema => {
  const bounds = Object.entries(tags).map(([name, value]): [string, unknown] => [
    name,
    WORDS.has(name) ? value : value === '' || Number(value),
  ]);
  const { minLength, ...rest }: Schema = { ...schema, ...Object.fromEntries(bounds) };
  return {
    ...(words && { description: words }),
    ...rest,
    ...(minLength !== undefined && minLength !== 0 && { minLength }),
  };
};

/** What may be left out is left out, and not there empty. */
const leftOutRatherThanEmpty = (schema: Schema, resolve: Resolve): Schema => {
  const { type, prefixItems, additionalProperties } = resolve(schema);
  if (type === 'array' && !prefixItems) return { ...schema, minItems: 1 };
  return typeof additionalProperties === 'object' ? { ...schema, minProperties: 1 } : schema;
};

const patternOf = (texts: readonly string[]): string =>
  `^${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`;

const nameIn = (node: ESTree.TSTypeReference): string => (node.typeName.type === 'Identifier' ? node.typeName.name : '');

/** The names of what a condition finds out about a type. */
const inferredIn = (node: ESTree.TSType): string[] => {
  if (node.type === 'TSInferType') return [node.typeParameter.name.name];
  if (node.type === 'TSTypeReference') return (node.typeArguments?.params ?? []).flatMap(inferredIn);
  if (node.type !== 'TSTypeLiteral') return [];
  return node.members.flatMap((one) =>
    one.type === 'TSPropertySignature' && one.typeAnnotation ? inferredIn(one.typeAnnotation.typeAnnotation) : [],
  );
};

/** How each kind of type is read; a kind that is not here has no place in a definition. */
type Readers = {
  readonly [K in ESTree.TSType['type']]?: (node: Extract<ESTree.TSType, { readonly type: K }>, names: Names) => Schema;
};

/** Makes schemas of named types, and keeps those that are referred to. */
export const schemasFrom = (declarations: Declarations) => {
  const kept = new Map<string, Schema>();
  const REFERENCE = '#/$defs/';
  const resolve: Resolve = (schema) => (schema.$ref ? (kept.get(schema.$ref.slice(REFERENCE.length)) ?? schema) : schema);
  const isSmall = ({ properties, anyOf, oneOf, items, additionalProperties }: Schema): boolean =>
    [properties, anyOf, oneOf, items, additionalProperties].every((one) => one === undefined);

  /** A parameter stands for all that it may be. */
  const parametersOf = ({ typeParameters }: TypeDeclaration): Names =>
    new Map(
      typeParameters?.params.map(({ name, constraint, default: preset }): [string, Schema] => {
        const standsFor = constraint ?? preset;
        return [name.name, standsFor ? schemaOf(standsFor, NO_NAMES) : {}];
      }),
    );

  const bodyOf = (declaration: TypeDeclaration): Schema => {
    const names = parametersOf(declaration);
    if (declaration.type === 'TSTypeAliasDeclaration') return schemaOf(declaration.typeAnnotation, names);
    const own = objectOf(declaration.body.body, names);
    const inherited = declaration.extends.map(({ expression }) =>
      bodyOf(declarations.typeCalled(expression.type === 'Identifier' ? expression.name : '')),
    );
    return [...inherited, own].reduce((one, other) => both(one, other, resolve));
  };

  /** Large types are kept under their name and referred to; so can a type be part of itself. */
  const called = (name: string): Schema => {
    const $ref = `${REFERENCE}${name}`;
    if (kept.has(name)) return { $ref };
    kept.set(name, {});
    const declaration = declarations.typeCalled(name);
    const { words, tags } = declarations.commentOn(declaration);
    const schema = bounded(bodyOf(declaration), { words: '', tags });
    if (isSmall(schema)) {
      kept.delete(name);
      return schema;
    }
    kept.set(name, { ...(words && { description: words }), ...schema });
    return { $ref };
  };

  const objectOf = (members: readonly ESTree.TSSignature[], names: Names): Schema => {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const member of members) {
      if (member.type === 'TSIndexSignature')
        return { type: 'object', additionalProperties: schemaOf(member.typeAnnotation.typeAnnotation, names) };
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        throw new Error(`A definition is data: it has no ${member.type}.`);
      const { key, optional, typeAnnotation } = member;
      const schema = schemaOf(typeAnnotation.typeAnnotation, names);
      properties[key.name] = bounded(optional ? leftOutRatherThanEmpty(schema, resolve) : schema, declarations.commentOn(member));
      if (!optional) required.push(key.name);
    }
    return { type: 'object', additionalProperties: false, properties, required };
  };

  const tupleOf = ({ elementTypes: elements }: ESTree.TSTupleType, names: Names): Schema => {
    const prefixItems = elements.flatMap((one) => (one.type === 'TSRestType' ? [] : [schemaOf(plain(one), names)]));
    const rest = elements.find((one) => one.type === 'TSRestType');
    const more = rest && (schemaOf(rest.typeAnnotation, names)['items'] as Schema);
    return { type: 'array', prefixItems, minItems: prefixItems.length, items: more ?? false };
  };

  const plain = (element: ESTree.TSTupleElement): ESTree.TSType => {
    if (element.type === 'TSNamedTupleMember') return plain(element.elementType);
    if (element.type === 'TSOptionalType' || element.type === 'TSRestType') return element.typeAnnotation;
    return element;
  };

  const mappedOf = ({ key, typeAnnotation }: ESTree.TSMappedType, names: Names): Schema =>
    typeAnnotation ? schemaOf(typeAnnotation, new Map([...names, [key.name, TEXT]])) : {};

  const keysOf = (of: ESTree.TSType): Schema =>
    of.type === 'TSTypeQuery' && of.exprName.type === 'Identifier' ? oneOfValues(declarations.keysOf(of.exprName.name)) : TEXT;

  const referredTo = (node: ESTree.TSTypeReference, names: Names): Schema => {
    const name = nameIn(node);
    const [first, second] = node.typeArguments?.params ?? [];
    if (name === 'NoInfer' && first) return schemaOf(first, names);
    if (name === 'Extract' && second) return schemaOf(second, names);
    if (name === 'Partial' && first) return { ...resolve(schemaOf(first, names)), required: [] };
    return names.get(name) ?? FOREIGN[name] ?? called(name);
  };

  /** Either of its answers. What a condition finds out about a type may be anything, unless it is that type. */
  const conditionOf = ({ checkType, extendsType, trueType, falseType }: ESTree.TSConditionalType, names: Names): Schema => {
    const found = new Map(names);
    for (const name of inferredIn(extendsType)) found.set(name, {});
    if (extendsType.type === 'TSInferType') found.set(extendsType.typeParameter.name.name, schemaOf(checkType, names));
    return either([schemaOf(trueType, found), schemaOf(falseType, names)], resolve);
  };

  const readers: Readers = {
    TSAnyKeyword: () => ({}),
    TSStringKeyword: () => TEXT,
    TSNumberKeyword: () => ({ type: 'number' }),
    TSBooleanKeyword: () => ({ type: 'boolean' }),
    TSUndefinedKeyword: () => NOTHING,
    TSNeverKeyword: () => NOTHING,
    TSLiteralType: ({ literal }) => (literal.type === 'Literal' ? { const: literal.value } : {}),
    TSTemplateLiteralType: ({ quasis }) => ({ type: 'string', pattern: patternOf(quasis.map(({ value }) => value.raw)) }),
    TSTypeOperator: ({ operator, typeAnnotation }, names) =>
      operator === 'keyof' ? keysOf(typeAnnotation) : schemaOf(typeAnnotation, names),
    TSArrayType: ({ elementType }, names) => ({ type: 'array', items: schemaOf(elementType, names) }),
    TSTupleType: tupleOf,
    TSTypeLiteral: ({ members }, names) => objectOf(members, names),
    TSMappedType: (node, names) => ({ type: 'object', additionalProperties: mappedOf(node, names) }),
    TSIndexedAccessType: ({ objectType }, names) => (objectType.type === 'TSMappedType' ? mappedOf(objectType, names) : {}),
    TSUnionType: ({ types }, names) =>
      either(
        types.map((one) => bounded(schemaOf(one, names), declarations.commentOn(one))),
        resolve,
      ),
    TSIntersectionType: ({ types }, names) =>
      types.map((one) => schemaOf(one, names)).reduce((one, other) => both(one, other, resolve)),
    TSConditionalType: conditionOf,
    TSTypeReference: referredTo,
  };

  const schemaOf = (node: ESTree.TSType, names: Names): Schema => {
    const reader = readers[node.type] as ((node: ESTree.TSType, names: Names) => Schema) | undefined;
    if (!reader) throw new Error(`A definition is data: it has no ${node.type}.`);
    return reader(node, names);
  };

  return { called, kept };
};
