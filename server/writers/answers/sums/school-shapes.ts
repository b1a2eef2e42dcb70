/** School sums with letters and shapes: a rule with one letter known, a missing angle, prime factors. */
import { factorsOf } from './single-numbers.ts';

type Found = readonly [lead: string, step: string];

const said = (value: number): string => Number(value.toFixed(4)).toLocaleString('en', { maximumFractionDigits: 4 });

const FRACTION_OF =
  /(?<![\d./])(\d{1,3})\/(\d{1,3}) of (?:the |a )?([£$€₹₦]?)(\d{1,7}(?:,\d{3})*(?:\.\d{1,3})?)(?! ?[a-z]*\/|[\d.,]*\d)(?: (kg|g|km|m|cm|mm|ml|l|litres?|met(?:re|er)s?|grams?|people|pupils|children|students|miles|minutes|hours|pages)\b)?/;
/** "3/5 of 145", where nothing else is told. */
const fractionOf = (text: string): Found | undefined => {
  const [whole, top, bottom, sign, typed, unit] = FRACTION_OF.exec(text) ?? [];
  if (whole === undefined || Number(bottom) === 0) return undefined;
  if (/\d/.test(text.replace(whole, '').replace(/\b(?:year|grade|y|question|q) ?\d{1,2}\b/g, ''))) return undefined;
  if (
    !/\b(?:what(?:'s| is)|find|work out|calculate|how (?:much|many) is)\b/.test(text) ||
    /\b(?:left|remain\w*|rest|not)\b/.test(text)
  )
    return undefined;
  const of = Number(typed!.replaceAll(',', ''));
  const value = (of / Number(bottom)) * Number(top);
  const tail = unit === undefined ? '' : ` ${unit}`;
  const shown = sign && !Number.isInteger(value) ? value.toFixed(2) : said(value);
  return [
    `${top}/${bottom} of ${sign}${typed}${tail} is ${sign}${shown}${tail}.`,
    `${said(of)} ÷ ${bottom} = ${said(of / Number(bottom))}, and ${said(of / Number(bottom))} × ${top} = ${said(value)}.`,
  ];
};

const RULE =
  /(?<![\w.])([a-z]) ?= ?(-?\d{0,4}(?:\.\d{1,3})?) ?\*? ?([a-z])(?: ?([+−–-]) ?(\d{1,6}(?:\.\d{1,3})?))?(?![\w^²³/]| ?[×x*/])/;
/** "y = 3x + 5, find x when y is 32": one letter is known, the other is asked. */
const byRule = (text: string): Found | undefined => {
  const [whole, left, many, right, sign, added] = RULE.exec(text) ?? [];
  if (whole === undefined || left === undefined || right === undefined || left === right) return undefined;
  const rest = text.replace(whole, ' ');
  const [, name, typed] = /\b([a-z]) ?(?:=|is|equals) ?(-?\d{1,6}(?:\.\d{1,3})?)\b/.exec(rest) ?? [];
  if (name !== left && name !== right) return undefined;
  const others = rest.replace(new RegExp(`\\b${name} ?(?:=|is|equals) ?-?[\\d.]+`), '');
  if (/\d/.test(others.replace(/\b(?:year|grade) \d{1,2}\b/, ''))) return undefined;
  const asked = name === left ? right : left;
  if (
    !new RegExp(
      `\\b(?:find|what(?: is|'s)?|value of|work out|solve for|calculate) (?:the value of )?${asked}\\b|\\bwhat does ${asked}\\b`,
    ).test(rest)
  )
    return undefined;
  const times = many === '' ? 1 : many === '-' ? -1 : Number(many);
  const put = added === undefined ? 0 : Number(added) * (sign === '+' ? 1 : -1);
  const told = Number(typed);
  if (times === 0) return undefined;
  if (name === right) {
    const value = times * told + put;
    return [
      `${asked} = ${said(value)}.`,
      `${said(times)} × ${said(told)}${put === 0 ? '' : ` ${put > 0 ? '+' : '−'} ${said(Math.abs(put))}`} = ${said(value)}.`,
    ];
  }
  const value = (told - put) / times;
  return [
    `${asked} = ${said(value)}.`,
    `${put === 0 ? '' : `${said(told)} ${put > 0 ? '−' : '+'} ${said(Math.abs(put))} = ${said(told - put)}. `}${said(told - put)} ÷ ${said(times)} = ${said(value)}.`,
  ];
};

const SIDES: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  quadrilateral: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
};

/** What the angles of a figure come to, and the one that is not told. */
const missingAngle = (text: string): Found | undefined => {
  if (!/\bangles?\b/.test(text) || /\b(?:exterior|isosceles|parallel|regular|polar|ratio|twice|times|equal)\b/.test(text))
    return undefined;
  const named = Object.keys(SIDES).find((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  const all =
    named !== undefined
      ? (SIDES[named]! - 2) * 180
      : /\bstraight line\b/.test(text)
        ? 180
        : /\b(?:around|round|at) a point\b/.test(text)
          ? 360
          : undefined;
  const right = /\bright[- ]angled?\b/.test(text) && named === 'triangle' ? [90] : [];
  // "Two angles are 47 and 68": they are counted, not measured.
  const told = Array.from(
    text.matchAll(/(?<![\d.])(\d{1,3}(?:\.\d)?)(?![\d.]*\d| (?:of (?:the|its) )?(?:[a-z]+ )?angles?\b)/g),
    ([typed]) => Number(typed),
  );
  const angles = [...told, ...right.filter((one) => !told.includes(one))];
  const many = named === undefined ? undefined : SIDES[named]! - 1;
  if (all === undefined || angles.length === 0 || (many !== undefined && angles.length !== many)) return undefined;
  const left = all - angles.reduce((so, one) => so + one, 0);
  if (left <= 0 || !/\b(?:what|find|how (?:big|large|many)|work out|calculate|size|third|fourth|other|missing|last)\b/.test(text))
    return undefined;
  return [
    `The ${many === 2 ? 'third' : many === 3 ? 'fourth' : 'other'} angle is ${said(left)} degrees.`,
    `${said(all)} − ${angles.map(said).join(' − ')} = ${said(left)} degrees.`,
  ];
};

const RAISED = ['', '', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
/** A number as a product of primes, and with powers. */
const primeFactors = (text: string): Found | undefined => {
  if (!/\bproduct of (?:its |it is |the |their )?(?:own )?primes?\b|\bprime factori[sz]ation\b|\bprime factors?\b/.test(text))
    return undefined;
  const [typed, ...more] = [...text.matchAll(/\d[\d,]*/g)].map(([one]) => one);
  const value = Number(typed?.replaceAll(',', ''));
  if (typed === undefined || more.length > 0 || !(value > 1) || value > 1e9) return undefined;
  const factors = factorsOf(value);
  const powers = [...new Set(factors)].map((one) => {
    const count = factors.filter((other) => other === one).length;
    return `${one}${RAISED[count] ?? `^${count}`}`;
  });
  const long = factors.join(' × ');
  if (factors.length === 1) return [`${typed} is a prime number itself.`, 'It has no other prime factor.'];
  const short = powers.join(' × ');
  return [
    `${typed} = ${long}${short === long ? '' : ` = ${short}`}.`,
    'Divide by the smallest prime that fits, again and again.',
  ];
};

export const SHAPES = [fractionOf, byRule, missingAngle, primeFactors];
