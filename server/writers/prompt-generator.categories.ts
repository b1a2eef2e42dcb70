/** The categories of the prompt library, and its figures. */
import { categories } from '../../tools/prompt-generator.ts';
import { catalogue } from '../prompts/catalogue.ts';
import { CATEGORIES } from '../prompts/prompt.ts';
import { ratingOf, tallies } from '../prompts/store.ts';
import { defineWriter } from '../writer.ts';

export default defineWriter(categories, {
  languages: ['English'],
  pool: 'library',
  async write() {
    const votes = await tallies();
    const voted = catalogue.flatMap(({ id }) => votes.get(id) ?? []).filter(({ likes, dislikes }) => likes + dislikes > 0);
    const ratings = voted.reduce((sum, tally) => sum + ratingOf(tally), 0);
    return {
      mainCategories: [...CATEGORIES],
      stats: {
        totalPrompts: catalogue.length,
        totalLikes: voted.reduce((sum, { likes }) => sum + likes, 0),
        averageRating: voted.length === 0 ? 0 : Math.round((10 * ratings) / voted.length) / 10,
      },
    };
  },
});
