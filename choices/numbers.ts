/** Levels and limits that more than one tool has. */
import type { Levels, Limit } from '../engine/definition/index.ts';

export const UP_TO_TEN = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** The levels of a score out of ten, where more is better. */
export const OUT_OF_TEN: Levels = [
  [8, 'good'],
  [6, 'fair'],
  [0, 'poor'],
];

/** Shown, but not enforced. */
export const TWENTY_A_DAY: Limit = { perDay: 20, counted: true, enforced: false };
export const TWENTY_A_DAY_AND_NO_MORE: Limit = { perDay: 20, counted: true, enforced: true };
