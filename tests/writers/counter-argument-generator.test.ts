import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { seeded } from '../../server/random.ts';
import writer from '../../server/writers/counter-argument-generator.ts';
import tool from '../../tools/counter-argument-generator.ts';
import { proofreader } from '../support/proofreader.ts';
import samples from '../inputs/counter-argument-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;

const { fields } = tool;
const COUNTS = valuesOf(fields.outputNumber.options) as number[];
const TONES = valuesOf(fields.tone.options) as Request['tone'][];
const TYPES = valuesOf(fields.argumentType.options) as Request['argumentType'][];
const LEVELS = valuesOf(fields.strengthLevel.options) as Request['strengthLevel'][];
const AUDIENCES = valuesOf(fields.audience.options) as Request['audience'][];
const EVIDENCE = ['Logical Reasoning', 'Analogies', 'Hypothetical Cases', 'Statistical Data'];
const INPUTS = samples.inputs.map(({ body }) => ({ ...body, language: 'English' }) as unknown as Request);

const write = async (request: Request, seed: number): Promise<Reply> => writer.write(request, contextOf(seed));

/** Every sample as it is, and with options mixed anew. */
const cases: { request: Request; seed: number }[] = INPUTS.flatMap((request, index) =>
  Array.from({ length: 10 }, (_, round) => {
    const random = seeded(index * 1000 + round);
    const mixed = {
      ...request,
      outputNumber: random.pick(COUNTS),
      tone: TONES[(index + round) % TONES.length]!,
      argumentType: TYPES[(index * 3 + round) % TYPES.length]!,
      strengthLevel: random.pick(LEVELS),
      audience: AUDIENCES[(index + round * 3) % AUDIENCES.length]!,
      evidenceTypes: round % 3 === 2 ? [random.pick(EVIDENCE), random.pick(EVIDENCE)] : ['Logical Reasoning'],
    } as unknown as Request;
    return { request: round === 0 ? request : mixed, seed: index * 77 + round };
  }),
);
const replies: { request: Request; reply: Reply }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, reply: await write(request, seed) });
}, 60_000);

const each = (check: (text: string, request: Request, title: string) => void): void => {
  expect(replies.length).toBeGreaterThanOrEqual(140);
  for (const { request, reply } of replies)
    for (const { title, content } of reply.counterArguments) check(content, request, title);
};
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
const normal = (text: string): string =>
  wordsOf(text.replaceAll('’', "'"))
    .map((word) => word.replace(/^'|'$/g, ''))
    .join(' ');
