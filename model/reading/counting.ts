/** How many words a text has in any language. */
import { countWords as countSpaced } from '../../engine/definition/index.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const howMany = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A name of another script makes no other language of a text. */
const isUnspaced = (text: string): boolean => 2 * howMany(text, UNSPACED) > howMany(text, /\p{L}/gu);

/** Words also where nothing stands between them. */
export const countWords = (text: string): number => {
  if (!isUnspaced(text)) return countSpaced(text);
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
};
