/** What is talk around a question, and what belongs to it. */
import { describe, expect, it } from 'vitest';
import { bareOf } from '../../server/writers/answers/question/bare.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';

describe('the question without the talk around it', () => {
  it.each([
    ["what's the capital of australia, my mate reckons it's Sydney", "what's the capital of australia"],
    ['capital of canada? i always thought it was Toronto', 'capital of canada?'],
    ["what is the capital of Turkey, my teacher says it isn't istanbul", 'what is the capital of Turkey'],
    ['What is the capital of Brazil? Everyone in my class keeps saying Rio.', 'What is the capital of Brazil?'],
    ['who wrote dracula because my sister is convinced it was Mary Shelley', 'who wrote dracula'],
    ['Why did the Roman Empire fall? A short answer will do; it is for a pub quiz argument.', 'Why did the Roman Empire fall?'],
    ['what does a stop loss do in trading, explain like im new', 'what does a stop loss do in trading'],
    ['How do vaccines work, in words I can tell my class?', 'How do vaccines work?'],
    ['what is inflation in simple terms', 'what is inflation?'],
    ['what is a simile give example', 'what is a simile?'],
    ['Just curious, how hot is the sun?', 'how hot is the sun?'],
    ['why is the sea salty, answer for a six year old', 'why is the sea salty'],
    ['when did the titanic sink? need for homework', 'when did the titanic sink?'],
    ['For a quiz: which planet is the largest?', 'which planet is the largest?'],
    ['how far is the moon, i can never remember', 'how far is the moon'],
    ['what is photosynthesis for year 6', 'what is photosynthesis?'],
    ['what is a volcano ks2', 'what is a volcano?'],
    ['explain gravity to a 7 year old', 'explain gravity'],
    ['need this for homework, why did the Titanic sink', 'why did the Titanic sink'],
    ['i have a test tomorrow, what is a noun', 'what is a noun'],
    ['what is the speed limit on motorways (uk)', 'what is the speed limit on motorways in the UK'],
  ])('%s', (asked, bare) => {
    expect(bareOf(asked)).toBe(bare);
  });

  it.each([
    'My doctor says I need more iron, what can I eat?',
    'What can I eat, my doctor says I need more iron?',
    'I think my cat is ill, what should I do?',
    'who wrote the sentence “give me an example”?',
    'what is a brief, and what is it for?',
    'What is the capital of France if Paris is not?',
    'what is a good book for kids',
    'which bus goes to grade school',
    'say something',
  ])('as it was asked: %s', (asked) => {
    expect(bareOf(asked)).toBe(asked);
  });
});

describe('other spellings and plain talk', () => {
  it.each([
    ['How many grammes of sugar in a table spoon?', 'how many grams of sugar in a tablespoon'],
    ['Can I chuck coffee grounds on the plants?', 'can i put coffee grounds on the plants'],
    ['how far can you chuck a javelin', 'how far can you chuck a javelin'],
  ])('%s', (asked, plain) => {
    expect(readQuestion(asked).plain).toBe(plain);
  });
});
