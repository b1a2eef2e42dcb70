/** Notes that are a log: a line for each time or day, with what was measured or what happened then. */
import type { Notes } from './facts.ts';
import type { Unit } from './units.ts';
import type { Value } from './values.ts';
import { DAY_MS, MONTH, monthOf } from '../values/calendar.ts';
import { ANY_YEAR } from '../values/read.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

/** One thing that was measured. */
export interface Entry {
  readonly row: Row;
  readonly value: Value;
  /** In minutes where it is a stretch of time. */
  readonly size: number;
  /** What may be added up: "time", "£", "ml"; empty where a figure has no unit. */
  readonly of: string;
  /** The words of the piece it stands in. */
  readonly words: ReadonlySet<string>;
}
export interface Row {
  readonly unit: Unit;
  /** As it is typed: "Tue", "3/5", "01:10". */
  readonly key: string;
  /** From Monday as 0. */
  readonly weekday: number | undefined;
  /** In days, and whether these are days of a year or only in their order. */
  readonly day: number | undefined;
  readonly monthDay: number | undefined;
  /** From January as 0, where it is told. */
  readonly month: number | undefined;
  /** In minutes of the day. */
  readonly clock: number | undefined;
  /** In minutes from any beginning. */
  readonly at: number | undefined;
  readonly rest: string;
  readonly words: ReadonlySet<string>;
  readonly entries: readonly Entry[];
}
export interface Log {
  readonly rows: readonly Row[];
  readonly heading: ReadonlySet<string>;
  /** Other lines, which may change what the rows say. */
  readonly others: readonly string[];
}

