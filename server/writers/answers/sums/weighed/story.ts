/** A story told in words as its figures: what each counts, what it is for one of, which words stand around it, and what is asked. */
import { inFigures } from '../quantities.ts';
import { dimensionOf, isCount, isMoney, isPeople, singular } from '../units.ts';
import { currencyIn, valuesIn, type Unit } from '../../values/read.ts';
import { measureNamed } from '../../values/measures.ts';

/** An amount, a part of something (also in percent), so many times as much, or what one unit holds of another. */
export type Kind = 'amount' | 'part' | 'times' | 'known';

export interface Leaf {
  readonly kind: Kind;
  readonly value: number;
  readonly unit: Unit;
  /** Where it stands among the words; what is only known stands nowhere. */
  readonly place: number;
  readonly sentence: number;
  readonly isAsked: boolean;
  /** The words of its clause, as numbers: those before it and those after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Those of them that name something. */
  readonly names: readonly number[];
  readonly said: string;
  /** What it counts is only taken over from the figure before. */
  readonly isGuessed?: boolean;
}

export interface Wanted {
  /** How it is asked: "how many", "how much" and so on. */
  readonly form: string;
  /** What is counted: a thing, a measure, money, a percentage; empty where that is not told. */
  readonly unit: string;
  readonly per: string;
  readonly words: readonly number[];
  readonly names: readonly number[];
}

export interface Tale {
  readonly leaves: readonly Leaf[];
  readonly words: readonly string[];
  readonly wanted: Wanted;
  readonly currency: string;
}

export const hashOf = (word: string): number => {
  let so = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) so = Math.imul(so ^ word.charCodeAt(at), 0x01000193);
  return so | 0;
};

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const PART_WORDS = 'half|halves|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?';
const partOf = (word: string): number => PARTS[word] ?? PARTS[word.slice(0, -1)]!;

/** Parts and multiples in signs, with their words behind them. */
const inSigns = (text: string): string =>
  text
    .replace(/\btime[ -]and[ -](?:a|1)[ -]half\b/g, ' ×1.5 overtime')
    .replace(/\bdouble time\b/g, ' ×2 overtime')
    .replace(/\bhalf price\b/g, '50% off')
    .replace(/\b(?:there and back|each way|both ways)\b/g, ' ×2 ways')
    .replace(/(?<![\d.,/])(\d{1,3}) ?\/ ?(\d{1,3})(?:rds?|ths?)?(?![\d/])/g, (typed, top: string, bottom: string) =>
      Number(bottom) > 0 ? ` ×${(Number(top) / Number(bottom)).toFixed(9)} fraction` : typed,
    )
    .replace(
      new RegExp(`(?<![\\d.,])\\b(\\d{1,2})[- ](${PART_WORDS})\\b`, 'g'),
      (_, top: string, word: string) => ` ×${(Number(top) / partOf(word)).toFixed(9)} fraction`,
    )
    .replace(
      new RegExp(
        `\\b(?:an? |one[- ]|1[- ])?(half|(?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)(?=(?: as| of\\b| the|s? (?:less|more|off))))\\b`,
        'g',
      ),
      (_, word: string) => ` ×${(1 / partOf(word)).toFixed(9)} fraction`,
    )
    .replace(/\b(?:twice|doubles?|doubled)\b/g, ' ×2 twice')
    .replace(/\b(?:thrice|triples?|tripled)\b/g, ' ×3 twice')
    .replace(/\bquadrupled?\b/g, ' ×4 twice')
    .replace(
      /(?<![\d.,$£€₹/])(\d[\d.]{0,6}) times\b(?= (?:as|the|more|that|what|older|his|her|my|their|its|larger|bigger|longer|heavier|faster|taller))/g,
      ' ×$1 twice',
    );

const STOPS = new Set(
  'the a an of to in on at for from by with and or but is are was were be been has have had he she it they we i you his her their its my our your if that this these those there then than as so not do does did will would can could should how many much what which who when where while each every per some all any both more less fewer other another about only just also too very up out off left after before into over again more total altogether them him me us plus cost costs need needs get gets got contains contain holds hold takes take weighs eats eat gave give gives pay pays paid how if for costing less minus makes make using bought sold'.split(
    ' ',
  ),
);
const EMPTY = new Set([...STOPS, '#', ',', '.', '?', '!', ';', ':', '(', ')', '%', '/'].map(hashOf));
const namesIn = (words: readonly number[]): readonly number[] => [...new Set(words)].filter((word) => !EMPTY.has(word));
const SKIPPED = new Set(
  'total in all more of the his her their my our other different new extra additional such these those them your its fewer less small large big full whole red blue green white black yellow'.split(
    ' ',
  ),
);
const PER_ONE = new Set(['each', 'apiece', 'every', 'per', 'a', 'an', '/', 'piece']);

