import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asText } from '../../engine/result/asText.ts';

const data = {
  speech: 'Dear friends,\n\nthank you.',
  items: [
    { title: 'One', body: 'First', points: 7 },
    { title: 'Two', points: 8 },
    { title: 'Three', body: '', points: 9 },
  ],
  tags: ['#a', '#b'],
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

  it('has a line’s name before it, and no name without words', () => {
    const lines = ['title', { key: 'body', label: 'More' }, { key: 'points', label: 'Points' }];
    expect(asText({ of: 'items', lines, between: '\n\n' }, data)).toBe(
      'One\nMore: First\nPoints: 7\n\nTwo\nPoints: 8\n\nThree\nPoints: 9',
    );
  });

  it('is one text after the other where the items are texts', () => {
    expect(asText({ of: 'tags', between: ' ' }, data)).toBe('#a #b');
    expect(asText({ of: 'tags', between: ' ' }, {})).toBe('');
  });

  it('is empty where there is nothing', () => {
    expect(asText({ of: 'speech' }, {})).toBe('');
    expect(asText({ of: 'items', lines: ['title'], between: '\n' }, {})).toBe('');
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
