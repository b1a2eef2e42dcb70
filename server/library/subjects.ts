/** The subjects that people write about, for the whole product: `subjects/<field>.yaml`, edited by hand. */
import type { Sort } from './sorts.ts';

export interface Subject {
  readonly id: string;
  readonly sort: Sort;
  /** The name of its file. */
  readonly field: string;
  readonly names: readonly string[];
  /** Words that certainly mean it, anywhere in a text. "…" is a gap of at most three words: "lose … final". */
  readonly aliases: readonly string[];
  /** Words that mean it only where they are the whole request or its main word: "time". */
  readonly alone: readonly string[];
  /** As people would type it. */
  readonly examples: readonly string[];
  /** The trade that sells, makes or teaches it: meant where something is offered, or where the tool is about trades. */
  readonly trade?: string;
  /** Subjects that it must never be mistaken for, however near in meaning. */
  readonly never: readonly string[];
}

type Row = Pick<Subject, 'id' | 'sort' | 'names' | 'examples'> & Partial<Pick<Subject, 'aliases' | 'alone' | 'trade' | 'never'>>;

const files = import.meta.glob<readonly Row[]>('./subjects/*.yaml', { eager: true, import: 'default' });
const fieldOf = (file: string): string => /([^/]+)\.yaml$/.exec(file)![1]!;

export const subjects: readonly Subject[] = Object.entries(files).flatMap(([file, rows]) =>
  rows.map((row) => ({ aliases: [], alone: [], never: [], ...row, field: fieldOf(file) })),
);

const byId = new Map(subjects.map((subject) => [subject.id, subject]));
export const subjectOf = (id: string): Subject | undefined => byId.get(id);

/** Whether neither may be mistaken for the other: said of one, it holds for both. */
export const mustNotMix = (one: string, other: string): boolean =>
  (byId.get(one)?.never.includes(other) ?? false) || (byId.get(other)?.never.includes(one) ?? false);
