/** How long a model may take is said by AI_TIMEOUT_SECONDS alone: `fetch` has an end of its own for every request. */
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { patientFetch } from '../../server/model/patientFetch.ts';
import { listening } from '../support/listening.ts';

const usual = getGlobalDispatcher();
afterEach(() => setGlobalDispatcher(usual));

/** Longer than it takes the impatient one to look at its clock. */
const SILENT_MS = 2_000;

it('an answer that is long in coming is waited for, to its last byte', async () => {
  // In place of the five minutes, for which no test can wait.
  setGlobalDispatcher(new Agent({ headersTimeout: 20, bodyTimeout: 20 }));
  const server = createServer((_, response) => {
    setTimeout(() => {
      response.write('late ');
      setTimeout(() => response.end('and whole'), SILENT_MS);
    }, SILENT_MS);
  });
  server.listen(0, '127.0.0.1');
  const { url, close } = await listening(server);
  try {
    const response = await patientFetch(1_000)(url);
    expect(await response.text()).toBe('late and whole');
  } finally {
    await close();
  }
});
