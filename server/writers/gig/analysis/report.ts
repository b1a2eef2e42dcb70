/** The analysis of a gig description: four scores from what can be counted in it, and what follows from them. */
import { listed } from '../../../english/prose.ts';
import { appealBy, together } from '../../../kit/appeal.ts';
import appealBytes from './appeal.bin';
import { COMPETITIVENESS, saysNothingYet, trustIn } from './competitiveness.ts';
import { CONVERSION } from './conversion.ts';
import { countedIn } from './counted.ts';
import { between } from './criterion.ts';
import { type Fact, factsIn } from './facts.ts';
import { type Found, foundIn } from './found.ts';
import {
  advicesOf,
  GOOD,
  isBlame,
  isHardToRead,
  judged,
  type Judged,
  lacksOf,
  majorOf,
  oneDecimal,
  onePerLine,
  overlap,
  quotesOf,
  scoreOf,
  widestFirst,
} from './judged.ts';
import { KEYWORDS, strungIn } from './keywords.ts';
import { plainLineOf, ownLineOf } from './lines.ts';
import { READABILITY } from './readability.ts';
import { quote, read, type Reading } from './reading.ts';
import { type Analysis, refusalOf } from './refusal.ts';
import { shapeOf } from './shape.ts';
import { findableBy, tagAdviceOn } from './tag-advice.ts';
import { learntFrom, praisesOf, seenIn } from './told.ts';

const ENOUGH_WORDS = 30;
const MOST = 4;
const MOST_ADVICE = 5;
const MOST_PRAISE = 5;
const FEWEST_PRAISED = 8;
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

/** "A buyer learns the price (“$15”) and what they get, but finds no time." */
const summaryOf = (has: string, there: readonly string[], findings: readonly Judged[], otherwise: string): string => {
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

const several = (words: readonly string[], otherwise: string, most = MOST): string[] =>
  words.length > 0 ? [...new Set(words)].slice(0, most) : [otherwise];

/** What is blamed in one line is not praised in another, and what a fact tells is not missing. */
const reconciled = (findings: readonly Judged[], all: readonly Fact[]): [Judged[], Fact[]] => {
  const blames = findings.filter(isBlame).flatMap(({ lack }) => quotesOf(lack));
  const facts = all.filter(({ words }) => !blames.some((blamed) => words.includes(blamed) || blamed.includes(words)));
  const praised = praisesOf(facts);
  return [
    findings.map((finding) =>
      isBlame(finding) || !praised.some((praise) => overlap(praise, finding.lack))
        ? finding
        : { ...finding, lack: undefined, advice: undefined, missing: undefined },
    ),
    facts,
  ];
};

/** How often it speaks of either side. */
const addressOf = ({ text }: Reading): string => {
  const count = (cue: RegExp): number => (text.match(cue) ?? []).length;
  return `It says you or your ${timesOf(count(/\byour?s?\b/gi))}, and I, my or we ${timesOf(count(/\b(?:i|me|my|mine|we|us|our)\b/gi))}.`;
};
const timesOf = (count: number): string =>
  count === 0 ? 'nowhere' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;

/** @param description The text as it stands on the page. The same text always gets the same analysis. */
export const analysisOf = async (description: string): Promise<Analysis> => {
  const reading = read(description);
  const found: Found = foundIn(reading);
  const substance = substanceOf(reading);
  const trust = trustIn(found);
  const parts = [CONVERSION, COMPETITIVENESS, KEYWORDS, READABILITY];
  const [all, facts] = reconciled(
    parts.flatMap((criteria) => judged(criteria, reading, found)),
    factsIn(reading, found, found.impossible.length + found.outside.length + found.pressure.length === 0),
  );
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
  const praises = reading.words.length < FEWEST_PRAISED ? [] : praisesOf(facts);
  const lacks = lacksOf(majorOf(all));
  const counted = countedIn(reading, facts);
  const tag = tagAdviceOn(reading, found.service);
  const [doubted] = [found.impossible, found.outside, found.pleading, found.pressure].flat();
  const [lowest, highest] = [Math.min(...Object.values(scores)), Math.max(...Object.values(scores))];
  const whole = (scores.keywords + scores.readability * 1.5 + scores.conversion * 3.75 + scores.competitiveness * 3.75) / 10;
  const within = (score: number): number => oneDecimal(Math.max(lowest, Math.min(highest, score)));
  const byWords = within(STRETCH * (whole - MIDDLE) + MIDDLE);
  const overall = together(byWords, await meant(reading.sentences));
  return {
    overallScore: within(STRETCH_OF_BOTH * (overall - MIDDLE_OF_BOTH) + MIDDLE_OF_BOTH),
    keywordOptimization: {
      score: scores.keywords,
      suggestions: [...advicesOf(keywords), tag ?? findableBy(reading, found.service)].flat().slice(0, 1),
    },
    readability: { score: scores.readability, feedback: ofReading },
    conversionPotential: {
      score: scores.conversion,
      feedback: summaryOf(
        'A buyer learns',
        learntFrom(facts),
        conversion,
        doubted === undefined ? addressOf(reading) : `${quote(doubted.words)} makes a careful buyer doubt the rest.`,
      ),
    },
    competitiveness: {
      score: scores.competitiveness,
      feedback: summaryOf('A buyer sees', seenIn(facts), competitiveness, ownLineOf(reading, found)),
    },
    strengths: several(praises, plainLineOf(reading, found, saysNothingYet(reading.text)), MOST_PRAISE),
    weaknesses: several(isHardlyAny ? ['Nobody can tell from it what is sold.'] : lacks, counted.lack),
    recommendations: several(
      isHardlyAny
        ? [`Say behind ${quote(reading.text)} what you do and for whom, how long it takes and what it costs.`]
        : onePerLine(advicesOf(majorOf(all).filter((finding) => !keywords.includes(finding)))),
      counted.advice,
      MOST_ADVICE,
    ),
  };
};
