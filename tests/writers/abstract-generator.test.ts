import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import { seeded } from '../../server/random.ts';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/abstract-generator.ts';
import tool from '../../tools/abstract-generator.ts';
import samples from '../inputs/abstract-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Abstract = Awaited<ReturnType<typeof writer.write>>['abstracts'][number];

const listOf = <K extends 'abstractType' | 'academicField' | 'abstractLength' | 'writingStyle'>(key: K): Request[K][] =>
  valuesOf(tool.fields[key].options) as Request[K][];
const TYPES = listOf('abstractType');
const FIELDS = listOf('academicField');
const LENGTHS = listOf('abstractLength');
const STYLES = listOf('writingStyle');

const PLAIN: Omit<Request, 'text'> = {
  abstractType: 'Research Paper',
  academicField: 'Any Field',
  abstractLength: 'Medium (150-250 words)',
  writingStyle: 'Standard Academic',
  outputNumber: 3,
  language: 'English',
};
const TEXTS = samples.inputs.map(({ body }) => body.text);
const LONG = TEXTS.at(-1)!;

const write = async (text: string, change: Partial<Request> = {}, seed = 1): Promise<Abstract[]> =>
  (await writer.write({ ...PLAIN, ...change, text }, contextOf(seed))).abstracts;

const cases = TEXTS.flatMap((text, index) =>
  Array.from({ length: 12 }, (_, round) => {
    const random = seeded(index * 100 + round);
    const change: Partial<Request> =
      round === 0
        ? {}
        : {
            abstractType: TYPES[(index + round) % TYPES.length]!,
            academicField: random.pick(FIELDS),
            abstractLength: LENGTHS[round % LENGTHS.length]!,
            writingStyle: STYLES[(index + round) % STYLES.length]!,
          };
    return { text, change, seed: index * 31 + round };
  }),
);
const replies: { text: string; request: Omit<Request, 'text'>; abstracts: Abstract[] }[] = [];

beforeAll(async () => {
  for (const { text, change, seed } of cases)
    replies.push({ text, request: { ...PLAIN, ...change }, abstracts: await write(text, change, seed) });
}, 60_000);

const each = (check: (abstract: Abstract, request: Omit<Request, 'text'>, text: string) => void): void => {
  expect(replies.length).toBeGreaterThan(150);
  for (const { text, request, abstracts } of replies) for (const abstract of abstracts) check(abstract, request, text);
};

const words = (text: string): string[] => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run));
/** Letters and figures alone: what is left to compare once marks, case and citations are out of the way. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\([^()]*\)|\[\d[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const rangeOf = (length: string): [number, number] => length.match(/\d+/g)!.map(Number) as [number, number];
/** The names of parts that stand before a line. */
const withoutNames = (content: string): string => content.replace(/^(?:[A-Z][a-z]+(?: [a-z]+){0,3}: |• )/gm, '');

describe('shape of the reply', () => {
  it('holds one to three abstracts, none of them like another', () => {
    for (const { abstracts } of replies) {
      expect(abstracts.length).toBeGreaterThanOrEqual(1);
      expect(abstracts.length).toBeLessThanOrEqual(3);
      const sets = abstracts.map(({ content }) => new Set(withoutNames(content).split(/(?<=[.?!])\s+/)));
      for (const [at, one] of sets.entries())
        for (const other of sets.slice(at + 1)) {
          const shared = [...one].filter((sentence) => other.has(sentence)).length;
          expect(shared).toBeLessThan(Math.max(one.size, other.size));
        }
    }
    expect(replies.filter(({ abstracts }) => abstracts.length === 3).length).toBeGreaterThan(replies.length * 0.85);
  });

  it('counts words and percents truly', () => {
    each(({ content, wordCount, readabilityScore, structure }) => {
      expect(wordCount).toBe(words(content).length);
      expect(readabilityScore).toBeGreaterThanOrEqual(0);
      expect(readabilityScore).toBeLessThanOrEqual(100);
      expect(Math.round(readabilityScore * 10)).toBeCloseTo(readabilityScore * 10, 6);
      expect(structure.completeness).toBeGreaterThanOrEqual(0);
      expect(structure.completeness).toBeLessThanOrEqual(100);
      expect(new Set(structure.components).size).toBe(structure.components.length);
    });
  });

  it('gives as many as asked for where the text is long enough, and never more', async () => {
    expect(await write(LONG, { outputNumber: 1 as 3 })).toHaveLength(1);
    expect(await write(LONG, { outputNumber: 12 as 3 })).toHaveLength(12);
  });
});

