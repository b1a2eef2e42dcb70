/** Puts a statement of the visitor's into one of our frames. */
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { someOf } from './deeds.ts';
import type { Line } from './line.ts';
import type { Shape, Statement } from './statement.ts';
import { shortened } from './words.ts';

/** Chooses a frame of a list: another one each time, as long as there are others. */
export type Pick = (list: readonly string[]) => string;

export const pickFrom = (random: Random): Pick => {
  const left = new Map<readonly string[], string[]>();
  return (list) => {
    const rest = left.get(list) ?? [];
    const [frame, ...others] = rest.length > 0 ? rest : random.shuffle(list);
    left.set(list, others);
    return frame!;
  };
};

/** A statement within the room for one: fewer items, fewer parts, or its first words in quotation marks. */
const within = (statement: Statement, atMost: number): Statement => {
  const { words, items, shape } = statement;
  if (shortened(words, atMost) === words) return statement;
  if (items) {
    const count = items.findIndex((_, at) => countWords(someOf(items, at + 1)) > atMost);
    if (count > 0) return { shape, words: someOf(items, count) };
  }
  const cuts = [...words.matchAll(/[,;:.]\s/g)].map(({ index }) => words.slice(0, index));
  const kept = cuts.findLast((cut) => shortened(cut, atMost) === cut && countWords(cut) > atMost / 3);
  if (kept !== undefined && shape !== 'quote' && shape !== 'question') return { shape, words: kept };
  const first = kept === undefined ? shortened(words, atMost) : `${kept}.`;
  return { shape: /["“”]/.test(first) ? 'phrase' : 'quote', words: first };
};

/** How often a task is told as a purpose: "exists to help clinics" in place of "helps clinics". */
const PURPOSES = 1 / 3;

interface Framing {
  readonly frames: Readonly<Record<Shape, readonly string[]>>;
  /** The most words of the visitor's in one line. */
  readonly atMost: number;
  /** The company has been named in the line before. */
  readonly isNamed: boolean;
  readonly mayBePurpose: boolean;
  readonly provides: string;
}

export const framed = (
  statement: Statement,
  { frames, atMost, isNamed, mayBePurpose, provides }: Framing,
  pick: Pick,
  random: Random,
): Line => {
  const short = within(statement, atMost);
  const base = short === statement ? statement.base : undefined;
  const isPurpose = mayBePurpose && base !== undefined && random.next() < PURPOSES;
  const list = frames[isPurpose ? 'purpose' : short.shape];
  const fitting = list.filter(
    // "What does it do? It is fond of dogs": that question is for tasks.
    (frame) => (base !== undefined || !/\bit \{words\}/i.test(frame)) && !(isNamed && frame.includes('{name}')),
  );
  return { frame: pick(fitting.length > 0 ? fitting : list), values: { words: isPurpose ? base : short.words, provides } };
};
