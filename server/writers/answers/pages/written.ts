/** Answers that were written for the question, found by meaning. */
import { capitalise } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { sidesIn } from './apart.ts';
import type { Entry } from './entries.ts';
import { candidatesFor, find, HALF_AT_MOST, type Candidate, type Found } from './find.ts';
import { openedBy } from '../opening.ts';
import { placelessOf } from './country-at-end.ts';
import type { Question } from '../question/question.ts';
import { partsOf, questionsIn } from '../question/reading.ts';
import { termsIn } from '../question/terms.ts';
import { inOwnWords } from './same-words.ts';

export interface Written {
  readonly answer: Answer | undefined;
  /** To a question near this one, and says so. */
  readonly nearest: Answer | undefined;
  /** Questions that have an answer, the nearest first. */
  readonly near: readonly string[];
  /** Those that are near enough to be offered in place of an answer. */
  readonly worthAsking: readonly string[];
}

const MOST_TOPICS = 6;

/** Questions near in meaning, or with most of the words; what merely shares one of them is about something else. */
const isNear = ({ evidence: { nearest, coveredAny } }: Candidate): boolean =>
  nearest! >= ALIKE || (nearest! >= RATHER_ALIKE && coveredAny! >= COVERED);
const ALIKE = 0.68;
const RATHER_ALIKE = 0.5;
const COVERED = 0.33;

/** Named in place of an answer, it must be near as a whole and speak of the same thing. */
const isWorthAsking = ({ evidence: { nearest, coveredAny } }: Candidate): boolean => nearest! >= WORTHY && coveredAny! >= TOUCHED;
const WORTHY = 0.72;
const TOUCHED = 0.12;

/** Fewer than these are filled up with what comes nearest. */
const LEAST_TOPICS = 3;

const titles = (candidates: readonly Candidate[]): readonly string[] =>
  [...new Set(candidates.map(({ entry }) => entry.ask[0]!))].slice(0, MOST_TOPICS);

/** Those that are near come first; where they are few, the likeliest of the others follow. */
const asTopics = (candidates: readonly Candidate[], except?: Entry): readonly string[] => {
  const others = candidates.filter(({ entry }) => entry !== except);
  const near = others.filter(isNear);
  const rest = others.filter((candidate) => !near.includes(candidate));
  return titles([...near, ...rest.slice(0, Math.max(0, LEAST_TOPICS - near.length))]);
};

/** Less than an answer. */
const isOnlyNear = (found: Found | undefined): boolean => found?.how === 'likely' || found?.how === 'nearest';

/** A question that was read between the lines, or is another one, is said first. */
const INTRODUCED: Record<Found['how'], (question: string, says: string) => string> = {
  plainly: (_, says) => says,
  'if meant': openedBy,
  likely: openedBy,
  nearest: (question, says) => `The nearest we can answer is “${question}” ${says}`,
};

/** Asks for one fact, as a line of the page may hold it. */
const ASKS_ONE =
  /^(?:who|whose|when|where|in (?:what|which)|what (?:year|date|country|city|is the (?:capital|name))|how (?:old|tall|high|long|big|far|many))\b/;
/** Of a page on several of a kind ("who wrote …"), the line that names what is asked for comes first. */
const asAsked = ({ says, more = [] }: Entry, asked: string): readonly [says: string, more: readonly string[]] => {
  const [plain, said] = [asked.toLowerCase(), termsIn(says)];
  const missing = ASKS_ONE.test(plain) ? [...termsIn(plain.replace(ASKS_ONE, ''))].filter((term) => !said.has(term)) : [];
  const lines =
    missing.length > 1 ? more.filter((line) => missing.every((term) => termsIn(line).has(term) || isSmall(term))) : [];
  const [line, ...others] = lines;
  return line === undefined || others.length > 0 ? [says, more] : [line, [says, ...more.filter((each) => each !== line)]];
};
/** Verbs of the question that a line says in other words. */
const isSmall = (term: string): boolean =>
  /^(?:wrote|written|writ|author|paint|painted|sang|sing|sung|made|make|invent|book|novel|film|song)/.test(term);

