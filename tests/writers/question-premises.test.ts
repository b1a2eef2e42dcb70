/** What a question takes for granted is set right from what is known, and never guessed at. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../server/writers/answers/answer.ts';
import { premiseCorrected } from '../../server/writers/answers/refusal/premises.ts';

const KNOWN: Readonly<Record<string, string>> = {
  'what is the capital of turkey?': 'The capital of Turkey is Ankara.',
  'what is the capital of france?': 'The capital of France is Paris.',
  'are spiders insects?': 'A spider is not an insect but an arachnid.',
  'how many legs do spiders have?': 'A spider has eight legs.',
  'is the sun a planet?': 'The Sun is a star.',
  'is a tomato a fruit?': 'Botanically a tomato is a fruit.',
  'who invented the telephone?': 'Alexander Graham Bell received the first patent for the telephone in 1876.',
  'how many legs does a spider have?': 'A spider has eight legs, an insect six.',
  'how many players does a rugby union team have?': 'A rugby union team has 15 players.',
  'what day is 1 march 2027?': '1 March 2027 is a Monday.',
  'who wrote frankenstein?': 'Mary Shelley wrote Frankenstein, published in 1818.',
};
const ask = async (question: string): Promise<Answer | undefined> => {
  const lead = KNOWN[question.toLowerCase()];
  return lead === undefined ? undefined : { confidence: 98, lead, more: [[], [], []], asides: {}, topics: [] };
};

describe('what is taken for granted', () => {
  it.each([
    [
      'Since Istanbul is the capital of Turkey, how many people live there?',
      'Istanbul is not the capital. The capital of Turkey is Ankara.',
    ],
    [
      'Since which act is it illegal to hang out washing on a Sunday?',
      'We know of no such law, and so of no act or fine: ask whoever says so for its name and section, which can then be looked up at the official list of the laws (in the UK legislation.gov.uk).',
    ],
    ['since spiders are insects how many legs do they have', 'A spider is not an insect but an arachnid.'],
    ['why is the sun a planet', 'The Sun is a star.'],
    [
      'Why did Ankara stop being the capital of Turkey in 2012 and which city is it now?',
      'As far as we know, it did not. The capital of Turkey is Ankara.',
    ],
    ['why is the sun a very hot planet that burns', 'The Sun is a star.'],
    [
      'Since Istanbul is the capital of Turkey I suppose the ministers sit there. Is it far from the sea?',
      'Istanbul is not the capital. The capital of Turkey is Ankara.',
    ],
    ['Is it right that Shakespeare wrote Frankenstein?', 'No. Mary Shelley wrote Frankenstein, published in 1818.'],
    ['my aunt says Paris is the capital of France, is that right?', 'Yes. The capital of France is Paris.'],
    [
      'Albert Einstein invented the telephone in what year?',
      'As far as we know, Albert Einstein did not invent it. Alexander Graham Bell received the first patent for the telephone in 1876.',
    ],
    [
      'what year did Albert Einstein invent the telephone',
      'As far as we know, Albert Einstein did not invent it. Alexander Graham Bell received the first patent for the telephone in 1876.',
    ],
    [
      'why did shakespeare write frankenstein',
      'As far as we know, Shakespeare did not write it. Mary Shelley wrote Frankenstein, published in 1818.',
    ],
    [
      'when did Alexander Graham Bell invent the telephone',
      'Alexander Graham Bell received the first patent for the telephone in 1876.',
    ],
    [
      'As February 2027 has 29 days, will 28 tablets last me the month?',
      'February 2027 has 28 days, not 29, as 2027 is not a leap year.',
    ],
    ['Since April has 31 days, what day is the last?', 'April has 30 days, not 31.'],
    ['given that 2026 is a leap year, how many days does it have', '2026 is not a leap year; it has 365 days.'],
    ['Because 2028 is not a leap year, what comes after 28 February?', '2028 is a leap year, with 366 days.'],
    ['Since a spider has six legs, how many shoes would it need?', 'Not 6: a spider has eight legs, an insect six.'],
  ])('%s', async (question, lead) => {
    expect((await premiseCorrected(question, ask))?.lead).toBe(lead);
  });

  it('is followed by the answer to the rest, where there is one', async () => {
    const answer = await premiseCorrected('since spiders are insects how many legs do they have', ask);
    expect(answer?.more[0]).toContain('A spider has eight legs.');
  });

  it.each([
    ['As February 2027 has 29 days, what day is 1 March 2027?', '1 March 2027 is a Monday.'],
    ['Since Istanbul is the capital of Turkey, what is the capital of France?', 'The capital of France is Paris.'],
  ])('has the rest behind it: %s', async (question, rest) => {
    expect((await premiseCorrected(question, ask))?.more[0][0]).toBe(rest);
  });

  it('says that the rest is not known of the right one, and nothing that was not asked', async () => {
    const unsure = async (question: string): Promise<Answer> =>
      (await ask(question)) ?? { confidence: 20, lead: 'No.', more: [[], [], []], asides: {}, topics: [] };
    for (const [asked, open] of [
      ['Since Istanbul is the capital of Turkey, roughly how many people live in the capital?', 'How many people live in Ankara'],
      ['Since Izmir is the capital of Turkey, how high is it?', 'How high is Ankara'],
    ] as const) {
      const answer = await premiseCorrected(asked, unsure);
      expect(answer?.more).toEqual([[`We hold nothing that answers “${open}”, and we would rather not guess.`], [], []]);
      expect(answer?.confidence).toBe(80);
    }
  });

  it.each([
    ['do bees mind when the clocks change', 'Do animals notice when the clocks change?'],
    ['does my tortoise know it is christmas', 'Do animals know what day it is?'],
    ['do worms notice when it is Monday', 'Do animals know what day it is?'],
  ])('asks of animals in general: %s', async (question, general) => {
    const asked: string[] = [];
    await premiseCorrected(question, async (each) => {
      asked.push(each);
      return undefined;
    });
    expect(asked).toContain(general);
  });

  it.each([
    'do people notice when the clocks change',
    'does my sister know it is christmas',
    'As February 2028 has 29 days, what day is 1 March 2028?',
    'since a spider has eight legs, how many have two spiders',
    'since 2028 is a leap year, how many days does it have',
    'since my sister has three cats, what does she feed them',
    'since Paris is the capital of France, how many people live there?',
    'why is a tomato a fruit',
    'why is the sky blue',
    'since you are a robot what do you eat',
    'when did my uncle invent the telephone',
    'why did Mary Shelley write Frankenstein',
    'is it true that my uncle wrote Frankenstein',
  ])('is left alone where it is true, or nobody knows: %s', async (question) => {
    expect(await premiseCorrected(question, ask)).toBeUndefined();
  });
});
