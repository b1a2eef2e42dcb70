import { Ajv2020 } from 'ajv/dist/2020.js';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../server/prompts/catalogue.ts';
import { CATEGORIES } from '../../server/prompts/prompt.ts';

const SCHEMA = {
  type: 'array',
  minItems: 160,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'prompt', 'category', 'tags', 'description', 'added'],
    properties: {
      id: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)+$', maxLength: 60 },
      prompt: { type: 'string', minLength: 200, maxLength: 1000, pattern: '\\[[^\\]]+\\]' },
      category: { enum: [...CATEGORIES] },
      tags: {
        type: 'array',
        minItems: 3,
        maxItems: 5,
        uniqueItems: true,
        items: { type: 'string', pattern: '^[^A-Z]{2,30}$' },
      },
      description: { type: 'string', minLength: 25, maxLength: 100, pattern: '^[A-Z][^\\n]*\\.$' },
      added: { type: 'string', pattern: '^20\\d\\d-\\d\\d-\\d\\d$' },
    },
  },
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the catalogue', () => {
  it('keeps to its schema', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(SCHEMA);
    expect(validate(catalogue), JSON.stringify(validate.errors)).toBe(true);
  });

  it('has at least ten prompts in each of at least twelve categories', () => {
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(12);
    expect(CATEGORIES).toContain('Marketing');
    for (const category of CATEGORIES)
      expect(catalogue.filter((prompt) => prompt.category === category).length, category).toBeGreaterThanOrEqual(10);
  });

  it.each(['id', 'prompt', 'description'] as const)('never repeats a value of %s', (key) => {
    expect(new Set(catalogue.map((prompt) => prompt[key].toLowerCase())).size).toBe(catalogue.length);
  });

  it('dates every prompt on a real day that has come', () => {
    const tomorrow = Date.now() + 86_400_000;
    for (const { id, added } of catalogue) {
      const day = new Date(`${added}T00:00:00Z`);
      expect(day.toISOString().slice(0, 10), id).toBe(added);
      expect(day.getTime(), id).toBeLessThan(tomorrow);
    }
  });

  it('shows something of every category on the first page', () => {
    expect(new Set(catalogue.slice(0, 20).map(({ category }) => category)).size).toBe(CATEGORIES.length);
  });
});

describe('its prompts', () => {
  it('have 40 to 140 words each', () => {
    for (const { id, prompt } of catalogue) {
      const words = prompt.split(/\s+/).length;
      expect(words, id).toBeGreaterThanOrEqual(40);
      expect(words, id).toBeLessThanOrEqual(140);
    }
  });

  it('are not nearly alike: no two share more than a quarter of their words in threes', () => {
    const threes = catalogue.map(({ prompt }) => {
      const words = wordsOf(prompt);
      return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
    });
    threes.forEach((one, at) => {
      for (let next = at + 1; next < threes.length; next++) {
        const shared = [...threes[next]!].filter((three) => one.has(three)).length;
        expect(shared / Math.min(one.size, threes[next]!.size), `${catalogue[at]!.id} ${catalogue[next]!.id}`).toBeLessThan(0.25);
      }
    });
  });

  it('open in many ways: no three words open more than three of them', () => {
    const openings = new Map<string, number>();
    for (const { prompt } of catalogue) {
      const opening = wordsOf(prompt).slice(0, 3).join(' ');
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    for (const [opening, times] of openings) expect(times, opening).toBeLessThanOrEqual(3);
  });

  it('close every bracket and quotation mark, double nothing and end with a stop', () => {
    for (const { id, prompt } of catalogue) {
      expect(prompt.match(/\[/g)?.length, id).toBe(prompt.match(/\]/g)?.length);
      expect((prompt.match(/"/g)?.length ?? 0) % 2, id).toBe(0);
      expect(prompt, id).not.toMatch(/ {2}|\n{3}|^\s|\s$|\s[.,;:!?]|[{}]|undefined/);
      expect(prompt, id).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
      expect(prompt, id).toMatch(/[.?]["”’)\]]?$/);
    }
  });

  it('pass a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    let words = 0;
    const issues: string[] = [];
    for (const { prompt, description } of catalogue.filter((_, at) => at % 6 === 0)) {
      // A placeholder is read as the thing that will stand in its place.
      const text = `${prompt}\n\n${description}`.replace(/\[[^\]]+\]/g, 'Acme');
      words += wordsOf(text).length;
      for (const lint of await linter.lint(text, { language: 'plaintext' }))
        if (!/^(?:Spelling|Typo)$/.test(lint.lint_kind())) issues.push(`${lint.get_problem_text()} | ${lint.message()}`);
    }
    expect(words).toBeGreaterThan(2000);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});
