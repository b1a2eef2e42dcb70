/** What visitors do with the items of a list, and what follows from them (DESIGN, section 7). */
import { describe, expect, it } from 'vitest';
import { computed, count, defineTool, joinedText, listOf, prose, record, score } from '../../engine/definition/index.ts';
import { groupsOf, isStarred, newItems, reworded, sortedBy, starred, withItems } from '../../engine/result/items.ts';
import type { Data } from '../../engine/call/reply.ts';
import { textTool } from './fixtures.ts';

const line = record('One line', {
  text: prose('Its words'),
  length: computed(count('Its length'), { measures: 'text', in: 'characters' }),
  points: score('How good it is'),
});
const tool = defineTool({
  ...textTool,
  reply: {
    main: 'lines',
    data: {
      lines: listOf(line, 'Lines'),
      total: computed(count('How many'), { measures: 'lines', in: 'items' }),
      best: computed(line, { best: 'lines', by: 'points' }),
      all: joinedText('All lines', { of: 'lines', key: 'text', by: ' / ' }),
    },
  },
  result: [
    {
      block: 'cards',
      of: 'lines',
      layout: 'rows',
      text: 'text',
      metrics: [
        { key: 'length', label: 'Length', unit: 'characters' },
        { key: 'points', label: 'Points', unit: 'out of 10' },
      ],
      empty: 'None.',
    },
  ],
});
const [block] = tool.result;
if (block?.block !== 'cards') throw new Error('no cards');

const item = (text: string, points: number): Data => ({ text, length: text.length, points });
const [low, high, middle] = [item('low', 2), item('high', 9), item('middle', 5)];
const data: Data = { lines: [low, high, middle], total: 3, best: high, all: 'low / high / middle' };

describe('a list with other items', () => {
  it('has another best, another count and another joined text', () => {
    expect(withItems(tool, data, 'lines', [low, middle])).toEqual({
      lines: [low, middle],
      total: 2,
      best: middle,
      all: 'low / middle',
    });
  });
  it('leaves the reply as it was', () => {
    const before = structuredClone(data);
    withItems(tool, data, 'lines', []);
    expect(data).toEqual(before);
  });
});

describe('an item in other words', () => {
  it('is counted again, and loses the score that the old words had', () => {
    expect(reworded(tool, block, high, 'text', 'higher 👋🏽')).toEqual({ text: 'higher 👋🏽', length: 8 });
  });
  it('keeps its star', () => {
    expect(isStarred(reworded(tool, block, starred(high, true), 'text', 'x'))).toBe(true);
    expect(starred(starred(high, true), false)).toEqual(high);
  });
});

it('sorts by a figure from the highest, from the lowest when they stand so, and puts what has none last', () => {
  const none = { text: 'none' };
  const falling = sortedBy([low, none, high, middle], 'points');
  expect(falling).toEqual([high, middle, low, none]);
  expect(sortedBy([high, middle, low], 'points')).toEqual([low, middle, high]);
});

it('puts items together that share their facts, in the order of the first of each', () => {
  const other = item('other', 9);
  expect(groupsOf([low, high, other], ['points'])).toEqual([[low], [high, other]]);
});

it('knows what has come since', () => {
  const more = item('more', 1);
  const after = { ...data, lines: [low, high, middle, more] };
  expect([...newItems(after, data, 'lines')]).toEqual([more]);
  expect(newItems(after, undefined, 'lines').size).toBe(0);
});
