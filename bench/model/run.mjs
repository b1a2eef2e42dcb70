// What stands between a visitor and the language model: time to the first and the last byte through this server and straight
// from the (scripted) model, side by side in one run; memory for many streams at once; how soon a stopped page frees the model.
// `npm run bench:model`, on a built copy.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const STREAMS = 200;

const { module } = await runnerImport(path.join(root, 'tests/support/modelServer.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const model = await module.startModelServer();

const startSuite = (name) =>
  new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      VOTES_FILE: ':memory:',
      RATE_LIMIT_PER_MINUTE: '0',
      AI_BASE_URL: model.url,
      AI_MODEL: name,
      AI_CONCURRENCY: String(STREAMS),
    };
    const child = spawn(process.execPath, [path.join(root, 'dist/server/index.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', () => reject(new Error('the server did not start: build it first (npm run build)')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line);
      if (said.event === 'ready') resolve({ child, url: said.url });
    });
  });

const form = { name: 'Rose', memories: 'She sang.' };
const throughSuite = (url, signal) =>
  fetch(`${url}/api/eulogy/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(form),
    signal,
  });
/** The same request that the suite made of the model. */
const straight = (body) =>
  fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const timed = async (ask) => {
  const start = performance.now();
  const response = await ask();
  const reader = response.body.getReader();
  await reader.read();
  const first = performance.now() - start;
  while (!(await reader.read()).done);
  return { first, last: performance.now() - start };
};
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const until = async (happened) => {
  while (!happened()) await new Promise((resolve) => setTimeout(resolve, 2));
};
const say = (name, value) => console.log(`${name.padEnd(58)} ${value}`);

// Added time: both ways in turns, so that what else the machine does falls on both.
for (const [name, pace, rounds] of [
  ['good', 'all at once', 40],
  ['slow', 'a piece every 15 ms', 10],
]) {
  const suite = await startSuite(name);
  await timed(() => throughSuite(suite.url));
  const { body } = model.requests.at(-1);
  const times = { straight: [], through: [] };
  for (let round = 0; round < rounds; round++) {
    times.straight.push(await timed(() => straight(body)));
    times.through.push(await timed(() => throughSuite(suite.url)));
  }
  for (const byte of ['first', 'last']) {
    const [own, all] = [median(times.straight.map((time) => time[byte])), median(times.through.map((time) => time[byte]))];
    say(
      `a model that writes ${pace}: ${byte} byte`,
      `${own.toFixed(1)} ms straight, ${all.toFixed(1)} ms through: + ${(all - own).toFixed(1)} ms, ${(all / own).toFixed(2)} ×`,
    );
  }
  suite.child.kill();
}

// A model that takes its time.
const crawling = await startSuite('crawling');
/** One visitor who reads the beginning and leaves: how long the model goes on working for nobody. */
const leave = async () => {
  const visitor = new AbortController();
  const { body } = await throughSuite(crawling.url, visitor.signal);
  await body.getReader().read();
  const stopped = performance.now();
  visitor.abort();
  await until(() => model.open() === 0);
  return performance.now() - stopped;
};
const freed = [];
for (let round = 0; round < 20; round++) freed.push(await leave());
say('model freed after a visitor stopped', `${median(freed).toFixed(1)} ms, at most ${Math.max(...freed).toFixed(1)} ms`);
const atRest = memory(crawling.child.pid);
const running = await Promise.all(Array.from({ length: STREAMS }, () => throughSuite(crawling.url)));
const readers = running.map(({ body: stream }) => stream.getReader());
await Promise.all(readers.map((reader) => reader.read()));
say(
  `memory with ${model.open()} streams at once`,
  `${memory(crawling.child.pid).toFixed(0)} MB (${atRest.toFixed(0)} MB with none)`,
);

// All of them stop at once.
const stopped = performance.now();
for (const reader of readers) void reader.cancel();
await until(() => model.open() === 0);
say(`model freed after ${STREAMS} visitors stopped`, `${(performance.now() - stopped).toFixed(0)} ms`);
crawling.child.kill();
await model.close();
process.exit(0);
