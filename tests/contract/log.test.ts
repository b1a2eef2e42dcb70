/** What an operator reads of a request: lines of JSON that belong together, and how each reply came to its end. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Writer, WriterContext } from '../../server/writer.ts';
import { call, startServer, until, type RunningServer } from './http.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const WHOLE = { eulogy: 'Rose was here.' };
const PATH = '/api/eulogy/generate';
type Stream = (context: WriterContext) => AsyncGenerator<unknown, unknown>;

const ask = async (writer: { write?: Writer['write']; stream?: Stream }, accept: string, leaving = new AbortController()) => {
  const whole = { languages: ['English'], write: () => WHOLE, ...writer };
  const given = { ...whole, ...(writer.stream && { stream: (_: unknown, context: WriterContext) => writer.stream!(context) }) };
  server = await startServer({}, { loadWriter: () => Promise.resolve(given as Writer), timeoutMs: 5_000 });
  return fetch(server.url + PATH, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Rose' }),
    signal: leaving.signal,
  });
};
const requests = () => server!.lines.filter(({ event }) => event === 'request');

it('says when, how grave, which route and how it went, under the id that the reply carries', async () => {
  server = await startServer();
  const answer = await call(`${server.url}/api/capabilities?q=x`);
  expect(server.lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      event: 'request',
      id: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/capabilities',
      status: 200,
      ms: expect.any(Number) as number,
    },
  ]);
});

it('gives every line of a request its id: of a failing writer, of a broken reply, of what a writer says', async () => {
  const writers: Writer['write'][] = [
    () => {
      throw new Error('x');
    },
    () => ({ nothing: 'of use' }) as never,
    (_, { log }) => {
      log.warn({ event: 'a word of the writer' });
      return WHOLE as never;
    },
  ];
  for (const write of writers) {
    const response = await ask({ write }, 'application/json');
    expect(server!.lines).toHaveLength(2);
    for (const { id } of server!.lines) expect(id).toBe(response.headers.get('x-request-id'));
    await server!.close();
  }
});

it('gives each of many requests at once an id of its own, and believes none that comes along', async () => {
  server = await startServer();
  const asked = Array.from({ length: 20 }, () =>
    call(`${server!.url}/api/capabilities`, { headers: { 'x-request-id': 'made-up' } }),
  );
  const ids = (await Promise.all(asked)).map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(20);
  expect(ids).not.toContain('made-up');
  expect(new Set(requests().map(({ id }) => id))).toEqual(new Set(ids));
});

describe('a reply that grows has its line when it is over', () => {
  /** One piece at once, another one when it is let. */
  const held = () => {
    let go = (): void => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    return { go, gate };
  };

  it.each<[string, (gate: Promise<void>) => Stream]>([
    [
      'done',
      (gate) =>
        async function* () {
          yield { eulogy: 'Rose' };
          await gate;
          return WHOLE;
        },
    ],
    [
      'failed',
      (gate) =>
        async function* () {
          yield { eulogy: 'Rose' };
          await gate;
          throw new Error('x');
        },
    ],
  ])('%s', async (ended, stream) => {
    const { go, gate } = held();
    const response = await ask({ stream: stream(gate) }, 'text/event-stream');
    const reader = response.body!.getReader();
    await reader.read();
    expect(requests()).toEqual([]);
    go();
    while (!(await reader.read()).done);
    await until(() => requests().length === 1);
    expect(requests()[0]).toMatchObject({ ended, status: 200, id: response.headers.get('x-request-id') });
  });

  it('left', async () => {
    const leaving = new AbortController();
    const stream: Stream = async function* ({ signal }) {
      yield { eulogy: 'Rose' };
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const response = await ask({ stream }, 'text/event-stream', leaving);
    await response.body!.getReader().read();
    expect(requests()).toEqual([]);
    leaving.abort();
    await until(() => requests().length === 1);
    expect(requests()[0]).toMatchObject({ ended: 'left' });
  });
});

it('says that a visitor left before the reply', async () => {
  const leaving = new AbortController();
  let begun = false;
  const write = ((_: unknown, { signal }: WriterContext) => {
    begun = true;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  }) as Writer['write'];
  const answer = ask({ write }, 'application/json', leaving);
  await until(() => begun);
  leaving.abort();
  await expect(answer).rejects.toThrow(/abort/);
  await until(() => requests().length === 1);
  expect(requests()[0]).toMatchObject({ ended: 'left' });
  // That is no failure of the writer's.
  expect(server!.lines).toHaveLength(1);
});
