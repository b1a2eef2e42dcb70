import { readFileSync } from 'node:fs';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../engine/definition/index.ts';
import writer from '../../server/writers/eulogy-generator.ts';
import type tool from '../../tools/eulogy-generator.ts';
import { contextOf } from '../support/context.ts';

type Request = PayloadOf<typeof tool>;

const TONES = ['Default', 'Celebratory', 'Peaceful', 'Personal', 'Inspiring', 'Traditional'] as const;
const RELATIONSHIPS = [
  'Family Member',
  'Friend',
  'Colleague',
  'Spouse/Partner',
  'Parent',
  'Child',
  'Sibling',
  'Grandparent',
  'Other',
] as const;
/** Minutes of the spec at 130 words a minute, give or take three percent. */
const WORDS = { Short: [252, 402], Medium: [504, 670], Long: [756, 1072] } as const;

const inputs: Request[] = JSON.parse(
  readFileSync(new URL('../inputs/eulogy-generator.json', import.meta.url), 'utf8'),
).inputs.map(({ body }: { body: Request }) => body);
const onlyName = (name: string, rest: Partial<Request> = {}): Request => ({
  name,
  birthDate: '',
  deathDate: '',
  relationship: 'Friend',
  personalityTraits: '',
  achievements: '',
  memories: '',
  tone: 'Default',
  length: 'Medium',
  ...rest,
});

const write = async (request: Request, seed = 1): Promise<string> => (await writer.write(request, contextOf(seed))).eulogy;
const wordCount = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => wordCount(sentence) > 3);

const everyCase: Request[] = [
  ...inputs.flatMap((body) => (['Short', 'Medium', 'Long'] as const).map((length) => ({ ...body, length }))),
  ...TONES.flatMap((tone) =>
    RELATIONSHIPS.flatMap((relationship) =>
      (['Short', 'Medium', 'Long'] as const).map((length) => onlyName('Rosa', { tone, relationship, length })),
    ),
  ),
  ...TONES.map((tone) => ({ ...inputs[6]!, tone, length: 'Long' as const })),
];

