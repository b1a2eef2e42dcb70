/**
 * Sums that follow from what is measured in what: so much an hour, a head, a box or a gallon, times or divided by how much of it
 * there is. Of all the ways to multiply and divide the figures of a question, the one whose unit is asked for is the sum; where
 * no way or more than one gives that unit, nothing is worked out.
 */
import { irregularBase } from '../../lexicon/irregular.ts';
import type { Quantity } from './quantities.ts';
import { figure, money, spell, type Sum, type Worked } from './sums-told.ts';

/** By base, how often it is multiplied: a speed is `{ length: 1, hour: -1 }`. */
type Unit = Readonly<Record<string, number>>;

interface Measured {
  /** In base units. */
  readonly value: number;
  readonly unit: Unit;
  /** As it is said in the working. */
  readonly said: string;
}

interface Measure {
  readonly base: string;
  readonly factor: number;
}

const MONTH = 365 / 12;
const MEASURES: Readonly<Record<string, Measure>> = Object.fromEntries(
  (
    [
      ['money', 1, 'dollar euro pound quid money'],
      ['money', 0.01, 'cent pence penny'],
      ['length', 1, 'metre meter m'],
      ['length', 1000, 'km kilometre kilometer'],
      ['length', 1609.344, 'mile'],
      ['length', 0.01, 'cm'],
      ['length', 0.3048, 'foot feet ft'],
      ['hour', 1, 'hour hr h'],
      ['hour', 1 / 60, 'minute min'],
      ['hour', 1 / 3600, 'second sec'],
      ['day', 1, 'day night'],
      ['day', 7, 'week'],
      ['day', MONTH, 'month'],
      ['day', 365, 'year'],
      ['weight', 1, 'kg kilo kilogram'],
      ['weight', 0.001, 'g gram'],
      ['weight', 0.45359237, 'lb'],
      ['volume', 1, 'litre liter l'],
      ['volume', 0.001, 'ml millilitre milliliter'],
      ['volume', 3.785411784, 'gallon'],
      ['person', 1, 'person people head guest child kid adult man woman friend student diner pupil'],
    ] as const
  ).flatMap(([base, factor, names]) => names.split(' ').map((name) => [name, { base, factor }])),
);

const singular = (word: string): string =>
  irregularBase(word, 'noun') ??
  word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '');
const measureOf = (word: string): Measure => {
  const one = singular(word);
  return MEASURES[word] ?? MEASURES[one] ?? { base: `things:${one}`, factor: 1 };
};

const KINDS: Partial<Record<Quantity['kind'], string>> = {
  money: 'money',
  length: 'length',
  hours: 'hour',
  days: 'day',
  weight: 'weight',
  volume: 'volume',
  people: 'person',
};

const times = (one: Unit, other: Unit, power: 1 | -1): Unit => {
  const product = { ...one };
  for (const [base, count] of Object.entries(other)) product[base] = (product[base] ?? 0) + power * count;
  return Object.fromEntries(Object.entries(product).filter(([, count]) => count !== 0));
};
const isSame = (one: Unit, other: Unit): boolean => Object.keys(times(one, other, -1)).length === 0;

/** What a figure counts is one or two words: "sausage rolls". */
const NOUNS = /^(?:[ -]of)?[ -]?((?:square |cubic )?[\p{L}]{2,})(?: ([\p{L}]{3,}))?/u;
const SMALL =
  /^(?:a|an|the|each|per|every|for|in|on|at|to|and|or|is|are|of|by|with|it|i|we|my|that|this|do|does|if|long|old|total|altogether|from|which|come|comes|apart|more|how|will|would|has|have|cost|costs|cover|covers|hold|holds|need|needs|want|wants|get|gets|eat|eats|use|uses|last|lasts|left)$/;
/** "per", "every", "in a": what follows is what the figure is for. */
const PER = /^(?:[ -]\p{L}+){0,3}? ?(?:\bper\b|\beach\b|\bevery\b|\bin an?\b|\/) ?((?:square )?[\p{L}]+)/u;
/** "an hour", "a kilo": of what is measured alone, for "300 pages a friend gave me" is no rate. */
const AN = /^(?:[ -]\p{L}+){0,3}? an? (\p{L}+)/u;
/** "each box covers 1.5 square metres": the figure is for what stands before it. */
const ONE_OF =
  /\b(?:an?|each|every|per|1) ([\p{L}]+)(?: (?:of )?[\p{L}]+)? (?:contains?|holds?|covers?|has|costs?|makes?|gives?|takes?|uses?|is|are|lasts?|serves?|feeds?|needs?|weighs?|gets?|eats?|drinks?|does)(?: about| around| only| for)? $/u;
