/** A worker of Vitest that serves one run after another: a test file is loaded anew each time, a package once. */
import { parentPort } from 'node:worker_threads';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

init({
  post: (message) => parentPort.postMessage(message),
  on: (act) => parentPort.on('message', act),
  off: (act) => parentPort.off('message', act),
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: setupEnvironment,
});
