/**
 * What an editor would have written in a place: log-linear weights, learnt from edited prose (docs/grammar-odds.md says how). The
 * file holds how sure each kind of slot must be, and the weights that are not zero: the gaps between their places, and their values.
 */
import { brotliDecompressSync } from 'node:zlib';
import { features, featuresOf } from './features.ts';
import type { Line } from './line.ts';
import { hashOf } from './line.ts';
import type { Slot } from './slot.ts';
import packed from './odds.bin';

export const BITS = 24;
/** A weight of one is stored as this. */
export const SCALE = 24;
/** A threshold of one is stored as this. */
export const FINENESS = 16;
const MASK = (1 << BITS) - 1;

/** Where the weights of a feature stand: that of the first option, and behind it the others. */
export const placeOf = (feature: number): number => {
  const mixed = Math.imul(feature, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> (32 - BITS);
};

interface Weights {
  readonly weights: Int8Array;
  /** By the name of a slot: how much likelier than what stands there something else has to be. */
  readonly thresholds: ReadonlyMap<number, number>;
}

const load = (): Weights => {
  const bytes = brotliDecompressSync(packed);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const thresholds = new Map<number, number>();
  const [named, count] = [view.getUint32(0), view.getUint32(4)];
  let at = 8;
  for (let each = 0; each < named; each++, at += 5) thresholds.set(view.getInt32(at), view.getUint8(at + 4) / FINENESS);
  const weights = new Int8Array(1 << BITS);
  const values = at + count;
  let place = -1;
  for (let each = 0; each < count; each++) {
    place += bytes[at + each]!;
    // A gap too wide for one byte is bridged by a weight of zero.
    weights[place] = view.getInt8(values + each);
  }
  return { weights, thresholds };
};
let loaded: Weights | undefined;

const sums = new Float64Array(64);

export interface Verdict {
  /** The place among the options of what is likeliest of what does not stand there. */
  readonly best: number;
  /** How much likelier it is than what stands there, in nats. */
  readonly lead: number;
  /** How far that is beyond the threshold of its slot. */
  readonly margin: number;
}

/** What would rather stand in this slot, and how sure that is. Undefined where the slot was never judged. */
export const judge = (line: Line, slot: Slot): Verdict | undefined => {
  loaded ??= load();
  const { thresholds } = loaded;
  const threshold = thresholds.get(hashOf(slot.name)) ?? thresholds.get(hashOf(slot.kind));
  if (threshold === undefined) return undefined;
  const { weights } = loaded;
  const count = featuresOf(line, slot);
  const options = slot.options.length;
  sums.fill(0, 0, options);
  for (let at = 0; at < count; at++) {
    const place = placeOf(features[at]!);
    for (let option = 0; option < options; option++) sums[option]! += weights[(place + option) & MASK]!;
  }
  let best = -1;
  for (let option = 0; option < options; option++)
    if (option !== slot.stands && (best < 0 || sums[option]! > sums[best]!)) best = option;
  const lead = (sums[best]! - sums[slot.stands]!) / SCALE;
  return { best, lead, margin: lead - threshold };
};
