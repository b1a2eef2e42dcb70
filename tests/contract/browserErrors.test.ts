/** Errors of visitors' browsers reach the operator as kinds, places and counts; whatever else is sent is refused, and not logged. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, post, startServer, type RunningServer } from './http.ts';

const PATH = '/api/browser-errors';
const MARK = 'Quillfeather';
const fault = { name: 'TypeError', frames: ['app-BgNOukCs.js:1:2345', 'tool-x_y.js:12:7'], count: 3 };

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ requestsPerMinute: 0 });
});
afterEach(() => server.close());

const told = () => server.lines.filter(({ event }) => event === 'browser error');

it('a report is one line of the log for each error', async () => {
  const answer = await post(server.url + PATH, { errors: [fault, { ...fault, name: 'Error', count: 1 }] });
  expect(answer.status).toBe(204);
  expect(answer.text).toBe('');
  const frames = 'app-BgNOukCs.js:1:2345 tool-x_y.js:12:7';
  expect(told()).toMatchObject([
    { event: 'browser error', name: 'TypeError', frames, count: 3 },
    { event: 'browser error', name: 'Error', frames, count: 1 },
  ]);
  const said = new Set(told().flatMap(Object.keys));
  expect([...said].filter((key) => !['level', 'time', 'event', 'name', 'frames', 'count'].includes(key))).toEqual([]);
});

describe('refused, and not a word of it logged:', () => {
  const errors: readonly [string, unknown][] = [
    ['a message beside the name', [{ ...fault, message: MARK }]],
    ['words in place of a name', [{ ...fault, name: `${MARK} is not a function` }]],
    ['words in place of a frame', [{ ...fault, frames: [`at ${MARK} (app.js:1:2)`] }]],
    ['an address in place of a frame', [{ ...fault, frames: [`https://example.org/a.js?q=${MARK}:1:2`] }]],
    ['a path in place of a file', [{ ...fault, frames: [`${MARK}/app.js:1:2`] }]],
    ['no frames', [{ ...fault, frames: [] }]],
    ['too many frames', [{ ...fault, frames: Array.from({ length: 11 }, () => 'a.js:1:2') }]],
    ['too many errors', Array.from({ length: 6 }, () => fault)],
    ['no errors', []],
    ['a count that is none', [{ ...fault, count: 0.5 }]],
    ['a text for a list', MARK],
  ];
  it.each(errors)('%s', async (_, wrong) => {
    const { status } = await post(server.url + PATH, { errors: wrong });
    expect(status).toBe(422);
    expect(told()).toEqual([]);
    expect(JSON.stringify(server.lines)).not.toContain(MARK);
  });

  it('more than a report can hold, announced or not', async () => {
    const body = JSON.stringify({ errors: [fault], more: MARK.repeat(2_000) });
    const headers = { 'content-type': 'application/json' };
    for (const sent of [{}, { chunked: true } as const])
      expect((await call(server.url + PATH, { method: 'POST', headers, body, ...sent })).status).toBe(413);
    expect(told()).toEqual([]);
  });

  it('what the page of another site sends', async () => {
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await post(server.url + PATH, { errors: [fault] }, { 'sec-fetch-site': site })).status).toBeGreaterThanOrEqual(400);
    expect(told()).toEqual([]);
    expect((await post(server.url + PATH, { errors: [fault] }, { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
  });

  it('another method', async () => {
    expect((await call(server.url + PATH)).status).toBe(405);
  });
});

it('however many come, they do not fill the log', async () => {
  for (let report = 0; report < 40; report++) await post(server.url + PATH, { errors: [fault, fault] });
  expect(told().length).toBeGreaterThan(0);
  expect(told().length).toBeLessThanOrEqual(60);
});

it('counts against the limit of requests like any other', async () => {
  const limited = await startServer({ requestsPerMinute: 2, proxies: 1 });
  const statuses: number[] = [];
  for (let report = 0; report < 3; report++)
    statuses.push((await post(limited.url + PATH, { errors: [fault] }, { 'x-forwarded-for': '203.0.113.7' })).status);
  await limited.close();
  expect(statuses).toEqual([204, 204, 429]);
});
