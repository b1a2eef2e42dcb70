/** What a page is built with, before there is a browser: what holds for everybody. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useMarks } from '../../engine/form/marks.ts';
import { useStale } from '../../engine/form/useStale.ts';
import type { FormHandle } from '../../engine/form/useToolForm.ts';
import { useOnline } from '../../engine/run/useOnline.ts';
import { useUses } from '../../engine/run/uses.ts';
import { itemsTool } from './fixtures.ts';

it.each<[string, () => unknown, unknown]>([
  ['a connection', useOnline, true],
  ['no use of a tool', () => useUses('any'), 0],
  ['no marks in a text', () => useMarks('any').list, []],
  ['no result that the form has left behind', () => useStale(itemsTool, {} as FormHandle, {}), false],
])('has %s', (_, useIt, value) => {
  const Page = () => JSON.stringify(useIt());
  expect(renderToString(createElement(Page))).toBe(JSON.stringify(value));
});
