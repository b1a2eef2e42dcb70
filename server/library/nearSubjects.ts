/** Finds the subjects that are near a text in meaning, by all their names, aliases and examples. */
import { comparedWith } from '../meaning/condensed.ts';
import type { Vector } from '../meaning/encoder.ts';
import vectorBytes from './subjects.bin';
import { subjects } from './subjects.ts';

export interface Near {
  readonly id: string;
  /** From 0 to 1; below about 0.5 it means nothing. */
  readonly nearness: number;
}

/** A gap in an alias stands for words of the visitor's. */
const withoutGap = (alias: string): string => alias.replaceAll('… ', '').replaceAll(' …', '');

const textsOf = ({ names, examples, aliases, alone }: (typeof subjects)[number]): readonly string[] => [
  ...names,
  ...examples,
  ...[...aliases, ...alone].map(withoutGap),
];

/** In the order of the vectors. */
export const calledTexts = (): readonly string[] => subjects.flatMap(textsOf);

/** How many of a subject's texts are counted: a single similarity may be chance. */
const COUNTED = 3;

const nearnessOf = (numbers: Float32Array): number => {
  const nearest = numbers.toSorted().slice(-COUNTED);
  return nearest.reduce((sum, number) => sum + number, 0) / nearest.length;
};

const load = () => {
  let from = 0;
  const places = subjects.map((subject) => {
    const place = { id: subject.id, from, to: from + textsOf(subject).length };
    from = place.to;
    return place;
  });
  return { places, compare: comparedWith(vectorBytes) };
};
let known: ReturnType<typeof load> | undefined;

/** Every subject, the nearest first. */
export const nearSubjects = (vector: Vector): readonly Near[] => {
  known ??= load();
  const near = known.compare(vector);
  return known.places
    .map(({ id, from, to }) => ({ id, nearness: nearnessOf(near.subarray(from, to)) }))
    .sort((one, other) => other.nearness - one.nearness);
};
