/**
 * What nobody foresaw, sent to every endpoint of the catalogue. A failure tells its seed and the path to it: the same run
 * again is `FUZZ_SEED=… npx vitest run tests/fuzz/fuzz.test.ts`; a longer one `FUZZ_RUNS=500 …`. The few runs of every test
 * command have a seed of their own, so that they say the same of the same code; a longer run takes a new one.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longest } from '../../engine/definition/rules/index.ts';
import { startServer, type RunningServer } from '../contract/http.ts';
import { bodiesFor, plainBody } from './bodies.ts';
import { callWith, endpoints, expectLawful, keyOf, textFields, type Body } from './endpoints.ts';
import { shapeNames, shapes } from './shapes.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12);
const SEED = process.env['FUZZ_SEED'] ?? (process.env['FUZZ_RUNS'] === undefined ? '428224031' : undefined);
const TIMEOUT = 60_000 + RUNS * 5_000;

/** Holds for every value: as many of them as are asked for. */
const always = <T>(values: fc.Arbitrary<T>, holds: (value: T) => Promise<void>, runs = RUNS): Promise<void> =>
  fc.assert(fc.asyncProperty(values, holds), { numRuns: runs, ...(SEED === undefined ? {} : { seed: Number(SEED) }) });

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ requestsPerMinute: 0 });
});
afterAll(() => server.close());

/** What a key of a request should never be. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 0, 31, 1.5, 1e308, -1e308, '1e9', 'NaN', 'Infinity', '__proto__', 'constructor', 'toString', '\ud800'),
);

/** JSON that is odd, and a form all the same. */
const oddly = (body: Body): string[] => {
  const inside = JSON.stringify(body).slice(1, -1);
  const [key = 'x', value] = Object.entries(body)[0] ?? [];
  const name = JSON.stringify(key);
  const and = inside === '' ? '' : `,${inside}`;
  return [
    `{"__proto__":{"polluted":true}${and}}`,
    `{"constructor":{"prototype":{"polluted":true}}${and}}`,
    `{${name}:1${and}}`,
    `{${inside === '' ? '' : `${inside},`}${name}:${JSON.stringify(value ?? null)}}`,
    `{${name}:1e999}`,
    `{${name}:-0}`,
    `{${name}:${'9'.repeat(10_000)}}`,
    `{${name}:${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    `${`{${name}:`.repeat(5_000)}1${'}'.repeat(5_000)}`,
    `{${name}:"\\ud800"}`,
    `{${name}:"\\u0000"}`,
    `\ufeff{${inside}}`,
    `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  ];
};

describe.each(endpoints)('$method $path', (endpoint) => {
  const plain = plainBody(endpoint);
  const texts = textFields(endpoint);
  const send = (body: Body, json?: string) => callWith(server.url, endpoint, body, json);

  it('takes whatever its definition allows', { timeout: TIMEOUT }, async () => {
    await always(bodiesFor(endpoint), async (body) => {
      const answer = await send(body);
      expectLawful(endpoint, answer, JSON.stringify(body));
      expect(answer.status, `${JSON.stringify(body)}: ${answer.text}`).not.toBe(400);
    });
  });

  it.runIf(texts.length > 0)('survives a text of any shape, as long as it may be', { timeout: TIMEOUT }, async () => {
    const hostile = fc.record({ field: fc.constantFrom(...texts), shape: fc.constantFrom(...shapeNames) });
    const told = hostile.map(({ field: [key, field], shape }) => ({ key: keyOf(key, field), shape, length: longest(field) }));
    await always(told, async ({ key, shape, length }) => {
      const answer = await send({ ...plain, [key]: shapes[shape](length) });
      expectLawful(endpoint, answer, `${key}: ${shape}`);
    });
  });

  // What stands in an address is kept short by the protocol.
  const heaped = texts.filter(([, field]) => endpoint.method === 'post' && longest(field) <= 2_000);
  it.runIf(heaped.length > 0)('counts a letter under a heap of marks as more than one', async () => {
    for (const [key, field] of heaped) {
      const answer = await send({ ...plain, [keyOf(key, field)]: shapes['marks upon marks'](longest(field) * 16) });
      expect(answer.status, key).toBe(400);
      expectLawful(endpoint, answer, key);
    }
  });

  it('refuses in words what is of no sense', { timeout: TIMEOUT }, async () => {
    const keys = [...Object.keys(endpoint.fields), '__proto__', 'more'];
    const wrong = fc.dictionary(fc.constantFrom(...keys), fc.oneof(anything, fc.constant(undefined)), { minKeys: 1, maxKeys: 3 });
    await always(
      wrong,
      async (values) => {
        const body = { ...plain, ...values };
        expectLawful(endpoint, await send(body), JSON.stringify(body));
      },
      RUNS * 3,
    );
  });

  it.runIf(endpoint.method === 'post')('reads JSON as strangely as it may be written', { timeout: TIMEOUT }, async () => {
    for (const json of oddly(plain)) expectLawful(endpoint, await send(plain, json), json.slice(0, 100));
    expect('polluted' in {}).toBe(false);
  });
});
