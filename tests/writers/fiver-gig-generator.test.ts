import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { describe, expect, it } from 'vitest';
import single from '../../server/writers/fiver-gig-generator.ts';
import several from '../../server/writers/fiver-gig-generator.variations.ts';
import singleSamples from '../inputs/fiver-gig-generator.json' with { type: 'json' };
import severalSamples from '../inputs/fiver-gig-generator.variations.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof single.write>[0];
type Reply = Awaited<ReturnType<typeof single.write>>;
type Variation = Awaited<ReturnType<typeof several.write>>['variations'][number];

const TONES = [
  'Default',
  'Professional',
  'Friendly',
  'Creative',
  'Persuasive',
  'Enthusiastic',
  'Confident',
  'Conversational',
  'Expert',
  'Casual',
] as const;
const CATEGORIES = [
  'Graphics & Design',
  'Digital Marketing',
  'Writing & Translation',
  'Video & Animation',
  'Music & Audio',
  'Programming & Tech',
  'Business',
  'Lifestyle',
  'Data',
  'Photography',
] as const;
const TIMES = ['1 Day', '2 Days', '3 Days', '1 Week', '2 Weeks', '1 Month'] as const;
const PRICES = {
  'Budget ($5-$25)': ['$5', '$25'],
  'Standard ($25-$100)': ['$25', '$100'],
  'Premium ($100-$500)': ['$100', '$500'],
  'Luxury ($500+)': ['$500'],
} as const;
/** A word that stands for each audience, however it is put. */
const AUDIENCES = {
  'Small Businesses': /small business/i,
  Startups: /startup/i,
  Individuals: /individual/i,
  'Large Corporations': /large corporation/i,
  Students: /student/i,
  Entrepreneurs: /entrepreneur/i,
  'Content Creators': /content creator/i,
  'E-commerce': /e-commerce/i,
  Everyone: /everyone|anybody|everybody/i,
} as const;
const LEAST_WORDS = 150;
const MOST_WORDS = 300;

const INPUTS = [...singleSamples.inputs, ...severalSamples.inputs.slice(-1)].map(({ body }) => ({
  ...body,
  language: 'English',
})) as Request[];
const bare = (rest: Partial<Request> = {}): Request => ({
  gigTitle: 'I will mend your old chairs',
  personalSkills: 'joinery, cane weaving, French polish',
  tone: 'Default',
  language: 'English',
  category: '',
  deliveryTime: '',
  priceRange: '',
  targetAudience: '',
  ...rest,
});

const context = (seed: number) => contextOf(seed);
const write = async (request: Request, seed = 1): Promise<Reply> => single.write(request, context(seed));
const describeGig = async (request: Request, seed = 1): Promise<string> => (await write(request, seed)).description;
const runs = (request: Request, seeds = 8): Promise<string[]> =>
  Promise.all(Array.from({ length: seeds }, (_, seed) => describeGig(request, seed)));
const vary = async (request: Request, seed = 1, count = 3): Promise<readonly Variation[]> =>
  (await several.write({ ...request, count } as Parameters<typeof several.write>[0], context(seed))).variations;

const wordCount = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) =>
      sentence
        .replace(/^\d\. |^- /, '')
        .trim()
        .toLowerCase(),
    )
    .filter((sentence) => wordCount(sentence) > 3);
const contentWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{4,}/gu) ?? [];

const everyCase: Request[] = [
  ...INPUTS,
  ...INPUTS.flatMap((body, at) => [0, 1, 2, 3].map((step) => ({ ...body, tone: TONES[(at * 3 + step * 7) % TONES.length]! }))),
  ...TONES.flatMap((tone, at) => [
    bare({ tone }),
    bare({ tone, category: CATEGORIES[at]!, deliveryTime: TIMES[at % TIMES.length]! }),
    bare({ tone, gigTitle: 'Chair repair and cane weaving', targetAudience: 'Individuals' }),
    bare({ tone, gigTitle: 'Furniture restorer', priceRange: 'Premium ($100-$500)' }),
    bare({ tone, gigTitle: 'Is your grandmother’s chair broken?', personalSkills: 'I have mended chairs since 1998.' }),
    bare({
      tone,
      gigTitle: 'Learn to weave your own chair seat',
      personalSkills: 'We run a small workshop. We teach six people at a time.',
    }),
  ]),
];

