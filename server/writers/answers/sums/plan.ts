/**
 * How the figures of a told sum go together. Every set of them is put together in the cheapest ways that its units allow, small sets
 * first, until one result holds all of them: a rate times what it is per, likes added up, a part taken off, a share, a percentage.
 * What is told together is put together more cheaply than what is told apart, so the cheapest way is the likeliest reading.
 */
import { isContainer, type Given, type Story } from './read.ts';
import { figure, money, spell } from './told.ts';
import { UNNAMED, EACH, dimensionOf, converted, inUnit, isMoney, isPeople, joined } from './units.ts';
import type { Unit } from '../values/read.ts';

export interface Aim {
  /** What may be meant by the question, with how doubtful it is. */
  readonly units: readonly { readonly unit: Unit; readonly doubt: number }[];
  readonly kind: 'amount' | 'clock' | 'percent';
  /** What is left of the first or largest, what one is more than another. */
  readonly isDifference: boolean;
  /** All of it, whatever words say so. */
  readonly isTotal?: boolean;
  /** What is left when something is gone. */
  readonly isLeft: boolean;
  /** What it was before: percentages are undone. */
  readonly isBack: boolean;
  /** The percentage's own part is asked for. */
  readonly isPart: boolean;
  /** The time at which it begins. */
  readonly isStart: boolean;
  readonly isHalfDay: boolean;
  /** What it has changed by. */
  readonly isChange: boolean;
  /** Where the question begins. */
  readonly at: number;
}

export interface Part {
  readonly kind: Given['kind'];
  readonly value: number;
  readonly unit: Unit;
  readonly turn: 1 | -1 | 0;
  readonly cost: number;
  readonly from: number;
  readonly to: number;
  /** Where the last percentage of it was told. */
  readonly percentAt: number;
  /** "20% of": a part of something. */
  readonly isShare?: boolean;
  readonly said: string;
  readonly steps: readonly string[];
}

export interface Way {
  readonly value: number;
  readonly unit: Unit;
  readonly doubt: number;
  readonly steps: readonly string[];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  woman: 'women',
  person: 'people',
  sheep: 'sheep',
  us: 'of us',
};
const plural = (name: string, value: number): string =>
  (value !== 1 ? IRREGULAR[name] : undefined) ??
  (Math.abs(value) === 1 || name.length < 3 || /^(?:kWh|inch|ft|stone)$/.test(name)
    ? name
    : /(?:s|sh|ch|x)$/.test(name)
      ? `${name}es`
      : `${name.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=shel|hal|loa|cal|lea)f$/, 've')}s`);

export const clock = (hours: number, isHalf: boolean): string => {
  const minutes = Math.round((((hours % 24) + 24) % 24) * 60) % 1440;
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return isHalf ? `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}` : `${hour}:${minute}`;
};

const isWholeCents = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** "12 stone 9 lb". */
const inStones = (value: number): string => {
  const pounds = Math.round(value * 14 * 10) / 10;
  const whole = Math.floor(pounds / 14);
  return `${whole} stone${pounds % 14 === 0 ? '' : ` ${figure(pounds - whole * 14, 1)} lb`}`;
};

/** "£12.40 per hour", "38 hours", "12 m²". */
export const sayAmount = (value: number, unit: Unit): string => {
  const entries = Object.entries(unit);
  const above = entries.filter(([, count]) => count > 0);
  const below = entries.filter(([name, count]) => count < 0 && name !== EACH && name !== UNNAMED);
  const [name, power] = above[0] ?? ['', 1];
  const squared = power === 2 ? '²' : power === 3 ? '³' : '';
  const main = isMoney(name)
    ? value !== 0 && Math.abs(value) < (below.length > 0 && !isWholeCents(value) ? 1 : 0.1)
      ? `${name.length > 1 ? '' : name}${figure(value, 4)}`
      : money(value, name === 'money' ? '' : name)
    : name === 'hour' && squared === '' && below.length === 0
      ? spell(value)
      : name === 'stone' && squared === '' && below.length === 0 && Math.abs(value - Math.round(value)) > 1e-6
        ? inStones(value)
        : `${figure(value, Math.abs(value) < 1 ? 4 : dimensionOf(name) === 'day' ? 1 : 2)}${name === '' || name === UNNAMED || name === EACH ? '' : ` ${plural(name, value)}${squared}`}`;
  const rest = above
    .slice(1)
    .map(([other]) => `-${other}`)
    .join('');
  const per = below.map(([other, count]) => ` per ${other}${count === -2 ? '²' : ''}`).join('');
  return `${main}${rest}${below.some(([other]) => other === EACH) ? ' each' : ''}${per}`;
};

