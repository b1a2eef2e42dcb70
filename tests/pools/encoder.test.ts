/** The built threads over real HTTP: one encoder for all of them, and writers that do without it where it is out of reach. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog, type LogLine } from '../../server/log.ts';
import type { Descriptions } from '../../server/pools/messages.ts';
import { inPools, type InPools } from '../../server/pools/pools.ts';
import { call, post, startServer, type RunningServer } from '../contract/http.ts';
import { expectData } from '../contract/replies.ts';

const built = (name: string): URL => pathToFileURL(path.resolve('dist/server', name));
const stub = new URL('../support/stub-encoder.mjs', import.meta.url);

/** On a busy machine a thread takes long to load what it needs, which is not what is tried here. */
const PATIENCE_MS = 100_000;
vi.setConfig({ testTimeout: PATIENCE_MS });

const described: Descriptions = {
  'quote-generator': { languages: ['English'], pool: 'meaning' },
  'question-answer-tool': { languages: ['English'], pool: 'meaning' },
  'hashtag-generator': { languages: ['English'] },
  'prompt-generator.search': { languages: ['English'], pool: 'library' },
};

let server: RunningServer | undefined;
let lines: LogLine[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
  vi.unstubAllEnvs();
});

const start = async (encoderFile: URL): Promise<InPools> => {
  lines = [];
  const log = createLog({ write: (line) => lines.push(JSON.parse(line) as LogLine) });
  const pools = inPools(described, {
    file: built('thread.js'),
    encoderFile,
    threads: 1,
    queue: 100,
    timeoutMs: PATIENCE_MS,
    keepThreads: true,
    log,
  });
  server = await startServer({}, { ...pools, timeoutMs: PATIENCE_MS });
  return pools;
};

const SEARCH = '/api/prompts/search?search=';
const search = async (words: string) =>
  expectData(await call(server!.url + SEARCH + encodeURIComponent(words))) as { readonly total: number };
const ask = async (question: string) =>
  expectData(await post(`${server!.url}/api/question-answerer/answer`, { question })) as { readonly answer: string };
const quote = async (topic: string) => expectData(await post(`${server!.url}/api/quotes/generate`, { topic }));
/** The words leave doubt; what they mean does not. */
const ROUNDABOUT = 'dad’s mouth hangs on the left and his words make no sense, card for his birthday';
const tag = (content: string) => post(`${server!.url}/api/hashtag/generate`, { content });

/** Found by its meaning alone. */
const BY_MEANING = 'get better at talking in front of people';

it('one encoder serves the library, the answers and the danger that somebody may be in', async () => {
  await start(built('encoderThread.js'));
  // Where the machine is busy, it is late at first.
  const soon = { timeout: PATIENCE_MS };
  await expect.poll(async () => (await search(BY_MEANING)).total, soon).toBeGreaterThan(0);
  await expect.poll(async () => (await ask('how long do i boil an egg')).answer, soon).toMatch(/minutes/);
  await expect.poll(async () => (await tag(ROUNDABOUT)).text, soon).toMatch(/988/);
});

describe.each(['dies', 'throws', 'is slow'])('where the encoder %s', (how) => {
  it('the words count alone, and nobody waits long', async () => {
    vi.stubEnv('STUB_ENCODER', how);
    await start(stub);
    await Promise.all([quote('courage'), search('email'), ask('what is 12 times 12'), tag('a bakery in Leeds')]);
    const begun = performance.now();
    const [, found, answer] = await Promise.all([quote('courage'), search('email'), ask('what is 12 times 12')]);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(found.total).toBeGreaterThan(0);
    expect(answer.answer).toContain('144');
    expect((await search(BY_MEANING)).total).toBe(0);
    expect((await tag(ROUNDABOUT)).status).toBe(200);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'encoder out of reach' }));
  });
});

it('votes that are out of reach hold up no answer', async () => {
  // Nobody listens at port 9.
  vi.stubEnv('DATABASE_URL', 'postgres://suite@127.0.0.1:9/postgres');
  await start(built('encoderThread.js'));
  await ask('what is 12 times 12');
  const ended: string[] = [];
  const searches = search('email').then(() => ended.push('search'));
  await ask('how long do i boil an egg');
  ended.push('answer');
  await searches;
  expect(ended).toEqual(['answer', 'search']);
});
