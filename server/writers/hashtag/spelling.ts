/** Decides whether an unknown word is misspelt, or newer than the dictionary. */
import { isFunctionWord } from '../../english/topic/function-words.ts';
import { classOf, isKnown } from '../../english/topic/word-classes.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** How often a word was met in tagged texts, from which on people mean it when they mistype it. */
const COMMON = 5;
const SHORTEST = 5;
/** Longer than any word that people use often: what is longer is no slip of one. */
const LONGEST = 24;

/** What is one letter away: one too few, one too many, two swapped. Another letter altogether is rarely a slip. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2);
    if (after && after[0] === before.at(-1)) yield before + after.slice(1);
    for (const letter of LETTERS) yield before + letter + after;
  }
}

const isCommon = (word: string): boolean => {
  const { noun, verb, adjective, adverb } = classOf(word);
  return noun + verb + adjective + adverb >= COMMON;
};

/**
 * Whether it looks misspelt: "degre" and "recieve" do, "pickleball" does not.
 * @param word in lower case.
 */
export const looksMisspelt = (word: string): boolean => {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return false;
  if (isKnown(word) || isFunctionWord(word)) return false;
  for (const slip of slipsOf(word)) if (isCommon(slip)) return true;
  return false;
};
