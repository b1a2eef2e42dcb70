/** What programs are told of a request: the bounds of each field, its default, and what must be there. */
import { describe, expect, it } from 'vitest';
import {
  checkbox,
  constant,
  list,
  number,
  select,
  slider,
  text,
  type Field,
  type Values,
} from '../../engine/definition/index.ts';
import { requestSchema } from '../../server/api/requestSchema.ts';
import { describing } from './asked.ts';

const own = text('In your own words', { insteadOf: 'it', stopAt: 9 });
const atMost = (length: number): Values => ({
  anyOf: [{ maxLength: length }, { maxLength: length * 16, pattern: '[^\\t\\n -~]' }],
});
const year = new Date().getFullYear();

describe('a field', () => {
  it.each<[string, Field, Values, Record<string, Field>?]>([
    [
      'of text',
      text('Name', { stopAt: 5 }),
      { description: 'Name (at most 5 characters, as a person counts them)', type: 'string', ...atMost(5) },
    ],
    [
      'of text that is required',
      text('Name', { stopAt: 5, required: 'Your name?' }),
      {
        description: 'Name (at most 5 characters, as a person counts them)',
        type: 'string',
        ...atMost(5),
        pattern: '\\S',
        minLength: 1,
      },
    ],
    [
      'of text that may be too short',
      text('Name', { stopAt: 5, required: 'Your name?', atLeast: { length: 2, message: 'Short' } }),
      {
        description: 'Name (at most 5 characters, as a person counts them)',
        type: 'string',
        ...atMost(5),
        pattern: '\\S',
        minLength: 2,
      },
    ],
    ['of a number', number('Part'), { description: 'Part', type: 'number' }],
    [
      'of a number with bounds',
      number('Year', { whole: true, min: { value: 0, message: '' }, max: { value: 'this year', message: '' } }),
      { description: 'Year', type: 'integer', minimum: 0, maximum: year },
    ],
    [
      'with a slider',
      slider('Strength', { min: 0, max: 9, step: 1, default: 0 }),
      { description: 'Strength', type: 'number', minimum: 0, maximum: 9, default: 0 },
    ],
    ['with choices', select('Goal', ['Buy', 'Sell']), { description: 'Goal', enum: ['Buy', 'Sell'], default: 'Buy' }],
    [
      'with choices or words of one’s own',
      select('Goal', ['Buy', 'Sell']),
      {
        description: 'In your own words (at most 9 characters, as a person counts them)',
        type: 'string',
        ...atMost(9),
        examples: ['Buy', 'Sell'],
        default: 'Buy',
      },
      { own },
    ],
    ['of yes or no', checkbox('Hook', { default: false }), { description: 'Hook', type: 'boolean', default: false }],
    [
      'of several texts',
      list('Tags', { default: ['x'], atMost: 3 }),
      { description: 'Tags', type: 'array', items: { type: 'string', maxLength: 1000 }, maxItems: 3, default: [] },
    ],
    ['that is not shown', constant('English'), { type: 'string', ...atMost(1000), default: 'English' }],
  ])('%s', (_, field, schema, others = {}) => {
    expect(requestSchema({ fields: { it: field, ...others } }).properties).toStrictEqual({ it: schema });
  });
});

describe('a request', () => {
  const fields = {
    name: text('Name', { required: 'Your name?' }),
    place: text('Place'),
    hook: checkbox('Hook', { default: true }),
    words: text('Words', { required: 'Which words?', showWhen: { field: 'hook', is: true } }),
    more: text('More', { showWhen: { field: 'hook', is: true } }),
  };

  it('names what must be there, and keeps quiet of what may be left out', () => {
    expect(requestSchema({ fields })).toMatchObject({ type: 'object', required: ['name'] });
    const { name, place } = fields;
    expect(Object.keys(requestSchema({ fields: { name, place } }))).toEqual(['type', 'properties', 'required']);
  });

  it.each<[Values, boolean]>([
    [{ name: 'Ann' }, true],
    [{ name: 'Ann', hook: false }, true],
    [{ name: 'Ann', hook: true }, false],
    [{ name: 'Ann', hook: true, words: 'Look!' }, true],
    [{ hook: false }, false],
    [{ name: '  ' }, false],
  ])('asks for a field that waits for another one where that is set: %j', (body, isFit) => {
    expect(describing({ fields })(body)).toBe(isFit);
  });

  it.each<[Values, boolean]>([
    [{}, false],
    [{ a: ' ' }, false],
    [{ b: 'x' }, true],
    [{ a: ' ', b: 'x' }, true],
  ])('asks for one of several: %j', (body, isFit) => {
    const atLeastOne = { of: ['a', 'b'], message: 'Say one of them.', channel: 'inline' } as const;
    expect(describing({ fields: { a: text('A'), b: text('B') }, atLeastOne })(body)).toBe(isFit);
  });
});
