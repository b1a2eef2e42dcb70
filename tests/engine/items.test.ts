/** What visitors do with the items of a list, and what follows from them (DESIGN, section 7). */
import { describe, expect, it } from 'vitest';
import { computed, count, defineTool, joinedText, listOf, prose, record, score } from '../../engine/definition/index.ts';
import { groupsOf, isStarred, newItems, reworded, sortedBy, starred, textKeys, withItems } from '../../engine/result/items.ts';
import type { Data } from '../../engine/call/reply.ts';
import { textTool } from './fixtures.ts';

const line = record('One line', {
  text: prose('Its words'),
  length: computed(count('Its length'), { measures: 'text', in: 'characters' }),
  points: score('How good it is'),
  title: prose('Its title'),
  titleLength: computed(count('Length of the title'), { measures: 'title', in: 'characters' }),
  words: computed(count('Its words'), { measures: 'text', in: 'words' }),
  titleWords: computed(count('Words of the title'), { measures: 'title', in: 'words' }),
  ease: computed(score('How easily it reads'), { measures: 'text', in: 'reading ease' }),
  titleEase: computed(score('How easily the title reads'), { measures: 'title', in: 'reading ease' }),
  verdict: record('What is thought of it', { praise: prose('Praise') }),
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
      others: listOf(line, 'Other lines'),
      othersTotal: computed(count('How many others'), { measures: 'others', in: 'items' }),
      othersBest: computed(line, { best: 'others', by: 'points' }),
      allOthers: joinedText('All other lines', { of: 'others', key: 'text', by: ' / ' }),
      heading: prose('A heading'),
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
  it('keeps what follows from another list, and what follows from none', () => {
    const more: Data = { ...data, others: [high], othersTotal: 1, othersBest: high, allOthers: 'high', heading: 'Lines' };
    expect(withItems(tool, more, 'lines', [low])).toEqual({ ...more, lines: [low], total: 1, best: low, all: 'low' });
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
  it('is judged anew in whatever reads these words, and in nothing else', () => {
    const keys = ['length', 'titleLength', 'words', 'titleWords', 'ease', 'titleEase'];
    const shown = { ...block, metrics: keys.map((key) => ({ key, label: key })), panel: { of: 'verdict', title: 'Verdict' } };
    const judged: Data = {
      text: 'one',
      title: 'Two words',
      length: 3,
      titleLength: 9,
      words: 1,
      titleWords: 2,
      ease: 7,
      titleEase: 8,
      verdict: { praise: 'Good.' },
    };
    const { ease: _, verdict: __, ...kept } = judged;
    const expected = { ...kept, text: 'not one more', length: 12, words: 3 };
    expect(reworded(tool, shown as typeof block, judged, 'text', 'not one more')).toEqual(expected);
  });
  it('stays as it is where nothing is shown that judges it', () => {
    const { metrics: _, ...plain } = block;
    expect(reworded(tool, plain, { text: 'one', length: 3 }, 'text', 'another')).toEqual({ text: 'another', length: 3 });
  });
  it('keeps its star', () => {
    expect(isStarred(reworded(tool, block, starred(high, true), 'text', 'x'))).toBe(true);
    expect(starred(starred(high, true), false)).toEqual(high);
  });
  it('has the star that it was kept with', () => {
    expect(isStarred({ ...high, starred: true })).toBe(true);
    expect([high, { ...high, starred: 'yes' }].map(isStarred)).toEqual([false, false]);
  });
});

describe('the texts of an item', () => {
  it('are its words, its body, its details and what unfolds', () => {
    const details = [
      { key: 'style', label: 'Style' },
      { key: 'use', label: 'Use' },
    ];
    const full = { ...block, body: 'body', details, expand: { key: 'rest', open: 'More', close: 'Less' } };
    expect(textKeys(full as typeof block)).toEqual(['text', 'body', 'style', 'use', 'rest']);
  });
  it('are its words alone where it has nothing else', () => expect(textKeys(block)).toEqual(['text']));
});

it('sorts by a figure from the highest, from the lowest when they stand so, and puts what has none last', () => {
  const none = { text: 'none' };
  const falling = sortedBy([low, none, high, middle], 'points');
  expect(falling).toEqual([high, middle, low, none]);
  expect(sortedBy([high, middle, low], 'points')).toEqual([low, middle, high]);
  expect(sortedBy([high, low, middle], 'points'), 'the first may stand right').toEqual([high, middle, low]);
  const nought = item('nought', 0);
  expect(sortedBy([none, nought, low], 'points'), 'nought is a figure').toEqual([low, nought, none]);
});

it('puts items together that share their facts, in the order of the first of each', () => {
  const other = item('other', 9);
  expect(groupsOf([low, high, other], ['points'])).toEqual([[low], [high, other]]);
  const [split, whole] = [
    { day: '1', hour: '12' },
    { day: '11', hour: '2' },
  ];
  expect(groupsOf([split, whole], ['day', 'hour']), 'each fact is compared by itself').toEqual([[split], [whole]]);
});

it('knows what has come since', () => {
  const more = item('more', 1);
  const after = { ...data, lines: [low, high, middle, more] };
  expect([...newItems(after, data, 'lines')]).toEqual([more]);
  expect(newItems(after, undefined, 'lines').size).toBe(0);
});