const isAmount = ({ kind }: Part): boolean => kind === 'amount';
const isRate = (unit: Unit): boolean => Object.values(unit).some((count) => count < 0);
const isPlain = (unit: Unit): boolean => {
  const counts = Object.values(unit);
  return counts.length === 1 && counts[0] === 1;
};
/** "3 times a day". */
export const isOften = (unit: Unit): boolean => Object.values(unit).length === 1 && isRate(unit);
const isLength = (unit: Unit): boolean =>
  Object.entries(unit).every(([name, count]) => count < 0 || dimensionOf(name) === 'length');

/** How far apart two parts are told. */
const gap = (one: Part, other: Part, { text, givens }: Story): number => {
  const [from, to] = one.from <= other.from ? [one.to, other.from] : [other.to, one.from];
  if (to < from) return 0.1;
  const between = givens.filter(({ at }) => at >= from && at < to).length;
  const sentences = text.slice(from, to).match(/[.?!;](?= )/g)?.length ?? 0;
  return Math.min(0.5, between * 0.12 + sentences * 0.15);
};

const put = (one: Part, other: Part, result: Pick<Part, 'value' | 'unit' | 'cost'> & Partial<Part>, step?: string): Part => ({
  kind: 'amount',
  turn: one.turn < 0 || other.turn < 0 ? -1 : one.turn || other.turn,
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  percentAt: Math.max(one.percentAt, other.percentAt),
  said: sayAmount(result.value, result.unit),
  ...result,
  cost: result.cost + one.cost + other.cost,
  steps: step === undefined ? [...one.steps, ...other.steps] : [...one.steps, ...other.steps, step],
});

/** What stands between two figures of one list: a few words that say of nothing what was done with it. */
const DONE =
  '(?:bought|buys?|spen[dt]s?|took|takes?|paid|gave|got|came|went|goes?|left|sold|lost|ha[sd]|have|needs?|used?|wants?|is|are|was|were|now|last|this|of|but)';
const LISTED = new RegExp(
  `^(?: (?!${DONE}\\b)[a-z'-]+){0,4}(?:,| and|, and| plus|,? then| with| \\+)(?: (?!${DONE}\\b)[a-z'-]+){0,4} ?[$£€₹¥₦]?$`,
);
/** "Rent is 900 and bills are 120", to be shared. */
const COSTED =
  /^(?: [a-z]+){0,4}(?:,| and|, and| plus) (?!it |that |this |now |then |last )[a-z]+(?: [a-z]+)? (?:is|are|was|were|costs?|comes? to|came to) [$£€₹¥₦]?$/;
const SHARED = /\b(?:each|split|shared?|per person|a head|everyone)\b/;
/** All of it is asked for. */
const ALL =
  /\b(?:total\w*|altogether|all together|in all|all in|together|overall|sum|combined|add\w*|come to|comes to|bill|costs?|both|gross|pay|paid|earn|finish\w*|ends?|arrive\w*|till|charge\w*|buy)\b/;

/** Of one of them alone. */
const ONE = /\b(?:does|do|is) (?:1|a|an|each|every) [a-z]+ (?:cost|weigh|hold|take)/;