/** Fuel is sold by the litre, or by the gallon where anything else of the question is in gallons. */
const FUEL_PRICE = /\b(?:petrol|diesel|gas|gasoline|fuel)(?: price)? (?:is|costs?|at|for|of)(?: about| around| currently)? $/;
const PACKED =
  /\b((?:pack|packet|box|bag|crate|carton|case|tray|tin|bottle|jar|roll|sheet|set|team|group|row|table)(?:es|s)?) of $/;

/** The word that names what is counted: of two, the one that comes again ("a 300 page book", "25 pages a day"). */
const nounAfter = (rest: string, all: string): string | undefined => {
  const [, first, second] = NOUNS.exec(rest) ?? [];
  if (first === undefined || SMALL.test(first)) return undefined;
  if (/^(?:square|cubic) /.test(first) || second === undefined || SMALL.test(second)) return first;
  const often = (word: string): number => all.split(singular(word)).length;
  return often(first) > 2 && often(first) > often(second) ? first : second;
};

/** What stands for "a thing" where the text does not name it: resolved to the things of another figure. */
const THING = 'things:';

/** The word is a unit of measure. */
const measureAfter = (after: string): string | undefined => {
  const word = AN.exec(after)?.[1];
  return word !== undefined && Object.hasOwn(MEASURES, singular(word)) ? word : undefined;
};

const measured = (text: string, quantities: readonly Quantity[]): readonly Measured[] | undefined => {
  const found: Measured[] = [];
  for (const quantity of quantities) {
    const { kind, at, typed, value } = quantity;
    const [before, after] = [text.slice(0, at), text.slice(at + typed.length)];
    if (kind === 'consumption') {
      const per = typed.startsWith(`${quantity.value}`) && quantity.unit === 'mpg';
      found.push({
        value: per ? (value * 1609.344) / 3.785411784 : value / 100_000,
        unit: per ? { length: 1, volume: -1 } : { volume: 1, length: -1 },
        said: typed,
      });
      continue;
    }
    if (kind === 'speed') {
      found.push({ value: value * 1000, unit: { length: 1, hour: -1 }, said: typed });
      continue;
    }
    if ((kind === 'number' || kind === 'money') && FUEL_PRICE.test(before)) {
      const isGallon = quantities.some(({ unit }) => unit === 'mpg' || unit === 'gallon');
      found.push({ value: value / (isGallon ? 3.785411784 : 1), unit: { money: 1, volume: -1 }, said: typed });
      continue;
    }
    const span = kind === 'months' ? value * MONTH : kind === 'years' ? value * 365 : undefined;
    const base = span === undefined ? KINDS[kind] : 'day';
    if (base === undefined && kind !== 'number') return undefined;
    const noun = base === undefined ? nounAfter(after, text) : undefined;
    const own = base !== undefined ? { base, factor: 1 } : noun === undefined ? { base: THING, factor: 1 } : measureOf(noun);
    const packed = PACKED.exec(before)?.[1];
    const isEach = /^(?: [\p{L}]+){0,2} each\b(?! [\p{L}]+ )|^(?: [\p{L}]+){0,2} (?:apiece|a head|a piece)\b/u.test(after);
    const per =
      packed ??
      (isEach || /\beach (?:gets?|eats?|drinks?|needs?|has|takes?|pays?) $/.test(before)
        ? 'each'
        : (PER.exec(after)?.[1] ?? measureAfter(after) ?? ONE_OF.exec(before)?.[1]));
    const by =
      per === undefined
        ? undefined
        : per === 'each' || per === 'head' || per === 'piece'
          ? { base: 'each', factor: 1 }
          : SMALL.test(per)
            ? undefined
            : measureOf(per);
    const isOwn = by?.base === own.base && by.base !== 'day';
    found.push({
      value: ((span ?? value) * own.factor) / (by && !isOwn ? by.factor : 1),
      unit: by && !isOwn ? times({ [own.base]: 1 }, { [by.base]: 1 }, -1) : { [own.base]: 1 },
      said: [typed, noun, by && !isOwn && per !== 'each' ? `per ${singular(per!)}` : undefined]
        .filter((part) => part !== undefined)
        .join(' '),
    });
  }
  return found;
};

interface Asked {
  readonly unit: Unit;
  readonly say: (value: number) => string;
}

