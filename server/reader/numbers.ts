/** The numbers of a text with what each counts. */
import { formsOf } from './words.ts';
import type { Quantity } from './brief.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** "sixty" and "twenty-one", but not "a hundred and five". */
const valueOfWord = (word: string): number | undefined => {
  const small = SMALL.indexOf(word);
  if (small >= 0) return small;
  const [ten = '', one] = word.split('-');
  const tens = TENS.indexOf(ten);
  if (tens < 0) return word === 'hundred' ? 100 : undefined;
  return 20 + 10 * tens + (one === undefined ? 0 : Math.max(0, SMALL.indexOf(one)));
};

const SPELT = `(?:${TENS.join('|')})(?:-(?:${SMALL.slice(1, 10).join('|')}))?|${SMALL.slice(1).join('|')}|hundred`;
const NUMBER = new RegExp(
  `(?<unit>[$£€])?\\s?(?<figure>\\d+(?:[.,]\\d+)*)(?<scale>k|m)?(?<mark>%|st|nd|rd|th)?(?![\\p{L}\\d])|\\b(?<spelt>${SPELT})\\b`,
  'giu',
);
const AGE_BEFORE =
  /\b(?:turn(?:s|ing|ed)?|aged?|(?:she|he|who) is(?: now)?|i am|i'm|(?:over|under) (?=\d\d\b)|years? old|at)\s*$/i;
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';

const kindOf = (
  text: string,
  at: number,
  end: number,
  value: number,
  unit: string | undefined,
  mark: string | undefined,
): Quantity['kind'] => {
  const before = text.slice(Math.max(0, at - 24), at);
  const after = text.slice(end, end + 24);
  if (unit !== undefined || /^\s*(?:dollars|pounds|euros|usd|gbp|eur)\b/i.test(after)) return 'money';
  if (mark === '%' || /^\s*per ?cent\b/i.test(after)) return 'percent';
  if (new RegExp(`\\b(?:${MONTH})\\s*$`, 'i').test(before) || new RegExp(`^\\s*(?:${MONTH})\\b`, 'i').test(after)) return 'date';
  if (
    /^\s*(?:[-\s])?(?:years?|months?)[-\s]olds?\b/i.test(after) ||
    (/^(?:st|nd|rd|th)$/i.test(mark ?? '') && /^\s*birthday/i.test(after))
  )
    return 'age';
  if (/^[-\s]*(?:seconds?|minutes?|mins|hours?|days?|weeks?|weekends?|months?|years?|yrs|decades?|nights?|am|pm)\b/i.test(after))
    return /^\s*(?:am|pm)\b/i.test(after) ? 'date' : 'duration';
  if (
    value > 1 &&
    value < 120 &&
    AGE_BEFORE.test(before) &&
    !/^\s*\p{L}/u.test(after.replace(/^\s*(?:with|and|or|in|for|on)\b/i, ''))
  )
    return 'age';
  if (/^\d{4}$/.test(text.slice(at, end).trim()) && value > 1500 && value < 2100) return 'date';
  return 'count';
};

const countedBy = (after: string): string | undefined => {
  const word = /^[-\s]+(?:of\s+|more\s+|new\s+|free\s+)?(\p{Ll}{3,})/u.exec(after)?.[1];
  if (word === undefined || /^(?:and|with|the|for|from|that|who|after|before|off|left|per)$/.test(word)) return undefined;
  const forms = [...formsOf(word)];
  return forms.at(-1);
};

export const numbersIn = (text: string): Quantity[] =>
  [...text.matchAll(NUMBER)].flatMap((match) => {
    const { unit, figure, scale, mark, spelt } = match.groups!;
    // "one of us" and "no one" count nothing.
    if (
      spelt?.toLowerCase() === 'one' &&
      !/^[-\s]+(?:year|week|month|day|hour|salary|suitcase|pot)/i.test(text.slice(match.index + 3))
    )
      return [];
    const plain = figure === undefined ? valueOfWord(spelt!.toLowerCase()) : Number(figure.replaceAll(',', ''));
    if (plain === undefined || Number.isNaN(plain)) return [];
    const value = plain * (scale?.toLowerCase() === 'k' ? 1000 : scale?.toLowerCase() === 'm' ? 1_000_000 : 1);
    const end = match.index + match[0].length;
    const kind = kindOf(text, match.index, end, value, unit, mark);
    const counted = unit ?? countedBy(text.slice(end));
    const of = counted ?? (kind === 'percent' ? '%' : undefined);
    return [{ words: match[0].trim(), value, kind, ...(of !== undefined && { of }) }];
  });