const snapped = (value: number): number => {
  for (let bottom = 1; bottom <= 60; bottom++) {
    const top = value * bottom;
    if (Math.abs(top - Math.round(top)) < 1e-6) return Math.round(top) / bottom;
  }
  return value;
};

interface Token {
  readonly word: string;
  /** Which value it is, or -1. */
  readonly value: number;
}

const isEnd = (word: string): boolean => word === '.' || word === '?' || word === '!';
const isWord = (word: string | undefined): word is string => word !== undefined && /^[a-z]/.test(word);

/** The thing that a bare number counts. */
const ALIKE = new Set('fish sheep deer fruit money aircraft dozen hundred thousand'.split(' '));
const nounAfter = (tokens: readonly Token[], at: number, isOne: boolean): string | undefined => {
  let found: string | undefined;
  for (let next = at; next < at + 5; next++) {
    const word = tokens[next]?.word;
    if (!isWord(word) || tokens[next]!.value >= 0) break;
    if (found === undefined && SKIPPED.has(word)) continue;
    if (STOPS.has(word) || /(?:ed|ing)$/.test(word)) break;
    if (singular(word) !== word || isPeople(word) || ALIKE.has(word)) return singular(word);
    if (isOne) found ??= word;
    if (next > at + 2) break;
  }
  return found;
};

const nameOf = (word: string): string =>
  measureNamed(word) ??
  (/^(?:dollars?|cents?|euros?|rupees?|naira|money)$/.test(word) ? 'money' : /^pounds?$/.test(word) ? 'lb' : singular(word));

/** What it is for one of: told after it or before it. */
const perOf = (tokens: readonly Token[], first: number, next: number): string | undefined => {
  let skipped = 0;
  for (let at = next; at < next + 6 && skipped < 4; at++) {
    const { word, value } = tokens[at] ?? { word: '.', value: 0 };
    if (value >= 0 || isEnd(word) || word === ',' || word === 'and') break;
    if (PER_ONE.has(word)) {
      const of = tokens[at + 1]?.word;
      if (word === 'a' || word === 'an') {
        if (at > next + 2 || !isWord(of) || /^(?:total|half|lot|new|day off|few|large|big|small|good|piece)$/.test(of)) {
          if (of === 'piece') return 'each';
          skipped += 1;
          continue;
        }
        // "48 pens in a box", "$12 an hour", "3 times a week": but no "5 apples and a pear".
        if (at > next && !/^(?:in|times|to|on|for)$/.test(tokens[at - 1]!.word) && measureNamed(of) === undefined) {
          skipped += 1;
          continue;
        }
      }
      return isWord(of) && !STOPS.has(of) ? nameOf(of) : 'each';
    }
    skipped += 1;
  }
  for (let at = first - 1; at >= 0 && at > first - 9; at--) {
    const { word, value } = tokens[at]!;
    if (value >= 0 || isEnd(word) || word === ',') break;
    if (word === 'each' || word === 'every' || word === 'per') {
      const of = tokens[at + 1]?.word;
      return isWord(of) && !STOPS.has(of) ? nameOf(of) : 'each';
    }
  }
  return undefined;
};

const DAILY = /\b(?:days?|daily|nights?|mornings?|evenings?)\b/;
const WEEKLY = /\bweek(?:s|ly)?\b/;
const MONTHLY = /\bmonth/;
const YEARLY = /\b(?:year|annual)/;
/** What one unit holds of another, where the text speaks of both. */
const KNOWN: readonly (readonly [value: number, small: string, large: string, RegExp, RegExp])[] = [
  [60, 'minute', 'hour', /\bmin(?:ute)?s?\b/, /\b(?:hours?|hrs?)\b/],
  [60, 'second', 'minute', /\bsec(?:ond)?s?\b/, /\bmin(?:ute)?s?\b/],
  [24, 'hour', 'day', /\bhours?\b/, /\bday\b/],
  [7, 'day', 'week', DAILY, WEEKLY],
  [52, 'week', 'year', WEEKLY, YEARLY],
  [4, 'week', 'month', WEEKLY, MONTHLY],
  [12, 'month', 'year', MONTHLY, YEARLY],
  [30, 'day', 'month', /\b(?:days?|daily)\b/, MONTHLY],
  [365, 'day', 'year', /\b(?:days?|daily)\b/, YEARLY],
  [12, 'inch', 'ft', /\binch/, /\b(?:feet|foot|ft)\b/],
  [3, 'ft', 'yard', /\b(?:feet|foot)\b/, /\byards?\b/],
  [16, 'oz', 'lb', /\b(?:ounces?|oz)\b/, /\b(?:pounds?|lbs?)\b/],
  [1000, 'g', 'kg', /\d ?(?:g|grams?)\b/, /\b(?:kg|kilos?|kilograms?)\b/],
  [1000, 'ml', 'litre', /\bml\b/, /\b(?:lit(?:re|er)s?|l)\b/],
  [1000, 'm', 'km', /\bmeters?\b/, /\b(?:km|kilometers?)\b/],
  [100, 'cm', 'm', /\bcm\b/, /\d ?(?:m|met(?:re|er)s?)\b/],
  [12, 'each', 'dozen', /\bdozens?\b/, /\bdozens?\b/],
];

