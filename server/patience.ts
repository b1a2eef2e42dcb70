/** Waiting for a database that is busy or out of reach: shortly, and without holding up anybody else. */
import { setTimeout as pause } from 'node:timers/promises';

/** How long a visitor waits for a database, in milliseconds. */
const PATIENCE_MS = 1_000;
/** Between two tries, in milliseconds: not the same for everybody, so that those who wait do not meet again. */
const pauseMs = (): number => 10 + Math.random() * 20;

/** Codes of SQLite, of PostgreSQL (whole classes: connection, rollback, resources, not ready, shutdown) and of the system. */
const PASSING =
  /^(SQLITE_(BUSY|LOCKED)\w*|(08|40|53|55|57)[0-9A-Z]{3}|E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/;

/** Whether a failure lies in the state that a database or the way to it is in, and not in what was asked of it. */
export const isPassing = (problem: unknown): boolean => {
  if (!(problem instanceof Error)) return false;
  if ('code' in problem && typeof problem.code === 'string') return PASSING.test(problem.code);
  // The client of PostgreSQL has no codes for what it says of a connection itself.
  return /\bconnect(ion|$)/i.test(problem.message);
};

/** For a database that says nothing at all. @throws what the work throws, or a passing failure where it takes too long. */
export const within = async <T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> => {
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
 * Tries at least once, and again for a short time while the failure is a passing one. The work may have been done although it failed: it must
 * come to the same when it is done twice.
 * @throws the last failure.
 */
export const patiently = async <T>(work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (!isPassing(problem) || performance.now() >= end) throw problem;
    }
    await pause(pauseMs());
  }
};
