import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { seeded } from '../../server/random.ts';
import writer from '../../server/writers/chatacter-bio-generator.ts';
import tool from '../../tools/chatacter-bio-generator.ts';
import { proofreader } from '../support/proofreader.ts';
import samples from '../inputs/chatacter-bio-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;
type Bio = Reply['characterBios'][number];

const GENRES = valuesOf(tool.fields.genre.options) as Request['genre'][];
const TONES = valuesOf(tool.fields.tone.options) as Request['tone'][];
const TYPES = valuesOf(tool.fields.characterType.options) as Request['characterType'][];
const AGES = valuesOf(tool.fields.ageRange.options) as Request['ageRange'][];
const TEMPERS = valuesOf(tool.fields.personality.options) as Request['personality'][];
const INPUTS = samples.inputs.map(({ body }) => ({ ...body, language: 'English' }) as Request);

const PLAIN: Request = {
  description: 'somebody who waits at a crossroads',
  genre: 'Fantasy',
  talkingPoints: '',
  tone: 'Default',
  language: 'English',
  outputNumber: 1,
  characterType: 'Any Type',
  ageRange: 'Any Age',
  personality: 'Balanced',
};

const write = async (change: Omit<Partial<Request>, 'outputNumber'> & { outputNumber?: number }, seed: number): Promise<Bio[]> =>
  (await writer.write({ ...PLAIN, ...change } as Request, contextOf(seed))).characterBios;
const one = async (change: Partial<Request>, seed: number): Promise<Bio> => (await write(change, seed))[0]!;

/** Every sample as it is, and with every option mixed anew. */
const cases: { request: Request; seed: number }[] = INPUTS.flatMap((request, index) =>
  Array.from({ length: 12 }, (_, round) => {
    const random = seeded(index * 7919 + round * 104729 + 1);
    const mixed = {
      ...request,
      genre: GENRES[(index + round) % GENRES.length]!,
      tone: random.pick(TONES),
      characterType: random.pick(TYPES),
      ageRange: random.pick(AGES),
      personality: random.pick(TEMPERS),
      outputNumber: random.pick([1, 1, 2, 3, 5]) as Request['outputNumber'],
    };
    return { request: round === 0 ? request : mixed, seed: index * 7817 + round * 65537 };
  }),
);
const replies: { request: Request; bios: Bio[] }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, bios: await write(request, seed) });
}, 60_000);

