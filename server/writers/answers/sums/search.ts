/**
 * How the figures of a story go together. Small sets of them are put together first, in every way that their units allow, until one
 * result holds all of them. Each step costs more the further apart its figures are told and the less their units say, so the cheapest
 * result is the likeliest; one that another comes near is none.
 */
import type { Figure, Part } from './figures.ts';
import { sayAmount } from './plan.ts';
import { figure } from './told.ts';
import { UNNAMED, converted, dimensionOf, inUnit, isCount, isMoney, isPeople, joined } from './units.ts';
import type { Wanted } from './wanted.ts';
import type { Unit } from '../values/read.ts';

export interface Result {
  readonly value: number;
  readonly unit: Unit;
  readonly cost: number;
  readonly steps: readonly string[];
}

/** What is told of one. */
export interface Solved {
  readonly said: string;
  readonly result: Result;
  readonly confidence: number;
}

const MOST_FIGURES = 8;
const MOST_WAYS = 8;

const isRate = (unit: Unit): boolean => Object.values(unit).some((power) => power < 0);
const hasMoney = (unit: Unit): boolean => Object.keys(unit).some((name) => isMoney(name) && unit[name]! > 0);
const isPlain = (unit: Unit): boolean => Object.keys(unit).length === 1 && Object.values(unit)[0] === 1;

/** How many figures stand between two sets of them. */
const gap = (one: number, other: number, all: number): number => {
  const span = (set: number): readonly [number, number] => [31 - Math.clz32(set & -set), 31 - Math.clz32(set)];
  const [[from, to], [start, end]] = [span(one), span(other)];
  const [low, high] = to < start ? [to, start] : end < from ? [end, from] : [0, 0];
  let between = 0;
  for (let at = low + 1; at < high; at++) if (all & (1 << at)) between++;
  return between;
};

const made = (
  one: Part,
  other: Part,
  part: Pick<Part, 'value' | 'unit' | 'cost' | 'last'> & Partial<Part>,
  step: string,
): Part => ({
  kind: 'amount',
  flow: one.flow || other.flow,
  said: sayAmount(part.value, part.unit),
  ...part,
  set: one.set | other.set,
  cost: one.cost + other.cost + part.cost,
  steps: [...one.steps, ...other.steps, step],
});

/** "3 days a week": nothing to add to. */
const isOften = (unit: Unit): boolean =>
  Object.keys(unit).length > 1 && Object.keys(unit).every((name) => /^(?:day|hour)$/.test(dimensionOf(name)));

/** Pupils and staff, of whom all need a seat. */
const isHeads = (unit: Unit): boolean => isPlain(unit) && Object.keys(unit).every(isPeople);

/** One's own rent and a share of the bills that all pay. */
const ownAndShared = (a: Part, b: Part, wanted: Wanted): { readonly factor: number; readonly doubt: number } | undefined => {
  const [whole, share] = Object.keys(a.unit).length < Object.keys(b.unit).length ? [a, b] : [b, a];
  const per = Object.keys(share.unit).filter((name) => share.unit[name] === -1);
  if (!wanted.isOwnAlone(whole.set)) return undefined;
  return share.last === 'by' &&
    per.length === 1 &&
    hasMoney(whole.unit) &&
    isPlain(whole.unit) &&
    hasMoney(share.unit) &&
    isCount(per[0]!)
    ? { factor: 1, doubt: 0.2 }
    : undefined;
};

