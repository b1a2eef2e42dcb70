import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { seeded } from '../../server/random.ts';
import writer from '../../server/writers/hashtag-generator.ts';
import tool from '../../tools/hashtag-generator.ts';
import samples from '../inputs/hashtag-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;

const TONES = valuesOf(tool.fields.tone.options) as Request['tone'][];
const AUDIENCES = valuesOf(tool.fields.audience.options) as Request['audience'][];
const PLATFORMS = valuesOf(tool.fields.platform.options) as Request['platform'][];
const INPUTS = samples.inputs.map(({ body }) => ({ ...body, language: 'English' }) as Request);

const write = async (request: Request, seed: number): Promise<Reply> => writer.write(request, contextOf(seed));
const tagsOf = async (change: Partial<Request>, seed: number): Promise<string[]> =>
  (await write({ ...INPUTS[0]!, ...change }, seed)).hashtags.map(({ hashtag }) => hashtag);
const over = async (seeds: readonly number[], change: Partial<Request>): Promise<string[]> =>
  (await Promise.all(seeds.map((seed) => tagsOf(change, seed)))).flat();
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Every sample as it is, and with options and counts mixed anew. */
const cases = INPUTS.flatMap((request, index) =>
  Array.from({ length: 11 }, (_, round) => {
    const random = seeded(index * 1000 + round);
    const mixed: Request = {
      ...request,
      count: (1 + random.below(30)) as Request['count'],
      tone: random.pick(TONES),
      audience: random.pick(AUDIENCES),
      platform: PLATFORMS[(index + round) % PLATFORMS.length]!,
    };
    return { request: round === 0 ? request : mixed, seed: index * 77 + round };
  }),
);
const replies: { request: Request; reply: Reply }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, reply: await write(request, seed) });
}, 60_000);

