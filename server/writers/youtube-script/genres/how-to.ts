/** One problem, solved: what causes it, what to do, how to keep it from coming back. */
import type { Genre } from '../stock.ts';

export const howTo: Genre = {
  hooks: [
    'There’s a quick way to deal with {short}, and a proper way. The proper way takes about five minutes longer and lasts.',
    'You probably came here because something about {short} isn’t working. Good. Let’s fix it.',
    'You don’t need to become an expert on {short}. You need it to work. That’s what this video is for.',
  ],
  promises: [
    'I’ll show you what to do, in order, and I’ll tell you which parts you can skip.',
    'First what you need, then the method, then how to stop it from happening again.',
    'No long story. You’ll see the result first, and then exactly how to get there.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'What you need',
          inField: { matter: 'need' },
          says: [
            '[On screen: everything laid out on a table]\nYou need [list the things]. Most of it is probably in your home already. The one thing worth buying is [name it, if there is one].',
            'What you don’t need: [name something people buy for nothing]. I’ve got one. It lives in a drawer.',
            'Clear a bit of space and give yourself [how long]. It’s a job that goes better in one go than in three halves.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'First, do this',
          inField: { matter: 'first' },
          says: [
            '[B-roll: the starting state, before anything is touched]\nStart with [the first action]. It looks like a detail. Skip it, and you’ll be doing the rest twice.',
            'You’re done with this part when [the visible sign]. Not before. If you’re in doubt, give it another minute.',
            'And note down, or photograph, how things are now. If you have to go back a step later, or ask for help, you’ll be glad you have it.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Then the main part',
          inField: { matter: 'main' },
          says: [
            '[B-roll: the main action, close, in one take]\nNow the part that does the work: [describe the action, one verb at a time]. Keep it gentle. If you have to force it, something earlier isn’t finished.',
            'Go over it once more in the other direction, or from the other side: [say how that looks here]. That second pass is the difference between fine for a week and fine for good.',
            'You might be tempted to keep going. Stop when [the sign to stop]. More isn’t better here, and too much gives you a new problem: [name it].',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'How to know it worked',
          inField: { matter: 'check' },
          says: [
            '[B-roll: before and after, side by side]\nCheck it like this: [describe the check]. If it passes, you’re finished. If not, the likely reason is [the likeliest reason], and you only have to redo that one part.',
            'Check again tomorrow. Some things look right for an hour. I’ve congratulated myself too early more than once.',
            'If it fails the check twice, that tells you something as well. It means the cause is somewhere else, and repeating the same fix won’t reach it.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'Why it happens',
          inField: { matter: 'why', heading: 'Why it works that way' },
          place: 'early',
          says: [
            '[On screen: a simple drawing of the cause]\nWith {short}, it helps to know the cause. In plain words: [explain the cause in two sentences]. Once you can picture that, every step in this video makes sense.',
            'There are usually two suspects: [the first] and [the second]. You can tell them apart by [the difference]. Look for that before you do anything.',
            'People tend to blame the wrong thing, because the wrong thing is easier to see. I did. It cost me [what it cost you].',
          ],
        },
        {
          heading: 'What not to do',
          inField: { matter: 'mistake' },
          says: [
            '[On screen: a red cross over the wrong method]\nPlease don’t [name the bad shortcut]. It seems to work, and then [what happens later]. I’m not guessing: [say how you found out].',
            'The other one to avoid is [a second mistake]. It’s on half of the lists you’ll find about {short}, and it makes things worse.',
            'If you’ve already done one of these, don’t panic. [Say how to undo the damage, or at least stop it.]',
          ],
        },
        {
          heading: 'The lazy version',
          says: [
            '[B-roll: the short version, sped up]\nSome days you won’t do all this. Here’s the short version that’s still honest: [the two steps that matter most]. It gets you most of the way.',
            'What you lose by doing it the lazy way is [what suffers]. If you can live with that, go ahead. I do it on weeknights.',
            'Then, every [how often], do the full job once. The short version only works because the long one was done at some point.',
          ],
        },
        {
          heading: 'If it still doesn’t work',
          place: 'late',
          says: [
            '[B-roll: a stubborn case]\nStill no luck? Go through this in order: [first thing to rule out], [second thing], [third thing]. Nine times out of ten I end up at the first.',
            'Change only one thing at a time. If you change three and it works, you won’t know which one it was, and next time you’ll be doing all three.',
            'And there’s a point where it’s right to ask someone: [say when, and whom]. A good question saves a bad weekend.',
          ],
        },
        {
          heading: 'Keeping it that way',
          isByHand: true,
          place: 'late',
          says: [
            '[B-roll: the small routine, ten seconds]\nTo keep it from coming back, do this [how often]: [the small habit]. It takes less time than {making tea|tying your shoes}.',
            'Tie it to something you already do. I do mine right after [your own trigger]. If I left it to my memory, it wouldn’t happen.',
            'Missed a week? Just start again. It isn’t a streak, and nobody is counting.',
          ],
        },
        {
          heading: 'How long it really takes',
          isByHand: true,
          says: [
            '[On screen: a clock running next to your hands]\nAbout time. I’ve clocked it: [your time, from start to clean-up]. Your first go will be longer, mainly because you’ll be pausing this video.',
            'Most of that is waiting, not working. So start it when you’ve got something else to do nearby: [suggest something].',
            'And leave room for cleaning up. Every guide forgets that, and then you’re standing in the mess wondering why it took twice as long.',
          ],
        },
        {
          heading: 'Doing it on a different kind',
          isByHand: true,
          says: [
            '[B-roll: two or three different versions]\nYours might not look exactly like mine. If you’ve got [a common variation], change just this: [the difference]. Everything else stays the same.',
            'If yours is older, go more slowly at [the delicate point]. Old things have habits.',
            'And if yours is so different that you can’t find the parts I’m pointing at, pause here and look for [the one landmark they all have]. Work outward from that.',
          ],
        },
        {
          heading: 'Staying safe',
          isByHand: true,
          place: 'early',
          says: [
            '[On screen: the safety note, for a full five seconds]\nBefore anybody hurts themselves: [the one safety rule that matters here]. I’d rather be boring about this than sorry.',
            'If you’ve got children or animals around, [say what to do]. They turn up at exactly the wrong moment. They have a gift for it.',
            'And if something smells, sounds or feels wrong, stop. Walk away, come back with fresh eyes. The job will wait.',
          ],
        },
        {
          heading: 'The trick I wish I’d known',
          says: [
            '[B-roll: the trick, in slow motion]\nA small thing that changed it for me: [your trick]. It isn’t in any manual I’ve seen, and it takes no time at all.',
            'I can’t claim it as mine. I picked it up from [who showed you], who had clearly done this a few hundred times.',
            'Try it with and without, and see for yourself. I’d be surprised if you went back.',
          ],
        },
      ],
    },
  ],
  fromField: [{ heading: 'If you’re buying anything', matter: 'choose' }],
  points: [
    [
      '[B-roll: {point}, close up]\nA word about {point}. [Say what to do there, in one sentence that starts with a verb.] Do that, and you’ve solved half of it.',
      'If you’re not sure whether you have that problem at all, look for [the sign]. No sign, no problem. Move on.',
    ],
    [
      'Next: {point}. [Show what you mean.] The usual advice is [what people say]. What works for me is [what you do], and you’re about to see why.',
      '[B-roll: both ways, side by side]\nSame start, same light, same time. [Describe the difference you can see.]',
    ],
    [
      '[On screen: “{point}”]\nPeople ask me about this a lot: {point}. Here’s when you really have to think about it: [say when]. The rest of the time, don’t.',
      'I’ve thrown away more than one afternoon on this, and the fix turned out to be [the simple thing].',
    ],
    [
      'Then, the matter of {point}. [Say what goes wrong most often.] It’s no trouble if you do it now, and a nuisance if you don’t.',
      'Set a reminder if you have to. [Say how often that needs doing.]',
    ],
    [
      '[Cut to: a clean close-up]\nLook closely here, because of {point}. [Point at the exact spot.] If yours looks like that too, follow me. If it doesn’t, you can skip ahead.',
      'How did mine get like that? [Tell the true story in two sentences.]',
    ],
    [
      'I promised to cover {point}, so here it is. [Give the shortest useful answer you have.]',
      'There are longer answers around. In daily life, this one has been enough for me.',
    ],
  ],
  outros: [
    'So that’s the whole job. You’ve got the method, the check and the habit. {It gets shorter every time you do it.|Next time you won’t need the video.}',
    'If it works, close this and go and enjoy it. That’s the best thing that can happen to a video like this one.',
    'Done. Put your things away, have something nice to drink, and check it again tomorrow.',
  ],
};
