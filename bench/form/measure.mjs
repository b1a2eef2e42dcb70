// One form, drawn and typed into once, in a page of its own that has never seen it before.
const ORIGIN = 'http://form.invalid';
const WARM_UP = 'these first words wake the code up '.repeat(10);
const TEXT = 'The quick brown fox jumps over the lazy dog'.padEnd(300, ' and over again');

const openForm = async (browser, form) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // Isolated pages have the finer clock.
  const headers = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
    const contentType = path === '/' ? 'text/html' : types[path.slice(path.lastIndexOf('.'))];
    const body = form.files.get(path);
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body: Buffer.from(body), contentType, headers });
  });
  return { context, page };
};

/** Draws the form in a task of the page's own; gives the milliseconds by the clock. */
const mount = (page, fields) =>
  page.evaluate((count) => new Promise((done) => setTimeout(() => done(window.mountForm(count)))), fields);

/** Milliseconds that the page's main thread has spent so far: processor time, not the clock's. */
const spent = async (devtools) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name) => metrics.find((metric) => metric.name === name).value;
  return { all: seconds('TaskDuration') * 1000, scripts: seconds('ScriptDuration') * 1000 };
};

/** The last box with a counter. */
const label = (fields) => `What is part ${fields / 4} about?`;

/**
 * @returns {Promise<Record<'mount' | 'mountByClock' | 'key' | 'keyScripts', number>>} milliseconds; the last two per keystroke
 */
export const measureOnce = async (browser, form, fields) => {
  const { context, page } = await openForm(browser, form);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(ORIGIN, { waitUntil: 'load' });
  const atStart = await spent(devtools);
  const mountByClock = await mount(page, fields);
  const drawn = await spent(devtools);
  const box = page.getByRole('textbox', { name: label(fields) });
  await box.click();
  await page.keyboard.type(WARM_UP);
  const before = await spent(devtools);
  await page.keyboard.type(TEXT);
  const after = await spent(devtools);
  if ((await box.inputValue()) !== WARM_UP + TEXT) throw new Error(`${form.name}: what was typed is not in the box`);
  await context.close();
  return {
    mount: drawn.scripts - atStart.scripts,
    mountByClock,
    key: (after.all - before.all) / TEXT.length,
    keyScripts: (after.scripts - before.scripts) / TEXT.length,
  };
};

/** How often React commits for one keystroke, seen as its developer tools see it. */
export const commitsPerKey = async (browser, form, fields) => {
  const { context, page } = await openForm(browser, form);
  await page.addInitScript(() => {
    window.commits = 0;
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => window.commits++,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    };
  });
  await page.goto(ORIGIN, { waitUntil: 'load' });
  await mount(page, fields);
  await page.getByRole('textbox', { name: label(fields) }).click();
  const before = await page.evaluate(() => window.commits);
  if (before === 0) throw new Error('no commit was seen: React no longer tells its developer tools this way');
  await page.keyboard.type(TEXT);
  const commits = (await page.evaluate(() => window.commits)) - before;
  await context.close();
  return commits / TEXT.length;
};
