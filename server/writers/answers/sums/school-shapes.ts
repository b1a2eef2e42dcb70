/** School sums with letters, dice and shapes: a rule with one letter known, chances of a total, corners, faces, prime factors. */
import { factorsOf } from './single-numbers.ts';

type Found = readonly [lead: string, step: string];

const said = (value: number): string => Number(value.toFixed(4)).toLocaleString('en', { maximumFractionDigits: 4 });
const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
const simple = (top: number, bottom: number): string => `${top / common(top, bottom)}/${bottom / common(top, bottom)}`;
/** A fraction as it was counted, and as it is said more simply. */
const chance = (top: number, bottom: number): string => {
  const short = simple(top, bottom);
  const own = `${top}/${bottom}`;
  return `${own}${short === own ? '' : ` = ${short}`}, about ${said(Number(((100 * top) / bottom).toFixed(1)))}%`;
};

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
/** The corners of a shape with equal sides, or of any with so many. */
const corners = (text: string): Found | undefined => {
  if (!/\bangles?\b/.test(text)) return undefined;
  const named = Object.keys(SIDES).find((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  const typed = /\b(\d{1,3})[- ](?:sided|sides)\b|\bwith (\d{1,3}) (?:equal )?sides\b/.exec(text);
  const count = named === undefined ? Number(typed?.[1] ?? typed?.[2]) : SIDES[named]!;
  if (!(count >= 3) || /\d/.test(typed ? text.replace(typed[0], '') : text)) return undefined;
  const shape = named ?? `shape with ${count} sides`;
  const isSum = /\b(?:sum|add up|total|altogether|all the)\b/.test(text);
  if (/\bexterior\b/.test(text)) {
    if (isSum) return [`The exterior angles of a ${shape} add up to 360 degrees.`, 'So they do in every polygon.'];
    if (!/\b(?:regular|equal)\b/.test(text)) return undefined;
    return [
      `Each exterior angle of a regular ${shape} is ${said(360 / count)} degrees.`,
      `360 ÷ ${count} = ${said(360 / count)}.`,
    ];
  }
  const all = (count - 2) * 180;
  const step = `(${count} − 2) × 180 = ${said(all)} degrees in all`;
  if (isSum) return [`The interior angles of a ${shape} add up to ${said(all)} degrees.`, `${step}.`];
  if (!/\b(?:regular|equal|equilateral)\b/.test(text) || !/\b(?:each|one|an|every|size|interior)\b/.test(text)) return undefined;
  return [
    `Each interior angle of a regular ${shape} is ${said(all / count)} degrees.`,
    `${step}, and ${said(all)} ÷ ${count} = ${said(all / count)}.`,
  ];
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

/** The chance of a total with two dice, or of a number with one. */
const dice = (text: string): Found | undefined => {
  if (!/\b(?:dice|die)\b/.test(text) || !/\b(?:chances?|probability|odds|likely|likelihood)\b/.test(text)) return undefined;
  if (
    /\b(?:3|three|4|four|not|product|multipl\w+|differ\w*|biased|unfair|\d{1,2}[- ]sided|ten|eight|twelve|twenty) (?:dice|die|sided)\b|\b(?:biased|product|difference|not)\b/.test(
      text,
    )
  )
    return undefined;
  const isTwo = /\b(?:2|two|pair of|both) (?:[a-z]+ )?dice\b|\bdice twice\b|\b(?:1|one|a) dic?e (?:2|two) times\b/.test(text);
  const rest = text.replace(
    /\b(?:2|two) (?:[a-z]+ )?dice\b|\b(?:1|one|a) (?:[a-z]+ )?dic?e\b|\b(?:2|two) times\b|\b(?:6|six)[- ]sided\b/g,
    ' ',
  );
  const figures = [...rest.matchAll(/\b(\d{1,2})\b/g)].map(([typed]) => Number(typed));
  const limit =
    /\b(at least|or more|or higher|more than|over|greater than|above|higher than|at most|or less|or lower|less than|under|fewer than|below)\b/.exec(
      rest,
    )?.[1];
  const isPair = /\bdoubles?\b/.test(rest);
  if (isTwo && isPair && figures.length === 0)
    return [`The chance is ${chance(6, 36)}.`, 'Of the 36 ways that two dice fall, 6 are a double.'];
  const [target, ...more] = figures;
  if (target === undefined || more.length > 0) return undefined;
  const isTotal = /\b(?:add\w*|total|sum|make|making|altogether|score|scoring|roll\w*|get\w*|throw\w*)\b/.test(rest);
  if (!isTotal || (isTwo && !/\b(?:add\w*|total|sum|altogether|score|scoring|make|making)\b/.test(rest))) return undefined;
  const fits = (value: number): boolean =>
    limit === undefined
      ? value === target
      : /^(?:at least|or more|or higher)$/.test(limit)
        ? value >= target
        : /^(?:more than|over|greater than|above|higher than)$/.test(limit)
          ? value > target
          : /^(?:at most|or less|or lower)$/.test(limit)
            ? value <= target
            : value < target;
  const faces = [1, 2, 3, 4, 5, 6];
  const falls = isTwo ? faces.flatMap((one) => faces.map((other) => [one, other])) : faces.map((one) => [one]);
  const good = falls.filter((fall) => fits(fall.reduce((so, one) => so + one, 0)));
  if (good.length === 0) return ['The chance is 0: it cannot come up.', `${isTwo ? 'Two dice' : 'A die'} cannot show that.`];
  return [
    `The chance is ${chance(good.length, falls.length)}.`,
    `Of the ${falls.length} ways that ${isTwo ? 'two dice fall' : 'a die falls'}, ${good.length} ${good.length === 1 ? 'is' : 'are'} right${good.length < 7 ? `: ${good.map((fall) => fall.join(' + ')).join(', ')}` : ''}.`,
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

const LENGTH = '(\\d{1,5}(?:\\.\\d{1,3})?) ?(mm|cm|m|km|ft|feet|inches|in|metres?|meters?)';
/** All the faces of a cube or a box, and what a cube holds. */
const faces = (text: string): Found | undefined => {
  const isSurface = /\bsurface area\b|\barea of (?:all|the) (?:the |its |6 )?(?:faces|surfaces?)\b/.test(text);
  if (!isSurface || /\b(?:open|without a lid|no lid|cylind\w*|sphere|cone|pyramid|prism)\b/.test(text)) return undefined;
  const sides = [...text.matchAll(new RegExp(`${LENGTH}(?![a-z])`, 'g'))];
  const units = new Set(sides.map(([, , unit]) => unit));
  const cubed = sides.map(([, value]) => Number(value));
  const bare = sides.reduce((rest, [typed]) => rest.replace(typed, ' '), text);
  const [unit] = units;
  if (units.size !== 1 || unit === undefined || /\d/.test(bare.replace(/\bcm[23²³]/g, ''))) return undefined;
  if (/\bcube\b/.test(text) && cubed.length === 1) {
    const [side] = cubed as [number];
    return [
      `The surface area is ${said(6 * side * side)} ${unit}².`,
      `A cube has 6 equal faces: 6 × ${said(side)} × ${said(side)} = ${said(6 * side * side)}.`,
    ];
  }
  if (!/\b(?:cuboid|box|rectangular)\b/.test(text) || cubed.length !== 3) return undefined;
  const [a, b, c] = cubed as [number, number, number];
  const all = 2 * (a * b + a * c + b * c);
  return [`The surface area is ${said(all)} ${unit}².`, `2 × (${said(a * b)} + ${said(a * c)} + ${said(b * c)}) = ${said(all)}.`];
};

export const SHAPES = [fractionOf, byRule, missingAngle, corners, dice, primeFactors, faces];
