// A thread that does what the request says: the stand-in for the writers' own.
import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

/** Says which thread it was; `count`, where there is one, is memory shared with the test. */
export const work = async ({ what, count }) => {
  if (what === 'keep') globalThis.kept = Buffer.alloc(200 * 2 ** 20, 1);
  if (count) Atomics.add(new Int32Array(count), 0, 1);
  if (what === 'hang') for (;;);
  if (what === 'die') process.exit(1);
  if (what === 'throw') throw new RangeError('as it was told');
  if (what === 'slow') await pause(100);
  return { thread: threadId };
};

export const write = async ({ key, request }) => {
  const what = request.description;
  if (what === 'cannot') return { cannotServe: 'Not in this language.' };
  if (what === 'busy') return { busy: 'Too much to do.', retryAfter: 7 };
  if (what === 'fail') return { failed: { problem: 'RangeError', at: 'at far away' } };
  const notes = what === 'less' ? { fewer: { given: 1, asked: 8, why: 'There was little to go on.' } } : {};
  return { reply: { key, ...(await work({ what, count: request.count })) }, notes };
};
