/** Removes from what a visitor typed what no sentence can hold: addresses, markup, emoji, capitals throughout. */
import { ACRONYMS, PROPER_WORDS } from './function-words.ts';
import { isKnown } from './word-classes.ts';

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[\w.]+|\b[\w-]+\.(?:com|org|net|io|co\.uk|de|es|fr)(?:\/\S*)?\b/giu;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether nearly every letter is a capital. A single word must be a known one, or it may be an acronym. */
const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return letters.length >= 5 && capitals.length / letters.length > 0.8 && (words.length > 1 || isKnown(text.toLowerCase()));
};

/** Words in capitals become lower case; days, places and well-known acronyms keep their capitals. */
const eased = (text: string): string =>
  isShouted(text)
    ? text
        .toLowerCase()
        .replace(/[\p{L}\p{N}]+/gu, (word) =>
          ACRONYMS.has(word) ? word.toUpperCase() : PROPER_WORDS.has(word) ? capitalised(word) : word,
        )
    : text;

export interface Cleaned {
  readonly text: string;
  readonly emoji: readonly string[];
}

/** The words only, with single spaces; line breaks become commas, as in a list of keywords. */
export const clean = (typed: string): Cleaned => {
  const emoji = typed.match(EMOJI) ?? [];
  const text = typed
    .replace(/<[^<>]*>/g, ' ')
    .replace(ADDRESS, ' ')
    .replace(EMOJI, ' ')
    .replace(/[*_#`~|{}[\]<>\\\u0000-\u0008\u000B-\u001F\u200B-\u200F\uFEFF]+/g, ' ')
    .replace(/([.!?;:,])\s*\n+\s*/g, '$1 ')
    .replace(/(?<!\s)\s*\n+\s*[-•–]?\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/([!?.])\1+/g, '$1')
    .replace(/^[\s,;:.–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/g, '');
  return { text: eased(text), emoji: [...new Set(emoji)] };
};

/** Without its end mark. */
export const withoutStop = (words: string): string => words.replace(/(?<![\s.,;:!?…–—-])[\s.,;:!?…–—-]+$/u, '');

const TITLES = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|No|vs|e\.g|i\.e|etc|approx)\.$|\b(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{L}\.$/iu;

/** The sentences of a text, each with its final mark. */
export const sentencesOf = (text: string): string[] => {
  const found: string[] = [];
  let start = 0;
  for (const stop of text.matchAll(/(?<![.!?])[.!?]+["'”’)]*(?=\s|$)/g)) {
    const end = stop.index + stop[0].length;
    if (TITLES.test(text.slice(start, end))) continue;
    found.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest ? [...found, rest] : found;
};

/** The parts of one sentence between commas, semicolons, colons and dashes. A comma inside a number does not separate. */
export const segmentsOf = (sentence: string): string[] =>
  withoutStop(sentence)
    .split(/,(?!\d)\s*|;\s*|:\s+|(?<!\s)\s+[-–—]+\s+|—|(?<!\s)\s+\|\s+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
