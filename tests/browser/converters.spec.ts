/** The text styles in a real browser: from typing to a pasted result, and without a network once the site has been visited. */
import { expectClean } from './accessible.ts';
import { startProduct } from '../support/product.ts';
import { expect, SIZES, test } from './watched.ts';

const BOLD_HI = '\u{1d407}\u{1d422}';

for (const { name, width, height } of SIZES)
  test(`typed, restyled, copied, pasted and cleared on ${name}`, async ({ page, awake, context, complaints }) => {
    await page.setViewportSize({ width, height });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await awake('/normaltobold-generator');
    const calls: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api') && calls.push(request.url())));
    const box = page.getByLabel('Write Normal Text');
    await box.fill('Hi');
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(BOLD_HI);
    await page.getByRole('button', { name: 'COPY', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Bold text copied to clipboard!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(BOLD_HI);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(box).toHaveValue('');
    await page.getByRole('button', { name: 'COPY', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No text to copy!' })).toBeVisible();
    await page.getByRole('button', { name: 'Paste from clipboard' }).click();
    await expect(box).toHaveValue(BOLD_HI);
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('by keyboard alone: a style chosen, the result copied', async ({ page, awake, context, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awake('/fancy-text-generator');
  await page.getByLabel('Write Normal Text').focus();
  await page.keyboard.type('Hi 5');
  await page.getByRole('radio', { name: 'Script/Cursive' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Gothic/Fraktur' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'COPY', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Fancy text copied to clipboard!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('\u{210c}\u{1d526} 5');
  expect(complaints).toEqual([]);
});

test('a permission that is refused is said in the specification’s words', async ({ page, awake }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { readText: () => Promise.reject(new Error('denied')), writeText: () => Promise.reject(new Error('denied')) },
    });
    document.execCommand = () => false;
  });
  await awake('/bubble-text-generator');
  await page.getByRole('button', { name: 'Paste from clipboard' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to paste from clipboard' })).toBeVisible();
  await page.getByLabel('Write Normal Text').fill('abc');
  await page.getByRole('button', { name: 'COPY', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to copy to clipboard' })).toBeVisible();
});

test('a hundred thousand characters are pasted, counted, cut short on the screen and copied whole', async ({
  page,
  awake,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awake('/strikethrough-generator');
  const long = 'The quick brown fox. '.repeat(5_000);
  await page.getByLabel('Write Normal Text').fill(long);
  await expect(page.getByText(`${long.length} characters`)).toBeVisible();
  const drawn = await page
    .getByRole('region', { name: 'Result' })
    .locator('p')
    .first()
    .evaluate((shown) => shown.textContent?.length ?? 0);
  expect(drawn).toBeLessThan(20_000);
  await page.getByRole('button', { name: 'COPY', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Strikethrough text copied to clipboard!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\u0336/g, '')).toBe(long);
  expect(complaints).toEqual([]);
});

test('without a network the text styles still open and work, the server’s tools are left alone', async ({ browser }) => {
  const product = await startProduct();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  await page.waitForSelector('html[data-awake]');
  // Kept when the page is idle, and not before.
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name ?? '')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/zalgo-text-generator');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(kept).not.toContain('/cta-generator');
  await product.stop();

  await page.goto(`${product.url}/bubble-text-generator`);
  await page.waitForSelector('html[data-awake]');
  await page.getByLabel('Write Normal Text').fill('ab');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('\u24d0\u24d1');
  await page.getByRole('link', { name: 'All tools' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
  await page.locator('main a[href="/zalgo-text-generator"]').click();
  // Long enough that chance cannot leave every letter without a mark.
  await page.getByLabel('Write Normal Text').fill('the quick brown fox jumps over the lazy dog');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/[a-z]\p{Mn}/u);
  await context.close();
});

test('a column of styles stands beside the box as one types, and axe finds nothing', async ({ page, awake, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await awake('/small-caps-text-generator');
  await expectClean(page);
  const side = page.locator('aside').first();
  const heights: number[] = [];
  for (const letter of 'Open till 9') {
    await page.getByLabel('Write Normal Text').pressSequentially(letter);
    heights.push((await side.boundingBox())?.height ?? 0);
  }
  expect(Math.min(...heights), 'the column is never empty').toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: 'Copy Squared' })).toBeVisible();
  await expectClean(page);
  expect(complaints).toEqual([]);
});
