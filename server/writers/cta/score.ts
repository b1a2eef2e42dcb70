/** Scores of one call to action, counted from its own words. */
import { countCharacters, countWords } from '../../english/prose.ts';
import { kindOf } from '../../english/topic/details.ts';
import { isFunctionWord } from '../../english/topic/function-words.ts';

/** What the words are measured against. */
export interface Yardstick {
  /** The lengths, in characters, that suit the place. */
  readonly ideal: readonly [from: number, to: number];
  /** The visitor's own content words, in small letters. */
  readonly ownWords: ReadonlySet<string>;
  /** The particulars that the visitor typed, in small letters. */
  readonly details: readonly string[];
  /** The first words of the commands that ask for what is wanted. */
  readonly verbs: ReadonlySet<string>;
}

export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).filter((word) => !isFunctionWord(word));

const clamped = (score: number): number => Math.max(0, Math.min(10, Math.round(score)));

const PRESSURE: readonly (readonly [RegExp, number])[] = [
  [/\b(?:right now|right away|act now|today, not tomorrow)\b/i, 4],
  [/\b(?:now|today|tonight)\b/i, 3],
  [/\b(?:do not|don't|stop) (?:wait|waiting|put|leave|miss)/i, 2],
  [/\b(?:only|last|left|remaining)\b/i, 2],
  [/!/, 1],
  [/\b(?:go|get|grab|ready|jump|step)\b/i, 1],
];
const CALM = /\b(?:whenever you like|at your convenience|at your own pace|up to you|if you)\b/i;

/** How much it presses: deadlines, limits, "now". */
export const urgencyOf = (text: string): number => {
  const pressure = PRESSURE.reduce((sum, [words, weight]) => sum + (words.test(text) ? weight : 0), 1);
  const kind = kindOf(text);
  const limit = kind === 'scarcity' ? 3 : kind === 'deadline' ? 3 : 0;
  const brisk = countWords(text) <= 4 ? 1 : 0;
  return clamped(pressure + limit + brisk - (CALM.test(text) ? 2 : 0));
};

const lengthPoints = (length: number, [from, to]: Yardstick['ideal']): number => {
  if (length >= from && length <= to) return 2;
  const off = length < from ? (from - length) / from : (length - to) / to;
  return off < 0.3 ? 1 : 0;
};

/** How well it is made: a verb first, something particular, a length that suits the place, a word to the reader. */
export const effectivenessOf = (text: string, yardstick: Yardstick): number => {
  const lower = text.toLowerCase();
  const sentences = lower.split(/[.!?:]\s+|, /);
  const asks = (part: string): boolean => yardstick.verbs.has(/^[\p{L}-]+/u.exec(part)?.[0] ?? '');
  const verb = asks(sentences[0]!) ? 2.5 : sentences.some(asks) ? 1 : 0;
  const own = new Set(contentWords(text).filter((word) => yardstick.ownWords.has(word))).size;
  const particular = Math.min(own, 4) / 2;
  const detail = yardstick.details.find((words) => lower.includes(words));
  const strong = detail === undefined ? 0 : /^(?:scarcity|deadline|free|price|guarantee)$/.test(kindOf(detail)) ? 2.5 : 1.5;
  const reader = /\b(?:you|your|yours|yourself|my)\b/.test(lower) ? 1 : 0;
  const reason = /\b(?:and see|see for|because|so|for my|for your|without|no \w+ needed)\b/.test(lower) ? 0.5 : 0;
  return clamped(
    0.5 + verb + particular + strong + reader * 0.75 + reason + lengthPoints(countCharacters(text), yardstick.ideal),
  );
};
