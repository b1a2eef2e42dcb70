import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../server/random.ts';
import writer from '../../server/writers/youtube-script-generator.ts';
import samples from '../inputs/youtube-script-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;

const TYPES = [
  'Tutorial',
  'Review',
  'Vlog',
  'Educational',
  'Entertainment',
  'How-to',
  'Unboxing',
  'Commentary',
  'News/Updates',
  'Interview',
] as const;
const TONES = [
  'Default',
  'Educational',
  'Entertaining',
  'Inspirational',
  'Professional',
  'Casual',
  'Humorous',
  'Dramatic',
] as const;
const AUDIENCES = [
  'Everyone',
  'Kids (5-12)',
  'Teens (13-17)',
  'Young Adults (18-25)',
  'Adults (26-40)',
  'Professionals',
  'Seniors (50+)',
  'Specific Niche',
] as const;
/** Minutes of the spec at 140 words a minute: the words there may be in all, and the minutes to speak them. */
const LENGTHS = {
  'Short (1-3 minutes)': { words: [150, 420], minutes: [1, 3] },
  'Medium (5-10 minutes)': { words: [700, 1400], minutes: [5, 10] },
  'Long (15+ minutes)': { words: [2100, 2600], minutes: [15, 18] },
} as const;
const DURATIONS = Object.keys(LENGTHS) as Request['duration'][];

const INPUTS = samples.inputs.map(({ body }) => body as Request);
const about = (videoDescription: string, rest: Partial<Request> = {}): Request => ({
  videoDescription,
  tone: 'Default',
  videoType: 'Educational',
  duration: 'Medium (5-10 minutes)',
  targetAudience: 'Everyone',
  includeHook: true,
  includeCTA: true,
  keywords: '',
  ...rest,
});

const write = async (request: Request, seed = 1): Promise<Reply> => writer.write(request, contextOf(seed));
const wordCount = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
const isShot = (line: string): boolean =>
  /^\[(?:B-roll|On screen|On camera|Cut to|Music|Sound|From your notes): .+\]$/.test(line);
const MARK = /^\[(\d+):(\d\d)\] \S/;
const marksIn = (script: string): number[] =>
  script.split('\n').flatMap((line) => {
    const [, minutes, seconds] = MARK.exec(line) ?? [];
    return minutes === undefined ? [] : [Number(minutes) * 60 + Number(seconds)];
  });
/** What is said aloud, without its gaps. */
const speech = (script: string): string =>
  script
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !MARK.test(line) && !isShot(line))
    .join('\n');
const sentences = (script: string): string[] =>
  speech(script)
    .replace(/\[[^\]]*\]/g, '[]')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => wordCount(sentence) > 4);

const cases: { request: Request; seed: number }[] = [
  ...INPUTS.map((request, seed) => ({ request, seed })),
  ...INPUTS.flatMap((request, index) =>
    Array.from({ length: 10 }, (_, round) => {
      const random = seeded(index * 100 + round);
      const mixed: Request = {
        ...request,
        videoType: TYPES[(index + round) % TYPES.length]!,
        duration: DURATIONS[round % 3]!,
        tone: random.pick(TONES),
        targetAudience: random.pick(AUDIENCES),
        includeHook: random.next() < 0.7,
        includeCTA: random.next() < 0.7,
      };
      return { request: mixed, seed: index * 31 + round };
    }),
  ),
];
const replies: { request: Request; reply: Reply }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, reply: await write(request, seed) });
});

const each = (check: (reply: Reply, request: Request) => void): void => {
  expect(replies.length).toBeGreaterThan(150);
  for (const { request, reply } of replies) check(reply, request);
};

