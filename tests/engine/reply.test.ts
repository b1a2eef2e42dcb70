/** Replies are read generously: only the main part must be there; nothing ever crashes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPart, readReply, type Data, type Reading } from '../../engine/call/reply.ts';
import { label, prose, record, type AnyTool } from '../../engine/definition/index.ts';
import { itemsTool, textTool } from './fixtures.ts';

const item = { text: 'one', style: 'Plain', points: 7 };
const full = {
  items: [item, { ...item, text: 'two', note: 'a remark' }],
  best: item,
  facts: { words: 12, level: 'Low' },
  related: ['a', 'b'],
  extra: 'more',
};

const dataOf = (data: unknown): Data => {
  const reading = readReply(itemsTool, data);
  return 'data' in reading ? reading.data : expect.fail(`broken at ${reading.broken}`);
};
const brokenAt = (data: unknown): string | undefined => {
  const reading = readReply(itemsTool, data);
  return 'broken' in reading ? reading.broken : undefined;
};

describe('a good reply', () => {
  it('is read whole', () => expect(dataOf(full)).toEqual(full));

  it('may lack everything but its main part', () => {
    expect(dataOf({ items: [item] })).toEqual({ items: [item] });
    for (const key of ['best', 'facts', 'related', 'extra']) {
      for (const value of [undefined, null, 5, true, 'x', [1], {}, { text: null }])
        expect(dataOf({ ...full, [key]: value })['items'], key).toEqual(full.items);
    }
  });

  it('leaves out what it does not know', () => {
    expect(dataOf({ ...full, unknown: 'x', items: [{ ...item, unknown: 'x' }] })).toEqual({ ...full, items: [item] });
  });

  it('may have a list of any length', () => {
    expect(dataOf({ ...full, items: [] })['items']).toEqual([]);
    const many = Array.from({ length: 500 }, (_, n) => ({ ...item, text: `item ${n}` }));
    expect(dataOf({ ...full, items: many })['items']).toHaveLength(500);
  });

  it('may call a style as it likes, and give a figure as a number or in words', () => {
    const odd = { ...item, style: 'Baroque', points: '9 of 10' };
    expect(dataOf({ items: [odd] })['items']).toEqual([odd]);
    expect(dataOf({ items: [{ ...item, points: 99 }] })['items']).toEqual([{ ...item, points: 99 }]);
    expect(dataOf({ items: [{ ...item, style: 3 }] })['items']).toEqual([{ ...item, style: '3' }]);
  });

  it('loses of an item only what cannot be shown', () => {
    expect(dataOf({ items: [{ text: 'one', style: null, points: {}, note: 5 }] })['items']).toEqual([{ text: 'one' }]);
    expect(dataOf({ ...full, related: ['a', 5, null, '', 'b'] })['related']).toEqual(['a', 'b']);
  });
});

describe('a broken reply', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a number', 5],
    ['a list', [full]],
  ])('%s breaks at its data', (_, data) => expect(brokenAt(data)).toBe('data'));

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['an object', { 0: item }],
  ])('names its main part where that is %s', (_, items) => expect(brokenAt({ ...full, items })).toMatch(/^data\.items$/));

  it('names the item that has no words', () => {
    for (const text of [undefined, null, 5, '', '  ', {}]) {
      expect(brokenAt({ ...full, items: [item, { ...item, text }] })).toBe('data.items.1.text');
    }
    for (const odd of [null, 'x', 5, []]) expect(brokenAt({ ...full, items: [odd] })).toBe('data.items.0');
  });

  it('is one whose text is blank', () => {
    for (const speech of [undefined, null, '', ' \n', 5, ['x']])
      expect(readReply(textTool, { speech })).toEqual({ broken: 'data.speech' });
    expect(readReply(textTool, { speech: ' x ' })).toEqual({ data: { speech: ' x ' } });
  });
});

describe('any reply', () => {
  const scrap = fc.oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 2, arbitrary: fc.constantFrom('one', 7, '') });
  const oddItem = fc.oneof(
    fc.jsonValue(),
    fc.record({ text: scrap, style: scrap, points: scrap, note: scrap }, { requiredKeys: [] }),
  );
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { items: fc.oneof(fc.jsonValue(), fc.array(oddItem)), best: oddItem, facts: scrap, related: fc.array(scrap), extra: scrap },
      { requiredKeys: [] },
    ),
  );

  const isShowable = (reading: Reading): boolean => {
    if ('broken' in reading) return reading.broken.startsWith('data');
    const { items, best, facts, related } = reading.data;
    return (
      (items as Data[]).every(
        ({ text, style, points }) =>
          isWords(text) &&
          [undefined, 'string'].includes(kindOf(style)) &&
          [undefined, 'string', 'number'].includes(kindOf(points)),
      ) &&
      [best, facts].every((part) => [undefined, 'object'].includes(kindOf(part))) &&
      ((related ?? []) as unknown[]).every(isWords)
    );
  };
  const kindOf = (value: unknown): string | undefined => (value === undefined ? undefined : typeof value);
  const isWords = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

  it('is read without a crash, and what is read can be shown', () => {
    fc.assert(
      fc.property(odd, (data) => isShowable(readReply(itemsTool, data))),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.jsonValue(), (data) => void readReply(textTool, data)));
  });

  it('is read the same again', () => {
    fc.assert(
      fc.property(odd, (data) => {
        const reading = readReply(itemsTool, data);
        fc.pre('data' in reading);
        expect(readReply(itemsTool, 'data' in reading && reading.data)).toEqual(reading);
      }),
    );
  });
});

describe('a key that is read in place of the main one', () => {
  const { reply, ...rest } = textTool;
  const tool = { ...rest, reply: { ...reply, instead: 'text' } };
  const speechOf = (data: unknown): unknown => {
    const reading = readReply(tool, data);
    return 'data' in reading ? reading.data['speech'] : reading.broken;
  };

  it('counts where the main one is missing, and only there', () => {
    expect(speechOf({ text: 'b' })).toBe('b');
    for (const missing of [undefined, null, '']) expect(speechOf({ speech: missing, text: 'b' })).toBe('b');
    expect(speechOf({ speech: 'a', text: 'b' })).toBe('a');
  });
  it('does not make up for a main one of another kind, nor for both missing', () => {
    expect(speechOf({ speech: 7, text: 'b' })).toBe('data.speech');
    expect(speechOf({})).toBe('data.speech');
  });
});

describe('a part of a reply', () => {
  it('may lack anything yet', () => {
    expect(readPart(itemsTool, { items: [{ style: 'Plain' }, {}], best: { text: 'on' }, unknown: 1 })).toEqual({
      items: [{ style: 'Plain' }, {}],
      best: { text: 'on' },
    });
    expect(readPart(textTool, {})).toEqual({});
    for (const nothing of [undefined, null, 'x', ['x'], 5]) expect(readPart(itemsTool, nothing), String(nothing)).toEqual({});
  });
});

it('asks of a record for its first text alone', () => {
  const data = { card: record('A card', { mood: label('Mood'), title: prose('Title'), body: prose('Body') }) };
  const tool: Pick<AnyTool, 'reply'> = { reply: { main: 'card', data } };
  expect(readReply(tool, { card: { title: 'Bees' } })).toEqual({ data: { card: { title: 'Bees' } } });
  expect(readReply(tool, { card: { body: 'Hum.' } })).toEqual({ broken: 'data.card.title' });
});
