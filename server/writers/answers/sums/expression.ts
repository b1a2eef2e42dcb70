/**
 * Plain sums: numbers, + − × ÷, powers and brackets, and nothing else. Text that is not wholly
 * such a sum is refused before anything is evaluated, so no function or name ever reaches the library.
 */
import type { BigNumber, MathJsInstance } from './calculator.ts';
import { NUMBER, bare, shown } from './numbers.ts';

const OPERATOR_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:multiplied by|times)\b|(?<=[\d)]\s?)[x×·](?=\s?[\d(.])/g, '*'],
  [/\b(?:divided by|over)\b|[÷:]/g, '/'],
  [/\bplus\b|\badded to\b/g, '+'],
  [/\bminus\b|[−–]/g, '-'],
  [/\b(?:to the power of|to the power|raised to)\b|\*\*/g, '^'],
  [/\bsquare of (\d{1,9})\b/g, '$1^2'],
  [/\bcube of (\d{1,6})\b/g, '$1^3'],
  [/\bsquared\b|²/g, '^2'],
  [/\bcubed\b|³/g, '^3'],
];

const ALLOWED = new RegExp(`^(?:${NUMBER}|[-+*/^()\\s])+$`);
/** Bare "a/b" and "a-b" that people read as names, scores, dates, phone numbers or years. */
const NOT_A_SUM = [
  /^(?:9\/11|7\/11|24\/7|50\/50|20\/20|7\/7|4\/20|80\/20|26\/11)$/,
  /^\d{1,4}([-/])\d{1,2}\1\d{1,4}$/,
  /^\d+(?:-\d+){2,}$/,
  /^(\d+)-0\d+$/,
  /^\d{3,}-\d{4,}$/,
  /^(?:1\d|20)\d\d-(?:1\d|20)?\d\d$/,
];

/** The sum as the library reads it, or undefined where the text is not a sum or is too large a one. */
export const expressionIn = (text: string): string | undefined => {
  if (text.length > 120 || NOT_A_SUM.some((pattern) => pattern.test(text.trim()))) return undefined;
  let sum = text;
  for (const [words, sign] of OPERATOR_WORDS) sum = sum.replace(words, sign);
  if (!ALLOWED.test(sum) || /\d\s+[\d.]/.test(sum) || /\d\s*\(|\)\s*[\d(]/.test(sum)) return undefined;
  sum = sum.replace(/\s+/g, '').replace(new RegExp(NUMBER, 'g'), bare);
  if (!/[\d)][-+*/^]/.test(sum) || /[-+*/^]{2}/.test(sum.replace(/([*/(])-/g, '$1'))) return undefined;
  // Powers stay small and plain, one number to a whole one: "9^9^9" would never end.
  if (sum.includes('^')) {
    const powers = sum.match(/\^/g)!.length;
    const small = sum.match(/(?<![\d.^])\d{1,6}(?:\.\d{1,4})?\^\d{1,2}(?![\d.^])/g)?.length ?? 0;
    if (powers !== small) return undefined;
  }
  return (sum.match(/[-+*/^]/g)?.length ?? 0) > 25 ? undefined : sum;
};

/** "2*3-1" as people read it: "2 × 3 − 1". */
export const readable = (sum: string): string =>
  sum
    .replace(/\d+(?:\.\d+)?/g, (digits) => {
      const [whole, part] = digits.split('.') as [string, string?];
      return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${part === undefined ? '' : `.${part}`}`;
    })
    .replace(/(?<=[\d)])([-+*/])/g, ' $1 ')
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replaceAll('-', '−');

/** The value, or undefined where there is none (a division by zero, an unbalanced bracket). */
export const valueOf = (math: MathJsInstance, sum: string): BigNumber | undefined => {
  try {
    const value: unknown = math.evaluate(sum);
    return math.isBigNumber(value) && value.isFinite() ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The sum after each single operation, in the order in which they are done: ["2 × 3 − 1", "6 − 1", "5"]. */
export const stepsOf = (math: MathJsInstance, sum: string): string[] => {
  const steps = [readable(sum)];
  let left = sum;
  const once = (pattern: RegExp): boolean => {
    const found = pattern.exec(left);
    if (!found) return false;
    const value = valueOf(math, found[1]!);
    if (value === undefined) return false;
    const result = value.toSignificantDigits(12).toFixed();
    const end = found.index + found[0].length;
    // A sum wholly inside brackets loses them.
    const bracketed = left[found.index - 1] === '(' && left[end] === ')';
    left = bracketed
      ? `${left.slice(0, found.index - 1)}${result}${left.slice(end + 1)}`
      : `${left.slice(0, found.index)}${result}${left.slice(end)}`;
    return true;
  };
  const N = '\\d+(?:\\.\\d+)?';
  for (let turn = 0; turn < 26 && /[\d)][-+*/^]/.test(left); turn++) {
    const inner = /\(([^()]*)\)/.exec(left)?.[1];
    const scope = inner === undefined ? '' : '(?<=\\([^()]*)';
    const done =
      once(new RegExp(`${scope}(${N}\\^${N})`)) ||
      once(new RegExp(`${scope}(${N}[*/]-?${N})`)) ||
      once(new RegExp(`${scope}(?<![*/^\\d.])(-?${N}[-+]${N})`));
    if (!done || left.includes('--') || left.includes('+-')) return steps;
    steps.push(readable(left));
  }
  return steps;
};

export const figureOf = (value: BigNumber): { text: string; is: string } => {
  const { text, exact } = shown(value, 10);
  return { text, is: exact ? 'is' : 'is about' };
};
