/** `npm run dev` says what is wrong with the definitions: in the terminal and over the page, at the start and after each change. */
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const WATCHED = ['choices', 'tools', 'converters', 'server/writers', 'server/model/beside', 'model/prompts', 'renderers'];

const faultsNow = async (): Promise<string[]> => {
  const file = path.join(root, 'src/build/faults.ts');
  const { module } = await runnerImport<typeof import('./faults.ts')>(file, { configFile: false, root, logLevel: 'error' });
  return module.faultsIn(module.catalogue);
};

export const faultsInDevelopment = (): Plugin => ({
  name: 'faults-in-development',
  apply: 'serve',
  configureServer(server) {
    // Commands that only load modules from source show no page.
    if (server.config.server.middlewareMode) return;
    let checks = 0;
    const check = async (): Promise<void> => {
      const own = ++checks;
      const faults = await faultsNow();
      if (own !== checks || faults.length === 0) return;
      const message = faults.join('\n');
      server.config.logger.error(message, { timestamp: true });
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'definitions' } });
    };
    // A file that cannot be read at all is told by Vite, where it is loaded.
    const checkQuietly = (): void => void check().catch(() => undefined);
    server.watcher.on('all', (_, file) => {
      if (WATCHED.some((folder) => file.startsWith(path.join(root, folder)))) checkQuietly();
    });
    server.httpServer?.once('listening', checkQuietly);
  },
});
