// The floor: the bare page, built as the product is, and served by the product's own code, as it serves its pages.
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { build, runnerImport } from 'vite';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const SCRIPT = '/assets/wake.js';

const load = async (file) => (await runnerImport(path.join(root, file), { configFile: false, root, logLevel: 'error' })).module;

/** Writes the page and its script into a folder, as a built site has them. */
const writeFloor = async (folder) => {
  const { output } = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: path.join(here, 'wake.tsx') } },
  });
  const { html } = await load('bench/pages/html.tsx');
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), html(SCRIPT));
  await writeFile(path.join(folder, SCRIPT), output.find(({ type, isEntry }) => type === 'chunk' && isEntry).code);
};

/** Serves the floor: `url` as the product serves, with Brotli, `gzipped` with gzip alone, `elsewhere` on another site. */
export const serveFloor = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'floor-'));
  await writeFloor(folder);
  const { readSite } = await load('server/site/files.ts');
  const { send } = await load('server/site/send.ts');
  const files = readSite(folder, '');
  await rm(folder, { recursive: true });
  const serve = async (kept) => {
    const app = new Hono();
    app.get('*', (context) => {
      const file = files.get(context.req.path);
      return file ? send(context, { ...file, forms: file.forms.filter(kept) }) : context.notFound();
    });
    const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
  };
  const [own, gzipped] = [await serve(() => true), await serve(({ encoding }) => encoding !== 'br')];
  return {
    url: own.url,
    gzipped: gzipped.url,
    elsewhere: own.url.replace('127.0.0.1', 'localhost'),
    close() {
      own.close();
      gzipped.close();
    },
  };
};
