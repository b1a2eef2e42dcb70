/** What holds for every page, whatever tool it is: one loop over the site's own list of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { everyPath, expect, SIZES, test, TO_READ } from './watched.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Gzipped bytes of script before a page can be used. */
const BUDGET = { light: 90_000, generator: 125_000 };
/** The pages to read and the converters, which load no form (spec 2, section 2). */
const LIGHT = new Set([
  ...TO_READ,
  '/strikethrough-generator',
  '/italictext-generator',
  '/normaltobold-generator',
  '/normaltounderline-generator',
  '/bubble-text-generator',
  '/small-caps-text-generator',
  '/ups-down-text-generator',
  '/mirror-text-generator',
  '/fancy-text-generator',
  '/morse-code-text-generator',
  '/zalgo-text-generator',
]);

/** What axe finds wrong in the page as it stands, by these of its rules. */
const violations = async (page: Page, rules: { runOnly?: readonly string[] }): Promise<string[]> => {
  // Through the debugger, which the page's policy does not bind; once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        ...options,
        resultTypes: ['violations'],
      }),
    rules,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
};

/** Tools that wait for their lists have come to their form, converters to their box, the library to its prompts. */
const isReady = (page: Page): Promise<void> =>
  page.locator('main form, main textarea, main ul[aria-label="Prompts"] li').first().waitFor();

/** The first example of a tool, sent; a few letters in a converter; the form of the library. */
const useIt = async (page: Page): Promise<void> => {
  const custom = page.getByRole('button', { name: 'Generate Custom Prompts' });
  if ((await custom.count()) > 0) {
    await custom.click();
    await page.getByRole('dialog').waitFor();
    return;
  }
  const main = page.locator('main form button[type="submit"]');
  if ((await main.count()) === 0) await page.getByLabel('Write Normal Text').fill('Open till 9');
  else {
    await page.getByRole('heading', { name: 'Try an example' }).waitFor();
    await page.locator('section[aria-labelledby="examples"] button').first().click();
    await main.click();
  }
  await page.getByRole('region', { name: 'Result' }).and(page.locator(':not([aria-busy="true"])')).waitFor();
};

/** By how much the page is wider than the screen. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Slow movements would be measured half-way. */
const still = { reducedMotion: 'reduce' } as const;

/** By every rule in the one theme, by those that look at colours in the other: it changes nothing else. */
const THEMES = [
  { colorScheme: 'light', rules: {} },
  { colorScheme: 'dark', rules: { runOnly: ['color-contrast', 'link-in-text-block'] } },
] as const;

/** In both themes, one after the other: the page follows the system until its visitor chooses. */
const expectAccessible = async (page: Page, state: string): Promise<void> => {
  const grounds = new Set<string>();
  for (const { colorScheme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme });
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    expect(await violations(page, rules), `${state}, ${colorScheme}`).toEqual([]);
  }
  expect(grounds.size, `${state}: the themes differ`).toBe(THEMES.length);
};

for (const { name, width, height } of SIZES)
  test(`no page breaks a rule of accessibility on ${name}, light or dark`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await browser.newPage({ viewport: { width, height }, ...still, baseURL: process.env['SUITE_URL'] ?? '' });
    const paths = await everyPath();
    expect(paths.length).toBeGreaterThanOrEqual(8);
    for (const path of paths) {
      await page.goto(path);
      await page.waitForSelector('html[data-awake]');
      const before = await page.locator('body').innerHTML();
      await expectAccessible(page, path);
      if (TO_READ.has(path)) continue;
      await isReady(page);
      if ((await page.locator('body').innerHTML()) !== before) await expectAccessible(page, `${path}, ready`);
      const groups = page.locator('form button[aria-expanded="false"]:not([role])');
      if ((await groups.count()) > 0) {
        await groups.first().click();
        await expectAccessible(page, `${path}, unfolded`);
      }
      await useIt(page);
      await expectAccessible(page, `${path}, with a result`);
      expect(await overflowOf(page), `${path}, with a result`).toBeLessThanOrEqual(0);
    }
    // As the page on privacy says.
    expect(await page.context().cookies()).toEqual([]);
    await page.close();
  });

test('every page wakes, and every select opens, without a complaint', async ({ page, awake, complaints }) => {
  test.setTimeout(180_000);
  let opened = 0;
  for (const path of await everyPath()) {
    await awake(path);
    if (TO_READ.has(path)) continue;
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await isReady(page);
    for (const fold of await page.locator('form button[aria-expanded="false"]:not([role])').all()) await fold.click();
    for (const select of await page.getByRole('combobox').all()) {
      await select.click();
      opened++;
      await expect(page.getByRole('listbox')).toBeVisible();
      expect(await page.getByRole('option').count(), path).toBeGreaterThan(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    }
  }
  // Six tools have selects; far fewer than these would mean that their lists had not come.
  expect(opened).toBeGreaterThanOrEqual(20);
  expect(complaints).toEqual([]);
});

test('every page can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['SUITE_URL'] ?? '' });
  const page = await context.newPage();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const paths = await everyPath();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href'), path).toBe(path);
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await page.locator('h1').innerText(), path).not.toBe('');
    expect(JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()), path).toHaveProperty('@context');
    for (const to of TO_READ) await expect(page.locator(`footer a[href="${to}"]`), path).toBeVisible();
    const tools = paths.filter((to) => !TO_READ.has(to));
    if (path === '/') for (const to of tools) await expect(page.locator(`main a[href="${to}"]`).first()).toBeVisible();
    else if (!TO_READ.has(path)) await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  }
  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
  await context.close();
});

test('no page loads more script than it may before it can be used', async ({ browser }) => {
  for (const path of await everyPath()) {
    // A visitor who has never been here.
    const page = await browser.newPage({ baseURL: process.env['SUITE_URL'] ?? '' });
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
    });
    await page.goto(path);
    await page.waitForSelector('html[data-awake]');
    const before = await page.evaluate(() => {
      const at = performance.getEntriesByName('awake')[0]?.startTime ?? Number.POSITIVE_INFINITY;
      return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < at ? [name] : []));
    });
    let weight = 0;
    for (const address of before) {
      const body = await scripts.get(address)?.body();
      if (body) weight += gzipSync(body, { level: 9 }).length;
    }
    await page.close();
    expect(weight, `${path} loads no script at all?`).toBeGreaterThan(10_000);
    expect(weight, path).toBeLessThanOrEqual(LIGHT.has(path) ? BUDGET.light : BUDGET.generator);
  }
});

test('nothing scrolls sideways on the narrowest screen', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, baseURL: process.env['SUITE_URL'] ?? '' });
  for (const path of await everyPath()) {
    await page.goto(path);
    await page.waitForSelector('html[data-awake]');
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
  await page.close();
});

test('the icons are at their usual addresses', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  // An icon file begins with its kind and the number of its pictures.
  expect([...(await icon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
});

test('an unknown path leads home and leaves no trace in the history', async ({ page, awake }) => {
  await awake('/');
  await page.goto('/no-such-tool');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to AI Tools Suite' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/no-such-tool/);
});

test('a file that is not there is not a page', async ({ request }) => {
  for (const path of ['/assets/old-script.js', '/missing.png']) expect((await request.get(path)).status(), path).toBe(404);
});
