/** Words that are written for one another, by the whole checker: what it mends, and the same words where they are right. */
import { describe, expect, it } from 'vitest';
import writer from '../../server/writers/grammar-checker.ts';
import { contextOf } from '../support/context.ts';

const corrected = async (text: string): Promise<string> => {
  const options = { checkGrammar: true, checkSpelling: true, checkStyle: true, checkPunctuation: true } as const;
  const request = { ...options, language: 'en-US', formality: 'Standard', text } as const;
  return (await writer.write(request, contextOf(1))).correctedText;
};

describe('the corrected text', () => {
  it.each([
    ['Look, their giving away free coffee.', "Look, they're giving away free coffee.", 'Their giving plan is on the website.'],
    ['There is only room for to more.', 'There is only room for two more.', 'There is room for more.'],
    ['He was last scene near the park.', 'He was last seen near the park.', 'The last scene in the film is sad.'],
    [
      '“Hamlet” is a play wrote by Shakespeare.',
      '“Hamlet” is a play written by Shakespeare.',
      'The woman who runs the bakery wrote by hand.',
    ],
    ['The meeting has been move to Monday.', 'The meeting has been moved to Monday.', 'There has been change for years.'],
    ['We apologise any delay.', 'We apologise for any delay.', 'We apologise for any delay.'],
    ['I would like to apply the position of clerk.', 'I would like to apply for the position of clerk.', 'Apply the paint.'],
    ['I have paid last months bill.', "I have paid last month's bill.", 'The last months were hard.'],
    ['Please check you’re sheds.', 'Please check your sheds.', 'Please check you’re happy with it.'],
    ['I have graduated from Lagos in 2021.', 'I graduated from Lagos in 2021.', 'I have worked here since 2021.'],
    [
      'My parents they moved to London when I was ten.',
      'My parents moved to London when I was ten.',
      'The people they met when I was ten are kind.',
    ],
    ['Thank you for your email, I am sorry for the delay.', 'Thank you for your email. I am sorry for the delay.', 'Yes, I am.'],
    ['We won easily, I still can’t believe it.', 'We won easily. I still can’t believe it.', 'In the end, I can’t believe it.'],
  ])('mends “%s”', async (wrong, right, fine) => {
    expect((await corrected(wrong)).replaceAll('’', "'")).toBe(right.replaceAll('’', "'"));
    expect(await corrected(fine)).toBe(fine);
  });

  it.each(['Romeo and Juliet is a play.', 'I will contact head office.', 'Marks and Spencer is a British shop.'])(
    'leaves “%s” as it is',
    async (text) => expect(await corrected(text)).toBe(text),
  );
});
