/** What a question is about, drawn out of the greeting and the story around it. */
import { repair } from '../../../reader/repair.ts';
import { formOf, type Form } from './form.ts';
import { readQuestion, sentencesOf } from './question.ts';
import { mended } from './spelling.ts';
import { termsIn, wordsIn, isTelling } from './terms.ts';

export interface Reading {
  /** All of it, in plain form: with its slips, since one may ask how a word is spelt. */
  readonly whole: string;
  /** The sentence that asks, its spelling mended, and where it leans on the one before ("is it dead?"), that too. */
  readonly core: string;
  /** What is told before the question: "what should I do?" asks about that alone. All of it, where nothing is told. */
  readonly context: string;
  /** The words that say something, and nothing else, as people type them into a search. */
  readonly keywords: string;
  /** One by one, as they stand. */
  readonly sentences: readonly string[];
  readonly terms: ReadonlySet<string>;
  readonly coreTerms: ReadonlySet<string>;
  readonly form: Form | undefined;
  /** Words with a capital inside a sentence: names, mostly. */
  readonly names: ReadonlySet<string>;
  /** Those in the question itself. In a long one they may belong to the story. */
  readonly askedNames: ReadonlySet<string>;
  /** The figures of the question itself, in the same way. */
  readonly numbers: ReadonlySet<string>;
  /** Whether it asks what a thing is, and nothing more. */
  readonly isDefinition: boolean;
  /** Whether somebody tells of themselves: such a question has details that any answer leaves out. */
  readonly isPersonal: boolean;
  /** The same where nobody is named and nothing is asked: "car won't start, just clicks" is told, too. */
  readonly isTold: boolean;
  /** Figures in all of it. From two on, a sum may be meant. */
  readonly figures: number;
}

const ASKS =
  "(?:what|who|whom|whose|where|when|why|how|which|is|are|am|was|were|do|does|did|can|could|should|would|will|may|must|has|have|any (?:tips|ideas|advice|chance)|isn't|aren't|don't|doesn't|can't)";
const OPENS = new RegExp(`^(?:(?:so|and|but|or|ok|well|also|then|now|please|hi|hello|hey)[, ]+)*${ASKS}\\b`, 'i');
/** "My landlord keeps my deposit, is that allowed?": what comes before the comma is the story. */
const AFTER_A_CLAUSE = new RegExp(`^.{12,}?(?:[,;:–-]|\\b(?:and|but|so))\\s+(?=${ASKS}\\b)`, 'i');
/** A question of fewer telling words leans on what was said before. */
const STANDS_ALONE = 2;

const asking = (sentence: string): boolean => sentence.endsWith('?') || OPENS.test(sentence);

const tellingIn = (text: string): number => Math.min(termsIn(text).size, wordsIn(text).filter(isTelling).length);

interface Split {
  readonly asks: string;
  readonly story: string | undefined;
}

/** Who types small letters alone begins sentences with them, too: "it drips. what can i do". */
const sentencesTyped = (text: string): readonly string[] =>
  sentencesOf(/[.!?] +\p{Lu}/u.test(text) ? text : text.replace(/(?<=\p{Ll}{3}\. )\p{Ll}/gu, (letter) => letter.toUpperCase()));

/** The sentence that asks, without the clause that only leads to it, and what is told before. */
const splitOf = (text: string): Split => {
  const sentences = sentencesTyped(text);
  const marked = sentences.findLastIndex((sentence) => sentence.endsWith('?'));
  const at = marked === -1 ? sentences.findLastIndex(asking) : marked;
  const asks = sentences[at] ?? text;
  const before = sentences[at - 1];
  const tail = asks.replace(AFTER_A_CLAUSE, '');
  const clause = tail === asks ? undefined : asks.slice(0, -tail.length);
  if (tellingIn(tail) >= STANDS_ALONE) return { asks: tail, story: before ?? clause };
  if (tellingIn(asks) >= STANDS_ALONE || before === undefined) return { asks, story: clause ?? before };
  return { asks: `${before} ${asks}`, story: before };
};

/** What a text asks, without what it tells before. */
export const askedIn = (text: string): string => readQuestion(splitOf(text.slice(0, LONGEST)).asks).plain;

