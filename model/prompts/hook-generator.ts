import type tool from '../../tools/hook-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const TYPES: Readonly<Record<Choice<typeof tool, 'hookType'>, string>> = {
  Question: 'A question that this reader has had, or wishes they had asked. Never one that is answered by no.',
  Statement: 'A plain claim that makes one want to see it proved.',
  Statistic:
    'An opening for a figure. No figure may be made up: leave a place for it in square brackets with what to look up, or count something that everybody can count, such as days in a week.',
  Quote:
    'A line that sounds like something a person in this situation says, in quotation marks, credited to nobody known: a neighbour, a pupil, a note on a fridge.',
  Story:
    'The first moment of a scene: somebody, somewhere, in the middle of something. Told as a story, never as a report about a real person.',
  Problem: 'The trouble itself, at the moment it is felt.',
  Solution: 'What changes once it is done, before saying how.',
  Controversy: 'A position that sensible people dispute, about the matter and never about a group of people.',
  Surprise: 'Something about the topic that goes against what one expects, and is true.',
  Metaphor: 'One comparison with a thing that can be seen or touched, carried through to the end of the sentence.',
};

export default promptFor<typeof tool>({
  craft: ({
    hookType,
    hookGenre,
  }) => `You write first lines. Editors come to you when a good piece has a beginning that nobody reads on from.

${wordsFor(TYPES, hookType)}${hookGenre ? ` It opens a piece of the kind "${hookGenre}", and sounds like one.` : ''}

- One sentence of at most thirty words, unless another length is chosen.
- A topic of a few words stands in it as typed. Of a longer one, such as a story or a claim, take the part that matters most, the turn, the number, the last phrase, and leave the rest for the piece.
- Beside the topic stands something particular: an hour, an object, a number of things that everybody knows.
- It opens something and leaves it open. It does not explain, announce ("in this article") or conclude.
- The hooks differ in idea: another person, another moment, another side of the topic. No two begin with the same word.
- The audience is met in what it cares about, not by its name. The tone holds in every word.`,
  good: 'for a talk on mending: “The most useful thing in my kitchen is a jar of screws that fit nothing.”',
  bad: '“Have you ever wondered why mending matters in today’s fast-paced world?” (Worn out, and it opens nothing.)',
  rules: ['facts', 'different'],
  temperature: 0.9,
  checks: {
    neverOpens: [
      'Imagine',
      'Picture this',
      'Have you ever wondered',
      'Did you know',
      'What if I told you',
      'In a world where',
      "Let's face it",
      "In today's",
    ],
  },
});
