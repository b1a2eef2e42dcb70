/** What has been judged, in the order in which it is said. */
import type { Criterion, Finding } from './criterion.ts';
import type { Found } from './found.ts';
import type { Reading } from './reading.ts';

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
export const isBlame = ({ isFault = false, degree }: Judged): boolean => isFault && degree <= WEAK;
export const widestFirst = (findings: readonly Judged[]): Judged[] =>
  [...findings].sort((one, other) => Number(isBlame(other)) - Number(isBlame(one)) || gapOf(other) - gapOf(one));
/** How a text is laid out matters only where nothing better can be said of it. */
export const majorOf = (findings: readonly Judged[]): readonly Judged[] => {
  const major = findings.filter(({ isMinor = false }) => !isMinor);
  return major.some(({ lack, degree }) => lack !== undefined && degree < GOOD) ? major : findings;
};

export const quotesOf = (remark: string | undefined): string[] =>
  (remark?.match(/(?<=“)[^“”]+(?=”)/g) ?? []).map((words) => words.replace(/…$/, ''));
export const lacksOf = (findings: readonly Judged[]): string[] =>
  widestFirst(findings).flatMap(({ degree, lack }) => (degree < GOOD && lack ? lack : []));
export const overlap = (one: string | undefined, other: string | undefined): boolean =>
  quotesOf(one).some((words) => quotesOf(other).some((others) => words.includes(others) || others.includes(words)));
/** Such advice changes the line that it quotes; other advice only names it. */
const CHANGES_IT = /^(?:In place of|Leave out|Take out|Corrected|Correct|Divide|End|Write|Begin|Make whole)\b/;
/** One sentence is not pulled three ways: of the advice that changes it the first stands. */
export const onePerLine = (advices: readonly string[]): string[] =>
  advices.filter(
    (advice, at) =>
      !CHANGES_IT.test(advice) || !advices.slice(0, at).some((earlier) => CHANGES_IT.test(earlier) && overlap(earlier, advice)),
  );
/** First sentences written anew, then what answers the weaknesses, in their order. */
export const advicesOf = (findings: readonly Judged[]): string[] => {
  const wanting = widestFirst(findings).filter(({ degree, lack }) => degree < 1 && (lack === undefined || degree < GOOD));
  const rewrites = wanting.flatMap(({ rewrite }) => rewrite ?? []);
  const others = wanting.filter(({ rewrite }) => rewrite === undefined);
  const isNamed = ({ lack }: Judged): boolean => lack !== undefined;
  return [
    ...rewrites,
    ...[...others.filter(isNamed), ...others.filter((each) => !isNamed(each))].flatMap(({ advice }) => advice ?? []),
  ];
};

/** Whoever shouts, or writes broken English, is told so, however much of the rest is sound. */
export const isHardToRead = ({ isFault = false, missing }: Judged): boolean =>
  isFault && /^a calmer voice|grammar/.test(missing ?? '');
