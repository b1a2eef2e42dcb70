/** Good requests to the running server, endpoint by endpoint. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, post, startServer, type RunningServer } from './http.ts';
import type { Body, Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { expectData, expectError, faults } from './replies.ts';

type Data = Record<string, unknown>;
interface Samples {
  readonly inputs: readonly { readonly body: Body; readonly pick?: Readonly<Record<string, number>>; readonly note: string }[];
}
const sampleFiles = import.meta.glob<Samples>('../inputs/*.json', { import: 'default', eager: true });
const samplesOf = ({ samples }: Endpoint) => sampleFiles[`../inputs/${samples}.json`]?.inputs ?? [];

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ask = async (endpoint: Endpoint, body: Body): Promise<Data> => {
  const data = expectData(await post(server.url + endpoint.path, body), JSON.stringify(body));
  expect(faults(endpoint.reply, data), JSON.stringify(body)).toEqual([]);
  return data as Data;
};
const held = (data: Data, list: string): unknown[] => data[list] as unknown[];

/** The lists of the options endpoint by the key of the request they are for. */
const listsOf = async ({ options }: Endpoint): Promise<Record<string, readonly (string | number)[]>> => {
  if (!options) return {};
  const data = expectData(await call(server.url + options.path)) as Record<string, (string | number)[]>;
  return Object.fromEntries(Object.entries(options.lists).map(([list, key]) => [key, data[list] ?? []]));
};

it('has a table for the endpoints', () => expect(endpoints.length).toBeGreaterThanOrEqual(6));

/** Texts that people paste whole pages into. */
const LONG_TEXTS = ['description', 'memories', 'context', 'question'];

const ODD_TEXTS = [
  '?',
  '🙂🙃',
  'مرحبا',
  'ab\u0000cd',
  '\ud800',
  '<b>x</b>',
  '{{name}}',
  '$& $1',
  '%s%n',
  '../../x',
  '__proto__',
  'toString',
  '\u202Eabc',
  '12345',
  '\n\nline\r\nline',
];

