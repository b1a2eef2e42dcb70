/**
 * The difference between two partial replies. It is streamed in place of the whole partial, so that a text is sent once, however
 * often it is shown. JSON Patch and merge patches do not help here: to them a text that grows is a new text.
 */

/** How one JSON value changed into the next. */
export type Growth =
  /** The value is this now. */
  | { readonly set: unknown }
  /** These characters were added at the end of a text. */
  | { readonly add: string }
  /** These parts of a record or a list grew, by key or index; then these items were added at the end of a list. */
  | { readonly at?: Readonly<Record<string, Growth>>; readonly add?: readonly unknown[] };

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

/** `Array.isArray` does not narrow a readonly list. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const own = (value: Container, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

/** The keys that JSON would have: without those whose value is undefined. */
const keysOf = (value: Container): string[] => Object.keys(value).filter((key) => own(value, key) !== undefined);

const grewInside = (before: Container, after: Container): Growth | undefined => {
  const keys = keysOf(before);
  if (isList(before) !== isList(after) || !keys.every((key) => own(after, key) !== undefined)) return { set: after };
  // New items of a list are added at its end; a new key of a record counts as a part that grew from nothing.
  const [parts, add] = isList(after) ? [keys, after.slice(keys.length)] : [keysOf(after), []];
  const at = parts.flatMap((key) => {
    const growth = growthOf(own(before, key), own(after, key));
    return growth ? [[key, growth] as const] : [];
  });
  if (at.length === 0 && add.length === 0) return undefined;
  return { ...(at.length > 0 && { at: Object.fromEntries(at) }), ...(add.length > 0 && { add }) };
};

/**
 * What turns `before` into `after`; undefined where they are the same. A text or a list that begins as it did costs what was
 * added, anything else that changed costs all of it. Takes what JSON can hold, and `undefined` for nothing yet.
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
 * The value after `growth`; parts that did not grow are shared with `before`. A growth that makes no sense (it comes from
 * outside) changes nothing.
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
