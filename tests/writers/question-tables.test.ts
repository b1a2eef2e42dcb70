/** Settled facts out of tables, and nothing of what they do not hold. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../server/random.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { tables } from '../../server/writers/answers/facts/tables.ts';

const leadOf = async (question: string): Promise<string | undefined> =>
  (await tables({ question: readQuestion(question), category: 'General Knowledge', notes: '', random: seeded(1) }))?.lead;

describe('a table', () => {
  it.each([
    ['when did George Washington die', 'George Washington died on 14 December 1799 in Mount Vernon, Virginia.'],
    ['where was albert einstein born', 'Albert Einstein was born on 14 March 1879 in Ulm, Germany.'],
    ['when was mozart born?', 'Wolfgang Amadeus Mozart was born on 27 January 1756 in Salzburg, Austria.'],
    ['when did queen victoria die', 'Queen Victoria died on 22 January 1901 in Osborne House, on the Isle of Wight.'],
    ['who was the 16th president of the united states', 'Abraham Lincoln was the 16th president of the United States.'],
    ['which ocean does the amazon river flow into', 'The Amazon flows into the Atlantic Ocean.'],
    ['where does the river thames flow into', 'The Thames flows into the North Sea.'],
    ['which organ pumps blood around the body', 'The heart pumps blood round the body.'],
    ['which organ do we breathe with', 'The lungs take in oxygen as we breathe.'],
  ])('%s', async (question, lead) => {
    expect(await leadOf(question)).toBe(lead);
  });

  it.each([
    'when did J. K. Rowling die',
    'when was my grandmother born',
    'who was the 99th president of the united states',
    'which ocean does the foo river flow into',
    'which organ is the largest',
    'who was the 3rd president of france',
  ])('has nothing of: %s', async (question) => {
    expect(await leadOf(question)).toBeUndefined();
  });
});
