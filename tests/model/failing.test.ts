/** Models and servers that do not do what they should: the visitor gets a good text in the end, or the tool's own words. */
import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { countWords, type Endpoint } from '../../engine/definition/index.ts';
import { JSON_HEADERS, post, type Answer } from '../contract/http.ts';
import { expectData, expectError } from '../contract/replies.ts';
import { startModelServer } from '../support/modelServer.ts';
import { bodyOf, connected, endpointWith, KEY, type Connected } from './asking.ts';

let server: Connected | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const LIST = endpointWith('cta-generator');
const TEXT = endpointWith('eulogy-generator');
const NESTED = endpointWith('question-answer-tool');

const named = (cases: readonly (readonly [string, Endpoint])[]) =>
  cases.map(([model, endpoint]) => [model, endpoint.key, endpoint] as const);

const ask = async (model: string, endpoint = LIST, env: Record<string, string> = {}, more: object = {}): Promise<Answer> => {
  server = await connected(model, env);
  return post(server.url + endpoint.path, { ...bodyOf(endpoint), ...more });
};

describe('what can be put right is put right, or asked for once more', () => {
  it.each(
    named([
      ['plain', TEXT],
      ['cut-off-once', TEXT],
      ['cut-off-once', LIST],
      ['refusing-once', LIST],
      ['refusing-in-json-once', TEXT],
      ['nonsense-once', NESTED],
      ['empty-once', TEXT],
      ['blank-once', LIST],
      ['echoing-once', NESTED],
      ['copying-once', LIST],
      ['foreign-once', LIST],
      ['few-once', LIST],
      ['repeating-once', LIST],
      ['long-winded-once', TEXT],
      ['terse-once', TEXT],
      ['dying-once', TEXT],
      ['failing-once', LIST],
      ['rate-limiting-once', LIST],
    ]),
  )('%s: %s', async (model, _, endpoint) => {
    expectData(await ask(model, endpoint));
  });

  it('leaves out what is more than was asked for', async () => {
    const { ctas } = expectData(await ask('many')) as { ctas: unknown[] };
    expect(ctas).toHaveLength(8);
  });

  it('tells the model what was wrong, and nothing of what it said', async () => {
    await ask('foreign-once');
    const [, again] = server!.model.requests;
    expect(again!.body.messages[1]!.content).toMatch(/An earlier reply could not be used: it was not written in English/);
    expect(JSON.stringify(again)).not.toContain('Regen');
  });

  it('takes what was whole of the first reply together with the second', async () => {
    const { ctas } = expectData(await ask('few-once')) as { ctas: { text: string }[] };
    expect(new Set(ctas.map(({ text }) => text)).size).toBe(8);
  });
});

describe('what cannot be put right is refused in the words of the tool', () => {
  it.each(
    named([
      ['refusing', LIST],
      ['refusing', TEXT],
      ['refusing-in-json', TEXT],
      ['nonsense', LIST],
      ['empty', NESTED],
      ['blank', LIST],
      ['echoing', NESTED],
      ['copying', LIST],
      ['foreign', LIST],
      ['few', LIST],
      ['repeating', LIST],
      ['long-winded', TEXT],
      ['terse', TEXT],
      ['cut-off', TEXT],
      ['giant', LIST],
      ['malformed', LIST],
      ['no-choices', LIST],
      ['html', LIST],
      ['redirecting', LIST],
      ['failing', LIST],
      ['dying', LIST],
      ['unauthorised', LIST],
    ]),
  )('%s: %s', async (model, _, endpoint) => {
    expect(expectError(await ask(model, endpoint), 502)).toContain(endpoint.failed);
  });

  it('after two replies, not more', async () => {
    await ask('foreign');
    expect(server!.model.requests).toHaveLength(2);
  });

  it('says why in the log, by name', async () => {
    await ask('unauthorised');
    expect(server!.lines).toContainEqual(expect.objectContaining({ event: 'model failed', reason: 'unauthorised', status: 401 }));
  });

  it('where nobody answers at the address', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    expect(expectError(await ask('good', LIST, { AI_BASE_URL: `http://127.0.0.1:${port}/v1` }), 502)).toContain(LIST.failed);
  });
});

describe('everything ends', () => {
  it.each(['stalled', 'silent'])('a %s model is given up on in time', async (model) => {
    expectError(await ask(model, LIST, { AI_TIMEOUT_SECONDS: '1' }), 504);
    await expect.poll(() => server!.model.open()).toBe(0);
  });

  it('stops the model when the visitor leaves', async () => {
    server = await connected('silent');
    const leaving = new AbortController();
    const left = fetch(server.url + LIST.path, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(bodyOf(LIST)),
      signal: leaving.signal,
    });
    await expect.poll(() => server!.model.open()).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow(/abort/);
    await expect.poll(() => server!.model.open()).toBe(0);
  });

  it('says when to come back where the model has too much to do', async () => {
    const answer = await ask('rate-limiting');
    expectError(answer, 503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(server!.model.requests).toHaveLength(1);
  });

  it('asks it no more at a time than it is allowed to, lets few wait, and sends the others away', async () => {
    server = await connected('slow', { AI_CONCURRENCY: '2', AI_QUEUE: '1' });
    const { url, model } = server;
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(url + LIST.path, bodyOf(LIST))));
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([200, 200, 200, 503, 503, 503]);
    expect(model.most()).toBe(2);
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(expectError(answer, 503)).toMatch(/try again/);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expectData(await post(url + LIST.path, bodyOf(LIST)));
  });
});

