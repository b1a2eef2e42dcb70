/** What a visitor can choose: the lists of the specification, and those of the options endpoints. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askInAnyLanguage, listsOf } from './asking.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { startServer, type RunningServer } from './http.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** One that it writes in. */
const languageOf = ({ speaks: [first] }: Endpoint): string => first ?? 'English';

const listed = endpoints.flatMap((endpoint) =>
  Object.entries(endpoint.choices).flatMap(([key, { list }]) =>
    list === 'from the options' ? [] : [{ endpoint, path: endpoint.path, key, list }],
  ),
);
it.each(listed)('POST $path takes every $key the specification lists', async ({ endpoint, key, list }) => {
  for (const value of list)
    await askInAnyLanguage(server.url, endpoint, { ...endpoint.minimal, language: languageOf(endpoint), [key]: value });
});

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 30;

const withOptions = endpoints.filter(({ options }) => options !== undefined);
describe.each(withOptions)('the options of $key: POST $path', (endpoint) => {
  const { minimal, choices, counts } = endpoint;

  it('are 6 to 15 of each list, none twice, the default of the specification among them', async () => {
    for (const [key, list] of Object.entries(await listsOf(server.url, endpoint))) {
      expect(new Set(list).size, key).toBe(list.length);
      expect(list.length, key).toBeGreaterThanOrEqual(6);
      expect(list.length, key).toBeLessThanOrEqual(15);
      expect(list, key).toContain(choices[key]?.default ?? counts[key]);
      expect(list.every(key in counts ? isCount : (value) => typeof value === 'string'), key).toBe(true);
    }
  });

  it('are taken, every one of them', async () => {
    for (const [key, list] of Object.entries(await listsOf(server.url, endpoint)))
      for (const value of list) await askInAnyLanguage(server.url, endpoint, { ...minimal, language: 'English', [key]: value });
  });
});

const speaking = endpoints.filter(({ choices }) => 'language' in choices);
it.each(speaking)('$key: POST $path writes in English where no language is named', async (endpoint) => {
  for (const language of ['', null, undefined]) await ask(server.url, endpoint, { ...endpoint.minimal, language });
});