/** What the question asks for, and how it is said. */
const askedOf = (text: string, quantities: readonly Quantity[], sign: string): Asked | undefined => {
  const lengthUnit = quantities.some(({ unit }) => unit === 'mile' || unit === 'mph' || unit === 'mpg') ? 'mile' : 'km';
  if (/\bhow fast\b|\bwhat speed\b|\b(?:average|my) speed\b/.test(text))
    return {
      unit: { length: 1, hour: -1 },
      say: (value) => `${figure(value / MEASURES[lengthUnit]!.factor, 1)} ${lengthUnit === 'mile' ? 'mph' : 'km/h'} on average`,
    };
  if (/\bhow far\b|\bwhat distance\b/.test(text))
    return {
      unit: { length: 1 },
      say: (value) => `${figure(value / MEASURES[lengthUnit]!.factor, 1)} ${lengthUnit === 'mile' ? 'miles' : 'km'}`,
    };
  const many = /\bhow many ((?:square )?[\p{L}]+)(?: of [\p{L}]+)?(?: ([\p{L}]+))?/u.exec(text);
  const counted = many?.[1];
  if (counted !== undefined) {
    const own = measureOf(counted);
    const span = /\bhow many .*\b(?:a|per|each|every|in a) (day|week|month|year)\b[^\d]*$/.exec(text)?.[1];
    const by = span === undefined || own.base === 'day' ? undefined : measureOf(span);
    const isWhole = own.base.startsWith(THING) && /\b(?:need|buy|order|get|take|bring|must|should|book)\b/.test(text);
    return {
      unit: by ? { [own.base]: 1, [by.base]: -1 } : { [own.base]: 1 },
      say: (value) => {
        const amount = (value / own.factor) * (by?.factor ?? 1);
        const whole = Math.ceil(amount - 1e-9);
        return isWhole && Math.abs(whole - amount) > 1e-6
          ? `${figure(whole)} ${counted}, as the sum gives ${figure(amount)}`
          : `${figure(amount)} ${counted}${span === undefined ? '' : ` a ${span}`}`;
      },
    };
  }
  if (/\bhow long\b|\bhow much time\b/.test(text)) {
    const span = /\b(?:a|per|each|every) (day|week|month)\b/.exec(text)?.[1];
    return span !== undefined
      ? { unit: { day: 1 }, say: (value) => `${figure(value / measureOf(span).factor, 1)} ${span}s` }
      : { unit: { hour: 1 }, say: (value) => spell(value) };
  }
  const asksMoney =
    /\b(?:how much (?:is|are|do|does|will|would|did|can|should|must) |what (?:do|does|will|would|did|is|are) .*\b(?:cost|pay|earn|price|come to|total|bill|make)|\bcosts?\?*$|\bhow much\b.*\b(?:cost|pay|earn|make|spend|save|saved|charge|owe|money|worth)|^(?=.*[$£€]|.*\b(?:euros?|dollars?|pounds?|quid)\b).*\bhow much (?:is|are|do|does|will|would|did|can|should|must)\b)/.test(
      text,
    );
  const isStuff =
    quantities.every(({ kind }) => kind !== 'money') &&
    quantities.some(({ kind }) => kind === 'weight' || kind === 'volume') &&
    !/\b(?:cost|pay|price|spend|charge|earn|owe)/.test(text);
  if (asksMoney && !isStuff) {
    const span = /\b(?:how much|what)\b.*\b(?:a|per|each|every|in a) (day|week|month|year)\b[^\d]*$/.exec(text)?.[1];
    const by = span === undefined ? undefined : measureOf(span);
    return {
      unit: by ? { money: 1, [by.base]: -1 } : { money: 1 },
      say: (value) => `${money(value * (by?.factor ?? 1), sign)}${span === undefined ? '' : ` a ${span}`}`,
    };
  }
  const per = /\b(?:what|how much)\b.*\b(?:price|cost|rent|pay|rate)\b.* (?:per|an?|each|for one) ((?:square )?[\p{L}]+)$/u.exec(
    text,
  )?.[1];
  if (per !== undefined) {
    const by = measureOf(per);
    return { unit: { money: 1, [by.base]: -1 }, say: (value) => `${money(value * by.factor, sign)} per ${per}` };
  }
  if (/\b(?:what|how many) (?:mpg|miles (?:per|to the|a) gallon)\b/.test(text))
    return {
      unit: { length: 1, volume: -1 },
      say: (value) => {
        const mpg = (value / 1609.344) * 3.785411784;
        return `${figure(mpg * 1.200949925, 1)} miles to the UK gallon, or ${figure(mpg, 1)} to the US gallon`;
      },
    };
  if (PER_100_KM.test(text))
    return { unit: { volume: 1, length: -1 }, say: (value) => `${figure(value * 100_000, 1)} litres per 100 km` };
  const stuff = quantities.find(({ kind }) => kind === 'weight' || kind === 'volume');
  if (!/\bhow much\b/.test(text) || !stuff) return undefined;
  const { factor } = measureOf(stuff.unit);
  const isBig = (value: number): boolean => (stuff.unit === 'g' || stuff.unit === 'ml') && value >= 1;
  return {
    unit: { [stuff.kind]: 1 },
    say: (value) =>
      isBig(value)
        ? `${figure(value)} ${stuff.unit === 'g' ? 'kg' : 'litres'}`
        : `${figure(value / factor)} ${stuff.unit}${stuff.unit.length > 3 && value !== factor ? 's' : ''}`,
  };
};

