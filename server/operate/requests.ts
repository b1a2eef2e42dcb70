/** The account of every request: an id, and a count and a line once it is over. */
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
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

/**
 * Gives each request a log of its own, and counts it when its reply is over; calls of the API have a line then, pages and
 * probes are only counted. Told is the route, never the address itself: there, too, a visitor may have typed something. An
 * id that comes with a request is not believed.
 */
export const accounted =
  (log: Log, metrics: Metrics): MiddlewareHandler<{ Variables: RequestVariables }> =>
  async (context, next) => {
    const start = performance.now();
    const id = randomUUID();
    const own = log.child({ id });
    context.set('log', own);
    await next();
    context.header('x-request-id', id);
    const said = { method: context.req.method, route: routePath(context), status: context.res.status };
    const over = (ended?: Ending): void => {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      metrics.request(said, ms);
      if (said.route.startsWith('/api')) own.info({ event: 'request', ...said, ended, ms });
    };
    const ending = context.get('ending');
    if (ending) void ending.then(over);
    else over(context.req.raw.signal.aborted ? 'left' : undefined);
  };
