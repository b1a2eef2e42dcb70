/** A visitor's notes in the pieces that an answer can be quoted from: sentences, and the lines of a list or table. */
import { sentencesOf } from './question.ts';

export interface Unit {
  /** As it stands. */
  readonly text: string;
  /** The title and the heading it stands under. */
  readonly heading: string;
}

/** A visitor must not wait for a whole book to be read. */
const MOST = 1500;

const isHeading = (line: string): boolean => /:$/.test(line) || (line.length < 50 && !/[.!?,;:]/.test(line) && !/\d/.test(line));

export const unitsOf = (notes: string): readonly Unit[] => {
  const lines = notes.split(/\n+/).map((line) => line.trim());
  const units: Unit[] = [];
  const title = lines.length > 1 && isHeading(lines[0]!) ? lines[0]! : '';
  let heading = '';
  for (const line of lines) {
    if (lines.length > 2 && isHeading(line)) heading = line;
    for (const text of sentencesOf(line)) {
      units.push({ text, heading: [...new Set([title, heading])].filter((words) => words !== '' && words !== text).join(' ') });
      if (units.length >= MOST) return units;
    }
  }
  return units;
};
