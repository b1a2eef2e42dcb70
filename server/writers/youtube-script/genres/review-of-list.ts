/** A review of several things at once: how they were chosen, each in turn, and which of them wins. */
import type { Genre } from '../stock.ts';
import { review } from './review.ts';

export const reviewOfList: Genre = {
  ...review,
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'How I chose',
          says: [
            '[On screen: everything that was in the running]\nA word on how these got here. I looked at [how many], tried [how many of them], and kept the ones that did what they’re meant to do. I paid for [which, or all of them] myself.',
            'I’ve judged them all by the same things: [your three criteria]. If you’d put those in another order, your winner may be a different one.',
            'What’s missing is [name what you left out], and that’s because [the reason]. If you swear by it, tell me why.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'What’s good about all of them',
          says: [
            '[B-roll: all of them side by side]\nLet’s be fair first. There isn’t a bad one here. A few years ago, half of this list would have been at the top. What they all get right is [name it].',
            'So don’t lose any sleep over it. The distance between first and last is smaller than it looks once somebody has put numbers next to it.',
            'If one of them is on sale this week, that may well be your answer.',
          ],
        },
        {
          heading: 'What’s not so good',
          says: [
            '[B-roll: the same weak point on several of them]\nOne thing annoyed me about nearly all of them: [name it]. Nobody seems to have noticed, or else everyone copies everyone.',
            'The other problem you only find out after a while. After [how long], [what happened with one of them].',
            'None of that would stop me. I’d just like to have known it beforehand, and now you do.',
          ],
        },
        {
          heading: 'If money’s tight',
          place: 'late',
          says: [
            '[On screen: the cheapest and the dearest]\nThe cheapest one here is [name it], and it does most of what the dearest does. What you give up is [what you give up].',
            'The dearest one is worth it in a single case: [say when]. In all other cases you’re paying for a good feeling. I’ve got nothing against good feelings.',
            'And look for a used one first. People buy these things in January and sell them in March.',
          ],
        },
        {
          heading: 'Which one for whom',
          place: 'late',
          says: [
            '[On screen: one line for each]\nIf you’re just starting out, take [name one]. If you’ll use it every day, take [name another]. And if you only want to hear that yours is fine: it’s fine.',
            'For a present, I’d choose the one that’s easiest to understand. Nobody reads the instructions on their birthday.',
            'If two of them are equally good for you, take the one that you can have repaired.',
          ],
        },
        {
          heading: 'How I tried them',
          says: [
            '[B-roll: the same test, one after the other]\nI did the same thing with each of them: [describe the test]. Same day, same place, same bad mood.',
            'It isn’t a laboratory. It’s one person, a notebook and too much time. But they all had the same chance.',
            'Where I wasn’t sure, I asked somebody who hadn’t seen the labels. That settled it twice.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Verdict',
          says: [
            '[On camera: nothing in your hands]\nIf I could keep only one of them, it would be [name it], because [your one deciding reason]. That surprised me. I’d have bet on [another one].',
            'That’s one honest answer from one person who has tried them all. Weigh it against what you need.',
          ],
        },
      ],
    },
  ],
};
