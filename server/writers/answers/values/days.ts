/** The days of which a text speaks: dates with and without a year, feasts, weekdays, "today", "in three weeks". */
import { DAY_MS, MONTH, monthOf, today } from './calendar.ts';
import { FEAST, feastNamed } from './feasts.ts';

export interface Day {
  readonly at: number;
  readonly end: number;
  readonly typed: string;
  readonly month: number;
  readonly day: number;
  /** Where it is told, or follows from today. */
  readonly year?: number;
  /** What it is called, where it has a name of its own. */
  readonly name?: string;
  /** In another year it has another date. */
  readonly on?: (year: number) => Date;
  readonly isToday?: true;
  /** Only the month is told, and its first day stands for it. */
  readonly isMonth?: true;
  /** The weekday that is said beside it. */
  readonly weekday?: number;
}

export const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
const OWN_YEAR = String.raw`(?:,? (?:in )?(?<year>(?:1[5-9]|2\d)\d\d)\b|,? (?<which>this|next|last) year\b)?`;
const ORDINAL = '(?:st|nd|rd|th)?';
const LEAD = `(?:(?<weekday>${WEEKDAY})(?:,? the|,)? )?`;

const FORMS: readonly RegExp[] = [
  /\b(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})\b/g,
  /(?<![\d/.])(?<d>\d{1,2})[/.](?<m>\d{1,2})[/.](?<y>\d{4}|\d{2})(?![\d/])/g,
  new RegExp(`${LEAD}\\b(?<d>\\d{1,2})${ORDINAL} (?:of )?(?<month>${MONTH})\\b\\.?${OWN_YEAR}`, 'g'),
  new RegExp(`${LEAD}\\b(?<month>${MONTH}) (?:the )?(?<d>\\d{1,2})${ORDINAL}\\b(?![:.]\\d)${OWN_YEAR}`, 'g'),
  new RegExp(`\\b(?<nth>first|second|third|fourth|last) (?<named>${WEEKDAY}) (?:in|of) (?<month>${MONTH})\\b${OWN_YEAR}`, 'g'),
  new RegExp(`\\b(?<month>${MONTH}) (?<alonged>(?:19|20)\\d\\d)\\b`, 'g'),
  new RegExp(`\\b(?:(?<before>this|next|last) )?(?<feast>${FEAST})(?![a-z'])${OWN_YEAR}`, 'g'),
  /\b(?:the|on) (?<alone>\d{1,2})(?:st|nd|rd|th)\b(?! (?:birthday|century|floor|anniversary|day|week|month|year|time|one))/g,
  /\b(?<word>the day after tomorrow|the day before yesterday|today|tomorrow|yesterday|now(?= (?:and|until|till?|to)\b)|(?<=\b(?:and|to|until|till) )now)\b/g,
  new RegExp(`\\b(?:(?:on|this|this coming|the coming) )?(?<coming>${WEEKDAY})\\b`, 'g'),
];
const FROM_TODAY: Readonly<Record<string, number>> = {
  'the day before yesterday': -2,
  yesterday: -1,
  today: 0,
  now: 0,
  tomorrow: 1,
  'the day after tomorrow': 2,
};

export const later = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
/** The 31st of January and a month is the last of February. */
export const monthsLater = (date: Date, months: number): Date => {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last)));
};

const NEAR: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 };
const dated = (date: Date): Pick<Day, 'month' | 'day' | 'year'> => ({
  month: date.getUTCMonth(),
  day: date.getUTCDate(),
  year: date.getUTCFullYear(),
});

