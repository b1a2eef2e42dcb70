import { describe, expect, it } from 'vitest';
import type { Notes } from '../../engine/definition/index.ts';
import writer from '../../server/writers/company-bio-generator.ts';
import { tradeOf, type Trade } from '../../server/writers/company-bio/trade.ts';
import samples from '../inputs/company-bio-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';
import { proofreader } from '../support/proofreader.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;

const TONES = ['Professional', 'Friendly', 'Innovative', 'Trustworthy', 'Dynamic', 'Creative'] as const;
const STYLES = ['Corporate', 'Startup', 'Tech', 'Creative', 'Traditional', 'Modern'] as const;
const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Consulting',
  'Marketing',
  'Real Estate',
  'Other',
] as const;
/** Words of the spec: the most that may be said, and the least that are said without a word about it. */
const WORDS = { Short: [50, 75], Medium: [100, 150], Long: [200, 300] } as const;
const LENGTHS = ['Short', 'Medium', 'Long'] as const;

/** All that may be said of a trade, but for what a bare description is followed by. */
const sentencesOf = ({ wants = [], work = [], begin = [] }: Trade): readonly string[] => [...wants, ...work, ...begin];

/** As the server hands them on: a blank year is no year. */
const INPUTS = samples.inputs.map(({ body }) => ({
  ...body,
  foundedYear: typeof body.foundedYear === 'number' ? body.foundedYear : undefined,
})) as Request[];
const bare = (rest: Partial<Request> = {}): Request => ({
  companyName: 'Acme',
  companyDescription: 'we repair bicycles',
  industry: 'Other',
  foundedYear: undefined,
  location: '',
  employees: '',
  keyServices: '',
  achievements: '',
  tone: 'Professional',
  length: 'Medium',
  style: 'Corporate',
  ...rest,
});

const write = async (request: Request, seed = 1): Promise<Reply & { readonly notes: Notes }> => {
  const notes: Notes = {};
  const reply = await writer.write(request, { ...contextOf(seed), note: (said) => Object.assign(notes, said) });
  return { ...reply, notes };
};
const bio = async (request: Request, seed = 1): Promise<string> => (await write(request, seed)).companyBio;
const bios = (request: Request, seeds = 3): Promise<string[]> =>
  Promise.all(Array.from({ length: seeds }, (_, seed) => bio(request, seed)));
const wordCount = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => wordCount(sentence) > 3);

const everyCase: Request[] = [
  ...INPUTS.map((body, index) => ({ ...body, length: LENGTHS[index % 3]! })),
  ...TONES.flatMap((tone, row) =>
    STYLES.map((style, at) => ({ ...INPUTS[(row + at * 3) % INPUTS.length]!, tone, style, length: LENGTHS[(at + row) % 3]! })),
  ),
  ...INDUSTRIES.map((industry, at) =>
    bare({ industry, length: LENGTHS[at % 3]!, tone: TONES[at % 6]!, style: STYLES[(at + 2) % 6]! }),
  ),
];

