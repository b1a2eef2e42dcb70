/**
 * Runs the embedded writers in threads, so that no text holds up the server: each in the pool that it names. The server's main
 * thread never loads a writer; what it must know of each was written down by the build.
 */
import { FaultElsewhere, faultOf } from '../fault.ts';
import type { ReadMeaning } from '../help/hear.ts';
import type { Log } from '../log.ts';
import type { Encode } from '../meaning/encoder.ts';
import { withTimeout } from '../retry.ts';
import { Busy, CannotServe, type PoolName, type Writer, type WriterContext } from '../writer.ts';
import { answerWish } from './elsewhere.ts';
import type { Answer, Descriptions, Task } from './messages.ts';
import { createPool, type Pool } from './pool.ts';
import type { GateLoad } from '../gate.ts';

type LoadWriter = (key: string) => Promise<Writer> | undefined;

export interface PoolsOptions {
  /** The built `thread.ts`. */
  readonly file: URL;
  /** The built `encoderThread.ts`. */
  readonly encoderFile: URL;
  /** Threads of the common pool. */
  readonly threads: number;
  /** How many requests may wait for each pool. */
  readonly queue: number;
  /** Time limit for a text in milliseconds, where its writer does not name its own. */
  readonly timeoutMs: number;
  /** Keeps idle threads for ever, with all that they have loaded. */
  readonly keepThreads: boolean;
  readonly log: Log;
  /** Called with each pool, for metrics. */
  readonly watch?: (name: PoolName | 'encoder', load: GateLoad) => void;
}

const PATIENCE_MS = 10_000;
const IDLE_MS = 10 * 60_000;
/** Whoever waits for the encoder any longer goes on without it, by the words alone. */
const ENCODER_MS = 5_000;
/** Pools whose writers go by the meaning of what they are asked. */
const BY_MEANING: ReadonlySet<PoolName> = new Set(['library', 'meaning']);

/** @throws CannotServe, Busy and FaultElsewhere. */
const replyOf = (answer: Answer, note: WriterContext['note']): unknown => {
  if ('reply' in answer) {
    note(answer.notes);
    return answer.reply;
  }
  if ('busy' in answer) throw new Busy(answer.busy, answer.retryAfter);
  throw 'cannotServe' in answer ? new CannotServe(answer.cannotServe, answer.lacks) : new FaultElsewhere(answer.failed);
};

export interface InPools {
  readonly loadWriter: LoadWriter;
  readonly readMeaning: ReadMeaning;
  /**
   * Lets the writer with this key write for nobody, so that what it needs is loaded before somebody asks, and the encoder, which
   * may have to read what is typed. Nothing happens where it has written since its threads started, where they have anything else
   * to do, or where it has failed before.
   */
  readonly prepare: (key: string, request: () => unknown) => void;
}

/** The writers that were described, writing in pools, and what the thread with the encoder reads. */
export const inPools = (described: Descriptions, options: PoolsOptions): InPools => {
  const { file, encoderFile, queue, timeoutMs, log } = options;
  const shared = { queue, idleMs: options.keepThreads ? Infinity : IDLE_MS };
  const encoder = createPool({ ...shared, file: encoderFile, threads: 1, patienceMs: ENCODER_MS });
  /** While the encoder is at what somebody has given up on, nobody else waits for it. */
  let isLate = false;
  const inTime = (): void => {
    isLate = false;
  };
  /** Gives up soon; the encoder itself may take its time, as it does when it is loaded. */
  const askEncoder = async (name: string, argument: unknown): Promise<unknown> => {
    if (isLate) throw new Busy('The encoder is late.', 1);
    const work = encoder.run(name, argument, timeoutMs, new AbortController().signal);
    work.then(inTime, inTime);
    try {
      return await withTimeout(work, ENCODER_MS);
    } catch (problem) {
      isLate = encoder.load.running > 0;
      log.warn({ event: 'encoder out of reach', ...faultOf(problem) });
      throw problem;
    }
  };
  const encode = (texts: readonly string[]) => askEncoder('encode', texts) as ReturnType<Encode>;
  const hear = (message: unknown): void => void answerWish(message, encode);
  const create = (threads: number): Pool => createPool({ ...shared, file, threads, patienceMs: PATIENCE_MS, hear });
  const pools: Readonly<Record<PoolName, Pool>> = {
    common: create(options.threads),
    dictionary: create(1),
    grammar: create(1),
    library: create(1),
    meaning: create(1),
  };
  for (const [name, { load }] of Object.entries({ ...pools, encoder })) options.watch?.(name as PoolName | 'encoder', load);

  /** The writers that have written since the threads of their pool started. */
  const loaded = new Map<Pool, Set<string>>();
  /** Those that could not be prepared: a machine with too much to do must not be given the same work again and again. */
  const failed = new Set<string>();
  const write = async (key: string, request: unknown, signal: AbortSignal): Promise<Answer> => {
    const { pool: name = 'common', timeoutMs: budgetMs = timeoutMs } = described[key]!;
    const pool = pools[name];
    if (pool.isCold) loaded.set(pool, new Set());
    loaded.get(pool)?.add(key);
    // Loaded beside the writer's own data.
    if (BY_MEANING.has(name) && encoder.isCold) void encode(['']).catch(() => {});
    return (await pool.run('write', { key, request } satisfies Task, budgetMs, signal)) as Answer;
  };

  return {
    loadWriter(key) {
      const said = described[key];
      if (!said) return undefined;
      return Promise.resolve({
        ...said,
        // The pool measures the time, from when the work begins.
        timeoutMs: PATIENCE_MS + (said.timeoutMs ?? timeoutMs),
        write: async (request, { signal, note }) => replyOf(await write(key, request, signal), note) as never,
      });
    },
    prepare(key, request) {
      const said = described[key];
      if (!said || failed.has(key)) return;
      if (encoder.isCold && encoder.load.running + encoder.load.waiting === 0) encode(['']).catch(() => failed.add(key));
      const pool = pools[said.pool ?? 'common'];
      const { running, waiting } = pool.load;
      if (running + waiting > 0 || (!pool.isCold && loaded.get(pool)?.has(key))) return;
      const start = performance.now();
      write(key, request(), new AbortController().signal).then(
        () => log.info({ event: 'prepared', writer: key, ms: Math.round(performance.now() - start) }),
        () => failed.add(key),
      );
    },
    readMeaning: (read) => askEncoder('readMeaning', read) as ReturnType<ReadMeaning>,
  };
};