const NTH = 'first second third fourth'.split(' ');
/** "The second Monday in May"; the last where no number is told. */
const nthIn = (year: number, month: number, weekday: number, nth: number): Date => {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return later(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = new Date(Date.UTC(year, month, 1));
  return later(first, ((weekday - first.getUTCDay() + 7) % 7) + nth * 7);
};

/** "The 27th": of the month that is told beside it, or of this one. */
const NO_MONTH = -1;

const dayOf = (found: RegExpMatchArray): Day | undefined => {
  const { y, m, d, month, year, which, feast, before, word, coming, alone, weekday, nth, named, alonged } = found.groups!;
  const place = { at: found.index!, end: found.index! + found[0].length, typed: found[0] };
  const now = today();
  if (alonged !== undefined) return { ...place, month: monthOf(month!), day: 1, year: Number(alonged), isMonth: true };
  if (alone !== undefined) return { ...place, month: NO_MONTH, day: Number(alone) };
  if (word !== undefined)
    return { ...place, ...dated(later(now, FROM_TODAY[word]!)), ...(FROM_TODAY[word] === 0 && { isToday: true as const }) };
  // Said on a Friday, "on Friday" may be this one or the next.
  if (coming !== undefined && WEEKDAYS.indexOf(coming) === now.getUTCDay()) return undefined;
  if (coming !== undefined) return { ...place, ...dated(later(now, ((WEEKDAYS.indexOf(coming) - now.getUTCDay() + 6) % 7) + 1)) };
  const told =
    year !== undefined
      ? Number(year)
      : y !== undefined
        ? Number(y) + (y.length < 3 ? 2000 : 0)
        : which !== undefined
          ? now.getUTCFullYear() + NEAR[which]!
          : undefined;
  if (feast !== undefined) {
    const known = feastNamed(feast);
    if (!known) return undefined;
    const own = told ?? now.getUTCFullYear();
    // "Next Christmas" is the one to come, and so is "last Christmas" the one gone by.
    const isGone = known.on(own) < now;
    const turned =
      told !== undefined || before === undefined ? own : own + (before === 'last' ? (isGone ? 0 : -1) : isGone ? 1 : 0);
    const isTold = told !== undefined || before !== undefined;
    const { month: at, day } = dated(known.on(isTold ? turned : isGone ? own + 1 : own));
    return { ...place, month: at, day, name: known.name, on: known.on, ...(isTold && { year: turned }) };
  }
  if (nth !== undefined) {
    const on = (year: number): Date => nthIn(year, monthOf(month!), WEEKDAYS.indexOf(named!), NTH.indexOf(nth));
    const { month: at, day } = dated(on(told ?? now.getUTCFullYear()));
    return { ...place, month: at, day, on, ...(told !== undefined && { year: told }) };
  }
  const at = month === undefined ? Number(m) - 1 : monthOf(month);
  return {
    ...place,
    month: at,
    day: Number(d),
    ...(told !== undefined && { year: told }),
    ...(weekday !== undefined && { weekday: WEEKDAYS.indexOf(weekday) }),
  };
};

/** One day told twice: "Valentine's Day, 14 February 2027", "today, Friday 27 November". */
const isSame = (one: Day, other: Day, text: string): boolean =>
  text
    .slice(one.end, other.at)
    .split(/[ ,(-]/)
    .every((word) => /^(?:|i?t?'?s|which|the|on|and|it)$/.test(word)) ||
  (one.month === other.month && one.day === other.day && one.name !== other.name && one.year === undefined && !one.isToday);

const monthFor = (own: Day, before: Day | undefined, after: Day | undefined, text: string): Pick<Day, 'month' | 'year'> => {
  const isRange = after !== undefined && /^ (?:to|until|till?|and|through) (?:the )?$/.test(text.slice(own.end, after.at));
  const beside = isRange ? after : before;
  if (beside && beside.month !== NO_MONTH)
    return { month: beside.month, ...(beside.year !== undefined && { year: beside.year }) };
  return { month: today().getUTCMonth(), year: today().getUTCFullYear() };
};

export const daysIn = (text: string): readonly Day[] => {
  const found: Day[] = [];
  for (const form of FORMS)
    for (const match of text.matchAll(form)) {
      const day = dayOf(match);
      if (day && !found.some(({ at, end }) => day.at < end && day.end > at)) found.push(day);
    }
  const days: Day[] = [];
  const inOrder = found.toSorted((one, other) => one.at - other.at);
  for (const [at, own] of inOrder.entries()) {
    const day = own.month === NO_MONTH ? { ...own, ...monthFor(own, inOrder[at - 1], inOrder[at + 1], text) } : own;
    const last = days.at(-1);
    const isTwice = last !== undefined && last.month === day.month && last.day === day.day && isSame(last, day, text);
    if (!isTwice) days.push(day);
    else {
      const { year } = [last, day].find((one) => one.year !== undefined) ?? last;
      days[days.length - 1] = {
        ...last,
        end: day.end,
        ...(year !== undefined && { year }),
        ...(day.isToday && { isToday: true }),
      };
    }
  }
  return days;
};

export const inYear = ({ month, day, on }: Day, year: number): Date => on?.(year) ?? new Date(Date.UTC(year, month, day));
/** 30 February is none. */
export const isReal = (day: Day): boolean => {
  if (day.on) return true;
  const date = inYear(day, day.year ?? 2024);
  return date.getUTCMonth() === day.month && date.getUTCDate() === day.day;
};
/** Without a year, the first such day from that one on, or the last up to it; none where it is said to be another weekday. */
export const nearest = (day: Day, from: Date, way: 'on' | 'back'): Date | undefined => {
  const own = inYear(day, day.year ?? from.getUTCFullYear());
  const turn = day.year !== undefined ? 0 : way === 'on' && own < from ? 1 : way === 'back' && own > from ? -1 : 0;
  const date = turn === 0 ? own : inYear(day, from.getUTCFullYear() + turn);
  return day.weekday === undefined || date.getUTCDay() === day.weekday ? date : undefined;
};
