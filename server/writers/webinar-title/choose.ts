/** Chooses ten of many titles: each of another form, and as many of each kind as were wanted. */
import { countCharacters } from '../../english/prose.ts';

export interface Candidate {
  readonly title: string;
  readonly template: string;
  /** The template's own words. */
  readonly frame: string;
  readonly isToned: boolean;
  readonly isAimed: boolean;
  /** Says what such a topic is about in the end. */
  readonly isTelling?: boolean;
  /** What people take home, where the title says it. */
  readonly outcomes: readonly string[];
}

interface Wanted {
  readonly count: number;
  readonly outcomes: number;
  readonly aimed: number;
  readonly toned: number;
  readonly telling: number;
  /** How many may begin with the topic, while there are others. */
  readonly opening: number;
}

const SHORTEST = 28;
const FITTING = 90;
const LONGEST = 110;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
/** Two forms that say the same in nearly the same words. */
const isAlike = (one: Candidate, other: Candidate): boolean => {
  const [a, b] = [new Set(wordsOf(one.frame)), new Set(wordsOf(other.frame))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared / Math.min(a.size, b.size) > 0.5;
};
const opensWithTopic = ({ template }: Candidate): boolean => template.startsWith('{T}');
const opening = ({ title }: Candidate): string => title.toLowerCase().split(' ').slice(0, 2).join(' ');

interface Strictness {
  /** How many may open with the topic itself. */
  readonly opening: number;
  readonly isFitting: (length: number) => boolean;
  readonly allowsAlike: boolean;
}

const isFitting = (length: number): boolean => length >= SHORTEST && length <= FITTING;
const isShortEnough = (length: number): boolean => length <= LONGEST;

/** @param candidates in the order of preference; a form can come several times, with other words in it. */
export const choose = (
  candidates: readonly Candidate[],
  { count, outcomes, aimed, toned, telling, opening: most }: Wanted,
): Candidate[] => {
  const strict: Strictness = { opening: most, isFitting, allowsAlike: false };
  const roomy: Strictness = { opening: most + 2, isFitting: isShortEnough, allowsAlike: false };
  const any: Strictness = { opening: Number.POSITIVE_INFINITY, isFitting: isShortEnough, allowsAlike: true };
  const chosen: Candidate[] = [];
  const said = new Map<string, number>();
  const isFree = (candidate: Candidate, { opening: atMost, isFitting: fits, allowsAlike }: Strictness): boolean =>
    fits(countCharacters(candidate.title)) &&
    chosen.every(
      (other) =>
        other.template !== candidate.template &&
        other.title.toLowerCase() !== candidate.title.toLowerCase() &&
        (allowsAlike || (!isAlike(other, candidate) && (opensWithTopic(other) || opening(other) !== opening(candidate)))),
    ) &&
    (!opensWithTopic(candidate) || chosen.filter(opensWithTopic).length < atMost);
  /** How often its outcomes have been said before, on average. */
  const repeats = ({ outcomes: own }: Candidate): number =>
    own.reduce((sum, words) => sum + (said.get(words) ?? 0), 0) / Math.max(1, own.length);
  const take = (wanted: number, counts: (candidate: Candidate) => boolean, strictness: Strictness): void => {
    while (chosen.length < count && chosen.filter(counts).length < wanted) {
      const free = candidates.filter((candidate) => counts(candidate) && isFree(candidate, strictness));
      const [first] = free;
      if (first === undefined) return;
      // What has not been said yet comes first.
      const next = free.reduce((best, candidate) => (repeats(candidate) < repeats(best) ? candidate : best), first);
      chosen.push(next);
      for (const words of next.outcomes) said.set(words, (said.get(words) ?? 0) + 1);
    }
  };
  const isNews = ({ outcomes: own }: Candidate): boolean => own.some((words) => !said.has(words));
  // Every outcome is said once before any is said twice, even in a title shorter than they should be.
  for (const strictness of [strict, roomy])
    take(outcomes, (candidate) => candidate.outcomes.length > 0 && (chosen.includes(candidate) || isNews(candidate)), strictness);
  for (const strictness of [strict, roomy]) {
    take(outcomes, (candidate) => candidate.outcomes.length > 0, strictness);
    take(Math.min(aimed, 1), ({ isAimed, isToned }) => isAimed && isToned, strictness);
    take(aimed, ({ isAimed }) => isAimed, strictness);
    take(telling, ({ isTelling }) => isTelling ?? false, strictness);
    take(toned, ({ isToned }) => isToned, strictness);
  }
  const isPlain = ({ outcomes: own }: Candidate): boolean => own.length === 0;
  for (const strictness of [strict, roomy, any]) {
    take(count, (candidate) => chosen.includes(candidate) || isPlain(candidate), strictness);
    take(count, () => true, strictness);
  }
  return chosen;
};
