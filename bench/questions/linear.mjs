// Logistic regression on few rows, downhill in plain steps, over values brought to one scale.

const STEPS = 1500;
const RATE = 0.5;
/** Keeps weights small that little speaks for. */
const SHRINK = 3;

export const likely = ({ weights, bias }, values) =>
  1 / (1 + Math.exp(-values.reduce((so, value, at) => so + value * weights[at], bias)));

/** @param rows `{ values, right }` */
export const linear = (rows) => {
  const size = rows[0].values.length;
  const mean = Array.from({ length: size }, (_, at) => rows.reduce((so, { values }) => so + values[at], 0) / rows.length);
  const spread = mean.map(
    (middle, at) => Math.sqrt(rows.reduce((so, { values }) => so + (values[at] - middle) ** 2, 0) / rows.length) || 1,
  );
  const scaled = rows.map(({ values, right }) => ({ values: values.map((value, at) => (value - mean[at]) / spread[at]), right }));
  const weights = Array.from({ length: size }, () => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = Array.from({ length: size }, () => 0);
    let tilt = 0;
    for (const { values, right } of scaled) {
      const off = likely({ weights, bias }, values) - right;
      for (let at = 0; at < size; at++) slope[at] += off * values[at];
      tilt += off;
    }
    for (let at = 0; at < size; at++) weights[at] -= (RATE * (slope[at] + SHRINK * weights[at])) / rows.length;
    bias -= (RATE * tilt) / rows.length;
  }
  const own = weights.map((weight, at) => weight / spread[at]);
  return { weights: own, bias: bias - own.reduce((so, weight, at) => so + weight * mean[at], 0) };
};