const asAnswer = ({ candidate, confidence, how }: Found, topics: readonly string[], asked = ''): Answer => {
  const { ask, steps, caution } = candidate.entry;
  const [says, more] = asAsked(candidate.entry, asked);
  const [first, second, ...rest] = more;
  return {
    confidence,
    lead: INTRODUCED[how](ask[0]!, says),
    ...(steps && { steps }),
    more: [first === undefined ? [] : [first], second === undefined ? [] : [second], rest],
    ...(caution !== undefined && { caution }),
    asides: {},
    topics,
  };
};

/** Two things were asked, and each has an answer of its own. */
const joined = (first: Answer, second: Found, topics: readonly string[]): Answer => {
  const other = asAnswer({ ...second, how: 'plainly' }, topics);
  const caution = first.caution ?? other.caution;
  return {
    ...first,
    confidence: Math.min(first.confidence, other.confidence),
    more: [
      [...first.more[0], `As for “${second.candidate.entry.ask[0]!}” ${other.lead}`, ...other.more[0]],
      [...first.more[1], ...other.more[1]],
      [...first.more[2], ...other.more[2]],
    ],
    ...(caution !== undefined && { caution }),
  };
};

/** What is found for each part of a question that asks two things. */
const foundIn = async (parts: readonly string[]): Promise<readonly (Found | undefined)[]> => {
  const found: (Found | undefined)[] = [];
  for (const part of parts) {
    const one = find(await candidatesFor(part));
    found.push(isOnlyNear(one) ? undefined : one);
  }
  return found;
};

/** The answers to both parts of a question; undefined unless each has one, and not the same. */
const twofold = ([first, second]: readonly (Found | undefined)[], topics: readonly string[]): Answer | undefined =>
  first && second && first.candidate.entry !== second.candidate.entry
    ? joined(asAnswer(first, topics), second, topics)
    : undefined;

/** The answer to one part of a question, naming the other; undefined where none or both have one. */
const halfOf = (
  parts: readonly string[],
  [first, second]: readonly (Found | undefined)[],
  topics: readonly string[],
): Answer | undefined => {
  const one = first ?? second;
  if (!one || (first && second)) return undefined;
  const answer = asAnswer(one, topics);
  const open = parts[first ? 1 : 0]!;
  return {
    ...answer,
    confidence: Math.min(answer.confidence, HALF_AT_MOST),
    lead: `${answer.lead} This does not answer “${capitalise(open)}”`,
  };
};

/** What is known of it anywhere, where no page names the country that the question ends with. */
const foundAnywhere = async (asked: string): Promise<Found | undefined> => {
  const placeless = placelessOf(asked);
  const found = placeless && find(await candidatesFor(inOwnWords(placeless.asked) ?? placeless.asked, placeless.country));
  return found?.how === 'plainly' ? found : undefined;
};

export const written = async ({ asked }: Question): Promise<Written> => {
  const candidates = await candidatesFor(asked);
  const own = find(candidates);
  const found = own?.how === 'plainly' ? own : ((await foundAnywhere(asked)) ?? own);
  const near = asTopics(candidates, found?.candidate.entry);
  const isOpen = found === undefined || isOnlyNear(found);
  const parts = partsOf(asked);
  const ofParts = await foundIn(parts);
  const both =
    twofold(ofParts, near) ??
    // What is nowhere told apart is told one after the other.
    (isOpen ? twofold(await foundIn(sidesIn(asked).map((side) => `What is ${side}?`)), near) : undefined);
  const half = isOpen && both === undefined ? halfOf(questionsIn(asked), ofParts, near) : undefined;
  const answer = both ?? half ?? (found && asAnswer(found, near, asked));
  const isNearest = half !== undefined || (both === undefined && isOnlyNear(found));
  return {
    answer: isNearest ? undefined : answer,
    nearest: isNearest ? answer : undefined,
    near,
    worthAsking: titles(candidates.filter(isWorthAsking)),
  };
};
