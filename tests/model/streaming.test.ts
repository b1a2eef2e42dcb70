/** A reply that grows: parts of it, then the whole, held to the same rules as one that comes at once. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../engine/definition/index.ts';
import { faultIn } from '../../server/api/replyCheck.ts';
import { checkRequest } from '../../server/api/requestCheck.ts';
import { loadWriter, tools } from '../../server/catalogue.ts';
import { readModelConfig } from '../../server/model/config.ts';
import { withModel } from '../../server/model/withModel.ts';
import { createMetrics } from '../../server/operate/metrics.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { bodyOf, endpoints, endpointWith } from './asking.ts';
import { contextOf } from '../support/context.ts';

let model: ModelServer | undefined;
afterEach(async () => {
  await model?.close();
  model = undefined;
});

type Parts = { readonly parts: Record<string, unknown>[]; readonly problem: unknown };

/** Everything that a writer streams, and what it ended with. */
const streamed = async (
  name: string,
  endpoint: Endpoint,
  { env = {}, signal = new AbortController().signal }: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Parts> => {
  model ??= await startModelServer();
  const config = readModelConfig({ AI_BASE_URL: model.url, AI_MODEL: name, AI_WRITERS: '*=model', AI_RETRIES: '1', ...env });
  const writer = await withModel(loadWriter, config, tools, createMetrics())(endpoint.key);
  const parts: Record<string, unknown>[] = [];
  try {
    const request = checkRequest(endpoint, bodyOf(endpoint));
    const growing = writer!.stream!(request as never, contextOf(1, signal));
    for (let next = await growing.next(); ; next = await growing.next()) {
      parts.push(next.value as Record<string, unknown>);
      if (next.done) break;
    }
    return { parts, problem: undefined };
  } catch (problem) {
    return { parts, problem };
  }
};

const TEXT = endpointWith('eulogy-generator');
const LIST = endpointWith('cta-generator');

it('ends with a whole reply for every tool, however its server takes a schema', async () => {
  for (const name of ['good', 'no-format', 'chatty'])
    for (const endpoint of endpoints) {
      const { parts, problem } = await streamed(name, endpoint);
      expect(problem, endpoint.key).toBeUndefined();
      expect(faultIn(endpoint, parts.at(-1)), endpoint.key).toBeUndefined();
    }
});

it('gives parts as they come, each going on from the one before', async () => {
  const { parts } = await streamed('slow', TEXT);
  expect(parts.length).toBeGreaterThan(5);
  const texts = parts.map(({ eulogy }) => String(eulogy));
  for (const [at, text] of texts.entries()) {
    if (at > 0) expect(text.length).toBeGreaterThanOrEqual(texts[at - 1]!.length);
    expect(texts.at(-1)!.startsWith(text.slice(0, -1))).toBe(true);
  }
});

it('gives whole items of a list only, with their figures', async () => {
  const { parts } = await streamed('slow', LIST);
  const lengths = parts.map(({ ctas }) => (ctas as unknown[] | undefined)?.length ?? 0);
  expect(new Set(lengths).size).toBeGreaterThan(3);
  for (const { ctas } of parts)
    for (const cta of (ctas ?? []) as { text: string; length: number }[]) expect(cta.length).toBe(cta.text.length);
});

describe('what goes wrong', () => {
  it.each(['foreign-once', 'few-once', 'cut-off-once', 'refusing-once', 'rate-limiting-once', 'empty-once'])(
    'a %s model still gives a good reply in the end',
    async (name) => {
      const { parts, problem } = await streamed(name, LIST);
      expect(problem).toBeUndefined();
      expect((parts.at(-1) as { ctas: unknown[] }).ctas).toHaveLength(8);
    },
  );

  it.each(['refusing', 'foreign', 'few', 'empty', 'giant', 'failing', 'unauthorised', 'html'])(
    'a %s model fails by name',
    async (name) => {
      const { problem } = await streamed(name, LIST);
      expect(problem).toMatchObject({ name: 'ModelFailed' });
    },
  );

  it('no call is made again after something of it was given on', async () => {
    const { parts, problem } = await streamed('dying', TEXT, { env: { AI_RETRIES: '3' } });
    expect(problem).toMatchObject({ name: 'ModelFailed' });
    expect(model!.requests).toHaveLength(1);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every(({ eulogy }) => typeof eulogy === 'string')).toBe(true);
  });

  it('the instructions never show, not even in part', async () => {
    const { parts, problem } = await streamed('echoing', endpointWith('question-answer-tool'));
    expect(problem).toMatchObject({ name: 'ModelFailed' });
    expect(JSON.stringify(parts)).not.toContain('Obey every choice');
  });

  it('a stalled model ends with its signal, and frees its place', async () => {
    const signal = AbortSignal.timeout(300);
    const env = { AI_CONCURRENCY: '1', AI_QUEUE: '0' };
    expect((await streamed('stalled', TEXT, { signal, env })).problem).toMatchObject({ name: 'TimeoutError' });
    await expect.poll(() => model!.open()).toBe(0);
  });

  it('a model that falls silent on its way is given up on, long before its time is up', async () => {
    const env = { AI_STALL_SECONDS: '1', AI_TIMEOUT_SECONDS: '600', AI_CONCURRENCY: '1', AI_QUEUE: '0' };
    const { parts, problem } = await streamed('stalled', TEXT, { env });
    expect(parts.length).toBeGreaterThan(0);
    expect(problem).toMatchObject({ name: 'ModelFailed', reason: 'stalled' });
    await expect.poll(() => model!.open()).toBe(0);
  });

  it('an embedded writer steps in where that is wished, and has the last word', async () => {
    const { parts, problem } = await streamed('dying', LIST, { env: { AI_FALLBACK: 'embedded' } });
    expect(problem).toBeUndefined();
    expect(faultIn(LIST, parts.at(-1))).toBeUndefined();
  });
});

it('stops the model when nobody listens any more', async () => {
  model = await startModelServer();
  const config = readModelConfig({ AI_BASE_URL: model.url, AI_MODEL: 'slow', AI_CONCURRENCY: '1', AI_QUEUE: '0' });
  const writer = (await withModel(loadWriter, config, tools, createMetrics())(TEXT.key))!;
  const request = checkRequest(TEXT, bodyOf(TEXT));
  const context = contextOf(1);
  for await (const part of writer.stream!(request as never, context)) if (part) break;
  await expect.poll(() => model!.open()).toBe(0);
  // Its place is free again: with no queue, another one would be sent away.
  for await (const part of writer.stream!(request as never, context)) if (part) break;
});

const restOf = async (growing: AsyncIterable<unknown>): Promise<unknown[]> => {
  const parts: unknown[] = [];
  for await (const part of growing) parts.push(part);
  return parts;
};

it('stops the model even after what asked it was collected as garbage', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  model = await startModelServer();
  const config = readModelConfig({ AI_BASE_URL: model.url, AI_MODEL: 'crawling' });
  const writer = (await withModel(loadWriter, config, tools, createMetrics())(TEXT.key))!;
  const leaving = new AbortController();
  const growing = writer.stream!(checkRequest(TEXT, bodyOf(TEXT)) as never, contextOf(1, leaving.signal));
  await growing.next();
  for (let times = 0; times < 3; times++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  leaving.abort();
  await expect.poll(() => model!.open(), { timeout: 1_000 }).toBe(0);
  await expect(restOf(growing)).rejects.toThrow(/abort/i);
});
