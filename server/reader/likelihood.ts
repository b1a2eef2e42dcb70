/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 1.82,
  phrase: 0.68,
  longPhrase: 0.98,
  rare: 1.2,
  main: 0.73,
  whole: 0.17,
  inflected: 0.31,
  repeated: 1.02,
  late: 0.1,
  aside: -0.36,
  ownerOnly: 0.27,
  customer: -0.83,
  shared: -1.62,
  near: 0.4,
  rank: 2.69,
  namedNear: 1.04,
  namedRank: -0.54,
  phraseMain: -0.19,
  lead: 1.45,
  person: 0.37,
  background: -1.52,
  tradeOffered: 0.45,
  tradeElse: -0.37,
  hardship: 0.41,
};
const BIAS = -4.77;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
