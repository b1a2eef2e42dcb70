/** What is the same question in another dress, and what is another one. */
import { describe, expect, it } from 'vitest';
import { asksLittleMore, inOwnWords } from '../../server/writers/answers/pages/same-words.ts';

describe('a question that an answer was written for, in the same words', () => {
  it.each([
    ['how to iron a shirt', 'How do I iron a shirt?'],
    ['please, how should you iron shirts', 'How do I iron a shirt?'],
    ['difference between then and than', 'What is the difference between then and than?'],
    ['smallest bone in the body', 'What is the smallest bone in the human body?'],
    ['what does etc stand for', 'What does etc. mean?'],
    ['smallest bird', 'What is the smallest bird in the world?'],
    ['who or whom', 'What is the difference between who and whom?'],
    ['what is the biggest island', 'What is the largest island in the world?'],
    ['who invented the lightbulb', 'Who invented the light bulb?'],
    ['what do you use a trivet for', 'what is a trivet'],
    ['is glass a solid or a liquid', 'Is glass a liquid?'],
    ['Which is correct, affect or effect?', 'What is the difference between affect and effect?'],
    ['what are the three states of matter', 'What are the states of matter?'],
    ['what is the water cycle', 'How does the water cycle work?'],
    ['Can you freeze dips?', 'Can I freeze hummus, dips or spreads?'],
    ['how long does milk last once opened', 'How long does milk last after opening?'],
    ['names of the seven continents', 'What is a continent?'],
    ["when was nigeria's independence day", 'When did Nigeria become independent?'],
    ['word equation for photosynthesis', 'How does photosynthesis work?'],
    ['full form of GST', 'What is GST?'],
    ["what's the biggest animal that ever lived", 'biggest animal ever'],
    ['how to get chewing gum out of clothes', 'How do I get chewing gum out of hair or clothes?'],
    ['when do I use since and when for', 'What is the difference between since and for?'],
    ['what date is Halloween', 'When is Halloween?'],
    ['what date does Halloween fall on', 'When is Halloween?'],
    ['the date of Halloween', 'When is Halloween?'],
    ['what is photosynthsis', 'How does photosynthesis work?'],
  ])('%s', (asked, own) => {
    expect(inOwnWords(asked)).toBe(own);
  });

  it.each([
    'how not to iron a shirt',
    'when to iron a shirt',
    'how to iron a shirt collar',
    'why is the smallest bone in the body so small',
    'can you freeze cheesecake',
    'what',
    'is it',
    'what eats owls',
    'when should i use a and when an',
    'word equation for baking',
  ])('none for: %s', (asked) => {
    expect(inOwnWords(asked)).toBeUndefined();
  });
});

describe('a question that is asked with a word or two more', () => {
  it.each([
    ['how do i unblock a sink', 'How do I unblock a sink without chemicals?', true],
    ['how do i unblock a sink', 'How do I unblock a toilet?', false],
    ['sink', 'How do I unblock a sink?', false],
  ])('%s, %s: %s', (asked, title, expected) => {
    expect(asksLittleMore(asked, { ask: [title], says: 'Plunge.' })).toBe(expected);
  });
});
