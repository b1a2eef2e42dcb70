/** Finds the written answer to a question: what speaks for each entry, weighed, and gates for what no weight may decide. */
import type { Entry } from './entries.ts';
import { candidatesIn, nearnessOf, type Evidence } from './evidence.ts';
import { chanceOfEntry } from './likelihood.ts';
import { readQuestion } from './question.ts';
import { read } from './reading.ts';

export interface Candidate {
  readonly entry: Entry;
  readonly evidence: Evidence;
  /** That it answers, from 0 to 1. */
  readonly chance: number;
}

/** What may answer a question as it was typed, the likeliest first. */
export const candidatesFor = async (asked: string): Promise<readonly Candidate[]> => {
  const reading = read(asked);
  const isOwn = ({ ask }: Entry): boolean => ask.some((own) => readQuestion(own).plain === reading.whole);
  return candidatesIn(reading, await nearnessOf(reading))
    .map(({ entry, evidence }) => ({ entry, evidence, chance: isOwn(entry) ? 1 : chanceOfEntry(evidence) }))
    .sort((one, other) => other.chance - one.chance);
};

/** From this chance on it is given: of a hundred given so, some two are wrong. */
const GIVEN = 0.65;
/** From here on it need not be said how the question was understood. */
const PLAIN = 0.78;

/** An answer about another number, place or person, or to another form of question, is about another thing. */
const isBarred = ({ number, strayName, strayForm, strayDefinition }: Evidence): boolean =>
  [number, strayName, strayForm, strayDefinition].includes(1);

/** In a short question every word counts: one that the entry is never asked with ("in South America") asks for more. */
const isStrict = ({ length, missingAsked }: Evidence): boolean => length! <= SHORT && missingAsked! > RARE;
const SHORT = Math.log(1 + 5);
const RARE = 2.5;
const STRICTLY = 0.9;

export interface Found {
  readonly candidate: Candidate;
  /** From 70 to 98. */
  readonly confidence: number;
  /** Whether the question was read between the lines. */
  readonly isGuess: boolean;
}

/** The entry that answers; undefined where none surely does. */
export const find = (candidates: readonly Candidate[]): Found | undefined => {
  const candidate = candidates.find(({ evidence, chance }) => chance === 1 || !isBarred(evidence));
  if (!candidate || candidate.chance < (isStrict(candidate.evidence) ? STRICTLY : GIVEN)) return undefined;
  const over = (candidate.chance - GIVEN) / (1 - GIVEN);
  return { candidate, confidence: Math.round(70 + 28 * over), isGuess: candidate.chance < PLAIN };
};
