/**
 * The one reader of figures: every number of a text once, with what it measures and where it stands. Sums read their figures here.
 * What it gives is meant for notes as well: a duration is a measure whose dimension is "hour" or "day" (`measureOf` in measures.ts
 * says so and gives its size), an amount of something is a number with the words that follow its `end`, and what it is paid for
 * ("each", "a night") follows there too. It reads small letters; words for numbers are put in figures before (`inFigures`).
 */
import { MONTH, DAY_MS, monthOf } from './calendar.ts';
import { MEASURE_WORDS, measureNamed } from './measures.ts';

/** By name, how often it is multiplied: "£12 an hour" is `{ £: 1, hour: -1 }`. */
export type Unit = Readonly<Record<string, number>>;

interface Place {
  readonly at: number;
  readonly end: number;
  readonly typed: string;
}

type Told<Kind, More = unknown> = Place & { readonly kind: Kind; readonly value: number } & More;

/** Money is in whole pounds or dollars, a time of the day in hours, a date in days since 1970. */
export type Value =
  | Told<'number'>
  | Told<'percent'>
  | Told<'factor'>
  | Told<'year'>
  | Told<'money', { readonly unit: Unit }>
  | Told<'measure', { readonly unit: Unit }>
  /** `half` where "am" or "pm" is said. */
  | Told<'clock', { readonly half?: 'a' | 'p' }>
  /** Without a year it is one of `ANY_YEAR`. */
  | Told<'date', { readonly hasYear: boolean }>;

/** It is no leap year. */
export const ANY_YEAR = 2001;

const CURRENCIES: readonly (readonly [words: RegExp, sign: string])[] = [
  [/^(?:dollars?|bucks|usd)\b/, '$'],
  [/^(?:euros?|eur|€)(?!\w)/, '€'],
  [/^(?:pounds?(?: sterling)?|quid|gbp)\b/, '£'],
  [/^(yen|francs?|kroner|crowns?|rupees?|pesos?|zloty|lira|baht|rand|naira|dirhams?|shillings?)\b/, ''],
];
const PENCE = /^ ?(?:p|pence|cents?)(?![\w'])|^c(?![\w'])/;
/** Where pounds are a weight. */
const WEIGHED = /\bweigh\w*|\blbs?\b|\bounces\b|\bflour\b|\bmeat\b|\bbeef\b/;

/** The sign or name of the currency that a word means. */
export const currencyNamed = (word: string): string | undefined => {
  const found = CURRENCIES.find(([words]) => words.test(word));
  return found && (found[1] || word.replace(/s$/, ''));
};

/** The currency of a text, or "money" where none is named. */
export const currencyIn = (text: string): string => {
  const sign = /[$£€₹¥₦]/.exec(text)?.[0];
  if (sign !== undefined) return sign;
  for (const [words, named] of CURRENCIES) {
    const found = new RegExp(`\\d (${words.source.slice(1)})`).exec(text)?.[1];
    if (found !== undefined && !(named === '£' && WEIGHED.test(text))) return named || found.replace(/s$/, '');
  }
  return /\d ?p\b|\bpence\b/.test(text) ? '£' : /\bcents?\b/.test(text) ? '$' : 'money';
};

/** "1,20,000" is how India writes it. */
const NUMBER = String.raw`\d{1,3}(?:,\d{2,3}){0,4},\d{3}(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const DATE = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${MONTH})\b(?:,? (?<dated>\d{4})\b)?`;
const MONTH_FIRST = String.raw`(?<month2>${MONTH}) (?:the )?(?<day2>\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]*\d|%| ?[a-z]+s\b)(?:,? (?<dated2>\d{4})\b)?`;
const CLOCK = String.raw`(?<hour12>\d{1,2})(?:[:.](?<minute12>\d\d))? ?(?:(?<half>[ap])\.?m\b\.?|o'clock)|(?<hour24>\d{1,2}):(?<minute24>\d\d)(?!\d|:)`;
const YEAR = String.raw`(?<=\b(?:in|since|by) )(?<year>(?:19|20)\d\d)(?![\d.,]*\d| ?[a-z$£€%]+s\b)`;
const FIGURE = new RegExp(
  String.raw`(?<![\w.,])(?:${DATE}|(?<sign>[$£€₹¥₦]) ?(?<sum>${NUMBER})(?<grand>k\b)?|×(?<factor>${NUMBER})|${CLOCK}|${YEAR}|(?<many>${NUMBER})(?<kilo>k\b)?)|\b${MONTH_FIRST}|\b(?<named>noon|midday|midnight)\b`,
  'g',
);

