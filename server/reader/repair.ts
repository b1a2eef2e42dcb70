/** Sure slips mended, shouting calmed, stray marks gone. What may be a name, a brand, code or a quotation stays as it is. */
import { clean } from '../english/topic/clean.ts';
import { FOREIGN_WORDS, isFunctionWord } from '../english/topic/function-words.ts';
import { readTopic } from '../english/topic.ts';
import { isKnown } from '../english/topic/word-classes.ts';
import { KNOWN_SLIPS } from '../english/slips.ts';
import type { Repair } from './brief.ts';
import { rankOf } from './commonWords.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SHORTEST = 5;
/** Nothing longer is one word of English with a slip in it. */
const LONGEST = 24;
/** Beyond this rank a word is too rare to have been meant by chance. */
const COMMON = 22_000;
/** Up to this length the meant word must be better known than that. */
const SHORT = 6;
const WELL_KNOWN = 8_000;
/** How much commoner the meant word must be than any other that is as near. */
const LEAD = 3;

/** Two words run into one, or one torn in two, and words that only their neighbours prove wrong. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(your|my|him|her|our)[ ]self\b/gi, '$1self'],
  [/\bnoone\b/gi, 'no one'],
  [/\balot\b/gi, 'a lot'],
  [/\bloosing (?=(?:my|our|your|his|her|their|a|an|the|weight|hope|faith|friends|someone)\b)/gi, 'losing '],
  [/\b(could|should|would|must) of\b/gi, '$1 have'],
];

function* slipsOf(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

/** In so short a word, one letter for another is as likely another word, unless both are vowels: "pavers" are no papers. */
const isOtherWord = (typed: string, meant: string): boolean => {
  const at = typed.split('').findIndex((letter, index) => letter !== meant[index]);
  const isSwapped = typed.length === meant.length && typed.slice(at + 1) === meant.slice(at + 1);
  return typed.length === SHORTEST && isSwapped && !/^[aeiouy]{2}$/.test(typed[at]! + meant[at]!);
};

const isWord = (lower: string): boolean => isKnown(lower) || isFunctionWord(lower);

/** The one common word that a slip leads away from, or undefined where it could be another or none. */
const meantBy = (lower: string): string | undefined => {
  const slip = KNOWN_SLIPS.get(lower);
  if (slip !== undefined) return slip;
  if (
    lower.length < SHORTEST ||
    lower.length > LONGEST ||
    isWord(lower) ||
    FOREIGN_WORDS.has(lower) ||
    (rankOf(lower) ?? Infinity) < COMMON
  )
    return undefined;
  const near = new Map<string, number>();
  for (const spelling of slipsOf(lower)) {
    const rank = rankOf(spelling);
    if (rank !== undefined && rank < COMMON && spelling[0] === lower[0] && isWord(spelling)) near.set(spelling, rank);
  }
  const [best, next] = [...near].sort((one, other) => one[1] - other[1]);
  if (!best || (next !== undefined && next[1] <= LEAD * best[1])) return undefined;
  // A short word that no list knows is as likely a new one, as "ramen" was.
  return lower.length > SHORT || (best[1] < WELL_KNOWN && !isOtherWord(lower, best[0])) ? best[0] : undefined;
};

const QUOTED = /["“«][^"”»\n]{1,120}["”»]|(?<![\p{L}\p{N}])[‘'][^‘’'\n]{2,80}[’'](?![\p{L}\p{N}])|`[^`]*`/gu;
const WORD = /[#@]?[\p{L}\p{N}_][\p{L}\p{N}_'’./+-]*/gu;

/** Words of addresses, hashtags, files and code, whose marks the cleaning takes away. */
const CODE = /[#@][\p{L}\p{N}_-]+|[\p{L}\p{N}]+(?:[_./\\=:][\p{L}\p{N}]+)+/gu;
const codeIn = (typed: string): ReadonlySet<string> =>
  new Set([...typed.matchAll(CODE)].flatMap(({ 0: code }) => code.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));

const isProtected = (text: string, word: string, at: number, isStart: boolean): boolean =>
  /[^\p{L}]/u.test(word) ||
  /\p{L}\p{Lu}/u.test(word) ||
  /^[#@]/.test(word) ||
  /[#@/\\._=]/.test(text[at - 1] ?? '') ||
  // A capital within a sentence is a name's, and at the start may be one.
  (/^\p{Lu}/u.test(word) && (!isStart || !KNOWN_SLIPS.has(word.toLowerCase())));

const inCaseOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const mended = (text: string, code: ReadonlySet<string>, repairs: Repair[]): string => {
  const quoted = [...text.matchAll(QUOTED)].map(({ index, 0: words }) => [index, index + words.length] as const);
  return text.replace(WORD, (word, at: number) => {
    const bare = word.replace(/[.'’/-]+$/, '');
    const isStart = /(?:^|[.!?]\s+)$/.test(text.slice(0, at));
    const isQuoted = quoted.some(([from, to]) => at >= from && at < to);
    if (isQuoted || code.has(bare.toLowerCase()) || isProtected(text, bare, at, isStart)) return word;
    const meant = meantBy(bare.toLowerCase());
    if (meant === undefined) return word;
    const cased = inCaseOf(bare, meant);
    repairs.push({ typed: bare, meant: cased });
    return cased + word.slice(bare.length);
  });
};

/** Words torn apart or run together; never across a quotation mark, since none of the patterns holds one. */
const rejoined = (text: string, repairs: Repair[]): string =>
  PHRASES.reduce(
    (said, [pattern, right]) =>
      said.replace(pattern, (typed, ...groups: unknown[]) => {
        const [first] = groups;
        const meant = right.replace('$1', typeof first === 'string' ? first : '');
        repairs.push({ typed: typed.trim(), meant: meant.trim() });
        return meant;
      }),
    text,
  );

export interface Repaired {
  readonly text: string;
  readonly repairs: readonly Repair[];
}

export const repair = (typed: string): Repaired => {
  const repairs: Repair[] = [];
  const cleaned = clean(typed).text;
  const text =
    readTopic(cleaned).shape === 'opaque' && / /.test(cleaned)
      ? cleaned
      : mended(rejoined(cleaned, repairs), codeIn(typed), repairs);
  return { text: text || typed.trim(), repairs };
};
