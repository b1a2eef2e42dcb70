/** Waits for what is busy or out of reach, mostly a database: briefly, and without holding up other requests. */
import { setTimeout as pause } from 'node:timers/promises';

/** How long a visitor waits for a database, in milliseconds. */
const TIMEOUT_MS = 1_000;
/** The pause between two tries, in milliseconds: random, so that those who wait do not collide again. */
const pauseMs = (): number => 10 + Math.random() * 20;

/**
 * Error codes of SQLite, of PostgreSQL (whole classes: connection, rollback, resources, not ready, shutdown) and of the system.
 */
const TRANSIENT =
  /^(SQLITE_(BUSY|LOCKED)\w*|(08|40|53|55|57)[0-9A-Z]{3}|E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/;

/** Whether a failure is due to the state of the database or of the connection, and not to the query. */
export const isTransient = (problem: unknown): boolean => {
  if (!(problem instanceof Error)) return false;
  if ('code' in problem && typeof problem.code === 'string') return TRANSIENT.test(problem.code);
  // The PostgreSQL client has no codes for its own connection errors.
  return /\bconnect(ion|$)/i.test(problem.message);
};

/**
 * Limits the wait for what may not answer at all.
 * @throws what the work throws, or a transient failure where it takes too long.
 */
export const withTimeout = async <T>(work: Promise<T>, ms = TIMEOUT_MS): Promise<T> => {
  const ended = new AbortController();
  const late = pause(ms, undefined, { signal: ended.signal }).then(() => {
    throw Object.assign(new Error('it took too long'), { code: 'ETIMEDOUT' });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
};

/**
 * Tries at least once, and again for a short time while the failure is transient. The work may have been done although it failed:
 * doing it twice must come to the same.
 * @throws the last failure.
 */
export const withRetries = async <T>(work: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> => {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (!isTransient(problem) || performance.now() >= end) throw problem;
    }
    await pause(pauseMs());
  }
};
