/** What the results say about themselves is true, and they obey what was asked. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, held } from './asking.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { startServer, type RunningServer } from './http.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const find = (name: string): Endpoint => endpoints.find(({ key }) => key === name)!;

it('CTAs: the best is one of them, and none is more effective; lengths are true; all differ', async () => {
  const cta = find('cta-generator');
  for (const body of [cta.minimal, cta.full]) {
    const data = await ask(server.url, cta, body);
    const ctas = held(data, 'ctas') as { text: string; length: number; effectiveness: number }[];
    const best = data['bestCTA'] as { effectiveness: number };
    expect(ctas).toContainEqual(best);
    expect(best.effectiveness).toBe(Math.max(...ctas.map(({ effectiveness }) => effectiveness)));
    for (const { text, length } of ctas) expect(length, text).toBe([...new Intl.Segmenter().segment(text)].length);
    expect(new Set(ctas.map(({ text }) => text)).size).toBe(ctas.length);
  }
});

it('book titles: word counts are true; all differ', async () => {
  const book = find('book-title-generator');
  const titles = held(await ask(server.url, book, book.full), 'bookTitles') as { title: string; wordCount: number }[];
  for (const { title, wordCount } of titles)
    expect(wordCount, title).toBe(title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
});

it('random words: letters and lengths as asked; all differ', async () => {
  const words = find('random-word-generator');
  const found = held(await ask(server.url, words, { amount: 20, startsWith: ' RE ', endsWith: 'E' }), 'words') as {
    word: string;
    length: number;
  }[];
  expect(found.length).toBeGreaterThan(10);
  for (const { word, length } of found) {
    expect(word).toMatch(/^re.*e$/);
    expect(length).toBe(word.length);
  }
  expect(new Set(found.map(({ word }) => word)).size).toBe(found.length);
});

it('rhymes: never the word itself; all differ', async () => {
  const rhyme = find('rhyme-generator');
  const found = held(await ask(server.url, rhyme, { word: 'night', outputNumber: 30 }), 'rhymes') as { word: string }[];
  const words = found.map(({ word }) => word.toLowerCase());
  expect(words).not.toContain('night');
  expect(words).toContain('light');
  expect(new Set(words).size).toBe(words.length);
});

it('a question it cannot answer is a 200 with low confidence', async () => {
  const data = await ask(server.url, find('question-answer-tool'), { question: 'Who will win the match next Saturday?' });
  expect((data['metadata'] as { confidenceScore: number }).confidenceScore).toBeLessThan(70);
});

it.each(['cta-generator', 'eulogy-generator', 'random-word-generator', 'book-title-generator'])(
  '%s: equal requests do not get equal replies for ever',
  async (slug) => {
    const endpoint = find(slug);
    const replies = new Set<string>();
    for (let time = 0; time < 5; time++) replies.add(JSON.stringify(await ask(server.url, endpoint, endpoint.minimal)));
    expect(replies.size).toBeGreaterThan(1);
  },
);
