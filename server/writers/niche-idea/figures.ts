/** The figures of an idea, worked out from what its row says and from nothing else. */
import type { Idea } from './ideas.ts';

const BASE = 4.5;
const MARGIN = { thin: -1.5, fair: 0, good: 1.25 } as const;
const REPEAT = { once: -0.5, yearly: 0, seasonal: 0.5, monthly: 1.25, weekly: 1.5 } as const;
const CROWD = { none: 0.5, few: 0.25, some: -0.5, many: -1.25 } as const;
const SCALES = 1;
const SELLS_TO_FIRMS = 0.5;

/** 1 to 10: how well it can pay for the hours put in. */
export const profitabilityOf = ({ margin, repeat, crowd, scales, markets }: Idea): number => {
  const firms = markets.includes('B2B') ? SELLS_TO_FIRMS : 0;
  const sum = BASE + MARGIN[margin] + REPEAT[repeat] + CROWD[crowd] + (scales ? SCALES : 0) + firms;
  return Math.min(10, Math.max(1, Math.round(sum)));
};

const DIFFICULTY = {
  beginner: 'Beginner Friendly',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert Level',
} as const;
export const difficultyOf = ({ skill }: Idea): string => DIFFICULTY[skill];

const INVESTMENT = {
  none: 'No money required',
  minimal: 'Minimal (under $300)',
  low: 'Low (under $1,000)',
  medium: 'Medium ($1,000-$10,000)',
  high: 'High (over $10,000)',
} as const;
export const investmentOf = ({ budget }: Idea): string => INVESTMENT[budget];

const COMPETITION = { none: 'Very low', few: 'Low', some: 'Medium', many: 'High' } as const;
export const competitionOf = ({ crowd }: Idea): string => COMPETITION[crowd];

const WEEKS_A_MONTH = 4.3;
const WHOLE_MONTHS_FROM = 9;
export const timelineOf = ({ weeks }: Idea): string => {
  const [count, unit] = weeks < WHOLE_MONTHS_FROM ? [weeks, 'week'] : [Math.round(weeks / WEEKS_A_MONTH), 'month'];
  return `First sale in about ${count} ${unit}${count === 1 ? '' : 's'}`;
};
