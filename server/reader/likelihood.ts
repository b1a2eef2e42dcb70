/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 1.43,
  phrase: 0.18,
  longPhrase: 0.58,
  rare: 1.08,
  main: 0.14,
  inflected: -0.06,
  repeated: -0.1,
  late: 0.52,
  aside: -0.38,
  ownerOnly: -0.24,
  customer: 0.22,
  shared: -1.41,
  first: 1.5,
  weak: -1.28,
  cover: 0.77,
  stronger: -0.48,
  near: 0.02,
  rank: 2.08,
  lead: 1.66,
  behind: -1.56,
  namedNear: 0.45,
  namedRank: -0.34,
  elsewhere: -0.64,
  person: 0.28,
  personNamed: -0.27,
  background: -0.75,
  backgroundNamed: -0.81,
  tradeOffered: 0.07,
  tradeElse: -0.58,
  otherOffered: -0.33,
  hardship: 0.22,
  issueArgued: 0.26,
  issueElse: -0.52,
};
const BIAS = -3.09;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
