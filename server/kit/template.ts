/**
 * The one language of patterns, in which our words stand around the visitor's:
 *
 *   {topic:gerund}            the slot's words, with a capital where a sentence begins
 *   {a:trade}                 the same behind "a" or "an"
 *   {who?is|are}              the first for one, the second for many, as the slot has it
 *   [warm|plain]              either, by chance
 *
 * Words that fill a slot are never cut or changed: nothing here touches them but the capital.
 */
import { capitalise, listed, withArticle } from '../english/prose.ts';
import type { Random } from '../random.ts';

/** What a slot is filled with. Several items are listed: "a, b and c". */
export interface Filled {
  readonly words: string | readonly string[];
  /** It is spoken of as many. */
  readonly isMany?: boolean;
  /** A name is written as its owner writes it, even where a sentence begins: "eQuill". */
  readonly isName?: boolean;
}

/** What the slots of a kind of content hold for one request; a slot that cannot be filled well is missing. */
export type Filling = Readonly<Partial<Record<string, Filled>>>;

type Part =
  | { readonly said: string }
  | { readonly slot: string; readonly withArticle: boolean }
  | { readonly agreesWith: string; readonly one: string; readonly many: string }
  | { readonly either: readonly string[] };

export interface Template {
  readonly parts: readonly Part[];
  /** The slots without which it says nothing. */
  readonly needs: readonly string[];
}

const PIECE = /\{([^{}]*)\}|\[([^[\]]*)\]|([^{}[\]]+)|([{}[\]])/g;
const AGREEMENT = /^([a-z]+(?::[a-z]+)?)\?([^|]*)\|([^|]*)$/;
const SLOT = /^(a:)?([a-z]+(?::[a-z]+)?)$/;

const partOf = ([whole, slot, either, said]: RegExpExecArray): Part => {
  if (said !== undefined) return { said };
  if (either !== undefined) {
    const ways = either.split('|');
    if (ways.length < 2) throw new Error(`${whole} offers no choice`);
    return { either: ways };
  }
  const agreement = AGREEMENT.exec(slot ?? '');
  if (agreement) return { agreesWith: agreement[1]!, one: agreement[2]!, many: agreement[3]! };
  const found = SLOT.exec(slot ?? '');
  if (!found) throw new Error(`${whole} is neither a slot nor a choice`);
  return { slot: found[2]!, withArticle: found[1] !== undefined };
};

/**
 * Reads a pattern.
 * @param slots those that its kind of content knows.
 * @throws Error for what is no pattern, and for a slot that nobody knows.
 */
export const readTemplate = (text: string, slots: ReadonlySet<string>): Template => {
  const parts = [...text.matchAll(PIECE)].map(partOf);
  const needs = parts.flatMap((part) => ('slot' in part ? [part.slot] : 'agreesWith' in part ? [part.agreesWith] : []));
  for (const slot of needs) if (!slots.has(slot)) throw new Error(`there is no slot {${slot}}`);
  return { parts, needs: [...new Set(needs)] };
};

/** What of a pattern is ours. */
export const withoutSlots = (text: string): string => text.replace(/\{[^{}]*\}/g, '');

const BEGINS = /(?:^|[.!?]["”’)]*\s+)["“‘(]*$/;

const wordsOf = ({ words }: Filled): string => (typeof words === 'string' ? words : listed(words));

/** The full stop of "Pike Ltd." ends no sentence. */
const endsInName = (before: string, filling: Filling): boolean =>
  Object.values(filling).some((slot) => slot?.isName === true && before.trimEnd().endsWith(wordsOf(slot)));

/** The text, or undefined where a slot is missing. */
export const filled = ({ parts, needs }: Template, filling: Filling, random: Random): string | undefined => {
  if (needs.some((slot) => filling[slot] === undefined)) return undefined;
  return parts.reduce((before, part) => {
    if ('said' in part) return before + part.said;
    if ('either' in part) return before + random.pick(part.either);
    if ('agreesWith' in part) return before + (filling[part.agreesWith]!.isMany ? part.many : part.one);
    const slot = filling[part.slot]!;
    const said = part.withArticle ? withArticle(wordsOf(slot)) : wordsOf(slot);
    const isKept = slot.isName === true && !part.withArticle;
    return before + (BEGINS.test(before) && !isKept && !endsInName(before, filling) ? capitalise(said) : said);
  }, '');
};
