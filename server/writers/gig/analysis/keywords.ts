/** Checks whether the words that a buyer would search for are there, early and often enough, and not too often. */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { clauseAt } from './clause.ts';
import { between, type Criterion } from './criterion.ts';
import { quote, type Reading, stemOf, type Term } from './reading.ts';

export const repeated = ({ terms }: Reading): readonly Term[] => terms.filter(({ count }) => count > 1);
/** A word's share of all content words: too many from the first, almost nothing else from the second. */
const MANY = 0.14;
const STUFFED = 0.28;
/** From here on it is named. */
const CROWDED = STUFFED - 0.7 * (STUFFED - MANY);
/** Less often is no stuffing, however short the text. */
const OFTEN = 5;
const SHORT = 8;

/** The terms the text is about: what it repeats, and what it begins with. */
const mainTerms = (reading: Reading): readonly Term[] => {
  const often = repeated(reading);
  return [...often, ...reading.terms.filter((term) => !often.includes(term))].slice(0, Math.max(3, Math.min(4, often.length)));
};

const inOpening: Criterion = {
  weight: 3,
  judge: (reading, { service }) => {
    const opening = new Set((reading.opening.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    const main = mainTerms(reading);
    const there = main.filter(({ stem }) => opening.has(stem));
    const comesOnce = there.length > 0 && repeated(reading).length === 0;
    const isLate = service === undefined || service.at > 2;
    return {
      degree: (comesOnce ? 0.5 : Math.min(1, there.length / Math.min(2, Math.max(1, main.length)))) * (isLate ? 0.7 : 1),
      lack: main.length === 0 ? 'No word in it names a service that somebody could search for.' : undefined,
    };
  },
};

const comesBack: Criterion = {
  weight: 1.5,
  // In a short text one word that comes twice is enough.
  judge: (reading) => ({ degree: between(repeated(reading).length, 0, reading.words.length < 60 ? 1 : 3) }),
};

const breadth: Criterion = {
  weight: 2,
  judge: ({ terms }) => ({
    degree: between(terms.length, 3, 18),
    lack: terms.length === 0 ? 'It has hardly a word that people may search for.' : undefined,
  }),
};

const FEWEST_STRUNG = 4;
/** "SEO backlinks, best SEO backlinks, cheap SEO backlinks": one word in each part of a line, where nothing is told. */
export const strungIn = ({ sentences }: Reading): string | undefined =>
  sentences.find((sentence) => {
    const parts = sentence
      .split(/[,;|/]\s*/)
      .map(
        (part) => new Set((part.match(/\p{L}{3,}/gu) ?? []).filter((word) => !isFunctionWord(word.toLowerCase())).map(stemOf)),
      );
    const [first, ...others] = parts;
    return parts.length >= FEWEST_STRUNG && [...first!].some((stem) => others.every((part) => part.has(stem)));
  });

const notStuffed: Criterion = {
  weight: 2,
  judge: (reading) => {
    const { crowded, words } = reading;
    const strung = strungIn(reading);
    const isShort = words.length < SHORT;
    const share = crowded === undefined || crowded.count < OFTEN ? 0 : crowded.share;
    if (strung !== undefined && share <= CROWDED)
      return {
        degree: 0,
        isFault: true,
        lack: `${quote(clauseAt(strung, 0, 1))} says the same words again and again, which reads as stuffing.`,
        advice: `Say once what ${quote(clauseAt(strung, 0, 1))} repeats, and use the room for what the buyer gets.`,
      };
    if (isShort || crowded === undefined || crowded.count < OFTEN)
      return {
        degree: isShort ? 0.3 : 1,
        lack: isShort ? 'It is too short to have any keywords.' : undefined,
        advice: isShort ? 'Write at least two full sentences about the service.' : undefined,
      };
    const degree = between(crowded.share, STUFFED, MANY);
    const isStuffed = crowded.share > CROWDED;
    return {
      degree,
      isFault: degree < 0.5,
      lack: isStuffed
        ? `${quote(crowded.word)} comes ${crowded.count} times in ${words.length} words, which reads as stuffing.`
        : undefined,
      advice: isStuffed ? `Say ${quote(crowded.word)} less often, and use the room for what the buyer gets.` : undefined,
    };
  },
};

export const KEYWORDS: readonly Criterion[] = [inOpening, comesBack, breadth, notStuffed];
