// Numbers, people, places, times, quotations and names, as stated.
import { describe, expect, test } from 'vitest';
import { namesIn, placeIn, quotedIn, timeIn } from '../../server/reader/details.ts';
import { numbersIn } from '../../server/reader/numbers.ts';
import { peopleIn } from '../../server/reader/people.ts';

describe('numbers', () => {
  test.each([
    [
      'turning 60 with 3 grandkids and 0 regrets',
      [
        ['age', 60],
        ['count', 3, 'grandkid'],
        ['count', 0, 'regret'],
      ],
    ],
    ['paying off $18,400 of debt', [['money', 18_400, '$']]],
    ['paying off 30k of debt', [['count', 30_000]]],
    ['retiring after 38 years as a cook', [['duration', 38, 'year']]],
    [
      '20% off all mugs until 8 March',
      [
        ['percent', 20, '%'],
        ['date', 8],
      ],
    ],
    ['a letter for a 12-year-old', [['age', 12]]],
    ['her 70th birthday', [['age', 70]]],
    ['learning to drive at forty-five', [['age', 45]]],
    ['restoring a 1967 Mini', [['date', 1967]]],
    ['one of us', []],
  ] as const)('%s', (text, wanted) => {
    const found = numbersIn(text);
    expect(found.map(({ kind, value }) => [kind, value])).toEqual(wanted.map(([kind, value]) => [kind, value]));
    wanted.forEach(([, , of], at) => of !== undefined && expect(found[at]!.of).toBe(of));
  });
});

describe('people', () => {
  const only = (text: string) => peopleIn(text, numbersIn(text))[0];
  test.each([
    ['a toast for my brother', { role: 'brother', gender: 'male', isTheirs: true }],
    ['for a card to my sister, she is 52', { role: 'sister', gender: 'female', age: 52, isTheirs: true }],
    ['letters to a soldier', { role: 'soldier', isTheirs: false }],
    ['my aunt Rosa turns 80', { role: 'aunt', name: 'Rosa', gender: 'female', age: 80 }],
    ['a nurse who lost her father', { role: 'nurse' }],
  ])('%s', (text, wanted) => expect(only(text)).toMatchObject(wanted));

  test('nobody is made up', () => expect(peopleIn('bread and butter', [])).toEqual([]));
});

test.each([
  ['Roof repairs in north Wales', 'north Wales'],
  ['moving from Lagos to Glasgow', 'Lagos'],
  ['training in March', undefined],
  ['a walk in the woods', undefined],
])('the place of “%s” is %s', (text, place) => expect(placeIn(text)).toBe(place));

test.each([
  ['training every Wednesday at 7pm', 'every Wednesday at 7pm'],
  ['I lost my job in March', 'in March'],
  ['she sings', undefined],
])('the time of “%s” is %s', (text, time) => expect(timeIn(text)).toBe(time));

test('quotations and names', () => {
  expect(quotedIn('my dad\'s "quick" trip to “the shop”')).toEqual(['quick', 'the shop']);
  expect(namesIn('Harrow & Pike Joinery repairs windows for IKEA. Every day.')).toEqual(['Harrow & Pike Joinery', 'IKEA']);
});
