/** Finds words that do not rhyme because they are the word itself: in another form, or inside a longer one. */
import type { KnownWord } from '../../lexicon/vocabulary.ts';

type Known = ReadonlyMap<string, KnownWord>;

/** Whether a word is made of another and one before it: "horsepower" of "power", and "discourage" of "courage". */
export const isCompoundOf = (text: string, part: string, known: Known): boolean => {
  const before = text.endsWith(part) ? text.slice(0, -part.length) : '';
  return (before.length > 2 && known.has(before)) || (before === 'dis' && part.length > 3);
};

/** Whether one is the other with a small piece before it: "unsuitable" of "suitable". */
export const isPrefixed = (one: string, other: string): boolean => {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return short.length > 3 && /^(?:un|in|im|ir|il|non|re)$/.test(long.slice(0, -short.length)) && long.endsWith(short);
};

const SUFFIX = /^(e|e?s|e?d|ing|ings|ingly|e?rs?|est|[ei]?ly|lies|i?e?ness|e?ful|e?less|e?ment|able|ier|iest|ish|y)$/;

/** Whether one is the other with an ending: "teacher" of "teach". */
const isDressed = (long: string, short: string): boolean => {
  const stem = short.replace(/[ey]$/, '');
  return stem.length > 2 && long.startsWith(stem) && SUFFIX.test(long.slice(stem.length));
};

/** The same word in another form or dress: love, loves, loving, lover, lovely. Takes the word to compare with in small letters. */
export const isKin = (word: KnownWord, to: string, known: Known): boolean => {
  const text = word.text.toLowerCase();
  return [to, known.get(to)?.base ?? to].some((base) => {
    if (text === base || word.base === base || known.get(text.replace(/^be/, ''))?.base === base) return true;
    return isDressed(text, base) || isDressed(base, word.base);
  });
};
