/**
 * Finds the sentence of the visitor's own notes that answers, and quotes it word for word. A
 * sentence answers only if it holds what the question is about and the kind of thing it asks for:
 * a time for "when", a number for "how many", a name for "who".
 */
import { baseForms, partsOfSpeech, sensesOf } from '../../lexicon/wordnet.ts';
import type { Source } from './answer.ts';
import { sentencesOf } from './question.ts';

const FUNCTION_WORDS = new Set(
  (
    'a an the and or but if of in on at to by for from with about into over under per via as than then so not no do does did is are was were be been being am has have had will would can could ' +
    'should may might must shall i you he she it we they me him her us them my your his its our their this that these those there here who whom whose what when where why how which any some all ' +
    "many much long often old far big tall please tell me say says said according notes text passage context many one ones it's"
  ).split(' '),
);

/** The kind of thing that a question asks for. */
export interface Wanted {
  /** Asks the sentence for the kind of thing that the question wants. */
  readonly has: (sentence: string, asked: ReadonlySet<string>) => boolean;
  /** Words of the question that only name that kind. */
  readonly names: readonly string[];
}

const NUMBER_WORD =
  /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|no|none|both|half|once|twice)\b/i;
const TIME =
  /\b(?:\d{1,2}(?::|\.)\d{2}|\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|noon|midnight|morning|afternoon|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|(?:1\d|20)\d\ds?|today|tomorrow|yesterday|daily|weekly|monthly|spring|summer|autumn|winter|century|(?:week|month|year)s?)\b/i;
const CLOCK = /\b(?:\d{1,2}(?::|\.)\d{2}|\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|noon|midnight)\b/i;
const YEAR = /\b(?:1\d{3}|20\d\d)\b/;
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|\d{1,2}(?:st|nd|rd|th)?|today|tomorrow|yesterday)\b/i;
const PLACE =
  /\b(?:in|at|on|near|from|to|behind|beside|opposite|next to|under|above|between|inside|outside|along|by)\s+(?:the |a |an )?\p{L}+/iu;
const MONEY = /[$£€¥]\s?\d|\d\s?(?:dollars?|pounds?|euros?|cents?|usd|eur|gbp|yen|kr|francs?)\b|\bfree\b/i;
const SPAN =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|a|an)[ -](?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|metres?|meters?|km|kilomet(?:re|er)s?|miles?|cm|feet|foot|m)\b/i;
const CAUSE = /\b(?:because|since|due to|owing to|as a result|so that|in order to|to avoid|therefore|for fear|thanks to)\b/i;
const MEANS = /\b(?:by|using|with|through|via|on foot)\b/i;

