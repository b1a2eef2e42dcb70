import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirror } from '../../converters/transforms/mirror.ts';
import { unupsideDown } from '../../converters/transforms/unupsideDown.ts';
import { upsideDown } from '../../converters/transforms/upsideDown.ts';
import { anyText, anyUnits, characters, codePoints, FOREIGN, law, mixedText, WHOLE } from './texts.ts';

const turnedRound = (text: string): string => characters(text).toReversed().join('');

/** Those that grow together with a neighbour in the other order. */
const reaching = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      ' ',
      '\n',
      '\r',
      '\r\n',
      '\u0301',
      '\u200d',
      '\u{1f1e9}',
      '\u{1f1ea}',
      '\u{1f468}',
      '\u{1f3fd}',
      '\u2764\ufe0f',
      '\u0915',
      '\u0937',
      '\u094d',
      '\u093f',
      '\u1100',
      '\u1161',
      '\u11a8',
      '\uac00',
      '\u0600',
      '\u0d4e',
      '\ud83d',
      '\ude00',
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''));

describe('mirror', () => {
  test('turns the order round, over the lines too', () => {
    expect(mirror('Hello, World!')).toBe('!dlroW ,olleH');
    expect(mirror('ab\ncd')).toBe('dc\nba');
    expect(mirror('ab\r\ncd')).toBe('dc\r\nba');
    expect(mirror('a 👍🏽🇩🇪🇫🇷e\u0301')).toBe('e\u0301🇫🇷🇩🇪👍🏽 a');
    expect(mirror('')).toBe('');
  });

  test('keeps each character whole', () => {
    law(mixedText, (text) => expect(mirror(text)).toBe(turnedRound(text)));
    law(fc.string({ unit: 'grapheme' }), (text) =>
      expect(characters(mirror(text)).toSorted()).toEqual(characters(text).toSorted()),
    );
  });

  test.each(WHOLE)('keeps %s whole', (_, character) => {
    expect(mirror(`ab ${character}c`)).toBe(`c${character} ba`);
    expect(mirror(character)).toBe(character);
  });

  test.each(FOREIGN)('keeps the characters of %s', (text) => {
    expect(mirror(text)).toBe(turnedRound(text));
  });

  test('is its own way back, whatever the text', () => {
    law(
      fc.oneof(mixedText, anyText, anyUnits, reaching),
      (text) => {
        expect(mirror(mirror(text))).toBe(text);
      },
      5000,
    );
  });

  test('makes no new characters out of neighbours', () => {
    law(
      reaching,
      (text) => {
        expect(characters(mirror(text)).toSorted()).toEqual(characters(text).toSorted());
      },
      5000,
    );
    // A lone flag letter would make another flag with the one before it, a half conjunct with any consonant.
    expect(mirror('\u{1f1e9}\u{1f1ea}\u{1f1eb}x')).toBe('\u{1f1eb}x\u{1f1e9}\u{1f1ea}');
    expect(mirror('\u0937 \u0915\u094d')).toBe(' \u0937\u0915\u094d');
  });

  test('of a long text', () => {
    const line = 'one e\u0301 👨‍👩‍👧 two\n';
    expect(mirror(line.repeat(4000))).toBe(turnedRound(line).repeat(4000));
    expect(mirror('abc '.repeat(9000))).toBe(' cba'.repeat(9000));
  });
});

