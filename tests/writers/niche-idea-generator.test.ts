/** Niche ideas: finished ones for what the keywords are about, within the form's conditions; or fewer, or none. */
import { beforeAll, describe, expect, it } from 'vitest';
import { optionValue, valuesOf, type Notes } from '../../engine/definition/index.ts';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/niche-idea-generator.ts';
import { competitionOf, profitabilityOf, timelineOf } from '../../server/writers/niche-idea/figures.ts';
import type { Idea, Wishes } from '../../server/writers/niche-idea/ideas.ts';
import tool from '../../tools/niche-idea-generator.ts';
import samples from '../inputs/niche-idea-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

const files = import.meta.glob<readonly Idea[]>('../../server/writers/niche-idea/ideas/*.yaml', {
  eager: true,
  import: 'default',
});
const library = new Map(Object.values(files).flatMap((ideas) => ideas.map((idea) => [idea.title, idea] as const)));

const optionsOf = (options: Parameters<typeof valuesOf>[0]): readonly string[] => valuesOf(options).map(optionValue).map(String);
const TYPES = optionsOf(tool.fields.businessType.options) as Wishes['businessType'][];

const plain: Wishes = {
  keywords: 'knitting',
  outputNumber: 5,
  businessType: 'Any Business Type',
  investmentLevel: 'Any Budget',
  targetMarket: 'Any Market',
  difficultyLevel: 'Any',
  timeFrame: 'Any Timeframe',
  industry: 'Any',
};

type Reply = Awaited<ReturnType<typeof writer.write>>;
interface Given {
  readonly wishes: Wishes;
  readonly reply?: Reply;
  readonly ideas: readonly Idea[];
  readonly notes: Notes;
  readonly refusal?: CannotServe;
}

/** The page sends one time frame; the server takes any. */
type Asked = Partial<Omit<Wishes, 'timeFrame'>> & { readonly timeFrame?: string };

const ask = async (change: Asked, seed = 1): Promise<Given> => {
  const wishes = { ...plain, ...change } as Wishes;
  let notes: Notes = {};
  const context = { ...contextOf(seed), note: (more: Notes) => void (notes = { ...notes, ...more }) };
  try {
    const reply = await writer.write(wishes, context);
    return { wishes, reply, notes, ideas: reply.nicheIdeas.map(({ title }) => library.get(title)!) };
  } catch (problem) {
    if (!(problem instanceof CannotServe)) throw problem;
    return { wishes, notes, ideas: [], refusal: problem };
  }
};

const KEYWORDS = ['knitting', 'dogs, photography', 'bread', 'yoga', 'vintage cars', 'gardening', 'bookkeeping'];

let given: Given[] = [];
beforeAll(async () => {
  const asked: Asked[] = [
    ...samples.inputs.map(({ body }) => body as Wishes),
    ...KEYWORDS.flatMap((keywords) => [
      { keywords },
      { keywords, outputNumber: 10 as const, investmentLevel: 'No Money Required' as const },
      { keywords, difficultyLevel: 'Beginner Friendly' as const },
      { keywords, targetMarket: 'B2B' as const },
      ...TYPES.map((businessType) => ({ keywords, businessType })),
    ]),
  ];
  given = await Promise.all(asked.map((change, seed) => ask(change, seed)));
}, 60_000);

const served = () => {
  const found = given.filter((one): one is Given & { reply: Reply } => one.reply !== undefined);
  expect(found.length).toBeGreaterThan(50);
  return found;
};

describe('what comes', () => {
  it('is as many different ideas as were asked for, or at least three of them, and fewer are owned up to', () => {
    for (const { wishes, ideas, notes } of served()) {
      const asked = wishes.outputNumber;
      expect(ideas).not.toContain(undefined);
      expect(new Set(ideas).size).toBe(ideas.length);
      expect(ideas.length).toBeGreaterThanOrEqual(Math.min(3, asked));
      expect(ideas.length).toBeLessThanOrEqual(asked);
      if (ideas.length === asked) expect(notes.fewer).toBeUndefined();
      else expect(notes.fewer).toMatchObject({ given: ideas.length, asked });
    }
  });

  it('says buyer, problem, what is sold and the first step, word for word as somebody wrote them', () => {
    for (const { reply, ideas } of served())
      reply.nicheIdeas.forEach(({ description }, at) => {
        const { buyer, problem, sold, step } = ideas[at]!;
        for (const said of [buyer, problem, sold, step]) expect(description).toContain(said);
        expect(description).toMatch(/^\p{Lu}.*[.!?]$/u);
        expect(description).not.toMatch(/[{}[\]|]|undefined|\s{2}|\.\./);
      });
  });

  it('names the best of them, and four to six insights', () => {
    for (const { reply } of served()) {
      expect(reply.nicheIdeas).toContainEqual(reply.topIdea);
      for (const { profitability } of reply.nicheIdeas) expect(profitability).toBeLessThanOrEqual(reply.topIdea.profitability);
      expect(new Set(reply.marketInsights).size).toBe(reply.marketInsights.length);
      expect(reply.marketInsights.length).toBeGreaterThanOrEqual(4);
      expect(reply.marketInsights.length).toBeLessThanOrEqual(6);
    }
  });

  it('is about what was typed', async () => {
    for (const [keywords, subject] of [
      ['knitting', 'knitting'],
      ['bread', 'bread'],
      ['VINTAGE CARS', 'vintage-cars'],
    ] as const) {
      const { ideas } = await ask({ keywords });
      for (const idea of ideas) expect(idea.for, idea.title).toContain(subject);
    }
  });

  it('joins two interests where somebody has made an idea of both', async () => {
    const { ideas } = await ask({ keywords: 'dogs, photography', outputNumber: 3 });
    expect(ideas.some((idea) => idea.for.includes('dog') && idea.for.includes('photography'))).toBe(true);
  });

  it('takes the people in a list for buyers, and not for an interest', async () => {
    const { ideas } = await ask({ keywords: 'bread, busy parents' });
    for (const idea of ideas) expect(idea.for, idea.title).toContain('bread');
  });
});

