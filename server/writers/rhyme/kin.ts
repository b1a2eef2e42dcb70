/** Finds words that do not rhyme because they are the word itself: in another form, or inside a longer one. */
import type { Saying } from '../../lexicon/sayings.ts';
import { onset, syllables, tail } from '../../lexicon/sounds.ts';
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

/** The word that a compound ends in: "ever" of "whatever". */
const lastPart = (text: string, known: Known): string | undefined => {
  for (let at = 2; at <= text.length - 4; at++)
    if (known.has(text.slice(at)) && known.has(text.slice(0, at))) return text.slice(at);
  return undefined;
};

/** Whether both are compounds that end alike: "whatever" and "forever". */
export const endsInSamePart = (one: string, other: string, known: Known): boolean => {
  const part = lastPart(one, known);
  return part !== undefined && part === lastPart(other, known);
};

/** Whether two words are one with something before it: "produce" and "reduce", "whatever" and "however", "side" and "inside". */
export const shareRoot = (one: Saying, other: Saying, known: Known): boolean => {
  const isLong = syllables(one.sounds) > 1 && syllables(other.sounds) > 1;
  if (isLong && onset(one.sounds) !== '' && onset(one.sounds) + tail(one.sounds) === onset(other.sounds) + tail(other.sounds))
    return true;
  return (
    endsInSamePart(one.word.text, other.word.text, known) ||
    isCompoundOf(one.word.text, other.word.text, known) ||
    isCompoundOf(other.word.text, one.word.text, known)
  );
};
