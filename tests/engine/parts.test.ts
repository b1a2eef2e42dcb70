/** Parts of a reply whose type is not known: what is not there is empty, and nothing else is taken for it. */
import { describe, expect, it } from 'vitest';
import { isData, itemsOf, textsOf, wordsOf, wordsWithin } from '../../engine/result/parts.ts';

const item = { title: 'One', points: 7 };

describe('reading a value', () => {
  it('gives texts and numbers in words, and nothing for the rest', () => {
    expect(wordsOf(item, 'title')).toBe('One');
    expect(wordsOf(item, 'points')).toBe('7');
    expect(wordsOf({ zero: 0 }, 'zero')).toBe('0');
    for (const value of [undefined, null, true, {}, []]) expect(wordsOf({ value }, 'value')).toBe('');
    for (const holder of [undefined, null, 'x', 5]) expect(wordsOf(holder, 'length')).toBe('');
  });

  it('gives the items of a list that are items', () => {
    expect(itemsOf({ items: [item] }, 'items')).toEqual([item]);
    expect(itemsOf({ items: [null, 'x', 5, { a: 1 }] }, 'items')).toEqual([{ a: 1 }]);
    for (const items of [undefined, null, 'x', {}]) expect(itemsOf({ items }, 'items')).toEqual([]);
  });

  it('gives the texts of a list that are texts', () => {
    expect(textsOf({ tags: ['#a', null, 5, { a: 1 }, '#b'] }, 'tags')).toEqual(['#a', '#b']);
    for (const tags of [undefined, null, 'x', {}]) expect(textsOf({ tags }, 'tags')).toEqual([]);
  });
});

it.each<[unknown, readonly string[]]>([
  ['one', ['one']],
  [' one ', [' one ']],
  [{ a: 'one', b: ['two', { c: { d: 'three' } }], e: 4, f: null, g: true }, ['one', 'two', 'three']],
  [
    ['one', '', ' \n', 'two'],
    ['one', 'two'],
  ],
  [[], []],
  [7, []],
  [null, []],
  [undefined, []],
])('finds every text that says something in %j', (part, texts) => expect(wordsWithin(part)).toEqual(texts));

it('has parts in records and lists alone', () => {
  expect([{}, [], { a: 1 }].map(isData)).toEqual([true, true, true]);
  expect([null, undefined, 'x', 5].map(isData)).toEqual([false, false, false, false]);
});
