// When each page's own words last changed, for the sitemap: as the history of the source says. Where there is none, or only a
// part of it, nothing is claimed.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const git = async (root, ...parameters) => (await run('git', parameters, { cwd: root })).stdout.trim();

/** The day (YYYY-MM-DD) of the last change to each of these files, by page; pages without one are left out. */
export const lastChanged = async (root, fileOf) => {
  try {
    if ((await git(root, 'rev-parse', '--is-shallow-repository')) !== 'false') return {};
    const days = await Promise.all(
      Object.entries(fileOf).map(async ([page, file]) => [page, await git(root, 'log', '-1', '--format=%cs', '--', file)]),
    );
    return Object.fromEntries(days.filter(([, day]) => day !== ''));
  } catch {
    return {};
  }
};
