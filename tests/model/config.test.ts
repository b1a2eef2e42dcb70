/** What an operator can say by environment variables, and who writes then. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { loadWriter, tools } from '../../server/catalogue.ts';
import { readModelConfig } from '../../server/model/config.ts';
import { readWho } from '../../server/model/who.ts';
import { withModel } from '../../server/model/withModel.ts';
import { createMetrics } from '../../server/operate/metrics.ts';
import { endpointWith } from './asking.ts';

const REACHED = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' };

describe('the AI_ variables', () => {
  it('connect nothing where none is set', () => {
    expect(readModelConfig({})).toBeUndefined();
    expect(readModelConfig({ AI_BASE_URL: '  ' })).toBeUndefined();
  });

  it('have defaults for all but address and name', () => {
    expect(readModelConfig({ ...REACHED, AI_BASE_URL: 'http://localhost:11434/v1/' })).toMatchObject({
      baseUrl: 'http://localhost:11434/v1',
      model: 'small',
      apiKey: undefined,
      format: 'auto',
      timeoutMs: 120_000,
      stallMs: 30_000,
      fallback: false,
    });
  });

  it.each([
    [{ AI_BASE_URL: REACHED.AI_BASE_URL }, /AI_MODEL/],
    [{ AI_MODEL: 'small' }, /AI_BASE_URL/],
    [{ ...REACHED, AI_BASE_URL: 'localhost:11434' }, /AI_BASE_URL/],
    [{ ...REACHED, AI_BASE_URL: 'ftp://localhost/v1' }, /AI_BASE_URL/],
    [{ ...REACHED, AI_TIMEOUT_SECONDS: 'soon' }, /AI_TIMEOUT_SECONDS/],
    [{ ...REACHED, AI_TIMEOUT_SECONDS: '0' }, /AI_TIMEOUT_SECONDS/],
    [{ ...REACHED, AI_STALL_SECONDS: '0' }, /AI_STALL_SECONDS/],
    [{ ...REACHED, AI_CONCURRENCY: '0' }, /AI_CONCURRENCY/],
    [{ ...REACHED, AI_TEMPERATURE: 'hot' }, /AI_TEMPERATURE/],
    [{ ...REACHED, AI_FORMAT: 'xml' }, /AI_FORMAT/],
    [{ ...REACHED, AI_FALLBACK: 'yes' }, /AI_FALLBACK/],
    [{ ...REACHED, AI_WRITERS: 'rhyme-generator' }, /AI_WRITERS/],
    [{ ...REACHED, AI_WRITERS: 'rhyme-generator=somebody' }, /AI_WRITERS/],
  ])('%j is refused with the name of the variable', (env, names) => {
    expect(() => readModelConfig(env)).toThrow(names);
  });

  it('stop the start where they make no sense', () => {
    process.env['AI_BASE_URL'] = REACHED.AI_BASE_URL;
    try {
      expect(() => readConfig()).toThrow(/AI_MODEL/);
    } finally {
      delete process.env['AI_BASE_URL'];
    }
  });

  it('never show the key in what they complain of', () => {
    const said = (() => {
      try {
        readModelConfig({ ...REACHED, AI_BASE_URL: 'nowhere', AI_API_KEY: 'sk-secret' });
      } catch (problem) {
        return String(problem);
      }
      return '';
    })();
    expect(said).toMatch(/AI_BASE_URL/);
    expect(said).not.toContain('sk-secret');
  });
});

describe('who writes', () => {
  /** Who answers an endpoint of the catalogue, by its key. */
  const whoOf = (variable: string) => {
    const who = readWho(variable);
    return (key: string) => who(endpointWith(key));
  };

  it('the model what is composed, the embedded writer what is exact', () => {
    const who = whoOf('');
    expect(who('eulogy-generator')).toBe('model');
    expect(readWho('')({ key: 'a-tool-of-tomorrow', answers: 'composed' })).toBe('model');
    for (const key of ['rhyme-generator', 'random-word-generator', 'hook-generator.analyze', 'fiver-gig-generator.analyze'])
      expect(who(key), key).toBe('embedded');
    expect(who('grammar-checker')).toBe('both');
  });

  it('as the operator says, tool by tool or all at once', () => {
    const who = whoOf('rhyme-generator=model, eulogy-generator=embedded');
    expect([who('rhyme-generator'), who('eulogy-generator'), who('cta-generator')]).toEqual(['model', 'embedded', 'model']);
    const all = whoOf('*=embedded,cta-generator=model');
    expect([all('eulogy-generator'), all('cta-generator')]).toEqual(['embedded', 'model']);
  });

  it('never a model where nothing is written', () => {
    expect(whoOf('*=model,prompt-generator.vote=model')('prompt-generator.vote')).not.toBe('model');
  });

  it('is asked of the writers themselves', async () => {
    const load = withModel(loadWriter, readModelConfig(REACHED), tools, createMetrics());
    expect(await load('rhyme-generator')).toBe(await loadWriter('rhyme-generator'));
    expect(await load('eulogy-generator')).not.toBe(await loadWriter('eulogy-generator'));
    expect(await load('prompt-generator.vote')).toBe(await loadWriter('prompt-generator.vote'));
    expect(load('no-such-tool')).toBeUndefined();
  });

  it('the model also where an exact tool has no embedded writer', async () => {
    const load = withModel(() => undefined, readModelConfig(REACHED), tools, createMetrics());
    expect(await load(endpointWith('grammar-checker').key)).toBeDefined();
  });

  it('the embedded writers alone where no model is connected', () => {
    expect(withModel(loadWriter, undefined, tools, createMetrics())).toBe(loadWriter);
  });
});
