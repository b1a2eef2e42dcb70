import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { countCharacters } from '../../server/english/prose.ts';
import { seeded } from '../../server/random.ts';
import writer from '../../server/writers/cta-generator.ts';
import tool from '../../tools/cta-generator.ts';
import { proofreader } from '../support/proofreader.ts';
import samples from '../inputs/cta-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;

const TYPES = valuesOf(tool.fields.ctaType.options) as Request['ctaType'][];
const INTENTIONS = valuesOf(tool.fields.intention.options) as string[];
const TONES = valuesOf(tool.fields.tone.options) as Request['tone'][];
const AUDIENCES = valuesOf(tool.fields.audience.options) as Request['audience'][];
const INPUTS = samples.inputs.map(({ body }) => ({ ...body, language: 'English' }) as Request);

const write = async (request: Request, seed: number): Promise<Reply> => writer.write(request, contextOf(seed));

/** Every sample as it is, and with options mixed anew. */
const cases: { request: Request; seed: number }[] = INPUTS.flatMap((request, index) =>
  Array.from({ length: 11 }, (_, round) => {
    const random = seeded(index * 1000 + round);
    const mixed =
      round === 0
        ? request
        : {
            ...request,
            ctaType: TYPES[(index + round) % TYPES.length]!,
            tone: random.pick(TONES),
            audience: random.pick(AUDIENCES),
          };
    return { request: round % 3 === 1 ? { ...mixed, intention: random.pick(INTENTIONS) } : mixed, seed: index * 77 + round };
  }),
);
const replies: { request: Request; reply: Reply }[] = [];

beforeAll(async () => {
  for (const { request, seed } of cases) replies.push({ request, reply: await write(request, seed) });
}, 60_000);

const each = (check: (text: string, request: Request) => void): void => {
  expect(replies.length).toBeGreaterThan(140);
  for (const { request, reply } of replies) for (const { text } of reply.ctas) check(text, request);
};
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('shape of the reply', () => {
  it('holds eight different CTAs, and the most effective of them as the best', () => {
    expect(replies.length).toBeGreaterThan(140);
    for (const { reply } of replies) {
      expect(new Set(reply.ctas.map(({ text }) => normal(text))).size, JSON.stringify(reply.ctas)).toBe(8);
      expect(reply.ctas).toContainEqual(reply.bestCTA);
      expect(reply.bestCTA.effectiveness).toBe(Math.max(...reply.ctas.map(({ effectiveness }) => effectiveness)));
    }
  });

  it('counts length in characters as a person does, and scores in whole numbers from 0 to 10', () => {
    for (const { reply } of replies)
      for (const { text, length, urgency, effectiveness } of reply.ctas) {
        expect(length).toBe(countCharacters(text));
        for (const score of [urgency, effectiveness]) {
          expect(Number.isInteger(score)).toBe(true);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
        }
      }
  });

  it('gives the same words the same scores, and different words different ones', () => {
    const all = replies.flatMap(({ reply }) => reply.ctas);
    expect(new Set(all.map(({ urgency }) => urgency)).size).toBeGreaterThan(5);
    expect(new Set(all.map(({ effectiveness }) => effectiveness)).size).toBeGreaterThan(5);
    for (const { request, reply } of replies) {
      const scores = new Map<string, string>();
      for (const { text, urgency, effectiveness } of reply.ctas) scores.set(text, `${urgency} ${effectiveness}`);
      expect(scores.size, request.description).toBe(8);
    }
  });
});

