/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 2.1,
  phrase: 0.56,
  longPhrase: 0.45,
  rare: 1.55,
  main: 0.28,
  whole: -0.02,
  inflected: -0.31,
  repeated: 1.09,
  late: -1.05,
  aside: -0.02,
  ownerOnly: 0.36,
  shared: -1.52,
  near: 0.57,
  rank: 2.63,
  namedNear: 1.57,
  namedRank: -0.86,
  phraseMain: 0.06,
  lead: 1.22,
  person: 0.66,
  background: -1.4,
  tradeOffered: 0.43,
  tradeElse: -0.37,
  hardship: 0.56,
};
const BIAS = -4.79;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
