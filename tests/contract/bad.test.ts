/** Bad requests to the running server: always JSON, the right status, words that name what is wrong. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, JSON_HEADERS, post, startServer, type Answer, type RunningServer } from './http.ts';
import { endpoints } from './endpoints.ts';
import { expectData, expectError } from './replies.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What stands for a missing, an unreadable or an unfit body. */
const BAD_BODIES: readonly [name: string, body: string | Uint8Array | undefined][] = [
  ['no body', undefined],
  ['an empty body', ''],
  ['spaces', '   '],
  ['half of a body', '{"description": "x'],
  ['two bodies', '{}{}'],
  ['no JSON', 'description=x'],
  ['invalid UTF-8', Buffer.concat([Buffer.from('{"description":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])],
  ['UTF-16', Buffer.from('{"description":"x"}', 'utf16le')],
  ['a list', '[]'],
  ['a list with a form in it', '[{"description":"x"}]'],
  ['a text', '"description"'],
  ['nothing', 'null'],
  ['a number', '7'],
  ['true', 'true'],
  ['a deep list', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
];

const WRONG_TEXTS = [5, true, {}, [], ['x'], { text: 'x' }];
const WRONG_CHOICES = [5, true, {}, [], ['English'], 'no such choice', '__proto__', 'constructor', 'toString'];
const WRONG_COUNTS = [
  0,
  31,
  -1,
  1.5,
  1e9,
  '0',
  '31',
  '1.5',
  '-3',
  'ten',
  '0x5',
  '1e1',
  '5 words',
  true,
  {},
  [],
  [5],
  { value: 5 },
];
const WRONG_FLAGS = [5, 0, 'yes', 'TRUE', {}, [], [true]];
const wrongNumbers = ({ min, max }: { readonly min: number; readonly max: number }): unknown[] => [
  min - 1,
  max + 1,
  String(min - 1),
  'ten',
  '0x5',
  '1e3',
  true,
  {},
  [],
  [min],
];
const WRONG_LISTS = [5, true, {}, 'x', [5], [['x']], [null], Array.from({ length: 500 }, () => 'x')];
const WRONG_CONSTANTS = [5, true, {}, [], ['English']];

const MEGABYTE = 1024 * 1024;

describe.each(endpoints)(
  '$key: POST $path',
  ({ path, minimal, full, texts, choices, counts, flags, numbers, lists, constants, tooLong }) => {
    const send = (body: unknown): Promise<Answer> => post(server.url + path, body);
    const sendRaw = (body: string | Uint8Array | undefined): Promise<Answer> =>
      call(server.url + path, {
        method: 'POST',
        headers: JSON_HEADERS,
        ...(body === undefined ? {} : { body }),
      });

    it.each(BAD_BODIES)('refuses %s', async (_, body) => {
      expectError(await sendRaw(body), 400);
    });

    it('takes nothing but JSON: what a page of another site may send unasked is refused', async () => {
      const body = JSON.stringify(minimal);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''])
        expect(
          expectError(await call(server.url + path, { method: 'POST', headers: { 'content-type': type }, body }), 415),
        ).toMatch(/application\/json/);
      expectError(await call(server.url + path, { method: 'POST', body }), 415);
    });

    it('is not harmed by keys of the prototype beside good ones', async () => {
      const extra = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"hasOwnProperty":1';
      const good = JSON.stringify(minimal).slice(1, -1);
      expectData(await sendRaw(`{${[extra, good].filter(Boolean).join(',')}}`));
      expect('polluted' in {}).toBe(false);
    });

    const wrong: [key: string, values: readonly unknown[]][] = [
      ...Object.keys(texts).map((key): [string, readonly unknown[]] => [key, WRONG_TEXTS]),
      ...Object.keys(choices).map((key): [string, readonly unknown[]] => [key, WRONG_CHOICES]),
      ...Object.keys(counts).map((key): [string, readonly unknown[]] => [key, WRONG_COUNTS]),
      ...Object.keys(flags).map((key): [string, readonly unknown[]] => [key, WRONG_FLAGS]),
      ...Object.entries(numbers).map(([key, bounds]): [string, readonly unknown[]] => [key, wrongNumbers(bounds)]),
      ...Object.keys(lists).map((key): [string, readonly unknown[]] => [key, WRONG_LISTS]),
      ...Object.keys(constants).map((key): [string, readonly unknown[]] => [key, WRONG_CONSTANTS]),
    ];
    it.each(wrong)('refuses what %s cannot be, and names it', async (key, values) => {
      for (const value of values) {
        const answer = await send({ ...full, [key]: value });
        expect(expectError(answer, 400, JSON.stringify({ [key]: value }))).toContain(key);
      }
    });

    it.each(Object.entries(texts))('refuses a %s that is longer than its maximum (%s), and names it', async (key, most) => {
      const tooMany = most === 'no maximum' ? 200_000 : most + 1;
      for (const filler of most === 'no maximum' ? ['a'] : ['a', 'é', '👍🏽', 'e\u0301'])
        expect(expectError(await send({ ...full, [key]: filler.repeat(tooMany) }), 400, filler)).toContain(tooLong[key] ?? key);
    });

    it('refuses a megabyte, whether its length is said beforehand or not', async () => {
      const body = JSON.stringify({ ...full, extra: 'x'.repeat(MEGABYTE) });
      const headers = JSON_HEADERS;
      expectError(await call(server.url + path, { method: 'POST', headers, body }), 413);
      expectError(await call(server.url + path, { method: 'POST', headers, body, chunked: true }), 413);
      // As a page would get to know of it.
      const response = await fetch(server.url + path, { method: 'POST', headers, body });
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/large/) });
    });

    it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
      const answer = await call(server.url + path, { method });
      expectError(answer, 405);
      expect(answer.headers['allow']).toContain('POST');
    });
  },
);

