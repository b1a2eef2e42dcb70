/** The figures of an idea, computed from the kind of business it is and from nothing else. */
import type { Form, Level, Tier, Wait } from './form.ts';
import type { Segment } from './segment.ts';

export interface Features {
  readonly form: Form;
  readonly level: Level;
  readonly money: { readonly tier: Tier };
  readonly segment: Pick<Segment, 'kind'>;
}

/** 1 to 10: what the form brings in, more for skill, capital and firms as buyers, less for a crowded field. */
export const profitabilityOf = ({ form, level, money: { tier }, segment }: Features): number => {
  const raw =
    form.pays +
    (level - 2) * 0.4 +
    (tier === 3 ? 0.4 : tier === 0 ? -0.5 : 0) +
    (segment.kind === 'businesses' ? 0.4 : 0) +
    (2 - form.crowd) * 0.4;
  return Math.min(10, Math.max(1, Math.round(raw)));
};

/** Skill keeps imitators away. */
export const competitionOf = ({ form, level }: Pick<Features, 'form' | 'level'>): string => {
  const crowd = form.crowd - (level >= 3 ? 1 : 0);
  return crowd >= 3 ? 'High' : crowd === 2 ? 'Medium' : 'Low';
};

const waitOf = (form: Form, tier: Tier): Wait => Math.min(4, form.wait + (tier === 3 ? 1 : 0)) as Wait;

const WAITS: Readonly<Record<Wait, string>> = {
  0: 'First sale in about 1 to 2 weeks',
  1: 'First sale in about 3 to 6 weeks',
  2: 'First sale in about 2 to 3 months',
  3: 'First sale in about 4 to 6 months',
  4: 'First sale in about 6 to 12 months',
};
/** The weeks at which each wait begins. */
const WEEKS: Readonly<Record<Wait, number>> = { 0: 1, 1: 3, 2: 8, 3: 16, 4: 26 };

export const timelineOf = ({ form, money: { tier } }: Pick<Features, 'form' | 'money'>): string => WAITS[waitOf(form, tier)];

const IN_WEEKS = { day: 1 / 7, week: 1, month: 4.3, year: 52 } as const;

/** The most weeks that a time frame allows ("1-3 months", "within 30 days"); no limit where it names no time. */
export const weeksIn = (timeFrame: string): number => {
  const match = /(?<!\d)(\d+)\+?\s*(day|week|month|year)s?\b/i.exec(timeFrame);
  const unit = match?.[2]?.toLowerCase() as keyof typeof IN_WEEKS | undefined;
  return match && unit && !/\+|more than|over/.test(timeFrame) ? Number(match[1]) * IN_WEEKS[unit] : Number.POSITIVE_INFINITY;
};

/** Whether a first sale may come within so many weeks. */
export const fitsWeeks = (form: Form, tier: Tier, weeks: number): boolean => WEEKS[waitOf(form, tier)] <= weeks;
