/** Every tool of the catalogue, written by a model: whichever way its server takes a schema, and however the model wraps it. */
import { afterEach, describe, expect, it } from 'vitest';
import { faultIn } from '../../server/api/replyCheck.ts';
import { expectData } from '../contract/replies.ts';
import { post } from '../contract/http.ts';
import { bodyOf, connected, endpoints, type Connected } from './asking.ts';

let server: Connected | undefined;
afterEach(() => server?.close());

it('has a catalogue', () => expect(endpoints.length).toBeGreaterThan(20));

describe.each([
  'good',
  'no-schema',
  'no-format',
  'fenced',
  'chatty',
  'thinking',
  'wrapped',
  'sloppy',
  'many',
  'few-once',
  'cut-off-once',
])('the %s model', (model) => {
  it('writes for every tool', async () => {
    server = await connected(model);
    const { url } = server;
    for (const endpoint of endpoints) {
      const data = expectData(await post(url + endpoint.path, bodyOf(endpoint)), endpoint.key);
      expect(faultIn(endpoint, data), endpoint.key).toBeUndefined();
    }
  }, 60_000);
});
