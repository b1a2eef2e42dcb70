// Loaded into the server beside its own code: tells at a signal for how long its main thread has been held up since the last one,
// what memory it has, and the processor time that it has taken, all its threads together.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 5;

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('SIGUSR2', () => {
    const [p50, p99, max] = [delays.percentile(50), delays.percentile(99), delays.max].map((ns) => ns / 1e6 - RESOLUTION_MS);
    const { user, system } = process.cpuUsage();
    const account = { p50, p99, max, rss: process.memoryUsage.rss() / 2 ** 20, processor: (user + system) / 1000 };
    process.stdout.write(`${JSON.stringify({ event: 'stalls', ...account })}\n`);
    delays.reset();
  });
}
