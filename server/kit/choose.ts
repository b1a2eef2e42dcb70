/** The one way to choose: for what was surely asked, the worthiest first, none like another, never more than is good. */
import type { Random } from '../random.ts';
import { isLike } from './likeness.ts';

/**
 * How well a piece fits what was chosen in the form: exactly; nearly, which fills up what is missing; so far off that it only
 * helps a reply to its least number; or against a choice, which helps so too, and is owned up to.
 */
export type Fit = 'exact' | 'near' | 'scant' | 'against';
export const FITS: readonly Fit[] = ['exact', 'near', 'scant', 'against'];

/** What fills a reply; the others only help it to its least number, in this order. */
const GOOD: readonly Fit[] = ['exact', 'near'];
const TOGETHER: readonly (readonly Fit[])[] = [GOOD, ['scant'], ['against']];

/** A piece as it would be said. */
export interface Candidate<R> {
  readonly row: R;
  readonly text: string;
  /** What of it is ours, without the visitor's words: two are alike by this. */
  readonly ours: string;
  readonly fit: Fit;
  /** From 0: what speaks for it among those of the same fit. */
  readonly worth: number;
}

/** Whoever asks gets so many, or is told that nothing fits. */
export const LEAST = 3;
/** What fits nearly must be so much worthier than what fits exactly to go before it. */
const NEARLY_WORTH = -2;
/** Chance may turn the order of two that differ by less than this: a second press gives other lines. */
const CHANCE = 1.5;
/** Where a request is about more than one thing, so much of the reply is about the main one. */
const MAIN_SHARE = 2 / 3;

export interface Wanted<R> {
  /** By subject, the main one first: what surely is about the request. */
  readonly about: readonly (readonly Candidate<R>[])[];
  /** Whether the first subject is the main one, or one of several that are named side by side. */
  readonly share: 'main first' | 'equal';
  /** What is true of all matters of its kind: a few, where the rest is too little. */
  readonly ofKind: readonly Candidate<R>[];
  readonly count: number;
  /** Words that every line on the matter may share with the others. */
  readonly given: ReadonlySet<string>;
  readonly random: Random;
}

/** Nothing where there is less than the least that is worth giving. */
export const choose = <R>({ about, share, ofKind, count, given, random }: Wanted<R>): readonly Candidate<R>[] => {
  const least = Math.min(LEAST, count);
  const chosen: Candidate<R>[] = [];
  const take = (from: readonly Candidate<R>[], fits: readonly Fit[], upTo: number): void => {
    const ranked = from
      .filter((candidate) => fits.includes(candidate.fit) && !chosen.some(({ row }) => row === candidate.row))
      .map((candidate) => ({
        candidate,
        rank: candidate.worth + (candidate.fit === 'near' ? NEARLY_WORTH : 0) + random.next() * CHANCE,
      }))
      .sort((one, other) => other.rank - one.rank);
    for (const { candidate } of ranked) {
      if (chosen.length >= upTo) return;
      if (!chosen.some(({ ours }) => isLike(ours, candidate.ours, given))) chosen.push(candidate);
    }
  };
  const subjects = about.filter((candidates) => candidates.length > 0);
  for (const fits of TOGETHER) {
    const most = fits === GOOD ? count : least;
    subjects.forEach((candidates, at) => {
      const left = subjects.length - at;
      const part = at === 0 && left > 1 && share === 'main first' ? MAIN_SHARE : 1 / left;
      take(candidates, fits, chosen.length + Math.ceil((most - chosen.length) * part));
    });
    for (const candidates of subjects) take(candidates, fits, most);
  }
  for (const fits of TOGETHER) take(ofKind, fits, least);
  return chosen.length < least ? [] : chosen;
};
