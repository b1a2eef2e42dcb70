/** Finds the issue that a claim is about, and its side: the points of the other side are said against it. */
import type { Category, Scheme } from '../schemes/index.ts';
import { ARTIFICIAL } from './artificial.ts';
import { DOMAINS } from './domains.ts';
import { EVERYDAY } from './everyday.ts';
import type { Issue } from './issue.ts';
import { LAW } from './law.ts';
import { LEISURE } from './leisure.ts';
import { LIFE } from './life.ts';
import { MACHINES } from './machines.ts';
import { NATURE } from './nature.ts';
import { SCHOOL } from './school.ts';
import { SOCIETY } from './society.ts';
import { WORK } from './work.ts';

/** The first match is taken, so the narrow ones come before the wide ones. */
export const ISSUES: readonly Issue[] = [
  ...SOCIETY,
  ...EVERYDAY,
  ...ARTIFICIAL,
  ...LEISURE,
  ...SCHOOL,
  ...MACHINES,
  ...LIFE,
  ...WORK,
  ...LAW,
  ...NATURE,
  ...DOMAINS,
];
const WIDE: ReadonlySet<Issue> = new Set(DOMAINS);

/** A claim that something should be reduced or abolished by somebody: “violence stops” is not a demand. */
const LESSEN =
  /(?:^|\b(?:should|must|to|be|let['’]s|ought|we|can|could|please|and|needs?)\s+(?:\p{L}+ly\s+)?)(?:stop\w*|end(?:ed)?|reduc\w+|limit\w*|clos(?:e|ed)|remov\w+|cut|drop\w*|avoid\w*|restrict\w*|give up|get rid of|do away with|phase\w* out)\b/iu;
const NEGATIVE =
  /\b(?:bann?(?:s|ed|ing)?|abolish\w*|prohibit\w*|outlaw\w*|forbid\w*|illegal|scrapp?\w*|cancel\w*|harm\w*|bad|wrong|worse|wast(?:e|es|ing|eful)|ruin\w*|destroy\w*|danger\w*|kill\w*|cruel\w*|evil|stupid|useless|pointless|overrated|outdated|obsolete|unfair|unjust|unnecessary|immoral|unethical|stress\w*|weak\w*|mistake|failed|failure|hurt(?:s|ful)?|murder|theft|optional|voluntary|unlivable|stay out of|keep out of|stay away from|manipulative|addictive|toxic|unhealthy|boring|overpriced|dishonest|corrupt\w*|exploit\w*|lonely|lazy|divisive|fake|shallow|too (?:much|many|expensive|dangerous|young|early)|less|fewer|against|hate|problem)\b/i;
const NOT = /\b(?:not|never|no|none|nobody|without|cannot|hardly)\b|n['’]t\b|\bnothing\b/i;
/** “Nothing wrong with it” and “more good than harm” speak for a thing. */
/** So do a ban that goes too far, and a ban that is wrong. */
const BAN_TOO_FAR = /\bbans?\b[^.]*\b(?:too far|wrong|unfair|pointless|mistakes?|useless|fail\w*)\b/i;
const KINDLY = /\bmore good than (?:harm|bad)\b|\bnothing (?:wrong|bad)\b/i;
/** “Why should we …?” expects no reason. */
const DOUBTING = /^why (?:should|do|does|are|is|must|would)\b(?!n[’']t)/i;

const isFor = (claim: string, { favours, opposes, reversed }: Issue): boolean => {
  const rest = favours ? claim.replace(favours, '') : claim;
  const isNegative =
    KINDLY.test(rest) || BAN_TOO_FAR.test(rest)
      ? false
      : LESSEN.test(rest) || NEGATIVE.test(rest) || opposes?.test(rest) === true;
  const isDenied = NOT.test(rest) && !KINDLY.test(rest);
  const turns = [isNegative, isDenied, DOUBTING.test(rest), reversed?.test(claim) === true].filter(Boolean).length;
  return turns % 2 === 0;
};

/** “Sugar is as dangerous as tobacco” is about sugar. */
const COMPARED = /^(.+?) (?:than|as|instead of|rather than) ((?!.*\bas\b).+)$/i;

type Point = Scheme & { readonly category: Category };

const isCategory = (words: string): words is Category =>
  /^(?:Logical|Evidence|Practical|Economic|Ethical|Social|Alternatives)$/.test(words);

/** @throws SyntaxError for a row that has not its five parts. */
export const pointsIn = (table: string, issue: string): Point[] =>
  table
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [category = '', title, says, bites, shows, ...more] = row.split(' | ');
      if (!isCategory(category) || !title || !says || !bites || !shows || more.length > 0)
        throw new SyntaxError(`not a point about ${issue}: ${row}`);
      return { category, isParticular: true, titles: [title], says: [says], bites: [bites], shows: [shows] };
    });

/**
 * What can fairly be said against the claim by someone who knows the matter.
 * @param claim Its own words, without the grounds.
 * @param isProposal Whether something is to be done: only then do points apply that are about plans of a kind.
 */
export const pointsAgainst = (claim: string, isProposal: boolean): Point[] => {
  const [, head = claim, other = ''] = COMPARED.exec(claim) ?? [];
  const issue = ISSUES.find(
    (one) => one.about.test(claim) && (one.about.test(head) || !one.about.test(other)) && (isProposal || !WIDE.has(one)),
  );
  if (!issue) return [];
  return pointsIn(isFor(claim, issue) ? issue.toSupporters : issue.toOpponents, issue.about.source);
};
