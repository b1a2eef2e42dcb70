/** The prompt library, worked with: cards unfold, blanks are filled in, nothing flashes or jumps, and a phone can look through it. */
import type { Page } from '@playwright/test';
import { expectClean } from './accessible.ts';
import { expect, test } from './watched.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Prompts' }).getByRole('listitem');

test('blanks are filled in where they stand, once for every place and prompt, and copied so', async ({
  page,
  awake,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awake('/prompt-generator');
  const card = cards(page).filter({ hasText: '[company]' }).first();
  const fold = card.getByRole('button', { name: /^Fill in \d+ blanks?$/ });
  const heading = await card.getByRole('heading').innerText();
  await fold.press('Enter');
  const opened = cards(page).filter({ hasText: heading });
  await opened.getByRole('textbox', { name: 'company', exact: true }).fill('Bluebird Bakery');
  await opened.getByRole('button', { name: 'Copy', exact: true }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Bluebird Bakery');
  expect(copied).not.toContain('[company]');
  expect(copied, 'what is left open stays in brackets').toMatch(/\[[^\]]+\]/);
  await opened.getByRole('button', { name: 'Show less' }).click();
  await expect(opened).toContainText('Bluebird Bakery');
  await expect(opened.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(opened).toContainText('Bluebird Bakery');
  expect(complaints).toEqual([]);
});

test('before the first prompts come their places are kept: nothing says that there are none, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number; flashed: boolean };
    seen.moved = 0;
    seen.flashed = false;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      seen.flashed ||= document.body?.textContent.includes('No prompts found') ?? false;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.route('**/api/prompts/search**', async (route) => {
    await new Promise((later) => setTimeout(later, 1_200));
    await route.continue();
  });
  await page.goto('/prompt-generator');
  await expect(cards(page).getByRole('heading').first()).toBeVisible();
  await page.waitForTimeout(300);
  const { moved, flashed } = await page.evaluate(() => {
    const { moved: by, flashed: none } = window as unknown as { moved: number; flashed: boolean };
    return { moved: by, flashed: none };
  });
  expect(flashed).toBe(false);
  expect(moved).toBeLessThan(0.02);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test('twenty prompts are at most 6,000 pixels', async ({ page, awake, complaints }) => {
    await awake('/prompt-generator');
    await expect(cards(page)).toHaveCount(20);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
    expect(complaints).toEqual([]);
  });
});

test('axe finds nothing while it waits, with a card open, where nothing is found, in the dialog', async ({ page, awake }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/prompts/search**', () => undefined);
  await awake('/prompt-generator');
  await expectClean(page);
  await page.unroute('**/api/prompts/search**');
  await awake('/prompt-generator');
  await page
    .getByRole('button', { name: /^Fill in/ })
    .first()
    .click();
  await expectClean(page);
  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('qqzzxxj');
  await page.getByText('No prompts found').waitFor();
  await expectClean(page);
  const opener = page.getByRole('button', { name: 'Generate Custom Prompts' });
  await opener.click();
  await page.getByRole('dialog').waitFor();
  await expectClean(page);
  // One of three is needed: all three are marked, and the first has the focus, until one is filled in.
  const needed = ['Company name', 'Industry', 'Niche'].map((name) => page.getByRole('dialog').getByLabel(new RegExp(`^${name}`)));
  await page.getByRole('button', { name: 'Generate Prompts' }).click();
  for (const field of needed) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(needed[0] ?? opener).toBeFocused();
  await page.keyboard.type('Tea & Co.');
  for (const field of needed) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
