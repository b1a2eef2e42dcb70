/** A reply as server-sent events over real HTTP, by writers that play every part. */
import { afterEach, describe, expect, it } from 'vitest';
import { Busy, CannotServe, type Writer, type WriterContext } from '../../server/writer.ts';
import { startServer, until, type RunningServer } from './http.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const WHOLE = { eulogy: 'Rose was here.' };
type Stream = (context: WriterContext) => AsyncGenerator<unknown, unknown>;

const ask = async (
  stream: Stream | undefined,
  { accept = 'text/event-stream', timeoutMs = 5_000, signal = undefined as AbortSignal | undefined } = {},
) => {
  const writer: Writer = {
    languages: ['English'],
    write: () => WHOLE as never,
    ...(stream && { stream: (_: unknown, context: WriterContext) => stream(context) as AsyncGenerator<unknown, never> }),
  };
  server = await startServer({}, { loadWriter: () => Promise.resolve(writer), timeoutMs });
  return fetch(`${server.url}/api/eulogy/generate`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Rose' }),
    ...(signal && { signal }),
  });
};
const eventsIn = (text: string): unknown[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice('data: '.length)) as unknown);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fails before it has given anything. */
const failing = (failure: Error): AsyncGenerator<unknown, unknown> =>
  (async function* () {
    yield await Promise.reject(failure);
  })();

const good: Stream = async function* () {
  yield { eulogy: 'Rose' };
  await pause(5);
  yield { eulogy: 'Rose was' };
  return WHOLE;
};

it('gives the parts, and the whole in the usual envelope', async () => {
  const response = await ask(good);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(eventsIn(await response.text())).toEqual([
    { partial: { eulogy: 'Rose' } },
    { partial: { eulogy: 'Rose was' } },
    { success: true, data: WHOLE },
  ]);
});

it('answers JSON to whoever does not ask for a stream, and where the writer has none', async () => {
  for (const [stream, accept] of [
    [good, 'application/json'],
    [good, '*/*'],
    [undefined, 'text/event-stream, application/json'],
  ] as const) {
    const response = await ask(stream, { accept });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ success: true, data: WHOLE });
    await server?.close();
  }
});

describe('a failure', () => {
  it.each<[string, Stream, number, RegExp]>([
    ['that cannot serve', () => failing(new CannotServe('Not in Dutch.')), 422, /Not in Dutch\./],
    ['for want of room', () => failing(new Busy('Too many at once.', 7)), 503, /Too many at once/],
    ['of the writer', () => failing(new Error('/inside')), 502, /^Failed to generate eulogy$/],
  ])('%s before the first piece has a status of its own', async (_, stream, status, says) => {
    const response = await ask(stream);
    expect(response.status).toBe(status);
    const body = (await response.json()) as { success: boolean; error: string };
    expect(body.success).toBe(false);
    expect(body.error).toMatch(says);
    if (status === 503) expect(response.headers.get('retry-after')).toBe('7');
  });

  it('after it is the last event', async () => {
    const response = await ask(async function* () {
      yield { eulogy: 'Rose' };
      yield { eulogy: 'Rose was' };
      throw new Error('/inside');
    });
    expect(response.status).toBe(200);
    expect(eventsIn(await response.text())).toEqual([
      { partial: { eulogy: 'Rose' } },
      { partial: { eulogy: 'Rose was' } },
      { success: false, error: 'Failed to generate eulogy' },
    ]);
  });

  it('is a whole reply that breaks its schema', async () => {
    const response = await ask(async function* () {
      yield { eulogy: 'Rose' };
      return { eulogy: '' };
    });
    expect(eventsIn(await response.text()).at(-1)).toEqual({ success: false, error: 'Failed to generate eulogy' });
  });

  it('is a writer that stalls', async () => {
    const response = await ask(
      async function* ({ signal }) {
        yield { eulogy: 'Rose' };
        yield { eulogy: 'Rose was' };
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
      },
      { timeoutMs: 200 },
    );
    expect(eventsIn(await response.text())).toEqual([
      { partial: { eulogy: 'Rose' } },
      { partial: { eulogy: 'Rose was' } },
      { success: false, error: 'Failed to generate eulogy: it took too long.' },
    ]);
  });
});

it('ends the writer’s work when the visitor leaves', async () => {
  let ended = false;
  const leaving = new AbortController();
  const response = await ask(
    async function* ({ signal }) {
      signal.addEventListener('abort', () => {
        ended = true;
      });
      try {
        for (let n = 0; ; n++) {
          yield { eulogy: 'x'.repeat(n) };
          await pause(5);
        }
      } finally {
        ended = true;
      }
    },
    { signal: leaving.signal },
  );
  const reader = response.body?.getReader();
  await reader?.read();
  leaving.abort();
  await until(() => ended);
});
