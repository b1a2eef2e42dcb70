/**
 * One contract per field: whatever stands in a form or in a request, the page, the server and the description of the API
 * say the same of it. `FUZZ_RUNS=2000 npx vitest run tests/rules` looks further; the few runs of every test command have a
 * seed of their own, so that they say the same of the same code.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkbox, endpointsOf, isBlank, text, type AnyTool, type Fields, type Values } from '../../engine/definition/index.ts';
import { unmetRequirement, rulesOf } from '../../engine/definition/rules/index.ts';
import { keysThatDisable } from '../../engine/form/requiredFields.ts';
import { checkForm, payloadOf } from '../../engine/form/values.ts';
import { tools } from '../../server/catalogue.ts';
import { itemsTool } from '../engine/fixtures.ts';
import { bodiesFor } from '../fuzz/bodies.ts';
import { describing, sent, served } from './asked.ts';
import { formsOf } from './typed.ts';

const { FUZZ_RUNS, FUZZ_SEED } = process.env;
const RUNS = {
  numRuns: Number(FUZZ_RUNS ?? 60),
  ...(FUZZ_RUNS === undefined || FUZZ_SEED !== undefined ? { seed: Number(FUZZ_SEED ?? 20_260_406) } : {}),
};
const TIMEOUT = 30_000 + RUNS.numRuns * 1_000;

/** The ways in which the server can say what the page says of a field: as it is, or with the name of the key. */
const saidByTheServer = (problems: Readonly<Record<string, string>>, of: Fields): string[] =>
  Object.entries(problems).flatMap(([key, words]) => {
    const field = of[key];
    const label = field && 'label' in field ? field.label : key;
    const target = field && 'insteadOf' in field ? (field.insteadOf ?? key) : key;
    return [words, `${target}: ${words}`, words.replace(label, `${label} (${target})`)];
  });

/** A form with every kind of field, filled in. */
const fixture: AnyTool = itemsTool;
const everyKind: AnyTool = { ...fixture, examples: [{ title: 'Honey', values: { topic: 'honey', hookWords: 'Look!' } }] };
const all = [...tools, everyKind];
const forms = all.filter((tool) => endpointsOf(tool).length > 0);

describe.each(forms)('the form of $slug', (tool) => {
  const [endpoint] = endpointsOf(tool);
  if (!endpoint) throw new Error(`${tool.slug} has no call of its own`);
  const accepts = describing(endpoint);
  const rules = rulesOf(tool.fields);

  it('is refused by the page where the server would refuse it, in the same words, and only there', { timeout: TIMEOUT }, () => {
    const verdicts = new Set<string>();
    fc.assert(
      fc.property(formsOf(tool), (typed) => {
        const { values, problems } = checkForm(rules, typed);
        const payload = payloadOf(tool.fields, values);
        const answer = served(endpoint, payload);
        const incomplete = unmetRequirement(tool, typed);
        verdicts.add(Object.keys(answer)[0] ?? '');
        if ('refusal' in answer)
          expect([...saidByTheServer(problems, tool.fields), incomplete?.message]).toContain(answer.refusal);
        else {
          expect(accepts(sent(answer.request)), JSON.stringify(accepts.errors)).toBe(true);
          expect(incomplete).toBeUndefined();
          for (const key of keysThatDisable(tool)) expect(isBlank(typed[key]), key).toBe(false);
          expect(problems).toEqual({});
          const filled = Object.entries(payload).filter(([, value]) => !isBlank(value));
          expect(answer.request).toMatchObject(Object.fromEntries(filled));
        }
      }),
      RUNS,
    );
    expect([...verdicts].sort()).toEqual(['refusal', 'request']);
  });
});

describe('a field that waits for a switch', () => {
  const fields = {
    hook: checkbox('With a hook', { default: true }),
    words: text('Its words', { required: 'Please enter its words.', showWhen: { field: 'hook', is: true } }),
  };
  const accepts = describing({ fields });
  it.each<[string, Values, Values | string]>([
    ['counts while the switch is on', { hook: true, words: 'Look!' }, { hook: true, words: 'Look!' }],
    ['counts while the switch is on in quotes', { hook: 'true', words: 'Look!' }, { hook: true, words: 'Look!' }],
    ['counts where the switch is left out, and on by default', { words: 'Look!' }, { hook: true, words: 'Look!' }],
    ['is asked for then', { hook: true }, 'Please enter its words.'],
    ['does not count while the switch is off', { hook: false, words: 'Look!' }, { hook: false }],
    ['is not asked for then', { hook: 'false' }, { hook: false }],
  ])('%s', (_, body, outcome) => {
    expect(served({ fields }, body)).toEqual(typeof outcome === 'string' ? { refusal: outcome } : { request: outcome });
    expect(accepts(typeof outcome === 'string' ? body : outcome)).toBe(typeof outcome !== 'string');
  });
});

describe.each(all.flatMap(endpointsOf))('a request to $key', (contract) => {
  const accepts = describing(contract);

  it('that the server accepts is one that the description accepts, in the server’s own terms', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(bodiesFor(contract), (body) => {
        const answer = served(contract, body);
        if ('refusal' in answer) return expect.fail(answer.refusal);
        expect(accepts(sent(answer.request)), JSON.stringify(accepts.errors)).toBe(true);
        expect(served(contract, answer.request), 'read once more').toEqual({ request: answer.request });
      }),
      RUNS,
    );
  });
});
