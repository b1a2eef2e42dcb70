/** What is worked out or looked up of a word or a figure, however it is asked for. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../server/random.ts';
import type { Source } from '../../server/writers/answers/answer.ts';
import { numerals } from '../../server/writers/answers/arithmetic.ts';
import { dictionary } from '../../server/writers/answers/dictionary.ts';
import { kitchen } from '../../server/writers/answers/kitchen.ts';
import { readQuestion } from '../../server/writers/answers/question.ts';
import { openingMended } from '../../server/writers/answers/spelling.ts';
import { units } from '../../server/writers/answers/units.ts';

const leadOf = async (source: Source, question: string): Promise<string | undefined> =>
  (await source({ question: readQuestion(question), category: 'General Knowledge', notes: '', random: seeded(1) }))?.lead;

describe('words', () => {
  it.each([
    ['whats the opposite of transparent', 'opaque'],
    ['antonym of ancient', 'modern'],
    ['what is the opposite of generous', 'mean'],
    ['What is a synonym for important', 'significant'],
    ['words that mean the same as happy', 'cheerful'],
    ['plural of potato', 'potatoes'],
    ['what is the plural of ox', 'oxen'],
    ['past tense of travel', 'travelled'],
    ['past tense of lead, as in lead the way', 'led'],
    ['past participle of sing', 'sung'],
    ['how do you spell accomodate', 'accommodate'],
    ["what does 'per annum' mean", 'year'],
    // Not by the word itself first, nor an adjective by a noun.
    ['meaning of remuneration', 'paying'],
    ['what does reluctant mean', 'disinclined'],
    ['what does abatement mean', 'interruption'],
  ])('%s', async (question, says) => {
    expect(await leadOf(dictionary, question)).toContain(says);
  });

  it('are named by how common they are', async () => {
    const lead = await leadOf(dictionary, 'synonyms of abundant');
    expect(lead?.indexOf('plentiful')).toBeLessThan(lead?.indexOf('verdant') ?? 0);
  });

  it.each(['plural of sheepish', 'past tense of table lamp', 'how do you spell xqzzt', 'opposite of giraffe'])(
    'nothing is made up: %s',
    async (question) => {
      expect(await leadOf(dictionary, question)).toBeUndefined();
    },
  );
});

describe('numerals', () => {
  it.each([
    ['how to write 2026 in roman numerals', 'MMXXVI'],
    ['how do you write 49 in roman numerals', 'XLIX'],
    ['what number is XLII', '42'],
    ['what does MCMXC mean in numbers', '1990'],
    ['how do you spell 40', '“forty”'],
    ['write 1,206 in words', '“one thousand two hundred and six”'],
  ])('%s', async (question, says) => {
    expect(await leadOf(numerals, question)).toContain(says);
  });

  it.each(['what number is IIX', 'what is 40', 'what does mix mean'])('none in: %s', async (question) => {
    expect(await leadOf(numerals, question)).toBeUndefined();
  });
});

describe('measures told in two units', () => {
  it.each([
    ['70 kg in stone and pounds', '11 stone 0.3 pounds'],
    ['180 cm in feet and inches', '5 feet 10.9 inches'],
    ['how many feet and inches is 1.6 m', '5 feet 3 inches'],
  ])('%s', async (question, says) => {
    expect(await leadOf(units, question)).toContain(says);
  });
});

describe('what a cup of it weighs', () => {
  it.each([
    ['2 cups of flour in grams', '250 grams'],
    ['how many grams in a cup of sugar', '200 grams'],
    ['how many cups is 500g of flour', '4 cups'],
  ])('%s', async (question, says) => {
    expect(await leadOf(kitchen, question)).toContain(says);
  });

  it.each(['2 cups of tea in grams', 'how many grams in a kilo of sugar', '2 cups of flour in metres'])(
    'nobody knows of: %s',
    async (question) => {
      expect(await leadOf(kitchen, question)).toBeUndefined();
    },
  );
});

describe('a slip in the word that asks', () => {
  it.each([
    ['hw many cm in 1 inch', 'how many cm in 1 inch'],
    ['wht is the capital of france', 'what is the capital of france'],
    ['hwo do you boil an egg', 'how do you boil an egg'],
    ['hwo is the king', 'who is the king'],
  ])('%s', (typed, meant) => {
    expect(openingMended(typed)).toBe(meant);
  });

  it.each(['whats the time', 'that is it', 'hoe laat is het', 'hat is the matter'])('none in: %s', (typed) => {
    expect(openingMended(typed)).toBe(typed);
  });
});
