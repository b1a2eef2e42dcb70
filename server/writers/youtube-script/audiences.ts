/** How each audience is spoken to, and what is said to them alone. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import type { Beat, Said } from './stock.ts';

type VideoType = PayloadOf<typeof tool>['videoType'];

interface Audience {
  /** In the introduction. */
  readonly greetings: readonly Said[];
  /** Single sentences on the way. */
  readonly asides: readonly Said[];
  /** Sections for them, in the videos they fit; in any where none are named. */
  readonly beats: readonly (Beat & { readonly fits?: readonly VideoType[] })[];
  /** How they are asked to come back, in a call to action. */
  readonly subscribes: readonly Said[];
}

export const AUDIENCES: Readonly<Record<PayloadOf<typeof tool>['targetAudience'], Audience>> = {
  Everyone: {
    greetings: [''],
    asides: [],
    beats: [],
    subscribes: [
      'And if you’d like more of this, subscribe. It’s free, and it tells me what to make next.',
      'Subscribe if you want to be here for the next one. If not, no hard feelings.',
      'If this was useful, subscribe, and send it to the one person you thought of while watching.',
    ],
  },
  'Kids (5-12)': {
    greetings: [
      'Hi, kids! And hello to the grown-up next to you.',
      'Hello there! Are your ears on? Are your eyes open? Then we can begin.',
      'Hi, everybody! If there’s a grown-up close by, call them over. They’ll like this too.',
    ],
    asides: [
      'Are you still with me? Nod if you are!',
      'Wow, right?',
      'Wiggle your fingers if you’re still listening.',
      'Ooh, I like that bit.',
      'Tell that to somebody at home later!',
      'Pretty cool, isn’t it?',
      'Thumbs up if you’re ready for more!',
    ],
    beats: [],
    subscribes: [
      'If you liked this, ask a grown-up if you may watch another one. Grown-ups: you’re the ones who can press subscribe, if you think it’s right for your children.',
      'Did you have fun? Then tell the grown-up who’s with you. They can subscribe for you, so you’ll find us again.',
    ],
  },
  'Teens (13-17)': {
    greetings: [
      'If you’re watching this instead of doing homework, I didn’t see anything.',
      'No talking down to you, promise. You’ll know in thirty seconds if I do it anyway.',
      'You’ve got a good eye for fake stuff, so I won’t try any.',
    ],
    asides: [
      'And no, this won’t be on a test.',
      'Nobody tells you that in school.',
      'Awkward? A bit. Moving on.',
      'No, you don’t have to write that down.',
      'Screenshot that if you want.',
      'If an adult explained it differently, they meant well.',
      'You can skip ahead if you know this. I would.',
    ],
    beats: [
      {
        heading: 'If you’re doing this with no budget',
        fits: ['Tutorial', 'How-to'],
        says: [
          '[B-roll: a small room, ordinary things]\nLet’s be real, you might not have money for this. You don’t need much. Borrow [what can be borrowed], and ask for [what a school or a library often has].',
          'Half of the good stuff you see online started in somebody’s bedroom with a borrowed something. The other half says so and didn’t.',
          'And if a product promises to make you good at it overnight, close the tab.',
        ],
      },
      {
        heading: 'What your friends might say',
        fits: ['Tutorial', 'How-to', 'Review', 'Unboxing', 'Educational'],
        says: [
          '[On camera: shrug]\nSomebody’s going to ask why you’re into this. You don’t owe anyone a speech. “I like it” is a full answer.',
          'If they laugh, give it two weeks. It’s surprising how often the laughing person comes back and asks how it works.',
          'And if you do find one friend who’s into it as well, that’s all the crowd you need.',
        ],
      },
    ],
    subscribes: [
      'Subscribe if you want the next one to show up without you looking for it. And send it to the friend who’d get it.',
      'Hit subscribe if this was worth your time. If it wasn’t, tell me what would be.',
    ],
  },
  'Young Adults (18-25)': {
    greetings: [
      'If you’re figuring out half of your life at the moment, this is one part you can tick off.',
      'This one’s for small budgets, small kitchens and big plans.',
      'If you’re between two shifts, two lectures or two moves, this fits in there.',
    ],
    asides: [
      'Nobody taught me this either.',
      'It’s one of those things everyone pretends to have always known.',
      'Being new at something isn’t the same as being bad at it.',
      'If you’re watching this on a bus, wave.',
      'Yes, I looked that up at two in the morning too.',
      'File that under things school skipped.',
    ],
    beats: [
      {
        heading: 'On a tight budget',
        fits: ['Tutorial', 'How-to', 'Review'],
        says: [
          '[On screen: what you can skip]\nIf money’s tight, here’s where to save: [what to skip or borrow]. And here’s the one place where I wouldn’t: [where cheap gets expensive].',
          'Ask around before you buy. Somebody you know has one in a closet, and they’d be happy to see it used.',
          'I’ve done it both ways. The expensive way looked better in photos. That was about it.',
        ],
      },
      {
        heading: 'If you’ve only got twenty minutes',
        fits: ['Tutorial', 'How-to'],
        says: [
          '[B-roll: a clock, a bag by the door]\nSome weeks, twenty minutes is all there is. Then do this and nothing else: [the smallest useful version]. It keeps the door open.',
          'It’s tempting to wait for a free weekend. I’ve met that weekend. It comes about twice a year, and then you’re tired.',
          'Twenty minutes now, badly, on an ordinary Wednesday. That’s how most of it gets done.',
        ],
      },
    ],
    subscribes: [
      'Subscribe if you’d like company while you figure things out. And pass this on to whoever you were going to explain it to tonight.',
      'If that saved you some time or some cash, subscribe. That’s a fair trade.',
    ],
  },
  'Adults (26-40)': {
    greetings: [
      'I know your evening is short, so I’ll get to the point.',
      'If you’re watching this with one ear while somebody’s asking for dinner, you’re in good company.',
      'You’ve got a job, a list and perhaps an hour, so I’ve cut everything that isn’t needed.',
    ],
    asides: [
      'You’ve handled harder things this week.',
      'I know, you’ve got other things on your list.',
      'And all that before dinner.',
      'Still awake? Good.',
      'Your younger self would’ve rolled their eyes.',
      'You’ve earned a second coffee for that.',
    ],
    beats: [
      {
        heading: 'When you’ve got no time',
        fits: ['Tutorial', 'How-to'],
        says: [
          '[B-roll: a full kitchen table, a clock]\nRealistically, when are you going to do that? I’d put it [when it fits], because that’s the one slot nobody else wants.',
          'If there are children, involve them in [a safe part], or wait until they’re asleep. Both work. Pretending that they’ll leave you alone doesn’t.',
          'And if it doesn’t happen this week, it happens next week. There’s no examiner.',
        ],
      },
      {
        heading: 'Doing it with a partner or a family',
        fits: ['Tutorial', 'How-to'],
        says: [
          '[B-roll: two cups on a table]\nIf you share a home, talk about it first. One sentence does it: [what you’d say]. It saves the longer conversation later.',
          'Split it by what you like, not by what’s fair on paper. I’d rather do [one part] twice than [another part] once.',
          'And let the other person do their half their way. That’s the advanced level. I’m still on it.',
        ],
      },
    ],
    subscribes: [
      'If that was a good use of your evening, subscribe. I’ll try to keep the next one just as short on nonsense.',
      'Subscribe if you’d like more of this, and send it to the friend you’ve been meaning to write to anyway.',
    ],
  },
  Professionals: {
    greetings: [
      'I’ll assume that you know the basics and go straight to what’s useful at work.',
      'If you do this for a living, you’ll be able to judge every sentence. Please do.',
      'This is for people who’ll have to use it on Monday.',
    ],
    asides: [
      'You’ll know a case like that from work.',
      'You’ve probably seen that in your own job.',
      'Any colleague would ask the same.',
      'That’s familiar from working life, I suspect.',
      'Your own experience may differ, and it counts.',
      'I’d say the same in a meeting.',
    ],
    beats: [
      {
        heading: 'Taking it to work',
        fits: ['Tutorial', 'How-to', 'Educational', 'Review', 'Commentary'],
        says: [
          '[B-roll: a desk, a whiteboard, a team from behind]\nHow would you use that at work? I’d begin with [one small, low-risk case], agree on what a good result looks like, and put a date on it.',
          'Tell the people it affects before you begin. It takes one message, and it turns critics into reviewers.',
          'Afterward, write down what you’d do differently, in five lines. The second project is where those five lines earn their keep.',
        ],
      },
      {
        heading: 'Questions your colleagues will ask',
        fits: ['Review', 'Commentary', 'Educational'],
        says: [
          '[On screen: the questions, one per slide]\nExpect three questions. What does it cost? [Your figure, with its source.] Who’s done it before? [A case you can name.] What if it fails? [Your way back.]',
          'If you can’t answer the third one yet, don’t present it yet. It’s the one they’ll remember.',
          'And if someone asks a better question than those, thank them and mean it.',
        ],
      },
    ],
    subscribes: [
      'If this is useful for your work, subscribe, and forward it to the colleague who’d have asked.',
      'Subscribe if you’d like the next one in your feed on a working day.',
    ],
  },
  'Seniors (50+)': {
    greetings: [
      'You’ve seen plenty of fashions come and go, so I’ll leave out the fuss.',
      'I’ll speak clearly and take my time. You can pause whenever you like.',
      'You bring a good deal of experience to this, and I’ll count on it.',
    ],
    asides: [
      'There’s no hurry.',
      'You can pause here for a moment, if you like.',
      'I dare say you’ve seen something like it before.',
      'Some things don’t change much, do they?',
      'I’ll take that slowly, because it’s worth it.',
      'You’ve probably got a story of your own about that.',
    ],
    beats: [
      {
        heading: 'Taking it at your own pace',
        fits: ['Tutorial', 'How-to'],
        says: [
          '[B-roll: a comfortable chair, good light]\nTake this at your own pace. If something is hard to see or hard to hold, [suggest a lamp, a cushion, a tool with a bigger handle]. Comfort isn’t cheating.',
          'You can slow the video down in the settings, or switch on the captions. I’ve checked the captions myself.',
          'And if you’d rather watch all of it first and start tomorrow, that’s an excellent plan.',
        ],
      },
      {
        heading: 'What has changed over the years',
        fits: ['Tutorial', 'How-to', 'Educational', 'Review'],
        says: [
          '[B-roll: something old beside something new]\nSome of this used to be done differently, and not always worse. If you learned it as [the older way], you already know [what carries over].',
          'What’s new is mainly [the one difference]. It’s smaller than it looks from outside.',
          'If you still have the old version somewhere, keep it. I’d trust it further than some of the new ones.',
        ],
      },
    ],
    subscribes: [
      'If you enjoyed this, you can press the subscribe button under the video. It costs nothing, and it won’t ask you for any payment.',
      'You’re welcome to subscribe: it’s the button below the picture, and it’s free. Do show this to a friend as well.',
    ],
  },
  'Specific Niche': {
    greetings: [
      'This one’s for the people who already own too much of it and know exactly what I mean.',
      'If you’ve got a favorite forum for this, you’re the person I made it for.',
      'You know who you are. I’ll skip the definitions.',
    ],
    asides: [
      'You’ve had that argument on a forum, I’m sure.',
      'I know, I know. I’ll get to that.',
      'The purists may look away now.',
      'If you spotted what’s on the shelf behind me, well done.',
      'That’s the sort of detail we’re here for.',
      'Outsiders think we’re joking.',
      'Yes, there’s a deeper level. We both know it.',
    ],
    beats: [
      {
        heading: 'For those who know',
        fits: ['Tutorial', 'How-to', 'Educational', 'Review', 'Unboxing'],
        says: [
          '[B-roll: the detail only insiders look for]\nA minute for the insiders. You’ll want to know about [the technical detail]. Here’s exactly what I’ve got: [name it, with the version or model].',
          'I know the usual objection: [name it]. I’ve come across it too. My answer is [your answer], and I’m open to a better one.',
          'If that was too deep, blame the people who asked. They know who they are, and they’re nodding.',
        ],
      },
      {
        heading: 'The debate that never ends',
        fits: ['Tutorial', 'How-to', 'Review', 'Unboxing', 'Commentary', 'Educational', 'Entertainment'],
        says: [
          '[On screen: the two camps, in friendly colors]\nWe can’t do this without the old debate: [one camp] against [the other camp]. I’m in the [your camp] camp, on most days.',
          'What nobody admits is how close the two are. From the outside, you couldn’t tell us apart in a photograph.',
          'So let’s agree to disagree for another ten years. It’s worked so far.',
        ],
      },
    ],
    subscribes: [
      'There aren’t many of us. Subscribe, so that we can find each other.',
      'Subscribe if you speak this language. And bring the one other person you know who does.',
    ],
  },
};
