/** Whether what a page says may be otherwise in a place, and whether something is in the place a question puts it. */
import { describe, expect, it } from 'vitest';
import { isOfOtherCountry, placelessOf } from '../../server/writers/answers/pages/country-at-end.ts';
import { dependsOnPlace, isOfAnotherLand } from '../../server/writers/answers/pages/placed.ts';
import { written } from '../../server/writers/answers/pages/written.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { misplaced } from '../../server/writers/answers/refusal/premises-placed.ts';

const page = (says: string) => ({ ask: ['How?'], says });

describe('a page and the place that a question names', () => {
  it.each<[string, string, string, boolean]>([
    ['My sofa in Leeds has a wine stain', 'Leeds', 'Blot it with a clean cloth.', false],
    ['I rent in Lyon and there is mould', 'Lyon', 'The landlord must repair leaks.', true],
    ['I rent in Leeds and there is mould', 'Leeds', 'In the UK the landlord must repair leaks.', false],
    ['I rent in Denver and there is mould', 'Denver', 'In most US states the landlord must repair leaks.', false],
    ['I rent in Lyon and there is mould', 'Lyon', 'In many countries the landlord must repair leaks.', false],
    ['When do I plant garlic in Leeds', 'Leeds', 'Plant it in October.', false],
    ['When do I plant garlic in Sydney', 'Sydney', 'Plant it in October.', true],
    ['Our grandson is in Canada and wants money', 'Canada', 'Ring the police and your bank.', false],
  ])('%s', (asked, place, says, depends) => {
    expect(dependsOnPlace(asked, place, page(says))).toBe(depends);
  });
});

describe('the country at the end of a question', () => {
  it.each([
    ['when to plant garlic uk', 'when to plant garlic', 'UK'],
    ['When to plant garlic in the UK?', 'When to plant garlic?', 'UK'],
    ['moss in a lawn usa', 'moss in a lawn', 'US'],
    ['how long is probate in australia', 'how long is probate', 'Australia'],
  ])('%s', (asked, without, country) => {
    expect(placelessOf(asked)).toEqual({ asked: without, country });
  });
  it.each(['can you tell us', 'where is the new united states embassy', 'what did they give us?'])('is none: %s', (asked) => {
    expect(placelessOf(asked)).toBeUndefined();
  });
  it('keeps nobody from what is so anywhere, and is named where it may be otherwise', async () => {
    const leadOf = async (asked: string) => (await written(readQuestion(asked))).answer?.lead;
    expect(await leadOf('when to plant garlic uk')).toMatch(/October/);
    expect(await leadOf('what does VAT mean uk')).toMatch(/value added tax/);
    expect(await leadOf('how long does a will take probate australia')).toMatch(/in Australia it may be different/);
  });
});

describe('a page about the rules of one country', () => {
  const british = page('In Great Britain you must get one week of notice for each year.');
  it.each([
    ['I was made redundant in Toronto', 'Toronto', true],
    ['I was made redundant in Texas', 'Texas', true],
    ['I was made redundant in Leeds', 'Leeds', false],
    ['I was made redundant in Scotland', 'Scotland', false],
    ['My daughter in Toronto asks about my notice', 'Toronto', false],
  ])('is not given to another: %s', (asked, place, isOther) => {
    expect(isOfAnotherLand(asked, place, british)).toBe(isOther);
  });
  it.each([
    ['what is the speed limit in ireland', page('On motorways it is 70 mph.'), true],
    ['what is the speed limit in ireland', page('In Ireland it is 120 km/h on motorways.'), false],
    ['what is the speed limit in scotland', page('In the UK it is 70 mph on motorways.'), false],
    ['how do you say hello in france', page('Say good morning.'), false],
  ])('nor to a plain question that names one: %s', (asked, entry, isOther) => {
    expect(isOfOtherCountry(asked, entry)).toBe(isOther);
  });
});

describe('where something is said to be', () => {
  const ask = async (question: string) =>
    question === 'where is the eiffel tower?'
      ? { confidence: 98, lead: 'The Eiffel Tower is in Paris.', more: [[], [], []] as const, asides: {}, topics: [] }
      : undefined;

  it('is set right where it is known to be elsewhere', async () => {
    expect((await misplaced('why is the eiffel tower in london', ask))?.lead).toBe(
      'As far as we know, the eiffel tower is not in London. The Eiffel Tower is in Paris.',
    );
    expect(await misplaced('why is the eiffel tower in france', ask)).toBeUndefined();
    expect(await misplaced('why is the eiffel tower in paris', ask)).toBeUndefined();
  });
  it('an event with the name of another city is that one', async () => {
    expect((await misplaced('why did the great fire of york in 1666 spread', ask))?.lead).toMatch(
      /^That was the Great Fire of London/,
    );
    expect(await misplaced('why did the great fire of london spread', ask)).toBeUndefined();
  });
});
