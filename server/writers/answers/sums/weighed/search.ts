/** The likeliest ways to work out a story: step by step, keeping the best few of every length. */
import { endFeatures, pairFeatures, placeOf, stepFeatures } from './features.ts';
import { HOWS, REST, asAsked, itemOf, made, ordered, type Item } from './steps.ts';
import { classOf, type Tale } from './story.ts';

export const BITS = 22;
/** So many figures in a story that is worked out, and so many steps. */
export const MOST_LEAVES = 9;
export const MOST_STEPS = 9;
/** How the end is told: as it is, rounded up, rounded down. */
export const END = 20;

export interface State {
  readonly items: readonly Item[];
  /** Which of them were used, a bit for each. */
  readonly spent: number;
  /** Which of the told figures are in what was made. */
  readonly used: number;
  readonly steps: readonly Item[];
}

export interface Option {
  readonly how: number;
  readonly one: number;
  readonly other: number;
  readonly item: Item;
}

export const startOf = ({ leaves }: Tale): State => ({ items: leaves.map(itemOf), spent: 0, used: 0, steps: [] });

const isSame = (one: Item, other: Item): boolean => one.key === other.key && Math.abs(one.value - other.value) < 1e-9;

export const optionsOf = (tale: Tale, { items, spent, steps }: State): readonly Option[] => {
  const options: Option[] = [];
  if (steps.length > 0) {
    let isIdle = false;
    for (let at = tale.leaves.length; at < items.length - 1; at++) if ((spent & (1 << at)) === 0) isIdle = true;
    const last = asAsked(items.at(-1)!, tale.wanted.unit);
    if (!isIdle && last.how !== REST && last.kind !== 'known') {
      options.push({ how: END, one: items.length - 1, other: -1, item: last });
      const isBroken = Math.abs(last.value - Math.round(last.value)) > 1e-6;
      const names = Object.keys(last.unit);
      if (isBroken && last.value > 0.1 && names.every((name) => last.unit[name]! < 0 || /^(?:count|time)$/.test(classOf(name)))) {
        options.push({ how: END + 1, one: items.length - 1, other: -1, item: last });
        if (last.value > 1) options.push({ how: END + 2, one: items.length - 1, other: -1, item: last });
      }
    }
  }
  if (steps.length >= MOST_STEPS) return options;
  const add = (how: number, one: number, other: number): void => {
    const item = made(items[one]!, items[other]!, how);
    if (item && !items.some((known) => isSame(known, item))) options.push({ how, one, other, item });
  };
  for (let second = 0; second < items.length; second++) {
    const isSpent = (spent & (1 << second)) !== 0;
    if (!isSpent) add(REST, second, second);
    for (let first = 0; first < second; first++) {
      if (isSpent && (spent & (1 << first)) !== 0) continue;
      const [one] = ordered(items[first]!, items[second]!);
      const isTurned = one !== items[first];
      for (const how of HOWS) add(how, isTurned ? second : first, isTurned ? first : second);
    }
  }
  return options;
};

export const after = ({ items, spent, used, steps }: State, { one, other, item }: Option): State => ({
  items: [...items, item],
  spent: spent | (1 << one) | (1 << other),
  used: used | item.set,
  steps: [...steps, item],
});

/** What is true of two items, once it was told. */
type Pairs = Map<number, Int32Array>;

const pairKey = (one: Item, other: Item): number => (Math.imul(one.key, 31) ^ other.key ^ (one.how << 8) ^ (other.how << 16)) | 0;

export const pairsFor = (tale: Tale, pairs: Pairs, one: Item, other: Item): Int32Array => {
  const key = pairKey(one, other);
  let found = pairs.get(key);
  if (!found) {
    found = pairFeatures(tale, one, other);
    pairs.set(key, found);
  }
  return found;
};

export const ownFeatures = (tale: Tale, state: State, { how, one, other, item }: Option): Int32Array => {
  if (how >= END) return endFeatures(tale, item, state.used, state.steps.length, 0, how - END);
  return stepFeatures(
    tale,
    how,
    item,
    state.items[one]!,
    how === REST ? undefined : state.items[other]!,
    state.used,
    state.steps.length,
    state.steps.length > 0 && (one === state.items.length - 1 || other === state.items.length - 1),
  );
};

