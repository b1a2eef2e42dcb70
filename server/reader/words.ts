/** The words of a text in order, each with the forms under which a list may know it. */
import { baseForms } from '../lexicon/wordnet.ts';

export interface Word {
  readonly text: string;
  readonly lower: string;
  /** Itself and its base forms: "lost" is also "lose". */
  readonly forms: ReadonlySet<string>;
  readonly from: number;
  readonly to: number;
}

const WORD = /[$£€]?[\p{L}\p{N}]+(?:[.,](?=\d)[\p{N}]+|['’&+-][\p{L}\p{N}]+)*%?/gu;

const LIMIT = 5000;
const seen = new Map<string, ReadonlySet<string>>();

const read = (lower: string): ReadonlySet<string> => {
  const bare = lower.replace(/'s$|s'$/, (end) => (end === "s'" ? 's' : ''));
  // "45-year-old" and "well-being" are searched whole; only single words are looked up.
  const bases = /^[a-z]+$/.test(bare) ? baseForms(bare) : [];
  const singular = bare.endsWith('ss') || bare.length < 4 ? bare : bare.replace(/s$/, '');
  return new Set([lower, bare, singular, ...bases]);
};

/** Known under these forms, all in small letters. */
export const formsOf = (lower: string): ReadonlySet<string> => {
  const known = seen.get(lower);
  if (known) return known;
  const found = read(lower);
  if (seen.size >= LIMIT) seen.clear();
  seen.set(lower, found);
  return found;
};

export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const lower = word.toLowerCase().replaceAll('’', "'");
    return { text: word, lower, forms: formsOf(lower), from: index, to: index + word.length };
  });
