/** Objections from what happens when somebody acts on the claim. */
import type { Scheme } from './scheme.ts';

export const PRACTICAL: readonly Scheme[] = [
  {
    suits: 'proposal',
    unless: 'hands',
    titles: ['Who would actually do it?', 'Fine words need hands'],
    says: [
      'Every plan looks simple until it is given to a particular person on a Monday morning.',
      'There is an aim in {named}, and no one to carry it out.',
    ],
    bites: [
      'Somebody would have to arrange, explain and look after {thing}, on top of what fills their day already. The argument never says who.',
      'Good intentions about {thing} tend to end with the people who were busiest before.',
    ],
    shows: ['who would do the work and what they would stop doing instead', 'that the people it depends on are willing and able'],
  },
  {
    suits: 'rule',
    titles: ['People find a way round', 'The workaround'],
    says: [
      'People are not passive. Give them a new rule or a new reason and they adapt to it, often in ways that defeat its purpose.',
      'Whatever is decided, those who dislike it will look for the gap, and they have more time to look than the author had to plan.',
    ],
    bites: [
      '{once}, behaviour around {topic} would shift into whatever form is not covered, and the visible problem would become a hidden one.',
      'An argument about {topic} has to reckon with clever, reluctant people. This one reckons with obedient ones.',
    ],
    shows: [
      'that the obvious ways round {short} are closed, or not worth taking',
      'why those who lose by it would not simply move the problem elsewhere',
    ],
  },
  {
    suits: 'rule',
    titles: ['Who checks, and what if nobody does?', 'A rule is only as good as its keeping'],
    says: [
      'A principle that nobody can check becomes a wish.',
      'For {named} to mean anything, someone must notice when it is ignored and do something about it.',
    ],
    bites: [
      'Watching over {topic} takes time, judgement and a certain willingness to be disliked. If it is done half-heartedly, only the honest will be affected.',
      'Strict checks would be intrusive and loose ones useless. The argument does not say which of the two it accepts for {topic}.',
    ],
    shows: [
      'how a breach would come to light and what would follow',
      'that keeping to {short} can be checked at a price worth paying',
    ],
  },
  {
    titles: ['The hard cases come first', 'Life at the edges'],
    says: [
      'The middle of any question is easy. It is at the edges that a view is tested, and the edges are where people live.',
      'Anyone who puts {named} into practice would meet an awkward case before lunch.',
    ],
    bites: [
      'For illness, bad luck, poverty and sheer oddity the argument makes no provision. With {topic}, such cases are not rare enough to wave away.',
      'Make exceptions and there is no rule about {topic} left to speak of; make none and somebody is treated absurdly.',
    ],
    shows: ['what happens to the people who do not fit', 'that the exceptions can be listed without swallowing {short}'],
  },
  {
    suits: 'proposal',
    titles: ['Getting there from here', 'The trouble is in the transition'],
    says: [
      'An attractive destination is no help if the road to it is worse than staying put.',
      'The argument describes how things should end up and is silent on the years between.',
    ],
    bites: [
      'The arrangements that {acting} would touch have grown together over time. Pull at one and several others move, usually before the replacement is ready.',
      'In the meantime old and new would exist side by side, which is where {short} would be at its most confusing and make most of its enemies.',
    ],
    shows: [
      'what the first year would look like, step by step',
      'that things do not get worse before they get better, or that it is worth it',
    ],
  },
  {
    titles: ['The side effects', 'What else would change?'],
    says: [
      'You can never do only one thing. Each change is felt in places where nobody meant it to be.',
      'The argument follows one line of effects, the one it likes, and stops there.',
    ],
    bites: [
      'Any change to do with {topic} alters what people expect, how they plan and what they resent. Some of that would work directly against the aim.',
      '{once}, the benefits would show at once and the damage late, so the experiment might look like a success for as long as it mattered to stop it.',
    ],
    shows: [
      'what else would change, and that it does not cancel the gain',
      'that somebody has looked for the side effects who was not hoping to find none',
    ],
  },
  {
    suits: 'proposal',
    unless: 'trial',
    titles: ['Try it small first', 'Nobody has tested this'],
    says: [
      'There is a cheap way to learn whether this is right, and the argument skips it.',
      'To be sure about {topic} in advance is a strange kind of confidence when it could be tried.',
    ],
    bites: [
      'A trial with a beginning, an end and someone looking on would teach more than any amount of reasoning about {named}.',
      'A person who is sure of {short} has least to fear from a modest trial. Going straight to the conclusion suggests that the result is not wholly expected.',
    ],
    shows: [
      'why a limited trial would not do',
      'what has already been tried, and that it was not tried under unusually kind conditions',
    ],
  },
  {
    suits: 'addition',
    titles: ['Attention runs out', 'What happens in the third year?'],
    says: [
      'New things run on enthusiasm, and enthusiasm is a fuel that does not last.',
      'Starting is the part that people volunteer for. The argument is about starting.',
    ],
    bites: [
      'After the launch, {thing} would need repairs, reminders and somebody who still cares. The argument counts on the mood of the first week.',
      'When the person who cared moves on, what is left of {short}? The answer usually decides whether it was worth beginning.',
    ],
    shows: ['what keeps it going when it is no longer new', 'that it survives a careless year'],
  },
  {
    suits: 'addition',
    titles: ['Is there room for it?', 'Something has to give'],
    says: [
      'Days, rooms and attention are limited. Whatever is added pushes something out.',
      'The argument looks at {thing} alone, as if there were all the time in the world.',
    ],
    bites: [
      'Those affected by {topic} are occupied already. The thing that would be squeezed out is never named, though it may be worth more.',
      'A plan for {thing} that does not say what to drop is half a plan.',
    ],
    shows: ['what would make way, and that it is the right thing to lose', 'that there is slack to take it up'],
  },
  {
    suits: 'proposal',
    titles: ['It depends on how it is done', 'The details are the argument'],
    says: [
      'There is a good way and a terrible way of doing this, and the same sentence describes both.',
      'Agreeing with {named} in general settles almost nothing.',
    ],
    bites: [
      'Most of what could go right or wrong with {topic} lies in particulars: how much, for whom, from when, with what appeal.',
      'A supporter pictures the careful version and a critic the clumsy one. Since {short} allows for either, the critic is entitled to ask which will turn up.',
    ],
    shows: [
      'which version is meant, in enough detail to be held to',
      'that the version likely to happen is as good as the one being praised',
    ],
  },
  {
    needs: 'duty',
    titles: ['“{term}” is easily said', 'Ought implies can'],
    says: [
      'To say what somebody “{term}” do is to suppose that they can.',
      'Saying “{term}” sets a duty without asking what stands in its way.',
    ],
    bites: [
      'Perhaps the obstacle to {short} was never a lack of will. Those concerned may lack the time, the means or the power, and another exhortation gives them none of these.',
      'If it were as simple as {named} suggests, it would probably have happened by now. Something prevents it, and that something deserves a line.',
    ],
    shows: ['what has prevented it until now, and why that no longer does', 'that those who would have to act are able to'],
  },
  {
    suits: 'addition',
    titles: ['What if it succeeds?', 'The problems of success'],
    says: [
      'Suppose it works. Success brings demands that failure would have spared us.',
      'Plans are made against failure. Hardly anyone prepares for getting what they asked for.',
    ],
    bites: [
      'If things went as hoped, many more people would have to be dealt with where {topic} comes in, with the hands and the space there are now.',
      '{once}, expectations rise faster than results, and what was a gift in the first year is a grievance in the second.',
    ],
    shows: ['that it can grow without losing what made it good', 'what comes after the first success'],
  },
  {
    suits: 'proposal',
    titles: ['Too simple to steer by', 'What does one do on the day?'],
    says: [
      'A principle has to tell a person what to do in a case that nobody foresaw.',
      'Easy to say is not the same as easy to follow.',
    ],
    bites: [
      'Two sensible people could agree with {named} word for word and, faced with the same case, do opposite things.',
      'Whoever deals with {topic} day by day needs to know what comes first when two things clash. Of that there is not a word.',
    ],
    shows: [
      'what it tells us to do when it clashes with another good rule',
      'that two people who follow it would end up doing the same',
    ],
  },
];
