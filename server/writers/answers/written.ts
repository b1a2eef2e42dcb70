/** Answers that were written for the question, found by meaning. */
import type { Answer } from './answer.ts';
import type { Entry } from './entries.ts';
import { candidatesFor, find, type Candidate } from './find.ts';
import { sentencesOf, type Question } from './question.ts';

export interface Written {
  readonly answer: Answer | undefined;
  /** Questions that have an answer, the nearest first. */
  readonly near: readonly string[];
  /** Those that are near enough to be offered in place of an answer. */
  readonly worthAsking: readonly string[];
}

/** Nearer ones come first; a question that is not near at all is still better than none. */
const asTopics = (candidates: readonly Candidate[], except?: Entry): readonly string[] =>
  candidates
    .filter(({ entry }) => entry !== except)
    .toSorted((first, second) => second.near - first.near)
    .map(({ entry }) => entry.ask[0]!)
    .slice(0, 6);

const isWorthAsking = ({ near, covered }: Candidate): boolean => near >= 0.75 || (near >= 0.5 && covered >= 0.2);

const asAnswer = ({ says, more = [], steps, caution }: Entry, confidence: number, topics: readonly string[]): Answer => {
  const [first, second, ...rest] = more;
  return {
    confidence,
    lead: says,
    ...(steps && { steps }),
    more: [first === undefined ? [] : [first], second === undefined ? [] : [second], rest],
    ...(caution !== undefined && { caution }),
    asides: {},
    topics,
  };
};

/** The question at the end of a story: "I moved last week. … How do I change my address?" */
const questionIn = (text: string): string | undefined => {
  const sentences = sentencesOf(text);
  return sentences.length > 1 ? sentences.findLast((sentence) => sentence.endsWith('?')) : undefined;
};

/** The whole text is tried before the question in it, which may lean on what comes before. */
export const written = async ({ plain, asked }: Question): Promise<Written> => {
  const all = await candidatesFor(plain);
  const near = asTopics(all);
  const worthAsking = asTopics(all.filter(isWorthAsking));
  for (const text of [plain, questionIn(asked)]) {
    if (text === undefined) continue;
    const candidates = text === plain ? all : await candidatesFor(text);
    const found = find(candidates, text);
    if (found) {
      const topics = asTopics(all, found.candidate.entry);
      return { answer: asAnswer(found.candidate.entry, found.confidence, topics), near: topics, worthAsking };
    }
  }
  return { answer: undefined, near, worthAsking };
};
