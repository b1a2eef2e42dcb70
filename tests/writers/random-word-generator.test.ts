import { describe, expect, it, vi } from 'vitest';
import { valuesOf, type Notes, type PayloadOf, type ReplyOf } from '../../engine/definition/index.ts';
import { partsOfSpeech } from '../../server/lexicon/wordnet.ts';
import writer from '../../server/writers/random-word-generator.ts';
import tool from '../../tools/random-word-generator.ts';
import inputs from '../inputs/random-word-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = PayloadOf<typeof tool>;
type Word = ReplyOf<typeof tool>['words'][number];

/** The defaults that the specification names (section 9). */
const DEFAULTS: Request = { amount: 4, wordType: 'Common Words', startsWith: 'a', endsWith: 't', language: 'English' };
const draw = async (request: Partial<Request> = {}, seed = 1): Promise<Word[]> =>
  (await writer.write({ ...DEFAULTS, ...request }, contextOf(seed))).words;

const AMOUNTS = valuesOf(tool.fields.amount.options) as Request['amount'][];
const TYPES = valuesOf(tool.fields.wordType.options) as Request['wordType'][];
const VULGAR =
  /fuck|shit|cunt|nigg|\bwank|slut|whore|faggot|^(arse|ass|bitch|cock|cum|dick|dyke|fag|kike|piss|rape|tits?|twat)(s|es|ed|ing)?$/;
const ANY = { startsWith: '', endsWith: '' };

describe('what is drawn for a class', () => {
  it.each(['Common Words', 'Nouns', 'Verbs', 'Short Words', 'Rare Words'] as const)(
    'names no killing, drugs or insults among %s',
    async (wordType) => {
      for (const startsWith of ['d', 'k', 'm', 'w', 'dru', 'mur', 'wea'])
        for (const { word } of await draw({ amount: 30, wordType, startsWith, endsWith: '' }))
          expect(word).not.toMatch(/^(?:die|dead|deadly|drug|drunk|kill|killer|murder|murderer|massacre|moron|weapon)$/);
    },
  );
});

describe('every request', () => {
  const cases = inputs.inputs.flatMap(({ body }, at) =>
    TYPES.map(
      (wordType, n): Partial<Request> => ({
        startsWith: body.startsWith,
        endsWith: body.endsWith,
        wordType,
        amount: AMOUNTS[(at + n) % AMOUNTS.length]!,
      }),
    ),
  );
  it.each(cases)('$amount $wordType, $startsWith … $endsWith', async (request) => {
    for (const seed of [1, 2, 3]) {
      const words = await draw(request, seed);
      expect(words.length).toBeLessThanOrEqual(request.amount!);
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
      for (const { word, type, length } of words) {
        expect(word).toMatch(/^(I|[a-z]+)$/);
        expect(word.toLowerCase().startsWith(request.startsWith!)).toBe(true);
        expect(word.endsWith(request.endsWith!)).toBe(true);
        expect(length).toBe(word.length);
        expect(type).toMatch(/^[A-Z][a-z]+( [A-Z]?[a-z]+)?$/);
        expect(word).not.toMatch(VULGAR);
      }
    }
  });
});

