import type { Pair } from './substitution.ts';

/** The characters of `from`, each for the one at the same place in `to`. */
export const aligned = (from: string, to: string): Pair[] => {
  const images = Array.from(to);
  return Array.from(from, (char, at): Pair => {
    const point = char.codePointAt(0) ?? 0;
    return [point, images[at]?.codePointAt(0) ?? point];
  });
};
