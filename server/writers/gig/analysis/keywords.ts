/** Checks whether the words that a buyer would search for are there, early and often enough, and not too often. */
import { between, type Criterion } from './criterion.ts';
import { quote, quoted, stemOf, type Reading, type Term } from './reading.ts';

const repeated = ({ terms }: Reading): readonly Term[] => terms.filter(({ count }) => count > 1);
/** A word's share of all content words: too many from the first, almost nothing else from the second. */
const MANY = 0.14;
const STUFFED = 0.28;
const SHORT = 8;

/** The terms the text is about: what it repeats, and what it begins with. */
const mainTerms = (reading: Reading): readonly Term[] => {
  const often = repeated(reading);
  return [...often, ...reading.terms.filter((term) => !often.includes(term))].slice(0, Math.max(3, Math.min(4, often.length)));
};

const wordsOf = (terms: readonly Term[]): string => quoted(terms.map(({ word }) => word));

const inOpening: Criterion = {
  weight: 3,
  judge: (reading) => {
    const opening = new Set((reading.opening.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    const main = mainTerms(reading);
    const there = main.filter(({ stem }) => opening.has(stem));
    const missing = main.find(({ stem }) => !opening.has(stem));
    const comesOnce = there.length > 0 && repeated(reading).length === 0;
    return {
      degree: comesOnce ? 0.5 : Math.min(1, there.length / Math.min(2, Math.max(1, main.length))),
      praise: `The first two lines already say ${wordsOf(there)}, which is what the rest is about.`,
      lack:
        main.length === 0
          ? 'No word in it names a service that somebody could search for.'
          : there.length > 0
            ? `The first two lines say ${wordsOf(there)}; one more word that a buyer would search for would help.`
            : `The first two lines, ${quote(reading.opening)}, do not name what the rest is about.`,
      advice:
        missing && (there.length > 0 || repeated(reading).length > 0)
          ? `Bring ${quote(missing.word)} into the first sentence, if that is what a buyer would type.`
          : there[0]
            ? `Put ${quote(there[0].word)} into the title of the gig as well, in the words a buyer would type.`
            : 'Name the service in the first sentence, in the words of your gig title.',
    };
  },
};

const comesBack: Criterion = {
  weight: 3,
  judge: (reading) => {
    const often = repeated(reading);
    const once = reading.terms.find(({ count }) => count === 1);
    return {
      // In a short text one word that comes twice is enough.
      degree: between(often.length, 0, reading.words.length < 60 ? 1 : 3),
      praise: `${wordsOf(often)} ${often.length > 1 ? 'come' : 'comes'} more than once, which helps a search.`,
      lack:
        often.length > 0
          ? `Of the words people search for, only ${wordsOf(often)} ${often.length > 1 ? 'come' : 'comes'} more than once.`
          : 'No word for your service comes twice.',
      advice: once
        ? `Say ${quote(once.word)} once more, near the end or where you say what is included: it is what people search for.`
        : 'Name your service in the words people search for, in the first line and once more near the end.',
    };
  },
};

const breadth: Criterion = {
  weight: 2,
  judge: ({ terms }) => ({
    degree: between(terms.length, 3, 18),
    praise: `It has many words that people may search for, such as ${wordsOf(terms)}.`,
    lack:
      terms.length > 0
        ? `Beside ${wordsOf(terms)} it has few words that people may search for.`
        : 'It has hardly a word that people may search for.',
    advice: terms[0]
      ? `Beside ${quote(terms[0].word)}, name what goes with it: kinds of work, formats, occasions, tools.`
      : 'Name kinds of work, formats, occasions and tools that a buyer might search for.',
  }),
};

const notStuffed: Criterion = {
  weight: 2,
  judge: ({ crowded, words }) => {
    const isShort = words.length < SHORT;
    if (isShort || crowded === undefined)
      return {
        degree: isShort ? 0.3 : 1,
        praise: 'No word is repeated so often that it sounds made for a search engine.',
        lack: 'It is too short to have any keywords.',
        advice: 'Write at least two full sentences about the service.',
      };
    const degree = between(crowded.share, STUFFED, MANY);
    return {
      degree,
      isFault: degree < 0.5,
      praise: `Even ${quote(crowded.word)}, the most frequent word, is not repeated until it annoys.`,
      lack: `${quote(crowded.word)} comes ${crowded.count} times in ${words.length} words, which reads as stuffing.`,
      advice: `Say ${quote(crowded.word)} less often, and use the room for what the buyer gets.`,
    };
  },
};

export const KEYWORDS: readonly Criterion[] = [inOpening, comesBack, breadth, notStuffed];
