import { words as popular } from 'popular-english-words';
import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { countCharacters } from '../../server/english/prose.ts';
import { isKnown } from '../../server/english/topic/word-classes.ts';
import { seeded } from '../../server/random.ts';
import writer from '../../server/writers/brand-name-generator.ts';
import tool from '../../tools/brand-name-generator.ts';
import samples from '../inputs/brand-name-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Style = Request['nameStyle'];

const STYLES = valuesOf(tool.fields.nameStyle.options) as Style[];
const TONES = valuesOf(tool.fields.tone.options) as Request['tone'][];
const AUDIENCES = valuesOf(tool.fields.audience.options) as Request['audience'][];
const INDUSTRIES = valuesOf(tool.fields.industry.options) as Request['industry'][];
const INPUTS = samples.inputs.map(({ body }) => ({ ...body, language: 'English' }) as Request);

const write = async (request: Request, seed: number) => (await writer.write(request, contextOf(seed))).brandNames;
const namesOf = async (request: Request, seed: number): Promise<string[]> => (await write(request, seed)).map(({ name }) => name);

/** Every sample in every style, as it is and with tone, audience and industry mixed anew. */
const cases = INPUTS.flatMap((request, index) =>
  STYLES.flatMap((nameStyle, n) => {
    const random = seeded(index * 100 + n);
    const mixed = { tone: random.pick(TONES), audience: random.pick(AUDIENCES), industry: random.pick(INDUSTRIES) };
    return [
      { request: { ...request, nameStyle }, seed: index * 31 + n },
      { request: { ...request, nameStyle, ...mixed }, seed: index * 57 + n },
    ];
  }),
);
const replies: { request: Request; brandNames: Awaited<ReturnType<typeof write>> }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, brandNames: await write(request, seed) });
}, 60_000);

const each = (check: (name: string, request: Request) => void, style?: Style): void => {
  const chosen = replies.filter(({ request }) => style === undefined || request.nameStyle === style);
  expect(chosen.length).toBeGreaterThanOrEqual(28);
  for (const { request, brandNames } of chosen) for (const { name } of brandNames) check(name, request);
};

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}-]*/gu) ?? [];
const typedBy = ({ description, keywords }: Request): Set<string> => new Set(wordsIn(`${description} ${keywords}`).map(letters));
const FREQUENT = new Set(popular.getAll().slice(0, 120_000));
/** A word that a reader knows: from the dictionary or often met, or the visitor's own. */
const isWord = (word: string): boolean => isKnown(word.toLowerCase()) || FREQUENT.has(word.toLowerCase());
const isReal = (word: string, typed: ReadonlySet<string>): boolean =>
  isWord(word) || typed.has(letters(word)) || typed.has(`${letters(word)}s`);

/** Letters that must change to make one of the other. */
const distance = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= other.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++)
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
  return rows[one.length]![other.length]!;
};

describe('shape of the reply', () => {
  it('holds twelve names with their length in characters and the style that was asked for', () => {
    expect(replies.length).toBe(196);
    for (const { request, brandNames } of replies) {
      expect(brandNames.length, JSON.stringify(request)).toBe(12);
      for (const { name, length, style } of brandNames) {
        expect(length).toBe(countCharacters(name));
        expect(style).toBe(request.nameStyle);
      }
    }
  });

  it('repeats no name, nor nearly', () => {
    for (const { brandNames } of replies)
      for (const [at, { name }] of brandNames.entries())
        for (const { name: other } of brandNames.slice(at + 1))
          expect(distance(letters(name), letters(other)), `${name} ${other}`).toBeGreaterThan(1);
  });

  it('starts every word with a capital, and leaves nothing unfilled or doubled', () => {
    each((name) => {
      expect(name).toMatch(/^[\p{Lu}\p{Lo}]/u);
      expect(name).not.toMatch(/[{}<>@^_]|undefined|null|\s{2}|^\s|\s$|\s,/);
      for (const word of name.split(' ')) expect(word, name).toMatch(/^(?:[\p{Lu}\p{Lo}].*|&|of)$/u);
      expect(name).not.toMatch(/(?<!\p{L})(\p{L}+),? (?:& )?\1(?!\p{L})/iu);
    });
  });
});