const MOST = 4;

const renamed = (unit: Unit, from: string, to: string): Unit =>
  Object.entries(unit).reduce<Unit>((so, [base, count]) => times(so, { [base === from ? to : base]: count }, 1), {});

/** All that may be meant by "each", and by figures that name nothing. */
const resolved = (
  all: readonly Measured[],
  eaches: readonly string[],
  things: readonly string[],
): readonly (readonly Measured[])[] =>
  all.reduce<readonly (readonly Measured[])[]>(
    (so, one) => {
      const meant =
        one.unit['each'] === undefined ? [one] : eaches.map((each) => ({ ...one, unit: renamed(one.unit, 'each', each) }));
      const named = meant.flatMap((each) =>
        each.unit[THING] === undefined
          ? [each]
          : things
              .filter((thing) => !/\d\.\d/.test(each.said) || thing === 'money' || !thing.startsWith(THING))
              .map((thing) => ({ ...each, unit: renamed(each.unit, THING, thing) })),
      );
      return so.flatMap((before) => named.map((each) => [...before, each]));
    },
    [[]],
  );

interface Way {
  readonly value: number;
  readonly working: string;
  readonly powers: readonly (1 | -1)[];
}

const ways = (all: readonly Measured[], wanted: Unit): readonly Way[] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.map((_one, at) => ((bits >> at) & 1 ? -1 : 1) as 1 | -1))
    .filter((powers) =>
      isSame(
        all.reduce<Unit>((unit, one, at) => times(unit, one.unit, powers[at]!), {}),
        wanted,
      ),
    )
    .map((powers) => {
      const value = all.reduce((so, one, at) => so * one.value ** powers[at]!, 1);
      const order = all.map((one, at) => ({ said: one.said, power: powers[at]! })).sort((one, other) => other.power - one.power);
      return {
        value,
        working: order.map(({ said, power }, at) => `${at === 0 ? '' : power === 1 ? ' × ' : ' ÷ '}${said}`).join(''),
        powers,
      };
    });

/** What is worked on by more hands takes less time, not more. */
const HANDS = /^(?:person|things:\w+(?:er|or|man|men))$/;

const FOR = /\b(?:for|serves?|makes?|feeds?)(?: about)? $/;

/**
 * "12 muffins need 250 g, how much do 30 need?": of two amounts of the same, the one that is told together with the third is what
 * the third was for.
 */
const inProportion = (text: string, every: readonly Quantity[], all: readonly Measured[], asked: Unit): readonly Way[] => {
  const third = all.findIndex(({ unit }) => isSame(unit, asked));
  const [one, other] = [0, 1, 2].filter((at) => at !== third) as [number, number];
  if (all.length !== 3 || third < 0 || !isSame(all[one]!.unit, all[other]!.unit) || isSame(all[one]!.unit, asked)) return [];
  const [base, ...more] = Object.keys(all[one]!.unit);
  // Of two figures that name nothing it must be said that they are amounts of the same: "for 12", "serves 4".
  if (base === THING && [one, other].some((at) => !FOR.test(text.slice(0, every[at]!.at)))) return [];
  if (base === undefined || more.length > 0 || ((asked['day'] ?? asked['hour']) !== undefined && HANDS.test(base))) return [];
  const apart = (at: number): number => {
    const [from, to] = [every[at]!, every[third]!].toSorted((first, second) => first.at - second.at) as [Quantity, Quantity];
    return to.at - from.at + (/[.?;,]/.test(text.slice(from.at + from.typed.length, to.at)) ? 1000 : 0);
  };
  const given = apart(one) < apart(other) ? one : other;
  return ways(all, asked).filter(({ powers }) => powers[given] === -1 && powers[third] === 1);
};

