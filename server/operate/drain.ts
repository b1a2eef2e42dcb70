/** How a running server ends: it says that it takes no more work, finishes what it has, and goes. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';
import type { Readiness } from './readiness.ts';

export interface DrainTimes {
  /** How long it goes on taking work after it said no, for a balancer that has yet to ask. */
  readonly delayMs: number;
  /** How long what runs may go on. */
  readonly limitMs: number;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Ctrl+C under npm comes twice, from the terminal and from npm: within this time it is the same one. */
const SAME_SIGNAL_MS = 1_000;
/** Between two looks for connections whose reply is out. */
const SWEEP_MS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Connections that somebody opened to have one at hand, and has said nothing on yet: to Node they are not idle. */
const unusedOf = (server: Server): (() => readonly Socket[]) => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
};

/**
 * Finishes what the server has begun. Node's own `close` waits for every connection that a browser or a balancer keeps
 * open; here each of them ends with its reply.
 * @returns whether everything was finished within the time.
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

/** Ends the process at the first signal, in good order; at a second one at once. */
export const drainOnSignal = (server: Server, { delayMs, limitMs }: DrainTimes, readiness: Readiness, log: Log): void => {
  const unused = unusedOf(server);
  const drain = async (): Promise<void> => {
    readiness.not('ending');
    log.info({ event: 'ending' });
    // Whoever keeps a connection open is told to take another one: the next request on it might come too late.
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
