/** Scores of a title, counted from its words. */
import { countWords } from '../../english/prose.ts';
import { isFunctionWord } from '../../english/topic/function-words.ts';
import type { Kind } from './genre.ts';
import { syllablesIn } from './words.ts';

export interface Yardstick {
  readonly kind: Kind;
  /** In small letters. */
  readonly keywords: readonly string[];
  readonly ownWords: ReadonlySet<string>;
}

export const contentOf = (title: string): string[] =>
  (title.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu) ?? []).filter((word) => !isFunctionWord(word));

const clamped = (score: number): number => Math.max(1, Math.min(10, Math.round(score)));

const SIGNALS: Record<Kind, RegExp> = {
  fiction:
    /\b(?:secrets?|love|last|mystery|murder|death|lost|silent|house|daughter|sister|winter|night|novel|heart|blood|letters|crown|signal|case|knew|hides)\b/i,
  children: /\b(?:good night|hello|little|brave|where is|friend|who|and the|wait|hug|look)\b/i,
  poetry: /\b(?:poems|song|letters|leaving|elegy|weight|almost|of)\b/i,
  memoir: /\b(?:memoir|my|our|notes|learned|taught|years|life|family|love|how i)\b/i,
  cookbook: /\b(?:cookbook|kitchen|table|recipes|cooking|eat|meals|dinners?|baking|bread)\b/i,
  travel: /\b(?:walks|on foot|guide|road|discovering|around|wandering|companion|path)\b/i,
  history: /\b(?:history|story|making|how|birth|inventing|before|built|who made)\b/i,
  advice: /\b(?:guide|handbook|how to|without|for|practice|step by step|little book|learning|plain)\b/i,
};

const lengthPoints = (words: number): number => (words >= 2 && words <= 5 ? 2 : words <= 8 ? 1 : words <= 10 ? 0 : -1);

/** Whether a buyer can tell what the book is: its genre, its subject, a length that fits a cover. */
export const marketabilityOf = (title: string, { kind, keywords, ownWords }: Yardstick): number => {
  const lower = title.toLowerCase();
  const [main = '', subtitle] = title.split(': ');
  const own = contentOf(title).filter((word) => ownWords.has(word)).length;
  const explains = kind !== 'fiction' && kind !== 'children' && kind !== 'poetry';
  return clamped(
    2.5 +
      lengthPoints(countWords(main)) +
      (SIGNALS[kind].test(title) ? 1.5 : 0) +
      (keywords.some((keyword) => lower.includes(keyword)) ? 1.25 : 0) +
      Math.min(own, 3) * 0.6 +
      (subtitle === undefined ? 0 : explains ? 1.5 : 0.25),
  );
};

const alliterates = (title: string): boolean => {
  const first = contentOf(title).map((word) => word.charAt(0));
  return first.some((letter, at) => at > 0 && letter === first[at - 1] && /\p{L}/u.test(letter));
};

/** Whether it stays in the ear: short, concrete, with a sound or a turn of its own. */
export const memorabilityOf = (title: string, { ownWords }: Yardstick): number => {
  const words = countWords(title);
  const content = contentOf(title);
  const syllables = syllablesIn(title);
  const repeats = new Set(content).size < content.length;
  const isTurn = /[?!]|\b(?:nobody|other|not|never|how to|what|who|where|without|once|twice)\b/i.test(title);
  return clamped(
    2.5 +
      (words <= 3 ? 2 : words <= 5 ? 1.5 : words <= 7 ? 0.5 : words > 9 ? -1 : 0) +
      (syllables <= 5 ? 1 : syllables <= 9 ? 0.5 : 0) +
      (alliterates(title) ? 1.5 : 0) +
      (repeats ? 1.25 : 0) +
      (isTurn ? 1 : 0) +
      Math.min(2, content.filter((word) => ownWords.has(word)).length) * 0.5 +
      (content.filter((word) => word.length >= 3 && word.length <= 7).length >= 2 ? 0.5 : 0) -
      (title.includes(':') ? 0.75 : 0),
  );
};
