/** Which rows of a log a question means: by day, by hour, by more or less than so much, by their words. */
import { likeInNotes } from '../question/alike.ts';
import { labelling } from './facts.ts';
import { type Entry, type Log, type Row } from './log-rows.ts';
import { daysOf } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { stemmed } from '../question/terms.ts';
import { monthOf } from '../values/calendar.ts';

// Which rows are meant.

export const ASKING =
  /^(?:altogether|total\w*|all|add\w*|up|sum|overall|come|comes|average\w*|mean|most|least|biggest|largest|highest|longest|heaviest|furthest|farthest|greatest|smallest|lowest|shortest|lightest|fewest|best|worst|wettest|hottest|warmest|busiest|coldest|driest|quietest|first|last|latest|earliest|recent|many|much|far|long|often|gap\w*|interval\w*|wait\w*|between|apart|without|went|goes|gone|go|since|from|after|before|until|till|by|up|over|under|above|below|more|less|than|fewer|during|in|on|at|date|day|days|time|times|when|which|what|week|month|morning|afternoon|evening|night|overnight|noon|midday|midnight|did|do|have|had|has|was|were|is|be|been|got|get|took|take|taken|make|made|each|every|one|two|there|he|she|they|i|we|so|far|now|then|single|ever|amount|number|log|notes?|entry|entries|going|according|whole|just|only|end\w*|start\w*|began|works?|worked|it's|what's|i've|we've|ones?|and|the|of|a|an|show\w*|record\w*|per)$/;

export interface Limits {
  readonly keep: (row: Row) => boolean;
  readonly keepEntry: (entry: Entry) => boolean;
  readonly isLimited: boolean;
  /** Some time or day of the question that no row has. */
  readonly isUnmet: boolean;
}

/** The row at which such a day of the question is: of dates by the date, of weekdays by their name. */
const dayMeant = (typed: string, rows: readonly Row[]): ((row: Row) => number) | undefined => {
  const numbered = rows.find(({ key }) => key.toLowerCase() === typed);
  if (numbered?.day !== undefined) return ({ day }) => day! - numbered.day!;
  const [value] = valuesIn(typed);
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(typed)?.[1];
  if (ordinal !== undefined) {
    const row = rows.find(({ monthDay }) => monthDay === Number(ordinal));
    const months = new Set(rows.map(({ day, monthDay }) => (day === undefined || monthDay === undefined ? 0 : day - monthDay)));
    if (row?.day !== undefined) return ({ day }) => day! - row.day!;
    // Of one month a day without a row still parts the rows.
    const [first] = rows;
    return months.size === 1 && first?.day !== undefined && first.monthDay !== undefined
      ? ({ monthDay }) => monthDay! - Number(ordinal)
      : undefined;
  }
  if (value?.kind === 'date' && rows.every(({ day, monthDay }) => day !== undefined && monthDay !== undefined)) {
    const [first] = rows;
    return first && Math.abs(first.day! - value.value) < 366 ? ({ day }) => day! - value.value : undefined;
  }
  if (value?.kind === 'weekdays' && value.value === value.to) {
    const row = rows.find(({ weekday }) => weekday === value.value);
    return row?.day === undefined ? undefined : ({ day }) => day! - row.day!;
  }
  return undefined;
};

const WEEKDAYS = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const A_NUMBER = '(?:day|week|wk|night|lap|round|session|hole|leg|stage|month|test|visit|lesson|game|match) \\d{1,3}';
const A_DAY = `(?:${A_NUMBER}|(?:${WEEKDAYS} )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}|${MONTHS} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th))|${WEEKDAYS})\\b`;
const A_CLOCK = '(?:\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?|\\d{1,2} ?[ap]m|noon|midday|midnight)\\b';
const ON_DAY = new RegExp(`\\b(?:(since|from|after|before|until|till|by|up to|to) )?(${A_DAY})`, 'g');
const AT_CLOCK = new RegExp(`\\b(since|from|after|before|until|till|by|up to|to|at) (${A_CLOCK})`, 'g');
const OF_MONTH = new RegExp(
  `\\b(since|from|after|before|until|till|by|up to|to|in|during|for|over|all) (${MONTHS})\\b(?! \\d)`,
  'g',
);
/** Days that are counted from an end, which the rows do not tell apart. */
const STRETCH =
  /\b(?:first|second|third|last|past|next) (?:\d{1,2} |two |three |four |few |couple of )?(?:weeks?|half|fortnight|days|hours|months|nights)\b(?! (?:was|is|did))/;
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:in|during) the morning\b|\bthat morning\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day morning\b/, 0, 720],
  [/\bin the afternoon\b|\bthat afternoon\b|\bday afternoon\b/, 720, 1080],
  [/\bin the evening\b|\bthat evening\b|\bday evening\b/, 1080, 1440],
];
const THAN = /\b(over|more than|above|at least|under|less than|below|fewer than|at most) (?=[£$€]?\d)/g;

