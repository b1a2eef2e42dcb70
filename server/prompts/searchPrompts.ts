/** Searches the library as a visitor means it: by words and, where the encoder can be reached, by meaning. */
import { nearPrompts } from './nearPrompts.ts';
import type { CataloguePrompt } from './prompt.ts';
import { corrected, findPrompts, partedByNo, type Order, type PromptQuery } from './search.ts';

export const searchPrompts = async ({ search, category }: PromptQuery, order?: Order): Promise<CataloguePrompt[]> => {
  const near = search.trim() === '' ? undefined : await nearPrompts(corrected(partedByNo(search).meant));
  return findPrompts({ search, category }, order, near);
};
