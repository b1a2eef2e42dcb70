import { describe, expect, it } from 'vitest';
import { guess } from '../../server/lexicon/guess.ts';
import { lastWordOfFigure, lastWordOfNumber } from '../../server/lexicon/numerals.ts';
import { pronunciations } from '../../server/lexicon/pronunciations.ts';
import { tail } from '../../server/lexicon/sounds.ts';

describe('pronunciations', () => {
  it('gives every way to say a word, and nothing for a word it does not have', () => {
    const spoken = pronunciations();
    expect(new Set(spoken.of('read').map(tail)).size).toBe(2);
    expect(spoken.of('qqqzzz')).toEqual([]);
    expect(spoken.of('constructor')).not.toEqual([]);
    expect(spoken.of('__proto__')).toEqual([]);
  });
  it('leaves out a pronunciation that only swallows a sound', () => {
    expect(pronunciations().of("don't")).toHaveLength(1);
  });
});

describe('a guess', () => {
  const rhymesWith = async (invented: string, known: string) => {
    const [sounds] = pronunciations().of(known);
    return tail((await guess(invented))!.sounds) === tail(sounds!);
  };
  it('takes a slip of the pen for the word that was meant', async () => {
    expect((await guess('definately'))?.text).toBe('definitely');
  });
  it.each([
    ['yeet', 'feet'],
    ['snoodle', 'noodle'],
    ['glark', 'park'],
    ['brunchification', 'nation'],
  ])('says %s like %s', async (invented, known) => expect(await rhymesWith(invented, known)).toBe(true));
  it('says letters without a vowel one by one', async () => expect(await rhymesWith('bbq', 'cue')).toBe(true));
  it.each([
    ['rember', 'remember'],
    ['tomrow', 'tomorrow'],
    ['temprature', 'temperature'],
  ])('puts back what fell out of %s', async (word, meant) => {
    expect(await guess(word)).toMatchObject({ text: meant, isCorrected: true });
  });
  it('is never quite sure of itself', async () => expect((await guess('yeet'))!.trust).toBeLessThan(1));
  it('keeps silent where nothing is spelt like it', async () => expect(await guess('xqvwzkaj')).toBeUndefined());
});

describe('numbers', () => {
  it.each([
    ['7', 'seven'],
    ['66', 'six'],
    ['40', 'forty'],
    ['15', 'fifteen'],
    ['1999', 'nine'],
    ['300', 'hundred'],
    ['2000', 'thousand'],
    ['0', 'zero'],
  ])('%s ends in %s', (digits, word) => expect(lastWordOfNumber(digits)).toBe(word));
  it.each([
    ['7', 'seven'],
    ['1st', 'first'],
    ['22nd', 'second'],
    ['5th', 'fifth'],
    ['12th', 'twelfth'],
    ['28th', 'eighth'],
    ['40th', 'fortieth'],
    ['100th', 'hundredth'],
    ['1990s', 'nineties'],
  ])('%s ends in %s', (written, word) => expect(lastWordOfFigure(written)).toBe(word));
});
