/** From what stands in the form to what is sent (DESIGN, "What a definition can say"). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { number, select, text, type Fields, type Values } from '../../engine/definition/index.ts';
import { rulesOf } from '../../engine/definition/rules/index.ts';
import { asTyped, checkForm, choicesOf, defaultsOf, payloadOf } from '../../engine/form/values.ts';
import { fields } from './fixtures.ts';

const good: Values = { ...defaultsOf(fields), topic: 'honey', hookWords: 'Look!' };

type Checked = { readonly sent: Values } | { readonly problems: Readonly<Record<string, string>> };

/** Checks the values as the form does: gives the request body, or what is said of each field. */
const check = (values: Values, of: Fields = fields): Checked => {
  const checked = checkForm(rulesOf(of), values);
  return Object.keys(checked.problems).length === 0 ? { sent: payloadOf(of, checked.values) } : { problems: checked.problems };
};
const sent = (values: Values, of?: Fields): Values => {
  const outcome = check(values, of);
  return 'sent' in outcome ? outcome.sent : expect.fail(JSON.stringify(outcome.problems));
};
const problems = (values: Values, of?: Fields): Readonly<Record<string, string>> => {
  const outcome = check(values, of);
  return 'problems' in outcome ? outcome.problems : {};
};

describe('defaults', () => {
  it('gives every shown field a value, and no constant one', () => {
    expect(defaultsOf(fields)).toEqual({
      topic: '',
      letters: 'a',
      ownGoal: '',
      goal: 'Buy',
      tone: 'Default',
      amount: 4,
      length: 'Short',
      year: '',
      strength: 50,
      hook: true,
      hookWords: '',
      tags: 'x, y',
      site: '',
      subject: '',
    });
  });

  it('begins a number as the text that its box holds', () => {
    expect(defaultsOf({ rounds: number('Rounds', { default: 5 }) })).toEqual({ rounds: '5' });
  });

  it('takes the first of the lists that came where they lack the default', () => {
    expect(defaultsOf(fields, { tones: ['Cool', 'Warm'], amounts: [3, 4] })).toMatchObject({ tone: 'Cool', amount: 4 });
    expect(defaultsOf(fields, {})).toMatchObject({ tone: 'Default', amount: 4 });
    expect(defaultsOf(fields, { tones: [] })).toMatchObject({ tone: 'Default' });
  });

  it('offers the lists that came, and until then the default alone', () => {
    expect(choicesOf(fields.tone, { tones: ['Cool'] })).toEqual(['Cool']);
    expect(choicesOf(fields.tone, undefined)).toEqual(['Default']);
    expect(choicesOf(fields.goal, { goal: ['No'] })).toEqual(['Buy', 'Sell']);
  });
});

describe('the request', () => {
  it('holds every field under its key, constants too, stand-ins never', () => {
    expect(sent(good)).toEqual({
      topic: 'honey',
      letters: 'a',
      goal: 'Buy',
      tone: 'Default',
      amount: 4,
      length: 'Short',
      year: undefined,
      strength: 50,
      hook: true,
      hookWords: 'Look!',
      tags: ['x', 'y'],
      site: '',
      subject: '',
      language: 'English',
      kinds: ['Logical Reasoning'],
    });
  });

  it('puts a filled stand-in in the place of its select, whichever comes first', () => {
    expect(sent({ ...good, ownGoal: 'book a table' })).toMatchObject({ goal: 'book a table' });
    expect(sent({ ...good, goal: 'Sell', ownGoal: '   ' })).toMatchObject({ goal: 'Sell' });
    const reversed = { goal: select('Goal', ['Buy']), own: text('Own', { insteadOf: 'goal' }) };
    expect(sent({ goal: 'Buy', own: 'rent' }, reversed)).toEqual({ goal: 'rent' });
  });

  it('neither checks nor sends a hidden field, and checks it again once it shows', () => {
    const hidden = { ...good, hook: false, hookWords: '' };
    expect(sent(hidden)).not.toHaveProperty('hookWords');
    expect(sent({ ...hidden, hookWords: 'kept' })).not.toHaveProperty('hookWords');
    expect(problems({ ...hidden, hook: true })).toEqual({ hookWords: 'Please enter hook words.' });
  });

  it('has the same keys whatever the visitor typed', () => {
    const keys = Object.keys(sent(good)).sort();
    const typed = fc.record({
      letters: fc.string().map((typed) => asTyped(fields.letters, typed)),
      ownGoal: fc.string(),
      tags: fc.string(),
      site: fc.string(),
      subject: fc.string(),
    });
    fc.assert(
      fc.property(typed, (values) => {
        expect(Object.keys(sent({ ...good, ...values })).sort()).toEqual(keys);
      }),
    );
  });
});