const expectSound = (reply: Reply, { content, count }: Pick<Request, 'content' | 'count'>): void => {
  const tags = reply.hashtags.map(({ hashtag }) => hashtag);
  expect(tags, content).toHaveLength(count);
  expect(reply.hashtagString).toBe(tags.join(' '));
  // Neither case nor a plural makes another hashtag.
  const bare = tags.map((tag) => tag.toLowerCase());
  expect(new Set(bare).size, reply.hashtagString).toBe(count);
  expect(
    bare.filter((tag) => bare.includes(`${tag}s`) && tag.length > 5 && !tag.endsWith('s')),
    reply.hashtagString,
  ).toEqual([]);
  for (const { hashtag, length } of reply.hashtags) {
    expect(hashtag, content).toMatch(/^#[\p{L}\p{M}\p{N}_]+$/u);
    expect(hashtag).toMatch(/\p{L}/u);
    expect(length).toBe(Array.from(new Intl.Segmenter().segment(hashtag)).length);
    expect(length, hashtag).toBeLessThanOrEqual(30);
    expect(length).toBeGreaterThan(1);
    expect(hashtag).not.toMatch(/undefined|null|object/i);
    expect(hashtag).not.toMatch(/shit|fuck|damn/i);
  }
};

describe('shape of the reply', () => {
  it('holds exactly as many different hashtags as were asked for, of 30 characters at most, and all of them in one line', () => {
    expect(replies.length).toBeGreaterThan(140);
    for (const { request, reply } of replies) expectSound(reply, request);
  });

  it('gives any count from 1 to 30 to every sample', async () => {
    for (const [index, input] of INPUTS.entries())
      for (const count of [1, 2, 4, 7, 16, 29, 30]) {
        const request = { ...input, count: count as Request['count'] };
        expectSound(await write(request, index), request);
      }
  });

  it('starts each Latin hashtag with a capital, but for the visitor’s own and names such as iPhone', () => {
    for (const { reply } of replies)
      for (const { hashtag } of reply.hashtags) if (/^#[a-z]/.test(hashtag)) expect(hashtag).toMatch(/^#[a-z]+[A-Z]/);
  });
});

describe('the post’s own words come first', () => {
  it.each([
    [0, /^#(?:HandKnittedBabyBlankets|BabyBlankets|Blankets|HandKnitted)$/],
    [1, /^#(?:Bike|TeachingMySon)$/],
    [2, /^#(?:CountySourdoughPrize|SourdoughPrize|Bakery|Sourdough)$/],
    [3, /^#(?:Plants|RepotsPlants)$/],
    [4, /^#(?:MarlowMarket|Stall|Tomatoes)$/],
    [5, /^#(?:Vegan|GlutenFree|MealPrep|OfficeLunch)$/],
    [6, /^#GrandOpening(?:Saturday)?$/],
    [7, /^#Nursing$/],
    [8, /^#(?:SaaS|AWS|NGINX|BareMetal)$/],
    [9, /^#(?:FlashSale|Mugs)$/],
    [10, /^#(?:MumsSecretCurry|SecretCurry|Curry)$/],
    [11, /^#(?:Oaxaca|NuevaColección|Bolsos|BolsosHechos|Colección)$/],
    [12, /^#(?:Balade|Forêt|Chiens)$/],
    [13, /^#(?:桜|Kyoto)$/],
  ])('sample %i', async (at, words) => {
    for (const platform of PLATFORMS)
      for (const seed of SEEDS) {
        const [first] = await tagsOf({ ...INPUTS[at]!, platform, count: 3 }, seed);
        expect(first).toMatch(words);
      }
  });

  it('keeps the case of acronyms and names', async () => {
    const tags = await over(SEEDS, {
      content: 'Our SaaS moved from AWS to NGINX, said the BBC. iPhone users in New York cheered.',
      count: 15,
    });
    for (const name of ['#AWS', '#NGINX', '#BBC', '#NewYork']) expect(tags).toContain(name);
    expect(tags.join(' ')).not.toMatch(/#Aws|#Nginx|#Bbc|#IPhone/);
  });

  it('keeps the hashtags that were written, first and in their order, each once', async () => {
    const content = 'Loving #RyeBread and #slow_mornings in Porto #ryebread, thanks @anna_bakes';
    for (const seed of SEEDS) {
      const tags = await tagsOf({ content, count: 10 }, seed);
      expect(tags.slice(0, 2)).toEqual(['#RyeBread', '#slow_mornings']);
      expect(tags).toContain('#Porto');
      expect(tags.join(' ').toLowerCase()).not.toContain('anna');
    }
  });

  it('makes no tag of addresses, prices, dates or misspelt words', async () => {
    for (const [at, absent] of [
      [12, /example|https|photos/i],
      [9, /20|35|8|march/i],
      [7, /degre(?!e)|finaly|yrs/i],
    ] as const)
      expect((await over(SEEDS, { ...INPUTS[at]!, count: 20 })).join(' ')).not.toMatch(absent);
  });

  it('knows the niche', async () => {
    const share = async (content: string, about: RegExp): Promise<void> => {
      const tags = await tagsOf({ content, count: 10 }, 3);
      expect(tags.filter((tag) => about.test(tag)).length, tags.join(' ')).toBeGreaterThanOrEqual(7);
    };
    await share('hand-knitted baby blankets', /knit|yarn|wool|blanket|bab(?:y|ies)|hand/i);
    await share('training for my first half marathon', /run|marathon|race|5K|10K/i);
    await share('who else repots plants?', /plant|repot|garden|jungle|green/i);
    await share('a new poem for my novel manuscript', /writ|author|poe|novel|story|draft|work|publish|manuscript|book/i);
  });
});

describe('options make a difference', () => {
  const isNew = async (plain: Partial<Request>, changed: Partial<Request>): Promise<number> => {
    const known = new Set(await over([...SEEDS, 7, 8, 9, 10], plain));
    return (await over(SEEDS, { ...plain, ...changed })).filter((tag) => !known.has(tag)).length;
  };

  it.each(TONES.filter((tone) => tone !== 'Default'))('tone %s', async (tone) => {
    expect(await isNew({ count: 10 }, { tone })).toBeGreaterThanOrEqual(SEEDS.length);
  });
  it.each(AUDIENCES.filter((audience) => audience !== 'Everyone'))('audience %s', async (audience) => {
    expect(await isNew({ count: 10 }, { audience })).toBeGreaterThanOrEqual(SEEDS.length);
  });
  it.each(PLATFORMS.filter((platform) => platform !== 'All Platforms' && platform !== 'Twitter/X'))(
    'platform %s',
    async (platform) => {
      expect(await isNew({ count: 10 }, { platform })).toBeGreaterThanOrEqual(SEEDS.length);
    },
  );

  it('all three at once, in five hashtags for two of them and in ten for each', async () => {
    const options = { tone: 'Educational', audience: 'Beginners', platform: 'Pinterest' } as const;
    const tones = /Tips|101|Basics|Explained|Learn|HowTo|DidYouKnow|Education|StepByStep|Knowledge/i;
    const audiences = /Beginner|Start|FirstSteps|Newbie|Basics/i;
    const platforms = /Pin|Idea|Inspiration|MoodBoard|Save|Aesthetic|Board|TryThis|StepByStep/i;
    for (const seed of SEEDS) {
      const ten = await tagsOf({ ...options, count: 10 }, seed);
      for (const words of [tones, audiences, platforms]) expect(ten.join(' ')).toMatch(words);
      const five = (await tagsOf({ ...options, count: 5 }, seed)).join(' ');
      expect([tones, audiences, platforms].filter((words) => words.test(five)).length, five).toBeGreaterThanOrEqual(2);
    }
  });

  it('asks for the For You page on TikTok alone, and speaks of Instagram on Instagram alone', () => {
    for (const { request, reply } of replies) {
      if (request.platform !== 'TikTok') expect(reply.hashtagString).not.toMatch(/#(?:FYP|ForYou\w*|\w*TikTok\w*)\b/i);
      if (request.platform !== 'Instagram') expect(reply.hashtagString).not.toMatch(/OfInstagram|stagram|#Insta[A-Z]|#IG/);
      if (request.platform !== 'Pinterest') expect(reply.hashtagString).not.toMatch(/#Pinterest/);
    }
  });

  it('uses no slang on LinkedIn', async () => {
    for (const [at, input] of INPUTS.entries())
      expect((await tagsOf({ ...input, platform: 'LinkedIn', tone: 'Default', count: 30 }, at)).join(' ')).not.toMatch(
        /Addict|Lover|Crazy|Vibes|Meme|LOL|Humor|Yummy|NomNom|Insta|Tok\b|Goals|Obsessed/,
      );
  });

  it('gives short tags where posts are short', async () => {
    const mean = async (platform: Request['platform']): Promise<number> => {
      const tags = await over(SEEDS, { content: INPUTS[4]!.content, platform, count: 10 });
      return tags.join('').length / tags.length;
    };
    expect(await mean('Twitter/X')).toBeLessThan(await mean('LinkedIn'));
    for (const tag of await over(SEEDS, { platform: 'Twitter/X', count: 5, content: INPUTS[4]!.content }))
      expect(tag.length, tag).toBeLessThanOrEqual(16);
  });

  it('is funny about neither death nor grief, whatever the tone', async () => {
    const content = 'My grandfather passed away on Sunday. He taught me to fish.';
    for (const tone of TONES)
      for (const platform of PLATFORMS)
        expect((await tagsOf({ content, tone, platform, count: 30 }, 4)).join(' ')).not.toMatch(
          /LOL|Funny|Humor|Meme|Trend|Vibe|FYP|Goals|Brand|Comedy|Business/,
        );
  });

  it('varies from run to run, so that asking again brings new ones', async () => {
    for (const input of INPUTS) {
      const first = new Set(await tagsOf({ ...input, count: 10 }, 21));
      const again = await over([22, 23], { ...input, count: 10 });
      expect(again.filter((tag) => !first.has(tag)).length, input.content).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🍋',
    '🍋🍋 fresh 🍋',
    '12345',
    '???',
    '#',
    '# #1 ##',
    'THE',
    'and or but',
    '私たちの新しいカフェが東京にオープンしました',
    '서울에서 새 카페를 열었어요',
    'мы продаем мёд и свечи ручной работы',
    'تخفيضات على الأثاث',
    'हाथ से बनी मोमबत्तियाँ',
    '<script>alert("hi")</script> <b>Sofa</b> sale',
    'https://example.org/a#b',
    'a "quoted thing" and (brackets) {slot} [x] @ ^',
    'word '.repeat(600),
    `We sell lamps. ${'They are lovely and bright and come in many sizes. '.repeat(60)}`,
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'Pneumonoultramicroscopicsilicovolcanoconiosis awareness day',
    'damn this shit is good, buy my fucking cakes',
    'constructor toString __proto__ hasOwnProperty',
    '#one #two #three #four #five #six #seven #eight #nine #ten #eleven #twelve',
    'e\u0301clair cafe\u0301',
  ];

  it.each(ODD.map((content, index) => [content.slice(0, 30), content, index] as const))('%s', async (_, content, index) => {
    for (const [n, platform] of PLATFORMS.entries()) {
      const request: Request = {
        content,
        count: ([3, 10, 30] as const)[(index + n) % 3]!,
        tone: TONES[(index + n) % TONES.length]!,
        audience: AUDIENCES[(index * 3 + n) % AUDIENCES.length]!,
        language: 'English',
        platform,
      };
      expectSound(await write(request, index), request);
    }
  });

  it('keeps the letters of any script', async () => {
    expect(await tagsOf({ content: '私たちの新しいカフェが東京にオープンしました', count: 5 }, 1)).toContain('#東京');
    expect((await tagsOf({ content: 'мы продаем мёд', count: 5 }, 1)).join(' ')).toMatch(/\p{Script=Cyrillic}/u);
    expect((await tagsOf({ content: 'nueva colección', count: 5 }, 1)).join(' ')).toContain('Colección');
  });
});

describe('tags that somebody would use', () => {
  it.each([
    ['bitcoin drops 8%', /BitcoinDrops/],
    ['open house Sunday, 3 bed 2 bath in Austin', /Bed2Bath|2Bath|HouseSunday/],
    ['We are opening a second bakery in Leeds next Friday', /LeedsNext/],
    ['easy 20 minute pasta dinner', /MinutePasta/],
    ['First marathon done! 4:12:33, legs gone, heart full', /LegsGone|HeartFull/],
    ['happy 80th birthday grandma Margaret', /Grandma.*Margaret|#Margaret|BirthdayGrandma/],
    ['my cat Miso hates the vacuum cleaner', /CatMiso|#Miso/],
    ['book club: reading Jane Eyre', /ReadingJane/],
    ['night shift nursing: how I sleep during the day', /#ShiftNursing/],
    ['looking for product manager roles in Toronto', /ManagerRoles/],
    ['Taylor Swift', /#Taylor\b|#Swift\b/],
  ])('%s gives no scrap of a sentence', async (content, wrong) => {
    for (const platform of PLATFORMS) expect((await tagsOf({ content, platform, count: 15 }, 2)).join(' ')).not.toMatch(wrong);
  });

  it.each([
    ['Taylor Swift', /Bird|Garden|Wild/],
    ['learning Japanese at 60', /Travel|Hanami|VisitJapan|Tourism/],
    ['minimalist living room makeover on a budget', /Debt|Financ|Invest|Budgeting/],
    ['Ramadan recipes', /Church|Bible|Worship/],
    ['finals week study with me', /Graduation|CapAndGown/],
    ['vintage Vespa restored', /ElectricCars/],
  ])('%s is not taken for something else', async (content, wrong) => {
    for (const platform of PLATFORMS) expect((await tagsOf({ content, platform, count: 20 }, 2)).join(' ')).not.toMatch(wrong);
  });

  it.each([
    ['🐝🍯', /Bee|Honey/],
    ['🌮🌮🌮', /Food|Taco|Eat|Restaurant/],
    ['new nails', /Nail/],
    ['chess tournament', /Chess/],
    ['dentist', /Dent|Smile|Oral|Teeth/],
    ['home office setup', /Office|Desk|Work|WFH/],
    ['tiny house tour', /Tiny/],
  ])('%s has a niche', async (content, about) => {
    const tags = await tagsOf({ content, count: 10 }, 2);
    expect(tags.filter((tag) => about.test(tag)).length, tags.join(' ')).toBeGreaterThanOrEqual(4);
  });

  it('joins a niche only to what people do with it', async () => {
    const contents = [
      'church service',
      'our family reunion',
      'open house in Austin',
      'we raised our seed round',
      'my dog loves the beach',
    ];
    for (const content of contents)
      for (const platform of PLATFORMS)
        for (const tone of TONES)
          for (const audience of ['Everyone', 'Students', 'Beginners'] as const)
            expect((await tagsOf({ content, platform, tone, audience, count: 15 }, 3)).join(' ')).not.toMatch(
              /\w(?:ForStudents|Videos\b|Explained)|(?:Faith|Family|Entrepreneurship|RealEstate|DogCare)(?:Inspo|Ideas|Motivation|TikTok|Problems)|FaithTips|#Professional\b|#Standards/,
            );
  });
});
