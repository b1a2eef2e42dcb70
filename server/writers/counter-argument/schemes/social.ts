/** Objections from how people live together: who is heard, who is missing, what habits carry. */
import type { Scheme } from './scheme.ts';

export const SOCIAL: readonly Scheme[] = [
  {
    titles: ['Who is missing from the picture?', 'Not everyone lives like this'],
    says: [
      'Every argument has a person in mind, and it is worth asking who that person is.',
      'The argument fits some lives very well, and the author’s is probably among them.',
    ],
    bites: [
      'Think of {topic} from the side of somebody older, poorer, ill, new to the country or far from a city. {named} may not survive the journey.',
      'Those whose experience of {topic} is different are left out, not by malice but by not coming to mind.',
    ],
    shows: ['that it holds for people who live differently', 'who was asked before it was decided what is good for them'],
  },
  {
    suits: 'proposal',
    titles: ['Who gets to decide?', 'A question of authority'],
    says: [
      'Behind the question of what is right stands another: who is to say so?',
      'Even those who agree with {named} may disagree about whose decision it is.',
    ],
    bites: [
      'Families, neighbours, professions and governments each have a claim to settle {topic}, and the argument hands it to one of them without a word.',
      'Give somebody the power that {short} calls for, and they keep it on the days when you dislike what they do with it.',
    ],
    shows: [
      'who is to decide, and how they can be overruled',
      'that the same power would be safe with people of another opinion',
    ],
  },
  {
    titles: ['Push, and people push back', 'The backlash'],
    says: [
      'People dislike being improved. Pressed hard, they cling to what they might have given up by themselves.',
      'Being right about a thing is no protection against making enemies for it.',
    ],
    bites: [
      'The undecided are the ones whom {short} needs, and a tone of certainty about {topic} is how they are lost.',
      'If {named} becomes the badge of one camp, the other will oppose it on principle, and the matter itself will be forgotten.',
    ],
    shows: [
      'that those who disagree would be won over and not merely overruled',
      'how it keeps from becoming a quarrel about who we are',
    ],
  },
  {
    suits: 'removal',
    titles: ['Habits exist for reasons', 'Why is it the way it is?'],
    says: [
      'Before taking down a fence, find out why somebody put it up.',
      'What looks like mere habit is often an old answer to a question we have stopped asking.',
    ],
    bites: [
      'The customs that {acting} would touch do small jobs that nobody notices until they are no longer done.',
      '{named} treats the present state of things as an accident. More likely it is a bargain whose terms have been forgotten.',
    ],
    shows: [
      'what the present way of doing things is for, and what will do that job instead',
      'that the reasons for the old way no longer apply',
    ],
  },
  {
    suits: 'proposal',
    titles: ['It may pull people apart', 'What happens to what we share?'],
    says: [
      'Some things are worth keeping because people do them together, and that part is invisible from any one side.',
      'The argument counts what each person gets. It does not count what lies between them.',
    ],
    bites: [
      'Look at who meets whom because of the present way of doing things, and ask where they would meet after {acting}.',
      'If {short} were widely taken up, people might have fewer occasions to deal with anyone unlike themselves.',
    ],
    shows: [
      'that it leaves people with as many reasons to meet as before',
      'what would take the place of the contact that is lost',
    ],
  },
  {
    suits: 'proposal',
    titles: ['One size for many communities', 'What suits the town may not suit the village'],
    says: [
      'Communities differ in more than taste, and they have usually arranged themselves around their differences.',
      'A single answer assumes that there is a single question.',
    ],
    bites: [
      'One neighbourhood, trade or family sees something in {topic} that the next does not. {named} speaks as if all of them saw the same.',
      'Local people know things about {topic} that do not fit in a general sentence, and they are the ones who will have to make it work.',
    ],
    shows: ['why it should not be settled place by place', 'that it leaves room for those who have already found another answer'],
  },
  {
    titles: ['What signal does it send?', 'People read more into it'],
    says: [
      'Positions are also messages, and they are not always read as they were meant.',
      'Apart from what it does, a view says something about whom we respect.',
    ],
    bites: [
      'To those attached to {topic}, or hurt by it, {named} will say something about their worth. That may be remembered longer than the reasons.',
      'Once {short} is common opinion, whoever does otherwise has to explain themselves. Not everyone can do so in public.',
    ],
    shows: ['that it can be said without putting anyone down', 'how those concerned have understood it when they heard it'],
  },
  {
    suits: 'proposal',
    titles: ['The informal way may be better', 'Leave something to people'],
    says: [
      'People settle a great deal among themselves, with tact that no general rule can match.',
      'Put into a principle, a thing that worked by understanding may stop working.',
    ],
    bites: [
      'Much about {topic} is handled quietly today, case by case. {plan} would bring it into the open, where people stand on their rights.',
      'What is given freely around {topic} loses something once it is expected, and more once it is owed.',
    ],
    shows: [
      'that ordinary give and take has failed, and not just been overlooked',
      'that it adds to goodwill and does not replace it',
    ],
  },
  {
    suits: 'proposal',
    titles: ['A change that lands on the same shoulders', 'Who does the extra work?'],
    says: [
      'When arrangements change, the additional work has a habit of going to the people who always do it.',
      'Look past the principle to the kitchen, the ward and the front desk.',
    ],
    bites: [
      'Carers, assistants and the newest member of staff would absorb whatever {acting} leaves unfinished.',
      'They will not be asked about {topic}, and the argument will count as proved because they made it one.',
    ],
    shows: [
      'who would do more than before, and what they get for it',
      'that it does not depend on people who are too polite to refuse',
    ],
  },
  {
    titles: ['Is this the majority speaking?', 'The quiet disagreement'],
    says: [
      'A view can sound common because those who hold it talk while the rest shrug.',
      'Agreement in one’s own circle is the least reliable kind of evidence about everyone else.',
    ],
    bites: [
      'Outside the group in which {named} is taken for granted, {topic} may rank far down the list of what people worry about.',
      'Those who are content with how things are do not write about {topic}. The argument mistakes their silence for consent.',
    ],
    shows: [
      'that people outside its own circle see the problem as well',
      'that it answers a concern people have, and not one they ought to have',
    ],
  },
];
