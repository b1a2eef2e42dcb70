/**
 * Writers with heavy data or long work write in threads of their own, so that no visitor waits for another one's tool.
 * A thread starts when it is first needed; one that does not answer in time is ended, and a fresh one takes its place.
 */
import { Worker } from 'node:worker_threads';
import { CannotServe, type Writer } from '../writer.ts';
import type { Answer, Task } from './messages.ts';

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (problem: Error) => void;
}

/** Threads load much that stays and make little that goes: room for it would only be filled with what is no longer needed. */
const YOUNG_MB = 6;

class Thread {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  readonly #onEnd: () => void;
  #lastId = 0;

  constructor(file: URL, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    const end = (): void => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(new Error('the thread ended'));
      this.#waiting.clear();
    };
    this.#worker.on('error', end);
    this.#worker.on('exit', end);
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('reply' in answer) waiting?.resolve(answer.reply);
    else waiting?.reject('cannotServe' in answer ? new CannotServe(answer.cannotServe) : new Error(answer.failed));
  }

  /** The writer's reply. Ends the whole thread where the time for it runs out; a visitor who leaves only stops waiting. */
  write(slug: string, request: unknown, signal: AbortSignal): Promise<unknown> {
    const task: Task = { id: ++this.#lastId, slug, request };
    return new Promise((resolve, reject) => {
      this.#waiting.set(task.id, { resolve, reject });
      const stop = (): void => {
        this.#waiting.delete(task.id);
        reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
        if (signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError') {
          // Replaced at once: ending takes a moment, and nobody new may wait for it.
          this.#onEnd();
          void this.#worker.terminate();
        }
      };
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      this.#worker.postMessage(task);
    });
  }
}

export type LoadWriter = (slug: string) => Promise<Writer> | undefined;

/** The same writers, those that name a thread writing in it. `file` is the built `thread.ts`. */
export const inThreads = (load: LoadWriter, file: URL): LoadWriter => {
  const threads = new Map<string, Thread>();
  const threadNamed = (name: string): Thread => {
    const running = threads.get(name);
    if (running) return running;
    const started = new Thread(file, () => {
      if (threads.get(name) === started) threads.delete(name);
    });
    threads.set(name, started);
    return started;
  };
  return (slug) =>
    load(slug)?.then((writer) => {
      const { thread } = writer;
      if (thread === undefined) return writer;
      const write: Writer['write'] = (request, { signal }) =>
        threadNamed(thread).write(slug, request, signal) as ReturnType<Writer['write']>;
      return { ...writer, write };
    });
};
