/** Chromium, as Playwright drives it in the other tests. */
import { chromium, type LaunchOptions } from '@playwright/test';
import type { Driver } from './driver.ts';

/** `early` runs in each page before the page's own scripts. */
export const startChromium = async (options: LaunchOptions, early: string): Promise<Driver> => {
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  await page.addInitScript(early);
  return {
    async goTo(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const element = (await page.evaluateHandle<Element | null>(expression)).asElement();
      if (!element) throw new Error(`nothing to press: ${expression}`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key, ...held) => page.keyboard.press([...held, key].join('+')),
    close: () => browser.close(),
  };
};