describe('the letters', () => {
  it('fills the amount where the language has the words', async () => {
    for (const amount of AMOUNTS) expect(await draw({ amount })).toHaveLength(amount);
    for (const amount of [7, 23]) expect(await draw({ amount: amount as 5 })).toHaveLength(amount);
  });
  it('gives nothing for letters that no word has', async () => {
    for (const startsWith of ['xq', 'é', '😀', '12', '<b>', 'zz zz'])
      expect(await draw({ startsWith, endsWith: '' }), startsWith).toEqual([]);
  });
  it('ignores case and spaces around', async () =>
    expect(await draw({ startsWith: ' A ', endsWith: 'T' })).toEqual(await draw({ startsWith: 'a', endsWith: 't' })));
  it('gives fewer only when there are no more', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map((seed) => draw({ amount: 30, startsWith: 'str', endsWith: 'h' }, seed)));
    for (const run of runs) expect(run.map(({ word }) => word).toSorted()).toEqual(runs[0]!.map(({ word }) => word).toSorted());
    expect(runs[0]!.map(({ word }) => word)).toEqual(expect.arrayContaining(['strength', 'stretch']));
  });
  it('gives no forms of a word, and says why there are fewer than asked for', async () => {
    let notes: Notes = {};
    const note = (more: Notes): void => void (notes = { ...notes, ...more });
    const request: Request = { ...DEFAULTS, amount: 30, startsWith: 'walk', endsWith: '' };
    const words = (await writer.write(request, { ...contextOf(1), note })).words.map(({ word }) => word);
    expect(words).toContain('walk');
    for (const form of ['walked', 'walks', 'walking']) expect(words).not.toContain(form);
    expect(notes.fewer).toMatchObject({
      given: words.length,
      asked: 30,
      why: expect.stringMatching(/begin with “walk”/) as string,
    });
  });
  it('names Common Words as a way out only where they are one', async () => {
    const why = async (request: Partial<Request>): Promise<string | undefined> => {
      const note = vi.fn<(notes: Notes) => void>();
      await writer.write({ ...DEFAULTS, endsWith: '', ...request }, { ...contextOf(1), note });
      return note.mock.calls[0]?.[0].fewer?.why;
    };
    expect(await why({ wordType: 'Food & Drink', startsWith: 'in' })).toBe(
      'We know no words for food or drink that begin with “in”. Fewer letters, or “Common Words”, would find more.',
    );
    expect(await why({ wordType: 'Animals', startsWith: 'x', amount: 5 })).toBe(
      'We know no animals that begin with “x”. Another letter would find more.',
    );
    expect(await why({ wordType: 'Plants', startsWith: 'k', amount: 10 })).toMatch(/^We know no other plants/);
  });
  it('says nothing where there are enough', async () => {
    const note = vi.fn<(notes: Notes) => void>();
    await writer.write(DEFAULTS, { ...contextOf(1), note });
    expect(note).not.toHaveBeenCalled();
  });
  it('can draw many words from a to t, all of them common', async () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 250; seed++) for (const { word } of await draw({}, seed)) drawn.add(word);
    expect(drawn.size).toBeGreaterThanOrEqual(60);
    for (const odd of ['abet', 'abut', 'adroit', 'affront', 'argot', 'ascot', 'avast']) expect([...drawn]).not.toContain(odd);
  });
});

describe('the types', () => {
  const thirty = async (wordType: Request['wordType'], seed = 1): Promise<Word[]> => draw({ ...ANY, wordType, amount: 30 }, seed);
  const PARTS = { Nouns: 'noun', Verbs: 'verb', Adjectives: 'adjective', Adverbs: 'adverb' } as const;

  it.each(Object.entries(PARTS))('%s are what WordNet lists as %s', async (wordType, part) => {
    for (const { word, type } of await thirty(wordType as keyof typeof PARTS)) {
      expect(type.toLowerCase()).toBe(part);
      // Forms of words are not listed themselves.
      const isForm = partsOfSpeech(word).size === 0 || /(ed|ing|s|er|est)$/.test(word);
      expect(isForm || partsOfSpeech(word).has(part), word).toBe(true);
    }
  });
  it('has short words of four letters at most and long ones of nine at least', async () => {
    for (const { length } of await thirty('Short Words')) expect(length).toBeLessThanOrEqual(4);
    for (const { length } of await thirty('Long Words')) expect(length).toBeGreaterThanOrEqual(9);
  });
  it('has function words only under their own kinds', async () => {
    for (const { type } of await thirty('Function Words')) {
      expect([
        'Pronoun',
        'Determiner',
        'Preposition',
        'Conjunction',
        'Question Word',
        'Auxiliary Verb',
        'Interjection',
      ]).toContain(type);
    }
  });
  it('serves every type', async () => {
    for (const wordType of TYPES) expect(await thirty(wordType), wordType).toHaveLength(30);
  });
  it('knows animals', async () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 20; seed++) for (const { word } of await thirty('Animals', seed)) drawn.add(word);
    for (const animal of ['dog', 'cat', 'horse', 'bird']) expect([...drawn]).toContain(animal);
    for (const thing of ['table', 'apple', 'run']) expect([...drawn]).not.toContain(thing);
  });
  it.each([
    ['Animals', ['queen', 'egg', 'wing', 'mammalian', 'giant']],
    ['Plants', ['bulb', 'stump', 'needle', 'perennial']],
    ['Food & Drink', ['hay', 'milt', 'generic', 'manhattan', 'provisions']],
    ['Feelings', ['harassment', 'torture', 'ego', 'emulation', 'penance']],
  ] as const)('%s are what a child would call so', async (wordType, odd) => {
    for (let seed = 0; seed < 40; seed++)
      for (const { word, type } of await thirty(wordType, seed)) {
        expect(odd).not.toContain(word);
        expect(type).toBe('Noun');
      }
  });
  it('gives each kind in its plain form, by its main use', async () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const { word } of await thirty('Verbs', seed))
        expect(word).not.toMatch(/^(?:closed|going|watching|united|writing|wasted)$/);
      for (const { word } of await thirty('Adjectives', seed)) expect(word).not.toMatch(/^(?:four|fourth|done|known|tagged)$/);
      for (const { word } of await thirty('Nouns', seed)) expect(word).not.toMatch(/^(?:wishing|means|works|kinds)$/);
    }
  });
  it('keeps common words and rare ones apart', async () => {
    const common = new Set<string>();
    const rare = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      for (const { word } of await thirty('Common Words', seed)) common.add(word);
      for (const { word } of await thirty('Rare Words', seed)) rare.add(word);
    }
    expect([...common].filter((word) => rare.has(word)).length).toBeLessThan(20);
    for (const everyday of ['house', 'time', 'people', 'water']) expect([...rare]).not.toContain(everyday);
  });
});

