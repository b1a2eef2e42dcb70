/** How often one visitor may call. Generous: it stops machines, never a person. */
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { Problem } from './problem.ts';

const isLoopback = (address: string): boolean => /^(::1$|(::ffff:)?127\.)/.test(address);

/** The visitor's own address: the socket's, or the one that the outermost trusted proxy saw. */
export const addressOf = (incoming: IncomingMessage | undefined, forwarded: string | undefined, proxies: number): string => {
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return (proxies > 0 && hops.at(-proxies)) || (incoming?.socket.remoteAddress ?? '');
};

/** Nobody is kept waiting for the database for longer than this, in milliseconds. */
const PATIENCE_MS = 1_000;
/** A database that could not be reached is tried again after this time, in milliseconds. */
const NEXT_TRY_MS = 30_000;

interface Allowance {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** Counts in the database, so that several copies share one count; where that fails, each counts for itself. */
const inDatabase = (
  url: string,
  allowance: Allowance,
  own: RateLimiterAbstract,
  log: Log,
): (() => Promise<RateLimiterAbstract>) => {
  const open = async (): Promise<RateLimiterAbstract> => {
    const storeClient = (await import('../database.ts')).connect(url, PATIENCE_MS);
    return new Promise((resolve, reject) => {
      const shared: RateLimiterAbstract = new RateLimiterPostgres(
        {
          ...allowance,
          storeClient,
          tableName: 'request_limits',
          insuranceLimiter: own,
          // Who is refused once is refused from memory until the minute is over.
          inMemoryBlockOnConsumed: allowance.points + 1,
        },
        (problem?: Error) => {
          if (!problem) return resolve(shared);
          void storeClient.end();
          reject(problem);
        },
      );
    });
  };
  let opened: Promise<RateLimiterAbstract> | undefined;
  return () =>
    (opened ??= open().catch(() => {
      log.warn({ event: 'database out of reach', counting: 'by itself' });
      setTimeout(() => {
        opened = undefined;
      }, NEXT_TRY_MS).unref();
      return own;
    }));
};

export type RateLimit = (address: string) => Promise<void>;

/** @throws (from the limit it gives) Problem 429 with `Retry-After` in seconds. */
export const createRateLimit = (
  { requestsPerMinute, database }: Pick<Config, 'requestsPerMinute' | 'database'>,
  log: Log,
): RateLimit => {
  if (requestsPerMinute === 0) return async () => {};
  const allowance: Allowance = { points: requestsPerMinute, duration: 60 };
  const own = new RateLimiterMemory(allowance);
  const limiter = database === undefined ? () => own : inDatabase(database, allowance, own, log);
  return async (address) => {
    // The machine itself, or a proxy nobody told us of: behind it all visitors would share one allowance.
    if (address === '' || isLoopback(address)) return;
    try {
      await (await limiter()).consume(address);
    } catch (refused) {
      const seconds = Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
      throw new Problem(429, `Too many requests. Please try again in ${seconds} seconds.`, { 'retry-after': String(seconds) });
    }
  };
};
