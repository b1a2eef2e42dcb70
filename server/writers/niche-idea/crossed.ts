/** The people who want a subject anyway, narrowed to the market that was asked for: divorce is sold to founders who are in the middle of one. */
import type { Segment } from './segment.ts';

/** Who stands for "people", and what can be put after any other group; nothing where it would not read well. */
const MARKETS: Readonly<Record<string, { readonly people: string; readonly tail?: string }>> = {
  'Young Adults 18-30': { people: 'people under thirty', tail: 'under thirty' },
  'Professionals 30-50': { people: 'professionals', tail: 'with a full-time job' },
  'Seniors 50+': { people: 'people over fifty', tail: 'over fifty' },
  'Parents & Families': { people: 'parents', tail: 'with a family' },
  Students: { people: 'students' },
  Entrepreneurs: { people: 'founders' },
  Technology: { people: 'people in IT' },
  'Creative Industries': { people: 'designers' },
};

/** Longer ones make titles that nobody finishes. */
const LONGEST = 46;
const IN_GENERAL = /^(?:people|adults) /;
/** Of an age, a household or a trade already, or with a clause of their own: nothing goes behind them. */
const TAKEN =
  /\b(?:who|with|over|under|retired|children|child|famil\w+|parents?|students?|couples?|staff|widowed|nurses|teachers|workers|alone|first)\b/i;

const crossedWith = (who: string, { people, tail }: { people: string; tail?: string }): string | undefined => {
  if (IN_GENERAL.test(who)) return who.replace(IN_GENERAL, `${people} `);
  return tail !== undefined && !TAKEN.test(who) ? `${who} ${tail}` : undefined;
};

/** @returns none for a market that says nothing of people. */
export const crossed = (segments: readonly Segment[], market: string): Segment[] => {
  const group = MARKETS[market];
  if (group === undefined) return [];
  return segments.flatMap(({ who: whole, kind, stances, wants, where, whys }) => {
    const who = stances.includes('giver') ? undefined : crossedWith(whole, group);
    return who === undefined || who.length > LONGEST ? [] : [{ who, kind, stances, ...(wants && { wants }), where, whys }];
  });
};
