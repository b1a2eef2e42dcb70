/** What schemas come to when types are joined: one or the other, or both at once. */

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** Gives what a reference stands for; anything else as it is. */
export type Resolve = (schema: Schema) => Schema;

/** No value at all, such as `never` and `undefined`: nothing that could be printed. */
export const NOTHING: Schema = { not: {} };
const isNothing = (schema: Schema): boolean => 'not' in schema;
const isAnything = (schema: Schema): boolean => Object.keys(schema).length === 0;
const isObject = (schema: Schema): boolean => schema.properties !== undefined;

const valuesOf = (schema: Schema): readonly unknown[] | undefined => ('const' in schema ? [schema.const] : schema.enum);

export const oneOfValues = (values: readonly unknown[]): Schema =>
  values.length === 1 ? { const: values[0] } : { enum: [...new Set(values)] };

/** The key by whose value alone one can tell which of these objects one has. */
const tagOf = (members: readonly Schema[]): string | undefined =>
  Object.keys(members[0]?.properties ?? {}).find((key) => {
    const tags = members.map(({ properties, required }) =>
      required?.includes(key) ? valuesOf(properties?.[key] ?? {}) : undefined,
    );
    const all = tags.flatMap((values) => values ?? []);
    return tags.every((values) => values !== undefined) && new Set(all).size === all.length;
  });

/** Types that say nothing more of their values, as one list. */
const SIMPLE = new Set(['type', 'minLength']);
const mergedTypes = (members: readonly Schema[]): readonly Schema[] => {
  const simple = members.filter(
    ({ type, ...rest }) => typeof type === 'string' && Object.keys(rest).every((key) => SIMPLE.has(key)),
  );
  if (simple.length < 2) return members;
  const types = [...new Set(simple.map(({ type }) => type as string))];
  const merged = Object.assign({}, ...simple, { type: types.length === 1 ? types[0] : types }) as Schema;
  return [merged, ...members.filter((one) => !simple.includes(one))];
};

/** Either of them. Objects that a key of theirs tells apart are told apart by it, which makes for better words about a fault. */
export const either = (members: readonly Schema[], resolve: Resolve): Schema => {
  const flat = members
    .flatMap((one) => (one.anyOf && Object.keys(one).length === 1 ? one.anyOf : [one]))
    .filter((one) => !isNothing(one));
  if (flat.some(isAnything)) return {};
  const values = flat.map((one) => ('const' in one || one.enum ? valuesOf(one) : undefined));
  if (flat.length > 0 && values.every((one) => one !== undefined)) return oneOfValues(values.flat());
  const different = [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
  const distinct = mergedTypes(different);
  const [only, another] = distinct;
  if (!only) return NOTHING;
  if (!another) return only;
  const objects = distinct.map(resolve);
  const tag = objects.every(isObject) ? tagOf(objects) : undefined;
  return tag === undefined
    ? { anyOf: distinct }
    : { type: 'object', discriminator: { propertyName: tag }, required: [tag], oneOf: objects };
};

/** Both at once: objects with the keys of either, of alternatives each with the other. */
export const both = (one: Schema, other: Schema, resolve: Resolve): Schema => {
  const [left, right] = [resolve(one), resolve(other)];
  if (isNothing(left) || isAnything(right)) return one;
  if (isNothing(right) || isAnything(left)) return other;
  const alternatives = left.anyOf ?? left.oneOf;
  if (alternatives)
    return either(
      alternatives.map((each) => both(each, other, resolve)),
      resolve,
    );
  if (right.anyOf ?? right.oneOf) return both(other, one, resolve);
  if (!isObject(left) || !isObject(right)) return valuesOf(left) ? one : other;
  return {
    ...left,
    ...right,
    properties: { ...left.properties, ...right.properties },
    required: [...new Set([...(left.required ?? []), ...(right.required ?? [])])],
  };
};
