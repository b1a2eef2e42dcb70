/** The prompts of the library and those made for the visitor, as one type. */
import type { CallsOf } from '../../engine/call/sideCall.ts';
import type { PayloadOf } from '../../engine/definition/index.ts';
import type { DataOf, ItemOf } from '../../engine/call/reply.ts';
import type definition from '../../tools/prompt-generator.ts';
import * as says from '../../words/prompts.ts';

export type Tool = typeof definition;
export type Calls = CallsOf<Tool>;
export type Vote = PayloadOf<Calls['vote']>['vote'];
type Found = DataOf<Calls['search']>;
type Made = DataOf<Tool>;

export interface Prompt {
  readonly id: string;
  readonly prompt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly likes: number;
  readonly dislikes: number;
  /** Made for this visitor: nobody can vote on it. */
  readonly isCustom: boolean;
}

/** The numbers of votes in a reply. */
export const votesIn = ({ likes, dislikes }: DataOf<Calls['vote']>): Pick<Prompt, 'likes' | 'dislikes'> => ({
  likes: Number(likes) || 0,
  dislikes: Number(dislikes) || 0,
});

const worded = ({ prompt = '', category = '', tags = [], description = '' }: ItemOf<Made['prompts']>) => ({
  prompt,
  category,
  tags,
  description,
});

/** The prompts of a search. */
export const promptsIn = ({ prompts = [] }: Found): Prompt[] =>
  prompts.map((found, at) => ({ ...worded(found), ...votesIn(found), id: found.id || `found-${at}`, isCustom: false }));

/** The prompts made for the visitor, with "a local id made of a custom prefix, a timestamp and an index" (spec 1, section 3). */
export const customPromptsIn = ({ prompts = [] }: Made, now: number): Prompt[] =>
  prompts.map((made, at) => ({ ...worded(made), likes: 0, dislikes: 0, id: `custom-${now}-${at}`, isCustom: true }));

/** Undefined where there are no votes. */
export const percentPositive = ({ likes, dislikes }: Pick<Prompt, 'likes' | 'dislikes'>): number | undefined =>
  likes + dislikes === 0 ? undefined : Math.round((100 * likes) / (likes + dislikes));

/** A place in a prompt that its user fills in: "[your product]". */
const BLANK = /\[([^[\]\n]{1,120})\]/;

/** The words of a prompt, and between them the names of its blanks: words at even places, names at odd ones. */
export const withBlanks = (prompt: string): readonly string[] => prompt.split(BLANK);

/** Its blanks, each once. */
export const blanksIn = (prompt: string): readonly string[] => [...new Set(withBlanks(prompt).filter((_, at) => at % 2 === 1))];

/** What visitors have put into blanks, by the name of the blank. The same name is filled in once, in every prompt that has it. */
export type Filled = Readonly<Record<string, string>>;

/** The words put into this blank, whatever it is called: a blank "constructor" has none until it gets some. */
export const wordsIn = (filled: Filled, blank: string): string => (Object.hasOwn(filled, blank) ? (filled[blank] ?? '') : '');

/** The prompt with its blanks filled in; those without words stay as they are. */
export const filledIn = (prompt: string, filled: Filled): string =>
  withBlanks(prompt)
    .map((part, at) => (at % 2 === 0 ? part : wordsIn(filled, part).trim() || `[${part}]`))
    .join('');

export interface Filters {
  /** "all", or a name. */
  readonly category: string;
  readonly search: string;
  readonly sortBy: PayloadOf<Calls['search']>['sortBy'];
}
export const NO_FILTERS: Filters = { category: 'all', search: '', sortBy: 'likes' };
export const SORTS: readonly (readonly [Filters['sortBy'], string])[] = [
  ['likes', says.mostLiked],
  ['newest', says.newest],
  ['rating', says.bestRating],
];

/** What "Suggest a Prompt" puts into the search box. */
export const SUGGESTIONS: readonly string[] = [
  'blog post outline',
  'keyword clusters',
  'meta descriptions',
  'product page',
  'newsletter',
  'local search',
  'content calendar',
  'link building outreach',
  'video script',
  'competitor analysis',
  'landing page',
  'internal links',
];
