/** Finds the written answer to a question: what speaks for each entry, weighed, and gates for what no weight may decide. */
import type { Entry } from './entries.ts';
import { asksMeaning, candidatesIn, nearnessOf, type Evidence } from './evidence.ts';
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
  const found = candidatesIn(reading, await nearnessOf(reading));
  const meant = found.filter(({ entry }) => asksMeaning(reading.whole, entry));
  const meansOne = (entry: Entry): boolean => meant.length === 1 && meant[0]!.entry === entry;
  return found
    .map(({ entry, evidence }) => ({ entry, evidence, chance: isOwn(entry) || meansOne(entry) ? 1 : chanceOfEntry(evidence) }))
    .sort((one, other) => other.chance - one.chance);
};

/** From this chance on it is given: of a hundred given so, some two are wrong. */
const GIVEN = 0.65;
/** From here on it need not be said how the question was understood, nor where every telling word is answered. */
const PLAIN = 0.72;
/** So near, the question is the same in other words. */
const SAME = 0.88;

/** An answer about another number, place or person, or to another form of question, is about another thing. */
const isBarred = ({ number, strayName, strayForm, strayDefinition }: Evidence): boolean =>
  [number, strayName, strayForm, strayDefinition].includes(1);

/** In a short question every word counts: one that the entry is never asked with ("in South America") asks for more. */
const isStrict = ({ length, missingAsked }: Evidence): boolean => length! <= SHORT && missingAsked! > RARE;
const SHORT = Math.log(1 + 5);
const RARE = 2.5;
const STRICTLY = 0.9;

/** In a question that tells a story, much need not be answered: the cousin, the price, what was tried before. */
const AT_LEAST = 0.5;
const CLEARLY = 0.35;
const LEAST_LEAD = 0.25;
const STORY = Math.log(1 + 5);

/** Whether the likeliest stands out so clearly that its details may be overlooked. */
const standsOut = ({ evidence, chance }: Candidate, others: readonly Candidate[]): boolean => {
  const { nearest, missing, matched, form, personal, figures, length } = evidence as Record<string, number>;
  const lead = chance - Math.max(0, ...others.map((other) => other.chance));
  // With two figures a sum is asked for.
  if (chance < AT_LEAST || lead < LEAST_LEAD || figures! >= 2) return false;
  if (nearest! >= SAME && missing === 0 && matched! >= 0.6) return true;
  if (lead < CLEARLY) return false;
  if (nearest! >= SAME && length! >= STORY && chance >= 0.6 && matched! >= 0.6) return true;
  const isLike = nearest! >= 0.84 ? matched! >= 0.5 : nearest! >= 0.75 && matched! >= 0.62;
  return personal === 1 && isLike && (form! >= 0.6 || chance >= 0.7);
};

export interface Found {
  readonly candidate: Candidate;
  /** From 70 to 98. */
  readonly confidence: number;
  /** Whether the question was read between the lines. */
  readonly isGuess: boolean;
  /** Whether it is given only because nothing else comes near it. */
  readonly isLoose: boolean;
}

/** The entry that answers; undefined where none surely does. */
export const find = (candidates: readonly Candidate[]): Found | undefined => {
  const candidate = candidates.find(({ evidence, chance }) => chance === 1 || !isBarred(evidence));
  if (!candidate) return undefined;
  const { evidence, chance } = candidate;
  const others = candidates.filter((other) => other !== candidate);
  const isLoose = chance < (isStrict(evidence) ? STRICTLY : GIVEN);
  if (isLoose && !standsOut(candidate, others)) return undefined;
  const over = Math.max(0, (chance - GIVEN) / (1 - GIVEN));
  const isSame = evidence['missing'] === 0 || evidence['nearest']! >= SAME;
  return { candidate, confidence: Math.round(70 + 28 * over), isGuess: chance < PLAIN && !isSame, isLoose };
};