const summed = (a: Part, b: Part, aim: Aim, story: Story, apart: number, isLast: boolean): Part[] => {
  const way = inUnit(b.unit, a.unit);
  // Bare numbers are not added to what is counted, unless they are said to come off it.
  if (!way || way.doubt > 1 || (way.doubt > 0.2 && a.turn === 0 && b.turn === 0 && !(aim.isDifference && isLast))) return [];
  const value = b.value * way.factor;
  const said = (left: Part, sign: string, right: Part, result: number): string =>
    `${left.said} ${sign} ${right.said} = ${sayAmount(result, a.unit)}`;
  const doubt = way.doubt + (isRate(a.unit) ? 0.3 : 0) + apart / 2;
  const isLate = (first: Part, second: Part): boolean =>
    first.percentAt > second.from && first.percentAt > second.to && first.to > second.to;
  const late = isLate(a, b) || isLate(b, a) ? 0.5 : 0;
  const less = (left: Part, right: Part, leftValue: number, rightValue: number, cost: number): Part[] =>
    leftValue - rightValue < -1e-9
      ? []
      : [
          put(
            left,
            right,
            { value: leftValue - rightValue, unit: a.unit, turn: 0, cost: cost + doubt + late },
            said(left, '−', right, leftValue - rightValue),
          ),
        ];
  const plus = (cost: number, turn: 1 | -1 | 0): Part =>
    put(a, b, { value: a.value + value, unit: a.unit, turn, cost: cost + doubt + late }, said(a, '+', b, a.value + value));
  // What is added is told to be: by a word, in one list, or because all of it is asked for.
  const between = story.text.slice(a.to, b.from);
  const question = story.text.slice(aim.at);
  const isListed = LISTED.test(between) || (COSTED.test(between) && SHARED.test(question) && Object.keys(a.unit).some(isMoney));
  const isAdded = a.turn !== 0 || b.turn !== 0 || isListed || aim.isTotal === true || (ALL.test(question) && !ONE.test(question));
  if (a.turn >= 0 && b.turn < 0) return less(a, b, a.value, value, 0.3);
  if (a.turn < 0 && b.turn >= 0) return less(b, a, value, a.value, 0.4);
  if (a.turn < 0 && b.turn < 0) return [plus(0.25, -1), ...(aim.isDifference && isLast ? less(a, b, a.value, value, 0.6) : [])];
  return [
    ...(isAdded ? [plus((b.turn > 0 ? 0.2 : 0.4) + (aim.isDifference && isLast ? 0.5 : 0), 0)] : []),
    ...(aim.isDifference && isLast ? [...less(a, b, a.value, value, 0.45), ...less(b, a, value, a.value, 0.5)] : []),
  ];
};

const isTime = (unit: Unit): boolean => /^(?:hour|day)$/.test(dimensionOf(Object.keys(unit)[0] ?? ''));
const isHands = (unit: Unit): boolean => Object.keys(unit).some((name) => isPeople(name) || /(?:er|or)$/.test(name));
const isPaid = (aim: Aim): boolean => aim.units.some(({ unit }) => Object.keys(unit).some(isMoney));
const isWanted = (unit: Unit, aim: Aim): boolean =>
  aim.units.some(({ unit: wanted }) =>
    Object.keys(unit).every(
      (name) => unit[name]! < 0 || Object.keys(wanted).some((other) => converted(name, other) !== undefined),
    ),
  );

/** As it was said, with as many digits as it takes for the step to come out as it says. */
const precise = (said: string, value: number, comesOut: (rounded: number) => boolean): string => {
  const [typed] = /\d[\d,]{0,20}(?:\.\d+)?/.exec(said) ?? [];
  if (typed === undefined || Math.abs(Number(typed.replaceAll(',', '')) - value) > 0.06) return said;
  const digits = [2, 3, 4, 5].find((count) => comesOut(Number(value.toFixed(count)))) ?? 6;
  return digits === 2 ? said : said.replace(typed, figure(value, digits));
};

/** What is multiplied or divided, first turned into the unit that the other is told by. */
const turned = (one: Part, other: Part, power: 1 | -1, factor: number): string => {
  const comesOut = (rounded: number): boolean =>
    Math.abs(rounded - one.value * factor) * other.value ** power < 0.005 || Number.isInteger(one.value * factor);
  if (Math.abs(factor - 1) < 1e-9) return precise(one.said, one.value, comesOut);
  const unit = Object.fromEntries(
    Object.entries(one.unit).map(([name, count]) => [
      Object.keys(other.unit).find((met) => met !== name && (converted(met, name)?.doubt ?? 1) < 0.5) ?? name,
      count,
    ]),
  );
  const said = precise(sayAmount(one.value * factor, unit), one.value * factor, comesOut);
  return `${one.said} = ${said}; ${said}`;
};

