/**
 * Runs the embedded writers in threads, so that no text holds up the server: each in the pool that it names. The server's main
 * thread never loads a writer; what it must know of each was written down by the build.
 */
import { FaultElsewhere } from '../fault.ts';
import type { ReadMeaning } from '../help/hear.ts';
import { Busy, CannotServe, type PoolName, type Writer, type WriterContext } from '../writer.ts';
import type { Answer, Descriptions, Task } from './messages.ts';
import { createPool, type Pool } from './pool.ts';
import type { GateLoad } from '../gate.ts';

export type LoadWriter = (key: string) => Promise<Writer> | undefined;

export interface PoolsOptions {
  /** The built `thread.ts`. */
  readonly file: URL;
  /** Threads of the common pool. */
  readonly threads: number;
  /** How many requests may wait for each pool. */
  readonly queue: number;
  /** Time limit for a text in milliseconds, where its writer does not name its own. */
  readonly timeoutMs: number;
  /** Keeps idle threads for ever, with all that they have loaded. */
  readonly keepThreads: boolean;
  /** Called with each pool, for metrics. */
  readonly watch?: (name: PoolName, load: GateLoad) => void;
}

const PATIENCE_MS = 10_000;
const IDLE_MS = 10 * 60_000;

/** @throws CannotServe, Busy and FaultElsewhere. */
const replyOf = (answer: Answer, note: WriterContext['note']): unknown => {
  if ('reply' in answer) {
    note(answer.notes);
    return answer.reply;
  }
  if ('busy' in answer) throw new Busy(answer.busy, answer.retryAfter);
  throw 'cannotServe' in answer ? new CannotServe(answer.cannotServe, answer.lacks) : new FaultElsewhere(answer.failed);
};

interface InPools {
  readonly loadWriter: LoadWriter;
  readonly readMeaning: ReadMeaning;
}

/** The writers that were described, writing in pools, and what the thread with the encoder reads. */
export const inPools = (described: Descriptions, options: PoolsOptions): InPools => {
  const { file, queue, timeoutMs } = options;
  const idleMs = options.keepThreads ? Infinity : IDLE_MS;
  const create = (threads: number): Pool => createPool({ file, threads, queue, patienceMs: PATIENCE_MS, idleMs });
  const pools: Readonly<Record<PoolName, Pool>> = {
    common: create(options.threads),
    dictionary: create(1),
    grammar: create(1),
    library: create(1),
    meaning: create(1),
  };
  if (options.watch) for (const [name, { load }] of Object.entries(pools)) options.watch(name as PoolName, load);

  const find: LoadWriter = (key) => {
    const said = described[key];
    if (!said) return undefined;
    const budgetMs = said.timeoutMs ?? timeoutMs;
    const pool = pools[said.pool ?? 'common'];
    return Promise.resolve({
      ...said,
      // The pool measures the time, from when the work begins.
      timeoutMs: PATIENCE_MS + budgetMs,
      async write(request, { signal, note }) {
        const task: Task = { key, request };
        return replyOf((await pool.run('write', task, budgetMs, signal)) as Answer, note) as never;
      },
    });
  };
  return {
    loadWriter: find,
    readMeaning: async (read) =>
      (await pools.meaning.run('readMeaning', read, timeoutMs, AbortSignal.timeout(PATIENCE_MS))) as Awaited<
        ReturnType<ReadMeaning>
      >,
  };
};