describe('texts', () => {
  it.each([
    ['', 'Please enter a topic.'],
    [' \n ', 'Please enter a topic.'],
    ['ab', 'Topic must be at least 3 characters long'],
    ['  ab  ', 'Topic must be at least 3 characters long'],
    ['👍🏽👍🏽', 'Topic must be at least 3 characters long'],
    ['abc', undefined],
    ['👍🏽👍🏽👍🏽', undefined],
    ['123456789', undefined],
    ['   123456789   ', undefined],
    ['👩‍👩‍👧‍👦'.repeat(9), undefined],
    ['1234567890', 'Topic must be less than 10 characters'],
    ['👩‍👩‍👧‍👦'.repeat(10), 'Topic must be less than 10 characters'],
  ])('%j: %s', (topic, message) => expect(problems({ ...good, topic })['topic']).toBe(message));

  it('sends a text trimmed only where that is said, and not rewritten otherwise', () => {
    expect(sent({ ...good, topic: '  honey ', subject: '  Hope ' })).toMatchObject({ topic: 'honey', subject: '  Hope ' });
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (subject) => sent({ ...good, subject })['subject'] === subject));
  });

  it('stops at its length while typing, and lowers letters where that is said', () => {
    expect(asTyped(fields.letters, 'ABCDEFG')).toBe('abcde');
    expect(asTyped(fields.letters, '👩‍👩‍👧‍👦'.repeat(6))).toBe('👩‍👩‍👧‍👦'.repeat(5));
    expect(asTyped(fields.topic, 'ABCDEFGHIJKLMN')).toBe('ABCDEFGHIJKLMN');
  });
});

describe('numbers', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['1974', 1974],
    [' 1974 ', 1974],
    [1974, 1974],
    ['1800', 1800],
    [String(new Date().getFullYear()), new Date().getFullYear()],
  ])('%j is sent as %s', (year, expected) => expect(sent({ ...good, year })['year']).toBe(expected));

  it.each([
    ['1799', 'Not before 1800'],
    ['-5', 'Not before 1800'],
    [String(new Date().getFullYear() + 1), 'Not after this year'],
  ])('%j: %s', (year, message) => expect(problems({ ...good, year })).toEqual({ year: message }));

  it('says that what is no number is none, naming the field', () => {
    for (const year of ['abc', '19 74', '1e999', 'NaN'])
      expect(problems({ ...good, year })['year'], year).toContain('Founded year');
  });

  it('asks for a required number', () => {
    const asked = { year: number('Year', { required: 'Please enter a year.' }) };
    expect(problems({ year: '' }, asked)).toEqual({ year: 'Please enter a year.' });
    expect(sent({ year: '0' }, asked)).toEqual({ year: 0 });
  });

  it('keeps a slider within its ends', () => {
    expect(sent({ ...good, strength: '100' })).toMatchObject({ strength: 100 });
    for (const strength of [25, 150]) expect(problems({ ...good, strength })).toEqual({});
    for (const strength of [24, 151, 'x']) expect(problems({ ...good, strength })).toHaveProperty('strength');
  });
});

describe('lists', () => {
  it.each([
    ['', []],
    ['  , ,', []],
    ['one', ['one']],
    ['one,  two ,three', ['one', 'two', 'three']],
    ['1, 2, 3, 4', ['1', '2', '3']],
  ])('%j is sent as %j', (tags, expected) => expect(sent({ ...good, tags })['tags']).toEqual(expected));
});

it('refuses a choice that its own list has not', () => {
  expect(problems({ ...good, goal: 'Rent' })).toHaveProperty('goal');
});

it('never refuses a choice because its list has not come', () => {
  expect(problems({ ...good, tone: 'Some new tone', amount: 7 })).toEqual({});
});
