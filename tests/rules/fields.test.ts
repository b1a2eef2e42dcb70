/** Of each kind of field, what the server and the page make of a value, and the words in which they refuse it. */
import { describe, expect, it } from 'vitest';
import {
  checkbox,
  constant,
  fetched,
  list,
  number,
  select,
  slider,
  text,
  textarea,
  type Field,
  type Fields,
  type Values,
} from '../../engine/definition/index.ts';
import { readAll, rulesOf, unmetRequirement } from '../../engine/definition/rules/index.ts';
import { checkForm, rulesOfForm } from '../../engine/form/values.ts';
import { optionLists } from '../../server/api/requestCheck.ts';
import { itemsTool } from '../engine/fixtures.ts';
import { served } from './asked.ts';

interface Outcome {
  /** What it is read as. */
  readonly is?: unknown;
  /** The words of refusal. */
  readonly says?: string;
}
type Row = readonly [value: unknown, outcome: Outcome];

const byServer = (field: Field, value: unknown, others: Fields = {}): Outcome => {
  const answer = served({ fields: { it: field, ...others } }, { it: value });
  return 'refusal' in answer ? { says: answer.refusal } : { is: answer.request['it'] };
};

const byPage = (field: Field, value: unknown, where: 'served' | 'local' = 'served'): Outcome => {
  const { values, problems } = checkForm(rulesOf({ it: field }, where), { it: value });
  return problems['it'] === undefined ? { is: values['it'] } : { says: problems['it'] };
};

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);

/** Combining marks beyond what any character of a language has. */
const marked = (units: number): string => `o${'\u0301'.repeat(units - 1)}`;

const now = new Date().getFullYear();
const year = number('Year', {
  whole: true,
  required: 'When was it?',
  min: { value: 1800, message: 'Not before 1800' },
  max: { value: 'this year', message: 'Not after this year' },
});
const part = number('Part', { min: { value: 0, message: 'From 0' }, max: { value: 1, message: 'Up to 1' } });
const topic = text('Topic', {
  required: 'Please enter a topic.',
  transform: ['trim', 'lowercase'],
  atLeast: { length: 3, message: 'Too short' },
  lessThan: { length: 6, message: 'Too long' },
});
const of = (field: Field, rows: readonly Row[]) =>
  rows.map(([value, outcome]) => ['label' in field ? field.label : 'a constant', short(value), field, value, outcome] as const);

