/** What holds for every style that gives each letter another one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAPITALS, CHARTS, DIGITS, SMALLS, type Chart } from './charts.ts';
import { anyText, anyUnits, characters, FOREIGN, law, mixedText, WHOLE } from './texts.ts';
import { transform, wayBackOf } from './transforms.ts';

/** The letters and digits that have such a form. */
const plainOf = ({ capitals, smalls, digits }: Chart): ReadonlySet<string> => {
  const styled = [capitals, smalls, digits].flatMap((all) => Array.from(all));
  return new Set(Array.from(CAPITALS + SMALLS + DIGITS).filter((plain, at) => plain !== styled[at]));
};

/** What a text is when it has been there and back. */
const keptBy =
  ({ comesBackAs }: Chart, plain: ReadonlySet<string>) =>
  (text: string): string => {
    if (comesBackAs === undefined) return text;
    const folded = (letter: string) => (comesBackAs === 'capitals' ? letter.toUpperCase() : letter.toLowerCase());
    return Array.from(text, (letter) => (plain.has(letter) ? folded(letter) : letter)).join('');
  };

const STYLES = Object.entries(CHARTS).map(([name, chart]) => {
  const plain = plainOf(chart);
  return { name, to: transform(name), back: transform(wayBackOf(name)), plain, keeps: keptBy(chart, plain) };
});

describe.each(STYLES)('$name', ({ to, back, keeps, plain }) => {
  test('comes back', () => {
    law(fc.string({ maxLength: 200 }), (text) => expect(back(to(text))).toBe(keeps(text)));
    law(mixedText, (text) => {
      // A keycap keeps its digit on both ways, and nothing else here is in a style already.
      expect(back(to(text))).toBe(keeps(text));
    });
  });

  test('names the letters of the style and no other character', () => {
    for (let unit = 0; unit < 0x3000; unit++) {
      const char = String.fromCharCode(unit);
      expect(to(char) !== char, `U+${unit.toString(16)}`).toBe(plain.has(char));
    }
    law(anyText, (text) => {
      const rest = Array.from(text)
        .filter((char) => !plain.has(char))
        .join('');
      expect(to(rest)).toBe(rest);
    });
  });

  test('is one character for one character', () => {
    law(mixedText, (text) => expect(characters(to(text))).toHaveLength(characters(text).length));
    law(anyText, (text) => expect(Array.from(to(text))).toHaveLength(Array.from(text).length));
  });

  test('works on each part of a text alone', () => {
    law(fc.tuple(fc.string(), mixedText), ([left, right]) => expect(to(`${left} ${right}`)).toBe(`${to(left)} ${to(right)}`));
    const long = 'Qx y7é😀'.repeat(5000);
    expect(to(long)).toBe(to('Qx y7é😀').repeat(5000));
    expect(back(to(long))).toBe(keeps(long));
  });

  test.each(FOREIGN)('leaves %s', (text) => {
    expect(to(text)).toBe(text);
    expect(back(text)).toBe(text);
  });

  test.each(WHOLE)('keeps %s in one character', (_, character) => {
    expect(characters(to(`x${character}y`))).toHaveLength(3);
    expect(characters(back(to(character))).join('')).toBe(keeps(character));
  });

  test('puts accents on the styled letter, and leaves the digit of a keycap', () => {
    expect(to('e\u0301')).toBe(`${to('e')}\u0301`);
    expect(to('1\ufe0f\u20e3 #\ufe0f\u20e3 1\u20e3')).toBe('1\ufe0f\u20e3 #\ufe0f\u20e3 1\u20e3');
  });

  test('does not fail on halves of pairs', () => {
    law(anyUnits, (text) => expect(back(to(text))).toEqual(expect.any(String)));
    expect(to('\ud835')).toBe('\ud835');
    expect(back('\ud835x\udc00')).toBe('\ud835x\udc00');
  });

  test('makes nothing of nothing', () => {
    expect(to('')).toBe('');
    expect(back('')).toBe('');
  });
});