describe('every script', () => {
  it('lasts as long as asked, and says so by its words', () => {
    each(({ script, wordCount: count, estimatedDuration }, { duration }) => {
      const { words, minutes } = LENGTHS[duration];
      expect(count).toBe(wordCount(script));
      expect(count, duration).toBeGreaterThanOrEqual(words[0]);
      expect(count, duration).toBeLessThanOrEqual(words[1]);
      const [, said] = /^About (\d+) minutes?$/.exec(estimatedDuration) ?? [];
      expect(Number(said)).toBeGreaterThanOrEqual(minutes[0]);
      expect(Number(said)).toBeLessThanOrEqual(minutes[1]);
      expect(Math.abs(Number(said) - wordCount(speech(script)) / 140)).toBeLessThanOrEqual(0.51);
      expect(estimatedDuration.endsWith('minute')).toBe(said === '1');
    });
  });

  it('repeats the settings it was written with', () => {
    each(({ settings }, { tone, videoType, targetAudience, duration }) =>
      expect(settings).toEqual({ tone, videoType, targetAudience, duration }),
    );
  });

  it('begins with a title and has time marks that rise from 0:00 and end before it does', () => {
    each(({ script }) => {
      expect(script).toMatch(/^TITLE: \S/);
      const marks = marksIn(script);
      expect(marks[0]).toBe(0);
      for (const [place, mark] of marks.entries()) if (place > 0) expect(mark).toBeGreaterThan(marks[place - 1]!);
      expect(marks.at(-1)! / 60).toBeLessThan(wordCount(speech(script)) / 140);
      expect(marks.length).toBeGreaterThan(3);
    });
  });

  it('has shots to film', () => {
    each(({ script }) => expect(script.split('\n').filter(isShot).length, script).toBeGreaterThanOrEqual(2));
  });

  it('says no sentence twice', () => {
    each(({ script }) => {
      const all = sentences(script);
      const twice = all.filter((sentence, place) => all.indexOf(sentence) !== place);
      expect(twice).toEqual([]);
    });
  });

  it('has no two sections of one name', () => {
    each(({ script }) => {
      const heads = script
        .split('\n')
        .filter((line) => MARK.test(line))
        .map((line) => line.replace(/^\S+ /, ''));
      expect(new Set(heads).size, heads.join(' | ')).toBe(heads.length);
    });
  });

  it('is in good order: no slot, no doubled word or space, right articles, capitals, final marks', () => {
    each(({ script }) => {
      expect(script).not.toMatch(/[{}]|undefined|\bnull\b|NaN/);
      expect(script).not.toMatch(/ {2}|\n{4}| \n| [,.;:!?](?:\s|$)/);
      expect(script).not.toMatch(/\b(a|an|the|of|to|is|and|about|your|my) \1\b/i);
      expect(script).not.toMatch(/\ba (?=[aei]\w)(?!one|eu)|\ban (?=[bcdfgjklmnpqrtvwyz])/i);
      expect(script.match(/\[/g)?.length).toBe(script.match(/\]/g)?.length);
      for (const line of speech(script).split('\n')) {
        expect(line).toMatch(/^["“‘[]?[\p{Lu}\p{N}]/u);
        expect(line).toMatch(/[.!?\]]["”’)]*$/);
      }
    });
  });
});

describe('the words of the visitor', () => {
  const spoken: readonly (readonly [description: string, ...said: string[]])[] = [
    ['cast iron pan care', 'about cast iron pan care'],
    ['replace a bicycle chain at home', 'how to replace a bicycle chain at home'],
    ['Volcanoes make new land', 'Volcanoes make new land.'],
    ['is a heat pump worth it in an old house?', 'Is a heat pump worth it in an old house?'],
    ['how i studyed for my nursing exam while working nights', 'how i studyed for my nursing exam while working nights'],
    ['5 dinners under $4 each for students', '5 dinners under $4 each for students'],
    [
      'I moved to Porto with two cats and one suitcase. This is my first week: the flat, the hills, the food and the paperwork nobody warned me about.',
      'I moved to Porto with two cats and one suitcase. This is my first week: the flat, the hills, the food and the paperwork nobody warned me about.',
    ],
    ['GitHub Actions vs GitLab CI for small teams', 'GitHub Actions vs GitLab CI for small teams'],
  ];
  it.each(spoken)('%s', async (videoDescription, ...said) => {
    for (const duration of DURATIONS)
      for (const seed of [1, 2, 3]) {
        const { script } = await write(about(videoDescription, { duration, includeHook: false }), seed);
        for (const words of said) expect(speech(script)).toContain(words);
      }
  });

  it('speaks every keyword', () => {
    each(({ script }, { keywords }) => {
      for (const keyword of keywords.split(',').map((words) => words.trim()))
        expect(script.toLowerCase()).toContain(keyword.toLowerCase());
    });
  });

  it('speaks many keywords, and keeps to the length', async () => {
    const keywords = 'gears, brake pads, tubes, spokes, rims, hubs, saddles, pedals, cranks, levers, cables';
    for (const duration of DURATIONS) {
      const { script, wordCount: count } = await write(about('bicycle repair', { keywords, duration }));
      for (const keyword of keywords.split(', ')) expect(speech(script)).toContain(keyword);
      expect(count).toBeLessThanOrEqual(LENGTHS[duration].words[1]);
    }
  });

  it.each([
    [
      'News for our town: new bus line 14, the library roof and the Fête de la Musique, details at https://example.org/news',
      'News/Updates',
      ['New bus line 14', 'The library roof', 'The Fête de la Musique'],
    ],
    ['mechanical keyboards, switches, sound test, budget', 'Review', ['Switches', 'Sound test', 'Budget']],
    [
      'interview with a lighthouse keeper about storms, solitude and what he reads in winter',
      'Interview',
      ['Storms', 'Solitude', 'What he reads in winter'],
    ],
    [
      'I moved to Porto. My first week: the flat, the hills, the food and the paperwork.',
      'Vlog',
      ['The flat', 'The hills', 'The food', 'The paperwork'],
    ],
    ['GitHub Actions vs GitLab CI for small teams', 'Review', ['GitHub Actions', 'GitLab CI']],
  ] as const)('gives the parts of "%s" sections in their order', async (videoDescription, videoType, parts) => {
    const { script } = await write(about(videoDescription, { videoType, duration: 'Long (15+ minutes)' }));
    const places = parts.map((part) => script.split('\n').findIndex((line) => MARK.test(line) && line.endsWith(`] ${part}`)));
    expect(
      places.every((place) => place > 0),
      script,
    ).toBe(true);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
  });

  it('counts as many things as the title promises', async () => {
    const { script } = await write(about('5 dinners under $4 each for students', { duration: 'Long (15+ minutes)' }));
    for (const number of ['one', 'two', 'three', 'four', 'five']) expect(script).toMatch(new RegExp(`number ${number}\\b`, 'i'));
    expect(script).not.toMatch(/number six/i);
  });

  it('shows a link instead of reading it out', async () => {
    const { script } = await write(INPUTS.find(({ videoDescription }) => videoDescription.includes('https'))!);
    expect(script).toContain('[On screen: https://example.org/news]');
    expect(speech(script)).not.toMatch(/https|details at/);
  });

  it('leaves out the words that only ask for a video', async () => {
    for (const typed of [
      'a video about bees',
      'I want to make a YouTube video about bees',
      'Write a 5 minute video script about bees',
    ])
      expect(speech((await write(about(typed))).script)).toMatch(/about bees\b/);
  });
});

describe('every option is obeyed', () => {
  const headings = (script: string): string =>
    script
      .split('\n')
      .filter((line) => MARK.test(line))
      .join('\n');

  it('opens with a hook only when asked', () => {
    each(({ script }, { includeHook }) => expect(/\bhook\b/i.test(headings(script))).toBe(includeHook));
  });

  it('asks viewers for something only when asked', () => {
    each(({ script }, { includeCTA }) => {
      expect(headings(script).includes('CALL TO ACTION')).toBe(includeCTA);
      expect(/\bsubscribe|\bcomments?\b.*\.|leave a comment/i.test(speech(script).replace(/Don’t comment/g, ''))).toBe(
        includeCTA,
      );
    });
  });

  it('never asks children to comment, to pay or to subscribe by themselves', async () => {
    for (const videoType of TYPES)
      for (const duration of DURATIONS) {
        const { script } = await write(about('volcanoes', { targetAudience: 'Kids (5-12)', videoType, duration }), 4);
        expect(speech(script)).not.toMatch(/leave a comment|in the comments|\bmoney\b|\bbudget\b|\bbet\b|\bswear/i);
        expect(speech(script)).toMatch(/grown-up/i);
        for (const sentence of speech(script).match(/[^.!?]*subscribe[^.!?]*/gi) ?? [])
          expect(sentence).toMatch(/grown-ups|they|you’re the ones/i);
      }
  });

  const SIGNS: Readonly<Record<Request['videoType'], RegExp>> = {
    Tutorial: /Step 1[\s\S]*Step 2[\s\S]*Step 3/,
    Review: /What’s good[\s\S]*What’s not[\s\S]*Verdict/,
    Vlog: /(?:Scene[\s\S]*){3}/,
    Educational: /How it works[\s\S]*example/i,
    Entertainment: /Round 1[\s\S]*Round 2[\s\S]*finish/,
    'How-to': /What you need[\s\S]*First[\s\S]*Then[\s\S]*it worked/,
    Unboxing: /The box[\s\S]*Opening it[\s\S]*First look/,
    Commentary: /My view[\s\S]*against me/,
    'News/Updates': /headline[\s\S]*means for you[\s\S]*next/i,
    Interview: /Question 1[\s\S]*Question 2/,
  };
  it.each(TYPES)('a %s is built like one', async (videoType) => {
    for (const duration of DURATIONS)
      for (const seed of [1, 2, 3]) {
        const own = headings((await write(about('chess', { videoType, duration }), seed)).script);
        expect(own).toMatch(SIGNS[videoType]);
        for (const other of TYPES) if (other !== videoType) expect(own, other).not.toMatch(SIGNS[other]);
      }
  });

  it.each(TONES.filter((tone) => tone !== 'Default'))('tone %s has words of its own', async (tone) => {
    const linesOf = async (chosen: Request['tone'], seeds: number): Promise<Set<string>> => {
      const all = await Promise.all(Array.from({ length: seeds }, (_, seed) => write(about('chess', { tone: chosen }), seed)));
      return new Set(all.flatMap(({ script }) => speech(script).split(/(?<=[.!?])\s+/)));
    };
    const plain = await linesOf('Default', 40);
    const toned = await linesOf(tone, 4);
    expect([...toned].filter((sentence) => !plain.has(sentence)).length).toBeGreaterThan(15);
  });

  it('writes contractions out for professionals in tone', async () => {
    const contractions = async (tone: Request['tone']): Promise<number> =>
      (await write(about('chess', { tone, duration: 'Long (15+ minutes)' }), 3)).script.match(/\w’(?:s|t|re|ve|ll|m)\b/g)
        ?.length ?? 0;
    expect(await contractions('Professional')).toBeLessThan((await contractions('Default')) / 3);
  });

  it.each(AUDIENCES.filter((audience) => audience !== 'Everyone'))('audience %s is spoken to', async (targetAudience) => {
    const linesOf = async (chosen: Request['targetAudience']): Promise<Set<string>> => {
      const scripts = await Promise.all(
        [1, 2, 3, 4].map((seed) => write(about('chess', { targetAudience: chosen, videoType: 'How-to' }), seed)),
      );
      return new Set(scripts.flatMap(({ script }) => sentences(script)));
    };
    const all = await linesOf('Everyone');
    const aimed = await linesOf(targetAudience);
    expect([...aimed].filter((sentence) => !all.has(sentence)).length).toBeGreaterThan(10);
  });

  it('differs from run to run', async () => {
    for (const request of INPUTS) {
      const scripts = await Promise.all(Array.from({ length: 8 }, (_, seed) => write(request, seed)));
      expect(new Set(scripts.map(({ script }) => script)).size).toBe(8);
    }
  });
});

describe('a topic of everyday life', () => {
  const sectionsOf = (script: string): Map<string, string> =>
    new Map(
      script
        .split(/\n{3}/)
        .slice(1)
        .map((section) => {
          const [mark = '', ...lines] = section.split('\n');
          return [mark.replace(/^\S+ (?:Step \d+: )?/, ''), lines.join('\n')];
        }),
    );
  const gaps = (script: string): number => speech(script).match(/\[[^\]]+\]/g)?.length ?? 0;

  const PRACTICAL: [topic: string, says: RegExp, never?: RegExp][] = [
    ['how to make sourdough bread at home', /flour|dough/],
    ['how to fix a leaking tap', /water/],
    ['how to change a flat tire on a bike', /bikes?|bicycle/, /handbrake/],
    ['how to change the oil in a 2012 Honda Civic', /engine/],
    ['how to clean a coffee machine', /cloth/, /chop/i],
    ['how to get red wine out of a carpet 🍷', /blot/i, /clutter/],
    ['how to cook cheap dinners for students', /\bpan\b/, /flashcard|highlighter/],
    ['how to run a better meeting', /decision|who decides/, /lungs|warming up/],
    ['how to write a resume with no experience', /what you did|for whom/],
    ['how to train a puppy to walk on a leash', /reward/i],
    ['how to propagate monstera', /soil|roots/],
    ['how to start a podcast', /titles/],
    ['how to save money on groceries', /costs/],
    ['learn guitar chords in a week', /metronome/],
    ['how to lose belly fat', /\beat\b/],
    ['how to paint a room', /measur/i, /yarn/],
  ];
  it.each(PRACTICAL)('is told with what is known of its field: %s', async (topic, says, never = /\bundefined\b/) => {
    for (const videoType of ['How-to', 'Tutorial', 'Educational'] as const)
      for (const duration of DURATIONS)
        for (const seed of [1, 2]) {
          const { script } = await write(about(topic, { videoType, duration }), seed);
          expect(speech(script)).toMatch(says);
          expect(speech(script)).not.toMatch(never);
          expect((100 * gaps(script)) / wordCount(speech(script)), `${videoType}, ${duration}\n${script}`).toBeLessThan(2.2);
        }
  });

  it('leaves no gap in the method itself', async () => {
    for (const [topic] of PRACTICAL) {
      const { script } = await write(about(topic, { videoType: 'How-to' }), 5);
      const sections = sectionsOf(script);
      for (const heading of ['What you need', 'First, do this', 'Then the main part', 'How to know it worked'])
        expect(sections.get(heading), `${topic}: ${heading}`).toMatch(/^[^[]*(?:\[B-roll[^\]]*\]|\[On \w+[^\]]*\])?[^[]*$/);
    }
  });

  it('keeps room for its own explanation where something is to be understood, and gives no instructions', async () => {
    for (const topic of ['how black holes work', 'the history of the bicycle', 'why do volcanoes erupt?'])
      for (const seed of [1, 2, 3]) {
        const { script } = await write(about(topic), seed);
        expect(sectionsOf(script).get('How it works')).toContain('[what happens first]');
        expect(speech(script)).not.toMatch(/set a timer|your first week|hex keys/i);
      }
  });

  it('asks what is typed as a question without its mark', async () => {
    for (const [typed, asked] of [
      ['why is the sky blue', 'Why is the sky blue?'],
      ['what is photosynthesis', 'What is photosynthesis?'],
      ['how do vaccines work', 'How do vaccines work?'],
    ] as const) {
      const { script } = await write(about(typed));
      expect(speech(script)).toContain(asked);
      expect(speech(script)).not.toMatch(/\babout (?:why is|what is|how do)\b/);
    }
  });

  it('takes what looks like a command for a name where nothing is taught', async () => {
    for (const [typed, videoType] of [
      ['Steam Deck OLED', 'Review'],
      ['Steam Deck OLED', 'Unboxing'],
      ['hide and seek in a supermarket', 'Entertainment'],
      ['try every coffee in town', 'Vlog'],
    ] as const) {
      const { script } = await write(about(typed, { videoType }), 3);
      expect(script).toContain(typed);
      expect(script.toLowerCase()).not.toContain(`how to ${typed.toLowerCase()}`);
    }
  });

  it('asks nobody about how to do something', () => {
    each(({ script }) => expect(speech(script)).not.toMatch(/asked me about how to\b/));
  });

  it('reviews what is read or watched as a work, and not as goods', async () => {
    for (const videoDescription of [
      'Dune Part Two',
      'the best books I read this year',
      'the new Radiohead album',
      'Severance season 2',
    ])
      for (const seed of [1, 2, 3]) {
        const { script } = await write(about(videoDescription, { videoType: 'Review' }), seed);
        expect(script).toMatch(/What’s good[\s\S]*What’s not[\s\S]*Verdict/);
        expect(speech(script)).not.toMatch(/product page|packaging|the price|in a shop|you’d use it|repair/i);
      }
  });

  it('speaks of the things on a list, and not of their number', async () => {
    for (const videoDescription of ['5 cheap dinners for students', 'Top 10 hidden gems in Lisbon'])
      for (const videoType of ['Educational', 'Entertainment', 'Review'] as const) {
        const [, , ...body] = (await write(about(videoDescription, { videoType }), 2)).script.split(/\n{3}/).slice(1);
        expect(body.join('\n')).not.toMatch(/\b(?:5 cheap dinners|10 hidden gems)/i);
        expect(body.join('\n')).not.toMatch(/twelve-year-old|what the evidence says|use it in a sentence/);
      }
  });

  it('does not answer a question with instructions', async () => {
    for (const topic of ['why do cats purr', 'how does a toilet work?', 'should you get a dog'])
      for (const videoType of ['Educational', 'Commentary', 'Vlog'] as const)
        expect(speech((await write(about(topic, { videoType }), 2)).script)).not.toMatch(
          /animals repeat what pays|treats the size|shut off the water|scolding/i,
        );
  });

  it('takes the name of a thing for a name, whatever verbs it holds', async () => {
    for (const seed of [1, 2, 3]) {
      const { script } = await write(about('The Last of Us season 2', { videoType: 'Review' }), seed);
      expect(speech(script)).not.toMatch(/the Last\b(?! of Us)|sounds simple/i);
    }
  });

  it('writes every title in title case', async () => {
    expect((await write(about('my ADHD morning routine', { videoType: 'Vlog' }))).script).toMatch(
      /^TITLE: My ADHD Morning Routine/,
    );
    expect((await write(about('how to fix a leaking tap'))).script).toMatch(/^TITLE: How to Fix a Leaking Tap/);
  });

  it('leaves a small first letter where a name has one', async () => {
    const { script } = await write(about('iPhone vs Pixel camera', { videoType: 'Review' }));
    expect(script).toMatch(/^\[\d+:\d\d\] iPhone$/m);
    expect(script).not.toContain('IPhone');
  });

  it('calls a guest "a" only until the guest is known', async () => {
    for (const seed of [1, 2, 3]) {
      const { script } = await write(
        about('interview with a beekeeper about winter losses', { videoType: 'Interview', duration: 'Long (15+ minutes)' }),
        seed,
      );
      const [, ...afterIntroduction] = speech(script).split(/\n(?=Let’s begin at the beginning)/);
      expect(afterIntroduction.join('\n')).not.toMatch(/\ba beekeeper\b/i);
    }
  });

  it('does not ask what others think of what only the maker went through', async () => {
    for (const videoType of ['Vlog', 'Entertainment'] as const)
      for (const seed of [1, 2, 3, 4]) {
        const request = about('my first marathon at 60', { videoType, duration: 'Long (15+ minutes)' });
        const { script } = await write(request, seed);
        expect(speech(script)).not.toMatch(/never agree on|something honest about|every other video about|get better at/);
      }
  });
});

describe('odd input', () => {
  it.each([
    'x',
    '?',
    '🎬🎬🎬',
    'cats 🐱 and dogs 🐶',
    '東京の朝ごはん',
    'طبخ الكسكس',
    'receta de tortilla de patatas para principiantes',
    'HOW TO FIX A LEAKING TAP!!!',
    '<b>my garden</b> <script>alert(1)</script>',
    '{short} {about} {nothing|else} [gap]',
    'https://example.org/watch?v=1',
    'a'.repeat(2500),
    'word '.repeat(600),
    'I fixed my roof. '.repeat(150),
    'one\ntwo\nthree',
    '- tea\n- coffee\n- cocoa',
    'Top 10 hidden gems in Lisbon',
    'why is my sourdough flat and what can i do about it and should i change the flour or the oven or just give up?',
    'a, b, c, d, e, f, g, h, i, j, k, l, m',
    "don't; won't: can't",
  ])('%#', async (videoDescription) => {
    for (const videoType of TYPES)
      for (const duration of DURATIONS) {
        const { script, wordCount: count } = await write(
          about(videoDescription, { videoType, duration, keywords: ', ,#tag,,🎈, {x|y}' }),
          2,
        );
        expect(count).toBeGreaterThanOrEqual(LENGTHS[duration].words[0]);
        expect(count).toBeLessThanOrEqual(LENGTHS[duration].words[1]);
        expect(script).not.toMatch(/[{}]|undefined|<\/?\w+>|\n{4}/);
        expect(speech(script)).not.toMatch(/ {2}|“\s*”|\babout [.,:]/);
      }
  });
});

describe('English', () => {
  it('stands up to a grammar checker', async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    let issues = 0;
    let words = 0;
    for (const [place, videoType] of TYPES.entries()) {
      const request = about('chess', {
        videoType,

        tone: TONES[place % TONES.length]!,
        targetAudience: AUDIENCES[place % AUDIENCES.length]!,
      });
      const text = speech((await write(request, place)).script)
        .replace(/ ?\[\p{Lu}[^\]]*[.!?]\]/gu, '')
        .replace(/\[[^\]]*\]/g, 'the old garden');
      issues += (await linter.lint(text, { language: 'plaintext' })).length;
      words += wordCount(text);
    }
    expect(words).toBeGreaterThan(6_000);
    expect(issues).toBeLessThan(words / 150);
  }, 120_000);
});