describe('chance', () => {
  it('draws differently on every run, and alike with the same seed', async () => {
    const runs = await Promise.all([1, 2, 3, 4, 5].map((seed) => draw({ ...ANY, amount: 10 }, seed)));
    expect(new Set(runs.map((run) => run.map(({ word }) => word).join())).size).toBe(5);
    expect(await draw({ ...ANY }, 9)).toEqual(await draw({ ...ANY }, 9));
  });
  it('does not put the best known words first', async () => {
    const firsts = await Promise.all(Array.from({ length: 30 }, async (_, seed) => (await draw({ amount: 5 }, seed))[0]!.word));
    expect(new Set(firsts).size).toBeGreaterThan(15);
  });
});

describe('what counts as a word', () => {
  const drawn = async (request: Partial<Request>): Promise<Word[]> =>
    (await Promise.all(Array.from({ length: 12 }, (_, seed) => draw({ ...ANY, amount: 30, ...request }, seed)))).flat();

  it.each(['Common Words', 'Nouns', 'Verbs', 'Short Words'] as const)('%s are neither forms nor names', async (wordType) => {
    const found = (await drawn({ wordType })).map(({ word }) => word);
    for (const odd of ['lying', 'using', 'tied', 'ken', 'os', 'ab', 'jimmy', 'archives', 'viewers'])
      expect(found).not.toContain(odd);
  });
  it.each([
    ['Verbs', 'in', ['institute']],
    ['Verbs', 'b', ['butcher']],
    ['Verbs', 'm', ['muse']],
    ['Verbs', 'l', ['label']],
    ['Adjectives', 'al', ['all']],
    ['Adjectives', 'se', ['several']],
    ['Nouns', 'pro', ['proceedings']],
    ['Nouns', 'su', ['surroundings']],
    ['Nouns', 'tr', ['trousers', 'troops']],
  ] as const)('%s that begin with %s are none that are chiefly something else', async (wordType, startsWith, odd) => {
    const found = (await drawn({ wordType, startsWith, amount: 10 })).map(({ word }) => word);
    for (const word of odd) expect(found).not.toContain(word);
  });
  it('keeps what only ends like a plural', async () =>
    expect((await drawn({ wordType: 'Nouns', startsWith: 'phys' })).map(({ word }) => word)).toContain('physics'));
  it('spells each word in one way', async () => {
    const found = (await Promise.all(['colo', 'reali', 'theat', 'dialog'].map((startsWith) => drawn({ startsWith }))))
      .flat()
      .map(({ word }) => word);
    expect(found).toEqual(expect.arrayContaining(['color', 'realize', 'theater', 'dialogue']));
    for (const other of ['colour', 'realise', 'theatre', 'dialog']) expect(found).not.toContain(other);
  });
  it('has no numbers in Roman figures', async () => {
    for (const startsWith of ['x', 'vi'])
      for (const { word } of await drawn({ wordType: 'Rare Words', startsWith })) expect(word).not.toMatch(/^[xvi]+$/);
  });
  it('knows numbers from words that end like them', async () => {
    const nouns = await drawn({ wordType: 'Nouns', endsWith: 'ty' });
    expect(nouns.map(({ word }) => word)).toEqual(expect.arrayContaining(['duty', 'city']));
    for (const { type } of nouns) expect(type).toBe('Noun');
    const [twenty] = await draw({ wordType: 'Common Words', startsWith: 'twenty', endsWith: '', amount: 1 });
    expect(twenty).toMatchObject({ word: 'twenty', type: 'Number' });
  });
  it('knows need and speed for no forms', async () =>
    expect((await drawn({ wordType: 'Nouns', endsWith: 'eed' })).map(({ word }) => word)).toEqual(
      expect.arrayContaining(['speed', 'seed']),
    ));
  it.each([
    ['above', 'Preposition'],
    ['riddle', 'Noun'],
    ['butterfly', 'Noun'],
    ['dry', 'Adjective'],
    ['thank', 'Verb'],
    ['volunteer', 'Verb'],
  ])('names the commonest part of speech of %s', async (word, type) => {
    const [first] = await draw({ wordType: 'Common Words', startsWith: word, endsWith: word.slice(-2), amount: 1 });
    expect(first).toMatchObject({ word, type });
  });
});
