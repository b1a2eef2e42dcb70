import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, countWords, firstCharacters } from '../../engine/definition/index.ts';

const graphemes = fc.string({ unit: 'grapheme' });
const anyText = fc.oneof(graphemes, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }));

describe('characters, as a person counts them', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['a b\n', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['👍🏽', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['🇵🇹🇯🇵', 2],
    ['नि', 1],
    ['\r\n', 1],
  ])('%j has %i', (text, count) => expect(countCharacters(text)).toBe(count));

  it('never counts more than there are code units, and counts ASCII one by one', () => {
    fc.assert(fc.property(anyText, (text) => countCharacters(text) <= text.length));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '~', '\n', '\t') }),
        (text) => countCharacters(text) === text.length,
      ),
    );
  });
});

describe('the first characters', () => {
  it('breaks nothing apart', () => {
    expect(firstCharacters('👩‍👩‍👧‍👦👍🏽x', 1)).toBe('👩‍👩‍👧‍👦');
    expect(firstCharacters('e\u0301e\u0301', 1)).toBe('e\u0301');
    expect(firstCharacters('abc', 2)).toBe('ab');
    expect(firstCharacters('abc', 0)).toBe('');
    expect(firstCharacters('👍🏽', 0)).toBe('');
  });

  it('is a start of the text, and the longest that fits', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 12 }), (text, most) => {
        const first = firstCharacters(text, most);
        expect(text.startsWith(first)).toBe(true);
        expect(countCharacters(first)).toBe(Math.min(most, countCharacters(text)));
      }),
    );
  });
});

describe('words', () => {
  it.each([
    ['', 0],
    ['   \n ', 0],
    ['one', 1],
    ['  two  words\n', 2],
    ["don't stop", 2],
    ['well-known fact', 2],
    ['a – b', 2],
    ['… ! —', 0],
    ['3 apples', 2],
    ['naïve café', 2],
    ['слово', 1],
  ])('%j has %i', (text, count) => expect(countWords(text)).toBe(count));

  it('does not care how much space is between and around', () => {
    const word = fc.constantFrom('a', 'Honey', '12', 'é', 'wörd');
    const space = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0');
    fc.assert(
      fc.property(
        fc.array(word),
        space,
        space,
        (words, gap, around) => countWords(around + words.join(gap) + around) === words.length,
      ),
    );
  });
});

describe('a long text', () => {
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  it.each([
    ['bold letters', '\u{1d41a}', 50_000],
    ['families', family, 5_000],
    ['flags', '\u{1f1f5}\u{1f1f9}', 10_000],
    ['accented letters', 'e\u0301', 30_000],
  ])('of %s is counted one by one, wherever it is cut for counting', (_, character, count) => {
    expect(countCharacters(character.repeat(count))).toBe(count);
    expect(firstCharacters(character.repeat(count), count - 1)).toBe(character.repeat(count - 1));
  });
  it('made of one character alone is one', () => expect(countCharacters(`e${'\u0301'.repeat(3_000)}`)).toBe(1));
});
