/** Two questions in one sentence: how they are told apart, and what the second stands for. */
import { describe, expect, it } from 'vitest';
import { halvesOf, isToldBy, leaningOn, ofEach } from '../../server/writers/answers/question/halves.ts';

describe('the halves of a question', () => {
  it.each([
    ['How high is Everest and who climbed it first?', 'How high is Everest?', 'who climbed Everest first?'],
    ['what is teak and why is it so costly', 'what is teak?', 'why is teak so costly?'],
    [
      'What is the capital of Peru and which language do they speak there?',
      'What is the capital of Peru?',
      'what language is spoken in Peru?',
    ],
    ['where is the dead sea and how salty is it', 'where is the dead sea?', 'how salty is the dead sea?'],
    [
      'how long does milk last once opened and can you freeze it?',
      'how long does milk last once opened?',
      'can you freeze milk?',
    ],
    ['when was mozart born and when did he die', 'when was mozart born?', 'when did mozart die?'],
    [
      'Who invented the telephone and who invented the light bulb, was it the same man?',
      'Who invented the telephone?',
      'who invented the light bulb?',
    ],
    ['Who wrote Hamlet? And what is 15% of 80?', 'Who wrote Hamlet?', 'what is 15% of 80?'],
    ['two things for my homework: what is a verb, and who was Nelson', 'what is a verb?', 'who was Nelson?'],
    [
      'Two things. How long do I roast a duck for, and what day does Christmas fall on this year?',
      'How long do I roast a duck for?',
      'what day does Christmas fall on this year?',
    ],
    [
      'A couple of quick questions: when do I prune roses, and what is 15% of 80?',
      'when do I prune roses?',
      'what is 15% of 80?',
    ],
    ['How do I clean suede and what is 20% off 85?', 'How do I clean suede?', 'what is 20% off 85?'],
    [
      'How many bones are in the body, and which one is the longest?',
      'How many bones are in the body?',
      'what is the longest bone in the body?',
    ],
    ['where is the moon and how do you get there', 'where is the moon?', 'how do you get to the moon?'],
  ])('%s', (asked, first, second) => {
    const halves = halvesOf(asked);
    expect(halves?.first).toBe(first);
    expect(halves?.second.toLowerCase()).toBe(second.toLowerCase());
  });

  it.each([
    'What is the difference between its and it’s?',
    'How do I clean my pan and how long does it take?',
    'What are salt and pepper?',
    'Who wrote War and Peace?',
    'My cat is ill. What do I do and who can help?',
    'How much are 6 mugs at £3? How much is left of £20?',
  ])('none in: %s', (asked) => {
    expect(halvesOf(asked)).toBeUndefined();
  });

  it('are told by one answer where it says what the second asks for', () => {
    const bare = halvesOf('Who discovered penicillin and when?')!;
    expect(isToldBy(bare, 'Alexander Fleming discovered it in 1928.')).toBe(true);
    expect(isToldBy(bare, 'Alexander Fleming discovered it.')).toBe(false);
    const full = halvesOf('When did the Titanic sink and how many people died?')!;
    expect(isToldBy(full, 'It sank in 1912; about 1,500 people died.')).toBe(true);
    expect(isToldBy(full, 'It sank on 15 April 1912.')).toBe(false);
  });

  it('ask the same of each of two things that are told apart', () => {
    expect(ofEach(halvesOf('difference between a cold and flu and how long does each one last')!)).toEqual([
      'how long does cold last?',
      'how long does flu last?',
    ]);
    expect(ofEach(halvesOf('what is the difference between a frog and a toad and where did he go')!)).toEqual([]);
    expect(ofEach(halvesOf('what are moles and how long do they live')!)).toEqual([]);
  });

  it.each([
    [
      'who was the first president of america and when did he die',
      'George Washington was the first president of the United States.',
      'when did George Washington die?',
    ],
    ['What is 25% of 360 and what fraction of 270 is that?', '25% of 360 is 90.', 'what fraction of 270 is 90?'],
  ])('lean on the answer to the first: %s', (asked, told, second) => {
    expect(leaningOn(halvesOf(asked)!, told).second).toBe(second);
  });
});

it('what day the last one is, is asked of the month that was told', () => {
  const halves = halvesOf('How many days are in February 2028, and what day of the week does the last one fall on?')!;
  expect(leaningOn(halves, 'February 2028 has 29 days: it is a leap year.').second).toBe(
    'what day of the week is 29 February 2028',
  );
});
