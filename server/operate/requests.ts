/** The account of every request: an id, and a count and a line once it is over. */
import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** How a reply that grows came to its end. */
type Ending = 'done' | 'failed' | 'left';

export interface RequestVariables {
  /** Each of its lines carries the request's id. */
  log: Log;
  /** Set for a reply that goes on after it has begun. */
  ending?: Promise<Ending>;
}

/** The same pieces, and how they came to their end. `left` is aborted where the visitor leaves. */
export const watched = <T>(
  pieces: AsyncGenerator<T>,
  left: AbortSignal,
): { pieces: AsyncGenerator<T>; ending: Promise<Ending> } => {
  let end!: (how: Ending) => void;
  const ending = new Promise<Ending>((resolve) => {
    end = resolve;
  });
  // Not only by the generator: one that nobody has begun to read ends without a word.
  left.addEventListener('abort', () => end('left'), { once: true });
  const through = async function* (): AsyncGenerator<T> {
    try {
      yield* pieces;
      end('done');
    } catch (problem) {
      end('failed');
      throw problem;
    } finally {
      end('left');
    }
  };
  return { pieces: through(), ending };
};

type Env = { Variables: RequestVariables };

const saidOf = (context: Context<Env>) => ({
  method: context.req.method,
  // Never the address itself: there, too, a visitor may have typed something.
  route: routePath(context),
  status: context.res.status,
});

const since = (start: number): number => Math.round((performance.now() - start) * 10) / 10;

/** Counts each request for a page or a file when its reply is made. */
export const counted =
  (metrics: Metrics): MiddlewareHandler<Env> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    metrics.request(saidOf(context), since(start));
  };

/**
 * Gives each call of the API a log of its own, and counts it and writes its line when its reply is over. An id that comes
 * with a request is not believed.
 */
export const accounted =
  (log: Log, metrics: Metrics): MiddlewareHandler<Env> =>
  async (context, next) => {
    const start = performance.now();
    const id = randomUUID();
    const own = log.child({ id });
    context.set('log', own);
    await next();
    // Not by `context.header`, which would make the whole reply anew.
    context.res.headers.set('x-request-id', id);
    const said = saidOf(context);
    const over = (ended?: Ending): void => {
      const ms = since(start);
      metrics.request(said, ms);
      own.info({ event: 'request', ...said, ended, ms });
    };
    const ending = context.get('ending');
    if (ending) void ending.then(over);
    else over(context.req.raw.signal.aborted ? 'left' : undefined);
  };