export type Weigh = (features: Int32Array, how: number) => number;

export const weigher =
  (weights: ArrayLike<number>, scale: number): Weigh =>
  (features, how) => {
    let sum = 0;
    for (let at = 0; at < features.length; at++) sum += weights[placeOf(features[at]!, how, BITS)]!;
    return sum / scale;
  };

export interface Way {
  /** What it comes to, rounded where it is to be. */
  readonly value: number;
  readonly rounding: number;
  readonly item: Item;
  readonly steps: readonly Item[];
  /** How likely it is, as a logarithm. */
  readonly odds: number;
  readonly used: number;
}

const logAdd = (one: number, other: number): number =>
  one > other ? one + Math.log1p(Math.exp(other - one)) : other + Math.log1p(Math.exp(one - other));

const BREADTH = 12;

const roundings = [
  (value: number) => value,
  (value: number) => Math.ceil(value - 1e-9),
  (value: number) => Math.floor(value + 1e-9),
];

interface Live {
  readonly state: State;
  readonly odds: number;
  readonly key: string;
}

/** All ways that were found, the likeliest first. */
export const waysOf = (tale: Tale, weigh: Weigh, breadth = BREADTH): readonly Way[] => {
  const pairs: Pairs = new Map();
  const weighed = new Map<number, number>();
  const ways: Way[] = [];
  let live: readonly Live[] = [{ state: startOf(tale), odds: 0, key: '' }];
  for (let step = 0; step <= MOST_STEPS && live.length > 0; step++) {
    const next = new Map<string, Live>();
    for (const { state, odds } of live) {
      const options = optionsOf(tale, state);
      const scores = options.map((option) => {
        let sum = weigh(ownFeatures(tale, state, option), option.how);
        if (option.how < END) {
          const [one, other] = [state.items[option.one]!, state.items[option.other]!];
          const key = pairKey(one, other) * 16 + option.how;
          let own = weighed.get(key);
          if (own === undefined) {
            own = weigh(pairsFor(tale, pairs, one, other), option.how);
            weighed.set(key, own);
          }
          sum += own;
        }
        return sum;
      });
      const most = Math.max(...scores);
      const total = most + Math.log(scores.reduce((so, score) => so + Math.exp(score - most), 0));
      for (const [at, option] of options.entries()) {
        const own = odds + scores[at]! - total;
        if (own < -14) continue;
        if (option.how >= END) {
          ways.push({
            value: roundings[option.how - END]!(option.item.value),
            rounding: option.how - END,
            item: option.item,
            steps: state.steps,
            odds: own,
            used: state.used,
          });
          continue;
        }
        const following = after(state, option);
        const key = following.steps
          .map((item) => item.key)
          .toSorted((first, second) => first - second)
          .join();
        const known = next.get(key);
        next.set(
          key,
          known
            ? { ...(known.odds > own ? known : { state: following, key }), odds: logAdd(known.odds, own) }
            : { state: following, odds: own, key },
        );
      }
    }
    live = [...next.values()].toSorted((one, other) => other.odds - one.odds).slice(0, breadth);
  }
  return ways.toSorted((one, other) => other.odds - one.odds);
};

export interface Outcome {
  readonly value: number;
  readonly odds: number;
  readonly best: Way;
}

/** By what they come to, the likeliest first. */
export const outcomesOf = (ways: readonly Way[]): readonly Outcome[] => {
  const found: Outcome[] = [];
  for (const way of ways) {
    const at = found.findIndex(({ value }) => Math.abs(value - way.value) <= 1e-6 * Math.max(1, Math.abs(value)));
    if (at < 0) found.push({ value: way.value, odds: way.odds, best: way });
    else found[at] = { ...found[at]!, odds: logAdd(found[at]!.odds, way.odds) };
  }
  return found.toSorted((one, other) => other.odds - one.odds);
};

/** What is asked in percent is told in percent. */
export const inPercent = (tale: Tale, { item }: Way): boolean =>
  tale.wanted.unit === 'percent' && Object.values(item.unit).every((power) => power < 0);

/** What is told in the end. */
export const toldOf = (tale: Tale, { best, value }: Outcome): number => (inPercent(tale, best) ? value * 100 : value);
