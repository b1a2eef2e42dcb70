import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { countCharacters } from '../../server/english/prose.ts';
import { seeded } from '../../server/random.ts';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/webinar-title-generator.ts';
import tool from '../../tools/webinar-title-generator.ts';
import samples from '../inputs/webinar-title-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;

const TONES = valuesOf(tool.fields.tone.options) as Request['tone'][];
const AUDIENCES = valuesOf(tool.fields.audience.options) as Request['audience'][];
const INPUTS = samples.inputs.map(({ body }) => ({ ...body, language: 'English' }) as Request);

const write = async (request: Request, seed: number): Promise<Reply> => writer.write(request, contextOf(seed));
const titlesOf = async (change: Partial<Request>, seed: number): Promise<string[]> =>
  (await write({ ...INPUTS[0]!, ...change }, seed)).titles.map(({ title }) => title);
const SEEDS = [1, 2, 3, 4];
const over = async (change: Partial<Request>, seeds = SEEDS): Promise<string[]> =>
  (await Promise.all(seeds.map((seed) => titlesOf(change, seed)))).flat();

/** Every sample as it is, and with options mixed anew. */
const cases = INPUTS.flatMap((request, index) =>
  Array.from({ length: 11 }, (_, round) => {
    const random = seeded(index * 1000 + round);
    const mixed: Request = {
      ...request,
      tone: TONES[(index + round) % TONES.length]!,
      audience: random.pick(AUDIENCES),
      ...(round % 4 === 3 && { learningOutcomes: '' }),
    };
    return { request: round === 0 ? request : mixed, seed: index * 77 + round };
  }),
);
const replies: { request: Request; reply: Reply }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, reply: await write(request, seed) });
}, 60_000);

const each = (check: (title: string, request: Request) => void): void => {
  expect(replies.length).toBeGreaterThan(140);
  for (const { request, reply } of replies) for (const { title } of reply.titles) check(title, request);
};
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the title of each sample must keep of it, in the visitor's own words. */
const SUBJECTS = [
  /home composting/i,
  /write a will without a lawyer/i,
  /most small charities waste money on paper/i,
  /talk to (?:my|your) teenager about money/i,
  /raising rates/i,
  /email deliverability/i,
  /first aid for dogs/i,
  /gettin started with exel pivot tables/i,
  /moving from WordPress to Shopify/i,
  /saving your first \$10,000 in 12 months/i,
  /no-dig" gardening/i,
  /cómo abrir una cafetería/i,
  /gesundes Essen im Büro/i,
  /gout/i,
];

describe('shape of the reply', () => {
  it('holds ten different titles with their length', () => {
    for (const { request, reply } of replies) {
      expect(new Set(reply.titles.map(({ title }) => normal(title))).size, request.topic).toBe(10);
      for (const { title, length } of reply.titles) expect(length).toBe(countCharacters(title));
    }
  });

  it('keeps every title to 110 characters, and nearly all between 30 and 90', () => {
    const lengths: number[] = [];
    each((title) => {
      expect(countCharacters(title), title).toBeLessThanOrEqual(110);
      lengths.push(countCharacters(title));
    });
    expect(lengths.filter((length) => length >= 28 && length <= 90).length).toBeGreaterThan(lengths.length * 0.93);
  });

  it('gives them ten structures: what is left without the visitor’s own words differs', () => {
    for (const { request, reply } of replies) {
      const own = new Set(normal(`${request.topic} ${request.learningOutcomes} your yourself`).split(' '));
      const frames = reply.titles.map(({ title }) =>
        normal(title)
          .split(' ')
          .filter((word) => !own.has(word))
          .join(' '),
      );
      // Two titles may be made of outcomes alone: "T: one and two", "T: one".
      expect(new Set(frames).size, JSON.stringify(reply.titles)).toBeGreaterThanOrEqual(8);
      const openings = reply.titles.map(({ title }) => title.split(':')[0]);
      const most = Math.max(...openings.map((opening) => openings.filter((other) => other === opening).length));
      expect(most, JSON.stringify(openings)).toBeLessThanOrEqual(8);
    }
  });
});

