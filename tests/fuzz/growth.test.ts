/**
 * What a longer text costs: of twice the length about twice as much, whatever it is made of. Measured is processor time, and
 * only its growth: of a text that costs next to nothing at its full length there is nothing to measure.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint } from '../../engine/definition/index.ts';
import { longest } from '../../engine/definition/rules/index.ts';
import { generate } from '../../server/api/generate.ts';
import { Problem } from '../../server/api/problem.ts';
import { silent } from '../../server/log.ts';
import { plainBody } from './bodies.ts';
import { endpoints, keyOf, textFields } from './endpoints.ts';
import { shapeNames, shapes } from './shapes.ts';

const DOUBLINGS = 3;
/** Cost grows as the length to this power: 1 of what reads once, 2 of what reads everything again at each place. */
const MOST = 1.6;
/** Milliseconds of the whole length that are too few to tell how they grew. */
const NOTHING = 60;
const TRIES = 4;
/** How many shapes a run measures, drawn anew each time; a longer one (`FUZZ_RUNS=500`) measures them all. */
const DRAWN = 12;
const drawn = (): readonly (keyof typeof shapes)[] =>
  process.env['FUZZ_RUNS'] === undefined
    ? fc.sample(fc.shuffledSubarray(shapeNames, { minLength: DRAWN, maxLength: DRAWN }), 1)[0]!
    : shapeNames;

/** Of fields of one length the texts that people paste: the longest of an endpoint. */
const mainTexts = endpoints.flatMap((endpoint) => {
  const fields = textFields(endpoint).map(([key, field]) => ({ key: keyOf(key, field), length: longest(field) }));
  const most = Math.max(...fields.map(({ length }) => length));
  return fields
    .filter(({ length }) => length === most && length > 1_000)
    .map((field) => ({ ...field, endpoint, name: endpoint.key }));
});

/** Milliseconds that the processor works on one request with this text. */
const costOf = async (endpoint: Endpoint, key: string, text: string): Promise<number> => {
  const before = process.cpuUsage();
  try {
    await generate(endpoint, { ...plainBody(endpoint), [key]: text }, new AbortController().signal, silent);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The least of so many tries: whatever else the machine does can only add to it. */
const leastCost = async (tries: number, ...of: Parameters<typeof costOf>): Promise<number> => {
  const costs: number[] = [];
  for (let each = 0; each < tries; each++) costs.push(await costOf(...of));
  return Math.min(...costs);
};

const powerOf = async (endpoint: Endpoint, key: string, length: number, textOf: (length: number) => string): Promise<number> => {
  const whole = textOf(length);
  if ((await costOf(endpoint, key, whole)) < NOTHING) return 0;
  let least = Infinity;
  for (let tries = 1; tries <= TRIES && least > MOST; tries++) {
    const long = await leastCost(tries, endpoint, key, whole);
    if (long < NOTHING) return 0;
    const short = await leastCost(tries, endpoint, key, textOf(length / 2 ** DOUBLINGS));
    least = Math.min(least, Math.log2(long / Math.max(short, 1)) / DOUBLINGS);
  }
  return least;
};

describe.each(mainTexts)('$name: $key of $length characters', ({ endpoint, key, length }) => {
  // What is loaded and compiled at the first request is no cost of its text.
  beforeAll(() => costOf(endpoint, key, 'bread and honey'));

  it('costs about twice as much at twice the length', { timeout: 600_000 }, async () => {
    const steep: string[] = [];
    for (const shape of drawn()) {
      const power = await powerOf(endpoint, key, length, shapes[shape]);
      if (power > MOST) steep.push(`${shape}: length to the power of ${power.toFixed(2)}`);
    }
    expect(steep).toEqual([]);
  });
});
