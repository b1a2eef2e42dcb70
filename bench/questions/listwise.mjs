// Weights that put the right one of a list first: softmax over the list, downhill in steps of their own size for each weight.

const STEPS = 200;
const RATE = 0.05;
/** Keeps weights small that little speaks for. */
const SHRINK = 0.01;

/**
 * @param lists `{ rows: { values, right }[], weight }`, of each at least one right
 * @param length which value tells how long the question is: a weight may grow or shrink with it
 * @returns for each value its weight, and what is added for length
 */
export const listwise = (lists, length) => {
  const rows = lists.flatMap((list) => list.rows);
  const size = rows[0].values.length;
  const spread = (of) => {
    const mean = rows.reduce((so, row) => so + of(row), 0) / rows.length;
    return [mean, Math.sqrt(rows.reduce((so, row) => so + (of(row) - mean) ** 2, 0) / rows.length) || 1];
  };
  const scales = Array.from({ length: size }, (_, at) => spread(({ values }) => values[at]));
  const [usual, wide] = scales[length];
  const total = lists.reduce((so, { weight }) => so + weight, 0);
  const scaled = lists.map((list) => ({
    weight: list.weight / total,
    long: (list.rows[0].values[length] - usual) / wide,
    rights: list.rows.map(({ right }) => right / list.rows.reduce((so, row) => so + row.right, 0)),
    rows: list.rows.map(({ values }) => Float64Array.from(values, (value, at) => (value - scales[at][0]) / scales[at][1])),
  }));
  const [weights, slopes, curves] = Array.from({ length: 3 }, () => new Float64Array(2 * size));
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => SHRINK * weight);
    for (const { weight, long, rights, rows: own } of scaled) {
      const now = weights.subarray(0, size).map((one, at) => one + weights[size + at] * long);
      const worths = own.map((values) => values.reduce((so, value, at) => so + value * now[at], 0));
      const most = Math.max(...worths);
      const powers = worths.map((worth) => Math.exp(worth - most));
      const all = powers.reduce((so, power) => so + power, 0);
      for (const [row, values] of own.entries()) {
        const off = weight * (powers[row] / all - rights[row]);
        for (let at = 0; at < size; at++) {
          slope[at] += off * values[at];
          slope[size + at] += off * values[at] * long;
        }
      }
    }
    for (const [at, value] of slope.entries()) {
      slopes[at] = 0.9 * slopes[at] + 0.1 * value;
      curves[at] = 0.99 * curves[at] + 0.01 * value ** 2;
      const pace = slopes[at] / (1 - 0.9 ** step) / (Math.sqrt(curves[at] / (1 - 0.99 ** step)) + 1e-8);
      weights[at] -= RATE * (1 - step / STEPS) * pace;
    }
  }
  return Array.from({ length: size }, (_, at) => {
    const byLength = weights[size + at] / wide / scales[at][1];
    return [weights[at] / scales[at][1] - byLength * usual, byLength];
  });
};
