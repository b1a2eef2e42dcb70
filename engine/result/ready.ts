import type { AnyTool } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import * as says from '../../words/tool.ts';

const howMany = (tool: AnyTool, data: Data): { count: number; noun: (count: number) => string } | undefined => {
  const block = tool.result.find((candidate) => candidate.block === 'count');
  const items = block && data[block.of];
  return block && Array.isArray(items)
    ? { count: items.length, noun: (count) => (count === 1 ? block.one : block.many) }
    : undefined;
};

/** What came, for who cannot see it: "8 CTAs ready", "5 more CTAs, 13 in all"; where it is no list, "Done: Eulogy Generator". */
export const readyWords = (tool: AnyTool, data: Data, before?: Data): string => {
  const now = howMany(tool, data);
  if (!now) return says.done(tool.name);
  const { count, noun } = now;
  const more = before && count - (howMany(tool, before)?.count ?? 0);
  if (more === undefined) return says.ready(count, noun(count));
  return more === 0 ? says.nothingNew(count, noun(count)) : says.more(more, noun(more), count);
};
