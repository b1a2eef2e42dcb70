/** Answers that were written for the question, found by meaning. */
import type { Answer } from './answer.ts';
import type { Entry } from './entries.ts';
import { candidatesFor, find, type Candidate, type Found } from './find.ts';
import type { Question } from './question.ts';

export interface Written {
  readonly answer: Answer | undefined;
  /** Whether a source that understands the whole question comes before it. */
  readonly isLoose: boolean;
  /** Questions that have an answer, the nearest first. */
  readonly near: readonly string[];
  /** Those that are near enough to be offered in place of an answer. */
  readonly worthAsking: readonly string[];
}

const MOST_TOPICS = 6;

/** The likeliest come first; a question that is not near at all is still better than none. */
const asTopics = (candidates: readonly Candidate[], except?: Entry): readonly string[] =>
  candidates
    .filter(({ entry }) => entry !== except)
    .map(({ entry }) => entry.ask[0]!)
    .slice(0, MOST_TOPICS);

/** Below this an entry is about something else. */
const isWorthAsking = ({ evidence: { nearest, coveredAny } }: Candidate): boolean => nearest! >= 0.6 || coveredAny! >= 0.3;

const asAnswer = ({ candidate, confidence, isGuess }: Found, topics: readonly string[]): Answer => {
  const { ask, says, more = [], steps, caution } = candidate.entry;
  const [first, second, ...rest] = more;
  return {
    confidence,
    // A long story may be about something else: the question that was understood is said first.
    lead: isGuess ? `If you mean “${ask[0]!}”: ${says}` : says,
    ...(steps && { steps }),
    more: [first === undefined ? [] : [first], second === undefined ? [] : [second], rest],
    ...(caution !== undefined && { caution }),
    asides: {},
    topics,
  };
};

export const written = async ({ asked }: Question): Promise<Written> => {
  const candidates = await candidatesFor(asked);
  const found = find(candidates);
  const near = asTopics(candidates, found?.candidate.entry);
  return {
    answer: found && asAnswer(found, near),
    isLoose: found?.isLoose ?? false,
    near,
    worthAsking: asTopics(candidates.filter(isWorthAsking)),
  };
};
