/**
 * Keeps the assets of earlier versions for tabs that were opened before this one: a folder for each version, outside the build,
 * which may be mounted into a container.
 */
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { faultOf } from '../fault.ts';
import type { Log } from '../log.ts';

/** How many versions are kept, including this one. */
const MOST_VERSIONS = 6;

/** The same for the same build, wherever it was made: an asset's name changes with its content. */
const versionOf = (assets: string): string =>
  createHash('sha256').update(readdirSync(assets).sort().join('\n')).digest('hex').slice(0, 16);

const keep = (assets: string, kept: string, version: string): void => {
  const own = path.join(kept, version);
  mkdirSync(kept, { recursive: true });
  if (!existsSync(own)) {
    // A version is added completely or not at all, even if several copies of the server start at once, each as process 1 of its
    // container.
    const coming = path.join(kept, `.${version}.${randomUUID()}`);
    cpSync(assets, coming, { recursive: true });
    try {
      renameSync(coming, own);
    } catch (problem) {
      rmSync(coming, { recursive: true });
      if (!existsSync(own)) throw problem;
    }
  }
  const now = new Date();
  utimesSync(own, now, now);
};

const newestFirst = (kept: string): string[] =>
  readdirSync(kept)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => ({ name, begun: statSync(path.join(kept, name)).mtimeMs }))
    .sort((one, other) => other.begun - one.begun)
    .map(({ name }) => name);

/**
 * Adds this version's assets to the kept ones, and removes the oldest beyond a few. Gives the folders of the other versions, the
 * newest first; none where nothing can be kept, which is logged, and costs open tabs a reload.
 */
export const keepAssets = (assets: string, kept: string, log: Log): readonly string[] => {
  try {
    const version = versionOf(assets);
    keep(assets, kept, version);
    const all = newestFirst(kept);
    for (const name of all.slice(MOST_VERSIONS)) rmSync(path.join(kept, name), { recursive: true, force: true });
    return all
      .slice(0, MOST_VERSIONS)
      .filter((name) => name !== version)
      .map((name) => path.join(kept, name));
  } catch (problem) {
    log.warn({ event: 'assets not kept', ...faultOf(problem) });
    return [];
  }
};
