/** What an objection relies on besides logic. Nothing here reports a fact: data are asked for, never given. */
import type { Category } from './schemes/index.ts';

export type EvidenceKind = 'Logical Reasoning' | 'Analogy' | 'Hypothetical Case' | 'Data to Look For';

const WORDS: readonly (readonly [RegExp, EvidenceKind])[] = [
  [/analog|compar|metaphor|parallel/i, 'Analogy'],
  [/hypothe|thought|case|example|scenario|anecdot|stor/i, 'Hypothetical Case'],
  [/statist|data|empiric|research|stud|fact|scien|expert|histor|survey|number|evidence/i, 'Data to Look For'],
];

/** The kinds meant by a request's own words, in its order; reasoning where it names nothing else. */
export const kindsIn = (types: readonly string[]): readonly EvidenceKind[] => {
  const kinds = types.map((words) => WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'Logical Reasoning');
  return kinds.length === 0 ? ['Logical Reasoning'] : [...new Set(kinds)];
};

type Leaning = Exclude<EvidenceKind, 'Logical Reasoning'>;

const ANYWHERE: Readonly<Record<Leaning, readonly string[]>> = {
  Analogy: [
    'A chair may look sound from every side until somebody sits down on it; this is the point at which one sits down.',
    'It is like a map with one road drawn in great detail and the rest of the sheet left white.',
    'A key that turns in the lock at home tells us nothing about the other doors in the street.',
    'One does not judge a boat in the shipyard, and {short} has not been in the water.',
    'It resembles a jury that has heard one lawyer speak very well and then goes home.',
    'A recipe that leaves out the oven temperature can be right in every line and still spoil the dinner.',
  ],
  'Hypothetical Case': [
    'Imagine two neighbours who agree on every fact about {topic} and still disagree about {short}: whatever divides them is what the argument leaves out.',
    'Picture someone who has no stake in {topic} and hears {short} for the first time; this is where that person would stop the speaker.',
    'Suppose {short} were false: it is hard to say which sentence of the argument would have to be written differently.',
    'Say that a friend who thinks differently about {topic} sits across the table and grants you everything else; this point alone would keep the evening going.',
    'Think of a newcomer who has to act on {short} tomorrow morning with no one to ask. The first question would be this one.',
    'Imagine that {short} is given a fair trial and disappoints. The argument has nothing to say about why.',
  ],
  'Data to Look For': [
    'What would settle it is a before-and-after record about {topic}, kept by somebody who did not care how it came out.',
    'The evidence to look for is a set of cases like {topic} that differ in this one respect only.',
    'One would want counts, gathered in advance and in more than one place, of the cases for {short} and of those against it.',
    'A useful figure would say how many people see {topic} this way before and after they hear the other side.',
    'Look for someone who kept track of {topic} over years, and ask what they had expected to find.',
    'The record worth having is of the cases that were given up, for they are the ones that an account of {topic} usually lacks.',
  ],
};

