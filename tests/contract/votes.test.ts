/** Votes while their database is busy or gone: said honestly, and the library goes on without them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call, post, startServer, type RunningServer } from './http.ts';
import { expectData, expectError } from './replies.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'votes-'));
const file = path.join(folder, 'votes.sqlite');
let server: RunningServer;
beforeAll(async () => {
  vi.stubEnv('VOTES_FILE', file);
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

interface Found {
  readonly prompts: readonly { readonly id: string; readonly likes: number }[];
}
const library = async (): Promise<Found> => expectData(await call(`${server.url}/api/prompts/search?sortBy=likes`)) as Found;
const like = (id: string, voter: string) => post(`${server.url}/api/prompts/${id}/vote`, { voter, vote: 'like' });

it('a database out of reach, and one that is busy: a vote is asked for again, and a search shows what was last seen', async () => {
  // Nobody listens at port 9.
  vi.stubEnv('DATABASE_URL', 'postgres://suite@127.0.0.1:9/postgres');
  const { id } = (await library()).prompts[0]!;
  const gone = await like(id, 'ann');
  expect(expectError(gone, 503)).toMatch(/vote.*again/);
  expect(Number(gone.headers['retry-after'])).toBeGreaterThan(0);

  vi.stubEnv('DATABASE_URL', '');
  expect(expectData(await like(id, 'ann'))).toMatchObject({ likes: 1 });
  const writer = new Database(file);
  writer.exec('begin immediate');
  const busy = await like(id, 'bo');
  expectError(busy, 503);
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
  expect(expectError(await like('no-such-prompt', 'bo'), 422)).toMatch(/id/);
  writer.exec('rollback');
  writer.close();
  expect(expectData(await like(id, 'bo'))).toMatchObject({ likes: 2 });
});