describe('the server', () => {
  it.each([
    ...of(topic, [
      [undefined, { says: 'Please enter a topic.' }],
      [null, { says: 'Please enter a topic.' }],
      [' \n', { says: 'Please enter a topic.' }],
      [5, { says: 'Topic (it) must be text' }],
      [{}, { says: 'Topic (it) must be text' }],
      [['honey'], { says: 'Topic (it) must not be a list' }],
      [' HoNey ', { is: 'honey' }],
      ['ab', { says: 'Too short' }],
      ['abc', { is: 'abc' }],
      ['abcdef', { says: 'Too long' }],
    ]),
    ...of(text('Name'), [
      [undefined, { is: '' }],
      [' A ', { is: ' A ' }],
      ['a'.repeat(1000), { is: 'a'.repeat(1000) }],
      ['a'.repeat(1001), { says: 'Name (it) must be at most 1000 characters long' }],
      ['👍🏽'.repeat(1000), { is: '👍🏽'.repeat(1000) }],
      ['👍🏽'.repeat(1001), { says: 'Name (it) must be at most 1000 characters long' }],
    ]),
    ...of(textarea('Story'), [
      ['a'.repeat(20_000), { is: 'a'.repeat(20_000) }],
      ['a'.repeat(20_001), { says: 'Story (it) must be at most 20000 characters long' }],
    ]),
    ...of(text('Remark', { atLeast: { length: 3, message: 'Too short' } }), [
      ['  ', { is: '' }],
      [' ab', { says: 'Too short' }],
      [' abc', { is: ' abc' }],
    ]),
    ...of(text('Letter', { stopAt: 1, disablesWhenBlank: true }), [
      ['', { says: 'Letter (it) is required' }],
      ['a', { is: 'a' }],
      ['ab', { says: 'Letter (it) must be at most 1 characters long' }],
      [marked(16), { is: marked(16) }],
      [marked(17), { says: 'Letter (it) must be at most 1 characters long' }],
    ]),
    ...of(year, [
      [undefined, { says: 'When was it?' }],
      ['', { says: 'When was it?' }],
      [1800, { is: 1800 }],
      [' 1974\n', { is: 1974 }],
      ['1974.0', { is: 1974 }],
      [now, { is: now }],
      [1799, { says: 'it: Not before 1800' }],
      ['-3', { says: 'it: Not before 1800' }],
      [now + 1, { says: 'it: Not after this year' }],
      [1900.5, { says: 'Year (it) must be a whole number' }],
      ...['ten', '1974 AD', 'AD 1974', '1.', '0x7b6', '1e3', true, {}].map(
        (wrong) => [wrong, { says: 'Year (it) must be a number' }] as const,
      ),
      [[1974], { says: 'Year (it) must not be a list' }],
    ]),
    ...of(part, [
      [undefined, { is: undefined }],
      ['0.25', { is: 0.25 }],
      ['1.01', { says: 'it: Up to 1' }],
      [-0.01, { says: 'it: From 0' }],
    ]),
    ...of(number('Any'), [
      [-1e9, { is: -1e9 }],
      [0.5, { is: 0.5 }],
    ]),
    ...of(slider('Strength', { min: 25, max: 150, step: 5, default: 50 }), [
      [undefined, { is: 50 }],
      [25, { is: 25 }],
      ['150', { is: 150 }],
      [25.5, { is: 25.5 }],
      ...[24, 151, 'x'].map((wrong) => [wrong, { says: 'Strength (it) must be a number from 25 to 150' }] as const),
    ]),
    ...of(select('How many', [1, { value: 5, label: 'Five' }], { default: 5 }), [
      [undefined, { is: 5 }],
      [1, { is: 1 }],
      ['30', { is: 30 }],
      ...[0, 31, 1.5, 'x'].map((wrong) => [wrong, { says: 'How many (it) must be a whole number from 1 to 30' }] as const),
    ]),
    ...of(select('Size', ['small', '8', 7, { value: 'L', label: 'Large' }], { default: 'L' }), [
      [undefined, { is: 'L' }],
      ['small', { is: 'small' }],
      ['7', { is: 7 }],
      [7, { is: 7 }],
      [8, { is: '8' }],
      ...['Large', 9, {}, { toString: 7 }, true].map(
        (wrong) => [wrong, { says: 'Size (it) must be one of its choices' }] as const,
      ),
      [['L'], { says: 'Size (it) must not be a list' }],
    ]),
    ...of(select('Tone', fetched('tones', ['Plain', 'Warm'])), [
      [undefined, { is: 'Plain' }],
      ['Cool', { says: 'Tone (it) must be one of its choices' }],
    ]),
    ...of(checkbox('Hook', { default: true }), [
      [undefined, { is: true }],
      [false, { is: false }],
      ['true', { is: true }],
      ['false', { is: false }],
      ...['yes', 0, {}].map((wrong) => [wrong, { says: 'Hook (it) must be true or false' }] as const),
    ]),
    ...of(list('Tags', { default: ['x'], atMost: 2 }), [
      [undefined, { is: [] }],
      [[], { is: [] }],
      [['a', 'b'], { is: ['a', 'b'] }],
      [['a', 'b', 'c'], { says: 'Tags (it) must be at most 2 short texts' }],
      [['a'.repeat(1000)], { is: ['a'.repeat(1000)] }],
      [['b', 'a'.repeat(1001)], { says: 'Tags (it) must be at most 2 short texts' }],
      ...['a', 5, [5], ['a', null]].map((wrong) => [wrong, { says: 'Tags (it) must be a list of texts' }] as const),
    ]),
    ...of(constant('English'), [
      [undefined, { is: 'English' }],
      [' German ', { is: ' German ' }],
      ['a'.repeat(1001), { says: 'it (it) must be at most 1000 characters long' }],
      [5, { says: 'it (it) is of the wrong kind' }],
    ]),
    ...of(constant(3), [
      ['', { is: 3 }],
      [1, { is: 1 }],
      [30, { is: 30 }],
      ...[0, 31, 1.5].map((wrong) => [wrong, { says: 'it (it) must be a whole number from 1 to 30' }] as const),
    ]),
    ...of(constant(3, { min: 0, max: 99 }), [
      [99, { is: 99 }],
      [100, { says: 'it (it) must be a whole number from 0 to 99' }],
    ]),
    ...of(constant(false), [
      [undefined, { is: false }],
      ['true', { is: true }],
      ['no', { says: 'it (it) must be true or false' }],
    ]),
    ...of(constant(['Logic']), [
      [undefined, { is: ['Logic'] }],
      [Array.from({ length: 30 }, () => 'x'), { is: Array.from({ length: 30 }, () => 'x') }],
      [Array.from({ length: 31 }, () => 'x'), { says: 'it (it) must be at most 30 short texts' }],
    ]),
  ])('%s: %s', (_, __, field, value, outcome) => {
    expect(byServer(field, value)).toEqual(outcome);
  });

  const goal = select('Goal', ['Buy', 'Sell']);
  const own = { own: text('In your own words', { insteadOf: 'it', transform: ['trim'], stopAt: 9 }) };
  it.each<Row>([
    [undefined, { is: 'Buy' }],
    ['  ', { is: 'Buy' }],
    ['Sell', { is: 'Sell' }],
    [' swap it ', { is: 'swap it' }],
    ['swap it all', { says: 'In your own words (it) must be at most 9 characters long' }],
    [5, { says: 'Goal (it) must be one of its choices' }],
  ])('reads words of one’s own in the place of a choice: %j', (value, outcome) => {
    expect(byServer(goal, value, own)).toEqual(outcome);
  });

  it('takes what stands in for a choice under that one’s key alone', () => {
    expect(served({ fields: { it: goal, ...own } }, { it: 'Buy', own: 'swap it' })).toEqual({ request: { it: 'Buy' } });
  });

  it.each([
    ['a list', []],
    ['a text', 'x'],
    ['nothing', null],
    ['a number', 5],
  ])('takes no form that is %s', (_, body) => {
    expect(served({ fields: {} }, body as never)).toEqual({ refusal: 'The request body must be a JSON object.' });
  });

  const atLeastOne = { of: ['a', 'b'], message: 'Say one of them.', channel: 'inline' } as const;
  const eitherOf = { fields: { a: text('A'), b: text('B') }, atLeastOne };
  it.each<[Values, boolean]>([
    [{}, false],
    [{ a: ' ', b: '' }, false],
    [{ b: 'x' }, true],
  ])('asks for at least one of several: %j', (body, isEnough) => {
    expect(served(eitherOf, body)).toEqual(isEnough ? { request: { a: '', ...body } } : { refusal: 'Say one of them.' });
    expect(unmetRequirement(eitherOf, body)).toEqual(isEnough ? undefined : atLeastOne);
    expect(unmetRequirement({}, body)).toBeUndefined();
  });

  it('offers the lists of a tool’s selects, those alone that the page asks for', () => {
    expect(optionLists(itemsTool)).toEqual({ tones: ['Default', 'Warm'], amounts: [1, 2, 4] });
  });
});

