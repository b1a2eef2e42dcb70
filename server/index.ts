/** The whole product on one port: `node dist/server/index.js`. */
import path from 'node:path';
import { serve } from '@hono/node-server';
import { embeddedWriting } from './api/generate.ts';
import { createApi } from './app.ts';
import { hasWriter, tools } from './catalogue.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { withModel } from './model/withModel.ts';
import { inPools } from './pools/pools.ts';
import { mountSite } from './site/site.ts';
import { warmUp } from './warm.ts';

const config = readConfig();
const log = createLog();
const file = new URL('./thread.js', import.meta.url);
const pools = { ...config.pools, file, timeoutMs: embeddedWriting.timeoutMs, keepThreads: config.warm };
const embedded = { ...embeddedWriting, loadWriter: inPools(hasWriter, pools) };
const writing = { ...embedded, loadWriter: withModel(embedded.loadWriter, config.model, tools) };
const app = createApi(config, log, writing);
mountSite(app, path.resolve(import.meta.dirname, '../client'), config);

/** Where a browser on this machine finds it. */
const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

const listen = { fetch: app.fetch, port: config.port, ...(config.host === undefined ? {} : { hostname: config.host }) };
const server = serve(listen, ({ port }) => {
  log.info({ event: 'ready', url: addressOf(config.host ?? 'localhost', port) });
  if (config.warm) void warmUp(log, embedded, config.pools.threads);
});

server.on('error', (problem: NodeJS.ErrnoException) => {
  const why = problem.code === 'EADDRINUSE' ? `port ${config.port} is taken; choose another one with PORT` : problem.message;
  process.stderr.write(`The server could not start: ${why}\n`);
  process.exit(1);
});

const stop = (): void => {
  // Running requests end; idle connections do not hold us up.
  server.close(() => process.exit(0));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5_000).unref();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
