/** The form taken to an assistant of the visitor's own, in a real browser. */
import type { Page } from '@playwright/test';
import { expectClean } from './accessible.ts';
import { expect, SIZES, test } from './watched.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const STORY = 'She ran the school kitchen for 31 years & knew who needed a second helping.';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your form as a prompt' });
const prompt = (page: Page) => sheet(page).getByRole('textbox', { name: 'The prompt' });
const wanted = (page: Page) => page.getByRole('button', { name: 'Copy as a prompt' });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

for (const { name, width, height } of SIZES)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`on ${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('by mouse: shown whole, copied, taken along by a link; nothing is written or counted', async ({
        page,
        awake,
        complaints,
      }) => {
        const posted: string[] = [];
        page.on('request', (request) => void (request.method() === 'POST' && posted.push(new URL(request.url()).pathname)));
        await awake('/eulogy-generator');
        await page.getByRole('textbox', { name: 'Name' }).fill('Rose');
        await page
          .getByRole('textbox', { name: /anecdotes|memories|story/i })
          .first()
          .fill(STORY);
        await wanted(page).click();
        await expect(prompt(page)).toHaveValue(/Rose/);
        const whole = await prompt(page).inputValue();
        expect(whole).toContain(STORY);
        await expectClean(page);
        await sheet(page).getByRole('button', { name: 'Copy the prompt' }).click();
        await expect(sheet(page).getByRole('status')).toHaveText('Prompt copied.');
        expect(await clipboard(page)).toBe(whole);
        const address = new URL((await sheet(page).getByRole('link', { name: 'Open in ChatGPT' }).getAttribute('href')) ?? '');
        expect([address.origin, address.searchParams.get('q')]).toEqual(['https://chatgpt.com', whole]);
        await sheet(page).getByRole('button', { name: 'Close' }).click();
        await expect(sheet(page)).toHaveCount(0);
        await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rose');
        expect(posted).toEqual(['/api/eulogy/generate/prompt']);
        expect(complaints).toEqual([]);
      });

      test('by keyboard alone: from the result, and back to where one was', async ({ page, awake }) => {
        await awake('/cta-generator');
        await page.getByLabel('What is the call to action for?').focus();
        await page.keyboard.type('a Saturday pottery class');
        await page.keyboard.press('Control+Enter');
        await expect(wanted(page)).toHaveCount(2);
        const below = wanted(page).last();
        await below.focus();
        await page.keyboard.press('Enter');
        await expect(prompt(page)).toHaveValue(/a Saturday pottery class/);
        for (let presses = 0; presses < 6; presses++) {
          if (
            await sheet(page)
              .getByRole('button', { name: 'Copy the prompt' })
              .evaluate((one) => one === document.activeElement)
          )
            break;
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        await expect(sheet(page).getByRole('status')).toHaveText('Prompt copied.');
        expect(await clipboard(page)).toContain('a Saturday pottery class');
        await page.keyboard.press('Escape');
        await expect(below).toBeFocused();
      });
    });
