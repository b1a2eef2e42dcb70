/** Figures, each with what it counts. */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf } from '../../../english/topic/word-classes.ts';

export interface Figure {
  /** With what it counts: "2,300 adults". */
  readonly words: string;
  readonly kind: 'money' | 'share' | 'time' | 'list' | 'count';
  /** So many of something, and not about so many: "2,300 adults". */
  readonly isExact: boolean;
}

const NUMBER_WORD =
  '(?:one|two|three|four|nine|\\d+) (?:in|out of) (?:\\d+|two|three|four|five|six|seven|eight|ten|twenty)|(?:twen|thir|for|fif|six|seven|eigh|nine)ty-(?:one|two|three|four|five|six|seven|eight|nine)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|a third|twice';
const FIGURE = new RegExp(
  String.raw`(?:(?:exactly|nearly|almost|top|from) |(?:page|day|week|year|chapter|room) (?=\d))?(?:[$£€]\s?\d[\d.,]*\d|[$£€]\s?\d|\b(?:${NUMBER_WORD})\b|\d[\d.,:]*\d|\d)(?:k\b|m\b)?(?: to (?:\d[\d.,]*|${NUMBER_WORD})\b)?(?:\s(?:in|out of) (?:\d+|${NUMBER_WORD})\b(?!\s(?:minutes|hours|days|weeks|months|years)\b)|%\sof (?!the\b|us\b)\p{L}+(?: \p{L}+)?|\s?(?:%|a\.m\.|p\.m\.|am\b|pm\b)|(?:-|\s)(?!an?\b|last\b|next\b|this\b|every\b|each\b|has\b|have\b|as\b|than\b|for\b|by\b|it\b|he\b|she\b|they\b|that\b|who\b|when\b|if\b|are\b|were\b|will\b|can\b|do\b|does\b|did\b|full\b|not\b|of\b|and\b|or\b|in\b|the\b|to\b|with\b|my\b|but\b|from\b|on\b|was\b|is\b|had\b|at\b|ways? to\b|because\b|before\b|after\b)\p{L}+|\sof (?!the\b|us\b)\p{L}+(?: \p{L}+)?)?`,
  'giu',
);
export const LISTED =
  /^(?:the )?(?:top |best )?(?:\d+|three|five|seven|ten) (?:\p{L}+ ){0,2}?(?:tips|ways|reasons|things|facts|tricks|ideas|hacks|steps|secrets|lessons|habits|mistakes)\b/iu;
/** "Nine soups that cost less": a number of things, and no sentence. */
export const ONLY_LISTED =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) (?:\p{L}+ ){0,2}?\p{L}+s (?:that|which|you|for|to|every|worth|from|i never)\b(?! (?:are|is|have|has|were|was)\b)/iu;
/** "There are 118 steps to my door" counts what is there, and "here are 7 steps" what comes. */
const INTRODUCES_A_LIST = /\b(?:here are|these|my|top|best|share|learn|discover|know|following) (?:the )?$/i;
const kindOf = (words: string, text: string, before: string): Figure['kind'] =>
  LISTED.test(text) ||
  ONLY_LISTED.test(text) ||
  (/\bhere are $/i.test(before) &&
    /^\S+ (?:of them|more|examples)\b/i.test(`${words} ${text.slice(before.length + words.length).trim()}`)) ||
  (LISTED.test(words) && INTRODUCES_A_LIST.test(before))
    ? 'list'
    : /[$£€]|\b(?:dollars|pounds|euros|cents|pence|quid)\b/i.test(words)
      ? 'money'
      : /%|\bper ?cent\b|\bhalf (?:of|the|my|our|all)\b|\b(?:in|out of) (?:\d|t[ewh]|f[io]|s[ei]|eight)|\ba third\b/i.test(words)
        ? 'share'
        : /\b(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|[ap]\.?m\.?)$/iu.test(words)
          ? 'time'
          : 'count';

/** "£9 buys" is a sum and what it does, and "62% of people who" stops where it goes on. */
const WITH_VERB = /^(?<sum>[$£€]\s?[\d.,]+k?) (?<verb>\p{L}+)$/iu;
const withoutEnd = (words: string): string => {
  const { sum, verb = '' } = WITH_VERB.exec(words)?.groups ?? {};
  const { verb: uses, noun } = classOf(verb.toLowerCase());
  return sum !== undefined && uses > noun ? sum : words.replace(/ (?:who|that|which)$/i, '');
};
/** "73% of marketers say" counts the marketers. */
const THEY_DO =
  /(?<=\bof \p{L}{1,30}) (?:say|said|think|believe|claim|agree|lives?|fails?|owns?|want|feel|know|use|are|were|have|do|will|would|can|never|also|now|still|only)$/iu;
