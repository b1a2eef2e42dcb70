/** What a reply becomes on the clipboard or in a file. */
import type { AsText } from './definition/index.ts';
import type { Data } from './reply.ts';

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The words of a key, or nothing. */
export const wordsOf = (data: unknown, key: string): string => {
  const value = isData(data) ? data[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const itemsOf = (data: Data, key: string): readonly Data[] => {
  const value = data[key];
  return Array.isArray(value) ? value.filter(isData) : [];
};

export const asText = (how: AsText, data: Data): string => {
  if (!('lines' in how)) return wordsOf(data, how.of);
  return itemsOf(data, how.of)
    .map((item) =>
      how.lines
        .map((key) => wordsOf(item, key))
        .filter(Boolean)
        .join('\n'),
    )
    .join(how.between);
};