/** Of one tank, pot or field that is not spoken of again, it need not be said that it is one. */
const withoutIdle = (all: readonly Measured[], asked: Unit): readonly Measured[] => {
  const isIdle = (base: string): boolean =>
    base.startsWith(THING) &&
    base !== THING &&
    asked[base] === undefined &&
    all.filter(({ unit }) => unit[base] !== undefined).length === 1;
  return all.map((one) => ({
    ...one,
    unit: Object.fromEntries(Object.entries(one.unit).filter(([base, count]) => count > 0 || !isIdle(base))),
  }));
};

const PER_100_KM = /\b(?:what|how)\b.*\bper 100 ?km\b/;
/** "24.99 a month plus 49 at the start". */
const PLUS = /\bplus(?: [a-z-]{1,12}){0,3} [$£€]?$/;
/** Twice as much as is told. */
const TWICE = /\b(?:twice|two times|there and back|both ways|each way|round trip|and back)\b/;

const isPerTime = (unit: Unit): boolean => unit['day'] === -1 && unit['money'] === undefined && unit['hour'] === undefined;
/** "10 ml a minute" for "how much a day": what goes on all day. */
const inDays = (all: readonly Measured[]): readonly Measured[] =>
  all.map(({ value, unit, said }) =>
    unit['hour'] === undefined
      ? { value, unit, said }
      : {
          value: value * 24 ** -unit['hour'],
          unit: times(times(unit, { hour: unit['hour'] }, -1), { day: unit['hour'] }, 1),
          said,
        },
  );

export const RATE_SUMS: readonly Sum[] = [
  {
    asks: /\b(?:how (?:much|many|long|far|fast)|what (?:mpg|do|does|will|would|did|is|are|speed|distance)|costs?$)\b/,
    work: ({ text, every: typed, sign, takeAll }): Worked | undefined => {
      // "One roll covers …" counts nothing.
      const counted = typed.length > 1 ? typed.filter(({ kind, value }) => kind !== 'number' || value !== 1) : typed;
      const extra = counted.find(({ at }) => PLUS.test(text.slice(0, at)));
      const every = counted.filter((one) => one !== extra && !(PER_100_KM.test(text) && /^100 ?k/.test(one.typed)));
      if (every.length === 0 || every.length > MOST) return undefined;
      const told = measured(text, every);
      const asked = told && askedOf(text, every, sign);
      if (!asked || (every.length === 1 && !isPerTime(asked.unit))) return undefined;
      const all = withoutIdle(told, asked.unit);
      const units = all.map(({ unit }) => unit);
      // "each" is one of what is counted, and what is not named is something that another figure counts.
      const counts = [...new Set(units.flatMap((unit) => (Object.keys(unit).length === 1 ? Object.keys(unit) : [])))];
      const named = [...new Set([...units, asked.unit].flatMap((unit) => Object.keys(unit).filter((base) => unit[base]! > 0)))];
      const names = named.filter((base) => base !== THING && base !== 'day' && base !== 'hour');
      const isRate = all.some(({ unit }) => Object.keys(unit).length > 1);
      const isQuotient =
        Object.keys(asked.unit).length > 1 || asked.unit['length'] !== undefined || asked.unit['hour'] !== undefined;
      const found = resolved(all, counts, [...names, THING]).flatMap((own) =>
        isRate
          ? ways(isPerTime(asked.unit) ? inDays(own) : own, asked.unit)
          : [...inProportion(text, every, own, asked.unit), ...(isQuotient && own.length === 2 ? ways(own, asked.unit) : [])],
      );
      const [way, ...others] = found;
      if (!way || others.some(({ value }) => Math.abs(value / way.value - 1) > 1e-6)) return undefined;
      const isTwice = TWICE.test(text);
      if ((isTwice || extra) && Object.keys(asked.unit).length > 1) return undefined;
      if (extra && asked.unit['money'] === undefined) return undefined;
      const sum = way.value * (isTwice ? 2 : 1) + (extra?.value ?? 0);
      takeAll();
      return [
        `That is ${asked.say(sum)}.`,
        [`${way.working}${isTwice ? ', and that twice' : ''}${extra ? `, plus ${extra.typed}` : ''}.`],
      ];
    },
  },
];
