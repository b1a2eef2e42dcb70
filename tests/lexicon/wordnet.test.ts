import { describe, expect, it } from 'vitest';
import { baseForms, kindsOf, partsOfSpeech, sensesOf } from '../../server/lexicon/wordnet.ts';

describe('parts of speech', () => {
  it.each([
    ['frugal', ['adjective']],
    ['bank', ['noun', 'verb']],
    ['quickly', ['adverb']],
    ['hot dog', ['noun']],
    ['HOT  Dog', ['noun']],
    ['Lisbon', ['noun']],
    ['well', ['noun', 'verb', 'adjective', 'adverb']],
  ])('%s', (lemma, parts) => expect([...partsOfSpeech(lemma)]).toEqual(parts));

  it.each(['', ' ', 'zzyzzx', 'café', 'froogal', 'the licence', 'a b c', '🙂', 'frugal adj', '\u0166rugal'])(
    'knows nothing of %j',
    (lemma) => expect(partsOfSpeech(lemma).size).toBe(0),
  );

  it('finds the first and the last words of its files', () => {
    for (const word of ["'hood", 'zyrian', 'aah', 'zoom in', '.22-caliber', 'zymotic', 'a cappella', 'zigzag'])
      expect(partsOfSpeech(word).size, word).toBeGreaterThan(0);
  });
});

describe('senses', () => {
  it('splits a gloss into definition and examples', () => {
    const [first] = sensesOf('frugal');
    expect(first).toMatchObject({ partOfSpeech: 'adjective', definition: 'avoiding waste' });
    expect(first!.examples).toContain('a frugal farmer');
    expect(first!.synonyms).toContain('economical');
    expect(first!.synonyms).not.toContain('frugal');
  });

  it('gives what a noun is a kind of', () => {
    expect(sensesOf('bassoon')[0]!.broader).toBe('double-reed instrument');
    expect(sensesOf('bassoon')[0]!.isInstance).toBe(false);
  });

  it('knows names as instances, in their own spelling', () => {
    expect(sensesOf('lisbon')[0]).toMatchObject({ lemma: 'Lisbon', isInstance: true, broader: 'national capital' });
  });

  it('gives antonyms of the word itself only', () => {
    expect(sensesOf('happy')[0]!.antonyms).toEqual(['unhappy']);
    expect(sensesOf('hot').flatMap(({ antonyms }) => antonyms)).toContain('cold');
  });

  it('keeps WordNet’s order of nouns before verbs', () => {
    const parts = sensesOf('run').map(({ partOfSpeech }) => partOfSpeech);
    expect(parts.lastIndexOf('noun')).toBeLessThan(parts.indexOf('verb'));
    expect(parts.filter((part) => part === 'noun')).toHaveLength(16);
    expect(parts.filter((part) => part === 'verb')).toHaveLength(41);
  });

  it('names field and topic', () => {
    expect(sensesOf('sandwich')[0]!.field).toBe('food');
    expect(sensesOf('tort')[0]!.topic).toBe('law');
  });

  it('has no markers, underscores or quotation marks left in its words', () => {
    for (const word of ['galore', 'ready to hand', 'hot dog', 'give', 'good', 'asleep'])
      for (const sense of sensesOf(word)) {
        for (const other of [sense.lemma, ...sense.synonyms, ...sense.antonyms, sense.broader ?? ''])
          expect(other).not.toMatch(/[_()]/);
        expect(sense.definition).not.toBe('');
        expect(sense.definition).not.toMatch(/^["'\s]|[;:,\s]$/);
      }
  });

  it('knows how often a sense is used', () => {
    const [first, , third] = sensesOf('bank');
    expect(first!.uses).toBeGreaterThan(third!.uses);
    expect(sensesOf('happy')[0]!.uses).toBeGreaterThan(10);
  });

  it('gives the kinds of a thing', () => {
    expect(kindsOf('woodwind')).toContain('flute');
    expect(kindsOf('zzyzzx')).toEqual([]);
    expect(kindsOf('frugal')).toEqual([]);
  });

  it('gives none for an unknown word', () => expect(sensesOf('zzyzzx')).toEqual([]));
});

describe('base forms', () => {
  it.each([
    ['mice', 'mouse'],
    ['buses', 'bus'],
    ['countries', 'country'],
    ['wolves', 'wolf'],
    ['women', 'woman'],
    ['stopped', 'stop'],
    ['running', 'run'],
    ['making', 'make'],
    ['agreed', 'agree'],
    ['went', 'go'],
    ['lying', 'lie'],
    ['bigger', 'big'],
    ['happiest', 'happy'],
    ['potatoes', 'potato'],
    ['Boxes', 'box'],
  ])('%s comes from %s', (form, base) => expect(baseForms(form)).toContain(base));

  it.each(['news', 'gas', 'bus', 'glass', 'table', 'photosynthesis', 's', 'ed', '', 'ing', 'zzyzzxes', '🙂s'])(
    '%j has no base but itself',
    (word) => expect(baseForms(word)).toEqual([]),
  );
});
