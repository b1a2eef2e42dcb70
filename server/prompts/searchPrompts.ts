/** Searches the library as a visitor means it: by words and, where the encoder can be reached, by meaning. */
import { nearPrompts } from './nearPrompts.ts';
import type { CataloguePrompt } from './prompt.ts';
import { corrected, findPrompts, type Order, type PromptQuery } from './search.ts';

export const searchPrompts = async (query: PromptQuery, order?: Order): Promise<CataloguePrompt[]> => {
  const isBlank = query.search.trim() === '';
  return findPrompts(query, order, isBlank ? undefined : await nearPrompts(corrected(query.search)));
};
