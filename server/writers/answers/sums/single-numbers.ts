/** Single numbers: their prime factors, and Roman numerals. */
import { listed } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { inWords } from './numbers.ts';

export const ASKS = '(?:what is |what are |how much is |calculate |compute |work out |solve |evaluate |find )?(?:the )?';

export const SOURCE = 'Worked out on the spot with exact decimal arithmetic.';

/** The prime factors of a whole number from 2 to a thousand million. */
export const factorsOf = (value: number): number[] => {
  const factors: number[] = [];
  let left = value;
  for (let factor = 2; factor * factor <= left; factor++)
    while (left % factor === 0) {
      factors.push(factor);
      left /= factor;
    }
  return left > 1 ? [...factors, left] : factors;
};

export const primes = (plain: string): Answer | undefined => {
  const asked =
    /^is (\d{1,9}) (?:a )?prime(?: number)?$/.exec(plain) ?? new RegExp(`^${ASKS}(?:prime )?factors of (\\d{1,9})$`).exec(plain);
  if (!asked) return undefined;
  const value = Number(asked[1]);
  if (value < 2) return undefined;
  const factors = factorsOf(value);
  const prime = factors.length === 1;
  const text = value.toLocaleString('en');
  const made = factors.map((factor) => factor.toLocaleString('en')).join(' × ');
  const isAsked = plain.startsWith('is');
  return {
    confidence: 99,
    lead: prime
      ? `${isAsked ? 'Yes, ' : ''}${text} is a prime number${isAsked ? '' : ', so it has no smaller factors but 1'}.`
      : isAsked
        ? `No, ${text} is not a prime number: it is ${made}.`
        : `The prime factors of ${text} are ${listed([...new Set(factors)].map((factor) => factor.toLocaleString('en')))}.`,
    more: [
      [
        prime
          ? 'Nothing but 1 and the number itself divides it without a remainder.'
          : isAsked
            ? 'A prime has no divisor but 1 and itself.'
            : `${text} is ${made}.`,
      ],
      [
        `To test it, it is enough to try divisors up to ${Math.floor(Math.sqrt(value)).toLocaleString('en')}, the whole part of its square root.`,
      ],
      ['There are infinitely many primes, and 2 is the only even one.', `${text} is ${value % 2 === 0 ? 'even' : 'odd'}.`],
    ],
    asides: {
      source: SOURCE,
    },
    topics: [
      `Is ${value + 2} a prime number?`,
      `What are the prime factors of ${value + 1}?`,
      `What is ${value} in Roman numerals?`,
      'What is the square root of 169?',
      'What is 3 to the power of 4?',
    ],
  };
};

