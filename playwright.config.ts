import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { missing, type Browsing } from './tests/browser/everywhere/browsing.ts';
import { findChromiums, findFirefox, findWebKit } from './tests/support/browsers.mjs';

const [newest, packaged] = await findChromiums();
const EVERYWHERE = 'everywhere/*.spec.ts';

/** The packaged Chromium is older: what depends on the browser runs there, too. */
const older: NonNullable<PlaywrightTestConfig<object, Browsing>['projects']> = packaged
  ? [
      {
        name: 'chromium-packaged',
        fullyParallel: true,
        testMatch: '{journeys,trouble,looks}.spec.ts',
        use: { found: packaged, launchOptions: packaged.launchOptions },
      },
    ]
  : [];

/** The built product in real browsers, on a phone's screen and on a desk's. The server is started by the set-up. */
export default defineConfig<object, Browsing>({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/start-server.ts',
  outputDir: 'node_modules/.cache/browser-tests',
  workers: 2,
  // A busy machine may be late once; what passes only then is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { baseURL: process.env['SUITE_URL'] ?? '' },
  projects: [
    { name: 'firefox', testMatch: EVERYWHERE, use: { found: await findFirefox(), missing: missing.firefox } },
    { name: 'webkit', testMatch: EVERYWHERE, use: { found: await findWebKit(), missing: missing.webkit } },
    {
      name: 'chromium',
      fullyParallel: true,
      // Every page is opened and used there by another walk, which looks at more.
      testIgnore: 'everywhere/every-tool.spec.ts',
      use: { found: newest, launchOptions: newest.launchOptions },
    },
    ...older,
  ],
});
