/** `npm run dev`: the API runs inside Vite's server, from source, so that a change of a writer shows at the next call. */
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const app = path.resolve(import.meta.dirname, '../../server/app.ts');

export const apiInDevelopment = (): Plugin => ({
  name: 'api-in-development',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/api', (request, response, next) => {
      request.url = request.originalUrl ?? request.url;
      server
        .ssrLoadModule(app)
        .then((module) => getRequestListener(module['createApi']().fetch)(request, response))
        .catch(next);
    });
  },
});
