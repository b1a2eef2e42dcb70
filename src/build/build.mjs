// Builds the site, the server and every page: `npm run build`, or `npm start` where the built copy is out of date. A folder given
// as argument takes the place of `dist`; with NODE_ENV=development, React explains more of what it finds.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild, minify } from 'vite';
import { compress } from './compress.mjs';
import { fingerprint, stampIn } from './fingerprint.mjs';
import { writeServiceWorker } from './offline.mjs';
import { prerender } from './prerender.mjs';
import { soundCatalogue } from './sound.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const configFile = path.join(root, 'vite.config.ts');

const buildFor = (outDir, options) =>
  viteBuild({
    configFile,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, ...options },
    // Of the mathematics library little is needed, and only what is bundled can lose the rest.
    ...(options.ssr ? { publicDir: false, ssr: { noExternal: ['mathjs'] } } : {}),
  });

const buildForNode = (outDir, entries) =>
  buildFor(outDir, {
    ssr: true,
    ssrEmitAssets: true,
    manifest: false,
    target: 'node20',
    rolldownOptions: { input: entries.map((entry) => path.join(root, entry)) },
  });

/** Vite copies public files as they are, comments and all. */
const minifyEarlyScripts = async (dist) => {
  for (const name of ['early.js', 'watch.js', 'start.js']) {
    const file = path.join(dist, 'client', name);
    const { code } = await minify(file, await readFile(file, 'utf8'));
    await writeFile(file, code);
  }
};

/** What the server must know of each writer without loading it, and what one of them would set up anew in every process. */
const describeWriters = async (dist) => {
  const { describeAll, keepSetup } = await import(pathToFileURL(path.join(dist, 'server/thread.js')).href);
  await writeFile(path.join(dist, 'server/writers.json'), JSON.stringify(await describeAll()));
  await keepSetup();
};

export const build = async (dist = path.join(root, 'dist')) => {
  await soundCatalogue();
  await rm(stampIn(dist), { force: true });
  await buildFor(path.join(dist, 'client'), {});
  await buildForNode(path.join(dist, 'ssr'), ['src/entry-server.tsx']);
  await buildForNode(path.join(dist, 'server'), ['server/index.ts', 'server/pools/thread.ts', 'server/pools/encoderThread.ts']);
  await describeWriters(dist);
  await minifyEarlyScripts(dist);
  await writeServiceWorker(dist, await prerender(dist));
  // The manifest is for the steps above; visitors have no use for it.
  await rm(path.join(dist, 'client/.vite'), { recursive: true });
  await compress(path.join(dist, 'client'));
  await writeFile(stampIn(dist), await fingerprint());
};

if (process.argv[1] === import.meta.filename) await build(process.argv[2] && path.resolve(process.argv[2]));
