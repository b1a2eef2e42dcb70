// Logistic regression for rows with some places of a large table and a vector: downhill with momentum, at a step that cannot
// overshoot.

const STEPS = 120;

/** A row's places count together as one number of length one, as the vector does. */
const along = ({ places, vector }, weights, share) => {
  const each = share / Math.sqrt(places.length || 1);
  let sum = 0;
  for (const place of places) sum += place >= 0 ? weights.table[place] * each : -weights.table[-1 - place] * each;
  for (let at = 0; at < vector.length; at++) sum += vector[at] * weights.vector[at];
  return sum + weights.bias;
};

const add = (into, { places, vector }, much, share) => {
  const each = (much * share) / Math.sqrt(places.length || 1);
  for (const place of places)
    if (place >= 0) into.table[place] += each;
    else into.table[-1 - place] -= each;
  for (let at = 0; at < vector.length; at++) into.vector[at] += much * vector[at];
  into.bias += much;
};

const nothing = (size, length) => ({ table: new Float64Array(size), vector: new Float64Array(length), bias: 0 });
const merged = (one, other, work) => ({
  table: one.table.map((value, at) => work(value, other.table[at])),
  vector: one.vector.map((value, at) => work(value, other.vector[at])),
  bias: work(one.bias, other.bias),
});
const lengthOf = ({ table, vector, bias }) => Math.sqrt([...table, ...vector, bias].reduce((so, one) => so + one * one, 0));

/** The steepest that the rows can be. */
const steepness = (rows, size, length, share) => {
  let weights = { ...nothing(size, length), bias: 1 };
  let found = 1;
  for (let turn = 0; turn < 12; turn++) {
    const next = nothing(size, length);
    for (const row of rows) add(next, row, along(row, weights, share), share);
    found = lengthOf(next);
    weights = merged(next, next, (value) => value / found);
  }
  return found;
};

/**
 * @param rows `{ places, vector, right }`, `right` being 1 or 0.
 * @param size of the table; `share`: how much it counts beside the vector; `shrink` keeps weights small.
 */
export const logistic = (rows, { size, share, shrink }) => {
  const length = rows[0].vector.length;
  const pace = 1 / (0.27 * steepness(rows, size, length, share) + shrink);
  let weights = nothing(size, length);
  let ahead = weights;
  for (let step = 0; step < STEPS; step++) {
    const slope = nothing(size, length);
    for (const row of rows) add(slope, row, 1 / (1 + Math.exp(-along(row, ahead, share))) - row.right, share);
    const next = merged(ahead, slope, (value, down) => value - pace * down);
    next.table.forEach((_, at) => (next.table[at] -= pace * shrink * ahead.table[at]));
    next.vector.forEach((_, at) => (next.vector[at] -= pace * shrink * ahead.vector[at]));
    const momentum = step / (step + 3);
    ahead = merged(next, weights, (value, before) => value + momentum * (value - before));
    weights = next;
  }
  return { ...weights, table: weights.table.map((value) => value * share) };
};

export const scoreOf = (row, weights) => along(row, weights, 1);
