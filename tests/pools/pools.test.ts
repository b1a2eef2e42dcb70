/** The server over writers in pools: what becomes of them reaches the visitor in words and the log by name. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../server/prompts/catalogue.ts';
import { inPools, type PoolsOptions } from '../../server/pools/pools.ts';
import type { Descriptions } from '../../server/pools/messages.ts';
import type { GateLoad } from '../../server/gate.ts';
import { describeAll, write } from '../../server/pools/thread.ts';
import { endpointsOf } from '../../engine/definition/index.ts';
import { silent } from '../../server/log.ts';
import { loadWriter, tools } from '../../server/catalogue.ts';
import { post, startServer, type RunningServer } from '../contract/http.ts';
import { endpoints } from '../contract/endpoints.ts';
import { expectError } from '../contract/replies.ts';
import { contextOf } from '../support/context.ts';

const defaults: PoolsOptions = {
  file: new URL('../support/stub-thread.mjs', import.meta.url),
  encoderFile: new URL('../support/stub-encoder.mjs', import.meta.url),
  threads: 1,
  queue: 100,
  timeoutMs: 20_000,
  keepThreads: true,
  log: silent,
};
const { path, failed } = endpoints.find(({ key }) => key === 'cta-generator')!;

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The stub's own: one writer for each pool. */
const described: Descriptions = Object.fromEntries(
  (['common', 'grammar', 'library', 'dictionary', 'meaning'] as const).map((pool) => [
    pool,
    { languages: ['English', 'French'], pool },
  ]),
);

/** A server whose writers are all the stub. Gives what asks it for one text. */
const serverWith = async (options: Partial<PoolsOptions> = {}) => {
  const pools = { ...defaults, ...options };
  const running = await startServer(
    {},
    { ...inPools({ 'cta-generator': { languages: ['English'] } }, pools), timeoutMs: 20_000 },
  );
  server = running;
  return (description: string) => post(running.url + path, { description });
};

describe('a writer in a pool', () => {
  it('is known by what the build wrote of it, and writes there', async () => {
    const { loadWriter: load } = inPools(described, defaults);
    expect(load('nobody')).toBeUndefined();
    for (const key of Object.keys(described)) {
      const writer = await load(key)!;
      expect(writer.languages).toEqual(['English', 'French']);
      expect(await writer.write({ description: 'hello' }, contextOf(1))).toMatchObject({ key });
    }
  });

  it('reads what is meant in the thread with the encoder', async () => {
    const { readMeaning } = inPools(described, defaults);
    expect(await readMeaning('it is quiet here')).toBe('abuse');
    expect(await readMeaning('hello')).toBeUndefined();
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

describe('a writer that is prepared', () => {
  const KEY = 'cta-generator';
  const setUp = async () => {
    const { loadWriter: load, prepare } = inPools({ [KEY]: { languages: ['English'] } }, defaults);
    const written = new Int32Array(new SharedArrayBuffer(4));
    const request = (description: string) => ({ description, count: written.buffer });
    const writer = await load(KEY)!;
    const write = async (description: string) => writer.write(request(description), contextOf(1));
    return { written, write, prepare: (description = 'hello') => prepare(KEY, () => request(description)) };
  };

  it('writes once, however often its page is opened', async () => {
    const { written, write, prepare } = await setUp();
    for (let page = 0; page < 5; page++) prepare();
    await vi.waitUntil(() => written[0] === 1);
    await write('hello');
    for (let page = 0; page < 5; page++) prepare();
    await write('hello');
    expect(written[0]).toBe(3);
  });

  it('has the encoder loaded beside it, once', async () => {
    const loads = new Map<string, GateLoad>();
    const options: PoolsOptions = { ...defaults, watch: (name, load) => loads.set(name, load) };
    const { prepare } = inPools({ [KEY]: { languages: ['English'] } }, options);
    for (let page = 0; page < 3; page++) prepare(KEY, () => ({ description: 'hello', count: new SharedArrayBuffer(4) }));
    const { running, waiting } = loads.get('encoder')!;
    expect(running + waiting).toBe(1);
  });

  it('is prepared anew once its thread has gone', async () => {
    const { written, write, prepare } = await setUp();
    prepare();
    await vi.waitUntil(() => written[0] === 1);
    await expect(write('die')).rejects.toThrow(/exited/);
    prepare();
    await vi.waitUntil(() => written[0] === 3);
  });

  it('leaves its thread to visitors', async () => {
    const { written, write, prepare } = await setUp();
    const visitor = write('slow');
    prepare();
    await visitor;
    await write('hello');
    expect(written[0]).toBe(2);
  });

  it('is not tried again once it has failed', async () => {
    const { written, write, prepare } = await setUp();
    inPools({}, defaults).prepare('nobody', () => ({}));
    prepare('die');
    await vi.waitUntil(() => written[0] === 1);
    await write('hello');
    await expect(write('die')).rejects.toThrow(/exited/);
    prepare();
    await write('hello');
    expect(written[0]).toBe(4);
  });
});

describe('inside a thread', () => {
  it('every writer is told of in words that can be written down', async () => {
    const all = JSON.parse(JSON.stringify(await describeAll())) as Descriptions;
    const keys = tools.flatMap(endpointsOf).map(({ key }) => key);
    expect(Object.keys(all).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) expect(all[key]!.languages).toEqual((await loadWriter(key))!.languages);
  });

  it('a failure is told by its name and frames, without its message', async () => {
    const said = await write({ key: 'cta-generator', request: { description: { typed: 'Quillfeather' } } });
    expect(said).toMatchObject({ failed: { problem: 'TypeError', at: expect.stringMatching(/^at .*:\d+:\d+/) } });
    expect(JSON.stringify(said)).not.toContain('Quillfeather');
  });
});
