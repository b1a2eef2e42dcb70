/** The whole product on one port: `node dist/server/index.js`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { embeddedWriting } from './api/generate.ts';
import { createApi } from './app.ts';
import { readConfig } from './config.ts';
import { faultOf } from './fault.ts';
import { createLog } from './log.ts';
import { reportLocalModel, withLocalModel } from './model/local.ts';
import { drainOnSignal } from './operate/drain.ts';
import { createMetrics } from './operate/metrics.ts';
import { serveMetrics } from './operate/metricsServer.ts';
import { counted } from './operate/requests.ts';
import { asked, createReadiness, healthOf } from './operate/readiness.ts';
import type { Descriptions } from './pools/messages.ts';
import { inPools } from './pools/pools.ts';
import { keepAssets } from './site/keptAssets.ts';
import { mountSite } from './site/site.ts';
import { preparing, warmUp } from './warm.ts';

const log = createLog();
const config = await withLocalModel(readConfig(), log);
const metrics = createMetrics();

// Node would print the message, which may contain what a visitor typed.
process.on('uncaughtException', (problem) => {
  log.error({ event: 'crash', ...faultOf(problem) });
  process.exit(1);
});

const readiness = createReadiness(
  config.database === undefined ? undefined : asked((await import('./database.ts')).databaseAnswers(config.database)),
);
const described = JSON.parse(readFileSync(new URL('./writers.json', import.meta.url), 'utf8')) as Descriptions;
const pools = inPools(described, {
  ...config.pools,
  file: new URL('./thread.js', import.meta.url),
  encoderFile: new URL('./encoderThread.js', import.meta.url),
  timeoutMs: embeddedWriting.timeoutMs,
  keepThreads: config.warm,
  log,
  watch: metrics.queue,
});
const embedded = { ...embeddedWriting, ...pools };
const app = createApi(config, { log, metrics, embedded });
app.route('/', healthOf(readiness));
const client = path.resolve(import.meta.dirname, '../client');
const earlier = config.keptAssets === '' ? [] : keepAssets(path.join(client, 'assets'), config.keptAssets, log);
app.use('*', counted(metrics));
mountSite(app, client, config, { earlier, opened: preparing(pools.prepare, config.model?.who) });

/** The URL for a browser on this machine. */
const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

const listener = getRequestListener(app.fetch);
const { keepAliveMs } = config;
// The limit for a request's headers also applies to a connection that has not been used yet, so it is no shorter.
const server = createServer(
  { keepAliveTimeout: keepAliveMs, headersTimeout: keepAliveMs + 5_000 },
  (incoming, outgoing) => void listener(incoming, outgoing),
);

/** Says why this port cannot be used, and ends. */
const cannotListen =
  (port: number, variable: string) =>
  (problem: NodeJS.ErrnoException): void => {
    const why = problem.code === 'EADDRINUSE' ? `port ${port} is taken; choose another one with ${variable}` : problem.message;
    process.stderr.write(`The server could not start: ${why}\n`);
    process.exit(1);
  };
server.on('error', cannotListen(config.port, 'PORT'));

const isWarm = config.warm ? readiness.not('warming up') : undefined;
drainOnSignal(server, config.drain, readiness, log);
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo;
  if (config.metrics) {
    const { port: own, host } = config.metrics;
    metrics.watchProcess();
    serveMetrics(metrics).on('error', cannotListen(own, 'METRICS_PORT')).listen(own, host);
  }
  log.info({ event: 'ready', url: urlOf(config.host ?? 'localhost', port), model: config.model?.model });
  void reportLocalModel(config, log);
  if (isWarm) void warmUp(log, embedded, config.pools.threads).then(isWarm);
});