/** They count nothing: "paragraph 3" is a place, not a quantity. */
const LABEL =
  /\b(?:paragraph|section|step|clause|rule|article|line|number|no\.|version|verse|grade|level|part|act|season|episode|route|item|row|seat|gate|floor|highway|bus|tip|flat|apartment) $/i;
/** "The 48th" has a place in a row, and counts nothing. */
const ORDINAL = /^(?:st|nd|rd|th)\b/i;
const COUNTED =
  /^(?:exactly )?(?:\d[\d.,]*|\p{L}+) (?!more|times|less|this|plus|minus)\p{L}+(?:s|people|men|women|children)(?:$|\s)/iu;
/** "Ten teaches you" has a verb behind it, and "ten always" neither: only what comes in numbers is counted. */
const countsNothing = (figure: string, before: string, after: string): boolean => {
  const word = /^(?:exactly )?\S+ (\p{L}+)/iu.exec(figure)?.[1]?.toLowerCase();
  if (word === undefined || /(?:people|men|women|children)$/.test(word)) return TURNS_AGE.test(before);
  const { noun, verb, form } = classOf(word);
  return (
    TURNS_AGE.test(before) ||
    isFunctionWord(word) ||
    (form === 's'
      ? verb > noun || (verb > 0 && /^\s(?:me|us|him|her|them|it|how|an?|my|our|his)\b/i.test(after))
      : noun + verb > 0)
  );
};
/** "Turning ten", "at the age of forty". */
const TURNS_AGE = /\b(?:turn(?:s|ed|ing)?|aged?|age of|(?:i|he|she) was|when (?:\p{L}+ ){1,2}was) $/iu;

/** Up to the noun that the words belong to: "fifteen whole" goes on to "days". */
export const withNoun = (text: string, at: number, found: string): string => {
  const words = found.trim();
  const { adjective, noun, form } = classOf(/(?<!\p{L})\p{L}+$/u.exec(words)?.[0] ?? '');
  const next = /^\s\p{L}+/u.exec(text.slice(at + found.trimEnd().length))?.[0] ?? '';
  const following = classOf(next.trim());
  // "Bike helmets" are more than a bike.
  const isCompound = noun > 0 && form === 'base' && following.form === 's' && 2 * following.noun > following.verb;
  const goesOn = (adjective > noun && following.noun > 0) || isCompound;
  return goesOn && !isFunctionWord(next.trim().toLowerCase()) ? words + next : words;
};

/** "3 common" goes on to "skincare", and that to "mistakes". */
const withNouns = (text: string, at: number, found: string): string => {
  const once = withNoun(text, at, found);
  return once.length > found.trim().length ? withNoun(text, at, once) : once;
};

/** "80% of people don't" stops before the word that it would cut. */
const whole = (text: string, at: number, words: string): string =>
  /^['’]\p{L}/u.test(text.slice(at + words.length)) ? words.slice(0, Math.max(0, words.lastIndexOf(' '))) : words;

/** @param told without what everybody says; @param isTitle the whole line is one: "9 cheap lunches for the office" */
export const figuresIn = (told: string, text: string, isTitle: () => boolean): Figure[] =>
  [...told.matchAll(FIGURE)].flatMap(({ index, 0: found }): Figure[] => {
    if (LABEL.test(told.slice(0, index)) || ORDINAL.test(told.slice(index + found.length))) return [];
    const full = whole(told, index, withNouns(told, index, found));
    const plain = kindOf(full, text, told.slice(0, index));
    // "9 cheap lunches for the office" is a list as well.
    const kind = plain === 'count' && index === 0 && isTitle() ? 'list' : plain;
    const words = (kind === 'list' ? LISTED.exec(text)?.[0] : undefined) ?? full;
    const figure = (/ to /.test(words) ? words : withoutEnd(words.replace(/^from /, ''))).replace(THEY_DO, '');
    const isExact = COUNTED.test(figure) && !countsNothing(figure, told.slice(0, index), told.slice(index + full.length));
    return [{ words: figure, kind, isExact }];
  });