const requiring = endpoints.flatMap(({ required, ...endpoint }) =>
  required.map(({ key, words }) => ({ ...endpoint, key, words })),
);

describe.each(requiring)('POST $path without its $key', ({ path, minimal, full, key, words }) => {
  it('asks for it, in the words of the specification where it has them', async () => {
    const { [key]: _, ...without } = full as Readonly<Record<string, unknown>>;
    const blanks = [without, ...['', '  ', '\n\t', '\u00a0', null].map((blank) => ({ ...full, [key]: blank }))];
    for (const body of blanks) {
      const error = expectError(await post(server.url + path, body), 400, JSON.stringify(body));
      expect(words === undefined ? error.includes(key) : error === words, error).toBe(true);
    }
  });

  it('takes nothing from a prototype', async () => {
    const inside = JSON.stringify(minimal);
    for (const body of [`{"__proto__":${inside}}`, `{"constructor":{"prototype":${inside}}}`, `{"prototype":${inside}}`])
      expectError(await call(server.url + path, { method: 'POST', headers: JSON_HEADERS, body }), 400, body);
    expect(key in {}).toBe(false);
    expectData(await post(server.url + path, minimal));
  });
});

const READ_ONLY = ['/api', '/api/capabilities', ...endpoints.flatMap(({ options }) => (options ? [options.path] : []))];

describe.each(READ_ONLY)('GET %s', (path) => {
  it('answers, whatever the query says', async () => {
    for (const query of ['', '?a=b', '?__proto__=x', '?%']) {
      const answer = await call(server.url + path + query);
      expect(answer.status).toBe(200);
      expect(() => answer.json()).not.toThrow();
    }
  });

  it('answers a HEAD without a body', async () => {
    const answer = await call(server.url + path, { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('takes no %s', async (method) => {
    const answer = await call(server.url + path, { method, body: '{}' });
    expectError(answer, 405);
    expect(answer.headers['allow']).toContain('GET');
  });
});

describe('an address of which there is nothing', () => {
  const UNKNOWN = [
    '/api/nothing',
    '/api/cta-generator',
    '/api/cta-generator/generate/',
    '/api/cta-generator/generate/more',
    '/api/CTA-Generator/generate',
    '/api/..%2f..%2fetc%2fpasswd',
    '/api/%00',
    '/api/%ff',
    '/api/__proto__/constructor',
  ];
  it.each(UNKNOWN)('%s is a 404 for every method', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await call(server.url + path, { method, ...(method === 'GET' ? {} : { body: '{"description":"x"}' }) });
      expectError(answer, 404, method);
    }
  });

  it('gives every reply a name of its own', async () => {
    const answers = await Promise.all(UNKNOWN.map((path) => call(server.url + path)));
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(UNKNOWN.length);
  });
});
