/** What is asked at school of bare numbers, with whatever is said around it: fractions, factors, the middle of a list, a rule that goes on. */
import { listed } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { inFigures } from './quantities.ts';
import { SHAPES } from './school-shapes.ts';
import { SOURCE } from './single-numbers.ts';

type Found = readonly [lead: string, step: string];

const said = (value: number): string => Number(value.toFixed(4)).toLocaleString('en', { maximumFractionDigits: 4 });
const common = (one: number, other: number): number => (other === 0 ? Math.abs(one) : common(other, one % other));
const fractionSaid = (top: number, bottom: number): string => {
  const divisor = common(top, bottom) * (bottom < 0 ? -1 : 1);
  const [upper, lower] = [top / divisor, bottom / divisor];
  return lower === 1 ? String(upper) : `${upper}/${lower}`;
};

const FRACTIONS =
  /(?<![\d./])(\d{1,4})\/(\d{1,4}) ?(\+|plus|-|−|minus|×|x|\*|times|÷|divided by|of) ?(\d{1,4})\/(\d{1,4})(?![\d./])/;
/** "2/3 + 1/4", as a fraction. */
const ofFractions = (text: string): Found | undefined => {
  const found = FRACTIONS.exec(text);
  if (!found) return undefined;
  const [a, b, c, d] = [found[1], found[2], found[4], found[5]].map(Number) as [number, number, number, number];
  const sign = found[3]!
    .replace('plus', '+')
    .replace(/minus|-/, '−')
    .replace(/times|x|\*|of/, '×')
    .replace('divided by', '÷');
  if (b * d === 0 || (sign === '÷' && c === 0)) return undefined;
  const [top, bottom] =
    sign === '+'
      ? [a * d + c * b, b * d]
      : sign === '−'
        ? [a * d - c * b, b * d]
        : sign === '×'
          ? [a * c, b * d]
          : [a * d, b * c];
  const whole = Math.floor(top / bottom);
  const own = fractionSaid(top, bottom);
  const mixed = whole > 0 && own.includes('/') ? `, or ${whole} ${fractionSaid(top - whole * bottom, bottom)}` : '';
  return [
    `${a}/${b} ${sign} ${c}/${d} = ${own}${mixed}.`,
    sign === '+' || sign === '−'
      ? `With one bottom number that is ${a * d}/${b * d} ${sign} ${c * b}/${b * d}.`
      : `That is ${top}/${bottom} before it is made simpler.`,
  ];
};

const WHOLES = '(\\d{1,7}(?:(?:, and |, | and |,)\\d{1,7}){1,7})';
const numbersIn = (list: string): readonly number[] => list.split(/, and |, | and |,/).map(Number);
const FACTOR = /\b(?:hcf|gcf|gcd|highest common factor|greatest common (?:factor|divisor))\b/;
const MULTIPLE = /\b(?:lcm|l\.c\.m|(?:lowest|least|smallest) common multiple)\b/;
const commonOnes = (text: string): Found | undefined => {
  const [isFactor, isMultiple] = [FACTOR.test(text), MULTIPLE.test(text)];
  const list = new RegExp(`(?:of|for|between) ${WHOLES}`).exec(text)?.[1];
  if ((!isFactor && !isMultiple) || list === undefined) return undefined;
  const numbers = numbersIn(list);
  if (numbers.includes(0)) return undefined;
  const factor = numbers.reduce(common);
  const multiple = numbers.reduce((so, one) => (so * one) / common(so, one));
  const told = [
    ...(isFactor ? [`the highest common factor is ${said(factor)}`] : []),
    ...(isMultiple ? [`the lowest common multiple is ${said(multiple)}`] : []),
  ];
  return [
    `Of ${listed(numbers.map(said))} ${told.join(' and ')}.`,
    `${numbers.map((one) => `${said(one)} = ${said(factor)} × ${said(one / factor)}`).join(', ')}.`,
  ];
};

