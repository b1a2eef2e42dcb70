/** The visitor's own words as spoken sentences: the words stay, the frame is chosen by their shape. */
import { asSentence as ended, listed, withArticle } from '../../english/prose.ts';
import { partsOfSpeech } from '../../lexicon/wordnet.ts';
import type { Random } from '../../random.ts';
import { fill, type Person } from './fill.ts';
import { entriesOf, itemsOf } from './notes.ts';
import { continued, isPast, leadWord, shapeOf, unstopped, wordsOf } from './shapes.ts';

const PREPOSITION =
  /^(about|at|with|to|for|in|on|of|by|as|under|around|beyond|inside|outside|during|from|when|but|yet|and|than)$/i;
const PERSON_WORD =
  /(?:(?<!clev|tend|sob|eag|bitt|prop|form|silv|und|ov|lat|old|young|great|bett|slend|somb|minor|superi|inferi|seni|juni|maj)(?:er|or)|ist|ian|man|woman|person|friend|mother|father|mum|mom|dad|cook|chef|nurse|parent|parents|soul|owl|bird|champion|veteran|companion|neighbou?r|hero|rock|fan|guide|genius|chair)$/i;
const POSSESSED = /\b(heart|smile|laugh|sense|temper|voice|mind|wit|spirit|hug|grin|way|gift|faith|kindness|humou?r|memory)\b/i;
/** Offices are held without an article: "head of pediatrics". */
const OFFICE =
  /^(head|president|chair|chairman|chairwoman|chairperson|director|captain|mayor|secretary|treasurer|principal|first|founder|leader|editor|dean)$/i;

