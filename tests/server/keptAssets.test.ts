/** The scripts of earlier versions are still served to the tabs that were opened with them. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApi } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createLog, silent, type LogLine } from '../../server/log.ts';
import { keepAssets } from '../../server/site/keptAssets.ts';
import { mountSite } from '../../server/site/site.ts';

let home: string;
let kept: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'assets-'));
  kept = path.join(home, 'kept');
});
afterEach(() => rmSync(home, { recursive: true }));

/** A built site whose scripts are these; those of the build before it are gone. */
const build = (...scripts: readonly string[]): string => {
  const client = path.join(home, 'client');
  rmSync(client, { recursive: true, force: true });
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  writeFileSync(path.join(client, 'index.html'), '<!doctype html>');
  for (const name of scripts) writeFileSync(path.join(client, 'assets', name), `/* ${name} */`);
  return client;
};

let minute = 0;
/** Starts the site as it was built. The versions' folders are a minute apart. */
const start = (client: string) => {
  const earlier = keepAssets(path.join(client, 'assets'), kept, silent);
  minute++;
  const names = new Set(earlier.map((folder) => path.basename(folder)));
  for (const name of readdirSync(kept)) if (!names.has(name)) utimesSync(path.join(kept, name), 60 * minute, 60 * minute);
  const app = createApi(readConfig(), { log: silent });
  mountSite(app, client, readConfig(), { earlier });
  return async (name: string): Promise<string | number> => {
    const response = await app.request(`/assets/${name}`);
    return response.status === 200 ? response.text() : response.status;
  };
};

it('a script of the version before is there, as are those of this one', async () => {
  start(build('app-1.js', 'same.js'));
  const get = start(build('app-2.js', 'same.js'));
  expect(await get('app-1.js')).toBe('/* app-1.js */');
  expect(await get('app-2.js')).toBe('/* app-2.js */');
  expect(await get('same.js')).toBe('/* same.js */');
  expect(await get('app-3.js')).toBe(404);
});

it('starting the same version again uses nothing up', async () => {
  start(build('app-1.js'));
  for (let time = 0; time < 10; time++) start(build('app-2.js'));
  expect(await start(build('app-2.js'))('app-1.js')).toBe('/* app-1.js */');
});

it('versions long past are forgotten, the oldest first', async () => {
  for (let version = 1; version <= 9; version++) start(build(`app-${version}.js`));
  const get = start(build('app-10.js'));
  expect(await get('app-9.js')).toBe('/* app-9.js */');
  expect(await get('app-1.js')).toBe(404);
  expect(readdirSync(kept).length).toBeLessThanOrEqual(6);
});

it('where nothing can be kept, that is logged and the site is served all the same', async () => {
  writeFileSync(kept, 'a file in the way');
  const lines: LogLine[] = [];
  const log = createLog({ write: (line) => lines.push(JSON.parse(line) as LogLine) });
  expect(keepAssets(path.join(build('app-1.js'), 'assets'), kept, log)).toEqual([]);
  expect(lines).toMatchObject([{ level: 'warn', event: 'assets not kept' }]);
});
