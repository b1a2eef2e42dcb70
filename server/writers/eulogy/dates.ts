/** Dates as the visitor typed them, with the right preposition. Nothing is calculated from them. */
import { textInCase } from './letters.ts';
import { saysNothing } from './notes.ts';

const PLACED =
  /^(on|in|at|around|about|circa|c\.|ca\.?|before|after|during|since|sometime|some time|early in|late in|yesterday|today|last|this|just)\b/i;
const MONTH =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/i;

/** "on March 3, 1942", "in 1951", "around 1960"; nothing where nothing is known. */
export const dated = (typed: string): string | undefined => {
  const date = textInCase(
    typed
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<![.,;])[.,;]+$/, ''),
    '',
  );
  if (date === '' || saysNothing(date) || !/[\p{L}\p{N}]/u.test(date)) return undefined;
  if (PLACED.test(date)) return date.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const fullDate =
    /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(date) || (MONTH.test(date) && /(?<!\d)\d{1,2}(st|nd|rd|th)?(?!\d)/.test(date));
  if (fullDate || /\b(eve|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.test(date)) return `on ${date}`;
  if (/^((spring|summer|autumn|fall|winter) of|(early |late |mid-?)?\d{4}s)\b/i.test(date))
    return `in the ${date.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  return /\d/.test(date) || MONTH.test(date) ? `in ${date}` : date;
};

const yearIn = (typed: string): number | undefined => {
  const years = typed.match(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/g);
  return years?.length === 1 ? Number(years[0]) : undefined;
};

/** Sure only where each date holds a plain year, and the years are the same or neighbours. */
export const livedVeryShort = (birth: string, death: string): boolean => {
  const [born, died] = [yearIn(birth), yearIn(death)];
  return born !== undefined && died !== undefined && died - born >= 0 && died - born <= 1;
};
