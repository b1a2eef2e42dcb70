/** The subjects that are near a text in meaning, by what each is called and exemplified by. */
import { condense, unpacked } from '../meaning/condensed.ts';
import { cosine, type Vector } from '../meaning/encoder.ts';
import vectorBytes from './subjects.bin';
import { subjects } from './subjects.ts';

export interface Near {
  readonly id: string;
  /** 0 to 1; below about 0.5 it says nothing. */
  readonly nearness: number;
}

const textsOf = ({ names, examples }: (typeof subjects)[number]): readonly string[] => [...names, ...examples];

/** In the order of the vectors. */
export const calledTexts = (): readonly string[] => subjects.flatMap(textsOf);

type Known = readonly { readonly id: string; readonly vectors: readonly Vector[] }[];
const load = (): Known => {
  const rows = unpacked(vectorBytes);
  let from = 0;
  return subjects.map((subject) => {
    const to = from + textsOf(subject).length;
    const vectors = rows.slice(from, to);
    from = to;
    return { id: subject.id, vectors };
  });
};
let known: Known | undefined;

/** The nearest text of a subject counts twice, the next one once: a single likeness may be chance. */
const nearnessOf = (numbers: readonly number[]): number => {
  const [best = 0, next = best] = [...numbers].sort((one, other) => other - one);
  return (2 * best + next) / 3;
};

/** Every subject, the nearest first. */
export const nearSubjects = (vector: Vector): readonly Near[] => {
  known ??= load();
  const asked = condense(vector);
  return known
    .map(({ id, vectors }) => ({ id, nearness: nearnessOf(vectors.map((row) => cosine(asked, row))) }))
    .sort((one, other) => other.nearness - one.nearness);
};