const contents = ({ counterArguments }: Reply): string => counterArguments.map(({ content }) => content).join('\n');
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('shape of the reply', () => {
  it('holds as many as are asked for, each with all its parts', () => {
    for (const { request, reply } of replies) {
      expect(reply.counterArguments).toHaveLength(request.outputNumber);
      for (const { title, content, strength, category, evidenceType } of reply.counterArguments) {
        expect(title.length).toBeGreaterThan(3);
        expect(title.length, title).toBeLessThanOrEqual(70);
        expect(content.split(/[.?!]["”’]?\s/).length, content).toBeGreaterThanOrEqual(3);
        expect(strength * 2).toBe(Math.round(strength * 2));
        expect(strength).toBeGreaterThanOrEqual(1);
        expect(strength).toBeLessThanOrEqual(10);
        expect(TYPES).toContain(category);
        expect(evidenceType).not.toBe('');
      }
    }
  });

  it('gives up to thirty, and none that repeats or nearly repeats another', async () => {
    for (const [index, request] of INPUTS.entries()) {
      const own = new Set(wordsOf(request.argument));
      const thirty = await write({ ...request, outputNumber: 30 as never }, index);
      for (const { counterArguments } of [
        thirty,
        ...replies.filter((one) => one.request === request).map(({ reply }) => reply),
      ]) {
        expect(new Set(counterArguments.map(({ title }) => normal(title))).size).toBe(counterArguments.length);
        const bags = counterArguments.map(
          ({ content }) => new Set(wordsOf(content).filter((word) => word.length > 3 && !own.has(word))),
        );
        bags.forEach((one, at) =>
          bags.slice(at + 1).forEach((other) => {
            const shared = [...one].filter((word) => other.has(word)).length;
            expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.6);
          }),
        );
      }
      expect(thirty.counterArguments).toHaveLength(30);
    }
  });

  it('puts the strongest first', () => {
    for (const { reply } of replies) {
      const strengths = reply.counterArguments.map(({ strength }) => strength);
      expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
    }
  });
});

describe('options make a difference', () => {
  const books = INPUTS[11]!;
  const ban = INPUTS[1]!;

  it('a type is kept to, and any type brings several', () => {
    for (const { request, reply } of replies) {
      const categories = new Set(reply.counterArguments.map(({ category }) => category));
      if (request.argumentType === 'Any Type') {
        if (request.outputNumber >= 5) expect(categories.size).toBeGreaterThanOrEqual(3);
      } else expect([...categories], request.argument).toEqual([request.argumentType]);
    }
  });

  it.each(TONES.filter((tone) => tone !== 'Default'))('tone %s', async (tone) => {
    for (const seed of [1, 2, 3]) {
      const [plain, toned] = await Promise.all([write(ban, seed), write({ ...ban, tone }, seed)]);
      expect(contents(toned)).not.toBe(contents(plain));
    }
  });

  it('tones sound as they are called', async () => {
    const said = async (tone: Request['tone']): Promise<string> =>
      (await Promise.all([1, 2, 3].map((seed) => write({ ...ban, tone }, seed)))).map(contents).join('\n');
    expect(await said('Conversational')).toMatch(/n’t\b|\byou’d\b/);
    expect(await said('Conversational')).not.toMatch(/\bdo not\b|\bdoes not\b|\bcannot\b/);
    for (const tone of ['Default', 'Academic', 'Professional'] as const) expect(await said(tone)).not.toMatch(/n’t\b|’d\b/);
    expect((await said('Socratic')).match(/\?/g)?.length).toBeGreaterThanOrEqual(15);
    expect((await said('Assertive')).match(/\?/g)?.length ?? 0).toBeLessThan(8);
    expect(await said('Skeptical')).toMatch(/doubt|believe|trust|bet|neat|maybe/i);
  });

  it('a stronger level presses harder', async () => {
    for (const request of [ban, books]) {
      const strengths = await Promise.all(
        LEVELS.map(async (strengthLevel) =>
          mean(
            (await Promise.all([1, 2, 3].map((seed) => write({ ...request, strengthLevel }, seed)))).flatMap(
              ({ counterArguments }) => counterArguments.map(({ strength }) => strength),
            ),
          ),
        ),
      );
      expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
      expect(new Set(strengths).size).toBe(LEVELS.length);
    }
    const gentle = contents(await write({ ...ban, strengthLevel: 'Gentle Question' }, 4));
    const hard = contents(await write({ ...ban, strengthLevel: 'Devil’s Advocate' }, 4));
    expect(gentle).not.toMatch(/collapses|reject|refut|fails\.|against the/);
    expect(hard).toMatch(/opposite|reverse|false|contrary|other side|against|wish|thought through|cannot be done/);
  });

  it.each(AUDIENCES.filter((audience) => audience !== 'General Public'))('audience %s', async (audience) => {
    const marks: Record<string, RegExp> = {
      Students: /essay|mark|exam|seminar|tutor|conclusion|discussion/i,
      Teachers: /class|lesson|pupils|taught|staff room|whiteboard/i,
      Academics: /peer review|referee|scholarship|submission|seminar|conference|specialist|field/i,
      Debaters: /rebuttal|bench|judges|cross-examination|speech|clock|round/i,
      'Business Leaders': /board|investors|budget|planning|finance|business|customers/i,
      Policymakers: /legislates|committee|consultation|bill|lawyers|assessment|rules|draft|opposition/i,
      Parents: /kitchen|parents|teenagers|family|families|child|bedtime/i,
      Journalists: /print|record|interview|editor|fact-checker|headline|letters page|follow-up/i,
      Voters: /meeting|doorstep|vote|campaign|leaflet|ballot|candidate/i,
    };
    for (const seed of [1, 2, 3]) {
      const plain = await write(books, seed);
      const { counterArguments } = await write({ ...books, audience }, seed);
      expect(counterArguments.filter(({ content }) => marks[audience]!.test(content)).length).toBeGreaterThanOrEqual(4);
      expect(plain.counterArguments.filter(({ content }) => marks[audience]!.test(content)).length).toBeLessThan(4);
    }
  });

  it.each([
    ['Analogies', 'Analogy'],
    ['Hypothetical Cases', 'Hypothetical Case'],
    ['Statistical Data', 'Data to Look For'],
    ['Expert Opinion', 'Data to Look For'],
    ['Logical Reasoning', 'Logical Reasoning'],
    ['something unheard of', 'Logical Reasoning'],
  ])('evidence %s', async (evidence, label) => {
    const { counterArguments } = await write({ ...ban, evidenceTypes: [evidence] as never }, 2);
    for (const { evidenceType } of counterArguments) expect(evidenceType).toBe(label);
    const plain = await write(ban, 2);
    if (label !== 'Logical Reasoning') expect(contents({ counterArguments })).not.toBe(contents(plain));
  });

  it('several kinds of evidence are shared out', async () => {
    const { counterArguments } = await write({ ...ban, evidenceTypes: EVIDENCE as never }, 2);
    expect(new Set(counterArguments.map(({ evidenceType }) => evidenceType)).size).toBe(4);
  });

  it('varies from run to run', async () => {
    expect(contents(await write(ban, 21))).not.toBe(contents(await write(ban, 22)));
  });
});

describe('the claim is met in its own words', () => {
  const SUBJECTS = [
    /public transport|the idea/i,
    /phones?|the proposal/i,
    /homework|harm/i,
    /the opera/,
    /remote work|everyone|commut|habit|office|at home/i,
    /zoos|cruelty/i,
    /tipping/i,
    /pocket mony/,
    /\bAI\b|GPUs|should not|understand|proposal/,
    /sugar tax|junk food|would cut|\$0\.50|20%/i,
    /Everything|wisdom|laziness|the claim|this matter/,
    /paper books|e-books|better/i,
    /car-free|\bcars?\b|Köln/i,
    /repair café|every town|My neighbour|throw away|should|the proposal/,
  ];

  it('in nearly every objection, and always somewhere', () => {
    for (const { request, reply } of replies) {
      const words = SUBJECTS[INPUTS.findIndex(({ argument }) => argument === request.argument)]!;
      const naming = reply.counterArguments.filter(({ title, content }) => words.test(`${title} ${content}`)).length;
      expect(naming, `${request.argument}\n${contents(reply)}`).toBeGreaterThanOrEqual(
        Math.ceil(reply.counterArguments.length * 0.7),
      );
    }
  });

  it('turns on a sweeping word, a reason, a figure, a comparison or a forecast where there is one', async () => {
    const among = async (argument: string, words: RegExp): Promise<void> => {
      const request = { ...INPUTS[0]!, argument, outputNumber: 10 as never };
      for (const seed of [1, 2]) expect(contents(await write(request, seed)), argument).toMatch(words);
    };
    await among('Cars are always a bad choice', /“always”/);
    await among('Zoos should be closed because cages make animals ill', /“cages make animals ill”/);
    await among('A bus lane would save 12 minutes a day', /“12 minutes”/);
    await among('Cats are better pets than dogs', /\bdogs\b/);
    await among('Robots will replace all nurses', /“will(?: replace)?”/);
  });

  it('does not fault an argument for what it has', async () => {
    const essay = { ...INPUTS[13]!, outputNumber: 30 as never };
    for (const seed of [1, 2, 3]) {
      const text = contents(await write(essay, seed));
      expect(text).not.toMatch(/does not say who pays|They are not mentioned|the reader is given nothing to check/);
    }
  });
});

describe('nothing is invented', () => {
  it('gives no figures, sources or quotations of its own', () => {
    each((text, { argument }) => {
      for (const figure of text.match(/\d[\d.,]*%?/g) ?? []) expect(argument).toContain(figure.replace(/[.,]$/, ''));
      expect(text).not.toMatch(/according to|studies|research|percent|experts|survey|university|professor|https?:/i);
    });
  });

  it('quotes only what was typed', () => {
    const typedIn = (quote: string, argument: string): boolean => normal(argument).includes(normal(quote.replace(/…$/, '')));
    const OURS = /^(?:most|often|always|everyone|because|none|perhaps|probably)$/;
    for (const { request, reply } of replies) {
      const { analysis } = reply;
      const texts = [
        contents(reply),
        ...analysis!.strengths,
        ...analysis!.weaknesses,
        analysis!.evidenceQuality,
        analysis!.overallAssessment,
      ];
      for (const text of texts)
        for (const [, quote] of text.matchAll(/“([^”]+)”/g))
          if (!OURS.test(quote!)) expect(typedIn(quote!, request.argument), `${quote} | ${text}`).toBe(true);
    }
  });
});

describe('the analysis', () => {
  const analyse = async (argument: string) => (await write({ ...INPUTS[0]!, argument }, 1)).analysis!;

  it('always has a score, strengths and weaknesses, and does not depend on chance', async () => {
    for (const { reply } of replies) {
      const { strengthScore, strengths, weaknesses, evidenceQuality, overallAssessment } = reply.analysis!;
      expect(strengthScore).toBeGreaterThan(0);
      expect(strengthScore).toBeLessThan(10);
      for (const list of [strengths, weaknesses]) {
        expect(list.length).toBeGreaterThanOrEqual(1);
        expect(list.length).toBeLessThanOrEqual(4);
        expect(new Set(list).size).toBe(list.length);
      }
      for (const text of [...strengths, ...weaknesses, evidenceQuality, overallAssessment]) expect(text).toMatch(/[.?!]["”’]?$/);
    }
    expect((await write(INPUTS[4]!, 1)).analysis).toEqual((await write(INPUTS[4]!, 2)).analysis);
  });

  it('scores a better argument higher, step by step', async () => {
    const steps = [
      'car-free Sundays',
      'Our town should have car-free Sundays.',
      'Our town should have car-free Sundays, because children could play outside.',
      'Our town should have car-free Sundays, because children could play outside. Most errands can wait for a day.',
      'Our town should have car-free Sundays, because children could play outside. Most errands can wait for a day. For example, my street was closed in June and nobody missed a train. Critics say that shops would lose trade, but most of them are closed on Sundays.',
    ];
    const scores = await Promise.all(steps.map(async (argument) => (await analyse(argument)).strengthScore));
    scores.slice(1).forEach((score, at) => expect(score, steps[at + 1]).toBeGreaterThan(scores[at]!));
    expect(scores[0]).toBeLessThan(3);
    expect(scores.at(-1)).toBeGreaterThan(6);
  });

  it('marks down sweeping and loaded words, and says so', async () => {
    const fair = await analyse('Most zoos are bad for animals, because cages are small.');
    const sweeping = await analyse('All zoos are always stupid for everyone, because cages are small.');
    expect(sweeping.strengthScore).toBeLessThan(fair.strengthScore);
    expect(sweeping.weaknesses.join(' ')).toMatch(/“always”/);
    expect(sweeping.weaknesses.join(' ')).toMatch(/“stupid”/);
    expect(fair.weaknesses.join(' ')).not.toMatch(/sweeping/);
  });

  it('gives different texts different scores', async () => {
    const scores = await Promise.all(INPUTS.map(async ({ argument }) => (await analyse(argument)).strengthScore));
    expect(new Set(scores).size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...scores)).toBe(scores[13]);
  });
});

describe('correct English', () => {
  it('has no unfilled slot, no doubled word, space, stop or article', () => {
    each((content, { argument }, title) => {
      for (const text of [content, title]) {
        expect(text).not.toMatch(/[@{}]|undefined|null|\[object/);
        expect(text).not.toMatch(/\s{2}|^\s|\s$|\s[.,!?]/);
        expect(text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
        expect(text).not.toMatch(/\b(?:a|an|the|your|my|our) (?:a|an|the|your|my|our)\b/i);
        if (!argument.includes('..')) expect(text).not.toMatch(/\.\.|[!?]\.|\.!|:\s*:|,\./);
      }
    });
  });

  it('has a and an right, starts with a capital and ends with a mark', () => {
    each((text, _, title) => {
      expect(text).not.toMatch(/\ban (?:[bcdfgjklmpqrtvwxyz][aeiou])/i);
      expect(text).not.toMatch(/\ba [aeio][a-z]/);
      expect(text).toMatch(/^[“"]?[\p{Lu}\p{Lo}$\d]/u);
      expect(title).toMatch(/^[“"]?[\p{Lu}\p{Lo}$\d]/u);
      expect(text).toMatch(/[.?!]["”’]?$/);
      for (const [, start] of text.matchAll(/[.?!] (\p{L})/gu)) expect(start, text).toMatch(/\p{Lu}/u);
    });
  });

  it('keeps out the phrases that nobody would say', () => {
    each((text) =>
      expect(text).not.toMatch(
        /fast-paced|game-changer|unlock|elevate|dive in|seamless|in today’s world|tapestry|!|the author[^.]*the author/i,
      ),
    );
  });

  it('passes a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const remarksOn = await proofreader(INPUTS.map(({ argument }) => argument));
    let words = 0;
    const issues: string[] = [];
    for (const [index, { reply }] of replies.entries()) {
      if (index % 5) continue;
      for (const text of [...reply.counterArguments.map(({ content }) => content), reply.analysis!.overallAssessment]) {
        words += text.split(' ').length;
        issues.push(...(await remarksOn(text)).map(({ said }) => said));
      }
    }
    expect(words).toBeGreaterThan(3000);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🍋',
    '🍋🍋 fresh 🍋',
    '12345',
    '???',
    'THE',
    'and or but',
    'because',
    'because because because',
    '私たちは犬を飼うべきだ',
    'мы должны закрыть зоопарки, потому что',
    'يجب حظر الهواتف في المدارس',
    'Wir sollten alle weniger Fleisch essen, weil es dem Klima schadet',
    '<script>alert("hi")</script> <b>Dogs</b> are better than cats',
    'https://example.org',
    'a "quoted thing" and (brackets) {slot} {topic} [x] @ ^ $& $1',
    'word '.repeat(400),
    `Dogs are loyal. ${'They are lovely and bright and bark at many things. '.repeat(38)}`,
    'pros\n- cheap\n- green\n\ncons\n- slow',
    'i think my boss should give me a raise because i work hard and i never complain and im always on time',
    'Is homework harmful?',
    'NO ONE SHOULD EVER EAT MEAT!!!',
    'working from home',
    'the dangers of social media',
    "Money can't buy happiness",
    'Because cats sleep all day, they are good pets',
  ];

  it.each(ODD.map((argument, index) => [argument.slice(0, 30), argument, index] as const))('%s', async (_, argument, index) => {
    for (const [n, argumentType] of TYPES.entries()) {
      const { counterArguments, analysis } = await write(
        {
          ...INPUTS[0]!,
          argument,
          argumentType,
          outputNumber: n === 0 ? (30 as never) : 5,
          tone: TONES[(index + n) % TONES.length]!,
          strengthLevel: LEVELS[(index + n) % LEVELS.length]!,
          audience: AUDIENCES[(index * 3 + n) % AUDIENCES.length]!,
        },
        index,
      );
      expect(counterArguments).toHaveLength(n === 0 ? 30 : 5);
      const isBraced = argument.includes('{');
      for (const { title, content } of counterArguments)
        for (const text of [title, content]) {
          expect(text).not.toMatch(/undefined|\s{2}|<|>|“”|“\s|\s”/);
          if (!isBraced) expect(text).not.toMatch(/[{}]/);
          expect(text.trim()).not.toBe('');
        }
      expect(analysis!.strengths.length * analysis!.weaknesses.length).toBeGreaterThan(0);
    }
  });
});
