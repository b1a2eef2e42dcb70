/** Firefox over WebDriver BiDi, which needs no driver beside the browser. */
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** `early` runs in each page before the page's own scripts. */
export const startFirefox = async (executablePath: string, early: string): Promise<Driver> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(early);
  return {
    async goTo(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const element = (await page.evaluateHandle(expression)).asElement();
      if (!element) throw new Error(`nothing to press: ${expression}`);
      await (element as ElementHandle<Element>).click();
    },
    type: (text) => page.keyboard.type(text),
    async press(key, ...held) {
      for (const modifier of held) await page.keyboard.down(modifier as 'Control');
      await page.keyboard.press(key as 'Enter');
      for (const modifier of held) await page.keyboard.up(modifier as 'Control');
    },
    close: () => browser.close(),
  };
};
