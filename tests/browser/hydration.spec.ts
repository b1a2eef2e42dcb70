/** A production build does not report small differences between a page and what it wakes to; a development build does. */
import { expect, test } from '@playwright/test';
import { buildForDevelopment, startProduct } from '../support/product.ts';
import { complaintsIn, everyPath } from './watched.ts';

test('every page wakes to exactly what was prerendered', async ({ browser }) => {
  test.setTimeout(180_000);
  const dist = 'node_modules/.cache/development-build';
  await buildForDevelopment(dist);
  const product = await startProduct({}, dist);
  const page = await browser.newPage({ colorScheme: 'dark' });
  const said = complaintsIn(page);
  let isDevelopment = false;
  page.on('console', (message) => {
    if (message.text().includes('React DevTools')) isDevelopment = true;
  });
  for (const path of await everyPath()) {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-awake]');
    // What React has to say of it, it says by then.
    await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)));
    expect(said, path).toEqual([]);
  }
  expect(isDevelopment, 'the build is one that reports').toBe(true);
  await product.stop();
});
