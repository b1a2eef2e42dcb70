/** Lists of an options endpoint: asked for once, asked again until they come (specification 2, section 4; DESIGN, section 5). */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOptions } from '../../engine/form/options.ts';

const ADDRESS = '/api/fixture/options';
const LISTS = { tones: ['Default', 'Warm'], amounts: [1, 2, 4] };
const MINUTE = 60_000;

type Answer = (init: RequestInit | undefined) => Promise<Response>;
const json =
  (body: unknown, status = 200): Answer =>
  async () =>
    new Response(JSON.stringify(body), { status });
const good = json({ success: true, data: LISTS });
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** When each request was sent. */
let sentAt: number[] = [];
/** Answers in turn; the last one again and again. */
const answerWith = (...answers: Answer[]): void => {
  sentAt = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    sentAt.push(Date.now());
    expect(address).toBe(ADDRESS);
    expect(init).toMatchObject({ headers: { accept: 'application/json' }, credentials: 'omit' });
    return answers[Math.min(sentAt.length, answers.length) - 1]!(init);
  });
};
const pass = (milliseconds: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => {}));
const open = (address: string | undefined = ADDRESS) => renderHook(() => useOptions(address));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('lists that come', () => {
  it('are missing at first, then there', async () => {
    answerWith(good);
    const { result } = open();
    expect(result.current).toEqual({ lists: undefined, failed: false });
    await pass(0);
    expect(result.current).toEqual({ lists: LISTS, failed: false });
  });

  it('are asked for once, and are there at once on the next visit', async () => {
    answerWith(good);
    const first = open();
    await pass(0);
    first.unmount();
    expect(open().result.current.lists).toEqual(LISTS);
    await pass(10 * MINUTE);
    expect(sentAt).toHaveLength(1);
  });

  it('may be options with words of their own; what is no option is left out', async () => {
    const lengths = [{ value: 'Short', label: 'Short (2-3 min)' }];
    answerWith(json({ success: true, data: { lengths, tones: ['Warm', null, {}, ['x'], true, 'Cool'], note: 'x', none: [] } }));
    const { result } = open();
    await pass(0);
    expect(result.current.lists).toEqual({ lengths, tones: ['Warm', 'Cool'] });
  });

  it('are not needed where there is no address', async () => {
    answerWith(good);
    const { result } = renderHook(() => useOptions(undefined));
    expect(result.current).toEqual({ lists: {}, failed: false });
    await pass(MINUTE);
    expect(sentAt).toEqual([]);
  });
});

describe.each<[string, Answer, log: unknown]>([
  ['the network fails', offline, 'Failed to fetch'],
  ['the server fails', json({ success: false, error: 'No.' }, 500), 'status 500'],
  ['the server fails with lists', json({ success: true, data: LISTS }, 500), 'status 500'],
  ['a proxy answers', async () => new Response('<!doctype html>', { status: 502 }), expect.stringContaining('JSON')],
  ['the server says no with a good status', json({ success: false }), 'status 200'],
  ['the reply is no JSON', async () => new Response('<p>', { status: 200 }), expect.stringContaining('JSON')],
  ['the reply holds no lists', json({ success: true }), 'the reply holds no lists'],
  ['its lists are null', json({ success: true, data: null }), 'the reply holds no lists'],
  ['its lists are a text', json({ success: true, data: 'Warm' }), 'the reply holds no lists'],
  ['the reply is null', json(null), 'the reply holds no lists'],
  ['the reply is a text', json('Warm'), 'the reply holds no lists'],
])('when %s', (_, failing, log) => {
  it('says so, keeps asking, and recovers by itself', async () => {
    answerWith(failing, failing, good);
    const { result } = open();
    await pass(0);
    expect(result.current).toEqual({ lists: undefined, failed: true });
    expect(console.warn).toHaveBeenCalledWith('options', ADDRESS, log);
    await pass(10 * MINUTE);
    expect(result.current).toEqual({ lists: LISTS, failed: false });
    expect(sentAt).toHaveLength(3);
  });
});

describe('asking again', () => {
  it('waits longer each time, and never stops asking', async () => {
    answerWith(offline);
    open();
    await pass(30 * MINUTE);
    const pauses = sentAt.slice(1).map((at, n) => at - sentAt[n]!);
    expect(pauses.length).toBeGreaterThan(5);
    expect(pauses[0]).toBeGreaterThanOrEqual(500);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[2]).toBeGreaterThan(pauses[0]!);
    expect(pauses.at(-1)).toBeLessThanOrEqual(5 * MINUTE);
  });

  it('ends with the page, in the middle of a pause or of a request', async () => {
    answerWith(offline);
    const paused = open();
    await pass(0);
    paused.unmount();
    await pass(30 * MINUTE);
    expect(sentAt).toHaveLength(1);

    let signal: AbortSignal | null | undefined;
    answerWith((init) => {
      signal = init?.signal;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    });
    const waiting = open();
    await pass(0);
    expect(signal?.aborted).toBe(false);
    waiting.unmount();
    expect(signal?.aborted).toBe(true);
    await pass(30 * MINUTE);
    expect(sentAt).toHaveLength(1);
  });
});
