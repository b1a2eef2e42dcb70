/**
 * What a partial reply has more than the one before: sent in place of the whole partial, so that a text costs its length
 * once, however often it is shown. JSON Patch and merge patches are no help here: to them a text that grows is a new text.
 */

/** How one JSON value became the next. */
export type Growth =
  /** This is the value now. */
  | { readonly set: unknown }
  /** These characters have come at the end of a text. */
  | { readonly add: string }
  /** These parts of a record or a list grew, by their keys or their places; then these items have come at the end of a list. */
  | { readonly at?: Readonly<Record<string, Growth>>; readonly add?: readonly unknown[] };

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

/** `Array.isArray` does not tell a list that may not be changed from a record. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const own = (value: Container, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

/** Keys that JSON would have: one without a value is none. */
const keysOf = (value: Container): string[] => Object.keys(value).filter((key) => own(value, key) !== undefined);

const grewInside = (before: Container, after: Container): Growth | undefined => {
  const keys = keysOf(before);
  if (isList(before) !== isList(after) || !keys.every((key) => own(after, key) !== undefined)) return { set: after };
  // The new items of a list go to its end together; a new key of a record is a part that grew from nothing.
  const [parts, add] = isList(after) ? [keys, after.slice(keys.length)] : [keysOf(after), []];
  const at = parts.flatMap((key) => {
    const growth = growthOf(own(before, key), own(after, key));
    return growth ? [[key, growth] as const] : [];
  });
  if (at.length === 0 && add.length === 0) return undefined;
  return { ...(at.length > 0 && { at: Object.fromEntries(at) }), ...(add.length > 0 && { add }) };
};

/**
 * What makes `after` of `before`; undefined where they are the same. A text or a list that begins as it did costs what came
 * at its end, anything else that changed costs all of it. Takes what JSON can hold, and `undefined` for nothing yet.
 */
export const growthOf = (before: unknown, after: unknown): Growth | undefined => {
  if (before === after) return undefined;
  if (typeof before === 'string' && typeof after === 'string' && after.startsWith(before))
    return { add: after.slice(before.length) };
  return isContainer(before) && isContainer(after) ? grewInside(before, after) : { set: after };
};

const grownInside = (before: Container, at: Container): Container =>
  isList(before)
    ? before.map((item, place) => grown(item, own(at, `${place}`)))
    : { ...before, ...Object.fromEntries(keysOf(at).map((key) => [key, grown(own(before, key), own(at, key))])) };

/**
 * The value after `growth`, with what did not grow shared with the value before. A growth that makes no sense (it comes over
 * a wire) changes nothing.
 */
export const grown = (before: unknown, growth: unknown): unknown => {
  if (!isContainer(growth)) return before;
  if (Object.hasOwn(growth, 'set')) return own(growth, 'set');
  const [at, add] = [own(growth, 'at'), own(growth, 'add')];
  if (typeof before === 'string') return typeof add === 'string' ? before + add : before;
  if (!isContainer(before)) return before;
  const inside = isContainer(at) ? grownInside(before, at) : before;
  return isList(inside) && isList(add) ? [...inside, ...add] : inside;
};
