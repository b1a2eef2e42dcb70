/** `#field=value&…` fills a form; its values are checked like typed ones (DESIGN, section 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slider, type Values } from '../../engine/definition/index.ts';
import { linkFor, valuesFromLink } from '../../engine/form/link.ts';
import { defaultsOf } from '../../engine/form/values.ts';
import { fields } from './fixtures.ts';

const lists = { tones: ['Default', 'Warm', 'A & B = C'], amounts: [1, 2, 4] };
const defaults = defaultsOf(fields, lists);
const read = (hash: string): Values => valuesFromLink(fields, hash, lists);

describe('a link', () => {
  it('fills fields of every kind', () => {
    expect(read('#topic=wild+honey&goal=Sell&amount=2&year=1974&strength=75&hook=false&tags=a%2C+b&subject=Hope')).toEqual({
      topic: 'wild honey',
      goal: 'Sell',
      amount: 2,
      year: '1974',
      strength: 75,
      hook: false,
      tags: 'a, b',
      subject: 'Hope',
    });
    expect(read('topic=honey')).toEqual({ topic: 'honey' });
    for (const yes of ['1', 'true']) expect(read(`#hook=${yes}`)).toEqual({ hook: true });
  });

  it('is read like typing: stopped at its length, in small letters where that is said', () => {
    expect(read('#letters=ABCDEFGH')).toEqual({ letters: 'abcde' });
    expect(read(`#letters=${encodeURIComponent('👩‍👩‍👧‍👦'.repeat(7))}`)).toEqual({ letters: '👩‍👩‍👧‍👦'.repeat(5) });
  });

  it('is passed over where it names no field, or a choice that is none', () => {
    expect(read('#unknown=x&__proto__=x&constructor=x&toString=x')).toEqual({});
    expect(read('#goal=Rent&tone=Cold&amount=3&length=Endless')).toEqual({});
    expect(read('#strength=24')).toEqual({});
    expect(read('#strength=151&')).toEqual({});
    expect(read('#strength=')).toEqual({});
    expect(read('#strength=abc')).toEqual({});
  });

  it('takes for a number what is one from end to end', () => {
    for (const year of ['1974', '-3', '0.25', '12.75']) expect(read(`#year=${year}`)).toEqual({ year });
    for (const year of ['x1974', '1974x', '1.', '.5', '--3', '1.x', 'x', ' ']) expect(read(`#year=${year}`), year).toEqual({});
  });

  it('moves no slider with a blank, which is not nought', () => {
    const level = { level: slider('Level', { min: 0, max: 10, step: 1, default: 5 }) };
    expect(valuesFromLink(level, '#level=0')).toEqual({ level: 0 });
    for (const blank of ['', '+', '%20']) expect(valuesFromLink(level, `#level=${blank}`), blank).toEqual({});
  });

  it('has its sign at the front alone: another one belongs to what was typed', () => {
    expect(read('#topic=a#b')).toEqual({ topic: 'a#b' });
    expect(read('topic=a#b')).toEqual({ topic: 'a#b' });
  });

  it('cannot set what the visitor does not see', () => expect(read('#language=French&kinds=x')).toEqual({}));

  it('is nothing where there is nothing', () => {
    for (const hash of ['', '#', '#&', '#=', '#%', '#%E0%A4%A', '##']) expect(read(hash), hash).toEqual({});
  });

  it('never throws, and never gives a field a value of another kind', () => {
    const key = fc.constantFrom(...Object.keys(fields), '__proto__', 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'binary' }))), fc.string(), (pairs, tail) => {
        const values = read(`#${new URLSearchParams(pairs).toString()}&${tail}`);
        for (const [name, value] of Object.entries(values)) expect(typeof value, name).toBe(typeof defaults[name]);
      }),
    );
  });
});

describe('the link for a form', () => {
  it('is empty for an untouched form', () => expect(linkFor(fields, defaults, defaults)).toBe(''));

  it('holds only what was changed, behind a #', () => {
    const link = linkFor(fields, { ...defaults, topic: 'wild & honey' }, defaults);
    expect(link).toMatch(/^#topic=/);
    expect(new URLSearchParams(link.slice(1)).get('topic')).toBe('wild & honey');
    expect([...new URLSearchParams(link.slice(1)).keys()]).toEqual(['topic']);
  });

  it('never holds what the visitor does not see', () => {
    expect(linkFor(fields, { ...defaults, language: 'French', kinds: ['x'] }, defaults)).toBe('');
  });

  it('fills the same form again', () => {
    const words = fc.string({ unit: 'grapheme' });
    const form = fc.record({
      topic: words,
      letters: fc.string({ unit: fc.constantFrom(...Array.from('abc é&=#+%')), maxLength: 5 }),
      ownGoal: words,
      goal: fc.constantFrom('Buy', 'Sell'),
      tone: fc.constantFrom(...lists.tones),
      amount: fc.constantFrom(...lists.amounts),
      length: fc.constantFrom('Short', 'Long'),
      // The browser lets a number field hold nothing else.
      year: fc.constantFrom('', '1974', '-3', '1.5'),
      strength: fc.integer({ min: 25, max: 150 }),
      hook: fc.boolean(),
      hookWords: words,
      tags: words,
      site: words,
      subject: words,
    });
    fc.assert(
      fc.property(form, (values) => {
        expect({ ...defaults, ...read(linkFor(fields, values, defaults)) }).toEqual(values);
      }),
    );
  });
});