/** "…, and how do I stop it?" asks a second thing in the same sentence. */
const AND_ASKS = new RegExp(`,? (?:and|or) (?=(?:${ASKS}) )`, 'i');

/** The questions of a text that asks two things; none where it asks one, or more. */
export const questionsIn = (asked: string): readonly string[] => {
  const asks = sentencesOf(asked.slice(0, LONGEST)).filter((sentence) => sentence.endsWith('?'));
  const parts = asks.length === 1 ? asks[0]!.split(AND_ASKS) : asks;
  if (parts.length !== 2 || parts.some((part) => tellingIn(part) < STANDS_ALONE)) return [];
  return parts.map((part) => part.replace(/(?<!\?)\?*$/, '?').trim());
};

/** The same, each with what is told before. */
export const partsOf = (asked: string): readonly string[] => {
  const story = sentencesOf(asked.slice(0, LONGEST)).filter((sentence) => !sentence.endsWith('?'));
  return questionsIn(asked).map((part) => [...story, part].join(' '));
};

/** Written with a capital, and about nothing in particular. */
const NO_NAME = /^(?:I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$)/;
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{N}]+/gu)]
      .map(({ 0: name }) => name)
      .filter((name) => !NO_NAME.test(name) && wordsIn(name).some(isTelling))
      .flatMap((name) => [...termsIn(name)]),
  );

/** Far more than any question that can be answered. */
const LONGEST = 700;
/** Sentences that are looked at one by one. */
const SENTENCES = 8;
/** In words: a question that tells a story. */
const LONG = 14;

/** How old somebody is. */
const AGE = /\b\d+(?= ?-?(?:year|yr|month|week)s?[ -]olds?\b)|(?<=\b(?:i'm|i am|aged?|turn(?:s|ed|ing)?) )\d+/gi;
/** A number of something: no part of a name ("P45") nor of a class ("under 11s"). */
const COUNTED = /(?<![\p{L}\d])\d+(?!\d|s\b)/gu;
const OWN = /\b(?:i|i'm|i've|im|ive|me|my|mine|we|us|our|years?[ -]old)\b/i;
/** Whether a question is asked by somebody about what they do or have. */
export const isPersonal = (text: string): boolean => OWN.test(text.replaceAll('’', "'"));

/** In words: shorter, it may be what somebody looks for. */
const A_STATEMENT = 7;
/** Something that is so, or that happened. */
const STATES =
  /\b(?:is|are|was|were|been|has|had|have|(?:wo|ca|do|does|did|is|are)n'?t|it'?s|keeps|came|went|got|gone|says|just|\p{L}{3,}ed)\b/iu;
const isTold = (text: string): boolean => {
  const plain = text.replaceAll('’', "'");
  return isPersonal(plain) || (!OPENS.test(plain) && plain.split(/\s+/).length >= A_STATEMENT && STATES.test(plain));
};

const DEFINES =
  /^(?:what (?:is|are|was|were|does)|define|(?:the )?(?:meaning|definition) of) (?:an? |the )?\p{L}+(?: \p{L}+){0,4}$/u;

export const read = (asked: string): Reading => {
  const text = asked.slice(0, LONGEST);
  const repaired = mended(repair(text).text);
  const whole = readQuestion(text).plain;
  const { asks: sentence, story = '' } = splitOf(repaired);
  const own = sentence.split(' ').length <= LONG ? sentence : '';
  const core = readQuestion(sentence).plain;
  return {
    whole,
    core,
    context: tellingIn(story) >= STANDS_ALONE ? readQuestion(story).plain : whole,
    keywords: wordsIn(readQuestion(repaired).plain).filter(isTelling).join(' ') || whole,
    sentences: sentencesTyped(text).slice(0, SENTENCES),
    terms: termsIn(readQuestion(repaired).plain),
    coreTerms: termsIn(core),
    form: formOf(core),
    names: namesIn(text),
    askedNames: namesIn(own),
    numbers: new Set(own.replaceAll('’', "'").replaceAll(AGE, '').match(COUNTED) ?? []),
    isDefinition: DEFINES.test(core) && core === whole,
    isPersonal: isPersonal(text),
    isTold: isTold(text),
    figures: (text.replaceAll(AGE, '').match(/\d[\d.,]*/g) ?? []).length,
  };
};
