/** The prompts of the library. */

/** The work of marketing. Prompts for one company are made for these. */
export const MARKETING_CATEGORIES = [
  'Keyword Research',
  'On-Page SEO',
  'Technical SEO',
  'Content Strategy',
  'Blog Writing',
  'Copywriting',
  'Email Marketing',
  'Social Media',
  'Link Building',
  'Local SEO',
  'E-commerce SEO',
  'Analytics & Reporting',
  'Video & YouTube',
  'Marketing',
] as const;
export type MarketingCategory = (typeof MARKETING_CATEGORIES)[number];

/** What people who come for marketing look for besides. */
export const CATEGORIES = [
  ...MARKETING_CATEGORIES,
  'Writing & Editing',
  'Business',
  'Work & Career',
  'Learning & Teaching',
  'Everyday Life',
  'Code & Data',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A prompt as it is shown. */
export interface Prompt {
  readonly prompt: string;
  readonly category: Category;
  /** Three to five, in small letters. */
  readonly tags: readonly string[];
  /** What it is for, in a line. */
  readonly description: string;
}

/** A prompt of the catalogue. */
export interface CataloguePrompt extends Prompt {
  /** Votes belong to it: it never changes, and is never used for another prompt. */
  readonly id: string;
  /** The day it was added, YYYY-MM-DD. */
  readonly added: string;
}
