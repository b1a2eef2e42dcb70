/** What visitors do with the items of a list: star, change, sort, remove. */
import { countCharacters, countWords, type AnyTool, type Block, type Shape } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import { itemsOf, wordsOf } from './parts.ts';

type Cards = Extract<Block, { block: 'cards' }>;

/** Marks an item: in the item itself, so that it stays with it when items move, change or come back from the history. */
const STAR = 'starred';
export const isStarred = (item: Data): boolean => item[STAR] === true;
export const starred = (item: Data, star: boolean): Data => {
  const { [STAR]: _, ...rest } = item;
  return star ? { ...rest, [STAR]: true } : rest;
};

const shapesOfItem = ({ reply }: AnyTool, of: string): Readonly<Record<string, Shape>> => {
  const list = reply.data[of];
  return list?.shape === 'list' && list.of.shape === 'record' ? list.of.keys : {};
};

/** Keys of an item that are texts to be read, and can be changed. */
export const textKeys = ({ text, body, details = [], expand }: Cards): string[] =>
  [text, body, ...details.map(({ key }) => key), expand?.key].filter((key) => key !== undefined);

/** The item with other words. What counts them is counted again; what judged the old ones is gone. */
export const reworded = (tool: AnyTool, block: Cards, item: Data, key: string, words: string): Data => {
  const shapes = shapesOfItem(tool, block.of);
  const next: Record<string, unknown> = { ...item, [key]: words };
  const judged = [...(block.metrics ?? []).map((metric) => metric.key), ...(block.panel ? [block.panel.of] : [])];
  for (const name of judged) {
    const computed = shapes[name]?.computed;
    if (!computed || !('measures' in computed)) delete next[name];
    else if (computed.measures === key && computed.in === 'characters') next[name] = countCharacters(words);
    else if (computed.measures === key && computed.in === 'words') next[name] = countWords(words);
    else if (computed.measures === key) delete next[name];
  }
  return next;
};

const figure = (item: Data, key: string): number => (wordsOf(item, key) === '' ? -Infinity : Number(wordsOf(item, key)));

/** The highest first, or the lowest first where that is how they stand already. */
export const sortedBy = (items: readonly Data[], key: string): readonly Data[] => {
  const falling = items.toSorted((one, other) => figure(other, key) - figure(one, key));
  return falling.every((item, at) => item === items[at]) ? falling.toReversed() : falling;
};

/** The reply with other items in this list, and with what follows from them: how many there are, the best, a text that joins them. */
export const withItems = (tool: AnyTool, data: Data, of: string, items: readonly Data[]): Data => {
  const next: Record<string, unknown> = { ...data, [of]: items };
  for (const [key, shape] of Object.entries(tool.reply.data)) {
    const { computed } = shape;
    if (computed && 'measures' in computed && computed.measures === of && computed.in === 'items') next[key] = items.length;
    if (computed && 'best' in computed && computed.best === of)
      next[key] = items.toSorted((one, other) => figure(other, computed.by) - figure(one, computed.by))[0];
    if (shape.shape === 'prose' && shape.joins?.of === of) {
      const { key: words, by } = shape.joins;
      next[key] = items.map((item) => wordsOf(item, words)).join(by);
    }
  }
  return next;
};

/** The items by what they have under these keys. A group stands where its first item stood. */
export const groupsOf = (items: readonly Data[], keys: readonly string[]): readonly (readonly Data[])[] => {
  const groups = new Map<string, Data[]>();
  for (const item of items) {
    const shared = keys.map((key) => wordsOf(item, key)).join('\n');
    const group = groups.get(shared);
    if (group) group.push(item);
    else groups.set(shared, [item]);
  }
  return [...groups.values()];
};

export const newItems = (data: Data, before: Data | undefined, of: string): ReadonlySet<Data> => {
  const shown = new Set(before && itemsOf(before, of));
  return new Set(before ? itemsOf(data, of).filter((item) => !shown.has(item)) : []);
};