const sums = (a: Part, b: Part, wanted: Wanted, far: number, isLast: boolean, swapped = false): Part[] => {
  const [side, across] = [wanted.sideOf(a.set), wanted.sideOf(b.set)];
  if (side !== undefined && (side !== across || side === 0) !== (isLast && side !== 0 && across !== 0)) return [];
  const way =
    inUnit(b.unit, a.unit) ??
    (wanted.isHeads && isHeads(a.unit) && isHeads(b.unit) ? { factor: 1, doubt: 0.3 } : undefined) ??
    (wanted.isMine ? ownAndShared(a, b, wanted) : undefined);
  // What each pays of his own comes to his share of what all pay.
  if (!way || way.doubt > 0.5 || isOften(a.unit)) return [];
  // Of who knows what nothing is added to something, unless it goes off it or is told to be more.
  const isBlind = (a.unit[UNNAMED] === undefined) !== (b.unit[UNNAMED] === undefined);
  const unnamed = a.unit[UNNAMED] === undefined ? b : a;
  if (isBlind && !(a.flow * b.flow < 0 && unnamed.flow < 0) && !wanted.isMore(a, b)) return [];
  // Of a month and a year the longer is told.
  if (way.factor < 1 && way.factor > 0) return swapped ? [] : sums(b, a, wanted, far, isLast, true);
  const other = b.value * way.factor;
  const told = Math.abs(way.factor - 1) < 1e-9 ? '' : `${b.said} = ${sayAmount(other, a.unit)}; `;
  const cost = 0.1 + 0.1 * far + way.doubt * 0.5;
  const ofOne = (value: number, flow: Part['flow'], last: 'sum' | 'less', step: string, more = 0): Part =>
    made(a, b, { value, unit: a.unit, flow, last, cost: cost + more }, `${told}${step} = ${sayAmount(value, a.unit)}`);
  const second = told === '' ? b.said : sayAmount(other, a.unit);
  // What costs less by it or goes out stands against what comes in.
  if (wanted.isBalance && a.flow * b.flow < 0) {
    const value = a.flow > 0 ? a.value - other : other - a.value;
    return value < -1e-9 && !isLast
      ? []
      : [ofOne(value, 1, 'less', a.flow > 0 ? `${a.said} − ${second}` : `${second} − ${a.said}`)];
  }
  if (!wanted.isBalance && a.flow * b.flow < 0) {
    const value = a.flow > 0 ? a.value - other : other - a.value;
    return [ofOne(value, 0, 'less', a.flow > 0 ? `${a.said} − ${second}` : `${second} − ${a.said}`)];
  }
  const found =
    wanted.isDifference && isLast && a.flow === b.flow
      ? [ofOne(Math.abs(a.value - other), 0, 'less', a.value > other ? `${a.said} − ${second}` : `${second} − ${a.said}`)]
      : [];
  if (wanted.isDifference && isLast) return found;
  // "From £14 to £16.50": what is between them goes on.
  if (wanted.isDifference && side === undefined && a.last === 'told' && b.last === 'told' && a.flow === b.flow && isPlain(a.unit))
    found.push(ofOne(Math.abs(a.value - other), 0, 'less', a.value > other ? `${a.said} − ${second}` : `${second} − ${a.said}`));
  return [...found, ofOne(a.value + other, a.flow || b.flow, 'sum', `${a.said} + ${second}`)];
};

/** A unit of the one falls away against one of the other; of two amounts divided it is what both are of. */
const meet = (one: Unit, other: Unit, power: 1 | -1): boolean =>
  Object.keys(other).some(
    (name) =>
      (power === 1 || other[name]! > 0) &&
      Object.keys(one).some((own) => one[own]! * other[name]! * power < 0 && (converted(name, own)?.doubt ?? 1) <= 0.5),
  );

