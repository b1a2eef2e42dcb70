// The browsers that this machine has to test with. None is ever downloaded.
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { packagedChromium } from './packagedChromium.mjs';

const CHROMIUM = {
  names: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};
const FIREFOX = {
  names: ['firefox', 'firefox-esr'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};
const WEBKIT_DRIVER = { names: ['WebKitWebDriver'], places: [] };
const SCREEN = { names: ['xvfb-run'], places: [] };

/** What a browser in a closed network must not try. */
const QUIET_ARGUMENTS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

const runs = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The first of these programs that is on the path or in its usual place. */
const installed = async ({ names, places }) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...places];
  for (const file of files) if (await runs(file)) return file;
  return undefined;
};

const systemChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !(await runs(named))) throw new Error(`CHROMIUM_PATH=${named} is not an executable file`);
  const executablePath = named || (await installed(CHROMIUM));
  return executablePath && { executablePath, env: {} };
};

const chromiumWith = ({ executablePath, env }) => ({
  kind: 'chromium',
  launchOptions: { executablePath, env: { ...process.env, ...env }, args: QUIET_ARGUMENTS, chromiumSandbox: false },
});

/** Those to be had, the one that visitors would have first: `CHROMIUM_PATH` or an installed one, then the packaged one. */
export const findChromiums = async () => {
  const found = [await systemChromium(), await packagedChromium()].filter(Boolean).map(chromiumWith);
  if (found.length === 0)
    throw new Error('No Chrome or Chromium found. Install one, or set CHROMIUM_PATH to its executable file.');
  return found;
};

export const findFirefox = async () => {
  const program = await installed(FIREFOX);
  return program && { kind: 'firefox', program };
};

export const findWebKit = async () => {
  const program = await installed(WEBKIT_DRIVER);
  return program && (await installed(SCREEN)) && { kind: 'webkit', program };
};

/** Ready for `chromium.launch(...)`. */
export const launchOptions = async () => {
  const [{ launchOptions: options }] = await findChromiums();
  return options;
};
