/** Runs of a tool without its page: what is sent, what comes of it, what is said and counted. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prose, sideCall, text, type AnyTool, type RemoteCall } from '../../engine/definition/index.ts';
import { readKept, writeKept } from '../../engine/keep/storage.ts';
import { announce, useSaid } from '../../engine/notices/announce.ts';
import { dismissNoticesOf, notify, useNotices } from '../../engine/notices/notices.ts';
import type { LoadRewrite } from '../../engine/run/fallback.ts';
import { WRITTEN_HERE, type Device, type WritingTask } from '../../engine/run/device.ts';
import { useDevice } from '../../engine/run/useDevice.ts';
import { useOnline } from '../../engine/run/useOnline.ts';
import { useRun, type RunOptions } from '../../engine/run/useRun.ts';
import { countUse, forgetUses, isUsedUp, useUses } from '../../engine/run/uses.ts';
import { held, json, offline, serve, settled, success, type Answer, type StandIn } from '../support/server.ts';
import { itemsTool, textTool } from './fixtures.ts';

// There is no page here whose button would have to be painted first: `screens/streaming.test.tsx` tries that.
vi.mock('../../engine/painted.ts', () => ({ painted: () => Promise.resolve() }));

const PATH = '/api/fixture/generate';
const OTHER = '/api/fixture/other';
const other = sideCall({
  post: OTHER,
  request: { topic: text('Topic') },
  reply: { main: 'speech', data: { speech: prose('The text') } },
  succeeds: 'by status',
  failed: 'No other.',
  unreachable: 'No other for now.',
  channel: 'alert',
});
const bare: AnyTool = textTool;
const speaking: AnyTool = { ...bare, sideCalls: { other } };
const { call } = speaking as AnyTool & { call: RemoteCall };
const inAlert: AnyTool = { ...speaking, call: { ...call, channel: 'alert' } };
const oncePerDay: AnyTool = { ...speaking, limit: { perDay: 1, counted: true, enforced: true } };
const rewriting: AnyTool = {
  ...speaking,
  call: { ...call, fallback: { local: 'humanize', input: 'topic', with: [], after: 0 } },
};
const local: AnyTool = { ...speaking, call: { local: 'shout', input: 'topic', button: 'Go', busy: 'Going...' } };
const listing: AnyTool = {
  ...itemsTool,
  waiting: { empty: '', busy: 'Looking...' },
  result: [{ block: 'count', of: 'items', one: 'item', many: 'items' }, ...itemsTool.result],
} as AnyTool;

const NOTHING = {};
const SHOUT = { shout: (words: string) => words.toUpperCase() };
interface Parts {
  readonly transforms?: Record<string, (words: string) => string>;
  readonly rewrite?: LoadRewrite;
  readonly device?: Device;
}
const open = (tool = speaking, { transforms = NOTHING, rewrite, device }: Parts = {}) =>
  renderHook(() => ({
    run: useRun(tool, transforms, rewrite, device),
    said: useSaid(),
    notices: useNotices(),
    uses: useUses(tool.slug),
  }));
type Open = ReturnType<typeof open>;
const settle = (): Promise<void> => act(settled);
const begin = ({ result }: Open, topic = 'bees', options?: RunOptions): void =>
  act(() => result.current.run.start({ topic }, { topic: ` ${topic} ` }, options));
const finish = async (opened: Open, topic?: string, options?: RunOptions): Promise<void> => {
  begin(opened, topic, options);
  await settle();
};
const words = ({ result }: Open): unknown => result.current.run.result?.data['speech'];
const status = ({ result }: Open) => result.current.run.status;
const said = ({ result }: Open): string => result.current.said.trim();
const sends = (server: StandIn): unknown[] =>
  server.sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const answering = (...answers: Answer[]): StandIn => {
  const server = serve();
  server.on(PATH, ...answers);
  return server;
};
const speech = (it: string, also = {}): Answer => json(200, { data: { speech: it }, ...also });

beforeEach(() => {
  announce('');
  dismissNoticesOf(bare.slug);
});

describe('a run', () => {
  it('sends what was checked, and shows what comes with what it was made from', async () => {
    const late = held();
    const server = answering(late.answer);
    const opened = open();
    expect(status(opened)).toEqual({ phase: 'idle' });
    await finish(opened);
    expect(status(opened)).toMatchObject({ phase: 'loading', more: false, sideCall: undefined });
    expect(said(opened)).toBe('Generating...');
    late.release(speech('Hum.', { remark: 'So.' }));
    await settle();
    expect(sends(server)).toEqual([[PATH, { topic: 'bees' }]]);
    expect(server.sentTo(PATH)[0]?.headers.get('accept')).toBe('application/json');
    expect(status(opened)).toEqual({ phase: 'idle' });
    expect(opened.result.current.run.result).toMatchObject({
      data: { speech: 'Hum.' },
      values: { topic: ' bees ' },
      notes: { remark: 'So.' },
    });
    expect(opened.result.current.run.versions).toEqual({ at: 0, of: 1 });
    expect(said(opened)).toBe('Done: Fixture');
    expect(opened.result.current.uses).toBe(1);
  });

  it('sends other values in place of constants where it is told so', async () => {
    const server = answering(speech('Hum.'));
    await finish(open(), 'bees', { overrides: { count: 5 } });
    expect(sends(server)).toEqual([[PATH, { topic: 'bees', count: 5 }]]);
  });

  it('is one at a time, however often the button is pressed', async () => {
    const server = answering(speech('Hum.'));
    const opened = open();
    begin(opened);
    begin(opened, 'wasps');
    await settle();
    expect(sends(server)).toHaveLength(1);
    await finish(opened, 'wasps');
    expect(sends(server)).toHaveLength(2);
    const { run } = opened.result.current;
    expect(run.versions).toEqual({ at: 1, of: 2 });
    act(() => run.turnTo(0));
    expect(said(opened)).toBe('Version 1 of 2');
    expect(opened.result.current.run.versions).toEqual({ at: 0, of: 2 });
    expect(opened.result.current.run.result?.id).not.toBe(run.result?.id);
  });

  it('is that of the tool that is shown', async () => {
    const server = answering();
    server.on('/api/other', speech('Other.'));
    const { result, rerender } = renderHook((tool: AnyTool) => useRun(tool, NOTHING, undefined, undefined), {
      initialProps: speaking,
    });
    rerender({ ...speaking, call: { ...call, post: '/api/other' } });
    act(() => result.current.start({ topic: 'bees' }, {}));
    await settle();
    expect(sends(server)).toEqual([['/api/other', { topic: 'bees' }]]);
  });

  it('takes away what was said of the run before', async () => {
    answering(speech('Hum.'));
    const opened = open();
    act(() => notify(speaking.slug, 'Old.', 'problem'));
    begin(opened);
    expect(opened.result.current.notices).toEqual([]);
    await settle();
  });

  it.each<[string, AnyTool, RunOptions, object, string[]]>([
    ['in the form', speaking, {}, { phase: 'failed', words: 'No bees.' }, []],
    ['at the foot of the screen', inAlert, {}, { phase: 'idle' }, ['No bees.']],
    ['where a side call wants it', speaking, { sideCall: 'other' }, { phase: 'idle' }, ['No bees.']],
  ])('that fails says so %s', async (_, tool, options, phase, alerts) => {
    const server = answering(json(400, { error: 'No bees.' }));
    server.on(OTHER, json(400, { error: 'No bees.' }));
    const opened = open(tool);
    await finish(opened, 'bees', options);
    expect(status(opened)).toEqual(phase);
    expect(opened.result.current.notices.map(({ words, kind }) => [words, kind])).toEqual(alerts.map((one) => [one, 'problem']));
    expect(opened.result.current.uses).toBe(0);
    expect(opened.result.current.run.result).toBeUndefined();
    await finish(opened, 'wasps', options);
    expect(sends(server)).toHaveLength(2);
  });

  it('has an error until the form is changed, and a result for longer', async () => {
    answering(speech('Hum.'), offline);
    const opened = open();
    await finish(opened);
    await finish(opened);
    expect(status(opened)).toEqual({ phase: 'failed', words: 'Failed to make items. Please try again.' });
    act(() => opened.result.current.run.edited());
    expect(status(opened)).toEqual({ phase: 'idle' });
    expect(words(opened)).toBe('Hum.');
    act(() => opened.result.current.run.refuse('Say more.'));
    expect(status(opened)).toEqual({ phase: 'failed', words: 'Say more.' });
  });

  it('goes on while the form is changed', async () => {
    const late = held();
    answering(late.answer);
    const opened = open();
    await finish(opened);
    act(() => opened.result.current.run.edited());
    expect(status(opened).phase).toBe('loading');
    late.release(speech('Hum.'));
    await settle();
    expect(words(opened)).toBe('Hum.');
  });

  it('is refused once the uses of the day are gone', async () => {
    const server = answering(speech('Hum.'));
    const opened = open(oncePerDay);
    await finish(opened);
    await finish(opened);
    expect(status(opened)).toEqual({ phase: 'failed', words: 'Daily usage limit reached. Please try again tomorrow.' });
    expect(sends(server)).toHaveLength(1);
  });
});

describe('a run that is given up', () => {
  it.each<[string, (opened: Open) => void, string]>([
    ['by a press of Stop', ({ result }) => result.current.run.stop(), 'Stopped'],
    ['by starting over', ({ result }) => void result.current.run.clear(), 'Generating...'],
  ])('%s leaves nothing behind, and lets another begin', async (_, giveUp, told) => {
    const late = held();
    const server = answering(late.answer, speech('Buzz.'));
    const opened = open();
    await finish(opened);
    act(() => giveUp(opened));
    expect(server.sentTo(PATH)[0]?.signal?.aborted).toBe(true);
    expect(status(opened)).toEqual({ phase: 'idle' });
    expect(said(opened)).toBe(told);
    late.release(speech('Hum.'));
    await settle();
    expect([words(opened), opened.result.current.uses]).toEqual([undefined, 0]);
    await finish(opened);
    expect(words(opened)).toBe('Buzz.');
  });

  it('by leaving the page is not sent on', async () => {
    const late = held();
    const server = answering(late.answer);
    const opened = open();
    await finish(opened);
    opened.unmount();
    expect(server.sentTo(PATH)[0]?.signal?.aborted).toBe(true);
    late.release(speech('Hum.'));
    await settle();
    expect(renderHook(() => useUses(speaking.slug)).result.current).toBe(0);
  });

  it('is nothing to speak of where none was on its way', () => {
    const opened = open();
    act(() => opened.result.current.run.stop());
    expect(said(opened)).toBe('');
    opened.unmount();
  });
});

describe('results', () => {
  it('can be changed, taken away and brought back', async () => {
    answering(speech('Hum.'), speech('Buzz.'));
    const opened = open();
    await finish(opened);
    await finish(opened);
    act(() => opened.result.current.run.rewrite({ speech: 'Buzz!' }));
    expect(opened.result.current.run.result).toMatchObject({ data: { speech: 'Buzz!' }, written: { speech: 'Buzz.' } });
    let gone: ReturnType<typeof opened.result.current.run.clear> | undefined;
    act(() => void (gone = opened.result.current.run.clear()));
    expect(opened.result.current.run.versions).toEqual({ at: 0, of: 0 });
    act(() => opened.result.current.run.restore(gone!));
    expect(opened.result.current.run.versions).toEqual({ at: 1, of: 2 });
    expect(words(opened)).toBe('Buzz!');
  });

  it('grow where more is asked for, and it is said how many more there are', async () => {
    const item = (words: string) => ({ text: words, style: 'Plain', points: 5 });
    const items = (...all: string[]): Answer => success({ items: all.map(item) });
    const server = answering(items('a', 'b'), items('c'), items('d'));
    const opened = open(listing);
    await finish(opened, 'bees', { more: true });
    expect(said(opened)).toBe('2 items ready');
    begin(opened, 'bees', { more: true });
    expect(said(opened)).toBe('Looking...');
    expect(status(opened)).toMatchObject({ phase: 'loading', more: true });
    await settle();
    expect(opened.result.current.run.result?.data).toMatchObject({ items: ['a', 'b', 'c'].map(item) });
    expect(said(opened)).toBe('1 more item, 3 in all');
    expect(opened.result.current.run.versions.of).toBe(1);
    await finish(opened);
    expect(opened.result.current.run.result?.data).toMatchObject({ items: [item('d')] });
    expect(said(opened)).toBe('1 item ready');
    expect(server.sentTo(PATH)).toHaveLength(3);
  });

  it('may be made by a side call, of its own fields, by its own address', async () => {
    const server = answering();
    server.on(OTHER, speech('Other.'), offline);
    const opened = open();
    act(() => opened.result.current.run.start({ topic: 'bees', extra: 1 }, {}, { sideCall: 'other' }));
    expect(status(opened)).toMatchObject({ sideCall: 'other' });
    await settle();
    expect(sends(server)).toEqual([[OTHER, { topic: 'bees' }]]);
    expect(words(opened)).toBe('Other.');
    await finish(opened, 'bees', { sideCall: 'other' });
    expect(opened.result.current.notices.at(-1)?.words).toBe('No other for now.');
  });
});

describe('a reply that comes bit by bit', () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const able: Answer = success({ languages: {}, streams: [speaking.slug, listing.slug] });
  const stream: Answer = () =>
    new Response(new ReadableStream({ start: (given) => void (controller = given) }), {
      headers: { 'content-type': 'text/event-stream' },
    });
  const say = (event: unknown): void => controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  const part = (it: string) => ({ growth: { set: { speech: it } } });
  const accepts = (server: StandIn): (string | null | undefined)[] =>
    server.sentTo(PATH).map(({ headers }) => headers.get('accept'));
  const STREAMED = 'text/event-stream, application/json';
  const streaming = (...answers: Answer[]): StandIn => {
    const server = answering(...answers);
    server.on('/api/capabilities', able);
    return server;
  };

  it('is shown as it comes, and is a result once it is whole', async () => {
    const server = streaming(stream);
    const opened = open();
    await finish(opened);
    say(part('Hu'));
    const partial = { part: { data: { speech: 'Hu' }, values: { topic: ' bees ' }, notes: {} } };
    await waitFor(() => expect(status(opened)).toMatchObject(partial));
    expect(opened.result.current.run.result).toBeUndefined();
    say({ success: true, data: { speech: 'Hum.' } });
    await waitFor(() => expect(words(opened)).toBe('Hum.'));
    expect(accepts(server)).toEqual([STREAMED]);
  });

  it('that breaks off keeps what has come, to the last, and whole replies are asked for from then on', async () => {
    const server = streaming(stream, speech('Hum.'));
    const opened = open();
    await finish(opened);
    say(part('Hu'));
    controller?.close();
    await waitFor(() => expect(status(opened)).toMatchObject({ phase: 'failed' }));
    expect(opened.result.current.run.result).toMatchObject({ data: { speech: 'Hu' }, unfinished: true });
    await finish(opened);
    expect(accepts(server)).toEqual([STREAMED, 'application/json']);
  });

  it.each<[string, RunOptions]>([
    ['what is added to a result', { more: true }],
    ['a side call', { sideCall: 'other' }],
  ])('is not asked for as %s', async (_, options) => {
    const server = streaming(speech('Hum.'));
    server.on(OTHER, speech('Hum.'));
    await finish(open(), 'bees', options);
    expect(server.sent.at(-1)?.headers.get('accept')).toBe('application/json');
  });

  it('is trusted still where what was lost was no such reply', async () => {
    const server = streaming(offline, speech('Hum.'));
    const opened = open();
    await finish(opened, 'bees', { more: true });
    await finish(opened);
    expect(accepts(server)).toEqual(['application/json', STREAMED]);
  });

  it('is trusted again after a whole reply that failed', async () => {
    const server = streaming(json(500, {}), speech('Hum.'));
    const opened = open();
    await finish(opened);
    await finish(opened);
    expect(accepts(server)).toEqual([STREAMED, STREAMED]);
  });
});

describe('a tool that works without a server', () => {
  it('rewrites where there is no connection, and only then', async () => {
    const rewrite: LoadRewrite = () => Promise.resolve((it) => `~${it}~`);
    const server = answering(offline, json(500, {}), offline);
    server.on(OTHER, offline);
    const opened = open(rewriting, { rewrite });
    await finish(opened);
    const written = { data: { speech: '~bees~' }, notes: { writtenBy: { by: 'rules' } } };
    await waitFor(() => expect(opened.result.current.run.result).toMatchObject(written));
    await finish(opened);
    expect(status(opened)).toEqual({ phase: 'failed', words: 'Failed to make items' });
    await finish(opened, 'bees', { sideCall: 'other' });
    expect(opened.result.current.notices.at(-1)?.words).toBe('No other for now.');
    expect(opened.result.current.run.versions.of).toBe(1);
    const unasked = open(speaking, { rewrite });
    await finish(unasked);
    expect(status(unasked)).toEqual({ phase: 'failed', words: 'Failed to make items. Please try again.' });
  });

  it('transforms in the browser, and says so', () => {
    const server = answering();
    const opened = open(local, { transforms: SHOUT });
    begin(opened);
    expect(opened.result.current.run.result).toMatchObject({ data: { speech: 'BEES' }, values: { topic: ' bees ' }, notes: {} });
    expect(said(opened)).toBe('Done: Fixture');
    const before = opened.result.current.said;
    begin(opened);
    expect(said(opened)).toBe('Done: Fixture');
    expect(opened.result.current.said, 'other words, or nobody would read them out again').not.toBe(before);
    expect(server.sent).toEqual([]);
    expect(() => begin(open(local))).toThrow('fixture-tool: no transform named "shout"');
  });
});

describe('the device’s own model', () => {
  const tasks: WritingTask[] = [];
  const device = (write: Device['write']): Device => ({
    readiness: async () => 'ready',
    prepare: vi.fn<Device['prepare']>(),
    download: async () => true,
    write: (task) => {
      tasks.push(task);
      return write(task);
    },
  });
  const here = { data: { speech: 'Here.' }, notes: WRITTEN_HERE };
  beforeEach(() => void (tasks.length = 0));

  it('writes where the visitor wants it, without the server and beyond its limit', async () => {
    const server = answering(speech('There.'));
    const opened = open(oncePerDay, { device: device(async () => here) });
    await finish(opened);
    await finish(opened, 'wasps', { onDevice: true });
    expect(words(opened)).toBe('Here.');
    expect(opened.result.current.run.result?.notes).toEqual({ writtenBy: { by: 'device' } });
    expect([sends(server).length, opened.result.current.uses]).toEqual([1, 1]);
    expect(tasks).toMatchObject([{ request: { topic: 'wasps' }, endpoint: { key: speaking.slug }, reply: speaking.reply }]);
  });

  it('shows its text as it comes, to the last part', async () => {
    let end: (ending: typeof here) => void = () => {};
    const opened = open(speaking, { device: device(() => new Promise((resolve) => (end = resolve))) });
    begin(opened, 'bees', { onDevice: true });
    await settle();
    tasks[0]?.onPart?.({ speech: 'He' });
    const partial = { part: { data: { speech: 'He' }, notes: { writtenBy: { by: 'device' } } } };
    await waitFor(() => expect(status(opened)).toMatchObject(partial));
    tasks[0]?.onPart?.({ speech: 'Her' });
    end({ words: 'It broke off.' } as never);
    await settle();
    expect(opened.result.current.run.result).toMatchObject({ data: { speech: 'Her' }, unfinished: true });
    expect(status(opened)).toEqual({ phase: 'failed', words: 'It broke off.', onDevice: true });
  });

  it('says in the form why it failed, wherever the server’s failures are said', async () => {
    const opened = open(inAlert, { device: device(async () => ({ words: 'Too long.' })) });
    await finish(opened, 'bees', { onDevice: true });
    expect(status(opened)).toEqual({ phase: 'failed', words: 'Too long.', onDevice: true });
  });

  it.each<RunOptions>([{ more: true }, { sideCall: 'other' }])('is not shown as it comes of %j', async (options) => {
    const opened = open(speaking, { device: device(async () => here) });
    await finish(opened, 'bees', { ...options, onDevice: true });
    expect(words(opened)).toBe('Here.');
    expect(tasks).toMatchObject([
      { onPart: undefined, endpoint: { key: options.sideCall ? 'fixture-tool.other' : 'fixture-tool' } },
    ]);
    expect(tasks[0]?.reply).toBe(options.sideCall ? other.reply : speaking.reply);
  });

  it('is told when it is stopped', async () => {
    const opened = open(speaking, { device: device(() => new Promise(() => {})) });
    begin(opened, 'bees', { onDevice: true });
    await settle();
    act(() => opened.result.current.run.stop());
    expect(tasks[0]?.signal.aborted).toBe(true);
  });

  it('is not asked where it is stopped before the press could be seen', async () => {
    const opened = open(speaking, { device: device(async () => here) });
    begin(opened, 'bees', { onDevice: true });
    act(() => opened.result.current.run.stop());
    await settle();
    expect(tasks).toEqual([]);
  });

  it.each<[string, AnyTool, boolean]>([
    ['where the browser has none', speaking, false],
    ['of a tool that composes nothing', { ...speaking, call: { ...call, answers: 'exact' } }, true],
  ])('is not asked %s', async (_, tool, isThere) => {
    const server = answering(speech('There.'));
    const opened = open(tool, isThere ? { device: device(async () => here) } : {});
    await finish(opened, 'bees', { onDevice: true });
    expect([tasks.length, sends(server).length, words(opened)]).toEqual([0, 1, 'There.']);
  });

  it('is chosen for all tools, and the choice is kept', () => {
    const own = device(async () => here);
    const { result } = renderHook(() => useDevice(speaking, own));
    expect(result.current).toMatchObject({ chosen: false, readiness: own.readiness, download: own.download });
    expect(own.prepare).not.toHaveBeenCalled();
    act(() => {
      result.current?.choose(true);
      expect(result.current?.isChosen()).toBe(true);
    });
    expect(result.current?.chosen).toBe(true);
    expect(own.prepare).toHaveBeenCalledWith(speaking.slug);
    expect(readKept('writeOnDevice')).toBe(true);
    const there = renderHook(() => useDevice({ ...speaking, slug: 'next' }, own)).result;
    expect([there.current?.chosen, there.current?.isChosen()]).toEqual([true, true]);
    act(() => result.current?.choose(false));
    expect([result.current?.chosen, result.current?.isChosen(), readKept('writeOnDevice')]).toEqual([false, false, undefined]);
  });

  it('cannot be chosen where there is none, and nothing but a choice counts as one', () => {
    writeKept('writeOnDevice', 'yes');
    const own = device(async () => here);
    expect(renderHook(() => useDevice(speaking, own)).result.current?.chosen).toBe(false);
    writeKept('writeOnDevice', true);
    expect(renderHook(() => useDevice(speaking, undefined)).result.current).toBeUndefined();
    expect(renderHook(() => useDevice(local, own)).result.current).toBeUndefined();
  });
});

describe('uses of a day', () => {
  it('are counted a tool, and refuse it only where that is said', () => {
    const { result } = renderHook(() => [useUses('a'), useUses('b')]);
    const used = (limit: AnyTool['limit']): boolean => isUsedUp(limit, 'a');
    act(() => {
      countUse('a');
      countUse('b');
      countUse('a');
    });
    expect(result.current).toEqual([2, 1]);
    expect([1, 2, 3].map((perDay) => used({ perDay, counted: true, enforced: true }))).toEqual([true, true, false]);
    expect([
      used({ perDay: 1, counted: true, enforced: false }),
      used('none'),
      isUsedUp({ perDay: 1, counted: true, enforced: true }, 'c'),
    ]).toEqual([false, false, false]);
    act(forgetUses);
    expect(result.current).toEqual([0, 0]);
  });
});

it('knows of the connection what the browser knows, until the page is left', () => {
  const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const listening = vi.spyOn(window, 'removeEventListener');
  const { result, unmount } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  for (const [is, event] of [
    [false, 'offline'],
    [true, 'online'],
  ] as const) {
    connected.mockReturnValue(is);
    act(() => void window.dispatchEvent(new Event(event)));
    expect(result.current).toBe(is);
  }
  unmount();
  expect(listening.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['online', 'offline']));
});