describe('every eulogy', () => {
  it.each(
    everyCase.map(
      (request) => [`${request.name}, ${request.relationship}, ${request.tone}, ${request.length}`, request] as const,
    ),
  )('%s', async (_, request) => {
    for (const seed of [1, 2, 3]) {
      const text = await write(request, seed);
      const [least, most] = WORDS[request.length];
      expect(wordCount(text)).toBeGreaterThanOrEqual(least);
      expect(wordCount(text)).toBeLessThanOrEqual(most);
      expect(new Set(sentences(text)).size).toBe(sentences(text).length);
      expect(text).not.toMatch(/[{}]|undefined|\bnull\b/);
      expect(text).not.toMatch(/ {2}|\n{3}| [,.;:!?](\s|$)|\.\.(?!\.)/);
      expect(text).not.toMatch(/\b(a|an|the|of|to|was|is|and) \1\b/i);
      expect(text).not.toMatch(/\ba (?=[aei]\w)(?!eulog|one|eu)/i);
      expect(text).not.toMatch(/(^|[.!?]\s+)\p{Ll}/u);
      for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/[.!?]["”’)]*$/);
    }
  });
});

describe('the words of the visitor', () => {
  const facts: readonly (readonly [name: string, ...said: string[]])[] = [
    [
      'Margaret',
      'March 3, 1942',
      'September 18, 2024',
      'patient, funny',
      'stubborn about tea',
      'raised five children and ran the village post office for 31 years',
      'She let us lick the spoon before dinner and never told our parents.',
    ],
    [
      'tom',
      'was always late but always there for you.',
      'the night we pushed his van 2 miles in the rain laughing the whole way.',
    ],
    ['Dr. Anselm', 'in 1951', 'in 2023', 'calm, precise', 'trained more than 60 residents', 'He kept a drawer of stickers'],
    ['Daniel', 'on 12/04/1968', 'hopeless at dancing, and kind', 'built our house with his own hands', 'He sang in the car.'],
    [
      'María',
      '24 de julio de 1937',
      'devota, alegre, trabajadora',
      'opened the first bakery on Calle Luna',
      'Sunday tamales with forty cousins',
    ],
    ['SGT.', 'Sgt. William Hargrove', 'disciplined, honest and proud', 'served 22 years', 'shined his shoes every morning'],
    [
      'Uncle Bert',
      '14 October 2024',
      'gruff outside and soft inside',
      'Allotment champion 1998, 2003, 2011',
      'taught me to fish',
    ],
    ['Siobhán', 'born around 1960', 'a listener', 'her kitchen table, her "sit down and tell me everything"'],
    [
      'Mr Halloran',
      'strict, fair, terrible jokes',
      '40 years of teaching maths at Northfield Secondary',
      'I became an engineer because of him.',
    ],
    ['Aiko', 'Aiko Tanabe (田辺 愛子)', 'in Showa 10', 'an ikebana teacher', 'Aiko folding cranes with us at new year'],
    [
      'Bo',
      'loved trains and hated socks',
      'won a ribbon for his drawing of a lighthouse',
      'He gave his mittens to a boy at the bus stop.',
    ],
  ];
  it.each(facts)('%s: nothing typed is lost or changed', async (name, ...said) => {
    const request = inputs.find((body) => body.name.startsWith(name))!;
    for (const length of ['Short', 'Medium', 'Long'] as const)
      for (const seed of [4, 5]) {
        const text = await write({ ...request, length }, seed);
        for (const words of said) expect(text).toContain(words);
      }
  });

  it('keeps as much of a very long memory as the chosen time allows, in whole sentences', async () => {
    const memories = Array.from({ length: 90 }, (_, number) => `On day ${number} we walked the long way home beside the canal.`);
    const text = await write(onlyName('Ann', { memories: memories.join(' '), length: 'Short' }));
    expect(wordCount(text)).toBeLessThanOrEqual(402);
    expect(text).toContain(memories[0]);
    expect(text).toContain(memories[9]);
  });
});

describe('words of any shape', () => {
  it.each([
    [
      'personalityTraits',
      'great cook, kind to strangers, worried too much',
      'Kim was a great cook and kind to strangers. Kim worried too much.',
    ],
    ['personalityTraits', 'loved to laugh, loved by all', 'Kim was loved by all. Kim loved to laugh.'],
    ['personalityTraits', 'an honest man, best friend', 'Kim was an honest man and my best friend.'],
    ['achievements', 'nurse for 30 years; mother of three', 'Kim was a nurse for 30 years. Kim was a mother of three.'],
    ['achievements', 'built boats, climbed mountains, raised twins', 'Kim built boats, climbed mountains, and raised twins.'],
    ['achievements', 'elected mayor in 1980', 'Kim was elected mayor in 1980.'],
    ['achievements', 'Purple Heart', ' Purple Heart. '],
    ['memories', 'how everyone danced', 'I remember how everyone danced.'],
    ['memories', 'taught me to drive', 'Kim taught me to drive.'],
    ['memories', 'waving at us from the porch', 'I remember Kim waving at us from the porch.'],
    ['memories', '一緒に鶴を折りました。', '一緒に鶴を折りました。'],
  ] as const)('%s: %s', async (field, typed, spoken) => {
    for (const tone of TONES) expect(await write(onlyName('Kim', { [field]: typed, tone }))).toContain(spoken);
  });

  it.each([
    ['March 3, 1942', 'born on March 3, 1942'],
    ['1951', 'born in 1951'],
    ['around 1960', 'born around 1960'],
    ['Nov 1990', 'born in Nov 1990'],
    ['12/04/1968', 'born on 12/04/1968'],
    ['the 1950s', 'born in the 1950s'],
    ['during the war', 'born during the war'],
  ])('a date typed %s', async (birthDate, spoken) => {
    expect(await write(onlyName('Kim', { birthDate }))).toContain(`Kim was ${spoken}.`);
  });

  it('says nothing of a field that says nothing', async () => {
    const text = await write(
      onlyName('Kim', { birthDate: '?', deathDate: 'unknown', personalityTraits: 'n/a', achievements: 'None', memories: '-' }),
    );
    expect(text).not.toMatch(/\bborn\b|\bdied\b|n\/a|\bNone\b/);
  });
});

describe('what a person is called', () => {
  it.each([
    ['Daniel "Danny" Prewitt', 'Spouse/Partner', 'Danny’s', 'Daniel’s'],
    ['Dr. Anselm Okonjo', 'Friend', 'Anselm’s', 'Okonjo’s'],
    ['Mr Halloran', 'Other', 'Mr Halloran’s', 'Mr’s'],
    ['Uncle Bert', 'Family Member', 'Uncle Bert’s', 'Uncle’s'],
    ['MARY MCDONALD', 'Parent', 'Mary’s', 'MARY'],
    ['María José Quintanilla', 'Parent', 'María José’s', 'María’s'],
    ['Aiko Tanabe (田辺 愛子)', 'Parent', 'Aiko’s', 'Tanabe’s'],
    ['my dad', 'Parent', 'Dad’s', 'my dad’s'],
  ] as const)('%s', async (name, relationship, called, never) => {
    const texts = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((seed) => write(onlyName(name, { relationship, length: 'Long' }), seed)),
    );
    expect(texts.join('\n')).toContain(called);
    expect(texts.join('\n')).not.toContain(never);
  });

  it('never guesses he or she from a name', async () => {
    for (const name of ['Rosa', 'William', 'Aunt-less Kim', 'Margaret Ellison-Tate'])
      for (const relationship of RELATIONSHIPS)
        for (const tone of TONES) {
          const text = await write(onlyName(name, { relationship, tone, length: 'Long' }), 7);
          expect(text).not.toMatch(/\b(he|she|him|his|hers|himself|herself)\b/i);
        }
  });

  it('takes the pronoun from the visitor', async () => {
    const she = await write(onlyName('Sam', { memories: 'She taught us all to swim.', length: 'Long' }));
    expect(she).not.toMatch(/\b(he|him|his)\b/i);
    const unclear = await write(
      onlyName('Sam', { memories: 'My sister said she could not have done it without Sam.', length: 'Long' }),
    );
    expect(unclear.replace(/My sister said[^.]*\./, '')).not.toMatch(/\b(he|she|him|his|her)\b/i);
  });
});

