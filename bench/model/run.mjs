// What stands between a visitor and the language model: time to the first and the last byte through this server and straight
// from the (scripted) model, side by side in one run; memory for many streams at once; how soon a stopped page frees the model.
// `npm run bench:model`, on a built copy.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 40;
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
const good = await startSuite('good');
await timed(() => throughSuite(good.url));
const { body } = model.requests.at(-1);
const times = { straight: [], through: [] };
for (let round = 0; round < ROUNDS; round++) {
  times.straight.push(await timed(() => straight(body)));
  times.through.push(await timed(() => throughSuite(good.url)));
}
for (const byte of ['first', 'last']) {
  const [own, all] = [median(times.straight.map((time) => time[byte])), median(times.through.map((time) => time[byte]))];
  say(
    `${byte} byte, median of ${ROUNDS}`,
    `${own.toFixed(2)} ms straight, ${all.toFixed(2)} ms through: + ${(all - own).toFixed(2)} ms`,
  );
}
good.child.kill();

// Many at once, from a model that takes its time.
const slow = await startSuite('slow');
await timed(() => throughSuite(slow.url));
const atRest = memory(slow.child.pid);
const leaving = Array.from({ length: STREAMS }, () => new AbortController());
const running = await Promise.all(leaving.map(({ signal }) => throughSuite(slow.url, signal)));
const readers = running.map(({ body: stream }) => stream.getReader());
await Promise.all(readers.map((reader) => reader.read()));
say(`memory with ${model.open()} streams at once`, `${memory(slow.child.pid).toFixed(0)} MB (${atRest.toFixed(0)} MB with none)`);

// Stopped: all of them, then how long the model goes on working for nobody.
const stopped = performance.now();
for (const controller of leaving) controller.abort();
await until(() => model.open() === 0);
say(`model freed after ${STREAMS} visitors stopped`, `${(performance.now() - stopped).toFixed(0)} ms`);
for (const reader of readers) reader.cancel().catch(() => {});
slow.child.kill();
await model.close();
process.exit(0);
