/** How a text looks on a small screen: its paragraphs, its list and its longest sentence, each said only where it is good. */
import { listed } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { isKnown } from '../../../english/topic/word-classes.ts';
import { clauseAt } from './clause.ts';
import { quote, quoted, sentencesIn, type Reading } from './reading.ts';

const belowTitle = (sentences: readonly string[], title: string | undefined): readonly string[] =>
  sentences.length > 1 && sentences[0] === title ? sentences.slice(1) : sentences;
/** Marks and pictures are no words. */
export const lengthOf = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
export const longestIn = ({ sentences, title }: Reading): string =>
  belowTitle(sentences, title).reduce((most, sentence) => (lengthOf(sentence) > lengthOf(most) ? sentence : most), '');
const FEWEST = 3;
const MOST_QUOTED = 12;
const FEWEST_BEGUN = 5;
const MOST_BEGUN = 8;
/** Where a part of a sentence begins, and what no quotation ends with. */
const NEXT_PART = /^(?:and|but|so|or|which|who|that|because|if|when|while|until|for|with|to|from)$/i;
const LEFT_OPEN =
  /^(?:an?|the|my|your|our|their|its|of|in|on|at|by|as|to|for|with|from|and|or|but|so|that|which|i|you|we|more|less|than|one|two|three|very|is|are|was|no|not|i['’]ve|i['’]ll)$/i;
const FEWEST_KEPT = 4;
/** The first words of a line, cut where one of its parts ends, with an ellipsis where something is left out. */
const begunAt = (line: string, most: number): string => {
  const words = line.split(' ');
  if (words.length <= most) return withoutStop(line);
  const joint = words.slice(0, most + 1).findLastIndex((word, at) => at >= FEWEST_KEPT && NEXT_PART.test(word));
  const kept = words.slice(0, joint >= FEWEST_KEPT ? joint : most);
  while (kept.length > FEWEST_KEPT && LEFT_OPEN.test(kept.at(-1)!)) kept.pop();
  return `${kept
    .join(' ')
    .replace(/(?<![,;:–—-])[,;:–—-]+$/, '')
    .trim()}…`;
};
/** Up to the first mark in it, if that is more than a word or two. */
export const beginningOf = (sentence: string): string => {
  const [first = ''] = sentence.split(/[,;:](?=\s)|\s[–—-]\s/);
  const words = first.split(' ');
  if (words.length > MOST_QUOTED) return begunAt(first, MOST_QUOTED);
  return words.length < FEWEST_BEGUN ? begunAt(sentence, MOST_BEGUN) : withoutStop(first);
};

const SHORT_PARAGRAPH = 70;
/** A longest sentence of more words than this is nothing to praise. */
const SHORT_SENTENCE = 24;
const SHORT_MEAN = 16;
export const LONG_SENTENCE = 28;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const FEW_TERMS = 3;
/** "API", "SFTP", "wp_options": a word may be short, and still be known to few. */
const jargonIn = ({ words, text }: Reading): string[] => [
  ...new Set([
    ...words.filter(
      (word) =>
        /^\p{Lu}{2,5}$/u.test(word) &&
        !isKnown(word.toLowerCase()) &&
        !/^(?:US|USA|UK|EU|TV|OK|PDF|CV|DVD|CD|AM|PM|DIY|JPG|PNG|EUR|USD|GBP|CAD|AI)$/.test(word),
    ),
    ...(text.match(/\b\p{L}+_\p{L}+/gu) ?? []),
  ]),
];

/** Of a text that is one paragraph, where it may be divided. */
const breakIn = ({ paragraphs, bullets }: Reading): string | undefined => {
  const [only = '', ...others] = paragraphs;
  const inside = sentencesIn(only);
  const middle = inside[Math.floor(inside.length / 2)];
  return others.length === 0 &&
    bullets.length === 0 &&
    lengthOf(only) > SHORT_PARAGRAPH &&
    inside.length > FEWEST &&
    middle !== undefined
    ? withoutStop(clauseAt(middle, 0, 1))
    : undefined;
};

const FEWEST_NOTES = 6;
const MOSTLY = 0.7;
const isInNotes = (sentences: readonly string[]): boolean =>
  sentences.length >= FEWEST_NOTES &&
  sentences.filter((sentence) => !tagged(sentence).some(({ tag }) => tag === 'verb' || tag === 'auxiliary')).length >=
    sentences.length * MOSTLY;
/** One or two sentences on the text as it stands. */
export const shapeOf = (reading: Reading): string => {
  const { paragraphs, bullets, title } = reading;
  const sentences = belowTitle(reading.sentences, title);
  const most = lengthOf(longestIn(reading));
  const place = breakIn(reading);
  const help = place === undefined ? '' : ` A new paragraph would help, for instance at ${quote(place)}.`;
  // A line of a price list is no paragraph.
  const whole = paragraphs.filter((each) => /[.!?]["”’')]*$/.test(each));
  const areShort = paragraphs.length > 1 && paragraphs.every((each) => lengthOf(each) <= SHORT_PARAGRAPH);
  const good = [
    ...(areShort ? [`${inWords(whole.length > 1 ? whole.length : paragraphs.length)} short paragraphs`] : []),
    ...(bullets.length > 1 ? [`a list of ${inWords(bullets.length)} points`] : []),
    ...(sentences.length > FEWEST && most <= SHORT_SENTENCE && most > 1 ? [`no sentence longer than ${most} words`] : []),
  ];
  if (isInNotes(sentences))
    return 'It is written in notes: most of its sentences have no verb. Whole sentences would read more easily.';
  // In a text that is one paragraph, where to divide it helps more than a count.
  if (good.length === 1 && !areShort && bullets.length < 2)
    return help === '' ? `None of its ${inWords(sentences.length)} sentences has more than ${most} words.` : help.trim();
  if (good.length > 0) {
    const jargon = jargonIn(reading);
    const readers = jargon.length < FEW_TERMS ? '' : ` for a buyer who knows ${quoted(jargon)}`;
    return `With ${listed(good)}, it is quick to read${readers}.${help}`;
  }
  if (help !== '') return help.trim();
  return sentences.length > FEWEST && reading.words.length / sentences.length <= SHORT_MEAN
    ? `Most of its sentences are short; the longest has ${most} words.`
    : sentences.length > 1
      ? `Its ${inWords(sentences.length)} sentences have up to ${most} words each.`
      : `It is one sentence of ${most} words.`;
};
