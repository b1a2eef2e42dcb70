// Loaded into the server that is measured: tells, when it is asked, how long its main thread stood still, and its memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('message', () => {
    process.send({ longest: delay.max / 1e6, usual: delay.percentile(99) / 1e6, memory: process.memoryUsage.rss() / 1e6 });
    delay.reset();
  });
}
