import { chanceFrom } from '../engine/definition/chance.ts';

/** A source of random numbers that can be repeated. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** One of the items. @throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** The items in random order; the given list is not changed. */
  shuffle<T>(items: readonly T[]): T[];
}

const from = (next: () => number): Random => {
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(items) {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[below(items.length)]!;
    },
    shuffle(items) {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
      }
      return mixed;
    },
  };
};

/** A different sequence on every run. */
export const chance = (): Random => from(Math.random);

/** The same sequence for the same seed. */
export const seeded = (seed: number): Random => from(chanceFrom(seed));