type Measured = readonly [pattern: RegExp, size: number, unit: Unit];
/** What is told of one measure by another. */
const RATES: readonly Measured[] = [
  [/^ ?(?:km\/h|kmh|kph|km per hour|km an hour|kilomet(?:re|er)s (?:per|an) hour)/, 1, { km: 1, hour: -1 }],
  [/^ ?(?:mph|mi\/h|miles (?:per|an) hour)\b/, 1, { mile: 1, hour: -1 }],
  [/^ ?(?:miles (?:per|to the|to an?|an?)|to the) uk gallon\b/, 1, { mile: 1, 'UK gallon': -1 }],
  [/^ ?(?:mpg|(?:miles (?:per|to the|to an?|an?)|to the) gallon)\b/, 1, { mile: 1, gallon: -1 }],
  [/^ ?knots\b/, 1, { 'nautical mile': 1, hour: -1 }],
  [/^ ?(?:l|lit(?:re|er)s?) ?(?:per|for every|every|a|\/|on) ?100 ?(?:kms?|kilomet(?:re|er)s?|k)\b/, 0.01, { litre: 1, km: -1 }],
  [/^ ?(?:kw|kilowatts?)(?![\w-])/, 1, { kWh: 1, hour: -1 }],
  [/^ ?(?:watts?|w)(?![\w-])/, 0.001, { kWh: 1, hour: -1 }],
];
const SQUARE = new RegExp(
  `^[ -]?(?:square |sq\\.? ?)(${MEASURE_WORDS})(?![\\w/])|^ ?(m|ft|cm|km)(?:²|2)(?!\\w)|^ ?(sqm|sqft)\\b`,
);
const CUBIC = new RegExp(`^[ -]?cubic (${MEASURE_WORDS})(?![\\w/])|^ ?(m|cm)³`);
const MEASURE = new RegExp(
  `^[ -]?(?:(?:regular|normal|extra|overtime|more|full|whole|paid|working|ordinary|other|solid|straight) )?(${MEASURE_WORDS})(?![\\w'/]|-\\w)`,
);
/** What follows a measure as a part of it: "1 hour 40", "5 ft 7 in", "11 stone 4". */
const PARTS: Readonly<Record<string, readonly (readonly [RegExp, parts: number])[]>> = {
  hour: [
    [/^(?: and)? ?(\d{1,2}) ?(?:minutes?|mins?|m)\b(?![\w:%])/, 60],
    [/^(?: and)? ?(\d{1,2}) ?(?:seconds?|secs?|s)\b(?![\w:%])/, 3600],
    [/^ ?(\d{1,2})(?![\w:%]|\.\d)(?! ?(?:\w+ )?(?:hours?|days?|minutes?)\b)/, 60],
  ],
  year: [[/^(?:,| and)? ?(\d{1,2}) months?\b/, 12]],
  week: [[/^(?:,| and)? ?(\d) days?\b/, 7]],
  minute: [
    [/^(?: and)? ?(\d{1,2}) ?(?:seconds?|secs?|s)\b(?![\w:%])/, 60],
    [/^ ?(\d\d)(?=[!?;]|[.,](?!\d)|$)/, 60],
    [/^ ?(\d\d)(?= ?(?:per|an?|\/) ?(?:km|kilomet(?:re|er)|mile)\b)/, 60],
  ],
  ft: [[/^ ?(?:and )?(\d{1,2})(?: ?(?:inch(?:es)?|in)\b)?(?! ?(?:by|x|ft|feet)?\d| [a-z]+s\b)/, 12]],
  stone: [[/^ ?(?:and )?(\d{1,2})(?: ?(?:lbs?|pounds?)\b)?(?![\d.])/, 14]],
};

interface Read {
  readonly kind: 'number' | 'money' | 'measure' | 'percent';
  readonly value: number;
  readonly unit: Unit;
  readonly length: number;
}

