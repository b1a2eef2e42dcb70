/** The server's check of its own replies: where one is not as its tool says, and nothing of what it says. */
import { describe, expect, it } from 'vitest';
import { count, endpointsOf, figure, label, listOf, optional, prose, record } from '../../engine/definition/index.ts';
import { replySchema } from '../../engine/definition/jsonSchema.ts';
import { faultIn } from '../../server/api/replyCheck.ts';
import { itemsTool, textTool } from '../engine/fixtures.ts';

const [items, speech] = [itemsTool, textTool].map((tool, at) => ({ ...endpointsOf(tool)[0]!, key: `fixture-${at}` }));
const item = { text: 'Honey', style: 'Plain', points: 7 };
const good = { items: [item], best: item, facts: { words: 2, level: 'easy' }, related: [] };

describe('a reply', () => {
  it.each<[string, unknown, string | undefined]>([
    ['as its tool says', good, undefined],
    ['with what may be there', { ...good, extra: 'More', items: [{ ...item, note: 'A remark' }] }, undefined],
    ['that is no record', 'secret', '/ type'],
    ['without a key', { ...good, best: undefined }, '/ required'],
    ['with a key too many', { ...good, secret: 1 }, '/ additionalProperties'],
    ['with a blank text', { ...good, items: [item, { ...item, text: '' }] }, '/items/1/text minLength'],
    ['with a word of its own', { ...good, best: { ...item, style: 'secret' } }, '/best/style enum'],
    ['with a figure that is too high', { ...good, best: { ...item, points: 11 } }, '/best/points maximum'],
    ['with half of a word', { ...good, facts: { words: 1.5, level: 'easy' } }, '/facts/words type'],
    ['with two faults', { ...good, facts: { words: -1, level: 5 } }, '/facts/words minimum'],
  ])('%s', (_, reply, fault) => {
    expect(faultIn(items!, JSON.parse(JSON.stringify(reply)))).toBe(fault);
  });

  it('is judged by its own tool, again and again', () => {
    for (const _ of [1, 2]) {
      expect(faultIn(speech!, { speech: 'Friends' })).toBeUndefined();
      expect(faultIn(speech!, good)).toBe('/ required');
      expect(faultIn(items!, good)).toBeUndefined();
    }
  });
});

it('is described key by key, as a model is told', () => {
  const keys = {
    line: prose('A line'),
    mood: label('Its mood', ['calm', 'glad']),
    place: optional(label('Its place')),
    lines: listOf(record('One of them', { size: figure('How long', { max: 9 }), feet: count('Its feet') }), 'All of them'),
  };
  expect(replySchema(keys)).toStrictEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      line: { type: 'string', description: 'A line', minLength: 1 },
      mood: { type: 'string', description: 'Its mood', enum: ['calm', 'glad'] },
      place: { type: 'string', description: 'Its place' },
      lines: {
        type: 'array',
        description: 'All of them',
        items: {
          description: 'One of them',
          type: 'object',
          additionalProperties: false,
          properties: {
            size: { type: 'number', description: 'How long', maximum: 9 },
            feet: { type: 'integer', description: 'Its feet', minimum: 0 },
          },
          required: ['size', 'feet'],
        },
      },
    },
    required: ['line', 'mood', 'lines'],
  });
});