const products = (a: Part, b: Part, wanted: Wanted, far: number, isLast: boolean): Part[] => {
  const found: Part[] = [];
  for (const [one, other, power] of [
    [a, b, 1],
    [a, b, -1],
    [b, a, -1],
  ] as const) {
    if (other.value === 0 && power === -1) continue;
    const { unit, factor, doubt, cancelled: fell } = joined(one.unit, other.unit, power);
    const cancelled = fell > 0 && meet(one.unit, other.unit, power) ? fell : 0;
    if (fell > 0 && cancelled === 0) continue;
    // What is told of a thing that was counted holds for no other number.
    const isWild = (unit: Unit, against: Unit): boolean =>
      unit[UNNAMED] === 1 &&
      Object.keys(against).some((name) => against[name] === -1 && isCount(name) && name !== UNNAMED && wanted.isCounted(name));
    if (power === 1 && (isWild(one.unit, other.unit) || isWild(other.unit, one.unit))) continue;
    const names = Object.keys(unit);
    if (names.length > 3 || Object.values(unit).some((count) => Math.abs(count) > 2)) continue;
    if (names.some((name) => unit[name]! < -1 && /^(?:day|hour)$/.test(dimensionOf(name)))) continue;
    const value = one.value * other.value ** power * factor;
    let cost: number | undefined;
    if (power === 1 && cancelled > 0) cost = 0.05 + doubt;
    // "3 times a week": so often.
    else if (power === 1 && [one.unit, other.unit].some((own) => Object.keys(own).length === 1 && isRate(own))) cost = 0.3;
    else if (power === -1 && cancelled > 0 && names.length > 0) {
      // What a thing costs, or so many to a pack, says how many there are; likes divided say nothing of a third.
      cost = isRate(other.unit) ? 0.25 + doubt : undefined;
      if (isRate(one.unit) && !wanted.isMet(unit)) cost = undefined;
    } else if (power === -1 && names.length === 0 && isLast && wanted.isMet(unit)) cost = 0.3;
    // A whole shared by so many, or the price of one.
    else if (
      power === -1 &&
      cancelled === 0 &&
      isPlain(other.unit) &&
      !hasMoney(other.unit) &&
      (isPlain(one.unit) || isRate(one.unit))
    )
      cost =
        !(isPeople(Object.keys(other.unit)[0]!) && wanted.isOwn(one.set)) &&
        wanted.isShared(Object.keys(other.unit)[0]!, one.unit)
          ? 0.3
          : undefined;
    if (cost === undefined) continue;
    // What is bought by the pack or made by the batch is bought and made whole.
    const [name] = names;
    const isPiece =
      !isLast &&
      power === -1 &&
      names.length === 1 &&
      unit[name!] === 1 &&
      isCount(name!) &&
      !isPeople(name!) &&
      name !== UNNAMED &&
      hasMoney(wanted.unit);
    const whole = isPiece ? Math.ceil(value - 1e-9) : value;
    const sign = power === 1 ? '×' : '÷';
    const said = sayAmount(value, unit);
    const step = `${one.said} ${sign} ${isPlain(other.unit) || power === -1 ? other.said : other.said} = ${said}${whole > value + 1e-9 ? `, so ${sayAmount(whole, unit)}` : ''}`;
    found.push(
      made(
        one,
        other,
        {
          value: whole,
          unit,
          cost: cost + 0.15 * far,
          last: power === 1 ? 'times' : 'by',
          flow: hasMoney(one.unit) ? one.flow : hasMoney(other.unit) ? other.flow : one.flow || other.flow,
        },
        step,
      ),
    );
  }
  return found;
};

/** "20% of it", "saves 10%": a part of something is told. */
const isShare = ({ before, after }: Figure): boolean =>
  !/^ ?(?:back|extra)\b/.test(after) &&
  (/^ ?(?:of|on|to|for|into|in|goes|is|are|were|was|went|left|as|deposit|down)\b/.test(after) ||
    /\b(?:saves?|saving|needs?|wants?|puts?(?: by| aside| away| down)?|gives?|takes?|pays?|spends?|charges?|gets?|keeps?|earns?|at|of|is)(?: (?:me|us|them|about|back|off))* $/.test(
      before,
    ));

/** A percentage of an amount: what it comes to, or what the amount comes to with it. */
const percented = (amount: Part, percent: Part, told: Figure, wanted: Wanted, far: number, isLast: boolean): Part[] => {
  if (wanted.isMoneyTold && !hasMoney(amount.unit)) return [];
  // What is wasted is more of all that is needed, not of what one pack holds.
  if (wanted.isHeads && !hasMoney(amount.unit) && isRate(amount.unit)) return [];
  const share = percent.value / 100;
  const cost = 0.1 + 0.1 * far + wanted.outOfScope(told, amount.set);
  const said = `${figure(percent.value)}%`;
  const line = `${said} of ${amount.said} = ${sayAmount(amount.value * share, amount.unit)}`;
  if (wanted.isBefore) {
    // "40% of the original price" is that part of it.
    const isPartOf = told.turn === 0 && /^ ?of (?:the|its|their|his|her|what) /.test(told.after);
    const factor = isPartOf ? share : 1 + (told.turn || 1) * share;
    const value = amount.value / factor;
    if (factor <= 0) return [];
    return [
      made(
        amount,
        percent,
        {
          value: wanted.isPart ? Math.abs(amount.value - value) : value,
          unit: amount.unit,
          flow: amount.flow,
          cost,
          last: 'percent',
        },
        `${amount.said} ÷ ${figure(factor, 4)} = ${sayAmount(value, amount.unit)}${wanted.isPart ? `, and the rest is ${sayAmount(Math.abs(amount.value - value), amount.unit)}` : ''}`,
      ),
    ];
  }
  const found: Part[] = [];
  if ((wanted.isPart && isLast) || (told.turn === 0 && isShare(told)))
    found.push(
      made(amount, percent, { value: amount.value * share, unit: amount.unit, flow: amount.flow, cost, last: 'part' }, line),
    );
  const turn = told.turn || ((wanted.isLeft && isShare(told)) || wanted.isOther(told) ? -1 : 0);
  if (turn !== 0 && !(wanted.isPart && isLast)) {
    const value = amount.value * (1 + turn * share);
    // Where what is left is asked, a share is gone.
    if (told.turn === 0) found.pop();
    found.push(
      made(
        amount,
        percent,
        { value, unit: amount.unit, flow: amount.flow, cost, last: 'percent' },
        `${line}; ${amount.said} ${turn > 0 ? '+' : '−'} ${sayAmount(amount.value * share, amount.unit)} = ${sayAmount(value, amount.unit)}`,
      ),
    );
  }
  return found;
};

