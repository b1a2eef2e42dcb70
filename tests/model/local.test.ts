/** A model on this machine that nobody gave the address of: found, chosen, used or only told of. */
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../../server/config.ts';
import { createLog, type LogLine } from '../../server/log.ts';
import { readLocalModelSearch, readModelConfig } from '../../server/model/config.ts';
import { reportLocalModel, withLocalModel } from '../../server/model/local.ts';
import { post, startServer } from '../contract/http.ts';
import { expectData } from '../contract/replies.ts';
import { listening } from '../support/listening.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { bodyOf, endpointWith } from './asking.ts';

const LIST = endpointWith('cta-generator');

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

const engineWith = async (...models: string[]): Promise<ModelServer> => {
  const engine = await startModelServer(0, models);
  ending.push(() => engine.close());
  return engine;
};

/** Something that is no engine. */
const otherServer = async (answer: RequestListener): Promise<{ url: string }> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  const { url, close } = await listening(server);
  ending.push(close);
  return { url };
};

const portsOf = (...servers: readonly { url: string }[]): string => servers.map(({ url }) => new URL(url).port).join(', ');

/** The start of a server with these variables. */
const start = async (env: Record<string, string>): Promise<{ config: Config; lines: LogLine[] }> => {
  const lines: LogLine[] = [];
  const log = createLog({ write: (line) => lines.push(JSON.parse(line) as LogLine) });
  const read = { ...readConfig(), model: readModelConfig(env), localModelSearch: readLocalModelSearch(env) };
  const config = await withLocalModel(read, log, env);
  await reportLocalModel(config, log);
  return { config, lines };
};

const chosenOf = async (env: Record<string, string>): Promise<string | undefined> => (await start(env)).config.model?.model;

