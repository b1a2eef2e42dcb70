/** The facts of a description as remarks: what speaks for it, and the two summaries. */
import { NEEDS } from './asks.ts';
import type { Fact, Kind } from './facts.ts';
import { quote, quoted } from './reading.ts';
import { shortCueOf } from './times.ts';

/** So many of one kind are shown. */
const MOST: Partial<Record<Kind, number>> = { proof: 2, gets: 3 };
const PRAISE: Record<Kind, (words: string) => string> = {
  proof: (words) => `There is proof in it: ${words}.`,
  voice: (words) => `A client speaks in it: ${words}.`,
  sample: (words) => `${words} gives the buyer something to judge by before they order.`,
  guarantee: (words) => `${words} takes a worry from the buyer.`,
  who: (words) => `${words} tells who does the work.`,
  audience: (words) => `It says whom it is for: ${words}.`,
  gets: (words) => `The buyer sees what they get: ${words}.`,
  time: (words) => `A buyer can plan with ${words}.`,
  price: (words) => `It names a price: ${words}.`,
  changes: (words) => `${words} takes a worry from the buyer.`,
  request: (words) =>
    NEEDS.test(words) || /^“you /i.test(words)
      ? `${words} says what you need from the buyer.`
      : words.endsWith('?”')
        ? `${words} is a question that a buyer can answer.`
        : `${words} tells the buyer what to do next.`,
  limit: (words) => `${words} draws an honest line.`,
  steps: (words) => `It tells how it goes: ${words}.`,
  ease: (words) => `${words} takes a worry from the buyer.`,
};
const overlaps = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
export const praisesOf = (all: readonly Fact[]): string[] => {
  // Whoever writes a language that they are learning is praised for what they say.
  const facts = all.some(({ isClean }) => isClean) ? all.filter(({ isClean }) => isClean) : all;
  const shown: string[] = [];
  return [...new Set(facts.map(({ kind }) => kind))].flatMap((kind) => {
    // What one remark has pointed at needs no second.
    const fresh = facts
      .filter((fact) => fact.kind === kind)
      .map(({ words }) => words)
      .filter(
        (words, at, all) =>
          !shown.some((other) => overlaps(words, other)) && !all.slice(0, at).some((other) => overlaps(words, other)),
      )
      .slice(0, MOST[kind] ?? 1);
    shown.push(...fresh);
    return fresh.length > 0 ? PRAISE[kind](quoted(fresh)) : [];
  });
};

const named = (name: string, cue: string | undefined): string => (cue === undefined ? name : `${name} (${quote(cue)})`);
const LEARNS: readonly (readonly [kind: Kind, name: string])[] = [
  ['price', 'the price'],
  ['time', 'the time'],
  ['gets', 'what they get'],
  ['request', 'what to send'],
  ['guarantee', 'what happens if it goes wrong'],
  ['changes', 'that changes are included'],
];
const SEES: readonly (readonly [kind: Kind, name: string])[] = [
  ['proof', 'proof'],
  ['voice', 'a client’s own words'],
  ['sample', 'a sample'],
  ['who', 'who does the work'],
  ['audience', 'a clear idea of whom it is for'],
  ['limit', 'an honest limit'],
];
const namesOf = (facts: readonly Fact[], names: typeof LEARNS): string[] =>
  names.flatMap(([kind, name]) => {
    const own = facts.filter((fact) => fact.kind === kind);
    // Of several sums or times none stands for all.
    const cue = own.length === 1 && /^(?:price|time)$/.test(kind) ? shortCueOf(own, kind === 'time') : undefined;
    const isOne =
      kind !== 'price' ||
      (cue !== undefined && /\p{Sc}|\p{L}{3}/u.test(cue) && (own[0]!.words.match(/\p{Sc}/gu) ?? []).length < 2);
    return own.length > 0 ? named(name, isOne ? cue : undefined) : [];
  });
export const learntFrom = (facts: readonly Fact[]): string[] => namesOf(facts, LEARNS);
export const seenIn = (facts: readonly Fact[]): string[] => namesOf(facts, SEES);
