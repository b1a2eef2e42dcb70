/** The tests that mutants are run against: those that `MUTATION_TESTS` names, by the settings of the whole suite. */
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { defineConfig } from 'vitest/config';
import { ThreadsPoolWorker, type Reporter } from 'vitest/node';
import suite from '../../vitest.config.ts';

interface Kept {
  entrypoint: string;
  _thread: Worker | undefined;
  runs: number;
}

const named = (process.env['MUTATION_TESTS'] ?? '').split(' ').filter(Boolean);

/** Stryker counts failing tests alone: a mutant that breaks a test file while it loads would count as one that lives. */
const brokenFiles: Reporter = {
  onTestModuleEnd(module) {
    for (const error of module.errors()) module.project.vitest.state.catchError(error, 'A file that does not load');
  },
};

/** After so many runs a thread makes way for a new one, and gives back what it has piled up. */
const MOST_RUNS = 40;

let waiting: { readonly thread: Worker; readonly runs: number } | undefined;
const { start, stop } = ThreadsPoolWorker.prototype as unknown as Record<'start' | 'stop', (this: Kept) => Promise<void>>;

/** Every mutant is a run. Vitest begins each with a new thread, which takes longer to load the DOM and React than to run the tests. */
Object.assign(ThreadsPoolWorker.prototype, {
  runs: 0,
  async start(this: Kept): Promise<void> {
    this.entrypoint = path.join(import.meta.dirname, 'worker.mjs');
    this._thread = waiting?.thread;
    this.runs = (waiting?.runs ?? 0) + 1;
    waiting = undefined;
    await start.call(this);
  },
  async stop(this: Kept): Promise<void> {
    const { _thread: thread, runs } = this;
    if (!thread || runs >= MOST_RUNS) return stop.call(this);
    thread.stdout.unpipe();
    thread.stderr.unpipe();
    for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
    waiting = { thread, runs };
    thread.once('exit', () => (waiting = undefined));
  },
});

const projects = (suite.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const end = project.test?.environment === 'jsdom' ? '.test.tsx' : '.test.ts';
  const include = named.filter((file) => file.endsWith(end));
  return include.length > 0 ? [{ ...project, test: { ...project.test, include } }] : [];
});

export default defineConfig({ test: { ...suite.test, projects, reporters: [brokenFiles] } });
