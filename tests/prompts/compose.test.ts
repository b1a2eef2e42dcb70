import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { describe, expect, it } from 'vitest';
import { composePrompts } from '../../server/prompts/compose.ts';
import { CATEGORIES, MARKETING_CATEGORIES, type Prompt } from '../../server/prompts/prompt.ts';
import { seeded } from '../../server/random.ts';
import samples from '../inputs/prompt-generator.json' with { type: 'json' };

type Request = Parameters<typeof composePrompts>[0];

const DETAILS = [
  'companyName',
  'industry',
  'niche',
  'targetAudience',
  'goals',
  'typeOfWebsite',
  'typeOfBusiness',
  'url',
  'productOrService',
  'keywords',
  'subject',
] as const;
const INPUTS: Request[] = samples.inputs.map(({ body }) => ({
  ...body,
  number: body.number === '' ? undefined : Number(body.number),
}));
const BLANK: Request = {
  ...(Object.fromEntries(DETAILS.map((key) => [key, ''])) as Record<(typeof DETAILS)[number], string>),
  number: undefined,
  category: 'Marketing',
};
const make = (change: Partial<Request>, seed = 1): Prompt[] => composePrompts({ ...BLANK, ...change }, seeded(seed));

const cases = INPUTS.flatMap((request, index) =>
  Array.from({ length: 9 }, (_, round) => {
    const mixed: Request =
      round === 0
        ? request
        : {
            ...request,
            category: round % 2 ? CATEGORIES[(index * 5 + round) % CATEGORIES.length]! : 'Marketing',
            number: [request.number, 1, 4, 20, 30][round % 5],
          };
    return { request: mixed, reply: composePrompts(mixed, seeded(index * 1000 + round * 37)) };
  }),
);
const each = (check: (prompt: Prompt, request: Request) => void): void => {
  expect(cases.length).toBeGreaterThan(100);
  for (const { request, reply } of cases) for (const prompt of reply) check(prompt, request);
};

describe('shape of the reply', () => {
  it('holds as many prompts as asked for, and five where no number was given', () => {
    for (const { request, reply } of cases) expect(reply).toHaveLength(request.number ?? 5);
  });

  it('never asks for the same work twice', () => {
    for (const { request, reply } of cases) {
      expect(new Set(reply.map(({ prompt }) => prompt)).size, request.companyName).toBe(reply.length);
      expect(new Set(reply.map(({ description }) => description)).size, request.companyName).toBe(reply.length);
    }
  });

  it('gives a known category, three to five small-lettered tags and a line of description', () => {
    each(({ category, tags, description }) => {
      expect(CATEGORIES).toContain(category);
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(5);
      expect(new Set(tags).size).toBe(tags.length);
      for (const tag of tags) expect(tag).toBe(tag.toLowerCase());
      expect(description).toMatch(/^[A-Z].{15,180}[.!?…]$/u);
      expect(description).not.toContain('\n');
    });
  });

  it('differs from run to run', () => {
    const texts = (seed: number): string[] => make(INPUTS[0]!, seed).map(({ prompt }) => prompt);
    expect(texts(1)).not.toEqual(texts(9000));
  });
});

describe('the visitor’s details', () => {
  it('stand in every prompt, word for word', () => {
    each(({ prompt }, request) => {
      for (const key of DETAILS) expect(prompt, key).toContain(request[key]);
    });
  });

  it('each change the prompts', () => {
    const full = INPUTS[0]!;
    const plain = make(full, 5).map(({ prompt }) => prompt);
    for (const key of DETAILS) {
      const changed = make({ ...full, [key]: 'marmalade' }, 5).map(({ prompt }) => prompt);
      expect(changed, key).not.toEqual(plain);
      for (const prompt of changed) expect(prompt, key).toContain('marmalade');
    }
  });

  it('leave no hole where they are blank: no empty label, no bracket to fill', () => {
    each(({ prompt, description }) => {
      expect(prompt).not.toMatch(/:\s*(?:\n\n|\n- [^\n:]+:\s*\n|$)/);
      expect(`${prompt} ${description}`).not.toMatch(/[[\]{}]|undefined|null|\(\)|“”/);
    });
  });

  it('are asked for where the work needs them and they were not given', () => {
    const sayings = Array.from({ length: 20 }, (_, seed) =>
      make({ companyName: 'Oakline Dental', number: 20 }, seed * 71),
    ).flat();
    expect(sayings.filter(({ prompt }) => /\bask\b/i.test(prompt)).length).toBeGreaterThan(sayings.length / 2);
    for (const { prompt } of sayings)
      if (/what we offer|our customers/.test(prompt)) expect(prompt).toMatch(/\bask(?:s|ed|ing)?\b|\bpaste\b/i);
  });

  it('are never told of a company that gave only its trade', () => {
    for (const { prompt } of make({ industry: 'legal services', number: 30 })) {
      expect(prompt).toContain('legal services');
      expect(prompt).not.toContain('working for');
    }
  });

  it('decide which work comes first', () => {
    const first = (subject: string): string =>
      make({ niche: 'bicycles', subject, number: 4 })
        .slice(0, 2)
        .map(({ tags, description }) => `${tags.join(' ')} ${description}`)
        .join('\n')
        .toLowerCase();
    expect(first('email subject lines')).toMatch(/subject lines/);
    expect(first('reviews')).toMatch(/review/);
    expect(first('youtube videos')).toMatch(/youtube/);
  });

  it('name the subject where it says what to write about, and the niche where it names a kind of work', () => {
    const all = (subject: string): string =>
      make({ niche: 'bicycles', subject, number: 30 })
        .map(({ prompt }) => prompt)
        .join('\n');
    expect(all('winter commuting')).toContain('about “winter commuting”');
    expect(all('email subject lines')).not.toContain('about “email subject lines”');
    expect(all('email subject lines')).toContain('about “bicycles”');
  });
});

