/** One thing that a buyer looks for, and how far a description has it. */
import type { Reading } from './reading.ts';

export interface Finding {
  /** From 0, not at all, to 1, fully. */
  readonly degree: number;
  /** What is said where it is there; a sentence that quotes the text. */
  readonly praise: string;
  /** What is said where it is not. */
  readonly lack: string;
  /** What to do about it. */
  readonly advice: string;
  /** It is about something that should not be there: mentioned before what is only missing. */
  readonly isFault?: boolean;
}

export interface Criterion {
  readonly weight: number;
  readonly judge: (reading: Reading) => Finding;
}

/** 0 at `from`, 1 at `to`, in a straight line between; `to` may be the lower one. */
export const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
