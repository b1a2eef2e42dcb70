/** What a balancer asks: whether this copy lives, and whether it takes work. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createApi } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { databaseAnswers } from '../../server/database.ts';
import { createLog } from '../../server/log.ts';
import { asked, createReadiness, healthOf, type Readiness } from '../../server/operate/readiness.ts';
import { call, type Answer } from '../contract/http.ts';
import { listening, type Listening } from '../support/listening.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';

let server: Listening | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const start = async (readiness: Readiness = createReadiness()): Promise<{ url: string; lines: string[] }> => {
  const lines: string[] = [];
  const app = createApi(
    { ...readConfig(), requestsPerMinute: 3, proxies: 1 },
    { log: createLog({ write: (line) => lines.push(line) }) },
  );
  app.route('/', healthOf(readiness));
  server = await listening(serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server);
  return { url: server.url, lines };
};
const ready = async (url: string): Promise<[number, unknown]> => {
  const answer: Answer = await call(`${url}/readyz`);
  return [answer.status, answer.json()];
};

it('lives and takes work', async () => {
  const { url } = await start();
  expect((await call(`${url}/healthz`)).status).toBe(200);
  expect(await ready(url)).toEqual([200, { ready: true, reasons: [] }]);
});

it('takes no work for as long as there is a reason, which it names, and lives all the same', async () => {
  const readiness = createReadiness();
  const { url } = await start(readiness);
  const isWarm = readiness.not('warming up');
  readiness.not('ending');
  expect(await ready(url)).toEqual([503, { ready: false, reasons: ['warming up', 'ending'] }]);
  expect((await call(`${url}/healthz`)).status).toBe(200);
  isWarm();
  expect(await ready(url)).toEqual([503, { ready: false, reasons: ['ending'] }]);
});

it('may be asked as often as anybody likes, is never kept by a cache, and says nothing in the log', async () => {
  const { url, lines } = await start();
  for (let time = 0; time < 10; time++)
    for (const path of ['/healthz', '/readyz']) {
      const answer = await call(url + path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  expect(lines).toEqual([]);
});

describe('with a database', () => {
  const OUT = [503, { ready: false, reasons: ['database out of reach'] }];

  it('takes no work where it cannot be reached', async () => {
    // Nobody listens at port 9.
    const { url } = await start(createReadiness(asked(databaseAnswers('postgres://suite@127.0.0.1:9/postgres'))));
    expect(await ready(url)).toEqual(OUT);
  });

  it('asks it no more often for many who ask at once', async () => {
    let questions = 0;
    const { url } = await start(
      createReadiness(
        asked(async () => {
          questions++;
          return true;
        }, 60_000),
      ),
    );
    await Promise.all(Array.from({ length: 20 }, () => ready(url)));
    expect(questions).toBe(1);
  });

  /** Where PostgreSQL is not installed, this is reported as skipped. */
  it.skipIf(!hasPostgres())('takes work while it answers, and none after it went', { timeout: 60_000 }, async () => {
    const database = await startPostgres();
    try {
      const { url } = await start(createReadiness(asked(databaseAnswers(database.url), 0)));
      expect(await ready(url)).toEqual([200, { ready: true, reasons: [] }]);
      await database.stop();
      expect(await ready(url)).toEqual(OUT);
    } finally {
      await database.stop();
    }
  });
});
