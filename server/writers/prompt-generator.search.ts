/** Prompts of the library: found by words and category, in the order that was asked for, a page at a time. */
import { search } from '../../tools/prompt-generator.ts';
import type { CataloguePrompt } from '../prompts/prompt.ts';
import type { Order } from '../prompts/search.ts';
import { searchPrompts } from '../prompts/searchPrompts.ts';
import { ratingOf, tallies } from '../prompts/store.ts';
import type { Tally } from '../prompts/votes.ts';
import { defineWriter } from '../writer.ts';

const NO_VOTES: Tally = { likes: 0, dislikes: 0 };
const PAGE = 20;

export default defineWriter(search, {
  languages: ['English'],
  pool: 'library',
  async write({ category, search: words, sortBy, limit = PAGE, offset = 0 }) {
    const votes = await tallies();
    const tallyOf = ({ id }: CataloguePrompt): Tally => votes.get(id) ?? NO_VOTES;
    const by =
      (value: (prompt: CataloguePrompt) => number): Order =>
      (first, second) =>
        value(second) - value(first);
    const orders: Readonly<Record<typeof sortBy, Order>> = {
      likes: by((prompt) => tallyOf(prompt).likes),
      newest: (first, second) => second.added.localeCompare(first.added),
      rating: by((prompt) => ratingOf(tallyOf(prompt))),
    };
    const found = await searchPrompts({ search: words, category: category.trim() || 'all' }, orders[sortBy]);
    return {
      prompts: found.slice(offset, offset + limit).map((found) => {
        const { id, prompt, category: shelf, tags, description } = found;
        const tally = tallyOf(found);
        return { id, prompt, category: shelf, tags: [...tags], description, ...tally, rating: ratingOf(tally) };
      }),
      total: found.length,
    };
  },
});
