/** What is true of any firm of a trade, for a description that is surely of that trade. */
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { contentWords, shared } from '../../kit/likeness.ts';

/** What a firm of the trade does, what its customers want, how the work goes, and what is good to know at the beginning. */
export const USES = ['does', 'wants', 'work', 'begin'] as const;

/** No visitor said so. */
export const NUMBERS_AND_CLAIMS =
  /\d|%|\b(?:award|leading|the best|guarantee\w*|certified|qualified|licen[sc]ed|insured|years of|experienced|experts?|trusted|our|we|us|passionate|unique|world-class)\b/i;

/** What can be said of a trade. */
export type Trade = Readonly<Partial<Record<(typeof USES)[number], readonly string[]>>> & {
  /** The names that make sure of it. */
  readonly called: readonly string[];
};

const files = import.meta.glob<Readonly<Record<string, Trade>>>('./trades/*.yaml', { eager: true, import: 'default' });

/** From here on it says for whom, or where, and not what: a wedding app is no wedding planner, payroll for cafés no café. */
const TAIL =
  /(?<!\s)\s+(?:for|to|about|that|so|with|in|at|from|near|who|which|helping|serving|when|where|because|by|since)\s.*$/is;
const IS_A = /^(?:(?:we|I)(?:['’](?:re|m)| are| am| run| own| have| operate)|it is|it['’]s)\s+(?:just |also )?/i;
const MAKES = /^(?:we|I)\s+(?:\p{L}+ly\s+)?(?:provide|offer|sell|make|do|create|craft|produce|teach)\s+/iu;
/** Said behind a name of a firm, whatever its trade. */
const ONLY_A_FIRM =
  / (?:service|company|firm|business|agency|practice|clinic|office|studio|shop|store|specialist|contractor|group|team|brand|cent(?:er|re)|provider|solution|professional|startup|consultancy)$/i;
/** Before a name, it makes another trade of it: nobody sits down in a delivery-only restaurant. */
const MAKES_ANOTHER =
  /\b(?:online|virtual|delivery|only|ghost|dark|pop-up|mobile|self-service|subscription|toy|doll|mini|robot|bubble|iced)$/;
/** A description says early what the firm is. */
const SENTENCES = 2;

/** In small letters, without an article, each word for one. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/ & /g, ' and ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:an?|the|our|my) /, '')
    .replace(/ies(?=\s|$)/g, 'y')
    .replace(/(?<=ss|x|ch|sh)es(?=\s|$)/g, '')
    .replace(/(?<=\p{L}{2}[^s\s])s(?=\s|$)/gu, '')
    .trim();

const named = Object.values(files)
  .flatMap((shelves) => Object.values(shelves))
  .flatMap((trade) => trade.called.map((name) => [name, trade] as const));
const asWhole = new Map(named.map(([name, trade]) => [plain(name.replace(/^=/, '')), trade]));
const asEnd = new Map(named.flatMap(([name, trade]) => (name.startsWith('=') ? [] : [[plain(name), trade] as const])));
/** "bike repair" as what is done: to repair bikes. */
const asDeed = [...asEnd]
  .filter(([name]) => contentWords(name).size > 1)
  .map(([name, trade]) => [contentWords(name), trade] as const);

/** By the whole of it, or by the longest name that it ends in. */
const namedBy = (words: string): Trade | undefined => {
  const known = asEnd.get(words);
  if (known) return known;
  for (let from = words.indexOf(' '); from >= 0; from = words.indexOf(' ', from + 1)) {
    const found = asEnd.get(words.slice(from + 1));
    if (found) return MAKES_ANOTHER.test(words.slice(0, from)) ? undefined : found;
  }
  return ONLY_A_FIRM.test(words) ? namedBy(words.replace(ONLY_A_FIRM, '')) : undefined;
};

const namedWhole = (words: string): Trade | undefined =>
  asWhole.get(words) ?? (ONLY_A_FIRM.test(words) ? namedWhole(words.replace(ONLY_A_FIRM, '')) : undefined);

const doneBy = (words: string): Trade | undefined => {
  const done = contentWords(words.replace(/\b(?:fix|mend)\b/gi, 'repair'));
  const last = [...done].at(-1);
  const found = asDeed.filter(([deed]) => last !== undefined && deed.has(last) && shared(deed, done) === deed.size);
  return found.toSorted(([one], [other]) => other.size - one.size)[0]?.[1];
};

const tradeIn = (sentence: string): Trade | undefined => {
  const core = sentence
    .replace(TAIL, '')
    .split(/[;:(–—]/)[0]!
    .trim();
  if (/^(?:we|I)\s/i.test(core) && !IS_A.test(core) && !MAKES.test(core)) return doneBy(core);
  const words = plain(withoutStop(core).replace(IS_A, '').replace(MAKES, ''));
  const parts = words.split(/,? and |,? & |, /).map(namedBy);
  return namedWhole(words) ?? parts.find((trade) => trade !== undefined);
};

/** The trade that a mended description surely is of; undefined where that is not sure. */
export const tradeOf = (description: string): Trade | undefined =>
  sentencesOf(description)
    .slice(0, SENTENCES)
    .map(tradeIn)
    .find((trade) => trade !== undefined);