const ROMAN: readonly (readonly [number, string])[] = [
  ...([
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
  ] as const),
  ...([
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const),
];

const toRoman = (value: number): string => {
  let left = value;
  return ROMAN.map(([worth, letters]) => {
    const times = Math.floor(left / worth);
    left %= worth;
    return letters.repeat(times);
  }).join('');
};

const fromRoman = (letters: string): number => {
  let left = letters;
  let value = 0;
  for (const [worth, sign] of ROMAN)
    while (left.startsWith(sign)) {
      value += worth;
      left = left.slice(sign.length);
    }
  return value;
};

export const roman = (plain: string): Answer | undefined => {
  const figures =
    new RegExp(
      `^(?:how (?:do you|do i|do we|to|would you|is) )?${ASKS}(?:convert |write |put |say |turn )?(?:the )?(?:number |year )?(\\d{1,4})(?: written)? (?:in|to|into|as) (?:a )?roman(?: numerals?| numbers?)?$`,
    ).exec(plain) ??
    new RegExp(`^${ASKS}roman (?:numerals?|numbers?) (?:for|of) (?:the )?(?:number |year )?(\\d{1,4})$`).exec(plain);
  const spelled = new RegExp(
    `^${ASKS}(?:convert )?(?:roman numerals? )?([mdclxvi]{1,15})(?: (?:in|to|into|as) (?:arabic |normal |ordinary )?(?:numbers?|numerals?|figures|digits|decimal)| (?:in|from) roman numerals?)$`,
  ).exec(plain);
  const bareLetters =
    /^(?:what is )?(?:the )?roman numerals? "?([mdclxvi]{2,15})"?$/.exec(plain) ??
    // Letters enough to be no word: "mix" is 1009 too.
    /^what (?:is|does) "?((?=[mdclxvi]{4}|[xl])[mdclxvi]{3,15})"?(?: mean| stand for| equal)?$/.exec(plain) ??
    /^(?:what|which) (?:number|year) (?:is|does) (?:the )?(?:roman numerals? )?"?([mdclxvi]{2,15})"?(?: mean| stand for)?$/.exec(
      plain,
    ) ??
    /^what (?:does|do|is) (?:the )?(?:roman numerals? )?"?([mdclxvi]{2,15})"?(?: mean)? (?:in|as) (?:numbers|figures|a number|roman numerals?)$/.exec(
      plain,
    );
  const letters = spelled ?? bareLetters;
  const value = figures ? Number(figures[1]) : letters ? fromRoman(letters[1]!.toUpperCase()) : 0;
  if (value < 1 || value > 3999) return undefined;
  const written = toRoman(value);
  if (letters && written !== letters[1]!.toUpperCase()) return undefined;
  const parts = ROMAN.filter(([, sign]) => written.includes(sign)).map(([worth, sign]) => `${sign} is ${worth}`);
  return {
    confidence: 98,
    lead: figures ? `${value} in Roman numerals is ${written}.` : `The Roman numeral ${written} is ${value}.`,
    more: [
      ['Read the letters from left to right and add them up; a smaller letter before a larger one is taken away.'],
      [`Among the signs used in such numerals, ${listed(parts.slice(0, 4))}.`],
      ['The letters are I (1), V (5), X (10), L (50), C (100), D (500) and M (1,000).', 'Without extra marks they reach 3,999.'],
    ],
    asides: { source: SOURCE },
    topics: [
      `What is ${(value % 3998) + 1} in Roman numerals?`,
      'What is MCMXCIX in numbers?',
      'What is 49 in Roman numerals?',
      `Is ${value + 1} a prime number?`,
    ],
  };
};

const SPELLED =
  /^(?:how (?:do|would|should) (?:you|i|we) (?:spell|write|say)|how to (?:spell|write)|spell|write|what is)(?: (?:out|the number))? (\d{1,3}(?:,?\d{3})?)((?: out)? (?:in|as|with) (?:english )?(?:words|letters))?$/;

/** "How do you spell 40": the number in words. */
export const worded = (plain: string): Answer | undefined => {
  const [, figures, inThem] = SPELLED.exec(plain) ?? [];
  if (figures === undefined || (inThem === undefined && !/spell|write/.test(plain))) return undefined;
  const value = Number(figures.replace(',', ''));
  return {
    confidence: 97,
    lead: `In words, ${figures} is “${inWords(value)}”.`,
    more: [[`As a rank it is written ${ordinal(value)}.`], [], []],
    asides: { source: SOURCE },
    topics: [`How do you spell ${value + 1}?`, `What is ${value || 1} in Roman numerals?`, `Is ${value} a prime number?`],
  };
};

const ordinal = (value: number): string => {
  const end = /1[123]$/.test(String(value)) ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value.toLocaleString('en')}${end}`;
};

const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));

const ofNinths = (digit: number): string => (digit % 3 === 0 ? `${digit / 3}/3` : `${digit}/9`);
const DECIMAL = new RegExp(
  `^${ASKS}(?:convert |write |express |turn |change |put |simplify )?(\\d{0,6})\\.(\\d{1,8}) (?:as|in|to|into) (?:an? )?(?:(?:simplest|simplified|simple|mixed|proper|lowest) )?fraction(?: form)?(?: in (?:its |it is |the )?(?:simplest|lowest) (?:form|terms))?$`,
);
/** "0.625 as a fraction": in its lowest terms. */
export const fractionOf = (plain: string): Answer | undefined => {
  const [, before = '', behind] = DECIMAL.exec(plain) ?? [];
  if (behind === undefined) return undefined;
  const whole = Number(before);
  const [top, bottom] = [Number(behind), 10 ** behind.length];
  if (top === 0) return undefined;
  const divisor = common(top, bottom);
  const [upper, lower] = [top / divisor, bottom / divisor];
  const repeated = /^([1-8])\1{2,}$/.exec(behind)?.[1];
  const typed = `${whole}.${behind}`;
  const part = `${upper}/${lower}`;
  return {
    confidence: 98,
    lead: `${typed} as a fraction is ${whole === 0 ? part : `${whole} ${part}, or ${whole * lower + upper}/${lower}`}.`,
    more: [
      [
        `The digits behind the point stand for ${top}/${bottom}${divisor === 1 ? ', which cannot be made simpler' : `; divide both by ${divisor}`}.`,
      ],
      repeated === undefined || whole > 0 ? [] : [`With the ${repeated} going on for ever it is ${ofNinths(Number(repeated))}.`],
      [],
    ],
    asides: { source: SOURCE },
    topics: [
      `What is ${part} as a decimal?`,
      `What is ${part} as a percentage?`,
      'How do you turn a decimal into a fraction or a percentage?',
    ],
  };
};

/** "What fraction of 270 is 90": in its lowest terms. */
export const fraction = (plain: string): Answer | undefined => {
  const [, whole, part] = /^what (?:fraction|proportion|part) of (\d{1,9}) is (\d{1,9})$/.exec(plain) ?? [];
  const [top, bottom] = [Number(part), Number(whole)];
  if (part === undefined || top === 0 || bottom === 0) return undefined;
  const divisor = common(top, bottom);
  const [upper, lower] = [top / divisor, bottom / divisor];
  return {
    confidence: 98,
    lead: `${part} is ${lower === 1 ? `${upper} times` : `${upper}/${lower} of`} ${whole}.`,
    more: [
      [
        divisor === 1
          ? 'The fraction cannot be made simpler.'
          : `Divide both by ${divisor}: ${part} ÷ ${divisor} and ${whole} ÷ ${divisor}.`,
      ],
      [],
      [],
    ],
    asides: { source: SOURCE },
    topics: [`What percentage of ${whole} is ${part}?`, `What is ${upper}/${lower} as a decimal?`, `Is ${whole} a prime number?`],
  };
};
