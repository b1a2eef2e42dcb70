/** What a question takes for granted is set right from what is known, and never guessed at. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../server/writers/answers/answer.ts';
import { premiseCorrected } from '../../server/writers/answers/premises.ts';

const KNOWN: Readonly<Record<string, string>> = {
  'what is the capital of turkey?': 'The capital of Turkey is Ankara.',
  'what is the capital of france?': 'The capital of France is Paris.',
  'are spiders insects?': 'A spider is not an insect but an arachnid.',
  'how many legs do spiders have?': 'A spider has eight legs.',
  'is the sun a planet?': 'The Sun is a star.',
  'is a tomato a fruit?': 'Botanically a tomato is a fruit.',
  'who invented the telephone?': 'Alexander Graham Bell received the first patent for the telephone in 1876.',
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
    ['since spiders are insects how many legs do they have', 'A spider is not an insect but an arachnid.'],
    ['why is the sun a planet', 'The Sun is a star.'],
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
  ])('%s', async (question, lead) => {
    expect((await premiseCorrected(question, ask))?.lead).toBe(lead);
  });

  it('is followed by the answer to the rest, where there is one', async () => {
    const answer = await premiseCorrected('since spiders are insects how many legs do they have', ask);
    expect(answer?.more[0]).toContain('A spider has eight legs.');
  });

  it.each([
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
