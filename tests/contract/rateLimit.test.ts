/** The limit for one visitor, as an operator sets it by environment variables. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { hasPostgres, startPostgres, type Database } from '../support/postgres.ts';
import { call, startServer, type Answer, type RunningServer } from './http.ts';
import { expectData, expectError } from './replies.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
  server = undefined;
});

const LIMITED = { RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: '1' };
const startWith = async (variables: Readonly<Record<string, string>>): Promise<RunningServer> => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  server = await startServer(readConfig());
  return server;
};
/** An address that costs the server nothing. */
const PATH = '/api/random-word/options';
const askFrom = (url: string, forwarded: string): Promise<Answer> =>
  call(url + PATH, { headers: { 'x-forwarded-for': forwarded } });

it('answers 429 with the seconds to wait once a visitor has used up the minute, and serves the next one', async () => {
  const { url } = await startWith(LIMITED);
  for (let time = 1; time <= 3; time++) expectData(await askFrom(url, '203.0.113.7'), `${time}`);
  const refused = await askFrom(url, '203.0.113.7');
  expect(expectError(refused, 429)).toMatch(/try again/);
  expect(Number(refused.headers['retry-after'])).toSatisfy(
    (seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 60,
  );
  expectData(await askFrom(url, '203.0.113.8'));
  expectData(await askFrom(url, '2001:db8::1'));
});

it('counts every address of the API together', async () => {
  const { url } = await startWith(LIMITED);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const address of ['/api/capabilities', '/api/nothing', '/api'])
    expect((await call(url + address, { headers })).status).not.toBe(429);
  expectError(await call(`${url}/api/capabilities`, { headers }), 429);
});

it('believes only the address that the trusted proxy saw', async () => {
  const { url } = await startWith(LIMITED);
  // The visitor may write what they like before it.
  for (const invented of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expectData(await askFrom(url, `${invented}, 203.0.113.7`));
  expectError(await askFrom(url, '198.51.100.4, 203.0.113.7'), 429);
  expectData(await askFrom(url, '203.0.113.7, 203.0.113.8'));
});

it('takes the address before the last where two proxies are trusted', async () => {
  const { url } = await startWith({ RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '2' });
  expectData(await askFrom(url, '203.0.113.7, 10.0.0.1'));
  expectError(await askFrom(url, '203.0.113.7, 10.0.0.2'), 429);
  expectData(await askFrom(url, '203.0.113.8, 10.0.0.1'));
});

it('never limits the machine itself', async () => {
  for (const proxies of ['0', '1']) {
    const { url, close } = await startWith({ RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: proxies });
    for (let time = 0; time < 10; time++) expectData(await call(url + PATH));
    await close();
  }
});

it('limits the visitors of a proxy on this machine that it was not told of, and says once what to set', async () => {
  const { url, lines } = await startWith({ RATE_LIMIT_PER_MINUTE: '3' });
  for (let time = 1; time <= 3; time++) expectData(await askFrom(url, `198.51.100.${time}, 203.0.113.7`));
  expectError(await askFrom(url, '198.51.100.4, 203.0.113.7'), 429);
  expectData(await askFrom(url, '203.0.113.8'));
  const warnings = lines.filter((line) => JSON.stringify(line).includes('TRUSTED_PROXIES'));
  expect(warnings).toHaveLength(1);
  expect(JSON.stringify(warnings)).not.toMatch(/203\.0\.113|198\.51\.100/);
});

it('says nothing of proxies to whoever has told it of them, or has none', async () => {
  const { url, lines, close } = await startWith({ TRUSTED_PROXIES: '1' });
  await askFrom(url, '203.0.113.7');
  await close();
  const { url: other, lines: others } = await startWith({ TRUSTED_PROXIES: '0' });
  await call(other + PATH);
  expect([...lines, ...others].filter((line) => JSON.stringify(line).includes('TRUSTED_PROXIES'))).toEqual([]);
});

it('is not escaped by headers that name nobody', async () => {
  const { url } = await startWith(LIMITED);
  const odd = ['unknown', '', ',', '203.0.113.7,', 'localhost', '127.1', '0x7f000001', '127.0.0.1', '<b>', 'a'.repeat(5_000)];
  const answers = await Promise.all(odd.map((forwarded) => askFrom(url, forwarded)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

it('is off at 0', async () => {
  const { url } = await startWith({ RATE_LIMIT_PER_MINUTE: '0', TRUSTED_PROXIES: '1' });
  for (let time = 0; time < 10; time++) expectData(await askFrom(url, '203.0.113.7'));
});

it('is never in the way of an ordinary visitor', async () => {
  const { url } = await startWith({ TRUSTED_PROXIES: '1' });
  for (let time = 0; time < 60; time++) expectData(await askFrom(url, '203.0.113.7'));
});

it('says which variable makes no sense', () => {
  for (const value of ['many', '-1', '1.5']) {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', value);
    expect(() => readConfig(), value).toThrow(/RATE_LIMIT_PER_MINUTE/);
  }
});

it('counts by itself while the database is out of reach', async () => {
  // Nobody listens at port 9.
  const { url, lines } = await startWith({ ...LIMITED, DATABASE_URL: 'postgres://suite@127.0.0.1:9/postgres' });
  for (let time = 1; time <= 3; time++) expectData(await askFrom(url, '203.0.113.7'), `${time}`);
  expectError(await askFrom(url, '203.0.113.7'), 429);
  expect(lines.filter(({ event }) => event === 'database out of reach')).toHaveLength(1);
});

/** Where PostgreSQL is not installed, these are reported as skipped. */
describe.skipIf(!hasPostgres())('with a database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await startPostgres();
  }, 60_000);
  afterAll(() => database.stop());

  it('several copies share one count, and one visitor’s does not touch another’s', async () => {
    const variables = { ...LIMITED, DATABASE_URL: database.url };
    const one = await startWith(variables);
    const other = await startServer(readConfig());
    try {
      const asked = [one, other, one].map(({ url }) => askFrom(url, '203.0.113.7'));
      for (const answer of await Promise.all(asked)) expectData(answer);
      for (const { url } of [other, one, other]) {
        const refused = await askFrom(url, '203.0.113.7');
        expectError(refused, 429);
        expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
        expectData(await askFrom(url, `203.0.113.${url === one.url ? 8 : 9}`));
      }
    } finally {
      await other.close();
    }
  });

  it('a database that goes away takes nothing with it', async () => {
    const passing = await startPostgres();
    try {
      const { url } = await startWith({ ...LIMITED, DATABASE_URL: passing.url });
      expectData(await askFrom(url, '203.0.113.7'));
      await passing.stop();
      for (let time = 1; time <= 3; time++) expectData(await askFrom(url, '203.0.113.7'), `${time}`);
      expectError(await askFrom(url, '203.0.113.7'), 429);
    } finally {
      await passing.stop();
    }
  }, 60_000);
});
