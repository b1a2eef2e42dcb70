/** The prompt library over real HTTP: search, figures, votes and prompts of one's own (specification 1, sections 3, 5, 7 and 8). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, record, words, type JsonSchema } from './schema.ts';
import { call, post, startServer, type RunningServer } from './http.ts';
import { expectData, expectError, faults } from './replies.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const whole: JsonSchema = { type: 'integer', minimum: 0 };
const rating: JsonSchema = { type: 'number', minimum: 0, maximum: 5 };
const SEARCH = record({
  prompts: listOf(
    record({
      id: words,
      prompt: words,
      category: words,
      tags: listOf(words),
      description: words,
      likes: whole,
      dislikes: whole,
      rating,
    }),
    0,
  ),
  total: whole,
});

interface Found {
  readonly id: string;
  readonly prompt: string;
  readonly category: string;
  readonly likes: number;
  readonly dislikes: number;
  readonly rating: number;
}
interface Page {
  readonly prompts: readonly Found[];
  readonly total: number;
}

const search = async (query: Readonly<Record<string, string>> = {}, url = server.url): Promise<Page> => {
  const data = expectData(await call(`${url}/api/prompts/search?${new URLSearchParams(query)}`), JSON.stringify(query));
  expect(faults(SEARCH, data), JSON.stringify(query)).toEqual([]);
  return data as Page;
};
const overview = async () =>
  expectData(await call(`${server.url}/api/prompts/categories`)) as {
    mainCategories: string[];
    stats: { totalPrompts: number; totalLikes: number; averageRating: number };
  };
const vote = (id: string, voter: string, wish: string, url = server.url) =>
  post(`${url}/api/prompts/${encodeURIComponent(id)}/vote`, { voter, vote: wish });

describe('GET /api/prompts/categories', () => {
  it('names at least ten categories, and counts the library', async () => {
    const { mainCategories, stats } = await overview();
    expect(new Set(mainCategories).size).toBeGreaterThanOrEqual(10);
    expect(mainCategories).toContain('Marketing');
    expect(stats.totalPrompts).toBeGreaterThanOrEqual(150);
    expect(stats).toMatchObject({ totalLikes: expect.any(Number), averageRating: expect.any(Number) });
  });
});

describe('GET /api/prompts/search', () => {
  it('gives the first twenty of all where nothing is asked', async () => {
    const page = await search();
    expect(page.prompts).toHaveLength(20);
    expect(page.total).toBe((await overview()).stats.totalPrompts);
    expect(await search({ category: 'all', search: '', sortBy: 'likes', limit: '20', offset: '0' })).toEqual(page);
  });

  it('gives every prompt once, page by page', async () => {
    const { total } = await search();
    const ids: string[] = [];
    for (let offset = 0; offset < total; offset += 20)
      ids.push(...(await search({ offset: `${offset}`, sortBy: 'newest' })).prompts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
    expect((await search({ offset: `${total}` })).prompts).toEqual([]);
  });

  it('keeps to a category, whatever its case', async () => {
    for (const category of (await overview()).mainCategories) {
      const page = await search({ category, limit: '100' });
      expect(page.total, category).toBeGreaterThan(0);
      expect(page.prompts).toHaveLength(Math.min(page.total, 100));
      expect(new Set(page.prompts.map((prompt) => prompt.category))).toEqual(new Set([category]));
      expect((await search({ category: category.toLowerCase() })).total).toBe(page.total);
    }
    expect((await search({ category: 'no such category' })).total).toBe(0);
  });

  it.each([
    ['a negative offset', { offset: '-1' }, 'offset'],
    ['no page at all', { limit: '0' }, 'limit'],
    ['too large a page', { limit: '101' }, 'limit'],
    ['a limit in words', { limit: 'ten' }, 'limit'],
    ['an unknown order', { sortBy: 'best' }, 'sortBy'],
    ['a search that is a book', { search: 'x'.repeat(201) }, 'search'],
  ])('refuses %s, and names it', async (_, query, key) => {
    expect(expectError(await call(`${server.url}/api/prompts/search?${new URLSearchParams(query)}`), 400)).toContain(key);
  });

  it('survives any words', async () => {
    for (const odd of ['?', '🙂', '%', '"', '\\', '__proto__', '<b>', 'مرحبا', '   ', '* *', '-', 'a'.repeat(200)])
      await search({ search: odd });
  });
});

describe('POST /api/prompts/:id/vote', () => {
  it('counts one vote for each voter, who may change or take it back', async () => {
    const { id } = (await search({ offset: '30' })).prompts[0]!;
    const cast = async (voter: string, wish: string) => expectData(await vote(id, voter, wish));
    expect(await cast('ann', 'like')).toEqual({ likes: 1, dislikes: 0, rating: 5 });
    expect(await cast('ann', 'like')).toEqual({ likes: 1, dislikes: 0, rating: 5 });
    expect(await cast('bo', 'dislike')).toEqual({ likes: 1, dislikes: 1, rating: 2.5 });
    expect(await cast('ann', 'dislike')).toEqual({ likes: 0, dislikes: 2, rating: 0 });
    expect(await cast('bo', 'none')).toEqual({ likes: 0, dislikes: 1, rating: 0 });
    expect(await cast('ann', 'none')).toEqual({ likes: 0, dislikes: 0, rating: 0 });
  });

  it('shows in searches, in their order and in the figures', async () => {
    const before = (await overview()).stats.totalLikes;
    const [first, second] = (await search({ sortBy: 'newest', offset: '60' })).prompts as [Found, Found];
    for (const voter of ['a', 'b', 'c']) await vote(first.id, voter, 'like');
    await vote(first.id, 'd', 'dislike');
    for (const voter of ['a', 'b']) await vote(second.id, voter, 'like');
    expect((await search({ sortBy: 'likes' })).prompts.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await search({ sortBy: 'rating' })).prompts.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await search({ sortBy: 'likes' })).prompts[0]).toMatchObject({ likes: 3, dislikes: 1, rating: 3.8 });
    expect((await overview()).stats).toMatchObject({ totalLikes: before + 5, averageRating: 4.4 });
    for (const voter of ['a', 'b', 'c', 'd']) for (const { id } of [first, second]) await vote(id, voter, 'none');
    expect((await overview()).stats).toMatchObject({ totalLikes: before, averageRating: 0 });
  });

  it('loses none of many at once', async () => {
    const { id } = (await search({ offset: '90' })).prompts[0]!;
    await Promise.all(Array.from({ length: 60 }, (_, n) => vote(id, `voter-${n % 40}`, n % 2 ? 'like' : 'dislike')));
    const data = expectData(await vote(id, 'last', 'like')) as { likes: number; dislikes: number };
    expect(data.likes + data.dislikes).toBe(41);
  });

  it('counts none that the page of another site casts in a visitor’s name', async () => {
    const { id } = (await search({ offset: '91' })).prompts[0]!;
    const url = `${server.url}/api/prompts/${id}/vote`;
    const body = { voter: 'ann', vote: 'like' };
    expectError(await post(url, body, { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }), 415);
    expectError(await post(url, body, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }), 403);
    expect(expectData(await post(url, { voter: 'bo', vote: 'like' }, { 'sec-fetch-site': 'same-origin' }))).toMatchObject({
      likes: 1,
    });
  });

  it.each([
    ['no voter', { vote: 'like' }, /voter/],
    ['a vote that is none', { voter: 'ann', vote: 'love' }, /vote/],
    ['a voter that is a list', { voter: ['ann'], vote: 'like' }, /voter/],
  ])('refuses %s', async (_, body, says) => {
    const { id } = (await search()).prompts[0]!;
    expect(expectError(await post(`${server.url}/api/prompts/${id}/vote`, body), 400)).toMatch(says);
  });

  it('knows no prompt that is not in the library', async () => {
    expect(expectError(await vote('no-such-prompt', 'ann', 'like'), 422)).toContain('id');
  });
});

describe('POST /api/prompts/generate', () => {
  const generate = (body: unknown) => post(`${server.url}/api/prompts/generate`, body);
  const PROMPTS = record({
    prompts: listOf(record({ prompt: words, category: words, tags: listOf(words), description: words })),
  });
  const made = async (body: object): Promise<Found[]> => {
    const data = expectData(await generate(body), JSON.stringify(body));
    expect(faults(PROMPTS, data)).toEqual([]);
    return (data as { prompts: Found[] }).prompts;
  };

  it('makes as many as are asked for, five where nothing is said, all different, those of the category first', async () => {
    expect(await made({ companyName: 'Fernleaf' })).toHaveLength(5);
    for (const number of [1, 7, '20']) {
      const prompts = await made({ niche: 'shade plants', number, category: 'Email Marketing' });
      expect(prompts).toHaveLength(Number(number));
      expect(new Set(prompts.map(({ prompt }) => prompt)).size).toBe(prompts.length);
      expect(prompts[0]?.category).toBe('Email Marketing');
    }
  });

  it('needs one of company name, industry or niche', async () => {
    const says = 'Please fill in at least your company name, industry, or niche to generate custom prompts.';
    for (const body of [{}, { companyName: ' ', goals: 'more sales' }, { url: 'https://example.org' }])
      expect(expectError(await generate(body), 400)).toBe(says);
    for (const key of ['companyName', 'industry', 'niche']) expect(await made({ [key]: 'tea' })).not.toEqual([]);
  });

  it.each([[0], [21], ['many'], [1.5]])('refuses to make %s', async (number) => {
    expect(expectError(await generate({ companyName: 'Tea', number }), 400)).toContain('number');
  });
});
