/** Nothing that a visitor typed is ever logged: not from a good request, not from a bad one, not from an address. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Writer } from '../../server/writer.ts';
import { call, post, startServer, type RunningServer } from './http.ts';
import { keysOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const MARK = 'Quillfeather';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const expectSilence = ({ lines }: RunningServer, atLeast: number): void => {
  expect(lines.length).toBeGreaterThanOrEqual(atLeast);
  const log = JSON.stringify(lines).toLowerCase();
  expect(log).not.toContain(MARK.toLowerCase());
  expect(log).not.toContain('secretvalue');
};

describe.each(endpoints)('$key: POST $path', (endpoint) => {
  const { path, full, texts } = endpoint;

  it('logs that it was called and how it went, and not a word of what was sent', async () => {
    server = await startServer();
    const url = `${server.url}${path}?q=${MARK}&token=secretvalue`;
    const marked = Object.fromEntries(Object.keys(texts).map((key) => [key, `${MARK} ${key}`.slice(0, 10)]));
    const headers = { 'user-agent': MARK, referer: `http://example.org/?q=${MARK}`, cookie: `visitor=${MARK}` };
    await post(url, { ...full, ...marked, extra: MARK }, headers);
    for (const key of keysOf(endpoint)) {
      await post(url, { ...full, [key]: { [MARK]: MARK } }, headers);
      await post(url, { ...full, [key]: MARK.repeat(20_000 / MARK.length) }, headers);
    }
    await call(url, { method: 'POST', headers, body: `{"${MARK}` });
    await call(url, { method: 'PUT', headers, body: MARK });
    expectSilence(server, 2 * keysOf(endpoint).length + 3);
    expect(server.lines.at(-1)).toMatchObject({
      event: 'request',
      method: 'PUT',
      route: path,
      status: 405,
      ms: expect.any(Number),
      id: expect.any(String),
    });
  });

  it('says nothing of what a fault said', async () => {
    const fault = new Error(`unexpected\n${MARK}\nin ${MARK}`);
    server = await startServer({}, { loadWriter: () => Promise.reject(fault), timeoutMs: 1_000 });
    const answer = await post(server.url + path, full);
    expect(answer.text).not.toContain(MARK);
    expectSilence(server, 1);
  });

  it('says nothing of what a failing writer or a broken reply said', async () => {
    const failing: Writer['write'][] = [
      () => {
        throw new Error(`could not write of ${MARK}`);
      },
      () => {
        throw Object.assign(new Error('x'), { stack: `Error: ${MARK}\n    at ${MARK}` });
      },
      () => ({ [MARK]: MARK }),
    ];
    for (const write of failing) {
      const loadWriter = async () => ({ languages: ['English', ...endpoint.speaks], write });
      const running = await startServer({}, { loadWriter, timeoutMs: 1_000 });
      try {
        const answer = await post(running.url + path, full);
        expect(answer.status).toBe(502);
        expect(answer.text).not.toContain(MARK);
        expectSilence(running, 1);
      } finally {
        await running.close();
      }
    }
  });
});

it('names the route of a call, never the address that somebody made up', async () => {
  server = await startServer();
  await call(`${server.url}/api/${MARK}`);
  await post(`${server.url}/api/prompts/${MARK}/vote`, { vote: MARK });
  expectSilence(server, 2);
});
