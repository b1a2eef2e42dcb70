/** Objections from what people owe each other. */
import type { Scheme } from './scheme.ts';

export const ETHICAL: readonly Scheme[] = [
  {
    titles: ['Another good is at stake', 'Two values, one of them missing'],
    says: [
      'The argument serves one good thing and is silent about the good thing it displaces.',
      'What makes the question hard is that something of value stands on each side, and {named} shows only one of them.',
    ],
    bites: [
      'Freedom, fairness, safety, kindness: at least one of these pulls the other way when it comes to {topic}, and people who give it more weight are not being unreasonable.',
      'A person could want everything the author wants from {topic} and still want something else more.',
    ],
    shows: ['why its value outranks the one it displaces', 'that both goods can be had, or which of them is to be given up'],
  },
  {
    suits: 'proposal',
    titles: ['Did anyone ask them?', 'Decided over their heads'],
    says: [
      'There is a difference between doing something for people and doing it to them. It lies in whether they were asked.',
      'The argument speaks about those concerned, and nowhere do they speak for themselves.',
    ],
    bites: [
      'Adults may judge {topic} differently for their own lives, and being mistaken about it is partly their right.',
      'Even if {named} is sound, to press it on people who would refuse is a further step with a price of its own.',
    ],
    shows: ['that those concerned would agree once they understood it', 'what justifies going ahead without their consent'],
  },
  {
    suits: 'proposal',
    titles: ['Fair to whom?', 'The same rule, unequal burdens'],
    says: [
      'To treat everyone alike is not the same as to treat them fairly, when they start from different places.',
      'A rule that sounds equal can ask much of some and nothing of others.',
    ],
    bites: [
      'The comfortable would hardly notice {acting}. For those with little money, time or support it could decide the week.',
      'Ask who has the least room to adapt when it comes to {topic}. {named} was not written with them in view.',
    ],
    shows: [
      'that those with the least are not asked to give the most',
      'how the burden would be shared, and by what standard that is fair',
    ],
  },
  {
    suits: 'proposal',
    titles: ['The end and the means', 'A good aim is not a licence'],
    says: [
      'A worthy goal does not make every way to it acceptable.',
      'Nobody has to quarrel with the aim in order to object to the method.',
    ],
    bites: [
      'Consider what {acting} would ask of people. It may be something we would never accept in the service of a cause we liked less.',
      'The warmth one feels for the purpose has spread to the means. Judge what is to be done about {topic} by itself, and the picture is cooler.',
    ],
    shows: ['that the means would be acceptable even if the aim failed', 'that no gentler means was available'],
  },
  {
    titles: ['Would you say the same if it were you?', 'Change places'],
    says: [
      'A principle is easiest to hold when someone else pays for it.',
      'Let the author change places with the person who stands to lose, and read the argument again.',
    ],
    bites: [
      'From the seat of whoever loses by it, {named} sounds less like a principle and more like a decision taken by others.',
      'Nothing said about {topic} would comfort the one for whom it goes badly, and no attempt is made to find out who that is.',
    ],
    shows: [
      'that it would still seem right from the worst place it creates',
      'what would be said, face to face, to the person it hurts',
    ],
  },
  {
    titles: ['Treat like cases alike', 'Why here and not elsewhere?'],
    says: [
      'Consistency is the least that a moral view owes. This one picks out a single case.',
      'If it is right here, it is right in similar cases, and the author should be willing to say so.',
    ],
    bites: [
      'Either the verdict goes for its neighbours too, and then {named} is far bolder than it sounds, or some difference must be found that is more than habit.',
    ],
    shows: [
      'what sets {topic} apart from the cases that are judged otherwise',
      'that the same verdict holds wherever the same reasons do',
    ],
  },
  {
    suits: 'proposal',
    titles: ['Whose responsibility is it?', 'Blame in the wrong place'],
    says: [
      'Before asking what ought to be done, ask whose job it is.',
      'Responsibility is quietly handed to one party here, and another is let off.',
    ],
    bites: [
      'Perhaps the trouble was caused by people who would pay nothing under {named}.',
      '{named} makes one party answerable, and may relieve another who could do more about it.',
    ],
    shows: [
      'that it falls to those it names and not to somebody else',
      'why those who brought the matter about are not the ones to answer for it',
    ],
  },
  {
    suits: 'proposal',
    titles: ['Some things are not for weighing', 'A line that benefits cannot cross'],
    says: [
      'Not everything belongs on the scales. Some claims that people have on us do not give way to a better total.',
      'To argue from results alone is to assume that nothing matters besides results.',
    ],
    bites: [
      'When it comes to {topic}, some people hold that certain treatment is wrong however well it turns out. {named} does not answer them; it talks past them.',
      'Adding advantages on the side of {short} leaves this objection exactly where it was.',
    ],
    shows: [
      'that no one is wronged, as distinct from merely outweighed',
      'why a matter of principle should yield to advantage here',
    ],
  },
  {
    suits: 'proposal',
    titles: ['Those who come later', 'Nobody speaks for the future'],
    says: [
      'The people most affected may be those who cannot join the discussion yet.',
      'We are inclined to count what happens to us this year at more than its worth.',
    ],
    bites: [
      'What is settled about {topic} now will be inherited by people who had no say in it.',
      '{named} is convenient for somebody today. It should be asked whether it would look as good to whoever has to live with it longest.',
    ],
    shows: [
      'that it would be endorsed by those who inherit its results',
      'that nothing is used up now that later people will need',
    ],
  },
  {
    titles: ['People are more than a case', 'A view from too far away'],
    says: [
      'At a distance, people turn into a category, and a category never objects.',
      'Something is lost when persons are discussed as instances of a problem.',
    ],
    bites: [
      'Close up, those who have to do with {topic} have reasons, attachments and a dignity that {named} does not leave space for.',
      'An argument can be right about {topic} in general and insulting to nearly everyone it describes.',
    ],
    shows: [
      'that those concerned would recognise themselves in it',
      'how {short} leaves room for a person to be treated as a person',
    ],
  },
];