const FIGURES = '((?:-?\\d{1,7}(?:\\.\\d{1,4})?)(?:(?:, and |, | and )-?\\d{1,7}(?:\\.\\d{1,4})?){2,29})';
/** The middle of a list, what comes most often, and how far it reaches. */
const spread = (text: string): Found | undefined => {
  const asked = ['median', 'range', 'mode', 'mean'].filter((word) => new RegExp(`\\b${word}\\b`).test(text));
  const list = new RegExp(FIGURES).exec(text)?.[1];
  if (asked.every((word) => word === 'mean') || list === undefined) return undefined;
  const sorted = [...numbersIn(list)].toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const counts = sorted.map((one) => sorted.filter((other) => other === one).length);
  const most = Math.max(...counts);
  const modes = [...new Set(sorted.filter((_, at) => counts[at] === most))];
  const worth: Readonly<Record<string, string>> = {
    median: said(Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!),
    range: said(sorted.at(-1)! - sorted[0]!),
    mode: most === 1 ? 'none, for every number comes once' : listed(modes.map(said)),
    mean: said(sorted.reduce((so, one) => so + one, 0) / sorted.length),
  };
  const told = listed(asked.map((word) => `the ${word} is ${worth[word]}`));
  return [`${told.charAt(0).toUpperCase()}${told.slice(1)}.`, `In order they are ${listed(sorted.map(said))}.`];
};

const PLACES: Readonly<Record<string, number>> = {
  ten: 10,
  hundred: 100,
  thousand: 1000,
  'whole number': 1,
  integer: 1,
  unit: 1,
  pound: 1,
  tenth: 0.1,
  hundredth: 0.01,
};
/** "To the nearest hundred and to the nearest ten". */
const rounded = (text: string): Found | undefined => {
  const value = /\bround(?:ed)?(?: off)? (-?[\d,]+(?:\.\d+)?)\b/.exec(text)?.[1];
  if (value === undefined) return undefined;
  const number = Number(value.replaceAll(',', ''));
  const nearest = [
    ...text.matchAll(/\bnearest (ten|hundred|thousand|whole number|integer|unit|pound|tenth|hundredth|10|100|1,?000)\b/g),
  ].map(([, word]) => word!);
  const places = /\bto (\d) (?:decimal places?|d\.?p)/.exec(text)?.[1];
  const worths = [
    ...nearest.map((word) => [`to the nearest ${word}`, PLACES[word] ?? Number(word.replace(',', ''))] as const),
    ...(places === undefined ? [] : [[`to ${places} decimal place${places === '1' ? '' : 's'}`, 10 ** -Number(places)] as const]),
  ];
  if (worths.length === 0) return undefined;
  const told = listed(worths.map(([name, size]) => `${said(Math.round(number / size + 1e-9) * size)} ${name}`));
  return [`${value} is ${told}.`, 'From halfway on, it goes up.'];
};

const ORDINAL = /\b(\d{1,4})(?:st|nd|rd|th) (?:number|term)\b/g;
/** A row of numbers that grows by the same each time, or so many times. */
const sequence = (text: string): Found | undefined => {
  const list = new RegExp(FIGURES).exec(text)?.[1];
  if (list === undefined || !/\b(?:pattern|sequence|series|next (?:number|term)|comes next)\b/.test(text)) return undefined;
  const numbers = numbersIn(list);
  const [first, second] = numbers as [number, number];
  const step = second - first;
  const times = first === 0 ? Number.NaN : second / first;
  const isAdded = numbers.every((one, at) => at === 0 || one - numbers[at - 1]! === step);
  const isTimes = numbers.every((one, at) => at === 0 || Math.abs(one / numbers[at - 1]! - times) < 1e-9);
  if (!isAdded && !isTimes) return undefined;
  const at = (place: number): number => (isAdded ? first + step * (place - 1) : first * times ** (place - 1));
  const asked = [...text.matchAll(ORDINAL)].map(([, place]) => Number(place));
  const told = [
    ...(/\bnext\b/.test(text) || asked.length === 0 ? [`the next number is ${said(at(numbers.length + 1))}`] : []),
    ...asked.map((place) => `the ${place}th is ${said(at(place))}`),
  ];
  const whole = listed(told);
  return [
    `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`,
    isAdded
      ? `Each number is ${said(Math.abs(step))} ${step < 0 ? 'less' : 'more'} than the one before: ${said(first)} + ${said(step)} × (place − 1).`
      : `Each number is ${said(times)} times the one before.`,
  ];
};

const simplified = (text: string): Found | undefined => {
  const list = /\bsimpl\w+\b[^\d]{0,30}(\d{1,7}(?: ?: ?\d{1,7}){1,4})(?![\d:])/.exec(text)?.[1];
  if (list === undefined || !/\bratio\b/.test(text)) return undefined;
  const numbers = list.split(':').map(Number);
  const divisor = numbers.reduce(common);
  if (divisor === 0) return undefined;
  return [
    `${numbers.join(':')} is ${numbers.map((one) => one / divisor).join(':')} in its simplest form.`,
    divisor === 1 ? 'No number but 1 divides all of them.' : `Divide each by ${divisor}.`,
  ];
};

