/** The verdict on what must not be sold. */
import type { ReplyOf } from '../../../../engine/definition/index.ts';
import type { analyze } from '../../../../tools/fiver-gig-generator.ts';
import { oneDecimal } from './judged.ts';
import { quote } from './reading.ts';

export type Analysis = ReplyOf<typeof analyze>['analysis'];
/** Whose rules it breaks, what that costs, and what honest work stands nearest to it. */
const REFUSALS: readonly (readonly [cue: RegExp, rules: string, cost: string, honest: string])[] = [
  [
    /\b(?:followers|likes|subscribers|views)\b/i,
    'the rules of the network it is for, and of marketplaces',
    'the buyer’s account can be closed for it',
    'plan posts, or write and answer comments, for the same kind of page',
  ],
  [
    /\breviews?\b/i,
    'the rules of every review site, and in many countries the law',
    'the buyer’s page can be marked or closed for it',
    'write the message that asks real customers for a review',
  ],
  [
    /\b(?:hack|crack|login|password)/i,
    'the law',
    'buyer and seller can be prosecuted for it',
    'help people to secure or win back accounts of their own',
  ],
  [
    /./,
    'the rules of schools and of marketplaces',
    'the student can be expelled for it',
    'teach the subject, or comment on a draft that the student wrote',
  ],
];
/** What must not be sold gets that verdict alone: advice on how to sell it better would be bad advice. */
export const refusalOf = (
  words: string,
  scores: Record<'keywords' | 'readability' | 'conversion' | 'competitiveness', number>,
  readability: string,
): Analysis => {
  const [, rules, cost, honest] = REFUSALS.find(([cue]) => cue.test(words))!;
  const low = (score: number): number => oneDecimal(score / 10);
  return {
    overallScore: low((scores.keywords + scores.readability) / 2),
    keywordOptimization: {
      score: low(scores.keywords),
      suggestions: [`${quote(words)} is nothing to be found by: such gigs are taken down.`],
    },
    readability: { score: low(scores.readability), feedback: readability },
    conversionPotential: { score: scores.conversion, feedback: `A careful buyer does not order it: ${cost}.` },
    competitiveness: {
      score: scores.competitiveness,
      feedback: `Sellers who keep to the rules need not fear it: the gig can be taken down.`,
    },
    strengths: [`Nothing in it counts for a gig that offers ${quote(words)}.`],
    weaknesses: [`${quote(words)} breaks ${rules}: ${cost}.`],
    recommendations: [`In place of ${quote(words)}, offer to ${honest}.`],
  };
};
