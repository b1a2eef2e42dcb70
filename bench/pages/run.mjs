// How fast pages appear, wake and answer, beside the floor: a bare prerendered React page measured in the same run. The
// processor is slowed four times; once with the connection as it is, once as slow 4G. `npm run bench:pages [-- rounds]`, on a
// built copy.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromiums } from '../../tests/support/browsers.mjs';
import { serveFloor } from './floor.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const ROUNDS = Number(process.argv[2] ?? 7);
const PORT = 4890;
const SLOWER = 4;
const SETTLED = 1_500;
/** As Lighthouse simulates it: bytes a second and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };
const LONG_TEXT = 'It was a dark and stormy night, and the rain fell in torrents. '.repeat(1600);
const PAGES = ['/', '/eulogy-generator', '/cta-generator', '/normaltobold-generator', '/grammar-checker', '/prompt-generator'];

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Keeps what the browser says of the page from its first moment. */
const watch = () => {
  const seen = { lcp: 0, shift: 0, blocked: 0, longest: 0, slowest: 0 };
  window.seen = seen;
  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
    seen.longest = Math.max(seen.longest, duration);
  });
  observe('event', ({ duration, interactionId }) => interactionId && (seen.slowest = Math.max(seen.slowest, duration)), {
    durationThreshold: 16,
  });
};

const browser = await chromium.launch((await findChromiums())[0].launchOptions);

/** What the browser says of what is done now, until a moment after. */
const during = async (page, act) => {
  await page.evaluate(() => Object.assign(window.seen, { shift: 0, longest: 0, slowest: 0 }));
  await act();
  await pause(1_500);
  return page.evaluate(() => window.seen);
};

/** Presses by the mouse alone: `button.click()` first has a script of its own look at the page, and a visitor has none. */
const press = async (page, button) => {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
};

/** Opens the first select of the page, where it has one; types into its first box; pastes a long text; runs an example. */
const used = async (page) => {
  const figures = {};
  const select = page.getByRole('combobox').first();
  if ((await select.count()) > 0) {
    figures.selecting = (await during(page, () => press(page, select))).slowest;
    await page.keyboard.press('Escape');
  }
  const box = page.locator('main textarea, main input:not([type="checkbox"])').first();
  if ((await box.count()) === 0) return figures;
  await box.click();
  figures.typing = (await during(page, () => page.keyboard.type('first snow', { delay: 60 }))).slowest;
  const paste = () =>
    box.evaluate((field, text) => {
      field.focus();
      document.execCommand('insertText', false, text);
    }, LONG_TEXT);
  figures.pasting = (await during(page, paste)).longest;
  const example = page.locator('section[aria-labelledby="examples"] button').first();
  if ((await example.count()) > 0) await example.click();
  const button = page.locator('main form button[type="submit"], main > button');
  if ((await button.count()) > 0) {
    const { slowest, shift } = await during(page, () => press(page, button));
    Object.assign(figures, { pressing: slowest, shiftOfResult: shift });
  }
  return figures;
};

/** Opens a page with nothing cached and looks at it; where the connection is as it is, uses it, too. */
const measured = async (url, isSlow) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  // Visitors come from another site, mostly a search engine's: the browser then shows the page in a process of its own. And a
  // browser that has just opened a window loads parts of its own beside the page, which a visitor's has long done.
  await page.goto(floor.elsewhere);
  await pause(SETTLED);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const bytes = { script: 0, all: 0 };
  const types = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await pause(isSlow ? 4_000 : 2_000);
  const seen = await page.evaluate(() => ({ ...window.seen, awake: performance.getEntriesByName('awake')[0]?.startTime ?? 0 }));
  const figures = { ...seen, ...bytes, ...(isSlow ? {} : await used(page)) };
  await context.close();
  return figures;
};

const server = spawn('node', ['dist/server/index.js'], {
  cwd: root,
  stdio: 'ignore',
  env: { ...process.env, PORT: String(PORT), VOTES_FILE: ':memory:', KEPT_ASSETS: '', AI: 'off', RATE_LIMIT_PER_MINUTE: '0' },
});
const base = `http://127.0.0.1:${PORT}`;
while (
  !(await fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await pause(50);
const floor = await serveFloor();
try {
  const addresses = [['the floor', floor.url], ['the floor, gzip', floor.gzipped], ...PAGES.map((page) => [page, base + page])];
  for (const isSlow of [false, true]) {
    const taken = new Map(addresses.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round++)
      // Turn about, so that whatever else the machine does hits all alike.
      for (const [name, url] of addresses) taken.get(name).push(await measured(url, isSlow));
    const middle = (name, key) => median(taken.get(name).map((one) => one[key] ?? 0));
    console.log(`\nProcessor ${SLOWER} times slower, ${isSlow ? 'slow 4G' : 'connection as it is'}; medians of ${ROUNDS}`);
    console.table(
      Object.fromEntries(
        addresses.map(([name]) => [
          name,
          {
            'LCP, ms': Math.round(middle(name, 'lcp')),
            '× floor': Number((middle(name, 'lcp') / middle('the floor', 'lcp')).toFixed(2)),
            'awake, ms': Math.round(middle(name, 'awake')),
            'blocked, ms': Math.round(middle(name, 'blocked')),
            'layout shift': Number(middle(name, 'shift').toFixed(3)),
            'scripts, kB': Number((middle(name, 'script') / 1000).toFixed(1)),
            'all, kB': Number((middle(name, 'all') / 1000).toFixed(1)),
            ...(!isSlow && {
              'slowest key, ms': Math.round(middle(name, 'typing')),
              'opening a select, ms': Math.round(middle(name, 'selecting')),
              'pressing the button, ms': Math.round(middle(name, 'pressing')),
              'layout shift of the result': Number(middle(name, 'shiftOfResult').toFixed(3)),
              'longest task of a paste, ms': Math.round(middle(name, 'pasting')),
            }),
          },
        ]),
      ),
    );
  }
} finally {
  floor.close();
  server.kill();
  await browser.close();
}
process.exit();
