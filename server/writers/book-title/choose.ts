/** Chooses the best of many titles, no two of them alike. */
import type { Random } from '../../random.ts';
import { contentOf } from './score.ts';

export interface Candidate {
  readonly title: string;
  readonly genre: string;
  /** Its form: the template, or the kind of phrase. */
  readonly form: string;
  readonly heads: readonly string[];
  readonly worth: number;
  /** Asked for by the tone or the readers. */
  readonly isAsked: boolean;
  /** The visitor's own phrase, as it is. */
  readonly isQuoted: boolean;
}

/** How many titles in all, and how many at least of two kinds, if there are that many. */
export interface Wanted {
  readonly count: number;
  readonly asked: number;
  readonly quoted: number;
}

/** The same words in another order are the same title, unless a subtitle sets them apart. */
const keyOf = (title: string): string =>
  `${contentOf(title)
    .map((word) => word.replace(/(?:’s|’|s)$/, ''))
    .sort()
    .join(' ')}${title.includes(':') ? ':' : ''}`;
/** "{any} and {any2}" and "{who} and {it}" count as the same shape. */
const shapeOf = (form: string): string => form.replace(/\{[^{}]+\}/g, '{}');
const openingOf = (title: string): string => title.toLowerCase().split(' ')[0]!;

export const choose = (candidates: readonly Candidate[], { count, asked, quoted }: Wanted, random: Random): Candidate[] => {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: candidate.worth + random.next() * 2.2 }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ candidate }) => candidate);
  const variety = new Set(candidates.flatMap(({ heads }) => heads)).size;
  const chosen: Candidate[] = [];
  const titles = new Set<string>();
  const keys = new Set<string>();
  const times = (test: (candidate: Candidate) => boolean): number => chosen.filter(test).length;
  const take = (
    wanted: number,
    allows: (candidate: Candidate) => boolean,
    perForm: number,
    perNoun: number,
    perOpening: number,
    strict: boolean,
  ): void => {
    for (const candidate of ranked) {
      if (chosen.length >= count || times(allows) >= wanted) return;
      const { title, form, heads } = candidate;
      const key = keyOf(title);
      if (!allows(candidate) || titles.has(title.toLowerCase())) continue;
      if (strict && keys.has(key)) continue;
      if (times((other) => shapeOf(other.form) === shapeOf(form)) >= perForm) continue;
      if (times((other) => openingOf(other.title) === openingOf(title)) >= perOpening) continue;
      if (heads.some((head) => times((other) => other.heads.includes(head)) >= perNoun)) continue;
      chosen.push(candidate);
      titles.add(title.toLowerCase());
      keys.add(key);
    }
  };
  const perNoun = Math.max(3, Math.ceil((count * 1.7) / Math.max(variety, 1)) + 1);
  const the = Math.ceil(count * 0.4);
  take(quoted, ({ isQuoted }) => isQuoted, 2, perNoun, the, true);
  take(asked, ({ isAsked }) => isAsked, 1, count, the, true);
  take(count, () => true, 1, perNoun, the, true);
  take(count, () => true, 2, perNoun + 2, the + 2, true);
  take(count, () => true, 3, perNoun + 6, count, true);
  take(count, () => true, 3, count, count, false);
  return chosen;
};
