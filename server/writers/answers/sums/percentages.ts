/** Percentages, parts and changes: "17% of 240", "30 as a percentage of 120", "80 minus 20%". */
import type { Answer, Source } from '../answer.ts';
import { calculator, type BigNumber } from './calculator.ts';
import { NUMBER, bare, digitsForWords, shown } from './numbers.ts';
import { ASKS } from './single-numbers.ts';

const SIGN = '([$£€₹¥₦]?)';
const PER = ' ?(?:%|per ?cent(?:age)?)';

/** The patterns and what each asks for. The amount's currency sign, if any, is the answer's as well. */
const FORMS: readonly (readonly [
  RegExp,
  (first: BigNumber, second: BigNumber, sign: string) => Omit<Answer, 'confidence' | 'asides'>,
])[] = [
  [
    new RegExp(`^${ASKS}(${NUMBER})${PER} (?:of|tip on) ${SIGN}(${NUMBER})$`),
    (percent, whole, sign) => {
      const part = percent.times(whole).div(100);
      const rest = whole.minus(part);
      const [p, w, r] = [text(percent), sign + text(whole), sign + text(part)];
      return {
        lead: `${p}% of ${w} is ${r}.`,
        more: [
          [`Multiply by the percentage as a decimal: ${text(percent.div(100))} × ${text(whole)} = ${text(part)}.`],
          [
            percent.lte(100)
              ? `What is left, ${text(percent.minus(100).abs())}%, is ${sign}${text(rest)}.`
              : 'A percentage above 100 gives more than the whole.',
          ],
          [
            `Step by step: 1% of ${w} is ${sign}${text(whole.div(100))}, and ${text(whole.div(100))} × ${p} = ${text(part)}.`,
            ...(whole.isZero() ? [] : [`To check it, divide back: ${text(part)} ÷ ${text(whole)} = ${text(percent.div(100))}.`]),
          ],
        ],
        topics: [
          `What is ${w} plus ${p}%?`,
          `What is ${w} minus ${p}%?`,
          `What is ${text(percent.times(2))}% of ${w}?`,
          `What percentage of ${text(whole)} is ${text(part)}?`,
        ],
      };
    },
  ],
  [
    new RegExp(`^${ASKS}${SIGN}(${NUMBER}) (?:plus|\\+|increased by|with) (${NUMBER})${PER}(?: added| more| tax| vat| tip)?$`),
    (whole, percent, sign) => changed(whole, percent, sign, 'plus'),
  ],
  [
    new RegExp(
      `^${ASKS}${SIGN}(${NUMBER}) (?:minus|-|−|less|decreased by|reduced by|with) (${NUMBER})${PER}(?: off| discount| taken off)?$`,
    ),
    (whole, percent, sign) => changed(whole, percent, sign, 'minus'),
  ],
  [
    new RegExp(`^${ASKS}(${NUMBER})${PER} off(?: of)? ${SIGN}(${NUMBER})$`),
    (percent, whole, sign) => changed(whole, percent, sign, 'minus'),
  ],
  [new RegExp(`^what${PER} of (${NUMBER}) is (${NUMBER})$`), (whole, part) => shareOf(part, whole)],
  [new RegExp(`^what${PER} is (${NUMBER}) of (${NUMBER})$`), (part, whole) => shareOf(part, whole)],
  [
    new RegExp(
      `^${ASKS}(${NUMBER}) (?:is what${PER} of|as a${PER} of|out of|is what${PER} out of) (${NUMBER})(?: (?:in|as a)${PER})?$`,
    ),
    (part, whole) => shareOf(part, whole),
  ],
  [
    new RegExp(
      `^${ASKS}percent(?:age)? (?:change|increase|decrease|difference) (?:from|between) (${NUMBER}) (?:to|and) (${NUMBER})$`,
    ),
    (from, to) => {
      const by = to.minus(from).div(from).times(100);
      const way = by.isNegative() ? 'a decrease' : 'an increase';
      return {
        lead: `From ${text(from)} to ${text(to)} is ${way} of ${approximately(by.abs())}%.`,
        more: [
          [
            `The difference is ${text(to.minus(from).abs())}, and ${text(to.minus(from).abs())} ÷ ${text(from)} × 100 is ${approximately(by.abs())}.`,
          ],
          ['The starting number is always what a change is measured against.'],
          [
            `The way back, from ${text(to)} to ${text(from)}, is ${approximately(from.minus(to).div(to).times(100).abs())}%, because it starts from another number.`,
          ],
        ],
        topics: [
          `What is the percentage change from ${text(to)} to ${text(from)}?`,
          `What percentage of ${text(from)} is ${text(to)}?`,
          `What is 10% of ${text(from)}?`,
        ],
      };
    },
  ],
  [
    new RegExp(
      `^${ASKS}(?:convert )?(\\d{1,6})/(\\d{1,6}) (?:as a|as|in|to|into|to a) (?:percent(?:age)?|per cent|%|decimals?)$`,
    ),
    (top, bottom) => {
      const value = top.div(bottom);
      return {
        lead: `The fraction ${text(top)}/${text(bottom)} is ${approximately(value)} as a decimal, or ${approximately(value.times(100))}%.`,
        more: [
          [`Divide the upper number by the lower one, ${text(top)} ÷ ${text(bottom)}, and multiply by 100 for the percentage.`],
          [`The other way up, ${text(bottom)}/${text(top)} is ${top.isZero() ? 'undefined' : approximately(bottom.div(top))}.`],
          ['A fraction, a decimal and a percentage are three ways to write the same number.'],
        ],
        topics: [
          `What is ${text(top)} ÷ ${text(bottom)}?`,
          `What is ${text(value.times(100).round())}% of 200?`,
          'What is 7/8 as a percentage?',
        ],
      };
    },
  ],
];

