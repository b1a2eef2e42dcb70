import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { countWords } from '../../server/english/prose.ts';
import writer from '../../server/writers/hook-generator.analyze.ts';
import { patterns } from '../../server/writers/hook/pieces.ts';
import { BRIEF_SLOTS } from '../../server/kit/slots.ts';
import { filled, readTemplate } from '../../server/kit/template.ts';
import { seeded } from '../../server/random.ts';
import { analyze } from '../../tools/hook-generator.ts';
import samples from '../inputs/hook-generator.analyze.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Analysis = Awaited<ReturnType<typeof writer.write>>['analysis'];

const TYPES = valuesOf(analyze.request.hookType.options) as Request['hookType'][];
const AUDIENCES = valuesOf(analyze.request.targetAudience.options) as Request['targetAudience'][];
const SCORES = [
  'overallScore',
  'engagementLevel',
  'clarityScore',
  'emotionalImpact',
  'curiosityFactor',
  'audienceRelevance',
] as const;

const analysed = async (request: Request, seed = 1): Promise<Analysis> => (await writer.write(request, contextOf(seed))).analysis;
const of = (hook: string, change: Partial<Request> = {}): Promise<Analysis> =>
  analysed({ hook, hookType: 'Statement', targetAudience: 'Everyone', ...change });

const RANKED = samples.inputs.toSorted((one, other) => one.rank - other.rank).map(({ body }) => body as Request);

/** Ranks from 1, equal values sharing the mean of theirs. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length + 1) / 2;
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, at) => sum + (value - mean) * ((b[at] ?? 0) - mean), 0);
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
};

const TOPIC = {
  'topic:thing': { words: 'school lunches', isMany: true },
  'topic:gerund': { words: 'learning the piano at fifty' },
  'topic:infinitive': { words: 'learn the piano at fifty' },
  'topic:statement': { words: 'a slow website loses customers' },
  'topic:question': { words: 'Why do cats sit in boxes?' },
  'told:first': { words: 'I lost my job in March.' },
  'told:last': { words: 'None of them paid.' },
  age: { words: '67' },
  money: { words: '$1,200' },
};

/** Every sample for every kind and audience, and hooks of our own making. */
let cases: readonly (readonly [Analysis, Request])[] = [];
const allCases = async (): Promise<readonly (readonly [Analysis, Request])[]> => {
  const requests = RANKED.flatMap((request) =>
    TYPES.map((hookType, at) => ({
      ...request,
      hookType,
      targetAudience: AUDIENCES[(at + request.hook.length) % AUDIENCES.length]!,
    })),
  );
  for (const [at, { text, types }] of patterns.entries()) {
    const hook = filled(readTemplate(text, BRIEF_SLOTS), TOPIC, seeded(at))!;
    for (const step of [0, 3])
      requests.push({ hook, hookType: types[0]!, targetAudience: AUDIENCES[(at + step) % AUDIENCES.length]! });
  }
  expect(requests.length).toBeGreaterThan(250);
  const found: (readonly [Analysis, Request])[] = [];
  for (const request of requests) found.push([await analysed(request), request]);
  return found;
};
/** Each text and each audience is read for its meaning, which takes its time on a busy machine. */
beforeAll(async () => {
  cases = await allCases();
}, 240_000);
const everyCase = (check: (analysis: Analysis, request: Request) => void): void => {
  for (const [analysis, request] of cases) check(analysis, request);
};

