// Finds a Chromium to test with; never downloads one. Order: CHROMIUM_PATH, an installed browser, the one that the npm
// package @sparticuz/chromium carries (Linux on x64), else an error that says what to do.
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What a browser in a closed network must not try. */
const QUIET_ARGUMENTS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

const runs = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

const firstThatRuns = async (files) => {
  for (const file of files) if (await runs(file)) return file;
  return undefined;
};

const installed = () => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return firstThatRuns([...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...PLACES]);
};

/** Sets variables for the length of one piece of work. */
const withEnvironment = async (variables, work) => {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
};

/**
 * Unpacks the packed browser beside its final place and renames it, so that a killed unpack leaves nothing broken. The
 * package unpacks its shared libraries only where it believes itself on Lambda, and into the folder for temporary files.
 */
const unpacked = async () => {
  const cache = path.join(root, 'node_modules/.cache');
  const home = path.join(cache, 'chromium');
  const executablePath = path.join(home, 'chromium');
  if (!(await runs(executablePath))) {
    await mkdir(cache, { recursive: true });
    const temporary = await mkdtemp(path.join(cache, 'chromium-'));
    const variables = {
      TMPDIR: temporary,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
      LD_LIBRARY_PATH: '',
      FONTCONFIG_PATH: '',
      HOME: process.env.HOME ?? '',
    };
    await withEnvironment(variables, async () => {
      const { default: pack } = await import('@sparticuz/chromium');
      await pack.executablePath();
    });
    await rename(temporary, home).catch(async (problem) => {
      // Another run may have been quicker.
      await rm(temporary, { recursive: true, force: true });
      if (!(await runs(executablePath))) throw problem;
    });
  }
  const hasFonts = await access('/etc/fonts/fonts.conf').then(
    () => true,
    () => false,
  );
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: path.join(home, 'al2023/lib'), ...(hasFonts ? {} : { FONTCONFIG_PATH: path.join(home, 'fonts') }) },
    source: 'the npm package',
  };
};

/** @returns {Promise<{ executablePath: string, env: Record<string, string>, source: string }>} */
const findBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!(await runs(named))) throw new Error(`CHROMIUM_PATH=${named} is not an executable file`);
    return { executablePath: named, env: {}, source: 'CHROMIUM_PATH' };
  }
  const system = process.env.BROWSER_SOURCE === 'npm' ? undefined : await installed();
  if (system) return { executablePath: system, env: {}, source: 'the system' };
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked();
  throw new Error('No Chrome or Chromium found. Install one, or set CHROMIUM_PATH to its executable file.');
};

/** Ready for `chromium.launch(...)`. */
export const launchOptions = async () => {
  const { executablePath, env } = await findBrowser();
  return { executablePath, env: { ...process.env, ...env }, args: QUIET_ARGUMENTS, chromiumSandbox: false };
};
