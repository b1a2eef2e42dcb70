/** Limits as notes tell them: "up to 62 cm", "over 38", "5 to 7", "12 or more". */
import { MINUTES_IN, valuesIn, type Value } from './values.ts';
import { stemmed } from '../question/terms.ts';

export interface Bound {
  readonly from: number;
  readonly to: number;
  /** Whether the ends count. */
  readonly isOpenFrom: boolean;
  readonly isOpenTo: boolean;
  /** What is measured: "kg", "hour", "£". */
  readonly of: string;
  readonly at: number;
  readonly end: number;
}

/** The unit in which a value bounds something, the same for all its names. */
export const measureOf = ({ kind, unit }: Value): string =>
  kind === 'money'
    ? unit
    : kind === 'duration'
      ? /^(?:minute|hour)$/.test(unit)
        ? 'time'
        : unit === 'year'
          ? 'year'
          : 'days'
      : kind === 'amount'
        ? stemmed(unit)
        : '';

const OVER = /\b(?:over|more than|above|longer than|exceed\w*|beyond|past)(?: the)? $|> ?$/i;
const FROM = /\b(?:at least|from|minimum(?: of)?)(?: the)? $|(?:≥|>=) ?$/i;
const UNDER = /\b(?:under|less than|below|fewer than|shorter than)(?: the)? $|< ?$/i;
const UP_TO = /\b(?:up to|no more than|not more than|max(?:imum)?(?: of)?|at most)(?: the)? $|(?:≤|<=) ?$/i;
const EXACTLY = /= ?$/;
const OR_MORE = /^s?(?: \p{L}+)?(?: or (?:more|over|longer|above|older)| and (?:over|above|up)| ?\+| upwards| plus)\b|^\+/iu;
const OR_LESS = /^s?(?: \p{L}+)?(?: or (?:less|under|fewer|below|younger)| and under)\b/iu;

export const boundsIn = (text: string): readonly Bound[] =>
  valuesIn(text).flatMap((value): readonly Bound[] => {
    const of = measureOf(value);
    if (of === '' && value.kind !== 'amount') return [];
    const [before, after] = [text.slice(0, value.at), text.slice(value.end)];
    const size = value.value;
    const bound = { of, at: value.at, end: value.end };
    const range = /(?<![\d.])(\d{1,9}(?:\.\d{1,4})?) ?(?:-|–|to) ?$/.exec(before);
    if (range && value.kind !== 'money')
      return [
        {
          ...bound,
          from: Number(range[1]) * (value.kind === 'duration' ? MINUTES_IN[value.unit]! : 1),
          to: size,
          isOpenFrom: false,
          isOpenTo: false,
          at: range.index,
        },
      ];
    if (OR_MORE.test(after) || FROM.test(before))
      return [{ ...bound, from: size, to: Infinity, isOpenFrom: false, isOpenTo: false }];
    if (EXACTLY.test(before) && !/[<>\p{L}] ?= ?$/u.test(before))
      return [{ ...bound, from: size, to: size, isOpenFrom: false, isOpenTo: false }];
    if (OVER.test(before)) return [{ ...bound, from: size, to: Infinity, isOpenFrom: true, isOpenTo: false }];
    if (OR_LESS.test(after) || UP_TO.test(before))
      return [{ ...bound, from: -Infinity, to: size, isOpenFrom: false, isOpenTo: false }];
    return UNDER.test(before) ? [{ ...bound, from: -Infinity, to: size, isOpenFrom: false, isOpenTo: true }] : [];
  });
export const isWithin = (size: number, { from, to, isOpenFrom, isOpenTo }: Bound): boolean =>
  (isOpenFrom ? size > from : size >= from) && (isOpenTo ? size < to : size <= to);
