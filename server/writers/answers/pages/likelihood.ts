/** How likely an entry or a line answers, by weights that `npm run fit:answers` fitted to questions somebody labelled. */
import fitted from './likelihood.json' with { type: 'json' };

/** A leaf's weight, or which number to look at, where it is split, and what is below and above. */
type Tree = number | readonly [at: number, cut: number, below: Tree, above: Tree];
type Evidence = Readonly<Record<string, number>>;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const { order, entries, notes } = fitted as unknown as {
  readonly order: Order;
  readonly entries: { readonly names: readonly string[]; readonly bias: number; readonly trees: readonly Tree[] };
  readonly notes: { readonly bias: number; readonly weights: Evidence };
};

/** What each kind of evidence weighs, and how much more or less of it in a long question. */
type Order = Readonly<Record<string, readonly [weight: number, byLength: number]>>;

/** What an entry is worth beside the others that one question finds: a number that says nothing beside another question's. */
export const worthBy =
  (weights: Order) =>
  (evidence: Evidence): number =>
    Object.entries(weights).reduce(
      (sum, [name, [weight, byLength]]) => sum + (weight + byLength * evidence['length']!) * evidence[name]!,
      0,
    );
export const worthOf = worthBy(order);

const valueOf = (tree: Tree, values: readonly number[]): number => {
  let left: Tree = tree;
  while (typeof left !== 'number') left = values[left[0]]! < left[1] ? left[2] : left[3];
  return left;
};

export const chanceOfEntry = (evidence: Evidence): number => {
  const values = entries.names.map((name) => evidence[name] ?? 0);
  return sigmoid(entries.trees.reduce<number>((sum, tree) => sum + valueOf(tree, values), entries.bias));
};

export const chanceOfLine = (evidence: Evidence): number =>
  sigmoid(Object.entries(notes.weights).reduce((sum, [name, weight]) => sum + weight * (evidence[name] ?? 0), notes.bias));
