/** Checks whether the words that a buyer would search for are there, early and often enough, and not too often. */
import { between, type Criterion } from './criterion.ts';
import { BOAST, type Service } from './found.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { isMisspelt } from '../../../english/misspelt.ts';
import { isKnown } from '../../../english/topic/word-classes.ts';
import { tradeNamesIn } from '../trade-names.ts';
import { mistakesIn } from './mistakes.ts';
import { firstOf } from './conversion.ts';
import { quote, quoted, stemOf, type Reading, type Term } from './reading.ts';

const repeated = ({ terms }: Reading): readonly Term[] => terms.filter(({ count }) => count > 1);
/** A word's share of all content words: too many from the first, almost nothing else from the second. */
const MANY = 0.14;
const STUFFED = 0.28;
/** Less often is no stuffing, however short the text. */
const OFTEN = 4;
const SHORT = 8;

/** The terms the text is about: what it repeats, and what it begins with. */
const mainTerms = (reading: Reading): readonly Term[] => {
  const often = repeated(reading);
  return [...often, ...reading.terms.filter((term) => !often.includes(term))].slice(0, Math.max(3, Math.min(4, often.length)));
};

const inOpening: Criterion = {
  weight: 3,
  judge: (reading, { service, wornOpening }) => {
    const opening = new Set((reading.opening.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    const main = mainTerms(reading);
    const there = main.filter(({ stem }) => opening.has(stem));
    const comesOnce = there.length > 0 && repeated(reading).length === 0;
    const isLate = service === undefined || service.at > 2;
    return {
      degree: (comesOnce ? 0.5 : Math.min(1, there.length / Math.min(2, Math.max(1, main.length)))) * (isLate ? 0.7 : 1),
      lack: main.length === 0 ? 'No word in it names a service that somebody could search for.' : undefined,
      advice:
        wornOpening && service && !BOAST.test(service.words) && !wornOpening.words.includes(service.words)
          ? `Leave out ${quote(wornOpening.words)} and begin with ${quote(service.words)}.`
          : undefined,
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

const notStuffed: Criterion = {
  weight: 2,
  judge: ({ crowded, words }) => {
    const isShort = words.length < SHORT;
    if (isShort || crowded === undefined || crowded.count < OFTEN)
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

const MOST_OF_A_TAG = 5;
/** Where the name of the work ends and what else is said of it begins. */
const TAG_ENDS: readonly RegExp[] = [
  /,|[:(|]|\s[-–—]\s|\s(?:for|that|which|so)\s/i,
  /\s(?:in|to|with|by|on|of|from|at)\s/i,
  /\s(?:and|your)\s/i,
];
/** The name of the work as a buyer would type it, whole and in the words of the text. */
const tagOf = ({ words }: Service): string | undefined => {
  const tag = TAG_ENDS.reduce(
    (rest, end) => (rest.split(/\s+/).length > MOST_OF_A_TAG ? rest.split(end)[0]!.trim() : rest),
    words.split(TAG_ENDS[0]!)[0]!.trim(),
  );
  const last = tag.split(/\s+/).at(-1)!.toLowerCase();
  return tag.length > 4 &&
    !isFunctionWord(last) &&
    tag.split(/\s+/).length <= MOST_OF_A_TAG &&
    !BOAST.test(tag) &&
    (tag.match(/(?<!\S)\p{Ll}+/gu) ?? []).every((word) => isKnown(word) || isFunctionWord(word))
    ? tag
    : undefined;
};

const tagsFrom = (words: string): string =>
  `Take the tags out of ${quote(words)}: two or three words each, as a buyer would type them.`;

const MOST_TAGS = 3;
/** Trade names that stand in the text and not in the name of the work: those who type them find it by its tags. */
const furtherTags = ({ text }: Reading, { words }: Service): string[] =>
  tradeNamesIn(text)
    .filter((name) => !words.toLowerCase().includes(name.toLowerCase()))
    .slice(0, MOST_TAGS);

/** Where nothing is wrong with the words to search for, the one thing left to do. */
export const tagAdviceOn = (reading: Reading, service: Service | undefined): string => {
  if (service === undefined && reading.title !== undefined) return tagsFrom(reading.title);
  if (service === undefined) {
    const [one, other] = repeated(reading).filter(({ word, count }) => count > 2 && /\p{Ll}/u.test(word));
    return one && other
      ? `Make ${quoted([one.word, other.word])} tags: the text comes back to them.`
      : `Begin with the name of the work, before ${quote(firstOf(reading))}: buyers search for that.`;
  }
  const wrong = mistakesIn(service.words).find((each) => isMisspelt(each));
  if (wrong !== undefined) return `Mend ${quote(wrong)} in the name of the work: nobody searches for a mistake.`;
  if (service.at > 1) return `Put ${quote(service.words)} in the first line: it names the work.`;
  const further = furtherTags(reading, service);
  if (further.length > 1) return `Make ${quoted(further)} tags: they stand in the text and not in ${quote(service.words)}.`;
  const tag = tagOf(service);
  return tag === undefined ? tagsFrom(service.words) : `Make ${quote(tag)} one tag, as it stands: buyers type the whole phrase.`;
};

export const KEYWORDS: readonly Criterion[] = [inOpening, comesBack, breadth, notStuffed];
