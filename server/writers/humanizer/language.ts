/** Whether a text is in English: only English is rewritten. */
import { AUXILIARIES, FOREIGN_WORDS, isFunctionWord } from '../../english/topic/function-words.ts';

type Language = 'English' | 'another' | 'unclear';

const FEWEST = 4;

/** `unclear` for names, numbers, keywords: too few words to tell. */
export const languageOf = (text: string): Language => {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{M}’']+$/u.test(word));
  if (words.length > 0 && latin.length < words.length / 2) return 'another';
  const english = words.filter((word) => (isFunctionWord(word) || AUXILIARIES.has(word)) && !FOREIGN_WORDS.has(word)).length;
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  if (words.length < FEWEST) return english > 0 ? 'English' : 'unclear';
  if (foreign > english && foreign / words.length > 0.12) return 'another';
  return english > 0 ? 'English' : 'unclear';
};
