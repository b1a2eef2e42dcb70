/** Good requests to the running server, endpoint by endpoint. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askFreely, askInAnyLanguage, askOddly, held, listsOf } from './asking.ts';
import { keysOf, type Body, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { post, startServer, type RunningServer } from './http.ts';
import { expectData } from './replies.ts';

interface Samples {
  readonly inputs: readonly { readonly body: Body; readonly pick?: Readonly<Record<string, number>>; readonly note: string }[];
}
const sampleFiles = import.meta.glob<Samples>('../inputs/*.json', { import: 'default', eager: true });
const samplesOf = ({ key }: Endpoint) => sampleFiles[`../inputs/${key}.json`]?.inputs ?? [];

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

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

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;

/** As often as it takes to be taken at all. */
const longEnough = (odd: string, least = 1): string => {
  let text = odd;
  while (lengthOf(text) < least) text += ` ${odd}`;
  return text;
};

/** What a key can be: as the options endpoint says, or as the specification does. */
const choicesFor = (endpoint: Endpoint, lists: Readonly<Record<string, readonly (string | number)[]>>, key: string) => {
  const named = endpoint.choices[key]?.list;
  return lists[key] ?? (named === 'from the options' ? undefined : named);
};

describe.each(endpoints)('$key: POST $path', (endpoint) => {
  const { path, minimal, full, texts } = endpoint;
  const needed = endpoint.required.map(({ key }) => key);
  const limited = Object.entries(texts).flatMap(([key, most]) => (most === 'no maximum' ? [] : [[key, most] as const]));
  const unlimited = Object.entries(texts).flatMap(([key, most]) => (most === 'no maximum' ? [key] : []));

  it('answers the least that can be sent, and every key at once', async () => {
    for (const body of [minimal, full]) await ask(server.url, endpoint, body);
  });

  it('takes JSON however its type is written', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ;charset="utf-8"'])
      expectData(await post(server.url + path, minimal, { 'content-type': type }), type);
  });

  it('answers every sample request, or says why it cannot', async () => {
    const lists = await listsOf(server.url, endpoint);
    const samples = samplesOf(endpoint);
    for (const { body, pick = {}, note } of samples) {
      const picked = Object.entries(pick).map(([key, at]) => {
        const list = choicesFor(endpoint, lists, key);
        return [key, list?.[at % list.length]] as const;
      });
      for (const [, value] of picked) expect(value, note).toBeDefined();
      await askInAnyLanguage(server.url, endpoint, body, askFreely);
      await askInAnyLanguage(server.url, endpoint, { ...body, ...Object.fromEntries(picked) }, askFreely);
    }
  });

  it('leaves blank what is optional: missing, empty, spaces, null', async () => {
    const optional = keysOf(endpoint).filter((key) => !needed.includes(key));
    for (const blank of ['', '   ', null])
      await ask(server.url, endpoint, { ...minimal, ...Object.fromEntries(optional.map((key) => [key, blank])) });
    for (const key of optional) await ask(server.url, endpoint, { ...full, [key]: null });
  });

  it.each(limited)('takes %s of exactly its %i characters, counted as a person counts', async (key, most) => {
    const end = 'nine';
    for (const filler of ['a', 'é', '👍🏽', 'e\u0301'])
      await askFreely(server.url, endpoint, { ...full, [key]: filler.repeat(most - end.length) + end });
  });

  it.each(unlimited)('takes a long %s: no maximum is named', async (key) => {
    const length = LONG_TEXTS.includes(key) ? 3_000 : 300;
    await askFreely(server.url, endpoint, { ...full, [key]: 'a jar of honey and a loaf of bread '.repeat(100).slice(0, length) });
  });

  it.each(Object.keys(texts))('never breaks on an odd %s', async (key) => {
    for (const odd of ODD_TEXTS) await askOddly(server.url, endpoint, { ...full, [key]: longEnough(odd, endpoint.atLeast[key]) });
  });

  it('takes a number at either of its bounds, and yes or no, as what they are or as text', async () => {
    for (const [key, { min, max }] of Object.entries(endpoint.numbers))
      for (const number of [min, max])
        for (const value of [number, String(number)]) await ask(server.url, endpoint, { ...full, [key]: value });
    for (const key of Object.keys(endpoint.flags))
      for (const value of [true, false, 'true', 'false']) await ask(server.url, endpoint, { ...full, [key]: value });
  });

  it('passes over keys it does not know', async () => {
    const unknown = { unknown: 'x', outputs: 99, toString: 'x', constructor: { prototype: { polluted: true } } };
    await ask(server.url, endpoint, { ...minimal, ...unknown });
    expect('polluted' in {}).toBe(false);
  });
});

/** Endpoints that promise how many they answer. */
const fixed = endpoints.flatMap((endpoint) => {
  const { holds, mayDecline } = endpoint;
  return typeof holds?.count === 'number' && !mayDecline ? [{ ...endpoint, list: holds.list, count: holds.count }] : [];
});
it.each(fixed)('$key: POST $path answers $count $list', async ({ list, count, ...endpoint }) => {
  for (const body of [endpoint.minimal, endpoint.full])
    expect(held(await ask(server.url, endpoint, body), list)).toHaveLength(count);
});

/** Endpoints that answer as many as they are asked for. */
const plentiful = endpoints.flatMap((endpoint) => {
  const { plentiful: body, holds } = endpoint;
  return body && holds
    ? Object.entries(endpoint.counts).map(([field, preset]) => ({ ...endpoint, body, list: holds.list, field, preset }))
    : [];
});
describe.each(plentiful)('$key: POST $path', ({ body, list, field, preset, ...endpoint }) => {
  it(`answers ${preset} where nothing is asked`, async () => {
    expect(held(await ask(server.url, endpoint, body), list)).toHaveLength(preset);
  });
  it('answers any number from 1 to 30, asked as a number or as text', async () => {
    for (let count = 1; count <= 30; count++) {
      const asked = count % 2 ? count : String(count);
      expect(held(await ask(server.url, endpoint, { ...body, [field]: asked }), list), `${asked}`).toHaveLength(count);
    }
  });
});
