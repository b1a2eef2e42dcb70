/** What comes of a call, in the terms of the error catalogue (specifications, section 8). */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../engine/call/outcome.ts';
import { send } from '../../engine/call/request.ts';

afterEach(() => vi.unstubAllGlobals());

type Succeeds = 'by status' | 'by flag';
const BOTH: readonly Succeeds[] = ['by status', 'by flag'];
const still = new AbortController().signal;

const reply = (status: number, body: string): Response => new Response(body, { status });
const sendTo = (answer: (init: RequestInit) => Promise<Response>, succeeds: Succeeds, signal = still): Promise<Outcome> => {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init));
  return send({ post: '/api/x/generate', succeeds }, { topic: 'honey' }, signal);
};
const outcomeOf = (status: number, body: unknown, succeeds: Succeeds): Promise<Outcome> =>
  sendTo(async () => reply(status, typeof body === 'string' ? body : JSON.stringify(body)), succeeds);

it('posts the payload once, as JSON, without credentials', async () => {
  const fetching = vi.fn<typeof fetch>(async () => reply(200, '{"success":true,"data":{}}'));
  vi.stubGlobal('fetch', fetching);
  await send({ post: '/api/x/generate', succeeds: 'by flag' }, { topic: 'honey' }, still);
  expect(fetching).toHaveBeenCalledTimes(1);
  const [address, init] = fetching.mock.calls[0]!;
  expect(address).toBe('/api/x/generate');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"topic":"honey"}' });
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
});

it.each([
  [{ post: '/api/x/generate' }, { topic: 'honey' }, '/api/x/generate', '{"topic":"honey"}'],
  [{ post: '/api/x/:id/vote/:kind' }, { id: 'a b/c', kind: 7, up: true }, '/api/x/a%20b%2Fc/vote/7', '{"up":true}'],
  [{ get: '/api/x/search' }, { query: 'tea & cake', page: 2 }, '/api/x/search?query=tea+%26+cake&page=2', undefined],
  [{ get: '/api/x/:id' }, { id: 'tea' }, '/api/x/tea', undefined],
  [{ get: '/api/x/categories' }, {}, '/api/x/categories', undefined],
])('sends %j with %j', async (call, payload, address, body) => {
  const fetching = vi.fn<typeof fetch>(async () => reply(200, '{"success":true,"data":{}}'));
  vi.stubGlobal('fetch', fetching);
  await send({ ...call, succeeds: 'by flag' }, payload, still);
  const [sentTo, init] = fetching.mock.calls[0]!;
  expect(sentTo).toBe(address);
  expect(init?.method ?? 'GET').toBe(body === undefined ? 'GET' : 'POST');
  expect(init?.body).toBe(body);
  expect(new Headers(init?.headers).get('accept')).toBe('application/json');
  expect(new Headers(init?.headers).has('content-type')).toBe(body !== undefined);
});

describe.each(BOTH)('a tool that succeeds %s', (succeeds) => {
  it('takes a success', async () => {
    expect(await outcomeOf(200, { success: true, data: { a: 1 } }, succeeds)).toEqual({ kind: 'ok', data: { a: 1 }, notes: {} });
    expect(await outcomeOf(201, { success: true, data: [] }, succeeds)).toEqual({ kind: 'ok', data: [], notes: {} });
  });

  it.each([400, 404, 413, 422, 429, 500, 502, 503, 504])('is refused by %i, with the words of the server', async (status) => {
    expect(await outcomeOf(status, { success: false, error: 'Too long.' }, succeeds)).toEqual({
      kind: 'refused',
      words: 'Too long.',
    });
    // Even where the rest of the reply says otherwise.
    expect(await outcomeOf(status, { success: true, data: {} }, succeeds)).toEqual({ kind: 'refused' });
  });

  it('is refused by success:false whatever the status says', async () => {
    expect(await outcomeOf(200, { success: false, error: 'No.' }, succeeds)).toEqual({ kind: 'refused', words: 'No.' });
    expect(await outcomeOf(200, { success: false }, succeeds)).toEqual({ kind: 'refused' });
  });

  it('takes words only where they are words', async () => {
    for (const error of [undefined, null, '', '  ', 5, {}, ['x']])
      expect(await outcomeOf(500, { success: false, error }, succeeds)).toEqual({ kind: 'refused' });
    for (const body of [null, [], 'null', 5, '"x"']) expect(await outcomeOf(500, body, succeeds)).toEqual({ kind: 'refused' });
  });

  it('is refused without words by a page of a proxy, and not reached where a good status brings no JSON', async () => {
    for (const body of ['', '<!doctype html><p>Bad gateway</p>', '{"success":']) {
      expect(await outcomeOf(502, body, succeeds)).toEqual({ kind: 'refused' });
      expect(await outcomeOf(200, body, succeeds)).toEqual({ kind: 'unreachable' });
    }
  });

  it('is not reached where the network fails, before or in the middle of the reply', async () => {
    expect(await sendTo(() => Promise.reject(new TypeError('Failed to fetch')), succeeds)).toEqual({ kind: 'unreachable' });
    const broken = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"success":true,'));
        stream.error(new TypeError('network error'));
      },
    });
    expect(await sendTo(async () => new Response(broken), succeeds)).toEqual({ kind: 'unreachable' });
  });

  it('is stopped by its visitor, before or in the middle of the reply', async () => {
    const stopping = new AbortController();
    const waiting = sendTo(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
      succeeds,
      stopping.signal,
    );
    stopping.abort();
    expect(await waiting).toEqual({ kind: 'stopped' });

    const later = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        later.abort();
        stream.error(new DOMException('Aborted', 'AbortError'));
      },
    });
    expect(await sendTo(async () => new Response(body), succeeds, later.signal)).toEqual({ kind: 'stopped' });
  });

  it('never throws, whatever comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
        fc.jsonValue(),
        async (status, body) => {
          const { kind } = await outcomeOf(status, JSON.stringify(body), succeeds);
          expect(kind).toBe(status >= 300 ? 'refused' : kind);
          expect(['ok', 'refused']).toContain(kind);
        },
      ),
    );
  });
});

it('believes only the flag where the tool has one, and only the status where it has none', async () => {
  for (const success of [undefined, null, 'true', 1]) {
    expect(await outcomeOf(200, { success, data: {} }, 'by flag')).toEqual({ kind: 'refused' });
  }
  expect(await outcomeOf(200, { data: { a: 1 } }, 'by status')).toEqual({ kind: 'ok', data: { a: 1 }, notes: {} });
});
