/** What the quotes are about: the visitor's words in a form that sentences can hold. */
import { capitalise, countWords, listed, withArticle } from '../../english/prose.ts';
import { definite, readTopic, type NounPhrase, type Topic } from '../../english/topic.ts';
import { segmentsOf, sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { ACRONYMS, PROPER_WORDS } from '../../english/topic/function-words.ts';
import { isKnown } from '../../english/topic/word-classes.ts';
import type { Length } from './cells.ts';
import { isGoodThing } from './good-things.ts';

/** Fills the topic's slot in a frame. */
export interface Thing {
  readonly words: string;
  readonly isMany: boolean;
  /** People want more of it. */
  readonly isGood: boolean;
  /** Something one does: "starting over after divorce". */
  readonly isDoing: boolean;
  /** What one does or has with somebody: nothing unkind may be said of it. */
  readonly isPersonal: boolean;
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

const thing = (words: string, isMany = false): Thing => ({
  words,
  isMany,
  isGood: isGoodThing(words),
  isDoing: false,
  isPersonal: false,
});
const personal = (words: string): Thing => ({ ...thing(words), isDoing: true, isPersonal: true });
const doing = (words: string): Thing => ({ ...thing(words), isDoing: true });
/** Stands for what a whole sentence says. */
export const THIS = doing('this');

const DANGLING =
  /(?:[,;:]|\s+(?:a|an|the|of|for|with|and|or|to|in|on|at|by|your|our|my|that|who|which|is|are|about|after|when|from|as|but|so))+$/i;
/** Where a phrase can end before its end. */
const TURN =
  /\s+(?=(?:when|because|although|though|while|if|that|who|which|until|so|and|but|or|without|with|for|in|on|at|after|before)\s)/i;
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

const NEWCOMER = /^(?:first|second|third|new|fresh)\b/i;
const COUNTED = /^(?:artifact|person|animal|plant|body)$/;
const OCCASION =
  /^(?:wedding|birthday|graduation|anniversary|funeral|weekend|holiday|reunion|party|farewell|promotion|engagement)$/;
const NEVER_COUNTED =
  /^(?:nature|home|school|earth|heaven|space|food|breakfast|lunch|dinner|bed|church|college|university|family|mom|mum|dad|grandma|grandpa|granny|nana|money|art|music|sunshine|technology|software|social media|humanity|mankind|youth|baby|motherhood)$/i;

/** As people say it in a sentence: "a first job", "the loss of a pet", "friendship", "my daughter's graduation". */
const asNoun = (phrase: NounPhrase): string => {
  const { determiner, words, number, isName, isOwned, field, head } = phrase;
  if (determiner !== undefined) return `${determiner} ${words}`;
  const isPlain = words
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => isKnown(word) && !PROPER_WORDS.has(word));
  if (isName && isPlain && /^(?:act|state|feeling|attribute|cognition|event)$/.test(field)) return words.toLowerCase();
  if (ACRONYMS.has(words.toLowerCase())) return words.toUpperCase();
  if (isName || isOwned || number === 'many') return words;
  if (NEWCOMER.test(words)) return withArticle(words);
  if (number === 'mass' || (NEVER_COUNTED.test(words) && head === words.toLowerCase())) return words;
  if (/^last\b/i.test(words)) return `the ${words}`;
  if (/ of /.test(words)) return `the ${words}`;
  return COUNTED.test(field) || OCCASION.test(head) ? withArticle(words) : words;
};

const AT_WORK =
  /(?<!mo|fa|bro|sis|daught|oth|strang|neighb|neighbou|lov|elde|partn|teenag|youngst|memb|grandmo|grandfa)(?:ers|ors|nurses|staff|ists|ians|soldiers)$/i;

/** Nobody is "new at my grandfather": with people, the thing is what one does or has with them. */
const withPeople = (phrase: NounPhrase, most: number): Thing => {
  const words = cut(asNoun(phrase), most - 2);
  if (/^\p{Lu}\p{Ll}/u.test(words)) return thing(`the story of ${words}`);
  if (/^(?:my|our|a|an)\b/.test(words)) return personal(`loving ${words}`);
  return AT_WORK.test(phrase.head) ? thing(`the work of ${words}`) : personal(`life with ${words}`);
};

const PEOPLE = /^(?:person|animal)$/;

const nounThing = (phrase: NounPhrase, most: number): Thing => {
  if (PEOPLE.test(phrase.field) && !/^(?:the|no|every)$/.test(phrase.determiner ?? '')) return withPeople(phrase, most);
  const words = cut(asNoun(phrase), most);
  return thing(words, phrase.number === 'many');
};

const REQUEST = /^(?:(?:i|we) (?:want|need|would like|am looking)|please|write|give me|make me|something)\b/i;

/** The sentence that says most in the fewest words, if any is short enough to repeat. */
const sayable = (text: string, most: number): string | undefined => {
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

const named = (topic: Topic, typed: string, most: number): Subject => ({
  thing: thing(cut(withoutStop(topic.label) || topic.emoji.join('') || typed.trim(), most)),
});

const about = (subject: NounPhrase, most: number): Subject => ({
  thing: PEOPLE.test(subject.field) ? withPeople(subject, most) : thing(cut(definite(subject), most)),
});

/** Reads what the visitor typed as the topic, anything at all, for quotes of this length. */
export const subjectOf = (typed: string, length: Length): Subject => {
  const most = ROOM[length];
  const topic = readTopic(typed);
  const { shape, subject, text } = topic;
  const otherwise = (): Subject => (subject ? about(subject, most.thing) : named(topic, typed, most.thing));
  if (shape === 'opaque' || !/[\p{L}\p{N}]/u.test(text)) return named(topic, typed, most.thing);
  if (topic.question !== undefined) {
    const thingAsked = subject && !PEOPLE.test(subject.field) ? nounThing(subject, most.thing) : THIS;
    return countWords(topic.question) <= most.lead ? led('question', topic.question, thingAsked) : otherwise();
  }
  const only = sentencesOf(text).length === 1;
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
    const sentence = sayable(text, most.lead);
    return sentence === undefined ? otherwise() : led('statement', withoutStop(sentence));
  }
  return subject ? { thing: nounThing(subject, most.thing) } : named(topic, typed, most.thing);
};

const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) && !PROPER_WORDS.has(words.split(' ')[0]!.toLowerCase())
    ? words[0]!.toLowerCase() + words.slice(1)
    : words;

/** The lead as a sentence with its mark. */
export const leadSentence = ({ words }: Lead): string => capitalise(/[.!?…]["”’)]*$/.test(words) ? words : `${words}.`);
