/** How much a text appeals by what it means, beside what rules find in it. */
import { encode } from '../meaning/encoder.ts';

/** Short sentences are read together: each part costs the encoder some 20 ms. */
const ENOUGH_CHARACTERS = 80;
const MOST_PARTS = 12;
/** Nothing is worse, and something is left to be multiplied with. */
const LEAST = 0.3;
const MOST = 10;

export const partsOf = (sentences: readonly string[]): string[] => {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < ENOUGH_CHARACTERS) parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts.slice(0, MOST_PARTS);
};

/**
 * @param bytes what `npm run fit:analyses` learnt from the ranks that readers gave: the appeal of any text, and a direction.
 * @returns from 0 to 10; nothing where the encoder is out of reach.
 */
export const appealBy = (bytes: Uint8Array): ((sentences: readonly string[]) => Promise<number | undefined>) => {
  const [ordinary = 0, ...direction] = new Float32Array(bytes.slice().buffer);
  return async (sentences) => {
    const vectors = (await encode(partsOf(sentences))) ?? [];
    if (vectors.length === 0) return undefined;
    const along = vectors.map((vector) => direction.reduce((sum, weight, at) => sum + weight * vector[at]!, 0));
    return Math.min(MOST, Math.max(LEAST, ordinary + along.reduce((sum, each) => sum + each, 0) / vectors.length));
  };
};

/** What rules find can be shown, and weighs a little more. */
const BY_WORDS = 0.6;

/** A text has to please both: a product is low where either is. */
export const together = (byWords: number, byMeaning: number | undefined): number =>
  byMeaning === undefined ? byWords : byWords ** BY_WORDS * byMeaning ** (1 - BY_WORDS);
