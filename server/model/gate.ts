/** How many calls a model gets at once, and how many may wait for it. */
import { Busy } from '../writer.ts';

/** Seconds after which it is worth coming back. */
const LATER = 10;

interface Waiting {
  readonly start: () => void;
}

export interface Gate {
  /**
   * Waits for a place; gives what frees it again.
   * @throws Busy where too many wait already, and the reason of the signal where that is aborted first.
   */
  enter(signal: AbortSignal): Promise<() => void>;
}

const reasonOf = (signal: AbortSignal): Error => (signal.reason instanceof Error ? signal.reason : new Error('stopped'));

export const createGate = (places: number, queue: number): Gate => {
  let free = places;
  const waiting: Waiting[] = [];

  /** Frees a place once, however often it is called. */
  const leave = (): (() => void) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = waiting.shift();
      if (next) next.start();
      else free++;
    };
  };

  return {
    enter(signal) {
      if (signal.aborted) return Promise.reject(reasonOf(signal));
      if (free > 0) {
        free--;
        return Promise.resolve(leave());
      }
      if (waiting.length >= queue) return Promise.reject(new Busy('Too many texts are being written just now.', LATER));
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(reasonOf(signal));
        };
        const entry: Waiting = {
          start() {
            signal.removeEventListener('abort', giveUp);
            resolve(leave());
          },
        };
        waiting.push(entry);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
};