const compared = (word: string | undefined, gap: number): boolean =>
  word === undefined || word === 'at'
    ? gap === 0
    : /^(?:since|from)$/.test(word)
      ? gap >= 0
      : word === 'after'
        ? gap > 0
        : word === 'before'
          ? gap < 0
          : gap <= 0;

/** Whether all of it may be of the one week or month that is asked about. */
const isOnePeriod = (period: string | undefined, rows: readonly Row[]): boolean => {
  const days = rows.flatMap(({ day }) => (day === undefined ? [] : [day]));
  const reach = days.length < rows.length ? undefined : Math.max(...days) - Math.min(...days);
  return reach === undefined
    ? period === undefined
    : reach < ({ week: 7, fortnight: 14, month: 31, year: 366 }[period ?? ''] ?? 1);
};

export const limitsIn = (text: string, { rows }: Log): Limits => {
  const tests: ((row: Row) => boolean)[] = [];
  const entryTests: ((entry: Entry) => boolean)[] = [];
  let isUnmet = false;
  const between = new RegExp(`\\bbetween (${A_DAY}|${A_CLOCK}) and (${A_DAY}|${A_CLOCK})`).exec(text);
  const rest = between ? text.replace(between[0], `from ${between[1]} to ${between[2]}`) : text;
  const days = [...rest.matchAll(ON_DAY)];
  const hasOpen = days.some(([, word]) => word !== undefined);
  const exact: ((row: Row) => boolean)[] = [];
  for (const [, word, typed] of days) {
    const gapOf = dayMeant(typed!.replace(/^the /, ''), rows);
    if (!gapOf || (word === undefined && rows.every((row) => gapOf(row) !== 0))) isUnmet = true;
    else if (word === undefined && !hasOpen) {
      // "On Mondays" are all of that name.
      const [value] = valuesIn(typed!);
      const weekday = value?.kind === 'weekdays' ? daysOf(value)[0] : undefined;
      exact.push((row) => (weekday === undefined ? gapOf(row) === 0 : row.weekday === weekday));
    } else tests.push((row) => compared(word, gapOf(row)));
  }
  if (exact.length > 0) tests.push((row) => exact.some((test) => test(row)));
  for (const [, word, typed] of rest.matchAll(AT_CLOCK)) {
    const [value] = valuesIn(`at ${typed}`).filter(({ kind }) => kind === 'clock');
    if (!value || rows.some(({ clock }) => clock === undefined)) isUnmet = true;
    else {
      // "After 6" of a log that has no clock before noon alone is not known to be either half of the day.
      const isNamed = /[ap]m|noon|midday|midnight|^0|^1[3-9]|^2/.test(typed!);
      if (!isNamed && rows.some(({ clock }) => clock! >= 720) && value.value < 720 && word !== 'at') isUnmet = true;
      tests.push(({ clock }) => compared(word, clock! - value.value));
    }
  }
  for (const [, word, month] of rest.matchAll(OF_MONTH)) {
    const wanted = monthOf(month!);
    if (rows.some((row) => row.month === undefined)) isUnmet = true;
    else tests.push((row) => compared(/^(?:in|during|for|over|all)$/.test(word!) ? undefined : word, row.month! - wanted));
  }
  if (STRETCH.test(rest)) isUnmet = true;
  const period = /\b(?:this|last|that|the) (week|fortnight|month|year)\b|\b(?:today|yesterday|tomorrow)\b/.exec(rest);
  if (period && !isOnePeriod(period[1], rows)) isUnmet = true;
  for (const [part, from, to] of PARTS) {
    if (!part.test(rest)) continue;
    if (rows.some(({ clock }) => clock === undefined)) isUnmet = true;
    else tests.push(({ clock }) => clock! >= from && clock! < to);
  }
  for (const { 0: whole, 1: word, index } of rest.matchAll(THAN)) {
    const [bound] = valuesIn(rest.slice(index + whole.length));
    if (!bound) isUnmet = true;
    else
      entryTests.push(({ size, of }) =>
        ofValue(bound) === of || ofValue(bound) === ''
          ? /^(?:over|more|above)/.test(word!)
            ? size > bound.value
            : word === 'at least'
              ? size >= bound.value
              : word === 'at most'
                ? size <= bound.value
                : size < bound.value
          : false,
      );
  }
  return {
    keep: (row) => tests.every((test) => test(row)),
    keepEntry: (entry) => entryTests.every((test) => test(entry)),
    isLimited: tests.length + entryTests.length > 0,
    isUnmet,
  };
};
export const ofValue = ({ kind, unit }: Value): string =>
  kind === 'duration' ? 'time' : kind === 'money' ? unit : kind === 'percent' ? '%' : kind === 'amount' ? stemmed(unit) : '';

