/** What the quotes are about: the visitor's words in a form that sentences can hold. */
import { capitalise, countWords, listed } from '../../english/prose.ts';
import { definite, readTopic, type NounPhrase, type Topic } from '../../english/topic.ts';
import { segmentsOf, sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { PROPER_WORDS } from '../../english/topic/function-words.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import type { Length } from './cells.ts';
import { isGoodThing } from './good-things.ts';
import { isNames, isSomeone, kindOf, sayable, type Kind } from './nouns.ts';

/** Fills the topic's slot in a frame. */
export interface Thing {
  readonly words: string;
  readonly isMany: boolean;
  /** People want more of it. */
  readonly isGood: boolean;
  /** Something one does: "starting over after divorce". */
  readonly isDoing: boolean;
  readonly kind: Kind;
}

export interface Subject {
  readonly thing: Thing;
  /** A whole sentence of the visitor's; where it is about no one thing, the thing is "this". */
  readonly lead?: Lead;
}

export type Lead = { readonly kind: 'statement' | 'question' | 'action'; readonly words: string };

/** How much of what was typed a quote of each length has room for, in words. */
const ROOM: Readonly<Record<Length, { readonly thing: number; readonly lead: number }>> = {
  Short: { thing: 5, lead: 6 },
  Medium: { thing: 8, lead: 11 },
  Long: { thing: 10, lead: 16 },
};

const thing = (words: string, isMany = false, kind: Kind = 'idea'): Thing => ({
  words,
  isMany,
  isGood: isGoodThing(words),
  isDoing: false,
  kind,
});
const CHANGE =
  /^(?:moving|leaving|getting|becoming|turning|quitting|starting (?:over|again|a(?:new)?)|beginning again|retiring|being|losing|letting|growing|coming|having|finding|surviving|overcoming|paying off|graduating|downsizing)\b/i;
const doing = (words: string): Thing => ({ ...thing(words, false, CHANGE.test(words) ? 'change' : 'deed'), isDoing: true });
/** Stands for what a whole sentence says. */
export const THIS = doing('this');

const DANGLING =
  /(?:[,;:]|\s+(?:a|an|the|of|for|with|and|or|to|in|on|at|by|your|our|my|that|who|which|is|are|about|after|when|from|as|but|so))+$/i;
/** Where a phrase can end before its end. */
const TURN =
  /(?<!\s)\s+(?=(?:when|because|although|though|while|if|that|who|which|until|so|and|but|or|without|with|for|in|on|at|after|before)\s)/i;
const MOST_LETTERS = 80;

/** The words that a sentence has room for: all, or the part before a turn, or the first few. */
const cut = (words: string, most: number): string => {
  const has = (part: string): boolean => countWords(part) <= most && part.length <= MOST_LETTERS;
  if (has(words)) return words;
  const parts = words.split(TURN);
  for (let end = parts.length - 1; end > 0; end--) {
    const part = parts.slice(0, end).join(' ');
    if (has(part) && countWords(part) > 1) return withoutStop(part);
  }
  return words.split(/\s+/).slice(0, most).join(' ').slice(0, MOST_LETTERS).replace(DANGLING, '');
};

const IS_PAIR = / (?:and|&) /;

const nounThing = (phrase: NounPhrase, most: number): Thing => {
  const isDoing = phrase.determiner === undefined && /^\p{L}{2,}ing \p{L}/u.test(phrase.words) && phrase.number !== 'many';
  if (isDoing && classOf(phrase.tokens[0]!.lower).form === 'ing') return doing(cut(phrase.words, most));
  const words = cut(sayable(phrase), most);
  return thing(words, phrase.number === 'many' || (phrase.isName && IS_PAIR.test(words)), kindOf(phrase));
};

const REQUEST = /^(?:(?:i|we) (?:want|need|would like|am looking)|please|write|give me|make me|something)\b/i;

/** The sentence that says most in the fewest words, if any is short enough to repeat. */
const tellingIn = (text: string, most: number): string | undefined => {
  const sentences = sentencesOf(text).filter((sentence) => !REQUEST.test(sentence) && countWords(sentence) <= most);
  const telling = sentences.filter((sentence) => countWords(sentence) > 2 && !/^(?:i|we) (?:run|have|am|are)\b/i.test(sentence));
  const alone = sentencesOf(text).length === 1;
  return telling[0] ?? (alone ? sentences.find((sentence) => countWords(sentence) > 1) : undefined);
};

const led = (kind: Lead['kind'], words: string, about = THIS): Subject => ({ thing: about, lead: { kind, words } });

const listThing = (parts: readonly string[]): Thing | undefined => {
  const isShort = parts.length > 1 && parts.length < 5 && parts.every((part) => countWords(part) < 4);
  return isShort ? thing(listed(parts.map((part) => part.replace(/^and\s+/i, ''))), true) : undefined;
};

const named = (topic: Topic, typed: string, most: number): Subject => {
  const label = withoutStop(topic.label);
  const kind = /\p{L}/u.test(label) ? 'idea' : 'something';
  return { thing: thing(cut(label || topic.emoji.join('') || typed.trim(), most), false, kind) };
};

const about = (subject: NounPhrase, most: number): Subject => ({
  thing: isSomeone(subject) ? nounThing(subject, most) : thing(cut(definite(subject), most)),
});

/** A place that the dictionary lists keeps the capital it was typed with. */
const asTyped = (subject: NounPhrase, text: string): NounPhrase =>
  subject.field === 'location' && /^\p{Lu}\p{Ll}+$/u.test(text) ? { ...subject, words: text, isName: true } : subject;

/** Reads what the visitor typed as the topic, anything at all, for quotes of this length. */
export const subjectOf = (typed: string, length: Length): Subject => {
  const most = ROOM[length];
  const topic = readTopic(typed);
  const { shape, subject, text } = topic;
  const otherwise = (): Subject => (subject ? about(subject, most.thing) : named(topic, typed, most.thing));
  if (isNames(text)) return { thing: thing(text, IS_PAIR.test(text), 'someone') };
  if (shape === 'opaque' || !/[\p{L}\p{N}]/u.test(text)) return named(topic, typed, most.thing);
  if (topic.question !== undefined) {
    const thingAsked = subject && !isSomeone(subject) ? nounThing(subject, most.thing) : THIS;
    return countWords(topic.question) <= most.lead ? led('question', topic.question, thingAsked) : otherwise();
  }
  const only = sentencesOf(text).length === 1;
  // "Letting go" is no sentence.
  if (topic.statement !== undefined && /^\p{L}{2,}ing \p{L}+$/iu.test(text)) return { thing: doing(lowerFirst(text)) };
  if (only && /^\p{L}{2,}ing\b/iu.test(text) && countWords(text) > 1 && !subject)
    return { thing: doing(cut(topic.gerund ?? withoutStop(lowerFirst(text)), most.thing)) };
  if (only && topic.inquiry !== undefined) {
    const inquiry = `${/^how to\b/.test(topic.inquiry) ? 'learning' : 'knowing'} ${topic.inquiry}`;
    return { thing: doing(cut(inquiry, most.thing)) };
  }
  if (only && topic.action !== undefined) return led('action', cut(topic.action, most.lead));
  const list = shape === 'keywords' ? listThing(segmentsOf(text)) : undefined;
  if (list) return { thing: list };
  if (topic.statement !== undefined || shape === 'sentences' || (shape === 'noun phrase' && !subject)) {
    const sentence = tellingIn(text, most.lead);
    return sentence === undefined ? otherwise() : led('statement', withoutStop(sentence));
  }
  return subject ? { thing: nounThing(asTyped(subject, text), most.thing) } : named(topic, typed, most.thing);
};

const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) && !PROPER_WORDS.has(words.split(' ')[0]!.toLowerCase())
    ? words[0]!.toLowerCase() + words.slice(1)
    : words;

/** The lead as a sentence with its mark. */
export const leadSentence = ({ words }: Lead): string => capitalise(/[.!?…]["”’)]*$/.test(words) ? words : `${words}.`);
