import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { beforeAll, describe, expect, it } from 'vitest';
import { optionValue, valuesOf } from '../../engine/definition/index.ts';
import { seeded } from '../../server/random.ts';
import writer from '../../server/writers/quote-generator.ts';
import tool from '../../tools/quote-generator.ts';
import samples from '../inputs/quote.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];

const TYPES = valuesOf(tool.fields.quoteType.options) as Request['quoteType'][];
const STYLES = valuesOf(tool.fields.style.options) as Request['style'][];
const LENGTHS = valuesOf(tool.fields.length.options).map(optionValue) as Request['length'][];
const AUDIENCES = valuesOf(tool.fields.audience.options) as Request['audience'][];
const INPUTS = samples.inputs.map(({ body }) => body as Request);
/** Spec 1, section 2. */
const POPULAR =
  'Success Love Happiness Motivation Life Dreams Courage Wisdom Hope Growth Leadership Creativity Peace Strength Change Freedom'.split(
    ' ',
  );

const quotesFor = async (request: Request, seed: number): Promise<string[]> =>
  (await writer.write(request, contextOf(seed))).quotes;

const plain: Request = {
  topic: 'Courage',
  additionalInfo: '',
  quoteType: 'Inspirational',
  style: 'Modern',
  length: 'Medium',
  audience: 'General',
};

const BOUNDS = { Short: [5, 10], Medium: [10, 20], Long: [20, 45] } as const;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run));
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Case {
  readonly request: Request;
  readonly quotes: readonly string[];
}
const cases: Case[] = [];

beforeAll(async () => {
  for (const [index, body] of INPUTS.entries())
    for (let round = 0; round < 12; round++) {
      const random = seeded(index * 1000 + round);
      const request =
        round === 0
          ? body
          : {
              ...body,
              additionalInfo: round % 2 ? body.additionalInfo : '',
              quoteType: TYPES[(index + round) % TYPES.length]!,
              style: random.pick(STYLES),
              length: LENGTHS[round % 3]!,
              audience: random.pick(AUDIENCES),
            };
      cases.push({ request, quotes: await quotesFor(request, index * 77 + round) });
    }
  for (const [index, topic] of POPULAR.entries())
    for (const length of LENGTHS) {
      const request = { ...plain, topic, length, quoteType: TYPES[index % 8]!, style: STYLES[index % 6]! };
      cases.push({ request, quotes: await quotesFor(request, index) });
    }
}, 60_000);

const each = (check: (quote: string, request: Request) => void): void => {
  expect(cases.length).toBeGreaterThan(200);
  for (const { request, quotes } of cases) for (const quote of quotes) check(quote, request);
};

