/** Chooses the best different names, with every part of the request reflected in some of them. */
import type { Random } from '../../random.ts';
import type { Origin } from './brief.ts';
import type { Candidate } from './candidate.ts';

/** How many names at least carry each part of the request. */
export type Quotas = Partial<Readonly<Record<Origin, number>>>;

/** How far chance may raise a name above a better one: without it, every run would give the same twelve. */
const CHANCE = 3;
/** How often one word may be used in a reply; more often only where too few names are found. */
const PATIENCE = [2, 3, 4, Number.POSITIVE_INFINITY] as const;

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** How many letters must change to make one word of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
};

const isLike = (one: string, other: string): boolean => {
  const [a, b] = [letters(one), letters(other)];
  return a === b || (Math.abs(a.length - b.length) <= 2 && distance(a, b) <= 2);
};

/**
 * @param candidates As many as possible; only the best are examined.
 * @param isFit The last, more expensive check of a single candidate.
 */
export const choose = (
  candidates: readonly Candidate[],
  count: number,
  quotas: Quotas,
  isFit: (candidate: Candidate) => boolean,
  random: Random,
): Candidate[] => {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: candidate.worth + random.next() * CHANCE }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ candidate }) => candidate);
  const chosen: Candidate[] = [];
  const uses = new Map<string, number>();
  const unfit = new Set<string>();

  const take = (most: number, wanted: number, isWanted: (candidate: Candidate) => boolean): void => {
    let found = chosen.filter(isWanted).length;
    for (const candidate of ranked) {
      if (chosen.length >= count || found >= wanted) return;
      const { name, parts } = candidate;
      if (!isWanted(candidate) || unfit.has(name)) continue;
      // A keyword was asked for: it may come back more often.
      const limit = candidate.marks.includes('keyword') ? most + 2 : most;
      if (parts.some((part) => (uses.get(part) ?? 0) >= limit)) continue;
      if (chosen.some((other) => isLike(other.name, name))) continue;
      if (!isFit(candidate)) {
        unfit.add(name);
        continue;
      }
      chosen.push(candidate);
      for (const part of parts) uses.set(part, (uses.get(part) ?? 0) + 1);
      found++;
    }
  };
  for (const [mark, wanted] of Object.entries(quotas) as [Origin, number][])
    take(PATIENCE[0], wanted, ({ marks }) => marks.includes(mark));
  for (const most of PATIENCE) take(most, count, () => true);
  return random.shuffle(chosen);
};
