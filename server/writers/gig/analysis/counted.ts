/** What counting alone shows of a description, and what can be done about it: true of any text, and of no two the same. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { FIGURE } from './clause.ts';
import type { Fact } from './facts.ts';
import { shortCueOf } from './times.ts';
import { quote, type Reading } from './reading.ts';
import { beginningOf, lengthOf, longestIn } from './shape.ts';

export interface Advised {
  readonly lack: string;
  readonly advice: string;
}

const FEWEST_ITEMS = 4;
const LONG_LIST = 22;
const MOST_OF_A_HEAD = 8;
/** "What you get: a plan, a calendar, a list of seeds" in a text without a list. */
const listInALine = ({ bullets, sentences }: Reading): Advised | undefined => {
  const list = sentences.find((sentence) => {
    const [head = '', rest] = sentence.split(/:\s/, 2);
    return (
      bullets.length === 0 &&
      rest !== undefined &&
      head.split(' ').length <= MOST_OF_A_HEAD &&
      rest.split(', ').length >= FEWEST_ITEMS &&
      sentence.split(' ').length >= LONG_LIST
    );
  });
  if (list === undefined) return undefined;
  const head = list.split(/:\s/, 1)[0]!;
  return {
    lack: `What follows ${quote(head)} is ${list.split(' ').length - head.split(' ').length} words in one line.`,
    advice: `Set what follows ${quote(head)} as a list, a line for each part of it.`,
  };
};

