/** Reads and writes numbers the way people do. */
import type { BigNumber } from 'mathjs';

const SMALL = (
  'zero one two three four five six seven eight nine ten ' +
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SMALL_WORD = new RegExp(
  `\\b(?:(${TENS.slice(2).join('|')})(?:[- ](${SMALL.slice(1, 10).join('|')}))?|(${SMALL.join('|')}))\\b`,
  'g',
);

/** "two plus twenty-one" becomes "2 plus 21"; "a hundred" 100. Larger number words are left as they are. */
export const digitsForWords = (text: string): string =>
  text
    .replace(SMALL_WORD, (_, tens?: string, unit?: string, small?: string) =>
      String(small !== undefined ? SMALL.indexOf(small) : TENS.indexOf(tens!) * 10 + Math.max(0, SMALL.indexOf(unit ?? 'zero'))),
    )
    .replace(/\b(?:a|an|1|one) hundred\b(?! and)/g, '100')
    .replace(/\b(?:a|an|1|one) thousand\b(?! and)/g, '1000');

/** A number as typed: 1,250 or 3.5 or .5, at most fifteen digits before the point. For use inside larger patterns. */
export const NUMBER = '(?:\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,15})(?:\\.\\d{1,12})?|\\.\\d{1,12}';
/** Takes out the thousands' commas. */
export const bare = (typed: string): string => typed.replaceAll(',', '');

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export interface Shown {
  readonly text: string;
  /** False where digits were dropped. */
  readonly exact: boolean;
}

/** In figures with thousands' commas, to that many significant digits; whole numbers are never cut. */
export const shown = (value: BigNumber, digits = 7): Shown => {
  const rounded = value.isInteger() ? value : value.toSignificantDigits(Math.max(digits, value.trunc().abs().toFixed().length));
  const [whole, part] = rounded.toFixed().split('.') as [string, string?];
  const sign = whole.startsWith('-') ? '−' : '';
  return { text: `${sign}${grouped(whole.replace('-', ''))}${part === undefined ? '' : `.${part}`}`, exact: rounded.eq(value) };
};

/** "Forty", "two hundred and six": a whole number below a million in words. */
export const inWords = (value: number): string => {
  if (value < 20) return SMALL[value]!;
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${SMALL[value % 10]}`}`;
  const [size, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  return `${inWords(Math.floor(value / size))} ${name}${rest === 0 ? '' : `${rest < 100 ? ' and' : ''} ${inWords(rest)}`}`;
};
