/** How many words a text has in any language. */
import { countWords as countSpaced } from '../../engine/definition/index.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words also where nothing stands between them. */
export const countWords = (text: string): number => {
  if (!UNSPACED.test(text)) return countSpaced(text);
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
};
