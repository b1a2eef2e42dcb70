/** Hooks: first lines that somebody wrote for the subject, then a few that the visitor's own words carry, or none. */
import { beforeAll, describe, expect, it } from 'vitest';
import { optionValue, valuesOf, type Notes } from '../../engine/definition/index.ts';
import type { Shelves } from '../../server/kit/pieces.ts';
import { BRIEF_SLOTS } from '../../server/kit/slots.ts';
import { readTemplate } from '../../server/kit/template.ts';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/hook-generator.ts';
import { patterns, type Hook, type Request } from '../../server/writers/hook/pieces.ts';
import tool from '../../tools/hook-generator.ts';
import samples from '../inputs/hook-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

const files = import.meta.glob<Shelves<Hook>>('../../server/writers/hook/pieces/*.yaml', { eager: true, import: 'default' });
/** Finished hooks with the subjects that they stand under. */
const library = new Map<string, { readonly subjects: string[]; readonly hook: Hook }>();
for (const shelves of Object.values(files))
  for (const [subject, hooks] of Object.entries(shelves))
    for (const hook of hooks) library.set(hook.text, { hook, subjects: [...(library.get(hook.text)?.subjects ?? []), subject] });

const TYPES = valuesOf(tool.fields.hookType.options).map(optionValue) as Request['hookType'][];

const plain: Request = {
  hookTopic: 'school lunches',
  hookType: 'Question',
  hookGenre: 'Blog Post',
  tone: 'Default',
  targetAudience: 'Everyone',
  language: 'English',
  outputNumber: 5,
  hookLength: 'Short (1 sentence)',
};

interface Given {
  readonly request: Request;
  readonly hooks: readonly string[];
  readonly notes: Notes;
  readonly refusal?: CannotServe;
}

const ask = async (change: Partial<Request>, seed = 1): Promise<Given> => {
  const request = { ...plain, ...change };
  let notes: Notes = {};
  const context = { ...contextOf(seed), note: (more: Notes) => void (notes = { ...notes, ...more }) };
  try {
    const { hooks } = await writer.write(request, context);
    return { request, notes, hooks: hooks.map(({ text }) => text) };
  } catch (problem) {
    if (!(problem instanceof CannotServe)) throw problem;
    return { request, notes, hooks: [], refusal: problem };
  }
};

const TOPICS = ['school lunches', 'learning the piano at fifty', 'a slow website loses customers', 'remote work', 'saving money'];

let given: Given[] = [];
beforeAll(async () => {
  const asked: Partial<Request>[] = [
    ...samples.inputs.map(({ body }) => body as Request),
    ...TOPICS.flatMap((hookTopic) => TYPES.map((hookType) => ({ hookTopic, hookType }))),
  ];
  given = await Promise.all(asked.map((change, seed) => ask(change, seed)));
}, 60_000);

const served = (): Given[] => {
  const found = given.filter(({ refusal }) => refusal === undefined);
  expect(found.length).toBeGreaterThan(40);
  return found;
};

