/**
 * Danger that is told in a roundabout way: what the words leave in doubt is read by meaning, too. Fitted to the same messages as
 * the weights of the words (`bench/danger`). Loads the encoder.
 */
import type { Heard } from '../../engine/help/dangers.ts';
import { featuresOf, PLACES, weightOf } from '../../engine/help/features.ts';
import { doubtfulIn, isCertain } from '../../engine/help/weighing.ts';
import { encode, type Vector } from '../meaning/encoder.ts';
import weightBytes from './meaning.bin';
import fitted from './meaning.json' with { type: 'json' };

/** Each part costs the encoder some 20 ms. */
const MOST_PARTS = 3;
const SIZE = 512;

const weights = new Int8Array(weightBytes.buffer, weightBytes.byteOffset, weightBytes.length);
const words = weights.subarray(0, PLACES);
const rowAt = (row: number): Int8Array => weights.subarray(PLACES + row * SIZE, PLACES + (row + 1) * SIZE);
const meaning = rowAt(0);
/** What is dangerous together and harmless apart is told by these. */
const units = fitted.units.map((unit, at) => ({ ...unit, direction: rowAt(1 + at) }));
const kinds = fitted.kinds.map(({ danger, bias }, at) => ({
  danger: danger as Heard,
  bias,
  direction: rowAt(1 + units.length + at),
}));

const along = (vector: Vector, direction: Int8Array): number => {
  let sum = 0;
  for (let at = 0; at < SIZE; at++) sum += vector[at]! * direction[at]!;
  return sum;
};

const dangerOf = (part: string, vector: Vector): number => {
  let sum = weightOf(featuresOf(part), words) * fitted.words + along(vector, meaning) * fitted.meaning;
  for (const { raised, out, direction } of units) sum += out * Math.max(0, raised + along(vector, direction) * fitted.into);
  return sum;
};

const isDanger = (part: string, vector: Vector): boolean => isCertain(part) || dangerOf(part, vector) >= fitted.from;

/** Which danger, where one is clearly likelier than the others. */
const kindOf = (vector: Vector): Heard => {
  const [first, second] = kinds
    .map(({ danger, bias, direction }) => ({ danger, leaning: along(vector, direction) * fitted.leaning + bias }))
    .toSorted((one, other) => other.leaning - one.leaning);
  return first!.leaning - second!.leaning >= fitted.clear ? first!.danger : 'unclear';
};

/** The danger in a plain text that names none outright. */
export const meantIn = async (read: string): Promise<Heard | undefined> => {
  const parts = doubtfulIn(read).slice(0, MOST_PARTS);
  const vectors = await encode(parts);
  if (!vectors) return undefined;
  const at = parts.findIndex((part, index) => isDanger(part, vectors[index]!));
  return at < 0 ? undefined : kindOf(vectors[at]!);
};
