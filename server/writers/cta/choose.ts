/** Chooses the best few of many candidates, none of which resemble each other. */
import type { Random } from '../../random.ts';
import type { Candidate } from './speech.ts';
import { contentWords } from './score.ts';

export interface Wanted {
  readonly count: number;
  /** How many of them should speak in the tone, to the reader, and of the offer by name. */
  readonly toned: number;
  readonly aimed: number;
  readonly naming: number;
}

const opening = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
const normal = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]).join(' ');

/** The share of words that two texts have in common, of the shorter one; the visitor's own words do not count. */
const likeness = (one: string, other: string, own: ReadonlySet<string>): number => {
  const words = (text: string): Set<string> =>
    new Set(
      normal(text)
        .split(' ')
        .filter((word) => !own.has(word)),
    );
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
};

const DOUBLED = /(?<![\p{L}])(\p{L}+) \1(?![\p{L}])/iu;
const timesIn = (words: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
};

/** Gives a function that finds whether a text says a word twice that the visitor said once: "Buy now. Do it now." */
export const clumsinessBeside = (typed: string): ((text: string) => boolean) => {
  const own = timesIn(contentWords(typed));
  const isDoubled = DOUBLED.test(typed);
  const isTimed = /\b(?:now|today)\b/i.test(typed);
  return (text) =>
    [...timesIn(contentWords(text))].some(
      ([word, times]) => (word.length > 3 || word === 'now') && times > Math.max(1, own.get(word) ?? 0),
    ) ||
    (!isDoubled && DOUBLED.test(text)) ||
    (!isTimed && /\bnow\b/i.test(text) && /\btoday\b/i.test(text));
};

/** Keeps a few of each form, so that none outnumbers the others. */
export const thinned = (candidates: readonly Candidate[], perForm: number, random: Random): Candidate[] => {
  const taken = new Map<string, number>();
  return random.shuffle(candidates).filter(({ form, isAimed, isToned, namesOffer }) => {
    const key = `${form} ${isAimed} ${isToned} ${namesOffer}`;
    const count = taken.get(key) ?? 0;
    taken.set(key, count + 1);
    return count < perForm;
  });
};

/**
 * Picks one after the other by value with a little chance: no form twice while others are left, no opening twice, nothing too
 * similar.
 */
export const choose = (
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number,
  { count, toned, aimed, naming }: Wanted,
  own: ReadonlySet<string>,
  random: Random,
): Candidate[] => {
  const ranked = [...new Map(random.shuffle(candidates).map((candidate) => [normal(candidate.text), candidate])).values()]
    .map((candidate) => ({ candidate, worth: worth(candidate) + random.next() * 3 }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ candidate }) => candidate);
  const chosen: Candidate[] = [];
  // Where there are enough commands, none is used a third time.
  const perCommand = new Set(candidates.map(({ command }) => command)).size > 5 ? 2 : count;
  const take = (wanted: number, counts: (candidate: Candidate) => boolean, perForm: number, alike: number): void => {
    for (const candidate of ranked) {
      if (chosen.length >= count || chosen.filter(counts).length >= wanted) return;
      if (!counts(candidate) || chosen.includes(candidate)) continue;
      if (chosen.filter(({ form }) => form === candidate.form).length >= perForm) continue;
      if (alike < 0.9 && chosen.filter(({ command }) => command === candidate.command).length >= perCommand) continue;
      if (chosen.some(({ text }) => normal(text) === normal(candidate.text))) continue;
      if (
        alike < 1 &&
        chosen.some(({ text }) => opening(text) === opening(candidate.text) || likeness(text, candidate.text, own) > alike)
      )
        continue;
      chosen.push(candidate);
    }
  };
  for (const [perForm, alike] of [
    [1, 0.6],
    [2, 0.7],
    [3, 0.8],
  ] as const) {
    take(Math.min(naming, 3), (candidate) => candidate.namesOffer && candidate.isToned && candidate.isAimed, perForm, alike);
    take(Math.ceil(naming / 2), ({ namesOffer }) => namesOffer, perForm, alike);
    take(aimed, ({ isAimed }) => isAimed, perForm, alike);
    take(toned, ({ isToned }) => isToned, perForm, alike);
    take(naming, ({ namesOffer }) => namesOffer, perForm, alike);
  }
  for (const [perForm, alike] of [
    [2, 0.6],
    [3, 0.75],
    [9, 0.9],
    [99, 1],
  ] as const)
    take(count, () => true, perForm, alike);
  return chosen;
};
