/** How often one visitor may call. The limit is generous: it stops machines, never a person. */
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { Problem } from './problem.ts';
import { peerOf, visitorOf, type Origin } from './visitor.ts';

/** How long a request waits for the database, in milliseconds. */
const PATIENCE_MS = 1_000;
/** How long until a database that could not be reached is tried again, in milliseconds. */
const NEXT_TRY_MS = 30_000;

interface Allowance {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** Counts in the database, so that several copies share one count; while that fails, each copy counts for itself. */
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
          // A visitor who has been refused is refused from memory until the minute is over.
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

/** How long until the same warning is logged again, in milliseconds. */
const TOLD_AGAIN_MS = 5 * 60_000;

/**
 * Warns from time to time that a proxy seems to be in front of us that is not configured. Any visitor can send that header, too.
 */
const createProxyWarning = (log: Log): ((origin: Origin) => void) => {
  let due = 0;
  return (origin) => {
    if (origin.forwarded === undefined || performance.now() < due) return;
    due = performance.now() + TOLD_AGAIN_MS;
    const from = peerOf(origin);
    const counted = from === 'this machine' ? 'by the last address in the header' : 'together, as one visitor';
    log.warn({
      event: 'X-Forwarded-For is not trusted',
      from,
      advice: `If that is a proxy of yours, set TRUSTED_PROXIES to the number of proxies in front. Until then, whoever comes through it is counted ${counted}.`,
    });
  };
};

export type RateLimit = (origin: Origin) => Promise<void>;

/** @throws Problem 429 with `Retry-After` in seconds, from the limit that it gives. */
export const createRateLimit = (
  { requestsPerMinute, database, proxies }: Pick<Config, 'requestsPerMinute' | 'database' | 'proxies'>,
  log: Log,
): RateLimit => {
  if (requestsPerMinute === 0) return async () => {};
  const allowance: Allowance = { points: requestsPerMinute, duration: 60 };
  const own = new RateLimiterMemory(allowance);
  const limiter = database === undefined ? () => own : inDatabase(database, allowance, own, log);
  const warn = proxies === 0 ? createProxyWarning(log) : () => {};
  return async (origin) => {
    warn(origin);
    const visitor = visitorOf(origin, proxies);
    if (visitor === undefined) return;
    try {
      await (await limiter()).consume(visitor);
    } catch (refused) {
      const seconds = Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
      throw new Problem(429, `Too many requests. Please try again in ${seconds} seconds.`, { 'retry-after': String(seconds) });
    }
  };
};