describe('shape of the reply', () => {
  it('holds six different quotes', () => {
    expect(cases.length).toBeGreaterThan(200);
    for (const { request, quotes } of cases) {
      expect(quotes.length, JSON.stringify(request)).toBe(6);
      expect(new Set(quotes.map(normal)).size, JSON.stringify(quotes)).toBe(6);
    }
  });

  it('keeps to the length, to the word', () => {
    each((quote, { length }) => {
      const [least, most] = BOUNDS[length];
      expect(wordsOf(quote).length, quote).toBeGreaterThanOrEqual(least);
      expect(wordsOf(quote).length, quote).toBeLessThanOrEqual(most);
    });
  });

  it('does not begin two quotes with the same three words, beyond the visitor’s own', () => {
    for (const { request, quotes } of cases) {
      const typed = normal(`for the story of life with loving and on about ${request.topic} ${request.additionalInfo} we`);
      const starts = quotes
        .map((quote) => normal(quote).split(' ').slice(0, 3))
        .filter((words) => !words.every((word) => typed.includes(word)));
      expect(new Set(starts.map(String)).size, JSON.stringify(quotes)).toBe(starts.length);
    }
  });

  it('does not use a moment twice in one reply', () => {
    for (const { quotes } of cases)
      for (const moment of [
        'office that is also a garage',
        'bath time',
        'night bus',
        'coffee machine',
        'exam hall',
        'ordinary Tuesday',
      ])
        expect(quotes.filter((quote) => quote.includes(moment)).length, JSON.stringify(quotes)).toBeLessThan(2);
  });

  it('stands without quotation marks around it and without an author', () => {
    each((quote, { topic }) => {
      if (!/["“]/.test(topic)) expect(quote).not.toMatch(/^["“].*["”]$/);
      expect(quote).not.toMatch(/[–—-]\s*(?:anonymous|unknown)/i);
    });
  });

  it('varies from run to run', async () => {
    const runs = await Promise.all([1, 2, 3].map((seed) => quotesFor(plain, seed)));
    expect(new Set(runs.flat()).size).toBeGreaterThan(9);
  });
});

describe('the topic', () => {
  const SUBJECTS = [
    /courage/i,
    /starting over after divorce/i,
    /my grandfather never complained/i,
    /silence/i,
    /bike shop|team is tired/i,
    /friendship, distance and time zones/i,
    /Monday mornings/,
    /beleiving in your self/i,
    /Ada Lovelace/,
    /\$18,400/,
    /"enough" isn't a number/i,
    /saudade/i,
    /Ramadan/,
    /\bAI\b/i,
  ];

  it('is in every quote, in the visitor’s words', () => {
    expect(SUBJECTS.length).toBe(INPUTS.length);
    for (const [index, { topic }] of INPUTS.entries())
      for (const { request, quotes } of cases.filter(({ request }) => request.topic === topic && !POPULAR.includes(topic)))
        for (const quote of quotes) expect(quote, request.topic).toMatch(SUBJECTS[index]!);
    for (const topic of POPULAR) {
      const about = cases.filter(({ request }) => request.topic === topic).flatMap(({ quotes }) => quotes);
      expect(about.length, topic).toBeGreaterThan(17);
      for (const quote of about) expect(quote.toLowerCase()).toContain(topic.toLowerCase());
    }
  });

  it.each([
    ['dog', /\b(?:my|your) dog\b/i],
    ['my grandmother', /\b(?:my|your) grandmother\b/i],
    ['first job', /\ba first job\b/i],
    ['learn to swim as an adult', /learn to swim as an adult/i],
    ['how to forgive', /how to forgive/i],
    ['never give up', /never give up/i],
    ['the sea', /the sea/i],
    ['Hard Work', /hard work/i],
  ])('%s is worked into a sentence', async (topic, words) => {
    for (const length of LENGTHS)
      for (const quote of await quotesFor({ ...plain, topic, length }, 4)) expect(quote).toMatch(words);
  });

  it('agrees with one and with many', async () => {
    const many = (await Promise.all(STYLES.map((style) => quotesFor({ ...plain, topic: 'Monday mornings', style }, 2)))).flat();
    const one = (await Promise.all(STYLES.map((style) => quotesFor({ ...plain, topic: 'patience', style }, 2)))).flat();
    expect(many.join(' ')).not.toMatch(
      /(?<!\b(?:of|in|about|at|by|with|through|for) )\bMonday mornings (?:is|has|does|was|asks|needs|feels|gets|makes|changes)\b/,
    );
    expect(one.join(' ')).not.toMatch(/(?:^|[.;:?] )patience (?:are|have|do|were|ask|need|feel|get|make|change)\b/i);
  });

  it('does not joke where there is grief, nor speak of food on a fast', async () => {
    for (const style of STYLES) {
      const grief = (await quotesFor({ ...plain, topic: 'losing my dad', quoteType: 'Funny', style }, 3)).join(' ');
      expect(grief).not.toMatch(/biscuit|snack|nap\b|cake|raccoon|sock|fun\b|laugh/i);
      for (const quoteType of TYPES) {
        const fast = (await quotesFor({ ...plain, topic: 'Ramadan', quoteType, style }, 3)).join(' ');
        expect(fast).not.toMatch(/biscuit|snack|cake|lunch|coffee|sandwich/i);
      }
    }
  });
});

describe('options make a difference', () => {
  const lines = async (change: Partial<Request>, topic = 'patience'): Promise<string[]> =>
    (await Promise.all([1, 2, 3].map((seed) => quotesFor({ ...plain, topic, ...change }, seed)))).flat();
  const share = (texts: readonly string[], pattern: RegExp): number =>
    texts.filter((text) => pattern.test(text)).length / texts.length;

  it.each([
    ['Philosophical', /\?/],
    ['Love', /\b(?:lov\w+|heart\w*|beloved|someone|they|them|you|your|hand\w*)\b/i],
    [
      'Spiritual',
      /\b(?:still\w*|bless\w*|grace|pray\w*|peace|thanks|quiet|soul|held|silence|breath\w*|holy|mercy|carried|heaven|light|candle|vigil)\b/i,
    ],
  ] as const)('kind %s is heard', async (quoteType, words) => {
    for (const style of STYLES) expect(share(await lines({ quoteType, style }), words), style).toBeGreaterThan(0.5);
  });

  it('every kind, style, length and audience gives other texts', async () => {
    const differs = async (key: 'quoteType' | 'style' | 'length' | 'audience', values: readonly string[]): Promise<void> => {
      const seen = new Map<string, string>();
      for (const value of values)
        for (const quote of await lines({ [key]: value })) {
          expect(seen.get(quote) ?? value, quote).toBe(value);
          seen.set(quote, value);
        }
    };
    await differs('quoteType', TYPES);
    await differs('length', LENGTHS);
    const modern = new Set(await lines({ style: 'Modern' }));
    for (const style of STYLES.slice(1))
      expect((await lines({ style })).filter((quote) => !modern.has(quote)).length, style).toBeGreaterThan(13);
  });

  it('casual lines contract, classic and profound ones never do', async () => {
    const contracted = /\b\p{L}+’(?:s|re|t|ve|ll|d)\b/u;
    for (const quoteType of TYPES) {
      expect(share(await lines({ quoteType, style: 'Casual' }), contracted), quoteType).toBeGreaterThan(0.3);
      for (const style of ['Classic', 'Profound'] as const) {
        const said = (await lines({ quoteType, style })).join(' ').replace(/\b\p{L}+’s\b/gu, '');
        expect(said, quoteType).not.toMatch(/n’t\b|’(?:re|ve|ll)\b/);
      }
    }
  });

  const DAYS: Readonly<Record<Exclude<Request['audience'], 'General'>, RegExp>> = {
    'Young Adults':
      /flat with|night bus|two jobs|shared by five|interview|noodles|mattress|group chat|cold pizza|rent|last move|new job/,
    Professionals: /meetings?\b|email|train home|desk|review|the call|inbox|coffee machine|deadlines|elevator|slide/,
    Students: /exam|lectures|class|library|essay|campus|term|notes|grade|school|canteen/,
    Entrepreneurs: /third no|launch|garage|orders|invoice|customers?\b|counter|thin month|investor|business|shop/,
    Parents:
      /school gate|house wakes|bath time|bedtime|small shoe|swimming practice|lunchboxes|cot\b|building blocks|asleep|child’s room/,
  };
  it.each(Object.entries(DAYS))('%s find their own days in half of the quotes', async (audience, days) => {
    for (const length of LENGTHS)
      for (const topic of ['patience', 'my grandfather never complained', 'Courage']) {
        const quotes = await lines({ audience: audience as Request['audience'], length }, topic);
        expect(share(quotes, days), `${length} ${topic} ${JSON.stringify(quotes)}`).toBeGreaterThanOrEqual(0.45);
      }
  });

  it.each([
    ['for a card to my sister, she is 52', /For my sister:/],
    ['for neighbours of all faiths', /For neighbours of all faiths:/],
    ['meditation group', /For the meditation group:/],
    ['three employees', /For three employees:/],
  ])('what was added is used: %s', async (additionalInfo, words) => {
    for (const length of ['Medium', 'Long'] as const) {
      const quotes = await quotesFor({ ...plain, topic: 'patience', additionalInfo, length }, 6);
      expect(quotes.filter((quote) => words.test(quote)).length, JSON.stringify(quotes)).toBeGreaterThanOrEqual(1);
    }
  });

  it('does not put what was said in a sentence between the quotes', async () => {
    const quotes = await quotesFor({ ...plain, topic: 'patience', additionalInfo: 'we are moving from Lisboa to Malmö' }, 6);
    for (const quote of quotes) expect(quote).not.toMatch(/moving/i);
  });

  it('says nothing of what was added where nothing was', () => {
    each((quote, { additionalInfo }) => {
      if (additionalInfo === '') expect(quote).not.toMatch(/^For (?:my|the|three|neighbours)\b.*:/);
    });
  });
});

describe('correct English', () => {
  it('has no unfilled slot, no doubled word, space or article', () => {
    each((quote) => {
      expect(quote).not.toMatch(/[{}<>\u0001]|undefined|null|\[object/);
      expect(quote).not.toMatch(/\s{2}|^\s|\s$|\s[.,!?;:]/);
      expect(quote).not.toMatch(/(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/iu);
      expect(quote).not.toMatch(/\b(?:a|an|the|your|my) (?:a|an|the|your|my)\b/i);
      expect(quote).not.toMatch(/\.\.|[!?]\.|\.!|:\s*:|,\s*[.;]/);
    });
  });

  it('has a and an right, capitals at the start of sentences, and a mark at the end', () => {
    each((quote, { topic }) => {
      expect(quote).not.toMatch(/\ban [bcdfgjklmpqrtvwxyz][aeiou]/i);
      expect(quote).not.toMatch(/\ba [aeio][a-z]/);
      expect(quote, topic).toMatch(/^["“]?\p{Lu}/u);
      expect(quote).not.toMatch(/[.?!] \p{Ll}/u);
      expect(quote, topic).toMatch(/[.!?]["”’]?$/);
    });
  });

  it('passes a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    const own = new Set(INPUTS.flatMap(({ topic, additionalInfo }) => normal(`${topic} ${additionalInfo}`).split(' ')));
    let words = 0;
    const issues: string[] = [];
    for (const [index, { request, quotes }] of cases.entries()) {
      if (index % 10 || /beleiving/.test(request.topic)) continue;
      const text = quotes.join('\n\n');
      words += wordsOf(text).length;
      for (const lint of await linter.lint(text, { language: 'plaintext' })) {
        const problem = lint.get_problem_text();
        if (
          !normal(problem)
            .split(' ')
            .every((word) => own.has(word))
        )
          issues.push(`${problem} | ${lint.message()}`);
      }
    }
    expect(words).toBeGreaterThan(1200);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🎉',
    '🎉🎉 hooray 🎉',
    '12345',
    '???',
    'THE',
    'and or but',
    '私たちの新しいカフェ',
    'мы скучаем по дому',
    'الصبر',
    '<script>alert("hi")</script> <b>Patience</b>',
    'https://example.org',
    'a "quoted thing" and (brackets) {T} [x] @ {when} <ask>',
    'word '.repeat(190),
    `We love lamps. ${'They are lovely and bright and come in many sizes. '.repeat(18)}`,
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'i want to sell my old bike it is red and has new tyres and i live in leeds and it is cold',
    'Is it ever too late?',
    'my sister and me',
    'Pneumonoultramicroscopicsilicovolcanoconiosis',
  ];

  it.each(ODD.map((topic, index) => [topic.slice(0, 30), topic, index] as const))('%s', async (_, topic, index) => {
    for (const [n, quoteType] of TYPES.entries())
      for (const length of LENGTHS) {
        const request: Request = {
          topic,
          additionalInfo: ODD[(index + n + 1) % ODD.length]!,
          quoteType,
          length,
          style: STYLES[(index + n) % STYLES.length]!,
          audience: AUDIENCES[(index + n) % AUDIENCES.length]!,
        };
        const quotes = await quotesFor(request, index);
        expect(new Set(quotes.map(normal)).size, `${quoteType} ${length} ${JSON.stringify(quotes)}`).toBe(6);
        for (const quote of quotes) {
          expect(quote).not.toMatch(/undefined|\s{2}|\u0001|<script/);
          expect(wordsOf(quote).length, quote).toBeLessThanOrEqual(BOUNDS[length][1]);
        }
      }
  });
});

describe('what is said suits what was typed', () => {
  const all = async (topic: string): Promise<string[]> => {
    const requests = TYPES.flatMap((quoteType, at) =>
      LENGTHS.map((length, n) => ({
        ...plain,
        topic,
        quoteType,
        length,
        style: STYLES[(at + n) % STYLES.length]!,
        audience: AUDIENCES[(at + n * 2) % AUDIENCES.length]!,
      })),
    );
    return (await Promise.all(requests.map((request, seed) => quotesFor(request, seed)))).flat();
  };
  const TASK =
    /first draft|\bnew at\b|attempts?\b|steps? toward|shortcut|showing up|good at|first part of|start small|winning at|half speed|master\b/i;
  const ORDEAL = /\bafraid of|fear of|worse things|harder things|going well|terms and conditions|unsubscribe|handled\b/i;

  it.each(['my sourdough starter', 'Istanbul', 'houseplants', '🌻', 'Monday', 'tax season', 'my stepdad', 'nurses', 'Beyoncé'])(
    '%s is no task with a first draft',
    async (topic) => {
      const quotes = await all(topic);
      expect(quotes.length).toBe(6 * TYPES.length * LENGTHS.length);
      for (const quote of quotes) expect(quote).not.toMatch(TASK);
    },
  );

  it.each(['my sourdough starter', 'coffee', 'my stepdad', 'Beyoncé', 'sunflowers'])(
    '%s is nothing to get over',
    async (topic) => {
      for (const quote of await all(topic)) expect(quote).not.toMatch(ORDEAL);
    },
  );

  it.each(['moving out at 40', 'getting older', 'quitting smoking'])('%s happens once and is not practised', async (topic) => {
    for (const quote of await all(topic))
      expect(quote).not.toMatch(/hundredth|repetition|habit|poking|(?:good|bad|win|winning) at|first draft|gets faster/i);
  });

  it.each([
    ['Istanbul', /istanbul/],
    ['Anna and Tom', /anna/],
    ['Harry Potter', /harry|\bpotter/],
    ['learning guitar', /\b[Aa] learning guitar/],
    ['team spirit', /loving a team spirit/],
    ['chess', /\b[Aa] chess\b/],
    ['mondays', /\bmondays\b/],
    ['letting go', /Letting go\. /],
    ["New Year's Eve", /one question|become part of you|\bnew year/],
    ['first day of school', /\b[Aa] first day of school/],
  ])('%s is written as people write it', async (topic, wrong) => {
    for (const quote of await all(topic)) expect(quote).not.toMatch(wrong);
  });

  it('a person of the visitor’s own is "yours" to whoever is spoken to', async () => {
    for (const topic of ['my stepdad', 'mom', 'my best friend'])
      for (const quote of await all(topic))
        for (const sentence of quote.match(/[^.!?]+/g) ?? [])
          if (/\byou\b/i.test(sentence)) expect(sentence, quote).not.toMatch(/\bmy (?:stepdad|mom|best friend)\b/i);
  });

  it.each(['sunflowers', 'rainy days', 'winter mornings', 'deadlines', 'old books', 'cats'])('%s are many', async (topic) => {
    for (const quote of await all(topic)) {
      const [sentence = ''] = quote.match(new RegExp(`[^.!?]*${topic}[^.!?]*`, 'i')) ?? [];
      expect(sentence, quote).not.toMatch(new RegExp(`\\b(?:what|why|where|how|who|color) (?:is|was|does) ${topic}`, 'i'));
      expect(sentence, quote).not.toMatch(
        new RegExp(`(?<!\\b(?:of|in|with|about|to|for|at|by|on|from|like|near|over|and) )${topic} (?:is|was|has|does)\\b`, 'i'),
      );
    }
  });

  it.each(['burnout', 'anxiety', 'self-doubt', 'being broke'])('%s is kept company, not cheered on', async (topic) => {
    for (const quoteType of ['Inspirational', 'Happiness', 'Love', 'Spiritual'] as const)
      for (const style of STYLES) {
        const quotes = await quotesFor({ ...plain, topic, quoteType, style }, 2);
        for (const quote of quotes)
          expect(quote).not.toMatch(
            /came easily|asking you to begin|can begin|makes? you glad|children know|here’s to|another shot/i,
          );
      }
  });

  it('speaks to no article, and calls no good thing a burden', async () => {
    for (const topic of ['empty nest', 'first apartment', 'my dog Rex'])
      for (const quote of await all(topic)) expect(quote).not.toMatch(/\b(?:Look|Dear|O|Come),? (?:an?|the|my) /);
    for (const topic of ['gratitude', 'friendship', 'kindness'])
      for (const quote of await all(topic)) expect(quote).not.toMatch(/wear(?:y|ies)|surrender|unsubscribe|stuck on|too much/i);
  });

  it('an audience’s days are when somebody thinks or speaks, never scenery', async () => {
    for (const audience of ['Parents', 'Professionals', 'Entrepreneurs'] as const)
      for (const style of STYLES)
        for (const quoteType of TYPES)
          for (const quote of await quotesFor({ ...plain, topic: 'Courage', audience, style, quoteType, length: 'Long' }, 5))
            expect(quote).not.toMatch(
              /(?:moon|stars?|sea|snow|river|wave|tide|bells?|harvest|sown|floor|lamp|roof|rain)\b[^.!?]* (?:in a rented garage|on launch day|over a crowded inbox|at bath time|by the office coffee machine|between two meetings|after a hard review)/i,
            );
  });
});