describe('scores', () => {
  it('rise with how good a hook is, over the whole scale', async () => {
    const overall = await Promise.all(RANKED.map(async (request) => (await analysed(request)).overallScore));
    expect(
      spearman(
        overall,
        RANKED.map((_, at) => at),
      ),
    ).toBeGreaterThan(0.8);
    expect(Math.max(...overall) - Math.min(...overall)).toBeGreaterThan(4);
  });

  it('lie between 0 and 10 with one decimal at most, and the overall score between the lowest and the highest', () => {
    everyCase((analysis, { hook }) => {
      for (const key of SCORES) {
        expect(analysis[key], `${key} of ${hook}`).toBeGreaterThanOrEqual(0);
        expect(analysis[key], `${key} of ${hook}`).toBeLessThanOrEqual(10);
        expect(Math.round(analysis[key] * 10) / 10).toBe(analysis[key]);
      }
      const parts = SCORES.slice(1).map((key) => analysis[key]);
      expect(analysis.overallScore).toBeGreaterThanOrEqual(Math.min(...parts));
      expect(analysis.overallScore).toBeLessThanOrEqual(Math.max(...parts));
    });
  });

  it('are the same for the same hook, whatever the chance', async () => {
    for (const request of RANKED) expect(await analysed(request, 1)).toEqual(await analysed(request, 2));
  });

  it.each<[(typeof SCORES)[number], better: string, worse: string]>([
    ['engagementLevel', 'Would you open the letter if you knew who sent it?', 'The letter is an old form of communication.'],
    ['engagementLevel', 'You locked the door and left the key inside.', 'In this post I will talk about doors in general.'],
    [
      'clarityScore',
      'The lake froze overnight.',
      'The utilisation of multidisciplinary methodologies facilitates institutionalisation.',
    ],
    ['clarityScore', 'Nobody came to the second rehearsal.', 'NOBODY CAME TO THE SECOND REHEARSAL!!!'],
    ['emotionalImpact', 'My father cried once, and I was the reason.', 'The company published a report in spring.'],
    ['curiosityFactor', 'Nobody knew why the clock stopped, until somebody opened it.', 'Clocks are useful objects in the home.'],
    ['curiosityFactor', 'What did the gardener bury under the seventh tree?', 'Gardeners often plant trees.'],
  ])('%s: “%s” beats “%s”', async (key, better, worse) => {
    expect((await of(better))[key]).toBeGreaterThan((await of(worse))[key] + 0.4);
  });

  it('relevance follows the audience', async () => {
    const hook = 'The editor sent back my first chapter with one word on page nine.';
    const writers = await of(hook, { targetAudience: 'Writers' });
    const owners = await of(hook, { targetAudience: 'Business Owners' });
    expect(writers.audienceRelevance).toBeGreaterThan(owners.audienceRelevance + 1);
    const everyone = await of(hook);
    expect(everyone.audienceRelevance).toBeGreaterThanOrEqual(5);
    expect(everyone.audienceRelevance).toBeLessThanOrEqual(6);
  });
});