const NUMBERED = /(?:^|[\s(])1[.)] .*[\s(]2[.)] /;
const JOINT = /,? (?:and|but|so) (?=(?:i|we|you|he|she|it|they)\b)|; /gi;
const FEWEST_BEFORE = 8;
const MOST_SHOWN = 5;
/** Where a long sentence can end: behind it somebody begins to do something. */
export const divided = (sentence: string): string => {
  const begins = quote(beginningOf(sentence));
  if (NUMBERED.test(sentence)) return `Set the numbered points of the sentence that begins ${begins} on lines of their own.`;
  const ends = [...sentence.matchAll(JOINT)]
    .map(({ index }) => sentence.slice(0, index).trim())
    .filter((before) => lengthOf(before) >= FEWEST_BEFORE && lengthOf(sentence) - lengthOf(before) >= FEWEST_BEFORE)
    .toSorted(
      (one, other) => Math.abs(lengthOf(one) * 2 - lengthOf(sentence)) - Math.abs(lengthOf(other) * 2 - lengthOf(sentence)),
    );
  return ends[0] === undefined || /[“”"()]/.test(sentence)
    ? `Divide the sentence that begins ${begins} into two.`
    : `End the sentence that begins ${begins} after ${quote(ends[0].split(' ').slice(-MOST_SHOWN).join(' '))}, and begin a new one there.`;
};
const LONG_SENTENCE = 28;
const longSentence = (reading: Reading): Advised | undefined => {
  const long = longestIn(reading);
  return lengthOf(long) < LONG_SENTENCE
    ? undefined
    : { lack: `The sentence that begins ${quote(beginningOf(long))} has ${lengthOf(long)} words.`, advice: divided(long) };
};

/** So much of a page search engines show of it, in characters. */
const SHOWN = 160;
const FEWEST_LETTERS = 200;
/** The first lines name no figure, and a later one does: that is what a buyer who searches could see at once. */
const firstLines = ({ text, title }: Reading, facts: readonly Fact[]): Advised | undefined => {
  const below = (title === undefined ? text : text.slice(text.indexOf(title) + title.length)).replace(/\s+/g, ' ').trim();
  const shown = below.slice(0, SHOWN).replace(/\s\S*$/, '');
  const fact = facts.find(
    ({ kind, words }) => /^(?:proof|who|price|time)$/.test(kind) && FIGURE.test(words) && !below.slice(0, SHOWN).includes(words),
  );
  const end = shown.split(' ').slice(-MOST_SHOWN).join(' ').replace(/[“”"]/g, '');
  return below.length < FEWEST_LETTERS || FIGURE.test(shown) || fact === undefined
    ? undefined
    : {
        lack: `Its first ${SHOWN} characters, about what a search result shows, end at ${quote(end)} and have no figure in them.`,
        advice: `Bring ${quote(fact.words)} into the first ${SHOWN} characters, where a search result can show it.`,
      };
};

/** So late in the text something stands low. */
const LOW = 0.5;
const FEWEST_READ = 15;
/** What a buyer compares first, and how much they read before it comes. */
const standsLow = (
  { text }: Reading,
  facts: readonly Fact[],
  kinds: readonly Fact['kind'][],
  share: number,
): Advised | undefined => {
  const words = (part: string): number => part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const low = facts
    .filter(({ kind }) => kinds.includes(kind))
    .map((fact) => ({ ...fact, before: words(text.slice(0, Math.max(0, text.indexOf(fact.words)))) }))
    .filter(({ before }) => before >= FEWEST_READ && before >= words(text) * share)
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))[0];
  if (low === undefined) return undefined;
  const shown = shortCueOf([low], low.kind === 'time') ?? low.words;
  return {
    lack: `A buyer reads ${low.before} words before ${quote(low.words)} comes.`,
    advice: /^(?:price|time)$/.test(low.kind)
      ? `Put ${quote(shown)} on the gig picture as well: buyers compare that first.`
      : `Move ${quote(low.words)} up to the first lines.`,
  };
};
const FIRST: readonly Fact['kind'][] = ['proof', 'voice', 'sample', 'who', 'price', 'time'];
/** They may stand anywhere, and on the picture as well. */
const ON_PICTURE: readonly Fact['kind'][] = ['price', 'time'];
/** So few words leave room for a line more. */
const FEW_WORDS = 60;
const fewWords = ({ words, sentences, title }: Reading): Advised | undefined => {
  const last = withoutStop(sentences.at(-1) ?? '');
  return words.length >= FEW_WORDS || sentences.length < 2 || last === title
    ? undefined
    : {
        lack: `It has only ${words.length} words.`,
        advice: `Add one line before ${quote(beginningOf(last))} on a job that you have done: what it was, and for whom.`,
      };
};
/** A gig title may have so many characters. */
const MOST_OF_A_TITLE = 80;
const SHORT_TITLE = 60;
/** Shorter sentences are not worth dividing. */
const WORTH_DIVIDING = 20;
const roomInTitle = ({ title = '' }: Reading, facts: readonly Fact[], long: string): Advised | undefined => {
  const left = MOST_OF_A_TITLE - title.length;
  const fits = facts.find(
    ({ kind, words }) => /^(?:proof|who|time|gets|price|limit)$/.test(kind) && words.length < left && !title.includes(words),
  );
  return lengthOf(long) >= WORTH_DIVIDING || title.length === 0 || title.length > SHORT_TITLE || fits === undefined
    ? undefined
    : {
        lack: `Its title, ${quote(title)}, uses ${title.length} of the ${MOST_OF_A_TITLE} characters that a gig title may have.`,
        advice: `The other ${left} characters of the title have room for ${quote(fits.words)}.`,
      };
};
/** Where nothing is wrong or missing for certain. */
export const countedIn = (reading: Reading, facts: readonly Fact[]): Advised => {
  const long = longestIn(reading);
  return (
    listInALine(reading) ??
    longSentence(reading) ??
    firstLines(reading, facts) ??
    standsLow(reading, facts, FIRST, LOW) ??
    (lengthOf(long) < WORTH_DIVIDING ? standsLow(reading, facts, ON_PICTURE, 0) : undefined) ??
    roomInTitle(reading, facts, long) ??
    fewWords(reading) ?? {
      lack: `Its longest sentence, which begins ${quote(beginningOf(long))}, has ${lengthOf(long)} words.`,
      advice: divided(long),
    }
  );
};
