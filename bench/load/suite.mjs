// What the benches of load share: the built product with its stalls told, and the mix of what is asked of it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runnerImport } from 'vite';
import { ask } from './client.mjs';

const root = path.resolve(import.meta.dirname, '../..');

export const load = async (file) =>
  (await runnerImport(path.join(root, file), { configFile: false, root, logLevel: 'error' })).module;

const { startProduct } = await load('tests/support/product.ts');
export const { hostile, mixOf, votable } = await load('bench/load/mix.ts');

const PRELOAD = `--import=${path.join(root, 'bench/load/stalls.mjs')}`;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * How long a process's main thread was held up since this was last asked, its resident memory, in megabytes, and the processor
 * time of all its threads so far, in milliseconds.
 */
const stallsOf = (pid, lines) => async () => {
  const told = () => lines.findLast((line) => line.includes('"event":"stalls"'));
  const before = told();
  process.kill(pid, 'SIGUSR2');
  while (told() === before) await pause(20);
  return JSON.parse(told());
};

/** One copy, without a limit of requests. */
export const startCold = async (environment = {}) => {
  const product = await startProduct({ RATE_LIMIT_PER_MINUTE: '0', NODE_OPTIONS: PRELOAD, ...environment });
  return { ...product, stalls: stallsOf(product.pid, product.lines) };
};

/** The same, all its writers loaded. */
export const startCopy = async (environment = {}) => {
  const product = await startCold({ WARM: '1', ...environment });
  while ((await ask(product.url, { method: 'GET', path: '/readyz' })).status !== 200) await pause(200);
  return product;
};

/** A process that does nothing: what it is held up by is the machine's other work, which holds up the server as well. */
export const startIdle = async () => {
  const child = spawn(process.execPath, [PRELOAD, '-e', 'console.log("ready"); setInterval(() => {}, 1_000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  while (lines.length === 0) await pause(20);
  return { stalls: stallsOf(child.pid, lines), stop: () => child.kill() };
};

/** Everything that is asked, in the order in which it is taken: one kind after the other. */
export const everything = async (url) => {
  const { text } = await ask(url, { method: 'GET', path: '/sitemap.xml' });
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const all = mixOf(pages.length > 0 ? pages : ['/']);
  let turn = 0;
  // A step that has no divisor in common with any length: neighbours are of different kinds.
  return () => all[(turn++ * 7919) % all.length];
};

export const say = (name, value) => console.log(`${name.padEnd(46)} ${value}`);
