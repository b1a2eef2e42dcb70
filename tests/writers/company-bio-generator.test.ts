import { describe, expect, it } from 'vitest';
import writer from '../../server/writers/company-bio-generator.ts';
import { proofreader } from '../support/proofreader.ts';
import samples from '../inputs/company-bio.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

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
/** Words of the spec, both included. */
const WORDS = { Short: [50, 75], Medium: [100, 150], Long: [200, 300] } as const;
const LENGTHS = ['Short', 'Medium', 'Long'] as const;

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

const write = async (request: Request, seed = 1): Promise<Reply> => writer.write(request, contextOf(seed));
const bio = async (request: Request, seed = 1): Promise<string> => (await write(request, seed)).companyBio;
const bios = (request: Request, seeds = 8): Promise<string[]> =>
  Promise.all(Array.from({ length: seeds }, (_, seed) => bio(request, seed)));
const wordCount = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => wordCount(sentence) > 3);

const everyCase: Request[] = [
  ...INPUTS.flatMap((body, index) =>
    LENGTHS.flatMap((length, at) => [
      { ...body, length },
      { ...body, length, tone: TONES[(index + at) % 6]!, style: STYLES[(index * 5 + at) % 6]! },
    ]),
  ),
  ...TONES.flatMap((tone) =>
    STYLES.map((style, at) => ({ ...INPUTS[(at * 3) % INPUTS.length]!, tone, style, length: LENGTHS[at % 3]! })),
  ),
  ...INDUSTRIES.flatMap((industry, at) =>
    LENGTHS.map((length) => bare({ industry, length, tone: TONES[at % 6]!, style: STYLES[(at + 2) % 6]! })),
  ),
];

