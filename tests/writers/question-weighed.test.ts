/** Sums that no reader knows by heart: how a story is read, what a step makes, and what the weights answer or leave alone. */
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { BEFORE_ON, BY, LESS, OFF, TIMES, itemOf, made } from '../../server/writers/answers/sums/weighed/steps.ts';
import { taleOf } from '../../server/writers/answers/sums/weighed/story.ts';
import { judged, weighed } from '../../server/writers/answers/sums/weighed/weighed.ts';
import { toldOf } from '../../server/writers/answers/sums/weighed/search.ts';
import { chance } from '../../server/random.ts';

const answerTo = async (asked: string, notes = '') =>
  weighed({ question: readQuestion(asked), category: 'General Knowledge', notes, random: chance() });

describe('a story', () => {
  it('tells what each figure counts and what it is for one of', () => {
    const tale = taleOf(readQuestion('3.5 hours at £48 an hour, 12 mugs at £4.50 each, 20% VAT. What is the bill?').plain)!;
    expect(tale.leaves.map(({ kind, value, unit }) => [kind, value, unit])).toEqual([
      ['amount', 3.5, { hour: 1 }],
      ['amount', 48, { '£': 1, hour: -1 }],
      ['amount', 12, { mug: 1 }],
      ['amount', 4.5, { '£': 1, each: -1 }],
      ['part', 0.2, {}],
    ]);
    expect(tale.wanted.unit).toBe('money');
  });

  it('reads parts and multiples in words', () => {
    const tale = taleOf('two thirds of my 96 hens lay, and she has twice as many. how many hens lay?')!;
    expect(tale.leaves.map(({ kind, value }) => [kind, Number(value.toFixed(4))])).toEqual([
      ['part', 0.6667],
      ['amount', 96],
      ['times', 2],
    ]);
  });

  it('is not read where a time of the day is told', () => {
    expect(taleOf('I work from 9:15 to 17:30 at £12 an hour, what do I get?')).toBeUndefined();
  });
});

describe('a step', () => {
  const items = (plain: string) => taleOf(plain)!.leaves.map(itemOf);

  it('puts minutes and hours together', () => {
    const [fast, long] = items('i cycle at 18 km/h for 50 minutes. how far is that?');
    expect(made(fast!, long!, TIMES)).toMatchObject({ value: expect.closeTo(15, 6), unit: { km: 1 } });
  });

  it('takes a part off, and finds what there was before', () => {
    const [price, part] = items('the chair is £240 and there is 20% off or on. how much?');
    expect(made(price!, part!, OFF)!.value).toBeCloseTo(192);
    expect(made(price!, part!, BEFORE_ON)!.value).toBeCloseTo(200);
  });

  it('makes nothing of what makes no sense', () => {
    const [price, part] = items('the chair is £240 and there is 20% off. how much?');
    expect(made(price!, part!, LESS)).toBeUndefined();
    expect(made(part!, price!, BY)).toBeUndefined();
  });
});

describe('the weights', () => {
  it.each([
    ['A jacket was £80 and has 15% off. What do I pay?', 68],
    ['We need 9 panels at £32 each and £145 of timber, plus 20% VAT. What is the bill?', 519.6],
    ['14 players, shirts $18 each and socks $4.50 each. The club gave us $75. Split evenly, how much is each one?', 17.142857],
    ['The coach hire is £540 and tickets are £12 each, 36 children. How much must each one pay?', 27],
  ])('find the way: %s', (asked, value) => {
    const found = judged(readQuestion(asked).plain)!;
    expect(toldOf(found.tale, found.outcome)).toBeCloseTo(value, 3);
  });

  it('say how it was worked out', async () => {
    const answer = await answerTo('A jacket was £80 and has 15% off. What do I pay?');
    expect(answer?.lead).toBe('That is £68.');
    expect(answer?.more[0]).toEqual(['£80 − 15% = £68.']);
  });

  it.each([
    'Why do onions make you cry?',
    'How many players are there in a cricket team?',
    'Which of the 2 candidates should I vote for in 2028?',
    'My son is 7 and my daughter is 4, what should we do on Saturday?',
    'My landlord gave me 14 days notice after 6 years, is that legal?',
  ])('say nothing of what is no sum: %s', async (asked) => {
    expect(await answerTo(asked)).toBeUndefined();
  });

  it('say nothing where notes were pasted', async () => {
    expect(await answerTo('A jacket was £80 and has 15% off. What do I pay?', 'The jacket is blue.')).toBeUndefined();
  });
});