const multiplied = (a: Part, b: Part, aim: Aim, apart: number, isLast: boolean): Part[] => {
  const found: Part[] = [];
  for (const [one, other, power] of [
    [a, b, 1],
    [a, b, -1],
    [b, a, -1],
  ] as const) {
    const { unit, factor, doubt, met, cancelled } = joined(one.unit, other.unit, power);
    const names = Object.keys(unit);
    if ((!isLast && (unit[EACH] ?? 0) > 0) || names.length > 3 || Object.values(unit).some((count) => Math.abs(count) > 3))
      continue;
    if (power === -1 && other.value === 0) continue;
    // Nobody reckons in hours per pound.
    const hasMoney = (part: Part): boolean => Object.keys(part.unit).some(isMoney);
    if (power === -1 && isPlain(other.unit) && hasMoney(other) && !hasMoney(one)) continue;
    // So many a table are not divided by a number of who knows what.
    if (power === -1 && cancelled > 0 && isRate(one.unit) && isPlain(other.unit) && other.unit[UNNAMED] === 1) continue;
    const value = one.value * other.value ** power * factor;
    const step = `${turned(one, other, power, factor)} ${power === 1 ? '×' : '÷'} ${other.said} = ${sayAmount(value, unit)}`;
    // What is sold by the piece is bought whole.
    const isPieces = !isLast && names.length === 1 && unit[names[0]!] === 1 && isContainer(names[0]!) && isPaid(aim);
    const whole = isPieces ? Math.ceil(value - 1e-9) : value;
    const of = (cost: number): void => {
      const isMore = whole - value > 1e-9;
      const said = isMore ? `${step}, so ${sayAmount(whole, unit)}` : step;
      found.push(put(one, other, { value: whole, unit, cost: cost + doubt + apart - (isMore ? 0.1 : 0) }, said));
    };
    // What an amount divided by its own kind gives is how many times it fits, and no part of a longer sum.
    if (names.length === 0) {
      if (power === 1 || (isLast && power === -1)) of(power === 1 ? 0.3 : 0.8);
    } else if (cancelled > 0 && power === 1) of(0.3);
    else if (
      cancelled > 0 &&
      isRate(other.unit) &&
      (!isRate(one.unit) || aim.units.some(({ unit: wanted }) => inUnit(unit, wanted)?.doubt === 0))
    )
      of(0.4 + (isWanted(unit, aim) ? 0 : 0.4));
    else if (cancelled > 0) of(0.9);
    else if (power === 1 && met > 0 && isLength(a.unit) && isLength(b.unit) && !isRate(b.unit)) of(0.6);
    else if (power === 1 && (isOften(one.unit) || isOften(other.unit))) of(0.3);
    // What is worked on by more hands takes less time, not more.
    else if (
      power === -1 &&
      (isPlain(one.unit) || (isRate(one.unit) && aim.units.some(({ unit: wanted }) => inUnit(unit, wanted)?.doubt === 0))) &&
      isPlain(other.unit) &&
      !(isTime(one.unit) && isHands(other.unit)) &&
      !(isTime(other.unit) && isHands(one.unit) && aim.units.some(({ unit: wanted }) => isTime(wanted)))
    )
      of(0.7 + apart + (one.from > aim.at !== other.from > aim.at ? 0.3 : 0));
  }
  return found;
};

