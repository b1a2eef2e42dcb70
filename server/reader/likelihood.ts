/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 1.4,
  phrase: 0.23,
  longPhrase: 0.56,
  rare: 1.12,
  main: 0.14,
  inflected: -0.06,
  repeated: -0.05,
  late: 0.41,
  aside: -0.29,
  ownerOnly: -0.14,
  customer: 0.2,
  shared: -1.31,
  first: 1.57,
  weak: -1.31,
  cover: 0.84,
  stronger: -0.41,
  near: 0.03,
  rank: 2.02,
  lead: 1.72,
  behind: -1.71,
  namedNear: 0.52,
  namedRank: -0.48,
  elsewhere: -0.6,
  person: 0.28,
  personNamed: -0.28,
  background: -0.73,
  backgroundNamed: -0.84,
  tradeOffered: 0.07,
  tradeElse: -0.57,
  otherOffered: -0.51,
  hardship: 0.23,
  issueArgued: 0.27,
  issueElse: -0.52,
};
const BIAS = -3.14;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
