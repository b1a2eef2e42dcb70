/** Whether this copy is alive (`/healthz`) and takes work (`/readyz`), for load balancers. */
import { Hono } from 'hono';

const NOT_KEPT = { 'cache-control': 'no-store' };

export interface Readiness {
  /** Takes no work for this reason, until the function that it gives is called. */
  not(reason: string): () => void;
  /** Why it takes no work at the moment; empty where it does. */
  reasons(): Promise<readonly string[]>;
}

/** @param reachable whether the database that several copies share can be reached. */
export const createReadiness = (reachable: () => Promise<boolean> = () => Promise.resolve(true)): Readiness => {
  const standing = new Set<string>();
  return {
    not(reason) {
      standing.add(reason);
      return () => void standing.delete(reason);
    },
    async reasons() {
      return [...standing, ...((await reachable()) ? [] : ['database out of reach'])];
    },
  };
};

/** Asks one question at a time, and keeps the answer for a second: many callers do not burden the database. */
export const asked = (question: () => Promise<boolean>, forMs = 1_000): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined;
  const forget = (): void => {
    setTimeout(() => {
      answer = undefined;
    }, forMs).unref();
  };
  return () => {
    answer ??= question().then(
      (said) => (forget(), said),
      () => (forget(), false),
    );
    return answer;
  };
};

/** The routes of both, mounted before the site's. Neither limited nor logged: a load balancer asks every few seconds. */
export const healthOf = (readiness: Readiness): Hono => {
  const health = new Hono();
  health.get('/healthz', (context) => context.json({ alive: true }, 200, NOT_KEPT));
  health.get('/readyz', async (context) => {
    const reasons = await readiness.reasons();
    const ready = reasons.length === 0;
    return context.json({ ready, reasons }, ready ? 200 : 503, NOT_KEPT);
  });
  return health;
};
