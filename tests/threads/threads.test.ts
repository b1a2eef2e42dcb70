/** Writers in threads of their own: replies find their requests, and no thread takes the server with it. */
import { describe, expect, it } from 'vitest';
import { inThreads } from '../../server/threads/threads.ts';
import { CannotServe, type Writer } from '../../server/writer.ts';
import { contextOf } from '../support/context.ts';

const file = new URL('../support/stub-thread.mjs', import.meta.url);
const here: Writer = { languages: ['English'], write: () => ({ said: 'in the server’s own thread' }) };
const writers: Readonly<Record<string, Writer>> = {
  light: here,
  heavy: { ...here, thread: 'words' },
  other: { ...here, thread: 'knowledge' },
};
const load = inThreads((slug) => (writers[slug] ? Promise.resolve(writers[slug]) : undefined), file);

const write = async (slug: string, request: string, signal: AbortSignal = new AbortController().signal): Promise<unknown> =>
  (await load(slug))?.write(request as never, contextOf(1, signal));

describe('a writer that names a thread', () => {
  it('writes in it; one that names none writes where it is', async () => {
    expect(await write('heavy', 'hello')).toEqual({ said: 'hello' });
    expect(await write('light', 'hello')).toEqual({ said: 'in the server’s own thread' });
    expect(load('nobody')).toBeUndefined();
  });
  it('gives each request its own reply, whatever order they come back in', async () => {
    const replies = await Promise.all(['slow', 'a', 'b', 'c'].map((request) => write('heavy', request)));
    expect(replies).toEqual([{ said: 'slow' }, { said: 'a' }, { said: 'b' }, { said: 'c' }]);
  });
  it('passes on what it cannot serve, in its words, and a failure by its name alone', async () => {
    await expect(write('heavy', 'cannot')).rejects.toThrow(new CannotServe('Not in this language.'));
    await expect(write('heavy', 'fail')).rejects.toThrow('RangeError');
  });
});

describe('a thread in trouble', () => {
  it('is ended when its time is up, and a fresh one takes its place', async () => {
    await expect(write('heavy', 'hang', AbortSignal.timeout(400))).rejects.toThrow(/timeout/i);
    expect(await write('heavy', 'again')).toEqual({ said: 'again' });
  });
  it('holds up no other thread while it hangs', async () => {
    const hanging = write('heavy', 'hang', AbortSignal.timeout(1_500));
    expect(await write('other', 'meanwhile')).toEqual({ said: 'meanwhile' });
    await expect(hanging).rejects.toThrow(/timeout/i);
  });
  it('that dies takes only its own requests along', async () => {
    await expect(write('heavy', 'die')).rejects.toThrow('the thread ended');
    expect(await write('heavy', 'back')).toEqual({ said: 'back' });
  });
  it('goes on for the others when one visitor leaves', async () => {
    const leaving = new AbortController();
    const left = write('heavy', 'slow', leaving.signal);
    const staying = write('heavy', 'here');
    leaving.abort();
    await expect(left).rejects.toThrow(/abort/i);
    expect(await staying).toEqual({ said: 'here' });
  });
});
