/** How well an idea fits the conditions of the form. */
import { FITS, type Fit } from '../../kit/choose.ts';
import type { Idea, Wishes } from './ideas.ts';

/** How the idea meets it; undefined where it goes against it. */
type Condition = (idea: Idea, wishes: Wishes) => Fit | undefined;

/** Whoever will spend more can also spend less, though it is not what was asked for. What costs more is out of reach. */
const BUDGETS: Readonly<Record<Wishes['investmentLevel'], readonly (readonly Idea['budget'][])[]>> = {
  'Any Budget': [['none', 'minimal', 'low', 'medium', 'high']],
  'No Money Required': [['none']],
  'Minimal Investment': [['minimal', 'none']],
  'Low Budget ($0-$1,000)': [['none', 'minimal', 'low']],
  'Moderate Investment': [['medium', 'low'], ['minimal'], ['none']],
  'Medium Budget ($1,000-$10,000)': [['medium'], ['low'], ['minimal', 'none']],
  'High Investment': [['high'], ['medium'], ['low', 'minimal', 'none']],
  'High Budget ($10,000+)': [['high'], ['medium'], ['low', 'minimal', 'none']],
};

const SKILLS: Readonly<Record<Wishes['difficultyLevel'], readonly (readonly Idea['skill'][])[]>> = {
  Any: [['beginner', 'intermediate', 'advanced', 'expert']],
  'Beginner Friendly': [['beginner'], [], ['intermediate']],
  Intermediate: [['intermediate'], ['beginner'], ['advanced']],
  Advanced: [['advanced'], ['intermediate', 'expert'], ['beginner']],
  'Expert Level': [['expert'], ['advanced'], ['intermediate', 'beginner']],
};

/** Kinds of business that are run much alike. */
const KIN: Readonly<Partial<Record<Wishes['businessType'], readonly Wishes['businessType'][]>>> = {
  'E-commerce Store': ['Dropshipping', 'Subscription Business'],
  'Digital Products': ['Online Courses', 'Content Creation'],
  'Service Business': ['Local Business', 'Consulting'],
  'Content Creation': ['Affiliate Marketing', 'Digital Products'],
  'SaaS/Software': ['Digital Products'],
  Consulting: ['Service Business', 'Online Courses'],
  'Affiliate Marketing': ['Content Creation', 'E-commerce Store'],
  Dropshipping: ['E-commerce Store', 'Affiliate Marketing'],
  'Online Courses': ['Digital Products', 'Consulting'],
  'Subscription Business': ['E-commerce Store', 'Content Creation'],
  'Local Business': ['Service Business'],
};

/** The place of the first group that holds it, as a fit. */
const graded = <T>(groups: readonly (readonly T[])[], value: T): Fit | undefined => {
  const at = groups.findIndex((group) => group.includes(value));
  return FITS[at];
};

const kind: Condition = ({ kinds }, { businessType }) => {
  if (businessType === 'Any Business Type' || kinds.some((one) => one === businessType)) return 'exact';
  return kinds.some((one) => KIN[businessType]?.includes(one)) ? 'scant' : undefined;
};

const market: Condition = ({ markets }, { targetMarket }) => {
  if (targetMarket === 'Any Market' || markets.some((one) => one === targetMarket)) return 'exact';
  // What is sold to people at large may be sold to these people; a firm is nobody's grandmother.
  return targetMarket !== 'B2B' && markets.every((one) => one === 'B2C') ? 'scant' : undefined;
};

const industryFit: Condition = ({ industries }, { industry }) => {
  if (industry === 'Any' || industries.some((one) => one === industry)) return 'exact';
  return industries.length === 0 ? 'near' : 'scant';
};

const IN_WEEKS = { day: 1 / 7, week: 1, month: 4.3, year: 52 } as const;

/** The most weeks that a time frame allows ("1-3 months", "within 30 days"); no limit where it names no time. */
const weeksIn = (timeFrame: string): number => {
  const match = /(?<!\d)(\d{1,4})\+?\s*(day|week|month|year)s?\b/i.exec(timeFrame);
  const unit = match?.[2]?.toLowerCase() as keyof typeof IN_WEEKS | undefined;
  return match && unit && !/\+|more than|over/.test(timeFrame) ? Number(match[1]) * IN_WEEKS[unit] : Number.POSITIVE_INFINITY;
};

/** By what the form calls them. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  'business type': kind,
  'target market': market,
  industry: industryFit,
  'investment level': ({ budget }, { investmentLevel }) => graded(BUDGETS[investmentLevel], budget),
  'difficulty level': ({ skill }, { difficultyLevel }) => graded(SKILLS[difficultyLevel], skill),
  'time frame': ({ weeks }, { timeFrame }) => (weeks <= weeksIn(timeFrame) ? 'exact' : undefined),
};

export interface Fitting {
  /** The worst of all conditions. */
  readonly fit: Fit;
  /** The conditions that the idea goes against. */
  readonly against: readonly string[];
}

export const fittingOf = (idea: Idea, wishes: Wishes): Fitting => {
  const fits = Object.entries(CONDITIONS).map(([name, condition]) => ({
    name,
    fit: condition(idea, wishes) ?? ('against' as const),
  }));
  return {
    fit: FITS[Math.max(...fits.map(({ fit }) => FITS.indexOf(fit)))] ?? 'against',
    against: fits.flatMap(({ name, fit }) => (fit === 'against' ? [name] : [])),
  };
};
