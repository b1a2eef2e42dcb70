/** Tools whose results do more than wait to be copied, with the real server behind them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startProduct } from '../support/product.ts';
import { expect, SIZES, test } from './watched.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

for (const { name, width, height } of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('a rewrite: compared, undone, edited, copied, and the earlier one found again', async ({ page, awake, complaints }) => {
      await awake('/text-humanizer');
      const draft = 'It is important to note that we utilize a checklist. "Leverage it," said Ann Brook. It took 12 days.';
      await page.getByLabel('Your text').fill(draft);
      await expect(page.getByText('19 / 1000 words')).toBeVisible();
      await page.getByRole('button', { name: 'Humanize Text' }).click();
      await expect(result(page)).toContainText('“Leverage it,”'.replace(/[“”]/g, '"'));
      await expect(result(page)).toContainText('12 days');
      await expect(result(page)).not.toContainText('utilize');
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page.getByText(/Change 1 of \d/)).toBeVisible();
      await page.getByRole('button', { name: 'Undo all' }).click();
      await page.getByRole('button', { name: 'Done comparing' }).click();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      expect(await clipboard(page)).toBe(draft);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Humanized text' }).fill('My own words.');
      await page.getByRole('button', { name: 'Humanize Text' }).click();
      await expect(page.getByText('2 / 2')).toBeVisible();
      await page.getByRole('button', { name: 'Earlier version' }).click();
      await expect(result(page)).toContainText('My own words.');
      expect(complaints).toEqual([]);
    });

    test('quotes: a topic pressed, one kept, one copied', async ({ page, awake, complaints }) => {
      await awake('/quote-generator');
      await page.getByRole('button', { name: 'Courage', exact: true }).click();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      // As many as were written for it, and three at least.
      await expect(result(page).getByRole('listitem').nth(2)).toBeVisible();
      const first = result(page).getByRole('listitem').first();
      const words = await first.locator('span').nth(1).innerText();
      await first.getByRole('button', { name: 'Favorite' }).click();
      await first.getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByText('✓ Quote copied to clipboard!')).toBeVisible();
      expect(await clipboard(page)).toBe(words);
      await page.reload();
      await page.waitForSelector('html[data-awake]');
      await page.getByRole('button', { name: 'Wisdom', exact: true }).click();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Your favorites' })).toContainText(words);
      expect(complaints).toEqual([]);
    });

    test('a text: checked, marked, corrected one by one and as a whole', async ({ page, awake, complaints }) => {
      await awake('/grammar-checker');
      const editor = page.getByLabel('Your text');
      await editor.fill('He dont know. We recieved teh letter on monday, and it was realy nice.');
      await page.getByRole('button', { name: 'Check Grammar' }).click();
      await expect(page.getByRole('heading', { name: /^Issues Found/ })).toBeVisible({ timeout: 20_000 });
      await expect(page.locator('mark').first()).toBeVisible();
      const issues = page.getByRole('list', { name: 'Issues Found' }).getByRole('listitem');
      const count = await issues.count();
      expect(count).toBeGreaterThan(2);
      await issues.filter({ hasText: 'recieved' }).getByRole('button', { name: 'Replace “recieved” with “received”' }).click();
      await expect(editor).toHaveValue(/We received teh/);
      await page.getByRole('button', { name: 'Apply Corrections' }).click();
      await expect(editor).toHaveValue(/the letter/);
      await expect(page.getByRole('heading', { name: /^Issues Found/ })).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('a gig: described, analysed, varied', async ({ page, awake, complaints }) => {
      await awake('/fiver-gig-generator');
      await page.locator('section[aria-labelledby="examples"] button').first().click();
      await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Gig Analysis' })).toContainText(/Overall score\s*\d/);
      await page.getByRole('button', { name: 'GENERATE 3 VARIATIONS' }).click();
      await expect(page.getByRole('heading', { name: '3 variations' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Gig Analysis' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Copy', exact: true }).nth(2).click();
      expect((await clipboard(page)).length).toBeGreaterThan(300);
      expect(complaints).toEqual([]);
    });

    test('hooks: written, one analysed', async ({ page, awake, complaints }) => {
      await awake('/hook-generator');
      await page.getByLabel('Topic or keyword').fill('school lunches');
      await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
      await expect(page.getByRole('heading', { name: /^Generated Hooks \([345]\)$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Analyze', exact: true }).nth(2).click();
      await expect(page.getByRole('region', { name: 'Analysis of hook 3' })).toContainText(/Curiosity\s*\d/);
      expect(complaints).toEqual([]);
    });

    test('the library: searched, voted in, and prompts made for a company', async ({ page, awake, complaints }) => {
      await awake('/prompt-generator');
      const prompts = page.getByRole('list', { name: 'Prompts' }).getByRole('listitem');
      await expect(prompts).toHaveCount(20);
      await page.getByRole('searchbox', { name: 'Search prompts' }).fill('meta descriptions');
      // Until the search has been answered, the first prompt is another one.
      await expect(page.getByText(/^\d{1,2} prompts found$/)).toBeAttached();
      await expect(prompts.first()).toContainText(/meta/i);
      const like = prompts.first().getByRole('button', { name: /^Like/ });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('button', { name: 'Generate Custom Prompts' }).click();
      await page.getByRole('textbox', { name: 'Company name *' }).fill('Fernleaf Nurseries');
      await page.getByRole('button', { name: 'Generate Prompts' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Successfully generated 5 custom prompt(s)!' })).toBeVisible();
      await expect(prompts.first()).toContainText('AI Generated');
      await prompts.first().getByRole('button', { name: 'Copy', exact: true }).click();
      expect(await clipboard(page)).toContain('Fernleaf Nurseries');
      expect(complaints).toEqual([]);
    });
  });

test('the form for custom prompts gives the focus back when it is closed, and keeps what is focused in sight', async ({
  page,
  awake,
  complaints,
}) => {
  await awake('/prompt-generator');
  const opener = page.getByRole('button', { name: 'Generate Custom Prompts' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const [label, presses] of [
    ['Keywords', 12],
    ['Save input data for next time', 6],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    for (let at = 0; at < presses && !(await field.evaluate((box) => box === document.activeElement)); at++)
      await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    const isOnTop = await field.evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === box;
    });
    expect(isOnTop, label).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(complaints).toEqual([]);
});

test('votes outlive a server that is killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-'));
  const environment = { VOTES_FILE: path.join(folder, 'votes.sqlite') };
  const first = await startProduct(environment);
  const { data } = (await (await fetch(`${first.url}/api/prompts/search`)).json()) as { data: { prompts: { id: string }[] } };
  const id = data.prompts[7]?.id ?? '';
  const vote = (url: string, voter: string) =>
    fetch(`${url}/api/prompts/${id}/vote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ voter, vote: 'like' }),
    });
  const answered = await Promise.all(Array.from({ length: 20 }, (_, n) => vote(first.url, `voter-${n}`)));
  expect(answered.every(({ ok }) => ok)).toBe(true);
  await first.kill();
  const second = await startProduct(environment);
  const { data: now } = (await (await vote(second.url, 'one more')).json()) as { data: { likes: number } };
  expect(now.likes).toBe(21);
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('without a server, a text is still rewritten, and nothing is said of it', async ({ page, awake }) => {
  await awake('/text-humanizer');
  await page.route('**/api/humanizer/generate', (route) => route.abort());
  await page.getByLabel('Your text').fill('We utilize a checklist in order to win.');
  await page.getByRole('button', { name: 'Humanize Text' }).click();
  await expect(result(page)).toContainText(/checklist/, { timeout: 5_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
