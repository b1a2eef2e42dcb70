/** What speaks for one step or another: what the figures measure, the words around them, and what is asked. */
import { isCount, isMoney } from '../units.ts';
import { measureOf } from '../../values/measures.ts';
import { bare, type Item } from './steps.ts';
import { classOf, hashOf, type Tale, type Wanted } from './story.ts';
import type { Unit } from '../../values/read.ts';

const mix = (one: number, other: number): number => {
  let so = Math.imul(one ^ (other + 0x7f4a7c15), 0x9e3779b1);
  so ^= so >>> 15;
  return Math.imul(so, 0x85ebca6b) | 0;
};
const mixed = (template: number, ...more: readonly number[]): number => more.reduce(mix, template * 0x1000193);

const KINDS = { amount: 1, part: 2, times: 3, known: 4 } as const;

const only = (unit: Unit, power: 1 | -1): string | undefined =>
  Object.keys(unit).find((name) => Math.sign(unit[name]!) === power);

const shapes = new WeakMap<Unit, number>();
/** Money, a count, a measure, for one of something or not. */
const shapeOf = (unit: Unit): number => {
  let shape = shapes.get(unit);
  if (shape === undefined) {
    const named = (power: 1 | -1): string =>
      Object.keys(unit)
        .filter((name) => Math.sign(unit[name]!) === power)
        .map((name) => (name === 'each' ? 'each' : classOf(name)))
        .toSorted()
        .join('+');
    shape = hashOf(`${named(1)}/${named(-1)}`);
    shapes.set(unit, shape);
  }
  return shape;
};

const isSame = (one: string, other: string): boolean => one === other || (isMoney(one) && isMoney(other));
const isKin = (one: string, other: string): boolean => {
  const dimension = measureOf(one)?.dimension;
  return dimension !== undefined && dimension === measureOf(other)?.dimension;
};

/** How what two figures measure goes together. */
const relationOf = (one: Unit, other: Unit): number => {
  if (bare(one) || bare(other)) return bare(one) && bare(other) ? 1 : bare(one) ? 2 : 3;
  const [up, down, otherUp, otherDown] = [only(one, 1), only(one, -1), only(other, 1), only(other, -1)];
  let so = 4;
  if (up !== undefined && otherUp !== undefined)
    so += isSame(up, otherUp) ? 1 : isKin(up, otherUp) ? 2 : isCount(up) && isCount(otherUp) ? 3 : 0;
  const meets = (name: string | undefined, by: string | undefined): number =>
    name === undefined || by === undefined
      ? 0
      : isSame(name, by)
        ? 3
        : by === 'each' && isCount(name)
          ? 2
          : isKin(name, by)
            ? 1
            : 0;
  so += 4 * meets(up, otherDown) + 16 * meets(otherUp, down);
  if (down !== undefined) so += 64;
  if (otherDown !== undefined) so += 128;
  if (down !== undefined && otherDown !== undefined && isSame(down, otherDown)) so += 256;
  return so;
};

/** Whether it is what is asked. */
export const fitOf = (unit: Unit, { unit: name, per, form }: Wanted): number => {
  const [up, down] = [only(unit, 1), only(unit, -1)];
  let so = 0;
  if (name === '') so = 1;
  else if (up === undefined) so = name === 'percent' ? 2 : 3;
  else if (name === 'money') so = isMoney(up) ? 4 : 5;
  else if (name === 'time' || name === 'far') so = classOf(up) === (name === 'time' ? 'time' : 'length') ? 4 : 5;
  else if (name === 'much') so = isCount(up) ? 5 : 6;
  else so = isSame(up, name) ? 7 : isKin(up, name) ? 8 : isCount(up) && isCount(name) ? 9 : 10;
  if (down !== undefined) so += 16;
  if (per !== '') so += 32;
  if (down !== undefined && per !== '' && isSame(down, per)) so += 64;
  return so + (form === 'how many' ? 128 : 0);
};

const shared = (one: readonly number[], other: readonly number[]): number =>
  Math.min(2, one.filter((word) => other.includes(word)).length);

const FEW = 6;
const clip = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Of whole numbers, and of how they stand to each other. */
const valueShape = (one: Item, other: Item): number => {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  const [small, large] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
  const far = large / Math.max(small, 1e-9);
  return (
    (one.value < other.value ? 1 : 0) +
    (isWhole(one.value) ? 2 : 0) +
    (isWhole(other.value) ? 4 : 0) +
    (isWhole(far) ? 8 : 0) +
    16 * (far < 1.000001 ? 0 : far < 2 ? 1 : far < 5 ? 2 : far < 20 ? 3 : far < 200 ? 4 : 5) +
    128 * (small === 1 ? 1 : small === 2 ? 2 : small < 13 ? 3 : 4)
  );
};