const percented = (amount: Part, percent: Part, aim: Aim, apart: number, hasMoney: boolean): Part[] => {
  // Where money is spoken of, it is money that is put up or down.
  if (percent.turn === 0 && amount.percentAt >= 0 && !aim.isLeft) return [];
  if (hasMoney && !Object.keys(amount.unit).some(isMoney)) return [];
  // A percentage of which nobody says that it is of something, or put on or taken off, is not understood.
  if (percent.turn === 0 && !aim.isPart && !percent.isShare && !aim.isBack) return [];
  const share = percent.value / 100;
  // What is left of it, where a part is gone.
  const sign = percent.turn || (aim.isLeft && percent.isShare ? -1 : 0);
  const of = (value: number, step: string, cost: number): Part =>
    put(
      amount,
      percent,
      {
        value,
        unit: amount.unit,
        turn: amount.turn,
        percentAt: percent.from,
        cost:
          cost +
          apart +
          (isRate(amount.unit) && !Object.keys(amount.unit).some((name) => isMoney(name) && amount.unit[name] === 1) ? 0.4 : 0),
      },
      step,
    );
  const part = amount.value * share;
  const [said, whole] = [`${figure(percent.value)}%`, amount.said];
  if (aim.isBack) {
    const factor = 1 + (sign || 1) * share;
    if (factor <= 0) return [];
    const before = amount.value / factor;
    return [
      of(
        aim.isPart ? amount.value - before : before,
        `${whole} ÷ ${figure(factor, 4)} = ${sayAmount(before, amount.unit)}${aim.isPart ? `, and the rest is ${sayAmount(Math.abs(amount.value - before), amount.unit)}` : ''}`,
        0.3,
      ),
    ];
  }
  const line = `${said} of ${whole} = ${sayAmount(part, amount.unit)}`;
  if (aim.isPart || sign === 0) return [of(part, line, aim.isPart ? 0.3 : 0.5)];
  const value = amount.value + sign * part;
  return [
    of(
      value,
      `${line}; ${whole} ${sign > 0 ? '+' : '−'} ${sayAmount(part, amount.unit)} = ${sayAmount(value, amount.unit)}`,
      0.3,
    ),
  ];
};

/** One of the whole, or what it has become, in percent. */
const shares = (a: Part, b: Part, aim: Aim): Part[] => {
  const bare = (unit: Unit): Unit =>
    isRate(a.unit) === isRate(b.unit) ? unit : Object.fromEntries(Object.entries(unit).filter(([, count]) => count > 0));
  const way = inUnit(bare(b.unit), bare(a.unit));
  if (!way || way.doubt > 0.3 || a.value === 0 || b.value === 0) return [];
  const value = b.value * way.factor;
  const of = (share: number, step: string, cost: number): Part =>
    put(a, b, { kind: 'factor', value: share, unit: {}, cost }, step);
  if (aim.isChange)
    return [
      of(
        Math.abs(value - a.value) / a.value,
        `${sayAmount(Math.abs(value - a.value), bare(a.unit))} ÷ ${a.said} = ${figure(Math.abs(value - a.value) / a.value, 4)}`,
        0.3,
      ),
    ];
  const [part, whole] = a.value < value ? [a, b] : [b, a];
  const share = a.value < value ? a.value / value : value / a.value;
  return [of(share, `${part.said} ÷ ${whole.said} = ${figure(share, 4)}`, 0.4)];
};

const timed = (a: Part, b: Part, aim: Aim, apart: number, perDay: boolean): Part[] => {
  if (a.kind === 'clock' && b.kind === 'clock') {
    const hours = b.value - a.value + (b.value < a.value ? 24 : 0);
    const step = `From ${a.said} to ${b.said} it is ${spell(hours)}`;
    return [
      put(a, b, { value: hours, unit: { hour: 1 }, cost: 0.2 }, step),
      ...(perDay ? [put(a, b, { value: hours, unit: { hour: 1, day: -1 }, cost: 0.25 }, step)] : []),
    ];
  }
  if (aim.kind !== 'clock') return [];
  const [time, span] = a.kind === 'clock' ? [a, b] : [b, a];
  const hours = inUnit(span.unit, { hour: 1 });
  if (!isAmount(span) || !hours || hours.doubt > 1) return [];
  const sign =
    span.turn !== 0 && /ahead|behind|later|earlier|before|after/.test(span.said)
      ? span.turn
      : aim.isStart
        ? -1
        : span.turn < 0
          ? -1
          : 1;
  const value = time.value + sign * span.value * hours.factor;
  return [
    put(
      time,
      span,
      { kind: 'clock', value, unit: {}, turn: 0, cost: 0.3 + apart, said: clock(value, aim.isHalfDay) },
      `${time.said} ${sign < 0 ? '−' : '+'} ${spell(span.value * hours.factor)} = ${clock(value, aim.isHalfDay)}`,
    ),
  ];
};

const MOST_WAYS = 4;
/** More figures than this are a story of another kind. */
const MOST_PARTS = 7;

