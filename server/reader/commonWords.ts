/** How common a word is: its rank in a list counted over Wikipedia. */
import words from 'virtual:common-words';

let ranks: ReadonlyMap<string, number> | undefined;

/** From 1, the commonest, to 40,000; undefined for words that hardly anyone uses. */
export const rankOf = (lower: string): number | undefined => {
  ranks ??= new Map(words.split(' ').map((word, at) => [word, at + 1]));
  return ranks.get(lower);
};
