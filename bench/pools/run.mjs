// What it costs that writers work in pools of threads: a request there and in the server's own thread, how long the main
// thread stands still under the heaviest requests, memory at rest and with everything loaded.
// `npm run bench:pools`, on a built copy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const threadFile = pathToFileURL(path.join(root, 'dist/server/thread.js'));
const ROUNDS = 200;
const LIGHT = ['cta-generator', 'webinar-title-generator', 'eulogy-generator', 'prompt-generator'];

const { module } = await runnerImport(path.join(root, 'bench/pools/parts.ts'), { configFile: false, root, logLevel: 'error' });
const { createPool, examples, heaviest } = module;

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const shown = (value, digits = 2) => Number(value.toFixed(digits));

/** Wall time of one in the middle, and processor time of all threads for each. */
const cost = async (write) => {
  for (let round = 0; round < ROUNDS; round++) await write();
  const before = process.cpuUsage();
  const walls = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await write();
    walls.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { wall: median(walls), processor: (user + system) / 1000 / ROUNDS };
};

const { write: writeHere } = await import(threadFile.href);
const pool = createPool({ file: threadFile, threads: 1, queue: 1, patienceMs: 1_000, idleMs: 60_000 });
const rows = [];
for (const { key, request } of examples.filter((example) => LIGHT.includes(example.key))) {
  const here = await cost(() => writeHere({ key, request }));
  const there = await cost(() => pool.run('write', { key, request }, 60_000, new AbortController().signal));
  rows.push({
    writer: key,
    'here: wall, ms': shown(here.wall),
    'in a pool: wall, ms': shown(there.wall),
    'here: processor, ms': shown(here.processor),
    'in a pool: processor, ms': shown(there.processor),
  });
}
console.table(rows);

const startServer = async (more = {}) => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    VOTES_FILE: ':memory:',
    RATE_LIMIT_PER_MINUTE: '0',
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'watch.mjs')).href}`,
    ...more,
  };
  const start = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'dist/server/index.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise((resolve) => {
    lines.on('line', (line) => {
      const said = JSON.parse(line);
      if (said.event === 'ready') resolve(said.url);
    });
  });
  const state = async () => {
    child.send('state');
    return (await once(child, 'message'))[0];
  };
  return { url, lines, state, readyMs: performance.now() - start, end: () => child.kill() };
};
const post = (url, body) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Several at once, as visitors come. */
const sendAll = async (url, requests, atOnce) => {
  const left = [...requests];
  const statuses = {};
  const visitor = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { status } = await post(url + next.path, next.body);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return statuses;
};

const resting = await startServer();
await pause(3_000);
console.log(`ready after ${shown(resting.readyMs, 0)} ms; memory at rest ${shown((await resting.state()).memory, 0)} MB`);
await fetch(`${resting.url}/api/capabilities`);
await pause(8_000);
console.log(`after a first visitor's look at a form ${shown((await resting.state()).memory, 0)} MB`);
resting.end();

const warm = await startServer({ WARM: '1' });
let warmed = 0;
warm.lines.on('line', (line) => (warmed += JSON.parse(line).event === 'warmed' ? 1 : 0));
while (warmed < examples.length) await pause(500);
await fetch(`${warm.url}/api/prompts/search?limit=20`);
await pause(8_000);
// What was measured until now, the start with it, is forgotten with this.
console.log(`everything loaded ${shown((await warm.state()).memory, 0)} MB`);
const statuses = await sendAll(warm.url, heaviest, 8);
const { longest, usual, memory } = await warm.state();
console.log(`${heaviest.length} of the heaviest requests, 8 at once:`, statuses);
console.log(
  `main thread: longest stall ${shown(longest, 1)} ms, 99 of 100 under ${shown(usual, 1)} ms; memory then ${shown(memory, 0)} MB`,
);
warm.end();
process.exit();