/** "7x − 9 = 40": one unknown, once on the left. */
const EQUATION =
  /(?<![\w.])(\d{0,4}(?:\.\d{1,3})?) ?\*? ?([a-z])(?: ?\/ ?(\d{1,4}))?(?: ?([+−–-]) ?(\d{1,7}(?:\.\d{1,4})?))? ?= ?(-?\d{1,7}(?:\.\d{1,4})?)(?![\w.]*[a-z])/;
const solvedFor = (text: string): Found | undefined => {
  const [whole, many, name, by, sign, added, right] = EQUATION.exec(text) ?? [];
  if (whole === undefined || right === undefined) return undefined;
  const put = added === undefined ? 0 : Number(added) * (sign === '+' ? 1 : -1);
  // "r = 4" is told, not asked.
  const isAsked = new RegExp(`\\b(?:solve|equation|value of|find ${name}|what(?: is|'s|s) ${name}|work out ${name})\\b`).test(
    text,
  );
  if (!isAsked || (many === '' && by === undefined && added === undefined)) return undefined;
  const times = (many === '' ? 1 : Number(many)) / (by === undefined ? 1 : Number(by));
  if (times === 0 || !Number.isFinite(times)) return undefined;
  const value = (Number(right) - put) / times;
  const next =
    put === 0
      ? ''
      : `${put > 0 ? 'Take away' : 'Add'} ${said(Math.abs(put))} on both sides: ${many}${name}${by === undefined ? '' : `/${by}`} = ${said(Number(right) - put)}. `;
  return [
    `${name} = ${said(value)}.`,
    `${next}${times === 1 ? '' : `Then divide by ${said(times)}.`}`.trim() || 'It stands alone already.',
  ];
};

const COLOURED =
  /\b(\d{1,4}) ([a-z]+)(?=,| and |, and | (?:counters|balls|marbles|sweets|beads|socks|pens|cards|discs|tickets|pencils)\b)/g;
/** One drawn from a bag of so many of each colour. */
const drawn = (text: string): Found | undefined => {
  const asked =
    /\b(?:probability|chance)\b[^?]*?\b(?:is|being|of (?:getting|picking|taking|drawing)|that it is|that it's)( not)? (?:an? )?([a-z]+)$/.exec(
      text,
    );
  const things = [...text.matchAll(COLOURED)].map(([, many, name]) => [Number(many), name!] as const);
  const own = things.filter(([, name]) => name === asked?.[2]);
  if (
    !asked ||
    things.length < 2 ||
    own.length !== 1 ||
    /\b(?:two|2|both|second|then|replac\w+)\b/.test(text.replace(COLOURED, ''))
  )
    return undefined;
  const all = things.reduce((so, [many]) => so + many, 0);
  const wanted = asked[1] === undefined ? own[0]![0] : all - own[0]![0];
  const simple = fractionSaid(wanted, all);
  return [
    `The probability is ${wanted}/${all}${simple === `${wanted}/${all}` ? '' : ` = ${simple}`}.`,
    `${wanted} of the ${all} are ${asked[1] === undefined ? '' : 'not '}${asked[2]}.`,
  ];
};

