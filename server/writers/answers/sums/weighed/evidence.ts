/** What speaks for an outcome as a whole, from which its chance of being right is told. */
import { fitOf } from './features.ts';
import { BEFORE_OFF, BY, UNDER, type Item } from './steps.ts';
import type { Outcome } from './search.ts';
import type { Tale } from './story.ts';

const itemsIn = (item: Item): readonly Item[] => [
  item,
  ...(item.one ? itemsIn(item.one) : []),
  ...(item.other ? itemsIn(item.other) : []),
];

/** @param outcomes all, the likeliest first */
export const evidenceOf = (tale: Tale, outcomes: readonly Outcome[], at: number): readonly number[] => {
  const outcome = outcomes[at]!;
  const { best } = outcome;
  const total = outcomes.reduce((so, { odds }) => so + Math.exp(odds), 0);
  const other = outcomes[at === 0 ? 1 : 0];
  const told = tale.leaves.filter(({ kind }) => kind !== 'known');
  const isUsed = (index: number): boolean => (best.used & (1 << index)) !== 0;
  const left = tale.leaves.filter(({ kind, value }, index) => kind !== 'known' && value !== 1 && !isUsed(index));
  const parts = itemsIn(best.item);
  const leaves = parts.filter(({ how }) => how < 0);
  const fit = fitOf(best.item.unit, tale.wanted);
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
  return [
    Math.exp(outcome.odds) / total,
    outcome.odds,
    other ? outcome.odds - other.odds : 12,
    Math.log(total),
    outcome.odds - best.odds,
    best.steps.length,
    told.length,
    left.length,
    left.filter(({ kind }) => kind !== 'amount').length,
    leaves.length - new Set(leaves.map(({ set }) => set)).size,
    leaves.filter(({ kind }) => kind === 'known').length,
    fit & 15,
    fit >> 4,
    isWhole(outcome.value) ? 1 : 0,
    best.rounding,
    tale.leaves.filter(({ isGuessed }) => isGuessed === true).length,
    tale.words.length,
    Math.max(0, ...tale.leaves.map(({ sentence }) => sentence)),
    tale.wanted.unit === '' ? 0 : 1,
    tale.wanted.form === '' ? 0 : 1,
    Math.log(Math.max(1e-6, outcome.value)),
    Object.keys(best.item.unit).length,
    Object.values(best.item.unit).filter((power) => power < 0).length,
    parts.filter(({ how }) => how === BY || how === UNDER || how === BEFORE_OFF).length,
    parts.filter(({ kind, how }) => how < 0 && kind !== 'amount').length,
    // A quotient that does not come out even, of what is counted.
    parts.filter(({ how, value }) => (how === BY || how === UNDER) && !isWhole(value)).length,
    best.odds / Math.max(1, best.steps.length + 1),
    at,
    outcomes.length,
  ];
};
