/** What is said of a result that has come, for who cannot see it. */
import { expect, it } from 'vitest';
import type { AnyTool } from '../../engine/definition/index.ts';
import { readyWords } from '../../engine/result/ready.ts';
import { itemsTool } from './fixtures.ts';

const counting = {
  ...itemsTool,
  result: [...itemsTool.result, { block: 'count', of: 'items', one: 'item', many: 'items' }],
} as AnyTool;
const withItems = (count: number): object => ({ items: Array.from({ length: count }, () => ({ text: 'x' })) });

it.each<[string, AnyTool, object, object | undefined]>([
  ['8 items ready', counting, withItems(8), undefined],
  ['1 item ready', counting, withItems(1), undefined],
  ['0 items ready', counting, withItems(0), undefined],
  ['5 more items, 13 in all', counting, withItems(13), withItems(8)],
  ['1 more item, 9 in all', counting, withItems(9), withItems(8)],
  ['3 more items, 3 in all', counting, withItems(3), {}],
  ['Nothing new came, still 8 items', counting, withItems(8), withItems(8)],
  ['Done: Fixture', counting, { items: 'none' }, undefined],
  ['Done: Fixture', counting, {}, undefined],
  ['Done: Fixture', itemsTool as AnyTool, withItems(8), undefined],
])('%s', (words, tool, data, before) => expect(readyWords(tool, data as never, before as never)).toBe(words));
