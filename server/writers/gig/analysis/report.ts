/** The analysis of a gig description: four scores from what can be counted in it, and what follows from them. */
import { listed } from '../../../english/prose.ts';
import { appealBy, together } from '../../../kit/appeal.ts';
import appealBytes from './appeal.bin';
import { clauseAt } from './clause.ts';
import { COMPETITIVENESS, isBeginner, trustIn } from './competitiveness.ts';
import { CONVERSION, costOf } from './conversion.ts';
import { between } from './criterion.ts';
import { BOAST, isDistrusted } from './faults.ts';
import { foundIn } from './found.ts';
import { finerIn, finishOf, gapIn, isPiece, plainOf, SEEN } from './gaps.ts';
import {
  advicesOf,
  GOOD,
  isHardToRead,
  isOfLearner,
  judged,
  type Judged,
  lacksOf,
  majorOf,
  oneDecimal,
  onePerLine,
  praisesOf,
  quotesOf,
  reconciled,
  scoreOf,
  strongestFirst,
  widestFirst,
} from './judged.ts';
import { KEYWORDS, strungIn } from './keywords.ts';
import { mistakesIn } from './mistakes.ts';
import { READABILITY } from './readability.ts';
import { PRICE } from './money.ts';
import { quote, read, type Reading } from './reading.ts';
import { type Analysis, refusalOf } from './refusal.ts';
import { isBare } from './rewrites.ts';
import { shapeOf } from './shape.ts';
import { tagAdviceOn } from './tag-advice.ts';

const ENOUGH_WORDS = 30;
const MOST = 4;
const MOST_ADVICE = 5;
const MOST_NAMED = 4;
/** So much is left of a score for words that are only there for the search. */
const STUFFED = 0.5;
/** So few words name no work. */
const HARDLY_ANY = 4;
/** A reader who misses half of what counts gives less than half. */
const STEEP = 1.15;

/** A mean of four is nearer to the middle than a reader's one verdict, and so is a mean of two. */
const STRETCH = 1.6;
const MIDDLE = 5.5;
const STRETCH_OF_BOTH = 1.1;
const MIDDLE_OF_BOTH = 5.3;
const meant = appealBy(appealBytes);

/** A few words prove little, whatever they are. */
const substanceOf = ({ words }: Reading): number => Math.sqrt(between(words.length, 0, ENOUGH_WORDS));

/** So many of something that comes with the work. */
const FIRM = /\b\d+ (?:concepts?|drafts?|versions?|pages?|words?|photos?|files?|days?|hours?|rounds?)\b/i;

/** What the work costs stands beside the text. */
const ELSEWHERE =
  /\b(?:prices?|rates?|fees?|costs?|packages?)\b[^.!?]{0,40}\b(?:profile|packages?|gallery|below|above|beside|picture|on request)\b|\bsee (?:the |my )?(?:packages?|prices?)\b/i;
const FEWEST_COMPARED = 5;
const MOST_COMPARED = 25;
/** "A buyer learns the price (“$15”) and what they get, but finds no time." */
const summaryOf = (has: string, findings: readonly Judged[], otherwise: string): string => {
  const there = strongestFirst(findings)
    .flatMap((each) => each.there ?? [])
    .filter((words) => !quotesOf(words).some((quotes) => isDistrusted(quotes)))
    .slice(0, MOST_NAMED);
  const missing = listed(missingIn(findings).map((each) => `no ${each}`));
  const against = widestFirst(findings)
    .flatMap((each) => each.against ?? [])
    .slice(0, MOST_NAMED);
  const lines = [
    ...(there.length > 0 ? [`${has} ${listed(there)}${missing === '' ? '' : `, but finds ${missing}`}.`] : []),
    ...(there.length === 0 && missing !== '' ? [`A buyer finds ${missing}.`] : []),
    ...(against.length > 0 ? [`What counts against it: ${listed(against)}.`] : []),
  ];
  return lines.length > 0 ? lines.join(' ') : otherwise;
};
const missingIn = (findings: readonly Judged[]): string[] =>
  widestFirst(findings)
    .flatMap(({ missing, degree }) => (missing !== undefined && degree < GOOD ? missing : []))
    .slice(0, MOST_NAMED);
/** What would help a reader most, or else what the text looks like. */
const readingOf = (reading: Reading, findings: readonly Judged[]): string => {
  const wanting = [...new Set([...findings.filter(isHardToRead).flatMap((each) => each.missing ?? []), ...missingIn(findings)])];
  return wanting.length > 0 ? `It would read better with ${listed(wanting)}.` : shapeOf(reading);
};

export const several = (words: readonly string[], otherwise: string, most = MOST): string[] =>
  words.length > 0 ? [...new Set(words)].slice(0, most) : [otherwise];