describe('the visitor’s words', () => {
  it('name the topic in every title', () => {
    for (const { request, reply } of replies) {
      const words = SUBJECTS[INPUTS.findIndex(({ topic }) => topic === request.topic)]!;
      for (const { title } of reply.titles) expect(title, request.topic).toMatch(words);
    }
  });

  it('say what people take home, each outcome in its own words', async () => {
    for (const { request, reply } of replies) {
      const outcomes = request.learningOutcomes.split(',').map((outcome) => outcome.trim().toLowerCase());
      if (outcomes[0] === '') continue;
      const all = reply.titles.map(({ title }) => title.toLowerCase());
      for (const outcome of outcomes) expect(all.join('\n'), request.topic).toContain(outcome);
      expect(
        all.filter((title) => outcomes.some((outcome) => title.includes(outcome))).length,
        all.join('\n'),
      ).toBeGreaterThanOrEqual(Math.min(2, outcomes.length));
    }
    const listed = await over({
      topic: 'container gardening',
      learningOutcomes: 'You will learn to choose pots\n- how to feed plants\n• what to plant in spring',
    });
    for (const outcome of [/choose pots/i, /feed plants/i, /what to plant in spring/i])
      expect(listed.join('\n')).toMatch(outcome);
    expect(listed.join('\n')).not.toMatch(/you will learn|[•\n]-/i);
  });

  it('shorten a long topic to a phrase of its own words', async () => {
    const topic =
      'The quiet way in which small family farms in the north have begun to sell straight to schools and hospitals because nobody else would pay them a fair price for their vegetables';
    for (const title of await over({ topic, learningOutcomes: '' }))
      expect(normal(title), title).toContain('the quiet way in which small family farms');
  });

  it('are asked back as a question where a question was asked', async () => {
    const titles = await over({ topic: 'should I rent or buy?', learningOutcomes: '' });
    expect(titles.filter((title) => title.includes('Should I Rent or Buy?')).length).toBe(titles.length);
    expect(titles.join('\n')).not.toMatch(/\?[:,.]/);
  });
});

