/** How central each sentence is to the whole (TextRank: a sentence counts as much as the sentences that resemble it). */

const DAMPING = 0.85;
const ROUNDS = 25;

type Stems = ReadonlySet<string>;

/** How rare each stem is among the sentences: one in all of them says nothing. */
const rarityIn = (sentences: readonly Stems[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stems of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + sentences.length / count)]));
};

/** Cosine similarity of every two sentences, from 0 to 1. */
export const similarities = (sentences: readonly Stems[]): number[][] => {
  const rarity = rarityIn(sentences);
  const square = (stems: Stems): number => [...stems].reduce((sum, stem) => sum + rarity.get(stem)! ** 2, 0);
  const lengths = sentences.map((stems) => Math.sqrt(square(stems)));
  const matrix = sentences.map(() => sentences.map(() => 0));
  sentences.forEach((one, i) => {
    for (let j = i + 1; j < sentences.length; j++) {
      const other = sentences[j]!;
      let shared = 0;
      for (const stem of one) if (other.has(stem)) shared += rarity.get(stem)! ** 2;
      if (shared > 0) matrix[i]![j] = matrix[j]![i] = shared / (lengths[i]! * lengths[j]!);
    }
  });
  return matrix;
};

/** Each sentence's rank, the highest of them 1. */
export const centrality = (matrix: readonly (readonly number[])[]): number[] => {
  const size = matrix.length;
  const outgoing = matrix.map((row) => row.reduce((sum, value) => sum + value, 0));
  let ranks = matrix.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
    ranks = matrix.map((row) => {
      let sum = 0;
      for (let j = 0; j < size; j++) if (row[j]! > 0) sum += (row[j]! / outgoing[j]!) * ranks[j]!;
      return 1 - DAMPING + DAMPING * sum;
    });
  const highest = Math.max(...ranks, Number.EPSILON);
  return ranks.map((rank) => rank / highest);
};
