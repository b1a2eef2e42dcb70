/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 1.85,
  phrase: 0.67,
  longPhrase: 1.02,
  rare: 1.2,
  main: 0.74,
  whole: 0.19,
  inflected: 0.3,
  repeated: 1.04,
  late: 0.05,
  aside: -0.36,
  ownerOnly: 0.27,
  customer: -0.84,
  shared: -1.59,
  near: 0.41,
  rank: 2.74,
  namedNear: 1.02,
  namedRank: -0.61,
  phraseMain: -0.26,
  lead: 1.49,
  person: 0.4,
  background: -1.52,
  tradeOffered: 0.46,
  tradeElse: -0.38,
  hardship: 0.41,
};
const BIAS = -4.79;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
