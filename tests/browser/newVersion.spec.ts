/** A newer version under an open tab: scripts of the old one are gone. Nothing goes blank, and what was typed stays. */
import type { Page } from '@playwright/test';
import { expect, test } from './watched.ts';

const typed = 'a Saturday pottery class & more';

test.use({ serviceWorkers: 'block' });

/** From now until the page is loaded anew, no script or style can be fetched: the new version has other names for all of them. */
const replaceVersion = async (page: Page): Promise<void> => {
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.route('**/assets/**', (route) => (gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()));
};

/** What stands in for a page that fails comes when the page has nothing else to do. */
const readyForTrouble = (page: Page): Promise<unknown> => page.waitForResponse(/\/assets\/PageError.*\.js$/);

/** A script that is not there is said on the console, by the browser itself. */
const onlyMissing = (complaints: string[]): void => {
  expect(
    complaints.filter(
      (words) =>
        !/404|dynamically imported module|Unable to preload CSS|could not be loaded|Service Worker registration blocked/.test(
          words,
        ),
    ),
  ).toEqual([]);
  complaints.length = 0;
};

test('the page goes on working, and the reload that it offers keeps what was typed', async ({ page, awake, complaints }) => {
  await awake('/cta-generator');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('What is the call to action for?').fill(typed);
  await replaceVersion(page);
  // The select that opens on a press is one of the parts that are gone: the browser's own stands in.
  await page.getByRole('combobox', { name: 'Tone Of Voice' }).hover();
  await page.getByRole('combobox', { name: 'Tone Of Voice' }).selectOption('Urgent');
  await expect(page.getByRole('alert').filter({ hasText: 'there may be a newer version' })).toBeVisible();
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByText('Best performing CTA')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForSelector('html[data-awake]');
  await expect(page.getByLabel('What is the call to action for?')).toHaveValue(typed);
  await expect(page.getByRole('combobox', { name: 'Tone Of Voice' })).toHaveText('Urgent');
  await expect(page.getByRole('alert').filter({ hasText: 'newer version' })).toHaveCount(0);
  onlyMissing(complaints);
});

test('another page is gone to by loading it whole', async ({ page, awake, complaints }) => {
  const ready = readyForTrouble(page);
  await awake('/');
  await ready;
  await replaceVersion(page);
  await page.locator('main a[href="/quote-generator"]').first().click();
  await expect(page).toHaveURL('/quote-generator');
  await page.waitForSelector('html[data-awake]');
  await expect(page.locator('main form')).toBeVisible();
  onlyMissing(complaints);
});

test('without a network, another page that is not here says so, and comes when it can', async ({
  page,
  awake,
  context,
  complaints,
}) => {
  const ready = readyForTrouble(page);
  await awake('/');
  await ready;
  await context.setOffline(true);
  await page.locator('main a[href="/quote-generator"]').first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be reached' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main form')).toBeVisible();
  complaints.length = 0;
});

test('a form in a dialog that cannot be fetched is told, and the page behind it stays', async ({ page, awake, complaints }) => {
  await awake('/prompt-generator');
  await replaceVersion(page);
  await page.getByRole('button', { name: 'Generate Custom Prompts' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This form cannot be shown.' })).toBeVisible();
  await expect(page.locator('main ul[aria-label="Prompts"] li').first()).toBeVisible();
  onlyMissing(complaints);
});

test('a styled text keeps its words over the reload', async ({ page, awake, complaints }) => {
  await awake('/fancy-text-generator');
  await replaceVersion(page);
  await page.getByLabel('Write Normal Text').fill(typed);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForSelector('html[data-awake]');
  await expect(page.getByLabel('Write Normal Text')).toHaveValue(typed);
  onlyMissing(complaints);
});

test('a page whose scripts are gone before it woke says so, and keeps what was typed', async ({ page, complaints }) => {
  let gone = true;
  await page.route(/\/assets\/.*\.js$/, (route) => (gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()));
  await page.goto('/cta-generator');
  const field = page.getByLabel('What is the call to action for?');
  await field.fill(typed);
  await expect(page.getByRole('alert').filter({ hasText: 'This page did not load completely.' })).toBeVisible();
  gone = false;
  await page.getByRole('link', { name: 'Reload it' }).click();
  await page.waitForSelector('html[data-awake]');
  await expect(field).toHaveValue(typed);
  await expect(page.getByText(`${typed.length}/2500`)).toBeVisible();
  onlyMissing(complaints);
});
