/** A list of different hashtags, filled from one source after the other. */
import { keyOf, tagOf } from './tag.ts';

interface Collection {
  readonly tags: readonly string[];
  /** Adds up to `most` of these, the first first; those already there do not count. Gives how many were added. */
  add(tags: Iterable<string>, most: number): number;
}

/** @param size how many it holds. */
export const collection = (size: number): Collection => {
  const tags: string[] = [];
  const keys = new Set<string>();
  return {
    tags,
    add(more, most) {
      let added = 0;
      for (const tag of more) {
        if (added >= most || tags.length >= size) break;
        if (keys.has(keyOf(tag))) continue;
        keys.add(keyOf(tag));
        tags.push(tag);
        added++;
      }
      return added;
    },
  };
};

/** Each of these words as a hashtag, where one can be made of it. */
export const asTags = (words: readonly string[]): string[] => words.flatMap((word) => tagOf(word) ?? []);
