/** The figures beside a description, all counted from it. */
import { countCharacters, countWords } from '../../english/prose.ts';

const WORDS_A_MINUTE = 230;

export const statisticsOf = (description: string): { wordCount: number; characterCount: number; estimatedReadTime: string } => {
  const wordCount = countWords(description);
  return {
    wordCount,
    characterCount: countCharacters(description),
    estimatedReadTime: `${Math.max(1, Math.ceil(wordCount / WORDS_A_MINUTE))} min`,
  };
};
