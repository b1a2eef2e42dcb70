/** Nothing moves by itself: not when the faces arrive late, after the page has been read in their stand-ins. */
import { expect, SIZES, test } from './watched.ts';

const PATHS = ['/', '/cta-generator', '/normaltobold-generator', '/prompt-generator', '/rhyme-generator', '/privacy'];
/** What a visitor sees move begins at a hundred times as much. */
const MOST = 0.001;

for (const { name, width, height } of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    for (const path of PATHS)
      test(`the arrival of the faces moves nothing on ${path}`, async ({ page, awake }) => {
        await page.addInitScript(() => {
          Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
          }).observe({ type: 'layout-shift', buffered: true });
        });
        let letThrough = (): void => undefined;
        const allowed = new Promise<void>((resolve) => {
          letThrough = resolve;
        });
        await page.route('**/*.woff2', async (route) => {
          await allowed;
          await route.continue();
        });
        // The page has loaded only when its faces have.
        const loaded = awake(path);
        await page.waitForSelector('html[data-awake]');
        expect(await page.evaluate(() => document.fonts.status), 'the faces are still on their way').toBe('loading');
        letThrough();
        await loaded;
        await page.evaluate(() => document.fonts.ready);
        // Drawn with them.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(MOST);
      });
  });
