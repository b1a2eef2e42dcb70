/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 1.87,
  phrase: 0.65,
  longPhrase: 1.01,
  rare: 1.21,
  main: 0.73,
  whole: 0.19,
  inflected: -0.05,
  repeated: 1.03,
  late: 0.03,
  aside: -0.37,
  ownerOnly: 0.28,
  customer: -0.82,
  shared: -1.59,
  near: 0.41,
  rank: 2.74,
  namedNear: 1.02,
  namedRank: -0.62,
  phraseMain: -0.24,
  lead: 1.49,
  person: 0.39,
  background: -1.52,
  tradeOffered: 0.45,
  tradeElse: -0.38,
  hardship: 0.42,
};
const BIAS = -4.78;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
