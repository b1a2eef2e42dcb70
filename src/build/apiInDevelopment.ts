/** `npm run dev`: the API runs inside Vite's server, from source, so that a changed writer answers the next call. */
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type { App } from '../../server/app.ts';

const api = path.resolve(import.meta.dirname, '../../server/development.ts');

export const apiInDevelopment = (): Plugin => ({
  name: 'api-in-development',
  apply: 'serve',
  configureServer(server) {
    /** The same API as long as the source does not change, so that limits and queues last from call to call. */
    let current: { readonly module: object; readonly listen: Promise<ReturnType<typeof getRequestListener>> } | undefined;
    server.middlewares.use('/api', (request, response, next) => {
      request.url = request.originalUrl ?? request.url;
      server
        .ssrLoadModule(api)
        .then(async (module) => {
          if (current?.module !== module)
            current = { module, listen: module['startApi']().then((app: App) => getRequestListener(app.fetch)) };
          return (await current!.listen)(request, response);
        })
        .catch(next);
    });
  },
});