/** What is true of two items whatever is done with them; each is then joined with what is done. */
export const pairFeatures = (tale: Tale, one: Item, other: Item): Int32Array => {
  const found: number[] = [];
  const relation = relationOf(one.unit, other.unit);
  const kinds = KINDS[one.kind] * 5 + KINDS[other.kind];
  const unitPair = mixed(1, relation, kinds);
  const [first, second] = [one.leaf, other.leaf];
  const isTold = first.place >= 0 && second.place >= 0;
  const between = isTold
    ? tale.leaves.filter(
        ({ place }) => place > Math.min(first.place, second.place) && place < Math.max(first.place, second.place),
      ).length
    : 9;
  const apart = isTold ? Math.abs(first.sentence - second.sentence) : 9;
  const place = mixed(2, Math.min(between, 4), Math.min(apart, 3), Number(first.isAsked) + 2 * Number(second.isAsked));
  const pasts = mixed(3, one.how, other.how);
  const isSameLeaf = Number(first === second) + 2 * Number((one.set & other.set) !== 0);
  found.push(
    mixed(4, 0),
    unitPair,
    mixed(5, shapeOf(one.unit), shapeOf(other.unit), kinds),
    mixed(6, place, kinds),
    mixed(7, place, unitPair),
    mixed(8, pasts, unitPair),
    pasts,
    mixed(9, isSameLeaf, pasts),
    mixed(10, isSameLeaf, unitPair, pasts),
  );
  const values = valueShape(one, other);
  found.push(
    mixed(11, values & 15, kinds),
    mixed(12, values >> 4, unitPair),
    mixed(13, values & 1, unitPair),
    mixed(14, values & 15, unitPair),
    mixed(15, first.isGuessed === true ? 1 : 0, second.isGuessed === true ? 1 : 0, unitPair),
  );
  found.push(mixed(16, clip(one.depth, 4), clip(other.depth, 4)), mixed(17, tale.leaves.length, one.depth + other.depth));
  if (first.kind === 'part' || first.kind === 'times') found.push(mixed(18, Math.round(first.value * 100), kinds));
  if (second.kind === 'part' || second.kind === 'times') found.push(mixed(19, Math.round(second.value * 100), kinds));
  if (one.kind === 'known') found.push(mixed(20, one.value, shapeOf(other.unit)));
  if (other.kind === 'known') found.push(mixed(21, other.value, shapeOf(one.unit)));
  const [fit, otherFit] = [fitOf(one.unit, tale.wanted), fitOf(other.unit, tale.wanted)];
  found.push(mixed(39, fit, otherFit), mixed(40, fit, otherFit, unitPair), mixed(41, fit, kinds, pasts));
  const met = shared(first.names, second.names);
  const [asked, otherAsked] = [shared(first.names, tale.wanted.names), shared(second.names, tale.wanted.names)];
  found.push(mixed(42, met, unitPair), mixed(43, asked, otherAsked, unitPair), mixed(44, met, asked, otherAsked, relation));
  const around = (item: Item, role: number): void => {
    const { before, after } = item.leaf;
    const isPlain = item.how < 0 ? 0 : item.how + 1;
    for (let at = 0; at < before.length; at++) {
      const word = before[at]!;
      found.push(mixed(22, role, word), mixed(23, role, word, unitPair));
      if (at < 2) found.push(mixed(24, role, at, word, relation));
      if (at > 0) found.push(mixed(25, role, before[at - 1]!, word));
    }
    for (let at = 0; at < after.length; at++) {
      const word = after[at]!;
      found.push(mixed(26, role, word), mixed(27, role, word, unitPair));
      if (at < 2) found.push(mixed(28, role, at, word, relation));
      if (at > 0) found.push(mixed(29, role, after[at - 1]!, word));
    }
    if (before.length > 0 && after.length > 0) found.push(mixed(30, role, before[0]!, after[0]!));
    found.push(mixed(31, role, isPlain, unitPair));
  };
  around(one, 0);
  around(other, 1);
  if (isTold && between === 0 && first !== second) {
    const [from, to] = [Math.min(first.place, second.place), Math.max(first.place, second.place)];
    let last = 0;
    for (let at = from + 1; at < to && at < from + 12; at++) {
      const word = hashOf(tale.words[at]!);
      found.push(mixed(32, word), mixed(33, word, unitPair), mixed(34, last, word));
      last = word;
    }
    if (to - from < FEW) found.push(mixed(35, ...tale.words.slice(from + 1, to).map(hashOf)));
  }
  let last = 0;
  for (const word of tale.wanted.words) {
    found.push(mixed(36, word), mixed(37, word, unitPair), mixed(38, last, word, relation));
    last = word;
  }
  return Int32Array.from(found);
};