describe('the category', () => {
  it.each(MARKETING_CATEGORIES.filter((category) => category !== 'Marketing'))('%s comes before any other', (category) => {
    const made = make({ industry: 'gardening', category, number: 20 });
    const own = made.filter((prompt) => prompt.category === category);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(made.slice(0, own.length)).toEqual(own);
  });

  it('Marketing mixes general work with that of other categories', () => {
    for (const seed of [3, 400, 8000]) {
      const made = make({ industry: 'gardening', number: 12 }, seed).map(({ category }) => category);
      expect(made).toContain('Marketing');
      expect(new Set(made).size).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(['Astrology', 'Everyday Life'])('is taken for all of them where it is no marketing: %s', (category) => {
    expect(make({ industry: 'gardening', category, number: 12 })).toHaveLength(12);
  });
});

describe('correct English', () => {
  it('has no doubled word, space or article, and a and an right', () => {
    each(({ prompt }, request) => {
      const typed = DETAILS.map((key) => request[key]).join('\n');
      expect(prompt).not.toMatch(/ {2}|\n{3}|^\s|\s$| [.,;:!?](?:\s|$)/);
      if (!/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(typed)) expect(prompt).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
      expect(prompt).not.toMatch(/\b(?:a|an|the|your|our) (?:a|an|the|your|our)\b/i);
      expect(prompt).not.toMatch(/\ba [aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][aeiou]/);
      expect(prompt).not.toMatch(/\.\.|[!?]\.|,\.|:\s*:/);
    });
  });

  it('has room for the visitor’s words, and more of its own than of theirs', () => {
    for (const { prompt } of make({ companyName: 'Oakline Dental', number: 30 })) {
      const words = prompt.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(40);
      expect(words).toBeLessThanOrEqual(180);
    }
  });

  it('passes a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    const made = CATEGORIES.flatMap((category, at) =>
      make({ companyName: 'Acme', targetAudience: 'city gardeners', productOrService: 'ferns', category, number: 3 }, at * 50),
    );
    let words = 0;
    const issues: string[] = [];
    for (const { prompt } of made) {
      // Notes in a list are no sentences.
      const text = prompt.replace(/^- (?:Company|Our \w+): .*$/gm, '');
      words += text.split(/\s+/).length;
      for (const lint of await linter.lint(text, { language: 'plaintext' }))
        if (!/^(?:Spelling|Typo)$/.test(lint.lint_kind()))
          issues.push(`${lint.get_problem_text()} | ${lint.message()} | ${text.slice(0, 80)}`);
    }
    expect(words).toBeGreaterThan(2500);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🍋',
    '12345',
    '???',
    'THE',
    '私たちの新しいカフェ',
    'мы продаем мёд',
    'تخفيضات على الأثاث',
    '<script>alert("hi")</script> <b>Sofa</b> sale',
    'https://example.org',
    'a "quoted thing" and (brackets) {slot} $& $1',
    'word '.repeat(500),
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'We sell lamps. They are lovely!',
    'Does your roof leak?',
    'save money',
    'Yahoo!',
    '\u0000\u200B tab\tand control',
  ];

  it.each(ODD.map((words, index) => [words.slice(0, 30), words, index] as const))('%s', (_, words, index) => {
    const everywhere = Object.fromEntries(DETAILS.map((key) => [key, words]));
    const typed = words
      .replace(/[\p{Cc}\u200B]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    for (const change of [everywhere, { niche: words }, { companyName: words }, { productOrService: words, niche: 'lamps' }])
      for (const { prompt, description } of make({ ...change, number: 20 }, index)) {
        if (words !== '???') expect(prompt).toContain(typed);
        expect(prompt).not.toMatch(/undefined| {2}|[!?]\.(?:\s|$)/);
        expect(description.trim()).not.toBe('');
      }
  });
});
