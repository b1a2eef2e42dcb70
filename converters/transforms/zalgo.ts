import { eachCluster, isBlank } from '../text/clusters.ts';
import { UnitWriter } from '../text/units.ts';

/** Bounds, both included, of the combining diacritical marks that stand above (canonical class 230). */
const ABOVE = [0x300, 0x314, 0x33d, 0x33f, 0x342, 0x342, 0x346, 0x346, 0x34a, 0x34c, 0x350, 0x352, 0x357, 0x357, 0x35b, 0x35b];
const LETTERS_ABOVE = [0x363, 0x36f];
/** Those below (class 220). */
const BELOW = [
  0x316, 0x319, 0x31c, 0x320, 0x323, 0x326, 0x329, 0x333, 0x339, 0x33c, 0x347, 0x349, 0x34d, 0x34e, 0x353, 0x356, 0x359, 0x35a,
];
/** Those through the letter (class 1). */
const THROUGH = [0x334, 0x338];

const listed = (bounds: readonly number[]): Uint16Array => {
  const marks: number[] = [];
  for (let at = 0; at < bounds.length; at += 2) {
    for (let mark = bounds[at] ?? 0; mark <= (bounds[at + 1] ?? 0); mark++) marks.push(mark);
  }
  return Uint16Array.from(marks);
};

const above = listed([...ABOVE, ...LETTERS_ABOVE]);
const below = listed(BELOW);
const through = listed(THROUGH);

const MOST_MARKS = 5;
const DEFAULT_INTENSITY = 50;

/** At intensity p, 0 to floor(5p / 100) marks above each character, as many below, and up to half as many through it. */
export const zalgo = (
  text: string,
  options: { intensity: number; random?: () => number } = { intensity: DEFAULT_INTENSITY },
): string => {
  const random = options.random ?? Math.random;
  const intensity = Math.min(100, Math.max(10, options.intensity));
  const most = Math.floor((MOST_MARKS * intensity) / 100) + 1;
  const writer = new UnitWriter(text.length * (2 * most + 1));

  /** One draw is enough for all marks of a list: what is left of it after each choice is random still. */
  const add = (marks: Uint16Array, count: number): void => {
    let draw = count > 0 ? random() : 0;
    for (let added = 0; added < count; added++) {
      draw *= marks.length;
      const chosen = Math.floor(draw);
      writer.unit(marks[chosen] ?? 0);
      draw -= chosen;
    }
  };

  eachCluster(text, (start, end) => {
    writer.slice(text, start, end);
    if (isBlank(text, start, end)) return;
    const count = Math.floor(random() * most);
    add(above, count);
    add(below, count);
    if (count > 1) add(through, Math.floor(random() * (Math.floor(count / 2) + 1)));
  });
  return writer.text();
};
