/** Graceful shutdown: the server says that it takes no more work, finishes what it has begun, and ends. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';
import type { Readiness } from './readiness.ts';

export interface DrainTimes {
  /** How long it still takes work after it has said no, for a load balancer that has yet to ask. */
  readonly delayMs: number;
  /** How long running work may go on. */
  readonly limitMs: number;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Under npm, Ctrl+C arrives twice, from the terminal and from npm: within this time it counts once. */
const SAME_SIGNAL_MS = 1_000;
/** How often to look for connections whose reply has been sent. */
const SWEEP_MS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Connections that a client has opened in advance and not used yet: to Node they are not idle. */
const unusedOf = (server: Server): (() => readonly Socket[]) => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
};

/**
 * Finishes what the server has begun. Node's own `close` waits for every connection that a browser or a load balancer keeps open;
 * here each connection ends with its reply.
 * @returns whether everything was finished in time.
 */
const finish = async (server: Server, unused: () => readonly Socket[], limitMs: number): Promise<boolean> => {
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  const closeIdle = (): void => {
    server.closeIdleConnections();
    for (const socket of unused()) socket.destroy();
  };
  closeIdle();
  const sweep = setInterval(closeIdle, SWEEP_MS);
  const isDone = await Promise.race([closed, pause(limitMs).then(() => false)]);
  clearInterval(sweep);
  return isDone;
};

/** Ends the process gracefully at the first signal, and at once at a second one. */
export const drainOnSignal = (server: Server, { delayMs, limitMs }: DrainTimes, readiness: Readiness, log: Log): void => {
  const unused = unusedOf(server);
  const drain = async (): Promise<void> => {
    readiness.not('ending');
    log.info({ event: 'ending' });
    // Tells clients not to reuse their connection: the next request on it might come too late.
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    if (delayMs > 0) await pause(delayMs);
    const isDone = await finish(server, unused, limitMs);
    log[isDone ? 'info' : 'warn']({ event: 'ended', unfinished: !isDone });
    process.exit(0);
  };
  let since: number | undefined;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (since === undefined) {
        since = performance.now();
        void drain();
      } else if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
    });
};
