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

/** What tells a text from any other; two would have the same once in a thousand million million. */
const DIGEST = 8;
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, DIGEST);

const countIn = (bytes: Uint8Array): number => bytes.length / (DIGEST + KEPT);
const rowIn = (bytes: Uint8Array, at: number): Uint8Array => {
  const from = countIn(bytes) * DIGEST + at * KEPT;
  return bytes.subarray(from, from + KEPT);
};

/** A row as it is kept. */
export const asRow = (vector: Vector): Uint8Array => new Uint8Array(toBytes(condense(vector)).buffer);

/** What `npm run embed` writes beside the content: the digests of the texts, then a row of bytes for each. */
export const packed = (texts: readonly string[], rows: readonly Uint8Array[]): Buffer =>
  Buffer.concat([...texts.map(digestOf), ...rows]);

/** The rows of a packed file by the text that each was made of: undefined for a text that is not in it. */
export const rowsIn = (bytes: Uint8Array): ((text: string) => Uint8Array | undefined) => {
  const places = new Map(
    Array.from({ length: countIn(bytes) }, (_, at) => [
      Buffer.from(bytes.subarray(at * DIGEST, (at + 1) * DIGEST)).toString('hex'),
      at,
    ]),
  );
  return (text) => {
    const at = places.get(digestOf(text).toString('hex'));
    return at === undefined ? undefined : rowIn(bytes, at);
  };
};

/** Whether a packed file was made of just these texts, in this order. */
export const isPackedOf = (bytes: Uint8Array, texts: readonly string[]): boolean =>
  countIn(bytes) === texts.length &&
  Buffer.compare(bytes.subarray(0, texts.length * DIGEST), Buffer.concat(texts.map(digestOf))) === 0;

/** A byte of a file as the number from -127 to 127 that was kept in it. */
const signed = (byte: number): number => (byte << 24) >> 24;

/** Gives the nearness of a vector to every row of a packed file, in their order. The rows are kept as the bytes they are. */
export const comparedWith = (bytes: Uint8Array): ((vector: Vector) => Float32Array) => {
  const count = countIn(bytes);
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset + count * DIGEST, count * KEPT);
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
export const unpacked = (bytes: Uint8Array): readonly Vector[] =>
  Array.from({ length: countIn(bytes) }, (_, at) => unit(Float32Array.from(rowIn(bytes, at), signed)));
