/** Quotes: lines that somebody wrote for just this, or fewer, or none. */
import { beforeAll, describe, expect, it } from 'vitest';
import { optionValue, valuesOf, type Notes } from '../../engine/definition/index.ts';
import { countWords } from '../../server/english/prose.ts';
import type { Shelves } from '../../server/kit/pieces.ts';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/quote-generator.ts';
import type { Line, Request } from '../../server/writers/quote/lines.ts';
import tool from '../../tools/quote-generator.ts';
import samples from '../inputs/quote-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

const files = import.meta.glob<Shelves<Line>>('../../server/writers/quote/lines/*.yaml', { eager: true, import: 'default' });
/** Every finished line with the subjects it stands under. */
const library = new Map<string, { readonly subject: string; readonly line: Line }[]>();
for (const shelves of Object.values(files))
  for (const [subject, lines] of Object.entries(shelves))
    for (const line of lines) library.set(line.text, [...(library.get(line.text) ?? []), { subject, line }]);

const optionsOf = (options: Parameters<typeof valuesOf>[0]) => valuesOf(options).map(optionValue);
const TYPES = optionsOf(tool.fields.quoteType.options) as Request['quoteType'][];
const STYLES = optionsOf(tool.fields.style.options) as Request['style'][];
const LENGTHS = optionsOf(tool.fields.length.options) as Request['length'][];
const AUDIENCES = optionsOf(tool.fields.audience.options) as Request['audience'][];

/** As the form says them. */
const WORDS = { Short: [5, 10], Medium: [10, 20], Long: [20, Infinity] } as const;
const ASKED = 6;
const LEAST = 3;

const plain: Request = {
  topic: 'Courage',
  additionalInfo: '',
  quoteType: 'Inspirational',
  style: 'Modern',
  length: 'Medium',
  audience: 'General',
};

interface Given {
  readonly request: Request;
  /** None where it could not be served. */
  readonly quotes: readonly string[];
  readonly notes: Notes;
  readonly refusal?: CannotServe;
}

const ask = async (change: Partial<Request>, seed = 1): Promise<Given> => {
  const request = { ...plain, ...change };
  let notes: Notes = {};
  const context = { ...contextOf(seed), note: (more: Notes) => void (notes = { ...notes, ...more }) };
  try {
    const { quotes } = await writer.write(request, context);
    return { request, notes, quotes };
  } catch (problem) {
    if (!(problem instanceof CannotServe)) throw problem;
    return { request, notes, quotes: [], refusal: problem };
  }
};

/** Spec 1, section 2, and the ordinary occasions. */
const COMMON = [
  'Success',
  'Love',
  'Happiness',
  'Motivation',
  'Life',
  'Dreams',
  'Courage',
  'Wisdom',
  'Hope',
  'Growth',
  'Leadership',
  'Creativity',
  'Peace',
  'Strength',
  'Change',
  'Freedom',
  'my mother',
  'starting over after divorce',
  'wedding',
  'retirement',
];

let given: Given[] = [];
beforeAll(async () => {
  const asked: Partial<Request>[] = [
    ...samples.inputs.map(({ body }) => body as Request),
    ...COMMON.flatMap((topic, at) =>
      LENGTHS.map((length, n) => ({
        topic,
        length,
        quoteType: TYPES[(at + n) % TYPES.length]!,
        style: STYLES[(at * 2 + n) % STYLES.length]!,
        audience: AUDIENCES[(at + 2 * n) % AUDIENCES.length]!,
      })),
    ),
  ];
  given = await Promise.all(asked.map((change, seed) => ask(change, seed)));
}, 60_000);

const served = (): Given[] => {
  const found = given.filter(({ refusal }) => refusal === undefined);
  expect(found.length).toBeGreaterThan(45);
  return found;
};

