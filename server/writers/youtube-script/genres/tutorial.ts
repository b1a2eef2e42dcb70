/** A skill from the first move to the last, each step shown, tried and checked. */
import type { Genre } from '../stock.ts';

export const tutorial: Genre = {
  hooks: [
    'The hardest part of {short} isn’t talent. It’s that nobody tells you what comes first.',
    'If you’ve tried to learn about {short} before and given up halfway, the order was probably wrong. You weren’t.',
    'A few minutes from now you’ll have done more with {short} than most people who only read about it.',
  ],
  promises: [
    'We’ll go one step at a time, and after every step there’s a way to check that it worked.',
    'I’ll show each step twice: once at normal speed, once slowly enough to copy.',
    'You only need to follow the next step. I’ll keep an eye on the ones after that.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'Before you start',
          inField: { matter: 'need' },
          says: [
            '[On screen: the list of what you need]\nHere’s what you’ll need: [name the things, and hold each one up]. If you’re missing something, [say what works instead], so don’t run to the shop yet.',
            'Put it all within reach before you begin. Nothing breaks your concentration like {hunting for|getting up for} one small thing when your hands are already busy.',
            'One word on time. The first attempt takes about [your honest estimate]. If yours takes twice that, you’re not slow. You’re doing it for the first time, and first times are supposed to be slow.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Step {n}: Set it up',
          inField: { matter: 'first', heading: 'Step {n}: Begin here' },
          says: [
            '[B-roll: close-up of your hands, from your own point of view]\nFirst, get into the starting position: [describe it]. It should look like what you see on screen now. Take a moment here, because everything after this leans on it.',
            'Check it like this: [name one thing the viewer can see, feel or hear]. If that’s right, leave the rest alone. If it isn’t, go back and {start over|begin again}. It costs you half a minute now and saves you ten later.',
            'You’ll notice that I’m not hurrying. Setting up looks like the boring part, and it’s the part that people who are good at this never skip.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Step {n}: Make the first move',
          inField: { matter: 'main', heading: 'Step {n}: Do the main part' },
          says: [
            '[B-roll: the move at normal speed, then the same move slowly]\nNow the first real move: [say it in one sentence, starting with a verb]. Watch it once without copying me. Then do it along with the slow version.',
            'What you’re looking for is [the sign that it worked]. Don’t judge how it looks yet. Judge only whether that sign is there.',
            'Do it again. The second time you’ll already think about it less, and that’s what learning feels like from the inside. There’s no click and no fanfare. You just think about it less.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Step {n}: Put it together',
          inField: { matter: 'check', heading: 'Step {n}: Check it' },
          says: [
            '[B-roll: the whole sequence in one take, no cuts]\nNow join the pieces: [name them in order]. Go at whatever speed lets you finish without stopping. Smooth first. Fast comes later, and mostly by itself.',
            'If one join keeps going wrong, take it out and practice just that: the last second of one piece and the first second of the next. It’s nearly always the seam that fails, not the piece.',
            'And then run it all once more from the top. This is the version to film on your phone, by the way. You’ll want to have it in a month, to see how far you’ve come.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'Step {n}: The fiddly bit',
          isForUnknown: true,
          says: [
            '[B-roll: extreme close-up, hold it for five seconds]\nThis next bit is fiddly, and I’d rather tell you so than pretend. It’s [name the bit]. Most people need three or four tries, so give yourself five.',
            'The trick that finally helped me was this: [your trick, in one sentence]. I did it wrong for [how long] before someone showed me. You get it for free.',
            'If your hands tense up, stop, and shake them out. Tension feels like effort, and it’s really just noise. Come back looser and try the same thing with half the force.',
          ],
        },
        {
          heading: 'Step {n}: Slow it right down',
          isForUnknown: true,
          says: [
            '[On camera: show it at quarter speed, counting aloud]\nLet’s take what you’ve just done and run it at quarter speed. It’ll feel silly. Slow is where you can catch a mistake while it’s still happening.',
            'Say each part aloud as you do it: [the parts in order, one or two words each]. When your mouth gets ahead of your hands, that’s the part that needs work.',
            'Three clean slow runs are worth more than twenty quick ones that half work. Every time you repeat a mistake at full speed, you’re practicing the mistake.',
          ],
        },
        {
          heading: 'Step {n}: Test it',
          isForUnknown: true,
          says: [
            '[B-roll: the test, one wide shot and one close-up]\nTime to find out. The test is simple: [describe a test that gives a clear yes or no]. Do it now, before you move on, while you still remember what you did.',
            'If it passes, good. If it doesn’t, don’t start again from zero. Go back one step, check only that, and test again. One step at a time, backward, until you find it.',
            'I still test mine every time. It isn’t doubt. It’s a habit, in the way that you pat your pocket for the keys.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'The mistake almost everyone makes',
          inField: { matter: 'mistake' },
          says: [
            '[On screen: the mistake on the left, the fix on the right]\nHere’s the one I see most when beginners meet {short}: [name the mistake]. It feels right while you’re doing it. That’s what makes it so stubborn.',
            'The fix: [say what to do instead]. Try both versions now, one after the other. Once you’ve felt the difference, you won’t need me to remind you.',
            'I made it too, for longer than I’d like to admit. Nobody corrected me, because from the outside it looked fine.',
          ],
        },
        {
          heading: 'When it goes wrong',
          says: [
            '[B-roll: a failed attempt, left in on purpose]\nIf it looks like this, you’re fine. That’s [name what went wrong], and it comes from [the cause]. Undo the last step, breathe, and do it again.',
            'I’ve left my own failed take in the video, because tutorials where everything works the first time are no use to anyone. You learn more from watching a repair than from watching a miracle.',
            'There’s one kind of wrong where you should stop: [say when to stop, and whom to ask]. That’s not giving up. That’s knowing where the edge is.',
          ],
        },
        {
          heading: 'How to practice',
          place: 'late',
          says: [
            '[On screen: the practice plan, one line per day]\nNow, practice. Ten minutes on most days beats an hour on Sunday. Do [the one exercise worth doing] and stop while it’s still going well.',
            'Pick one thing per session. If today is about the first move, then the rest may be as ugly as it likes. You can’t watch everything at once, and neither can I.',
            'On the days when it’s worse than yesterday, keep it short and go home. Those days come to everybody. They look like going backward and they’re usually the day before something settles.',
          ],
        },
        {
          heading: 'Where to go next',
          place: 'late',
          says: [
            '[B-roll: something more advanced that you’ve made or done]\nOnce this feels comfortable, the next thing I’d try is [the next step up]. It uses everything you did today and adds just one new idea.',
            'Don’t rush there. If you can do today’s version while talking to somebody, you’re ready. If talking makes it fall apart, it isn’t in your hands yet, and another few days will help.',
            'And if you never go further than this, that’s fine as well. You wanted to be able to do a thing, and now you can do it.',
          ],
        },
        {
          heading: 'A shortcut, and a warning about it',
          says: [
            '[B-roll: the shortcut next to the long way]\nThere’s a shortcut: [describe it]. I use it. But I learned the long way first, and I’d ask you to do the same.',
            'When the shortcut fails, and it will, you’ll need to know what it was skipping. Otherwise you’re standing there with a broken trick and nothing underneath it.',
            'So do it the long way [how many times] times. After that, take the shortcut with a clear conscience.',
          ],
        },
        {
          heading: 'What each part is for',
          inField: { matter: 'why', heading: 'Why it works' },
          says: [
            '[On screen: the parts, labelled]\nA quick why, since you’ve seen the how. [Name a part] is there because [its reason]. Leave it out and [say what happens].',
            'I’m telling you this because rules without reasons get forgotten by the weekend. If you know what a step is for, you can rebuild it when you can’t remember it.',
            'It also means you can break the rule sensibly one day. But today, keep to it.',
          ],
        },
      ],
    },
  ],
  fromField: [{ heading: 'If you’re buying anything', matter: 'choose' }],
  points: [
    [
      '[B-roll: {point}, filling the frame]\nLet’s stop at this for a moment: {point}. [Show it, and say what the viewer should do with it.] Get this right and the next step is much easier.',
      'If you’re not sure about it, compare yours with mine on screen. [Say what a good one looks like, and what a bad one looks like.]',
    ],
    [
      'Now, {point}. [Explain it in one plain sentence, as you would to a neighbor.] Then do it with me. I’ll wait.',
      '[B-roll: a beginner’s hands trying it]\nThe common slip here is [name it]. You’ll see it the moment it happens, now that you know where to look.',
    ],
    [
      '[On screen: “{point}”]\nYou’ll hear these words a lot: {point}. Here’s all you need to know about that today: [one thing, no more].',
      'There’s more to say, and you can find it out later. Right now more detail would only get in the way of your hands.',
    ],
    [
      'This is where it gets interesting: {point}. [Show the wrong way for two seconds, then the right way for ten.]',
      'Do it once along with me, and once on your own with the picture paused. The second one is the one that counts.',
    ],
    [
      '[Cut to: your hands, over the shoulder]\nOne more piece before we go on: {point}. [Say when in the process it comes in, and how the viewer will know.]',
      'I used to leave it for last. Don’t. [Say what happened when you did.]',
    ],
    [
      'Keep this in mind as we go: {point}. [Tell the viewer what you wish you’d known about it on your first day.]',
      'Write it on a scrap of paper if you like, and put it where you can see it. I did.',
    ],
  ],
  outros: [
    'That’s it. You’ve gone from the first move to a finished result, and the next time will be quicker. {See you in the next one.|Now go and do it once without me.}',
    'You know where to begin with {short} now, and you know how to check each step. The rest is repetition, and that part belongs to you.',
    'When you get the chance, do it again, before it fades. A clumsy second attempt teaches you more than watching this twice.',
  ],
};