/** Without what says of which rows it is asked. */
const withoutLimits = (text: string): string =>
  text
    .replace(new RegExp(`\\bbetween (?:${A_DAY}|${A_CLOCK}) and (?:${A_DAY}|${A_CLOCK})`, 'g'), ' ')
    .replace(ON_DAY, ' ')
    .replace(OF_MONTH, ' ')
    .replace(AT_CLOCK, ' ')
    .replace(
      /\b(?:over|more than|above|at least|under|less than|below|fewer than|at most) (?:[£$€] ?)?\d[\d.]*(?: ?\p{L}+)?/gu,
      ' ',
    );

export const DENIED = /\b(?:no|not|never|none|didn't|wasn't|isn't|cancelled|missed|skipped|without)\b/i;
/** What a word of the question is called in the rows: the same, or where none has that, what is like it. */
export const calledIn = (word: string, { rows, heading }: Log): ReadonlySet<string> => {
  const same = stemmed(word);
  return [...rows.map(({ words }) => words), heading].some((words) => words.has(same)) ? new Set([same]) : likeInNotes(word);
};
export const hasAny = (words: ReadonlySet<string>, terms: ReadonlySet<string>): boolean =>
  [...terms].some((term) => words.has(term));

export interface Meant {
  readonly rows: readonly Row[];
  /** Words of the question that pick them out. */
  readonly met: readonly string[];
  /** What those that stand in any row are called there. */
  readonly told: readonly ReadonlySet<string>[];
  /** Words that stand nowhere in the notes. */
  readonly unmet: readonly string[];
  readonly isLimited: boolean;
  /** What was measured, where the question named it before. */
  readonly sort?: string;
}
export const meantIn = (text: string, log: Log, limits: Limits): Meant => {
  const words = labelling(withoutLimits(text)).filter((word) => !ASKING.test(word));
  let rows = log.rows.filter(limits.keep);
  const met: string[] = [];
  const unmet: string[] = [];
  const told: ReadonlySet<string>[] = [];
  for (const word of words) {
    const terms = calledIn(word, log);
    const all = log.rows.filter((row) => hasAny(row.words, terms));
    if (all.length > 0) told.push(terms);
    if (all.length === 0) {
      if (!hasAny(log.heading, terms)) unmet.push(word);
    } else if (all.length < log.rows.length) {
      met.push(word);
      rows = rows.filter((row) => hasAny(row.words, terms) && !isDenied(row, word));
    }
  }
  return { rows, met, told, unmet, isLimited: limits.isLimited || met.length > 0 };
};
const isDenied = ({ rest }: Row, word: string): boolean => {
  const at = rest.toLowerCase().search(new RegExp(`\\b${word.slice(0, 4).replace(/[^a-z]/g, '')}`));
  return at > 0 && DENIED.test(rest.slice(Math.max(0, at - 12), at));
};
