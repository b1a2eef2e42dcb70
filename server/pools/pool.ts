/** A pool of threads: one task per thread, a limited queue, and a time limit for each task once it has begun. */
import { Piscina } from 'piscina';
import { createGate, type GateLoad } from '../gate.ts';
import { TookTooLong } from '../writer.ts';

export interface PoolOptions {
  /** The module whose exported functions the threads run. */
  readonly file: URL;
  /** The most threads there may be; each starts when first needed. */
  readonly threads: number;
  /** How many tasks may wait. */
  readonly queue: number;
  /** How long a task may wait, in milliseconds. */
  readonly patienceMs: number;
  /** How long a thread without work is kept, in milliseconds. */
  readonly idleMs: number;
  /** Takes what a thread says in the middle of a task. */
  readonly hear?: (message: unknown) => void;
}

export interface Pool {
  /**
   * Runs the thread's function of this name with the argument. The signal ends only the wait for a thread: a task that has begun
   * is finished, even if its client has gone.
   * @param budgetMs how long the work itself may take. Beyond it the thread is ended, and another one takes its place.
   * @throws Busy, TookTooLong, the signal's reason where it is aborted before the work begins, and what the function throws.
   */
  run(name: string, argument: unknown, budgetMs: number, signal: AbortSignal): Promise<unknown>;
  /** As it is when read. */
  readonly load: GateLoad;
  /** Whether no thread has been started, or none is left. */
  readonly isCold: boolean;
}

/**
 * Memory limits of a thread, in megabytes. It loads much that stays and creates little garbage: with half the room for new objects
 * a text costs 0.3 ms more to collect, with twice as much it only fills with garbage.
 */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 512 };

/** Where processors are scarce, the main thread, which every request passes, comes first. */
const LOWER_PRIORITY = 5;

export const createPool = ({ file, threads, queue, patienceMs, idleMs, hear }: PoolOptions): Pool => {
  const gate = createGate({ places: threads, queue, patienceMs });
  const workers = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // A thread that sleeps between its tasks would not notice that a database has gone.
    atomics: 'disabled',
    recordTiming: false,
    niceIncrement: LOWER_PRIORITY,
    resourceLimits: MEMORY,
  });
  // A thread that dies without a task has lost nothing: the next task starts another one.
  workers.on('error', () => {});
  if (hear) workers.on('message', hear);

  return {
    load: gate,
    get isCold() {
      return workers.threads.length === 0;
    },
    async run(name, argument, budgetMs, signal) {
      const leave = await gate.enter(signal);
      // For this task only: no other signal may end a thread, which has other visitors' work to do next.
      const budget = new AbortController();
      const timer = setTimeout(() => budget.abort(), budgetMs);
      try {
        return await workers.run(argument, { name, signal: budget.signal });
      } catch (problem) {
        throw budget.signal.aborted ? new TookTooLong() : problem;
      } finally {
        clearTimeout(timer);
        leave();
      }
    },
  };
};
