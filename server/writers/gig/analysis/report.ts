/** The analysis of a gig description: four scores from what can be counted in it, and what follows from them. */
import type { analyze } from '../../../../tools/fiver-gig-generator.ts';
import type { ReplyOf } from '../../../../engine/definition/index.ts';
import { COMPETITIVENESS } from './competitiveness.ts';
import { CONVERSION } from './conversion.ts';
import { between, type Criterion, type Finding } from './criterion.ts';
import { KEYWORDS } from './keywords.ts';
import { quote, read, type Reading } from './reading.ts';
import { READABILITY } from './readability.ts';

type Analysis = ReplyOf<typeof analyze>['analysis'];
type Judged = Finding & { readonly weight: number };

const ENOUGH_WORDS = 60;
const GOOD = 0.7;
const WEAK = 0.45;
const MOST = 4;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const judged = (criteria: readonly Criterion[], reading: Reading): Judged[] =>
  criteria.map(({ weight, judge }) => ({ weight, ...judge(reading) }));

/** A few words prove little, whatever they are. */
const substanceOf = ({ words }: Reading): number => Math.sqrt(between(words.length, 0, ENOUGH_WORDS));

const scoreOf = (findings: readonly Judged[], substance: number): number => {
  const reached = findings.reduce((sum, { degree, weight }) => sum + degree * weight, 0);
  const possible = findings.reduce((sum, { weight }) => sum + weight, 0);
  return oneDecimal(10 * (reached / possible) * substance);
};

const gapOf = ({ degree, weight }: Judged): number => (1 - degree) * weight;
const isFault = ({ isFault: fault = false, degree }: Judged): number => (fault && degree <= WEAK ? 1 : 0);
const widestFirst = (findings: readonly Judged[]): Judged[] =>
  [...findings].sort((one, other) => isFault(other) - isFault(one) || gapOf(other) - gapOf(one));
const strongestFirst = (findings: readonly Judged[]): Judged[] =>
  [...findings].sort((one, other) => other.degree * other.weight - one.degree * one.weight);

/** What is best about it and what is missing most, where there is either. */
const feedbackOn = (findings: readonly Judged[]): string => {
  const good = strongestFirst(findings).filter(({ degree }) => degree >= GOOD);
  const best = good.find(({ praise }) => praise.includes('“')) ?? good[0];
  const worst = widestFirst(findings).find(({ degree }) => degree < GOOD);
  return [best?.praise, worst?.lack].filter((words) => words !== undefined).join(' ');
};

/** A sentence written anew helps more than any advice. */
const rewritesFirst = (findings: readonly Judged[]): Judged[] => {
  const isRewrite = ({ advice }: Judged): boolean => /^Turn “/.test(advice);
  return [...findings.filter(isRewrite), ...findings.filter((finding) => !isRewrite(finding))];
};

const several = (words: readonly string[], otherwise: string): string[] =>
  words.length > 0 ? words.slice(0, MOST) : [otherwise];

/** @param description The text as it stands on the page. The same text always gets the same analysis. */
export const analysisOf = (description: string): Analysis => {
  const reading = read(description);
  const substance = substanceOf(reading);
  const [keywords, readability, conversion, competitiveness] = [
    judged(KEYWORDS, reading),
    judged(READABILITY, reading),
    judged(CONVERSION, reading),
    judged(COMPETITIVENESS, reading),
  ] as const;
  const scores = {
    keywords: scoreOf(keywords, substance),
    readability: scoreOf(readability, substance),
    conversion: scoreOf(conversion, substance),
    competitiveness: scoreOf(competitiveness, substance),
  };
  const all = [...conversion, ...competitiveness, ...keywords, ...readability];
  const lacking = widestFirst(all).filter(({ degree }) => degree < GOOD);
  const [top] = reading.terms;
  return {
    overallScore: oneDecimal(
      (scores.keywords * 2 + scores.readability * 2 + scores.conversion * 3 + scores.competitiveness * 3) / 10,
    ),
    keywordOptimization: {
      score: scores.keywords,
      suggestions: several(
        widestFirst(keywords)
          .filter(({ degree }) => degree < GOOD)
          .map(({ advice }) => advice),
        `Keep ${top ? quote(top.word) : 'the main word'} in the first line, and use the same word in your title and your tags.`,
      ),
    },
    readability: { score: scores.readability, feedback: feedbackOn(readability) },
    conversionPotential: { score: scores.conversion, feedback: feedbackOn(conversion) },
    competitiveness: { score: scores.competitiveness, feedback: feedbackOn(competitiveness) },
    strengths: several(
      strongestFirst(reading.words.length < 8 ? [] : all)
        .filter(({ degree, praise }) => degree >= GOOD && praise.includes('“'))
        .map(({ praise }) => praise),
      `${quote(description)} is a beginning. Everything a buyer needs can be added to it.`,
    ),
    weaknesses: several(
      lacking.filter(({ degree }) => degree <= WEAK).map(({ lack }) => lack),
      lacking[0]?.lack ?? 'Nothing important is missing; only a reader of your own trade could find more.',
    ),
    recommendations: several(
      rewritesFirst(lacking).map(({ advice }) => advice),
      'Leave it as it is for a while, and note which questions buyers still ask; then answer those in the text.',
    ),
  };
};
