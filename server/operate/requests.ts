/** Gives every request an id, and counts and logs it once it is over. */
import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** How a streamed reply ended. */
type Ending = 'done' | 'failed' | 'left';

export interface RequestVariables {
  /** The request's log: each line carries its id. */
  log: Log;
  /** Set for a streamed reply, which goes on after its response has begun. */
  ending?: Promise<Ending>;
}

/** The same pieces, and how they ended. `clientGone` is aborted when the client goes. */
export const watched = <T>(
  pieces: AsyncGenerator<T>,
  clientGone: AbortSignal,
): { pieces: AsyncGenerator<T>; ending: Promise<Ending> } => {
  let end!: (how: Ending) => void;
  const ending = new Promise<Ending>((resolve) => {
    end = resolve;
  });
  // Also ended by the signal: a generator that nobody has begun to read never runs its `finally`.
  clientGone.addEventListener('abort', () => end('left'), { once: true });
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
  // Never the address itself, which may contain what a visitor typed.
  route: routePath(context),
  status: context.res.status,
});

const since = (start: number): number => Math.round((performance.now() - start) * 10) / 10;

/** Counts each request for a page or a file once its reply has been made. */
export const counted =
  (metrics: Metrics): MiddlewareHandler<Env> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    metrics.request(saidOf(context), since(start));
  };

/** Gives each API call its own log, and counts and logs it when its reply is over. An id that comes with a request is ignored. */
export const accounted =
  (log: Log, metrics: Metrics): MiddlewareHandler<Env> =>
  async (context, next) => {
    const start = performance.now();
    const id = randomUUID();
    const own = log.child({ id });
    context.set('log', own);
    await next();
    // Not with `context.header`, which would copy the whole reply.
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
