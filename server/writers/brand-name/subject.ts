/** What a description is about: the thing that is sold, what describes it, and the visitor's other words. */
import { capitalise } from '../../english/prose.ts';
import type { Topic } from '../../english/topic.ts';
import { clean } from '../../english/topic/clean.ts';
import { classOf, isKnown } from '../../english/topic/word-classes.ts';
import { isClean } from '../../lexicon/cleanWords.ts';
import { isContainer, isTelling, isTradeWord, respelt, singular, titled, wordsOf } from './telling.ts';

/** The visitor's keywords, with capitals: the parts between commas; a part that is a sentence gives its telling words. */
export const keywordsIn = (typed: string): string[] => {
  const parts = clean(typed)
    .text.split(/[,;/\n]|(?<!\s)\s+(?:and|or)\s+/)
    .map((part) =>
      part
        .replace(/[.!?"“”:()]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const short = parts.flatMap((part) =>
    part.split(' ').length <= 2 && part.length <= 24 ? [part] : wordsOf(part).filter(isTelling),
  );
  const fit = short.filter((part) => /\p{L}/u.test(part) && isClean(...part.toLowerCase().split(' ')));
  return [...new Map(fit.map((part) => [part.toLowerCase(), titled(part)])).values()].slice(0, 6);
};

const NEGATED = /\b(?:no|not|never|without|zero|non)\b[\s-]+(?:added |more |any )?[\p{L}-]+/giu;
const IS_ACRONYM = /^\p{Lu}{2,}/u;
export interface Subject {
  /** What was typed, without what the visitor said it is not. */
  readonly text: string;
  /** What is sold, one or two words, the head noun last and single. */
  readonly thing: readonly string[];
  /** What can stand before another noun, with capitals: "Mobile", "Guided", "Student". */
  readonly modifiers: readonly string[];
  /** Nouns, one of each. */
  readonly nouns: readonly string[];
}

/** "Repair phones" is "Phone Repair", where the deed has a name and is a trade. */
const deedIn = ({ shape, action, subject }: Topic): string[] | undefined => {
  const verb = action?.split(' ')[0]?.toLowerCase();
  return shape === 'verb phrase' && verb && subject && isTradeWord(verb) && classOf(verb).noun > 0
    ? [singular(subject.head), verb]
    : undefined;
};

/** A person is not a modifier: no "Photographer Party Works". */
const isPerson = (word: string): boolean => classOf(word.toLowerCase()).fields[0] === 'person';

/** Nouns, one of each, and adjectives: what can stand before another noun. */
const modifiersIn = (whole: readonly string[]): string[] => {
  const fit = whole.filter((word) => {
    const { noun, verb, adjective } = classOf(word);
    return Math.max(noun, adjective) > verb;
  });
  return [...new Set(fit.map((word) => capitalise(singular(word))))];
};

/** The first two words where they stand together, else the first. */
const together = (whole: readonly string[], text: string): string[] =>
  text.includes(whole.slice(0, 2).join(' ')) ? whole.slice(0, 2) : whole.slice(0, 1);

/** "Wedding photographer" and "budgeting app" begin like a deed, and are things. */
const compoundIn = (text: string): string[] => {
  const [first = '', second = ''] = text.split(/\s+/);
  const { noun, verb } = classOf(first.toLowerCase());
  const isThing = /ing$/.test(first) && (isContainer(second) || (noun >= verb && classOf(second.toLowerCase()).noun > 0));
  return isThing ? [first, second] : [];
};

/** From here on it is about buyers and circumstances: a coffee cart that parks outside stations sells no trains. */
const CIRCUMSTANCE = /\b(?:for|that|which|who|with|to|outside|so|because|where|when|delivered|run)\b/i;
/** At least this many words must be left to build with. */
const ENOUGH = 2;

/** The words before the circumstances, where they are enough. */
const central = (words: readonly string[], text: string): readonly string[] => {
  const main = new Set(wordsOf(text.split(CIRCUMSTANCE)[0] ?? '').map((word) => word.replace(/['’](?:s)?$/, '')));
  const kept = words.filter((word) => main.has(word));
  return kept.length >= ENOUGH ? kept : words;
};

/** @param topic As `readTopic` reads the description. */
export const subjectOf = (topic: Topic): Subject => {
  const isEnglish = topic.shape !== 'opaque';
  const text = topic.text.replace(NEGATED, ' ');
  const telling = wordsOf(text)
    .map((word) => word.replace(/['’](?:s)?$/, ''))
    .filter((word) => isTelling(word) && !IS_ACRONYM.test(word));
  if (!isEnglish) return { text, thing: together(telling, text), modifiers: [], nouns: telling };

  // Only words that are spelt right go into a name.
  const whole = telling.map(respelt).filter((word) => isKnown(word.toLowerCase()));
  const isNoun = (word: string): boolean => {
    const { noun, verb, adjective } = classOf(word);
    return noun > Math.max(adjective, verb * 0.5);
  };
  const named = (topic.subject?.tokens ?? [])
    .filter(({ tag, lower }) => /^(?:noun|name|adjective)$/.test(tag) && !/['’]/.test(lower))
    .map((token) => respelt(token.text));
  const fit = (named.length > 0 ? named : compoundIn(text)).filter((word) => whole.includes(word) || isContainer(word));
  const end = fit.findLastIndex((word) => isNoun(word) || isContainer(word)) + 1;
  const core = fit.slice(Math.max(0, end - 2), end);
  const isVague = core.length === 1 && isContainer(core[0]!);
  const head = core.at(-1) ?? whole.find(isNoun);
  const thing =
    deedIn(topic) ?? (head === undefined || (isVague && whole.some(isNoun)) ? [] : [...core.slice(0, -1), singular(head)]);
  const taken = new Set(thing.map((word) => word.toLowerCase()));
  return {
    text,
    thing,
    modifiers: modifiersIn(central(whole, text)).filter((word) => !taken.has(word.toLowerCase()) && !isPerson(word)),
    nouns: central(whole.filter(isNoun), text).map(singular),
  };
};
