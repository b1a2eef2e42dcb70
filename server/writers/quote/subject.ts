/** What the quotes are about: the visitor's words in a form that sentences can hold. */
import { capitalise, countWords, listed, withArticle } from '../../english/prose.ts';
import { definite, readTopic, type NounPhrase, type Topic } from '../../english/topic.ts';
import { segmentsOf, sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { ACRONYMS, PROPER_WORDS } from '../../english/topic/function-words.ts';
import { classOf, isKnown } from '../../english/topic/word-classes.ts';
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
  readonly kind: Kind;
}

/** What can be said of a thing depends on it: a person, what can be touched, what one goes to, a time, what one does again and again, what one goes through once, all the rest. */
export type Kind = 'someone' | 'something' | 'place' | 'days' | 'deed' | 'change' | 'idea';

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
  /^(?:nature|home|school|earth|heaven|space|food|breakfast|lunch|dinner|bed|church|college|university|family|money|art|music|sunshine|technology|software|social media|humanity|mankind|youth|motherhood|chess|golf|poker|pasta|sushi|sourdough|summer|winter|spring|autumn|fall)$/i;
/** Behind an adjective these are one of several: "an empty nest", "a long distance relationship". */
const ONE_OF_SEVERAL =
  /^(?:relationship|nest|start|chapter|beginning|career|marriage|heart|mindset|team|pregnancy|project|house|garden|kitchen|diagnosis|goal|dream|friendship|body|journey|degree|divorce|breakup|day|night|morning|week)$/;

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
  if (/^new year$/i.test(words) || (NEWCOMER.test(words) && / of /.test(words))) return `the ${words}`;
  if (NEWCOMER.test(words)) return withArticle(words);
  if (number === 'mass' || (NEVER_COUNTED.test(words) && head === words.toLowerCase())) return words;
  if (/^last\b/i.test(words)) return `the ${words}`;
  if (/ of /.test(words)) return `the ${words}`;
  const isDescribed = ONE_OF_SEVERAL.test(head) && phrase.tokens[0]?.tag === 'adjective';
  return COUNTED.test(field) || OCCASION.test(head) || isDescribed ? withArticle(words) : words;
};

/** Relatives whom no dictionary lists. */
const RELATIVE =
  /^(?:(?:step|god|foster)-?(?:mother|mom|mum|father|dad|son|daughter|brother|sister|parent|kid|child)|grandkid|bestie)s?$/;
/** Listed as people first, and meant otherwise. */
const NO_PERSON =
  /^(?:spirit|soul|self|taco|star|model|character|figure|mind|match|ace|chicken|turkey|fish|shrimp|salmon|lamb)s?$/;
const LIVING = /^(?:person|animal)$/;

/** "my cat Miso": the name is no food, for a cat comes before it. */
const isNamed = ({ tokens }: NounPhrase): boolean =>
  tokens.length > 1 && /^\p{Lu}/u.test(tokens.at(-1)!.text) && LIVING.test(classOf(tokens.at(-2)!.lower).fields[0] ?? '');

const isSomeone = (phrase: NounPhrase): boolean => {
  const { field, head, isName } = phrase;
  if (NO_PERSON.test(head)) return false;
  if (LIVING.test(field) || RELATIVE.test(head) || isNamed(phrase)) return true;
  return isName && field === 'other' && !PROPER_WORDS.has(head);
};

const KINDS: Readonly<Partial<Record<NounPhrase['field'], Kind>>> = {
  time: 'days',
  act: 'deed',
  artifact: 'something',
  food: 'something',
  body: 'something',
  location: 'place',
  object: 'place',
  plant: 'something',
  substance: 'something',
  animal: 'something',
  person: 'something',
};

const kindOf = (phrase: NounPhrase): Kind => {
  if (/\b(?:days?|eve|years?|anniversar(?:y|ies)|birthdays?)$/i.test(phrase.words)) return 'days';
  if (isSomeone(phrase)) return 'someone';
  if (OCCASION.test(phrase.head)) return 'days';
  if (/^empty nest/i.test(phrase.words)) return 'change';
  if (/^(?:deadlines?|exams?|chess|yoga|karaoke)$/.test(phrase.head) || /\p{L}{3}ing$/u.test(phrase.head)) return 'deed';
  return KINDS[phrase.field] ?? 'idea';
};

/** Whoever types "dad" has one in mind. */
const ONES_OWN =
  /^(?:(?:grand|great-grand)?(?:mother|father|ma|pa|mom|mum|dad|son|daughter|parents?)|granny|nana|sister|brother|aunt|uncle|husband|wife|(?:best )?friend|bestie|boyfriend|girlfriend|soulmate|dog|puppy|cat|kitten|boss|coach|kids|children)$/i;

/** "my dad", "a nurse", "teachers", "Ada Lovelace". @param named The phrase with what it needs before it. */
const person = ({ determiner, words, number, head, isName, isOwned }: NounPhrase, named: string): string => {
  if (determiner !== undefined || isName || isOwned) return named;
  if (ONES_OWN.test(words) || (RELATIVE.test(head) && words.toLowerCase() === head)) return `my ${words}`;
  return number === 'many' ? named : withArticle(words);
};

const DAY_NAMES = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

const nounThing = (phrase: NounPhrase, most: number): Thing => {
  const isDoing = phrase.determiner === undefined && /^\p{L}{2,}ing \p{L}/u.test(phrase.words) && phrase.number !== 'many';
  if (isDoing && classOf(phrase.tokens[0]!.lower).form === 'ing') return doing(cut(phrase.words, most));
  const kind = kindOf(phrase);
  const named = asNoun(phrase).replace(DAY_NAMES, capitalise);
  const words = cut(kind === 'someone' ? person(phrase, named) : named, most);
  return thing(words, phrase.number === 'many' || (phrase.isName && / (?:and|&) /.test(words)), kind);
};

const usesOf = (word: string): number => {
  const { noun, verb, adjective, adverb } = classOf(word.toLowerCase());
  return noun + verb + adjective + adverb;
};
const OFTEN = 20;
const SELDOM = 3;

/** "Anna and Tom", "Harry Potter": capitals throughout, and a word that is hardly used for anything but a name. */
const namesIn = (text: string): Thing | undefined => {
  const words = text.split(/\s+/);
  const content = words.filter((word) => !/^(?:and|&)$/.test(word));
  if (/['’]s\b|\b(?:day|eve|week|month|season|year)s?$/i.test(text)) return undefined;
  if (content.length < 2 || content.length > 4 || !content.every((word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word))) return undefined;
  const isName = (word: string): boolean =>
    usesOf(word) < SELDOM && /^(?:other|person|animal|undefined)$/.test(`${classOf(word.toLowerCase()).fields[0]}`);
  if (content.some((word) => usesOf(word) > OFTEN || PROPER_WORDS.has(word.toLowerCase())) || !content.some(isName))
    return undefined;
  return thing(text, words.length > content.length, 'someone');
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
  const names = namesIn(text);
  if (names) return { thing: names };
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
    const sentence = sayable(text, most.lead);
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
