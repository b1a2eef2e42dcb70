/**
 * Vectors made small for keeping: of 512 numbers the 128 that tell most, a byte each. Along the directions in which the
 * catalogue's own texts differ most (`directions.bin`), the first of a list stays the first for 95 % of requests; along the
 * first 128 numbers as they come, for 79 %.
 */
import { createHash } from 'node:crypto';
import directionBytes from './directions.bin';
import type { Vector } from './encoder.ts';

const FULL = 512;
const KEPT = 128;
const DIGEST = 32;

const directions = new Int8Array(directionBytes.buffer);

const unit = (numbers: Float32Array): Float32Array => {
  const length = Math.hypot(...numbers) || 1;
  return numbers.map((number) => number / length);
};

/** The 128 numbers that are compared, of length one. */
export const condense = (vector: Vector): Vector => {
  const kept = new Float32Array(KEPT);
  for (let row = 0; row < KEPT; row++) {
    let sum = 0;
    for (let at = 0; at < FULL; at++) sum += vector[at]! * directions[row * FULL + at]!;
    kept[row] = sum;
  }
  return unit(kept);
};

/** Largest number of a row to 127: only its direction counts. */
const toBytes = (numbers: Float32Array): Int8Array => {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 1e-9);
  return Int8Array.from(numbers, (number) => Math.round((number / largest) * 127));
};

const digestOf = (texts: readonly string[]): Buffer => createHash('sha256').update(texts.join('\n')).digest();

/** What `npm run embed` writes beside the content: the digest of the texts, then a row of bytes for each. */
export const packed = (texts: readonly string[], vectors: readonly Vector[]): Buffer =>
  Buffer.concat([digestOf(texts), ...vectors.map((vector) => Buffer.from(toBytes(condense(vector)).buffer))]);

/** Whether a packed file was made of just these texts. */
export const isPackedOf = (bytes: Uint8Array, texts: readonly string[]): boolean =>
  Buffer.compare(bytes.subarray(0, DIGEST), digestOf(texts)) === 0 && bytes.length === DIGEST + texts.length * KEPT;

/** A byte of a file as the number from -127 to 127 that was kept in it. */
const signed = (byte: number): number => (byte << 24) >> 24;

/** Gives the nearness of a vector to every row of a packed file, in their order. The rows are kept as the bytes they are. */
export const comparedWith = (bytes: Uint8Array): ((vector: Vector) => Float32Array) => {
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset + DIGEST, bytes.length - DIGEST);
  const count = rows.length / KEPT;
  const lengths = Float32Array.from(
    { length: count },
    (_, row) => Math.hypot(...rows.subarray(row * KEPT, (row + 1) * KEPT)) || 1,
  );
  return (vector) => {
    const asked = condense(vector);
    const found = new Float32Array(count);
    for (let row = 0, from = 0; row < count; row++, from += KEPT) {
      let sum = 0;
      for (let at = 0; at < KEPT; at++) sum += asked[at]! * rows[from + at]!;
      found[row] = sum / lengths[row]!;
    }
    return found;
  };
};

/** The rows of a packed file, of length one each. */
export const unpacked = (bytes: Uint8Array): readonly Vector[] => {
  const rows: Vector[] = [];
  for (let from = DIGEST; from < bytes.length; from += KEPT)
    rows.push(unit(Float32Array.from(bytes.subarray(from, from + KEPT), signed)));
  return rows;
};