describe('what a server takes is remembered', () => {
  it('steps down from the schema once for each tool, not for each text', async () => {
    server = await connected('no-format');
    for (let times = 0; times < 3; times++) expectData(await post(server.url + LIST.path, bodyOf(LIST)));
    const formats = server.model.requests.map(({ body }) => body.response_format?.type ?? 'none');
    expect(formats).toEqual(['json_schema', 'json_object', 'none', 'none', 'none']);
  });

  it('never asks a server again for the JSON mode that it refused, whatever the tool', async () => {
    server = await connected('no-format');
    for (const endpoint of [LIST, TEXT, NESTED]) expectData(await post(server.url + endpoint.path, bodyOf(endpoint)));
    const formats = server.model.requests.map(({ body }) => body.response_format?.type ?? 'none');
    expect(formats).toEqual(['json_schema', 'json_object', 'none', 'json_schema', 'none', 'json_schema', 'none']);
  });

  it('begins where the operator says, and stays there', async () => {
    expectData(await ask('no-schema', LIST, { AI_FORMAT: 'json' }));
    expect(server!.model.requests.map(({ body }) => body.response_format?.type)).toEqual(['json_object']);
  });
});

describe('AI_FALLBACK=embedded', () => {
  it('lets the embedded writer step in', async () => {
    const data = expectData(await ask('failing', LIST, { AI_FALLBACK: 'embedded', AI_RETRIES: '0' })) as { ctas: unknown[] };
    expect(data.ctas).toHaveLength(8);
    expect(server!.lines).toContainEqual(expect.objectContaining({ event: 'embedded writer stepped in', writer: LIST.key }));
  });

  it('in time, where the model never ends', async () => {
    expectData(await ask('silent', LIST, { AI_FALLBACK: 'embedded', AI_TIMEOUT_SECONDS: '1' }));
  });

  it('fails honestly in a language that only the model can write', async () => {
    const answer = await ask('failing', LIST, { AI_FALLBACK: 'embedded', AI_RETRIES: '0' }, { language: 'Spanish' });
    expect(expectError(answer, 502)).toContain(LIST.failed);
  });
});

describe('figures are counted, never believed', () => {
  it('of every call to action, and the best of them is the best', async () => {
    type Cta = { text: string; length: number; effectiveness: number };
    const { ctas, bestCTA } = expectData(await ask('lying')) as { ctas: Cta[]; bestCTA: Cta };
    for (const { text, length } of ctas) expect(length).toBe(text.length);
    expect(bestCTA).toEqual(
      ctas.find(({ effectiveness }) => effectiveness === Math.max(...ctas.map((cta) => cta.effectiveness))),
    );
  });

  it('of an answer, with the time it takes to read', async () => {
    type Reply = { answer: string; metadata: { wordCount: number; readingTime: number } };
    const { answer, metadata } = expectData(await ask('lying', NESTED)) as Reply;
    expect(metadata.wordCount).toBe(countWords(answer));
    expect(metadata.readingTime).toBe(1);
  });

  it('of hooks, their numbers and what they were made with', async () => {
    const endpoint = endpointWith('hook-generator');
    type Reply = {
      hooks: { id: number; text: string; wordCount: number }[];
      totalHooks: number;
      settings: Record<string, string>;
    };
    const { hooks, totalHooks, settings } = expectData(await ask('lying', endpoint, {}, { tone: 'Urgent' })) as Reply;
    expect(hooks.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    for (const { text, wordCount } of hooks) expect(wordCount).toBe(countWords(text));
    expect(totalHooks).toBe(5);
    expect(settings).toMatchObject({ tone: 'Urgent', language: 'English' });
  });

  it('of a script: the time that it takes to say, the directions left out', async () => {
    const endpoint = endpointWith('youtube-script-generator');
    type Reply = { script: string; wordCount: number; estimatedDuration: string };
    const { script, wordCount, estimatedDuration } = expectData(await ask('lying', endpoint)) as Reply;
    expect(wordCount).toBe(countWords(script));
    expect(estimatedDuration).toBe(`About ${Math.round(wordCount / 140)} minutes`);
  });
});

describe('the key', () => {
  it('goes to the model and nowhere else', async () => {
    for (const model of ['good', 'unauthorised', 'failing', 'foreign', 'giant']) {
      const answer = await ask(model);
      expect(server!.model.requests[0]!.authorization).toBe(`Bearer ${KEY}`);
      expect(answer.text + JSON.stringify(answer.headers) + JSON.stringify(server!.lines)).not.toContain('sk-secret');
      await server!.close();
      server = undefined;
    }
  });

  it('is not needed where the model asks for none', async () => {
    const model = await startModelServer();
    server = await connected('good', { AI_API_KEY: '' }, model);
    expectData(await post(server.url + LIST.path, bodyOf(LIST)));
    expect(model.requests[0]!.authorization).toBeUndefined();
  });
});