describe('options make a difference', () => {
  it.each(TONES.filter((tone) => tone !== 'Default'))('tone %s', async (tone) => {
    for (const at of [0, 1, 2, 13]) {
      const input = { ...INPUTS[at]!, learningOutcomes: '', audience: 'Everyone' } as const;
      const plain = new Set(await over({ ...input, tone: 'Default' }, [1, 2, 3, 4, 5, 6, 7, 8]));
      const toned = await over({ ...input, tone });
      expect(toned.filter((title) => !plain.has(title)).length, input.topic).toBeGreaterThanOrEqual(SEEDS.length * 5);
    }
  });

  it.each([
    ['Urgent', /now|first|don't|stop|today|late|waiting|this week|wake-up|quick-start|month|wait/i],
    ['Educational', /lesson|basics|introduction|understand|learn|examples|terms|theory|class|ideas|how it works/i],
    ['Expert', /beyond|critical|finer|hard|trade-offs|rethink|methods|masterclass|past|depth|detail|examination|question/i],
  ] as const)('%s sounds so', async (tone, words) => {
    const titles = await over({ tone, learningOutcomes: '' });
    expect(titles.filter((title) => words.test(title)).length).toBeGreaterThanOrEqual(SEEDS.length * 5);
  });

  it.each(AUDIENCES.filter((audience) => audience !== 'Everyone'))('audience %s is named or addressed', async (audience) => {
    const named = {
      Everyone: /./,
      Beginners: /beginner|new to|from zero|from scratch|no experience|first try/i,
      Professionals: /professional|on the job|at work|working week/i,
      Students: /student|textbook|lecture|while you study/i,
      Entrepreneurs: /entrepreneur|founder|do everything yourself|between two meetings|company/i,
      Marketers: /market/i,
      Developers: /developer|code|terminal|keyboard/i,
      'Business Owners': /business|owners/i,
      'Industry Experts': /expert|know the basics/i,
    }[audience];
    for (const [at, input] of INPUTS.entries()) {
      const titles = await titlesOf({ ...input, audience }, at);
      expect(titles.filter((title) => named.test(title)).length, titles.join('\n')).toBeGreaterThanOrEqual(3);
    }
  });

  it('names the people that the topic itself names', async () => {
    const titles = await over({ ...INPUTS[4]!, audience: 'Everyone' });
    expect(titles.join('\n')).toMatch(/Freelance Translators/);
  });

  it('varies from run to run', async () => {
    const first = new Set(await titlesOf({}, 21));
    expect((await titlesOf({}, 22)).filter((title) => !first.has(title)).length).toBeGreaterThanOrEqual(3);
  });
});

describe('a title fits its subject', () => {
  const plain = { learningOutcomes: '', audience: 'Everyone', tone: 'Default' } as const;

  it.each([
    ['email marketing', /open|spam folder|subject line|wants to hear|whom/i],
    ['negotiating salary', /say no|first sentence|tense|agreement|prepare/i],
    ['AI for small teams', /hand over|makes things up|prompt|hype|worth the money/i],
    ['retirement planning in your 50s', /what you have|figures|decisions to make|folder|sign/i],
    ['sourdough for beginners', /hands|pantry|save it|patience|ordinary kitchen/i],
    ['hiring your first employee', /job ad|look for|first week|choosing|tell you most/i],
    ['how to fix a leaking tap', /right order|call someone|right tool|before you start|done once/i],
    ['dog training', /telling you|stick|calm|rewards|vet/i],
  ])('and says what it comes down to: %s', async (topic, says) => {
    for (const seed of SEEDS) {
      const titles = await titlesOf({ ...plain, topic }, seed);
      expect(titles.filter((title) => says.test(title)).length, titles.join('\n')).toBeGreaterThanOrEqual(3);
    }
  });

  it('wishes nobody a good start into what nobody wants', async () => {
    for (const topic of ['Burnout', 'grief', 'debt'])
      for (const tone of TONES)
        for (const audience of ['Everyone', 'Beginners'] as const)
          for (const title of await over({ ...plain, topic, tone, audience }, [1, 2]))
            expect(title).not.toMatch(
              /too late|courage to begin|someday|you can do this|recipe|art of|from scratch|start now|fresh start/i,
            );
  });

  it('takes those it is for for no subject', async () => {
    for (const title of await over({ ...plain, topic: 'Notion for teams' }))
      expect(title).not.toMatch(/courage|feedback|mondays|who decides/i);
    for (const title of await over({ ...plain, topic: 'caring for aging parents' }))
      expect(title).not.toMatch(/battles|their height/i);
  });

  it('wishes nobody good luck with the reasons for something', async () => {
    for (const title of await over({ ...plain, topic: 'why students cheat', tone: 'Inspirational' }))
      expect(title).not.toMatch(/you can do this|someday|fresh start|too late/i);
  });

  it('does not offer a guide to the story of one person', async () => {
    for (const topic of ['my journey from teacher to UX designer', 'my first marathon at 60'])
      for (const tone of TONES)
        for (const title of await over({ ...plain, topic, tone }, [1, 2]))
          expect(title).not.toMatch(
            /(?:guide to|mistakes in|understanding|practice in|basis for|essentials of|before you start) my\b/i,
          );
  });

  it('takes a thing that is done for a thing, even where its first word could command', async () => {
    for (const tone of TONES)
      for (const title of await over({ ...plain, topic: 'grant writing for artists', tone }, [1, 2]))
        expect(title).not.toMatch(/\b(?:how to|wants to|they|can|you) grant writing\b/i);
  });

  it('offers what the visitor helps with, to those who are helped', async () => {
    const titles = await over({ ...plain, topic: 'we help managers run better meetings' });
    expect(titles.join('\n')).not.toMatch(/we help/i);
    expect(titles.filter((title) => /run better meetings/i.test(title)).length).toBe(titles.length);
    expect(titles.join('\n')).toMatch(/Managers/);
  });

  it('says how only once where no outcome is told', async () => {
    for (const tone of TONES)
      for (const title of await over({ ...plain, topic: 'how to fix a leaking tap', tone }))
        expect(title.match(/\bhow\b/gi)?.length ?? 0, title).toBeLessThanOrEqual(1);
  });
});

describe('nothing is invented', () => {
  it('gives no year, share, price or name that was not typed, and counts in words', () => {
    each((title, { topic, learningOutcomes }) => {
      const typed = `${topic} ${learningOutcomes}`;
      for (const claim of [/\d/, /%|[$£€]/, /\bfree\b/i, /\bguarantee/i, /\bproven\b/i, /\bsecrets?\b(?! life)/i, /\blive\b/i])
        if (!claim.test(typed)) expect(title, typed).not.toMatch(claim);
    });
  });
});

describe('correct English', () => {
  it('has no unfilled slot, no doubled word, space, mark or article', () => {
    each((title) => {
      expect(title).not.toMatch(/[{}+]|undefined|null|\[object/);
      expect(title).not.toMatch(/\s{2}|^\s|\s$|\s[.,!?:]/);
      expect(title).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
      expect(title).not.toMatch(/\b(?:a|an|the|your|my|our) (?:a|an|the|your|my|our)\b/i);
      expect(title).not.toMatch(/[.?!:,][.?!:,]|\.$|!/);
      expect(title.match(/:/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect((title.match(/"/g)?.length ?? 0) % 2).toBe(0);
    });
  });

  it('has a and an right', () => {
    each((title) => {
      expect(title).not.toMatch(/\ban (?:[bcdfgjklmpqrtvwxyz][aeiou])/i);
      expect(title).not.toMatch(/\ba [aeio][a-z]/i);
    });
  });

  it('is set in title case: small words small, all others with a capital', () => {
    each((title, { topic }) => {
      if (/cómo|Gesundes/.test(topic)) return;
      const words = title.split(' ');
      words.forEach((word, at) => {
        const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
        const opens = at === 0 || /[:?.]$/.test(words[at - 1]!);
        if (/^\p{Ll}/u.test(bare))
          expect(bare, title).toMatch(/^(?:a|an|the|and|or|but|for|of|in|on|at|to|by|as|with|from|into|onto|over|per)$/);
        if (opens) expect(bare, title).toMatch(/^[\p{Lu}\d]/u);
      });
    });
  });

  it('keeps acronyms and names as they were typed', async () => {
    expect((await over(INPUTS[8]!)).join('\n')).toMatch(
      /WordPress to Shopify[\s\S]*SEO Redirects|SEO Redirects[\s\S]*WordPress to Shopify/,
    );
    const titles = await over(INPUTS[5]!);
    expect(titles.join('\n')).toMatch(/\bSPF\b/);
    expect(titles.join('\n')).not.toMatch(/\bSpf\b|\bDkim\b/);
    expect((await over(INPUTS[6]!)).join('\n')).not.toMatch(/FIRST AID/);
  });

  it('passes a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    let words = 0;
    const issues: string[] = [];
    for (const [index, { request, reply }] of replies.entries()) {
      if (index % 3 || /cómo|Gesundes/.test(request.topic)) continue;
      const own = new Set(`${request.topic} ${request.learningOutcomes}`.toLowerCase().split(/[^\p{L}\p{N}-]+/u));
      for (const { title } of reply.titles) {
        words += title.split(' ').length;
        for (const lint of await linter.lint(title, { language: 'plaintext' })) {
          const problem = lint.get_problem_text();
          const parts = problem.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
          // Capitals are a title's own affair; a title is no sentence.
          if (/Capitalization|Readability/.test(lint.lint_kind()) || parts.every((part) => own.has(part))) continue;
          issues.push(`${problem} | ${lint.message()} | ${title}`);
        }
      }
    }
    expect(words).toBeGreaterThan(2500);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '12345',
    'THE',
    'and or but',
    '🌱 seeds 🌱',
    'AI',
    '私たちの新しいカフェ',
    'мы продаем мёд',
    'تخفيضات على الأثاث',
    '<script>alert("hi")</script> <b>Sofa</b> sale',
    'https://example.org lamps',
    'a "quoted thing" and (brackets) {slot} [x] @ ^ {T}',
    'word '.repeat(500),
    'a'.repeat(300),
    `We sell lamps. ${'They are lovely and bright and come in many sizes. '.repeat(60)}`,
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'why?',
    'how to',
    'Part one: part two: part three',
    'the the the',
    'I want to do a webinar about dealing with difficult customers',
    'a guide to knots',
    'grief',
  ];
  const OUTCOMES = [
    '',
    'x',
    '🎯',
    'word '.repeat(300),
    'one, two; three\n4. four\n\n- five',
    'You will learn to cook! What is salt? <b>heat</b>',
  ];

  it.each(ODD.map((topic, index) => [topic.slice(0, 30), topic, index] as const))('%s', async (_, topic, index) => {
    for (const [n, learningOutcomes] of OUTCOMES.entries()) {
      const { titles } = await write(
        {
          topic,
          learningOutcomes,
          tone: TONES[(index + n) % TONES.length]!,
          audience: AUDIENCES[(index * 3 + n) % AUDIENCES.length]!,
          language: 'English',
        },
        index,
      );
      expect(new Set(titles.map(({ title }) => title.toLowerCase())).size, JSON.stringify(titles)).toBe(10);
      for (const { title, length } of titles) {
        expect(title).not.toMatch(/undefined|\s{2}|<|>|\n|\?[:,]|^\s*:/);
        expect(length).toBeLessThanOrEqual(110);
        expect(title.trim()).not.toBe('');
      }
    }
  });

  it('says so where there is no topic in it', async () => {
    for (const topic of ['???', '🌱', '- -']) await expect(write({ ...INPUTS[0]!, topic }, 1)).rejects.toThrow(CannotServe);
  });
});
