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
const GIVEN = 0.6;
/** From here on it need not be said how the question was understood. */
const PLAIN = 0.72;
/** From here on it is the nearest there is an answer to, and given as that; a short question leaves less room. */
const NEAR = 0.4;
const NEAR_AS_A_WHOLE = 0.17;
const WHOLLY = 0.82;
const NEAR_SHORT = 0.55;
const NEAR_STRICT = 0.8;
/** Less near in meaning as a whole, it only shares some words. */
const NEAR_ALIKE = 0.74;
/** So near, the question is the same in other words. */
const SAME = 0.88;

/** An answer about another number, place or person is about another thing; what somebody tells of themselves has numbers of its own. */
const isOther = ({ number, personal, strayName, strayDefinition }: Evidence): boolean =>
  (number === 1 && personal === 0) || strayName === 1 || strayDefinition === 1;
/** Where figures are told and an amount is asked for, a page that does not reckon with them is at best near. */
const isUnreckoned = ({ figures, amount }: Evidence): boolean => figures! >= 2 && amount === 1;
/** An answer to another form of question ("when" for "why") is at best near. */
const isBarred = (evidence: Evidence): boolean => isOther(evidence) || isUnreckoned(evidence) || evidence['strayForm'] === 1;

/** In a short question every word counts: one that the entry is never asked with ("in South America") asks for more. */
const isShort = ({ length }: Evidence): boolean => length! <= SHORT;
const isStrict = (evidence: Evidence): boolean => isShort(evidence) && evidence['missingAsked']! > RARE;
const SHORT = Math.log(1 + 5);
const RARE = 2.5;
/** The missing word matters less where the whole is near in meaning. */
const STRICTLY = 0.95;
const STRICTLY_NEAR = 0.9;
const QUITE_NEAR = 0.8;
/** What somebody has or does has details that any answer leaves out. */
const STRICTLY_OWN = 0.7;
/** With two figures a sum is asked for, and an answer without them is only near. */
const SUM = 0.8;
const gateOf = (evidence: Evidence): number =>
  evidence['figures']! >= 2 ? Math.max(SUM, gateOfWords(evidence)) : gateOfWords(evidence);
const gateOfWords = (evidence: Evidence): number =>
  !isStrict(evidence)
    ? GIVEN
    : evidence['personal'] === 1
      ? STRICTLY_OWN
      : evidence['nearest']! >= QUITE_NEAR
        ? STRICTLY_NEAR
        : STRICTLY;

export interface Found {
  readonly candidate: Candidate;
  /** From 70 to 98 where it answers, from 45 to 65 where it is only the nearest. */
  readonly confidence: number;
  /** Whether it answers the question, answers it as it was read between the lines, or is the nearest there is. */
  readonly how: 'plainly' | 'if meant' | 'nearest';
}

const between = (low: number, high: number, share: number): number => Math.round(low + (high - low) * Math.max(0, share));

/** The entry that answers, or comes near; undefined where none does. */
export const find = (candidates: readonly Candidate[]): Found | undefined => {
  const candidate = candidates.find(({ evidence, chance }) => chance === 1 || !isOther(evidence));
  if (!candidate || candidate.chance < NEAR_AS_A_WHOLE) return undefined;
  const { evidence, chance } = candidate;
  if (chance === 1 || (!isBarred(evidence) && chance >= gateOf(evidence))) {
    const isSame = evidence['missing'] === 0 || evidence['nearest']! >= SAME;
    const confidence = between(70, 98, (chance - GIVEN) / (1 - GIVEN));
    return { candidate, confidence, how: chance < PLAIN && !isSame ? 'if meant' : 'plainly' };
  }
  const least = isStrict(evidence)
    ? NEAR_STRICT
    : isShort(evidence)
      ? NEAR_SHORT
      : evidence['nearest']! >= WHOLLY
        ? NEAR_AS_A_WHOLE
        : NEAR;
  if (chance < least || evidence['nearest']! < NEAR_ALIKE) return undefined;
  return { candidate, confidence: between(45, 65, Math.min(1, (chance - NEAR) / (GIVEN - NEAR))), how: 'nearest' };
};
