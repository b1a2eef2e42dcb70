import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKS } from './marks.ts';
import { anyText, anyUnits, characters, codePoints, FOREIGN, law, mixedText, WHOLE } from './texts.ts';
import { transform, wayBackOf } from './transforms.ts';

const STYLES = Object.entries(MARKS).map(([name, point]) => ({
  name,
  to: transform(name),
  back: transform(wayBackOf(name)),
  mark: String.fromCodePoint(point),
  point,
}));

describe.each(STYLES)('$name', ({ to, back, mark, point }) => {
  test('puts the mark after each character that is not white space', () => {
    expect(codePoints(to('Hi, 2!'))).toEqual([0x48, point, 0x69, point, 0x2c, point, 0x20, 0x32, point, 0x21, point]);
    expect(to('a\tb\nc\r\nd\u00a0e\u3000f')).toBe(`a${mark}\tb${mark}\nc${mark}\r\nd${mark}\u00a0e${mark}\u3000f${mark}`);
  });

  test('adds one code point for each character that shows', () => {
    law(mixedText, (text) => {
      const shown = characters(text).filter((character) => character.trim() !== '');
      expect(Array.from(to(text))).toHaveLength(Array.from(text).length + shown.length);
      expect(to(text)).toBe(
        characters(text)
          .map((character) => (character.trim() === '' ? character : character + mark))
          .join(''),
      );
    });
    law(fc.string({ maxLength: 100 }), (text) => {
      expect(to(text)).toHaveLength(2 * text.replaceAll(' ', '').length + text.split(' ').length - 1);
    });
  });

  test('makes no new characters', () => {
    law(mixedText, (text) => expect(characters(to(text))).toHaveLength(characters(text).length));
    law(anyText, (text) => expect(characters(to(text))).toHaveLength(characters(text).length));
  });

  test.each(WHOLE)('comes after the whole of %s', (_, character) => {
    expect(to(character)).toBe(character + mark);
    expect(to(`x${character} ${character}y`)).toBe(`x${mark}${character}${mark} ${character}${mark}y${mark}`);
  });

  test.each(FOREIGN)('leaves %s whole', (text) => {
    expect(to(text).replaceAll(mark, '')).toBe(text);
  });

  test('comes off again', () => {
    law(fc.oneof(mixedText, anyText, anyUnits), (text) => {
      const unmarked = text.replaceAll(mark, '');
      expect(back(to(unmarked))).toBe(unmarked);
    });
    expect(back(`a${mark}${mark}e\u0301`)).toBe('ae\u0301');
    const long = 'a é👍🏽\n'.repeat(5000);
    expect(back(to(long))).toBe(long);
  });

  test('marks nothing that cannot be seen', () => {
    const unseen = '\u0000\u0007\u00ad\u200b\u2060\ufeff\ud83d';
    expect(to(unseen)).toBe(unseen);
    expect(to('')).toBe('');
  });
});
