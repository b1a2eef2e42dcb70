import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asText } from '../../engine/result/asText.ts';
import { itemsOf, wordsOf } from '../../engine/result/parts.ts';

const data = {
  speech: 'Dear friends,\n\nthank you.',
  items: [
    { title: 'One', body: 'First', points: 7 },
    { title: 'Two', points: 8 },
    { title: 'Three', body: '', points: 9 },
  ],
};

describe('what is copied or downloaded', () => {
  it('is a text as it is', () => expect(asText({ of: 'speech' }, data)).toBe(data.speech));

  it('is one line per item', () =>
    expect(asText({ of: 'items', lines: ['title'], between: '\n' }, data)).toBe('One\nTwo\nThree'));

  it('is joined by what the tool says', () => {
    expect(asText({ of: 'items', lines: ['title'], between: ', ' }, data)).toBe('One, Two, Three');
    expect(asText({ of: 'items', lines: ['title'], between: ' • ' }, { items: [] })).toBe('');
  });

  it('has the lines of an item below each other, without gaps where one is missing', () => {
    expect(asText({ of: 'items', lines: ['title', 'body'], between: '\n\n' }, data)).toBe('One\nFirst\n\nTwo\n\nThree');
  });

  it('is empty where there is nothing', () => {
    expect(asText({ of: 'speech' }, {})).toBe('');
    expect(asText({ of: 'items', lines: ['title'], between: '\n' }, {})).toBe('');
  });
});

describe('reading a value', () => {
  it('gives texts and numbers in words, and nothing for the rest', () => {
    expect(wordsOf(data.items[0], 'title')).toBe('One');
    expect(wordsOf(data.items[0], 'points')).toBe('7');
    expect(wordsOf({ zero: 0 }, 'zero')).toBe('0');
    for (const value of [undefined, null, true, {}, []]) expect(wordsOf({ value }, 'value')).toBe('');
    for (const holder of [undefined, null, 'x', 5]) expect(wordsOf(holder, 'length')).toBe('');
  });

  it('gives the items of a list that are items', () => {
    expect(itemsOf(data, 'items')).toEqual(data.items);
    expect(itemsOf({ items: [null, 'x', 5, { a: 1 }] }, 'items')).toEqual([{ a: 1 }]);
    for (const items of [undefined, null, 'x', {}]) expect(itemsOf({ items }, 'items')).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b'), fc.jsonValue()), (any) => {
        expect(asText({ of: 'a', lines: ['a', 'b'], between: '\n' }, any)).toBeTypeOf('string');
        expect(asText({ of: 'b' }, any)).toBeTypeOf('string');
      }),
    );
  });
});
