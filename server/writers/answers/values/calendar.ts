/** Days of the calendar: how they are written and read. */

/** In order, in small letters. */
export const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** Their names and what they are shortened to. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
export const DAY_MS = 86_400_000;

/** January is 0; −1 for what is no month. */
export const monthOf = (typed: string): number => MONTHS.findIndex((name) => typed.length > 2 && name.startsWith(typed));
export const monthName = (month: number): string => MONTHS[month]!.replace(/^./, (first) => first.toUpperCase());

/** The day it is by the server's clock, in Universal Time. */
export const today = (): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
};

export const english = (date: Date, withYear = true): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }), timeZone: 'UTC' });
export const weekday = (date: Date): string => date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
export const counted = (number: number, name: string): string =>
  `${number.toLocaleString('en')} ${name}${number === 1 ? '' : 's'}`;
