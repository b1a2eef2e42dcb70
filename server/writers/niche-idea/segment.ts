/** A narrow group of buyers. */
import type { Buyers, FormName, Stance } from './form.ts';

export interface Segment {
  /** Always more than one: fits after "for" and before a verb. */
  readonly who: string;
  /** The same with the subject in it, where that makes the better title: "first-time owners of {it}". */
  readonly of?: string;
  readonly kind: Buyers;
  /** How they stand to the subject; nothing where they are a group for some other reason. */
  readonly stances: readonly Stance[];
  /** The forms of business that one would offer to them first; none where anything may do. */
  readonly wants?: readonly FormName[];
  /** Where to find them, with its preposition: "at the school gate". */
  readonly where: string;
  /** What makes this group pay. */
  readonly whys: readonly string[];
}

type Row = readonly [who: string, where: string, ...whys: string[]];
type TellingRow = readonly [
  who: string,
  of: string,
  stances: readonly Stance[],
  wants: readonly FormName[],
  where: string,
  ...whys: string[],
];

export const people = (...rows: readonly Row[]): readonly Segment[] =>
  rows.map(([who, where, ...whys]) => ({ who, where, whys, kind: 'people', stances: [] }));

export const businesses = (...rows: readonly Row[]): readonly Segment[] =>
  rows.map(([who, where, ...whys]) => ({ who, where, whys, kind: 'businesses', stances: ['firm'] }));

/** People who are buyers because of the subject itself. The second word is empty where the subject does not fit in. */
export const natural = (...rows: readonly TellingRow[]): readonly Segment[] =>
  rows.map(([who, of, stances, wants, where, ...whys]) => ({
    who,
    ...(of && { of }),
    stances,
    wants,
    where,
    whys,
    kind: 'people',
  }));
