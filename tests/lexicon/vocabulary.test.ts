import { beforeAll, describe, expect, it } from 'vitest';
import { isClean } from '../../server/lexicon/cleanWords.ts';
import { formsOf } from '../../server/lexicon/inflections.ts';
import { vocabulary, type KnownWord } from '../../server/lexicon/vocabulary.ts';
import { asLine, lineReader } from '../../server/lexicon/vocabularyLine.ts';

describe('clean words', () => {
  it.each(['fuck', 'shit', 'cunt', 'faggot', 'slut', 'rape', 'nigger', 'whore', 'kike', 'wank', 'tits', 'horseshit'])(
    'leaves out %s',
    (word) => expect(isClean(word)).toBe(false),
  );
  it.each(['ace', 'class', 'cockpit', 'spade', 'white', 'swallow', 'alligator', 'god', 'trap', 'grass'])('keeps %s', (word) =>
    expect(isClean(word)).toBe(true),
  );
  it('judges a form by its base too', () => expect(isClean('harmless', 'fuck')).toBe(false));
});

describe('inflections', () => {
  const spelt = (word: string, part: Parameters<typeof formsOf>[1]) => formsOf(word, part).map(([, form]) => form);
  it.each([
    ['city', 'cities'],
    ['box', 'boxes'],
    ['leaf', 'leaves'],
    ['knife', 'knives'],
    ['woman', 'women'],
    ['day', 'days'],
  ])('%s: %s', (noun, plural) => expect(spelt(noun, 'noun')).toContain(plural));
  it.each([
    ['stop', ['stops', 'stopped', 'stopping']],
    ['carry', ['carries', 'carried', 'carrying']],
    ['love', ['loves', 'loved', 'loving']],
    ['lie', ['lies', 'lied', 'lying']],
    ['see', ['sees', 'seeing']],
  ])('%s: %j', (verb, forms) => expect(spelt(verb, 'verb')).toEqual(expect.arrayContaining(forms)));
  it('compares adjectives', () => expect(spelt('happy', 'adjective')).toEqual(['happier', 'happiest']));
});

describe('vocabulary', () => {
  let words: ReadonlyMap<string, KnownWord>;
  beforeAll(async () => {
    words = await vocabulary();
  });

  it.each(['paris', 'siobhan', 'schwarzenegger', 'jackson', 'monday', 'ohio'])('has no lone name: %s', (name) =>
    expect(words.has(name)).toBe(false),
  );
  it.each(['love', 'whisper', 'giggle', 'the', 'because', 'when', "don't", 'walked', 'went', 'children', 'rebuilt', 'puppy'])(
    'has %s',
    (word) => expect(words.has(word)).toBe(true),
  );
  it('has nothing vulgar', () => {
    expect([...words.keys()].filter((word) => !isClean(word))).toEqual([]);
  });
  it('knows what a word mainly is', () => {
    expect(words.get('cat')?.uses[0]).toBe('noun');
    expect(words.get('run')?.uses[0]).toBe('verb');
    expect(words.get('quickly')?.uses[0]).toBe('adverb');
    expect(words.get('happy')?.uses[0]).toBe('adjective');
    expect(words.get('upon')?.uses[0]).toBe('preposition');
    expect(words.get('sang')?.uses[0]).toBe('past tense');
    expect(words.get('dogs')?.uses[0]).toBe('plural noun');
  });
  it('leads forms back to their base', () => {
    expect(words.get('walked')).toMatchObject({ base: 'walk', listed: false });
    expect(words.get('mice')?.base).toBe('mouse');
    expect(words.get('underwent')?.base).toBe('undergo');
  });
  it('puts words that people say above those they look up', () => {
    const known = (word: string) => words.get(word)!.familiarity;
    expect(known('house')).toBeGreaterThan(known('glove'));
    expect(known('glove')).toBeGreaterThan(known('wight'));
    expect(known("don't")).toBeGreaterThan(known('alkahest'));
  });
  it('takes for a name what is mostly one', () => {
    const known = (word: string) => words.get(word)?.familiarity ?? 0;
    for (const [name, word] of [
      ['berlin', 'garden'],
      ['lee', 'bee'],
      ['bob', 'bubble'],
    ] as const)
      expect(known(name), name).toBeLessThan(known(word) - 1);
    for (const called of ['grandma', 'angel', 'captain', 'rose']) expect(known(called), called).toBeGreaterThan(4);
  });
  it('does not count the pieces of contractions', () => {
    for (const piece of ['re', 've', 'ain', 'em']) expect(words.get(piece)?.familiarity ?? 0, piece).toBeLessThan(4);
  });
  it('has room for whatever lines say of a word', () => {
    const read = lineReader();
    for (const word of ["I'm", 'cat', 'sang', 'beautiful', 'under'].map((key) => words.get(key.toLowerCase())!))
      expect(read(asLine(word))).toEqual(word);
  });
  it('takes prepositions for what they are', () => expect(words.get('about')?.uses[0]).toBe('preposition'));
  it('writes I with a capital', () => expect(words.get("i'm")?.text).toBe("I'm"));
});