describe('every option is obeyed', () => {
  it('tones open and close in their own words', async () => {
    const edges = async (tone: Request['tone']): Promise<string[]> => {
      const texts = await Promise.all(Array.from({ length: 12 }, (_, seed) => write(onlyName('Rosa', { tone }), seed)));
      return texts.flatMap((text) => [text.split(/(?<=[.!?])\s/)[0]!, text.split('\n\n').at(-1)!]);
    };
    const all = (await Promise.all(TONES.map(async (tone) => [...new Set(await edges(tone))]))).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['Parent', /\bchild\b/],
    ['Child', /\bparent\b/],
    ['Friend', /\bfriend\b/],
    ['Colleague', /\bwork|\bcolleague/],
    ['Grandparent', /\bgrand(child|parent)\b/],
    ['Sibling', /\bfamily\b|\balways knew each other\b/],
    ['Spouse/Partner', /\bloved?\b|\bshare my life\b|\bgo home with\b/],
    ['Family Member', /\bfamily\b|\bone of ours\b/],
  ] as const)('a %s is spoken of as one', async (relationship, sign) => {
    for (let seed = 0; seed < 12; seed++)
      expect((await write(onlyName('Kim', { relationship }), seed)).split('\n\n')[0]).toMatch(sign);
  });

  it('differs from run to run', async () => {
    const texts = await Promise.all(Array.from({ length: 10 }, (_, seed) => write(inputs[0]!, seed)));
    expect(new Set(texts).size).toBe(10);
  });

  it('speaks of no long life over an infant', async () => {
    for (const tone of TONES)
      for (let seed = 0; seed < 8; seed++) {
        const text = await write({ ...inputs[6]!, tone, length: 'Long' }, seed);
        expect(text).toContain('held my finger for an hour');
        expect(text).not.toMatch(/\b(long life|career|years|colleagues?|made you laugh|used to say|full life)\b/i);
      }
  });
});

describe('odd input', () => {
  it.each([
    onlyName('X'),
    onlyName('Robert (Bob) Ellery Jr.'),
    onlyName('🌹'),
    onlyName('Tom 🌹', { memories: '😂😂😂' }),
    onlyName('田辺 愛子', { memories: '一緒に鶴を折りました。', personalityTraits: '静か、優しい' }),
    onlyName('عائشة', { personalityTraits: 'كريمة' }),
    onlyName('<b>Kim</b>', { memories: '<script>alert(1)</script>', achievements: '{name} {nothing}' }),
    onlyName('Kim', { personalityTraits: ',,,;;', achievements: '...', memories: '- \n- ' }),
    onlyName('a'.repeat(2500)),
    onlyName('Kim', { memories: 'word '.repeat(600) }),
    onlyName('Kim', { birthDate: '?', deathDate: 'we do not know' }),
    onlyName('"Danny"'),
    onlyName('Dr.'),
  ])('$name', async (request) => {
    const text = await write(request);
    expect(wordCount(text)).toBeGreaterThan(250);
    expect(text).not.toMatch(/undefined| {2}|Jr\.\./);
  });
});

describe('English', () => {
  it('stands up to a grammar checker', async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    let issues = 0;
    let words = 0;
    for (const [place, request] of everyCase.filter((_, index) => index % 4 === 0).entries()) {
      const text = await write(
        { ...request, name: 'Rosa', personalityTraits: '', achievements: '', memories: '', birthDate: '', deathDate: '' },
        place,
      );
      issues += (await linter.lint(text, { language: 'plaintext' })).length;
      words += wordCount(text);
    }
    expect(words).toBeGreaterThan(20_000);
    expect(issues).toBeLessThan(words / 150);
  }, 120_000);
});
