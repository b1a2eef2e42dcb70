/** What can be counted in an argument's own words: the grounds it gives and the habits that weaken it. */
import { countWords } from '../../english/prose.ts';
import { quotable, type Claim } from './claim.ts';
import { mentions } from './features.ts';
import { admitsAnotherSide } from './sentences.ts';

const QUALIFIES =
  /\b(?:some|most|many|often|usually|probably|perhaps|may|might|mostly|tends? to|in general|generally|rarely|sometimes|almost|likely|unless|as long as|if we|at least)\b/gi;
const POINTS =
  /\b(?:according to|study|studies|survey|report|research|data|statistics|experiment|pilot|trial|source|evidence)\b|(?:https?:\/\/|www\.)\S+/gi;
const ORDERS =
  /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|moreover|furthermore|in addition|therefore|in conclusion)\b/gi;
const LOADED =
  /\b(?:stupid|idiots?|idiotic|ridiculous|absurd|disgusting|evil|insane|crazy|pathetic|lazy|laziness|nonsense|garbage|criminal|greedy|brainwashed|sheep|excuse|disaster|horrible|terrible|shameful|cruelty|obscene)\b/gi;
const EXAMPLES =
  /\b(?:for example|for instance|such as|my [\p{L}]+ (?:threw|had|was|did|went|said|told|got|lost|found|works?)|in our [\p{L}]+|in my [\p{L}]+|last (?:year|month|week)|when i (?:was|worked|lived))\b|\p{L}[\p{L} ’'-]{2,40} (?:proves?|shows?) that\b/giu;

export interface Qualities {
  readonly words: number;
  /** Whether it says something that can be true or false, and not only names a subject. */
  readonly isStated: boolean;
  readonly isAsked: boolean;
  readonly isShouted: boolean;
  /** Each of these holds the text's own words, every one once. */
  readonly reasons: readonly string[];
  readonly concessions: readonly string[];
  readonly examples: readonly string[];
  readonly figures: readonly string[];
  readonly pointers: readonly string[];
  readonly qualifiers: readonly string[];
  readonly ordering: readonly string[];
  readonly absolutes: readonly string[];
  readonly loaded: readonly string[];
  readonly consensus: readonly string[];
}

const each = (pattern: RegExp, text: string): string[] => [
  ...new Map((text.match(pattern) ?? []).map((words) => [words.toLowerCase(), words])).values(),
];

const isShouted = (typed: string): boolean => {
  const letters = typed.match(/\p{L}/gu) ?? [];
  return letters.length > 9 && (typed.match(/\p{Lu}/gu) ?? []).length / letters.length > 0.8;
};

/** @param typed The text as it came; the claim has been cleaned of addresses, which count as sources here. */
export const qualitiesOf = (typed: string, claim: Claim): Qualities => {
  const admitted = admitsAnotherSide(claim.text) && claim.concessions.length === 0 ? [claim.thesis] : claim.concessions;
  return {
    words: countWords(claim.text),
    isStated: claim.isReadable && (claim.short === 'the claim' || claim.short === 'the proposal'),
    isAsked: claim.short === 'the view',
    isShouted: isShouted(typed),
    reasons: claim.reasons,
    concessions: admitted.map((words) => quotable(words)),
    examples: each(EXAMPLES, claim.text),
    figures: mentions('figure', claim.text),
    pointers: each(POINTS, typed),
    qualifiers: each(QUALIFIES, claim.text),
    ordering: each(ORDERS, claim.text),
    absolutes: mentions('absolute', claim.text),
    loaded: each(LOADED, claim.text),
    consensus: mentions('consensus', claim.text),
  };
};

const atMost = (limit: number, items: readonly unknown[], each: number): number => Math.min(limit, items.length * each);
/** What the first, second and third reason add; more of them add little. */
const PER_REASON = [1.4, 0.8, 0.5, 0.3, 0.2, 0.1];

/** How well the argument is built, from 0.5 to 9.5, to one decimal. Nothing is said about its truth. */
export const scoreOf = (found: Qualities): number => {
  const built =
    1.6 +
    (found.isStated ? 1 : 0) +
    found.reasons.slice(0, PER_REASON.length).reduce((sum, _, place) => sum + PER_REASON[place]!, 0) +
    atMost(1.2, found.concessions, 0.9) +
    atMost(0.8, found.examples, 0.5) +
    atMost(0.6, found.figures, 0.3) +
    atMost(0.8, found.pointers, 0.6) +
    atMost(0.6, found.qualifiers, 0.3) +
    atMost(0.4, found.ordering, 0.2) +
    Math.min(0.8, found.words / 60) -
    atMost(1.2, found.absolutes, 0.4) -
    atMost(1, found.loaded, 0.4) -
    atMost(0.6, found.consensus, 0.3) -
    (found.isShouted ? 0.3 : 0) -
    (found.isAsked ? 0.2 : 0);
  return Math.round(Math.min(9.5, Math.max(0.5, built)) * 10) / 10;
};
