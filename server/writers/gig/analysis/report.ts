/** The analysis of a gig description: four scores from what can be counted in it, and what follows from them. */
import type { analyze } from '../../../../tools/fiver-gig-generator.ts';
import type { ReplyOf } from '../../../../engine/definition/index.ts';
import { COMPETITIVENESS, figuresIn, trustIn } from './competitiveness.ts';
import { CONVERSION, firstOf, lastOf } from './conversion.ts';
import { isLanguage } from './mistakes.ts';
import { isTradeName } from '../trade-names.ts';
import { between, type Criterion, type Finding } from './criterion.ts';
import { clauseAt, foundIn, type Found } from './found.ts';
import { KEYWORDS } from './keywords.ts';
import { quote, quoted, read, type Reading } from './reading.ts';
import { lengthOf, longest, READABILITY } from './readability.ts';

type Analysis = ReplyOf<typeof analyze>['analysis'];
type Judged = Finding & { readonly weight: number };

const ENOUGH_WORDS = 60;
const FEW_WORDS = 100;
const GOOD = 0.7;
const WEAK = 0.45;
const MOST = 4;
/** A reader who misses half of what counts gives less than half. */
const STEEP = 1.15;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const judged = (criteria: readonly Criterion[], reading: Reading, found: Found): Judged[] =>
  criteria.map(({ weight, judge }) => ({ weight, ...judge(reading, found) }));

/** A few words prove little, whatever they are. */
const substanceOf = ({ words }: Reading): number => Math.sqrt(between(words.length, 0, ENOUGH_WORDS));

const scoreOf = (findings: readonly Judged[], substance: number, steepness = 1): number => {
  const reached = findings.reduce((sum, { degree, weight }) => sum + degree * weight, 0);
  const possible = findings.reduce((sum, { weight }) => sum + weight, 0);
  return oneDecimal(10 * (reached / possible) ** steepness * substance);
};

const gapOf = ({ degree, weight }: Judged): number => (1 - degree) * weight;
const isFault = ({ isFault: fault = false, degree }: Judged): number => (fault && degree <= WEAK ? 1 : 0);
const widestFirst = (findings: readonly Judged[]): Judged[] =>
  [...findings].sort((one, other) => isFault(other) - isFault(one) || gapOf(other) - gapOf(one));
const worthOf = ({ degree, weight }: Judged): number => degree * weight * (degree < GOOD ? 0.5 : 1);
const strongestFirst = (findings: readonly Judged[]): Judged[] =>
  // What is there, but little of it, comes after what is there in full.
  [...findings].sort((one, other) => worthOf(other) - worthOf(one));

const praisesOf = (findings: readonly Judged[]): string[] => {
  const shown = new Set<string>();
  return strongestFirst(findings).flatMap(({ degree, isShown = false, praise }) => {
    if ((degree < GOOD && !isShown) || praise === undefined) return [];
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

/** Somebody else speaks in it, or may. */
const VOUCHED =
  /["“”]|\b(?:says?|said|told|wrote|recommend\w*|reviews?|testimonials?|ratings?|stars?|references?|ask (?:about|them))\b/i;

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
    conversion: scoreOf(conversion, substance * trust, STEEP),
    competitiveness: scoreOf(competitiveness, substance * trust, STEEP),
  };
  const all = [...conversion, ...competitiveness, ...keywords, ...readability];
  const [forbidden] = found.forbidden;
  // Advice on how to sell better what must not be sold would be bad advice.
  const judgedHere = forbidden ? competitiveness.filter(({ isFault: fault, degree }) => fault && degree === 0) : all;
  // A word that comes once is a guess.
  const tags = reading.terms
    .filter(({ word, count }) => count > 1 && (isTradeName(word) || /^\p{Ll}{4}/u.test(word)) && !isLanguage(word))
    .slice(0, 3);
  const name = found.service && quote(found.service.words);
  const last = quote(lastOf(reading));
  const isNamedLast = reading.terms.some(({ word }) => last.toLowerCase().includes(word.toLowerCase()));
  const begins = quote(firstOf(reading));
  const praises = reading.words.length < 8 ? [] : praisesOf(judgedHere);
  const unvouched = VOUCHED.test(description) ? undefined : (found.proof[0] ?? found.service);
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
              ? `Make ${quoted(tags.map(({ word }) => word))} tags: they come back in the text.`
              : name
                ? `${found.service!.at === 0 ? 'Keep' : 'Put'} ${name} in the first line: it names the work.`
                : isNamedLast
                  ? `Begin with what the work is called, before ${begins}.`
                  : `Say once more behind ${last} what the work is called.`,
          ),
    },
    readability: {
      score: scores.readability,
      feedback: feedbackOn(readability, 'It is put in sentences that can be read in one go.'),
    },
    conversionPotential: {
      score: scores.conversion,
      feedback: feedbackOn(conversion, 'There is too little in it to judge.'),
    },
    competitiveness: {
      score: scores.competitiveness,
      feedback: feedbackOn(
        competitiveness,
        figuresIn(description) > 1
          ? `There are ${figuresIn(description)} figures in it that can be compared with those of others.`
          : 'Little of it tells this seller from another.',
      ),
    },
    strengths: several(
      praises.filter((praise) => praise.includes('“')),
      praises[0] ?? (name && !forbidden ? `A buyer can tell that it is about ${name}.` : `It begins with ${begins}.`),
    ),
    weaknesses: several(
      lacksOf(judgedHere),
      unvouched
        ? `No client has a word beside ${quote(unvouched.words)} yet.`
        : reading.words.length < FEW_WORDS
          ? `From ${begins} on, it has only ${reading.words.length} words.`
          : `Its longest sentence, which begins ${quote(clauseAt(longest(reading), 0, 1))}, has ${lengthOf(longest(reading))} words.`,
    ),
    recommendations: several(
      advicesOf(judgedHere.filter((finding) => !keywords.includes(finding))),
      unvouched
        ? `Next to ${quote(unvouched.words)}, put one sentence of a client in their own words.`
        : `Answer here what buyers still ask you about ${name ?? begins}.`,
    ),
  };
};
