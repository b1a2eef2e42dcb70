/** How common English words are, by their places in a list counted in Wikipedia. */
import { words } from 'popular-english-words';

/** Words beyond this place are rare, and all the same rare. */
const COUNTED = 80_000;
let counted: ReadonlyMap<string, number> | undefined;
const places = (): ReadonlyMap<string, number> =>
  (counted ??= new Map(
    words
      .getAll()
      .slice(0, COUNTED)
      .map((each, at) => [each, at]),
  ));

/** Whether it is met at all, as a word or a name. Takes a word in any case. */
export const isMet = (word: string): boolean => places().has(word.toLowerCase());

/** From 0, for the commonest words, to about 3, for those that hardly anyone writes. Takes a word in any case. */
export const rareness = (word: string): number => Math.log10((places().get(word.toLowerCase()) ?? COUNTED) + 100) - 2;

/** Words before this place are written every day. */
const COMMON = 20_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The common words that one letter more, less or other leads to, or two letters exchanged. Takes a word in small letters. */
export const commonWordsNear = (word: string): readonly string[] => {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, behind] = [word.slice(0, at), word.slice(at)];
    if (behind !== '') near.add(before + behind.slice(1));
    if (behind.length > 1) near.add(before + behind[1]! + behind[0]! + behind.slice(2));
    for (const letter of LETTERS) {
      near.add(before + letter + behind);
      if (behind !== '') near.add(before + letter + behind.slice(1));
    }
  }
  near.delete(word);
  return [...near].filter((each) => each.length > 1 && (places().get(each) ?? COMMON) < COMMON);
};