describe('each style keeps its promise', () => {
  it('Short & Catchy: one word of at most eight letters', () => {
    each((name) => expect(name).toMatch(/^[A-Z][a-z]{2,7}$/), 'Short & Catchy');
  });

  it('Descriptive: two or three real words', () => {
    each((name, request) => {
      const words = name.split(' ');
      expect(words.length, name).toBeGreaterThanOrEqual(2);
      expect(words.length, name).toBeLessThanOrEqual(3);
      for (const part of name.split(/[\s-]/)) {
        // One word is misspelt in a sample; its right spelling is fine.
        expect(isReal(part, typedBy(request)), `${part} in ${name}`).toBe(true);
      }
    }, 'Descriptive');
  });

  it('Abstract: a real word that was not typed, beside a keyword at most', () => {
    each((name, request) => {
      const typed = typedBy(request);
      const words = name.split(/ & | /);
      const own = words.filter((word) => !typed.has(letters(word)));
      expect(own.length, name).toBe(1);
      expect(isWord(own[0]!), name).toBe(true);
      if (request.keywords.trim() === '') expect(words.length, name).toBe(1);
    }, 'Abstract');
  });

  it('Compound Words: two real words joined', () => {
    each((name, request) => {
      const typed = typedBy(request);
      const cuts = Array.from({ length: name.length - 3 }, (_, n) => n + 2);
      expect(
        cuts.some((cut) => isReal(name.slice(0, cut), typed) && isReal(name.slice(cut), typed)),
        name,
      ).toBe(true);
      expect(name).toMatch(/^[A-Za-z]{5,}$/);
      expect(isKnown(name.toLowerCase()), name).toBe(false);
    }, 'Compound Words');
  });

  it('Made-up Words: sayable, and in no dictionary', () => {
    each((name) => {
      expect(name).toMatch(/^[A-Z][a-z]{4,9}$/);
      expect(name).not.toMatch(/[bcdfghjklmnpqrstvwxz]{4}|[aeiou]{4}|(.)\1\1/i);
      expect(name).toMatch(/[aeiouy].*[aeiouy]/i);
      expect(isKnown(name.toLowerCase()), name).toBe(false);
    }, 'Made-up Words');
  });

  it('Traditional: signed by founders, a house, a street or a sign', () => {
    const SIGNED = /&|\bHouse\b|’|\b(?:Street|Lane|Row|Brothers|Sisters|Family|Company|Co\.)|^The \p{Lu}/u;
    let signed = 0;
    let all = 0;
    each((name) => {
      expect(name).toMatch(/ |’/);
      all++;
      if (SIGNED.test(name)) signed++;
    }, 'Traditional');
    expect(signed / all).toBeGreaterThan(0.6);
  });

  it('Modern Blend: one new word in which a whole word is still heard', () => {
    let heard = 0;
    let all = 0;
    each((name, request) => {
      expect(name).toMatch(/^[A-Z][a-z]{4,9}$/);
      expect(isKnown(name.toLowerCase()), name).toBe(false);
      const typed = typedBy(request);
      const cuts = Array.from({ length: name.length - 4 }, (_, n) => n + 3);
      all++;
      if (cuts.some((cut) => isReal(name.slice(0, cut), typed) || isReal(name.slice(-cut), typed))) heard++;
    }, 'Modern Blend');
    expect(heard / all).toBeGreaterThan(0.95);
  });
});