/** @param description The text as it stands on the page. The same text always gets the same analysis. */
export const analysisOf = async (description: string): Promise<Analysis> => {
  const reading = read(description);
  const found = foundIn(reading);
  const substance = substanceOf(reading);
  const trust = trustIn(found);
  const parts = [CONVERSION, COMPETITIVENESS, KEYWORDS, READABILITY];
  const all = reconciled(parts.flatMap((criteria) => judged(criteria, reading, found)));
  const [conversion, competitiveness, keywords, readability] = parts.map((criteria, at) => {
    const from = parts.slice(0, at).flat().length;
    return all.slice(from, from + criteria.length);
  }) as [Judged[], Judged[], Judged[], Judged[]];
  const scores = {
    // What is only there for the search puts buyers off.
    keywords: scoreOf(keywords, substance * (strungIn(reading) === undefined ? 1 : STUFFED)),
    readability: scoreOf(readability, substance),
    conversion: scoreOf(conversion, substance * trust, STEEP),
    competitiveness: scoreOf(competitiveness, substance * trust, STEEP),
  };
  const ofReading = readingOf(reading, readability);
  const [forbidden] = found.forbidden;
  if (forbidden) return refusalOf(forbidden.words, scores, ofReading);
  const isHardlyAny = reading.words.length < HARDLY_ANY;
  const lacks = lacksOf(majorOf(all));
  const clean = praisesOf(all);
  const isLearner = readability.some(isOfLearner);
  // Whoever writes a language that they are learning is praised for what they say.
  const praises =
    reading.words.length < 8 ? [] : !isLearner && clean.some((praise) => praise.includes('“')) ? clean : praisesOf(all, true);
  // Figures that no rule has a name for, in a text without a word too many.
  const definite =
    trust < 1
      ? undefined
      : reading.sentences
          .map((sentence) => clauseAt(sentence, 0, 1))
          .find(
            (words) =>
              FIRM.test(words) &&
              !BOAST.test(words) &&
              mistakesIn(words).length === 0 &&
              !isBare(words) &&
              !found.hedgedTimes.some((hedged) => hedged.words.includes(words) || words.includes(hedged.words)),
          );
  const [lowest, highest] = [Math.min(...Object.values(scores)), Math.max(...Object.values(scores))];
  const gap = gapIn(reading, found, all);
  const finer = gap ?? finerIn(reading, praises);
  const isUnpriced =
    found.prices.length === 0 && reading.text.search(PRICE) < 0 && !ELSEWHERE.test(reading.text) && lacks.length === 0;
  const isPraised = (words: string): boolean => praises.some((praise) => praise.includes(words));
  const compared = [...found.gets, ...found.proof].find(
    ({ words }) =>
      !isPraised(words) &&
      reading.title?.includes(words) !== true &&
      words.split(' ').length >= FEWEST_COMPARED &&
      words.split(' ').length <= MOST_COMPARED &&
      !isDistrusted(words) &&
      !BOAST.test(words),
  );
  const shownFirst = reading.sentences
    .slice(reading.title === undefined ? 0 : 1)
    .map((sentence) => clauseAt(sentence, 0, 1))
    .find(
      (words) =>
        words.split(' ').length >= FEWEST_COMPARED &&
        !isPraised(words) &&
        !isDistrusted(words) &&
        !BOAST.test(words) &&
        !/[?!]$/.test(words),
    );
  const whole = (scores.keywords + scores.readability * 1.5 + scores.conversion * 3.75 + scores.competitiveness * 3.75) / 10;
  const within = (score: number): number => oneDecimal(Math.max(lowest, Math.min(highest, score)));
  const byWords = within(STRETCH * (whole - MIDDLE) + MIDDLE);
  const overall = together(byWords, await meant(reading.sentences));
  return {
    overallScore: within(STRETCH_OF_BOTH * (overall - MIDDLE_OF_BOTH) + MIDDLE_OF_BOTH),
    keywordOptimization: {
      score: scores.keywords,
      suggestions: several(advicesOf(keywords), tagAdviceOn(reading, found.service)),
    },
    readability: {
      score: scores.readability,
      feedback: ofReading,
    },
    conversionPotential: {
      score: scores.conversion,
      feedback: summaryOf(
        'A buyer learns',
        conversion,
        definite !== undefined
          ? `${quote(definite)} gives a buyer something definite.`
          : trust < 1
            ? `${quote([found.impossible, found.outside, found.pleading, found.pressure].flat()[0]!.words)} makes a careful buyer doubt the rest.`
            : 'A buyer finds little to decide by.',
      ),
    },
    competitiveness: {
      score: scores.competitiveness,
      feedback: summaryOf(
        'A buyer sees',
        competitiveness,
        found.proof.length + found.samples.length + found.voices.length === 0 &&
          isPiece(found, reading) &&
          found.isSilentOn('proof') &&
          !SEEN.test(reading.text)
          ? 'A sample or one finished piece of work would set it apart.'
          : isBeginner(reading.text)
            ? 'A first sample would set it apart.'
            : compared
              ? `Its firmest point beside other offers is ${quote(compared.words)}.`
              : shownFirst !== undefined && !found.isSilentOn('proof')
                ? `What it has to show beside other offers: ${quote(shownFirst)}.`
                : 'It says little that other offers could not say as well.',
      ),
    },
    strengths: several(
      praises.filter((praise) => praise.includes('“')),
      definite !== undefined ? `${quote(definite)} gives a buyer something definite.` : plainOf(reading, found),
    ),
    weaknesses: several(
      isHardlyAny ? ['Nobody can tell from it what is sold.'] : lacks,
      finer?.lack ??
        (isUnpriced
          ? 'It names no price, and some buyers look only at offers that do.'
          : 'Nothing in it would keep a buyer away.'),
    ),
    recommendations: several(
      isHardlyAny
        ? [`Say behind ${quote(reading.text)} what you do and for whom, how long it takes and what it costs.`]
        : onePerLine(advicesOf(majorOf(all).filter((finding) => !keywords.includes(finding)))),
      finer?.advice ?? (isUnpriced ? `Say what ${costOf(found, reading)}, if only as a guide.` : finishOf(found, reading)),
      MOST_ADVICE,
    ),
  };
};
