/** What may be asked next: questions whose answers speak of the same things as the one that was given. */
import { encode } from '../../../meaning/encoder.ts';
import { termsIn } from '../question/terms.ts';
import { nearnessToRows } from './nearness.ts';
import { pageIndex } from './page-index.ts';

/** Farther in meaning, the two speak of different things. */
const NEAR = 0.42;
/** What a word in common counts, up to so many. */
const SHARED = 0.04;
const COUNTED = 3;

/** @param said a question, and its answer where it has one. */
export const relatedTo = async (said: string, most: number): Promise<readonly string[]> => {
  const vectors = await encode([said]);
  if (!vectors) return [];
  const { pages, termsOf } = pageIndex();
  const near = nearnessToRows(vectors[0]!);
  const own = termsIn(said);
  return pages
    .map(({ entry: { ask, says }, from, to }) => {
      const shared = [...termsOf(from)].filter((term) => own.has(term)).length;
      return { ask: ask[0]!, says, near: (near[from]! + near[to]!) / 2 + SHARED * Math.min(COUNTED, shared) };
    })
    .filter((one) => one.near > NEAR && !said.includes(one.says))
    .sort((one, other) => other.near - one.near)
    .slice(0, most)
    .map(({ ask }) => ask);
};