describe('the visitor is heard', () => {
  it('keywords come back in several names of every style', () => {
    for (const { request, brandNames } of replies) {
      const keywords = wordsIn(request.keywords).map((word) => letters(word).slice(0, 4));
      if (keywords.length === 0) continue;
      const bearing = brandNames.filter(({ name }) => keywords.some((keyword) => letters(name).includes(keyword)));
      expect(
        bearing.length,
        `${request.keywords} ${request.nameStyle}: ${brandNames.map(({ name }) => name).join(' ')}`,
      ).toBeGreaterThanOrEqual(request.nameStyle === 'Modern Blend' || request.nameStyle === 'Short & Catchy' ? 1 : 3);
      expect(bearing.length, request.nameStyle).toBeLessThan(12);
    }
  });

  it('descriptive names say what it is', () => {
    const SAYS = [
      /coffee|espresso|brew|roast|cart/i,
      /phone|screen|device|repair|fix|mend/i,
      /dress|gown|formal/i,
      /gym|fitness|training|exercise|strength/i,
      /soap|skin|wash|bath/i,
      /hik|walk|trail|tour|travel|mountain|journey/i,
      /car\b|motor|auto|electric|charge|power|energy/i,
      /account|ledger|tax|books|software|app\b|music|song|record|sound/i,
      /tutor|stud|school|exam|learning/i,
      /plant|garden|leaf/i,
      /game/i,
      /dental|smile|tooth|clín/i,
      /bread|bake|bäck|grain|oven/i,
      /tea\b|leaf/i,
    ];
    for (const { request, brandNames } of replies) {
      if (request.nameStyle !== 'Descriptive') continue;
      const says = SAYS[INPUTS.findIndex(({ description }) => description === request.description)]!;
      const telling = brandNames.filter(({ name }) => says.test(name));
      expect(telling.length, `${request.description}: ${brandNames.map(({ name }) => name).join(', ')}`).toBeGreaterThanOrEqual(
        9,
      );
    }
  });

  it('takes nothing that the visitor ruled out, no complaint, and no misspelling', () => {
    const soap = INPUTS.find(({ description }) => description.includes('No perfume'))!;
    const app = INPUTS.find(({ description }) => description.includes('acounting'))!;
    expect(soap && app).toBeTruthy();
    for (const { request, brandNames } of replies)
      for (const { name } of brandNames) {
        if (request.description === soap.description) expect(name).not.toMatch(/perfume|plastic|eczema/i);
        if (request.description === app.description) expect(name).not.toMatch(/acount|freelans/i);
      }
  });

  it('makes other names of another description', async () => {
    for (const nameStyle of STYLES) {
      const rest = { ...INPUTS[0]!, keywords: '', nameStyle };
      const coffee = await namesOf({ ...rest, description: 'a coffee bar' }, 5);
      const flowers = new Set(await namesOf({ ...rest, description: 'a florist for weddings' }, 5));
      expect(coffee.filter((name) => flowers.has(name)).length, nameStyle).toBeLessThanOrEqual(6);
    }
  });
});

describe('options make a difference', () => {
  const base: Request = { ...INPUTS[0]!, description: 'a shop for garden furniture', keywords: '' };
  const RUNS = 8;
  /** How often each word, and each ending and beginning of a word, occurs in many runs. */
  const profile = async (request: Request, seed: number): Promise<Map<string, number>> => {
    const counts = new Map<string, number>();
    for (let run = 0; run < RUNS; run++)
      for (const name of await namesOf(request, seed + run))
        for (const word of wordsIn(name.toLowerCase()))
          for (const part of [word, `${word.slice(0, 4)}-`, `-${word.slice(-3)}`]) counts.set(part, (counts.get(part) ?? 0) + 1);
    return counts;
  };
  const likeness = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number => {
    // The root, lest "House" and "Street" say it all.
    const dot = [...one].reduce((sum, [part, times]) => sum + Math.sqrt(times * (other.get(part) ?? 0)), 0);
    const size = (counts: ReadonlyMap<string, number>): number =>
      Math.sqrt([...counts.values()].reduce((sum, times) => sum + times, 0));
    return dot / (size(one) * size(other));
  };
  const tells = async (change: Partial<Request>, from: Request): Promise<void> => {
    const changed = { ...from, ...change };
    const [plain, again, other] = [await profile(from, 100), await profile(from, 200), await profile(changed, 300)];
    expect(likeness(plain, again), JSON.stringify(change)).toBeGreaterThan(likeness(plain, other) + 0.02);
  };

  it.each(TONES.slice(1).map((tone, n) => [tone, STYLES[n % STYLES.length]!] as const))(
    'tone %s in %s',
    async (tone, nameStyle) => tells({ tone }, { ...base, nameStyle }),
  );
  it.each(AUDIENCES.slice(1).map((audience, n) => [audience, STYLES[(n + 1) % STYLES.length]!] as const))(
    'audience %s in %s',
    async (audience, nameStyle) => tells({ audience }, { ...base, nameStyle }),
  );
  it.each(STYLES.filter((style) => style !== 'Traditional'))('industry in %s', async (nameStyle) =>
    tells({ industry: 'Finance' }, { ...base, description: 'something for everyone in Leeds', nameStyle, industry: 'Pets' }),
  );

  it.each(STYLES)('another run of %s brings new names', async (nameStyle) => {
    for (const request of INPUTS.slice(0, 6)) {
      const runs = await Promise.all([1, 2, 3, 4].map((seed) => namesOf({ ...request, nameStyle }, seed)));
      expect(new Set(runs.flat()).size, `${request.description} ${nameStyle}`).toBeGreaterThanOrEqual(26);
    }
  });
});

