/** Nothing is lost: what was typed and what came back outlive a reload, going back, closing the tab; they can be found, undone, cleared. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './watched.ts';

const ABOUT = 'What is the call to action for?';
const typed = 'a Saturday pottery class for beginners, clay included';

const generate = async (page: Page, words: string): Promise<string> => {
  await page.getByLabel(ABOUT).fill(words);
  await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
  await expect(page.getByRole('heading', { name: '8 CTAs' })).toBeVisible();
  return (await page.locator('ol button').first().locator('span').first().innerText()).trim();
};
/** What was typed is kept once its visitor pauses. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(700);
const openHistory = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'History' }).waitFor();
};

test('a form and its result are there again after a reload, going away and back, and in a new tab', async ({
  page,
  awake,
  complaints,
  context,
}) => {
  await awake('/cta-generator');
  const first = await generate(page, typed);
  await page.getByLabel(ABOUT).fill(`${typed}, tea too`);
  await settle(page);
  const isThere = async (tab: Page): Promise<void> => {
    await expect(tab.getByLabel(ABOUT)).toHaveValue(`${typed}, tea too`);
    await expect(tab.getByText(first, { exact: true }).first()).toBeVisible();
  };
  await page.reload();
  await isThere(page);
  await page.getByRole('link', { name: 'All tools' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await page.goBack();
  await isThere(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/cta-generator');
  await isThere(next);
  expect(complaints).toEqual([]);
});

test('starting over can be undone, and a result reopened with the form that made it', async ({ page, awake, complaints }) => {
  await awake('/cta-generator');
  const first = await generate(page, typed);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel(ABOUT)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(ABOUT)).toHaveValue(typed);
  await expect(page.getByText(first, { exact: true }).first()).toBeVisible();

  await generate(page, 'a choir for people who cannot sing');
  await openHistory(page);
  const list = page.getByRole('dialog').getByRole('listitem');
  await expect(list).toHaveCount(2);
  // Compared word by word.
  for (const box of await page.getByRole('dialog').getByText('Compare', { exact: true }).all()) await box.click();
  await page.getByRole('button', { name: 'Compare the two' }).click();
  await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the history' }).click();
  // Starred, one stays in front; the other is deleted, and comes back.
  await page.getByRole('button', { name: `Star “${typed}”` }).click();
  await expect(list.first()).toContainText('pottery');
  await page.getByRole('button', { name: 'Delete “a choir' }).click();
  await expect(list).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toHaveCount(2);
  await list.filter({ hasText: 'pottery' }).getByRole('button').first().click();
  await expect(page.getByLabel(ABOUT)).toHaveValue(typed);
  await expect(page.getByText(first, { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link wins over what was kept, which stays in the history', async ({ page, awake, complaints }) => {
  await awake('/normaltobold-generator');
  await page.getByLabel('Write Normal Text').fill('what I was writing');
  await settle(page);
  await page.goto('/');
  await awake('/normaltobold-generator#text=from+a+friend');
  await expect(page.getByLabel('Write Normal Text')).toHaveValue('from a friend');
  await openHistory(page);
  await page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: 'what I was writing' })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByLabel('Write Normal Text')).toHaveValue('what I was writing');
  expect(complaints).toEqual([]);
});

test('two tabs at once lose nothing', async ({ page, awake, context }) => {
  await awake('/cta-generator');
  await page.getByLabel(ABOUT).fill('from the first tab');
  await settle(page);
  const other = await context.newPage();
  await other.goto('/cta-generator');
  await other.waitForSelector('html[data-awake]');
  await other.getByLabel(ABOUT).fill('from the second tab');
  await settle(other);
  await page.reload();
  await expect(page.getByLabel(ABOUT)).toHaveValue('from the first tab');
  await page.close();
  await other.close();
  const next = await context.newPage();
  await next.goto('/cta-generator');
  await next.waitForSelector('html[data-awake]');
  await expect(next.getByLabel(ABOUT)).toHaveValue('from the second tab');
  await openHistory(next);
  await expect(next.getByRole('dialog').getByText('from the first tab')).toBeVisible();
});

test('clearing can be undone, and a shared computer keeps nothing', async ({ page, awake, complaints }) => {
  await awake('/cta-generator');
  await generate(page, typed);
  await page.getByRole('main').getByRole('button', { name: 'Clear what is stored' }).click();
  await expect(page.getByLabel(ABOUT)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(ABOUT)).toHaveValue(typed);

  await openHistory(page);
  await page.getByLabel('Store what I type and get on this device').click();
  await expect(page.getByRole('dialog').getByText('Nothing here yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing is stored on this device')).toBeVisible();
  await page.getByLabel(ABOUT).fill('a secret');
  await settle(page);
  const stored = await page.evaluate(() => [localStorage, sessionStorage].map((place) => JSON.stringify(place)).join());
  expect(stored).not.toMatch(/secret|pottery/);
  await page.reload();
  await expect(page.getByLabel(ABOUT)).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('where the browser stores nothing, everything works as before', async ({ page, awake, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await awake('/cta-generator');
  await generate(page, typed);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel(ABOUT)).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('the library keeps its search, and its reset can be undone', async ({ page, awake, complaints }) => {
  await awake('/prompt-generator');
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/search/i))
    .first()
    .fill('newsletter');
  await settle(page);
  await page.reload();
  const box = page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/search/i))
    .first();
  await expect(box).toHaveValue('newsletter');
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect(box).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('newsletter');
  expect(complaints).toEqual([]);
});

test('a result goes on paper, into a file and into another tool', async ({ page, awake, complaints }) => {
  await awake('/cta-generator');
  const first = await generate(page, typed);
  await page.getByRole('button', { name: 'Save as…' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Table (.csv)' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('cta-generator.csv');
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(9);
  expect(rows.join('\n')).toContain(first);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(first, { exact: true }).first()).toBeVisible();
  for (const gone of [page.getByLabel(ABOUT), page.getByRole('banner'), page.getByRole('button', { name: 'Start Over' })])
    await expect(gone).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('list', { name: 'Send to' }).getByRole('button', { name: 'Grammar Checker' }).click();
  await page.getByRole('heading', { level: 1, name: 'Grammar Checker' }).waitFor();
  await expect(page.getByLabel('Your text')).toHaveValue(new RegExp(first));
  expect(complaints).toEqual([]);
});

test('a tool is found over any page, by keyboard alone', async ({ page, awake, complaints }) => {
  await awake('/cta-generator');
  await page.getByRole('banner').getByRole('button', { name: 'History' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search tools' }).waitFor();
  await page.keyboard.type('grammer');
  await expect(page.getByRole('option').first()).toHaveText(/Grammar Checker/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Grammar Checker' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Find a tool' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the search on the first page forgives, finds, and is there again on the way back', async ({ page, awake, complaints }) => {
  await awake('/');
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('paraphrase');
  await expect(page.getByRole('list', { name: 'Tools found' }).getByRole('link').first()).toHaveText(/Text Humanizer/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Text Humanizer' }).waitFor();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search tools' })).toHaveValue('paraphrase');
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('xyzzy');
  await expect(page.getByText('These come nearest.')).toBeVisible();
  expect(complaints).toEqual([]);
});