/** What is true of a step as it is taken: what it makes, and what is used or left. */
export const stepFeatures = (
  tale: Tale,
  how: number,
  item: Item,
  one: Item,
  other: Item | undefined,
  used: number,
  count: number,
  isLast: boolean,
): Int32Array => {
  const fit = fitOf(item.unit, tale.wanted);
  const [isUsed, isOtherUsed] = [
    (used & one.set) === one.set && one.how < 0 ? 1 : 0,
    other && (used & other.set) === other.set && other.how < 0 ? 1 : 0,
  ];
  const total = tale.leaves.filter(({ kind }) => kind !== 'known').length;
  let left = 0;
  let earlier = 0;
  for (let at = 0; at < tale.leaves.length; at++)
    if (((used | item.set) & (1 << at)) === 0 && tale.leaves[at]!.kind !== 'known') {
      left += 1;
      if (tale.leaves[at]!.place < item.leaf.place) earlier += 1;
    }
  const isWhole = Math.abs(item.value - Math.round(item.value)) < 1e-9 ? 1 : 0;
  const uses = mixed(50, isUsed, isOtherUsed, one.how < 0 ? 0 : 1, other && other.how >= 0 ? 1 : 0, isLast ? 1 : 0);
  return Int32Array.of(
    mixed(51, how, fit, left === 0 ? 1 : 0),
    mixed(52, how, uses),
    mixed(53, how, Math.min(left, 3), Math.min(earlier, 3)),
    mixed(54, Math.min(earlier, 3), count === 0 ? 1 : 0),
    mixed(55, how, isWhole, shapeOf(item.unit)),
    mixed(56, how, shapeOf(item.unit)),
    mixed(57, how, clip(count, 5), Math.min(total, 7)),
    mixed(58, uses, how, relationOf(one.unit, other?.unit ?? one.unit)),
    mixed(59, how, fit, left === 0 ? 1 : 0, isWhole),
    mixed(60, Math.min(earlier, 3), how, Math.min(total, 5)),
  );
};

/** What speaks for being done: what was made is what is asked, and nothing that counts is left over. */
export const endFeatures = (tale: Tale, item: Item, used: number, count: number, idle: number, way: number): Int32Array => {
  const found: number[] = [];
  const fit = fitOf(item.unit, tale.wanted);
  const isWhole = Math.abs(item.value - Math.round(item.value)) < 1e-9 ? 1 : 0;
  let left = 0;
  for (let at = 0; at < tale.leaves.length; at++) {
    const leaf = tale.leaves[at]!;
    if ((used & (1 << at)) !== 0 || leaf.kind === 'known') continue;
    left += 1;
    const own = mixed(70, KINDS[leaf.kind], shapeOf(leaf.unit), leaf.value === 1 ? 1 : 0);
    found.push(
      own,
      mixed(71, relationOf(leaf.unit, item.unit), KINDS[leaf.kind], leaf.isGuessed === true ? 1 : 0),
      mixed(72, fitOf(leaf.unit, tale.wanted), KINDS[leaf.kind]),
      mixed(73, leaf.isAsked ? 1 : 0, own),
    );
    for (const word of leaf.before.slice(0, 3)) found.push(mixed(74, word));
    for (const word of leaf.after.slice(0, 3)) found.push(mixed(75, word));
    const likeIt = tale.leaves.some((one) => one !== leaf && one.value === leaf.value && one.kind === leaf.kind) ? 1 : 0;
    found.push(
      mixed(76, likeIt),
      mixed(66, shared(leaf.names, tale.wanted.names), KINDS[leaf.kind], relationOf(leaf.unit, item.unit)),
      mixed(67, shared(leaf.names, tale.wanted.names)),
    );
  }
  const state = mixed(77, Math.min(left, 4), fit);
  found.push(
    mixed(78, Math.min(left, 4)),
    state,
    mixed(79, fit, item.how),
    mixed(80, isWhole, shapeOf(item.unit), way),
    mixed(81, state, isWhole),
    mixed(82, Math.min(count, 8)),
    mixed(83, Math.min(idle, 3)),
    mixed(84, item.how, way),
    mixed(85, way, fit),
    mixed(86, Math.min(count, 6), Math.min(left, 4)),
    mixed(87, item.value < 1 ? 1 : 0, fit),
    mixed(88, tale.leaves.some(({ value }) => Math.abs(value - item.value) < 1e-9) ? 1 : 0),
    mixed(89, shapeOf(item.unit), fit),
    mixed(90, isWhole, tale.leaves.every(({ value, kind }) => kind !== 'amount' || Number.isInteger(value)) ? 1 : 0),
  );
  let last = 0;
  for (const word of tale.wanted.words) {
    found.push(
      mixed(91, word, item.how),
      mixed(92, word, fit),
      mixed(93, last, word, item.how),
      mixed(94, word, Math.min(left, 3)),
      mixed(95, word, way),
    );
    if (item.one) found.push(mixed(96, word, item.how, item.one.how, item.other?.how ?? -1));
    last = word;
  }
  return Int32Array.from(found);
};

export const placeOf = (feature: number, how: number, bits: number): number => {
  const so = Math.imul(feature ^ Math.imul(how + 1, 0x27d4eb2f), 0x9e3779b1);
  return (so ^ (so >>> 15)) >>> (32 - bits);
};
