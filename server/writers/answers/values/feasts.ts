/** The days with a name: those that keep their date, those that move with Easter, those that are told by their weekday. */
import { DAY_MS } from './calendar.ts';

/** Easter Sunday, by the rule of the Gregorian calendar. */
export const easterIn = (year: number): Date => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return new Date(Date.UTC(year, 2, 22 + epact + toSunday - 7 * late));
};

/**
 * A weekday of a month, by its number in it: the fourth Thursday.
 * @param month from 0. @param weekday from 0, Sunday. @param nth from 1, or -1 for the last.
 */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): Date => {
  if (nth > 0) {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return new Date(Date.UTC(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7));
  }
  const last = new Date(Date.UTC(year, month + 1, 0));
  return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY_MS);
};

/** By how many days they follow Easter. */
const WITH_EASTER: Readonly<Record<string, readonly [name: string, days: number]>> = {
  easter: ['Easter Sunday', 0],
  'easter sunday': ['Easter Sunday', 0],
  'easter monday': ['Easter Monday', 1],
  'good friday': ['Good Friday', -2],
  'palm sunday': ['Palm Sunday', -7],
  'ash wednesday': ['Ash Wednesday', -46],
  'shrove tuesday': ['Shrove Tuesday', -47],
  'pancake day': ['Pancake Day', -47],
  pentecost: ['Pentecost', 49],
  'whit sunday': ['Whit Sunday', 49],
};
const FIXED: Readonly<Record<string, readonly [name: string, month: number, day: number]>> = {
  'christmas eve': ['Christmas Eve', 11, 24],
  'christmas day': ['Christmas Day', 11, 25],
  christmas: ['Christmas Day', 11, 25],
  'xmas day': ['Christmas Day', 11, 25],
  xmas: ['Christmas Day', 11, 25],
  'boxing day': ['Boxing Day', 11, 26],
  'new year eve': ['New Year’s Eve', 11, 31],
  'new year day': ['New Year’s Day', 0, 1],
  'new year': ['New Year’s Day', 0, 1],
  'burns night': ['Burns Night', 0, 25],
  'valentine day': ['Valentine’s Day', 1, 14],
  valentine: ['Valentine’s Day', 1, 14],
  'st patrick day': ['St Patrick’s Day', 2, 17],
  'april fool day': ['April Fools’ Day', 3, 1],
  halloween: ['Halloween', 9, 31],
  'bonfire night': ['Bonfire Night', 10, 5],
  'guy fawkes night': ['Guy Fawkes Night', 10, 5],
};
/** "The fourth Thursday in November." */
const NTH: Readonly<Record<string, readonly [name: string, month: number, weekday: number, nth: number]>> = {
  thanksgiving: ['Thanksgiving in the United States', 10, 4, 4],
};

/** "New Year's Eve", "new years eve". */
const plainName = (typed: string): string => typed.replace(/['.]/g, '').replace(/\b(year|valentine|patrick|fool)s\b/, '$1');

export interface Feast {
  readonly name: string;
  readonly on: (year: number) => Date;
  /** Whether it has the same date each year. */
  readonly isFixed: boolean;
}

export const feastNamed = (typed: string): Feast | undefined => {
  const key = plainName(typed);
  const [fixed, moving, nth] = [FIXED[key], WITH_EASTER[key], NTH[key]];
  if (fixed) return { name: fixed[0], on: (year) => new Date(Date.UTC(year, fixed[1], fixed[2])), isFixed: true };
  if (moving) return { name: moving[0], on: (year) => new Date(easterIn(year).getTime() + moving[1] * DAY_MS), isFixed: false };
  if (!nth) return undefined;
  const [name, month, weekday, count] = nth;
  return { name, on: (year) => nthWeekday(year, month, weekday, count), isFixed: false };
};

const longestFirst = (names: readonly string[]): string => names.toSorted((one, other) => other.length - one.length).join('|');
export const MOVING = longestFirst(Object.keys(WITH_EASTER));
export const FEAST = `(?:christmas eve|christmas(?: day)?|xmas(?: day)?|boxing day|new year'?s'? eve|new year(?:'?s'?(?: day)?)?|burns night|valentine'?s'?(?: day)?|st\\.? patrick'?s day|april fool'?s'? day|halloween|bonfire night|guy fawkes night|thanksgiving|${MOVING})`;
