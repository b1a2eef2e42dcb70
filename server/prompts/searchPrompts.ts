/** Searches the library as a visitor means it: by words and, where the encoder can be reached, by meaning. */
import { nearPrompts } from './nearPrompts.ts';
import type { CataloguePrompt } from './prompt.ts';
import { corrected, findPrompts, type Order, type PromptQuery } from './search.ts';

/** Without what is named only to be ruled out: "not a poem, a rap". */
const wantedIn = (search: string): string => search.replace(/\bnot (?:an? |the )?\p{L}+,/giu, '');

export const searchPrompts = async ({ search, category }: PromptQuery, order?: Order): Promise<CataloguePrompt[]> => {
  const wanted = wantedIn(search);
  const near = wanted.trim() === '' ? undefined : await nearPrompts(corrected(wanted));
  return findPrompts({ search: wanted, category }, order, near);
};
