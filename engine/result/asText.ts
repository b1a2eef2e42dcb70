/** What a reply becomes on the clipboard or in a file. */
import type { AsText, Line } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import { itemsOf, textsOf, wordsOf } from './parts.ts';

const lineOf = (item: Data, line: Line): string => {
  if (typeof line === 'string') return wordsOf(item, line);
  const words = wordsOf(item, line.key);
  return words === '' ? '' : `${line.label}: ${words}`;
};

/** One item as text: a line for each of these keys that it has. */
export const itemAsText = (lines: readonly Line[], item: Data): string =>
  lines
    .map((line) => lineOf(item, line))
    .filter(Boolean)
    .join('\n');

export const asText = (how: AsText, data: Data): string => {
  if (!('between' in how)) return wordsOf(data, how.of);
  const texts = 'lines' in how ? itemsOf(data, how.of).map((item) => itemAsText(how.lines, item)) : textsOf(data, how.of);
  return texts.join(how.between);
};