const text = (value: BigNumber): string => shown(value, 10).text;
const approximately = (value: BigNumber): string => {
  const { text: figures, exact } = shown(value, 6);
  return exact ? figures : `about ${figures}`;
};

const changed = (
  whole: BigNumber,
  percent: BigNumber,
  sign: string,
  way: 'plus' | 'minus',
): Omit<Answer, 'confidence' | 'asides'> => {
  const part = whole.times(percent).div(100);
  const result = way === 'plus' ? whole.plus(part) : whole.minus(part);
  const factor = way === 'plus' ? percent.div(100).plus(1) : percent.div(100).minus(1).neg();
  const mark = way === 'plus' ? '+' : '−';
  const [w, p] = [sign + text(whole), text(percent)];
  return {
    lead: `${w} ${way} ${p}% is ${sign}${text(result)}.`,
    more: [
      [`${p}% of ${w} is ${sign}${text(part)}, and ${text(whole)} ${mark} ${text(part)} = ${text(result)}.`],
      [`In one step, multiply by ${text(factor)}: ${text(whole)} × ${text(factor)} = ${text(result)}.`],
      [`Going back by the same percentage does not lead to ${w} again, because it would be taken of ${sign}${text(result)}.`],
    ],
    topics: [
      `What is ${w} ${way === 'plus' ? 'minus' : 'plus'} ${p}%?`,
      `What is ${p}% of ${w}?`,
      `What is ${w} ${way} ${text(percent.plus(5))}%?`,
      `What is the percentage change from ${text(whole)} to ${text(result)}?`,
    ],
  };
};

const shareOf = (part: BigNumber, whole: BigNumber): Omit<Answer, 'confidence' | 'asides'> => {
  const percent = part.div(whole).times(100);
  return {
    lead: `${text(part)} is ${approximately(percent)}% of ${text(whole)}.`,
    more: [
      [`Divide the part by the whole and multiply by 100: ${text(part)} ÷ ${text(whole)} × 100.`],
      [
        part.lte(whole)
          ? `The remaining ${text(whole.minus(part))} make up the other ${approximately(percent.minus(100).abs())}%.`
          : 'It is more than 100% because the part is larger than the whole.',
      ],
      [
        `One percent of ${text(whole)} is ${text(whole.div(100))}.`,
        `As a decimal, the share is ${approximately(part.div(whole))}.`,
      ],
    ],
    topics: [
      `What percentage of ${text(part)} is ${text(whole)}?`,
      `What is 10% of ${text(whole)}?`,
      `What is ${text(part)} × 100?`,
      `What is the percentage change from ${text(whole)} to ${text(part)}?`,
    ],
  };
};

const worded = (plain: string): string =>
  digitsForWords(plain)
    .replace(/\b(?:a )?half of (?=[$£€₹¥₦]?\d)/, '50% of ')
    .replace(/\b(?:a|1) quarter of (?=[$£€₹¥₦]?\d)/, '25% of ');

export const percentages: Source = async ({ question }) => {
  const plain = worded(question.plain);
  for (const [pattern, work] of FORMS) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const math = await calculator();
    const sign = found.slice(1).find((group) => /^[$£€₹¥₦]$/.test(group ?? '')) ?? '';
    const [first, second] = found
      .slice(1)
      .filter((group) => /\d/.test(group ?? ''))
      .map((typed) => math.bignumber(bare(typed)));
    if (first === undefined || second === undefined) return undefined;
    const divides = /percent|%|per cent|out of|\//.test(plain) && !/(?:%|per ?cent) (?:of|off|tip)/.test(plain);
    if (divides && (first.isZero() || second.isZero())) return undefined;
    return {
      confidence: 99,
      ...work(first, second, sign),
      asides: {
        source: 'Worked out on the spot with exact decimal arithmetic.',
        caution: 'With money, a shop or a tax office may round each step; this does not.',
      },
    };
  }
  return undefined;
};
