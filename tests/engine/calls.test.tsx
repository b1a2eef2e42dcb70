/** Calls to the server without a page: what is said of each ending, what the server can do, and what is asked beside a result. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canStream, forgetCapabilities, giveUpStreams, prepare, useLanguages } from '../../engine/call/capabilities.ts';
import { callServer } from '../../engine/call/callServer.ts';
import { askSideCall, type ToolWithCalls } from '../../engine/call/sideCall.ts';
import { useSideCall } from '../../engine/call/useSideCall.ts';
import { useSideQuery } from '../../engine/call/useSideQuery.ts';
import { prose, sideCall, text, type AnyTool, type RemoteCall } from '../../engine/definition/index.ts';
import { held, html, json, offline, serve, success, type Answer } from '../support/server.ts';
import { textTool } from './fixtures.ts';

/** Lets everything end that waits for nothing. */
const settle = (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const never = new AbortController().signal;
const PATH = '/api/fixture/generate';
const MORE = '/api/fixture/more';
const call: RemoteCall = {
  post: PATH,
  succeeds: 'by status',
  failed: 'Failed.',
  unreachable: 'Try again.',
  channel: 'inline',
  button: 'Generate',
  busy: 'Generating...',
};
const more = sideCall({
  post: MORE,
  request: { about: text('About') },
  reply: { main: 'tip', data: { tip: prose('A tip') } },
  succeeds: 'by status',
  failed: 'No tip.',
  unreachable: 'No tip for now.',
  channel: 'inline',
});
const bare: AnyTool = textTool;
const tool: ToolWithCalls<{ more: typeof more }> = { ...bare, sideCalls: { more } };

const ask = (answer: Answer, also: Partial<RemoteCall> = {}, onPart?: (part: unknown) => void) => {
  serve().on(PATH, answer);
  return callServer('fixture', { ...call, ...also }, tool.reply, {}, never, onPart);
};

describe('a call', () => {
  it.each<[string, Answer, unknown]>([
    [
      'a good reply',
      json(200, { data: { speech: 'Hi', x: 1 }, remark: 'So.' }),
      { data: { speech: 'Hi' }, notes: { remark: 'So.' } },
    ],
    ['a refusal in words', json(400, { error: 'Too long.' }), { words: 'Too long.' }],
    ['a refusal without words', json(500, {}), { words: 'Failed.' }],
    ['a reply without its main part', success({ speech: '' }), { words: 'Failed.' }],
    ['no connection', offline, 'unreachable'],
  ])('ends with %s', async (_, answer, ending) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await ask(answer)).toEqual(ending);
    expect(log.mock.calls).toEqual(
      _ === 'a reply without its main part' ? [['fixture: the reply is broken at data.speech']] : [],
    );
  });

  it('has words put before those of a failure, the server’s or its own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failedPrefix = 'Sorry: ';
    expect(await ask(json(400, { error: 'Too long.' }), { failedPrefix })).toEqual({ words: 'Sorry: Too long.' });
    expect(await ask(html(502), { failedPrefix })).toEqual({ words: 'Sorry: Failed.' });
    expect(await ask(success({}), { failedPrefix })).toEqual({ words: 'Sorry: Failed.' });
  });

  it('that is stopped ends so', async () => {
    serve().on(PATH, offline);
    expect(await callServer('fixture', call, tool.reply, {}, AbortSignal.abort())).toBe('stopped');
  });

  it('shows what has come so far, as far as it can be shown', async () => {
    const events = ['{"growth":{"set":{"speech":"He"}}}', '{"success":true,"data":{"speech":"Hello"}}'];
    const body = events.map((event) => `data: ${event}\n\n`).join('');
    const parts: unknown[] = [];
    const stream = (): Response => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    expect(await ask(stream, {}, (part) => parts.push(part))).toEqual({ data: { speech: 'Hello' }, notes: {} });
    expect(parts[0]).toEqual({ speech: 'He' });
  });
});

describe('a side call', () => {
  it.each<[string, Answer, unknown]>([
    ['a reply by its own shape', success({ tip: 'Smile', speech: 'x' }), { data: { tip: 'Smile' }, notes: {} }],
    ['its own words where it is refused', json(500, {}), { words: 'No tip.' }],
    ['its own words where there is no connection', offline, { words: 'No tip for now.' }],
  ])('ends with %s', async (_, answer, ending) => {
    const server = serve();
    server.on(MORE, answer);
    expect(await askSideCall(tool, 'more', { about: 'bees' }, never)).toEqual(ending);
    expect(server.sent).toMatchObject([{ path: MORE, body: { about: 'bees' } }]);
  });

  it('that a tool has not is a mistake of ours', async () => {
    await expect(askSideCall(tool, 'less' as 'more', {}, never)).rejects.toThrow('fixture-tool: no side call named "less"');
    await expect(askSideCall(bare, 'less', {} as never, never)).rejects.toThrow('no side call named "less"');
  });
});

