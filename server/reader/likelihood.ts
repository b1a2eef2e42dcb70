/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 2.31,
  phrase: 0.6,
  longPhrase: 0.93,
  rare: 1.42,
  main: 0.47,
  whole: 0.06,
  inflected: -0.28,
  repeated: 0.82,
  late: -0.98,
  aside: -0.16,
  ownerOnly: 0.28,
  customer: -0.8,
  shared: -1.61,
  near: 0.36,
  rank: 2.82,
  namedNear: 1.15,
  namedRank: -0.71,
  phraseMain: -0.26,
  lead: 1.36,
  person: 0.37,
  background: -1.48,
  tradeOffered: 0.38,
  tradeElse: -0.34,
  hardship: 0.51,
};
const BIAS = -4.8;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
