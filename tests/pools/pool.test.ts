/** A pool of threads under load and in trouble: every task ends, by itself, in one of the ways that a visitor can be told of. */
import { describe, expect, it, vi } from 'vitest';
import { createPool, type Pool, type PoolOptions } from '../../server/pools/pool.ts';
import { Busy, TookTooLong } from '../../server/writer.ts';

const file = new URL('../support/stub-thread.mjs', import.meta.url);
const poolOf = (options: Partial<PoolOptions>): Pool =>
  createPool({ file, threads: 1, queue: 100, patienceMs: 60_000, idleMs: Infinity, ...options });

const LONG = 60_000;
const open = (): AbortSignal => new AbortController().signal;

interface Work {
  readonly what?: 'slow' | 'hang' | 'die' | 'throw' | 'keep';
  readonly count?: SharedArrayBuffer;
}
/** Gives the number of the thread that did it. */
const run = async (pool: Pool, work: Work, budgetMs = LONG, signal = open()): Promise<number> =>
  ((await pool.run('work', work, budgetMs, signal)) as { thread: number }).thread;

/** How each of many ends. */
const endsOf = async (tasks: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tasks)).map((end) => (end.status === 'fulfilled' ? 'done' : String((end.reason as Error).name)));

describe('many tasks at once', () => {
  it('are done, or sent away where too many wait', async () => {
    const pool = poolOf({ threads: 2, queue: 20 });
    const ends = await endsOf(Array.from({ length: 60 }, () => run(pool, { what: 'slow' })));
    expect(ends.filter((end) => end === 'done')).toHaveLength(22);
    expect(ends.filter((end) => end === 'Busy')).toHaveLength(38);
  });

  it('are done, or sent away after a while, where they take longer than anybody should wait', async () => {
    const pool = poolOf({ threads: 2, patienceMs: 500 });
    const ends = await endsOf(Array.from({ length: 60 }, () => run(pool, { what: 'slow' }, 5_000)));
    expect(new Set(ends)).toEqual(new Set(['done', 'Busy']));
  });

  it('are each done by a thread of their own, as long as there are threads', async () => {
    const pool = poolOf({ threads: 2 });
    await Promise.all([run(pool, { what: 'slow' }), run(pool, { what: 'slow' })]);
    const [one, other] = await Promise.all([run(pool, { what: 'slow' }), run(pool, { what: 'slow' })]);
    expect(one).not.toBe(other);
  });
});

describe('the time of a task', () => {
  it('begins with its work', async () => {
    const pool = poolOf({});
    await run(pool, {});
    // All together take longer than each of them may.
    const ends = await endsOf(Array.from({ length: 25 }, () => run(pool, { what: 'slow' }, 1_500)));
    expect(new Set(ends)).toEqual(new Set(['done']));
  });

  it('ends its thread alone, and a fresh one takes its place', async () => {
    const pool = poolOf({ threads: 2 });
    const hanging = run(pool, { what: 'hang' }, 1_000);
    const others = Array.from({ length: 30 }, () => run(pool, { what: 'slow' }));
    await expect(hanging).rejects.toThrow(TookTooLong);
    expect(new Set(await endsOf(others))).toEqual(new Set(['done']));
    await expect(run(pool, {})).resolves.toBeTypeOf('number');
  });

  it('is nobody else’s: what times out after its task is done ends nothing', async () => {
    const pool = poolOf({});
    const leaving = new AbortController();
    const first = await run(pool, {}, LONG, leaving.signal);
    const next = run(pool, { what: 'slow' });
    leaving.abort(new DOMException('late', 'TimeoutError'));
    expect(await next).toBe(first);
  });
});

describe('a visitor who leaves', () => {
  it('in the queue is forgotten, and the task never runs', async () => {
    const pool = poolOf({});
    const count = new SharedArrayBuffer(4);
    const leaving = new AbortController();
    const running = run(pool, { what: 'slow' });
    const waiting = Array.from({ length: 10 }, () => run(pool, { count }, LONG, leaving.signal));
    leaving.abort();
    expect(new Set(await endsOf(waiting))).toEqual(new Set(['AbortError']));
    await running;
    await run(pool, {});
    expect(new Int32Array(count)[0]).toBe(0);
  });

  it('in the middle of the work leaves the thread to those who wait', async () => {
    const pool = poolOf({});
    const leaving = new AbortController();
    const left = run(pool, { what: 'slow' }, LONG, leaving.signal);
    const staying = run(pool, {});
    leaving.abort();
    expect(await staying).toBe(await left);
  });
});

describe('a thread without work', () => {
  it('gives back what it holds, and is started again when there is work', async () => {
    const pool = poolOf({ idleMs: 500 });
    expect(pool.isCold).toBe(true);
    const first = await run(pool, { what: 'keep' });
    expect(pool.isCold).toBe(false);
    const held = process.memoryUsage.rss();
    await vi.waitUntil(() => pool.isCold && process.memoryUsage.rss() < held - 150 * 2 ** 20, { timeout: 20_000 });
    expect(await run(pool, {})).not.toBe(first);
  });
});

describe('a thread that dies', () => {
  it('takes only its own task along', async () => {
    const pool = poolOf({ threads: 2 });
    const dying = run(pool, { what: 'die' });
    const others = Array.from({ length: 10 }, () => run(pool, { what: 'slow' }));
    await expect(dying).rejects.toThrow(/exited/);
    expect(new Set(await endsOf(others))).toEqual(new Set(['done']));
  });

  it('is no reason to call the pool busy', async () => {
    const pool = poolOf({ queue: 0 });
    await expect(run(pool, { what: 'die' })).rejects.not.toThrow(Busy);
    await expect(run(pool, {})).resolves.toBeTypeOf('number');
  });
});
