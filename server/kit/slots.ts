/** What the slots of patterns hold for a request: its own words, in the shapes that the reader could make well. */
import { asSentence, countWords } from '../english/prose.ts';
import { sentencesOf } from '../english/topic/clean.ts';
import { AUXILIARIES } from '../english/topic/function-words.ts';
import { lowered, numberOf, type GrammaticalNumber } from '../english/topic/noun-phrase.ts';
import type { Brief, Quantity } from '../reader/brief.ts';
import type { Filled, Filling } from './template.ts';

/** The slots that any kind of content may use. */
export const BRIEF_SLOTS: ReadonlySet<string> = new Set([
  'topic:noun',
  'topic:thing',
  'topic:gerund',
  'topic:habit',
  'topic:infinitive',
  'topic:question',
  'topic:statement',
  'topic:handle',
  'told:first',
  'told:last',
  'age',
  'years',
  'money',
  'name',
  'place',
]);

const TAIL = /\s(?:of|for|in|on|at|with|without|to|from|about|after|before|between|that|who|which|where|when)\s.*$/i;

/** "school lunches" are many, "gratitude for my parents" is one. */
const countOf = (noun: string): GrammaticalNumber => {
  const core = noun.replace(TAIL, '');
  return numberOf(core.split(' ').at(-1)!.toLowerCase(), / and /.test(core));
};

const OWN = /["“”’'\d]|\b(?:my|our|your|his|her|their)\b/i;
const SHORT_NOUN = 3;

/** A noun that can stand without an article, as anybody might say it: "school lunches", and not "wedding" or "my old car". */
const thingIn = (noun: string | undefined): string | undefined =>
  noun !== undefined && countWords(noun) <= SHORT_NOUN && !OWN.test(noun) && countOf(noun) !== 'one' ? noun : undefined;

/** What is done again and again, and has no number of its own: "learning the piano", and not "saving $5 a day". */
const habitIn = (gerund: string | undefined): string | undefined =>
  gerund !== undefined && !/\d|\b(?:an?|every|each|per) (?:day|week|month|year)\b/i.test(gerund) ? gerund : undefined;

/** A question as one asks it aloud: "why do cats purr", and not "why most people quit". */
const askedIn = ({ forms: { question }, original: [typed = ''] }: Brief): string | undefined => {
  const second = /^\S+ (\S+)/.exec(question ?? '')?.[1]?.toLowerCase() ?? '';
  return typed.trim().endsWith('?') || AUXILIARIES.has(second) ? question : undefined;
};

/** A sentence of this length can stand in another one's place. */
const FEWEST_WORDS = 4;
const MOST_WORDS = 18;

/** What somebody tells of himself is no claim for others to weigh. */
const OWN_STORY = /^(?:i|we|my|our)\b/i;
/** Something that happened. */
const EVENT =
  /^(?:(?:by|in|on|at|after|when|one|last|that|then|now|today|yesterday)\b[^,.]{0,30},? )?(?:i|we) (?:\w+ ){0,2}(?:was|were|had|left|lost|got|came|went|took|told|found|spent|kept|held|gave|bought|met|saw|said|made|put|ran|quit|began|became|won|sold|built|wrote|broke|grew|moved|\w{2,}ed)\b/i;

/** Of a story its first and its last sentence, as they were told. */
const toldIn = ({ form, text }: Brief): readonly (string | undefined)[] => {
  const sentences = form === 'story' || OWN_STORY.test(text) ? sentencesOf(text) : [];
  return [sentences[0], sentences.length > 1 ? sentences.at(-1) : undefined].map((sentence) => {
    if (!EVENT.test(sentence ?? '')) return undefined;
    const words = countWords(sentence ?? '');
    return sentence !== undefined && words >= FEWEST_WORDS && words <= MOST_WORDS ? asSentence(sentence) : undefined;
  });
};

const onlyNumber = ({ numbers }: Brief['parts'], isIt: (quantity: Quantity) => boolean): Quantity | undefined => {
  const found = numbers.filter(isIt);
  // With two of them, who can say which is meant?
  return found.length === 1 ? found[0] : undefined;
};

const withoutMissing = (slots: Readonly<Record<string, Filled | undefined>>): Filling =>
  Object.fromEntries(Object.entries(slots).filter(([, filled]) => filled !== undefined));

const said = (words: string | number | undefined, many = false): Filled | undefined =>
  words === undefined ? undefined : { words: String(words), isMany: many };

export const fillingOf = (brief: Brief): Filling => {
  const { forms, parts } = brief;
  const [first, last] = toldIn(brief);
  const statement = OWN_STORY.test(forms.statement ?? '') ? undefined : forms.statement;
  const names = parts.people.flatMap(({ name }) => name ?? []);
  return withoutMissing({
    'topic:noun': said(forms.noun, countOf(forms.noun ?? '') === 'many'),
    'topic:thing': said(thingIn(forms.noun), countOf(forms.noun ?? '') === 'many'),
    'topic:gerund': said(forms.gerund),
    'topic:habit': said(habitIn(forms.gerund)),
    'topic:infinitive': said(forms.infinitive),
    'topic:question': said(askedIn(brief)),
    'topic:statement': said(statement && lowered(statement)),
    'topic:handle': said(forms.handle),
    'told:first': said(first),
    'told:last': said(last),
    age: said(onlyNumber(parts, ({ kind }) => kind === 'age')?.value),
    years: said(onlyNumber(parts, ({ kind, of, value }) => kind === 'duration' && of === 'year' && value > 1)?.value, true),
    money: said(onlyNumber(parts, ({ kind }) => kind === 'money')?.words),
    name: said(names.length === 1 ? names[0] : undefined),
    place: said(parts.place),
  });
};