describe('the place decides the form', () => {
  const longest = {
    'Button Text': 35,
    'Email Subject': 60,
    'Ad Copy': 150,
    'Landing Page': 170,
    'Social Media': 220,
    Newsletter: 190,
    'Video Script': 230,
    'Banner Ad': 50,
  };

  it('keeps to the length of each place', () => {
    each((text, { ctaType }) => expect(countCharacters(text), text).toBeLessThanOrEqual(longest[ctaType]));
  });

  it('writes buttons of two to five words without a full stop', () => {
    for (const { request, reply } of replies) {
      if (request.ctaType !== 'Button Text' || !INTENTIONS.includes(request.intention)) continue;
      for (const { text } of reply.ctas) {
        expect(text.split(/\s+/).length, text).toBeGreaterThanOrEqual(2);
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(5);
        expect(text).not.toMatch(/\.$/);
      }
    }
  });

  it('ends sentences with a mark, and subject lines without a full stop', () => {
    each((text, { ctaType }) => {
      if (ctaType === 'Email Subject') expect(text).not.toMatch(/[^.]\.$/);
      else if (/^(?:Ad Copy|Landing Page|Newsletter|Video Script|Banner Ad)$/.test(ctaType))
        expect(text).toMatch(/[.!?…]["”’)]?$/);
    });
  });

  it('uses at most one hashtag, on social media only, and an emoji only where the visitor did', () => {
    each((text, { ctaType, description }) => {
      expect(text.match(/#\p{L}/gu)?.length ?? 0).toBeLessThanOrEqual(ctaType === 'Social Media' ? 1 : 0);
      if (!/\p{Extended_Pictographic}/u.test(description)) expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
    });
  });
});

describe('options make a difference', () => {
  const box = INPUTS[0]!;
  const texts = async (change: Partial<Request>, seed: number): Promise<string[]> =>
    (await write({ ...box, ctaType: 'Ad Copy', ...change }, seed)).ctas.map(({ text }) => text);

  it.each(TONES.filter((tone) => tone !== 'Default'))('tone %s', async (tone) => {
    const plain = new Set((await Promise.all([1, 2, 3].map((seed) => texts({}, seed)))).flat());
    const toned = (await Promise.all([1, 2, 3].map((seed) => texts({ tone }, seed)))).flat();
    expect(toned.filter((text) => !plain.has(text)).length).toBeGreaterThan(12);
  });

  it.each(AUDIENCES.filter((audience) => audience !== 'Everyone'))('audience %s', async (audience) => {
    const plain = new Set((await texts({}, 5)).concat(await texts({}, 6)));
    const aimed = await texts({ audience }, 5);
    expect(aimed.filter((text) => !plain.has(text)).length).toBeGreaterThanOrEqual(3);
  });

  it('urgent lines press more than friendly ones', async () => {
    const mean = async (tone: Request['tone']): Promise<number> => {
      const all = (await Promise.all([1, 2, 3, 4].map((seed) => write({ ...box, ctaType: 'Ad Copy', tone }, seed)))).flatMap(
        ({ ctas }) => ctas,
      );
      return all.reduce((sum, { urgency }) => sum + urgency, 0) / all.length;
    };
    expect(await mean('Urgent')).toBeGreaterThan((await mean('Friendly')) + 1);
  });

  it.each([
    ['Buy Now', /\b(?:buy|order|get|book|treat|choose|pick|make|place|go|reserve)\b/i],
    ['Sign Up', /\b(?:sign|register|registration|name|place|list|get in)\b/i],
    ['Download', /\b(?:download|get|take|grab|help)\b/i],
    ['Learn More', /\b(?:learn|find|see|read|look|know|discover|review|details)\b/i],
    ['Contact Us', /\b(?:contact|touch|message|ask|line|hello|write|talk|chat|enquiry|question)\b/i],
    ['Subscribe', /\b(?:subscri\w+|list|follow)\b/i],
    ['Try Free', /\bfree\b/i],
    ['Book Demo', /\bdemo\b/i],
    ['Join Now', /\b(?:join|come along|member|part|place|involved)\b/i],
  ])('intention %s is asked for in every line', async (intention, words) => {
    for (const ctaType of TYPES.filter((type) => type !== 'Button Text'))
      for (const text of await texts({ intention, ctaType }, 9))
        if (!text.endsWith('?') && text.split(' ').length > 4) expect(text, ctaType).toMatch(words);
  });

  it('uses an intention in the visitor’s own words', async () => {
    const slots = await texts({ intention: 'book a slot by text message' }, 3);
    expect(slots.filter((text) => /book a slot by text message/i.test(text)).length).toBeGreaterThanOrEqual(6);
    const friday = await texts({ intention: 'get people to reserve before Friday' }, 3);
    expect(friday.filter((text) => /reserve before Friday/i.test(text)).length).toBeGreaterThanOrEqual(6);
    expect(friday.join(' ')).not.toMatch(/get people/i);
    const first = await texts({ intention: 'Order the first box' }, 4);
    expect(first.filter((text) => /order the first box/i.test(text)).length).toBeGreaterThanOrEqual(6);
  });

  it('varies from run to run', async () => {
    expect(await texts({}, 21)).not.toEqual(await texts({}, 22));
  });
});

describe('nothing is invented', () => {
  it('offers nothing that was not typed', () => {
    const CLAIMS = [
      /\bfree\b/i,
      /\bdiscount/i,
      /\blimited\b/i,
      /\b24\b/,
      /\bguarantee/i,
      /\bthousands\b/i,
      /\d/,
      /%|[$£€]/,
      /\bbest\b/i,
      /\bexclusive\b/i,
      /\bmembers only\b/i,
    ];
    each((text, { description, intention }) => {
      const typed = `${description} ${intention}`;
      for (const claim of CLAIMS) if (!claim.test(typed)) expect(text, typed).not.toMatch(claim);
    });
  });

  it('names what the visitor offers, in the visitor’s words', () => {
    const SUBJECTS = [
      /vegetable box/i,
      /learn to swim/i,
      /guide|pensions/i,
      /insurance|paying too much/i,
      /brigade/i,
      /piano lessons/i,
      /garden furniture/i,
      /\bapp\b/i,
      /MacBook|iPad|warranty/,
      /portrait|slots/i,
      /lemon cake|pre-orders/i,
      /curso de cerámica para principiantes/i,
      /Physiotherapie ohne Wartezeit/i,
      /podcast/i,
    ];
    replies.forEach(({ request, reply }) => {
      if (request.ctaType === 'Button Text') return;
      const words = SUBJECTS[INPUTS.findIndex(({ description }) => description === request.description)]!;
      expect(
        reply.ctas.filter(({ text }) => words.test(text)).length,
        `${request.description} ${JSON.stringify(reply.ctas)}`,
      ).toBeGreaterThanOrEqual(request.ctaType === 'Banner Ad' ? 2 : 4);
    });
  });

  it('keeps addresses out', () => {
    each((text) => expect(text).not.toMatch(/https?:|www\./));
  });
});

describe('correct English', () => {
  it('has no unfilled slot, no doubled word, space or article', () => {
    each((text, { description }) => {
      expect(text).not.toMatch(/[@^{}]|undefined|null|\[object/);
      expect(text).not.toMatch(/\s{2}|^\s|\s$|\s[.,!?]/);
      if (!/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(description)) expect(text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
      expect(text).not.toMatch(/\b(?:a|an|the|your|my|our) (?:a|an|the|your|my|our)\b/i);
      expect(text).not.toMatch(/\.\.|[!?]\.|\.!|:\s*:/);
    });
  });

  it('has a and an right, and starts with a capital', () => {
    each((text) => {
      expect(text).not.toMatch(/\ban (?:[bcdfgjklmpqrtvwxyz][aeiou])/i);
      expect(text).not.toMatch(/\ba [aeio][a-z]/);
      expect(text, text).toMatch(/^["“]?[\p{Lu}\d$£€]|^["“]?(?:iPad|\p{Lo})/u);
    });
  });

  it('passes a grammar checker: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const remarksOn = await proofreader(INPUTS.map(({ description, intention }) => `${description} ${intention}`));
    let words = 0;
    const issues: string[] = [];
    for (const [index, { request, reply }] of replies.entries()) {
      // Titles on buttons and in subject lines follow rules of their own.
      if (index % 2 || /Button|Subject/.test(request.ctaType) || /curso|Physio|CLEARANCE|rembers/.test(request.description))
        continue;
      for (const { text } of reply.ctas) {
        words += text.split(' ').length;
        issues.push(...(await remarksOn(text)).map(({ said }) => said));
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
    `We sell lamps. ${'They are lovely and bright and come in many sizes. '.repeat(60)}`,
    'lamps\n- desk lamps\n- floor lamps\n\n',
    'i want to sell my old bike it is red and has new tyres and i live in leeds',
    'Bloom Bakery',
    'how to keep houseplants alive',
    'Does your roof leak?',
    'saving money',
  ];

  it.each(ODD.map((description, index) => [description.slice(0, 30), description, index] as const))(
    '%s',
    async (_, description, index) => {
      for (const [n, ctaType] of TYPES.entries()) {
        const { ctas } = await write(
          {
            description,
            ctaType,
            intention: n % 3 ? INTENTIONS[(index + n) % INTENTIONS.length]! : 'tell a friend',
            tone: TONES[(index + n) % 10]!,
            audience: AUDIENCES[(index * 3 + n) % 10]!,
            language: 'English',
          },
          index,
        );
        expect(new Set(ctas.map(({ text }) => normal(text))).size, `${ctaType} ${JSON.stringify(ctas)}`).toBe(8);
        for (const { text } of ctas) {
          expect(text).not.toMatch(/undefined|\s{2}|<|>/);
          expect(text.trim()).not.toBe('');
        }
      }
    },
  );
});
