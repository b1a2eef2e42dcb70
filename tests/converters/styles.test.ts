import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bold } from '../../converters/transforms/bold.ts';
import { bubble } from '../../converters/transforms/bubble.ts';
import { doubleStruck } from '../../converters/transforms/doubleStruck.ts';
import { fraktur } from '../../converters/transforms/fraktur.ts';
import { italic } from '../../converters/transforms/italic.ts';
import { monospace } from '../../converters/transforms/monospace.ts';
import { script } from '../../converters/transforms/script.ts';
import { smallCaps } from '../../converters/transforms/smallCaps.ts';
import { squared } from '../../converters/transforms/squared.ts';
import { unbold } from '../../converters/transforms/unbold.ts';
import { unbubble } from '../../converters/transforms/unbubble.ts';
import { undoubleStruck } from '../../converters/transforms/undoubleStruck.ts';
import { unfraktur } from '../../converters/transforms/unfraktur.ts';
import { unitalic } from '../../converters/transforms/unitalic.ts';
import { unmonospace } from '../../converters/transforms/unmonospace.ts';
import { unscript } from '../../converters/transforms/unscript.ts';
import { unsmallCaps } from '../../converters/transforms/unsmallCaps.ts';
import { unsquared } from '../../converters/transforms/unsquared.ts';
import { unwide } from '../../converters/transforms/unwide.ts';
import { wide } from '../../converters/transforms/wide.ts';
import { anyText, anyUnits, characters, FOREIGN, law, mixedText, WHOLE } from './texts.ts';

const same = (text: string): string => text;
const capitals = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
/** Q and X stay plain, so their case is not lost. */
const smalls = (text: string): string => text.replace(/[A-PR-WYZ]/g, (letter) => letter.toLowerCase());

const STYLES = [
  { name: 'bold', to: bold, back: unbold, keeps: same, plain: /^[A-Za-z0-9]$/ },
  { name: 'italic', to: italic, back: unitalic, keeps: same, plain: /^[A-Za-z]$/ },
  { name: 'script', to: script, back: unscript, keeps: same, plain: /^[A-Za-z]$/ },
  { name: 'fraktur', to: fraktur, back: unfraktur, keeps: same, plain: /^[A-Za-z]$/ },
  { name: 'monospace', to: monospace, back: unmonospace, keeps: same, plain: /^[A-Za-z0-9]$/ },
  { name: 'doubleStruck', to: doubleStruck, back: undoubleStruck, keeps: same, plain: /^[A-Za-z0-9]$/ },
  { name: 'wide', to: wide, back: unwide, keeps: same, plain: /^[A-Za-z0-9]$/ },
  { name: 'bubble', to: bubble, back: unbubble, keeps: same, plain: /^[A-Za-z0-9]$/ },
  { name: 'squared', to: squared, back: unsquared, keeps: capitals, plain: /^[A-Za-z]$/ },
  { name: 'smallCaps', to: smallCaps, back: unsmallCaps, keeps: smalls, plain: /^[A-PR-WYZa-pr-wyz]$/ },
];

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
      expect(to(char) !== char, `U+${unit.toString(16)}`).toBe(plain.test(char));
    }
    law(anyText, (text) => {
      const rest = Array.from(text)
        .filter((char) => !plain.test(char))
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
