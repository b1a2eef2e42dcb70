/** One visitor's vote on one prompt of the library. */
import { vote } from '../../tools/prompt-generator.ts';
import { catalogue } from '../prompts/catalogue.ts';
import { cast, ratingOf } from '../prompts/store.ts';
import { CannotServe, defineWriter } from '../writer.ts';

const ids = new Set(catalogue.map(({ id }) => id));

export default defineWriter(vote, {
  languages: ['English'],
  pool: 'library',
  async write({ id, voter, vote: wish }) {
    if (!ids.has(id)) throw new CannotServe('There is no such prompt (id) in the library.');
    const tally = await cast(id, voter, wish);
    return { ...tally, rating: ratingOf(tally) };
  },
});
