/** Pieces written by people, found by what they are for. */
import type { Sort } from '../library/sorts.ts';

/** A row as it stands in a file: its text, and what it is for. Without slots it is finished. */
export interface Row {
  readonly text: string;
}

/** What a data file holds: rows by the subject they were written for, or by `any-<sort>` for all matters of a sort. */
export type Shelves<R extends Row> = Readonly<Record<string, readonly R[]>>;

export interface Pieces<R extends Row> {
  readonly about: (subject: string) => readonly R[];
  /** True of whatever is of this sort. */
  readonly ofSort: (sort: Sort) => readonly R[];
  /** Every subject that has rows, without those of a whole sort. */
  readonly subjects: readonly string[];
  readonly rows: readonly R[];
}

const OF_SORT = 'any-';

/** @param files what `import.meta.glob` gives of the data files. */
export const piecesIn = <R extends Row>(files: Readonly<Record<string, Shelves<R>>>): Pieces<R> => {
  const shelves = new Map<string, R[]>();
  for (const file of Object.values(files))
    for (const [subject, rows] of Object.entries(file)) shelves.set(subject, [...(shelves.get(subject) ?? []), ...rows]);
  return {
    about: (subject) => shelves.get(subject) ?? [],
    ofSort: (sort) => shelves.get(`${OF_SORT}${sort}`) ?? [],
    subjects: [...shelves.keys()].filter((subject) => !subject.startsWith(OF_SORT)),
    rows: [...shelves.values()].flat(),
  };
};
