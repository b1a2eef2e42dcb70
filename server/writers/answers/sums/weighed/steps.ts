/** One step of a sum at a time: two of what is there make a third, until it is what is asked. */
import { inUnit, isCount } from '../units.ts';
import { measureOf } from '../../values/measures.ts';
import type { Unit } from '../../values/read.ts';
import type { Leaf } from './story.ts';

export const ADD = 0;
export const LESS = 1;
export const TIMES = 2;
export const BY = 3;
/** The second by the first. */
export const UNDER = 4;
/** An amount and so much of it put on, taken off, and what it was before that. */
export const ON = 5;
export const OFF = 6;
export const BEFORE_ON = 7;
export const BEFORE_OFF = 8;
/** What is left of a whole. */
export const REST = 9;

export interface Item {
  readonly kind: Leaf['kind'];
  readonly value: number;
  readonly unit: Unit;
  /** Where it is told: of two put together, the later one. */
  readonly leaf: Leaf;
  /** The figures in it, a bit for each. */
  readonly set: number;
  readonly how: number;
  readonly one?: Item;
  readonly other?: Item;
  readonly depth: number;
  readonly key: number;
}

/** So near that nobody tells them apart. */
export const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));

const keyOf = (value: number, set: number): number =>
  (Math.imul(Math.round(value * 1e4) | 0, 0x9e3779b1) ^ Math.imul(set + 1, 0x85ebca6b)) | 0;

export const itemOf = (leaf: Leaf, at: number): Item => ({
  kind: leaf.kind,
  value: leaf.value,
  unit: leaf.unit,
  leaf,
  set: 1 << at,
  how: -1,
  depth: 0,
  key: keyOf(leaf.value, 1 << at),
});

/** Of these a year has so many, whoever counts. */
const FIXED: Readonly<Record<string, number>> = {
  'day week': 7,
  'week year': 52,
  'month year': 12,
  'night week': 7,
  'day night': 1,
};
/** How many of one measure another is, where they are of one kind. */
const sizeIn = (from: string, to: string): number | undefined => {
  const [one, other] = [measureOf(from), measureOf(to)];
  if (!one || !other || one.dimension !== other.dimension) return undefined;
  if (one.dimension !== 'day') return one.size / other.size;
  const [up, down] = [FIXED[`${to} ${from}`], FIXED[`${from} ${to}`]];
  return up ?? (down === undefined ? undefined : 1 / down);
};

/** One unit times another, or by it, and what the value is to be multiplied by where an hour meets minutes. */
const multiplied = (one: Unit, other: Unit, power: 1 | -1): readonly [Unit, number] => {
  const unit: Record<string, number> = { ...one };
  let factor = 1;
  for (const name of Object.keys(other)) {
    let raised = other[name]! * power;
    const isOpposed = (own: string): boolean => unit[own] !== undefined && unit[own]! * raised < 0;
    let own = isOpposed(name) ? name : undefined;
    if (own === undefined && isCount(name))
      own = Object.keys(unit).find((met) => isOpposed(met) && isCount(met) && (met === 'each' || name === 'each'));
    if (own === undefined) {
      const kin = Object.keys(unit).find((met) => isOpposed(met) && sizeIn(name, met) !== undefined);
      if (kin !== undefined && Math.abs(raised) === 1) {
        own = kin;
        factor *= sizeIn(name, kin)! ** raised;
      }
    }
    if (own === undefined) {
      unit[name] = (unit[name] ?? 0) + raised;
      if (unit[name] === 0) delete unit[name];
      continue;
    }
    while (raised !== 0 && unit[own] !== undefined) {
      unit[own] = unit[own]! + Math.sign(raised);
      raised -= Math.sign(raised);
      if (unit[own] === 0) delete unit[own];
    }
    if (raised !== 0) unit[name] = raised;
  }
  return [unit, factor];
};

const later = (one: Item, other: Item): Leaf => (other.leaf.place > one.leaf.place ? other.leaf : one.leaf);

const isRatio = ({ kind }: Item): boolean => kind === 'part' || kind === 'times';

export const bare = (unit: Unit): boolean => Object.keys(unit).length === 0;