/** A sentence by itself. One that starts with a figure keeps its next word small. */
const asSentence = (words: string): string =>
  /^[^\p{L}]*\d/u.test(words) ? words.replace(/([^.!?…"”’')])$/u, '$1.') : ended(words);

/** Items of several words are kept apart by a comma before the last as well: "hopeless at dancing, and kind". */
const series = (items: readonly string[]): string =>
  items.length > 2 && items.some((item) => item.includes(' '))
    ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
    : listed(items);

type TraitKind = 'quality' | 'habit' | 'role' | 'sentence' | 'other';

const beforePreposition = (words: readonly string[]): string[] => {
  const end = words.findIndex((word, place) => place > 0 && PREPOSITION.test(word));
  return [...(end === -1 ? words : words.slice(0, end))];
};
const isAdjective = (word: string): boolean =>
  word
    .toLowerCase()
    .split('-')
    .some((part) => partsOfSpeech(part).has('adjective'));

const kindOf = (item: string): TraitKind => {
  const words = wordsOf(item);
  const core = beforePreposition(words);
  const [first = ''] = words;
  const last = core.at(-1) ?? '';
  if (/[.!?]$/.test(item) || words.length > 12) return 'sentence';
  const shape = shapeOf(item);
  if (/^(an?|the)$/i.test(first)) return POSSESSED.test(core.join(' ')) ? 'other' : 'role';
  if (/^(always|never|often|so|very|too|really)$/i.test(first) && isAdjective(words[1] ?? '') && !isPast(words[1] ?? ''))
    return 'quality';
  if (shape === 'sentence') return 'sentence';
  const lead = leadWord(words);
  if (isPast(lead) && !(isAdjective(lead) && (words.length === 1 || PREPOSITION.test(words[words.indexOf(lead) + 1] ?? ''))))
    return 'habit';
  const described = /^(always|never|often|so|very|too|really)$/i.test(first) ? (words[1] ?? '') : last;
  if (PERSON_WORD.test(last) && !isAdjective(last)) return 'role';
  if (isAdjective(described) || isAdjective(first))
    return partsOfSpeech(last).has('adjective') ||
      PREPOSITION.test(words.at(core.length) ?? '') ||
      /^(inside|outside)$/i.test(last)
      ? 'quality'
      : 'other';
  return 'other';
};

const role = (item: string): string => {
  const words = wordsOf(item);
  return /^(an?|the|my|our|his|her|one)$/i.test(words[0] ?? '') || /s$/.test(beforePreposition(words).at(-1) ?? '')
    ? item
    : withArticle(item);
};

/** Frames for words of any shape, in any language. */
const LOOSE = [
  'The words that come to me first are these: {words}.',
  'If I had to put it briefly, I would say: {words}.',
  'Ask me what I remember, and I will tell you: {words}.',
];

export const traitSentences = (typed: string, person: Person, random: Random): string[] => {
  const items = itemsOf(typed);
  const kinds = items.map(kindOf);
  const of = (kind: TraitKind): string[] => items.filter((_, place) => kinds[place] === kind);
  const sentences = of('sentence').map((item) => asSentence(item));
  const listable = items.filter((_, place) => kinds[place] !== 'sentence');
  if (listable.length === 0) return sentences;
  if (kinds.includes('other'))
    return [fill(random.pick(LOOSE), person, listable.map(unstopped).map(continued).join(', ')), ...sentences];
  const [qualities, roles, habits] = [
    of('quality').map(continued),
    of('role').map(continued).map(role),
    of('habit').map(continued),
  ];
  const being = [series(qualities), series(roles)].filter((part) => part !== '').join(', and ');
  const framed = [
    ...(being === '' ? [] : [fill('{name} was {words}.', person, being)]),
    ...(habits.length === 0 ? [] : [fill('{name} {words}.', person, series(habits))]),
  ];
  return [...framed, ...sentences];
};

const deedSentence = (entry: string, person: Person): string => {
  const bare = unstopped(entry);
  const words = wordsOf(bare);
  const core = beforePreposition(words);
  const head = core.at(-1) ?? '';
  switch (shapeOf(entry)) {
    case 'past verb': {
      const steps = bare.split(/,\s+(?:and\s+)?/);
      const serial = steps.length > 1 && steps.every((step) => shapeOf(step) === 'past verb');
      return fill('{name} {words}.', person, continued(serial ? series(steps.map(continued)) : bare));
    }
    case 'passive':
      return fill('{name} was {words}.', person, continued(bare));
    case 'sentence':
      return asSentence(entry);
    case 'noun phrase': {
      const isRole = PERSON_WORD.test(head) || OFFICE.test(core[0] ?? '');
      if (!isRole || /[\d,]/.test(bare)) return asSentence(entry);
      const proper = /^\p{Lu}/u.test(core[1] ?? '') ? bare : continued(bare);
      return fill('{name} was {words}.', person, core.some((word) => OFFICE.test(word)) ? proper : role(proper));
    }
    default:
      return asSentence(entry);
  }
};

export const deedSentences = (typed: string, person: Person): string[] =>
  entriesOf(typed).map((entry) => deedSentence(entry, person));

const SCENES = ['I think of {words}.', 'I remember {words}.', 'What I see is {words}.'];

const memorySentence = (entry: string, person: Person, random: Random): string => {
  const bare = unstopped(entry);
  switch (shapeOf(entry)) {
    case 'past verb':
      return fill('{name} {words}.', person, continued(bare));
    case 'passive':
      return fill('{name} was {words}.', person, continued(bare));
    case 'gerund':
      return fill('I remember {name} {words}.', person, continued(bare));
    case 'subclause':
      return fill('I remember {words}.', person, continued(bare));
    case 'noun phrase':
      return /^(the|my|our|his|her|their|that|those|all|\p{Lu})/u.test(bare) || wordsOf(bare).length > 2
        ? fill(
            random.pick(SCENES),
            person,
            /^(The|My|Our|His|Her|Their|That|Those|All|A|An)\b/.test(bare) ? continued(bare) : bare,
          )
        : asSentence(entry);
    case 'sentence':
      return asSentence(entry);
  }
};

export const memorySentences = (typed: string, person: Person, random: Random): string[] =>
  entriesOf(typed).map((entry) => memorySentence(entry, person, random));
