/**
 * Prepares what the visitor typed for use in a sentence: without markup, emoji and capitals throughout, and with every character
 * that means something.
 */
import { clean } from '../../english/topic/clean.ts';
import { ACRONYMS, PROPER_WORDS, isFunctionWord } from '../../english/topic/function-words.ts';
import { isKnown } from '../../english/topic/word-classes.ts';
import { isTradeName, startsTradeName, withTradeNames } from './trade-names.ts';

/** Signs that a cleaner of prose takes for ornament, but that belong to a name: final_v7, C#, socket.io. */
const SIGNS = [
  [/(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu, '_', '\uE000'],
  [/(?<=\b[CF])#/g, '#', '\uE001'],
  [/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '.', '\uE002'],
] as const;

const DIVIDER = /(?<!\s)\s+\|\s+/g;
const ACRONYM = /(?<!\p{L})\p{Lu}{2,}s?(?!\p{L})/gu;

/** "SEO, GA4, CRM" are abbreviations; a shouted sentence has longer words. */
const keepsCapitals = (typed: string): boolean => !/\p{Lu}{5}/u.test(typed);

export const readable = (typed: string): string => {
  const guarded = SIGNS.reduce(
    (text, [pattern, , guard]) => text.replace(pattern, guard),
    typed.normalize('NFC').replace(DIVIDER, ', '),
  );
  const cleaned = SIGNS.reduce((text, [, sign, guard]) => text.replaceAll(guard, sign), clean(guarded).text);
  const restored = (): string => {
    const acronyms = new Set(typed.match(ACRONYM));
    return cleaned.replace(/\p{L}{2,}/gu, (word) => (acronyms.has(word.toUpperCase()) ? word.toUpperCase() : word));
  };
  const wasShouted = cleaned !== '' && !/\p{Lu}{2}/u.test(cleaned) && /\p{Lu}{2}/u.test(typed);
  if (!wasShouted) return cleaned;
  return keepsCapitals(typed) ? restored() : withTradeNames(cleaned);
};

const LINK = /\bhttps?:\/\/[^\s<>"'()]+|\bwww\.[^\s<>"'()]+/gi;

/** The addresses in a text, without the stop that ends their sentence. */
export const linksIn = (text: string): string[] =>
  (text.match(LINK) ?? []).map((link) => link.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));

/** "i clean noise" with the capital that the pronoun takes. */
export const withCapitalI = (words: string): string => words.replace(/(?<![\p{L}\p{N}.'’-])i(?=['’](?:m|ve|ll|d)\b|\s)/gu, 'I');

const isTitled = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);
const isName = (word: string): boolean =>
  PROPER_WORDS.has(word.toLowerCase()) ||
  ACRONYMS.has(word.toLowerCase()) ||
  (isTradeName(word) && !isKnown(word)) ||
  !(isKnown(word) || isFunctionWord(word.toLowerCase()));

/** "I Will Design A Logo For Your Cafe" as it stands within a sentence; names keep their capitals. */
export const withoutTitleCase = (title: string): string => {
  const words = title.match(/[\p{L}’']+/gu) ?? [];
  if (words.length < 3 || words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length < 0.7) return title;
  const eased = title.replace(/[\p{L}’']+/gu, (word) =>
    word !== 'I' && isTitled(word.replace(/['’]s?$/, '')) && !isName(word) ? word.toLowerCase() : word === 'A' ? 'a' : word,
  );
  return withTradeNames(eased);
};

/** The first letter small, for words that now stand within a sentence: "backend developer", "restaurant SEO audit". */
export const inside = (words: string): string => {
  const [first = ''] = words.split(/[\s(,]/);
  const second = words.slice(first.length).trim();
  const startsName =
    PROPER_WORDS.has(first.toLowerCase()) || isTradeName(first) || /^\p{Lu}\p{Ll}/u.test(second) || startsTradeName(words);
  return isTitled(first.split('-')[0] ?? '') && !startsName ? words.charAt(0).toLowerCase() + words.slice(1) : words;
};