describe('remarks', () => {
  it('are whole sentences, all different, one to four of each sort', () => {
    everyCase(({ strengths, improvements }) => {
      for (const remarks of [strengths, improvements]) {
        expect(remarks.length).toBeGreaterThanOrEqual(1);
        expect(remarks.length).toBeLessThanOrEqual(4);
        expect(new Set(remarks).size).toBe(remarks.length);
        for (const remark of remarks) {
          expect(remark).toMatch(/^[“\p{Lu}]/u);
          expect(remark).toMatch(/[.?!…]”?$/);
          expect(remark).not.toMatch(/undefined|null|\s{2}|\$\{|false|“”/);
        }
      }
    });
  });

  it('point at the hook’s own words', () => {
    everyCase(({ strengths, improvements }, { hook }) => {
      const bare = (text: string): string =>
        text
          .replace(/["“”…']/g, '')
          .replace(/\s+/g, ' ')
          .trim()
          .toLowerCase();
      const remarks = [...strengths, ...improvements];
      const quotes = remarks.flatMap((remark) => [...remark.matchAll(/“([^”]+)”/g)].map(([, words]) => bare(words!)));
      const own = quotes.filter((words) => bare(hook).includes(words));
      expect(own.length, `${hook}\n${remarks.join('\n')}`).toBeGreaterThanOrEqual(1);
      // The only other words in quotation marks are advice: “you”, “but”, “yet”.
      for (const words of quotes.filter((each) => !own.includes(each))) expect(['you', 'but', 'yet']).toContain(words);
    });
  });

  it('notice what the hook is not', async () => {
    const said = async (hook: string, hookType: Request['hookType']): Promise<string> =>
      (await of(hook, { hookType })).improvements.join(' ');
    expect(await said('Bread goes stale in a day.', 'Question')).toMatch(/question/i);
    expect(await said('Bread goes stale in a day or so.', 'Quote')).toMatch(/quot/i);
    expect(await said('Bread goes stale quickly in summer.', 'Statistic')).toMatch(/figure|number/i);
    expect(await said('In this essay I will talk about bread.', 'Statement')).toMatch(/“In this essay/);
    expect(await said('YOU MUST READ THIS NOW!!!', 'Statement')).toMatch(/shout|small letters/i);
  });
});

describe('formulas', () => {
  it.each([
    ['I hope this letter finds you well.', /“I hope this letter finds you well”/],
    ['Just checking in on my last message about the fence.', /“Just checking in on my last message”/],
    ['Last chance! The winter sale ends on Sunday.', /“Last chance”/],
    ['You will never believe what my goat ate!', /“You will never believe what”/],
    ['Congratulations! You’ve been chosen.', /“Congratulations”/],
    ['This one exercise will transform your evenings forever.', /“This one exercise”/],
    ['Throughout history, people have always baked bread.', /“Throughout history”/],
  ])('%s', async (hook, named) => {
    const { overallScore, strengths, improvements } = await of(hook);
    expect(improvements.join(' ')).toMatch(named);
    expect(strengths.join(' ')).not.toMatch(/own life|makes its point|somebody speaks|opens a gap/);
    expect(overallScore).toBeLessThan(4);
  });
  it('leave alone who says something of their own in such words', async () => {
    const { improvements, overallScore } = await of('Quick question about the crack in your kiln, Mrs Abara');
    expect(improvements.join(' ')).not.toMatch(/(?:opened|stood in) too many texts|no text keeps/);
    expect(overallScore).toBeGreaterThan(5);
  });
});

describe('best use cases', () => {
  it('are three different places at most, which fit the length, or none', () => {
    everyCase(({ bestUseCases }, { hook }) => {
      if (bestUseCases === undefined) return;
      expect(bestUseCases.length).toBeGreaterThanOrEqual(1);
      expect(bestUseCases.length).toBeLessThanOrEqual(3);
      expect(new Set(bestUseCases).size).toBe(bestUseCases.length);
      if (countWords(hook) > 30) expect(bestUseCases.join()).not.toMatch(/subject|headline/i);
    });
  });

  it('go by the type where the text does not say', async () => {
    const text = 'Bread goes stale in a day or so.';
    expect((await of(text, { hookType: 'Statement' })).bestUseCases).toBe(undefined);
    expect((await of(text, { hookType: 'Controversy' })).bestUseCases).toEqual(['Opinion pieces']);
  });
});

/** By its make, from other trades. */
const MADE: readonly [hook: string, fits: RegExp, never: RegExp][] = [
  ['The pool will be closed on Friday 9 May for repairs.', /^Notices/, /Social|essays/],
  ['From 4 June the skips will be emptied on Mondays.', /^Notices/, /Feature/],
  ['Hems while you wait, zips by noon. Come before five.', /^Advertisements$/, /Social/],
  ['Soup with neighbours, Tuesdays, St Ann’s Hall. £3 and no need to book.', /^$/, /Social/],
  ['Your thermostat isn’t broken. Your hall is too cold.', /^$/, /essays|Feature/],
  ['I told my aunt I had read her novel. I hadn’t. I read it on her stairs, in nine minutes.', /essays.*Speech/, /Feature/],
  ['My uncle taught a parrot to answer the phone. It has never taken a message.', /Speech openings/, /Feature|headlines/],
  ['We threw out 900 keys last year. This is the label that ended it.', /Newsletters/, /Feature|essays/],
  ['“Just one more page,” she said. So when exactly do I cook?', /Social media posts/, /Feature/],
  ['On the night the mill burned, the foreman in Bolton was playing chess.', /^$/, /Social/],
  ['Unpopular opinion: stairs are kinder than lifts.', /^$/, /essays/],
];
describe('where a hook of its make belongs', () => {
  it.each(MADE)('%s', async (hook, fits, never) => {
    const places = (await of(hook)).bestUseCases?.join() ?? '';
    expect(places).toMatch(fits);
    expect(places).not.toMatch(never);
  });
  it.each([
    'According to the Oxford English Dictionary, “friendship” is a relationship between friends.',
    'Everything you know about mattresses is wrong.',
    'For those of you who don’t know me, I’m the uncle.',
  ])('a stock line belongs nowhere yet: %s', async (hook) => expect((await of(hook)).bestUseCases).toBe(undefined));
});

describe('where it belongs', () => {
  it.each([
    ['Hello everybody, welcome back to my channel, today we paint a fence.', /Video/, /Landing|Essay|subject/],
    ['6 ways to store apples', /List articles/, /Essay/],
    ['As a father, runner and baker I like mornings.', /Profile/, /Essay|Landing/],
    ['Would you sleep in a lighthouse?', /Social media posts/, /Essay/],
    ['Nine busy breakfasts for cold mornings', /List articles/, /Essay|Opinion/],
    ['I counted 43 steps to the attic before the police came.', /Personal essays/, /List|headlines/],
    ['My dog is afraid of the toaster.', /^$/, /Opinion/],
    ['Twelve quick soups for cold nights', /List articles/, /Essay|Opinion/],
    ['Our best customer paid us in honey.', /Newsletters/, /Opinion|Landing/],
    ['Why do bridges hum at night?', /^$/, /Polls|Opinion/],
    ['Hope is a door without a handle.', /^$/, /Landing/],
    ['My aunt sold the boat on Friday and hid the money in a boot.', /essays/, /Landing/],
    ['The last thing my uncle lost was his tune; the first was how to boil an egg.', /essays/i, /How-to/],
    // What it calls itself, and whom it calls by name, goes before its shape.
    ['Subject: your parcel has two labels', /Email/, /Landing|How-to/],
    ['I hope this message finds you well, and your roof too.', /^$/, /essays|Speech/],
    ['Olga, your booking form loses the date.', /Emails to one person/, /How-to|Landing/],
    ['In this blog post I will compare three rakes.', /Blog/, /Video/],
    ['Quick question, Olga: do you have nine minutes for a look at the boiler?', /Emails to one person/, /Newsletter|subject/],
    ['Dear Mr Ode, your garage has 90 good reviews and no phone number.', /Emails to one person/, /Landing|essays|posts/],
    // One word by the way is no topic.
    ['I was sent home from the bakery for oiling the clock, not the door.', /essays/, /Food|Business/],
    ['The soup was the only thing on the menu that nobody sent back.', /^$/, /Landing/],
    ['My surgeon lost a shoe.', /^$/, /Health|Landing/],
    // A subject line is one short sentence.
    ['Why your code breaks at night. The keyboard is full of honey.', /^$/, /Food|subject|headline/i],
  ])('%s', async (hook, fits, never) => {
    const places = (await of(hook)).bestUseCases?.join() ?? '';
    expect(places).toMatch(fits);
    expect(places).not.toMatch(never);
  });
});

describe('what a hook without a fault is told', () => {
  it('is not, where the hook is weak, to leave it as it is', async () => {
    for (const [hook] of READ.filter(([, , most]) => most <= 5))
      expect((await of(hook)).improvements.join(' '), hook).not.toMatch(/^Leave|as it is:/);
  });
});

describe('what it spreads', () => {
  const PLAIN = 'My sister sold her piano for a bicycle on Friday.';
  const VAGUE = 'There are a lot of various things and ways that matter to something in the world.';
  const MINE = 'If your rent went up in May, your landlord owes you a letter.';

  it('tells clear hooks from vague ones, and those for everybody from those for nobody', async () => {
    const [plain, vague, mine] = await Promise.all([PLAIN, VAGUE, MINE].map((hook) => of(hook)));
    expect(plain!.clarityScore).toBeGreaterThan(vague!.clarityScore + 1);
    expect(mine!.audienceRelevance).toBeGreaterThan(plain!.audienceRelevance + 0.5);
    expect(plain!.audienceRelevance).toBeGreaterThan(vague!.audienceRelevance + 0.5);
  });

  it('sends hooks of one kind to different places', async () => {
    const hooks = [PLAIN, MINE, 'How to fold a shirt in 4 seconds', '“Run,” said the dentist.', 'Bread is late. Nobody asks.'];
    const places = await Promise.all(hooks.map(async (hook) => (await of(hook)).bestUseCases?.join()));
    expect(new Set(places.filter(Boolean)).size).toBe(places.filter(Boolean).length);
    expect(places.filter(Boolean).length).toBeGreaterThan(1);
  });
});

describe('odd input', () => {
  it.each([
    'x',
    '?',
    '🍋',
    '...',
    '12345',
    'THE END',
    '私たちの新しいカフェ',
    'мы продаем мёд',
    '<script>alert("hi")</script>',
    'https://example.org',
    '“”',
    'word '.repeat(180).trim(),
    'a\n\nb\nc',
    '$& $1 ${x}',
  ])('%s', async (hook) => {
    for (const hookType of TYPES) {
      const analysis = await of(hook, { hookType, targetAudience: 'Students' });
      for (const key of SCORES) expect(Number.isFinite(analysis[key])).toBe(true);
      for (const remark of [...analysis.strengths, ...analysis.improvements]) expect(remark.trim()).not.toBe('');
    }
  });
});

/** How good a hook is for a reader, of trades and tellers that no rule was made for. */
const READ: readonly [hook: string, least: number, most: number][] = [
  ['My landlord knocked at 6 a.m. with a locksmith and a cake.', 6, 10],
  ['"Who fed the snake?" was the first thing my mother said to the police.', 6, 10],
  ['We fired our best salesman, and sales rose by 40%.', 6, 10],
  ['If you grade essays on Sundays, this spreadsheet owes you an apology.', 5, 10],
  ['Why do lighthouse keepers paint the stairs grey?', 5, 10],
  ['Should schools have uniforms?', 1, 5],
  ['7 tips for better sleep', 0, 4],
  ['We are thrilled to announce that our bakery opens on Monday.', 0, 5],
  ['In today’s digital landscape, pharmacies must answer their phones.', 0, 5],
  ['Unlock your full potential with the power of habits!', 0, 3],
  ['Healthy food is important for everybody.', 0, 3],
  ['My novel “Salt” was turned down by 31 publishers.', 3, 10],
  ['“You sold the boat?” Her brother put down the phone.', 5, 10],
  ['We thought it would be nice to tell you about our new menu.', 0, 5],
  ['Our neighbour’s goat has more followers than we have.', 3, 10],
  ['If your flight is late, read clause 14 of your ticket before you queue.', 4, 10],
  ['How to clean a pan with half an onion in 3 minutes', 2, 10],
  ['The church that my uncle painted burned down on a Sunday, with my aunt’s pies inside.', 4, 10],
  ['He trained for nine years. Nobody came.', 5, 10],
  ['The interview went well. Here is the sentence that cost me the job.', 4, 10],
  ['3 mistakes that cost me my bakery', 2, 10],
  ['You are brushing your teeth to ruin.', 3, 10],
  ['Hi folks, we’re gonna talk about some stuff today.', 0, 4],
  ['this one trick will make u a beter swimer', 0, 4],
  ['Our order form had nine boxes. We cut six.', 3, 10],
  ['I have never seen a baker run.', 2, 9],
  ['On her first day our niece bit the dentist.', 4, 10],
  ['The nurse looked at my chart and said: “Who signed this?”', 5, 10],
  ['Four out of five kettles in our street leak.', 4, 10],
  ['Fold your towels in three.', 2, 9],
  ['There is a street in Lyon where every door is blue.', 2, 9],
  ['Success rarely happens overnight.', 0, 5],
  ['hello friends!! tea is great', 0, 5],
  ['Why we closed our best shop.', 2, 8],
  ['After 30 years as a plumber, I never drink from a tap.', 5, 10],
  ['Two tools I never lend as a carpenter', 3, 10],
  ['Every Friday a stranger leaves a chair outside our door.', 5, 10],
  ['The cheapest room in the hotel never goes to a guest.', 4, 10],
  ['The best way to learn is never to stop.', 0, 7],
  ['I asked forty bakers for a recipe, and none of them had one.', 6, 10],
  ['Parking: it is dear, but it does not have to be.', 0, 6],
  ['We own a ladder that fits no wall in the house.', 5, 10],
  ['As a nurse I read labels so you never have to.', 3, 8],
  ['Nobody told me about the third winter.', 4, 9],
  ['Ethics matters more than ever.', 0, 3],
  ['Runner, father, engineer and occasional poet.', 0, 4],
  ['Nurses, put the blue form in the drawer.', 4, 10],
  ['We spend half of our summer in tired shoes.', 3, 10],
  ['It was a lovely morning and the bees were humming.', 0, 5],
  ['This is the story of my first job, which was very interesting, and I met many different people.', 0, 4],
  ['There are 61 steps to my door, and I have cursed every one since June.', 4, 10],
  ['Reason four will SHOCK you!', 0, 3],
  ['Tip #9 will leave you speechless.', 0, 3],
  ['The new siren will shock the whole ward.', 1, 9],
  ['Hello everyone, so many of you wrote to me about soap.', 0, 5],
  ['Today I am going to talk about why you should salt your pasta water.', 0, 5],
  ['Do you know why manhole covers are round?', 3, 9],
  ['How much would you pay for one quiet hour?', 2, 9],
  ['The kitchen burned down at noon, and nobody rang the bell.', 4, 10],
  ['68% of library books in our county have never been lent.', 3, 10],
  ['Somewhere in your cellar there is a box you forgot.', 4, 10],
  ['Boredom is the most honest thing a child owns.', 3, 9],
  ['Most bakers salt their dough an hour too late.', 3, 10],
  ['Last summer we travelled a lot and saw many interesting places.', 0, 4],
  ['Since time immemorial, salt has played a key role in human life.', 0, 3],
  ['Tea: love it or hate it, you cannot ignore it!', 0, 5],
  ['This grandpa opened the shed and what happened next is on video.', 1, 9],
  ['In this post we will discuss the benefits of compost for tomatoes.', 0, 4],
  ['Did you know that cycling is good?', 0, 4],
  ['I meant to write about my aunt, but something strange came in the post.', 1, 9],
  ['Tea lovers, listen up! This changes everything.', 0, 4],
  ['Cooking is not about recipes, it’s about love.', 0, 6],
  ['I would be a better swimmer if I had a lake.', 1, 8],
  ['Forty percent of the milk poured in this hall goes to cats.', 2, 9],
  ['Seven stews that cost less than a tram ticket', 1, 8],
  ['Your thermostat isn’t warm; it was set by a stranger.', 3, 10],
  ['Envy is a tenant who never pays in coins.', 3, 9],
  ['Before you rent the cellar, smell the wall behind the door.', 4, 9],
  ['Nobody on the ferry would say who had paid for the band.', 4, 10],
  ['The only man who knew where the spoons were was the cook on deck two.', 2, 10],
  ['You have probably been rinsing your rice in the one bowl that spoils it.', 5, 10],
  ['The cat knew before the vet did.', 5, 10],
  ['Swimming at 70 taught me more about fear than about lakes.', 4, 10],
  ['The last thing my uncle lost was his tune; the first was how to boil an egg.', 4, 10],
  ['This talk will discuss the advantages and disadvantages of school lunches.', 0, 4],
  ['Hello everyone, welcome back to my podcast, so today I’m going to be talking about a few things again.', 0, 4],
];

describe('what fits the text', () => {
  it.each([
    ['In this video I glue a cup. Watch until the end.', /Video/, /Live|Blog|Essay|Podcast|Speech/],
    ['My lamp fell on my cousin. Watch to the end, it gets worse.', /Video|Social/, /Live|Essay|essays|Feature/],
    ['We are live now, and the kiln is still hot.', /Live streams/, /Video|Essay|essays/],
    ['Why do gulls stamp? Keep reading.', /(?:)/, /Video|video|Live|Podcast|Speech/],
    ['On our podcast a beekeeper hums.', /Podcast/, /Video|Live|Essay/],
  ])('goes where the text says it is: %s', async (hook, fits, never) => {
    for (const hookType of TYPES) {
      const places = (await of(hook, { hookType })).bestUseCases?.join() ?? '';
      expect(places).toMatch(fits);
      expect(places).not.toMatch(never);
    }
  });
});

describe('stock lines', () => {
  it.each([
    ['Radiators or stoves? It’s the question I get asked most, and the answer might surprise you.', /“might surprise you”/],
    ['According to the Cambridge Dictionary, “patience” is the ability to wait.', /“According to the Cambridge Dictionary”/],
    [
      'The county’s premier caterer for all your party needs at competitive prices.',
      /“premier”.*“all your party needs”.*“at competitive prices”/,
    ],
    ['Florence is a city of contrasts, where old meets new.', /“city of contrasts”/],
    ['Cleaning you can trust. Prices you’ll love.', /“Cleaning you can trust”/],
    ['Distinguished guests, it is my great honour to welcome you.', /“Distinguished guests”/],
    ['You miss 100% of the shots you don’t take.', /“You miss 100% of the shots you don/],
  ])('are named, and neither praised nor scored high: %s', async (hook, named) => {
    const { overallScore, strengths, improvements } = await of(hook);
    expect(improvements.join(' ')).toMatch(named);
    expect(strengths.join(' ')).not.toMatch(/own life|speaks to one|somebody speaks|takes back|another light|opens a gap/);
    expect(overallScore).toBeLessThan(4.5);
  });
});

it('an audience is near where the text speaks of its world', async () => {
  const hook = 'Our baby has learned to open the fridge.';
  const [near, far] = [await of(hook, { targetAudience: 'Parents' }), await of(hook, { targetAudience: 'Writers' })];
  expect(near.audienceRelevance).toBeGreaterThan(far.audienceRelevance + 1);
});

describe('how good it finds a hook', () => {
  it.each(READ)('%s', async (hook, least, most) => {
    const { overallScore } = await of(hook);
    expect(overallScore).toBeGreaterThanOrEqual(least);
    expect(overallScore).toBeLessThanOrEqual(most);
  });

  it('quotes whole words', async () => {
    for (const [hook] of READ) {
      const { strengths, improvements } = await of(hook);
      for (const [, words] of [...strengths, ...improvements].join('\n').matchAll(/“([^”]+)”/g)) {
        const bare = hook.replace(/["“”]/g, "'").replace(/\s+/g, ' ');
        const at = bare.indexOf(words!);
        expect(at, words).toBeGreaterThanOrEqual(0);
        expect(`${bare[at - 1] ?? ' '}${bare[at + words!.length] ?? ' '}`, words).toMatch(/^[^\p{L}\p{N}]{2}$/u);
      }
    }
  });
});
