/** How long a model may take is said by AI_TIMEOUT_SECONDS alone: `fetch` has an end of its own for every request. */
import { afterEach, expect, it } from 'vitest';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { createClient } from '../../server/model/client.ts';
import { readModelConfig } from '../../server/model/config.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { work } from './working.ts';

const usual = getGlobalDispatcher();
let model: ModelServer | undefined;
afterEach(async () => {
  setGlobalDispatcher(usual);
  await model?.close();
});

it('an answer that is slow in coming is waited for, whole or in pieces', async () => {
  // In place of the five minutes, for which no test can wait.
  setGlobalDispatcher(new Agent({ headersTimeout: 20, bodyTimeout: 20 }));
  model = await startModelServer();
  const config = readModelConfig({ AI_BASE_URL: model.url, AI_MODEL: 'crawling', AI_RETRIES: '0' });
  const client = createClient(config!);
  const { turns } = await work('quote-generator', {}, ['nothing']);
  const question = { ...turns[0]!, key: 'quote-generator', signal: AbortSignal.timeout(20_000) };
  expect(await client.say(question)).toContain('quotes');
  const pieces: string[] = [];
  for await (const piece of client.stream(question)) {
    pieces.push(piece);
    if (pieces.length === 2) break;
  }
  expect(pieces).toHaveLength(2);
});
