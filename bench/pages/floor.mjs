// The floor: the bare page, built as the product is, and served from memory, compressed.
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';

const here = import.meta.dirname;

/** Serves the floor and gives its address and a way to end it. */
export const serveFloor = async () => {
  const { output } = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: path.join(here, 'wake.tsx') } },
  });
  const script = output.find(({ type, isEntry }) => type === 'chunk' && isEntry).code;
  const { module } = await runnerImport(path.join(here, 'html.tsx'), { configFile: false, root: here, logLevel: 'error' });
  const files = { '/': ['text/html; charset=utf-8', module.html('/wake.js')], '/wake.js': ['text/javascript', script] };
  const server = createServer(({ url }, response) => {
    const file = files[url];
    if (!file) return response.writeHead(404).end();
    const [type, body] = file;
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
};
