/** Checks whether the words that a buyer would search for are there, early and often enough, and not too often. */
import { between, type Criterion } from './criterion.ts';
import type { Service } from './found.ts';
import { isLanguage, mistakesIn } from './mistakes.ts';
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

const stemsIn = (words: string): ReadonlySet<string> => new Set((words.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));

const wordsOf = (terms: readonly Term[]): string => quoted(terms.map(({ word }) => word));

/** Of a name of two words or more: a bare noun may be any word of the text. */
const headOf = (service: Service | undefined): string | undefined =>
  /\s(?<head>\S+)$/.exec(service?.object ?? '')?.groups?.['head'];

/** A language alone is no service, and a slip nothing to build on. */
const isSound = ({ word }: Term): boolean => !isLanguage(word) && mistakesIn(word).length === 0;

const inOpening: Criterion = {
  weight: 3,
  judge: (reading, { service, wornOpening, proof }) => {
    const opening = new Set((reading.opening.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    const main = mainTerms(reading);
    const there = main.filter(({ stem }) => opening.has(stem));
    const comesOnce = there.length > 0 && repeated(reading).length === 0;
    const named = headOf(service);
    const isLate = named !== undefined && !opening.has(stemOf(named));
    return {
      degree: (comesOnce ? 0.5 : Math.min(1, there.length / Math.min(2, Math.max(1, main.length)))) * (isLate ? 0.6 : 1),
      lack:
        main.length === 0
          ? 'No word in it names a service that somebody could search for.'
          : isLate
            ? `The work itself comes late: ${quote(named)} is not in the first two sentences.`
            : undefined,
      advice:
        wornOpening && (service ?? proof[0])
          ? `Leave out ${quote(wornOpening.words)} and begin with ${quote((service ?? proof[0])!.words)}.`
          : isLate
            ? `Begin with ${quote(service!.words)}: it names the work.`
            : there[0] || main[0] === undefined || !isSound(main[0])
              ? undefined
              : `Bring ${quote(main[0].word)} into the first sentence, if that is what a buyer would type.`,
    };
  },
};

const comesBack: Criterion = {
  weight: 3,
  judge: (reading, { service, gets }) => {
    const often = repeated(reading);
    const named = headOf(service);
    const once = named === undefined ? undefined : reading.terms.find(({ stem, count }) => count === 1 && stem === stemOf(named));
    const place = once && gets.find(({ words, at }) => at !== service!.at && !stemsIn(words).has(once.stem));
    return {
      // In a short text one word that comes twice is enough.
      degree: between(often.length, 0, reading.words.length < 60 ? 1 : 3),
      advice: place ? `Say ${quote(once.word)} once more at ${quote(place.words)}, where it is not named.` : undefined,
    };
  },
};

const breadth: Criterion = {
  weight: 2,
  judge: ({ terms, words }) => {
    const sound = terms.filter(isSound);
    const often = sound.find(({ count }) => count > 1);
    return {
      degree: between(terms.length, 3, 18),
      lack:
        terms.length === 0
          ? 'It has hardly a word that people may search for.'
          : sound.length > 0 && terms.length < 6 && words.length > 25
            ? `Beside ${wordsOf(sound)} it has few words that people may search for.`
            : undefined,
      advice:
        often && terms.length < 9
          ? `Beside ${quote(often.word)}, name the kinds of it that you do: each is a search of its own.`
          : undefined,
    };
  },
};

const notStuffed: Criterion = {
  weight: 2,
  judge: ({ crowded, words }) => {
    const isShort = words.length < SHORT;
    if (isShort || crowded === undefined)
      return {
        degree: isShort ? 0.3 : 1,
        lack: isShort ? 'It is too short to have any keywords.' : undefined,
        advice: isShort ? 'Write at least two full sentences about the service.' : undefined,
      };
    const degree = between(crowded.share, STUFFED, MANY);
    const isStuffed = degree < 0.7;
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
