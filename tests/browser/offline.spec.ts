/** Without a network, once the site has been visited; and what others see of a link to it. */
import { startProduct } from '../support/product.ts';
import { everyPath, expect, lookedAfter, test } from './watched.ts';

const TEXT = 'What is the call to action for?';

test('the title case tool works offline; a visited generator opens, keeps what was typed and says what it needs; others say why', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await lookedAfter(page);
  await page.goto('/cta-generator');
  await page.waitForSelector('html[data-awake]');
  await page.getByLabel(TEXT).fill('a pottery class');
  await page.waitForTimeout(900);
  await context.setOffline(true);
  await expect(
    page.getByRole('form').getByText('You are offline. This tool needs a connection; what you type is kept.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(TEXT)).toHaveValue('a pottery class');
  await expect(page.getByRole('form').getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(/try again/i);
  await expect(page.getByLabel(TEXT)).toHaveValue('a pottery class');

  await page.goto('/capitalize-tool');
  await page.getByRole('textbox').first().fill('the wind in the willows');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('The Wind In The Willows');

  await page.goto('/quote-generator').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'This page could not be reached' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Generator' })).toBeVisible();
});

test('a click with the server down shows a page that says so', async ({ browser }) => {
  const product = await startProduct();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${product.url}/`);
    await page.waitForSelector('html[data-awake]');
    await page.waitForTimeout(500);
    await product.stop();
    await page
      .getByRole('link', { name: /Eulogy Generator/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'This page could not be reached' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  } finally {
    await context.close();
    await product.stop();
  }
});

test('every page has a picture of its own for shared links, and the site can be installed', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of await everyPath()) {
    const html = await (await request.get(path)).text();
    const tag = (property: string): string => new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1] ?? '';
    expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(tag('og:image:alt'), path).not.toBe('');
    const address = new URL(tag('og:image'), process.env['SUITE_URL']).pathname;
    const picture = await request.get(address);
    const bytes = await picture.body();
    expect(picture.headers()['content-type'], path).toBe('image/png');
    expect(bytes.length, path).toBeLessThanOrEqual(100_000);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([
      Number(tag('og:image:width')),
      Number(tag('og:image:height')),
    ]);
    seen.add(bytes.toString('base64'));
  }
  expect(seen.size, 'no two alike').toBe((await everyPath()).length);

  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
