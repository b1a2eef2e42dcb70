/** Finds prompts of the catalogue by words and category. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { catalogue } from './catalogue.ts';
import type { CataloguePrompt } from './prompt.ts';
import { tellingWords, wordsOf } from './words.ts';

export interface PromptQuery {
  /** Free text. Blank finds everything. */
  readonly search: string;
  /** A category's name in any case, or "all". */
  readonly category: string;
}

/** Below 0 where the first comes before the second. */
export type Order = (first: CataloguePrompt, second: CataloguePrompt) => number;

const byId = new Map(catalogue.map((prompt) => [prompt.id, prompt]));

const index = new MiniSearch<CataloguePrompt>({
  fields: ['tags', 'description', 'category', 'prompt'],
  extractField: (prompt, field) => (field === 'tags' ? prompt.tags.join(' ') : prompt[field as 'id' | 'prompt']),
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: { tokenize: (words) => words.split(' '), boost: { tags: 4, description: 3, category: 2 } },
});
index.addAll(catalogue);

/** Whether any prompt has the word, or one that begins with it. */
const isKnown = (word: string): boolean => index.search(word, { prefix: true }).length > 0;

/** Corrects two swapped letters ("breif"), where that makes a known word of an unknown one. */
const unswapped = (word: string): string => {
  if (word.length < 4 || isKnown(word)) return word;
  const swaps = Array.from(word.slice(1), (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2));
  return swaps.find((swapped) => index.search(swapped).length > 0) ?? word;
};

/** How many letters of a word may be wrong: none in a short one. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

interface Hit {
  readonly prompt: CataloguePrompt;
  /** The kind of match; 0 is the closest. */
  readonly tier: number;
}

/**
 * The hits, the best first in each tier: every word exactly, then as beginnings of words; failing both, with misspellings
 * forgiven; failing that, with as many of the words as any prompt has, at least a third of them.
 */
const hitsFor = (words: readonly string[], isWanted: (prompt: CataloguePrompt) => boolean): Hit[] => {
  const look = (options: SearchOptions) =>
    index.search(words.join(' '), { ...options, filter: ({ id }) => isWanted(byId.get(id)!) });
  const inTier =
    (tier: number) =>
    ({ id }: { readonly id: string }): Hit => ({ prompt: byId.get(id)!, tier });
  const exact = look({ combineWith: 'AND' });
  const found = new Set(exact.map(({ id }) => id));
  const begun = look({ combineWith: 'AND', prefix: true }).filter(({ id }) => !found.has(id));
  if (exact.length + begun.length > 0) return [...exact.map(inTier(0)), ...begun.map(inTier(1))];
  const forgiving: SearchOptions = { prefix: isKnown, fuzzy: (word) => !isKnown(word) && slips(word) };
  const misspelt = look({ ...forgiving, combineWith: 'AND' });
  if (misspelt.length > 0) return misspelt.map(inTier(0));
  const some = look({ ...forgiving, combineWith: 'OR' });
  const most = Math.max(...some.map(({ queryTerms }) => queryTerms.length), words.length / 3);
  return some.filter(({ queryTerms }) => queryTerms.length >= most).map(inTier(0));
};

/**
 * The matching prompts, closest matches first.
 * @param order Decides within one tier ("most liked"); prompts that it holds equal stay in the order of relevance.
 */
export const findPrompts = ({ search, category }: PromptQuery, order: Order = () => 0): CataloguePrompt[] => {
  const wanted = category.trim().toLowerCase();
  const isWanted = (prompt: CataloguePrompt): boolean => wanted === 'all' || prompt.category.toLowerCase() === wanted;
  if (search.trim() === '') return catalogue.filter(isWanted).toSorted(order);
  const words = tellingWords(search).map(unswapped);
  return hitsFor(words, isWanted)
    .toSorted((first, second) => first.tier - second.tier || order(first.prompt, second.prompt))
    .map(({ prompt }) => prompt);
};