describe('fit to be a name', () => {
  it('is no household name', () => {
    const FAMOUS =
      /^(?:apple|amazon|google|nike|adidas|pepsi|tesla|target|shell|orange|puma|visa|oracle|intel|ikea|lego|sony|dove|nivea|spotify|netflix|uber|airbnb|paypal|gap|zara|vans|jaguar|mustang motors|ford|honda|beats|pixel|kindle|twitter|pandora|starbucks|costa|nespresso|peloton|equinox)$/i;
    each((name) => expect(name).not.toMatch(FAMOUS));
  });

  it('has nothing unlucky inside', () => {
    const PUT_TOGETHER: readonly Style[] = ['Made-up Words', 'Modern Blend'];
    each((name, { nameStyle }) => {
      expect(name).not.toMatch(/\b(?:death|kill|rape|slut|porn|nazi|anus|penis|coffin|shit|fuck|cunt)\b/i);
      if (PUT_TOGETHER.includes(nameStyle))
        expect(name).not.toMatch(/shit|fuck|cunt|rape|anal|nazi|porn|death|kill|cum|tit$|ass$/i);
    });
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
    '私たちの新しいカフェ',
    'мы продаем мёд',
    'تخفيضات على الأثاث',
    '<script>alert("hi")</script> <b>Sofa</b> sale',
    'https://example.org',
    'a "quoted thing" and (brackets) {slot} [x] @ ^',
    'word '.repeat(500),
    'a'.repeat(2500),
    `We sell lamps. ${'They are lovely and bright and come in many sizes. '.repeat(60)}`,
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'i want to sell my old bike it is red and has new tyres and i live in leeds',
    'how to keep houseplants alive',
  ];
  const KEYWORDS = [
    '',
    '🍋',
    '茶',
    'x',
    'I would love the word river in it',
    'A, B, C, D, E, F, G, H',
    '<b>',
    'word '.repeat(300),
  ];

  it.each(ODD.map((description, index) => [description.slice(0, 30), description, index] as const))(
    '%s',
    async (_, description, index) => {
      for (const [n, nameStyle] of STYLES.entries()) {
        const names = await namesOf(
          {
            description,
            nameStyle,
            keywords: KEYWORDS[(index + n) % KEYWORDS.length]!,
            industry: INDUSTRIES[(index * 3 + n) % INDUSTRIES.length]!,
            tone: TONES[(index + n) % TONES.length]!,
            audience: AUDIENCES[(index * 3 + n) % AUDIENCES.length]!,
            language: 'English',
          },
          index,
        );
        expect(new Set(names.map(letters)).size, `${nameStyle} ${names.join(' ')}`).toBe(12);
        for (const name of names) {
          expect(name).not.toMatch(/undefined|\s{2}|[<>{}@^]/);
          expect(countCharacters(name)).toBeLessThanOrEqual(40);
        }
      }
    },
  );

  it('builds a keyword of any shape into what can hold it', async () => {
    const names = await namesOf({ ...INPUTS[0]!, nameStyle: 'Traditional', keywords: 'EV, goat milk' }, 3);
    expect(
      names.some((name) => name.includes('EV')),
      names.join(' '),
    ).toBe(true);
    expect(
      names.some((name) => name.includes('Goat Milk')),
      names.join(' '),
    ).toBe(true);
  });
});

describe('names that somebody would choose', () => {
  const names = async (description: string, change: Partial<Request> = {}): Promise<string> => {
    const runs = await Promise.all(
      STYLES.flatMap((nameStyle) =>
        [1, 2].map((seed) => namesOf({ ...INPUTS[0]!, description, keywords: '', nameStyle, ...change }, seed)),
      ),
    );
    return runs.flat().join(' | ');
  };

  it('cuts no word where the ending makes another of it', async () => {
    for (const tone of TONES)
      for (const description of ['handmade candles', 'sea salt', 'a gin distillery', 'house keys and locks']) {
        const all = await namesOf({ ...INPUTS[0]!, description, keywords: '', nameStyle: 'Short & Catchy', tone }, 3);
        for (const name of all.filter((one) => !isWord(one)))
          expect(name).not.toMatch(/(?:[dtslr]ly|[^aeiou]us|[wy]io|oo|evo|[^aeiou]is|(?<!ch)[^aeiouh]um)$/);
      }
  });

  it.each([
    ['a podcast about serial killers', /Killer|Serial|Murder/],
    ['tax adviser for freelancers', /Freelanc|Advis/],
    ['grief counselling for teenagers', /Teen|Grief/],
    ['mobile coffee cart that parks outside train stations', /Train|Station|Park/],
    ['wedding photographer in Tuscany', /Photographer (?:Party|Event|Wedding)/],
    ['funeral home', /Land Agents|House Agents|Home Room|Home Works|Home Company|Happy|Jolly|Merry|Giddy/],
  ])('%s: nothing is built of whom it is for, or of what nobody wants on a sign', async (description, wrong) => {
    for (const industry of ['Other', 'Technology'] as const) expect(await names(description, { industry })).not.toMatch(wrong);
  });

  it('hears what is sold behind a hyphen or an -ing', async () => {
    const count = (text: string, about: RegExp): number => text.split(' | ').filter((name) => about.test(name)).length;
    const signs = { nameStyle: 'Descriptive' } as const;
    const walking = (
      await namesOf({ ...INPUTS[0]!, ...signs, description: 'A dog-walking business in Bristol', keywords: '' }, 4)
    ).join(' | ');
    const photos = (
      await namesOf({ ...INPUTS[0]!, ...signs, description: 'wedding photographer in Tuscany', keywords: '' }, 4)
    ).join(' | ');
    expect(count(walking, /Dog|Kennel|Paw|Hound|Pup/), walking).toBeGreaterThanOrEqual(6);
    expect(walking).not.toMatch(/Trail|Mountain/);
    expect(count(photos, /Photo|Portrait|Picture|Light/), photos).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ['coworking space', /Star|Rocket|Comet|Observatory|Launch|Nova\b/],
    ['surf school in Portugal', /Exam|Tutor|Classroom|Homework/],
    ['cat hotel', /Guest|Suite|Lobby/],
    ['vegan cookies', /Cooky/],
    ['dog walking', /Mountain|Trail|Guides|Expeditions/],
    ['house cleaning', /Estate|Letting|Surveyor|Property/],
  ])('%s is taken for what it is', async (description, wrong) => {
    for (const nameStyle of ['Descriptive', 'Traditional'] as const)
      expect(
        (await namesOf({ ...INPUTS[0]!, description, keywords: '', industry: 'Other', nameStyle, tone: 'Default' }, 3)).join(
          ' | ',
        ),
      ).not.toMatch(wrong);
  });

  it('closes a compound with a thing', async () => {
    for (const description of ['vegan dog food', 'a hostel near the train station', 'climbing gym'])
      for (const name of await namesOf(
        { ...INPUTS[0]!, description, keywords: '', nameStyle: 'Compound Words', tone: 'Default' },
        2,
      ))
        expect(name).not.toMatch(/(?:hitch|wag|chew|hop|trot|grind|pour|clutch)$/);
  });
});