describe('what comes', () => {
  it('is three to six different lines, and fewer are owned up to', () => {
    for (const { request, quotes, notes } of served()) {
      const about = JSON.stringify(request);
      expect(new Set(quotes).size, about).toBe(quotes.length);
      expect(quotes.length, about).toBeGreaterThanOrEqual(LEAST);
      expect(quotes.length, about).toBeLessThanOrEqual(ASKED);
      if (quotes.length === ASKED) expect(notes.fewer).toBeUndefined();
      else expect(notes.fewer, about).toMatchObject({ given: quotes.length, asked: ASKED, why: expect.stringMatching(/\.$/) });
    }
  });

  it('has the length that was chosen, to the word', () => {
    for (const { request, quotes } of served())
      for (const quote of quotes) {
        const [least, most] = WORDS[request.length];
        expect(countWords(quote), quote).toBeGreaterThanOrEqual(least);
        expect(countWords(quote), quote).toBeLessThanOrEqual(most);
      }
  });

  it('was written for other people by nobody', () => {
    for (const { request, quotes } of served())
      for (const quote of quotes) {
        const audiences = library.get(quote)?.flatMap(({ line }) => line.audiences ?? [request.audience]);
        if (audiences && request.audience !== 'General') expect(audiences, quote).toContain(request.audience);
      }
  });

  it('is of the chosen kind, a near one, or helps to the least number; a joke only where one was asked for', () => {
    for (const { request, quotes } of served()) {
      const types = quotes.flatMap((quote) => library.get(quote)?.map(({ line }) => line.types) ?? []);
      const exact = types.filter((ones) => ones.includes(request.quoteType));
      for (const ones of types)
        if (!ones.includes(request.quoteType)) expect(ones, JSON.stringify(quotes)).not.toContain('Funny');
      if (request.quoteType === 'Funny') expect(types.length - exact.length).toBeLessThanOrEqual(LEAST);
    }
  });

  it('does not begin twice with the same three words', () => {
    for (const { quotes } of served()) {
      const openings = quotes.map((quote) => quote.toLowerCase().split(/\s+/).slice(0, 3).join(' '));
      expect(new Set(openings).size, JSON.stringify(quotes)).toBe(openings.length);
    }
  });

  it('has no open slot, no doubled word or space, a capital before it and a mark behind it', () => {
    for (const { quotes } of served())
      for (const quote of quotes) {
        expect(quote).not.toMatch(/[{}[\]|<>]|undefined|null|\s{2}|^\s|\s$|\s[.,!?;:]/);
        expect(quote).not.toMatch(/(?<![\p{L}’])(?!that|very)(\p{L}+) \1(?![\p{L}’])/iu);
        expect(quote).toMatch(/^[“‘]?[\p{Lu}\p{N}$]/u);
        expect(quote).toMatch(/[.!?]["”’]?$/);
      }
  });
});

describe('what it is about', () => {
  it.each([
    ['Courage', ['courage'], /courage/i],
    ['my mother', ['mother'], /mother/i],
    ['beleiving in your self when noone does', ['confidence'], /believ/i],
    ['starting over after divorce', ['divorce', 'starting-over'], /divorce|start/i],
    ['losing my dad last spring', ['death-of-a-parent'], /dad|father/i],
  ])('%s gets lines that were written for %s, or say it', async (topic, subjects, said) => {
    for (const length of LENGTHS) {
      const { quotes, refusal } = await ask({ topic, length });
      expect(refusal).toBeUndefined();
      for (const quote of quotes) {
        const stands = library.get(quote)?.map(({ subject }) => subject) ?? [];
        expect(
          said.test(quote) || stands.some((subject) => subjects.includes(subject) || subject.startsWith('any-')),
          quote,
        ).toBe(true);
      }
    }
  });

  it.each([
    ['married 41 years', 'Love', '41 years'],
    ['paying off $18,400 of debt', 'Success', '$18,400'],
  ] as const)('%s is said in the visitor’s own number', async (topic, quoteType, own) => {
    const { quotes } = await ask({ topic, quoteType });
    expect(
      quotes.some((quote) => quote.includes(own)),
      JSON.stringify(quotes),
    ).toBe(true);
  });

  it('may be two things at once, the first above all', async () => {
    const { quotes } = await ask({ topic: 'my daughter’s first day at school', quoteType: 'Love' });
    const counts = { 'first-day-of-school': 0, daughter: 0 };
    for (const quote of quotes)
      for (const { subject } of library.get(quote)!) if (subject in counts) counts[subject as keyof typeof counts] += 1;
    expect(counts['first-day-of-school']).toBeGreaterThan(0);
    expect(counts.daughter).toBeGreaterThan(0);
  });

  it.each(['xqzt', '???', '🎉', '私たちの新しいカフェ'])('is not made up where nobody can tell: %s', async (topic) => {
    const { refusal } = await ask({ topic });
    expect(refusal?.message).toMatch(/surely about this.*Copy as a prompt/);
    expect(refusal?.lacks).toBe('unsure');
  });

  it('is no joke on a death', async () => {
    const { quotes } = await ask({ topic: 'my father died last spring', quoteType: 'Happiness' });
    for (const quote of quotes) for (const { line } of library.get(quote)!) expect(line.types).not.toContain('Funny');
    expect(quotes.length).toBeLessThanOrEqual(ASKED);
  });
});

describe('chance', () => {
  it('can be repeated', async () => {
    expect((await ask({}, 7)).quotes).toEqual((await ask({}, 7)).quotes);
  });

  it('gives other lines on another press', async () => {
    const presses = await Promise.all([1, 2, 3, 4].map((seed) => ask({ topic: 'my mother', quoteType: 'Love' }, seed)));
    const [first] = presses;
    expect(new Set(presses.flatMap(({ quotes }) => quotes)).size).toBeGreaterThan(first!.quotes.length);
  });

  it('gives way to the style', async () => {
    const shares = async (style: Request['style']): Promise<number> => {
      const all = await Promise.all([1, 2, 3].map((seed) => ask({ style, quoteType: 'Love', topic: 'my mother' }, seed)));
      const quotes = all.flatMap((one) => one.quotes);
      return quotes.filter((quote) => library.get(quote)![0]!.line.styles.includes('Poetic')).length / quotes.length;
    };
    expect(await shares('Poetic')).toBeGreaterThan(await shares('Casual'));
  });
});
