/** A result is worked with: item by item, by keyboard, read by a screen reader, on a phone; and the focus is never lost. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectClean } from './accessible.ts';
import { expect, test } from './watched.ts';

const words = (page: Page): Promise<string[]> => page.locator('ol button[title="Copy"] > span:first-child').allInnerTexts();
const said = (page: Page) => page.locator('[data-said]');
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const hasFocus = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

const generate = async (page: Page): Promise<void> => {
  await page.getByLabel('What is the call to action for?').fill('a Saturday pottery class for beginners, clay included');
  await page.getByRole('button', { name: 'GENERATE', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: '8 CTAs' })).toBeVisible();
};
const menu = (page: Page, at: number) => page.getByRole('button', { name: /^More for/ }).nth(at);

test('each item is starred, changed, removed and put back; the list is sorted, and what was starred is copied', async ({
  page,
  awake,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awake('/cta-generator');
  await generate(page);
  const [first = '', second = '', third = ''] = await words(page);

  await menu(page, 1).press('Enter');
  await page.getByRole('button', { name: 'Star', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Copy 1 starred' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(second);
  await menu(page, 1).click();

  await menu(page, 0).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Come and get your hands dirty');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Come and get your hands dirty' });
  await expect(own).toContainText('29 characters');
  await expect(own, 'a score of other words').not.toContainText('Effectiveness');
  await expect(page.getByText(`Come and get your hands dirty • ${second}`)).toBeVisible();
  await menu(page, 0).click();

  await menu(page, 2).press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: '7 CTAs' })).toBeVisible();
  expect(await focused(page), 'the item that moved up').toMatch(/^More for/);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await words(page))[2]).toBe(third);
  expect(first).not.toBe('');

  await page.getByRole('group', { name: 'Sort' }).getByRole('button', { name: 'length' }).click();
  const lengths = (await page.locator('ol li').allInnerTexts()).map((item) => Number(/(\d+) characters/.exec(item)?.[1]));
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));

  await page.waitForTimeout(700);
  await page.reload();
  await expect(own).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy 1 starred' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('by keyboard the focus stays where it was, and what happens is said', async ({ page, awake, complaints }) => {
  await awake('/cta-generator');
  await generate(page);
  expect(await focused(page)).toContain('GENERATE');
  await expect(said(page)).toHaveText('8 CTAs ready');

  await page.getByRole('button', { name: 'Generate More' }).press('Enter');
  await expect(said(page)).toHaveText(/^\d+ more CTAs?, \d+ in all$|^Nothing new came/);
  expect(await focused(page)).toContain('Generate More');
  const more = Number(/^\d+/.exec((await said(page).textContent()) ?? '')?.[0] ?? 0);
  await expect(page.getByText('New', { exact: true })).toHaveCount(more);

  await page.route('**/api/cta-generator/**', () => undefined);
  await page.getByRole('button', { name: 'GENERATE', exact: true }).press('Enter');
  await expect(said(page)).toHaveText('GENERATING...');
  const busy = page.getByRole('button', { name: 'Generating...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toBeFocused();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(said(page)).toHaveText('Stopped');
  expect(await hasFocus(page)).toBe(true);
  await page.getByRole('button', { name: 'Start Over' }).press('Enter');
  expect(await hasFocus(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a settled issue hands the focus to the next, and the buttons say what they do', async ({ page, awake }) => {
  await awake('/grammar-checker');
  await page.getByRole('textbox').first().fill('He dont like it. We seen teh dog yesterday.');
  await page.getByRole('button', { name: 'Check Grammar' }).press('Enter');
  await page.getByRole('button', { name: 'Replace “teh” with “the”' }).waitFor({ timeout: 30_000 });
  const items = page.getByRole('list', { name: 'Issues Found' }).getByRole('listitem');
  const count = await items.count();
  await items.first().getByRole('button').nth(1).press('Enter');
  await expect(items).toHaveCount(count - 1);
  await expect(items.first().getByRole('button').first()).toBeFocused();
  await expect(said(page)).toHaveText(new RegExp(`^${count - 1} issues? found$`));
  await page.getByRole('button', { name: 'Apply Corrections' }).press('Enter');
  expect(await hasFocus(page)).toBe(true);
});

test('it goes out as Markdown, and with formatting', async ({ page, awake, context, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awake('/cta-generator');
  await generate(page);
  const [first = ''] = await words(page);
  await page.getByRole('button', { name: 'Save as…' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown (.md)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('cta-generator.md');
  expect(await readFile(await file.path(), 'utf8')).toContain(`# CTA Generator\n\n1. ${first}\n`);
  await page.getByRole('button', { name: 'Formatted copy' }).click();
  await expect(page.getByText('Copied with its formatting.')).toBeVisible();
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(html).toContain(`<li>${first}</li>`);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test('a bar over the result says what it was made from, and leads back to the form', async ({ page, awake, complaints }) => {
    await awake('/cta-generator');
    await generate(page);
    const bar = page.getByRole('link', { name: 'Back to the form' });
    await menu(page, 7).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(page.locator('[data-screen]', { has: bar })).toContainText('a Saturday pottery class');
    await bar.click();
    await expect(page.getByRole('form')).toBeFocused();
    await expect(page.getByLabel('What is the call to action for?')).toBeInViewport();
    expect(complaints).toEqual([]);
  });
});

test('axe finds nothing in any state: an error, running, a result with everything open, a list of choices', async ({
  page,
  awake,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await awake('/cta-generator');
  await generate(page);
  for (const at of [0, 1]) await menu(page, at).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await page.getByRole('button', { name: 'Star', exact: true }).first().click();
  await page.getByRole('button', { name: 'Generate More' }).click();
  await expect(said(page)).toHaveText(/ more |Nothing new/);
  await page.getByRole('button', { name: 'Save as…' }).click();
  await expectClean(page);
  await page.getByRole('combobox').first().click();
  await page.getByRole('listbox').waitFor();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.route('**/api/cta-generator/**', () => undefined);
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.unroute('**/api/cta-generator/**');
  await page.route('**/api/cta-generator/**', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'The quill is broken', message: 'The quill is broken' } }),
  );
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /quill|Failed/ })
    .first()
    .waitFor();
  await expectClean(page);
});