describe.each(endpoints)('POST $path', (endpoint) => {
  const { path, minimal, full, texts, choices, counts, constants, required, holds, options, plentiful } = endpoint;
  const limited = Object.entries(texts).flatMap(([key, most]) => (most === 'no maximum' ? [] : [[key, most] as const]));
  const unlimited = Object.entries(texts).flatMap(([key, most]) => (most === 'no maximum' ? [key] : []));

  it('answers the least that can be sent, and every key at once', async () => {
    for (const body of [minimal, full]) await ask(endpoint, body);
  });

  it('reads the body as JSON whatever its content type says', async () => {
    for (const type of ['application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded', ''])
      expectData(await post(server.url + path, minimal, { 'content-type': type }), type);
  });

  it('answers every sample request, or says why it cannot', async () => {
    const lists = await listsOf(endpoint);
    const samples = samplesOf(endpoint);
    expect(samples.length).toBeGreaterThan(10);
    for (const { body, pick = {}, note } of samples) {
      const picked = Object.entries(pick).map(([key, at]) => [key, lists[key]?.[at % (lists[key]?.length ?? 1)]] as const);
      for (const [, value] of picked) expect(value, note).toBeDefined();
      for (const asked of [body, { ...body, ...Object.fromEntries(picked) }] as Body[]) {
        const answer = await post(server.url + path, asked);
        if ('language' in choices && asked['language'] !== 'English') {
          const error = expectError(answer, 422, note);
          expect(error, note).toContain(asked['language']);
          expect(error, note).toMatch(/English/);
          expect(error, note).toMatch(/language model/);
        } else {
          expect(faults(endpoint.reply, expectData(answer, note)), note).toEqual([]);
        }
      }
    }
  });

  it('leaves blank what is optional: missing, empty, spaces, null', async () => {
    const optional = [texts, choices, counts, constants]
      .flatMap((group) => Object.keys(group))
      .filter((key) => key !== required?.key);
    for (const blank of ['', '   ', null])
      await ask(endpoint, { ...minimal, ...Object.fromEntries(optional.map((key) => [key, blank])) });
    for (const key of optional) await ask(endpoint, { ...full, [key]: null });
  });

  if (limited.length > 0)
    it.each(limited)('takes %s of exactly its %i characters, counted as a person counts', async (key, most) => {
      const end = 'nine';
      for (const filler of ['a', 'é', '👍🏽', 'e\u0301'])
        await ask(endpoint, { ...full, [key]: filler.repeat(most - end.length) + end });
    });

  if (unlimited.length > 0)
    it.each(unlimited)('takes a long %s: no maximum is named', async (key) => {
      const length = LONG_TEXTS.includes(key) ? 3_000 : 300;
      await ask(endpoint, { ...full, [key]: 'a jar of honey and a loaf of bread '.repeat(100).slice(0, length) });
    });

  it('passes over keys it does not know', async () => {
    await ask(endpoint, { ...minimal, unknown: 'x', outputs: 99, toString: 'x', constructor: { prototype: { polluted: true } } });
    expect('polluted' in {}).toBe(false);
  });

  const fixed = holds && typeof holds.count === 'number' ? { list: holds.list, count: holds.count } : undefined;
  if (fixed)
    it('holds as many results as the suite promises', async () => {
      for (const body of [minimal, full]) expect(held(await ask(endpoint, body), fixed.list)).toHaveLength(fixed.count);
    });

  if (plentiful && holds)
    it('gives as many as asked, from 1 to 30, as a number or as text; its default where nothing is asked', async () => {
      const [[key, preset] = ['', 0]] = Object.entries(counts);
      expect(held(await ask(endpoint, plentiful), holds.list)).toHaveLength(preset);
      for (let count = 1; count <= 30; count++) {
        for (const asked of [count, String(count)])
          expect(held(await ask(endpoint, { ...plentiful, [key]: asked }), holds.list), `${asked}`).toHaveLength(count);
      }
    });

  const fixedLists = Object.entries(choices).flatMap(([key, { list }]) =>
    key === 'language' || list === 'from the options' ? [] : [[key, list] as const],
  );
  if (fixedLists.length > 0)
    it.each(fixedLists)('takes every %s the specification lists', async (key, list) => {
      for (const value of list) await ask(endpoint, { ...minimal, [key]: value });
    });

  if (options)
    it('takes every choice it lists itself: 6 to 15 of each, the default of the specification among them', async () => {
      const lists = await listsOf(endpoint);
      for (const [key, list] of Object.entries(lists)) {
        expect(new Set(list).size, key).toBe(list.length);
        expect(list.length, key).toBeGreaterThanOrEqual(6);
        expect(list.length, key).toBeLessThanOrEqual(15);
        expect(list, key).toContain(choices[key]?.default ?? counts[key]);
        if (key in counts)
          for (const value of list)
            expect(value).toSatisfy((count: unknown) => Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 30);
        if (key === 'language') continue;
        for (const value of list) await ask(endpoint, { ...minimal, [key]: value });
      }
    });

  const language = choices['language'];
  if (language)
    it('refuses each language it does not write in, naming it and what is needed', async () => {
      const languages = language.list === 'from the options' ? (await listsOf(endpoint))['language']! : language.list;
      expect(languages[0]).toBe('English');
      expect(languages.length).toBeGreaterThan(6);
      for (const other of languages.slice(1)) {
        const error = expectError(await post(server.url + path, { ...minimal, language: other }), 422);
        expect(error).toContain(other);
        expect(error).toMatch(/language model/);
      }
    });

  it.each(Object.keys(texts))('never breaks on an odd %s', async (key) => {
    for (const odd of ODD_TEXTS) {
      const answer = await post(server.url + path, { ...full, [key]: odd });
      // A writer may say that it has nothing to work with; it may not fail.
      if (answer.status === 422) expectError(answer, 422);
      else expect(faults(endpoint.reply, expectData(answer, odd))).toEqual([]);
    }
  });

  if (options)
    it('answers its lists by the names of the specification', async () => {
      const data = expectData(await call(server.url + options.path)) as Data;
      expect(Object.keys(data).sort()).toEqual(Object.keys(options.lists).sort());
    });
});

describe('what the results say', () => {
  const find = (slug: string): Endpoint => endpoints.find((endpoint) => endpoint.slug === slug)!;

  it('CTAs: the best is one of them, and none is more effective; lengths are true; all differ', async () => {
    const cta = find('cta-generator');
    for (const body of [cta.minimal, cta.full]) {
      const data = await ask(cta, body);
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
    const titles = held(await ask(book, book.full), 'bookTitles') as { title: string; wordCount: number }[];
    for (const { title, wordCount } of titles)
      expect(wordCount, title).toBe(title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  });

  it('random words: letters and lengths as asked; all differ', async () => {
    const words = find('random-word-generator');
    const found = held(await ask(words, { amount: 20, startsWith: ' RE ', endsWith: 'E' }), 'words') as {
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
    const found = held(await ask(rhyme, { word: 'night', outputNumber: 30 }), 'rhymes') as { word: string }[];
    const words = found.map(({ word }) => word.toLowerCase());
    expect(words).not.toContain('night');
    expect(words).toContain('light');
    expect(new Set(words).size).toBe(words.length);
  });

  it('a question it cannot answer is a 200 with low confidence', async () => {
    const data = await ask(find('question-answer-tool'), { question: 'Who will win the match next Saturday?' });
    expect((data['metadata'] as { confidenceScore: number }).confidenceScore).toBeLessThan(70);
  });

  it.each(['cta-generator', 'eulogy-generator', 'random-word-generator', 'book-title-generator'])(
    '%s: equal requests do not get equal replies for ever',
    async (slug) => {
      const endpoint = find(slug);
      const replies = new Set<string>();
      for (let time = 0; time < 5; time++) replies.add(JSON.stringify(await ask(endpoint, endpoint.minimal)));
      expect(replies.size).toBeGreaterThan(1);
    },
  );
});
