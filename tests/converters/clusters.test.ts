import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eachCluster, isBlank } from '../../converters/text/clusters.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const segmented = (text: string): string[] => Array.from(segmenter.segment(text), (part) => part.segment);

const clustered = (text: string): string[] => {
  const clusters: string[] = [];
  eachCluster(text, (start, end) => clusters.push(text.slice(start, end)));
  return clusters;
};

/** What joins its neighbours in every way that there is, next to what does not. */
const joining = fc.constantFrom(
  'a',
  'é',
  'e\u0301',
  '\u0301',
  '\u0903',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '\u200b',
  '\u200c',
  '\u200d',
  '\ufe0f',
  '\u20e3',
  '1',

  '\u1100',
  '\u1161',
  '\u11a8',
  '가',
  '각',
  '\u0600',
  '\u0d4e',
  'क',
  'ष',
  '\u094d',
  'ി',
  '\u0d4d',
  'ക',
  'กำ',
  'ש\u05c1',
  'ع\u064e',
  '🇩',
  '🇪',
  '🇫🇷',
  '👍',
  '🏽',
  '👩',
  '🚀',
  '❤',
  '👨‍👩‍👧',
  '\ud83d',
  '\udc69',
  '𝐀',
  '漢',
  '𠀀',
  '\u{e0067}',
  '\u{e007f}',
  '™',
);
const joiningText = fc.array(joining, { maxLength: 24 }).map((parts) => parts.join(''));

describe('characters as a person sees them', () => {
  test('are those of the Unicode segmentation', () => {
    fc.assert(
      fc.property(joiningText, (text) => {
        expect(clustered(text)).toEqual(segmented(text));
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(clustered(text)).toEqual(segmented(text));
      }),
      { numRuns: 1000 },
    );
  });

  test('whatever code unit stands between others', () => {
    const TOGETHER = 64;
    for (let first = 0; first < 0x10000; first += TOGETHER) {
      const chars = Array.from({ length: TOGETHER }, (_, at) => String.fromCharCode(first + at));
      const text = chars.map((char) => `a${char}b${char}${char}\u0301\n`).join('');
      expect(clustered(text).join('|') === segmented(text).join('|'), `from U+${first.toString(16)}`).toBe(true);
    }
  });

  test('and the pairs of emoji, mathematical letters and rare ideographs', () => {
    for (const [first, last] of [
      [0x1d400, 0x1d7ff],
      [0x1f000, 0x1fbff],
      [0x2ff80, 0x30080],
      [0x31f80, 0x32080],
      [0xe0000, 0xe0200],
    ] as const) {
      for (let point = first; point <= last; point += 16) {
        const chars = Array.from({ length: 16 }, (_, at) => String.fromCodePoint(point + at));
        const text = chars.map((char) => `a${char}b${char}${char}\u0301\n`).join('');
        expect(clustered(text).join('|') === segmented(text).join('|'), `from U+${point.toString(16)}`).toBe(true);
      }
    }
  });

  test('in runs that are longer than what is looked at together', () => {
    for (const unit of ['🇩🇪', 'क्ष', '\u1100\u1161\u11a8', '👨‍👩‍👧‍👦\u200d', '\u0600', 'e\u0301\u200d', '\u200d']) {
      const text = unit.repeat(300);
      expect(clustered(text).join('|') === segmented(text).join('|'), unit).toBe(true);
    }
  });
});

describe('what carries no mark', () => {
  const blank = (char: string): boolean => isBlank(char, 0, char.length);

  test('is white space, control characters and what cannot be seen', () => {
    for (const char of [
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\u00a0',
      '\u3000',
      '\u2028',
      '\u0000',
      '\u007f',
      '\u00ad',
      '\u200b',
      '\ufeff',
      '\ud83d',
    ])
      expect(blank(char), JSON.stringify(char)).toBe(true);
  });

  test('and nothing that can', () => {
    for (const char of ['a', '.', '\u00a1', 'é', '\u0600', '漢', '😀', '👨‍👩‍👧', '🇩🇪', '1\ufe0f\u20e3'])
      expect(blank(char), JSON.stringify(char)).toBe(false);
  });
});
