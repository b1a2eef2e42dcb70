// Learns what server/writers/grammar/odds/odds.bin holds from edited prose: `node bench/grammar/learn.mjs folder file`, a folder of
// text files with a paragraph on each line, and where to write. docs/grammar-odds.md says what it was learnt from, and how. Takes half
// an hour and 2 GB for ten million words.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fromSource } from '../../src/build/fromSource.mjs';

const [folder, file] = process.argv.slice(2);
if (folder === undefined || file === undefined) throw new Error('Which folder of texts, and where to?');
/** Paragraphs that are not learnt from: how often something right looks wrong is counted in them. */
const HELD_BACK = 5000;
/** A feature says nothing until it has been met so often. */
const MET = 4;
/** So many places of a set of words are enough, and of the others. */
const ENOUGH = { word: 150_000, other: 2_000_000 };
const RATE = 0.1;
/** Weights under this are left out: most of what was learnt, and little of what it tells. */
const FAINT = 5;
/** Right places taken for wrong, in a million words. */
const ALARMS = {
  word: 120,
  verb: 70,
  adverb: 30,
  to: 40,
  complement: 40,
  preposition: 40,
  stop: 60,
  noun: 60,
  article: 60,
  participle: 10,
};

/** The same order each time. */
const shuffled = (list) => {
  let seed = 12345;
  const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) / 2 ** 32;
  return list
    .map((each) => [random(), each])
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);
};

await fromSource(async (load) => {
  const { read } = await load('server/writers/grammar/reading.ts');
  const { lineOf, hashOf } = await load('server/writers/grammar/odds/line.ts');
  const { slotsAt } = await load('server/writers/grammar/odds/slots.ts');
  const { features, featuresOf } = await load('server/writers/grammar/odds/features.ts');
  const { BITS, FINENESS, SCALE, placeOf } = await load('server/writers/grammar/odds/weights.ts');

  const paragraphs = shuffled(
    readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean)),
  );
  function* slotsIn(texts) {
    for (const text of texts) {
      const line = lineOf(read(text.slice(0, 4000)).sentences.flatMap(({ tokens }) => tokens));
      for (let at = 0; at < line.words.length; at++) for (const slot of slotsAt(line, at)) yield [line, slot];
    }
  }

  // Weights and the squares of what moved them (AdaGrad), side by side.
  const learnt = new Float32Array(2 ** (BITS + 1) + 128);
  const met = new Uint8Array(2 ** 26);
  const seen = new Map();
  const places = new Int32Array(128);
  const odds = new Float64Array(64);
  for (const [line, slot] of slotsIn(paragraphs.slice(HELD_BACK))) {
    const times = (seen.get(slot.set) ?? 0) + 1;
    seen.set(slot.set, times);
    if (times > (ENOUGH[slot.kind] ?? ENOUGH.other)) continue;
    let count = 0;
    for (let at = featuresOf(line, slot) - 1; at >= 0; at--) {
      const bucket = features[at] >>> 6;
      if (met[bucket] < MET) met[bucket]++;
      else places[count++] = placeOf(features[at]) * 2;
    }
    const options = slot.options.length;
    odds.fill(0, 0, options);
    for (let at = 0; at < count; at++)
      for (let option = 0; option < options; option++) odds[option] += learnt[places[at] + 2 * option];
    const most = Math.max(...odds.subarray(0, options));
    let sum = 0;
    for (let option = 0; option < options; option++) sum += odds[option] = Math.exp(odds[option] - most);
    for (let option = 0; option < options; option++) {
      const miss = (option === slot.stands ? 1 : 0) - odds[option] / sum;
      if (Math.abs(miss) < 0.005) continue;
      for (let at = 0; at < count; at++) {
        const place = places[at] + 2 * option;
        learnt[place + 1] += miss * miss;
        learnt[place] += (RATE * miss) / Math.sqrt(learnt[place + 1] + 0.01);
      }
    }
  }
  const weights = Int8Array.from({ length: 2 ** BITS }, (_, at) => {
    const weight = Math.max(-127, Math.min(127, Math.round(learnt[2 * at] * SCALE)));
    return Math.abs(weight) < FAINT ? 0 : weight;
  });

  // How wrong the right places look, by the name of the slot.
  const held = paragraphs.slice(0, HELD_BACK);
  const looks = new Map();
  let words = 0;
  for (const [line, slot] of slotsIn(held)) {
    odds.fill(0, 0, slot.options.length);
    for (let at = featuresOf(line, slot) - 1; at >= 0; at--) {
      const place = placeOf(features[at]);
      for (let option = 0; option < slot.options.length; option++) odds[option] += (weights[place + option] ?? 0) / SCALE;
    }
    const others = slot.options.map((_, option) => (option === slot.stands ? -Infinity : odds[option]));
    const named = looks.get(slot.name) ?? { kind: slot.kind, margins: [] };
    looks.set(slot.name, named);
    named.margins.push(Math.max(...others) - odds[slot.stands]);
  }
  for (const text of held) words += text.split(/\s+/).length;

  // A threshold for each name: what its own share of its kind's alarms allows.
  const thresholds = [];
  for (const [kind, perMillion] of Object.entries(ALARMS)) {
    const names = [...looks].filter(([, each]) => each.kind === kind);
    const all = names.flatMap(([, { margins }]) => margins).toSorted((one, other) => other - one);
    const allowed = (perMillion * words) / 1e6;
    const common = all[Math.floor(allowed)] ?? 4;
    for (const [name, { margins }] of names) {
      const sorted = margins.toSorted((one, other) => other - one);
      const own = (sorted.length / all.length) * allowed;
      const least = kind === 'word' ? common - 2.5 : common - (own >= 1 ? 1.5 : 1);
      const highest = own >= 1 && kind !== 'word' ? sorted[Math.floor(own)] : sorted[0] + 0.4;
      const rare = sorted.length < 3 ? common + 1 : 1;
      thresholds.push([name, Math.min(15, Math.max(1, rare, least, highest))]);
    }
  }

  const gaps = [];
  const values = [];
  let last = -1;
  weights.forEach((weight, at) => {
    if (weight === 0) return;
    for (; at - last > 255; last += 255) {
      gaps.push(255);
      values.push(0);
    }
    gaps.push(at - last);
    values.push(weight);
    last = at;
  });
  const head = Buffer.alloc(8 + 5 * thresholds.length);
  head.writeUInt32BE(thresholds.length, 0);
  head.writeUInt32BE(gaps.length, 4);
  thresholds.forEach(([name, threshold], at) => {
    head.writeInt32BE(hashOf(name), 8 + 5 * at);
    head.writeUInt8(Math.round(threshold * FINENESS), 12 + 5 * at);
  });
  const packed = brotliCompressSync(Buffer.concat([head, Uint8Array.from(gaps), Buffer.from(Int8Array.from(values).buffer)]));
  writeFileSync(file, packed);
  console.log(`${words} words held back, ${values.length} weights, ${packed.length} bytes`);
});
process.exit(0);
