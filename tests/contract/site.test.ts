/** Pages and their files over real HTTP: encodings, versions, parts, and what a page may do. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import { mountSite } from '../../server/site/site.ts';
import { listening, type Listening } from '../support/listening.ts';

const STYLE = 'a{color:red}';
const EARLY = 'document.title = "early"';
const PAGE = `<!doctype html><link rel="canonical" href="https://site.invalid/eulogy"><style>${STYLE}</style><script>${EARLY}</script>
<script type="application/ld+json">{}</script>`;
const SCRIPT = `export default '${'0123456789'.repeat(100)}';`;
const FONT = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

let server: Listening;
const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  for (const name of ['index.html', 'eulogy.html']) writeFileSync(path.join(folder, name), PAGE);
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets/face.woff2'), FONT);
  for (const ending of ['', '.br', '.gz']) writeFileSync(path.join(folder, `assets/built-3c4d.js${ending}`), `as built${ending}`);
  const config = { ...readConfig(), siteUrl: 'https://tools.example' };
  const app = createApi(config, { log: createLog({ write: () => {} }) });
  mountSite(app, folder, config);
  server = await listening(serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** As it crosses the wire: nothing is unpacked. */
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const sent = request(server.url + address, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
const APP = '/assets/app-1a2b.js';
const FACE = '/assets/face.woff2';
const BUILT = '/assets/built-3c4d.js';

it('has each page at its address, with the site’s own in it', async () => {
  const { status, headers, body } = await get('/eulogy');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
  expect(body.toString()).toContain('href="https://tools.example/eulogy"');
  expect((await get('/')).body.toString()).toContain('<!doctype html>');
});

it('lets files whose name changes with their content be kept for good', async () => {
  expect((await get(APP)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each(['/assets/gone-9z.js', '/gone.png'])('says that %s is not there, instead of a page', async (address) => {
  expect((await get(address)).status).toBe(404);
});

describe('sends the form that is taken best', () => {
  it.each([
    ['br, gzip', 'br'],
    // As browsers ask: the order says nothing, and Brotli is smaller.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('%s', async (accepted, encoding) => {
    const { headers, body } = await get(APP, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes;
    expect(unpack(body).toString()).toBe(SCRIPT);
    expect(Number(headers['content-length'])).toBe(body.byteLength);
  });

  it('and packs nothing that is packed', async () => {
    const { headers, body } = await get(FACE, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toEqual(FONT);
  });
});

it('sends nothing again that is there already, in a version for each form', async () => {
  const etags = new Set<string>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': accepted };
    const { etag } = (await get('/eulogy', headers)).headers;
    etags.add(etag!);
    for (const known of [etag!, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/eulogy', { ...headers, 'if-none-match': known });
      expect([again.status, again.body.byteLength, again.headers['etag']]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/eulogy', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  }
  expect(etags.size).toBe(3);
});

describe('a part', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=250-', 250, 255],
    ['bytes=-6', 250, 255],
    ['bytes=250-999', 250, 255],
  ])('%s', async (range, start, end) => {
    const { status, headers, body } = await get(FACE, { range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/256`]);
    expect(body).toEqual(FONT.subarray(start, end + 1));
    expect(headers['content-length']).toBe(String(end - start + 1));
  });

  it.each(['bytes=256-', 'bytes=300-400'])('%s is none', async (range) => {
    const { status, headers } = await get(FACE, { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */256']);
  });

  it.each(['bytes=0-1,5-6', 'lines=0-1', 'nonsense'])('%s gets the whole', async (range) => {
    const { status, headers, body } = await get(FACE, { range });
    expect([status, headers['accept-ranges'], body.byteLength]).toEqual([200, 'bytes', 256]);
  });

  it('of a version that is gone gets the whole of the new one', async () => {
    const { etag } = (await get(FACE)).headers;
    expect((await get(FACE, { range: 'bytes=0-9', 'if-range': etag! })).status).toBe(206);
    expect((await get(FACE, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });
});

it('answers a HEAD with the same headers and nothing else', async () => {
  const { status, headers, body } = await get(FACE, {}, 'HEAD');
  expect([status, headers['content-length'], body.byteLength]).toEqual([200, '256', 0]);
});

it.each(['/eulogy', '/api/capabilities', '/api/nothing', '/gone.png'])('%s is held to the strict policy', async (address) => {
  const { headers } = await get(address);
  const policy = headers['content-security-policy']!.split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy.find((line) => line.startsWith('script-src '))).toMatch(/^script-src 'self'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.join(' ')).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), language-model=(self)',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  // It makes the first picture wait.
  expect(headers['origin-agent-cluster']).toBeUndefined();
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('lets a page run exactly what it was built with, also where it has not changed', async () => {
  const { headers } = await get('/eulogy');
  const again = await get('/eulogy', { 'if-none-match': headers['etag']! });
  expect(again.status).toBe(304);
  for (const policy of [headers['content-security-policy']!, again.headers['content-security-policy']!]) {
    expect(policy).toContain(`script-src 'self' ${hashOf(EARLY)};`);
    expect(policy).toMatch(/style-src 'self' [^;]*;/);
    expect(policy).toContain(` ${hashOf(STYLE)};`);
    expect(policy).not.toContain(hashOf('{}'));
  }
});

it('lets what is no page run nothing of its own', async () => {
  for (const address of ['/api/nothing', '/gone.png'])
    expect((await get(address)).headers['content-security-policy']).toContain("script-src 'self';");
});

it.each([APP, FACE, '/assets/gone-9z.js'])('%s says of what binds pages only what binds it, too', async (address) => {
  const { headers } = await get(address);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['permissions-policy']).toBeUndefined();
});

it.each([
  ['br', '.br'],
  ['gzip', '.gz'],
])('sends the %s form that the build wrote, which has no address of its own', async (encoding, ending) => {
  const { body } = await get(BUILT, { 'accept-encoding': encoding });
  expect(body.toString()).toBe(`as built${ending}`);
  expect((await get(BUILT + ending)).status).toBe(404);
});