const each = (check: (bio: Bio, request: Request, at: number) => void): void => {
  expect(replies.length).toBeGreaterThan(150);
  for (const { request, bios } of replies) bios.forEach((bio, at) => check(bio, request, at));
};
const texts = (bio: Bio): string[] => Object.values(bio).filter((value): value is string => typeof value === 'string');
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["”’]?)\s+/).filter((part) => part.split(' ').length > 4);

/** The years of an age range, read off its name: "Child (5-12)". */
const yearsOf = (range: string): [number, number] | undefined => {
  const found = /\((\d+)-(\d+)\)/.exec(range);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
};

describe('shape of the reply', () => {
  it('holds as many characters as were asked for, with nothing left blank', () => {
    expect(replies.length).toBeGreaterThan(150);
    for (const { request, bios } of replies) expect(bios).toHaveLength(request.outputNumber);
    each((bio) => {
      for (const text of texts(bio)) expect(text.trim()).not.toBe('');
      expect(Number.isInteger(bio.age)).toBe(true);
    });
  });

  it('tells a life in three to five paragraphs of 130 to 260 words', () => {
    each(({ fullBio }, { description }) => {
      const paragraphs = fullBio.split('\n\n');
      expect(paragraphs.length, fullBio).toBeGreaterThanOrEqual(3);
      expect(paragraphs.length).toBeLessThanOrEqual(5);
      expect(wordsIn(fullBio), fullBio).toBeGreaterThanOrEqual(130);
      expect(wordsIn(fullBio), `${description}\n${fullBio}`).toBeLessThanOrEqual(260);
    });
  });

  it('speaks of one person by one name throughout', () => {
    each(({ name, fullBio }) => {
      const called = name.split(/\s+/).flatMap((part) => part.replace(/["“”]/g, ''));
      expect(
        called.some((part) => part.length > 1 && fullBio.includes(part)),
        `${name}: ${fullBio}`,
      ).toBe(true);
    });
  });

  it('takes no more years for a trade than the person has lived', () => {
    const NUMBERS = ['a year', 'two years', 'three years', 'ten years', 'twenty years', 'thirty years', 'forty years'];
    const YEARS = [1, 2, 3, 10, 20, 30, 40];
    each(({ background, age }) => {
      NUMBERS.forEach((number, at) => {
        if (background.includes(` for ${number}.`)) expect(age - YEARS[at]!, background).toBeGreaterThanOrEqual(15);
      });
    });
  });
});

describe('a cast of different people', () => {
  it.each(GENRES)('thirty of them in %s share nothing', async (genre) => {
    const bios = await write({ genre, outputNumber: 30 }, 4242 + genre.length);
    expect(bios).toHaveLength(30);
    for (const key of [
      'name',
      'occupation',
      'quirks',
      'goals',
      'archetype',
      'conflictPotential',
      'personality',
      'fullBio',
    ] as const)
      expect(new Set(bios.map((bio) => bio[key])).size, key).toBe(30);
    for (const part of [0, 1]) {
      const names = bios.map(({ name }) => (part === 0 ? name.split(' ')[0] : name.split(' ').slice(1).join(' ')));
      expect(new Set(names).size, names.join(', ')).toBe(30);
    }
    const quirks = bios.flatMap((bio) => bio.quirks.split('. '));
    expect(new Set(quirks).size).toBe(quirks.length);
    const sentences = bios.flatMap(({ fullBio }) => [...new Set(sentencesOf(fullBio))]);
    const seen = new Set<string>();
    const repeated = sentences.filter((sentence) => seen.size === seen.add(sentence).size);
    // Short turns that lead over to something of the person's own may come back; nothing that says something.
    expect(repeated.filter((sentence) => wordsIn(sentence) > 10)).toEqual([]);
  });

  it('never has a sentence twice in one biography', () => {
    each(({ fullBio }) => {
      const sentences = sentencesOf(fullBio);
      expect(new Set(sentences).size, fullBio).toBe(sentences.length);
    });
  });

  it('ties the others to the first', async () => {
    const [first, ...others] = await write({ description: 'Mira fixes clocks for ghosts', outputNumber: 5 }, 99);
    expect(first!.name).toBe('Mira');
    for (const { fullBio } of others) expect(fullBio).toContain('Mira');
  });

  it('varies from run to run', async () => {
    expect((await one({}, 11)).fullBio).not.toBe((await one({}, 7_654_321)).fullBio);
  });
});

describe('the description', () => {
  it.each([
    ['a blind cartographer', 'is a blind cartographer.', 'Cartographer'],
    ['steals songs from dying kings', 'steals songs from dying kings.', 'Steals songs from dying kings'],
    ['THE LAST DRAGON VET', 'is the last dragon vet.', 'Dragon vet'],
    ['elf', 'is an elf.', undefined],
    ['hiding from the law', 'is hiding from the law.', undefined],
    ['five sisters who run a lighthouse', 'is one of five sisters who run a lighthouse.', undefined],
    ['I want a villain who collects spoons', 'is a villain who collects spoons.', undefined],
    ['orphan, alchemist, sarcastic, one green eye', ': orphan, alchemist, sarcastic, one green eye.', 'Alchemist'],
    ['what if a healer could only take pain?', 'What if a healer could only take pain?', 'Healer'],
    ['a quite librarien who is realy a retired asassin', 'is a quite librarien who is realy a retired asassin.', 'Librarian'],
    ['She works as a night nurse and hums.', 'She works as a night nurse and hums.', 'nurse'],
    ['a retired thief', 'is a retired thief.', 'Retired thief'],
  ])('%s', async (description, said, occupation) => {
    for (const seed of [3, 80_000, 900_001]) {
      const bio = await one({ description }, seed);
      expect(bio.fullBio).toContain(said);
      if (occupation !== undefined) expect(bio.occupation).toContain(occupation);
    }
  });

  it.each([
    ['Mira fixes clocks for ghosts', 'Mira'],
    ['Tamsin Vole grew up above a tannery.', 'Tamsin Vole'],
    ['Captain J. R. "Rusty" O\'Malley of the ISS Perihelion, ex-NASA', 'Captain J. R. "Rusty" O\'Malley'],
    ['Zofia Wójcik, lampiarka z Krakowa', 'Zofia Wójcik'],
    ['John Smith', 'John Smith'],
    ['sarah, a nurse, 34', 'Sarah'],
    ['an old smuggler named Hester Quill', 'Hester Quill'],
  ])('keeps the name in %s', async (description, name) => {
    for (const seed of [1, 70_000, 800_000]) expect((await one({ description }, seed)).name).toBe(name);
  });

  it.each([
    ['He was a border guard for twenty years.', /\b(?:she|her|hers|herself)\b/i],
    ['She sells poison to people who ask nicely.', /\b(?:he|him|his|himself)\b/i],
    ['two brothers who repair lightships', /\b(?:she|her|hers|herself)\b/i],
    ['a nonbinary baker, they bake at night', /\b(?:he|him|his|she|her)\b/i],
  ])('keeps to the pronoun of %s', async (description, other) => {
    for (let seed = 0; seed < 12; seed++) {
      const { fullBio } = await one({ description, genre: GENRES[seed]! }, seed * 65_537);
      // Other people of the past have pronouns of their own; the one who wants is always the person.
      const wanting = fullBio
        .split('\n\n')
        .at(-1)!
        .split(/(?<=[.!?])\s/)
        .filter((part) => / wants? to |There is little|would ask/i.test(part));
      for (const part of wanting) expect(part.split(/ to (?:be|see|ask|find) /)[0], fullBio).not.toMatch(other);
    }
  });

  it('keeps an age it gives', async () => {
    const gambler = await one({ description: 'a 114 year old gambler who has 3 days and 12 coins left' }, 5);
    expect(gambler.age).toBe(114);
    expect((await one({ description: 'Sarah, a nurse, 34' }, 5)).age).toBe(34);
  });

  it('leaves out what it says of the body', async () => {
    for (let seed = 0; seed < 15; seed++) {
      const { appearance } = await one({ description: 'a blind, bald lamplighter' }, seed * 99_991);
      expect(appearance).not.toMatch(/\beyes\b|\bgaze\b|\bhair\b/i);
    }
  });

  it('appears in every sample', () => {
    each(({ fullBio }, { description }, at) => {
      if (at > 0) return;
      const shown = fullBio.toLowerCase();
      const words = description.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const found = words.slice(0, 12).filter((word) => shown.includes(word));
      expect(found.length / Math.min(words.length, 12), `${description}\n${fullBio}`).toBeGreaterThan(0.8);
    });
  });
});

describe('talking points', () => {
  it('are all there, as typed', () => {
    const POINTS = /[;\n]/;
    each(({ fullBio }, { talkingPoints }, at) => {
      if (at > 0) return;
      const points = talkingPoints.split(POINTS.test(talkingPoints) ? POINTS : ',').map((point) => point.trim());
      for (const point of points) expect(fullBio.toLowerCase()).toContain(point.toLowerCase());
    });
  });

  it.each([
    ['limps, plays the accordion, keeps every stamp', / limps, plays the accordion and keeps every stamp\./],
    ['allergic to scales', / is allergic to scales\./],
    ['afraid of water; owes a debt', / owes a debt and is afraid of water\./],
    ['a silver flute', /: a silver flute\.|there is a silver flute\./],
    ['the horse is called Tuesday', /The horse is called Tuesday\./],
    ['no prophecies, please; the ending should stay open', /no prophecies, please; the ending should stay open\./],
    ['PTSD', /: PTSD\./],
  ])('%s', async (talkingPoints, sentence) => {
    for (const seed of [1, 60_000, 700_000]) expect((await one({ talkingPoints }, seed)).fullBio).toMatch(sentence);
  });
});

describe('options are obeyed', () => {
  it('keeps every age within its range', () => {
    each(({ age, fullBio }, { ageRange }) => {
      const years = yearsOf(ageRange);
      if (!years) return;
      expect(age, fullBio).toBeGreaterThanOrEqual(years[0]);
      expect(age).toBeLessThanOrEqual(years[1]);
    });
  });

  it('gives children no grown-up past', async () => {
    for (const [at, genre] of GENRES.entries())
      for (const bio of await write({ genre, ageRange: 'Child (5-12)', outputNumber: 10 }, at * 31_337 + 5)) {
        expect(texts(bio).join(' '), bio.name).not.toMatch(
          /\b(?:divorc|at (?:her|his|their) wedding|his wife|her husband|salary|whisky|proposed to)/i,
        );
        expect(bio.background).not.toMatch(/Has been/);
      }
  });

  it('gives each genre people of its own', async () => {
    const sets = await Promise.all(
      GENRES.map(
        async (genre, at) =>
          new Set(
            (await write({ genre, ageRange: 'Adult (26-40)', outputNumber: 15 }, at * 77_777 + 1)).map(
              ({ occupation }) => occupation,
            ),
          ),
      ),
    );
    sets.forEach((set, at) => {
      for (const other of sets.slice(at + 1))
        expect([...set].filter((occupation) => other.has(occupation)).length).toBeLessThan(2);
    });
  });

  it.each(TYPES.filter((type) => type !== 'Any Type'))(
    'type %s shows in the archetype and in the biography',
    async (characterType) => {
      for (const seed of [2, 40_000]) {
        const typed = await one({ characterType }, seed);
        const plain = await one({}, seed);
        expect(typed.archetype).toContain(characterType);
        expect(plain.archetype).not.toContain(characterType);
        expect(typed.fullBio).not.toBe(plain.fullBio);
      }
    },
  );

  const openings = async (change: Partial<Request>): Promise<Set<string>> =>
    new Set(
      (await Promise.all([1, 2, 3, 4, 5, 6].map((n) => one({ ...change, description: 'Mira mends nets' }, n * 99_991)))).flatMap(
        ({ fullBio }) => sentencesOf(fullBio),
      ),
    );

  it.each(TONES.filter((tone) => tone !== 'Default'))('tone %s has words of its own', async (tone) => {
    const plain = await openings({});
    const toned = [...(await openings({ tone }))];
    expect(toned.filter((sentence) => !plain.has(sentence)).length).toBeGreaterThan(12);
  });

  it.each(TEMPERS.filter((temper) => temper !== 'Balanced'))('personality %s has traits of its own', async (personality) => {
    const of = async (change: Partial<Request>): Promise<string[]> =>
      (await write({ ...change, outputNumber: 8 }, 123_456)).map((bio) => bio.personality.split('.')[0]!);
    const plain = new Set(await of({}));
    expect((await of({ personality })).filter((pair) => plain.has(pair))).toEqual([]);
  });
});

describe('the person fits the words', () => {
  const seeds = [1, 2, 3, 4, 5];
  const all = (change: Partial<Request>): Promise<Bio[]> =>
    Promise.all(seeds.map((seed) => one({ talkingPoints: '', ageRange: 'Any Age', ...change } as Partial<Request>, seed)));

  it.each([
    ['Maria, a nurse with a secret', 'Maria', /\b[Ss]he\b/],
    ['my OC Zara, half elf half human', 'Zara', /\b[Ss]he\b/],
    ['Kenji Sato', 'Kenji Sato', /\b[Hh]e\b/],
    ['Captain Elias Boone, lighthouse keeper', 'Captain Elias Boone', /\b[Hh]e\b/],
  ])('keeps the name that was typed: %s', async (description, name, pronoun) => {
    for (const bio of await all({ description })) {
      expect(bio.name).toBe(name);
      expect(bio.fullBio).toMatch(pronoun);
      expect(bio.fullBio).not.toMatch(/From the notes|: (?:Maria|my OC)/);
    }
  });

  it.each([
    ['a fantasy blacksmith', 'Blacksmith'],
    ['treasure hunter with a bad knee', 'Treasure hunter'],
    ["detective's sidekick", "Detective's sidekick"],
    ['single dad who runs a food truck', 'Food truck owner'],
    ['android who paints', 'Painter'],
    ['a widow who inherits a mine', 'Mine owner'],
    ['royal food taster', 'Food taster'],
    ["wedding planner who doesn't believe in love", 'Wedding planner'],
    ['an influencer', 'Influencer'],
    ['Detective Ray Molina, two weeks from retirement', 'Detective'],
  ])('works at what was typed: %s', async (description, occupation) => {
    for (const bio of await all({ description })) {
      expect(bio.occupation).toBe(occupation);
      expect(bio.fullBio).not.toMatch(/By trade/);
    }
  });

  it.each([
    ['a noir detective who is afraid of the dark', 28, 60],
    ['corporate lawyer with amnesia', 28, 60],
    ['a spoiled princess', 16, 27],
    ['a barista who wants to be an actor', 16, 27],
    ['single dad who runs a food truck', 25, 45],
    ['high school quarterback who secretly bakes', 14, 18],
    ['smuggler', 21, 60],
    ['Detective Ray Molina, two weeks from retirement', 55, 68],
  ])('is of an age for it: %s', async (description, least, most) => {
    for (const genre of ['Contemporary', 'Thriller', 'Fantasy'] as const)
      for (const { age } of await all({ description, genre })) {
        expect(age).toBeGreaterThanOrEqual(least);
        expect(age).toBeLessThanOrEqual(most);
      }
  });

  it('has lived long enough to have a story, even as a child', async () => {
    for (const { age } of await all({ description: 'a shy girl who talks to crows', ageRange: 'Child (5-12)' })) {
      expect(age).toBeGreaterThanOrEqual(8);
      expect(age).toBeLessThanOrEqual(12);
    }
  });

  it.each([
    ['gunslinger seeking revenge', 'is a gunslinger seeking revenge.'],
    ['android who paints', 'is an android who paints.'],
    ['a con man turned preacher', 'is a con man turned preacher.'],
    ['cook on a whaling ship', 'is a cook on a whaling ship.'],
    ["wedding planner who doesn't believe in love", "is a wedding planner who doesn't believe in love."],
    ['twin sisters, one good one evil', 'is one of twin sisters, one good one evil.'],
  ])('is introduced in a sentence: %s', async (description, said) => {
    for (const { fullBio } of await all({ description })) expect(fullBio).toContain(said);
  });

  it('is not described by strangers to strangers', () => {
    each(({ fullBio }) => {
      for (const sentence of sentencesOf(fullBio)) expect(sentence.match(/\bstrangers\b/gi)?.length ?? 0).toBeLessThan(2);
    });
  });
});

describe('correct English', () => {
  it('has no unfilled slot, no doubled word, space, article or mark', () => {
    each((bio, { description, talkingPoints }) => {
      for (const text of texts(bio)) {
        expect(text).not.toMatch(/[{}<>@^]|undefined|null|\[object/);
        expect(text).not.toMatch(/ {2}|^\s|\s$| [.,!?;:]/);
        expect(text).not.toMatch(/\.\.|[!?]\.|\.!|:\s*:|,,|;\./);
        expect(text).not.toMatch(/\b(?:a|an|the|your|my|our) (?:a|an|the)\b/i);
        if (!/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(`${description} ${talkingPoints}`))
          expect(text).not.toMatch(/(?<!\p{L})(?!that |had )(\p{L}+) \1(?!\p{L})/iu);
      }
    });
  });

  it('has a and an right, and verbs that agree with they', () => {
    each((bio, { description }) => {
      for (const text of texts(bio)) {
        expect(text.replace(description, '')).not.toMatch(/\ban (?:[bcdfgjklmnpqrstvwxyz][aeiou])/i);
        expect(text).not.toMatch(/\ba [aeio][a-z]/);
        expect(text).not.toMatch(/\b(?:they|They) (?:was|is|has|does|keeps|wants|knows|gets)\b/);
        expect(text).not.toMatch(/\b(?:she|he) (?:were|are|have|do)\b/i);
      }
    });
  });

  it('starts every line with a capital and ends every sentence with a mark', () => {
    each((bio) => {
      for (const text of [
        bio.personality,
        bio.background,
        bio.appearance,
        bio.goals,
        bio.quirks,
        bio.conflictPotential,
        ...bio.fullBio.split('\n\n'),
      ]) {
        expect(text).toMatch(/^["“]?[\p{Lu}\p{Lo}\d]/u);
        expect(text).toMatch(/[.!?…]["”’]?$/);
      }
      expect(bio.occupation).toMatch(/^[\p{Lu}\p{Lo}\d]/u);
    });
  });

  it('passes a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const remarksOn = await proofreader(INPUTS.map(({ description, talkingPoints }) => `${description} ${talkingPoints}`));
    let words = 0;
    const issues: string[] = [];
    for (const { bios } of replies.filter((_, index) => index % 9 === 1)) {
      for (const { name, fullBio } of bios.slice(0, 1)) {
        words += wordsIn(fullBio);
        const remarks = (await remarksOn(fullBio)).filter(({ problem }) => !name.includes(problem.replace(/[’']s$/, '')));
        issues.push(...remarks.map(({ said }) => said));
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
    '🗡️🗡️ rogue 🗡️',
    '12345',
    '???',
    'THE',
    'and or but',
    '時計を直す女の子',
    'мальчик, который считает поезда',
    'ساعاتي عجوز',
    '<script>alert("hi")</script> <b>A knight</b>',
    'https://example.org',
    'a "quoted thing" and (brackets) {slot} [x] @ ^ <verb>',
    'word '.repeat(500),
    `A girl who counts. ${'She counts stairs and stars and days. '.repeat(60)}`,
    'tall\n- shy\n- carries a sword\n\n',
    'her name is sarah and she wants to be a doctor but her dad says no',
    'Baker',
    'how to be brave',
    'Does he know that he is dead?',
    'my character is a guy who can talk to birds, he is 16',
    'Aunt May’s neighbour',
    'The King',
    '"Quoted"',
    'she',
  ];

  it.each(ODD.map((description, at) => [description.slice(0, 30), description, at] as const))(
    '%s',
    async (_, description, at) => {
      for (let round = 0; round < 6; round++) {
        const bios = await write(
          {
            description,
            talkingPoints: ODD[(at * 5 + round) % ODD.length]!,
            genre: GENRES[(at + round) % GENRES.length]!,
            tone: TONES[(at + round) % TONES.length]!,
            characterType: TYPES[(at * 3 + round) % TYPES.length]!,
            ageRange: AGES[(at + round) % AGES.length]!,
            personality: TEMPERS[(at + round) % TEMPERS.length]!,
            outputNumber: 2,
          },
          at * 7_919 + round * 104_729,
        );
        expect(bios).toHaveLength(2);
        for (const bio of bios)
          for (const text of texts(bio)) {
            expect(text.trim()).not.toBe('');
            expect(text).not.toMatch(/undefined|<script|<b>| {2}|\.\.(?!\.)/);
          }
      }
    },
  );

  it('reads blank talking points, and none', async () => {
    for (const talkingPoints of ['', '   ', ';;;', undefined as unknown as string])
      expect((await one({ talkingPoints }, 3)).fullBio).not.toMatch(/Pinned|margin|Kept in mind/);
  });
});