/** What a bare number measures by what follows it. */
const measured = (value: number, rest: string, text: string, currency: string): Read => {
  const percent = /^ ?(?:%|per ?cent\b)/.exec(rest);
  if (percent) return { kind: 'percent', value, unit: {}, length: percent[0].length };
  const often = /^ \/ (\d+) ([a-z]+)/.exec(rest);
  // "1 / 3 hours": every so many.
  const span = measureNamed(often?.[2] ?? '');
  if (often && span !== undefined)
    return { kind: 'measure', value: value / Number(often[1]), unit: { [span]: -1 }, length: often[0].length };
  for (const [pattern, size, unit] of RATES) {
    const rate = pattern.exec(rest);
    if (rate) return { kind: 'measure', value: value * size, unit, length: rate[0].length };
  }
  for (const [pattern, power] of [
    [SQUARE, 2],
    [CUBIC, 3],
  ] as const) {
    const area = pattern.exec(rest);
    const name = measureNamed(area?.[1] ?? area?.[2] ?? area?.[3]?.slice(2) ?? '');
    if (area && name !== undefined) return { kind: 'measure', value, unit: { [name]: power }, length: area[0].length };
  }
  const weight = WEIGHED.test(text) && /^ ?pounds?\b/.exec(rest);
  if (weight) return { kind: 'measure', value, unit: { lb: 1 }, length: weight[0].length };
  const word = rest.replace(/^ /, '');
  for (const [pattern, sign] of CURRENCIES) {
    const named = pattern.exec(word);
    if (named)
      return {
        kind: 'money',
        value,
        unit: { [sign || named[0].replace(/s$/, '')]: 1 },
        length: named[0].length + rest.length - word.length,
      };
  }
  const pence = PENCE.exec(rest);
  if (pence) return { kind: 'money', value: value / 100, unit: { [currency]: 1 }, length: pence[0].length };
  const power = /^ units?\b/.exec(rest);
  if (power && /\bkwh?\b|\bwatts?\b|\belectric/.test(text))
    return { kind: 'measure', value, unit: { kWh: 1 }, length: power[0].length };
  const times = /^ times? (?:an?|per|each|every|1) (hour|day|week|month|year|night)\b|^ times (dai|week|month)ly\b/.exec(rest);
  if (times)
    return {
      kind: 'measure',
      value,
      unit: { [(times[1] ?? times[2]!).replace('dai', 'day')]: -1 },
      length: times[0].length,
    };
  const found = MEASURE.exec(rest);
  const name = measureNamed(found?.[1] ?? '');
  if (!found || name === undefined) return { kind: 'number', value, unit: {}, length: 0 };
  let [sum, length] = [value, found[0].length];
  for (const [pattern, parts] of PARTS[name] ?? []) {
    const part = pattern.exec(rest.slice(length));
    if (!part) continue;
    sum += Number(part[1]) / parts;
    length += part[0].length;
    break;
  }
  return { kind: 'measure', value: sum, unit: { [name]: 1 }, length };
};

const hourOf = (hour: number, half: string | undefined): number =>
  half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;

const amountOf = (typed: string, kilo: string | undefined): number =>
  Number(typed.replaceAll(',', '')) * (kilo === undefined ? 1 : 1000);

export const valuesIn = (text: string): readonly Value[] => {
  const currency = currencyIn(text);
  const isRun = /\b(?:r[au]n|running|race|pace|jog\w*|walk\w*|cycl\w+)\b/.test(text);
  const values: Value[] = [];
  let until = 0;
  for (const { index: at, 0: typed, groups = {} } of text.matchAll(FIGURE)) {
    if (at < until) continue;
    const place = (end: number): Place => ({ at, end, typed: text.slice(at, end) });
    const own = place(at + typed.length);
    const [day, month, dated] = ['day', 'month', 'dated'].map((part) => groups[part] ?? groups[`${part}2`]);
    const { sign, sum, grand, factor, half, year, many, kilo, named } = groups;
    const hour = groups['hour12'] ?? groups['hour24'];
    if (day !== undefined) {
      const value = Date.UTC(Number(dated ?? ANY_YEAR), monthOf(month!), Number(day)) / DAY_MS;
      values.push({ ...own, kind: 'date', value, hasYear: dated !== undefined });
    } else if (sum !== undefined) values.push({ ...own, kind: 'money', value: amountOf(sum, grand), unit: { [sign!]: 1 } });
    else if (factor !== undefined) values.push({ ...own, kind: 'factor', value: amountOf(factor, undefined) });
    else if (named !== undefined) values.push({ ...own, kind: 'clock', value: named === 'midnight' ? 24 : 12 });
    else if (hour !== undefined) {
      const minutes = Number(groups['minute12'] ?? groups['minute24'] ?? 0);
      const value = hourOf(Number(hour), half) + minutes / 60;
      values.push({ ...own, kind: 'clock', value, ...((half === 'a' || half === 'p') && { half }) });
    } else if (year !== undefined) values.push({ ...own, kind: 'year', value: Number(year) });
    else if (kilo !== undefined && isRun)
      values.push({ ...own, kind: 'measure', value: amountOf(many!, undefined), unit: { km: 1 } });
    else {
      const { kind, value, unit, length } = measured(amountOf(many!, kilo), text.slice(own.end), text, currency);
      values.push(
        kind === 'percent' || kind === 'number'
          ? { ...place(own.end + length), kind, value }
          : { ...place(own.end + length), kind, value, unit },
      );
    }
    until = values.at(-1)!.end;
  }
  return values;
};