describe('length', () => {
  it('keeps to the range wherever the text has that many words', () => {
    let kept = 0;
    for (const { text, request, abstracts } of replies) {
      const [least, most] = rangeOf(request.abstractLength);
      for (const { wordCount, content } of abstracts) {
        expect(wordCount, content).toBeLessThanOrEqual(most);
        // Thanks, titles and headings are no part of an abstract, and some styles leave sentences or brackets out.
        if (words(text).length * 0.8 > least) {
          expect(wordCount, content).toBeGreaterThanOrEqual(least);
          kept++;
        }
      }
    }
    expect(kept).toBeGreaterThan(200);
  });

  it.each(LENGTHS)('%s', async (abstractLength) => {
    const paper = `${LONG}\n\n${TEXTS[0]}\n\n${TEXTS[4]}\n\n${TEXTS[7]}`;
    const [least, most] = rangeOf(abstractLength);
    for (const writingStyle of STYLES)
      for (const { wordCount } of await write(paper, { abstractLength, writingStyle })) {
        expect(wordCount, writingStyle).toBeGreaterThanOrEqual(least);
        expect(wordCount, writingStyle).toBeLessThanOrEqual(most);
      }
  });

  it('gives the essence of a text shorter than the range, and does not stretch it', async () => {
    const [first, ...others] = await write(TEXTS[0]!, { abstractLength: 'Extended (350-500 words)' });
    expect(first!.wordCount).toBeLessThanOrEqual(words(TEXTS[0]!).length);
    expect(first!.wordCount).toBeGreaterThan(words(TEXTS[0]!).length * 0.9);
    for (const { wordCount } of others) expect(wordCount).toBeLessThan(first!.wordCount);
  });
});

