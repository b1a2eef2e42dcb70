/** Objections that there is another cause, another remedy or another way to the same end. */
import type { Scheme } from './scheme.ts';

export const ALTERNATIVES: readonly Scheme[] = [
  {
    suits: 'proposal',
    titles: ['A milder version would do', 'Half as far, nearly as good'],
    says: [
      'Most of what the author wants could be had by going half as far.',
      'There is a smaller claim inside this one that is easier to defend and loses very little.',
    ],
    bites: [
      'Almost anyone would accept some part of {named}. What goes beyond that brings most of the opposition and little of the benefit.',
      'With {topic}, a limit, a default or an option might do what the full measure does, without the quarrel.',
    ],
    shows: ['what the full version gains over a milder one', 'that half-measures were tried and fell short'],
  },
  {
    suits: 'proposal',
    titles: ['What if nothing were done?', 'The case for leaving it alone'],
    says: [
      'Doing nothing is an option as well, and it should be beaten before it is dismissed.',
      'Some problems shrink when they are left alone and grow when they are handled.',
    ],
    bites: [
      'Matters to do with {topic} are moving by themselves, as everything does. The argument compares the future it wants with a present that will not stay.',
      'For all that is said here, things might look much the same in a few years whether or not anyone does anything about {topic}.',
    ],
    shows: ['that it will not sort itself out in time', 'what exactly gets worse if {short} is ignored'],
  },
  {
    suits: 'effect',
    titles: ['Look for another cause', 'The wrong culprit?'],
    says: [
      'The author has found a culprit. It might be the wrong one.',
      'Whatever the trouble is, several explanations fit, and only one of them has been looked at.',
    ],
    bites: [
      'If the root of the matter lies elsewhere, {acting} treats a symptom and lets the cause carry on.',
      'Habit, money, age or plain chance could produce the same picture of {topic}, and {named} would still be wrong.',
    ],
    shows: [
      'that the other explanations have been looked at and fail',
      'that the trouble is found where this cause is present and missing where it is not',
    ],
  },
  {
    suits: 'proposal',
    titles: ['Aim at those who need it', 'Too wide a net'],
    says: [
      'When a difficulty belongs to some, a remedy for all is wasteful to most and thin for those few.',
      'A general answer helps the many a little. The matter may call for helping a few a lot.',
    ],
    bites: [
      'Only some of the people and places concerned have the problem, and {named} makes no difference between them and the rest.',
      'Something aimed at the hardest cases would cost less, offend fewer people and reach those it is meant for.',
    ],
    shows: ['why it has to cover everyone', 'that those who need it cannot be picked out fairly'],
  },
  {
    suits: 'removal',
    titles: ['Ask before you insist', 'Persuasion first'],
    says: [
      'People often do willingly what they would refuse as an order.',
      'Between letting a matter be and forcing it lies the whole art of making the better thing easier.',
    ],
    bites: [
      'Information, example and a little convenience have not been exhausted when it comes to {topic}. The argument goes past them without a glance.',
      'If people could be brought to see {topic} as the author does, no more would be needed; if they cannot, {short} will be hollow.',
    ],
    shows: ['that people have been asked, and have had an easy way to say yes', 'why persuasion would not reach far enough'],
  },
  {
    suits: 'addition',
    titles: ['First things first', 'The right thing in the wrong order'],
    says: ['Good ideas fail when they come before the thing they depend on.', 'It may be right in the end, and wrong now.'],
    bites: [
      'Something else would have to be in place before {thing} could work as hoped. What is started too early is blamed for a failure that was one of timing.',
      '{plan} might be the third step. The argument does not say what happened to the first two.',
    ],
    shows: ['that what it depends on is already there', 'why this comes before the other things that need doing'],
  },
  {
    suits: 'removal',
    titles: ['Improve what exists', 'Mend it or end it?'],
    says: [
      'Between keeping a thing as it is and replacing it lies repair, which is cheaper than it is exciting.',
      'Faults are a reason to mend. They are not yet a reason to start again.',
    ],
    bites: [
      'Every fault that stands behind {named} could be listed and taken one at a time. The argument goes from the list straight to the largest remedy.',
      'What already works would be thrown out along with what does not, and would then have to be invented again.',
    ],
    shows: [
      'that the faults cannot be mended one by one',
      'what would be lost with the present way, and why it will not be missed',
    ],
  },
  {
    suits: 'taste',
    titles: ['Let different people choose differently', 'It need not be settled at all'],
    says: [
      'Not every disagreement has to end with one answer for everybody.',
      'There is a simple rival to {plan}: let those who want it have it, and let the rest be.',
    ],
    bites: [
      'People vary in what they want from {topic}, and they can mostly go their own ways without harm to each other.',
      'A choice would also teach us something. If {short} is right, those who choose it will show it.',
    ],
    shows: ['why one answer has to hold for all', 'that people’s own choices would do harm to others'],
  },
  {
    suits: 'proposal',
    titles: ['The same goal by a shorter road', 'Another way to get there'],
    says: [
      'State the purpose behind the argument in one sentence, and other ways to reach it come to mind at once.',
      'An aim has been fastened to one method as if no other led there.',
    ],
    bites: [
      'Someone who cared about nothing but the result might never think of {thing}. They would look for the place where a little effort does most.',
      '{plan} may be the most visible way to the goal. That does not make it the most direct one.',
    ],
    shows: ['that this way beats the next best way to the same goal', 'what the goal is, apart from this particular means'],
  },
  {
    titles: ['Maybe the question is wrong', 'Another way to see it'],
    says: [
      'How a question is framed decides half of the answer.',
      'The argument accepts a description of the problem that is itself open to dispute.',
    ],
    bites: [
      'Describe {topic} in the words that an opponent would choose, and {named} no longer looks like the natural reply.',
      'Much of the force of {short} comes from where the story is made to begin. Begin it a little earlier and another party has the grievance.',
    ],
    shows: [
      'that the problem has been described in terms both sides accept',
      'why this way of seeing it is better than the nearest other',
    ],
  },
];
