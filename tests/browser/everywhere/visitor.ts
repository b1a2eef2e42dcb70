/** A visitor who uses a page by what can be seen and said of it, in whichever browser the project names. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';
import type { Found } from '../../support/browsers.mjs';
import type { Browsing } from './browsing.ts';
import { startChromium } from './drivers/chromium.ts';
import type { Driver, Expression } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';

/** Keeps what goes wrong in a page: errors, scripts and styles that do not come, reports of the policy. */
const COMPLAINTS = `window.complaints ??= [];
for (const [event, words] of Object.entries({
  error: ({ message, target }) => message ?? 'not loaded: ' + (target.src ?? target.href?.baseVal ?? target.href),
  unhandledrejection: ({ reason }) => 'unhandled: ' + reason,
  securitypolicyviolation: ({ violatedDirective, blockedURI }) => 'forbidden by ' + violatedDirective + ': ' + blockedURI,
})) window.addEventListener(event, (report) => complaints.push(words(report)), true);`;

/** Keeps what the page announces, since some of it is said for two seconds only. */
const ANNOUNCED = `window.announced = new Set();
const listen = () => { for (const { textContent } of document.querySelectorAll('[role="status"], [role="alert"]')) announced.add(textContent); };
new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });`;

/** Finds elements as assistive technology would: by role and accessible name. */
const LOOKUP = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace('index.js', '@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = string | RegExp;
const literal = (name: Name): Expression => (typeof name === 'string' ? JSON.stringify(name) : String(name));

/** The first element with this role and name in a part of the page. */
export const role = (kind: string, name: Name, within: Expression = 'document.body'): Expression =>
  `(TestingLibraryDom.queryAllByRole(${within}, ${JSON.stringify(kind)}, { name: ${literal(name)} })[0] ?? null)`;
/** The first element with this role in which these words stand. */
export const saying = (kind: string, words: RegExp): Expression =>
  `(TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(kind)}).find(({ textContent }) => ${literal(words)}.test(textContent)) ?? null)`;
export const css = (selector: string): Expression => `document.querySelector(${JSON.stringify(selector)})`;

/** With which key an editing command goes. */
const COMMAND = process.platform === 'darwin' ? 'Meta' : 'Control';

export interface Visitor {
  /** Opens a path of the site, or a whole address, and waits until the page has woken. */
  open(path: string): Promise<void>;
  /** Waits until the expression gives something that is no falsehood. */
  sees(expression: Expression): Promise<void>;
  /** Waits until the page has announced it, in a status or an alert. */
  hears(words: RegExp): Promise<void>;
  /** Waits for the element and until it can be pressed. */
  click(element: Expression): Promise<void>;
  focus(element: Expression): Promise<void>;
  /** Puts this text in the place of what a box holds, by mouse and keyboard. */
  fill(box: Expression, text: string): Promise<void>;
  paste(box: Expression): Promise<void>;
  type(text: string): Promise<void>;
  press(key: string, ...held: string[]): Promise<void>;
  read(expression: Expression): Promise<unknown>;
  has(expression: Expression): Promise<boolean>;
  /** @throws where something has gone wrong in this page. */
  calm(): Promise<void>;
}

const visitorWith = (driver: Driver): Visitor => {
  const sees = (expression: Expression): Promise<void> =>
    expect.poll(() => driver.evaluate(`Boolean(${expression})`), { message: expression, timeout: 30_000 }).toBe(true);
  /** Brings it to the middle of the screen and waits until it no longer moves: a press would land beside it. */
  const rests = async (element: Expression): Promise<void> => {
    await driver.evaluate(`${element}?.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const place = () =>
      driver.evaluate(`((part) => part && Object.values(part.getBoundingClientRect().toJSON()).join())(${element})`);
    let before: unknown;
    const isSame = async (): Promise<boolean> => {
      const last = before;
      before = await place();
      return typeof before === 'string' && before === last;
    };
    await expect.poll(isSame, { message: `${element} rests`, timeout: 30_000, intervals: [50] }).toBe(true);
  };
  const click = async (element: Expression): Promise<void> => {
    await sees(`((part) => part && !part.disabled)(${element})`);
    await rests(element);
    await driver.click(element);
  };
  return {
    sees,
    hears: (words) => sees(`[...announced].some((said) => ${literal(words)}.test(said))`),
    click,
    async open(path) {
      await driver.goTo(new URL(path, process.env['SUITE_URL']).href);
      await driver.evaluate(`(() => { if (!window.complaints) { ${COMPLAINTS} } })()`);
      await driver.evaluate(`(() => { ${ANNOUNCED}; ${LOOKUP} })()`);
      await sees("'awake' in document.documentElement.dataset");
    },
    async focus(element) {
      await sees(element);
      await driver.evaluate(`${element}.focus()`);
    },
    async fill(box, text) {
      await click(box);
      await driver.press('a', COMMAND);
      await driver.type(text);
    },
    async paste(box) {
      await click(box);
      await driver.press('v', COMMAND);
    },
    type: (text) => driver.type(text),
    press: (key, ...held) => driver.press(key, ...held),
    read: (expression) => driver.evaluate(expression),
    has: async (expression) => Boolean(await driver.evaluate(`Boolean(${expression})`)),
    async calm() {
      expect(await driver.evaluate('window.complaints')).toEqual([]);
    },
  };
};

const start = (found: Found): Promise<Driver> => {
  if (found.kind === 'chromium') return startChromium(found.launchOptions, COMPLAINTS);
  return found.kind === 'firefox' ? startFirefox(found.program, COMPLAINTS) : startWebKit(found.program);
};

export const test = base.extend<{ visitor: Visitor }, Browsing & { driver: Driver }>({
  found: [undefined, { option: true, scope: 'worker' }],
  missing: ['', { option: true, scope: 'worker' }],
  /** One process for the whole run: it takes these browsers seconds to start. */
  driver: [
    async ({ found, missing }, provide) => {
      test.skip(!found, missing);
      if (!found) return;
      const driver = await start(found);
      await provide(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ driver }, provide) => {
    const visitor = visitorWith(driver);
    await provide(visitor);
    await visitor.calm();
  },
});

export { expect };
