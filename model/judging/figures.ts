/** Finds the numbers of a text in any notation: 1,000 and 1000, 12.4 and 12,4, fifty and 50, two million and 2,000,000. */

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['k', 1_000],
  ['million', 1_000_000],
  ['m', 1_000_000],
  ['billion', 1_000_000_000],
  ['bn', 1_000_000_000],
]);

/** Smaller number words such as "one" and "two" are often used without counting anything. */
const TELLING_WORD = 13;

export interface FigureFound {
  readonly said: string;
  /** The values it can have: "1.000" is one or a thousand. */
  readonly values: readonly number[];
  /** A word such as "one", which may count nothing. */
  readonly isLoose: boolean;
}

const DIGITS = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*`;
const NUMBER_WORD = `(?:${[...SMALL.keys(), 'hundred', 'thousand', 'million', 'billion'].join('|')})s?`;
const FIGURE = new RegExp(
  String.raw`(?<digits>${DIGITS})(?:[ \u00a0]?(?<scale>hundred|thousand|million|billion|k|m|bn)\b)?|\b(?<words>${NUMBER_WORD}(?:(?:[\s-]+and)?[\s-]+${NUMBER_WORD})*)\b`,
  'giu',
);

const readingsOf = (digits: string): number[] => {
  const parts = digits.split(/[^\d]+/);
  const [whole = '', second = ''] = parts;
  if (parts.length === 1) return [Number(whole)];
  const isGrouped = parts.slice(1).every((part) => part.length === 3) && whole.length <= 3;
  const grouped = isGrouped ? [Number(parts.join(''))] : [];
  if (parts.length === 2) return /[.,]/.test(digits) ? [...grouped, Number(`${whole}.${second}`)] : grouped;
  if (isGrouped) return grouped;
  return parts.slice(1, -1).every((part) => part.length === 3)
    ? [Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`)]
    : parts.map(Number);
};

const spelled = (words: string): number => {
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const one = word.replace(/s$/, '');
    const small = SMALL.get(word) ?? SMALL.get(one);
    const scale = SCALES.get(one);
    if (word === 'dozen' || word === 'dozens') group = Math.max(1, group) * 12;
    else if (small !== undefined) group += small;
    else if (scale === 100) group = Math.max(1, group) * 100;
    else if (scale !== undefined) {
      total += Math.max(1, group) * scale;
      group = 0;
    }
  }
  return total + group;
};

/** Without the numbers of a numbered list. */
const withoutNumbering = (text: string): string => text.replace(/^[ \t]*\d{1,3}[.)][ \t]/gm, '');

export const figuresIn = (text: string): FigureFound[] =>
  [...withoutNumbering(text.normalize('NFKC')).matchAll(FIGURE)].map(({ 0: said, groups = {} }) => {
    const { digits, scale, words } = groups;
    if (digits !== undefined) {
      const times = SCALES.get((scale ?? '').toLowerCase()) ?? 1;
      return { said, values: readingsOf(digits).map((value) => value * times), isLoose: false };
    }
    const value = spelled(words ?? '');
    return { said, values: [value], isLoose: value < TELLING_WORD };
  });
