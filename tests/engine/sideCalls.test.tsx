/** What pages ask beside their result: what the server can do, tips about a part, and answers that follow what is typed. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLanguages } from '../../engine/call/capabilities.ts';
import { useSideCall } from '../../engine/call/useSideCall.ts';
import { useSideQuery } from '../../engine/call/useSideQuery.ts';
import { held, json, offline, serve, settled, success, type Answer } from '../support/server.ts';
import { tipsTool as tool } from './fixtures.ts';

const settle = (): Promise<void> => act(settled);
const TIPS = '/api/fixture/tips';

describe('the languages that a tool can write', () => {
  const ABLE = '/api/capabilities';
  const able = (...answers: Answer[]) => {
    const server = serve();
    server.on(ABLE, ...answers);
    return server;
  };

  it('are asked for only where they matter', async () => {
    const server = able(success({ languages: { eulogy: ['English'], poem: ['French'] } }));
    const { result, rerender } = renderHook(({ slug, wanted }) => useLanguages(slug, wanted), {
      initialProps: { slug: 'eulogy', wanted: false },
    });
    await act(async () => {});
    expect([result.current, server.sent.length]).toEqual([undefined, 0]);
    rerender({ slug: 'eulogy', wanted: true });
    await act(async () => {});
    expect(result.current).toEqual(['English']);
    rerender({ slug: 'poem', wanted: true });
    await act(async () => {});
    expect(result.current).toEqual(['French']);
  });

  it('are not told to a page that has been left', async () => {
    const late = held();
    able(late.answer);
    const { result, rerender } = renderHook(({ wanted }) => useLanguages('eulogy', wanted), { initialProps: { wanted: true } });
    rerender({ wanted: false });
    late.release(success({ languages: { eulogy: ['English'] } }));
    await act(async () => {});
    expect(result.current).toBeUndefined();
  });

  it('are unknown where the server does not say', async () => {
    able(offline);
    const { result } = renderHook(() => useLanguages('eulogy', true));
    await settle();
    expect(result.current).toBeUndefined();
  });
});

describe('what is asked about a part of the result', () => {
  const failures: string[] = [];
  beforeEach(() => void (failures.length = 0));
  const open = () => renderHook(({ scope }) => useSideCall(tool, 'tips', scope), { initialProps: { scope: 1 } });
  type Open = ReturnType<typeof open>;
  const start = ({ result }: Open, about: string): void =>
    act(() => result.current.start(about, { about }, (words) => failures.push(words)));

  it('is asked one at a time, and answers stay beside their parts', async () => {
    const [first, second] = [held(), held()];
    const server = serve();
    server.on(TIPS, first.answer, second.answer);
    const opened = open();
    expect(opened.result.current).toMatchObject({ running: undefined, replies: {} });
    start(opened, 'a');
    start(opened, 'b');
    expect(opened.result.current.running).toBe('a');
    first.release(success({ tip: 'A' }));
    await settle();
    expect(opened.result.current).toMatchObject({ running: undefined, replies: { a: { tip: 'A' } } });
    start(opened, 'b');
    expect(opened.result.current).toMatchObject({ running: 'b', replies: { a: { tip: 'A' } } });
    second.release(success({ tip: 'B' }));
    await settle();
    expect(opened.result.current.replies).toEqual({ a: { tip: 'A' }, b: { tip: 'B' } });
    expect(server.sent.map(({ body }) => body)).toEqual([{ about: 'a' }, { about: 'b' }]);
    expect(failures).toEqual([]);
  });

  it('says why it failed, and can be asked again', async () => {
    serve().on(TIPS, offline, success({ tip: 'A' }));
    const opened = open();
    start(opened, 'a');
    await settle();
    expect(failures).toEqual(['No tip for now.']);
    expect(opened.result.current).toMatchObject({ running: undefined, replies: {} });
    start(opened, 'a');
    await settle();
    expect(opened.result.current.replies).toEqual({ a: { tip: 'A' } });
  });

  it.each<[string, (opened: Open) => void]>([
    ['another result is shown', ({ rerender }) => rerender({ scope: 2 })],
    ['the page is left', ({ unmount }) => unmount()],
  ])('is given up once %s', async (_, leave) => {
    const late = held();
    const server = serve();
    server.on(TIPS, late.answer, success({ tip: 'B' }));
    const opened = open();
    start(opened, 'a');
    leave(opened);
    expect(server.sent[0]?.signal?.aborted).toBe(true);
    if (_ === 'another result is shown') {
      expect(opened.result.current.running).toBeUndefined();
      start(opened, 'b');
      await settle();
      expect(opened.result.current.replies).toEqual({ b: { tip: 'B' } });
    }
    late.release(json(400, { error: 'Too late.' }));
    await settle();
    expect(failures).toEqual([]);
    expect(opened.result.current.replies).not.toHaveProperty('a');
  });

  it('goes on while the page is drawn again', async () => {
    const late = held();
    serve().on(TIPS, late.answer);
    const opened = open();
    start(opened, 'a');
    opened.rerender({ scope: 1 });
    late.release(success({ tip: 'A' }));
    await settle();
    expect(opened.result.current.replies).toEqual({ a: { tip: 'A' } });
  });
});

describe('what is asked anew with every change', () => {
  const open = () =>
    renderHook(({ about, again }) => useSideQuery(tool, 'tips', { about }, again), {
      initialProps: { about: 'a' } as { about: string; again?: number },
    });
  const busy = { data: undefined, help: undefined, failure: undefined, busy: true };

  it('is busy, then there, with where to find help', async () => {
    const server = serve();
    server.on(TIPS, json(200, { data: { tip: 'A' }, help: 'Call 988.' }));
    const { result, rerender } = open();
    expect(result.current).toEqual(busy);
    await settle();
    const there = { data: { tip: 'A' }, help: 'Call 988.', failure: undefined, busy: false };
    expect(result.current).toEqual(there);
    rerender({ about: 'a' });
    expect(result.current).toEqual(there);
    expect(server.sent.map(({ body }) => body)).toEqual([{ about: 'a' }]);
  });

  it('keeps the answer while the next one is on its way, and says why there is none', async () => {
    const late = held();
    serve().on(TIPS, success({ tip: 'A' }), late.answer, success({ tip: 'C' }));
    const { result, rerender } = open();
    await settle();
    rerender({ about: 'b' });
    expect(result.current).toEqual({ ...busy, data: { tip: 'A' } });
    late.release(json(400, { error: 'No such.' }));
    await settle();
    expect(result.current).toEqual({ data: { tip: 'A' }, help: undefined, failure: 'No such.', busy: false });
    rerender({ about: 'c' });
    expect(result.current).toEqual({ ...busy, data: { tip: 'A' } });
    await settle();
    expect(result.current).toMatchObject({ data: { tip: 'C' }, failure: undefined, busy: false });
  });

  it('never shows an earlier answer in place of a later one', async () => {
    const [early, late] = [held(), held()];
    const server = serve();
    server.on(TIPS, early.answer, late.answer);
    const { result, rerender } = open();
    rerender({ about: 'b' });
    expect(server.sent[0]?.signal?.aborted).toBe(true);
    late.release(success({ tip: 'B' }));
    await settle();
    early.release(success({ tip: 'A' }));
    await settle();
    expect(result.current).toMatchObject({ data: { tip: 'B' }, busy: false });
  });

  it('is asked again where that is wished', async () => {
    const server = serve();
    server.on(TIPS, success({ tip: 'A' }), success({ tip: 'B' }));
    const { result, rerender, unmount } = open();
    await settle();
    rerender({ about: 'a', again: 1 });
    expect(result.current.busy).toBe(true);
    await settle();
    expect(result.current).toMatchObject({ data: { tip: 'B' }, busy: false });
    unmount();
    expect(server.sent.at(-1)?.signal?.aborted).toBe(true);
  });
});
