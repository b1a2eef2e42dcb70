/** Words that are surely misspelt. */
import { isMet } from '../lexicon/wordRanks.ts';
import { KNOWN_SLIPS } from './slips.ts';
import { isFunctionWord } from './topic/function-words.ts';
import { isKnown } from './topic/word-classes.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const LONG_WORD = 7;
/** Beyond that it is no word at all. */
const LONGEST_WORD = 24;
/** "Macaron" is no slip of "macaroon". */
const isCommon = (word: string): boolean => isKnown(word) && isMet(word);

/**
 * Words of a trade and of other languages are often in no dictionary, so an unknown word is a slip only where a letter too many
 * or too few parts it from a known one: inside a long word any letter, in a short one a double.
 */
export const isMisspelt = (word: string): boolean => {
  if (KNOWN_SLIPS.has(word)) return true;
  if (word.length > LONGEST_WORD || isKnown(word) || isFunctionWord(word) || isMet(word)) return false;
  const isLong = word.length >= LONG_WORD;
  return Array.from(word).some((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const isInside = isLong && at > 0 && at < word.length - 1;
    return (
      ((isInside || after[1] === letter) && isCommon(before + after.slice(1))) ||
      (isInside ? LETTERS : [letter]).some((more) => isCommon(before + more + after))
    );
  });
};
