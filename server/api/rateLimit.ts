/** How often one visitor may call. Generous: it stops machines, never a person. */
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
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

export type RateLimit = (address: string) => Promise<void>;

/** @throws (from the limit it gives) Problem 429 with `Retry-After` in seconds. */
export const createRateLimit = ({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>): RateLimit => {
  if (requestsPerMinute === 0) return async () => {};
  const limiter: RateLimiterAbstract = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  return async (address) => {
    // The machine itself, or a proxy nobody told us of: behind it all visitors would share one allowance.
    if (address === '' || isLoopback(address)) return;
    try {
      await limiter.consume(address);
    } catch (refused) {
      const seconds = Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
      throw new Problem(429, `Too many requests. Please try again in ${seconds} seconds.`, { 'retry-after': String(seconds) });
    }
  };
};
