// A thread that does what the request says: the stand-in for the writers' own.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id, request }) => {
  if (request === 'hang') for (;;);
  if (request === 'die') throw new Error('the thread dies');
  if (request === 'cannot') parentPort.postMessage({ id, cannotServe: 'Not in this language.' });
  else if (request === 'fail') parentPort.postMessage({ id, failed: 'RangeError' });
  else setTimeout(() => parentPort.postMessage({ id, reply: { said: request } }), request === 'slow' ? 300 : 0);
});
