/** How the built product ends: by a signal, with work under way, and behind npm. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, JSON_HEADERS, until } from '../contract/http.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { startByNpm, startProduct, type Product } from '../support/product.ts';

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.close());

let product: Product | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await product?.kill();
  product = undefined;
});

const startWith = async (name: string, environment: Record<string, string> = {}): Promise<Product> => {
  product = await startProduct({ AI_BASE_URL: model.url, AI_MODEL: name, AI_WRITERS: '*=model', ...environment });
  return product;
};
/** A stream whose first piece has come. */
const beginStream = async (url: string): Promise<ReadableStreamDefaultReader<Uint8Array>> => {
  const response = await fetch(`${url}/api/eulogy/generate`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, accept: 'text/event-stream' },
    body: JSON.stringify({ name: 'Rose' }),
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = response.body!.getReader();
  await reader.read();
  return reader;
};
const rest = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += decoder.decode(piece.value);
  return text;
};
const openTo = async (url: string): Promise<Socket> => {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  // A connection that is cut is none of the test's business.
  socket.on('error', () => {});
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
};
const isClosed = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(`${url}/healthz`, { agent: false }, () => resolve(false));
    asked.on('error', () => resolve(true));
    asked.end();
  });

it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it in good order, whoever keeps a connection open', async (signal) => {
  const { url, ended, ...running } = await startWith('good');
  // One that has said nothing yet, as a browser opens them, and one that is kept after a reply, as a balancer does.
  await openTo(url);
  const kept = await openTo(url);
  kept.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => kept.once('data', resolve));
  running.signal(signal);
  expect(await ended).toBe(0);
  expect(await isClosed(url)).toBe(true);
  expect(running.lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['ready', 'ending', 'ended']);
});

it('ends, and serves until then, when nobody reads its log any more', async () => {
  for (const requests of [0, 3]) {
    const { url, ended, signal, stopReading } = await startWith('good');
    stopReading();
    for (let time = 0; time < requests; time++) expect((await call(`${url}/api/capabilities`)).status).toBe(200);
    signal('SIGTERM');
    expect(await ended).toBe(0);
  }
});

describe('with a stream under way', () => {
  it('takes no more work, says so at once, and finishes the stream', async () => {
    const { url, ended, signal, lines } = await startWith('slow', { DRAIN_DELAY_SECONDS: '1' });
    const reader = await beginStream(url);
    signal('SIGTERM');
    await until(() => lines.some((line) => line.includes('"ending"')));
    const answer = await call(`${url}/readyz`);
    expect([answer.status, answer.json()]).toEqual([503, { ready: false, reasons: ['ending'] }]);
    expect(answer.headers.connection).toBe('close');
    expect(await rest(reader)).toContain('"success":true');
    expect(await ended).toBe(0);
    expect(lines.find((line) => line.includes('/api/eulogy/generate'))).toContain('"ended":"done"');
  });

  it('waits no longer than its operator allows', async () => {
    const { url, ended, signal, lines } = await startWith('stalled', { DRAIN_SECONDS: '1' });
    const reader = await beginStream(url);
    signal('SIGTERM');
    await expect(rest(reader)).rejects.toThrow(/terminated/);
    expect(await ended).toBe(0);
    expect(lines.at(-1)).toContain('"unfinished":true');
  });

  it('ends at once at a second signal, unless it is the same one heard twice', async () => {
    const { url, ended, signal, lines } = await startWith('stalled');
    const reader = await beginStream(url);
    signal('SIGINT');
    signal('SIGTERM');
    await until(() => lines.some((line) => line.includes('"ending"')));
    expect(await isClosed(url)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    signal('SIGTERM');
    expect(await ended).toBe(1);
    await expect(rest(reader)).rejects.toThrow(/terminated/);
  });
});

it('takes no work before its writers are warm, where they are to be', { timeout: 60_000 }, async () => {
  const { url, lines } = await startWith('good', { WARM: '1' });
  const answer = await call(`${url}/readyz`);
  expect([answer.status, answer.json()]).toEqual([503, { ready: false, reasons: ['warming up'] }]);
  while ((await call(`${url}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines.filter((line) => line.includes('"warmed"')).length).toBeGreaterThan(10);
});

/** Elsewhere there are no signals to pass on. */
describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ended by %s ends all of it, once what runs is finished', async (signal) => {
    product = await startByNpm({ AI_BASE_URL: model.url, AI_MODEL: 'slow', AI_WRITERS: '*=model' });
    const { url, ended, ...running } = product;
    const reader = await beginStream(url);
    running.signal(signal);
    expect(await rest(reader)).toContain('"success":true');
    expect(await ended).toBe(0);
    expect(await isClosed(url)).toBe(true);
  });
});
