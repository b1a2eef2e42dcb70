/** Generate More: the new, different items join the list; the better of two best ones stays (DESIGN, section 7). */
import { itemsOf, wordsOf } from './asText.ts';
import type { AnyTool, Block } from './definition/index.ts';
import type { Data } from './reply.ts';

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

const withBetter = (before: Data, after: Data, block: Extract<Block, { block: 'highlight' }>): Data => {
  const measure = block.metrics?.[0]?.key;
  if (measure === undefined) return before;
  const value = (data: Data): number => Number(wordsOf(data[block.of], measure)) || 0;
  return value(after) > value(before) ? { ...before, [block.of]: after[block.of] } : before;
};

export const addMore = (tool: AnyTool, before: Data, after: Data): Data =>
  tool.result.reduce<Data>((merged, block) => {
    if (block.block === 'cards') return withNewItems(merged, after, block);
    if (block.block === 'highlight') return withBetter(merged, after, block);
    return merged;
  }, before);
