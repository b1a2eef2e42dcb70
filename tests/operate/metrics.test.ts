/** What an operator's Prometheus reads. */
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { tools } from '../../server/catalogue.ts';
import { CannotServe, type Writer } from '../../server/writer.ts';
import { call, post, startServer, until, type RunningServer } from '../contract/http.ts';
import { bodyOf, connected, endpointWith } from '../model/asking.ts';
import { listening } from '../support/listening.ts';
import { startProduct } from '../support/product.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const PATH = '/api/cta-generator/generate';
/** The figure of a line that has this name and these labels, in any order. */
const figure = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | undefined => {
  const line = text
    .split('\n')
    .find(
      (one) =>
        one.startsWith(name) &&
        /[{ ]/.test(one.charAt(name.length)) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};
const counted = async (name: string, labels?: Readonly<Record<string, string>>): Promise<number | undefined> =>
  figure(await server!.metrics.text(), name, labels);

it('counts requests and their times by route, and nothing that a visitor made up', async () => {
  server = await startServer();
  for (let time = 0; time < 3; time++) await post(server.url + PATH, { description: 'a jar of honey' });
  await post(server.url + PATH, { description: 'Quillfeather', tone: 'Quillfeather' });
  await call(`${server.url}/api/Quillfeather?Quillfeather=1`, { headers: { 'user-agent': 'Quillfeather' } });
  await post(`${server.url}/api/prompts/Quillfeather/vote`, { voter: 'Quillfeather' });
  const good = { method: 'POST', route: PATH, status: '200' };
  expect(await counted('suite_requests_total', good)).toBe(3);
  expect(await counted('suite_requests_total', { ...good, status: '400' })).toBe(1);
  expect(await counted('suite_requests_total', { route: '/api/*', status: '404' })).toBe(1);
  expect(await counted('suite_request_seconds_count', { route: PATH })).toBe(4);
  expect(await counted('suite_request_seconds_bucket', { route: PATH, le: '+Inf' })).toBe(4);
  expect(await server.metrics.text()).not.toMatch(/quillfeather/i);
});

it('counts what the limit refuses', async () => {
  server = await startServer({ requestsPerMinute: 2, proxies: 1 });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let time = 0; time < 5; time++) await call(`${server.url}/api/random-word/options`, { headers });
  expect(await counted('suite_rate_limit_refusals_total')).toBe(3);
  expect(await server.metrics.text()).not.toContain('203.0.113.7');
});

it('tells the time of writers by tool, of those that fail too', async () => {
  let times = 0;
  const write = (() => {
    if (times++ > 0) throw new Error('x');
    return { eulogy: 'Rose was here.' };
  }) as Writer['write'];
  server = await startServer({}, { loadWriter: async () => ({ languages: ['English'], write }), timeoutMs: 1_000 });
  for (let time = 0; time < 3; time++) await post(`${server.url}/api/eulogy/generate`, { name: 'Rose' });
  const name = 'suite_writer_seconds_count';
  expect(await counted(name, { writer: 'eulogy-generator', outcome: 'done' })).toBe(1);
  expect(await counted(name, { writer: 'eulogy-generator', outcome: 'failed' })).toBe(2);
});

it('counts by subject what nothing was written for', async () => {
  const write = (() => {
    throw new CannotServe('Nothing here.', 'houseplants');
  }) as Writer['write'];
  server = await startServer({}, { loadWriter: async () => ({ languages: ['English'], write }), timeoutMs: 1_000 });
  for (let time = 0; time < 2; time++) await post(`${server.url}/api/eulogy/generate`, { name: 'Rose' });
  expect(await counted('suite_nothing_found_total', { writer: 'eulogy-generator', lacks: 'houseplants' })).toBe(2);
  expect(JSON.stringify(server.lines)).not.toContain('houseplants');
});

it('reads queues when it is asked', async () => {
  server = await startServer();
  const load = { waiting: 0, running: 0, refused: 0 };
  server.metrics.queue('common', load);
  Object.assign(load, { waiting: 7, running: 2, refused: 5 });
  for (const [name, value] of [
    ['waiting', 7],
    ['running', 2],
    ['refusals_total', 5],
  ] as const)
    for (let time = 0; time < 2; time++) expect(await counted(`suite_queue_${name}`, { queue: 'common' })).toBe(value);
});

describe('with a language model', () => {
  const endpoint = endpointWith('eulogy-generator');

  it.each([
    ['good', 'done'],
    ['unauthorised', 'unauthorised'],
  ])('counts the calls of one that is %s as %s, whole or in pieces', async (model, outcome) => {
    server = await connected(model, { AI_RETRIES: '0' });
    for (const accept of ['application/json', 'text/event-stream'])
      await post(server.url + endpoint.path, bodyOf(endpoint), { accept });
    expect(await counted('suite_model_calls_total', { outcome })).toBe(2);
    expect(await counted('suite_queue_running', { queue: 'model' })).toBe(0);
  });

  it('counts one whose reader left', async () => {
    server = await connected('stalled');
    const leaving = new AbortController();
    const response = await fetch(server.url + endpoint.path, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(endpoint)),
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    expect(await counted('suite_queue_running', { queue: 'model' })).toBe(1);
    leaving.abort();
    await until(() => server!.lines.some(({ ended }) => ended === 'left'));
    expect(await counted('suite_model_calls_total', { outcome: 'left' })).toBe(1);
  });
});

describe('the built product', () => {
  const freePort = async (): Promise<string> => {
    const { url, close } = await listening(createServer().listen(0, '127.0.0.1'));
    await close();
    return new URL(url).port;
  };

  it('serves them on a port of their own, with those of its pools and of its process, and on no other', async () => {
    const port = await freePort();
    const product = await startProduct({ METRICS_PORT: port });
    try {
      await post(product.url + PATH, { description: 'a jar of honey' });
      await call(`${product.url}/cta-generator`);
      const answer = await call(`http://127.0.0.1:${port}/metrics`);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(figure(answer.text, 'suite_requests_total', { route: PATH, status: '200' })).toBe(1);
      expect(figure(answer.text, 'suite_queue_waiting', { queue: 'common' })).toBe(0);
      expect(figure(answer.text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
      expect((await call(`http://127.0.0.1:${port}/`)).status).toBe(404);
      expect((await call(`${product.url}/metrics`)).status).toBe(302);
    } finally {
      await product.stop();
    }
  });

  it('has a route for every page, and one for all their files', async () => {
    const port = await freePort();
    const product = await startProduct({ METRICS_PORT: port });
    try {
      const page = await call(`${product.url}/${tools[0]!.slug}`);
      const [script] = /\/assets\/[^"]+\.js/.exec(page.text)!;
      await call(product.url + script);
      await call(`${product.url}/Quillfeather`);
      const { text } = await call(`http://127.0.0.1:${port}/metrics`);
      expect(figure(text, 'suite_requests_total', { route: `/${tools[0]!.slug}` })).toBe(1);
      expect(figure(text, 'suite_requests_total', { route: '/assets/*', status: '200' })).toBe(1);
      expect(text).not.toContain('Quillfeather');
    } finally {
      await product.stop();
    }
  });
});
