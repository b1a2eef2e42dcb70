/** Recognises the niches that a post is about. */
import { classOf } from '../../english/topic/word-classes.ts';
import { baseForms } from '../../lexicon/wordnet.ts';
import { emojiWords } from './emoji.ts';
import type { Niche } from './niche.ts';
import { NICHES } from './niches/index.ts';

export interface Match {
  readonly niche: Niche;
  /** How much of the post is about it. */
  readonly weight: number;
  /** The words of the post that gave it away beyond doubt, in small letters. */
  readonly by: readonly string[];
}

interface Trigger {
  readonly niche: Niche;
  readonly isVague: boolean;
}

/** Each word with the niches it speaks of. */
const TRIGGERS = new Map<string, Trigger[]>();
for (const niche of NICHES)
  for (const listed of niche.words) {
    const word = listed.replace('~', '');
    TRIGGERS.set(word, [...(TRIGGERS.get(word) ?? []), { niche, isVague: listed.endsWith('~') }]);
  }

const READ = 4000;
const MOST = 3;
/** One vague word is not enough to say what a post is about. */
const ENOUGH = 0.5;

/** The word itself and what it is a form of; words that no dictionary has may still be plurals. */
const formsOf = (word: string): string[] => [...new Set([word, ...baseForms(word), word.replace(/s$/, '')])];

/** Every trigger in the text, with the words that were typed for it. */
const triggersIn = (text: string): [trigger: string, typed: string][] => {
  const words = (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  ).map((word) => word.replace(/'s$/, ''));
  const parts = words.flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]));
  const found: [string, string][] = [];
  const forms = new Map<string, string[]>();
  for (const part of new Set(parts)) forms.set(part, /^[a-z]+$/.test(part) ? formsOf(part) : [part]);
  for (const [part, all] of forms) for (const form of all) if (TRIGGERS.has(form)) found.push([form, part]);
  for (const size of [2, 3])
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size);
      const last = run.at(-1)!;
      for (const form of forms.get(last) ?? [last]) {
        const trigger = [...run.slice(0, -1), form].join('-');
        if (TRIGGERS.has(trigger)) found.push([trigger, run.join(' ')]);
      }
    }
  return found;
};

/**
 * Two capitalised words in a row are a name: Taylor Swift is not a bird. Where every word is capitalised, capitals mean nothing.
 */
const NAME = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;
const isTitled = (text: string): boolean => !/(?:^|\s)\p{Ll}{4}/u.test(text) && text.split(/\s+/).length > 3;
/** Phrases that are used about anything. */
const SET_PHRASES = /\bon a (?:tight |small )?budget\b/gi;

/** The text without words that only happen to look like triggers, and with its emoji in words. */
const tellingText = (content: string): string => {
  const text = content
    .slice(0, READ)
    .replace(/\p{Ll}(?=\p{Lu})/gu, '$& ')
    .replace(SET_PHRASES, ' ');
  const named = isTitled(text) ? text : text.replace(NAME, (name) => (isVagueName(name) ? ' ' : name));
  return `${named} ${emojiWords(content)}`;
};

/** Each of its words may be somebody's name, and together they are no trigger: "Taylor Swift", but "Black Friday", "New Year". */
const isVagueName = (name: string): boolean => {
  const words = name.toLowerCase().split(' ');
  return !TRIGGERS.has(words.join('-')) && words.every((word) => classOf(word).noun + classOf(word).verb < RARELY);
};
const RARELY = 4;

/** The niches of a text, the strongest first; none where nothing is recognised. */
export const nichesOf = (content: string): Match[] => {
  const weights = new Map<Niche, { weight: number; seen: Set<string>; by: Set<string> }>();
  for (const [trigger, typed] of triggersIn(tellingText(content))) {
    const niches = TRIGGERS.get(trigger)!;
    for (const { niche, isVague } of niches) {
      const known = weights.get(niche) ?? { weight: 0, seen: new Set<string>(), by: new Set<string>() };
      if (known.seen.has(typed)) continue;
      // A word for many niches says little about each; two words together are no coincidence.
      const clear = trigger.includes('-') ? 1.6 : isVague ? 0.4 : 1;
      known.weight += clear / Math.sqrt(niches.length) / (niche.core === undefined ? 1.6 : 1);
      known.seen.add(typed);
      if (!isVague) known.by.add(typed);
      weights.set(niche, known);
    }
  }
  const all = [...weights]
    .map(([niche, { weight, by }]) => ({ niche, weight, by: [...by] }))
    .filter(({ niche, weight }) => niche.core === undefined || weight >= ENOUGH);
  all.sort((one, other) => other.weight - one.weight);
  const [first] = all;
  if (!first) return [];
  // In a post about grief nothing else is used.
  const fitting = all.filter(({ weight, niche }) => weight >= first.weight * 0.4 && (!first.niche.isGrave || niche.isGrave));
  return fitting.slice(0, MOST);
};
