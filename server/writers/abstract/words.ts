/** Words in any script: where none are put between them, a dictionary of the language runtime finds them. */
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

/** Sentences one behind the other, with the space between them that their script asks for. */
export const inLine = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, sentence) => (text === '' || /[。！？]["”」』]?$/u.test(text) ? text + sentence : `${text} ${sentence}`),
    '',
  );
