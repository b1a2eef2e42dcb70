/** A list in a reply as a table that spreadsheets open (RFC 4180). */
import type { AnyTool } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import { isData } from './parts.ts';

/** A cell that begins so would be worked out by a spreadsheet. */
const FORMULA = /^[=+@\t\r]/;

const cell = (value: unknown): string => {
  const words = Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';
  const safe = FORMULA.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const table = (rows: readonly (readonly unknown[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Undefined where the tool's main part is no list. */
export const asCsv = ({ reply }: Pick<AnyTool, 'reply'>, data: Data): string | undefined => {
  const list = data[reply.main];
  if (!Array.isArray(list) || list.length === 0) return undefined;
  if (!list.every(isData)) return table([[reply.main], ...list.map((item) => [item])]);
  const keys = [...new Set(list.flatMap((item) => Object.keys(item)))].filter((key) =>
    list.some((item) => cell(item[key]) !== ''),
  );
  return table([keys, ...list.map((item) => keys.map((key) => item[key]))]);
};