const OF_TYPE: Readonly<Record<Category, Readonly<Record<Leaning, readonly string[]>>>> = {
  Logical: {
    Analogy: [
      'It is like a staircase with one step missing: everyone who climbs it already knows where to jump.',
      'In the same way, a cheque can be filled in correctly and still need an account behind it.',
    ],
    'Hypothetical Case': [
      'Imagine a reader who grants each sentence about {topic} and simply declines the conclusion. Where is the contradiction?',
      'Suppose someone swapped {topic} for its opposite throughout and read the result aloud; much of it would sound just as convincing.',
    ],
    'Data to Look For': [
      'What would help is a list of cases in which the reasons held, with a mark beside each one in which the conclusion failed.',
      'The thing to collect is counterexamples about {topic}, and to count how long it takes to find the third.',
    ],
  },
  Evidence: {
    Analogy: [
      'A doctor who saw only patients that came back would think every cure had failed, and one who saw only those that did not would think the reverse.',
      'It is like judging a river by the part that runs past one’s own house.',
    ],
    'Hypothetical Case': [
      'Imagine ten people asked about {topic} at random, and ten who volunteered to speak about it. The argument needs the first ten and sounds like the second.',
      'Suppose the same thing had been noticed by somebody hoping for the opposite; would they have drawn this conclusion from it?',
    ],
    'Data to Look For': [
      'The evidence that would count is a comparison with similar people or places that do without {thing}, chosen before the results were known.',
      'What is needed is an outcome agreed on beforehand, measured by someone with no interest in {short}.',
    ],
  },
  Practical: {
    Analogy: [
      'Anyone who has moved house knows the difference between the drawing of the new kitchen and the first evening in it.',
      'A garden is easy to plan in winter; it is the watering in August that decides what grows.',
    ],
    'Hypothetical Case': [
      'Picture the one person in the office who would be handed {thing} on top of everything else, and ask them in a month.',
      'Imagine a small place with two staff, one of them ill. What becomes of {short} that week?',
    ],
    'Data to Look For': [
      'The figures to ask for are hours: who would spend how many on {thing}, and on what they spend them now.',
      'Look for places where something of the kind was begun, and count how many were still at it after a few years.',
    ],
  },
  Economic: {
    Analogy: [
      'A gym membership looks cheap on the day it is bought; what it costs depends on who goes in March.',
      'It is like being offered a puppy for nothing.',
    ],
    'Hypothetical Case': [
      'Imagine that the sum is handed out in cash, and ask whether those concerned would choose to spend it on {thing}.',
      'Suppose the next lean year comes early. Which line about {thing} would be struck out first?',
    ],
    'Data to Look For': [
      'What would settle it is a full account of the costs around {thing}, including those that fall on people outside the plan.',
      'The number to ask for is the cost of the last and hardest part, since an average will hide it.',
    ],
  },
  Ethical: {
    Analogy: [
      'A referee may be right about the foul and still not be entitled to play for the other side.',
      'We do not let a surgeon operate merely because the operation would do good.',
    ],
    'Hypothetical Case': [
      'Imagine drawing lots for your place in this before it is decided: would you still vote for {short}?',
      'Picture explaining {short} to the one person it would hurt the most, with no one else in the room.',
    ],
    'Data to Look For': [
      'One thing can be found out: what those most affected by {topic} say when they are asked in private and without a leading question.',
      'It would help to know who carries the burden when it comes to {topic}, set out by income, age and circumstances.',
    ],
  },
  Social: {
    Analogy: [
      'It is like rearranging a village square for the traffic and wondering afterwards where everyone used to sit.',
      'A family rule that suits the eldest child has seldom been tried on the youngest.',
    ],
    'Hypothetical Case': [
      'Picture two streets, one where people know each other and one where they do not, and follow {topic} through both.',
      'Imagine a person who disagrees about {topic} and dislikes scenes. What would they do, and who would notice?',
    ],
    'Data to Look For': [
      'What is wanted is the opinion of people who never bring up {topic} by themselves, asked in the places where they live.',
      'Look at who takes part and who drops out when it comes to {topic}, rather than at what those present say.',
    ],
  },
  Alternatives: {
    Analogy: [
      'When a room is cold, one can buy a bigger stove or find the window that is open.',
      'A tailor offers to take in the seam before selling you another coat.',
    ],
    'Hypothetical Case': [
      'Imagine that {short} had been ruled out from the start. People who wanted the same result would have thought of something by lunchtime.',
      'Suppose two towns want the same thing, and one of them tries the mildest remedy first. It loses a year at most, and it may save a great deal.',
    ],
    'Data to Look For': [
      'The comparison worth making is between {thing} and the second-best idea, given the same effort and the same time.',
      'What would help is a look at places that reached the goal, with a note of how many took this road.',
    ],
  },
};

/** Sentences of this kind of evidence for an objection of this type, its own before the general ones. */
export const leanings = (
  kind: Leaning,
  category: Category,
): { readonly own: readonly string[]; readonly general: readonly string[] } => ({
  own: OF_TYPE[category][kind],
  general: ANYWHERE[kind],
});
