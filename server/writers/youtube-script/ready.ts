/** Sections that hold for nearly any topic and leave nothing to fill in: for the long ones, before those with gaps. */
import type { CommonBeat } from './common.ts';

const TOLD_BY_SOMEONE = ['Vlog', 'Entertainment', 'News/Updates', 'Interview', 'Unboxing'] as const;

export const READY: readonly CommonBeat[] = [
  {
    heading: 'Start before you’re ready',
    place: 'early',
    isAboutDoing: true,
    says: [
      '[B-roll: a timer set to fifteen minutes]\nIf you’re waiting for a free weekend to begin with this, you may be waiting in March. Take fifteen minutes. Set a timer, do the smallest piece that makes sense, and stop when it rings, even if you’re enjoying it.',
      'Stopping while it’s still fun sounds wrong. It’s what makes you come back the next day, because you know exactly where you’ll pick it up again.',
      'And don’t prepare for too long. Reading, comparing and watching videos all feel like work. At some point they’re a polite way of not starting.',
    ],
  },
  {
    heading: 'Your first week',
    place: 'late',
    isAboutDoing: true,
    says: [
      '[On screen: seven boxes, one for each day]\nHere’s a plan for your first week. On the first two days, just do the beginning, and do it slowly. On the third, put the parts together. Take the fourth off. On the fifth and sixth, do the whole thing once, and on the seventh look back and write down what you’d change.',
      'That’s under two hours in all. It beats one long Sunday, because you sleep in between, and a good part of learning happens while you sleep.',
      'If a day goes missing, skip it and carry on with the next box. Don’t squeeze two into one. That’s how a plan turns into a debt.',
    ],
  },
  {
    heading: 'When you’re stuck',
    place: 'late',
    isAboutDoing: true,
    says: [
      '[On camera: hands in your lap]\nIf you get stuck, do three things before you ask anybody. Go back to the last point where it worked. Say aloud what you expected, and what happened instead. Then change one single thing and look again.',
      'If that doesn’t help, ask, and ask well. Say what you’re trying to do, what you’ve tried already, and what you see. A question like that gets a good answer in minutes. “It doesn’t work” gets you three more questions.',
      'And sometimes the answer is a walk. You’d be surprised how often the solution turns up at the second corner.',
    ],
  },
  {
    heading: 'Doing it with somebody else',
    isAboutDoing: true,
    says: [
      '[B-roll: two people at one table]\nThis goes better with two. One does it, and the other watches and asks why. Then swap. The one who asks often learns more, since you notice a lot when your own hands and head are free.',
      'If nobody around you is interested, tell someone what you’re going to do and when. A friend who’ll ask on Friday how it went is worth more than any reminder on your phone.',
      'Just be careful with somebody who’s much better than you and in a hurry. They’ll take it out of your hands to help you, and then it’s their work.',
    ],
  },
  {
    heading: 'Keep a note of it',
    isAboutDoing: true,
    says: [
      '[B-roll: four lines in a notebook]\nAfter each attempt, write four short lines: the date, what you did, what happened, and what you’ll change next time. It takes a minute. In a month it’s the best guide there is, because it’s about your own case and nobody else’s.',
      'Note what went well, too. We remember the failures by ourselves. What worked just feels normal, and then it’s gone.',
      'One page is enough. If it becomes a beautiful system with colors, you’ve found a new hobby, and it isn’t this one.',
    ],
  },
  {
    heading: 'How good is good enough?',
    place: 'late',
    isAboutDoing: true,
    says: [
      '[On screen: a line that rises quickly, then hardly at all]\nDecide before you begin how good it has to be. The first part of the effort gives you most of the result. The rest costs as much again, and often you’re the only one who’d see it.',
      'For some things that last bit matters: where somebody could get hurt, where it’s expensive to undo, or where you simply care. Then take your time. Everything else may be fine and finished.',
      'Finished teaches you something that perfect never will, since you only find out what it’s like to use once you’ve stopped working on it.',
    ],
  },
  {
    heading: 'Which advice to believe',
    isAboutDoing: true,
    says: [
      '[On screen: three questions]\nYou’ll hear plenty of advice about {short}, and half of it contradicts the other half. I ask three things. Has this person done it themselves? Do they tell me when it doesn’t work? And what do they earn if I believe them?',
      'That goes for me as well. Take what makes sense to you, try it on a small scale, and keep it only if you see a difference.',
      'When two good sources disagree, it’s usually because they’re talking about different situations. Find out which one is yours before you decide who’s right.',
    ],
  },
  {
    heading: 'Where to look things up',
    place: 'late',
    unfit: [...TOLD_BY_SOMEONE, 'Review', 'Commentary'],
    says: [
      '[B-roll: a shelf in a library, a hand pulling out one book]\nIf you’d like to go further with {short}, begin with one source and finish it. One decent book from the library, read to the end, beats forty open tabs. Its last pages usually tell you where to go next.',
      'Look at when it was written and by whom. For things that change every year, take something recent. For things that don’t, the old explanations are often the clearest, because they had to do without pictures.',
      'And talk to a person who does it for a living, if you know one. Ask what they’d tell their younger self. People love that question.',
    ],
  },
  {
    heading: 'Careful with numbers',
    fits: ['Educational', 'Commentary'],
    says: [
      '[On screen: a number, then the same number in context]\nWhenever someone gives you a number about {short}, ask “compared with what?” Twice as much of almost nothing is still almost nothing. A small share of a whole country is a lot of people.',
      'Then ask how they know. Did somebody count, or did they ask, or did they guess? All three have their place. They just shouldn’t be printed in the same bold type.',
      'And when a number sounds exactly right to you, be twice as careful. Those are the ones we pass on without looking.',
    ],
  },
  {
    heading: 'Two things that happen together',
    fits: ['Educational', 'Commentary'],
    says: [
      '[On screen: two lines that rise together]\nOne trap is worth knowing, because you’ll meet it with {short} as well. When two things go up together, we think that one must be causing the other. More ice cream is sold in the weeks when more people swim. Ice cream doesn’t make anyone swim. It’s summer.',
      'So look for the summer. Is there a third thing behind both? Could it be the other way round? Or is it chance, and somebody only drew the part of the line that fits?',
      'You won’t always find out. But asking is enough to keep you from being certain too soon.',
    ],
  },
  {
    heading: 'How to remember it',
    place: 'late',
    fits: ['Educational'],
    says: [
      '[On screen: a curve that falls, and is lifted twice]\nYou’ll forget most of this by next week. Everyone does. If you’d like to keep it, ask yourself tomorrow what it was about, without looking, and again in a week. Two short attempts do more than watching it a second time.',
      'Don’t try to keep everything. Keep one picture and one sentence. The rest comes back by itself when you’ve got hold of those two.',
      'And tell somebody. You remember what you’ve explained, because while you’re explaining it you notice which step you can’t quite say.',
    ],
  },
  {
    heading: 'What nobody knows yet',
    place: 'late',
    fits: ['Educational'],
    says: [
      '[B-roll: a map with a white patch]\nEvery subject has an edge, and it’s closer than school makes it look. With {short}, too, there are questions on which sensible people still disagree. That isn’t a weakness. It’s where the work is going on.',
      'You can tell a good source by how it treats that edge. It says “we think”, “we’ve measured”, and “we don’t know”, and it keeps the three apart.',
      'So when somebody claims that everything’s settled, or that nothing is, I get careful. It’s nearly always a bit of both.',
    ],
  },
  {
    heading: 'Ask a better question',
    fits: ['Educational', 'Commentary'],
    says: [
      '[On screen: why, how, how much, compared with what]\nIf you get stuck with this, try another kind of question. “Why” is the one we always reach for. “How much” and “since when” and “compared with what” are less grand, and you can often answer them the same evening.',
      'Another good one is “what would I see if it weren’t so?” It takes the idea for a walk, and you notice quickly whether it can stand.',
      'And if a question has resisted you for a week, cut it in half. Somewhere in there is a small one that you can answer.',
    ],
  },
];
