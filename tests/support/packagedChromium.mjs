// The Chromium that the npm package @sparticuz/chromium carries (Linux on x64): unpacked once, never downloaded.
import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const home = path.join(cache, 'chromium');
const executablePath = path.join(home, 'chromium');

const isThere = (file, mode) =>
  access(file, mode).then(
    () => true,
    () => false,
  );

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
 * Unpacks it beside its final place and renames it, so that a killed unpack leaves nothing broken. The package unpacks its
 * shared libraries only where it believes itself on Lambda, and into the folder for temporary files.
 */
const unpack = async () => {
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
    if (!(await isThere(executablePath, constants.X_OK))) throw problem;
  });
};

/** Its executable file and the variables that it needs; undefined on other machines than it was made for. */
export const packagedChromium = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!(await isThere(executablePath, constants.X_OK))) await unpack();
  const hasFonts = await isThere('/etc/fonts/fonts.conf');
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: path.join(home, 'al2023/lib'), ...(hasFonts ? {} : { FONTCONFIG_PATH: path.join(home, 'fonts') }) },
  };
};
