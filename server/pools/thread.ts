/** Runs inside a thread: loads writers and lets them write. */
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { Notes } from '../../engine/definition/index.ts';
import { loadWriter, writerKeys } from '../catalogue.ts';
import { faultOf } from '../fault.ts';
import { silent } from '../log.ts';
import { encodeBy } from '../meaning/encoder.ts';
import { chance } from '../random.ts';
import { Busy, CannotServe, type Writer } from '../writer.ts';
import { encodeElsewhere } from './elsewhere.ts';
import type { Answer, Descriptions, Task } from './messages.ts';
import { tidySoon } from './tidy.ts';

// With optimised code the grammar checker's WebAssembly takes 200 MB more, and is no faster for a visitor's text.
setFlagsFromString('--liftoff-only');

// The build and the benches load this file in a process that has no such thread.
if (parentPort) encodeBy(encodeElsewhere(parentPort));

const find = async (key: string): Promise<Writer> => {
  const writer = await loadWriter(key);
  if (!writer) throw new Error('no writer');
  return writer;
};

/**
 * Every writer's description, for the build to write down: it loads the code of all of them.
 * @throws where one cannot be loaded.
 */
export const describeAll = async (): Promise<Descriptions> => {
  const described = writerKeys.map(async (key) => {
    const { languages, pool, timeoutMs } = await find(key);
    return [key, { languages, ...(pool && { pool }), ...(timeoutMs !== undefined && { timeoutMs }) }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
};

/** For the build: keeps what writers would set up anew in every process. */
export const keepSetup = async (): Promise<void> => {
  const [{ keepHarper }, { keptIndex }, { keptWaysToAsk }] = await Promise.all([
    import('../writers/grammar/harperMemory.ts'),
    import('../writers/answers/pages/page-index.ts'),
    import('../writers/answers/pages/same-words.ts'),
  ]);
  keptIndex.keep();
  keptWaysToAsk.keep();
  await keepHarper();
};

/** The writers whose data this thread has. */
const loaded = new Set<string>();

/** A writer's answer to a request. Never throws: an error would be sent with its message. */
export const write = async ({ key, request }: Task): Promise<Answer> => {
  try {
    const writer = await find(key);
    // A thread is ended, not asked to stop, so the writer needs no signal. Failures are logged by the sender of the task.
    let notes: Notes = {};
    const note = (more: Notes): void => {
      notes = { ...notes, ...more };
    };
    const context = { random: chance(), signal: new AbortController().signal, log: silent, note };
    const reply = await writer.write(request as never, context);
    return { reply, notes };
  } catch (problem) {
    if (problem instanceof CannotServe) return { cannotServe: problem.message, lacks: problem.lacks };
    if (problem instanceof Busy) return { busy: problem.message, retryAfter: problem.retryAfter };
    return { failed: faultOf(problem) };
  } finally {
    if (!loaded.has(key)) tidySoon();
    loaded.add(key);
  }
};
