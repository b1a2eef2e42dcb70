/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 2.33,
  phrase: 0.6,
  longPhrase: 0.77,
  rare: 1.38,
  main: 0.39,
  whole: 0.01,
  inflected: -0.33,
  repeated: 0.78,
  late: -1.08,
  aside: -0.12,
  ownerOnly: 0.29,
  customer: -0.8,
  shared: -1.58,
  near: 0.36,
  rank: 2.73,
  namedNear: 1.17,
  namedRank: -0.68,
  phraseMain: -0.15,
  lead: 1.43,
  person: 0.35,
  background: -1.5,
  tradeOffered: 0.33,
  tradeElse: -0.35,
  hardship: 0.49,
};
const BIAS = -4.69;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
