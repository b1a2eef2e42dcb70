/** A page whose every complaint is kept: errors, warnings, reports of the policy, requests to strangers. */
import { infoPages } from '../../src/info/pages.ts';
import { test as base, expect, type Page } from '@playwright/test';

/** What Chromium before 148 says of a policy for its language model, which pages then had in trials alone. */
const ONLY_IN_TRIALS = "feature not enabled: 'language-model'.";

/** What a Chromium says that has the interface of a language model and none behind it. */
const NO_MODEL_HERE = 'Unable to create a text session because the service is not running.';

/** What the page itself complains of, from now on: errors and warnings. */
export const complaintsIn = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().endsWith(ONLY_IN_TRIALS) || message.text() === NO_MODEL_HERE) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
};

const complaintsOf = (page: Page): string[] => {
  const complaints = complaintsIn(page);
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(process.env['SUITE_URL'] ?? '').origin)
      complaints.push(`request to ${origin}`);
  });
  return complaints;
};

export const test = base.extend<{ complaints: string[]; awake: (path: string) => Promise<void> }>({
  complaints: async ({ page }, provide) => {
    const complaints = complaintsOf(page);
    await provide(complaints);
    expect(complaints).toEqual([]);
  },
  /** Opens a path and waits until the page has woken. */
  awake: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(path);
      await page.waitForSelector('html[data-awake]');
    });
  },
});

export { expect };

export const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1280, height: 900 },
] as const;

/** Pages that are only read: home, and those that every page leads to. */
export const TO_READ: ReadonlySet<string> = new Set(['/', ...infoPages.map(({ slug }) => `/${slug}`)]);

/** Every page there is, as the site itself tells search engines. */
export const everyPath = async (): Promise<string[]> => {
  const map = await (await fetch(`${process.env['SUITE_URL']}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
};

/** Until the service worker has kept what it keeps and looks after this page. */
export const lookedAfter = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
