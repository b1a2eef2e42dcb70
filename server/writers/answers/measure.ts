/** How hard an answer is to read. */
import { countWords } from '../../english/prose.ts';
import { sentencesOf } from './question/question.ts';

/** From the length of sentences and of words, by the weights of the Automated Readability Index, as school grades. */
export const complexityOf = (text: string): 'Low' | 'Medium' | 'High' => {
  const words = countWords(text);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (words === 0) return 'Low';
  const grade = 4.71 * (letters / words) + 0.5 * (words / Math.max(1, sentencesOf(text).length)) - 21.43;
  return grade < 7 ? 'Low' : grade < 12 ? 'Medium' : 'High';
};
