/** Sums, powers, roots, averages, primes. */
import { listed } from '../../../english/prose.ts';
import type { Answer, Source } from '../answer.ts';
import { calculator, type BigNumber, type MathJsInstance } from './calculator.ts';
import { expressionIn, figureOf, readable, stepsOf, valueOf } from './expression.ts';
import { NUMBER, bare, shown } from './numbers.ts';
import { inFigures } from './quantities.ts';
import { schoolSum } from './school-sums.ts';
import { ASKS, SOURCE, factorsOf, fraction, fractionOf, primes, roman, worded } from './single-numbers.ts';

const aboutNumber = (value: BigNumber): string => {
  const text = shown(value, 10).text;
  if (!value.isInteger()) return `Rounded to the nearest whole number, that is ${shown(value.round()).text}.`;
  if (value.lt(2) || value.gt(1e9)) return `${text} is ${value.mod(2).isZero() ? 'an even' : 'an odd'} number.`;
  const factors = factorsOf(value.toNumber());
  return factors.length === 1 ? `${text} is a prime number.` : `As a product of primes, ${text} is ${factors.join(' × ')}.`;
};

const similar = (first: number, second: number): string[] => [
  `What is ${first} × ${second + 1}?`,
  `What is ${second}% of ${first}?`,
  `What are the prime factors of ${first * 2}?`,
  `What is the square root of ${second * second}?`,
  `What is ${first} in Roman numerals?`,
];

/** How the result of one operation is checked by its inverse. */
const checked = (math: MathJsInstance, sum: string, value: BigNumber): string | undefined => {
  const single = /^(\d+(?:\.\d+)?)([-+*/])(\d+(?:\.\d+)?)$/.exec(sum);
  if (!single) return undefined;
  const inverse = { '+': '-', '-': '+', '*': '/', '/': '*' }[single[2]!]!;
  const back = `${value.toFixed()}${inverse}${single[3]}`;
  const result = valueOf(math, back);
  if (value.isNegative() || result === undefined || !result.eq(single[1]!)) return undefined;
  return `To check it, go backwards: ${readable(back)} = ${readable(single[1]!)}.`;
};

/** What can be said of a single operation that has no tidy check, or of a longer sum. */
const explained = (sum: string, result: string, exact: boolean): string => {
  const [, base, exponent] = /^(\d+(?:\.\d+)?)\^(\d+)$/.exec(sum) ?? [];
  if (base !== undefined && Number(exponent) > 1)
    return Number(exponent) < 6
      ? `That is ${Array(Number(exponent)).fill(readable(base)).join(' × ')}.`
      : `That is ${readable(base)} multiplied by itself, with ${exponent} factors in all.`;
  const division = /^(\d{1,12})\/(\d{1,12})$/.exec(sum);
  if (division && !exact) {
    const [top, bottom] = [Number(division[1]), Number(division[2])];
    if (top < bottom) return `The decimals go on without an end; as a fraction it is simply ${division[1]}/${division[2]}.`;
    return `As a whole number with a remainder, it is ${Math.floor(top / bottom).toLocaleString('en')}, remainder ${(top % bottom).toLocaleString('en')}.`;
  }
  if (/^\d+(?:\.\d+)?-\d+(?:\.\d+)?$/.test(sum)) return 'The number taken away is the larger one, so the result lies below zero.';
  return sum.includes('(')
    ? 'What stands in brackets is worked out first.'
    : `The value ${exact ? 'is exactly' : 'is close to'} ${result}.`;
};

const ORDERED = /\b(?:evaluate|work out|calculate|bodmas|bidmas|bedmas|pemdas|order of operations)\b/;
/** "Evaluate 18 − 4 × 3 using BODMAS, my friend gets something else": the sum without the talk. */
const withoutTalk = (body: string): string => {
  const [sum, ...more] = (body.match(/[-\d\s.,+−–*×x÷/^()²³]+/g) ?? [])
    .map((run) => run.replace(/^[^\d(]+/, '').replace(/(?<![^\d)²³])[^\d)²³]+$/, ''))
    .filter((run) => /[-+−–*×x÷/^]/.test(run));
  const isAlone = sum !== undefined && more.length === 0 && !/[\d%=£$€]/.test(body.replace(sum, ''));
  return isAlone && ORDERED.test(body) ? sum : body;
};

