/** What can be counted of analyses beside what a reader wrote down. */

/** Ranks from 1, equal values sharing the mean of theirs. */
const ranksOf = (values) =>
  values.map(
    (value) => values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2,
  );

export const spearman = (one, other) => {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length + 1) / 2;
  const product = (a, b) => a.reduce((sum, rank, at) => sum + (rank - mean) * (b[at] - mean), 0);
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
};

export const spread = (values) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { lowest: Math.min(...values), highest: Math.max(...values), mean, deviation };
};

/**
 * Remarks that a reader's notes contradict: what the text has is said to be missing, or what it lacks is praised.
 * @param remarks `{ sort: 'praise' | 'lack' | 'advice', words }`
 * @param rules by the reader's word for a thing: `missing`, how a remark sounds that misses it, and `praised`.
 */
export const contradictions = ({ has, lacks }, remarks, rules) => {
  const about = (names, key, sorts) =>
    names.flatMap((name) => {
      const sounds = rules[name]?.[key];
      return sounds === undefined
        ? []
        : remarks.filter(({ sort, words }) => sorts.includes(sort) && sounds.test(words)).map(({ words }) => `${name}: ${words}`);
    });
  return [...about(has, 'missing', ['lack', 'advice']), ...about(lacks, 'praised', ['praise'])];
};

/** A remark without what it quotes and counts: two of one mould are one. */
export const mouldOf = (words) =>
  words
    .replace(/“[^”]*”/g, '“”')
    .replace(/“”(?:(?:, | and )“”)+/g, '“”')
    .replace(/\d+/g, '#');

/** The share of all remarks that stand, with `same`, under more than a third of the texts. */
export const commonplace = (texts, same) => {
  const under = new Map();
  for (const remarks of texts)
    for (const key of new Set(remarks.map(({ words }) => same(words)))) under.set(key, (under.get(key) ?? 0) + 1);
  const all = texts.flat();
  return all.filter(({ words }) => under.get(same(words)) > texts.length / 3).length / all.length;
};
