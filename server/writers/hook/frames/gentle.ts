import type { Request } from '../audiences.ts';

/** Beside a loss or an illness one speaks quietly, whatever kind of hook was asked for. */
export const GENTLE: Readonly<Record<Request['hookType'], readonly string[]>> = {
  Question: [
    'What do you wish somebody had said to you about {T}?',
    'How do you find words for {T} when there are none to be had?',
    'Who sat with you, and said nothing, because of {T}?',
    'What do {people} need to hear about {T}, and who will say it?',
  ],
  Statement: [
    'There is no right way to talk about {T}, only an honest one.',
    'Nobody should have to be alone with {T}.',
    'What helps with {T} is seldom advice; mostly it is somebody who stays.',
    'Most {people} fall silent at the thought of {T}, and the silence is the loneliest part.',
  ],
  Statistic: [
    'A year has 365 days, and after {T} you know what each of them can weigh.',
    'Behind the number [your figure], which [your source] gives for {T}, there is one name that you know.',
    'No number can measure {T}, but [your figure] tells us how many are not alone.',
    'One is the only number that matters in {T}: one person, one chair, one voice on the phone.',
  ],
  Quote: [
    '“Nobody could tell me what to do about {T}, and the kindest ones did not try.”',
    'The sentence that means most after {T}: “I am here.”',
    '“There is a before and an after, and between them there is {T}.”',
    'What {people} mean to say about {T}, and seldom do: “I did not know how to ask.”',
  ],
  Story: [
    'The house was quiet in a way it had never been, and it was a while before anyone could speak about {T}.',
    'I remember the chair, the window and the hour, and I remember who first spoke to me about {T}.',
    'The telephone rang early, and afterwards there was no other word for the day but {T}.',
    'For a long time I walked the other way round so that nobody would ask about {T}.',
  ],
  Problem: [
    'The hardest thing about {T} is that the world goes on as if nothing had happened.',
    'Nobody teaches us what to say about {T}, and so we say nothing.',
    'After the first weeks, hardly anyone asks about {T} any more.',
    'Most {people} want to help with {T}, and are afraid of saying the wrong thing.',
  ],
  Solution: [
    'You cannot put {T} right, but you can sit down beside somebody and stay.',
    'What helps with {T} begins with a question that expects no answer.',
    'There is no way round {T}, and there are ways of not going through alone.',
    'One small and honest sentence about {T} is worth more than the perfect one that is never sent.',
  ],
  Controversy: [
    'We should stop telling {people} how long they may be sad about {T}.',
    'Nobody owes anyone a lesson from {T}.',
    'I do not believe that everything has a reason, and least of all {T}.',
    'It is no kindness to keep {T} out of the conversation.',
  ],
  Surprise: [
    'What I had not expected of {T} was how ordinary the next morning would be.',
    'Nobody had told me that {T} would also have gentle hours.',
    'It was not the words that helped with {T}; it was somebody who washed up and went home.',
    'The people I expected to speak about {T} fell silent, and a stranger found the words.',
  ],
  Metaphor: [
    '{T} <is|are> a room in the house that you pass every day, and some days you go in.',
    '{T} <is|are> weather that nobody else can see, and you dress for it every morning.',
    'Living on after {T} is like learning to walk on a ship: the ground does not stop moving, but you do stop falling.',
    'Words about {T} are like stones on a path: small, far apart, and enough to take the next step.',
  ],
};
