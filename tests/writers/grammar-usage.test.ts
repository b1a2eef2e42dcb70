/** The table of usage by itself, without the other rules: what it mends, and the same words where they are right. */
import { describe, expect, it } from 'vitest';
import { read } from '../../server/writers/grammar/reading.ts';
import { usageRules } from '../../server/writers/grammar/rules/usage.ts';

const mended = (text: string): string => {
  const found = usageRules.flatMap((rule) => [...rule(read(text))]);
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, replacements: [right = ''] }) => now.slice(0, start) + right + now.slice(end), text);
};

describe('the table of usage', () => {
  it.each([
    ['These trousers are too lose.', 'These trousers are too loose.', 'I hope we do not lose.'],
    ['We are unable to except any liability.', 'We are unable to accept any liability.', 'Nobody came except my brother.'],
    ['He’s defiantly not a puppy.', 'He’s definitely not a puppy.', 'She looked at him defiantly.'],
    ['My train has left all ready.', 'My train has left already.', 'We are all ready to go.'],
    ['They sold there old house. They lost there keys.', 'They sold there old house. They lost their keys.', 'We lost there.'],
    ['I am writing in respond to your letter.', 'I am writing in response to your letter.', 'Please respond to my letter.'],
    ['On behave of the club, we thank you.', 'On behalf of the club, we thank you.', 'Children behave on trains.'],
    ['Thanks you for your help.', 'Thank you for your help.', 'Thanks to you we are here.'],
    ['I am so proud of me.', 'I am so proud of myself.', 'He is so proud of me.'],
    ['How long you have lived here?', 'How long have you lived here?', 'It depends how long you have lived here.'],
    ['How long she is working there?', 'How long has she been working there?', 'I know how long she is working there.'],
    ['Do you can help us?', 'Can you help us?', 'Do you think you can help us?'],
    ['My son has ten years.', 'My son is ten years old.', 'My son has ten years of experience.'],
    ['It is same in every shop.', 'It is the same in every shop.', 'The same is true in every shop.'],
    ['The best bread in all the world.', 'The best bread in the whole world.', 'All the world knows that.'],
    ['Do not say nothing about it.', 'Do not say anything about it.', 'Say nothing about it.'],
    ['He is enough old to drive.', 'He is old enough to drive.', 'There is enough old bread.'],
    ['I saw a dress red in the shop.', 'I saw a red dress in the shop.', 'I saw a red dress in the shop.'],
    ['I know people which can help.', 'I know people who can help.', 'I know a house which can be let.'],
    ['It was a very beauty day.', 'It was a very beautiful day.', 'The day had great beauty.'],
  ])('mends “%s”', (wrong, right, fine) => {
    expect(mended(wrong)).toBe(right);
    expect(mended(fine)).toBe(fine);
  });
});
