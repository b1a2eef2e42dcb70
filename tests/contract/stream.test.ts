/** A reply as server-sent events over real HTTP, by writers that play every part. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Busy, CannotServe, type Writer, type WriterContext } from '../../server/writer.ts';
import type { JsonSchema } from './schema.ts';
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
    { growth: { set: { eulogy: 'Rose' } } },
    { growth: { at: { eulogy: { add: ' was' } } } },
    { success: true, data: WHOLE, writtenBy: { by: 'rules' } },
  ]);
});

it('says what the description of the API says that it says', async () => {
  const response = await ask(good);
  const description = (await (await fetch(`${server?.url}/api`)).json()) as {
    components: JsonSchema;
    paths: Record<
      string,
      { post: { responses: Record<string, { content: Record<string, { schema: { contentSchema: JsonSchema } }> }> } }
    >;
  };
  const { schema } = description.paths['/api/eulogy/generate']!.post.responses['200']!.content['text/event-stream']!;
  const isEvent = new Ajv2020({ strict: false }).compile({ ...schema.contentSchema, components: description.components });
  const events = [...eventsIn(await response.text()), { success: false, error: 'Busy.' }];
  expect(events.filter((event) => !isEvent(event))).toEqual([]);
  for (const odd of [{ partial: {} }, { growth: { add: 7 } }, { growth: { at: { a: [] } } }, { success: true }])
    expect(isEvent(odd)).toBe(false);
});

it('sends every word of a long reply once, and once more in the whole', async () => {
  const words = Array.from({ length: 400 }, (_, n) => `Line ${n} of what Rose sang when the boats came in.\n`);
  const eulogy = words.join('');
  const response = await ask(async function* () {
    for (let n = 1; n <= words.length; n++) yield { eulogy: words.slice(0, n).join('') };
    return { eulogy };
  });
  const A_PIECE = 100;
  expect((await response.text()).length).toBeLessThan(2 * JSON.stringify(eulogy).length + words.length * A_PIECE);
});

it('is written no faster than it is read', async () => {
  let pieces = 0;
  const response = await ask(async function* () {
    for (; ; pieces++) yield { eulogy: `${pieces}`.repeat(100_000) };
  });
  const reader = response.body!.getReader();
  await reader.read();
  // What is on its way fills up, and then nothing more is written until somebody reads.
  let before = -1;
  while (before !== pieces) {
    before = pieces;
    await pause(100);
  }
  for (let n = 0; n < 2_000 && pieces === before; n++) await reader.read();
  expect(pieces).toBeGreaterThan(before);
  await reader.cancel();
});

it('answers JSON to whoever does not ask for a stream, and where the writer has none', async () => {
  for (const [stream, accept] of [
    [good, 'application/json'],
    [good, '*/*'],
    [undefined, 'text/event-stream, application/json'],
  ] as const) {
    const response = await ask(stream, { accept });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ success: true, data: WHOLE, writtenBy: { by: 'rules' } });
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
      { growth: { set: { eulogy: 'Rose' } } },
      { growth: { at: { eulogy: { add: ' was' } } } },
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
      { growth: { set: { eulogy: 'Rose' } } },
      { growth: { at: { eulogy: { add: ' was' } } } },
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
