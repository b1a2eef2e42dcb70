/** What a model is told of a form, and what every prompt of the suite has. */
import { describe, expect, it } from 'vitest';
import { loadPrompt } from '../../model/index.ts';
import { post } from '../contract/http.ts';
import { bodyOf, connected, endpoints, endpointWith } from './asking.ts';
import { work } from './working.ts';

type Told = Record<string, { label: string; value: unknown; unchanged?: true }>;

const formTold = async (key: string, form: Record<string, unknown>): Promise<Told> => {
  const { turns } = await work(key, form, ['nothing']);
  const [, json = ''] = /```json\n([\s\S]*?)\n```/.exec(turns[0]!.talk.prompt) ?? [];
  return JSON.parse(json) as Told;
};

describe('the form', () => {
  it('leaves out what nobody chose: constants as they are, and choices that say nothing', async () => {
    const told = await formTold('hook-generator', { hookTopic: 'bread', tone: 'Default' });
    expect(Object.keys(told)).not.toContain('hookLength');
    expect(Object.keys(told)).not.toContain('outputNumber');
    expect(Object.keys(told)).not.toContain('tone');
  });
  it('has a constant that was changed, and a choice that was made', async () => {
    const told = await formTold('hook-generator', { hookTopic: 'bread', tone: 'Urgent', hookLength: 'Long (3 sentences)' });
    expect(told['hookLength']?.value).toBe('Long (3 sentences)');
    expect(told['tone']).toEqual({ label: 'Tone Of Voice', value: 'Urgent' });
  });
  it('marks what was set already, and puts what was typed first', async () => {
    const told = await formTold('company-bio-generator', { tone: 'Friendly', companyDescription: 'We make oars.' });
    expect(told['length']?.unchanged ?? told['style']?.unchanged).toBe(true);
    expect(told['companyDescription']?.unchanged).toBeUndefined();
    expect(Object.keys(told).indexOf('companyDescription')).toBeLessThan(Object.keys(told).indexOf('style'));
  });
  it('is read by one rule of precedence in every tool', async () => {
    for (const { key } of endpoints) {
      const { turns } = await work(key, {}, ['nothing']);
      expect(turns[0]!.talk.system, key).toMatch(/typed counts most, then what was chosen, then what was left as it was/);
      expect(turns[0]!.talk.system, key).not.toMatch(/Obey every choice/);
    }
  });
});

describe('the length follows the material', () => {
  const rangeTold = async (key: string, form: Record<string, unknown>): Promise<number[]> => {
    const { turns } = await work(key, form, ['nothing']);
    return /is to have (\d+) to (\d+) words/.exec(turns[0]!.talk.prompt)!.slice(1).map(Number);
  };
  const BARE = { birthDate: '', deathDate: '', personalityTraits: '', achievements: '', keyServices: '' };

  it.each([
    ['a bio from five words', 'company-bio-generator', { ...BARE, companyDescription: 'We mend old wooden windows.' }, 40],
    ['a eulogy from one memory', 'eulogy-generator', { ...BARE, memories: 'She let us lick the spoon.', length: 'Long' }, 80],
  ])('%s may be short', async (_, key, form, atMost) => {
    const [least = 0, most = 0] = await rangeTold(key, form);
    expect(least).toBeLessThan(atMost);
    expect(most).toBeGreaterThan(atMost);
  });
  it('with much to tell it is the one that was chosen', async () => {
    const memories = 'She let us lick the spoon before dinner and never told our parents. '.repeat(12);
    expect(await rangeTold('eulogy-generator', { ...BARE, memories, length: 'Short' })).toEqual([260, 390]);
  });
});

describe.each(endpoints.map(({ key }) => [key] as const))('the prompt of %s', (key) => {
  it('has a good example, a bad one and a temperature of its own, or none of them', async () => {
    const prompt = await loadPrompt(key);
    if (!prompt) return;
    expect(prompt.good.length).toBeGreaterThan(20);
    expect(prompt.bad).toMatch(/\(.+\)$/);
    expect(prompt.temperature).toBeGreaterThanOrEqual(0);
    expect(prompt.temperature).toBeLessThanOrEqual(1);
    const { turns } = await work(key, {}, ['nothing']);
    expect(turns[0]!.talk.system).toContain(prompt.good);
    expect(turns[0]!.talk.system).toContain(prompt.bad);
  });
  it('says no key of the JSON in its craft, which people read too', async () => {
    const prompt = await loadPrompt(key);
    const { reply } = endpointWith(key);
    const craft = typeof prompt?.craft === 'function' ? prompt.craft({}) : (prompt?.craft ?? '');
    for (const name of Object.keys(reply.data)) expect(craft).not.toContain(`"${name}"`);
    expect(craft).not.toMatch(/JSON/);
  });
  it('names fields that the form has', async () => {
    const { rewrites } = (await loadPrompt(key))?.checks ?? {};
    const { fields } = endpointWith(key);
    const keys = rewrites ? [rewrites.field, ...(rewrites.whole ? [rewrites.whole.field] : [])] : [];
    for (const one of keys) expect(Object.keys(fields)).toContain(one);
  });
});

it('every temperature crosses the wire, unless an operator names one', async () => {
  for (const [env, expected] of [
    [{}, 0.2],
    [{ AI_TEMPERATURE: '1.5' }, 1.5],
  ] as const) {
    const server = await connected('good', env);
    try {
      const endpoint = endpointWith('question-answer-tool');
      await post(server.url + endpoint.path, bodyOf(endpoint));
      expect(server.model.requests[0]!.body['temperature']).toBe(expected);
    } finally {
      await server.close();
    }
  }
});
