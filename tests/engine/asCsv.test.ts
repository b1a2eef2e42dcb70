/** A list as a table that spreadsheets open: RFC 4180, and no cell that is worked out. */
import { describe, expect, it } from 'vitest';
import type { AnyTool } from '../../engine/definition/index.ts';
import { asCsv } from '../../engine/result/asCsv.ts';

const tool = { reply: { main: 'lines' } } as unknown as AnyTool;

describe('as a table', () => {
  it('has a row for each text', () =>
    expect(asCsv(tool, { lines: ['one', 'two, three'] })).toBe('lines\r\none\r\n"two, three"\r\n'));

  it('has a column for each part that is there', () =>
    expect(
      asCsv(tool, {
        lines: [
          { text: 'Say "hi"', score: 7, none: '' },
          { text: 'Line\nbreak', score: 8 },
        ],
      }),
    ).toBe('text,score\r\n"Say ""hi""",7\r\n"Line\nbreak",8\r\n'));

  it('has a column for what only some have, and a list in one cell', () =>
    expect(asCsv(tool, { lines: [{ text: 'one' }, { text: 'two', tags: ['a', 'b'] }] })).toBe(
      'text,tags\r\none,\r\ntwo,a; b\r\n',
    ));

  it.each(['1=1', 'ruth@example.org', '1+1'])('leaves alone what is no formula: %s', (text) =>
    expect(asCsv(tool, { lines: [text] })).toBe(`lines\r\n${text}\r\n`),
  );

  it.each(['=1+1', '@SUM(A1)', '+1'])('holds no formula: %s', (text) =>
    expect(asCsv(tool, { lines: [text] })).toBe(`lines\r\n'${text}\r\n`),
  );

  it('is none of a text', () => {
    expect(asCsv(tool, { lines: 'one text' })).toBeUndefined();
    expect(asCsv(tool, { lines: [] })).toBeUndefined();
  });
});
