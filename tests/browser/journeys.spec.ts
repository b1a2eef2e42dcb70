/** From typing to a copied or saved text, as a visitor goes, on a phone's screen and on a desk's. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './watched.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const choose = async (page: Page, select: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('combobox', { name: select })).toHaveText(option);
};

/** The label of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.getElementById(`${document.activeElement?.id}-label`)?.textContent ?? '');

const tabTo = async (page: Page, label: string): Promise<void> => {
  for (let presses = 0; presses < 40 && (await focused(page)) !== label; presses++) await page.keyboard.press('Tab');
};

for (const { name, width, height } of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('calls to action: typed, chosen, generated, copied one and all, more, started over', async ({
      page,
      awake,
      complaints,
    }) => {
      await awake('/cta-generator');
      await page.getByLabel('What is the call to action for?').fill('a Saturday pottery class for beginners, clay included');
      await choose(page, 'CTA Type', 'Email Subject');
      await choose(page, 'Primary Intention', 'Sign Up');
      await page.getByRole('button', { name: 'GENERATE', exact: true }).click();
      await expect(page.getByRole('heading', { name: '8 CTAs' })).toBeVisible();
      await expect(page.getByText('Best performing CTA')).toBeVisible();
      await expect(page.getByText('1/20 Uses Today')).toBeVisible();

      const first = page.locator('ol button').first();
      const words = (await first.locator('span').first().innerText()).trim();
      await first.click();
      await expect(page.getByRole('alert').filter({ hasText: 'CTA copied to clipboard!' })).toBeVisible();
      expect(await clipboard(page)).toBe(words);
      await page.getByRole('button', { name: 'Copy All CTAs' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'All CTAs copied to clipboard!' })).toBeVisible();
      expect((await clipboard(page)).split('\n')).toHaveLength(8);

      await page.getByRole('button', { name: 'Generate More' }).click();
      await expect(page.getByText('2/20 Uses Today')).toBeVisible();
      await expect(page.getByRole('heading', { name: /^(9|1\d) CTAs$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Start Over' }).click();
      await expect(page.getByText('Best performing CTA')).toHaveCount(0);
      await expect(page.getByLabel('What is the call to action for?')).toHaveValue('');
      expect(complaints).toEqual([]);
    });

    test('a question: answered, copied, followed by a related one', async ({ page, awake, complaints }) => {
      await awake('/question-answer-tool');
      await page.getByLabel('Question', { exact: true }).fill('What is the capital of Portugal?');
      await page.getByRole('button', { name: 'Get Answer' }).click();
      await expect(page.getByText(/Lisbon/).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Answer Analytics' })).toBeVisible();
      await page.getByRole('button', { name: 'Copy Answer' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Answer copied to clipboard!' })).toBeVisible();
      expect(await clipboard(page)).toContain('Lisbon');
      await page.getByRole('button', { name: 'Ask New Question' }).click();
      await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
      expect(complaints).toEqual([]);
    });

    test('a eulogy: written from what was told, copied and saved', async ({ page, awake, complaints }) => {
      await awake('/eulogy-generator');
      await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
      await page.getByLabel('Name').fill('Margaret Ellis');
      await page.getByLabel('Memories').fill('She let us lick the spoon before dinner and never told our parents.');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Generated Eulogy' })).toBeVisible();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(page.getByText('✓ Copied to clipboard!')).toBeVisible();
      const copied = await clipboard(page);
      expect(copied).toContain('Margaret');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('eulogy.txt');
      expect(await readFile(await download.path(), 'utf8')).toBe(copied);
      expect(complaints).toEqual([]);
    });

    test('rhymes: the lists come, Enter generates, a press copies', async ({ page, awake, complaints }) => {
      await awake('/rhyme-generator');
      await page.getByRole('textbox', { name: 'Word' }).fill('night');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /rhymes/i }).first()).toBeVisible();
      await page.getByRole('listitem').getByTitle('Copy').first().click();
      await expect(page.getByRole('alert').filter({ hasText: 'Copied to clipboard!' })).toBeVisible();
      expect(await clipboard(page)).toMatch(/^[a-z' -]+$/i);
      expect(complaints).toEqual([]);
    });

    test('title case: on the device alone, copied, cleared', async ({ page, awake, complaints }) => {
      await awake('/capitalize-tool');
      const calls: string[] = [];
      page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())));
      await page.getByRole('textbox').fill('the quick guide to MOVING house');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
      expect(await clipboard(page)).toBe('The Quick Guide To Moving House');
      await page.getByRole('button', { name: 'Clear Form' }).click();
      await expect(page.getByRole('textbox')).toHaveValue('');
      expect(calls).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });

test('random words and book titles give what was asked', async ({ page, awake, complaints }) => {
  await awake('/random-word-generator');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Copy All Words' }).click();
  const words = (await clipboard(page)).split(', ');
  expect(words).toHaveLength(4);
  for (const word of words) expect(word).toMatch(/^a.*t$/);

  await awake('/book-title-generator');
  await page.getByRole('textbox', { name: 'Book Description' }).fill('Two sisters inherit a circus and sell it piece by piece');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('book-titles.txt');
  expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toHaveLength(15);
  expect(complaints).toEqual([]);
});

test('Enter in the search opens the tool that is shown first', async ({ page, awake, complaints }) => {
  await awake('/');
  await page.getByRole('searchbox').fill('webinar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/webinar-title-generator');
  await expect(page.getByRole('heading', { level: 1, name: 'Webinar Title Generator' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a long text written while one is far down the page is shown from its beginning', async ({ page, awake, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await awake('/youtube-script-generator');
  await page.locator('section[aria-labelledby="examples"] button').first().click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Generated Script' })).toBeInViewport();
  await page.getByText('Terms and conditions').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.getByLabel('Keywords').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 / 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generated Script' })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('by keyboard alone: from the home page to a copied line', async ({ page, awake, complaints }) => {
  await awake('/');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('call');
  await expect(page.locator('main a[href="/cta-generator"]')).toBeVisible();
  await page.locator('main a[href="/cta-generator"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cta-generator');
  await expect(page).toHaveTitle(/CTA Generator/);
  await tabTo(page, 'What is the call to action for?');
  await page.keyboard.type('sourdough starter kit');
  await tabTo(page, 'CTA Type');
  const type = page.getByRole('combobox', { name: 'CTA Type' });
  // Radix takes the trigger's place; the focus must come along.
  await expect(type).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Button Text' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Email Subject' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(type).toHaveText('Email Subject');
  await expect(type).toBeFocused();
  await page.keyboard.press('l');
  await expect(type).toHaveText('Landing Page');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Best performing CTA')).toBeVisible();
  await page.locator('ol button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'CTA copied to clipboard!' })).toBeVisible();
  expect(complaints).toEqual([]);
});
