/** The whole product on one port: `node dist/server/index.js`. */
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createApi } from './app.ts';
import { readConfig } from './config.ts';
import { logToOutput } from './log.ts';
import { mountSite } from './site/site.ts';
import { warmUp } from './warm.ts';

const config = readConfig();
const app = createApi(config);
mountSite(app, path.resolve(import.meta.dirname, '../client'), config);

const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ address, port }) => {
  const host = address.includes(':') ? `[${address}]` : address;
  logToOutput({ event: 'ready', url: `http://${config.host === 'localhost' ? 'localhost' : host}:${port}` });
  if (config.warm) void warmUp(logToOutput);
});

const stop = (): void => {
  // Running requests end; idle connections do not hold us up.
  server.close(() => process.exit(0));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5_000).unref();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
