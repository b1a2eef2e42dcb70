/** Writers that fail, in every way a writer can: the visitor gets words, never a hang, and the server goes on. */
import { afterEach, describe, expect, it } from 'vitest';
import { CannotServe, type Writer, type WriterContext } from '../../server/writer.ts';
import { JSON_HEADERS, post, startServer, until, type RunningServer } from './http.ts';
import { endpoints } from './endpoints.ts';
import { expectError } from './replies.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

type Write = (request: unknown, context: WriterContext) => unknown;

/** Every language that a table names. */
const LANGUAGES = ['English', ...endpoints.flatMap(({ speaks }) => speaks)];

/** A server all of whose tools have this writer. */
const serverWith = async (write: Write, timeoutMs = 10_000): Promise<RunningServer> => {
  const writer = { languages: LANGUAGES, write } as Writer;
  server = await startServer({}, { loadWriter: () => Promise.resolve(writer), timeoutMs });
  return server;
};
/** Never ends by itself, and ends with what it was aborted for. */
const endless = ({ signal }: WriterContext): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
describe.each(endpoints)('$key: POST $path', ({ path, full, failed }) => {
  it.each<[string, Write]>([
    [
      'throws',
      () => {
        throw new TypeError('inside.ts:1:1');
      },
    ],
    [
      'throws something that is no error',
      () => {
        throw 'a word';
      },
    ],
    ['rejects', () => Promise.reject(new Error('/inside/of/the/server'))],
    ['rejects with nothing', () => Promise.reject()],
  ])('answers 502 in the words of the tool when its writer %s', async (_, write) => {
    const { url } = await serverWith(write);
    expect(expectError(await post(url + path, full), 502)).toContain(failed);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'a text'],
    ['a list', []],
    ['an empty reply', {}],
    ['another reply', { items: ['a'] }],
    [
      'a circle',
      Object.assign(
        {},
        ...[{}].map((circle) => ({
          ...circle,
          get self() {
            return this;
          },
        })),
      ),
    ],
  ])('answers 502 when its writer gives %s', async (_, reply) => {
    const { url } = await serverWith(() => reply);
    expect(expectError(await post(url + path, full), 502)).toContain(failed);
  });

  it('answers 504 when its writer does not end, whether it listens or not', async () => {
    for (const write of [(_: unknown, context: WriterContext) => endless(context), () => new Promise<never>(() => {})]) {
      const running = await serverWith(write, 50);
      expectError(await post(running.url + path, full), 504);
      await running.close();
      server = undefined;
    }
  });

  it('passes on what a writer says when it cannot serve', async () => {
    const { url } = await serverWith(() => {
      throw new CannotServe('Please say a little more about it.');
    });
    expect(expectError(await post(url + path, full), 422)).toBe('Please say a little more about it.');
  });

  it('answers 503 and says so where there is no writer', async () => {
    server = await startServer({}, { loadWriter: () => undefined, timeoutMs: 1_000 });
    expect(expectError(await post(server.url + path, full), 503)).toMatch(/language model/);
  });

  it('answers when a writer cannot be loaded', async () => {
    server = await startServer({}, { loadWriter: () => Promise.reject(new Error('data is missing')), timeoutMs: 1_000 });
    const { status } = await post(server.url + path, full);
    expect([500, 502, 503]).toContain(status);
  });
});

describe('the log of a writer that fails', () => {
  it('has its name and where it was thrown', async () => {
    const { path, full } = endpoints[0]!;
    const { url, lines } = await serverWith(() => {
      throw new RangeError('what a visitor typed');
    });
    await post(url + path, full);
    const at = expect.stringMatching(/^at .*failing\.test\.ts:\d+:\d+/);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'writer failed', problem: 'RangeError', at }));
  });
});

describe('a visitor who leaves', () => {
  const { path, full } = endpoints.find(({ key }) => key === 'cta-generator')!;

  it('stops the writer, and the server goes on', async () => {
    const signals: AbortSignal[] = [];
    const { url } = await serverWith((_, context) => {
      signals.push(context.signal);
      return endless(context);
    });
    const leaving = new AbortController();
    const left = fetch(url + path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(full), signal: leaving.signal });
    await until(() => signals.length === 1);
    expect(signals[0]!.aborted).toBe(false);
    leaving.abort();
    await expect(left).rejects.toThrow(/abort/);
    await until(() => signals[0]!.aborted);
    expect((await fetch(`${url}/api/capabilities`)).status).toBe(200);
  });

  it('who leaves in the middle of the body does no harm', async () => {
    const { url } = await serverWith(() => ({}));
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"description":')),
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: JSON_HEADERS,
      body,
      duplex: 'half',
      signal: leaving.signal,
    };
    const left = fetch(url + path, init);
    setTimeout(() => leaving.abort(), 50);
    await expect(left).rejects.toThrow(/abort/);
    expect((await fetch(`${url}/api/capabilities`)).status).toBe(200);
  });

  it('who stays is served beside one who waits for a slow writer', async () => {
    let asked = 0;
    const { url } = await serverWith((_, context) => (asked++ === 0 ? endless(context) : undefined));
    const leaving = new AbortController();
    const slow = fetch(url + path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(full), signal: leaving.signal });
    await until(() => asked === 1);
    expect((await post(url + path, full)).status).toBe(502);
    leaving.abort();
    await expect(slow).rejects.toThrow(/abort/);
  });
});
