// What the server costs: the start, the first use of each writer, memory, a page, what it adds to a writer, a visitor's minute.
// `npm run bench:server`, on a built copy.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask } from '../load/client.mjs';
import { load, say, startCold, startCopy } from '../load/suite.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { examples } = await load('bench/pools/parts.ts');
const { write } = await import(pathToFileURL(path.join(root, 'dist/server/thread.js')).href);
const described = JSON.parse(readFileSync(path.join(root, 'dist/server/writers.json'), 'utf8'));

const STARTS = 5;
const PAGES = 2_000;
/** From the opening of a page to its first press of the button. */
const TYPING_MS = 5_000;
const ROUNDS = 300;
/** For threads to come to rest and garbage to be collected. */
const REST_MS = 3_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const shown = (value, digits = 0) => Number(value.toFixed(digits));
const isLight = ({ key }) => (described[key].pool ?? 'common') === 'common';

const get = (url, address) => ask(url, { method: 'GET', path: address });
const post = (url, { path: address, body }) => ask(url, { method: 'POST', path: address, body: JSON.stringify(body) });

/** Processor time of the server in milliseconds while something is done, all its threads together. */
const during = async ({ stalls }, work) => {
  const before = (await stalls()).processor;
  await work();
  return (await stalls()).processor - before;
};

/** As `npm start` sets them: memory that is free is given back. */
const GIVES_BACK = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const start = async () => {
  const begun = performance.now();
  const product = await startCold(GIVES_BACK);
  return { product, readyMs: performance.now() - begun };
};

const started = [];
for (let round = 0; round < STARTS; round++) {
  const { product, readyMs } = await start();
  await pause(REST_MS);
  started.push({ readyMs, ...(await product.stalls()) });
  await product.stop();
}
say('ready, ms', shown(median(started.map(({ readyMs }) => readyMs))));
say('its processor time, ms', shown(median(started.map(({ processor }) => processor))));
say('memory at rest, MB', shown(median(started.map(({ rss }) => rss))));

/** The first use of a writer by somebody who has opened its page, on a server that nobody has asked for anything else. */
const firstUse = async (example) => {
  const { product } = await start();
  await get(product.url, `/${example.key}`);
  await pause(TYPING_MS);
  const { ms } = await post(product.url, example);
  await product.stop();
  return ms;
};
const opened = new Map();
for (const example of examples) opened.set(example.key, await firstUse(example));

const { product } = await start();
await pause(REST_MS);
const { url } = product;
const rows = [];
for (const example of examples) {
  const first = await post(url, example);
  const processor = await during(product, () => post(url, example));
  const { ms } = await post(url, example);
  rows.push({
    writer: example.key,
    pool: described[example.key].pool ?? 'common',
    'first use, its page opened before, ms': shown(opened.get(example.key)),
    'without, ms': shown(first.ms),
    'then, ms': shown(ms),
    'processor then, ms': shown(processor, 1),
    'memory after it, MB': shown((await product.stalls()).rss),
  });
}
console.table(rows);
await pause(REST_MS);
say('memory with one of each writer, MB', shown((await product.stalls()).rss));

/** Every page of the site in a row, as a crawler reads them. */
const crawled = async () => {
  const { product } = await start();
  const { text } = await get(product.url, '/sitemap.xml');
  for (const [, address] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) await get(product.url, new URL(address).pathname);
  await pause(TYPING_MS + REST_MS);
  const { rss } = await product.stalls();
  await product.stop();
  return rss;
};
say('memory once every page was opened in a row, MB', shown(await crawled()));

await get(url, '/cta-generator');
const pages = await during(product, async () => {
  for (let page = 0; page < PAGES; page++) await get(url, '/cta-generator');
});
say('pages a second and core', shown((PAGES / pages) * 1000));

const added = [];
for (const { key, path: address, body, request } of examples.filter(isLight)) {
  const own = async () => {
    for (let round = 0; round < ROUNDS; round++) await write({ key, request });
  };
  await own();
  const before = process.cpuUsage();
  await own();
  const { user, system } = process.cpuUsage(before);
  const here = (user + system) / 1000;
  const asked = async () => {
    for (let round = 0; round < ROUNDS; round++) await post(url, { path: address, body });
  };
  await asked();
  added.push(((await during(product, asked)) - here) / ROUNDS);
}
say('added to a light writer, processor ms, median', shown(median(added), 2));
say('and at most', shown(Math.max(...added), 2));

/** A page with all that it names, what the writers can do, and two texts. */
const visit = async (example) => {
  const { text } = await get(url, `/${example.key}`);
  const assets = [...text.matchAll(/(?:src|href)="(\/(?:assets\/)?[^"#]+\.(?:js|css|woff2|svg))"/g)].map(
    ([, address]) => address,
  );
  for (const address of [...new Set(assets), '/api/capabilities']) await get(url, address);
  for (let run = 0; run < 2; run++) await post(url, example);
};
const minutes = [];
for (const example of examples) minutes.push(await during(product, () => visit(example)));
say("a visitor's minute, processor ms, median", shown(median(minutes), 1));
say('and of the dearest tool', shown(Math.max(...minutes), 1));
await product.stop();

const warm = await startCopy(GIVES_BACK);
await get(warm.url, '/api/prompts/search?search=email');
await pause(REST_MS);
say('memory with everything loaded (WARM=1), the library searched, MB', shown((await warm.stalls()).rss));
await warm.stop();
process.exit();