const wantedIn = (tokens: readonly Token[], from: number): Wanted => {
  const own = tokens.slice(from);
  const at = own.findIndex(({ word }, place) => word === 'how' || word === 'what' || (word === 'whats' && place >= 0));
  const form = at < 0 ? '' : `${own[at]!.word} ${own[at + 1]?.word ?? ''}`;
  let unit = '';
  const rest = own.slice(at + 2).map(({ word }) => word);
  const plain = own.map(({ word }) => word).join(' ');
  if (/\bpercent|%/.test(plain))
    unit = /\b(?:what|how many) (?:is the )?(?:percent|%)|percentage|in percent/.test(plain) ? 'percent' : '';
  if (unit === '' && form === 'how many') {
    let found: string | undefined;
    for (const word of rest.slice(0, 5)) {
      if (!isWord(word)) break;
      if (found === undefined && SKIPPED.has(word)) continue;
      if (STOPS.has(word)) break;
      found = word;
      if (/s$/.test(word) && !/ss$/.test(word)) break;
    }
    if (found !== undefined) unit = nameOf(found);
  }
  if (unit === '' && /^how (?:long|old)/.test(form)) unit = 'time';
  if (unit === '' && /^how far/.test(form)) unit = 'far';
  if (
    unit === '' &&
    /\b(?:money|cost|costs|pay|paid|spend|spent|earn|earned|charge|price|owe|dollars|pounds|bill|profit|change|make|worth|afford|save|saved)\b/.test(
      plain,
    )
  )
    unit = 'money';
  if (unit === '' && form === 'how much') {
    const word = rest.find((one) => isWord(one) && !SKIPPED.has(one));
    unit = word === undefined || STOPS.has(word) ? 'much' : nameOf(word);
  }
  const perAt = own.findIndex(({ word }, place) => place > at && (word === 'each' || word === 'per' || word === 'every'));
  const per =
    perAt < 0 ? '' : isWord(own[perAt + 1]?.word) && !STOPS.has(own[perAt + 1]!.word) ? nameOf(own[perAt + 1]!.word) : 'each';
  const words = own
    .filter(({ value }) => value < 0)
    .slice(0, 24)
    .map(({ word }) => hashOf(word));
  return { form, unit, per, words, names: namesIn(words) };
};