/** "Whats 47 times 36? He has to do it the long way": the sum, with talk behind it. */
const PLAIN_SUM =
  /^(?:so )?(?:what'?s|what is|how much is) (\d{1,9}(?:\.\d{1,4})?) (times|multiplied by|x|plus|\+|minus|divided by|×|÷) (\d{1,9}(?:\.\d{1,4})?)(?=[?,.] |[?]$)(?!, \d)/;
const plainSum = (text: string): Found | undefined => {
  const [, one, word, other] = PLAIN_SUM.exec(text) ?? [];
  if (one === undefined || word === undefined || other === undefined) return undefined;
  const [a, b] = [Number(one), Number(other)];
  const sign = /^(?:times|multiplied|x|×)/.test(word) ? '×' : /^(?:plus|\+)/.test(word) ? '+' : word === 'minus' ? '−' : '÷';
  if (sign === '÷' && b === 0) return undefined;
  const value = sign === '×' ? a * b : sign === '+' ? a + b : sign === '−' ? a - b : a / b;
  const tens = Math.floor(b / 10) * 10;
  const step =
    sign === '×' && b > 10 && b < 100 && b % 10 > 0
      ? `${said(a)} × ${tens} = ${said(a * tens)} and ${said(a)} × ${b - tens} = ${said(a * (b - tens))}.`
      : `${said(a)} ${sign} ${said(b)} = ${said(value)}.`;
  return [`${said(a)} ${sign} ${said(b)} is ${said(value)}.`, step];
};

const PERCENT_OF_FRACTION = /\b(\d{1,4})\/(\d{1,4}) (?:as|into|to|in) (?:a |an )?(?:percent(?:age)?|per cent|%)/;
const asPercent = (text: string): Found | undefined => {
  const [, top, bottom] = PERCENT_OF_FRACTION.exec(text) ?? [];
  if (top === undefined || Number(bottom) === 0) return undefined;
  return [`${top}/${bottom} is ${said((100 * Number(top)) / Number(bottom))}%.`, `${top} ÷ ${bottom} × 100.`];
};

const SCORES = /\b(\d{1,4}(?:\.5)?) ?(?:out of|\/) ?(\d{1,4})\b/g;
/** Marks of several papers added up, in percent of all there were. */
const scored = (text: string): Found | undefined => {
  const marks = [...text.matchAll(SCORES)].map(([, got, of]) => [Number(got), Number(of)] as const);
  if (
    marks.length < 2 ||
    !/\b(?:percent(?:age)?|per cent|%)/.test(text) ||
    !/\b(?:overall|add|altogether|in all|total|together)\b/.test(text)
  )
    return undefined;
  const [got, of] = [0, 1].map((side) => marks.reduce((so, mark) => so + mark[side as 0 | 1], 0)) as [number, number];
  if (of === 0 || marks.some(([one, all]) => one > all)) return undefined;
  const share = (100 * got) / of;
  return [
    `That is ${said(got)} out of ${said(of)}, ${Number.isInteger(share) ? '' : 'about '}${Number(share.toFixed(1))}%.`,
    `${marks.map(([one]) => said(one)).join(' + ')} = ${said(got)}, and ${marks.map(([, all]) => said(all)).join(' + ')} = ${said(of)}.`,
  ];
};

/** Two sides of a right angle give the third; the way round and one side give the other and what lies between. */
const shaped = (text: string): Found | undefined => {
  const LENGTH = '(\\d{1,5}(?:\\.\\d{1,3})?) ?(mm|cm|m|km|ft|feet|metres?|meters?|inches)\\b';
  const rectangle = new RegExp(
    `\\brectang\\w+\\b.*\\bperimeter (?:of|is) ${LENGTH}.*?\\b(?:length|width|side)\\w* (?:of|is) ${LENGTH}`,
  ).exec(text);
  if (rectangle && rectangle[2] === rectangle[4] && /\b(?:area|width|length)\b/.test(text)) {
    const [round, side, unit] = [Number(rectangle[1]), Number(rectangle[3]), rectangle[2]!];
    const other = round / 2 - side;
    if (other <= 0) return undefined;
    const step = `The other side is ${said(round)} ÷ 2 − ${said(side)} = ${said(other)} ${unit}.`;
    return /\barea\b/.test(text)
      ? [`The area is ${said(side * other)} square ${unit} (${unit}²).`, step]
      : [`The other side is ${said(other)} ${unit}.`, step];
  }
  const ladder = new RegExp(`\\bladder\\b[^?]*?${LENGTH}[^?]*?\\b(?:foot|base|bottom)\\b[^?]*?${LENGTH}`).exec(text);
  if (ladder && ladder[2] === ladder[4] && /\bhow (?:high|far up)\b/.test(text)) {
    const [long, out] = [Number(ladder[1]), Number(ladder[3])];
    if (out >= long) return undefined;
    const high = Math.sqrt(long ** 2 - out ** 2);
    return [
      `It reaches ${said(Number(high.toFixed(2)))} ${ladder[2]} up.`,
      `By Pythagoras, ${said(long)}² − ${said(out)}² = ${said(high ** 2)}, and the square root of that is ${said(Number(high.toFixed(2)))}.`,
    ];
  }
  return undefined;
};

/** The way round a circle and its area, with pi as it is told. */
const circled = (text: string): Found | undefined => {
  const told = /(?:\bpi|π) ?(?:=|is|as|of|to be)? ?(22\/7|3\.1\d*)/.exec(text)?.[1];
  const size = /\b(radius|diameter)(?: of| is|:| =)?(?: about)? (\d{1,5}(?:\.\d{1,3})?) ?(mm|cm|m|km|ft|inch(?:es)?)?\b/.exec(
    text,
  );
  const isRound = /\bcircumference\b|\bperimeter\b|\bdistance (?:round|around)\b/.test(text);
  if (
    !size ||
    !/\bcirc\w+/.test(text) ||
    isRound === /\barea\b/.test(text) ||
    /\b(?:semi|quarter|sector|half|cylind|arc|ring)/.test(text)
  )
    return undefined;
  if (/\d/.test(text.replace(size[0], ' ').replace(told ?? '#', ' '))) return undefined;
  const radius = Number(size[2]) / (size[1] === 'diameter' ? 2 : 1);
  const pi = told === undefined ? Math.PI : told === '22/7' ? 22 / 7 : Number(told);
  const unit = size[3] ?? '';
  const about = told === undefined ? 'about ' : '';
  const value = said(Number((isRound ? 2 * pi * radius : pi * radius ** 2).toFixed(2)));
  return isRound
    ? [`The circumference is ${about}${value} ${unit}.`.replace(' .', '.'), `2 × ${told ?? 'pi'} × ${said(radius)} = ${value}.`]
    : [
        `The area is ${about}${value}${unit === '' ? '' : ` square ${unit} (${unit}²)`}.`,
        `${told ?? 'Pi'} × ${said(radius)}² = ${value}.`,
      ];
};

const METRES: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1, metre: 1, meter: 1 };
const SIDES = /(?<![\d.])(\d{1,5}(?:\.\d{1,3})?) ?(mm|cm|m|met(?:re|er))s?\b/g;
/** What a box of three sides or a cylinder holds. */
const filled = (text: string): Found | undefined => {
  if (!/\b(?:litres?|liters?|volume|capacity)\b/.test(text)) return undefined;
  const sides = [...text.matchAll(SIDES)].map(([typed, value, unit]) => ({
    typed,
    value: Number(value),
    unit: unit!.replace('meter', 'metre'),
  }));
  const given = /\b(?:pi|π) ?(?:=|is|as|of|to be)? ?(3\.1\d*)/.exec(text)?.[1];
  const others = text.replace(SIDES, '').replace(/\bpi (?:=|is|as|of) ?3\.1\d*/, '');
  if (/\d/.test(others)) return undefined;
  const isLitres = /\b(?:litres?|liters?)\b/.test(text);
  const unit = sides[0]?.unit;
  if (unit === undefined || (!isLitres && sides.some((side) => side.unit !== unit))) return undefined;
  const size = isLitres ? 1 : METRES[unit]!;
  const [one, other, third] = sides.map(({ value, unit: own }) => (value * METRES[own]!) / size);
  const told = (volume: number, isAbout: boolean): string =>
    isLitres
      ? `It holds ${isAbout ? 'about ' : ''}${said(Number((volume * 1000).toFixed(1)))} litres.`
      : `The volume is ${isAbout ? 'about ' : ''}${said(Number(volume.toFixed(2)))} cubic ${unit} (${unit}³).`;
  if (/\bcylind/.test(text)) {
    if (
      one === undefined ||
      other === undefined ||
      third !== undefined ||
      !/\b(?:height|high|tall|deep|long|length)\b/.test(text)
    )
      return undefined;
    const isFirstWide = text.search(/\b(?:radius|diameter)\b/) < text.search(/\b(?:height|high|tall|deep|long|length)\b/);
    const [wide, high] = isFirstWide ? [one, other] : [other, one];
    const radius = /\bdiameter\b/.test(text) ? wide / 2 : wide;
    const pi = given === undefined ? Math.PI : Number(given);
    return [told(pi * radius ** 2 * high, given === undefined), `${given ?? 'Pi'} × ${said(radius)}² × ${said(high)}.`];
  }
  if (one === undefined || other === undefined || third === undefined || sides.length > 3) return undefined;
  if (/\b(?:full|filled)\b/.test(text) && !/\b(?:when|if|is) (?:it is )?full\b/.test(text)) return undefined;
  return [
    told(one * other * third, false),
    `${sides.map(({ typed }) => typed).join(' × ')}${isLitres ? `; a cubic metre is 1,000 litres` : ''}.`,
  ];
};

const ALL = [
  ofFractions,
  commonOnes,
  spread,
  rounded,
  sequence,
  simplified,
  solvedFor,
  drawn,
  plainSum,
  asPercent,
  scored,
  shaped,
  circled,
  filled,
  ...SHAPES,
];

export const schoolSum = (plain: string): Answer | undefined => {
  if (!/\d|\bangles?\b|\bdice\b/.test(plain)) return undefined;
  const text = inFigures(plain.replace(/(?<=\d)(?:st|nd|rd|th)\b/g, (end) => end));
  for (const work of ALL) {
    const found = work(text) ?? work(plain);
    if (!found) continue;
    return { confidence: 95, lead: found[0], more: [[found[1]], [], []], asides: { source: SOURCE }, topics: [] };
  }
  return undefined;
};
