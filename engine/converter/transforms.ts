import type { ConverterDefinition } from '../definition/index.ts';

/** A transform may take the strength of its effect, and a source of chance. */
export type Transform = (text: string, options?: { readonly intensity: number; readonly random: () => number }) => string;
/** The transforms that a definition names, loaded. */
export type Transforms = Readonly<Record<string, Transform>>;
/** Every transform that a converter may use. */
export const transformNames = ({ styles }: ConverterDefinition): string[] => [
  ...new Set(styles.flatMap(({ transform, back }) => (back === undefined ? [transform] : [transform, back]))),
];