const DAYS = 'mon tue wed thu fri sat sun'.split(' ');
const WEEKDAY = /^((?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?)\b\.?,? ?(?!-|–|to )/i;
const DAY_MONTH = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})\\b\\.?`, 'i');
/** "Jan 74 kg" and "Feb 12 miles" are no days. */
const MONTH_DAY = new RegExp(
  `^(${MONTH}) ([12]?\\d|3[01])(?:st|nd|rd|th)?(?![\\d:.]| ?(?:kg|g|km|m|miles?|l|ml|lb|stone|hrs?|hours?|units?|kwh)\\b)`,
  'i',
);
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/;
const ORDINAL = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/i;
const CLOCK =
  /^(?:at )?(?:(\d{1,2}):([0-5]\d)|(\d{1,2})\.([0-5]\d)|(\d{1,2})(?= ?[ap]m\b)|(?:12 ?)?(noon|midday|midnight)\b)(?: ?([ap])m\b)?(?![\d])(?! ?(?:-|–|to|till?|until) ?\d)/i;
const NUMBERED = /^((?:day|week|wk|night|lap|round|session|hole|leg|stage|month|test|visit|lesson|game|match) (\d{1,3}))\b/i;
const MOST = 60;

interface Opening {
  readonly key: string;
  readonly rest: string;
  readonly weekday?: number;
  readonly date?: readonly [month: number | undefined, day: number];
  readonly pair?: readonly [number, number];
  readonly clock?: number;
  readonly isPointed?: boolean;
  readonly isExact?: boolean;
  readonly number?: number;
}

/** What a line opens with: a day, a date, a time of the day, or several of these. */
const openingOf = (line: string): Opening => {
  let rest = line.replace(/^[-•*] /, '');
  const start = rest;
  const skip = (length: number): void => {
    rest = rest.slice(length).replace(/^[\s,:;–-]{0,4}/, '');
  };
  let found: Omit<Opening, 'key' | 'rest'> = {};
  const weekday = WEEKDAY.exec(rest);
  if (weekday) {
    found = { weekday: DAYS.indexOf(weekday[1]!.toLowerCase().slice(0, 3)) };
    skip(weekday[0].length);
  }
  const [dayMonth, monthDay, slashed, ordinal] = [DAY_MONTH, MONTH_DAY, SLASHED, ORDINAL].map((one) => one.exec(rest));
  const date = dayMonth ?? monthDay ?? slashed ?? ordinal;
  if (date) {
    found = {
      ...found,
      ...(dayMonth
        ? { date: [monthOf(dayMonth[2]!.toLowerCase()), Number(dayMonth[1])] }
        : monthDay
          ? { date: [monthOf(monthDay[1]!.toLowerCase()), Number(monthDay[2])] }
          : slashed
            ? { pair: [Number(slashed[1]), Number(slashed[2])] }
            : { date: [undefined, Number(ordinal![1])] }),
    };
    skip(date[0].length);
  }
  // "Jan 74 kg", "Feb: 75.5": a line for each month.
  const month =
    date || weekday ? null : /^[a-z]{3,9}\.?:? (?:[£$€]?\d)/i.test(rest) ? new RegExp(`^(${MONTH})\\b`, 'i').exec(rest) : null;
  if (month) {
    found = { ...found, date: [monthOf(month[1]!.toLowerCase()), 0] };
    skip(month[0].length);
  }
  const clock = month ? null : CLOCK.exec(rest);
  const named = clock?.[6]?.toLowerCase();
  const hour = named === undefined ? Number(clock?.[1] ?? clock?.[3] ?? clock?.[5]) : named === 'midnight' ? 0 : 12;
  // After a day, "8.50" is rather a price.
  if (clock && hour < 24 && !(clock[3] !== undefined && (weekday || date))) {
    const half = clock[7]?.toLowerCase();
    const shifted = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;
    found = {
      ...found,
      clock: shifted * 60 + Number(clock[2] ?? clock[4] ?? 0),
      isPointed: clock[3] !== undefined,
      isExact: half !== undefined || named !== undefined || hour > 12 || /^0\d/.test(clock[0]),
    };
    skip(clock[0].length);
  }
  const numbered = start === rest ? NUMBERED.exec(rest) : null;
  if (numbered) {
    found = { number: Number(numbered[2]) };
    skip(numbered[0].length);
  }
  const key = start.slice(0, start.length - rest.length).replace(/[\s,:;–-]{1,4}$/, '');
  return { ...found, key, rest };
};

/** "3x8", "x1": no measure of anything. */
const SETS = /(?<![\d.])\d{1,3} ?[x×] ?\d{1,3}(?![\d.])|(?<![\p{L}\d])[x×]\d{1,2}\b/gu;
const blank = (text: string): string => '_'.repeat(text.length);
const SECONDS = /^s(?:ecs?|econds?)?$/;

/** "2 min 10 secs" is one stretch of time. */
const joined = (values: readonly Value[], text: string): readonly Value[] => {
  const all: Value[] = [];
  for (const typed of values) {
    const value: Value =
      typed.kind === 'amount' && SECONDS.test(typed.unit)
        ? { ...typed, kind: 'duration', value: typed.value / 60, to: typed.value / 60, unit: 'second' }
        : typed;
    const before = all.at(-1);
    if (
      before?.kind === 'duration' &&
      value.kind === 'duration' &&
      value.value < before.value &&
      /^ ?(?:and )?$/.test(text.slice(before.end, value.at))
    )
      all[all.length - 1] = {
        ...before,
        value: before.value + value.value,
        to: before.value + value.value,
        end: value.end,
        typed: text.slice(before.at, value.end),
      };
    else all.push(value);
  }
  return all;
};
const MEASURE =
  /^(?:ml|cl|l|lit(?:re|er)s?|pints?|oz|g|kg|lbs?|stone|km|k|m|miles?|met(?:re|er)s?|cm|mm|kwh|kcal|cals?|calories|pages?|laps?|lengths?|steps?|bpm|units?)$/;

/** Read with the day or time before them, without which "7-3" is no stretch of time. */
const measuresIn = (line: string, rest: string, values: Notes['read']): readonly Value[] => {
  const from = line.length - rest.length;
  const text = line.replace(SETS, blank);
  return joined(
    values(text)
      .filter(({ at }) => at >= from)
      .map((value) => ({ ...value, at: value.at - from, end: value.end - from }))
      .filter(({ kind, typed }) => /^(?:money|amount|duration|percent|span)$/.test(kind) && /\d/.test(typed)),
    text.slice(from),
  );
};
const PIECES = /[,;+]\s(?!\d{3}\b)|\sand\s(?=[^,;]{0,30}\d)/g;
const pieceAt = (rest: string, at: number): string => {
  const cuts = [...rest.matchAll(PIECES)].map(({ index }) => index);
  const from = cuts.findLast((cut) => cut < at) ?? 0;
  return rest.slice(from, cuts.find((cut) => cut >= at) ?? rest.length);
};
const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemmed));

/** Which of "3/5" is the month: what stays or goes up slowly. */
const monthFirst = (pairs: readonly (readonly [number, number])[]): boolean | undefined => {
  if (pairs.some(([one]) => one > 12)) return false;
  if (pairs.some(([, other]) => other > 12)) return true;
  const [ones, others] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  return others.size < ones.size ? false : ones.size < others.size ? true : undefined;
};

const HALF_DAY = 720;
const DAY = 1440;
/** From one beginning: a clock that goes back is in the afternoon, or of the next day. */
const placed = (openings: readonly Opening[], days: readonly (number | undefined)[]): readonly (number | undefined)[] => {
  const isTwelve = openings.every(({ isExact, clock }) => clock === undefined || !isExact);
  // Times under one day may run past midnight.
  const isDated = days.every((day) => day !== undefined) && (new Set(days).size > 1 || openings[0]?.clock === undefined);
  let [last, over] = [-1, 0];
  const places = openings.map(({ clock }, at) => {
    const base = isDated ? days[at]! * DAY : over;
    if (clock === undefined) return isDated ? base : undefined;
    let place = base + clock;
    if (place < last && isTwelve && clock < HALF_DAY && place + HALF_DAY >= last) place += HALF_DAY;
    else if (place < last && !isDated) {
      over += DAY;
      place += DAY;
    }
    last = place;
    return place;
  });
  const known = places.filter((place) => place !== undefined);
  return known.every((place, at) => at === 0 || place >= known[at - 1]!) ? places : places.map(() => undefined);
};

const daysIn = (openings: readonly Opening[]): readonly (number | undefined)[] => {
  const pairs = openings.flatMap(({ pair }) => (pair ? [pair] : []));
  const isMonthFirst = monthFirst(pairs);
  let [weekday, before]: [number | undefined, number] = [undefined, 0];
  return openings.map((opening) => {
    const { pair } = opening;
    const date: readonly [number | undefined, number] | undefined = pair
      ? isMonthFirst === undefined
        ? undefined
        : isMonthFirst
          ? [pair[0] - 1, pair[1]]
          : [pair[1] - 1, pair[0]]
      : opening.date;
    if (date) return Date.UTC(ANY_YEAR, date[0] ?? 0, Math.max(1, date[1])) / DAY_MS;
    if (opening.number !== undefined) return opening.number;
    if (opening.weekday === undefined) return undefined;
    // The next day of that name.
    before += weekday === undefined ? opening.weekday : (opening.weekday - weekday + 7) % 7;
    weekday = opening.weekday;
    return before;
  });
};

const LEAST_ROWS = 3;
const MOSTLY = 0.6;
const signOf = (opening: Opening): string =>
  [opening.weekday !== undefined && !opening.date && !opening.pair, opening.date !== undefined, opening.pair !== undefined]
    .map(Number)
    .join('') + (opening.number === undefined ? '' : 'n');

const known = new WeakMap<Notes, Log | null>();
/** None where the notes are no log. */
export const logIn = (notes: Notes): Log | undefined => {
  const before = known.get(notes);
  if (before !== undefined) return before ?? undefined;
  const log = read(notes);
  known.set(notes, log ?? null);
  return log;
};

const read = ({ units, text, read: values }: Notes): Log | undefined => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > MOST) return undefined;
  const unitOf = (line: string): Unit =>
    units.find((unit) => unit.line === line && unit.text === line) ?? { text: line, line, heading: '', isHeading: false };
  let carried: Pick<Opening, 'weekday' | 'date'> = {};
  const found: { readonly opening: Opening; readonly line: string }[] = [];
  const others: string[] = [];
  for (const line of lines) {
    const opening = openingOf(line);
    const hasDay = opening.weekday !== undefined || opening.date !== undefined || opening.pair !== undefined;
    if (opening.key === '' || (opening.rest === '' && !hasDay)) others.push(line);
    // A day by itself stands over the times below it.
    else if (opening.rest === '' && opening.clock === undefined) {
      carried = opening;
      others.push(line);
    } else found.push({ line, opening: hasDay ? opening : { ...opening, ...pick(carried) } });
  }
  const openings = found.map(({ opening }) => opening);
  if (openings.length < LEAST_ROWS || openings.length < MOSTLY * lines.length) return undefined;
  const isClocked = openings.every(({ clock }) => clock !== undefined);
  // Rows of one log open alike.
  if (!isClocked && (openings.some(({ isPointed }) => isPointed) || new Set(openings.map(signOf)).size > 1)) return undefined;
  const days = daysIn(openings);
  const places = placed(openings, days);
  // "Jan 74 kg" by itself would be a day.
  const measures = found.map(({ line, opening }) =>
    measuresIn(opening.date?.[1] === 0 ? opening.rest : line, opening.rest, values),
  );
  const unitsUsed = measures.flatMap((values) => [...new Set(values.map(({ unit }) => stemmed(unit)))]);
  const isUnit = (unit: string): boolean => MEASURE.test(unit) || unitsUsed.filter((other) => other === stemmed(unit)).length > 1;
  const rows = found.map(({ line, opening }, at): Row => {
    const row = {
      unit: unitOf(line),
      key: opening.key,
      weekday: opening.weekday,
      day: days[at],
      monthDay:
        (opening.date?.[1] === 0 ? undefined : opening.date?.[1]) ??
        (opening.pair && days[at] !== undefined ? new Date(days[at] * DAY_MS).getUTCDate() : undefined),
      month: monthTold(opening) && days[at] !== undefined ? new Date(days[at] * DAY_MS).getUTCMonth() : undefined,
      clock: places[at] === undefined || opening.clock === undefined ? opening.clock : places[at] % DAY,
      at: places[at],
      rest: opening.rest,
      words: wordSet(opening.rest),
    };
    const entries: Entry[] = [];
    const full: Row = { ...row, entries };
    for (const value of measures[at]!) {
      const isTime = value.kind === 'duration' || value.kind === 'span';
      const ofAmount = value.unit !== '' && isUnit(value.unit) ? stemmed(value.unit) : '';
      entries.push({
        row: full,
        value: ofAmount === '' && value.kind === 'amount' ? { ...value, unit: '' } : value,
        size: value.kind === 'span' ? value.to - value.value : value.value,
        of: isTime ? 'time' : value.kind === 'money' ? value.unit : value.kind === 'percent' ? '%' : ofAmount,
        words: wordSet(pieceAt(opening.rest, value.at)),
      });
    }
    return full;
  });
  return { rows, others, heading: wordSet(others.slice(0, 3).join(' ')) };
};
const monthTold = ({ date, pair }: Opening): boolean => pair !== undefined || date?.[0] !== undefined;
const pick = ({ weekday, date }: Pick<Opening, 'weekday' | 'date'>): Pick<Opening, 'weekday' | 'date'> => ({
  ...(weekday !== undefined && { weekday }),
  ...(date && { date }),
});
