/** From many candidates, the best few that do not resemble each other. */
import type { Random } from '../../random.ts';
import type { Candidate } from './forms.ts';
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

/** A word said twice that the visitor said once: "Buy now. Do it now." */
export const isClumsy = (text: string, typed: string): boolean => {
  const words = contentWords(text);
  const own = contentWords(typed);
  const times = (list: readonly string[], word: string): number => list.filter((other) => other === word).length;
  return (
    words.some((word) => (word.length > 3 || word === 'now') && times(words, word) > Math.max(1, times(own, word))) ||
    /\b(\p{L}+) \1\b/iu.test(text) !== /\b(\p{L}+) \1\b/iu.test(typed) ||
    (/\bnow\b/i.test(text) && /\btoday\b/i.test(text) && !/\b(?:now|today)\b/i.test(typed))
  );
};

/**
 * Picks by worth with a little chance, one after the other: no form twice while others wait, no
 * opening twice, nothing too like what is there.
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
  const take = (wanted: number, counts: (candidate: Candidate) => boolean, perForm: number, alike: number): void => {
    for (const candidate of ranked) {
      if (chosen.length >= count || chosen.filter(counts).length >= wanted) return;
      if (!counts(candidate) || chosen.includes(candidate)) continue;
      if (chosen.filter(({ form }) => form === candidate.form).length >= perForm) continue;
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