const expectSound = (text: string, { length }: Request): void => {
  expect(wordCount(text), text).toBeLessThanOrEqual(WORDS[length][1]);
  expect(text).not.toMatch(/undefined|\bnull\b|\[object/);
  expect(text).not.toMatch(/ {2}|\n{3}|[^\S\n]\n|^\s|\s$/);
  for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/[.!?…]["”’)]*$|[。！？]”?$|”$/u);
};

/** What our own sentences must never do; the visitor's may. */
const expectGoodEnglish = (text: string): void => {
  expect(text).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/ [,.;:!?](\s|$)|\.\.(?!\.)|[,;:]\.|\?\./);
  expect(text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
  expect(text).not.toMatch(/\b(?:a|an|the|its|their) (?:a|an|the|its|their)\b/i);
  expect(text).not.toMatch(/(^|[.!?]\s+)(?!loopwell|eQuill)\p{Ll}/u);
  expect(new Set(sentences(text)).size, text).toBe(sentences(text).length);
};

describe('every bio', () => {
  it.each(
    everyCase.map(
      (request, at) => [`${at} ${request.companyName}, ${request.tone}, ${request.style}, ${request.length}`, request] as const,
    ),
  )('%s', async (_, request) => {
    for (const seed of [1, 2]) {
      const { companyBio, wordCount: counted, settings, notes } = await write(request, seed);
      expectSound(companyBio, request);
      expectGoodEnglish(companyBio);
      expect(counted).toBe(wordCount(companyBio));
      expect(settings).toEqual({ tone: request.tone, style: request.style, industry: request.industry });
      expect(companyBio).toContain(request.companyName);
      // Third person, but where the company is quoted.
      expect(companyBio.replace(/“[^”]*”/g, '')).not.toMatch(/\b(?:we|us|our|I|my)\b/);
      const [least] = WORDS[request.length];
      // What is shorter than was asked for is owned up to, and nothing else is.
      expect(notes.fewer === undefined ? undefined : [notes.fewer.given, notes.fewer.asked]).toEqual(
        counted < least ? [counted, least] : undefined,
      );
    }
  });

  it('differs from press to press, and is the same for the same seed', async () => {
    for (const request of [INPUTS[0]!, INPUTS[11]!, INPUTS[4]!]) {
      expect(new Set(await bios(request, 6)).size).toBeGreaterThan(3);
      expect(await bio(request, 5)).toBe(await bio(request, 5));
    }
  });
});

describe('the words of the visitor', () => {
  const facts: readonly (readonly [name: string, ...said: (string | RegExp)[]])[] = [
    [
      'Harrow',
      'espoke staircases and sash windows',
      '1974',
      'in Ludlow, Shropshire',
      ' team of 18',
      /listed building repairs/i,
      'Guild award 2019',
    ],
    [
      'loopwell',
      'clinics cut no-shows with text reminders',
      '2021',
      'in Austin, TX',
      '11-50',
      'SMS reminders and online booking',
    ],
    ['eQuill', 'loud payroll for restaurants'],
    [
      'Baxter',
      'etirement planning for teachers and nurses',
      'is fee-only, with no commissions',
      'meets every client in person at least twice a year',
      '1999',
      'Dayton, Ohio',
      'about 6',
      /college savings/i,
      'has served over 400 households',
    ],
    [
      'Nonna',
      'amily run deli offering catering',
      'makes everything from scratch even the mozzarella',
      '1988',
      'Providence',
      ' team of nine',
      'a deli counter, office lunches and weddings',
      '"Best sandwich" - local paper, 2016',
    ],
    [
      'BRIGHT',
      'aycare for children aged 6 months to 5 years',
      '2007',
      'in Leeds',
      ' team of 24',
      'full day care and a holiday club',
      /outstanding inspection 2022/i,
    ],
    // Slips of ordinary words are mended.
    [
      'Møller',
      'roperty management for small apartment buildings in Copenhagen',
      '1961',
      'in København',
      'rent collection and repairs',
    ],
    ['3rd', /branding, packaging, photography and murals/i, '2015', ' team of four', 'designed 120+ product labels'],
    [
      'Koru',
      /elping family-owned companies plan succession before it becomes urgent/,
      '2012',
      'in Wellington, New Zealand',
      'mediation',
    ],
    [
      'GreenRoute',
      'hat if deliveries in the city used no diesel at all?',
      'runs cargo bikes for grocers and florists',
      '2018',
      'in Utrecht',
      '32 riders',
      'same-day delivery',
      '1 million parcels in 2023',
    ],
    [
      'Żurek',
      'CNC parts for medical devices',
      'is ISO 13485 certified',
      '1993',
      'in Gdynia',
      ' team of 140',
      'CNC milling, titanium and QA',
    ],
    ['Paws', /obile dog grooming/, 'in Tampa Bay', ' team of two', 'bath, nails and de-shedding'],
    [
      'Tidepool',
      'ooking software for surf schools and dive shops',
      'https://tidepool.example',
      '2019',
      'in Ericeira',
      'online booking, waivers and gear tracking',
      'has been used in 23 countries',
    ],
  ];
  it.each(facts)('%s: every fact is in it, once', async (name, ...said) => {
    const request = INPUTS.find((body) => body.companyName.startsWith(String(name)))!;
    for (const [at, style] of STYLES.entries())
      for (const tone of [TONES[at]!, TONES[(at + 2) % 6]!]) {
        const text = await bio({ ...request, length: 'Medium', style, tone }, at);
        for (const words of said)
          expect(
            text.split(new RegExp(words instanceof RegExp ? words : words.replace(/[+?.]/g, '\\$&'))),
            `${String(words)} in ${text}`,
          ).toHaveLength(2);
      }
  });

  it('says nothing of a field that was left empty or says nothing', async () => {
    const nothing = { location: 'n/a', employees: '-', keyServices: 'none', achievements: 'None.' };
    for (const style of STYLES)
      for (const tone of TONES.slice(0, 3)) {
        const text = await bio(bare({ companyDescription: 'rope access', style, tone, length: 'Long', ...nothing }));
        expect(text).not.toMatch(
          /n\/a|\bnone\b|founded|started in|based|a team of|at a glance|scrapbook|on the record|the range|the cast/i,
        );
        expect(wordCount(text)).toBeLessThan(40);
      }
  });

  it('tells a very long description by whole sentences', async () => {
    const said = Array.from({ length: 60 }, (_, at) => `In workshop ${at} the carpenters cut oak for door number ${at}.`);
    for (const length of LENGTHS) {
      const request = bare({ companyDescription: said.join(' '), length });
      const text = await bio(request);
      expectSound(text, request);
      expect(text).toContain(said[0]!);
      for (const part of text.match(/[^.:]*workshop \d+[^.]*\./g) ?? []) expect(said).toContain(part.trim());
    }
  });

  it('names a great many services in part, and says that there are more', async () => {
    const keyServices = Array.from({ length: 50 }, (_, at) => `service number ${at}`).join(', ');
    const text = await bio(bare({ keyServices, length: 'Short' }));
    expect(text).toContain('service number 0');
    expect(text).toMatch(/and more\b/);
  });

  it('names no service again that the description has named', async () => {
    for (const style of STYLES) {
      const text = await bio({ ...INPUTS[0]!, style });
      expect(text.match(/sash windows/g), text).toHaveLength(1);
      expect(text.match(/\bstaircases/g), text).toHaveLength(1);
    }
  });

  it('says “it” of the company alone', async () => {
    const trade = sentencesOf(tradeOf('roofing')!);
    const typed = {
      companyDescription: 'roofing',
      keyServices: 'repairs, gutters',
      location: 'Ghent',
      achievements: 'won a cup',
    };
    for (const style of STYLES)
      for (const text of await bios(bare({ ...typed, style, length: 'Long' }), 4))
        for (const sentence of trade) {
          const [, after = ''] = text.split(sentence);
          if (!trade.some((other) => after.trim().startsWith(other))) expect(after.trim(), text).not.toMatch(/^[^.]*\bit\b/i);
        }
  });

  it('says once where it is and when it began', async () => {
    for (const style of STYLES) {
      const text = await bio(
        bare({ companyDescription: 'a family bakery in Whitby, founded in 1990', location: 'Whitby', foundedYear: 1990, style }),
      );
      expect(text.match(/Whitby/g)).toHaveLength(1);
      expect(text.match(/1990/g)).toHaveLength(1);
    }
  });
});

describe('words of any shape', () => {
  it.each([
    ['we repair and sell bicycles', /repairs and sells bicycles|(?:to|you) repair and sell bicycles/],
    ['We mill flour and bake bread', /mills flour and bakes bread|(?:to|you) mill flour and bake bread/],
    ['We’re passionate about dogs', /is passionate about dogs/],
    ['We never share data', /never shares data/],
    ['We are a small team of designers', /a small team of designers/],
    ['were a small team of designers', /(?<!were )a small team of designers/],
    ['family bakery', /a family bakery/],
    ['an app for dog owners', /an app for dog owners/i],
    ['Acme makes rockets', /\bmakes rockets/],
    ['Our mission is to plant a million trees', /(?:Its|Acme’s) mission is to plant a million trees\./],
    ['Helping people move house', /helping people move house/i],
    ['A logistics company moving fish by rail', /a logistics company moving fish by rail/],
    ['wedding photographer in Kent', /a wedding photographer in Kent/],
    ['lawyers for startups', /lawyers for startups/],
    ['family-owned funeral home serving all faiths', /a family-owned funeral home serving all faiths/],
    ['Bread. Founded by two sisters.', /was founded by two sisters/],
    [
      'Roof repairs. Free quotes. 20 years experience.',
      /oof repairs.*Expect free quotes\. (?:It|Acme|The company) has 20 years experience\./s,
    ],
    ['We sell lamps. They are bright.', /They are bright\./],
    ['Spanish lessons. Upload your homework, get an answer.', /\. Upload your homework, get an answer\./],
    ['managed IT services for small firms', /managed IT services for small firms/i],
    ['skip hire & waste clearance', /skip hire and waste clearance/i],
    ['candles', /\bcandles\b/],
    ['Saturday school where kids learn Arabic', /a Saturday school where kids learn Arabic/],
    ['Independent watchmaker', /an? independent watchmaker/],
    ['Tiny houses. Each one takes us 11 weeks.', /\bEach one takes the team 11 weeks\./],
    ['locker network for flats so parcels dont get stolen', /a locker network for flats so parcels don['’]t get stolen/i],
    [
      'I knit hats. My grandmother taught me and I still use her needles.',
      /The owner’s grandmother taught them and the owner still uses her needles\./,
    ],
    ['My brother and I make tables.', /The family makes tables\./],
    ['We reupholster sofas for hotels', /reupholsters sofas for hotels|to reupholster sofas for hotels/],
    ['I used to be a nurse. I sew scarves.', /The owner used to be a nurse\./],
    ['Nursery school. Small groups. No fees for siblings.', /a nursery school, with small groups and no fees for siblings/],
    ['Bakery. Made on site every day. Closed Mondays.', /Everything is made on site every day\. .*is closed Mondays\./],
    ['Freight forwarder. Profits fund schools abroad.', /Profits fund schools abroad\./],
    ['1) tax software 2) supports 40 banks 3) used by lawyers', /supports 40 banks\..*is used by lawyers\./s],
    ['we fix boats n engines, u can wait here', /boats and engines/],
    ['Company Acme is engaged in drilling since 2007', /has been engaged in drilling since 2007\./],
    ['We use only beeswax. Every candle we make burns clean.', /Every candle it makes burns clean\./],
    ['SEO agency that gets you noticed', /an SEO agency that gets you noticed/],
    ['Compostable packaging that replaces bubble wrap', /ompostable packaging that replaces bubble wrap/],
    ['ペット用品のオンラインショップ', /“ペット用品のオンラインショップ”/],
    ['Nous vendons du pain artisanal à Lyon', /“Nous vendons du pain artisanal à Lyon.”/],
  ])('description: %s', async (companyDescription, spoken) => {
    for (const tone of TONES) {
      const text = await bio(bare({ companyDescription, tone }), 3);
      expect(text).toMatch(spoken);
      expect(text).not.toMatch(
        /people of Acme are managed|\b(?:Acme|it|company) (?:have|do|offer|repair|build|carry|sell|share|believe|mill|skips hire)\b/i,
      );
    }
  });

  it.each([
    ['12', 'a team of 12'],
    ['12 people', 'a team of 12'],
    ['4', 'a team of four'],
    ['50-100', 'a team of 50-100 people'],
    ['about 6', 'a team of about 6'],
    ['twelve', 'a team of twelve'],
    ['a team of twelve', 'a team of twelve'],
    ['1 dentist, 2 nurses', 'has 1 dentist and 2 nurses'],
    ['16 staff', 'a staff of 16'],
    ['we are 5 people', 'a team of five'],
    ['it is just us two', 'run by two people'],
    ['just me', 'run by one person'],
    ['it depends on the season', 'The team: it depends on the season.'],
  ])('employees: %s', async (employees, spoken) => {
    for (const style of STYLES) expect((await bio(bare({ employees, style }))).toLowerCase()).toContain(spoken.toLowerCase());
  });

  it.each([
    ['leeds', 'in Leeds'],
    ['LEEDS, UK', 'in Leeds, UK'],
    ['near Oxford', 'near Oxford'],
    ['London; Paris', 'in London and Paris'],
    ['12 Mill Lane, Kendal', 'at 12 Mill Lane, Kendal'],
    ['corner of 5th and Main, Dayton', 'on the corner of 5th and Main, Dayton'],
    ['remote', 'works remotely'],
    ['京都', 'in 京都'],
  ])('location: %s', async (location, spoken) => {
    for (const style of STYLES) expect(await bio(bare({ location, style }))).toContain(spoken);
  });

  it.each([
    ['won the cup in 2019', /\b(?:Acme|it|the company) won the cup in 2019\./i],
    ['sold our 1000th table in March', /\bsold its 1000th table in March\./],
    ['featured in Vogue', /\bhas been featured in Vogue\./],
    ['over 400 households served', /\bhas served over 400 households\./],
    ['ISO 9001', /\bis ISO 9001 certified\./],
    ['ISO 9001 certified', /\bis ISO 9001 certified\./],
    ['Best Plumber 2022 by Chicago Reader', /\bwas named Best Plumber 2022 by Chicago Reader\./],
    ['won the cup; won the shield', /\bwon the cup and the shield\./],
    ['won the cup, supplies 120 cafes', /\bwon the cup and supplies 120 cafes\./],
    ['Winner of the Crumb Cup 2020', /\bwon the Crumb Cup 2020\./],
    ['A+ rating with the BBB', /\bholds an A\+ rating with the BBB\./],
    ['supplier of the year 2019', /\bwas named supplier of the year 2019\./],
    ['fleet of 50 trucks', /\bhas a fleet of 50 trucks\./],
    ['40,000 meals served last year', /\bserved 40,000 meals last year\./],
    ['featured in Rock My Wedding', /\bhas been featured in Rock My Wedding\./],
    ['pilot with Orsted', /\b(?:achievements include|track record includes) a pilot with Orsted\./],
    ['planted 300 trees; ISO 9001', /\bplanted 300 trees and is ISO 9001 certified\./],
  ])('achievements: %s', async (achievements, spoken) => {
    for (const tone of TONES) expect(await bio(bare({ achievements, tone }))).toMatch(spoken);
  });

  it.each([
    ['We wash, cut and dry.', 'washes, cuts and dries'],
    ['1. Paving 2. Fencing', 'paving and fencing'],
    ['Audits\nTraining', 'audits and training'],
    ['SEO; C#', 'SEO and C#'],
    ['GCSE maths, A level maths', 'GCSE maths and A level maths'],
  ])('services: %s', async (keyServices, spoken) => {
    for (const style of STYLES) expect((await bio(bare({ keyServices, style }))).toLowerCase()).toContain(spoken.toLowerCase());
  });

  it.each(['Acme Inc.', 'Yahoo!', 'eQuill', 'Nonna Pia’s'])('the name %s stays as it is', async (companyName) => {
    for (const tone of TONES) {
      const text = await bio(bare({ companyName, tone, location: 'Rome' }));
      expect(text).toContain(companyName);
      expect(text).not.toMatch(/EQuill|Inc\.\.|!\./);
    }
  });
});

describe('what is said to the writer', () => {
  it.each([
    ['We fix bikes. dont make it sound corporate pls, we are two mates in a shed', /corporate|pls/i, /two mates in a shed\./],
    ['We teach chess. Please mention that we visit schools.', /mention/i, /visits schools\./],
    ['We build drones. Make sure to include our patent from 2020.', /make sure|include/i, /has a patent from 2020\./],
    ['We sell tea. Use simple words, no jargon please. Thanks!', /simple words|jargon|thanks/i, /tea/],
    ['Write a company bio for a small bakery in Leeds', /write|company bio/i, /a small bakery in Leeds/],
    ['Carpenter in Hull. Not too formal please.', /formal/i, /carpenter in Hull/],
    ['We want to make travel easier. Please call ahead for large groups.', /^$/, /Please call ahead for large groups\./],
    ['skip hire', /^$/, /skip hire/i],
  ])('%s', async (companyDescription, not, told) => {
    for (const text of await bios(bare({ companyDescription }))) {
      expect(text).not.toMatch(not);
      expect(text).toMatch(told);
    }
  });

  it('is obeyed where it asks for a short text, and where it names what to leave out', async () => {
    const { companyBio, notes } = await write({
      ...INPUTS[0]!,
      companyDescription: 'We build stairs. Keep it short.',
      length: 'Long',
    });
    expect(wordCount(companyBio)).toBeLessThanOrEqual(WORDS.Short[1]);
    expect(companyBio).not.toMatch(/keep it/i);
    expect(notes.fewer?.asked ?? WORDS.Short[0]).toBe(WORDS.Short[0]);
    const quiet = bare({
      companyDescription: "We repair bicycles. Don't mention our location or the price.",
      location: 'Ghent',
      achievements: 'lowest price in town; won the cup',
    });
    for (const text of await bios(quiet)) {
      expect(text).not.toMatch(/Ghent|price|mention/i);
      expect(text).toContain('won the cup');
    }
  });
});

describe('facts under a heading of their own', () => {
  it.each([
    ['We repair boats. Clients: harbors, sailing clubs', /serves harbors and sailing clubs\./],
    ['We repair boats. Our values: care, honesty', /Its values are care and honesty\./],
    ['We repair boats. Mission: keep old boats afloat', /Its mission is to keep old boats afloat\./],
    ['We repair boats\nHours: Monday to Friday, 9-5', /is open Monday to Friday, 9-5\./],
    ['We repair boats\nFounded by: Ann Lee', /was founded by Ann Lee\./],
  ])('%s', async (companyDescription, told) => {
    for (const text of await bios(bare({ companyDescription }))) expect(text).toMatch(told);
  });
});

describe('sentences of a trade', () => {
  it.each([
    ['family bakery', /oven|dough|flour/i],
    ['mobile dog grooming', /coat|groom/i],
    ['bookkeeping and tax returns for freelancers', /books|receipts|accounts/i],
    ['CNC parts for medical devices', /drawing|parts/i],
    ['gym', /train/i],
    ['We run a small hair salon', /chair|hair|cut/i],
    ['Home care for seniors who want to stay in their own homes', /care/i],
  ])('%s is surely of one', async (companyDescription, says) => {
    const trade = sentencesOf(tradeOf(companyDescription)!);
    expect(trade.join(' ')).toMatch(says);
    const text = await bio(bare({ companyDescription, length: 'Long' }));
    expect(trade.filter((sentence) => text.includes(sentence)).length).toBeGreaterThan(1);
  });

  it.each([
    'marketing for hotels',
    'AI scheduling for dental clinics',
    'we help clinics cut no-shows with text reminders',
    'we sharpen kitchen knives for restaurants',
    'bakery equipment',
    'We supply florists with ribbons',
    'a magazine about gyms',
    'dog',
    'soft things',
    'we run cargo bikes for grocers and florists',
    'drone surveys',
    'car parts',
    'delivery-only restaurant',
    'wedding cakes stands',
  ])('%s has none: its customers are no trade of its own', async (companyDescription) => {
    const trade = tradeOf(companyDescription);
    expect(trade ? sentencesOf(trade).join(' ') : '').not.toMatch(
      /guests|gums|patients|bread|bouquet|occasion|hair|brakes|fitter|oven|plot|warning light|serves|couples/i,
    );
  });

  it('are never more than the length has room for, and none in a short text that is full', async () => {
    const trade = sentencesOf(tradeOf('bespoke staircases and sash windows')!);
    const shown = (text: string): number => trade.filter((sentence) => text.includes(sentence)).length;
    const [full] = INPUTS;
    const counts = await Promise.all(LENGTHS.map(async (length) => shown(await bio({ ...full!, length }))));
    expect(counts[0]).toBeLessThanOrEqual(1);
    expect(counts[2]).toBeGreaterThan(counts[0]!);
  });

  it('a funeral home is not spoken of with a wink', async () => {
    for (const tone of TONES)
      expect(await bio(bare({ companyDescription: 'funeral home', tone }))).not.toMatch(
        /energy|ready to go|picture|hello|why wait|scrapbook/i,
      );
  });
});

describe('every option is noticed', () => {
  const full = INPUTS[0]!;
  const own = (all: readonly (readonly string[])[], at: number): string[] => {
    const others = new Set(all.flatMap((each, index) => (index === at ? [] : each)));
    return all[at]!.filter((one) => !others.has(one));
  };

  it('each tone has its own way to begin and to end', async () => {
    const texts = await Promise.all(TONES.map((tone) => bios({ ...full, tone })));
    const openings = texts.map((each) => each.map((text) => text.split(/(?<=[.?])\s/)[0]!));
    const ends = texts.map((each) => each.map((text) => text.split(/(?<=[a-z&\d][.?])\s/).at(-1)!));
    for (const [at, tone] of TONES.entries()) {
      expect(own(openings, at).length, tone).toBe(openings[at]!.length);
      expect(own(ends, at).length, tone).toBe(ends[at]!.length);
    }
  });

  it('each style sets facts and services in its own way, whatever the tone', async () => {
    for (const tone of ['Professional', 'Creative'] as const) {
      const request = { ...INPUTS[1]!, tone, length: 'Short' as const };
      const told = await Promise.all(
        STYLES.map(async (style) =>
          (await bios({ ...request, style })).flatMap((text) =>
            text.split(/(?<=[.?])\s/).filter((sentence) => /2021|SMS reminders/.test(sentence)),
          ),
        ),
      );
      for (const [at, style] of STYLES.entries()) expect(own(told, at).length, style).toBe(told[at]!.length);
    }
  });

  it('traditional begins with the history, startup with what customers want', async () => {
    const { wants = [] } = tradeOf(full.companyDescription)!;
    for (const text of await bios({ ...full, style: 'Traditional' })) expect(text.split('. ')[0]).toContain('1974');
    for (const text of await bios({ ...full, style: 'Startup', length: 'Long' }))
      expect(wants.some((want) => text.startsWith(want))).toBe(true);
  });

  it('each industry is named, where the description has no better word; not the first of the list for a towing firm', async () => {
    const openings = await Promise.all(
      INDUSTRIES.map(async (industry) => [await bio(bare({ industry, companyDescription: 'rope access' }))]),
    );
    for (const [at, industry] of INDUSTRIES.entries())
      if (industry !== 'Technology' && industry !== 'Other') expect(own(openings, at), industry).toHaveLength(1);
    expect(openings[0]![0]).not.toMatch(/technology/i);
    expect(await bio(bare({ industry: 'Technology', companyDescription: 'software for rope access' }))).toContain(
      'technology company',
    );
    expect(await bio(bare({ industry: 'Finance', companyDescription: 'a bakery' }))).not.toMatch(/financ/i);
  });

  it('longer texts have more paragraphs', async () => {
    for (const style of STYLES) {
      expect((await bio({ ...full, style, length: 'Short' })).split('\n\n')).toHaveLength(1);
      expect((await bio({ ...full, style, length: 'Medium' })).split('\n\n')).toHaveLength(2);
      expect((await bio({ ...full, style, length: 'Long' })).split('\n\n').length).toBeGreaterThanOrEqual(3);
    }
  });
});

it('nothing is invented: no figure, praise or customer that was not typed', async () => {
  for (const tone of TONES)
    for (const style of STYLES)
      for (const companyDescription of ['we repair bicycles', 'law firm', 'ropes']) {
        const text = await bio(bare({ tone, style, companyDescription, length: 'Long' }), tone.length * style.length);
        expect(text).not.toMatch(/\d|%|[$£€]/);
        expect(text).not.toMatch(
          /\b(?:leading|award|world-class|trusted by|innovative solutions?|cutting-edge|passionate|unlock|elevate|seamless|guarantee\w*|expert\w*|years)\b/i,
        );
      }
});

describe('odd input', () => {
  const ODD = [
    '私たちは新しいカフェです。コーヒーとケーキを出しています。',
    'мы продаем мёд и воск',
    'تخفيضات على الأثاث',
    '<script>alert("hi")</script> <b>Sofa</b> sale',
    'a "quoted thing" and (brackets) {slot} {name} [x] @ ^',
    'word '.repeat(500),
    'a'.repeat(2500),
    `We sell lamps. ${'They are bright and come in many sizes, and so on. '.repeat(60)}`,
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'we want to sell our old bikes and we live in leeds and our dog is called rex and he likes us',
    'Does your roof leak? Do you care? Call us!',
    'Acme',
    '私'.repeat(2000),
  ];
  it.each(ODD.map((typed, index) => [typed.slice(0, 30), typed, index] as const))('%s', async (_, typed, index) => {
    const options = { length: LENGTHS[index % 3]!, tone: TONES[index % 6]!, style: STYLES[(index * 5) % 6]! };
    const places = [
      { companyDescription: typed },
      { companyName: typed },
      { location: typed, employees: typed },
      { keyServices: typed, achievements: typed },
    ];
    for (const place of places) {
      const request = bare({ foundedYear: 1987, ...options, ...place });
      expectSound(await bio(request, index), request);
    }
  });

  it.each(['x', '🍋', '???', 'THE', 'and or but', 'https://example.org'])(
    '%s says nothing of a company',
    async (companyDescription) => {
      await expect(write(bare({ companyDescription }))).rejects.toThrow(/what the company does.*Copy as a prompt/);
    },
  );
});

describe('English', () => {
  it('stands up to a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const remarksOn = await proofreader([...INPUTS.map((body) => Object.values(body).join(' ')), 'acme']);
    const texts = await Promise.all(everyCase.filter((_, index) => index % 3 === 0).map((request, place) => bio(request, place)));
    // All at once: the checker takes longer to begin than to read.
    const whole = texts.join('\n\n');
    const words = wordCount(whole);
    const issues = (await remarksOn(whole)).map(({ said }) => said);
    expect(words).toBeGreaterThan(1000);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});
