/** What is said beside help: an answer that is near enough where it is unclear whether there is danger, and only a sure one where it is plain. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HELP, type Heard } from '../../engine/help/dangers.ts';
import { helpHeardIn } from '../../server/help/hear.ts';
import writer from '../../server/writers/question-answer-tool.ts';
import { contextOf } from '../support/context.ts';

vi.mock('../../server/help/hear.ts', () => ({ helpHeardIn: vi.fn<typeof helpHeardIn>() }));
afterEach(() => void vi.mocked(helpHeardIn).mockReset());

const PLAIN = (Object.keys(HELP) as Heard[]).filter((heard) => heard !== 'unclear');
const ask = async (question: string, heard?: Heard) => {
  vi.mocked(helpHeardIn).mockResolvedValue(heard && HELP[heard]);
  const manner = { answerLength: 'Standard', tone: 'Default', audience: 'Everyone', category: 'General Knowledge' } as const;
  const { answer, metadata } = await writer.write({ language: 'English', question, context: '', ...manner }, contextOf(1));
  return { answer, score: metadata.confidenceScore };
};

describe.each([
  ['my toddler bites when she is happy, never when she is cross. how do i get her to stop', /Stop the hand/],
  [
    'A customer called me stupid in front of the queue and I cried in the stockroom. How do you grow thicker skin?',
    /Let them finish/,
  ],
])('an ordinary worry with a near answer: %s', (question, says) => {
  it('keeps it where the danger is unclear', async () => {
    const usual = await ask(question);
    expect(usual.score).toBeGreaterThanOrEqual(55);
    expect(usual.score).toBeLessThan(70);
    const { answer, score } = await ask(question, 'unclear');
    expect(answer.startsWith(HELP.unclear)).toBe(true);
    expect(answer).toMatch(says);
    expect(score).toBe(usual.score);
  });

  it.each(PLAIN)('gives it up where the danger is plain: %s', async (heard) => {
    const { answer, score } = await ask(question, heard);
    expect(answer).not.toMatch(says);
    expect(score).toBe(10);
  });
});

it('what is further off is no answer beside any help', async () => {
  const question = 'My wife works nights, I work days, we meet at the door. Any tips to stay friends';
  const usual = await ask(question);
  expect(usual.answer).toMatch(/The nearest we can answer/);
  expect(usual.score).toBeLessThan(55);
  expect((await ask(question, 'unclear')).answer).not.toMatch(/The nearest we can answer/);
});