/** @param plain the question in small letters */
export const taleOf = (plain: string): Tale | undefined => {
  const text = ` ${inSigns(inFigures(plain.toLowerCase()).replace(/(?<=\d),(?=\d{3}\b)/g, ''))} `.replace(
    /(\d)\.(?= |$)/g,
    '$1 .',
  );
  const values = valuesIn(text);
  if (values.some(({ kind }) => kind === 'clock' || kind === 'date')) return undefined;
  const currency = currencyIn(text);
  const tokens: Token[] = [];
  const places: number[] = [];
  let until = 0;
  const addWords = (piece: string): void => {
    for (const [word] of piece.matchAll(/[a-z][a-z'’]*|[.,;:?!()%/]|\d+(?:st|nd|rd|th)/g))
      tokens.push({ word: word.replace(/['’]s?$/, ''), value: -1 });
  };
  for (const [index, { at, end }] of values.entries()) {
    addWords(text.slice(until, at));
    places.push(tokens.length);
    tokens.push({ word: '#', value: index });
    until = end;
  }
  addWords(text.slice(until));
  const words = tokens.map(({ word }) => word);
  // The question: from the last sentence or clause that asks.
  let asks = -1;
  for (const [at, word] of words.entries())
    if (
      (word === 'how' && /^(?:many|much|long|far|old|big|tall|high|heavy|fast|often)$/.test(words[at + 1] ?? '')) ||
      /^(?:what|whats|calculate|find)$/.test(word)
    )
      asks = at;
  if (asks < 0) asks = Math.max(0, words.lastIndexOf('.', words.length - 3) + 1);
  let from = asks;
  while (from > 0 && !isEnd(words[from - 1]!) && words[from - 1] !== ',') from -= 1;
  let to = asks;
  while (to < words.length && !isEnd(words[to]!)) to += 1;
  const wanted = wantedIn(tokens.slice(0, Math.max(to, asks + 1)), from);
  const leaves: Leaf[] = [];
  let sentence = 0;
  let seen = 0;
  for (const [index, value] of values.entries()) {
    const place = places[index]!;
    for (; seen < place; seen++) if (isEnd(words[seen]!)) sentence += 1;
    if (value.kind === 'clock' || value.kind === 'date' || value.kind === 'year') continue;
    if (value.kind === 'number' && /^(?:st|nd|rd|th)\b/.test(text.slice(value.end))) continue;
    const clauseBefore: number[] = [];
    for (let at = place - 1; at >= 0 && at >= place - 7; at--) {
      if (isEnd(words[at]!)) break;
      clauseBefore.push(hashOf(words[at]!));
      if (words[at] === '#') break;
    }
    const clauseAfter: number[] = [];
    for (let at = place + 1; at < words.length && at <= place + 7; at++) {
      clauseAfter.push(hashOf(words[at]!));
      if (isEnd(words[at]!) || words[at] === '#') break;
    }
    const shared = {
      place,
      sentence,
      isAsked: place >= from && place < to,
      before: clauseBefore,
      after: clauseAfter,
      names: namesIn([...clauseBefore, ...clauseAfter]),
      said: text.slice(value.at, value.end).trim(),
    };
    if (value.kind === 'percent') leaves.push({ ...shared, kind: 'part', value: value.value / 100, unit: {} });
    else if (value.kind === 'factor') {
      const exact = snapped(value.value);
      leaves.push({ ...shared, kind: exact >= 2 && Number.isInteger(exact) ? 'times' : 'part', value: exact, unit: {} });
    } else {
      let isGuessed = false;
      // "At 12.71 an hour": a price, though nobody signs it.
      let unit: Unit = value.kind === 'number' ? (/\.\d\d$/.test(value.typed) ? { [currency]: 1 } : {}) : value.unit;
      if (value.kind === 'number' && Object.keys(unit).length === 0) {
        const noun = nounAfter(tokens, place + 1, value.value === 1);
        const before = leaves.findLast(({ unit: own }) => Object.keys(own).some((name) => isCount(name) && own[name] === 1));
        const inherited = before && Object.keys(before.unit).find((name) => isCount(name) && before.unit[name] === 1);
        if (noun !== undefined) unit = { [noun]: 1 };
        else if (inherited !== undefined) [unit, isGuessed] = [{ [inherited]: 1 }, true];
      }
      const per = Object.values(unit).some((power) => power < 0) ? undefined : perOf(tokens, place, place + 1);
      if (per !== undefined && unit[per] === undefined) unit = { ...unit, [per]: -1 };
      leaves.push({ ...shared, kind: 'amount', value: value.value, unit, isGuessed });
    }
  }
  for (const [value, small, large, few, many] of KNOWN)
    if (few.test(text) && many.test(text) && leaves.length > 0)
      leaves.push({
        kind: 'known',
        value,
        unit: { [small]: 1, [large]: -1 },
        place: -1,
        sentence: -1,
        isAsked: false,
        before: [],
        after: [],
        names: [],
        said: `${value}`,
      });
  // Of an average, how many there are.
  const listed = leaves.filter(({ kind, isAsked }) => kind === 'amount' && !isAsked).length;
  if (/\b(?:average|mean)\b/.test(text) && listed > 1)
    leaves.push({
      kind: 'known',
      value: listed,
      unit: {},
      place: -1,
      sentence: -1,
      isAsked: false,
      before: [],
      after: [],
      names: [],
      said: `${listed}`,
    });
  return { leaves, words, wanted, currency };
};

export const classOf = (name: string): string => {
  if (isMoney(name)) return 'money';
  const dimension = dimensionOf(name);
  return dimension.startsWith('count') ? 'count' : dimension === 'hour' || dimension === 'day' ? 'time' : dimension;
};
