/** A description without a verb: the company itself, what it offers, or its line of work. */
import { listed, withArticle } from '../../english/prose.ts';
import { indefinite, type Topic } from '../../english/topic.ts';
import { segmentsOf } from '../../english/topic/clean.ts';
import { lowered } from '../../english/topic/noun-phrase.ts';
import { isCompanyKind, isCountedThing, isPlural, startsWithKind } from './kinds.ts';
import { told, type Statement } from './statement.ts';

/** "fee-only, no commissions": terms, and not things on offer. */
const TERMS = /^(?:no|not|only|since|est\w*|open|fully|100)\b|-only$/i;

/** "Compostable packaging": a first word in no dictionary that can only be an adjective. */
const softened = (words: string): string => {
  const soft = lowered(words);
  const isAdjective = /^\p{Lu}\p{Ll}+(?:able|ible|ous|ful|less|ive|ing|ed|ary)\s\p{Ll}/u.test(soft);
  return isAdjective ? soft.charAt(0).toLowerCase() + soft.slice(1) : soft;
};

/** "hand forged kitchen knives", whatever its head was taken for. */
const isManyThings = (words: string): boolean =>
  /(?:ives|[^aius]s)$/.test(words.split(/ (?:for|of|in|from|with|made|that|who|and)\b|,/)[0]!.toLowerCase());

/** A few plain words can only be a line of work: "towing", "boat hire". */
const isPlainWork = (words: string): boolean => /^\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2}$/u.test(words);

/** "massage, facials and nails" are three things. */
const eachOf = (parts: readonly string[]): readonly string[] => {
  const pair = /^(\p{L}+) (?:and|&) (\p{L}+)$/u.exec(parts.at(-1) ?? '');
  return pair && parts.length > 1 ? [...parts.slice(0, -1), pair[1]!, pair[2]!] : parts;
};

/** @param typed Without its full stop. @param topic What it was read as. */
export const fromNounPhrase = (typed: string, topic: Topic): Statement => {
  const { subject } = topic;
  // A slash between figures stays what it is: 24/7.
  if (/[+|]|(?<!\d)\/|\/(?!\d)/.test(typed)) return told('phrase', typed, typed);
  const words = softened(typed);
  const hasArticle = /^(?:an?|the)\s/i.test(typed);
  if (startsWithKind(typed)) {
    if (isPlural(typed) && !hasArticle) return told('people', words, typed);
    return told('kind', hasArticle ? words : withArticle(words), typed);
  }
  if (subject === undefined) return isPlainWork(words) ? told('field', words, typed) : told('phrase', typed, typed);
  const parts = segmentsOf(typed);
  const whole = hasArticle || subject.isName ? words : indefinite({ ...subject, words, determiner: undefined });
  if (isCompanyKind(subject.head)) return told(subject.number === 'many' ? 'people' : 'kind', whole, typed);
  if (topic.shape === 'keywords' && parts.length > 1 && parts.some((part) => TERMS.test(part)))
    return told('phrase', typed, typed);
  if (topic.shape === 'keywords') {
    const items = eachOf(parts).map((part) => softened(part.replace(/^and\s+/i, '')));
    return { ...told('offer', listed(items), typed), items };
  }
  if (subject.number === 'one' && !hasArticle && !isManyThings(words))
    return isCountedThing(subject.head) ? told('offer', whole, typed) : told('field', words, typed);
  return told(typed.split(' ').length < 2 && subject.number !== 'many' ? 'field' : 'offer', words, typed);
};
