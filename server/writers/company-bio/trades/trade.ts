import type { Field } from '../industries.ts';

/** What holds for everyone in one trade: closer to the day's work than a whole industry can be. */
export interface Trade extends Field {
  /** The words that name it, in lower case. */
  readonly words: RegExp;
}
