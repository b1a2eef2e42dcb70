/** Converts what a model gave into the shapes it was asked for, as far as that needs no guessing. */
import type { Figure, Label, List, Prose, Shape, Shapes, Values } from '../../engine/definition/index.ts';
import { itemsOf } from '../shape.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without invisible characters, and without Markdown's asterisks where the visitor's own text has none. */
const plain = (text: string, keepsMarks: boolean): string => {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\u2060\ufeff\ufffe\uffff]/g, '')
    .trim();
  return keepsMarks ? clean : clean.replace(/\*\*(?=\S)([^*\n]+?)\*\*/g, '$1').replace(/^#{1,6} +(?=\S)/gm, '');
};

/** A placeholder that was copied instead of filled in. */
const isSlot = (text: string): boolean => /^<[^<>]{3,}>$/.test(text.trim());

interface Repair {
  readonly request: Values;
  /** Whether asterisks and hashes at the start of lines may be the visitor's own. */
  readonly keepsMarks: boolean;
}

const proseOf = (value: unknown, repair: Repair): string | undefined => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return proseOf(value.join('\n\n'), repair);
  if (typeof value !== 'string') return undefined;
  const text = plain(value, repair.keepsMarks);
  return text === '' || isSlot(text) ? undefined : text;
};

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const labelOf = ({ oneOf }: Label, value: unknown, repair: Repair): string | undefined => {
  const text = proseOf(value, repair);
  if (text === undefined || !oneOf) return text;
  return oneOf.find((one) => one === text) ?? oneOf.find((one) => bare(one) === bare(text));
};

/** A number, or a text that begins with one: "8", "8/10", "85 %". */
const figureOf = ({ min = -Infinity, max = Infinity, whole }: Figure, value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\s*-?\d/.test(value) ? Number.parseFloat(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.min(max, Math.max(min, whole ? Math.round(number) : number));
};

/** Without "1. ", "- " and the like, where a model writes a list into one text or numbers its items. */
const withoutNumber = (text: string): string => text.replace(/^\s*(?:\d{1,2}[.)]|[-•*])\s+/, '');

/** Two items with the same identity are the same. */
const identity = (shape: Shape, value: unknown): string => {
  if (typeof value === 'string') return bare(value);
  const keys: Shapes = shape.shape === 'record' ? shape.keys : {};
  const key = Object.keys(keys).find((one) => keys[one]?.shape === 'prose');
  return key !== undefined && isRecord(value) ? bare(String(value[key])) : '';
};

const itemsIn = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.split('\n').map(withoutNumber).filter(Boolean);
  if (isRecord(value)) return Object.values(value);
  return undefined;
};

/** Different items, no more than were asked for. */
export const distinct = (list: List, items: readonly unknown[], request: Values): unknown[] => {
  const seen = new Set<string>();
  const different = items.filter((item) => {
    const same = identity(list.of, item);
    if (same === '') return true;
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
  const most = itemsOf(list.holds, request)?.[1];
  return most === undefined ? different : different.slice(0, most);
};

const listOf = (list: List, value: unknown, repair: Repair): unknown[] | undefined => {
  const given = itemsIn(value);
  if (!given) return undefined;
  const isNumbered = given.length > 1 && given.every((item) => typeof item === 'string' && /^\s*\d{1,2}[.)]\s+/.test(item));
  const items = given.flatMap((item) => {
    const repaired = valueOf(list.of, isNumbered ? withoutNumber(String(item)) : item, repair);
    return repaired === undefined ? [] : [repaired];
  });
  return distinct(list, items, repair.request);
};

/** The value under the key as the model spelt it: `Book_Titles` is `bookTitles`. */
const valueUnder = (given: Readonly<Record<string, unknown>>, key: string): unknown =>
  given[key] ?? Object.entries(given).find(([name]) => bare(name) === bare(key))?.[1];

const recordOf = (keys: Shapes, value: unknown, repair: Repair): Record<string, unknown> | undefined => {
  const [only, another] = Object.keys(keys);
  const given = typeof value === 'string' && only !== undefined && another === undefined ? { [only]: value } : value;
  if (!isRecord(given)) return undefined;
  const filled = Object.entries(keys).map(
    ([key, shape]) => [key, valueOf(shape, valueUnder(given, key), repair), shape] as const,
  );
  // A record without one of its required parts is dropped; its list has others.
  if (filled.some(([, part, shape]) => part === undefined && !shape.optional)) return undefined;
  return Object.fromEntries(filled.flatMap(([key, part]) => (part === undefined ? [] : [[key, part] as const])));
};

const valueOf = (shape: Shape, value: unknown, repair: Repair): unknown => {
  switch (shape.shape) {
    case 'prose':
      return proseOf(value, repair);
    case 'label':
      return labelOf(shape, value, repair);
    case 'figure':
      return figureOf(shape, value);
    case 'list':
      return listOf(shape, value, repair);
    case 'record':
      return recordOf(shape.keys, value, repair);
  }
};

/** The reply itself, where the model has wrapped it in something, or left its outermost part out. */
const unwrapped = (keys: Shapes, main: string, value: unknown): unknown => {
  if (Array.isArray(value)) return keys[main]?.shape === 'list' ? { [main]: value } : value[0];
  if (!isRecord(value) || valueUnder(value, main) !== undefined) return value;
  const inner = Object.values(value).find((part) => isRecord(part) && valueUnder(part, main) !== undefined);
  return inner ?? value;
};

const hasMarks = (request: Values): boolean =>
  Object.values(request).some((value) => typeof value === 'string' && /\*\*\S|^#{1,6} /m.test(value));

/** The parts of these shapes that are there and complete, key by key. */
export const repaired = (keys: Shapes, main: string, given: unknown, request: Values): Record<string, unknown> => {
  const value = unwrapped(keys, main, given);
  const repair: Repair = { request, keepsMarks: hasMarks(request) };
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, shape]) => {
      const part = valueOf(shape, valueUnder(value, key), repair);
      return part === undefined ? [] : [[key, part] as const];
    }),
  );
};

/** The key of the only text of a reply, for a model that writes it without any JSON. */
export const onlyProse = (keys: Shapes): string | undefined => {
  const [only, another] = Object.entries(keys).filter(([, shape]: [string, Shape | Prose]) => !shape.optional);
  return only?.[1].shape === 'prose' && another === undefined ? only[0] : undefined;
};