const sum = async (plain: string): Promise<Answer | undefined> => {
  const body = inFigures(plain)
    .replace(new RegExp(`^${ASKS}`), '')
    .replace(/(?<!\s)\s*(?:equal to|equals?|=)$/, '');
  const expression = expressionIn(body) ?? expressionIn(withoutTalk(body));
  if (expression === undefined) return undefined;
  const math = await calculator();
  if (/\/0+(?:\.0+)?(?![\d.])/.test(expression))
    return {
      confidence: 95,
      lead: `${readable(expression)} has no value, because a number cannot be divided by zero.`,
      more: [
        ['No number times zero gives back the number that was divided.'],
        ['Calculators answer such a sum with an error for the same reason.'],
        ['Even zero divided by zero has no value: any number would fit, so none is the answer.'],
      ],
      asides: { source: SOURCE },
      topics: similar(12, 8),
    };
  const value = valueOf(math, expression);
  if (value === undefined) return undefined;
  const { text, is } = figureOf(value);
  const steps = stepsOf(math, expression);
  const mixed = /[-+]/.test(expression.slice(1)) && /[*/^]/.test(expression);
  const check = checked(math, expression, value);
  const small = Number(expression.match(/\d+/)![0]) % 90;
  return {
    confidence: 99,
    lead: `${readable(expression)} ${is} ${text}.`,
    more: [
      mixed && !expression.includes('(')
        ? [
            expression.includes('^')
              ? 'Powers come first, then multiplication and division, and only then addition and subtraction.'
              : 'Multiplication and division come before addition and subtraction.',
          ]
        : [check ?? explained(expression, text, is === 'is')],
      [steps.length > 2 ? `Step by step: ${steps.join(', then ')}.` : aboutNumber(value)],
      steps.length > 2
        ? [aboutNumber(value), `There ${steps.length === 2 ? 'was one operation' : `were ${steps.length - 1} operations`} to do.`]
        : [`Twice the result is ${shown(value.times(2), 10).text}, and half of it is ${shown(value.div(2), 10).text}.`],
    ],
    asides: {
      source: SOURCE,
      caution: 'Check that the numbers were typed as you meant them; the sum itself is exact.',
    },
    topics: similar(small + 10, (small % 9) + 3),
  };
};

const root = async (plain: string): Promise<Answer | undefined> => {
  const asked =
    new RegExp(`^${ASKS}(square|cube) root of (${NUMBER})$`).exec(plain) ?? /^(√|sqrt) ?\(?(\d{1,15})\)?$/.exec(plain);
  if (!asked) return undefined;
  const math = await calculator();
  const of = math.bignumber(bare(asked[2]!));
  const cube = asked[1] === 'cube';
  const value = cube ? of.cbrt() : of.sqrt();
  const { text, exact } = shown(value);
  const name = cube ? 'cube' : 'square';
  const under = shown(of, 15).text;
  const power = cube ? '³' : '²';
  const floor = value.floor();
  const between = `${floor.toFixed()}${power} is ${shown(floor.pow(cube ? 3 : 2)).text} and ${floor.plus(1).toFixed()}${power} is ${shown(floor.plus(1).pow(cube ? 3 : 2)).text}`;
  return {
    confidence: 99,
    lead: `The ${name} root of ${under} is ${exact ? '' : 'about '}${text}.`,
    more: [
      [
        exact
          ? `That is because ${Array(cube ? 3 : 2)
              .fill(text)
              .join(' × ')} = ${under}.`
          : `It lies between two whole numbers: ${between}.`,
      ],
      [exact ? aboutNumber(of) : 'Its decimals go on without an end and without a pattern, so any figure for it is rounded.'],
      [
        `To ten digits it is ${shown(value, 10).text}.`,
        ...(cube ? [] : [`−${text} squared gives the same number; the root always means the positive one.`]),
      ],
    ],
    asides: {
      source: SOURCE,
    },
    topics: [
      `What is the square root of ${of.plus(1).floor().toFixed()}?`,
      'What is the cube root of 27?',
      'What is 12 squared?',
      'Is 97 a prime number?',
    ],
  };
};

const several = async (plain: string): Promise<Answer | undefined> => {
  const asked = new RegExp(
    `^${ASKS}(average|mean|sum|total|product) of ((?:${NUMBER})(?:(?:, and |, | and | )(?:${NUMBER})){1,30})$`,
  ).exec(plain);
  if (!asked) return undefined;
  const math = await calculator();
  const numbers = asked[2]!.split(/, and |, | and | /).map((typed) => math.bignumber(bare(typed)));
  const product = asked[1] === 'product';
  const total = numbers.reduce((left, right) => (product ? left.times(right) : left.plus(right)));
  const average = /average|mean/.test(asked[1]!);
  const value = average ? total.div(numbers.length) : total;
  const { text, is } = figureOf(value);
  const said = numbers.map((one) => shown(one, 15).text);
  const chain = said.join(product ? ' × ' : ' + ');
  const sorted = [...numbers].sort((a, b) => a.comparedTo(b));
  return {
    confidence: 98,
    lead: `The ${asked[1]} of ${listed(said)} ${is} ${text}.`,
    more: [
      [
        average
          ? `That is their sum, ${shown(total, 15).text}, divided by ${numbers.length}, for there are ${numbers.length} numbers.`
          : `That is ${chain}.`,
      ],
      [`The smallest of them is ${shown(sorted[0]!, 15).text} and the largest ${shown(sorted.at(-1)!, 15).text}.`],
      [`There are ${numbers.length} numbers in all.`, aboutNumber(value)],
    ],
    asides: {
      source: SOURCE,
    },
    topics: [
      `What is the sum of ${listed(said)}?`,
      `What is the average of ${listed(said)}?`,
      `What is the product of ${said[0]} and ${said[1]}?`,
      'What is 15% of 60?',
    ],
  };
};

export const arithmetic: Source = async ({ question: { plain } }) =>
  (await root(plain)) ??
  (await several(plain)) ??
  primes(plain) ??
  fraction(plain) ??
  fractionOf(plain) ??
  (await sum(plain)) ??
  schoolSum(plain);

/** So plainly asked that no written answer fits better. */
export const numerals: Source = ({ question: { plain } }) => roman(plain) ?? worded(plain);
