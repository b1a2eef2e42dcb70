/** Computes the parts of a reply that follow from the rest: counted, copied or chosen, whoever wrote the rest. */
import {
  countCharacters,
  type Computed,
  type Endpoint,
  type Shape,
  type Shapes,
  type Values,
} from '../../engine/definition/index.ts';
import { countWords } from './counting.ts';
import { readingEase } from './readability.ts';
import { spokenOf } from './spoken.ts';

type Reply = Readonly<Record<string, unknown>>;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesIn = (text: string): number =>
  Array.from(sentences.segment(text), ({ segment }) => segment).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;

type Measuring = Extract<Computed, { measures: string }>;

const minutes = (text: string, how: Extract<Measuring, { at: number }>): number => {
  const words = countWords(how.in === 'minutes spoken' ? spokenOf(text) : text);
  const exact = words / how.at;
  return Math.max(1, how.in === 'minutes spoken' ? Math.round(exact) : Math.ceil(exact));
};

const measured = (value: unknown, how: Measuring): unknown => {
  if (how.in === 'items') return Array.isArray(value) ? value.length : undefined;
  if (typeof value !== 'string') return undefined;
  switch (how.in) {
    case 'characters':
      return countCharacters(value);
    case 'words':
      return countWords(value);
    case 'reading ease':
      return readingEase(value, sentencesIn(value));
    case 'minutes read':
    case 'minutes spoken': {
      const long = minutes(value, how);
      return how.says ? (long === 1 ? how.says.one : how.says.many).replace('#', String(long)) : long;
    }
  }
};

interface Place {
  /** The record that contains the value, then those around it. */
  readonly around: readonly Reply[];
  /** Index in the nearest list, from 0. */
  readonly index: number;
  readonly request: Values;
}

const valueAround = ({ around }: Place, key: string): unknown => around.find((record) => record[key] !== undefined)?.[key];

const best = (items: unknown, by: string): unknown => {
  if (!Array.isArray(items)) return undefined;
  return (items as Reply[]).reduce<Reply | undefined>(
    (top, item) => (top && Number(top[by]) >= Number(item[by]) ? top : item),
    undefined,
  );
};

/** A value that only an exact writer knows stays as it was given. */
const computedValue = (how: Computed, given: unknown, place: Place): unknown => {
  if ('measures' in how) return measured(valueAround(place, how.measures), how);
  if ('repeats' in how) return place.request[how.repeats];
  if ('best' in how) return best(valueAround(place, how.best), how.by);
  return 'counts' in how ? place.index + 1 : given;
};

const joined = (
  { of, key, by }: { readonly of: string; readonly key: string; readonly by: string },
  place: Place,
): string | undefined => {
  const items = valueAround(place, of);
  return Array.isArray(items) ? (items as Reply[]).map((item) => String(item[key])).join(by) : undefined;
};

/** Lists and texts come first; what measures them, or chooses among them, comes last. */
const filledRecord = (keys: Shapes, given: Reply, place: Place): Reply => {
  const own = Object.fromEntries(
    Object.entries(keys).flatMap(([key, shape]) => {
      if (shape.computed || given[key] === undefined || shape.shape === 'record') return [];
      return [[key, filled(shape, given[key], { ...place, around: [given, ...place.around] })] as const];
    }),
  );
  const inner = { ...place, around: [own, ...place.around] };
  const rest = Object.entries(keys).flatMap(([key, shape]) => {
    if (key in own) return [];
    const value = late(shape, given[key], inner);
    return value === undefined ? [] : [[key, value] as const];
  });
  const all = new Map([...Object.entries(own), ...rest]);
  return Object.fromEntries(Object.keys(keys).flatMap((key) => (all.has(key) ? [[key, all.get(key)] as const] : [])));
};

const late = (shape: Shape, given: unknown, place: Place): unknown => {
  if (shape.computed) return computedValue(shape.computed, given, place);
  if (shape.shape === 'prose' && shape.joins) return joined(shape.joins, place);
  if (shape.shape !== 'record') return undefined;
  const record = filledRecord(shape.keys, (given ?? {}) as Reply, place);
  return Object.keys(record).length > 0 ? record : undefined;
};

const filled = (shape: Shape, value: unknown, place: Place): unknown => {
  if (shape.shape === 'record') return filledRecord(shape.keys, value as Reply, place);
  if (shape.shape === 'list' && Array.isArray(value))
    return value.map((item, index) => filled(shape.of, item, { ...place, index }));
  return value;
};

/** The whole reply, from what was written of it and from the request. */
export const computedReply = ({ reply }: Pick<Endpoint, 'reply'>, given: Reply, request: Values): Record<string, unknown> => ({
  ...filledRecord(reply.data, given, { around: [], index: 0, request }),
});
