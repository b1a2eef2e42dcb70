/** How many words a quote of each length has, both bounds included. */
import { countWords } from '../../english/prose.ts';
import type { Length } from './cells.ts';

const BOUNDS: Readonly<Record<Length, readonly [least: number, most: number]>> = {
  Short: [5, 10],
  Medium: [10, 20],
  // "20+": beyond this nobody reads a quote to the end.
  Long: [20, 45],
};

export const fits = (text: string, length: Length): boolean => {
  const [least, most] = BOUNDS[length];
  const words = countWords(text);
  return words >= least && words <= most;
};
