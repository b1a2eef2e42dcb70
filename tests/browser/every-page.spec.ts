/** What holds for every page, whatever tool it is: one loop over the site's own list of them. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { overflowOf, violations } from './accessible.ts';
import type { AnyTool } from '../../engine/definition/index.ts';
import { slugsIn } from '../support/slugs.ts';
import { everyPath, expect, SIZES, test, TO_READ } from './watched.ts';

/** Gzipped bytes of script: before a page can be used, and with all that comes by itself when it has woken. */
const BUDGET = {
  toRead: { awake: 75_000, settled: 76_500 },
  converter: { awake: 80_000, settled: 83_000 },
  generator: { awake: 115_000, settled: 123_000 },
};
/** Of the file that only this tool's page loads: what a further tool costs. */
const OWN = 4_000;
/**
 * As sent: a generator's page with its scripts, styles, faces and icons, all that comes by itself included. The first page of a visit
 * has some 180 kB; here a visitor comes from one tool to the next, and what shows the kept texts comes, too.
 */
const WHOLE_GENERATOR = 185_000;
/** What a reply has beside its content, as browsers count it. */
const HEADERS = 300;
/** The library's page is a screen of its own from the start; the abstracts' examples are papers. */
const MORE_OF_ITS_OWN: Readonly<Record<string, number>> = { '/prompt-generator': 7_000, '/abstract-generator': 4_600 };
const CONVERTERS = new Set(slugsIn('converters').map((slug) => `/${slug}`));

/** Pages to read and converters load no form (spec 2, section 2). */
const kindOf = (path: string): keyof typeof BUDGET =>
  TO_READ.has(path) ? 'toRead' : CONVERTERS.has(path) ? 'converter' : 'generator';

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

/** Gzipped bytes of a script, each asked for once. */
const weights = new Map<string, number>();
const weightOf = async (page: Page, address: string): Promise<number> => {
  const known = weights.get(address) ?? gzipSync(await (await page.request.get(address)).body(), { level: 9 }).length;
  weights.set(address, known);
  return known;
};

/** Bytes of a file as it is sent, each asked for once. A worker of the page may have given it to the page unpacked. */
const sent = new Map<string, number>();
const sentAs = async (page: Page, address: string): Promise<number> => {
  const known =
    sent.get(address) ??
    Number((await page.request.head(address, { headers: { 'accept-encoding': 'br' } })).headers()['content-length']) + HEADERS;
  sent.set(address, known);
  return known;
};

/**
 * What the page has loaded of scripts by now: its own, those that it asked for before it was awake, and all of them, gzipped;
 * and all that it has loaded of anything, as it was sent.
 */
const loaded = async (page: Page, path: string): Promise<{ own: number; awake: number; settled: number; whole: number }> => {
  const { scripts, files } = await page.evaluate(() => {
    const awake = performance.getEntriesByName('awake')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const all = performance.getEntriesByType('resource').filter(({ name }) => !new URL(name).pathname.startsWith('/api/'));
    return {
      scripts: all
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, isEarly: startTime < awake })),
      files: [location.origin + location.pathname, ...all.map(({ name }) => name.split('#')[0]!)],
    };
  });
  const sum = { own: 0, awake: 0, settled: 0, whole: 0 };
  for (const name of new Set(files)) sum.whole += await sentAs(page, name);
  for (const name of new Set(scripts.map((script) => script.name))) {
    const weight = await weightOf(page, name);
    sum.settled += weight;
    if (name.includes(`/assets${path}-`)) sum.own += weight;
    if (scripts.some((script) => script.name === name && script.isEarly)) sum.awake += weight;
  }
  return sum;
};

const expectLight = async (page: Page, path: string): Promise<void> => {
  const { own, awake, settled, whole } = await loaded(page, path);
  const budget = BUDGET[kindOf(path)];
  expect(awake, `${path} loads no script at all?`).toBeGreaterThan(10_000);
  if (!TO_READ.has(path)) {
    expect(own, `${path} has no file of its own?`).toBeGreaterThan(500);
    expect(own, `${path}, its own`).toBeLessThanOrEqual(MORE_OF_ITS_OWN[path] ?? OWN);
  }
  expect(awake, `${path}, awake`).toBeLessThanOrEqual(budget.awake);
  expect(settled, `${path}, settled`).toBeLessThanOrEqual(budget.settled);
  if (budget === BUDGET.generator) expect(whole, `${path}, as a whole`).toBeLessThanOrEqual(WHOLE_GENERATOR);
};

/** Nothing scrolls sideways, on this screen or on the narrowest. */
const expectNarrow = async (page: Page, state: string): Promise<void> => {
  const size = page.viewportSize() ?? SIZES[0];
  expect(await overflowOf(page), state).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 320, height: size.height });
  expect(await overflowOf(page), `${state}, on the narrowest screen`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
};

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

/** Unfolds what a form keeps folded. Gives whether there was anything. */
const unfold = async (page: Page): Promise<boolean> => {
  const folds = await page.locator('form button[aria-expanded="false"]:not([role])').all();
  for (const fold of folds) await fold.click();
  return folds.length > 0;
};

/** How many selects the form of this page has: those of its tool. The library's form is behind a button. */
const selectsOf = async (path: string): Promise<number> => {
  if (kindOf(path) !== 'generator') return 0;
  const { default: tool } = (await import(`../../tools${path}.ts`)) as { default: AnyTool };
  return tool.screen === 'prompts' ? 0 : Object.values(tool.fields).filter(({ kind }) => kind === 'select').length;
};

/** Opens the first and the last select of the page. One control draws them all, and what each offers is looked at elsewhere. */
const openSelects = async (page: Page, path: string): Promise<void> => {
  const all = await page.getByRole('combobox').all();
  for (const select of new Set([all[0], all.at(-1)])) {
    if (!select) continue;
    // What is chosen and the arrow stand in one line, as high as a box to type in.
    expect(await select.evaluate((box: HTMLElement) => box.offsetHeight), path).toBe(48);
    await select.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await page.getByRole('option').count(), path).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
};

for (const { name, width, height } of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: still });

    test('every page is light, wakes without a complaint and breaks no rule of accessibility, at rest and in use', async ({
      page,
      awake,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const paths = await everyPath();
      const slugs = [...slugsIn('tools'), ...slugsIn('converters')];
      expect(paths.toSorted()).toEqual([...TO_READ, ...slugs.map((slug) => `/${slug}`)].toSorted());
      for (const path of paths) {
        await awake(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        const before = await page.locator('body').innerHTML();
        await expectAccessible(page, path);
        await expectLight(page, path);
        await expectNarrow(page, path);
        if (TO_READ.has(path)) continue;
        await isReady(page);
        if ((await page.locator('body').innerHTML()) !== before) await expectAccessible(page, `${path}, ready`);
        if (await unfold(page)) await expectAccessible(page, `${path}, unfolded`);
        await expect(page.getByRole('combobox'), path).toHaveCount(await selectsOf(path));
        // There is least room for them on a phone.
        if (name === 'a phone') await openSelects(page, path);
        await useIt(page);
        await expectAccessible(page, `${path}, with a result`);
        await expectNarrow(page, `${path}, with a result`);
        expect(complaints, path).toEqual([]);
      }
      // As the page on privacy says.
      expect(await page.context().cookies()).toEqual([]);
    });
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
