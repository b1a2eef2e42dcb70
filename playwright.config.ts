import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser.mjs';

/** The built product in a real browser, on a phone's screen and on a desk's. The server is started by the set-up. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  globalSetup: './tests/browser/start-server.ts',
  outputDir: 'node_modules/.cache/browser-tests',
  workers: 2,
  // A busy machine may be late once; what passes only then is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { baseURL: process.env['SUITE_URL'] ?? '', launchOptions: await launchOptions() },
});