describe('what the server can do', () => {
  const ABLE = '/api/capabilities';
  const able = (...answers: Answer[]) => {
    const server = serve();
    server.on(ABLE, ...answers);
    return server;
  };
  const streams = success({ languages: {}, streams: ['eulogy'] });

  it('is asked for once, without cookies, and again after a fresh start', async () => {
    const server = able(streams);
    prepare();
    expect([await canStream('eulogy'), await canStream('poem')]).toEqual([true, false]);
    expect(server.sent).toMatchObject([{ path: ABLE, credentials: 'omit' }]);
    forgetCapabilities();
    expect(await canStream('eulogy')).toBe(true);
    expect(server.sent).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['it says nothing of streams', success({ languages: {} })],
    ['it knows no such question', success({ streams: ['eulogy'] })],
    ['it gives no data', json(200, { streams: ['eulogy'] })],
    ['its data is null', json(200, { data: null })],
    ['its data is a text', json(200, { data: 'languages' })],
    ['it answers null', json(200, null)],
    ['it answers a text', json(200, 'data')],
    ['a proxy answers', html(502)],
    ['there is no connection', offline],
  ])('is nothing where %s', async (_, answer) => {
    able(answer);
    expect(await canStream('eulogy')).toBe(false);
    const { result } = renderHook(() => useLanguages('eulogy', true));
    await act(async () => {});
    expect(result.current).toBeUndefined();
  });

  it('is not waited for longer than half a second', async () => {
    const late = held();
    able(late.answer);
    vi.useFakeTimers();
    const asked = canStream('eulogy');
    let answer: boolean | undefined;
    void asked.then((can) => (answer = can));
    await vi.advanceTimersByTimeAsync(499);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toBe(false);
    late.release(streams);
    await vi.advanceTimersByTimeAsync(0);
    expect(await canStream('eulogy')).toBe(true);
  });

  it('is not trusted with streams any more once one broke, until the page is loaded anew', async () => {
    able(streams);
    giveUpStreams();
    expect(await canStream('eulogy')).toBe(false);
    forgetCapabilities();
    expect(await canStream('eulogy')).toBe(true);
  });

  it('names the languages of a tool, asked for only where they matter', async () => {
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

  it('is not told to a page that has been left', async () => {
    const late = held();
    able(late.answer);
    const { result, rerender } = renderHook(({ wanted }) => useLanguages('eulogy', wanted), { initialProps: { wanted: true } });
    rerender({ wanted: false });
    late.release(success({ languages: { eulogy: ['English'] } }));
    await act(async () => {});
    expect(result.current).toBeUndefined();
  });
});

describe('what is asked about a part of the result', () => {
  const failures: string[] = [];
  beforeEach(() => void (failures.length = 0));
  const open = () => renderHook(({ scope }) => useSideCall(tool, 'more', scope), { initialProps: { scope: 1 } });
  type Open = ReturnType<typeof open>;
  const start = ({ result }: Open, about: string): void =>
    act(() => result.current.start(about, { about }, (words) => failures.push(words)));

  it('is asked one at a time, and answers stay beside their parts', async () => {
    const [first, second] = [held(), held()];
    const server = serve();
    server.on(MORE, first.answer, second.answer);
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
    serve().on(MORE, offline, success({ tip: 'A' }));
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
    server.on(MORE, late.answer, success({ tip: 'B' }));
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
    serve().on(MORE, late.answer);
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
    renderHook(({ about, again }) => useSideQuery(tool, 'more', { about }, again), {
      initialProps: { about: 'a' } as { about: string; again?: number },
    });
  const busy = { data: undefined, help: undefined, failure: undefined, busy: true };

  it('is busy, then there, with where to find help', async () => {
    const server = serve();
    server.on(MORE, json(200, { data: { tip: 'A' }, help: 'Call 988.' }));
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
    serve().on(MORE, success({ tip: 'A' }), late.answer, success({ tip: 'C' }));
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
    server.on(MORE, early.answer, late.answer);
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
    server.on(MORE, success({ tip: 'A' }), success({ tip: 'B' }));
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
