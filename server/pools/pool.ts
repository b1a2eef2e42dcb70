/** A pool of threads: one task a thread, a queue with an end in front of them, and a time for each task once it has begun. */
import { Piscina } from 'piscina';
import { createGate, type GateLoad } from '../gate.ts';
import { TookTooLong } from '../writer.ts';

export interface PoolOptions {
  /** The module whose exported functions the threads run. */
  readonly file: URL;
  /** How many threads there are at most; each starts when it is first needed. */
  readonly threads: number;
  /** How many tasks may wait. */
  readonly queue: number;
  /** How long a task waits, in milliseconds. */
  readonly patienceMs: number;
  /** How long a thread without work is kept, in milliseconds. */
  readonly idleMs: number;
}

export interface Pool {
  /**
   * Gives what the thread's function of this name does with the argument. The signal ends only the wait for a thread: what
   * has begun is finished, whoever has left.
   * @param budgetMs how long the work itself may take. Beyond it the thread is ended, and another one takes its place.
   * @throws Busy, TookTooLong, the signal's reason where it is aborted before the work begins, and what the function throws.
   */
  run(name: string, argument: unknown, budgetMs: number, signal: AbortSignal): Promise<unknown>;
  /** As it is at the moment of reading. */
  readonly load: GateLoad;
}

/**
 * What a thread may hold, in megabytes. It loads much that stays and makes little that goes: room for what is new would
 * only be filled with what is no longer needed.
 */
const MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 512 };

/** Where processors are short, the thread that every visitor's request passes comes first. */
const LOWER_PRIORITY = 5;

export const createPool = ({ file, threads, queue, patienceMs, idleMs }: PoolOptions): Pool => {
  const gate = createGate({ places: threads, queue, patienceMs });
  const workers = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // A thread that sleeps between its tasks would not hear that a database has gone.
    atomics: 'disabled',
    recordTiming: false,
    niceIncrement: LOWER_PRIORITY,
    resourceLimits: MEMORY,
  });
  // A thread that dies without a task took nothing along: the next task starts another one.
  workers.on('error', () => {});

  return {
    load: gate,
    async run(name, argument, budgetMs, signal) {
      const leave = await gate.enter(signal);
      // Made for this task alone: no other signal may end a thread, which has other visitors' work to do next.
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
