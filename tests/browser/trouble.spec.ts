/** When things go wrong, or come early: nothing typed is lost, and the words are the specification's. */
import { startProduct } from '../support/product.ts';
import { expect, lookedAfter, test } from './watched.ts';

const typed = 'a Saturday pottery class for beginners';

test('text typed before the page wakes counts', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cta-generator', { waitUntil: 'commit' });
  const field = page.getByLabel('What is the call to action for?');
  await field.fill(typed);
  release();
  await page.waitForSelector('html[data-awake]');
  await expect(field).toHaveValue(typed);
  await expect(page.getByText(`${typed.length}/2500`)).toBeVisible();
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByText('Best performing CTA')).toBeVisible();
});

test('where scrolling gives a promise, as in the newest browsers, a run after a refused one still has its page', async ({
  page,
  awake,
}) => {
  await page.addInitScript(() => {
    for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll'] as const) {
      const scroll = Element.prototype[name];
      Object.assign(Element.prototype, {
        [name](this: Element, ...to: unknown[]): Promise<void> {
          Reflect.apply(scroll, this, to);
          return Promise.resolve();
        },
      });
    }
  });
  await page.route(
    '**/api/cta-generator/generate',
    (route) => route.fulfill({ status: 500, json: { success: false, error: 'The server is resting.' } }),
    { times: 1 },
  );
  await awake('/cta-generator');
  await page.getByLabel('What is the call to action for?').fill(typed);
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server is resting.' })).toBeVisible();
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByText('Best performing CTA')).toBeVisible();
  await expect(page.getByLabel('What is the call to action for?')).toHaveValue(typed);
});

test('where even the frame of the page cannot be drawn, a plain page offers to load it again', async ({ page }) => {
  let broken = true;
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const foot = /`[^`]*Free to use, no account\.[^`]*`/;
    expect(script).toMatch(foot);
    await route.fulfill({ response, body: broken ? script.replace(foot, '(()=>{throw new Error("broken")})()') : script });
  });
  await page.goto('/cta-generator');
  await expect(page.getByRole('alert').filter({ hasText: 'This page stopped working.' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForSelector('html[data-awake]');
  await expect(page.getByRole('contentinfo')).toContainText('Free to use, no account.');
  await expect(page.getByLabel('What is the call to action for?')).toBeVisible();
});

test('with the server unplugged the page says so, keeps what was typed, and works again when it is back', async ({ page }) => {
  const product = await startProduct();
  await page.goto(`${product.url}/cta-generator`);
  await page.waitForSelector('html[data-awake]');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('What is the call to action for?').fill(typed);
  await product.stop();
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate CTAs. Please try again.' })).toBeVisible();
  await expect(page.getByLabel('What is the call to action for?')).toHaveValue(typed);
  const back = await startProduct({ PORT: new URL(product.url).port });
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByText('Best performing CTA')).toBeVisible();
  await back.stop();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const [pace, wait] of [
    ['at once', 0],
    ['while the page scrolls to the result', 330],
    ['after a while', 1_500],
  ] as const)
    test(`a refusal that comes ${pace} is brought before the visitor’s eyes`, async ({ page, awake }) => {
      await page.route('**/api/cta-generator/generate', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        await route.fulfill({ status: 500, json: { success: false, error: 'The server is resting.' } });
      });
      await awake('/cta-generator');
      await page.getByLabel('What is the call to action for?').fill(typed);
      await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'The server is resting.' })).toBeInViewport();
      // Nothing scrolls it away again.
      await page.waitForTimeout(1_000);
      await expect(page.getByRole('alert').filter({ hasText: 'The server is resting.' })).toBeInViewport();
    });

  test('a result is brought before the visitor’s eyes', async ({ page, awake }) => {
    await awake('/cta-generator');
    await page.getByLabel('What is the call to action for?').fill(typed);
    await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
    await expect(page.getByText('Best performing CTA')).toBeInViewport();
  });
});

test('markup is text, whoever wrote it', async ({ page, awake, complaints }) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await page.route('**/api/cta-generator/generate', (route) =>
    route.fulfill({ json: { success: true, data: { ctas: [{ text: markup, length: 1, urgency: 1, effectiveness: 1 }] } } }),
  );
  await awake('/cta-generator');
  await page.getByLabel('What is the call to action for?').fill(markup);
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.locator('ol').getByText(markup)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a language that is not written here is marked before it is chosen, and named when it is asked for', async ({
  page,
  awake,
}) => {
  await awake('/cta-generator');
  await page.getByLabel('What is the call to action for?').fill(typed);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.click();
  await expect(page.getByRole('option', { name: 'Spanish' })).toHaveAccessibleDescription('needs a language model');
  await expect(page.getByRole('option', { name: 'English' })).toHaveAccessibleDescription('');
  await page.getByRole('option', { name: 'Spanish' }).click();
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /Spanish .*English/ })).toBeVisible();
});

test('a filled form comes by the address, and the server never sees it', async ({ page, complaints }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/cta-generator#description=oak%20tables&tone=Urgent&ctaType=Nonsense');
  await page.waitForSelector('html[data-awake]');
  await expect(page.getByLabel('What is the call to action for?')).toHaveValue('oak tables');
  await expect(page.getByRole('combobox', { name: 'Tone Of Voice' })).toHaveText('Urgent');
  await expect(page.getByRole('combobox', { name: 'CTA Type' })).toHaveText('Button Text');
  expect(asked.filter((address) => address.split('#')[0]?.includes('oak'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a filled form is shared as a link that fills it in again', async ({ page, awake, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awake('/cta-generator');
  await page.getByLabel('What is the call to action for?').fill('50% off & more: oak #1');
  await page.getByRole('button', { name: 'Share this form as a link' }).click();
  await expect(page.getByText('Link copied, without your text.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('oak');
  await page.getByRole('button', { name: 'Include my text' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Link copied, with your text: ' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByLabel('What is the call to action for?')).toHaveValue('50% off & more: oak #1');
});

test('the theme follows the system until it is chosen, and then stays', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', baseURL: process.env['SUITE_URL'] ?? '' });
  const page = await context.newPage();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const dark = await ground();
  await page.waitForSelector('html[data-awake]');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  const light = await ground();
  expect(light).not.toBe(dark);
  // From the second visit on it is there before anything is painted: nothing flashes.
  await lookedAfter(page);
  await page.addInitScript(() =>
    requestAnimationFrame(() => Object.assign(window, { firstGround: getComputedStyle(document.body).backgroundColor })),
  );
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'firstGround'))).toBe(light);
  expect(await ground()).toBe(light);
  await context.close();
});
