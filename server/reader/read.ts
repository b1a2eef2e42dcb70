/** Reads a request: what this visitor asked for, as every writer needs to know it. */
import { segmentsOf, sentencesOf, withoutStop } from '../english/topic/clean.ts';
import { readTopic, type Topic } from '../english/topic.ts';
import { tagged } from '../english/topic/tagger.ts';
import type { Sort } from '../library/sorts.ts';
import { subjectOf } from '../library/subjects.ts';
import { encode, type Vector } from '../meaning/encoder.ts';
import { mentionsIn } from './aliases.ts';
import type { Clues } from './candidates.ts';
import type { Brief, Form, Parts } from './brief.ts';
import { namesIn, placeIn, quotedIn, timeIn } from './details.ts';
import { formOf } from './form.ts';
import { matterOf } from './matter.ts';
import { numbersIn } from './numbers.ts';
import { peopleIn } from './people.ts';
import { repair } from './repair.ts';
import { shapesOf } from './shapes.ts';
import { stanceOf } from './stance.ts';
import { subjectsOf } from './subjects.ts';
import { wordsOf, type Word } from './words.ts';

export interface Request {
  /** The main field. */
  readonly text: string;
  /** Other free text, read for subjects and parts, never for the form. */
  readonly further?: readonly string[];
  /** The sorts that the tool mostly deals in: they break ties, and exclude nothing. */
  readonly prefer?: readonly Sort[];
}

/** Encoding costs time by the word: of a longer text its first sentences stand for the whole. */
const WHOLE_UP_TO = 200;
const MOST_PIECES = 8;
const FEW_PIECES = 3;
const LONG = 1000;

const piecesOf = (matter: string): string[] => {
  if (matter === '') return [];
  const sentences = sentencesOf(matter);
  const whole = matter.length <= WHOLE_UP_TO || sentences.length < 2 ? [matter] : [];
  const apart = sentences.length > 1 ? sentences : [];
  return [...new Set([...whole, ...apart])].slice(0, matter.length > LONG ? MOST_PIECES : FEW_PIECES);
};

/** None where the encoder is out of reach: the words are then read alone. */
const vectorsOf = async (matter: string): Promise<readonly Vector[]> => (await encode(piecesOf(withoutStop(matter)))) ?? [];

/** The place of the words that the request turns on: the main noun, or the verb and what it is done to. */
const mainWords = (words: readonly Word[], topic: Topic): ReadonlySet<number> => {
  const heads = new Set<string>();
  if (topic.subject) heads.add(topic.subject.head.toLowerCase());
  const verbal = topic.gerund ?? topic.action;
  if (verbal !== undefined) {
    const tokens = tagged(verbal);
    heads.add(tokens[0]?.lower ?? '');
    const object = tokens.findIndex(({ tag }, at) => at > 0 && (tag === 'noun' || tag === 'name'));
    if (object > 0) {
      let last = object;
      while (tokens[last + 1]?.tag === 'noun') last += 1;
      heads.add(tokens[last]!.lower);
    }
  }
  return new Set(words.flatMap(({ lower }, at) => (heads.has(lower.replace(/'s$/, '')) ? [at] : [])));
};

const baseWord = (word: string | undefined): string | undefined => {
  if (word === undefined) return undefined;
  const { forms } = wordsOf(word)[0] ?? {};
  return forms ? [...forms].at(-1) : word;
};

const headOf = (form: Form, topic: Topic, text: string): string | undefined => {
  if (form === 'activity')
    return baseWord(tagged(topic.gerund ?? topic.action ?? text).find(({ tag }) => tag !== 'mark' && tag !== 'adverb')?.lower);
  if (form === 'request')
    return baseWord(
      /\b(?:words?|quote|line|toast|speech|message|tagline|name|verse|poem|hook|title|headline|ideas?|argument|eulogy|something|text|farewell|bio|script|lines|ideas)\b/i.exec(
        text,
      )?.[0],
    );
  const head = topic.subject?.head ?? segmentsOf(text)[0]?.split(' ').at(-1);
  return baseWord(head?.toLowerCase());
};

const partsOf = (form: Form, topic: Topic, whole: string, text: string): Parts => {
  const numbers = numbersIn(whole);
  const head = headOf(form, topic, text);
  const place = placeIn(whole);
  const time = timeIn(whole);
  const object = form === 'claim' || form === 'activity' || form === 'question' ? topic.subject?.words : undefined;
  return {
    ...(head && { head }),
    modifiers:
      topic.subject?.tokens
        .slice(0, -1)
        .filter(({ tag }) => tag === 'adjective' || tag === 'noun')
        .map(({ text: word }) => word) ?? [],
    ...(object && { object }),
    people: peopleIn(whole, numbers),
    ...(place && { place }),
    ...(time && { time }),
    numbers,
    quoted: quotedIn(whole),
    names: namesIn(whole),
  };
};

const STATED: ReadonlySet<Form> = new Set(['claim', 'request']);

/** What the grammar makes of a mended text, and the evidence in it for subjects. */
const study = async (typed: string, text: string) => {
  const topic = readTopic(text);
  const isEnglish = topic.shape !== 'opaque';
  const matter = matterOf(text);
  const about = matter === text ? topic : readTopic(matter);
  const words = wordsOf(matter);
  const mentions = mentionsIn(words);
  const trades = mentions.filter(({ id }) => subjectOf(id)?.sort === 'trade');
  const isTrade = trades.some(({ alone }) => !alone);
  const form = formOf({ typed, text, topic, isTrade, hasWares: trades.length > 0 });
  const vectors = isEnglish ? await vectorsOf(matter) : [];
  const clues: Clues = { text: matter, form, words, mentions, main: mainWords(words, about), vectors };
  return { topic, isEnglish, about, clues };
};

/** The evidence that the subjects of a text are judged by; the weights are fitted to it. */
export const cluesOf = async (typed: string): Promise<Clues> => (await study(typed, repair(typed).text)).clues;

/**
 * What a visitor asked for. Takes any text at all and never throws for what it says.
 * The encoder is asked once, for at most eight pieces.
 */
export const readBrief = async ({ text: typed, further = [], prefer = [] }: Request): Promise<Brief> => {
  const mended = repair(typed);
  const others = further.map(repair);
  const { text } = mended;
  const { topic, isEnglish, about, clues } = await study(typed, text);
  const { form, text: matter, vectors } = clues;
  const additional = others
    .map((other) => other.text)
    .join('\n')
    .trim();
  const { subjects, maybe, sort } = subjectsOf(clues, prefer);
  const stance = STATED.has(form) && isEnglish ? stanceOf(matter) : undefined;
  const foreign = topic.label.split(' ').slice(0, 4).join(' ');
  return {
    original: [typed, ...further],
    text,
    further: additional,
    repairs: [...mended.repairs, ...others.flatMap(({ repairs }) => repairs)],
    isEnglish,
    form,
    ...(stance && { stance }),
    parts: partsOf(form, about, [text, additional].filter(Boolean).join('\n'), text),
    forms: isEnglish ? shapesOf(about, form, matter) : { ...(foreign && { handle: foreign }) },
    subjects,
    maybe,
    ...(sort && { sort }),
    vectors: [...vectors, ...(isEnglish ? await vectorsOf(additional) : [])],
  };
};
