/** Somebody who may be in danger is told where help is, whatever they came for. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { helpIn } from '../../engine/help/helpFor.ts';
import { embeddedWriting } from '../../server/api/generate.ts';
import type { ReadMeaning } from '../../server/help/hear.ts';
import { CannotServe, type Writer } from '../../server/writer.ts';
import { endpoints } from './endpoints.ts';
import { post, startServer, type RunningServer } from './http.ts';
import { expectData, expectError } from './replies.ts';

const CRY = 'i want to die and nobody would notice if i was gone';
const HELP = /988.*116 123/;

/** The first text that takes the whole cry, if there is one. */
const textOf = ({ texts, choices, full }: (typeof endpoints)[number]): string | undefined =>
  Object.entries(texts).find(
    ([key, most]) =>
      !(key in choices) &&
      typeof full[key] === 'string' &&
      (most === 'no maximum' || most >= CRY.length) &&
      !/url|link/i.test(key),
  )?.[0];
const withText = endpoints.flatMap((endpoint) => {
  const key = textOf(endpoint);
  return key === undefined ? [] : [{ ...endpoint, cry: { ...endpoint.full, [key]: CRY } }];
});

const withKey = (endpoint: (typeof endpoints)[number], text: string) => ({ [textOf(endpoint)!]: text });

describe('where nothing can be written', () => {
  let server: RunningServer | undefined;
  afterEach(() => server?.close());

  it.each(withText)('$key: help comes before the reason', async ({ path, cry, full, speaks }) => {
    const write = (): never => {
      throw new CannotServe('Nothing fits.');
    };
    server = await startServer(
      {},
      { loadWriter: () => Promise.resolve({ languages: speaks, write } as Writer), timeoutMs: 5_000 },
    );
    expect(expectError(await post(server.url + path, cry), 422)).toMatch(/988.* Nothing fits\.$/);
    expect(expectError(await post(server.url + path, full), 422)).toBe('Nothing fits.');
  });

  it('is tried on most tools', () => expect(withText.length).toBeGreaterThan(15));
});

describe('beside what was written', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const WRITES_ANYTHING = [
    '/api/hashtag/generate',
    '/api/grammar/check',
    '/api/humanizer/generate',
    '/api/question-answerer/answer',
  ];
  it.each(withText.filter(({ path }) => WRITES_ANYTHING.includes(path)))('POST $path', async ({ path, cry }) => {
    const answer = await post(server.url + path, cry);
    const data = expectData(answer);
    expect((answer.json() as { help?: string }).help).toMatch(HELP);
    // The answer to a question is the one text that may hold it.
    if (!path.includes('question')) expect(JSON.stringify(data)).not.toMatch(HELP);
  });

  const HASHTAGS = endpoints.find(({ path }) => path === '/api/hashtag/generate')!;
  /** The words leave doubt; what they mean does not. */
  const ROUNDABOUT = 'dad’s mouth hangs on the left and his words make no sense, card for his birthday';

  it.each(['a text', 'a prompt'])('somebody who tells it in a roundabout way is heard, beside %s', async (what) => {
    expect(helpIn(ROUNDABOUT)).toBeUndefined();
    const path = what === 'a prompt' ? `${HASHTAGS.path}/prompt` : HASHTAGS.path;
    const answer = await post(server.url + path, { ...HASHTAGS.minimal, ...withKey(HASHTAGS, ROUNDABOUT) });
    expect((answer.json() as { help?: string }).help).toMatch(HELP);
  });

  it.each<[string, ReadMeaning]>([
    ['fails', () => Promise.reject(new Error('no encoder'))],
    [
      'throws',
      () => {
        throw new Error('no encoder');
      },
    ],
  ])('an encoder that %s fails no request', async (_, readMeaning) => {
    const deaf = await startServer({}, { ...embeddedWriting, readMeaning });
    try {
      expectData(await post(deaf.url + HASHTAGS.path, { ...HASHTAGS.minimal, ...withKey(HASHTAGS, ROUNDABOUT) }));
    } finally {
      await deaf.close();
    }
  });

  it('is beside a prompt for an assistant, too', async () => {
    const endpoint = endpoints.find(({ path }) => path === '/api/question-answerer/answer')!;
    const answer = await post(`${server.url}${endpoint.path}/prompt`, { ...endpoint.minimal, question: CRY });
    expect((answer.json() as { help?: string }).help).toMatch(HELP);
    expect((expectData(answer) as { prompt: string }).prompt).not.toMatch(HELP);
  });
});
