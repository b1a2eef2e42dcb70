/** A word that nobody knows is mended to the only one so near it that an answer is asked with: "photosynthsis". */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { isKnown } from '../../../english/topic/word-classes.ts';
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { entries } from '../pages/entries.ts';

const SHORTEST = 6;

/** The words that entries are asked with, by their first letter. */
let vocabulary: ReadonlyMap<string, ReadonlySet<string>> | undefined;
const load = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { ask } of entries)
    for (const word of ask
      .join(' ')
      .toLowerCase()
      .match(/\p{Ll}{6,}/gu) ?? []) {
      const known = found.get(word[0]!) ?? new Set();
      found.set(word[0]!, known.add(word));
    }
  return found;
};

/** Whether one letter more, less or other, or two in the wrong order, makes the one of the other. */
const isSlipOf = (typed: string, meant: string): boolean => {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [left, right] = [typed.slice(at), meant.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.length > 1 && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
};

const meantBy = (typed: string): string => {
  if (typed.length < SHORTEST || isKnown(typed) || partsOfSpeech(typed).size > 0) return typed;
  vocabulary ??= load();
  const own = vocabulary.get(typed[0]!) ?? new Set<string>();
  const [only, ...others] = own.has(typed) ? [] : [...own].filter((word) => isSlipOf(typed, word));
  return only !== undefined && others.length === 0 ? only : typed;
};

export const mended = (text: string): string => text.replace(/\b\p{Ll}{6,24}\b/gu, meantBy);

/** Slips that are too short for that, or too far from what is meant. */
const COMMON: readonly (readonly [RegExp, string])[] = [
  [/\bwich\b/gi, 'which'],
  [/\bdif+e?re?n(?:ce|t?s)\b/gi, 'difference'],
  [/\bdiff?rent\b/gi, 'different'],
  [/\bbe?e?twee?n\b/gi, 'between'],
  [/(?<=\d )l(?:e|i)t(?:e|)rs\b/gi, 'litres'],
  [/\b(turn|switch|turned|switched) (it|them|that|this) of(?=[?.!]*$)/gi, '$1 $2 off'],
];
/** Who asks how a word is spelt means it as it stands. */
const ON_SPELLING = /\bspel(?:l|t|led|ling)\b|["“”]/i;
export const asksSpelling = (text: string): boolean => ON_SPELLING.test(text);
export const slipsMended = (text: string): string =>
  asksSpelling(text) ? text : COMMON.reduce((so, [slip, meant]) => so.replace(slip, meant), text);

const OPENERS = ['what', 'how', 'who', 'when', 'where', 'which', 'why'];
/** What goes on after "how", where "hwo" may be "who". */
const AFTER_HOW = /^(?:do|does|did|to|can|many|much|long|old|far|big|tall|fast|often|come)$/;
const AFTER_OPENER =
  /^(?:is|are|was|were|do|does|did|to|can|could|should|would|will|has|have|many|much|long|old|far|big|tall|fast|often|come|the|it|year|time|country|one)$/;

/** "Hw many": the word that asks, mended, where it is a slip of one that asks so. */
export const openingMended = (text: string): string =>
  text.replace(/^(\s*)(\p{L}{1,6})(?= (\p{L}+))/u, (whole, space: string, typed: string, next: string) => {
    const word = typed.toLowerCase();
    if (OPENERS.includes(word.replace(/s$/, '')) || !AFTER_OPENER.test(next.toLowerCase())) return whole;
    if (word !== 'wen' && (isFunctionWord(word) || partsOfSpeech(word).size > 0)) return whole;
    const meant = OPENERS.filter((opener) => isSlipOf(word, opener));
    const isHow = AFTER_HOW.test(next.toLowerCase());
    const only = meant.length === 1 ? meant[0] : meant.find((opener) => (opener === 'how') === isHow);
    return only === undefined ? whole : `${space}${only}`;
  });
