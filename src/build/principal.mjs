// The directions along which the vectors vary most, found by power iteration; one row of bytes each.

const multiplied = (matrix, vector) => matrix.map((row) => row.reduce((sum, number, at) => sum + number * vector[at], 0));

/** Orthonormal vectors: each at right angles to those before it, of length one. */
const orthonormal = (vectors) => {
  const made = [];
  for (const vector of vectors) {
    const rest = [...vector];
    for (const before of made) {
      const shared = before.reduce((sum, number, at) => sum + number * rest[at], 0);
      for (let at = 0; at < rest.length; at++) rest[at] -= shared * before[at];
    }
    const length = Math.hypot(...rest);
    made.push(rest.map((number) => number / length));
  }
  return made;
};

export const principal = (vectors, count) => {
  const size = vectors[0].length;
  const products = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (let row = 0; row < size; row++) for (let at = 0; at < size; at++) products[row][at] += vector[row] * vector[at];
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;
  let found = orthonormal(Array.from({ length: count }, () => Array.from({ length: size }, next)));
  for (let round = 0; round < 12; round++) found = orthonormal(found.map((vector) => multiplied(products, vector)));
  const largest = Math.max(...found.flat().map(Math.abs));
  return Buffer.from(Int8Array.from(found.flat(), (number) => Math.round((number / largest) * 127)).buffer);
};
