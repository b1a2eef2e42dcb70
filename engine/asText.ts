/** What a reply becomes on the clipboard or in a file. */
import type { AsText, Line } from './definition/index.ts';
import type { Data } from './reply.ts';

export const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The words of a key, or nothing. */
export const wordsOf = (data: unknown, key: string): string => {
  const value = isData(data) ? data[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const itemsOf = (data: Data, key: string): readonly Data[] => {
  const value = data[key];
  return Array.isArray(value) ? value.filter(isData) : [];
};

export const textsOf = (data: Data, key: string): readonly string[] => {
  const value = data[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

/** Every text in a part of a reply, whatever its shape. */
export const wordsWithin = (part: unknown): string[] => {
  if (typeof part === 'string') return part.trim() === '' ? [] : [part];
  return isData(part) ? Object.values(part).flatMap(wordsWithin) : [];
};

const lineOf = (item: Data, line: Line): string => {
  if (typeof line === 'string') return wordsOf(item, line);
  const words = wordsOf(item, line.key);
  return words === '' ? '' : `${line.label}: ${words}`;
};

/** One item, a line for each of these keys that it has. */
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
