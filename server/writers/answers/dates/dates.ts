/** The calendar: weekdays, days between dates, leap years, and today by the server's clock. */
import type { Answer, Source } from '../answer.ts';
import { DAY_MS, MONTH, english, monthOf, today, weekday } from '../values/calendar.ts';
import { MOVING, easterIn, feastNamed } from '../values/feasts.ts';
import { later } from '../values/days.ts';

const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = `(?:the )?(?:${DAY} (?:of )?${MONTH},? \\d{4}|${MONTH} ${DAY},? \\d{4}|\\d{4}-\\d{2}-\\d{2})`;

/** The day, in UTC; 'never' for a date that does not exist. The Gregorian calendar starts in 1582. */
const readDate = (typed: string): Date | 'never' | undefined => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!\d)/.exec(typed.replace(/\d{4}/, ''));
  const month = new RegExp(`\\b${MONTH}\\b`).exec(typed);
  const year = /\d{4}/.exec(typed);
  const [y, m, d] = iso
    ? [Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])]
    : [Number(year?.[0]), monthOf(month?.[0] ?? ''), Number(day?.[1])];
  if (!Number.isInteger(y) || m < 0 || y < 1583) return undefined;
  const date = new Date(Date.UTC(y, m, d));
  return date.getUTCMonth() === m && date.getUTCDate() === d ? date : 'never';
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const dayOfYear = (date: Date): number => (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS + 1;

const SOURCE = 'Reckoned with the Gregorian calendar.';
const ASIDES = {
  source: SOURCE,
  caution: 'Countries took up this calendar in different centuries, so older local dates can differ.',
};

export const onWeekday = (date: Date): Answer => ({
  confidence: 97,
  lead: `${english(date)} ${date.getTime() < today().getTime() ? 'was' : 'is'} a ${weekday(date)}.`,
  more: [
    [`It is day ${dayOfYear(date)} of the year ${date.getUTCFullYear()}.`],
    [
      `${date.getUTCFullYear()} is ${isLeap(date.getUTCFullYear()) ? 'a leap year' : 'not a leap year'}, so it has ${isLeap(date.getUTCFullYear()) ? 366 : 365} days.`,
    ],
    [
      `A year later the same date falls on a ${weekday(new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate())))}.`,
      'The weekday moves by one each year, and by two over a leap day.',
    ],
  ],
  asides: ASIDES,
  topics: [
    `What day of the week was ${english(later(date, 100))}?`,
    `Is ${date.getUTCFullYear()} a leap year?`,
    `What date is 100 days after ${english(date)}?`,
    `How many days are between ${english(date)} and ${english(later(date, 500))}?`,
  ],
});

const leap = (year: number): Answer => ({
  confidence: 98,
  lead: isLeap(year) ? `Yes, ${year} is a leap year, with 366 days.` : `No, ${year} is not a leap year; it has 365 days.`,
  more: [
    ['A year is a leap year if four divides it, but a full century only if 400 does.'],
    [year % 100 === 0 ? `${year} is a full century, so the second rule decides.` : `${year} divided by four leaves ${year % 4}.`],
    [
      `The next leap year after it is ${[1, 2, 3, 4, 5, 6, 7, 8].map((more) => year + more).find(isLeap)}.`,
      'The extra day is 29 February.',
    ],
  ],
  asides: ASIDES,
  topics: [
    `Is ${year + 4} a leap year?`,
    `What day of the week was 1 January ${year}?`,
    'How many days are in a leap year?',
    'How many days are in February?',
  ],
});

/** For a day that is told and cannot be. */
export const nonexistent = (typed: string): Answer => ({
  confidence: 90,
  lead: `There is no such date as ${typed.replace(/\b[a-z]/, (letter) => letter.toUpperCase()).replace(new RegExp(MONTH), (month) => month.replace(/^./, (letter) => letter.toUpperCase()))}.`,
  more: [
    ['That month has fewer days.'],
    ['April, June, September and November have 30 days; February has 28, or 29 in a leap year.'],
    ['The other seven months have 31 days.'],
  ],
  asides: ASIDES,
  topics: [
    'How many days are in February?',
    'Is 2028 a leap year?',
    'How many days are in a leap year?',
    'What day of the week was 29 February 2000?',
  ],
});

const now = (): Answer => {
  const date = today();
  return {
    confidence: 90,
    lead: `Today is ${weekday(date)}, ${english(date)}, by the clock of this server in Universal Time.`,
    more: [
      ['Where you are it may already be the next day, or still the day before.'],
      [`It is day ${dayOfYear(date)} of the year.`],
      [`${date.getUTCFullYear()} is ${isLeap(date.getUTCFullYear()) ? 'a leap year' : 'not a leap year'}.`],
    ],
    asides: {
      ...ASIDES,
      caution: 'Your own clock knows your time zone; this server does not.',
    },
    topics: [
      `Is ${date.getUTCFullYear()} a leap year?`,
      `What date is 100 days after ${english(date)}?`,
      `How many days are between ${english(date)} and 31 December ${date.getUTCFullYear() + 1}?`,
      'How many days are in a leap year?',
    ],
  };
};

const EASTER = new RegExp(
  `^(?:(?:when|(?:on )?(?:what|which) (?:date|day)) (?:is|was|will) |(?:the )?date (?:of|for) )?(?:the )?(${MOVING})(?: (?:be|fall))?(?: on)?(?: in)?(?: the year)? (\\d{4})(?: date)?(,? and why\\b.{0,60})?$`,
);

const moving = (feast: string, year: number, asksWhy: boolean): Answer => {
  const { name, on } = feastNamed(feast)!;
  const [easter, day] = [easterIn(year), on(year)];
  const days = day.getTime() - easter.getTime();
  const why =
    'It moves from year to year because Easter is the first Sunday after the first full moon on or after 21 March, by the reckoning of the church.';
  const others = days === 0 ? `Good Friday is ${english(later(easter, -2))} and Easter Monday ${english(later(easter, 1))}.` : '';
  const dated = `${name} ${day < today() ? 'was' : 'is'} on ${english(day)}.`;
  return {
    confidence: 97,
    lead: asksWhy ? `${dated} ${why}` : dated,
    more: [asksWhy ? [others].filter((text) => text !== '') : [why], asksWhy || days !== 0 ? [] : [others], []],
    asides: { source: SOURCE, caution: 'Orthodox churches reckon Easter by the older calendar, mostly some weeks later.' },
    topics: [
      `When is Easter ${year + 1}?`,
      `When is Good Friday ${year}?`,
      `When is Pancake Day ${year}?`,
      'How is the date of Easter decided?',
    ],
  };
};

export const dates: Source = ({ question: { plain } }) => {
  if (
    /^(?:what is (?:the )?(?:today's date|date today|date|current date)|what (?:day|date) is (?:it )?today|what is today|what day is it|what year is it)$/.test(
      plain,
    )
  )
    return now();
  const year = /^(?:is|was|will) (?:the year )?(\d{4}) (?:be )?a leap year(?: or not)?(?:,? and why(?: not)?)?$/.exec(plain);
  if (year && Number(year[1]) > 1582) return leap(Number(year[1]));
  const [, feast, inYear, why] = EASTER.exec(plain) ?? [];
  if (feast !== undefined && Number(inYear) > 1582) return moving(feast, Number(inYear), why !== undefined);
  const day = new RegExp(
    `^(?:what|which) (?:day of the week|weekday|day) (?:was|is|were|will)(?: it)?(?: on)? (${DATE})(?: be)?(?: on)?$`,
  ).exec(plain);
  const date = day && readDate(day[1]!.replace(/^the /, ''));
  if (date) return date === 'never' ? nonexistent(day[1]!) : onWeekday(date);
  return undefined;
};
