/** "Write on this device" in a real browser, whose own model is a double of the standard's: none of the browsers here has one. */
import type { Page } from '@playwright/test';
import { createLanguageModel, type Asked, type Scenario } from '../support/languageModel.ts';
import { filledIn } from '../support/modelText.ts';
import { expectClean } from './accessible.ts';
import { expect, SIZES, test as base } from './watched.ts';

interface WithModel {
  /** Opens a page in a browser with such a model. */
  open(path: string, scenario?: Partial<Scenario>): Promise<void>;
  /** What the page has asked of its server since, other than for what it is made of. */
  readonly sent: string[];
}

const READY: Scenario = { state: 'available', languages: ['en', 'es', 'ja', 'de', 'fr'] };

const test = base.extend<{ model: WithModel }>({
  model: async ({ page, awake }, provide) => {
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)));
    await page.exposeFunction('sayAsModel', ({ system, prompt }: Asked) =>
      JSON.stringify(filledIn({ messages: [{ content: system }, { content: prompt }] }, {})),
    );
    await provide({
      sent,
      async open(path, scenario) {
        const told = JSON.stringify({ ...READY, ...scenario });
        const double = `(${createLanguageModel.toString()})(${told}, (asked) => sayAsModel(asked))`;
        await page.addInitScript({ content: `globalThis.double = ${double}; globalThis.LanguageModel = double.LanguageModel;` });
        await awake(path);
      },
    });
  },
});

const choice = (page: Page) => page.getByRole('checkbox', { name: 'Write on this device' });
const sheet = (page: Page) => page.getByRole('region', { name: 'Result' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const written = (page: Page) => page.getByRole('status').filter({ hasText: 'Done: Eulogy Generator' });

for (const { name: size, width, height } of SIZES)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`on ${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('a text is written, stopped and written again by mouse, and nothing is sent', async ({ page, model, complaints }) => {
        await model.open('/eulogy-generator', { pace: 20 });
        await expectClean(page);
        await choice(page).check();
        await name(page).fill('Rose');
        await page.getByRole('button', { name: 'Generate', exact: true }).click();
        await expect(sheet(page)).toContainText(/\w+ \w+ \w+/);
        await expect(sheet(page)).toHaveAttribute('aria-busy', 'true');
        await page.getByRole('button', { name: 'Stop' }).click();
        await expect(page.getByText('This stopped early.')).toBeInViewport();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByText('2 / 2')).toBeVisible({ timeout: 30_000 });
        await expect(page.getByText('This stopped early.')).toHaveCount(0);
        await expectClean(page);
        expect(model.sent).toEqual([]);
        expect(complaints).toEqual([]);
      });

      test('a model is downloaded and used by keyboard alone', async ({ page, model }) => {
        await model.open('/eulogy-generator', { state: 'downloadable', downloading: 100 });
        await expect(choice(page)).toBeVisible();
        await name(page).focus();
        await page.keyboard.type('Rose');
        await page.getByRole('button', { name: 'Generate', exact: true }).focus();
        await page.keyboard.press('Tab');
        await expect(choice(page)).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: /download/i })).toBeFocused();
        await expectClean(page);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expectClean(page);
        await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 10_000 });
        await choice(page).focus();
        await page.keyboard.press('Control+Enter');
        await expect(written(page)).toBeAttached({ timeout: 30_000 });
        expect(model.sent).toEqual([]);
      });
    });

test('what fails on the device is written by the server where the visitor wishes it', async ({ page, model }) => {
  await model.open('/eulogy-generator', { refuses: 'QuotaExceededError' });
  await choice(page).check();
  await name(page).fill('Rose');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'too long' })).toBeVisible();
  await expect(name(page)).toHaveValue('Rose');
  await expectClean(page);
  expect(model.sent).toEqual([]);
  await page.getByRole('button', { name: 'Let our server write it' }).click();
  await expect(written(page)).toBeAttached({ timeout: 30_000 });
  expect(model.sent).toEqual(['/api/eulogy/generate']);
  await expect(choice(page)).not.toBeChecked();
});

test('the code for it is loaded when it is chosen, and the choice is there again with the next page', async ({ page, model }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const own = () => loaded.filter((path) => path.includes('/writing-'));
  await model.open('/eulogy-generator');
  await expect(choice(page)).not.toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(own()).toEqual([]);
  await choice(page).check();
  await expect.poll(() => own().length).toBe(1);
  await page.goto('/quote-generator');
  await expect(choice(page)).toBeChecked();
});

test('a browser without a model shows nothing of it', async ({ page, awake }) => {
  await page.addInitScript({ content: 'delete globalThis.LanguageModel;' });
  await awake('/eulogy-generator');
  await page.waitForLoadState('networkidle');
  await expect(choice(page)).toHaveCount(0);
});