/** How the small of one kind of measure stands to the large: figures in different ones are put in that of the first. */
const factorTo = (from: Unit, to: Unit): number => {
  const names = Object.keys(from);
  if (names.length !== 1 || Object.keys(to).length !== 1 || names[0] === Object.keys(to)[0]) return 1;
  const [one, other] = [measureOf(names[0]!), measureOf(Object.keys(to)[0]!)];
  if (!one || !other || one.dimension !== other.dimension) return 1;
  return inUnit(from, to)?.factor ?? 1;
};

/** What a step makes, or nothing where it makes no sense. */
export const made = (one: Item, other: Item, how: number): Item | undefined => {
  let value: number;
  let unit = one.unit;
  let { kind } = one;
  if (how === REST) {
    if (one.kind !== 'part' || one.value >= 1 || one.how === REST) return undefined;
    value = 1 - one.value;
    return { kind, value, unit, leaf: one.leaf, set: one.set, how, one, depth: one.depth + 1, key: keyOf(value, one.set) };
  }
  const ratios = Number(isRatio(one)) + Number(isRatio(other));
  switch (how) {
    case ADD:
    case LESS: {
      if (ratios === 1 || one.kind === 'known' || other.kind === 'known') return undefined;
      const factor = factorTo(other.unit, one.unit);
      const second = other.value * factor;
      if (ratios === 0 && one.value === 0) return undefined;
      if (how === ADD) value = one.value + second;
      else value = Math.abs(one.value - second);
      if (ratios === 2 && value > 3) return undefined;
      if (bare(unit)) unit = other.unit;
      break;
    }
    case TIMES:
      if (one.kind === 'known' && other.kind === 'known') return undefined;
      value = one.value * other.value;
      if (ratios === 0) {
        const [own, factor] = multiplied(one.unit, other.unit, 1);
        [unit, value] = [own, value * factor];
      }
      if (isRatio(one) && !isRatio(other)) [unit, kind] = [other.unit, other.kind];
      if (one.kind === 'known') kind = other.kind;
      break;
    case BY:
      if (other.value === 0 || (one.kind === 'known' && other.kind === 'known') || (isRatio(one) && !isRatio(other)))
        return undefined;
      value = one.value / other.value;
      if (ratios === 0) {
        const [own, factor] = multiplied(one.unit, other.unit, -1);
        [unit, value] = [own, value * factor];
      }
      if (one.kind === 'known') kind = other.kind;
      break;
    case UNDER: {
      if (one.value === 0 || ratios > 0 || (one.kind === 'known' && other.kind === 'known')) return undefined;
      value = other.value / one.value;
      const [own, factor] = multiplied(other.unit, one.unit, -1);
      [unit, value] = [own, value * factor];
      if (one.kind === 'known') kind = other.kind;
      break;
    }
    default: {
      if (ratios !== 1 || !isRatio(other) || one.kind === 'known') return undefined;
      if ((how === OFF || how === BEFORE_OFF) && other.value >= 1) return undefined;
      const factor = how === ON || how === BEFORE_ON ? 1 + other.value : 1 - other.value;
      value = how === ON || how === OFF ? one.value * factor : one.value / factor;
    }
  }
  if (!(value > 1e-9) || value > 1e10) return undefined;
  const set = one.set | other.set;
  return {
    kind,
    value,
    unit,
    leaf: later(one, other),
    set,
    how,
    one,
    other,
    depth: Math.max(one.depth, other.depth) + 1,
    key: keyOf(value, set),
  };
};

/** What is asked in minutes is not told in hours. */
export const asAsked = (item: Item, wanted: string): Item => {
  const [name, ...more] = Object.keys(item.unit);
  if (name === undefined || more.length > 0 || item.unit[name] !== 1 || name === wanted) return item;
  const size = sizeIn(name, wanted);
  return size === undefined ? item : { ...item, value: item.value * size, unit: { [wanted]: 1 } };
};

/** Both in the order in which steps are told: an amount before its part, the earlier before the later. */
export const ordered = (one: Item, other: Item): readonly [Item, Item] => {
  if (isRatio(one) !== isRatio(other)) return isRatio(one) ? [other, one] : [one, other];
  return one.leaf.place <= other.leaf.place || one.leaf.place < 0 ? [one, other] : [other, one];
};

export const HOWS: readonly number[] = [ADD, LESS, TIMES, BY, UNDER, ON, OFF, BEFORE_ON, BEFORE_OFF];
