// One copy of the built product under a crowd: nothing lost, memory flat, tails told, and no text that holds it up.
// `npm run build && npm run bench:load`; `npm run bench:load 20000` for fewer requests than 100,000.
import { createTally, crowd, quantile } from './client.mjs';
import { everything, hostile, say, startCopy, startIdle } from './suite.mjs';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const CROWD = 1_000;
const CROWD_MS = 60_000;
/** So many at once keep it busy without filling its queues. */
const STEADY = 40;
const LONGEST_RUN_MS = 30 * 60_000;

const copy = await startCopy();
const idle = await startIdle();
const next = await everything(copy.url);

const report = (tally) => {
  say('lost', `${tally.lost.length}${tally.lost.length > 0 ? ` (${[...new Set(tally.lost)].join(', ')})` : ''}`);
  say('told that there is no room (503)', `${tally.busy}, ${((100 * tally.busy) / tally.asked).toFixed(1)} %`);
  say('faults', [...tally.faults].map(([what, times]) => `${what} × ${times}`).join(', ') || 'none');
};
const table = (tally) => {
  console.log(`${'ms'.padEnd(34)} ${['asked', 'p50', 'p95', 'p99', 'max'].map((head) => head.padStart(8)).join('')}`);
  for (const [kind, times] of [...tally.times].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const sorted = times.toSorted((one, other) => one - other);
    const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed(0));
    console.log(`${kind.padEnd(34)} ${[String(times.length), ...figures].map((figure) => figure.padStart(8)).join('')}`);
  }
};
const stall = ({ p50, p99, max }) => `${max.toFixed(0)} ms at most, p99 ${p99.toFixed(1)}, p50 ${p50.toFixed(1)}`;
const heldUp = async (server) => {
  say('main thread held up', stall(server));
  say('a process that did nothing meanwhile', stall(await idle.stalls()));
};

try {
  // Everything once, so that memory is told of a server that has loaded all it ever will.
  const first = createTally();
  const end = performance.now() + 20_000;
  await crowd(STEADY, copy.url, next, first, () => performance.now() > end);
  const rested = await copy.stalls();
  await idle.stalls();
  say('memory, everything loaded', `${rested.rss.toFixed(0)} MB`);

  console.log(`\n${CROWD} clients at once for ${CROWD_MS / 1_000} s`);
  const rush = createTally();
  const over = performance.now() + CROWD_MS;
  await crowd(CROWD, copy.url, next, rush, () => performance.now() > over);
  say('asked', `${rush.asked}, ${(rush.asked / (CROWD_MS / 1_000)).toFixed(0)} a second`);
  report(rush);
  const rushed = await copy.stalls();
  await heldUp(rushed);
  say('memory', `${rushed.rss.toFixed(0)} MB`);
  table(rush);

  console.log(`\n${REQUESTS} requests in all, ${STEADY} at once`);
  const steady = createTally();
  const begun = performance.now();
  const isOver = () => rush.asked + steady.asked >= REQUESTS || performance.now() - begun > LONGEST_RUN_MS;
  for (let tenth = 1; tenth <= 10 && !isOver(); tenth++) {
    const until = ((REQUESTS - rush.asked) * tenth) / 10;
    await crowd(STEADY, copy.url, next, steady, () => steady.asked >= until || isOver());
    say(`memory after ${rush.asked + steady.asked}`, `${(await copy.stalls()).rss.toFixed(0)} MB`);
  }
  if (steady.asked > 0) {
    report(steady);
    table(steady);
  }

  console.log(`\n${hostile.length} hostile texts at their full length, while somebody reads pages`);
  await Promise.all([copy.stalls(), idle.stalls()]);
  const harm = createTally();
  const pages = createTally();
  let at = 0;
  const isRead = () => at >= hostile.length;
  await Promise.all([
    crowd(2, copy.url, () => hostile[Math.min(at++, hostile.length - 1)], harm, isRead),
    crowd(1, copy.url, () => ({ kind: 'page', method: 'GET', path: '/' }), pages, isRead),
  ]);
  report(harm);
  await heldUp(await copy.stalls());
  const slowest = [...harm.times]
    .map(([kind, times]) => [kind, Math.max(...times)])
    .toSorted(([, one], [, other]) => other - one);
  for (const [kind, ms] of slowest.slice(0, 8)) say(`slow: ${kind}`, `${ms.toFixed(0)} ms`);
  table(pages);
} finally {
  idle.stop();
  await copy.stop();
}
process.exit(0);
