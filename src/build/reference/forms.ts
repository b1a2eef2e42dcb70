/** What a part of a definition may look like: the keys of each object that its type allows. */
import type { ESTree } from 'vite';
import type { Comment, Declarations, TypeDeclaration } from '../schema/declarations.ts';

/** A parameter stands for what it may be, and what a conditional type finds out for the type that it asks about. */
export type Names = ReadonlyMap<string, ESTree.TSType>;

export interface Key {
  readonly name: string;
  readonly type: ESTree.TSType;
  readonly optional: boolean;
  readonly comment: Comment;
  /** What names in its type stand for. */
  readonly names: Names;
}

export interface Form {
  /** The type's own name, where it is one of several that have a name. */
  readonly type?: string;
  readonly words: string;
  readonly keys: readonly Key[];
  /** Types whose keys it has as well. */
  readonly also: readonly string[];
  /** Groups of keys of which it has one. */
  readonly choices: readonly (readonly Key[])[];
}

const nameOf = (node: ESTree.TSTypeReference): string => (node.typeName.type === 'Identifier' ? node.typeName.name : '');

/** The values that tell this object from others: `block: 'count'`. */
export const literalsIn = (type: ESTree.TSType): readonly string[] => {
  if (type.type === 'TSUnionType') return type.types.flatMap(literalsIn);
  return type.type === 'TSLiteralType' && type.literal.type === 'Literal' && typeof type.literal.value === 'string'
    ? [type.literal.value]
    : [];
};

const isTag = ({ type, optional }: Key): boolean =>
  !optional &&
  literalsIn(type).length > 0 &&
  (type.type !== 'TSUnionType' || type.types.every(({ type: kind }) => kind === 'TSLiteralType'));

/** The key whose value alone says which of these forms one has. */
export const tagOf = (forms: readonly Form[]): string | undefined => {
  if (forms.length < 2) return undefined;
  const [first] = forms[0]?.keys ?? [];
  const isTheirs = ({ keys: [own] }: Form): boolean => own !== undefined && own.name === first?.name && isTag(own);
  return forms.every(isTheirs) ? first?.name : undefined;
};

/** How each kind of type is read that may be an object. */
type Readers = {
  readonly [K in ESTree.TSType['type']]?: (type: Extract<ESTree.TSType, { readonly type: K }>, names: Names) => readonly Form[];
};

export const formsFrom = (declarations: Declarations) => {
  const keysIn = (members: readonly ESTree.TSSignature[], names: Names): Key[] =>
    members.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
        ? [
            {
              name: member.key.name,
              type: member.typeAnnotation.typeAnnotation,
              optional: member.optional,
              comment: declarations.commentOn(member),
              names,
            },
          ]
        : [],
    );

  const formOf = (members: readonly ESTree.TSSignature[], names: Names, also: readonly string[] = []): Form[] => {
    const keys = keysIn(members, names);
    return keys.length + also.length > 0 ? [{ words: '', keys, also, choices: [] }] : [];
  };

  const formsOf = (declaration: TypeDeclaration): readonly Form[] => {
    const names: Names = new Map(
      declaration.typeParameters?.params.flatMap(({ name, constraint }) =>
        constraint ? [[name.name, constraint] as const] : [],
      ),
    );
    if (declaration.type === 'TSTypeAliasDeclaration') return formsIn(declaration.typeAnnotation, names);
    const also = declaration.extends.flatMap(({ expression }) => (expression.type === 'Identifier' ? [expression.name] : []));
    return formOf(declaration.body.body, names, also);
  };

  /** All parts at once; of a part that may be one of several, one. */
  const joined = (parts: readonly (readonly Form[])[]): Form[] => {
    const sure = parts.filter(({ length }) => length === 1).flat();
    const open = parts.filter(({ length }) => length > 1);
    return [
      {
        words: '',
        keys: [...sure].reverse().flatMap(({ keys }) => keys),
        also: sure.flatMap(({ also }) => also),
        choices: open.flat().map(({ keys }) => keys),
      },
    ];
  };

  const referredTo = (type: ESTree.TSTypeReference, names: Names): readonly Form[] => {
    const name = nameOf(type);
    const known = names.get(name);
    if (known) return formsIn(known, names);
    if (!declarations.isType(name)) return [];
    const declaration = declarations.typeCalled(name);
    const { words } = declarations.commentOn(declaration);
    return formsOf(declaration).map((form) => ({ type: name, ...form, words: form.words || words }));
  };

  const readers: Readers = {
    TSTypeLiteral: ({ members }, names) => formOf(members, names),
    TSUnionType: ({ types }, names) =>
      types.flatMap((one) => {
        const { words } = declarations.commentOn(one);
        return formsIn(one, names).map((form) => (words === '' ? form : { ...form, words }));
      }),
    TSIntersectionType: ({ types }, names) => joined(types.map((one) => formsIn(one, names))),
    TSIndexedAccessType: ({ objectType }, names) => (objectType.type === 'TSMappedType' ? formsIn(objectType, names) : []),
    TSMappedType: ({ key, constraint, typeAnnotation }, names) =>
      typeAnnotation ? formsIn(typeAnnotation, new Map([...names, [key.name, constraint]])) : [],
    TSConditionalType({ checkType, extendsType, trueType }, names) {
      const found = extendsType.type === 'TSInferType' ? [[extendsType.typeParameter.name.name, checkType] as const] : [];
      return formsIn(trueType, new Map([...names, ...found]));
    },
    TSTypeReference: referredTo,
  };

  /** None of what is no object. */
  const formsIn = (type: ESTree.TSType, names: Names = new Map()): readonly Form[] => {
    const reader = readers[type.type] as ((type: ESTree.TSType, names: Names) => readonly Form[]) | undefined;
    return reader?.(type, names) ?? [];
  };

  return { formsOf, formsIn };
};
