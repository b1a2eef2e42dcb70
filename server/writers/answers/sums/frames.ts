/**
 * Sums of a kind that says what its figures are and what stands beside them. It is worked out only where every figure of the text
 * has its place in it, so that none is overlooked.
 */
import { prepared } from './read.ts';
import { money, type Worked } from './told.ts';
import { currencyIn, valuesIn, type Value } from '../values/read.ts';

interface Slot {
  readonly is: readonly Value['kind'][];
  /** What stands right before it, or right after it, in its sentence. */
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly how?: 'many' | 'perhaps';
}

interface Told {
  readonly text: string;
  /** Says a sum of money. */
  readonly sum: (value: number) => string;
}

export interface Frame {
  /** What the text says and asks, wherever it stands. */
  readonly says: readonly RegExp[];
  /** The first that takes a figure has it. */
  readonly slots: Readonly<Record<string, Slot>>;
  /** @param found the figures of each slot, in the order of the text. */
  readonly work: (found: Readonly<Record<string, readonly Value[]>>, told: Told) => Worked | undefined;
}

/** How many are named one by one is no figure of its own ("three of us"), nor is "one" beside others. */
const isAside = ({ kind, end, value }: Value, text: string): boolean =>
  kind === 'number' &&
  (/^ of (?:us|you)\b/.test(text.slice(end)) ||
    (value === 1 && !/^ ?(?:part|to\b|:|tablet|pill|capsule|dose)/.test(text.slice(end))));

/** The figures by their slots; undefined where one has no place, or a place has none. */
const placed = (values: readonly Value[], text: string, slots: Frame['slots']): Record<string, Value[]> | undefined => {
  const found: Record<string, Value[]> = {};
  for (const value of values) {
    const start = Math.max(...['. ', '? ', '! ', '; ', ': '].map((stop) => text.lastIndexOf(stop, value.at - 1)), -1) + 1;
    const before = text.slice(start, value.at).replace(/[£$€₹¥₦] ?$/, '');
    const after = /^(?:[^.;?!]|\.(?=\d))*/.exec(text.slice(value.end))![0];
    const slot = Object.entries(slots).find(
      ([name, { is, before: b, after: a, how }]) =>
        is.includes(value.kind) && (how === 'many' || !found[name]) && (b?.test(before) ?? true) && (a?.test(after) ?? true),
    );
    if (!slot) return undefined;
    (found[slot[0]] ??= []).push(value);
  }
  return Object.entries(slots).every(([name, { how }]) => how === 'perhaps' || found[name]) ? found : undefined;
};

/** The first of these kinds in which the whole text has its place. */
export const framed = (frames: readonly Frame[], plain: string): Worked | undefined => {
  const text = prepared(plain);
  const kinds = frames.filter(({ says }) => says.every((pattern) => pattern.test(text)));
  if (kinds.length === 0) return undefined;
  const values = valuesIn(text).filter((value) => !isAside(value, text));
  const currency = currencyIn(text);
  const told: Told = { text, sum: (value) => money(value, currency === 'money' ? '' : currency) };
  for (const { slots, work } of kinds) {
    const found = placed(values, text, slots);
    const worked = found && work(found, told);
    if (worked) return worked;
  }
  return undefined;
};
