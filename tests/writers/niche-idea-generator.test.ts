import { Dialect } from 'harper.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { asText } from '../../engine/asText.ts';
import { valuesOf } from '../../engine/definition/index.ts';
import { seeded } from '../../server/random.ts';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/niche-idea-generator.ts';
import tool from '../../tools/niche-idea-generator.ts';
import { proofreader } from '../support/proofreader.ts';
import samples from '../inputs/niche-idea.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;
type Idea = Reply['nicheIdeas'][number];

const { businessType, investmentLevel, targetMarket, difficultyLevel, industry } = tool.fields;
const TYPES = valuesOf(businessType.options) as Request['businessType'][];
const BUDGETS = valuesOf(investmentLevel.options) as Request['investmentLevel'][];
const MARKETS = valuesOf(targetMarket.options) as Request['targetMarket'][];
const LEVELS = valuesOf(difficultyLevel.options) as Request['difficultyLevel'][];
const INDUSTRIES = valuesOf(industry.options) as Request['industry'][];
const INPUTS = samples.inputs.map(({ body }) => body as Request);
const PLAIN: Request = {
  keywords: 'houseplants',
  outputNumber: 1,
  businessType: 'Any Business Type',
  investmentLevel: 'Any Budget',
  targetMarket: 'Any Market',
  difficultyLevel: 'Any',
  timeFrame: 'Any Timeframe',
  industry: 'Any',
};

const write = async (request: object, seed: number): Promise<Reply> =>
  writer.write({ ...PLAIN, ...request } as Request, contextOf(seed));
const ideasOf = async (request: object, seed: number): Promise<Idea[]> => (await write(request, seed)).nicheIdeas;

/** Every sample as it is, and with every option mixed anew. */
const cases: { request: Request; seed: number }[] = INPUTS.flatMap((request, index) =>
  Array.from({ length: 10 }, (_, round) => {
    const random = seeded(index * 1000 + round);
    const mixed = {
      ...request,
      outputNumber: random.pick([1, 3, 5, 10, 30] as const),
      businessType: TYPES[(index + round) % TYPES.length]!,
      investmentLevel: random.pick(BUDGETS),
      targetMarket: MARKETS[(index * 3 + round) % MARKETS.length]!,
      difficultyLevel: random.pick(LEVELS),
      industry: random.pick(INDUSTRIES),
    };
    return { request: round === 0 ? request : mixed, seed: index * 77 + round };
  }),
);
const replies: { request: Request; reply: Reply }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, reply: await write(request, seed) });
}, 60_000);

