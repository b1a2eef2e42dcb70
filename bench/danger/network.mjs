// A sum of a row's places and its vector, and beside it a layer of units between the vector and the answer: what is dangerous together
// and harmless apart is not told by a sum. Learnt in small batches (Adam); the same rows give the same weights.

const UNITS = 16;
/** Where chance begins. */
const SEEDS = [7, 8, 9];
const EPOCHS = 24;
const BATCH = 128;
const PACE = 0.004;
/** The share of units that sit out, so that none is relied upon. */
const IDLE = 0.3;
/** Weights are kept small: those of places, and all others. */
const SHRINK = { places: 0.001, vector: 0.002 };
/** A unit whose answer has shrunk to this never learnt anything, and is left out. */
const SILENT = 1e-3;
/** How much each counts beside the other. */
const SCALE = { places: 3, vector: 6 };

/** Numbers from 0 to 1, the same each time. */
const chances = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffled = (many, chance) => {
  const order = Array.from({ length: many }, (_, at) => at);
  for (let at = many - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
};

/** Weights with their slopes, and what Adam remembers of these. */
const learning = (length, shrink, first = () => 0) => {
  const [weights, slope] = [Float32Array.from({ length }, first), new Float32Array(length)];
  const [mean, square] = [new Float32Array(length), new Float32Array(length)];
  const step = (turn, pace) => {
    const [ofMean, ofSquare] = [1 - 0.9 ** turn, 1 - 0.99 ** turn];
    for (let at = 0; at < length; at++) {
      const down = slope[at] + shrink * weights[at];
      mean[at] = 0.9 * mean[at] + 0.1 * down;
      square[at] = 0.99 * square[at] + 0.01 * down * down;
      weights[at] -= (pace * mean[at]) / ofMean / (Math.sqrt(square[at] / ofSquare) + 1e-8);
    }
    slope.fill(0);
  };
  return { weights, slope, step };
};

const product = (vector, weights, from) => {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += vector[at] * weights[from + at];
  return sum;
};

const learnt = (rows, size, seed) => {
  const chance = chances(seed);
  const length = rows[0].vector.length;
  const around = (spread) => () => (chance() + chance() + chance() - 1.5) * 2 * spread;
  const table = learning(size, SHRINK.places);
  const direct = learning(length, SHRINK.vector);
  const into = learning(length * UNITS, SHRINK.vector, around(0.08));
  const raised = learning(UNITS, 0);
  const out = learning(UNITS, SHRINK.vector, around(0.3));
  const bias = learning(1, 0, () => -1);
  const parts = [table, direct, into, raised, out, bias];
  const given = rows.map(({ places, vector, right, counts = 1 }) => ({
    places,
    vector: Float32Array.from(vector, (number) => number * SCALE.vector),
    each: SCALE.places / Math.sqrt(places.length || 1),
    right,
    counts,
  }));

  const learn = ({ places, vector, each, right, counts }, many) => {
    let sum = bias.weights[0] + product(vector, direct.weights, 0);
    for (const place of places) sum += each * (place >= 0 ? table.weights[place] : -table.weights[-1 - place]);
    const units = Array.from({ length: UNITS }, (_, unit) =>
      chance() < IDLE ? 0 : Math.max(0, raised.weights[unit] + product(vector, into.weights, unit * length)) / (1 - IDLE),
    );
    units.forEach((unit, at) => (sum += unit * out.weights[at]));
    const wrong = (counts * (1 / (1 + Math.exp(-sum)) - right)) / many;
    for (const place of places)
      if (place >= 0) table.slope[place] += wrong * each;
      else table.slope[-1 - place] -= wrong * each;
    for (let at = 0; at < length; at++) direct.slope[at] += wrong * vector[at];
    for (let unit = 0; unit < UNITS; unit++) {
      if (units[unit] === 0) continue;
      out.slope[unit] += wrong * units[unit];
      const down = (wrong * out.weights[unit]) / (1 - IDLE);
      raised.slope[unit] += down;
      for (let at = 0; at < length; at++) into.slope[unit * length + at] += down * vector[at];
    }
    bias.slope[0] += wrong;
  };

  const turns = EPOCHS * Math.ceil(given.length / BATCH);
  let turn = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(given.length, chance);
    for (let from = 0; from < order.length; from += BATCH) {
      turn += 1;
      const batch = order.slice(from, from + BATCH);
      for (const at of batch) learn(given[at], batch.length);
      const pace = PACE * Math.min(1, 2 * (1 - turn / turns) + 0.02);
      for (const part of parts) part.step(turn, pace);
    }
  }
  const scaled = (weights, scale) => weights.map((weight) => weight * scale);
  const alive = Array.from({ length: UNITS }, (_, unit) => unit).filter((unit) => Math.abs(out.weights[unit]) > SILENT);
  return {
    table: scaled(table.weights, SCALE.places),
    vector: scaled(direct.weights, SCALE.vector),
    into: Float32Array.from(
      alive.flatMap((unit) => [...scaled(into.weights.slice(unit * length, (unit + 1) * length), SCALE.vector)]),
    ),
    raised: alive.map((unit) => raised.weights[unit]),
    out: alive.map((unit) => out.weights[unit]),
    bias: bias.weights[0],
  };
};

const mean = (arrays) => arrays[0].map((_, at) => arrays.reduce((sum, one) => sum + one[at], 0) / arrays.length);

/**
 * Several that began with other weights, as one that answers what they answer on average: what one of them made of a few rows by chance,
 * the others did not.
 * @param rows `{ places, vector, right, counts }`, `right` being 1 or 0, and `counts` how much a row counts beside others. @param size of the table.
 */
export const network = (rows, size) => {
  const several = SEEDS.map((seed) => learnt(rows, size, seed));
  return {
    table: mean(several.map(({ table }) => table)),
    vector: mean(several.map(({ vector }) => vector)),
    into: Float32Array.from(several.flatMap(({ into }) => [...into])),
    raised: several.flatMap(({ raised }) => raised),
    out: several.flatMap(({ out }) => out.map((weight) => weight / SEEDS.length)),
    bias: mean(several.map(({ bias }) => [bias]))[0],
  };
};

export const answerOf = ({ places, vector }, { table, vector: direct, into, raised, out, bias }) => {
  let sum = 0;
  for (const place of places) sum += place >= 0 ? table[place] : -table[-1 - place];
  sum = bias + sum / Math.sqrt(places.length || 1) + product(vector, direct, 0);
  raised.forEach((from, unit) => (sum += out[unit] * Math.max(0, from + product(vector, into, unit * vector.length))));
  return sum;
};
