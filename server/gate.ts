/** A semaphore with a queue: how many tasks run at once, how many may wait, and for how long. */
import { Busy } from './writer.ts';

/** Seconds after which it is worth trying again. */
const LATER = 10;

export interface GateLimits {
  readonly places: number;
  /** How many tasks may wait. */
  readonly queue: number;
  /** How long each may wait, in milliseconds; without it, as long as its signal allows. */
  readonly patienceMs?: number;
}

/** The load of a gate, for metrics. */
export interface GateLoad {
  /** How many are waiting. */
  readonly waiting: number;
  readonly running: number;
  /** How many have been refused so far. */
  readonly refused: number;
}

export interface Gate extends GateLoad {
  /**
   * Waits for a place; gives the function that frees it again.
   * @throws Busy where too many wait already or the wait takes too long, and the reason of the signal where that is aborted
   * first.
   */
  enter(signal: AbortSignal): Promise<() => void>;
}

const reasonOf = (signal: AbortSignal): Error => (signal.reason instanceof Error ? signal.reason : new Error('stopped'));

export const createGate = ({ places, queue, patienceMs }: GateLimits): Gate => {
  let free = places;
  let refused = 0;
  /** Starts each waiting task, in the order they came. */
  const waiting = new Set<() => void>();

  const busy = (): Busy => {
    refused++;
    return new Busy('Too many texts are being written just now.', LATER);
  };

  /** Gives a function that frees the place, once however often it is called. */
  const leave = (): (() => void) => {
    let freed = false;
    return () => {
      if (freed) return;
      freed = true;
      const [next] = waiting;
      if (next) next();
      else free++;
    };
  };

  const wait = (signal: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        waiting.delete(start);
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      };
      const start = (): void => {
        end();
        resolve(leave());
      };
      const giveUp = (why: Error): void => {
        end();
        reject(why);
      };
      const stop = (): void => giveUp(reasonOf(signal));
      const timer = patienceMs === undefined ? undefined : setTimeout(() => giveUp(busy()), patienceMs);
      waiting.add(start);
      signal.addEventListener('abort', stop);
    });

  return {
    async enter(signal) {
      if (signal.aborted) throw reasonOf(signal);
      if (free > 0) {
        free--;
        return leave();
      }
      if (waiting.size >= queue) throw busy();
      return wait(signal);
    },
    get waiting() {
      return waiting.size;
    },
    get running() {
      return places - free;
    },
    get refused() {
      return refused;
    },
  };
};
