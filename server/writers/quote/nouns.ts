/** What the visitor's noun phrase names, and what it needs before it in a sentence. */
import { capitalise, withArticle } from '../../english/prose.ts';
import type { NounPhrase } from '../../english/topic.ts';
import { ACRONYMS, PROPER_WORDS } from '../../english/topic/function-words.ts';
import { classOf, isKnown } from '../../english/topic/word-classes.ts';

/**
 * What can be said of a thing depends on it: a person, what can be touched, what one goes to, a time, what one does again
 * and again, what one goes through once, all the rest.
 */
export type Kind = 'someone' | 'something' | 'place' | 'days' | 'deed' | 'change' | 'idea';

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

export const isSomeone = (phrase: NounPhrase): boolean => {
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

export const kindOf = (phrase: NounPhrase): Kind => {
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

/** The phrase as a sentence holds it. */
export const sayable = (phrase: NounPhrase): string => {
  const named = asNoun(phrase).replace(DAY_NAMES, capitalise);
  return kindOf(phrase) === 'someone' ? person(phrase, named) : named;
};

const usesOf = (word: string): number => {
  const { noun, verb, adjective, adverb } = classOf(word.toLowerCase());
  return noun + verb + adjective + adverb;
};
const OFTEN = 20;
const SELDOM = 3;

/** "Anna and Tom", "Harry Potter": capitals throughout, and a word that is hardly used for anything but a name. */
export const isNames = (text: string): boolean => {
  const words = text.split(/\s+/);
  const content = words.filter((word) => !/^(?:and|&)$/.test(word));
  if (/['’]s\b|\b(?:day|eve|week|month|season|year)s?$/i.test(text)) return false;
  if (content.length < 2 || content.length > 4 || !content.every((word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word))) return false;
  const isName = (word: string): boolean =>
    usesOf(word) < SELDOM && /^(?:other|person|animal|undefined)$/.test(`${classOf(word.toLowerCase()).fields[0]}`);
  return content.some(isName) && !content.some((word) => usesOf(word) > OFTEN || PROPER_WORDS.has(word.toLowerCase()));
};
