/** Selects the sentences of an abstract: first the parts it needs, then the most valuable ones, within the length asked for. */
import type { Outline } from './outline.ts';
import { byPart, type ByPart, type Part } from './part.ts';
import type { Reading } from './read.ts';
import { Selection } from './selection.ts';

/** In words. */
export interface Budget {
  readonly min: number;
  readonly target: number;
  readonly max: number;
}

export interface Wish {
  readonly budget: Budget;
  readonly outline: Outline;
  /** How much of the abstract each part may fill. */
  readonly shares: ByPart<number>;
  /** What each sentence is worth. */
  readonly values: readonly number[];
  /** Sentences to take only where the least number of words cannot be reached without them. */
  readonly avoided: ReadonlySet<number>;
}

/** How far a part may exceed its share where space is short. */
const FAIR = 2.2;
/** How many words above the target are acceptable. */
const OVERSHOOT = 8;
/** A part with at least this share may be used even if the type does not need it. */
const WELCOME = 0.07;
const SWAPS = 12;

/** One sentence of every part that is needed, the most urgent part first. */
const coverParts = (selection: Selection, { budget, outline, shares, avoided }: Wish, { sentences }: Reading): void => {
  const urgency = (part: Part): number => shares[part] * (part === 'aim' || part === 'conclusion' ? 2 : 1);
  const parts = [...outline.needs].sort((a, b) => urgency(b) - urgency(a));
  for (const [done, part] of parts.entries()) {
    if (selection.has(part)) continue;
    // Where space is short, the first parts must leave some of it for the others.
    const left = budget.max - selection.words;
    const isOfPart = (at: number): boolean => sentences[at]!.part === part && sentences[at]!.named && !avoided.has(at);
    const step =
      selection.best(isOfPart, Math.min(left, (FAIR * left) / (parts.length - done))) ?? selection.best(isOfPart, left);
    if (step) selection.add(step);
  }
};

const fill = (selection: Selection, upTo: number, { min, max }: Budget, isWanted: (at: number) => boolean): void => {
  while (selection.words < upTo) {
    const step =
      selection.best(isWanted, Math.min(upTo + OVERSHOOT, max) - selection.words) ??
      (selection.words < min ? selection.best(isWanted, max - selection.words) : undefined);
    if (!step) return;
    selection.add(step);
  }
};

/** Where nothing that is left fits, a weak sentence is replaced by a longer one. */
const reachLeast = (selection: Selection, { budget, values }: Wish, { sentences }: Reading): void => {
  for (let swap = 0; swap < SWAPS && selection.words < budget.min; swap++) {
    const swapped = [...selection.chosen]
      .sort((a, b) => values[a]! - values[b]!)
      .some((at) => {
        if (!selection.remove(at)) return false;
        const step = selection.best((other) => other !== at, budget.max - selection.words, sentences[at]!.words + 1);
        selection.add(step ?? { members: [at] });
        return step !== undefined;
      });
    if (!swapped) return;
    fill(selection, budget.min, budget, () => true);
  }
};

/** The sentences chosen, as their places in the text, in the text's order. Empty only where no sentence fits the budget. */
export const select = (reading: Reading, wish: Wish): number[] => {
  const { budget, outline, shares, values, avoided } = wish;
  const selection = new Selection(
    reading,
    values,
    byPart((part) => shares[part] * budget.target),
  );
  coverParts(selection, wish, reading);
  const isAsked = (at: number): boolean => {
    const { part } = reading.sentences[at]!;
    return !avoided.has(at) && (outline.needs.includes(part) || shares[part] >= WELCOME);
  };
  fill(selection, budget.target, budget, isAsked);
  fill(selection, budget.min, budget, (at) => !avoided.has(at));
  fill(selection, budget.min, budget, () => true);
  reachLeast(selection, wish, reading);
  return [...selection.chosen].sort((a, b) => a - b);
};