describe('the page', () => {
  it.each([
    ...of(topic, [
      ['  ', { says: 'Please enter a topic.' }],
      [' HoNey ', { is: 'honey' }],
      ['abcdef', { says: 'Too long' }],
    ]),
    ...of(text('Letter', { stopAt: 1, disablesWhenBlank: true }), [
      ['', { says: 'Letter is required' }],
      ['ab', { says: 'Letter must be at most 1 characters long' }],
    ]),
    ...of(year, [
      [' ', { says: 'When was it?' }],
      [' 1974 ', { is: 1974 }],
      ['1799', { says: 'Not before 1800' }],
      ['1900.5', { says: 'Year must be a whole number' }],
      ['ten', { says: 'Year must be a number' }],
      ['1e999', { says: 'Year must be a number' }],
    ]),
    ...of(select('Tone', fetched('tones', ['Plain'])), [['Cool', { is: 'Cool' }]]),
    ...of(select('Tone', ['Plain']), [['Cool', { says: 'Tone must be one of its choices' }]]),
    ...of(list('Tags', { default: [], atMost: 2 }), [[' a,, b ,c', { is: ['a', 'b'] }]]),
  ])('%s: %s', (_, __, field, value, outcome) => {
    expect(byPage(field, value)).toEqual(outcome);
  });

  it('bounds a text that is sent, and of one that stays in the browser only what the definition bounds', () => {
    const long = 'a'.repeat(1001);
    expect(byPage(text('Name'), long)).toEqual({ says: 'Name must be at most 1000 characters long' });
    expect(byPage(text('Name'), long, 'local')).toEqual({ is: long });
    expect(byPage(topic, long, 'local')).toEqual({ says: 'Too long' });
    expect(byPage(text('Name', { stopAt: 5 }), long, 'local')).toEqual({ says: 'Name must be at most 5 characters long' });
  });

  it('takes the bounds of a form by where it is worked on, and works them out once', () => {
    const { fields, call } = itemsTool;
    expect(rulesOfForm({ fields, call })).toBe(rulesOf(fields, 'served'));
    expect(rulesOfForm({ fields, call: { ...call, local: 'humanize', input: 'topic' } })).toBe(rulesOf(fields, 'local'));
    expect(rulesOf(fields, 'local')).not.toEqual(rulesOf(fields));
  });
});

it('reads what waits for another field after that one, wherever it stands', () => {
  const fields = { words: text('Words', { showWhen: { field: 'hook', is: true } }), hook: checkbox('Hook', { default: true }) };
  const reading = (hook: boolean): Values => readAll(rulesOf(fields), ({ key }) => (key === 'hook' ? hook : 'Look!'));
  expect(reading(true)).toEqual({ hook: true, words: 'Look!' });
  expect(reading(false)).toEqual({ hook: false });
});
