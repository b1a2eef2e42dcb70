/** The parts of the reference: every type that a definition may contain, in the order in which one meets them. */
import type { ESTree } from 'vite';
import type { Declarations } from '../schema/declarations.ts';
import { formsFrom, tagOf, type Form, type Key } from './forms.ts';
import { isSaidInWords } from './typeWords.ts';

/** What a definition begins with; all else is a part of these. */
export const ROOTS: readonly string[] = ['ToolDefinition', 'ConverterDefinition'];

export interface Part {
  readonly type: string;
  /** The file of `engine/definition` that it stands in. */
  readonly file: string;
  readonly words: string;
  readonly forms: readonly Form[];
  /** Where it is one of several kinds, the key that tells them apart. */
  readonly tag: string | undefined;
  /** What else it may be than an object. */
  readonly values: readonly ESTree.TSType[];
}

/** Every key that one of its forms has itself. */
export const keysOf = ({ keys, choices }: Form): readonly Key[] => [...keys, ...choices.flat()];

/** The names of all types in this one. */
export const typesIn = (node: ESTree.Node): string[] => {
  const own = node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' ? [node.typeName.name] : [];
  const inner = Object.values(node).flat() as unknown[];
  return [
    ...own,
    ...inner.flatMap((one) => (typeof one === 'object' && one !== null && 'type' in one ? typesIn(one as ESTree.Node) : [])),
  ];
};

export const partsFrom = (declarations: Declarations): ReadonlyMap<string, Part> => {
  const { formsOf, formsIn } = formsFrom(declarations);
  const parts = new Map<string, Part>();

  const take = (type: string): void => {
    if (parts.has(type) || isSaidInWords(type) || !declarations.isType(type)) return;
    const declaration = declarations.typeCalled(type);
    const all = formsOf(declaration);
    const { typeParameters } = declaration;
    // What depends on another type and is no object is the key of something.
    if (all.length === 0 && typeParameters) return;
    const tag = tagOf(all);
    const plain = declaration.type === 'TSTypeAliasDeclaration' ? declaration.typeAnnotation : undefined;
    const members = plain?.type === 'TSUnionType' ? plain.types : plain ? [plain] : [];
    // Among others, a type that has a name is referred to by it, unless the others are kinds of the same.
    const isApart = tag === undefined && plain?.type === 'TSUnionType';
    const forms = isApart ? all.filter(({ type: name }) => name === undefined) : all;
    const values = members.filter((one) => formsIn(one).length === 0 || (isApart && one.type === 'TSTypeReference'));
    parts.set(type, {
      type,
      file: declarations.fileOf(declaration).name,
      words: declarations.commentOn(declaration).words,
      forms,
      tag,
      values,
    });
    for (const { constraint } of typeParameters?.params ?? []) if (constraint) typesIn(constraint).forEach(take);
    for (const form of forms) {
      form.also.forEach(take);
      for (const key of keysOf(form)) typesIn(key.type).forEach(take);
    }
    for (const value of values) typesIn(value).forEach(take);
  };

  ROOTS.forEach(take);
  // A type that is one of several kinds is explained among them.
  const kinds = [...parts.values()].flatMap(({ tag, forms }) => (tag === undefined ? [] : forms.map(({ type }) => type ?? '')));
  for (const kind of kinds) parts.delete(kind);
  return parts;
};