const combined = (a: Part, b: Part, aim: Aim, story: Story, perDay: boolean, isLast: boolean): Part[] => {
  const apart = gap(a, b, story);
  if (a.kind === 'clock' || b.kind === 'clock') return timed(a, b, aim, apart, perDay);
  if (isAmount(a) && isAmount(b))
    return [
      ...summed(a, b, aim, story, apart, isLast),
      ...multiplied(a, b, aim, apart, isLast),
      ...(isLast && aim.kind === 'percent' ? shares(a, b, aim) : []),
    ];
  const [other, amount] = isAmount(a) ? [b, a] : [a, b];
  if (!isAmount(amount)) return [];
  if (other.kind === 'percent')
    return percented(
      amount,
      other,
      aim,
      apart,
      story.givens.some(({ unit }) => Object.keys(unit).some(isMoney)),
    );
  const value = amount.value * other.value;
  // Twice as much is meant of what there is, not of a price or of what a litre covers.
  const doubt = isRate(amount.unit) || amount.turn < 0 ? 0.5 : 0;
  return [
    put(
      amount,
      other,
      { value, unit: amount.unit, cost: 0.3 + apart + doubt },
      `${amount.said} × ${figure(other.value)} = ${sayAmount(value, amount.unit)}`,
    ),
  ];
};

const keyOf = ({ value, unit, kind, turn }: Part): string =>
  `${kind} ${turn} ${value.toPrecision(9)} ${Object.keys(unit)
    .toSorted()
    .map((name) => `${name}${unit[name]}`)
    .join()}`;

/** What is asked for, in all the ways that take in every part, the likeliest first. */
export const waysTo = (aim: Aim, parts: readonly Part[], story: Story): readonly Way[] => {
  if (parts.length === 0 || parts.length > MOST_PARTS) return [];
  const ordered = parts.toSorted((one, other) => one.from - other.from);
  const perDay = ordered.some(({ unit }) => Object.keys(unit).some((name) => dimensionOf(name) === 'day'));
  const all = 2 ** ordered.length - 1;
  const best: Part[][] = Array.from({ length: all + 1 }, () => []);
  for (const [at, part] of ordered.entries()) best[2 ** at] = [part];
  for (let set = 1; set <= all; set++) {
    if (best[set]!.length > 0) continue;
    const found = new Map<string, Part>();
    const low = set & -set;
    for (let half = (set - 1) & set; half > 0; half = (half - 1) & set) {
      if ((half & low) === 0) continue;
      for (const one of best[half]!)
        for (const other of best[set ^ half]!) {
          const [a, b] = one.from <= other.from ? [one, other] : [other, one];
          for (const part of combined(a, b, aim, story, perDay, set === all)) {
            const key = keyOf(part);
            if (!((found.get(key)?.cost ?? Infinity) <= part.cost)) found.set(key, part);
          }
        }
    }
    best[set] = [...found.values()].toSorted((one, other) => one.cost - other.cost).slice(0, set === all ? 40 : MOST_WAYS);
  }
  const ways: Way[] = [];
  for (const part of best[all]!) {
    if (aim.kind === 'clock' && part.kind === 'clock')
      ways.push({ value: part.value, unit: {}, doubt: part.cost, steps: part.steps });
    if (aim.kind === 'percent' && part.kind === 'factor')
      ways.push({ value: part.value * 100, unit: {}, doubt: part.cost, steps: part.steps });
    if (aim.kind !== 'amount' || part.kind !== 'amount') continue;
    for (const { unit, doubt } of aim.units) {
      // So much a week is an answer to "how much" as well.
      const span = Object.keys(part.unit).find((name) => part.unit[name] === -1 && dimensionOf(name) === 'day');
      const asked = [{ unit, doubt }, ...(span === undefined ? [] : [{ unit: { ...unit, [span]: -1 }, doubt: doubt + 0.35 }])];
      for (const { unit: wanted, doubt: own } of asked) {
        const way = inUnit(part.unit, wanted);
        if (!way) continue;
        // Nobody asks how many tiles are less than one.
        const isNone = Object.keys(wanted).length === 0 && part.value < 1 ? 0.5 : 0;
        const unsure = (Object.keys(wanted).some(isMoney) ? way.doubt : Math.min(0.4, way.doubt)) + isNone;
        ways.push({ value: part.value * way.factor, unit: wanted, doubt: part.cost + own + unsure, steps: part.steps });
      }
    }
  }
  return ways.toSorted((one, other) => one.doubt - other.doubt);
};
