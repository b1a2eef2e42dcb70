/** What the build works out is read back by every thread as it was, and worked out where no build was. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { kept } from '../../server/kit/kept.ts';
import { keptIndex } from '../../server/writers/answers/pages/page-index.ts';
import { keptWaysToAsk } from '../../server/writers/answers/pages/same-words.ts';

const beside = pathToFileURL(path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'code.js')).href;
const never = (): never => {
  throw new Error('worked out again');
};

test.each([
  ['the index of pages', keptIndex.get],
  ['the ways to ask', keptWaysToAsk.get],
])('%s comes back as it was kept', (name, make) => {
  const made = make();
  kept(name.replaceAll(' ', '-'), () => made as unknown, beside).keep();
  expect(kept<unknown>(name.replaceAll(' ', '-'), never, beside).get()).toEqual(made);
});

test('where nothing was kept it is worked out, once', () => {
  let times = 0;
  const one = kept('nothing', () => ++times, beside);
  expect([one.get(), one.get(), times]).toEqual([1, 1, 1]);
});
