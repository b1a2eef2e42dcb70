/** Words in any script: without spaces between them, the segmenter of the runtime finds them. */
import { countWords } from '../../english/prose.ts';

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
let shared: Intl.Segmenter | undefined;
const segmenter = (): Intl.Segmenter => (shared ??= new Intl.Segmenter('und', { granularity: 'word' }));

export const wordsIn = (text: string): number => {
  if (!UNSPACED.test(text)) return countWords(text);
  let words = 0;
  for (const { isWordLike } of segmenter().segment(text)) if (isWordLike) words++;
  return words;
};

/** The start of the text, with at most this many words. */
export const firstWords = (text: string, most: number): string => {
  if (!UNSPACED.test(text)) return text.split(/\s+/).slice(0, most).join(' ');
  let words = 0;
  for (const { index, isWordLike } of segmenter().segment(text)) if (isWordLike && ++words > most) return text.slice(0, index);
  return text;
};

/** Sentences in a row, with spaces between them if their script uses any. */
export const inLine = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, sentence) => (text === '' || /[。！？]["”」』]?$/u.test(text) ? text + sentence : `${text} ${sentence}`),
    '',
  );
