/** Reads an answer while it is coming, as often as that costs little. */
import type { Assignment } from '../assignment.ts';

/** The page is not updated more often than this, in milliseconds. */
const LOOK_EVERY_MS = 60;

export interface Look {
  /** Whether it is time to read again; the first time it always is. */
  isDue(): boolean;
  /** What can be shown of the text by now, if that is more than before. */
  at(text: string): unknown;
}

export const createLook = ({ partOf }: Pick<Assignment, 'partOf'>): Look => {
  let shown = 0;
  let due = 0;
  return {
    isDue: () => performance.now() >= due,
    at(text) {
      const start = performance.now();
      const part = partOf(text);
      // However long the text is, reading it takes a small part of the time.
      due = start + Math.max(shown ? LOOK_EVERY_MS : 0, 10 * (performance.now() - start));
      const size = part ? JSON.stringify(part).length : 0;
      if (size <= shown) return undefined;
      shown = size;
      return part;
    },
  };
};
