import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unzalgo } from '../../converters/transforms/unzalgo.ts';
import { zalgo } from '../../converters/transforms/zalgo.ts';
import { anyText, anyUnits, characters, codePoints, law, mixedText, WHOLE } from './texts.ts';

/** Canonical combining classes of U+0300 to U+036F, from the Unicode character database. */
const inRanges = (point: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);
const isAbove = (point: number): boolean =>
  inRanges(point, [
    [0x300, 0x314],
    [0x33d, 0x344],
    [0x346, 0x346],
    [0x34a, 0x34c],
    [0x350, 0x352],
    [0x357, 0x357],
    [0x35b, 0x35b],
    [0x363, 0x36f],
  ]);
const isBelow = (point: number): boolean =>
  inRanges(point, [
    [0x316, 0x319],
    [0x31c, 0x320],
    [0x323, 0x326],
    [0x329, 0x333],
    [0x339, 0x33c],
    [0x347, 0x349],
    [0x34d, 0x34e],
    [0x353, 0x356],
    [0x359, 0x35a],
  ]);
const isThrough = (point: number): boolean => inRanges(point, [[0x334, 0x338]]);

/** How many marks of each place one character got. */
const marks = (text: string, character = 'a'): [above: number, through: number, below: number] => {
  expect(text.startsWith(character)).toBe(true);
  const points = codePoints(text.slice(character.length));
  const counts: [number, number, number] = [
    points.filter(isAbove).length,
    points.filter(isThrough).length,
    points.filter(isBelow).length,
  ];
  expect(counts[0] + counts[1] + counts[2]).toBe(points.length);
  return counts;
};

const always = (value: number) => (): number => value;
/** Gives the values in turn, and after them the last one again. */
const scripted = (...values: number[]) => {
  let at = 0;
  return (): number => values[Math.min(at++, values.length - 1)] ?? 0;
};

const LEAST = 0;
const MOST = 0.999999;
const INTENSITIES = Array.from({ length: 91 }, (_, at) => at + 10);

describe('zalgo', () => {
  test.each([
    [10, 0, 0],
    [19, 0, 0],
    [20, 1, 0],
    [39, 1, 0],
    [40, 2, 1],
    [50, 2, 1],
    [60, 3, 1],
    [80, 4, 2],
    [99, 4, 2],
    [100, 5, 2],
  ])('at %i adds at most %i above and below, %i through', (intensity, side, middle) => {
    expect(marks(zalgo('a', { intensity, random: always(MOST) }))).toEqual([side, middle, side]);
    expect(zalgo('a', { intensity, random: always(LEAST) })).toBe('a');
  });

  test('can add every number from none to the most', () => {
    for (const [at, expected] of [0, 1, 2, 3, 4, 5].entries()) {
      const text = zalgo('a', { intensity: 100, random: scripted((at + 0.5) / 6, 0.5, 0.5, LEAST) });
      expect(marks(text)).toEqual([expected, 0, expected]);
    }
    for (const middle of [0, 1, 2]) {
      const text = zalgo('a', { intensity: 100, random: scripted(MOST, 0.3, 0.3, (middle + 0.5) / 3, 0.9) });
      expect(marks(text)).toEqual([5, middle, 5]);
    }
  });

  test('gives the same for the same draws, and draws anew for each character', () => {
    const values = [0.4, 0.1, 0.9, 0.7, 0.2, 0.8, 0.3, 0.6, 0.05, 0.95, 0.5];
    expect(zalgo('abc', { intensity: 80, random: scripted(...values) })).toBe(
      zalgo('abc', { intensity: 80, random: scripted(...values) }),
    );
    const twice = zalgo('ab', { intensity: 100, random: scripted(LEAST, MOST) });
    expect(twice.startsWith('ab')).toBe(true);
    expect(marks(twice.slice(1), 'b')).toEqual([5, 2, 5]);
  });

  test('keeps the bounds with any draws', () => {
    const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 40 });
    law(fc.tuple(fc.integer({ min: 10, max: 100 }), draws), ([intensity, values]) => {
      let at = 0;
      const text = zalgo('a', { intensity, random: () => values[at++ % values.length] ?? 0 });
      const [above, through, below] = marks(text);
      const most = Math.floor((5 * intensity) / 100) + 1;
      expect(above).toBeLessThanOrEqual(most - 1);
      expect(below).toBe(above);
      expect(through).toBeLessThanOrEqual(above / 2);
    });
    for (const intensity of INTENSITIES) {
      for (const character of characters(zalgo('a'.repeat(50), { intensity })))
        expect(marks(character)[0]).toBeLessThanOrEqual(Math.floor((5 * intensity) / 100));
    }
  });

  test('uses all marks of a place, evenly enough', () => {
    const seen = new Set(codePoints(zalgo('a'.repeat(20_000), { intensity: 100 })));
    const possible = Array.from({ length: 0x70 }, (_, at) => 0x300 + at).filter(
      // The tone marks and the two that stand for others would be rewritten when the text is normalised.
      (point) => (isAbove(point) || isBelow(point) || isThrough(point)) && ![0x340, 0x341, 0x343, 0x344].includes(point),
    );
    expect([...seen].toSorted((left, right) => left - right)).toEqual([0x61, ...possible]);
  });

  test('is 50 unless told, and stays between 10 and 100', () => {
    const text = 'a'.repeat(2000);
    const counts = characters(zalgo(text)).map((character) => marks(character)[0]);
    expect(Math.max(...counts)).toBe(2);
    expect(Math.min(...counts)).toBe(0);
    expect(zalgo('a', { intensity: 0, random: always(MOST) })).toBe('a');
    expect(marks(zalgo('a', { intensity: 1000, random: always(MOST) }))).toEqual([5, 2, 5]);
  });

  test('leaves spaces and line ends alone', () => {
    const blanks = ' \n\r\n\t\u00a0\u3000\u2028';
    expect(zalgo(blanks, { intensity: 100, random: always(MOST) })).toBe(blanks);
    law(mixedText, (text) => {
      const lines = zalgo(text, { intensity: 100, random: always(MOST) }).split(/\s/);
      expect(lines.map((line) => line === '')).toEqual(text.split(/\s/).map((line) => line === ''));
    });
  });

  test.each(WHOLE)('marks the whole of %s', (_, character) => {
    const text = zalgo(`${character} ${character}`, { intensity: 100, random: always(MOST) });
    const [first, blank, second] = characters(text);
    expect(characters(text)).toHaveLength(3);
    expect(blank).toBe(' ');
    expect(marks(first ?? '', character)).toEqual([5, 2, 5]);
    expect(second).toBe(first);
  });

  test('makes no new characters', () => {
    law(fc.oneof(mixedText, anyText, anyUnits), (text) =>
      expect(characters(zalgo(text, { intensity: 100 }))).toHaveLength(characters(text).length),
    );
  });

  test('comes off again', () => {
    law(fc.oneof(fc.string(), mixedText, anyText, anyUnits), (text) => {
      const unmarked = text.replace(/[\u0300-\u036f\u0489]/g, '');
      expect(unzalgo(zalgo(unmarked, { intensity: 100 }))).toBe(unmarked);
    });
    const long = 'Cthulhu é👍🏽 \n'.repeat(3000);
    expect(unzalgo(zalgo(long))).toBe(long);
    expect(unzalgo('a\u0489\u0336b')).toBe('ab');
    expect(unzalgo('')).toBe('');
  });
});
