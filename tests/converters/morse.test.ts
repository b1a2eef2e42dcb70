import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MORSE } from '../../converters/text/morse.ts';
import { morseDecode } from '../../converters/transforms/morseDecode.ts';
import { morseEncode } from '../../converters/transforms/morseEncode.ts';
import { anyText, anyUnits, FOREIGN, law, WHOLE } from './texts.ts';

/** International Morse code (ITU-R M.1677), letters and digits. */
const CODE =
  'A .- B -... C -.-. D -.. E . F ..-. G --. H .... I .. J .--- K -.- L .-.. M -- N -. O --- P .--. Q --.- R .-. S ... T - ' +
  'U ..- V ...- W .-- X -..- Y -.-- Z --.. 0 ----- 1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---.. 9 ----.';

const signs = CODE.split(' ');
const TABLE = Array.from({ length: 36 }, (_, at) => [signs[2 * at] ?? '', signs[2 * at + 1] ?? ''] as const);

const covered = fc.string({
  unit: fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')),
  minLength: 1,
});
const sentence = fc.array(covered, { minLength: 1 }).map((words) => words.join(' '));

describe('Morse code', () => {
  test('has the letters, then the digits', () => {
    expect(MORSE).toEqual(TABLE);
    expect(
      MORSE.slice(0, 26)
        .map(([character]) => character)
        .join(''),
    ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  test.each(TABLE)('%s is %s', (character, code) => {
    expect(morseEncode(character)).toBe(code);
    expect(morseEncode(character.toLowerCase())).toBe(code);
    expect(morseDecode(code)).toBe(character);
  });

  test('parts letters by a space and words by a stroke', () => {
    expect(morseEncode('SOS')).toBe('... --- ...');
    expect(morseEncode('Hi you')).toBe('.... .. / -.-- --- ..-');
    expect(morseDecode('.... .. / -.-- --- ..-')).toBe('HI YOU');
    expect(morseEncode(' a  b ')).toBe('/ .- / / -... /');
    expect(morseDecode('/ .- / / -... /')).toBe(' A  B ');
    expect(morseEncode('')).toBe('');
    expect(morseDecode('')).toBe('');
  });

  test('keeps lines', () => {
    expect(morseEncode('ab\nc\r\n\nd')).toBe('.- -...\n-.-.\r\n\n-..');
    expect(morseDecode('.- -...\n-.-.\r\n\n-..')).toBe('AB\nC\r\n\nD');
  });

  test('comes back in capitals', () => {
    law(sentence, (text) => expect(morseDecode(morseEncode(text))).toBe(text.toUpperCase()));
    law(
      fc.array(sentence).map((lines) => lines.join('\n')),
      (text) => expect(morseDecode(morseEncode(text))).toBe(text.toUpperCase()),
    );
    const long = 'the quick brown fox 0123456789 '.repeat(4000);
    expect(morseDecode(morseEncode(long))).toBe(long.toUpperCase());
  });

  test('is dots, dashes, strokes and spaces, one sign for each character', () => {
    law(sentence, (text) => {
      expect(morseEncode(text)).toMatch(/^[.\-/ ]*$/);
      expect(morseEncode(text).split(' ')).toHaveLength(text.length);
    });
  });

  test('leaves other characters where they are, and brings them back', () => {
    expect(morseEncode("don't!")).toBe("-.. --- -. ' - !");
    expect(morseDecode("-.. --- -. ' - !")).toBe("DON'T!");
    expect(morseEncode('a é b')).toBe('.- / é / -...');
    for (const text of FOREIGN) expect(morseDecode(morseEncode(text))).toBe(text);
  });

  test.each(WHOLE)('keeps %s whole', (_, character) => {
    expect(morseEncode(`a${character}b`)).toBe(`.- ${character} -...`);
    expect(morseDecode(`.- ${character} -...`)).toBe(`A${character}B`);
  });

  test('reads words with no space around the stroke, and wide gaps', () => {
    expect(morseDecode('..././-')).toBe('S E T');
    expect(morseDecode('...   ---')).toBe('SO');
    expect(morseDecode('.-/-... / -.-.')).toBe('A B C');
    expect(morseDecode('//')).toBe('  ');
  });

  test('leaves what is not Morse', () => {
    for (const text of [
      'hello',
      'hello world',
      '  two  spaces  ',
      '......',
      '.-.-.-.-',
      '-.-.-.- ......',
      'and/or',
      './x',
      '....../.-',
      'a\tb',
      'xy\n  zz ',
    ])
      expect(morseDecode(text)).toBe(text);
    expect(morseDecode('.- hello -...')).toBe('A hello B');
    expect(morseDecode('hello / .-')).toBe('hello A');
    expect(morseDecode('...... .-')).toBe('...... A');
  });

  test('fails on nothing', () => {
    law(fc.oneof(anyText, anyUnits, fc.string({ unit: fc.constantFrom(...Array.from('.-/ ax\n')) })), (text) => {
      expect(morseEncode(text)).toEqual(expect.any(String));
      expect(morseDecode(text)).toEqual(expect.any(String));
    });
  });
});