const expectSound = (text: string, request: Request): void => {
  const [least, most] = WORDS[request.length];
  expect(wordCount(text), text).toBeGreaterThanOrEqual(least);
  expect(wordCount(text), text).toBeLessThanOrEqual(most);
  expect(text).not.toMatch(/undefined|\bnull\b|\[object/);
  expect(text).not.toMatch(/ {2}|\n{3}|[^\S\n]\n|^\s|\s$/);
  for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/[.!?…]["”’)]*$|”$/);
};

/** What our own sentences must never do; the visitor's may. */
const expectGoodEnglish = (text: string): void => {
  expect(text).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/ [,.;:!?](\s|$)|\.\.(?!\.)|[,;:]\.|\?\./);
  expect(text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
  expect(text).not.toMatch(/\b(?:a|an|the|its|their) (?:a|an|the|its|their)\b/i);
  expect(text).not.toMatch(/\ba [aeio]\w(?!e\b)|\ban [bcdfgjklmpqrtvwxyz]\w/);
  const names = /(^|[.!?]\s+)(?!loopwell|eQuill)\p{Ll}/u;
  expect(text).not.toMatch(names);
  expect(new Set(sentences(text)).size, text).toBe(sentences(text).length);
};

describe('every bio', () => {
  it.each(
    everyCase.map(
      (request) =>
        [`${request.companyName}, ${request.industry}, ${request.tone}, ${request.style}, ${request.length}`, request] as const,
    ),
  )('%s', async (_, request) => {
    for (const seed of [1, 2, 3]) {
      const { companyBio, wordCount: counted, settings } = await write(request, seed);
      expectSound(companyBio, request);
      expectGoodEnglish(companyBio);
      expect(counted).toBe(wordCount(companyBio));
      expect(settings).toEqual({ tone: request.tone, style: request.style, industry: request.industry });
      expect(companyBio).toContain(request.companyName);
      // Third person, but where the company is quoted.
      expect(companyBio.replace(/“[^”]*”/g, '')).not.toMatch(/\b(?:we|us|our|I|my)\b/);
    }
  });

  it('differs from run to run', async () => {
    for (const request of [INPUTS[0]!, INPUTS[2]!, INPUTS[13]!]) expect(new Set(await bios(request, 10)).size).toBe(10);
  });
});

describe('the words of the visitor', () => {
  const facts: readonly (readonly [name: string, ...said: string[]])[] = [
    [
      'Harrow',
      'bespoke staircases and sash windows',
      'ounded in 1974',
      'Ludlow, Shropshire',
      ' team of 18 people',
      'staircases, sash windows and listed building repairs',
      'Guild award 2019',
    ],
    [
      'loopwell',
      'clinics cut no-shows with text reminders',
      'ounded in 2021',
      'Austin, TX',
      '11-50',
      'SMS reminders and online booking',
    ],
    ['eQuill', 'loud payroll for restaurants'],
    [
      'Baxter',
      'retirement planning for teachers and nurses',
      'ee-only, no commissions',
      'every client in person at least twice a year',
      'ounded in 1999',
      'Dayton, Ohio',
      'about 6',
      'retirement planning and college savings',
      'over 400 households served',
    ],
    [
      'Nonna',
      'family run deli + catering',
      'everything from scratch even the mozzarella',
      'ounded in 1988',
      'Providence',
      ' team of 9 people',
      'deli counter, office lunches and weddings',
      '"Best sandwich" - local paper, 2016',
    ],
    [
      'BRIGHT',
      'aycare for children aged 6 months to 5 years',
      'ounded in 2007',
      'in Leeds',
      ' team of 24',
      'full day care and holiday club',
    ],
    [
      'Møller',
      'property managment for small appartment buildings in Copenhagen',
      'ounded in 1961',
      'in København',
      'rent collection and repairs',
    ],
    ['3rd', 'branding, packaging, photography and murals', 'ounded in 2015', ' team of 4 people', 'designed 120+ product labels'],
    [
      'Koru',
      'family-owned companies plan succession before it becomes urgent',
      'ounded in 2012',
      'in Wellington, New Zealand',
      'mediation',
    ],
    [
      'GreenRoute',
      'hat if deliveries in the city used no diesel at all?',
      'cargo bikes for grocers and florists',
      'ounded in 2018',
      'in Utrecht',
      '32 riders',
      'same-day delivery',
      '1 million parcels in 2023',
    ],
    [
      'Żurek',
      'CNC parts for medical devices, ISO 13485 certified',
      'ounded in 1993',
      'in Gdynia',
      ' team of 140 people',
      'CNC milling, titanium and QA',
    ],
    ['Paws', 'obile dog grooming', 'in Tampa Bay', ' team of 2 people', 'bath, nails and de-shedding'],
    [
      'Tidepool',
      'ooking software for surf schools and dive shops',
      'https://tidepool.example',
      'ounded in 2019',
      'in Ericeira',
      'online booking, waivers and gear tracking',
      'has been used in 23 countries',
    ],
    ['K2', 'law'],
  ];
  it.each(facts)('%s: nothing typed is lost', async (name, ...said) => {
    const request = INPUTS.find((body) => body.companyName.startsWith(name))!;
    for (const length of LENGTHS)
      for (const style of STYLES)
        for (const tone of TONES) {
          const text = await bio({ ...request, length, style, tone }, 4);
          // So much was typed that the shortest text cannot always hold it all.
          if (length === 'Short' && said.join(' ').length > 190) expect(text).toContain(said[0]);
          else for (const words of said) expect(text).toContain(words);
        }
  });

  it('says nothing of a field that was left empty or says nothing', async () => {
    const empty =
      /\b(?:founded|based|at home|can be found|a team of|key facts|at a glance|what you will find|on the menu|achievements|the record|scrapbook)\b/i;
    for (const style of STYLES)
      for (const tone of TONES) {
        expect(await bio(bare({ style, tone, length: 'Long' }))).not.toMatch(empty);
        const nothing = { location: 'n/a', employees: '-', keyServices: 'none', achievements: 'None.' };
        expect(await bio(bare({ style, tone, ...nothing }))).not.toMatch(/n\/a|\bnone\b|based|a team of/i);
      }
  });

  it('tells a very long description by whole sentences', async () => {
    const said = Array.from({ length: 60 }, (_, at) => `In workshop ${at} the carpenters cut oak for door number ${at}.`);
    for (const length of LENGTHS) {
      const request = bare({ companyDescription: said.join(' '), length });
      const text = await bio(request);
      expectSound(text, request);
      expect(text).toContain(said[0]!.replace(/\.$/, ''));
      for (const part of text.match(/[^.:]*workshop \d+[^.]*\./g) ?? [])
        expect(said.join(' ')).toContain(part.trim().slice(0, 20));
    }
  });

  it('names a great many services in part, and says that there are more', async () => {
    const keyServices = Array.from({ length: 50 }, (_, at) => `service number ${at}`).join(', ');
    const text = await bio(bare({ keyServices, length: 'Short' }));
    expect(text).toContain('service number 0');
    expect(text).toMatch(/and more\b/);
  });
});

describe('words of any shape', () => {
  it.each([
    ['we repair and sell bicycles', 'repairs and sells bicycles'],
    ['We build boats for lakes.', 'builds boats for lakes'],
    ['We’re passionate about dogs', 'Acme is passionate about dogs'],
    ['We never share data', 'never shares data'],
    ['we carry parcels', 'carries parcels'],
    ['We are a small team of designers', 'a small team of designers'],
    ['family bakery', 'a family bakery'],
    ['an app for dog owners', 'an app for dog owners'],
    ['Acme makes rockets', 'Acme makes rockets'],
    ['Our mission is to plant a million trees', 'to plant a million trees'],
    ['Helping people move house', 'helping people move house'],
    ['We offer bread and butter pudding', 'offer'],
    ['A logistics company moving fish by rail', 'a logistics company moving fish by rail'],
    ['wedding photographer in Kent', 'a wedding photographer in Kent'],
    ['lawyers for startups', 'are lawyers for startups'],
    ['Bread. Founded by two sisters.', 'was founded by two sisters'],
    ['Roof repairs. Free quotes. 20 years experience.', ': free quotes; 20 years experience.'],
    ['We sell lamps. They are bright.', 'They are bright.'],
    ['Our bakery is tiny. Care is free of charge.', 'Care is free of charge.'],
    ['Spanish lessons. Upload your homework, get an answer.', '“Upload your homework, get an answer.”'],
    ['learn Spanish with native teachers', ': learn Spanish with native teachers.'],
    ['Sell handmade candles online', 'to sell handmade candles online'],
    [
      'we clean what others will not touch, and it makes us proud',
      '“We clean what others will not touch, and it makes us proud.”',
    ],
    ['ペット用品のオンラインショップ', '“ペット用品のオンラインショップ”'],
    ['Nous vendons du pain artisanal à Lyon', '“Nous vendons du pain artisanal à Lyon.”'],
  ])('description: %s', async (companyDescription, spoken) => {
    // A verb may be told as a purpose instead, word for word.
    const purpose = `to ${companyDescription.replace(/^we /i, '').replace(/\.$/, '')}`;
    for (const text of await bios(bare({ companyDescription }))) {
      expect(text.includes(spoken) || text.includes(purpose), text).toBe(true);
      expect(text).not.toMatch(/\b(?:Acme|it|company) (?:have|do|offer|repair|build|carry|sell|share|believe)\b/i);
    }
  });

  it.each([
    ['12', 'a team of 12 people'],
    ['50-100', 'a team of 50-100 people'],
    ['about 6', 'a team of about 6 people'],
    ['200+', 'a team of 200+ people'],
    ['twelve', 'a team of twelve people'],
    ['a team of twelve', 'a team of twelve'],
    ['32 riders', 'a team of 32 riders'],
    ['we are 5 people', 'a team of 5 people'],
    ['1', 'a one-person business'],
    ['just me', 'a one-person business'],
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
    ['remote', 'works remotely'],
    ['京都', 'in 京都'],
  ])('location: %s', async (location, spoken) => {
    for (const style of STYLES) expect(await bio(bare({ location, style }))).toContain(spoken);
  });

  it.each([
    ['won the cup in 2019', /\b(?:Acme|it|the company) won the cup in 2019\./i],
    ['featured in Vogue', /\bhas been featured in Vogue\./],
    ['ISO 9001', /: ISO 9001\./],
    ['Rated Outstanding by the inspectors', /\bhas been rated Outstanding by the inspectors\./],
    ['Reduced CO2 by 40% since 2010', /\b(?:Acme|it|the company) reduced CO2 by 40% since 2010\./i],
    ['Published author', /: Published author\./],
    ['won the cup; won the shield', /\bwon the cup\. (?:It|Acme|The company) won the shield\./],
    ['We won the Queen’s Award', /\bwon the Queen’s Award\./],
    ['ISO 9001; B Corp', /: ISO 9001; B Corp\./],
    ['planted 300 trees; ISO 9001', /\bplanted 300 trees\. .*: ISO 9001\./],
  ])('achievements: %s', async (achievements, spoken) => {
    for (const tone of TONES) expect(await bio(bare({ achievements, tone }))).toMatch(spoken);
  });

  it.each([
    ['We wash, cut and dry.', 'washes, cuts and dries'],
    ['1. Paving 2. Fencing', 'paving and fencing'],
    ['Audits\nTraining', 'audits and training'],
    ['SEO; C#', 'SEO and C#'],
    ['web design, Slack integration', 'web design and Slack integration'],
    ['GCSE maths, A level maths', 'GCSE maths and A level maths'],
  ])('services: %s', async (keyServices, spoken) => {
    for (const style of STYLES) expect((await bio(bare({ keyServices, style }))).toLowerCase()).toContain(spoken.toLowerCase());
  });

  it.each([
    ['James', /James’s/],
    ['Nonna Pia’s', /Pia’s’/],
    ['Paws 🐾', /🐾’/],
    ['Acme Inc.', /Inc\.\./],
    ['Yahoo!', /!\./],
  ])('the name %s never takes a wrong ending', async (companyName, wrong) => {
    for (const tone of TONES)
      for (const text of await bios(
        bare({ companyName, tone, companyDescription: 'helping people move house', keyServices: 'vans, boxes' }),
        4,
      )) {
        expect(text).toContain(companyName);
        expect(text).not.toMatch(wrong);
      }
  });
});

describe('what a company does is told by its trade, whatever industry is chosen', () => {
  const TRADES: [description: string, industry: Request['industry'], says: RegExp, never: RegExp][] = [
    ['a gym for people over 60', 'Healthcare', /train|move|stronger/i, /patient|privacy/i],
    ['We brew traditional ales using water from our own well', 'Manufacturing', /taste|batch/i, /drawing|sample and then/i],
    ['wedding photographer', 'Marketing', /picture|light/i, /\bbrief\b|brand/i],
    ['AI scheduling for dental clinics', 'Technology', /software|program|tool|step/i, /patient|appointment/i],
    ['dog grooming salon', 'Other', /animal|dog/i, /mirror|\boil\b/i],
    ['a charity for hedgehogs', 'Other', /animal/i, /customer|shelves/i],
    ['feeding families in need since the floods', 'Other', /help/i, /customer/i],
    ['vacation rentals in Tulum', 'Real Estate', /guest/i, /tenant|landlord/i],
    ['We run walking tours of the old harbor', 'Education', /guest/i, /learner|lesson/i],
    ['last-mile delivery for small online shops', 'Technology', /route|road|door/i, /laptop|software/i],
    ['massage, facials and nails', 'Healthcare', /skin|hands|mirror/i, /patient|privacy/i],
    ['selling houseplants online', 'Retail', /plant|light/i, /vase|wedding|farewell/i],
    ['funeral directors', 'Other', /farewell|families/i, /customers|photograph often helps/i],
    ['veterinary clinic', 'Healthcare', /animal|dog/i, /medicines are taken|in the chair/i],
    ['warehouse robots', 'Manufacturing', /material|drawing|piece/i, /parking|route/i],
  ];
  it.each(TRADES)('%s', async (companyDescription, industry, says, never) => {
    for (const [at, style] of STYLES.entries())
      for (const text of await bios(bare({ companyDescription, industry, style, tone: TONES[at]!, length: 'Long' }), 3)) {
        expect(text.replace(companyDescription, '')).toMatch(says);
        expect(text).not.toMatch(never);
      }
  });

  it.each([
    ['a coffee shop in Leith', 'the coffee shop'],
    ['Independent bookshop with a cat called Dickens', 'the bookshop'],
    ['a branding studio for small food companies', 'the studio'],
  ])('%s is called %s', async (companyDescription, called) => {
    for (const text of await bios(bare({ companyDescription, length: 'Long' }), 4)) {
      expect(text.toLowerCase()).toContain(called);
      expect(text).not.toMatch(/\bthe (?:company|firm)\b/i);
    }
  });

  it.each([
    ['towing', /\btowing\./],
    ['boat hire', /\bboat hire\./],
    ['pest control', /\bpest control\./],
    ['24/7 emergency plumber', /\ba 24\/7 emergency plumber\./],
    ['SEO agency that gets you noticed', /\ban SEO agency\b/],
    ['Nigerian home cooking for office lunches', /\bNigerian home cooking\b/],
    ['Compostable packaging that replaces bubble wrap', /[a-z] compostable packaging\b/],
    ['massage, facials and nails', /\bmassage, facials and nails\b/],
    ['hand forged kitchen knives', /(?:makes|offers) hand forged kitchen knives\b/],
    ['Independent bookshop with a cat called Dickens', /\ban independent bookshop with a cat called Dickens\b/],
    ['travel agency for solo women', /\ba travel agency for solo women\b/],
    ['stonemason', /\bis a stonemason\./],
  ])('says in good English: %s', async (companyDescription, spoken) => {
    for (const text of await bios(bare({ companyDescription }))) {
      expect(text).toMatch(spoken);
      expect(text).not.toMatch(/in brief:|\ban? \w+ cleaning\b/);
    }
  });

  it('takes an office for a room where it is cleaned', async () => {
    for (const text of await bios(bare({ companyDescription: 'office cleaning' }))) expect(text).not.toMatch(/\ban office\b/);
  });

  it('takes a title for a title', async () => {
    for (const tone of TONES)
      expect(await bio(bare({ achievements: 'Best Plumber 2022 by Chicago Reader', tone }))).toMatch(/: Best Plumber 2022/);
  });

  it('says once where it is', async () => {
    for (const style of STYLES) {
      const text = await bio(bare({ companyDescription: 'a family bakery in Whitby', location: 'Whitby', style }));
      expect(text.match(/Whitby/g)).toHaveLength(1);
    }
  });

  it('leaves no fact in a paragraph of its own', async () => {
    for (const style of STYLES)
      for (const text of await bios(bare({ companyDescription: 'dentist', location: 'Accra', length: 'Long', style }), 4))
        for (const paragraph of text.split('\n\n')) expect(sentences(paragraph).length, text).toBeGreaterThan(1);
  });
});

describe('every option is obeyed', () => {
  const full = INPUTS[0]!;
  const openingOf = (text: string): string => text.split(/(?<=[.?])\s/)[0]!;
  const sayings = async (requests: Request[]): Promise<Set<string>> =>
    new Set((await Promise.all(requests.map((request) => bios(request)))).flat().flatMap(sentences));

  it('each tone has a way of its own to begin and to end', async () => {
    const ends = await Promise.all(
      TONES.map(
        async (tone) => new Set((await bios({ ...full, tone }, 12)).map((text) => text.split(/(?<=[a-z&\d][.?])\s/).at(-1)!)),
      ),
    );
    const all = ends.flatMap((each) => [...each]);
    expect(new Set(all).size).toBe(all.length);
    for (const tone of TONES.slice(1)) {
      const text = await bios({ ...full, tone, length: 'Short' }, 12);
      const plain = new Set((await bios({ ...full, length: 'Short' }, 12)).map(openingOf));
      expect(text.filter((each) => !plain.has(openingOf(each))).length, tone).toBeGreaterThan(6);
    }
  });

  it('each style sets facts and services in its own way', async () => {
    const set = async (style: Request['style'], tone: Request['tone']): Promise<string[]> =>
      (await bios({ ...full, style, tone, length: 'Short' })).map((text) =>
        text
          .split(/(?<=[.?])\s/)
          .filter((sentence) => /1974|listed building/.test(sentence))
          .join(' ')
          .replaceAll(/Harrow & Pike Joinery|the company|it/gi, 'X'),
      );
    for (const tone of TONES) {
      const all = await Promise.all(STYLES.map(async (style) => [...new Set(await set(style, tone))]));
      expect(new Set(all.flat()).size, tone).toBe(all.flat().length);
    }
  });

  it('traditional begins with the history, startup with the need, creative with an image', async () => {
    for (const text of await bios({ ...full, style: 'Traditional' })) expect(openingOf(text)).toMatch(/ounded in 1974/);
    for (const style of ['Startup', 'Creative'] as const)
      for (const text of await bios({ ...INPUTS[13]!, style })) expect(openingOf(text)).not.toContain('K2');
  });

  it('each industry has something of its own to say', async () => {
    const said = await Promise.all(INDUSTRIES.map((industry) => sayings([bare({ industry, length: 'Long' })])));
    for (const [at, own] of said.entries()) {
      const others = new Set(said.flatMap((each, index) => (index === at ? [] : [...each])));
      expect([...own].filter((sentence) => !others.has(sentence)).length, INDUSTRIES[at]!).toBeGreaterThan(9);
    }
  });

  it('longer texts have more paragraphs', async () => {
    for (const style of STYLES) {
      expect((await bio({ ...full, style, length: 'Short' })).split('\n\n')).toHaveLength(1);
      expect((await bio({ ...full, style, length: 'Medium' })).split('\n\n')).toHaveLength(2);
      expect((await bio({ ...full, style, length: 'Long' })).split('\n\n').length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('nothing is invented', () => {
  it('has no figure, superlative or customer that was not typed', async () => {
    for (const tone of TONES)
      for (const style of STYLES)
        for (const industry of INDUSTRIES) {
          const text = await bio(bare({ tone, style, industry, length: 'Long' }), tone.length * style.length);
          expect(text).not.toMatch(/\d|%|[$£€]/);
          expect(text).not.toMatch(
            /\b(?:leading|award|world-class|trusted by|innovative solutions?|cutting-edge|passionate|unlock|elevate|seamless)\b/i,
          );
        }
  });
});

describe('a bio is told by the company, and in its favor', () => {
  it('speaks of the company in every paragraph', async () => {
    for (const tone of TONES)
      for (const style of STYLES)
        for (const industry of INDUSTRIES)
          for (const length of ['Medium', 'Long'] as const) {
            const text = await bio(bare({ tone, style, industry, length }), tone.length + style.length);
            for (const paragraph of text.split('\n\n')) expect(paragraph, text).toMatch(/\b(?:Acme|the company|the firm)\b/i);
          }
  });

  it('has no advice for a wary buyer', async () => {
    for (const tone of TONES)
      for (const industry of INDUSTRIES)
        for (const text of await bios(bare({ tone, industry, length: 'Long' }), 6))
          expect(text).not.toMatch(
            /\b(?:fair to ask|sensible to ask|worth asking|entitled|in writing|written down|references|nobody should|goes? wrong|promises?|guarantees?d?)\b/i,
          );
  });

  it('repeats no opening of a sentence within a text', async () => {
    for (const tone of TONES)
      for (const industry of INDUSTRIES)
        for (const text of await bios(bare({ tone, industry, length: 'Long' }), 4)) {
          const openings = sentences(text).map((sentence) => sentence.split(' ').slice(0, 4).join(' '));
          expect(new Set(openings).size, text).toBe(openings.length);
        }
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🍋',
    '???',
    'THE',
    'and or but',
    '私たちは新しいカフェです。コーヒーとケーキを出しています。',
    'мы продаем мёд и воск',
    'تخفيضات على الأثاث',
    '<script>alert("hi")</script> <b>Sofa</b> sale',
    'https://example.org',
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
    for (const [at, length] of LENGTHS.entries()) {
      const options = { length, tone: TONES[(index + at) % 6]!, style: STYLES[(index * 5 + at) % 6]! };
      const places = [
        { companyDescription: typed },
        { companyName: typed },
        { location: typed, employees: typed },
        { keyServices: typed, achievements: typed },
        {
          companyName: typed,
          companyDescription: typed,
          location: typed,
          employees: typed,
          keyServices: typed,
          achievements: typed,
        },
      ];
      for (const place of places) {
        const request = bare({ foundedYear: 1987, ...options, ...place });
        expectSound(await bio(request, index), request);
      }
    }
  });

  it('takes braces for what they are', async () => {
    expect(await bio(bare({ location: '{name}', employees: '{firm}', achievements: '{who} {words}' }))).not.toMatch(
      /Acme and more/,
    );
  });
});

describe('English', () => {
  it('stands up to a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const remarksOn = await proofreader([...INPUTS.map((body) => Object.values(body).join(' ')), 'acme']);
    const issues: string[] = [];
    let words = 0;
    for (const [place, request] of everyCase.filter((_, index) => index % 7 === 0).entries()) {
      const text = await bio(request, place);
      words += wordCount(text);
      issues.push(...(await remarksOn(text)).map(({ said }) => said));
    }
    expect(words).toBeGreaterThan(1500);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});
