/** Checks whether the words that a buyer would search for are there, early and often enough, and not too often. */
import { between, type Criterion } from './criterion.ts';
import { BOAST, type Service } from './found.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { isMisspelt } from '../../../english/misspelt.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { isTradeName, tradeNamesIn } from '../trade-names.ts';
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

const MOST_OF_A_TAG = 3;
/** Where the name of the work ends and what else is said of it begins. */
const NAME_ENDS = /[,:(|]|\s[-–—]\s|\s(?:for|that|which|so|in|to|with|by|on|of|from|at|without)\s/i;
/** Two or three words that a buyer would type together: nouns, and in a name perhaps one word that describes them. */
const tagOf = ({ words, kind }: Service, { terms }: Reading): string | undefined => {
  const named = words.split(NAME_ENDS)[0]!.trim().split(/\s+/);
  const all = kind === 'deed' ? named.slice(1) : named;
  const isNoun = (word: string, at: number): boolean => {
    const lower = word.toLowerCase();
    const { noun, verb, adjective } = classOf(lower);
    const isLast = at === all.length - 1;
    if (isFunctionWord(lower)) return false;
    return isLast
      ? terms.some(({ stem }) => stem === stemOf(word))
      : isTradeName(word) || /^\p{Lu}{2,}$/u.test(word) || (isKnown(lower) && noun > adjective && noun * 2 > verb);
  };
  const from = all.findLastIndex((word, at) => !isNoun(word, at)) + 1;
  const { adjective, noun } = classOf(all[0]?.toLowerCase() ?? '');
  const isDescribed = kind !== 'deed' && from === 1 && adjective > noun && !isFunctionWord(all[0]!.toLowerCase());
  const tag = isDescribed ? all : all.slice(from);
  const isWhole = kind === 'deed' || tag.length === all.length;
  return isWhole && tag.length > 1 && tag.length <= MOST_OF_A_TAG ? tag.join(' ') : undefined;
};

const MOST_TAGS = 3;
/** Trade names that stand in the text and not in the name of the work: those who type them find it by its tags. */
const furtherTags = ({ text }: Reading, { words }: Service): string[] =>
  tradeNamesIn(text)
    .filter((name) => !words.toLowerCase().includes(name.toLowerCase()))
    .slice(0, MOST_TAGS);

/** Where nothing is wrong with the words to search for, the one thing left to do. */
export const tagAdviceOn = (reading: Reading, service: Service | undefined): string => {
  if (service === undefined || BOAST.test(service.words))
    return `Begin with the name of the work, before ${quote(firstOf(reading))}: buyers search for that.`;
  const wrong = mistakesIn(service.words).find((each) => isMisspelt(each));
  if (wrong !== undefined) return `Mend ${quote(wrong)} in the name of the work: nobody searches for a mistake.`;
  if (service.at > 1) return `Put ${quote(service.words)} in the first line: it names the work.`;
  const further = furtherTags(reading, service);
  if (further.length > 1) return `Make ${quoted(further)} tags: they stand in the text and not in ${quote(service.words)}.`;
  const tag = tagOf(service, reading);
  if (tag !== undefined) return `Make ${quote(tag)} one tag, as it stands: buyers type the whole phrase.`;
  return service.kind === 'deed'
    ? `No tag can be taken from ${quote(service.words)} as it stands: put the work into two or three nouns there.`
    : `Leave ${quote(service.words)} where it is: a buyer reads the first words first.`;
};

export const KEYWORDS: readonly Criterion[] = [inOpening, comesBack, breadth, notStuffed];
