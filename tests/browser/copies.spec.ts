/** Two copies of the product beside each other that share PostgreSQL: one library, one limit for a visitor. */
import { expect, test } from '@playwright/test';
import { hasPostgres, startPostgres, type Database } from '../support/postgres.ts';
import { startProduct, type Product } from '../support/product.ts';

type Copies = readonly [Product, Product];

test.skip(!hasPostgres(), 'PostgreSQL is not installed');

let database: Database;
test.beforeAll(async () => {
  database = await startPostgres();
});
test.afterAll(() => database.stop());

let running: readonly Product[] = [];
const start = async (environment: Record<string, string>): Promise<Copies> => {
  const shared = { DATABASE_URL: database.url, ...environment };
  const copies = await Promise.all([startProduct(shared), startProduct(shared)]);
  running = copies;
  return copies;
};
test.afterEach(async () => {
  for (const product of running) await product.stop();
});

interface Tally {
  readonly likes: number;
  readonly dislikes: number;
}
interface Found extends Tally {
  readonly id: string;
}

const libraryOf = async ({ url }: Product): Promise<readonly Found[]> => {
  const { data } = (await (await fetch(`${url}/api/prompts/search?limit=100`)).json()) as { data: { prompts: Found[] } };
  return data.prompts;
};
const vote = ({ url }: Product, id: string, voter: string, wish: string): Promise<Response> =>
  fetch(`${url}/api/prompts/${id}/vote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ voter, vote: wish }),
  });

test('votes cast at both at once, many of them twice, are neither lost nor doubled', async () => {
  const copies = await start({ RATE_LIMIT_PER_MINUTE: '0' });
  const ids = (await libraryOf(copies[0])).slice(0, 3).map(({ id }) => id);
  const VOTERS = 60;
  // Each voter votes at both copies at once: the same about the first prompt, about the second they change their mind.
  const cast = Array.from({ length: VOTERS }, (_, n) => `voter-${n}`).flatMap((voter, n) =>
    copies.flatMap((copy) => [
      vote(copy, ids[0]!, voter, n % 3 === 0 ? 'dislike' : 'like'),
      vote(copy, ids[1]!, voter, copy === copies[0] ? 'like' : 'dislike'),
    ]),
  );
  const statuses = (await Promise.all(cast)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const copy of copies) {
    const found = new Map((await libraryOf(copy)).map((prompt) => [prompt.id, prompt]));
    expect(found.get(ids[0]!)).toMatchObject({ likes: 40, dislikes: 20 });
    const { likes, dislikes } = found.get(ids[1]!)!;
    expect(likes + dislikes).toBe(VOTERS);
    expect(found.get(ids[2]!)).toMatchObject({ likes: 0, dislikes: 0 });
  }
});

test('a visitor has one allowance at both', async () => {
  const [one, other] = await start({ RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
  const ask = async ({ url }: Product, visitor: string): Promise<number> =>
    (await fetch(`${url}/api/random-word/options`, { headers: { 'x-forwarded-for': visitor } })).status;
  const asked = await Promise.all([one, other, one, other, one].map((copy) => ask(copy, '2001:db8::1')));
  expect(asked.filter((status) => status === 200)).toHaveLength(3);
  expect(await ask(other, '2001:db8::2')).toBe(429);
  expect(await ask(other, '2001:db8:0:1::2')).toBe(200);
});
