/** What has been judged, in the order in which it is said, and so that no two remarks contradict each other. */
import type { Criterion, Finding } from './criterion.ts';
import { isDistrusted } from './faults.ts';
import type { Found } from './found.ts';
import { mistakesIn } from './mistakes.ts';
import { isShouted } from './places.ts';
import type { Reading } from './reading.ts';
import { isBare } from './rewrites.ts';

export type Judged = Finding & Pick<Criterion, 'weight'>;

export const GOOD = 0.7;
const WEAK = 0.45;
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

export const judged = (criteria: readonly Criterion[], reading: Reading, found: Found): Judged[] =>
  criteria.map(({ weight, judge }) => ({ weight, ...judge(reading, found) }));

export const scoreOf = (findings: readonly Judged[], substance: number, steepness = 1): number => {
  const reached = findings.reduce((sum, { degree, weight }) => sum + degree * weight, 0);
  const possible = findings.reduce((sum, { weight }) => sum + weight, 0);
  return oneDecimal(10 * (reached / possible) ** steepness * substance);
};

const gapOf = ({ degree, weight }: Judged): number => (1 - degree) * weight;
const isFault = ({ isFault: fault = false, degree }: Judged): number => (fault && degree <= WEAK ? 1 : 0);
export const widestFirst = (findings: readonly Judged[]): Judged[] =>
  [...findings].sort((one, other) => isFault(other) - isFault(one) || gapOf(other) - gapOf(one));
/** How a text is laid out matters only where nothing better can be said of it. */
export const majorOf = (findings: readonly Judged[]): readonly Judged[] => {
  const major = findings.filter(({ isMinor = false }) => !isMinor);
  return major.some(({ lack, degree }) => lack !== undefined && degree < GOOD) ? major : findings;
};
const worthOf = ({ degree, weight }: Judged): number => degree * weight * (degree < GOOD ? 0.5 : 1);
/** So much more than its weight counts, in praise, what few texts have. */
const RARE = 1;
const rankOf = (judged: Judged): number => worthOf(judged) + (judged.isRare === true ? RARE : 0);
export const strongestFirst = (findings: readonly Judged[]): Judged[] =>
  // What is there, but little of it, comes after what is there in full.
  [...findings].sort((one, other) => rankOf(other) - rankOf(one));

export const quotesOf = (remark: string | undefined): string[] =>
  (remark?.match(/(?<=“)[^“”]+(?=”)/g) ?? []).map((words) => words.replace(/…$/, ''));
/** Nothing that is written badly, or that nobody can keep, is praised: what counts in a line with a slip only where nothing else does. */
export const praisesOf = (findings: readonly Judged[], allowsMistakes = false): string[] => {
  const shown = new Set<string>();
  return strongestFirst(findings).flatMap(({ degree, isShown = false, praise }) => {
    if (
      (degree < GOOD && !isShown) ||
      praise === undefined ||
      quotesOf(praise).some(
        (words) =>
          (!allowsMistakes && (mistakesIn(words).length > 0 || isBare(words))) || isShouted(words) || isDistrusted(words),
      )
    )
      return [];
    // What one remark has pointed at needs no second.
    const quotes = praise.match(/“[^“”]*”/g) ?? [];
    const isShownIn = (each: string): boolean => [...shown].some((other) => other.includes(each.slice(1, -1)));
    if (quotes.length > 0 && quotes.every(isShownIn)) return [];
    for (const each of quotes) shown.add(each);
    return praise;
  });
};
export const lacksOf = (findings: readonly Judged[]): string[] =>
  widestFirst(findings).flatMap(({ degree, lack }) => (degree < GOOD && lack ? lack : []));
/** Where something is to be put says nothing of the line that stands there. */
const POINTERS = /(?:next to|after|beside|behind|before) “[^“”]*”/gi;
/** One sentence is not pulled three ways: of the advice on it the first stands. */
export const onePerLine = (advices: readonly string[]): string[] => {
  const aims = advices.map((advice) => advice.replace(POINTERS, ''));
  return advices.filter((_, at) => !aims.slice(0, at).some((earlier) => overlap(earlier, aims[at])));
};
/** First sentences written anew, then what answers the weaknesses, in their order. */
export const advicesOf = (findings: readonly Judged[]): string[] => {
  const wanting = widestFirst(findings).filter(({ degree }) => degree < 1);
  const rewrites = wanting.flatMap(({ rewrite }) => rewrite ?? []);
  const isNamed = ({ lack, degree }: Judged): boolean => lack !== undefined && degree < GOOD;
  const others = wanting.filter(({ rewrite }) => rewrite === undefined);
  return [
    ...rewrites,
    ...[...others.filter(isNamed), ...others.filter((each) => !isNamed(each))].flatMap(
      ({ advice, lack, degree }) => (lack === undefined || degree < GOOD ? advice : undefined) ?? [],
    ),
  ];
};

const overlap = (one: string | undefined, other: string | undefined): boolean =>
  quotesOf(one).some((words) => quotesOf(other).some((others) => words.includes(others) || others.includes(words)));
/** Whoever writes a language that they are learning slips in many places. */
export const isOfLearner = ({ lack = '' }: Judged): boolean => lack.startsWith('Its grammar slips');
/** No line is praised and blamed in one reply: the weaker of two such remarks is left out, and a fault is never the weaker one. */
export const reconciled = (findings: readonly Judged[]): Judged[] =>
  findings.map((finding) => {
    const strength = isFault(finding) ? Infinity : gapOf(finding);
    const isBlamed = findings.some(
      // What is said in broken English is praised for what it says.
      (other) =>
        other !== finding &&
        !isOfLearner(other) &&
        overlap(finding.praise, other.lack) &&
        (isFault(other) || gapOf(other) >= worthOf(finding)),
    );
    const isPraised = findings.some(
      (other) => other !== finding && overlap(finding.lack, other.praise) && worthOf(other) > strength,
    );
    return {
      ...finding,
      ...(isBlamed ? { praise: undefined } : {}),
      ...(isPraised ? { lack: undefined, advice: undefined } : {}),
    };
  });

/** Whoever shouts, or writes broken English, is told so, however much of the rest is sound. */
export const isHardToRead = ({ isFault: fault = false, missing }: Judged): boolean =>
  fault && /^a calmer voice|grammar/.test(missing ?? '');
