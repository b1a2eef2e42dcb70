/** What was typed as a list: its parts, mended, and services as items or as statements. */
import { withArticle } from '../../english/prose.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { lowered } from '../../english/topic/noun-phrase.ts';
import { repair } from '../../reader/repair.ts';
import { statementsIn } from './description.ts';
import { isWithin } from './kinds.ts';
import type { Statement } from './wording.ts';

/** Typed so that the field would not be empty. */
export const saysNothing = (text: string): boolean =>
  /^(unknown|unsure|not sure|n\/?a|none|nothing|no|nil|tbd|[^\p{L}\p{N}]*)[.!]?$/iu.test(text.trim());

/** The parts of a list. A comma inside a number or brackets divides nothing. */
export const partsOf = (text: string, mark: RegExp): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text.replace(/(\d),(?=\d{3})/g, '$1\u0000')) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && mark.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  const bare = parts.map((part) =>
    part
      .replaceAll('\u0000', ',')
      .replace(/^\s*(?:[-*•–—·]|\d+[.)](?=\s))\s*/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return bare.filter(
    (part, at) => /[\p{L}\p{N}]/u.test(part) && bare.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === at,
  );
};

/** Mended, and a list of abbreviations is no shouting: "CNC, ISO 9001" keeps its capitals, and "C#" its mark. */
export const mended = (typed: string): string => {
  const { text } = repair(typed.replace(/\b([CFJ])#/g, '$1\u266F'));
  const sharp = text.replaceAll('\u266F', '#');
  if (/\p{Lu}{5}/u.test(typed)) return sharp;
  const capitals = new Set(typed.match(/(?<!\p{L})(?:\p{Lu}{2,}|[CFJ](?=#))(?!\p{L})/gu));
  return sharp.replace(/\p{L}{2,}|\p{L}(?=#)/gu, (word) => (capitals.has(word.toUpperCase()) ? word.toUpperCase() : word));
};

export const SPOKEN = /\b(?:we|i|our|us)\b(?!\.)/i;
/** "1. Paving 2. Fencing" */
const NUMBERED = /(?:^|\s)\d{1,2}[.)]\s+(?=\p{L})/gu;
/** More than the longest bio can hold. */
const MOST_ITEMS = 60;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isIn = (said: string, item: string): boolean => new RegExp(`(?<![\\p{L}-])${escaped(item)}(?![\\p{L}-])`, 'iu').test(said);

/** One place or thing takes its article: "an espresso bar", but "night cream". */
const withOwnArticle = (item: string): string => {
  const last = item.split(' ').at(-1)!;
  const isOne = isWithin(last);
  return isOne && /^(?!(?:an?|the|our)\s)\p{Ll}/u.test(item) ? withArticle(item) : item;
};

export interface Services {
  readonly items: readonly string[];
  /** Some more of them stood in the description. */
  readonly areMore: boolean;
  readonly statements: readonly Statement[];
}

/** @param said the description: what is named there is not named again. */
export const servicesOf = (typed: string, said: string, name: string): Services => {
  if (saysNothing(typed)) return { items: [], areMore: false, statements: [] };
  const text = mended(typed.replace(NUMBERED, ', '));
  if (SPOKEN.test(text) || sentencesOf(text).length > 1)
    return { items: [], areMore: false, statements: statementsIn(text, name) };
  const parts = partsOf(withoutStop(text.replace(/\s\/\s/g, ', ')), /[,;，、；•·|]/).map((part) =>
    part.replace(/^(?:and|&|plus)\s+/i, '').replace(/(?<![\s.:])[\s.:]+$/, ''),
  );
  // Where some begin small, the capitals of the others are meant.
  const isTitled = parts.every((part) => !/^\p{Ll}/u.test(part));
  const items = parts
    .map((part) => (isTitled && !/^\p{Lu}(?!\p{L})/u.test(part) ? lowered(part) : part))
    .map(withOwnArticle)
    .filter((item) => !/^(?:etc|and more|more|others?)\.?$/i.test(item));
  const other = items.filter((item) => !isIn(said, item));
  return { items: other.slice(0, MOST_ITEMS), areMore: other.length < items.length, statements: [] };
};