describe('what comes', () => {
  it('is three different hooks at least, no more than were asked for, and fewer are owned up to', () => {
    for (const { request, hooks, notes } of served()) {
      expect(new Set(hooks).size).toBe(hooks.length);
      expect(hooks.length).toBeGreaterThanOrEqual(3);
      expect(hooks.length).toBeLessThanOrEqual(request.outputNumber);
      if (hooks.length === request.outputNumber) expect(notes.fewer).toBeUndefined();
      else expect(notes.fewer).toMatchObject({ given: hooks.length, asked: request.outputNumber });
    }
  });

  it('is of the chosen kind, or helps to the least number and owns up to it', () => {
    for (const { request, hooks, notes } of served()) {
      const others = hooks.filter((text) => {
        const types = library.get(text)?.hook.types;
        return types && !types.includes(request.hookType) && !(request.hookType === 'Question' && text.endsWith('?'));
      });
      if (others.length > 0) expect(hooks.length, JSON.stringify(request)).toBeLessThanOrEqual(3);
      if (others.length > 0) expect(notes.unmet).toContain(`“${request.hookType}”`);
      else expect(notes.unmet).toBeUndefined();
    }
  });

  it('has no open slot, no doubled word or space, a capital before it and a mark behind it', () => {
    for (const { hooks } of served())
      for (const text of hooks) {
        expect(text).not.toMatch(/[{}[\]|<>]|undefined|null|\s{2}|^\s|\s$|\s[.,!?;:]|[.!?]\./);
        expect(text).toMatch(/^["“‘]?[\p{Lu}\p{N}$]/u);
        expect(text).toMatch(/[.!?]["”’]?$/);
      }
  });

  it('does not begin twice with the same three words of ours', () => {
    for (const { request, hooks } of served()) {
      const typed = request.hookTopic.toLowerCase().split(/(?<=[.!?])\s/);
      const ours = (text: string): string => typed.reduce((left, sentence) => left.replace(sentence, ''), text.toLowerCase());
      const openings = hooks.map((text) => ours(text).trim().split(/\s+/).slice(0, 3).join(' '));
      expect(new Set(openings).size, JSON.stringify(hooks)).toBe(openings.length);
    }
  });

  it('counts words and characters truly', async () => {
    const { hooks, totalHooks } = await writer.write(plain, contextOf(1));
    expect(totalHooks).toBe(hooks.length);
    for (const [at, { id, text, wordCount, characterCount }] of hooks.entries()) {
      expect(id).toBe(at + 1);
      expect(wordCount).toBe(text.split(/\s+/).length);
      expect(characterCount).toBe([...new Intl.Segmenter().segment(text)].length);
    }
  });
});

describe('the visitor’s own words', () => {
  it('stand in a pattern as they were typed', async () => {
    const { hooks } = await ask({ hookTopic: 'saving $5 a day for 30 years', hookType: 'Metaphor' });
    const framed = hooks.filter((text) => !library.has(text));
    for (const text of framed) expect(text).toMatch(/saving \$5 a day for 30 years/i);
  });

  it('are a story’s own turn', async () => {
    const { hooks } = await ask({ hookTopic: 'I bought a typewriter in March. By June I had three.', hookType: 'Story' });
    expect(hooks.some((text) => text.includes('I bought a typewriter in March.') || text.includes('By June I had three.'))).toBe(
      true,
    );
  });

  it('are asked aloud only where they are a question', async () => {
    for (const hookType of TYPES)
      for (const text of (await ask({ hookTopic: 'why most people quit the gym', hookType })).hooks)
        expect(text).not.toMatch(/why most people quit the gym\?/i);
  });

  it('are not counted a second time', async () => {
    for (const text of (await ask({ hookTopic: 'saving $5 a day for 30 years', hookType: 'Statistic' })).hooks)
      expect(text).not.toMatch(/(?:minutes|hour) a (?:day|week) .*\$5 a day/);
  });

  it('are put into no frame where somebody has lost something', async () => {
    for (const hookType of TYPES)
      for (const text of (await ask({ hookTopic: 'losing my father', hookType })).hooks)
        expect(library.has(text), text).toBe(true);
  });

  it('are passed on without their typos', async () => {
    for (const hookType of TYPES)
      for (const text of (await ask({ hookTopic: 'learning to beleive in yourself', hookType })).hooks)
        expect(text).not.toMatch(/beleive/i);
  });

  it('are what every pattern is made for', () => {
    expect(patterns.length).toBeGreaterThan(60);
    for (const { text, types } of patterns) {
      expect(readTemplate(text, BRIEF_SLOTS).needs.length, text).toBeGreaterThan(0);
      expect(types).toHaveLength(1);
    }
  });
});

it.each(['xqzt, zzz', '????', 'crónica de un barrio sin árboles'])('nothing is made up for %s', async (hookTopic) => {
  expect((await ask({ hookTopic })).refusal?.message).toMatch(/Copy as a prompt/);
});

it('can be repeated, and gives other hooks on another press', async () => {
  const texts = async (seed: number) =>
    (await ask({ hookTopic: 'remote work', hookType: 'Statement', outputNumber: 3 as Request['outputNumber'] }, seed)).hooks;
  expect(await texts(3)).toEqual(await texts(3));
  expect(new Set((await Promise.all([1, 2, 3, 4].map(texts))).flat()).size).toBeGreaterThan(3);
});
