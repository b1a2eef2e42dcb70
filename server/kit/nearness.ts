/** How near what was written is to a request in meaning. */
import { comparedWith } from '../meaning/condensed.ts';
import type { Vector } from '../meaning/encoder.ts';

/** From 0 to 1. Below about 0.4 it says nothing; 0.6 is about the same matter, if it has the same words too. */
export type Nearness<R> = (row: R) => number;

/** @param bytes what `npm run embed` made of the rows' texts, in their order. */
export const nearnessIn = <R>(rows: readonly R[], bytes: Uint8Array): ((vectors: readonly Vector[]) => Nearness<R>) => {
  const places = new Map(rows.map((row, at) => [row, at]));
  let compare: ReturnType<typeof comparedWith> | undefined;
  return (vectors) => {
    compare ??= comparedWith(bytes);
    const all = vectors.map(compare);
    return (row) => {
      const at = places.get(row);
      return at === undefined ? 0 : all.reduce((nearest, near) => Math.max(nearest, near[at]!), 0);
    };
  };
};
