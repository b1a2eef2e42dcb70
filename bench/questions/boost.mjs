// Gradient-boosted trees for yes or no, small and plain: splits on a grid of values, one weight a leaf.

/** Values at which a number may be split. */
const CUTS = 24;

const cutsOf = (rows, size) =>
  Array.from({ length: size }, (_, at) => {
    const sorted = rows.map(({ values }) => values[at]).sort((one, other) => one - other);
    const picked = Array.from({ length: CUTS }, (_, cut) => sorted[Math.floor(((cut + 1) * sorted.length) / (CUTS + 1))]);
    return [...new Set(picked)];
  });

const sigmoid = (x) => 1 / (1 + Math.exp(-x));

/** A tree is `[feature, cut, below, above]`, a leaf its weight. */
export const valueOf = (tree, values) =>
  typeof tree === 'number' ? tree : valueOf(values[tree[0]] < tree[1] ? tree[2] : tree[3], values);

export const chance = ({ bias, trees }, values) => sigmoid(trees.reduce((so, tree) => so + valueOf(tree, values), bias));

/**
 * @param rows `{ values, right, weight }`
 * @param options trees, depth, rate, least (weight in a leaf), shrink
 */
export const boost = (rows, { trees: count, depth, rate, least, shrink }) => {
  const size = rows[0].values.length;
  const cuts = cutsOf(rows, size);
  const bins = cuts.map((own, at) => Uint8Array.from(rows, ({ values }) => own.findLastIndex((cut) => values[at] >= cut) + 1));
  const total = rows.reduce((so, { weight }) => so + weight, 0);
  const yes = rows.reduce((so, { weight, right }) => so + weight * right, 0);
  const bias = Math.log(yes / (total - yes));
  const score = new Float64Array(rows.length).fill(bias);
  const slope = new Float64Array(rows.length);
  const curve = new Float64Array(rows.length);
  const grow = (members, left) => {
    let [g, h] = [0, 0];
    for (const at of members) {
      g += slope[at];
      h += curve[at];
    }
    const leaf = Number(((rate * g) / (h + shrink)).toFixed(4));
    if (left === 0) return leaf;
    let best = { gain: 1e-3 };
    for (let feature = 0; feature < size; feature++) {
      const own = bins[feature];
      const [gs, hs] = [new Float64Array(CUTS + 2), new Float64Array(CUTS + 2)];
      for (const at of members) {
        gs[own[at]] += slope[at];
        hs[own[at]] += curve[at];
      }
      let [gl, hl] = [0, 0];
      for (let bin = 0; bin < cuts[feature].length; bin++) {
        gl += gs[bin];
        hl += hs[bin];
        const [gr, hr] = [g - gl, h - hl];
        if (hl < least || hr < least) continue;
        const gain = gl ** 2 / (hl + shrink) + gr ** 2 / (hr + shrink) - g ** 2 / (h + shrink);
        if (gain > best.gain) best = { gain, feature, bin };
      }
    }
    if (best.feature === undefined) return leaf;
    const own = bins[best.feature];
    const [below, above] = [members.filter((at) => own[at] <= best.bin), members.filter((at) => own[at] > best.bin)];
    return [best.feature, Number(cuts[best.feature][best.bin].toFixed(4)), grow(below, left - 1), grow(above, left - 1)];
  };
  const all = rows.map((_, at) => at);
  const trees = [];
  for (let turn = 0; turn < count; turn++) {
    for (const [at, { right, weight }] of rows.entries()) {
      const p = sigmoid(score[at]);
      slope[at] = weight * (right - p);
      curve[at] = weight * p * (1 - p);
    }
    const tree = grow(all, depth);
    trees.push(tree);
    for (const [at, { values }] of rows.entries()) score[at] += valueOf(tree, values);
  }
  return { bias: Number(bias.toFixed(4)), trees };
};
