import type { ConverterDefinition } from '../definition/index.ts';

/** A transform may take the strength of its effect, and a source of chance. */
export type Transform = (text: string, options?: { readonly intensity: number; readonly random: () => number }) => string;
/** The transforms that a definition names, loaded. */
export type Transforms = Readonly<Record<string, Transform>>;
/** Every transform that a converter may use. */
export const transformNames = ({ styles }: ConverterDefinition): string[] => [
  ...new Set(styles.flatMap(({ transform, back }) => (back === undefined ? [transform] : [transform, back]))),
];

/** Chance that can be repeated (mulberry32): what is drawn from the same seed looks the same. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