/** The turned forms by their code points; those that look the same when turned are not here. */
const TURNED: Readonly<Record<string, number>> = {
  a: 0x250,
  b: 0x71,
  c: 0x254,
  d: 0x70,
  e: 0x1dd,
  f: 0x25f,
  g: 0x183,
  h: 0x265,
  i: 0x1d09,
  j: 0x27e,
  k: 0x29e,
  m: 0x26f,
  n: 0x75,
  p: 0x64,
  q: 0x62,
  r: 0x279,
  t: 0x287,
  u: 0x6e,
  v: 0x28c,
  w: 0x28d,
  y: 0x28e,
  A: 0x2200,
  B: 0xa4ed,
  C: 0x186,
  D: 0x15e1,
  E: 0x18e,
  F: 0x2132,
  G: 0x2141,
  J: 0x17f,
  K: 0x22ca,
  L: 0x2142,
  M: 0x57,
  P: 0x500,
  Q: 0x38c,
  R: 0x1d1a,
  T: 0x22a5,
  U: 0x2229,
  V: 0x245,
  W: 0x4d,
  Y: 0x2144,
  1: 0x196,
  2: 0x3139,
  3: 0x190,
  4: 0x3123,
  5: 0x3db,
  6: 0x39,
  7: 0x3125,
  9: 0x36,
  '.': 0x2d9,
  ',': 0x27,
  "'": 0x2c,
  '"': 0x201e,
  '?': 0xbf,
  '!': 0xa1,
  '\u00bf': 0x3f,
  '\u00a1': 0x21,
  '\u201e': 0x22,
  ';': 0x2e35,
  _: 0x203e,
  '&': 0x214b,
  '(': 0x29,
  ')': 0x28,
  '[': 0x5d,
  ']': 0x5b,
  '{': 0x7d,
  '}': 0x7b,
  '<': 0x3e,
  '>': 0x3c,
  '\u00ab': 0xbb,
  '\u00bb': 0xab,
  '\u2039': 0x203a,
  '\u203a': 0x2039,
};

describe('upside down', () => {
  test('turns letters and order', () => {
    expect(upsideDown('hello')).toBe('ollǝɥ');
    expect(upsideDown('Hello, World!')).toBe("¡plɹoM 'ollǝH");
    expect(upsideDown('(What?)')).toBe('(¿ʇɐɥM)');
    expect(upsideDown('ab\ncd')).toBe('pɔ\nqɐ');
  });

  test.each(Object.entries(TURNED))('%s is code point %i', (letter, point) => {
    expect(codePoints(upsideDown(letter))).toEqual([point]);
    expect(unupsideDown(String.fromCodePoint(point))).toBe(letter);
  });

  test('turns nothing else', () => {
    for (let unit = 0; unit < 0x10000; unit++) {
      const char = String.fromCharCode(unit);
      if (!(char in TURNED) && upsideDown(char) !== char) expect.fail(`U+${unit.toString(16)}`);
    }
  });

  test('has no two letters with one image', () => {
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at));
    const all = [...new Set([...ascii, ...Object.keys(TURNED)])];
    expect(new Set(all.map(upsideDown)).size).toBe(all.length);
  });

  test('comes back', () => {
    law(fc.string({ maxLength: 200 }), (text) => expect(unupsideDown(upsideDown(text))).toBe(text));
    law(mixedText, (text) => expect(unupsideDown(upsideDown(text))).toBe(text));
    law(reaching, (text) => expect(unupsideDown(upsideDown(text))).toBe(text), 3000);
    const long = 'One e\u0301 👨‍👩‍👧 (two)?\n'.repeat(4000);
    expect(unupsideDown(upsideDown(long))).toBe(long);
  });

  test('keeps accents behind the turned letter', () => {
    expect(upsideDown('cafe\u0301')).toBe('ǝ\u0301ɟɐɔ');
  });

  test.each(WHOLE.filter(([, character]) => !/^[eo]/.test(character)))('keeps %s whole', (_, character) => {
    expect(upsideDown(`ab ${character}c`)).toBe(`ɔ${character} qɐ`);
  });

  test.each(FOREIGN)('only orders the characters of %s', (text) => {
    expect(upsideDown(text)).toBe(turnedRound(text));
  });

  test('has as many characters as before', () => {
    law(mixedText, (text) => expect(characters(upsideDown(text))).toHaveLength(characters(text).length));
    law(anyUnits, (text) => expect(upsideDown(text)).toHaveLength(text.length));
  });
});
