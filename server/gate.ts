/** How many things are done at once, how many may wait for their turn, and for how long. */
import { Busy } from './writer.ts';

/** Seconds after which it is worth coming back. */
const LATER = 10;

export interface GateLimits {
  readonly places: number;
  /** How many may wait. */
  readonly queue: number;
  /** How long each of them does, in milliseconds; as long as its signal lets it where this is not given. */
  readonly patienceMs?: number;
}

/** What an operator is told of a gate. */
export interface GateLoad {
  /** How many wait. */
  readonly waiting: number;
  readonly running: number;
  /** How many were turned away so far. */
  readonly refused: number;
}

export interface Gate extends GateLoad {
  /**
   * Waits for a place; gives what frees it again.
   * @throws Busy where too many wait already or the wait takes too long, and the reason of the signal where that is
   * aborted first.
   */
  enter(signal: AbortSignal): Promise<() => void>;
}

const reasonOf = (signal: AbortSignal): Error => (signal.reason instanceof Error ? signal.reason : new Error('stopped'));

export const createGate = ({ places, queue, patienceMs }: GateLimits): Gate => {
  let free = places;
  let refused = 0;
  /** What starts each of those that wait, the first to come first. */
  const waiting = new Set<() => void>();

  const busy = (): Busy => {
    refused++;
    return new Busy('Too many texts are being written just now.', LATER);
  };

  /** Frees a place once, however often it is called. */
  const leave = (): (() => void) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
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
