/** One thing that a buyer looks for, and how far a description has it. */
import type { Found } from './found.ts';
import type { Reading } from './reading.ts';

export interface Finding {
  /** From 0, not at all, to 1, fully. */
  readonly degree: number;
  /** What is missing, as it stands behind "no" in that summary: "price in figures". Nothing where that is not certain. */
  readonly missing?: string | undefined;
  /** What is there and puts buyers off, for that summary: "a plea for work". */
  readonly against?: string | undefined;
  /** What is said where it is not. */
  readonly lack?: string | undefined;
  /** What to do about it. */
  readonly advice?: string | undefined;
  /** The sentence written anew: it helps more than any advice, and takes its place. */
  readonly rewrite?: string | undefined;
  /** It is about something that should not be there: mentioned before what is only missing. */
  readonly isFault?: boolean;
  /** Said only where nothing better can be said. */
  readonly isMinor?: boolean;
}

export interface Criterion {
  readonly weight: number;
  readonly judge: (reading: Reading, found: Found) => Finding;
}

/** 0 at `from`, 1 at `to`, in a straight line between; `to` may be the lower one. */
export const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
