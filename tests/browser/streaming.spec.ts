/** With a language model connected: texts that come as they are written, and everything that may go wrong on their way. */
import type { Page } from '@playwright/test';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { startProduct, type Product } from '../support/product.ts';
import { startProxy, type Passing } from '../support/proxy.ts';
import { expect, SIZES, test as base } from './watched.ts';

interface Connected {
  readonly model: ModelServer;
  /** Opens a page of a product whose model plays by this name, through a proxy where there is one. */
  open(path: string, name: string, passing?: Passing): Promise<void>;
}

const test = base.extend<{ connected: Connected }>({
  connected: async ({ page }, provide) => {
    const model = await startModelServer();
    const running: { close(): Promise<void> }[] = [model];
    await provide({
      model,
      async open(path, name, passing) {
        const product: Product = await startProduct({ AI_BASE_URL: model.url, AI_MODEL: name, AI_STALL_SECONDS: '1' });
        running.unshift({ close: () => product.stop() });
        const proxy = passing && (await startProxy(product.url, passing));
        if (proxy) running.unshift(proxy);
        const { url } = proxy ?? product;
        await page.goto(url + path);
        await page.waitForSelector('html[data-awake]');
      },
    });
    if (!page.isClosed()) await page.goto('about:blank');
    for (const service of running) await service.close();
  },
});

const sheet = (page: Page) => page.getByRole('region', { name: 'Result' });
const words = async (page: Page): Promise<number> => (await sheet(page).innerText()).length;
const ask = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Rose');
  // A page that does not know yet how a text can come, as on a busy machine, asks for it whole.
  await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/api/capabilities`).length > 0);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
};
const begun = async (page: Page): Promise<void> => {
  await expect(sheet(page)).toHaveAttribute('aria-busy', 'true');
  await expect(sheet(page)).toContainText(/\w+ \w+ \w+/);
};
/** The model's side of a call that nobody waits for any more is over within a second. */
const freed = (model: ModelServer) => expect.poll(() => model.open(), { timeout: 1_000, intervals: [20] }).toBe(0);

for (const { name, width, height } of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('a text grows before the visitor’s eyes, stops when told to, stays, and is written again', async ({
      page,
      connected,
    }) => {
      await connected.open('/eulogy-generator', 'crawling-once');
      await ask(page);
      await begun(page);
      const early = await words(page);
      await expect.poll(() => words(page)).toBeGreaterThan(early);
      await page.getByRole('button', { name: 'Stop' }).click();
      await freed(connected.model);
      await expect(page.getByText('This stopped early.')).toBeInViewport();
      const left = await words(page);
      expect(left).toBeGreaterThan(early);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('2 / 2')).toBeVisible();
      await expect(page.getByText('This stopped early.')).toHaveCount(0);
      expect(await words(page)).toBeGreaterThan(left);
    });
  });

test('leaving the page, or closing it, ends the model’s work within a second', async ({ page, connected, context }) => {
  await connected.open('/eulogy-generator', 'crawling');
  await ask(page);
  await begun(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await freed(connected.model);
  await page.goBack();
  await ask(page);
  await begun(page);
  await context.newPage();
  await page.close();
  await freed(connected.model);
});

test('a model that falls silent: what has come stays, and the page says that it failed', async ({ page, connected }) => {
  await connected.open('/eulogy-generator', 'stalled');
  await ask(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate eulogy' })).toBeVisible();
  await expect(sheet(page)).toContainText(/\w+ \w+ \w+/);
  await expect(page.getByText('This stopped early.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rose');
  await freed(connected.model);
});

test('a proxy that hands on only whole answers is waited for', async ({ page, connected }) => {
  await connected.open('/eulogy-generator', 'slow', 'whole');
  await ask(page);
  await expect(page.getByText('Writing…').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Done: Eulogy Generator' })).toBeAttached({ timeout: 30_000 });
  expect(connected.model.requests).toHaveLength(1);
});

test('a connection that breaks: what has come stays, and the next answer is asked for whole', async ({ page, connected }) => {
  await connected.open('/eulogy-generator', 'slow', { cut: 1_500 });
  await ask(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to connect to the server. Please try again.' })).toBeVisible();
  await expect(sheet(page)).toContainText(/\w+ \w+ \w+/);
  await expect.poll(() => connected.model.open()).toBe(0);
  const asked = page.waitForRequest('**/api/eulogy/generate');
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await asked).headers()['accept']).toBe('application/json');
  await expect(page.getByText('2 / 2')).toBeVisible();
});

test('the code for it is loaded with the first text', async ({ page, connected }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await connected.open('/eulogy-generator', 'good');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('/readStream-'))).toEqual([]);
  await ask(page);
  await expect(page.getByRole('status').filter({ hasText: 'Done: Eulogy Generator' })).toBeAttached();
  expect(loaded.filter((path) => path.includes('/readStream-'))).toHaveLength(1);
});

test('every tool that a model writes for fills its sheet as the text comes', async ({ page, connected }) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await connected.open('/eulogy-generator', 'slow');
  const home = new URL(page.url()).origin;
  const { data } = (await (await fetch(`${home}/api/capabilities`)).json()) as { data: { streams: string[] } };
  expect(data.streams.length).toBeGreaterThan(15);
  // The prompt library shows whole prompts only.
  for (const slug of data.streams.filter((name) => name !== 'prompt-generator')) {
    await page.goto(`${home}/${slug}`);
    await page.waitForSelector('html[data-awake]');
    const examples = page.getByRole('region', { name: 'Try an example' }).getByRole('button');
    await examples.first().click();
    await page.locator('main form button[type=submit]').first().click();
    await begun(page);
    await expect(page.getByRole('status').filter({ hasText: /^Done: | ready$/ }), slug).toBeAttached({ timeout: 30_000 });
  }
  expect(errors).toEqual([]);
});
