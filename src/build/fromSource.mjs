// Loads the server's modules from source, with their content and vectors, for commands that need them.
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Calls `work` with a function that loads a file, and cleans up afterwards. */
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
