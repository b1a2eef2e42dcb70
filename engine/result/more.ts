/** Generate More: new, different items are added to the list; of two best items the better one stays. */
import { itemsOf, wordsOf } from './parts.ts';
import type { AnyTool, Block, Computed, Prose } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';

const same = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const withNewItems = (before: Data, after: Data, block: Extract<Block, { block: 'cards' }>): Data => {
  const shown = itemsOf(before, block.of);
  const known = new Set(shown.map((item) => same(wordsOf(item, block.text))));
  const fresh = itemsOf(after, block.of).filter((item) => !known.has(same(wordsOf(item, block.text))));
  return { ...before, [block.of]: [...shown, ...fresh] };
};

const withBetter = (before: Data, after: Data, key: string, { by }: Extract<Computed, { by: string }>): Data => {
  const value = (data: Data): number => Number(wordsOf(data[key], by)) || 0;
  return value(after) > value(before) ? { ...before, [key]: after[key] } : before;
};

/** The text that joins a list's items gets the new items added, too. */
const withLonger = (before: Data, merged: Data, key: string, { of, key: words, by }: NonNullable<Prose['joins']>): Data => {
  const fresh = itemsOf(merged, of).slice(itemsOf(before, of).length);
  const text = [wordsOf(before, key), ...fresh.map((item) => wordsOf(item, words))].filter(Boolean).join(by);
  return text === '' ? merged : { ...merged, [key]: text };
};

export const addMore = (tool: AnyTool, before: Data, after: Data): Data => {
  const merged = tool.result.reduce<Data>((so, block) => (block.block === 'cards' ? withNewItems(so, after, block) : so), before);
  return Object.entries(tool.reply.data).reduce<Data>((so, [key, shape]) => {
    if (shape.computed && 'best' in shape.computed) return withBetter(so, after, key, shape.computed);
    return shape.shape === 'prose' && shape.joins ? withLonger(before, so, key, shape.joins) : so;
  }, merged);
};
