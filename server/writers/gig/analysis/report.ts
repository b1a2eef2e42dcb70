/** The analysis of a gig description: four scores from what can be counted in it, and what follows from them. */
import type { analyze } from '../../../../tools/fiver-gig-generator.ts';
import type { ReplyOf } from '../../../../engine/definition/index.ts';
import { COMPETITIVENESS, trustIn } from './competitiveness.ts';
import { CONVERSION, nameOf } from './conversion.ts';
import { isTradeName } from '../trade-names.ts';
import { between, type Criterion, type Finding } from './criterion.ts';
import { foundIn, type Found } from './found.ts';
import { KEYWORDS } from './keywords.ts';
import { quote, quoted, read, type Reading } from './reading.ts';
import { capitalise } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { READABILITY } from './readability.ts';

type Analysis = ReplyOf<typeof analyze>['analysis'];
type Judged = Finding & { readonly weight: number };

const ENOUGH_WORDS = 60;
const GOOD = 0.7;
const WEAK = 0.45;
const MOST = 4;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const judged = (criteria: readonly Criterion[], reading: Reading, found: Found): Judged[] =>
  criteria.map(({ weight, judge }) => ({ weight, ...judge(reading, found) }));

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

const praisesOf = (findings: readonly Judged[]): string[] => {
  const shown = new Set<string>();
  return strongestFirst(findings).flatMap(({ degree, praise }) => {
    if (degree < GOOD || praise === undefined) return [];
    // What one remark has pointed at needs no second.
    const quotes = praise.match(/“[^“”]*”/g) ?? [];
    if (quotes.length > 0 && quotes.every((each) => shown.has(each))) return [];
    for (const each of quotes) shown.add(each);
    return praise;
  });
};
const lacksOf = (findings: readonly Judged[], below = GOOD): string[] =>
  widestFirst(findings).flatMap(({ degree, lack }) => (degree < below && lack ? lack : []));
const advicesOf = (findings: readonly Judged[]): string[] => {
  const wanting = widestFirst(findings).filter(({ degree }) => degree < 1);
  return [
    ...wanting.flatMap(({ rewrite }) => rewrite ?? []),
    ...wanting.flatMap(({ rewrite, advice }) => (rewrite === undefined && advice !== undefined ? advice : [])),
  ];
};

/** What is best about it and what is missing most, where there is either. */
const feedbackOn = (findings: readonly Judged[], otherwise: string): string => {
  const praises = praisesOf(findings);
  const best = praises.find((praise) => praise.includes('“')) ?? praises[0];
  const words = [best, lacksOf(findings, 1)[0]].filter((each) => each !== undefined).join(' ');
  return words === '' ? otherwise : words;
};

const several = (words: readonly string[], otherwise: string): string[] =>
  words.length > 0 ? [...new Set(words)].slice(0, MOST) : [otherwise];

/** @param description The text as it stands on the page. The same text always gets the same analysis. */
export const analysisOf = (description: string): Analysis => {
  const reading = read(description);
  const found = foundIn(reading);
  const substance = substanceOf(reading);
  const trust = trustIn(found);
  const [keywords, readability, conversion, competitiveness] = [
    judged(KEYWORDS, reading, found),
    judged(READABILITY, reading, found),
    judged(CONVERSION, reading, found),
    judged(COMPETITIVENESS, reading, found),
  ] as const;
  const scores = {
    keywords: scoreOf(keywords, substance),
    readability: scoreOf(readability, substance),
    conversion: scoreOf(conversion, substance * trust),
    competitiveness: scoreOf(competitiveness, substance * trust),
  };
  const all = [...conversion, ...competitiveness, ...keywords, ...readability];
  const [forbidden] = found.forbidden;
  // Advice on how to sell better what must not be sold would be bad advice.
  const judgedHere = forbidden ? competitiveness.filter(({ isFault: fault, degree }) => fault && degree === 0) : all;
  // What stands in the title already need not be taken there, and a word that comes once is a guess.
  const tags =
    reading.title === undefined
      ? reading.terms
          .flatMap(({ word, count }) => (count > 1 && (/^\p{Ll}/u.test(word) || isTradeName(word)) ? word : []))
          .slice(0, 3)
      : [];
  const name = nameOf(found);
  const subject = name ?? 'it';
  const whole = (scores.keywords + scores.readability * 2 + scores.conversion * 3.5 + scores.competitiveness * 3.5) / 10;
  return {
    overallScore: oneDecimal(whole * Math.sqrt(trust)),
    keywordOptimization: {
      score: scores.keywords,
      suggestions: forbidden
        ? [`No word to search for helps ${quote(forbidden.words)}.`]
        : several(
            advicesOf(keywords),
            tags.length > 1
              ? `Take ${quoted(tags)} into the title and the tags as well.`
              : name
                ? `Keep ${name} in the first line: it names the work.`
                : 'No word has to be added for those who search.',
          ),
    },
    readability: {
      score: scores.readability,
      feedback: feedbackOn(readability, `${capitalise(subject)} is put in plain sentences.`),
    },
    conversionPotential: {
      score: scores.conversion,
      feedback: feedbackOn(conversion, 'There is too little in it to judge.'),
    },
    competitiveness: {
      score: scores.competitiveness,
      feedback: feedbackOn(
        competitiveness,
        name ? `What is said of ${name} could be said by others, too.` : 'What it says could be said by others, too.',
      ),
    },
    strengths: several(
      reading.words.length < 8 ? [] : praisesOf(judgedHere).filter((praise) => praise.includes('“')),
      name
        ? `A buyer can tell that it is about ${name}.`
        : `It comes to the point with ${quote(withoutStop(found.service?.words ?? reading.sentences[0] ?? reading.text))}.`,
    ),
    weaknesses: several(
      lacksOf(judgedHere),
      `Nothing that a buyer would miss${name ? ` in ${name}` : ''}: what is left are details of the trade.`,
    ),
    recommendations: several(
      advicesOf(judgedHere.filter((finding) => !keywords.includes(finding))),
      `Leave it as it is, and answer here what buyers${name ? ` of ${name}` : ''} still ask you.`,
    ),
  };
};
