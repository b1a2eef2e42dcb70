/** The last word of a number as it is said: "route 66" ends in "six". */
const ONES = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Takes a run of digits; gives one word. */
export const lastWordOfNumber = (digits: string): string => {
  const last = Number(digits.at(-1));
  const tens = Number(digits.at(-2) ?? 0);
  if (tens === 1) return TEENS[last]!;
  if (last > 0 || digits.length === 1) return ONES[last]!;
  if (tens > 0) return TENS[tens - 1]!;
  return /[1-9]00$/.test(digits) ? 'hundred' : /^\d{1,3}000$/.test(digits) || digits.length <= 5 ? 'thousand' : 'million';
};

/** "First" and the others that no ending makes of the number. */
const ORDINALS = new Map(
  Object.entries({
    one: 'first',
    two: 'second',
    three: 'third',
    five: 'fifth',
    eight: 'eighth',
    nine: 'ninth',
    twelve: 'twelfth',
  }),
);
const ordinal = (number: string): string => ORDINALS.get(number) ?? `${number.replace(/y$/, 'ie')}th`;

/** The last word of a figure with what is written after it: "40th" is "fortieth", and "the 80s" are "eighties". */
export const lastWordOfFigure = (written: string): string => {
  const [, digits = '', end] = /^(\d+)(\D*)$/.exec(written) ?? [];
  const number = lastWordOfNumber(digits);
  if (end === undefined || end === '') return number;
  return end === 's' ? `${number.replace(/y$/, 'ie')}s` : ordinal(number);
};
