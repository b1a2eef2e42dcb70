/** The last look at a text before it leaves: what a careful reader would stumble over is not sent. */
import { article } from '../english/prose.ts';
import type { Brief } from '../reader/brief.ts';
import { wordsOf } from '../reader/words.ts';

const DOUBLED = /(?<![\p{L}’'])(\p{L}+) \1(?![\p{L}’'])/giu;
/** A few are said twice on purpose. */
const MAY_DOUBLE = /^(?:that|had|very|ha|no|now|so)$/i;
const ARTICLE = /(?<![\p{L}’'-])(an?) (?=(["“‘]?[\p{L}\p{N}$]\S*))/giu;
const OPEN_SLOT = /[{}[\]<>|]|\bundefined\b|\bnull\b/;
const BROKEN_MARKS = /\s[,.;:!?]|[,;:][,;:.!?]|(?<!\.)\.\.(?!\.)|[!?]\.|\s{2}/;
const TWO_DETERMINERS = /(?<![\p{L}’'])(?:an?|the|my|your|our) (?:an?|the|my|your|our)(?![\p{L}’'])/iu;

const hasDoubledWord = (text: string): boolean => [...text.matchAll(DOUBLED)].some(([, word]) => !MAY_DOUBLE.test(word!));

/** "An X", "plan A" and "from A to B" name a letter. */
const hasWrongArticle = (text: string): boolean =>
  [...text.matchAll(ARTICLE)].some(([, said, next]) => said !== 'A' && said!.toLowerCase() !== article(next!));

const hasSlip = (text: string): boolean =>
  BROKEN_MARKS.test(text) || TWO_DETERMINERS.test(text) || hasDoubledWord(text) || hasWrongArticle(text);

/** What the last read needs of a brief. */
type Typed = Pick<Brief, 'original' | 'repairs'>;

/** What a visitor typed wrongly, and the reader knew better. */
const passesOnATypo = (text: string, { repairs }: Typed): boolean => {
  const words = new Set(wordsOf(text).map(({ lower }) => lower));
  return repairs.some(({ typed, meant }) => typed.toLowerCase() !== meant.toLowerCase() && words.has(typed.toLowerCase()));
};

/** Whether it may leave. A slip in the visitor's own words is theirs to keep. */
export const readsWell = (text: string, brief: Typed): boolean => {
  if (passesOnATypo(text, brief)) return false;
  if (OPEN_SLOT.test(text) && !brief.original.some((typed) => OPEN_SLOT.test(typed))) return false;
  return !hasSlip(text) || brief.original.some(hasSlip);
};