const keyOf = ({ value, unit, kind, flow, last }: Part): string =>
  `${kind} ${flow} ${last === 'part'} ${value.toPrecision(9)} ${Object.keys(unit)
    .toSorted()
    .map((name) => `${name}${unit[name]}`)
    .join()}`;

/** All results that hold every figure, the cheapest first. */
export const resultsOf = (figures: readonly Figure[], wanted: Wanted): readonly Result[] => {
  if (figures.length === 0 || figures.length > MOST_FIGURES) return [];
  const all = 2 ** figures.length - 1;
  const best: Part[][] = Array.from({ length: all + 1 }, () => []);
  for (const [at, one] of figures.entries())
    best[1 << at] = [
      {
        kind: one.kind,
        value: one.value,
        unit: one.unit,
        flow: wanted.flowOf(one),
        cost: 0,
        set: 1 << at,
        steps: [],
        last: 'told',
        said: one.kind === 'amount' ? sayAmount(one.value, one.unit) : `${figure(one.value)}${one.kind === 'percent' ? '%' : ''}`,
      },
    ];
  for (let set = 1; set <= all; set++) {
    if ((set & (set - 1)) === 0) continue;
    const found = new Map<string, Part>();
    const low = set & -set;
    for (let half = (set - 1) & set; half > 0; half = (half - 1) & set) {
      if ((half & low) === 0) continue;
      const rest = set ^ half;
      const far = gap(half, rest, all & ~set);
      for (const one of best[half]!)
        for (const other of best[rest]!) {
          const isLast = set === all;
          const parts =
            one.kind === 'amount' && other.kind === 'amount'
              ? [...sums(one, other, wanted, far, isLast), ...products(one, other, wanted, far, isLast)]
              : one.kind === 'amount' && other.kind === 'percent'
                ? percented(one, other, figures[31 - Math.clz32(other.set)]!, wanted, far, isLast)
                : other.kind === 'amount' && one.kind === 'percent'
                  ? percented(other, one, figures[31 - Math.clz32(one.set)]!, wanted, far, isLast)
                  : one.kind === 'amount' || other.kind === 'amount'
                    ? factored(one, other, far)
                    : [];
          for (const part of parts) {
            const key = keyOf(part);
            if (!((found.get(key)?.cost ?? Infinity) <= part.cost)) found.set(key, part);
          }
        }
    }
    best[set] = [...found.values()].toSorted((one, other) => one.cost - other.cost).slice(0, set === all ? 60 : MOST_WAYS);
  }
  const results: Result[] = [];
  for (const part of best[all]!) {
    if (part.kind !== 'amount') continue;
    const met = wanted.met(part);
    // How much more it is, is a difference.
    if (wanted.isDifference && !wanted.isPart && !part.steps.some((step) => step.includes('−'))) continue;
    if (met) results.push({ value: part.value * met.factor, unit: met.unit, cost: part.cost + met.doubt, steps: part.steps });
  }
  return results.toSorted((one, other) => one.cost - other.cost);
};

const factored = (one: Part, other: Part, far: number): Part[] => {
  const [amount, times] = one.kind === 'amount' ? [one, other] : [other, one];
  if (times.kind !== 'factor') return [];
  const value = amount.value * times.value;
  return [
    made(
      amount,
      times,
      { value, unit: amount.unit, flow: amount.flow, last: 'times', cost: 0.2 + 0.2 * far },
      `${amount.said} × ${figure(times.value)} = ${sayAmount(value, amount.unit)}`,
    ),
  ];
};
