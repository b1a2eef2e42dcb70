/**
 * What the readers of whole stories share: the text in figures, from which they take one piece after another until no figure is
 * left. A story of which a figure remains was not understood.
 */
import { timesInFigures } from './clock-sums.ts';
import { currencyIn } from '../values/read.ts';
import { money, type Worked } from './told.ts';

export interface StoryTold {
  readonly worked: Worked;
  readonly confidence: number;
}

const SIGN = '[£$€₹¥₦]';
const FIGURE = '\\d{1,9}(?:,\\d{3}){0,3}(?:\\.\\d{1,4})?';
/** A count or a measure, and nothing that is part of a longer figure. */
export const MANY = `(?<![\\d.,:£$€₹¥₦])${FIGURE}(?![\\d:%]|[.,]\\d)`;
export const MONEY = `(?:${SIGN} ?${FIGURE}(?![\\d%]|[.,]\\d)|(?<![\\d.,:])${FIGURE} ?(?:p|pence|cents?|pounds|quid|dollars|euros|rupees|naira)\\b|(?<![\\d.,:£$€₹¥₦])\\d{1,7}(?:,\\d{3}){0,2}\\.\\d\\d(?![\\d%]| ?(?:%|per ?cent|[ap]\\.?m\\b|kg|g|m|km|cm|l|ml|litres?|hours?|miles?)))`;
export const PERCENT = `(?<![\\d.,:£$€₹¥₦])\\d{1,3}(?:\\.\\d{1,3})? ?(?:%|per ?cent\\b)`;

export const figureOf = (typed: string): number =>
  Number(/\d[\d,]{0,12}(?:\.\d{1,4})?/.exec(typed)?.[0].replaceAll(',', '') ?? Number.NaN);
export const moneyOf = (typed: string): number => figureOf(typed) / (/\d ?(?:p|pence|cents?)$/.test(typed) ? 100 : 1);

/** Figures that only name something: "row 14", "the under 15s". */
const NAMES =
  /\b(?:row|room|gate|platform|bay|ward|flat|aisle|lane|route|terminal|table|stage|level|unit|number|no\.) \d{1,4}\b(?! ?(?:%|per|hours?|litres?|kg|miles?))/g;

export interface Reading {
  readonly text: string;
  readonly sum: (value: number) => string;
  /** What is not yet read. */
  readonly rest: () => string;
  /** Takes out what matches and leaves its place blank. */
  readonly eat: (pattern: RegExp) => RegExpExecArray | undefined;
  readonly eatAll: (pattern: RegExp) => readonly RegExpExecArray[];
  readonly hasMore: () => boolean;
}

const HOURLY =
  /(?<!\b(?:half|for|than|takes?|lasts?|about|over|under|of|in|and|quarter of|with|less) )\ban (?:hour|hr)\b(?! (?:and|for|off|unpaid|break|lunch|of|later|behind|ahead|long|before|after|each way)\b)/g;
/** "An hour" is what something is for one of, unless it is a while. */
export const byTheHour = (plain: string): string => plain.replace(HOURLY, 'per hour');

/** Words that change a sum as a figure does. */
const AS_FIGURES = /\d|\b(?:half|halves|twice|double|triple|thirds?|quarters?|except|unless|instead|free)\b/;

export const reading = (plain: string): Reading => {
  const text = ` ${timesInFigures(plain)
    .replace(/\b(?:per ?cent)\b/g, '%')
    .replace(NAMES, (typed) => ' '.repeat(typed.length))
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')} `;
  let rest = text;
  const blank = (found: RegExpExecArray): void => {
    rest = rest.slice(0, found.index) + ' '.repeat(found[0].length) + rest.slice(found.index + found[0].length);
  };
  const eat = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest);
    if (!found) return undefined;
    blank(found);
    return found;
  };
  const currency = currencyIn(text);
  return {
    text,
    sum: (value) => money(value, currency === 'money' ? '' : currency),
    rest: () => rest,
    eat,
    eatAll: (pattern) => {
      const all: RegExpExecArray[] = [];
      for (let found = eat(pattern); found; found = eat(pattern)) all.push(found);
      return all;
    },
    hasMore: () => AS_FIGURES.test(rest),
  };
};

/** The last sentence, which asks; empty where it tells a figure. */
export const questionOf = (text: string): string => {
  const at = Math.max(...[...text.matchAll(/[.?!;:] (?=\S)/g)].map(({ index }) => index), 0);
  return text.slice(at).trim();
};

/** A piece of time: "7 hours 20", "45 minutes", "1 hour 5 mins". */
export const SPAN = String.raw`(?<![\d.,:£$€])(?:\d{1,3}(?:\.\d{1,2})? ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?[0-5]?\d ?(?:minutes?|mins?|m)\b| [0-5]\d(?![\d:.%]| ?(?:hours?|people|times|minutes?)))?|\d{1,3}(?:\.\d{1,2})? ?(?:minutes?|mins?)\b)`;
export const hoursOf = (typed: string): number => {
  const [, hours = '0', loose] = /(\d[\d.]{0,6}) ?(?:hours?|hrs?|h)\b(?: (\d\d)$)?/.exec(typed) ?? [];
  const [, minutes = loose ?? '0'] = /(\d[\d.]{0,6}) ?(?:minutes?|mins?|m)\b/.exec(typed) ?? [];
  return Number(hours) + Number(minutes) / 60;
};

/** A time of the day. */
export const TIME = String.raw`(?<![\d.,:£$€])(?:\d{1,2}(?:[:.][0-5]\d)? ?[ap](?:m\b|\.m\.?)|[012]?\d[:.][0-5]\d(?![\d%]| ?(?:%|kg|g|m|km|miles?|litres?|hours?|an hour))|noon|midday|midnight)`;
export interface Time {
  readonly hour: number;
  /** Which half of the day is told. */
  readonly isSure: boolean;
}
export const timeOf = (typed: string): Time => {
  if (/noon|midday/.test(typed)) return { hour: 12, isSure: true };
  if (/midnight/.test(typed)) return { hour: 0, isSure: true };
  const [, hour = '', minute = '0', half] = /(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m)?/.exec(typed) ?? [];
  const value = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return { hour: value + Number(minute) / 60, isSure: half !== undefined || value > 12 || hour.startsWith('0') };
};
