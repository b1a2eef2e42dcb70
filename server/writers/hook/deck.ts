import type { Random } from '../../random.ts';

/** Draws one after another, in an order of chance; only when all have been drawn does it begin again. */
export const deck = <T>(items: readonly T[], random: Random): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.shuffle(items);
    const [next, ...rest] = left;
    if (next === undefined) throw new RangeError('nothing to draw from');
    left = rest;
    return next;
  };
};
