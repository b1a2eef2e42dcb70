// The server's own modules, from source, for commands that need them: content and vectors included.
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Calls back with what loads a file, and closes behind it. */
export const fromSource = async (work) => {
  const configFile = path.join(root, 'vite.config.ts');
  const server = await createServer({
    configFile,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  try {
    return await work((file) => server.ssrLoadModule(path.join(root, file)));
  } finally {
    await server.close();
  }
};