describe('nothing is invented', () => {
  it('takes every sentence from the text', () => {
    each(({ content }, { writingStyle }, text) => {
      const source = ` ${bare(text)} `;
      const plain = writingStyle === 'Structured with Labels' || writingStyle === 'Key Points' ? withoutNames(content) : content;
      // An author's label may be repeated before another sentence of its section.
      for (const line of plain.split(/\n|(?<=[.?!]["”]?)\s+(?=\p{Lu})|(?<=: )/u))
        if (bare(line) !== '') expect(source, line).toContain(` ${bare(line)} `);
    });
  });

  it('holds no figure that the text does not hold', () => {
    each(({ content }, _, text) => {
      for (const figure of content.match(/\d[\d.,]*\d|\d/g) ?? []) expect(text).toContain(figure);
    });
  });

  it('says no sentence twice', () => {
    each(({ content }) => {
      const sentences = withoutNames(content).split(/(?<=[.?!])\s+(?=\p{Lu})/u);
      expect(new Set(sentences).size, content).toBe(sentences.length);
    });
  });
});

describe('sentences stand on their own', () => {
  it('loses references, pointers to figures, and words that tie to what is gone', async () => {
    const text =
      'Rents have risen for ten years [3, 4]. As shown in Figure 2, wages stayed behind (Smith et al., 2010; Jones & Lee, 2012). The weather was mild. However, most tenants stayed where they were (see Table 3). Haas (1984) saw the same in Leeds. We asked 40 tenants why. Most tenants said that moving costs more than staying. We conclude that moving costs matter more than rents.';
    for (const abstractLength of LENGTHS.slice(0, 2))
      for (const { content } of await write(text, { abstractLength })) {
        expect(content).not.toMatch(/\[3|Figure 2|2010|2012|Table 3/);
        if (content.includes('most tenants stayed') || content.includes('Most tenants stayed'))
          expect(/mild\. However, most/.test(content) || /Most tenants stayed/.test(content), content).toBe(true);
        expect(content).not.toMatch(/^However/);
      }
    const all = (await write(text, { abstractLength: 'Full Page (500-700 words)' }))[0]!.content;
    expect(all).toContain('Wages stayed behind.');
    expect(all).toContain('Haas (1984) saw the same in Leeds.');
  });

  it('never begins with a word that points back, and keeps such sentences behind the one they need', () => {
    const PAIRS = [
      ['They promise affordable food', 'Community kitchens have grown'],
      ['In the third it failed', 'In two of the cooperatives'],
      ['Of these, 14 were near misses', '23 incidents were reported, compared with 31 in the previous quarter.'],
      ['Nearly half of them said', 'On average 118 passengers'],
      ['Second, a weighing', 'twenty-four months.'],
    ];
    let met = 0;
    each(({ content }) => {
      expect(content).not.toMatch(/^(?:• |\w+: )?(?:They|It|These|Of these|Its|However|Moreover|Second)\b/);
      for (const [leaning, needed] of PAIRS) {
        const at = content.indexOf(leaning!);
        if (at < 0) continue;
        met++;
        expect(content.slice(Math.max(0, at - 160), at), content).toContain(needed!.slice(-20));
      }
    });
    expect(met).toBeGreaterThan(20);
  });

  it('does not break sentences at abbreviations, units, initials and quotations', async () => {
    const text =
      'Dr. Hall and J. R. Smith et al. studied plants, e.g. cherries and limes, at 7 a.m. and 1 p.m. every day. The air was 9.8 °C. The soil was warmer than Fig. 2 suggests. "Is it safe?" she asked. Prof. Ito vs. the U.S. team found no difference. It was 5 p.m. We left at once... and came back.';
    const { content } = (await write(text, { writingStyle: 'Key Points', abstractLength: 'Full Page (500-700 words)' }))[0]!;
    const points = content.split('\n').map((point) => point.replace('• ', ''));
    expect(points).toContain(
      'Dr. Hall and J. R. Smith et al. studied plants, e.g. cherries and limes, at 7 a.m. and 1 p.m. every day.',
    );
    expect(content).toContain('"Is it safe?" she asked.');
    expect(content).toContain('Prof. Ito vs. the U.S. team found no difference.');
    expect(content).toContain('We left at once... and came back.');
    expect(points).toContain('The air was 9.8 °C.');
  });
});

describe('structure', () => {
  it('finds all five parts of a paper with headings', async () => {
    for (const { structure } of await write(TEXTS[1]!)) {
      expect(structure.completeness).toBe(100);
      expect(structure.components).toEqual(expect.arrayContaining(['Background', 'Aim', 'Methods', 'Results', 'Conclusion']));
    }
  });

  it('finds them without headings, by what the sentences say', async () => {
    const [{ structure } = { structure: undefined }] = await write(TEXTS[0]!);
    expect(structure).toEqual({ completeness: 100, components: ['Background', 'Aim', 'Methods', 'Results', 'Conclusion'] });
  });

  it('does not claim parts that are not there', async () => {
    const [{ structure } = { structure: undefined }] = await write(
      'We measured the height of forty trees. We counted the birds in them every morning. A camera was used at night.',
    );
    expect(structure!.components).toEqual(['Methods']);
    expect(structure!.completeness).toBe(20);
  });

  it('labels each sentence with the part it belongs to', async () => {
    const [{ content } = { content: '' }] = await write(TEXTS[0]!, { writingStyle: 'Structured with Labels' });
    const part = (name: string): string => content.split('\n').find((line) => line.startsWith(`${name}: `)) ?? '';
    expect(part('Background')).toContain('poorly documented in small towns');
    expect(part('Aim')).toContain('The aim of this study was');
    expect(part('Methods')).toContain('we measured pavement temperature');
    expect(part('Results')).toMatch(/cooler than the control|was significant|explained most/);
    expect(part('Conclusion')).toContain('These results suggest');
  });
});

describe('every option is obeyed', () => {
  const contents = async (change: Partial<Request>, seed = 3): Promise<string[]> =>
    (await write(LONG, change, seed)).map(({ content }) => content);
  const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const many = async (change: Partial<Request>): Promise<Abstract[]> =>
    (
      await Promise.all(TEXTS.flatMap((text, at) => write(text, { abstractLength: 'Short (80-150 words)', ...change }, at)))
    ).flat();

  it.each(TYPES.slice(1))('type %s has its own parts, order or names', async (abstractType) => {
    const look = async (type: Request['abstractType']): Promise<string> =>
      JSON.stringify((await write(LONG, { abstractType: type, writingStyle: 'Structured with Labels' }, 4))[0]);
    expect(await look(abstractType)).not.toBe(await look('Research Paper'));
  });

  it('an executive summary begins with its purpose and has no use for methods', async () => {
    const [{ structure, content } = { structure: undefined, content: '' }] = await write(LONG, {
      abstractType: 'Executive Summary',
    });
    expect(content).toMatch(/^The purpose of this study is to describe/);
    expect(structure!.components.slice(0, 3)).toEqual(['Aim', 'Key findings', 'Recommendations']);
    expect(structure!.components).not.toContain('Methods');
  });

  it.each(FIELDS.slice(1))('field %s calls the parts by its own names', async (academicField) => {
    const [own] = await write(TEXTS[1]!, { academicField });
    const [plain] = await write(TEXTS[1]!);
    expect(own!.structure.components).not.toEqual(plain!.structure.components);
    expect(own!.structure.components.length).toBe(own!.structure.components.filter(Boolean).length);
  });

  it('a field draws in the sentences that its readers look for', async () => {
    const share = async (academicField: Request['academicField'], sign: RegExp): Promise<number> => {
      const all = (await Promise.all([1, 2, 3, 4].map((seed) => contents({ academicField }, seed)))).flat();
      return mean(all.map((content) => content.match(sign)?.length ?? 0));
    };
    const money = /\bpounds\b/g;
    expect(await share('Business & Economics', money)).toBeGreaterThan(await share('Education', money));
    const people = /\bguests?|residents|interviews|people\b/gi;
    expect(await share('Social Sciences', people)).toBeGreaterThan(await share('Engineering', people));
  });

  it('Structured with Labels names the parts, Key Points lists them, prose does neither', async () => {
    for (const content of await contents({ writingStyle: 'Structured with Labels' }))
      for (const name of ['Background: ', 'Aim: ', 'Methods: ', 'Results: ', 'Conclusion: '])
        expect(content.split('\n').filter((line) => line.startsWith(name))).toHaveLength(1);
    for (const content of await contents({ writingStyle: 'Key Points' })) {
      expect(content.split('\n').length).toBeGreaterThan(4);
      for (const line of content.split('\n')) expect(line).toMatch(/^• \S/);
    }
    for (const content of await contents({})) expect(content).not.toMatch(/\n|•|Methods:/);
  });

  it('Concise has shorter sentences and no brackets', async () => {
    const wordsPerSentence = (all: Abstract[]): number =>
      mean(all.map(({ content, wordCount }) => wordCount / content.split(/[.?!](?:\s|$)/).filter(Boolean).length));
    const concise = await many({ writingStyle: 'Concise' });
    expect(wordsPerSentence(concise)).toBeLessThan(wordsPerSentence(await many({})) - 1);
    for (const { content } of concise) expect(content).not.toMatch(/[()]/);
  });

  it('Plain Language is easier to read, without statistics in brackets', async () => {
    const ease = (all: Abstract[]): number => mean(all.map(({ readabilityScore }) => readabilityScore));
    const plain = await many({ writingStyle: 'Plain Language' });
    expect(ease(plain)).toBeGreaterThan(ease(await many({})) + 2.5);
    for (const { content } of plain) expect(content).not.toMatch(/\([^()]*\b[pn] ?[=<]/);
  });

  it('Rich in Figures has more figures', async () => {
    const figures = (all: Abstract[]): number => mean(all.map(({ content }) => content.match(/\d+/g)?.length ?? 0));
    expect(figures(await many({ writingStyle: 'Rich in Figures' }))).toBeGreaterThan(figures(await many({})) + 0.7);
  });

  it('Impersonal does without “we”, First Person looks for it', async () => {
    const persons = (all: Abstract[]): number =>
      mean(all.map(({ content }) => content.match(/\b(?:we|our|I|my)\b/gi)?.length ?? 0));
    expect(persons(await many({ writingStyle: 'Impersonal' }))).toBe(0);
    expect(persons(await many({ writingStyle: 'First Person' }))).toBeGreaterThan(persons(await many({})));
  });

  it('the versions stress different parts', async () => {
    const [, results, context] = await write(LONG, { writingStyle: 'Structured with Labels' });
    const size = (abstract: Abstract | undefined, name: string): number =>
      words(abstract!.content.split('\n').find((line) => line.startsWith(name)) ?? '').length;
    expect(size(results, 'Results')).toBeGreaterThan(size(context, 'Results'));
  });

  it('varies from run to run', async () => {
    expect(await contents({}, 21)).not.toEqual(await contents({}, 22));
  });
});

describe('correct English', () => {
  it('has no doubled space or word, and capitals and marks where they belong', () => {
    each(({ content }, _, text) => {
      expect(content).not.toMatch(/[{}]|undefined|null|\[object/);
      expect(content).not.toMatch(/ {2}|^\s|\s$|\s[.,;!?](?:\s|$)|\.\.(?!\.)|[!?]\./);
      if (!/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(text)) expect(content).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
      for (const line of content.split('\n')) {
        expect(line, line).toMatch(/^(?:• )?["“]?[\p{Lu}\d]/u);
        expect(line, line).toMatch(/[.!?…]["”)]?$/u);
      }
    });
  });

  it('gives sentences typed without capitals theirs', async () => {
    for (const { content } of await write(TEXTS[3]!)) expect(content).not.toMatch(/[a-z]\. [a-z]/);
  });

  it('adds nothing that a grammar checker minds: at most one issue per 150 words', { timeout: 60_000 }, async () => {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    const own = new Set<string>();
    for (const text of TEXTS)
      for (const lint of await linter.lint(text, { language: 'plaintext' })) own.add(lint.get_problem_text().toLowerCase());
    let count = 0;
    const issues: string[] = [];
    for (const [index, { abstracts }] of replies.entries()) {
      if (index % 6) continue;
      const { content, wordCount } = abstracts[0]!;
      count += wordCount;
      for (const lint of await linter.lint(content, { language: 'plaintext' }))
        if (!own.has(lint.get_problem_text().toLowerCase())) issues.push(`${lint.get_problem_text()} | ${lint.message()}`);
    }
    expect(count).toBeGreaterThan(3000);
    expect(issues.length, issues.join('\n')).toBeLessThanOrEqual(count / 150);
  });
});

describe('odd input', () => {
  const ODD = [
    'x',
    '🍋🍋 fresh 🍋',
    '12345',
    'THE',
    'word '.repeat(500),
    'Same sentence here. '.repeat(100),
    'a. b. c. d. '.repeat(300),
    'References',
    'Acknowledgements\nThanks to all.',
    'WE MEASURED THE RIVER EVERY DAY. THE WATER ROSE BY TWO METRES. WE CONCLUDE THAT THE DAM SHOULD BE RAISED.',
    'so today i want to talk about bees and how they fly and we looked at them every day '.repeat(60),
    '<h1>Title</h1><p>We measured <b>ten</b> rivers.</p><script>alert("hi")</script><p>All of them rose.</p>',
    '# Title\n\n**We** measured [ten rivers](https://example.org/x). They rose.\n\n- one\n- two',
    'https://example.org/a/very/long/address?with=query',
    '私たちは新しい方法を提案する。実験は三つの都市で行われた。結果は予想を上回った。今後の課題は多い。',
    'Мы измерили температуру воды. Опыты проводились летом. Температура выросла на два градуса.',
    'قمنا بقياس درجة الحرارة. ارتفعت الحرارة درجتين. هل يتغير النهر؟ نعم.',
    'We asked {slot} and [x] @ ^ ~ \\ / | ` " of everyone. It was (odd.',
    '(Smith, '.repeat(1200),
    '👍🏽'.repeat(9_996) + 'nine',
    'We wonder: why? Because! Well... perhaps; yes — no.',
  ];

  it.each(ODD.map((text, index) => [text.slice(0, 40), text, index] as const))('%s', async (_, text, index) => {
    for (const [at, writingStyle] of STYLES.entries()) {
      const abstracts = await write(
        text,
        {
          writingStyle,
          abstractType: TYPES[(index + at) % TYPES.length]!,
          academicField: FIELDS[(index + at) % FIELDS.length]!,
          abstractLength: LENGTHS[(index + at) % LENGTHS.length]!,
        },
        index,
      );
      expect(abstracts.length).toBeGreaterThan(0);
      expect(new Set(abstracts.map(({ content }) => content)).size).toBe(abstracts.length);
      for (const { content, wordCount } of abstracts) {
        expect(content).not.toMatch(/undefined|NaN|<p>|<b>|alert/);
        expect(content.trim()).not.toBe('');
        expect(wordCount).toBeLessThanOrEqual(rangeOf(LENGTHS[(index + at) % LENGTHS.length]!)[1]);
      }
    }
  });

  it.each(['?', '…', '🙂🙃', '()'])('says plainly that %s holds no words', async (text) => {
    await expect(writer.write({ ...PLAIN, text }, contextOf(1))).rejects.toThrow(CannotServe);
  });

  it('mends lines broken by copying from a page, and joins a list to its sentence', async () => {
    const [{ content } = { content: '' }] = await write(
      'Community gar-\ndens have grown in the past\ndecade. We asked how they are\nrun.\n\nThe garden needs:\n- water\n- light\n- people\n\nWe conclude that more\nhelp is needed.',
    );
    expect(content).toContain('Community gardens have grown in the past decade.');
    expect(content).toContain('The garden needs: water; light; people.');
    expect(content).toContain('We conclude that more help is needed.');
  });

  it('leaves out headings, titles, thanks and references', async () => {
    const [{ content } = { content: '' }] = await write(
      'The Cost of Shade\n\n1. Introduction\nTrees cool streets in summer. We asked what they cost.\n\n2. Methods\nWe read the accounts of nine towns.\n\n3. Results\nA tree costs 40 euros a year.\n\nAcknowledgements\nWe thank the nine towns for their help.\n\nReferences\nHaas, A. (1984). Trees. Bern: Baum.',
    );
    expect(content).toBe(
      'Trees cool streets in summer. We asked what they cost. We read the accounts of nine towns. A tree costs 40 euros a year.',
    );
  });
});
