/** How likely a request is about a subject, by the evidence for it: weights of a logistic regression over labelled requests. */
import type { Evidence } from './candidates.ts';

const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  named: 1.39,
  phrase: 0.25,
  longPhrase: 0.55,
  rare: 1.15,
  main: 0.13,
  inflected: -0.06,
  repeated: -0.05,
  late: 0.43,
  aside: -0.3,
  ownerOnly: -0.14,
  customer: 0.2,
  shared: -1.3,
  first: 1.55,
  weak: -1.3,
  cover: 0.83,
  stronger: -0.42,
  near: 0.02,
  rank: 2.04,
  lead: 1.75,
  behind: -1.68,
  namedNear: 0.48,
  namedRank: -0.49,
  elsewhere: -0.62,
  person: 0.27,
  personNamed: -0.28,
  background: -0.74,
  backgroundNamed: -0.83,
  tradeOffered: 0.06,
  tradeElse: -0.58,
  otherOffered: -0.51,
  hardship: 0.22,
  issueArgued: 0.25,
  issueElse: -0.55,
};
const BIAS = -3.12;

/** 0 to 1. */
export const likelihoodOf = (evidence: Evidence): number => {
  const sum = (Object.keys(WEIGHTS) as (keyof Evidence)[]).reduce((so, key) => so + WEIGHTS[key] * evidence[key], BIAS);
  return 1 / (1 + Math.exp(-sum));
};
