/** The built grammar check, which reads harper's memory from a file, against that of the source, which sets harper up itself. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { checkRequest } from '../../server/api/requestCheck.ts';
import { createPool } from '../../server/pools/pool.ts';
import { write as writeHere } from '../../server/pools/thread.ts';
import { bodyOf, endpointWith } from '../model/asking.ts';

/** On a busy machine a thread takes long to load what it needs, which is not what is tried here. */
const PATIENCE_MS = 100_000;
vi.setConfig({ testTimeout: PATIENCE_MS });

const built = createPool({
  file: pathToFileURL(path.resolve('dist/server/thread.js')),
  threads: 1,
  queue: 10,
  patienceMs: PATIENCE_MS,
  idleMs: PATIENCE_MS,
});
const writeBuilt = (task: unknown): Promise<unknown> => built.run('write', task, PATIENCE_MS, new AbortController().signal);

it('is kept by the build', () => expect(existsSync('dist/server/assets/harper.bin')).toBe(true));

it.each([
  ['en-US', 'I definately recieved an email about the the new colour, irregardless of what they says.'],
  ['en-GB', 'The center of the town was gray; alot of people was waiting for there train on tuesday.'],
  // So many words that its memory has to grow.
  ['en-US', 'We was hapy to sea them, and could of stayed for a hour. Their going too the libary tommorow.\n'.repeat(40)],
])('finds in a text in %s what a fresh one finds', async (language, text) => {
  const endpoint = endpointWith('grammar-checker');
  const request = checkRequest(endpoint, { ...bodyOf(endpoint), text, language });
  const task = { key: 'grammar-checker', request };
  const reply = await writeHere(task);
  expect(reply).toHaveProperty('reply.issues.0');
  expect(await writeBuilt(task)).toEqual(reply);
});
