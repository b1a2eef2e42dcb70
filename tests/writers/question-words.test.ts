/** What is worked out or looked up of a word or a figure, however it is asked for. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../server/random.ts';
import type { Source } from '../../server/writers/answers/answer.ts';
import { numerals } from '../../server/writers/answers/sums/arithmetic.ts';
import { countries } from '../../server/writers/answers/facts/countries.ts';
import { dictionary } from '../../server/writers/answers/words/dictionary.ts';
import { kitchen } from '../../server/writers/answers/units/kitchen.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { openingMended } from '../../server/writers/answers/question/spelling.ts';
import { units } from '../../server/writers/answers/units/units.ts';

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
    ['is it oxes or oxen', 'oxen'],
    ['hoofs or hooves', 'hooves'],
    ['is it neice or niece', '“Niece” is right'],
    ['plural of leaf', '“leaves”'],
    ['plural of roof', '“roofs”'],
    ['he has drank or he has drunk', '“He has drunk” is right'],
    ['i seen or i saw which is right', '“I saw” is right'],
    ['they have went or gone', '“They have gone” is right'],
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

  it.each([
    'plural of sheepish',
    'tea or coffee',
    'bought or brought',
    'past tense of table lamp',
    'how do you spell xqzzt',
    'opposite of giraffe',
  ])('nothing is made up: %s', async (question) => {
    expect(await leadOf(dictionary, question)).toBeUndefined();
  });
});

describe('numerals', () => {
  it.each([
    ['how to write 2026 in roman numerals', 'MMXXVI'],
    ['how do you write 49 in roman numerals', 'XLIX'],
    ['what number is XLII', '42'],
    ['what does MCMXC mean in numbers', '1990'],
    ['what is mcmxcix', '1999'],
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

describe('measures', () => {
  it.each([
    ['quarter of a pound in grams', 'A quarter of a pound is about 113.4 grams'],
    ['two thirds of a mile in km', 'Two thirds of a mile is about 1.073 kilometres'],
    ['square feet in an acre', '1 acre is 43,560 square feet'],
    ['how many pints in a uk gallon', '1 UK gallon is 8 UK pints'],
    ['how many fl oz in a uk pint', '1 UK pint is 20 UK fluid ounces'],
    ['how long is a furlong', '1 furlong is 201.168 metres'],
    ['20 knots in mph', 'about 23.02 miles per hour'],
    ['10k in miles', '10 kilometres are about 6.214 miles'],
    ['30 psi in bar', 'about 2.068 bar'],
    ['100 bhp in kw', 'about 74.57 kilowatts'],
    ['how many joules in a calorie', '4.184 joules'],
    ['how many months in a decade', '120 months'],
  ])('%s', async (question, says) => {
    expect(await leadOf(units, question)).toContain(says);
  });

  it.each([
    'how many grams in a bar',
    'how many days do i get off in 3 years',
    'how many weeks in a year',
    'how long is a minute hand',
    'what is 10k in pounds',
  ])('nothing is made up: %s', async (question) => {
    expect(await leadOf(units, question)).toBeUndefined();
  });
});

describe('whose money', () => {
  it.each([
    ['what do they spend in morocco', 'Moroccan dirham'],
    ['thai money called', 'Thai baht'],
    ['what currency do i need for croatia', 'euro'],
    ['swiss money', 'Swiss franc'],
    ['is switzerland in the euro', 'No, Switzerland does not use the euro'],
    ['does ireland use the euro', 'Yes, Ireland uses the euro.'],
    ['where is the peso used', 'Mexico (the Mexican peso)'],
    ['which country uses the baht', 'Thailand'],
  ])('%s', async (question, says) => {
    expect(await leadOf(countries, question)).toContain(says);
  });

  it.each([
    'how much money do i need in japan',
    'where can i spend dollars in cuba',
    'money in the bank',
    'who has the most money in italy',
  ])('nothing is made up: %s', async (question) => {
    expect(await leadOf(countries, question)).toBeUndefined();
  });
});
