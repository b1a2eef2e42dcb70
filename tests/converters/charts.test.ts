/** The letters of each style, held against the Unicode code charts. */
import { describe, expect, test } from 'vitest';
import { CAPITALS, CHARTS, DIGITS, SMALLS } from './charts.ts';
import { codePoints } from './texts.ts';
import { transform } from './transforms.ts';

describe.each(Object.entries(CHARTS))('%s', (name, chart) => {
  const style = transform(name);

  test('has every letter and digit of the chart', () => {
    expect(style(CAPITALS)).toBe(chart.capitals);
    expect(style(SMALLS)).toBe(chart.smalls);
    expect(style(DIGITS)).toBe(chart.digits);
  });

  test.each(Object.entries(chart.points))('%s is code point %i', (letter, point) => {
    expect(codePoints(style(letter))).toEqual([point]);
  });

  test('names of Unicode fold back to the plain letter', () => {
    if (chart.comesBackAs !== undefined) return;
    expect(style(CAPITALS + SMALLS + DIGITS).normalize('NFKC')).toBe(CAPITALS + SMALLS + DIGITS);
  });

  test('leaves spaces and punctuation', () => {
    const signs = ' \t\n!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
    expect(style(signs)).toBe(signs);
  });
});
