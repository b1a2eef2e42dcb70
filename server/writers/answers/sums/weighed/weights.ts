/** Which step is likelier than another, learnt from some thousand stories (docs/sum-odds.md says how). */
import { brotliDecompressSync } from 'node:zlib';
import { BITS, weigher, type Weigh } from './search.ts';
import chances from './chances.json' with { type: 'json' };
import packed from './odds.bin';

/** A weight of one is stored as this. */
export const SCALE = 24;

/** The gaps between the places of the weights that are not zero, and their values. */
const unpacked = (): Int8Array => {
  const bytes = brotliDecompressSync(packed);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0);
  const weights = new Int8Array(1 << BITS);
  let place = -1;
  for (let each = 0; each < count; each++) {
    place += bytes[4 + each]!;
    // A gap too wide for one byte is bridged by a weight of zero.
    weights[place] = view.getInt8(4 + count + each);
  }
  return weights;
};

let loaded: Weigh | undefined;
export const weigh: Weigh = (features, how) => {
  loaded ??= weigher(unpacked(), SCALE);
  return loaded(features, how);
};

type Tree = number | readonly [feature: number, cut: number, below: Tree, above: Tree];
const valueOf = (tree: Tree, values: readonly number[]): number =>
  typeof tree === 'number' ? tree : valueOf(values[tree[0]]! < tree[1] ? tree[2] : tree[3], values);

/** How likely an outcome is to be right. */
export const chanceOf = (evidence: readonly number[]): number => {
  const { bias, trees } = chances as unknown as { readonly bias: number; readonly trees: readonly Tree[] };
  return 1 / (1 + Math.exp(-trees.reduce((so: number, tree) => so + valueOf(tree, evidence), bias)));
};
