/** A reply that comes piece by piece: however it is cut on the way, and however it ends. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../engine/call/outcome.ts';
import { send } from '../../engine/call/request.ts';

afterEach(() => vi.unstubAllGlobals());

const call = { post: '/api/x/generate', succeeds: 'by flag' } as const;
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const whole = { success: true, data: { text: 'Ganz — 🍯\n\nfertig' } };
const GROWTHS = [{ growth: { set: { text: 'Ga' } } }, { growth: { at: { text: { add: 'nz — 🍯' } } } }];
const PARTS = [{ text: 'Ga' }, { text: 'Ganz — 🍯' }];
const GOOD = `: still here\n\n${GROWTHS.map(event).join('')}${event(whole)}`;

/** Answers with these bytes, cut where it is told to. */
const answer = (
  text: string,
  cuts: readonly number[] = [],
  after?: (close: ReadableStreamDefaultController) => void,
): Response => {
  const bytes = new TextEncoder().encode(text);
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 1; at < edges.length; at++) controller.enqueue(bytes.slice(edges[at - 1], edges[at]));
      if (after) after(controller);
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
};

const receive = async (
  response: Response | Promise<Response>,
  signal = new AbortController().signal,
): Promise<{
  readonly outcome: Outcome;
  readonly parts: unknown[];
  readonly fetching: ReturnType<typeof vi.fn<typeof fetch>>;
}> => {
  const parts: unknown[] = [];
  const fetching = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', fetching);
  const outcome = await send(call, { topic: 'honey' }, signal, (part) => parts.push(part));
  return { outcome, parts, fetching };
};

it('asks for a stream, and takes JSON as well', async () => {
  const { fetching } = await receive(answer(GOOD));
  const [, init] = fetching.mock.calls[0] as unknown as [string, RequestInit];
  expect(new Headers(init.headers).get('accept')).toBe('text/event-stream, application/json');
});

it('gives every part in order, and the whole at the end, wherever it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
      const { outcome, parts } = await receive(answer(GOOD, cuts));
      expect(parts).toEqual(PARTS);
      expect(outcome).toEqual({ kind: 'ok', data: whole.data, notes: {} });
    }),
    { numRuns: 60 },
  );
});

it('passes over events that say nothing to it', async () => {
  const others = [null, 'growth', 5, [], {}, { ping: 1 }].map(event).join('');
  const { outcome, parts } = await receive(answer(others + GOOD));
  expect(parts).toEqual(PARTS);
  expect(outcome).toEqual({ kind: 'ok', data: whole.data, notes: {} });
});

it('takes words of a refusal only where they are words', async () => {
  const { outcome } = await receive(answer(event({ success: false, error: 5 })));
  expect(outcome).toStrictEqual({ kind: 'refused' });
});

it('lets go of the connection once it has the whole', async () => {
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(GOOD)),
    cancel,
  });
  const { outcome } = await receive(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  expect(outcome).toMatchObject({ kind: 'ok' });
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('reads lines that end as they do on other systems, and an event in several lines', async () => {
  for (const text of [
    GOOD.replaceAll('\n', '\r\n'),
    GOOD.replaceAll('"data":', '\ndata:"data":').replaceAll('data: ', 'id: 1\ndata: '),
  ])
    expect((await receive(answer(text))).outcome).toEqual({ kind: 'ok', data: whole.data, notes: {} });
});

describe('a stream that does not end well', () => {
  it('is refused in the words of the server', async () => {
    const { outcome, parts } = await receive(answer(event(GROWTHS[0]) + event({ success: false, error: 'The model failed.' })));
    expect(outcome).toEqual({ kind: 'refused', words: 'The model failed.' });
    expect(parts).toHaveLength(1);
  });
  it('counts as lost when it ends early, breaks, or is no JSON', async () => {
    for (const response of [
      answer(event(GROWTHS[0])),
      answer(event(GROWTHS[0]), [], (controller) => controller.error(new TypeError('gone'))),
      answer('data: {"growth": \n\n'),
      answer(''),
    ])
      expect((await receive(response)).outcome).toEqual({ kind: 'unreachable' });
  });
  it('shows what it can of growths that make no sense, and goes on to the whole', async () => {
    const odd = [
      null,
      7,
      [],
      { at: { text: { add: 7 } } },
      { at: { other: { add: 'x' } } },
      { add: ['x'] },
      { at: { text: { at: { 0: { set: 1 } } } } },
    ];
    const { outcome, parts } = await receive(
      answer([GROWTHS[0], ...odd.map((growth) => ({ growth })), GROWTHS[1], whole].map(event).join('')),
    );
    expect(parts.at(-1)).toMatchObject(PARTS[1]!);
    expect(outcome).toEqual({ kind: 'ok', data: whole.data, notes: {} });
  });
  it('is told apart from one that the visitor stopped, and is let go', async () => {
    const stopping = new AbortController();
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(event(GROWTHS[0])));
        stopping.signal.addEventListener('abort', () => controller.error(stopping.signal.reason));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    setTimeout(() => stopping.abort(), 10);
    const { outcome, parts } = await receive(response, stopping.signal);
    expect(outcome).toEqual({ kind: 'stopped' });
    expect(parts).toHaveLength(1);
    expect(cancelled).toBe(false);
  });
});

describe('where no answer comes at all', () => {
  it('plain JSON is asked for, once', async () => {
    const accepts: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      accepts.push(new Headers(init.headers).get('accept'));
      if (accepts.length === 1) throw new TypeError('streams do not pass here');
      return Response.json(whole);
    });
    expect(await send(call, {}, new AbortController().signal, () => {})).toEqual({ kind: 'ok', data: whole.data, notes: {} });
    expect(accepts).toEqual(['text/event-stream, application/json', 'application/json']);
  });
  it('and that is the end of it where none comes to that either, or the visitor has stopped', async () => {
    const fetching = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('unplugged')));
    vi.stubGlobal('fetch', fetching);
    expect(await send(call, {}, new AbortController().signal, () => {})).toEqual({ kind: 'unreachable' });
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(await send(call, {}, AbortSignal.abort(), () => {})).toEqual({ kind: 'stopped' });
    expect(fetching).toHaveBeenCalledTimes(3);
  });
});

describe('a server that answers otherwise', () => {
  it('is taken as it is, and never asked again', async () => {
    for (const [response, expected] of [
      [Response.json(whole), { kind: 'ok', data: whole.data, notes: {} }],
      [Response.json({ success: false, error: 'Busy.' }, { status: 503 }), { kind: 'refused', words: 'Busy.' }],
      [new Response('<html>', { status: 502 }), { kind: 'refused' }],
      [new Response(GOOD, { status: 500, headers: { 'content-type': 'text/event-stream' } }), { kind: 'refused' }],
    ] as const) {
      const { outcome, parts, fetching } = await receive(response);
      expect(outcome).toEqual(expected);
      expect(parts).toEqual([]);
      expect(fetching).toHaveBeenCalledTimes(1);
    }
  });
});
