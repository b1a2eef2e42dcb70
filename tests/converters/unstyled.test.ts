import { describe, expect, test } from 'vitest';
import { unstyled } from '../../converters/text/unstyled.ts';
import { bold } from '../../converters/transforms/bold.ts';
import { fraktur } from '../../converters/transforms/fraktur.ts';
import { strikethrough } from '../../converters/transforms/strikethrough.ts';

describe('the characters that a style leaves as they are', () => {
  test('are counted and named once', () => {
    expect(unstyled('Été, été!', bold)).toEqual({ count: 6, kinds: ['É', 'é', ',', '!'] });
    expect(unstyled('2 and 2', fraktur)).toEqual({ count: 2, kinds: ['2'] });
    expect(unstyled('Plain text', bold)).toEqual({ count: 0, kinds: [] });
    expect(unstyled('', bold)).toEqual({ count: 0, kinds: [] });
  });

  test('are whole characters, and no white space', () => {
    expect(unstyled('a 👍🏽\n👨‍👩‍👧 1\ufe0f\u20e3\t\u3000', bold)).toEqual({
      count: 3,
      kinds: ['👍🏽', '👨‍👩‍👧', '1\ufe0f\u20e3'],
    });
    expect(unstyled('e\u0301', bold)).toEqual({ count: 0, kinds: [] });
    expect(unstyled('é 漢 😀', strikethrough)).toEqual({ count: 0, kinds: [] });
  });

  test('are named up to a dozen', () => {
    const { count, kinds } = unstyled('一二三四五六七八九十百千万億', bold);
    expect(count).toBe(14);
    expect(kinds).toEqual(Array.from('一二三四五六七八九十百千'));
  });

  test('are looked for near the start of a long text only, and never in half a character', () => {
    expect(unstyled(`${'a'.repeat(20_000)}é`, bold)).toEqual({ count: 0, kinds: [] });
    expect(unstyled(`${'a'.repeat(9_999)}👨‍👩‍👧`, bold)).toEqual({ count: 0, kinds: [] });
    expect(unstyled(`é${'a'.repeat(9_998)}👨‍👩‍👧`, bold)).toEqual({ count: 1, kinds: ['é'] });
    let asked = 0;
    unstyled('é漢'.repeat(20_000), (character) => {
      asked++;
      return character;
    });
    expect(asked).toBe(2);
  });
});
