/** The prompts of the library and those made for the visitor, in the same terms. */
import { itemsOf, textsOf, wordsOf } from '../../engine/asText.ts';
import type { Data } from '../../engine/reply.ts';

export type Vote = 'like' | 'dislike' | 'none';

export interface Prompt {
  readonly id: string;
  readonly prompt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly likes: number;
  readonly dislikes: number;
  /** Made for this visitor: it cannot be voted on. */
  readonly isCustom: boolean;
}

const numberOf = (data: Data, key: string): number => Number(data[key]) || 0;

const promptOf = (item: Data, id: string, isCustom: boolean): Prompt => ({
  id,
  prompt: wordsOf(item, 'prompt'),
  category: wordsOf(item, 'category'),
  tags: textsOf(item, 'tags'),
  description: wordsOf(item, 'description'),
  likes: numberOf(item, 'likes'),
  dislikes: numberOf(item, 'dislikes'),
  isCustom,
});

export const promptsIn = (data: Data): Prompt[] =>
  itemsOf(data, 'prompts').map((item, at) => promptOf(item, wordsOf(item, 'id') || `found-${at}`, false));

/** "A local id made of a custom prefix, a timestamp and an index" (spec 1, section 3). */
export const customPromptsIn = (data: Data, now: number): Prompt[] =>
  itemsOf(data, 'prompts').map((item, at) => promptOf(item, `custom-${now}-${at}`, true));

/** Undefined without votes. */
export const percentPositive = ({ likes, dislikes }: Pick<Prompt, 'likes' | 'dislikes'>): number | undefined =>
  likes + dislikes === 0 ? undefined : Math.round((100 * likes) / (likes + dislikes));

export interface Filters {
  /** "all", or a name. */
  readonly category: string;
  readonly search: string;
  readonly sortBy: 'likes' | 'newest' | 'rating';
}
export const NO_FILTERS: Filters = { category: 'all', search: '', sortBy: 'likes' };
export const SORTS: readonly (readonly [Filters['sortBy'], string])[] = [
  ['likes', 'Most Liked'],
  ['newest', 'Newest'],
  ['rating', 'Best Rating'],
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
