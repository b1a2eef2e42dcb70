/** The inside of a thread: loads the writer it is asked for, lets it write, sends the reply back. */
import { parentPort } from 'node:worker_threads';
import { loadWriter } from '../catalogue.ts';
import { silent } from '../log.ts';
import { chance } from '../random.ts';
import { CannotServe } from '../writer.ts';
import type { Answer, Task } from './messages.ts';

const answer = async ({ id, slug, request }: Task): Promise<Answer> => {
  try {
    const writer = await loadWriter(slug);
    if (!writer) return { id, failed: 'no writer' };
    // A thread is ended, not asked to stop: what it writes needs no signal. Its failures are logged by who sent the task.
    const context = { random: chance(), signal: new AbortController().signal, log: silent };
    return { id, reply: await writer.write(request as never, context) };
  } catch (problem) {
    if (problem instanceof CannotServe) return { id, cannotServe: problem.message };
    return { id, failed: problem instanceof Error ? problem.name : 'unknown' };
  }
};

parentPort?.on('message', (task: Task) => {
  void answer(task).then((said) => parentPort?.postMessage(said));
});
