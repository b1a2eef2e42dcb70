/** Flesch reading ease, as the page explains it: from 0 (very hard) to 100 (very easy), to one decimal. */
import { flesch } from 'flesch';
import { syllable } from 'syllable';

/** A number is read as one word or more; every word has at least one syllable. */
const syllablesOf = (word: string): number => Math.max(1, syllable(word));

/** @param sentences how many sentences the text has. */
export const readingEase = (text: string, sentences: number): number => {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return 0;
  const counts = {
    sentence: Math.max(1, sentences),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
  return Math.round(Math.min(100, Math.max(0, flesch(counts))) * 10) / 10;
};