/** A name that the question does not hold already: a capital inside the sentence, or a title or trade word. */
const someone = (sentence: string, asked: ReadonlySet<string>): boolean =>
  [...sentence.matchAll(/\p{Lu}[\p{L}'’-]+/gu)].some(({ 0: name, index }) => {
    const lower = name.toLowerCase();
    const opens = index === 0 || /[.!?:“"]\s*$/.test(sentence.slice(0, index));
    return (
      !asked.has(lower) &&
      (!opens || partsOfSpeech(lower).size === 0 || FIRST_NAMES.test(sentence.slice(index))) &&
      !FUNCTION_WORDS.has(lower) &&
      !TIME.test(name)
    );
  });
/** At the start of a sentence, two capitals in a row are a name. */
const FIRST_NAMES = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/u;

const KINDS: readonly (readonly [RegExp, Wanted])[] = [
  [/\b(?:what|which) year\b/, { has: (sentence) => YEAR.test(sentence), names: ['year'] }],
  [/\b(?:what|which) (?:day|date)\b/, { has: (sentence) => DAY.test(sentence), names: ['day', 'date'] }],
  [/\bwhat time\b/, { has: (sentence) => CLOCK.test(sentence), names: ['time'] }],
  [/\b(?:what|which) month\b/, { has: (sentence) => TIME.test(sentence), names: ['month'] }],
  [
    /^(?:since |until )?when\b|\bwhen (?:is|was|are|were|did|does|do|will)\b/,
    { has: (sentence) => TIME.test(sentence), names: ['date', 'time'] },
  ],
  [/^(?:by |with |to |from )?who(?:m|se)?\b/, { has: someone, names: ['person', 'name'] }],
  [/^(?:from |to )?where\b/, { has: (sentence) => PLACE.test(sentence), names: ['place', 'located'] }],
  [
    /\bhow much (?:is|are|does|do|did|was|were|will)\b|\bwhat (?:is|was) the (?:price|cost|fee|fare)\b/,
    {
      has: (sentence) => MONEY.test(sentence) || NUMBER_WORD.test(sentence),
      names: ['cost', 'costs', 'price', 'pay', 'fee', 'charge'],
    },
  ],
  [/\bhow (?:many|much)\b/, { has: (sentence) => NUMBER_WORD.test(sentence), names: ['number'] }],
  [
    /\bhow (?:long|far|tall|high|big|deep|wide)\b/,
    { has: (sentence) => SPAN.test(sentence), names: ['take', 'takes', 'last', 'lasts', 'length'] },
  ],
  [/\bhow old\b/, { has: (sentence) => /\b(?:aged?|years? old|born)\b/i.test(sentence) && /\d/.test(sentence), names: ['age'] }],
  [
    /\bhow often\b/,
    { has: (sentence) => /\b(?:every|each|daily|weekly|monthly|yearly|annually|once|twice|times)\b/i.test(sentence), names: [] },
  ],
  [/^why\b/, { has: (sentence) => CAUSE.test(sentence), names: ['reason'] }],
  [/^how\b/, { has: (sentence) => MEANS.test(sentence), names: ['way'] }],
  [/^(?:what|which)\b|^name\b/, { has: () => true, names: ['name', 'called'] }],
];

/** What a question in this plain form asks for; undefined where its form does not tell. */
export const wantedBy = (plain: string): Wanted | undefined => KINDS.find(([pattern]) => pattern.test(plain))?.[1];

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

const formsMemo = (): ((word: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    let forms = known.get(word);
    if (!forms) {
      const own = word.replace(/'s$/, '');
      known.set(word, (forms = [own, ...baseForms(own)]));
    }
    return forms;
  };
};

const MOST_SENTENCES = 1500;
const isVerb = (word: string, formsOf: (word: string) => readonly string[]): boolean =>
  /(?:ed|en|t)$/.test(word) &&
  formsOf(word)
    .slice(1)
    .some((base) => partsOfSpeech(base).has('verb'));

interface Match {
  readonly at: number;
  readonly missing: readonly string[];
  readonly held: readonly string[];
}

/** The one sentence that answers, or undefined where none or several differ. */
const best = (
  content: readonly string[],
  sentences: readonly string[],
  wanted: Wanted,
  asked: ReadonlySet<string>,
): Match | undefined => {
  const formsOf = formsMemo();
  const bags = sentences.map((sentence) => new Set(wordsOf(sentence).flatMap(formsOf)));
  const holds = (bag: ReadonlySet<string>, word: string): boolean => formsOf(word).some((form) => bag.has(form));
  const fitting = sentences
    .map((_, at): Match => {
      const missing = content.filter((word) => !holds(bags[at]!, word));
      return { at, missing, held: content.filter((word) => !missing.includes(word)) };
    })
    .filter(({ at, held }) => held.length > 0 && wanted.has(sentences[at]!, asked) && !sentences[at]!.endsWith('?'));
  const whole = fitting.filter(({ missing }) => missing.length === 0);
  if (whole.length > 0) return whole.length <= 2 || content.length >= 3 ? whole[0] : undefined;
  // A sentence may call its subject by another name ("Dunmoor Athletic … The club …"): the missing words must
  // then stand elsewhere in the notes, none may be a figure, and what is asked about the subject must be there.
  const partial = fitting.filter(
    ({ missing, held }) =>
      held.some((word) => isVerb(word, formsOf) || held.length >= 2) &&
      missing.length <= 1 &&
      missing.every((word) => !/\d/.test(word) && bags.some((bag) => holds(bag, word)) && !isVerb(word, formsOf)),
  );
  return partial.length === 1 ? partial[0] : undefined;
};

export const notes: Source = ({ question: { plain, asked }, notes: text }) => {
  if (text.trim() === '') return undefined;
  const wanted = wantedBy(plain);
  if (!wanted) return undefined;
  const words = [...new Set(wordsOf(plain))];
  const content = words.filter((word) => !FUNCTION_WORDS.has(word) && !wanted.names.includes(word));
  if (content.length === 0) return undefined;
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const match = best(content, sentences, wanted, new Set(wordsOf(asked)));
  if (!match) return undefined;
  const said = sentences[match.at]!;
  const around = [sentences[match.at - 1], sentences[match.at + 1]].filter((sentence) => sentence !== undefined);
  const further = sentences.filter(
    (sentence, at) => Math.abs(at - match.at) > 1 && match.held.some((word) => wordsOf(sentence).includes(word)),
  );
  return {
    confidence: Math.min(
      95,
      72 + Math.round(20 * (match.held.length / content.length)) - 8 * match.missing.length + Math.min(4, content.length),
    ),
    lead: `From your notes: “${said}”`,
    more: [
      around.map((sentence) => `Beside it stands: “${sentence}”`),
      further.slice(0, 2).map((sentence) => `Also in your notes: “${sentence}”`),
      further.slice(2, 4).map((sentence) => `And: “${sentence}”`),
    ],
    asides: { caution: 'This is only as right as the notes are.' },
    topics: match.held
      .filter((word) => word.length > 4 && partsOfSpeech(word).size > 0 && sensesOf(word).length <= 4)
      .slice(0, 2)
      .map((word) => `What does “${word}” mean?`),
  };
};
