/** What hangs on the clauses of a sentence: subjects far from their verbs, the past of a story, commas, owners; and the same words where they are right. */
import { describe, expect, it } from 'vitest';
import writer from '../../server/writers/grammar-checker.ts';
import { contextOf } from '../support/context.ts';

const mended = async (text: string): Promise<string> => {
  const options = { checkGrammar: true, checkSpelling: true, checkStyle: false, checkPunctuation: true };
  const { correctedText } = await writer.write({ ...options, language: 'en-US', formality: 'Standard', text }, contextOf(1));
  return correctedText;
};

describe('clauses', () => {
  it.each([
    ['The tools in the shed needs oil.', 'The tools in the shed need oil.', 'The tool in the shed needs oil.'],
    ['Those who arrives late must wait.', 'Those who arrive late must wait.', 'One of those who arrive late is my boss.'],
    ['The scissors was in the drawer.', 'The scissors were in the drawer.', 'The pair of scissors was in the drawer.'],
    ['Does your parents know?', 'Do your parents know?', 'Does your mother know?'],
    ['How many people is coming?', 'How many people are coming?', 'How many people are you expecting?'],
    [
      'One of the rooms on the top floor need cleaning.',
      'One of the rooms on the top floor needs cleaning.',
      'Two of the rooms need paint.',
    ],
    ['I regret the trouble this have caused.', 'I regret the trouble this has caused.', 'Did this have a cause?'],
    ['Both of them was late.', 'Both of them were late.', 'One of them was late.'],
    ['Some of the milk were spilled.', 'Some of the milk was spilled.', 'Some of the cups were broken.'],
    [
      'His parents was young and his sister were ill.',
      'His parents were young and his sister was ill.',
      'Were he ill, he would say so.',
    ],
    ['Everyone on the list have left.', 'Everyone on the list has left.', 'Everyone but the twins has left.'],
    [
      'She fell off her bike and breaks her arm.',
      'She fell off her bike and broke her arm.',
      'She fell off the bread and butter shelf.',
    ],
    ['Three days ago I see him at the bank.', 'Three days ago I saw him at the bank.', 'I see him every three days.'],
    ['In 2012 we move to Leeds.', 'In 2012 we moved to Leeds.', 'In 1914 the war begins.'],
    [
      'Yesterday he was ill, so we have no lesson.',
      'Yesterday he was ill, so we had no lesson.',
      'He was ill, so we have no lesson today.',
    ],
    [
      'It was late and we are tired, so we left.',
      'It was late and we were tired, so we left.',
      'It was late, and we are still tired.',
    ],
    ["I'd forgot the salt.", "I'd forgotten the salt.", "I'd put the salt there."],
    ['Nobody done the booking.', 'Nobody did the booking.', 'Nobody has done the booking.'],
    ['She has been to Rome last year.', 'She went to Rome last year.', 'She has been to Rome twice.'],
    ['It was raining so we took the bus.', 'It was raining, so we took the bus.', 'It was raining so hard that we took the bus.'],
    ['She loves opera but her son hates it.', 'She loves opera, but her son hates it.', 'She loves opera but hates jazz.'],
    ['What time does the train leave.', 'What time does the train leave?', 'Ask them what time the train leaves.'],
    ['Have you seen Toms bike?', "Have you seen Tom's bike?", 'Have you met Thomas Barker?'],
    ['Everyones lunch is here.', "Everyone's lunch is here.", 'Everyone has lunch here.'],
    ['I like your shoe’s and your hat.', 'I like your shoes and your hat.', "It is cheaper than the shop's."],
    ["A man who's wife left sat here.", 'A man whose wife left sat here.', "A man who's waiting sat here."],
    ['My parents house is near the lake.', "My parents' house is near the lake.", 'My parents live near the lake.'],
    ['She is best player in our team.', 'She is the best player in our team.', 'She is at her best in our team.'],
    [
      'There is supermarket next to the church.',
      'There is a supermarket next to the church.',
      'There is bread next to the oven.',
    ],
    ['We had great time at the lake.', 'We had a great time at the lake.', 'We had great fun at the lake.'],
    ['They came by the bus.', 'They came by bus.', 'They came by the coast road.'],
    ['The film is based in a true story.', 'The film is based on a true story.', 'The firm is based in a small town.'],
    ['The class begins on nine.', 'The class begins at nine.', 'The class begins on nine days a month.'],
    ['We spoke french.', 'We spoke French.', 'We ate french fries.'],
  ])('mends “%s”', async (wrong, right, fine) => {
    expect(await mended(wrong)).toBe(right);
    expect(await mended(fine)).toBe(fine);
  });
});
