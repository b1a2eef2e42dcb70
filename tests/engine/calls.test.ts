/** Calls to the server: what is said of each ending, and what the server says it can do. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canStream, forgetCapabilities, giveUpStreams, prepare } from '../../engine/call/capabilities.ts';
import { callServer } from '../../engine/call/callServer.ts';
import { askSideCall } from '../../engine/call/sideCall.ts';
import type { AnyTool, RemoteCall } from '../../engine/definition/index.ts';
import { held, html, json, offline, serve, success, type Answer } from '../support/server.ts';
import { textTool, tipsTool as tool } from './fixtures.ts';

const never = new AbortController().signal;
const PATH = '/api/fixture/generate';
const TIPS = '/api/fixture/tips';
const call: RemoteCall = {
  post: PATH,
  succeeds: 'by status',
  failed: 'Failed.',
  unreachable: 'Try again.',
  channel: 'inline',
  button: 'Generate',
  busy: 'Generating...',
};
const bare: AnyTool = textTool;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetCapabilities();
});

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
    server.on(TIPS, answer);
    expect(await askSideCall(tool, 'tips', { about: 'bees' }, never)).toEqual(ending);
    expect(server.sent).toMatchObject([{ path: TIPS, body: { about: 'bees' } }]);
  });

  it('that a tool has not is a mistake of ours', async () => {
    await expect(askSideCall(tool, 'less' as 'tips', {}, never)).rejects.toThrow('fixture-tool: no side call named "less"');
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
    expect(server.sent).toHaveLength(1);
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
});
