/** Decides which unknown words are names, and so not mistakes. */
import type { Sentence } from './reading.ts';

const WELL_KNOWN = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November
  December English British American French German Spanish Italian Portuguese Chinese Japanese Russian Arabic Dutch Irish Scottish
  European African Asian Christmas Easter Europe Africa America Asia Australia England Scotland Ireland Britain Germany Italy Spain
  Portugal Netherlands Belgium Switzerland Austria Russia China Japan India Canada Mexico Brazil Internet`.split(/\s+/),
);

/** A name that everyone spells the same way. */
export const isWellKnown = (word: string): boolean => WELL_KNOWN.has(word);

/** A heading In Which Most Words Have A Capital: there a capital says nothing. */
export const isTitled = ({ tokens }: Sentence): boolean => {
  const words = tokens.filter(({ text }) => /^\p{L}{2,}/u.test(text));
  return words.length > 3 && words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > words.length * 0.75;
};