describe('AI=auto', () => {
  it('lets the model that was found write, asked by the schema and without a key', async () => {
    const engine = await engineWith('good');
    const { config, lines } = await start({ AI: 'auto', AI_PORTS: portsOf(engine), AI_API_KEY: 'sk-of-another-service' });
    expect(lines).toMatchObject([{ event: 'local model found', model: 'good', baseUrl: engine.url, writing: 'the model' }]);
    const server = await startServer({ model: config.model, requestsPerMinute: 0 });
    ending.push(() => server.close());
    expectData(await post(server.url + LIST.path, bodyOf(LIST)));
    expect(engine.requests.map(({ body, authorization }) => [body.model, body.response_format?.type, authorization])).toEqual([
      ['good', 'json_schema', undefined],
    ]);
    expect(engine.lists.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it.each([
    [['llama3.1:latest', 'qwen3:4b'], 'llama3.1:latest'],
    [['nomic-embed-text:latest', 'bge-m3:latest', 'llama3.1:latest'], 'llama3.1:latest'],
    [['text-embedding-nomic-embed-text-v1.5', 'openai/gpt-oss-20b'], 'openai/gpt-oss-20b'],
    [['bge-reranker-v2-m3', 'all-minilm:33m', 'whisper-large-v3', 'mistral:7b'], 'mistral:7b'],
    [['BAAI/bge-small-en-v1.5'], undefined],
    [['intfloat/e5-mistral-7b-instruct'], undefined],
    // Runs elsewhere, whatever the engine's own address.
    [['gpt-oss:120b-cloud', 'glm-4.6:cloud', 'gemma3:4b'], 'gemma3:4b'],
    [['gpt-oss:120b-cloud'], undefined],
    // Made for something else: after those made for writing, before none.
    [['qwen2.5-coder:7b', 'llama-guard3:8b', 'gemma3:4b'], 'gemma3:4b'],
    [['qwen2.5-coder:7b'], 'qwen2.5-coder:7b'],
    [['meta-llama/Llama-3.1-8B-Instruct'], 'meta-llama/Llama-3.1-8B-Instruct'],
    [['/models/gemma-3-4b-it-Q4_K_M.gguf'], '/models/gemma-3-4b-it-Q4_K_M.gguf'],
    [[], undefined],
  ])('of %j it chooses %s', async (models, chosen) => {
    const engine = await engineWith(...models);
    expect(await chosenOf({ AI: 'auto', AI_PORTS: portsOf(engine) })).toBe(chosen);
  });

  it('takes the first port that has one, and a model for writing of a later one before a model for code', async () => {
    const [embeddings, code, first, second] = await Promise.all(
      ['nomic-embed-text', 'codellama:7b', 'llama3.1:8b', 'mistral:7b'].map((model) => engineWith(model)),
    );
    const env = { AI: 'auto', AI_PORTS: portsOf(embeddings!, code!, first!, second!) };
    expect(await chosenOf(env)).toBe('llama3.1:8b');
  });

  it('uses the model that the operator names, with or without its tag', async () => {
    const engine = await engineWith('llama3.1:latest', 'qwen2.5-coder:7b', 'mistral:7b');
    const env = { AI: 'auto', AI_PORTS: portsOf(engine) };
    expect(await chosenOf({ ...env, AI_MODEL: 'mistral:7b' })).toBe('mistral:7b');
    expect(await chosenOf({ ...env, AI_MODEL: 'llama3.1' })).toBe('llama3.1:latest');
    const { config, lines } = await start({ ...env, AI_MODEL: 'phi4' });
    expect(config.model).toBeUndefined();
    expect(lines).toMatchObject([{ event: 'no local model found', model: 'phi4' }]);
  });

  it('keeps what else the operator says of the model', async () => {
    const engine = await engineWith('good');
    const { config } = await start({ AI: 'auto', AI_PORTS: portsOf(engine), AI_TIMEOUT_SECONDS: '300', AI_FALLBACK: 'embedded' });
    expect(config.model).toMatchObject({ timeoutMs: 300_000, fallback: true });
  });

  it('asks nobody where an address is given', async () => {
    const engine = await engineWith('good');
    const env = { AI: 'auto', AI_PORTS: portsOf(engine), AI_BASE_URL: 'http://localhost:9/v1', AI_MODEL: 'named' };
    const { config, lines } = await start(env);
    expect(config.model).toMatchObject({ baseUrl: 'http://localhost:9/v1', model: 'named' });
    expect([engine.lists, lines]).toEqual([[], []]);
  });

  it('says so where nothing is found, and leaves the texts to the embedded writers', async () => {
    const elsewhere = await engineWith('good');
    const others = await Promise.all([
      otherServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')),
      otherServer((_, response) => response.end('{"data": "none"}')),
      otherServer((_, response) => response.writeHead(503).end('{"data": [{"id": "still-loading"}]}')),
      otherServer((_, response) => response.end(`{"data": [{"id": "${'x'.repeat(2_000_000)}"}]}`)),
      otherServer((_, response) => response.destroy()),
      // Never left for another address, which might not be on this machine.
      otherServer((_, response) => response.writeHead(302, { location: `${elsewhere.url}/models` }).end()),
    ]);
    const gone = await startModelServer();
    await gone.close();
    const { config, lines } = await start({ AI: 'auto', AI_PORTS: portsOf(...others, gone) });
    expect(config.model).toBeUndefined();
    expect(lines).toMatchObject([{ event: 'no local model found', writing: 'the embedded writers' }]);
    expect(elsewhere.lists).toEqual([]);
  });
});

describe('where nobody asks for a model', () => {
  it('one that was found is told of, and not used', async () => {
    const engine = await engineWith('llama3.1:latest');
    const { config, lines } = await start({ AI_PORTS: portsOf(engine) });
    expect(config.model).toBeUndefined();
    expect(lines).toMatchObject([{ event: 'local model found', model: 'llama3.1:latest', writing: 'the embedded writers' }]);
    expect(JSON.stringify(lines)).toContain('AI=auto');
  });

  it('nothing is said where there is none', async () => {
    const gone = await startModelServer();
    await gone.close();
    expect((await start({ AI_PORTS: portsOf(gone) })).lines).toEqual([]);
  });

  it('AI=off asks nobody', async () => {
    const engine = await engineWith('good');
    const { config, lines } = await start({ AI: 'off', AI_PORTS: portsOf(engine) });
    expect([config.model, engine.lists, lines]).toEqual([undefined, [], []]);
  });

  it.each([{ AI: 'yes' }, { AI_PORTS: 'many' }, { AI_PORTS: '0' }])('%j is refused with the name of the variable', (env) => {
    expect(() => readLocalModelSearch(env as Record<string, string>)).toThrow(Object.keys(env)[0]);
  });
});