const eachIdea = (check: (idea: Idea, request: Request) => void): void => {
  expect(replies.length).toBeGreaterThanOrEqual(140);
  for (const { request, reply } of replies) for (const idea of reply.nicheIdeas) check(idea, request);
};
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”’)]?) (?=["“]?[\p{Lu}\d])/u);

describe('shape of the reply', () => {
  it('holds as many ideas as were asked for, and the most profitable of them as the top one', () => {
    for (const { request, reply } of replies) {
      expect(reply.nicheIdeas).toHaveLength(request.outputNumber);
      expect(reply.nicheIdeas).toContainEqual(reply.topIdea);
      expect(reply.topIdea.profitability).toBe(Math.max(...reply.nicheIdeas.map(({ profitability }) => profitability)));
    }
  });

  it.each([1, 2, 7, 13, 30])('serves any count: %i', async (outputNumber) => {
    expect(await ideasOf({ outputNumber }, outputNumber)).toHaveLength(outputNumber);
  });

  it('gives whole scores from 1 to 10, and a word for everything else', () => {
    const seen = new Set<number>();
    eachIdea(({ profitability, difficulty, investment, timeline, competition }) => {
      expect(Number.isInteger(profitability)).toBe(true);
      expect(profitability).toBeGreaterThanOrEqual(1);
      expect(profitability).toBeLessThanOrEqual(10);
      seen.add(profitability);
      expect(LEVELS.slice(1)).toContain(difficulty);
      expect(investment).toMatch(/\S: \S/);
      expect(timeline).toMatch(/\d+ to \d+ (?:weeks|months)/);
      expect(['Low', 'Medium', 'High']).toContain(competition);
    });
    expect(seen.size).toBeGreaterThan(5);
  });

  it('gives four to six different insights', () => {
    for (const { reply } of replies) {
      expect(reply.marketInsights.length).toBeGreaterThanOrEqual(4);
      expect(reply.marketInsights.length).toBeLessThanOrEqual(6);
      expect(new Set(reply.marketInsights.map(normal)).size).toBe(reply.marketInsights.length);
    }
  });

  it('is copied with a blank line between ideas', async () => {
    const reply = await write({ outputNumber: 3 }, 4);
    const all = tool.copy.all;
    expect(all && asText(all.text, reply).split('\n\n')).toEqual(
      reply.nicheIdeas.map(({ title, description }) => `${title}\n${description}`),
    );
  });

  it('describes each idea in three or four sentences', () => {
    eachIdea(({ description }) => {
      expect(sentencesOf(description).length, description).toBeGreaterThanOrEqual(3);
      expect(description.length, description).toBeLessThan(900);
    });
  });
});

describe('no two ideas are alike', () => {
  it('has no title and no description twice', () => {
    for (const { request, reply } of replies) {
      const titles = reply.nicheIdeas.map(({ title }) => normal(title));
      expect(
        new Set(titles).size,
        `${JSON.stringify(request)} ${titles.filter((title, at) => titles.indexOf(title) !== at).join(' | ')}`,
      ).toBe(titles.length);
      expect(new Set(reply.nicheIdeas.map(({ description }) => normal(description))).size).toBe(reply.nicheIdeas.length);
    }
  });

  it('shares at most one of its sentences with any other idea of the reply', async () => {
    for (const type of TYPES)
      for (const difficulty of LEVELS) {
        const ideas = await ideasOf({ businessType: type, difficultyLevel: difficulty, outputNumber: 30 }, 5);
        const split = ideas.map(({ description }) => new Set(sentencesOf(description).map(normal)));
        split.forEach((one, at) =>
          split.slice(at + 1).forEach((other) => {
            const shared = [...one].filter((sentence) => other.has(sentence));
            expect(shared.length, `${type} ${difficulty}: ${shared.join(' | ')}`).toBeLessThanOrEqual(1);
          }),
        );
      }
  });

  it('goes to many different groups, and draws on many kinds of business where any will do', async () => {
    const ideas = await ideasOf({ outputNumber: 30 }, 8);
    expect(new Set(ideas.map(({ title }) => title.split(' for ').at(-1))).size).toBeGreaterThanOrEqual(18);
    expect(new Set(ideas.map(({ title }) => title.replace(/ for .*/, ''))).size).toBeGreaterThan(20);
  });

  it('varies from run to run', async () => {
    expect(await ideasOf({ outputNumber: 5 }, 21)).not.toEqual(await ideasOf({ outputNumber: 5 }, 22));
  });
});

describe('the likeliest ideas come first', () => {
  const SUBJECTS = [
    'houseplants',
    'board games',
    'sourdough',
    'tax',
    'guitar',
    'old maps',
    'cats',
    'yoga',
    'AI',
    'wedding cakes',
  ];
  const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 50);
  const TRADE =
    /\b(?:agents|agencies|offices|practices|hotels|caf[eé]s|shops?|firms|libraries|schools|councils|charities|clinics|hosts in|planners|brokers|salons|dealers|halls|pubs|nurseries|centres|homes|venues|houses|caterers)$/i;
  const first = async (keywords: string, outputNumber: number): Promise<Idea[][]> =>
    Promise.all(SEEDS.map((seed) => ideasOf({ keywords, outputNumber }, seed)));

  it.each(SUBJECTS)('%s: private buyers unless the market asks for businesses', async (keywords) => {
    for (const ideas of await first(keywords, 3)) for (const { title } of ideas) expect(title).not.toMatch(TRADE);
    const firms = (await ideasOf({ keywords, outputNumber: 10, targetMarket: 'B2B' }, 5)).filter(({ title }) =>
      TRADE.test(title),
    );
    expect(firms.length).toBeGreaterThan(2);
  });

  it.each(SUBJECTS)('%s: a single idea is another on most runs', async (keywords) => {
    const titles = new Set((await first(keywords, 1)).map(([idea]) => idea!.title));
    expect(titles.size).toBeGreaterThanOrEqual(7);
  });

  it.each(SUBJECTS)('%s: three ideas sell three things to three groups', async (keywords) => {
    for (const ideas of await first(keywords, 3)) {
      expect(new Set(ideas.map(({ title }) => title.split(' for ').at(-1))).size).toBe(3);
      expect(new Set(ideas.map(({ title }) => title.replace(/ for .*/, ''))).size).toBe(3);
    }
  });

  it.each(['a gift', 'houseplants', 'board games', 'coffee', 'knitting'])(
    '%s: who buys for a friend is sold no course',
    async (keywords) => {
      const ideas = await ideasOf({ keywords, outputNumber: 30 }, 9);
      for (const { title } of ideas)
        if (/friends of|guests$/.test(title))
          expect(title).not.toMatch(/course|masterclass|lessons|coaching|audit|check-up|rescue/i);
    },
  );

  it('titles can be said in one breath', async () => {
    const titles = (await Promise.all(SUBJECTS.map((keywords) => ideasOf({ keywords, outputNumber: 10 }, 4)))).flat();
    const long = titles.filter(({ title }) => title.length > 60);
    expect(long.length / titles.length, long.map(({ title }) => title).join('\n')).toBeLessThan(0.12);
    for (const { title } of titles) {
      expect(title.length).toBeLessThanOrEqual(80);
      expect(title).not.toMatch(/ for .* for .* (?:for|who) | who .* (?:who|with) /);
    }
  });

  it('descriptions open with what is sold and to whom', async () => {
    for (const keywords of SUBJECTS)
      for (const { title, description } of await ideasOf({ keywords, outputNumber: 5 }, 6)) {
        const [opening] = sentencesOf(description);
        expect(opening).toMatch(
          /^(?:Sell|Offer|Run|Make|Build|Publish|Write|Teach|Hold|Open|Print|Record|Send|Post|Put|Give|Lead|Start|Rent|Film|Develop|Design|Supply|Keep|Prepare|Choose|Package|Draw|Review|Test|Buy|Be|Host|Work|Take|Import|Fill|Gather|Produce|Let|Coach)\b/,
        );
        expect(normal(opening!), title).toContain(normal(keywords));
      }
  });
});

describe('the visitor’s own words', () => {
  const SUBJECTS: readonly RegExp[] = [
    /houseplants/i,
    /dogs|photography/i,
    /help retired people use their phones|phones|retired people/i,
    /gym|winters|village/i,
    /laid-off teacher/i,
    /spreadsheets|diabetes|nurse/i,
    /vintage cars/i,
    /vegen baking/i,
    /Notion templates|CRM|freelancers/,
    /sewing machine|upcycled denim/i,
    /grandma's "waste nothing" tips/i,
    /empty offices/i,
    /crêpes|fêtes|food truck/i,
    /\btax\b/i,
  ];

  it('stand in every title', () => {
    eachIdea(({ title }, { keywords }) => {
      expect(title, keywords).toMatch(SUBJECTS[INPUTS.findIndex((input) => input.keywords === keywords)]!);
    });
  });

  it('stand in the insights as searches', () => {
    for (const { request, reply } of replies) {
      const words = SUBJECTS[INPUTS.findIndex(({ keywords }) => keywords === request.keywords)]!;
      if (!/waste nothing/.test(request.keywords)) expect(reply.marketInsights.join(' ')).toMatch(words);
    }
  });

  it('are quoted where they are a sentence, and limits are remembered', async () => {
    const said = await write({ keywords: 'My village has no gym and the winters are long' }, 1);
    expect(said.marketInsights.join(' ')).toContain('“My village has no gym and the winters are long”');
    const limited = await write({ keywords: 'under $500, sewing machine, weekends' }, 1);
    expect(limited.marketInsights.join(' ')).toMatch(/under \$500; weekends/);
  });

  it('are the buyers where they name people', async () => {
    const ideas = await ideasOf({ keywords: 'sourdough, gluten free, busy parents', outputNumber: 10, targetMarket: 'B2C' }, 3);
    expect(ideas.filter(({ title }) => /busy parents/.test(title)).length).toBeGreaterThanOrEqual(4);
    expect(ideas.some(({ title }) => /gluten free/i.test(title))).toBe(true);
    const alone = await ideasOf({ keywords: 'single mums', outputNumber: 5, targetMarket: 'B2C' }, 3);
    expect(alone.some(({ title }) => /single mums/.test(title))).toBe(true);
  });

  it('do not put addresses on the page', () => {
    eachIdea(({ title, description }) => expect(title + description).not.toMatch(/https?:|www\./));
  });
});

describe('every option is obeyed', () => {
  const at = async (change: object): Promise<Idea[]> =>
    (await Promise.all([1, 2].map((seed) => ideasOf({ outputNumber: 10, ...change }, seed)))).flat();
  const textOf = (ideas: readonly Idea[]): string => ideas.map(({ title, description }) => `${title} ${description}`).join(' ');

  it.each<[Request['businessType'], RegExp]>([
    ['E-commerce Store', /\b(?:sell|shop|kit|supply|stock|make|range|set|box|deck|poster|chart|logbook|product|pieces)/i],
    [
      'Digital Products',
      /\b(?:template|checklist|spreadsheet|calculator|handbook|guide|pack|database|toolkit|kit|printable|audio)/i,
    ],
    ['Service Business', /\b(?:service|lessons|sessions|workshop|visits|set-up|check-ups|day|company|cover|tries)/i],
    [
      'Content Creation',
      /\b(?:letter|video|channel|podcast|account|posts|site|library|briefing|report|series|critique|guide|diary|page|articles|desk|watch)/i,
    ],
    [
      'SaaS/Software',
      /\b(?:tracker|directory|reminder|booking|tool|assistant|alerts|watcher|monitor|add-on|connector|bridge|app|site|calendar|log)\b/i,
    ],
    [
      'Consulting',
      /\b(?:calls?|companion|coaching|advice|audit|check-up|plan|workshop|adviser|sounding board|training|circle|table|reports|reviews|sessions|hour)/i,
    ],
    [
      'Affiliate Marketing',
      /\b(?:comparison|guides?|lists?|reviews|reports|diary|letter|quiz|finder|demonstrations|videos|test bench|desk)/i,
    ],
    ['Dropshipping', /\b(?:shop|collection|designs?|range|sets?|equipment|goods|catalogue|service|alternatives)/i],
    ['Online Courses', /\b(?:course|cohort|masterclass|track)/i],
    [
      'Subscription Business',
      /\b(?:box|subscription|service|order|club|library|membership|course|lessons|toolbox|help line|plan|panel|briefing|review)/i,
    ],
    [
      'Local Business',
      /\b(?:stall|evening|meeting|service|round|workshop|workroom|room|walks|outings|corner|shelf|shop|desk|order|studio|showroom|surgery|appointment|centre|school|class)/i,
    ],
  ])('business type %s', async (type, words) => {
    const ideas = await at({ businessType: type });
    for (const { title, description } of ideas) expect(`${title} ${sentencesOf(description)[0]!}`).toMatch(words);
    const others = await at({ businessType: TYPES[(TYPES.indexOf(type) % 11) + 1]! });
    expect(textOf(ideas)).not.toBe(textOf(others));
  });

  it('no money means nothing to buy, and a high budget takes capital', async () => {
    for (const businessType of TYPES) {
      const free = await at({ businessType, investmentLevel: 'No Money Required' });
      for (const { investment } of free) expect(investment).toMatch(/^No Money Required: /);
      expect(textOf(free)).not.toMatch(/\b(?:it takes real capital|the capital|minimum orders|with this much to spend)\b/i);
      const rich = await at({ businessType, investmentLevel: 'High Budget ($10,000+)' });
      for (const { investment } of rich) expect(investment).toMatch(/^High Budget \(\$10,000\+\): /);
      expect(textOf(rich), businessType).toMatch(
        /\b(?:capital|the sum|a team|small team|staff|employee|hire|with this much|with money for|developer|production|standard that)\b/i,
      );
    }
  });

  it.each(BUDGETS.slice(1))('investment level %s is named in every idea', async (investmentLevel) => {
    for (const { investment } of await at({ investmentLevel })) expect(investment.startsWith(`${investmentLevel}: `)).toBe(true);
  });

  it.each(LEVELS.slice(1))('difficulty %s', async (difficultyLevel) => {
    const ideas = await at({ difficultyLevel });
    for (const { difficulty } of ideas) expect(difficulty).toBe(difficultyLevel);
    const asks =
      /\b(?:masterclass|accredited|advanced|specialist|expert|reputation|liability|critique|track record|years in the field)\b/i;
    if (difficultyLevel === 'Beginner Friendly')
      expect(textOf(ideas)).not.toMatch(/\b(?:masterclass|accredited|reputation that|liability)\b/i);
    if (difficultyLevel === 'Expert Level') expect(textOf(ideas)).toMatch(asks);
  });

  it('B2B sells to businesses of the industry chosen', async () => {
    const health = await at({ targetMarket: 'B2B', industry: 'Health & Wellness' });
    for (const { title } of health)
      expect(title).toMatch(/practices|pharmacies|studios|clinics|homes|shops|therapists|services|advisers/);
    for (const { title } of await at({ targetMarket: 'B2B', industry: 'Pet Care' }))
      expect(title).toMatch(/veterinary|groomers|kennels|pet shops|walkers|shelters|riding schools|hotels/);
    for (const { title } of await at({ targetMarket: 'B2C' }))
      expect(title).not.toMatch(/clinics|pharmacies|agencies|garages|firms|brokers/);
  });

  it.each<[Request['targetMarket'], RegExp]>([
    [
      'Young Adults 18-30',
      /first flat|flatmates|young|first full-time|twenty-somethings|gig workers|graduates|under thirty|first-time car/,
    ],
    ['Seniors 50+', /retired|grandparents|over sixty|over fifty|late starters|older readers|husband or wife|hard work|widows/],
    ['Parents & Families', /parents|famil/],
    ['Students', /student|trainees|school leavers|postgraduates/],
    ['Entrepreneurs', /owners|founders|freelancers|independent|traders|coaches|employers/],
    ['Creative Industries', /illustrators|photographers|writers|craft|musicians|theatre|design|galleries|film|publishers/],
  ])('target market %s', async (market, words) => {
    for (const { title } of await at({ targetMarket: market })) expect(title).toMatch(words);
  });

  it.each(MARKETS.slice(1))('target market %s changes the insights', async (market) => {
    const insights = async (change: object): Promise<Set<string>> =>
      new Set(
        (await Promise.all([1, 2, 3, 4].map((seed) => write(change, seed)))).flatMap(({ marketInsights }) => marketInsights),
      );
    const plain = await insights({});
    const aimed = await insights({ targetMarket: market });
    expect([...aimed].filter((line) => !plain.has(line)).length).toBeGreaterThanOrEqual(2);
  });

  it.each(INDUSTRIES.slice(1))('industry %s changes ideas and insights', async (name) => {
    const plain = await at({ targetMarket: 'Students' });
    const told = await at({ targetMarket: 'Students', industry: name });
    const known = new Set(plain.flatMap(({ description }) => sentencesOf(description)));
    const fresh = told.flatMap(({ description }) => sentencesOf(description)).filter((line) => !known.has(line));
    expect(
      fresh.filter((line) => /^(?:To stand out|What would set|The twist|Do one thing)/.test(line)).length,
    ).toBeGreaterThanOrEqual(4);
    expect((await write({ industry: name }, 1)).marketInsights).not.toEqual((await write({}, 1)).marketInsights);
  });

  it('a time frame that the server is sent is kept where it can be', async () => {
    for (const { timeline } of await at({ timeFrame: '1 month' })) expect(timeline).toMatch(/weeks/);
    expect(await at({ timeFrame: 'whenever' })).toHaveLength(20);
  });
});

describe('figures follow from the kind of business', () => {
  const mean = (ideas: readonly Idea[]): number =>
    ideas.reduce((sum, { profitability }) => sum + profitability, 0) / ideas.length;

  it('software pays better than printed goods, and takes longer', async () => {
    const software = await ideasOf({ businessType: 'SaaS/Software', outputNumber: 30 }, 1);
    const goods = await ideasOf({ businessType: 'E-commerce Store', outputNumber: 30 }, 1);
    expect(mean(software)).toBeGreaterThan(mean(goods) + 1);
    const slow = (ideas: readonly Idea[]): number => ideas.filter(({ timeline }) => /months/.test(timeline)).length;
    expect(slow(software)).toBeGreaterThan(slow(goods));
  });

  it('skill raises the score and lowers the competition', async () => {
    const easy = await ideasOf({ difficultyLevel: 'Beginner Friendly', outputNumber: 30 }, 2);
    const hard = await ideasOf({ difficultyLevel: 'Expert Level', outputNumber: 30 }, 2);
    expect(mean(hard)).toBeGreaterThan(mean(easy));
    const crowded = (ideas: readonly Idea[]): number => ideas.filter(({ competition }) => competition !== 'Low').length;
    expect(crowded(hard)).toBeLessThan(crowded(easy));
  });
});

describe('correct English', () => {
  const everyText = (check: (text: string, request: Request) => void): void => {
    expect(replies.length).toBeGreaterThanOrEqual(140);
    for (const { request, reply } of replies)
      for (const text of [...reply.nicheIdeas.flatMap(({ title, description }) => [title, description]), ...reply.marketInsights])
        check(text, request);
  };

  it('has no unfilled slot, no doubled word, space or article', () => {
    everyText((text) => {
      expect(text).not.toMatch(/[{}[\]|]|undefined|null|\[object/);
      expect(text).not.toMatch(/\s{2}|^\s|\s$|\s[.,!?;]/);
      expect(text).not.toMatch(/(?<![\p{L}-])(\p{L}+) \1(?![\p{L}-])/iu);
      expect(text).not.toMatch(/\b(?:a|an|the|your|my|our) (?:a|an|the|your|my|our)\b/i);
      expect(text).not.toMatch(/[!?]\.|\.\.|:\s*:|who [^.]* who go round/);
    });
  });

  it('has a and an right, capitals at the start and a mark at the end', () => {
    everyText((text) => {
      expect(text).not.toMatch(/\ban (?:[bcdfgjklmnpqrstvwxyz])/i);
      expect(text).not.toMatch(/\ba (?!one)[aeio][a-z]/);
      expect(text).toMatch(/^["“]?[\p{Lu}\p{N}]/u);
    });
    eachIdea(({ title, description }) => {
      expect(title).not.toMatch(/[.,;:]$/);
      expect(description).toMatch(/[.!?]["”’)]?$/);
    });
  });

  it('names no statistic', () => {
    everyText((text, { keywords }) => {
      if (!/\d/.test(keywords))
        expect(text).not.toMatch(/\d+ ?(?:%|per ?cent)|\b(?:million|billion|studies show|research shows)\b/i);
    });
  });

  it('passes a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const remarksOn = await proofreader(
      INPUTS.map(({ keywords }) => keywords),
      Dialect.British,
    );
    let words = 0;
    const issues: string[] = [];
    for (const { reply } of replies.filter((_, index) => index % 12 === 0)) {
      const text = [...reply.nicheIdeas.slice(0, 3).map(({ description }) => description), ...reply.marketInsights].join('\n\n');
      words += text.split(/\s+/).length;
      issues.push(...(await remarksOn(text)).map(({ said }) => said));
    }
    expect(words).toBeGreaterThan(2000);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🪴',
    '🪴🪴 plants 🪴',
    '12345',
    'THE',
    'and or but',
    '私たちの新しいカフェ',
    'кактусы и кошки',
    'نباتات',
    '<script>alert("hi")</script> <b>Sofa</b>',
    'a "quoted thing" and (brackets) {slot} [x|y] @ ^ $& $1',
    'word '.repeat(500),
    `I make lamps. ${'They are lovely and bright and come in many sizes. '.repeat(60)}`,
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'workshop',
    'course, shop, newsletter',
    'how to keep houseplants alive',
    'saving money',
    'teaching English',
    'single mums',
    'kids',
    'beginners',
    'start a bakery',
    'eco-friendly',
    'I love gardening and have a van',
    'iPad',
    'AI',
    '__proto__',
  ];

  it.each(ODD.map((keywords, index) => [keywords.slice(0, 30), keywords, index] as const))('%s', async (_, keywords, index) => {
    for (const [n, type] of TYPES.entries()) {
      const request = {
        keywords,
        outputNumber: 6,
        businessType: type,
        targetMarket: MARKETS[(index + n) % MARKETS.length]!,
        industry: INDUSTRIES[(index * 2 + n) % INDUSTRIES.length]!,
      };
      const { nicheIdeas } = await write(request, index);
      expect(new Set(nicheIdeas.map(({ title }) => normal(title))).size).toBe(6);
      for (const { title, description } of nicheIdeas) {
        expect(`${title} ${description}`).not.toMatch(/undefined|\s{2}|<|>|\{who\}|\{a\}/);
        if (!keywords.startsWith('word')) expect(description).not.toMatch(/(?<![\p{L}-])(\p{L}+) \1(?![\p{L}-])/iu);
        expect(title.length, title).toBeLessThan(260);
      }
    }
  });

  it.each(['???', '...', 'https://example.org'])('says plainly that it cannot work with %s', (keywords) => {
    expect(() => writer.write({ ...PLAIN, keywords }, contextOf(1))).toThrow(CannotServe);
  });
});

describe('ideas that fit what was typed', () => {
  const textOf = (ideas: readonly Idea[]): string => ideas.map(({ title, description }) => `${title} ${description}`).join(' ');
  const all = async (keywords: string, change: Partial<Request> = {}): Promise<string> => {
    const runs = await Promise.all([1, 2, 3].map((seed) => ideasOf({ keywords, outputNumber: 5, ...change }, seed)));
    return textOf(runs.flat());
  };

  it.each(['Monday', 'tax season', 'menopause', 'van life', 'sleep', 'karaoke'])(
    '%s needs no quotation marks',
    async (keywords) => {
      expect(await all(keywords)).not.toMatch(/“(?:Monday|tax season|menopause|van life|sleep|karaoke)”/i);
    },
  );

  it.each([
    ['🌻', /sunflowers/],
    ['🐝', /beekeeping/],
    ['🪴', /houseplants/],
  ])('%s is read', async (keywords, words) => {
    const text = await all(keywords);
    expect(text).toMatch(words);
    expect(text).not.toContain(keywords);
  });

  it.each([
    ['beekeeping', /long days at home alone|washable|pet owners/],
    ['grief', /first-timer|enthusiasts|who gave up on|passion|second-attempt|which-one-to-buy/i],
    ['Beyoncé', /lessons|coaching|troubleshooting|second-attempt|beginners/i],
    ['public speaking', /retired learners|\bexams?\b/],
    ['dating after divorce', /last child has left|moving for a job/],
    ['empty nest', /moving for a job|separation/],
    ['night-shift nursing', /enthusiasts|adopt/],
  ])('%s is not sold like anything else', async (keywords, wrong) => {
    expect(await all(keywords, { businessType: 'Any Business Type', targetMarket: 'Any Market' })).not.toMatch(wrong);
  });

  it.each([
    ['stepdad', /\bstepdads\b/],
    ['military wife', /\bmilitary wives\b/],
    ['night nurse', /\bnight nurses\b/],
    ['yoga teacher', /\byoga teachers\b/],
  ])('%s stands for all of them, who are the buyers', async (keywords, group) => {
    const ideas = await ideasOf({ keywords, outputNumber: 5, businessType: 'Any Business Type', targetMarket: 'Any Market' }, 2);
    expect(ideas.filter(({ title }) => group.test(title)).length).toBeGreaterThanOrEqual(3);
    expect(textOf(ideas)).not.toMatch(/\b(?:a|an|the) (?:stepdad|military wife|night nurse|yoga teacher) (?!’s)/);
  });

  it('sells a mere group nothing that has to be about something', async () => {
    for (const keywords of ['left-handed people', 'stepdad', 'single mums'])
      for (const { title } of (
        await Promise.all(
          [1, 2, 3, 4].map((seed) =>
            ideasOf({ keywords, outputNumber: 3, businessType: 'Any Business Type', targetMarket: 'Any Market' }, seed),
          ),
        )
      ).flat())
        expect(title).not.toMatch(/lessons|rent-and-swap|lending|audit|second-hand|refill|tracker|setup|set-up/i);
  });

  it.each(['grief', 'mental health for teenage boys', 'wedding speeches', 'small talk', 'tax advice for freelancers'])(
    '%s is posted as nothing that one could drop',
    async (keywords) => {
      const text = await all(keywords, { businessType: 'Dropshipping', targetMarket: 'Any Market', outputNumber: 3 });
      expect(text).not.toMatch(
        /equipment|single useful item|bundle shop|ready-matched|hard-wearing|buy-it-once|bulky|local workshops make/i,
      );
    },
  );
});

describe('a market that was asked for keeps the subject’s own people', () => {
  it.each<[Request['targetMarket'], string, RegExp]>([
    ['Entrepreneurs', 'divorce', /founders starting over|founders living alone/],
    ['Seniors 50+', 'beekeeping', /over fifty/],
    ['Young Adults 18-30', 'beekeeping', /under thirty/],
    ['Creative Industries', 'public speaking', /designers/],
    ['Students', 'moving abroad', /^.*students (?:starting|living|moving)/],
  ])('%s and %s', async (targetMarket, keywords, own) => {
    const ideas = (
      await Promise.all(
        [1, 2, 3].map((seed) => ideasOf({ keywords, targetMarket, businessType: 'Any Business Type', outputNumber: 3 }, seed)),
      )
    ).flat();
    expect(
      ideas.filter(({ title }) => own.test(title)).length,
      ideas.map(({ title }) => title).join('\n'),
    ).toBeGreaterThanOrEqual(3);
  });
});

describe('ideas that somebody would pay for', () => {
  const titles = async (keywords: string): Promise<string> =>
    (
      await Promise.all(
        [1, 2, 3, 4].map((seed) =>
          ideasOf(
            { keywords, outputNumber: 4, businessType: 'Any Business Type', targetMarket: 'Any Market', industry: 'Any' },
            seed,
          ),
        ),
      )
    )
      .flat()
      .map(({ title }) => title)
      .join('\n');

  it.each([
    ['funerals', /present|gift|hosts/],
    ['pickleball', /walks|tours/],
    ['data privacy', /lending|second-hand/],
    ['honesty', /lending|product-finder|which-one-to-buy|shopping lists/],
    ['hiking with a toddler', /sit all day|over forty|gyms/],
    ['bird watching with kids', /first-time owners|pet/i],
    ['wedding speeches', /dating again/],
    ['night owls', /lessons|gave up|for newly retired/],
  ])('%s', async (keywords, wrong) => {
    expect(await titles(keywords)).not.toMatch(wrong);
  });
});