describe('the conditions of the form', () => {
  /** Those who were told nothing else of this condition. */
  const heldTo = (name: string) => served().filter(({ notes }) => !notes.unmet?.includes(name));

  it('cost no more than there is to spend', () => {
    for (const { wishes, ideas } of heldTo('investment level'))
      if (wishes.investmentLevel === 'No Money Required') for (const { budget } of ideas) expect(budget).toBe('none');
  });

  it('sell to firms where firms were asked for', () => {
    for (const { wishes, ideas } of heldTo('target market'))
      if (wishes.targetMarket === 'B2B') for (const { markets } of ideas) expect(markets).toContain('B2B');
  });

  it('ask no more of a beginner than a beginner can soon do', () => {
    for (const { wishes, ideas } of heldTo('difficulty level'))
      if (wishes.difficultyLevel === 'Beginner Friendly')
        for (const { skill } of ideas) expect(['beginner', 'intermediate']).toContain(skill);
  });

  it('are of the kind that was chosen; of a like kind only up to three', () => {
    for (const { wishes, ideas } of served()) {
      const others = ideas.filter(({ kinds }) => !kinds.some((kind) => kind === wishes.businessType));
      if (wishes.businessType !== 'Any Business Type')
        expect(others.length === 0 || ideas.length <= 3, wishes.keywords).toBe(true);
    }
  });

  it('are gone against by three at most, where there are too few others, and never without a word', async () => {
    const { ideas, notes } = await ask({
      keywords: 'knitting',
      businessType: 'SaaS/Software',
      targetMarket: 'B2B',
      investmentLevel: 'High Budget ($10,000+)',
      difficultyLevel: 'Expert Level',
    });
    expect(ideas).toHaveLength(3);
    expect(notes.unmet).toMatch(/business type/);
    for (const idea of ideas) expect(idea.for, idea.title).toContain('knitting');
    for (const { notes: told, ideas: found } of served())
      if (told.unmet !== undefined) expect(found.length).toBeLessThanOrEqual(3);
    expect((await ask({ keywords: 'knitting' })).notes.unmet).toBeUndefined();
  });

  it('are kept to in time where a time is named', async () => {
    for (const { weeks } of (await ask({ timeFrame: '1 month' })).ideas) expect(weeks).toBeLessThanOrEqual(4);
    expect((await ask({ timeFrame: 'whenever' })).ideas).toHaveLength(5);
  });
});

describe('figures', () => {
  const [some] = library.values();
  const worth = (change: Partial<Idea>): number => profitabilityOf({ ...some!, ...change });

  it('follow from the row', () => {
    expect(worth({ repeat: 'weekly' })).toBeGreaterThan(worth({ repeat: 'once' }));
    expect(worth({ margin: 'good' })).toBeGreaterThan(worth({ margin: 'thin' }));
    expect(worth({ scales: true, crowd: 'few' })).toBeGreaterThan(worth({ scales: false, crowd: 'many' }));
    expect(timelineOf({ ...some!, weeks: 1 })).toBe('First sale in about 1 week');
    expect(timelineOf({ ...some!, weeks: 13 })).toBe('First sale in about 3 months');
    expect(competitionOf({ ...some!, crowd: 'many' })).toBe('High');
  });

  it('are sober: out of ten, and seldom near it', () => {
    const all = [...library.values()].map(profitabilityOf);
    for (const figure of all) expect(figure >= 1 && figure <= 10 && Number.isInteger(figure)).toBe(true);
    expect(all.filter((figure) => figure >= 9).length / all.length).toBeLessThan(0.1);
  });
});

describe('nothing', () => {
  it.each(['???', '...', 'xqzt', '🎉', '私たちの新しいカフェ'])('is made up for %s', async (keywords) => {
    const { refusal } = await ask({ keywords });
    expect(refusal?.message).toMatch(/Copy as a prompt/);
  });
});

describe('chance', () => {
  it('can be repeated, and gives other ideas on another press', async () => {
    const titles = async (seed: number) => (await ask({ outputNumber: 3 }, seed)).ideas.map(({ title }) => title);
    expect(await titles(3)).toEqual(await titles(3));
    expect(new Set((await Promise.all([1, 2, 3, 4].map(titles))).flat()).size).toBeGreaterThan(3);
  });
});
