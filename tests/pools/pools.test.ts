/** The server over writers in pools: what becomes of them reaches the visitor in words and the log by name. */
import { afterEach, describe as suite, expect, it, vi } from 'vitest';
import { catalogue } from '../../server/prompts/catalogue.ts';
import { inPools, type PoolsOptions } from '../../server/pools/pools.ts';
import { describe, write } from '../../server/pools/thread.ts';
import { endpointsOf } from '../../engine/definition/index.ts';
import { silent } from '../../server/log.ts';
import { seeded } from '../../server/random.ts';
import { hasWriter, loadWriter, tools } from '../../server/catalogue.ts';
import { post, startServer, type RunningServer } from '../contract/http.ts';
import { endpoints } from '../contract/endpoints.ts';
import { expectError } from '../contract/replies.ts';

const file = new URL('../support/stub-thread.mjs', import.meta.url);
const { path, failed } = endpoints.find(({ key }) => key === 'cta-generator')!;

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A server whose writers are all the stub. Gives what asks it for one text. */
const serverWith = async (options: Partial<PoolsOptions> = {}) => {
  const pools = { file, threads: 1, queue: 100, timeoutMs: 20_000, keepThreads: true, ...options };
  const running = await startServer({}, { loadWriter: inPools(() => true, pools), timeoutMs: 20_000 });
  server = running;
  return (description: string) => post(running.url + path, { description });
};

suite('a writer in a pool', () => {
  it('is known by what its thread says of it, and writes there', async () => {
    const load = inPools((key) => key !== 'nobody', { file, threads: 1, queue: 1, timeoutMs: 20_000, keepThreads: true });
    expect(load('nobody')).toBeUndefined();
    for (const key of ['common one', 'grammar one', 'library one', 'dictionary one', 'meaning one']) {
      const writer = await load(key)!;
      expect(writer.languages).toEqual(['English', 'French']);
      const said = writer.write(
        { description: 'hello' },
        { random: seeded(1), signal: new AbortController().signal, log: silent, note() {} },
      );
      expect(await said).toMatchObject({ key });
    }
  });

  it('says in its own words what it cannot serve', async () => {
    const ask = await serverWith();
    expect(expectError(await ask('cannot'), 422)).toBe('Not in this language.');
  });

  it('says that it is busy, and when to come back', async () => {
    const ask = await serverWith();
    const busy = await ask('busy');
    expect(expectError(busy, 503)).toContain('Too much to do.');
    expect(busy.headers['retry-after']).toBe('7');
  });

  it('hands on that its database is out of reach', async () => {
    // Nobody listens at port 9.
    vi.stubEnv('DATABASE_URL', 'postgres://suite@127.0.0.1:9/postgres');
    const { id } = catalogue[0]!;
    const said = await write({ key: 'prompt-generator.vote', request: { id, voter: 'ann', vote: 'like' } });
    vi.unstubAllEnvs();
    expect(said).toEqual({ busy: expect.stringMatching(/vote/), retryAfter: expect.any(Number) });
  });

  it('is logged with the name and the frames of its failure', async () => {
    const ask = await serverWith();
    expect(expectError(await ask('fail'), 502)).toContain(failed);
    expect(server!.lines).toContainEqual(
      expect.objectContaining({ event: 'writer failed', problem: 'RangeError', at: 'at far away' }),
    );
  });

  it('that takes too long is given up on, and the next visitor is served', async () => {
    const ask = await serverWith({ timeoutMs: 1_000 });
    expect(expectError(await ask('hang'), 504)).toContain(failed);
    expect(expectError(await ask('cannot'), 422)).toBe('Not in this language.');
  });

  it('whose queue is full says when to come back', async () => {
    const ask = await serverWith({ queue: 0 });
    const answers = await Promise.all([ask('slow'), ask('slow'), ask('slow')]);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy).toHaveLength(2);
    for (const answer of busy) {
      expect(expectError(answer, 503)).toMatch(/try again/);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

suite('inside a thread', () => {
  const keys = tools.flatMap(endpointsOf).map(({ key }) => key);

  it.each(keys)('%s is told of in words that can cross', async (key) => {
    expect(hasWriter(key)).toBe(true);
    const writer = await loadWriter(key)!;
    expect(structuredClone(await describe(key))).toMatchObject({ languages: writer.languages });
  });

  it('a failure is told by its name and frames, without its message', async () => {
    const said = await write({ key: 'cta-generator', request: { description: { typed: 'Quillfeather' } } });
    expect(said).toMatchObject({ failed: { problem: 'TypeError', at: expect.stringMatching(/^at .*:\d+:\d+/) } });
    expect(JSON.stringify(said)).not.toContain('Quillfeather');
  });
});