/** Holds for whatever was typed. */
const expectSound = (text: string): void => {
  expect(wordCount(text), text).toBeGreaterThanOrEqual(LEAST_WORDS);
  expect(wordCount(text), text).toBeLessThanOrEqual(MOST_WORDS);
  expect(text).not.toMatch(/undefined|\bnull\b|\[object/);
  expect(text).not.toMatch(/ {2}|\n{3}|[^\S\n]\n|^\s|\s$/);
};

/** What our own sentences must never do; the visitor's may. */
const expectGoodEnglish = (text: string): void => {
  expect(text).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/ [,.;:!?](\s|$)|\.\.(?!\.)|[,;:]\.|\?\./);
  expect(text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
  expect(text).not.toMatch(/\b(?:a|an|the|my|your|our) (?:a|an|the|my|your|our)\b/i);
  expect(text).not.toMatch(/\b[Aa] [aeio]\w(?!e\b)|\b[Aa]n [bcdfgjklmpqrtvwxyz]\w/);
  expect(text).not.toMatch(/(^|[.!?]\s+)\p{Ll}/mu);
  for (const line of text.split('\n').filter((each) => each !== '' && !/^(?:- |More to see)/.test(each)))
    expect(line).toMatch(/[.!?…:]["”’)]*$/);
  expect(new Set(sentences(text)).size, text).toBe(sentences(text).length);
};

/** Never said unless the visitor said it. */
const INVENTED =
  /\brevisions?\b|\bguarante|\bmoney back|\brefund|\b(?:five|5)[- ]stars?\b|\brating\b|\bsatisf|\bhappy clients|\btrusted by|\b100 ?%|\bworld-class|\bhigh[- ]quality|\bunlock|\belevate|\bseamless|\bgame[- ]chang|\bdive in/i;

describe('every description', () => {
  it.each(everyCase.map((request) => [`${request.gigTitle}, ${request.tone}, ${request.category}`, request] as const))(
    '%s',
    async (_, request) => {
      for (const seed of [1, 2, 3]) {
        const { description, wordCount: words, characterCount, estimatedReadTime, settings } = await write(request, seed);
        expectSound(description);
        expectGoodEnglish(description);
        expect(words).toBe(wordCount(description));
        expect(characterCount).toBe([...new Intl.Segmenter('en').segment(description)].length);
        expect(estimatedReadTime).toMatch(/^[12] min$/);
        expect(settings).toEqual({ tone: request.tone });
        expect(description.match(INVENTED)?.[0] ?? request.personalSkills).toSatisfy((found: string) =>
          request.personalSkills.toLowerCase().includes(found.toLowerCase()),
        );
      }
    },
  );

  it('differs from run to run', async () => {
    for (const request of [INPUTS[0]!, INPUTS[10]!, INPUTS[13]!]) expect(new Set(await runs(request, 10)).size).toBe(10);
  });

  it('ends with one thing to do', async () => {
    for (const tone of TONES)
      for (const text of await runs(bare({ tone }), 10))
        expect(text.slice(-180).toLowerCase()).toMatch(
          /\b(?:send|write|message|order|press|tell|contact|describe|get in touch|ask|drop|ping|say|leave|bring|talk|description of your project|clarification|put your)\b/,
        );
  });
});

describe('the words of the visitor', () => {
  const said: readonly (readonly [title: string, ...words: string[]])[] = [
    [
      'I will design',
      'design a minimalist logo for your cafe',
      'ight years of brand identity work for coffee shops and bakeries',
      'Adobe Illustrator',
      'hand lettering',
      'packaging',
    ],
    ['Restaurant', 'SEO audit', 'Google Business Profile', 'local keywords', 'citations', 'schema markup', 'Ahrefs'],
    [
      'translate',
      'translate your documents from Polish to English',
      'sworn translator in Kraków',
      'contracts, diplomas and medical reports since 2011',
    ],
    ['I WILL', 'edit your wedding video', 'Premiere Pro', 'DaVinci Resolve', 'color grading', '60+ weddings'],
    [
      'i wil',
      'mix and mastr your podcast',
      'sound enginer for 5 years',
      'clean noise, breaths and echo',
      'worked with 3 radio shows',
    ],
    [
      'I will build',
      'build a REST API with Node.js and PostgreSQL',
      'ackend developer (TypeScript, NestJS, Docker, AWS)',
      'I write tests and OpenAPI docs.',
      'reviously at two fintech startups',
    ],
    [
      'Do you need',
      'Do you need a business plan for your bank loan?',
      'MBA',
      'former credit analyst',
      'wrote 40 plans for food trucks, salons and daycares',
    ],
    [
      'I will write',
      'write a 4 week meal plan for $15 a week',
      'egistered dietitian',
      'I cook on a budget for a family of five and I know what diabetics can eat.',
    ],
    [
      "I'll clean",
      'clean your messy "final_v7" Excel file',
      'Power Query',
      'VBA',
      'pivot tables',
      "I'm the person in the office who fixes everyone's spreadsheets.",
    ],
    [
      'I will retouch',
      'retouch portraits naturally',
      'kin retouching without plastic look',
      'Lightroom and Photoshop',
      'https://example.org/portfolio',
    ],
    ['Resume', 'esume help', 'HR for 12 years', 'I read 100 CVs a week and know what gets ignored'],
    [
      'Voice over',
      'oice over in Brazilian Portuguese',
      'warm female voice',
      'ome studio',
      'Rode NT1',
      'ame-day revisions',
      'udiobooks and e-learning',
    ],
    [
      'I will illustrate',
      'illustrate a children book about your family, pets and favourite holiday',
      'I paint with watercolour and gouache.',
      'and one very proud fire station.',
    ],
    ['Maths', 'aths tutor', 'I teach algebra to kids.'],
  ];
  it.each(said)('%s: nothing typed is lost', async (title, ...words) => {
    const request = INPUTS.find(({ gigTitle }) => gigTitle.startsWith(title))!;
    for (const tone of TONES) {
      const text = (await describeGig({ ...request, tone }, 5)).toLowerCase();
      for (const each of words) expect(text, tone).toContain(each.toLowerCase());
    }
  });

  it.each([
    ['I will be your assistant', 'Graphic designer with 5 years experience', 'a graphic designer with 5 years experience'],
    ['I will be your assistant', 'accountant since 2003 at a bakery', 'I have been an accountant since 2003'],
    [
      'I will be your assistant',
      'Native speaker from Sevilla, DELE examiner',
      'I am a native speaker from Sevilla and a DELE examiner.',
    ],
    ['I will be your assistant', 'MBA and a lot of patience', 'an MBA'],
    ['I will be your assistant', 'C# and ASP.NET, final_v7, socket.io', 'C# and ASP.NET'],
    ['I will be your assistant', '- Figma\n- user research\n- prototypes', 'rototypes'],
    ['I will be your assistant', 'wrote three novels, edited twenty more', 'I wrote three novels'],
    ['I will be your assistant', 'fluent in Dutch and Frisian since birth', 'I am fluent in Dutch and Frisian'],
    ['I Will Design A Modern Logo', 'joinery, cane weaving', 'design a modern logo'],
    ['I’d love to', 'joinery, cane weaving', 'I’d love to'],
    ['Wedding photographer in Leeds', 'joinery, cane weaving', 'a wedding photographer in Leeds'],
    ['Logo design | Brand identity', 'joinery, cane weaving', 'brand identity'],
  ])('%s + %s', async (gigTitle, personalSkills, words) => {
    for (const seed of [1, 2, 3, 4])
      expect((await describeGig(bare({ gigTitle, personalSkills }), seed)).toLowerCase()).toContain(words.toLowerCase());
  });

  it('speaks of "we" where the visitor does', async () => {
    const ours = bare({
      gigTitle: 'We will mend your chairs',
      personalSkills: 'We are two brothers. We learnt from our father.',
    });
    for (const tone of TONES)
      for (const text of await runs({ ...ours, tone }, 4))
        expect(text.replace('In my own words', '')).not.toMatch(/\b(?:I|me|my|mine)\b/);
  });

  it('turns the buyer’s “my” round, and spells a maker’s name as the maker does', async () => {
    for (const text of await runs(
      bare({ gigTitle: 'fix my shopify store', personalSkills: 'Surfer SEO, Liquid, Tag Manager, page speed' }),
    )) {
      expect(text).toContain('fix your Shopify store');
      expect(text).not.toMatch(/\bmy shopify store|a surfer|\bsurfer SEO|a Tag Manager/);
    }
  });

  it('sells lessons as lessons, whatever they are in', async () => {
    for (const text of await runs(bare({ gigTitle: 'learn to sing with a Broadway performer', category: 'Music & Audio' })))
      expect(text).not.toMatch(/your recording|upload the file|finished audio|headphones/);
  });

  it('never calls a tool a person', async () => {
    for (const personalSkills of ['Adobe Illustrator, Photoshop', 'Docker, Blender, Excel', 'illustrator'])
      for (const text of await runs(bare({ personalSkills }), 4)) expect(text).not.toMatch(/I am an? (?:Adobe|Docker|Blender)/i);
  });
});

describe('every option is obeyed', () => {
  const full = INPUTS[0]!;
  const sayings = async (request: Request): Promise<Set<string>> => new Set((await runs(request, 10)).flatMap(sentences));
  const openings = async (request: Request): Promise<Set<string>> =>
    new Set((await runs(request, 10)).map((text) => sentences(text)[0]!));

  it('each tone begins in its own way, ends in its own way, and has things of its own to say', async () => {
    const begun = await Promise.all(TONES.map((tone) => openings({ ...full, tone })));
    const all = begun
      .flatMap((each) => [...each])
      .filter((opening) => opening !== 'i will design a minimalist logo for your cafe.');
    expect(new Set(all).size).toBe(all.length);
    const spoken = await Promise.all(TONES.map((tone) => sayings(bare({ tone }))));
    for (const [at, own] of spoken.entries()) {
      const others = new Set(spoken.flatMap((each, index) => (index === at ? [] : [...each])));
      expect([...own].filter((sentence) => !others.has(sentence)).length, TONES[at]!).toBeGreaterThan(7);
    }
  });

  it('only friendly, casual and enthusiastic tones raise their voice', async () => {
    for (const tone of TONES)
      for (const text of await runs(bare({ tone }), 6))
        if (!/^(?:Friendly|Casual|Enthusiastic)$/.test(tone)) expect(text, tone).not.toContain('!');
    for (const text of await runs(bare({ tone: 'Enthusiastic' }), 6)) expect(text.match(/!/g)!.length).toBeGreaterThan(1);
  });

  it('each category knows its own kind of work', async () => {
    const spoken = await Promise.all(CATEGORIES.map((category) => sayings(bare({ category }))));
    for (const [at, own] of spoken.entries()) {
      const others = new Set(spoken.flatMap((each, index) => (index === at ? [] : [...each])));
      expect([...own].filter((sentence) => !others.has(sentence)).length, CATEGORIES[at]!).toBeGreaterThan(8);
    }
  });

  it('tells the delivery time where one was chosen, and else none', async () => {
    for (const deliveryTime of TIMES)
      for (const request of [bare({ deliveryTime }), { ...INPUTS[12]!, deliveryTime }]) {
        for (const text of await runs(request, 4)) expect(text).toContain(deliveryTime.toLowerCase());
        for (const { description } of await vary(request, 2)) expect(description).toContain(deliveryTime.toLowerCase());
      }
    for (const text of await runs(bare(), 10)) expect(text).not.toMatch(/\b(?:\d+|one|two|three) (?:days?|weeks?|months?)\b/i);
  });

  it('tells the price where one was chosen, and else none', async () => {
    for (const [priceRange, figures] of Object.entries(PRICES)) {
      const request = bare({ priceRange: priceRange as Request['priceRange'] });
      for (const text of [...(await runs(request, 6)), ...(await vary(request, 3)).map(({ description }) => description)])
        expect(text.match(/\$\d+/g)).toEqual([...figures]);
    }
    for (const text of await runs(bare(), 10)) expect(text).not.toMatch(/[$€£]|\bprices?\b/i);
  });

  it('speaks to the audience that was chosen, and else to nobody in particular', async () => {
    for (const [targetAudience, name] of Object.entries(AUDIENCES)) {
      const request = bare({ targetAudience: targetAudience as Request['targetAudience'] });
      for (const text of [...(await runs(request, 6)), ...(await vary(request, 3)).map(({ description }) => description)])
        expect(text).toMatch(name);
    }
    const any = new RegExp(
      Object.values(AUDIENCES)
        .map(({ source }) => source)
        .join('|'),
      'i',
    );
    for (const tone of TONES)
      for (const text of await runs(bare({ tone }), 6)) expect(text.replace(/everybody’s|anybody\b/g, '')).not.toMatch(any);
  });
});

describe('three variations', () => {
  const requests = severalSamples.inputs.map(({ body }) => ({ ...body, language: 'English' })) as Request[];

  it.each(requests.map((request) => [request.gigTitle, request] as const))('%s', async (_, request) => {
    for (const seed of [1, 2]) {
      const variations = await vary(request, seed);
      expect(variations.map(({ variation }) => variation)).toEqual([1, 2, 3]);
      expect(new Set(variations.map(({ focus }) => focus)).size).toBe(3);
      const ownWords = new Set(contentWords(`${request.gigTitle} ${request.personalSkills}`));
      for (const { description, wordCount: words, characterCount, estimatedReadTime } of variations) {
        expectSound(description);
        expectGoodEnglish(description);
        expect(words).toBe(wordCount(description));
        expect(characterCount).toBe([...new Intl.Segmenter('en').segment(description)].length);
        expect(estimatedReadTime).toMatch(/^[12] min$/);
        // Each tells most of what was typed; all of it together is told once at least.
        const told = new Set(contentWords(description));
        expect([...ownWords].filter((word) => told.has(word)).length / ownWords.size).toBeGreaterThan(0.5);
      }
      const together = new Set(variations.flatMap(({ description }) => contentWords(description)));
      expect([...ownWords].filter((word) => !together.has(word) && !/^(will|wil|portfolio)$/.test(word))).toEqual([]);
    }
  });

  it('hardly share a sentence of ours', async () => {
    for (const request of requests)
      for (const seed of [3, 4]) {
        const own = sentences(`${request.personalSkills}. ${request.gigTitle}`).join(' ');
        const texts = (await vary(request, seed)).map(({ description }) => new Set(sentences(description)));
        for (const [at, text] of texts.entries())
          for (const other of texts.slice(at + 1)) {
            const shared = [...text].filter((sentence) => other.has(sentence));
            const ours = shared.filter((sentence) => !contentWords(sentence).every((word) => own.includes(word)));
            // "I am a backend developer": the visitor's words, with what they lacked.
            expect(ours.length, ours.join('\n')).toBeLessThanOrEqual(1);
          }
      }
  });

  it('open differently, and one of them counts its steps', async () => {
    for (const request of requests) {
      const texts = (await vary(request, 7)).map(({ description }) => description);
      expect(new Set(texts.map((text) => sentences(text)[0])).size).toBe(3);
      expect(texts.filter((text) => /^1\. .+\n2\. .+\n3\. .+\n4\. /m.test(text))).toHaveLength(1);
    }
  });

  it.each([1, 2, 5, 30])('gives as many as are asked for: %i, each another text', async (count) => {
    const variations = await vary(INPUTS[0]!, 1, count);
    expect(variations.map(({ variation }) => variation)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    expect(new Set(variations.map(({ description }) => description)).size).toBe(count);
    for (const { description } of variations) expectGoodEnglish(description);
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🍋',
    '???',
    'THE',
    'and or but',
    'お客様のロゴを作ります。早いです。',
    'мы делаем логотипы для кафе',
    'تصميم شعار لمتجرك',
    '<script>alert("hi")</script> <b>Sofa</b> repair',
    'https://example.org',
    'a "quoted thing" and (brackets) {slot} {action} [x] @ ^',
    'word '.repeat(500),
    'a'.repeat(2500),
    `I sew. ${'I sew curtains and cushions of every size, and so on and so on. '.repeat(60)}`,
    'chairs\n- oak chairs\n- pine chairs\n\n',
    'i want to mend your old chairs and i live in leeds and my dog is called rex and he likes you',
    'Does your chair wobble? Do you care? Order now!',
    'I will, I will, I will',
    '私'.repeat(2000),
    '1234567890 1234567890',
    '; ; , ,',
    '(((((',
    'constructor __proto__ toString',
  ];
  it.each(ODD.map((typed, index) => [typed.slice(0, 30), typed, index] as const))('%s', async (_, typed, index) => {
    const options = {
      tone: TONES[index % TONES.length]!,
      category: CATEGORIES[index % CATEGORIES.length]!,
      deliveryTime: '3 Days',
      priceRange: 'Luxury ($500+)',
      targetAudience: 'Everyone',
    } as const;
    for (const place of [{ gigTitle: typed }, { personalSkills: typed }, { gigTitle: typed, personalSkills: typed }])
      for (const request of [bare(place), bare({ ...options, ...place })]) {
        const text = await describeGig(request, index);
        expect(text).not.toMatch(/undefined|\[object| {2}/);
        expect(wordCount(text)).toBeGreaterThan(100);
        for (const { description } of await vary(request, index)) expect(wordCount(description)).toBeGreaterThan(100);
      }
  });
});

describe('English', () => {
  it('stands up to a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    const own = new Set(
      everyCase.flatMap((body) =>
        `${body.gigTitle} ${body.personalSkills}`
          .toLowerCase()
          .replaceAll('’', "'")
          .split(/[^\p{L}\p{N}'-]+/u),
      ),
    );
    const issues: string[] = [];
    let words = 0;
    const texts = [
      ...(await Promise.all(everyCase.filter((_, index) => index % 7 === 0).map((request, at) => describeGig(request, at)))),
      ...(await vary(INPUTS[0]!, 5)).map(({ description }) => description),
      ...(await vary(INPUTS[5]!, 6)).map(({ description }) => description),
    ];
    for (const text of texts) {
      words += wordCount(text);
      for (const lint of await linter.lint(text, { language: 'plaintext' })) {
        const problem = lint.get_problem_text();
        const isOwn = problem
          .toLowerCase()
          .replaceAll('’', "'")
          .split(/[^\p{L}\p{N}'-]+/u)
          .every((word) => own.has(word));
        if (!isOwn) issues.push(`${problem} | ${lint.message()} | ${text.slice(0, 60)}`);
      }
    }
    expect(words).toBeGreaterThan(2500);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(words / 150);
  });
});
