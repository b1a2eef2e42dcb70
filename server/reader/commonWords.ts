/** How common a word is: its rank in a list counted over Wikipedia. */
import { words } from 'popular-english-words';

const KEPT = 60_000;
let ranks: ReadonlyMap<string, number> | undefined;

/** From 1, the commonest; undefined for words that hardly anyone uses. */
export const rankOf = (lower: string): number | undefined => {
  ranks ??= new Map(
    words
      .getAll()
      .slice(0, KEPT)
      .map((word, at) => [word, at + 1]),
  );
  return ranks.get(lower);
};
