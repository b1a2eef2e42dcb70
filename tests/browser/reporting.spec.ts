/** What fails in a browser reaches the operator's log: where in our scripts and how often, and not a word besides. */
import { expect, test } from '@playwright/test';
import { startProduct } from '../support/product.ts';

const typed = 'a secret pottery class';

test('a failure is logged with its places and its count alone, once', async ({ page }) => {
  const product = await startProduct();
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('browser-errors') && sent.push(request.postData() ?? '')));
  // A part of the browser that only the result's blocks ask gives way, with what was typed in its message.
  await page.addInitScript(() => {
    const { isFinite } = Number;
    Number.isFinite = (value) => {
      if ('failing' in window) throw new TypeError(`a secret pottery class at ${location.href}`);
      return isFinite(value);
    };
  });
  await page.goto(`${product.url}/cta-generator#tone=Urgent`);
  await page.waitForSelector('html[data-awake]');
  await page.getByLabel('What is the call to action for?').fill(typed);
  expect(sent, 'a page that works sends nothing').toEqual([]);
  await page.evaluate(() => Object.assign(window, { failing: true }));
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This part of the result cannot be shown.' })).not.toHaveCount(0);
  await expect(page.getByLabel('What is the call to action for?')).toHaveValue(typed);
  await expect.poll(() => sent.length).toBe(1);
  const { errors } = JSON.parse(sent[0] ?? '') as { errors: { name: string; frames: string[] }[] };
  expect(errors.length).toBeGreaterThan(0);
  for (const { name, frames } of errors) {
    expect(name).toBe('TypeError');
    for (const frame of frames) expect(frame).toMatch(/^[\w.-]+\.js:\d+:\d+$/);
  }
  expect(sent[0]).not.toMatch(/secret|http|Urgent/);
  await expect.poll(() => product.lines.filter((line) => line.includes('"browser error"')).length).toBe(errors.length);
  expect(product.lines.join('\n')).not.toContain('secret');
  await product.stop();
});
