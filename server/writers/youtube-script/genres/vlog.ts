/** A stretch of a life, told in scenes. */
import type { Genre } from '../stock.ts';

export const vlog: Genre = {
  hooks: [
    'If you’d told me a year ago that I’d be talking about {short}, I would’ve laughed. And yet here we are.',
    'I nearly didn’t film this. [Say in half a sentence why.] I’m glad I did.',
    'This isn’t the tidy version. The tidy version would be shorter, and you’d learn nothing from it.',
  ],
  promises: [
    'Come along. It won’t all be pretty, but it’ll all be true.',
    'I’ve left in the parts that went wrong, because those were the parts I wanted to see when I was looking for videos like this.',
    'I kept the camera on more than I normally would. You’ll see why.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'Scene: Where it starts',
          says: [
            '[B-roll: the place, before anybody is in it]\nThis is where it starts: [name the place, and what you can hear there]. It’s [the time of day], and I feel [one honest word].',
            'What you can’t see behind the camera is [describe it]. I thought about tidying up. Then I thought, no, you should see how it really looked.',
            'If you’re new here, the short version of my story is this: [two sentences, no more]. Everything else you’ll pick up on the way.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Scene: In the middle of it',
          says: [
            '[B-roll: handheld, walking, let it shake]\nSo, this is what it’s really like. [Describe what’s happening around you, right now.] It was louder in my head beforehand, and quieter in real life. Or the other way round. I still can’t tell.',
            'The moment I want to remember is this one: [a small moment, nothing spectacular]. Nobody else noticed it. I’m putting it here so it doesn’t get lost.',
            'And I know how it looks from outside. From outside it looks like [how it looks]. From inside it’s mostly [how it is].',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Scene: What didn’t go to plan',
          says: [
            '[On camera: sit down, no cuts]\nAnd then this happened: [tell what went wrong, in the order it happened]. I stood there and thought, well, this’ll be funny one day. It isn’t quite yet.',
            'What I did next was [what you did]. Would I do it again? [Answer honestly.] There wasn’t much time to think, and you use what you’ve got.',
            'I almost cut this scene. But I always feel cheated by videos where nothing goes wrong, so you’re getting it whole.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'Scene: Morning',
          place: 'early',
          says: [
            '[B-roll: first light, something warm to drink, no talking]\nMornings are the honest part of the day. This one started with [what woke you], and a list in my head that was already too long.',
            'I’d planned to [what you’d planned]. You’ll see how far I got with that.',
            'There’s a small ritual I don’t skip, even now: [name it]. It takes three minutes and it makes the rest feel like mine.',
          ],
        },
        {
          heading: 'Scene: Somebody you should meet',
          says: [
            '[B-roll: the person, if they’re happy to be filmed]\nYou should meet [who]. [Say how you know each other, in one sentence.] I asked what they think of all this, and they said [their words].',
            'I wouldn’t have got through [which part] without them. People say that so often that it’s stopped meaning anything, so let me be exact: [what they did].',
            'They didn’t want to say more on camera. Fair enough. What they said off camera I’m keeping for myself.',
          ],
        },
        {
          heading: 'Scene: A small good thing',
          says: [
            '[B-roll: the small thing, in good light]\nSomething nice, for balance. [Describe a small good thing that happened.] It took ten seconds, and I’ve been thinking about it all day.',
            'I’m trying to catch these. They’re easy to miss when you’re busy waiting for the big ones.',
            'I don’t have a lesson to hang on it. It was just good, and I wanted you to have seen it.',
          ],
        },
        {
          heading: 'Scene: What nobody tells you',
          says: [
            '[On camera: quieter, closer]\nCan I tell you what nobody told me about {short}? [Say it plainly.] I’d read everything I could find, and it wasn’t in there.',
            'I don’t think they were hiding it. I think that once you’re through, you forget. So I’m saying it now, while I still remember.',
            'If you’re about to do something like this yourself, write down how you feel today. In a year you won’t believe it.',
          ],
        },
        {
          heading: 'Scene: On the way',
          says: [
            '[B-roll: through a window, moving]\nOn the road, between one place and the next. This is usually where I do my thinking. Today I was thinking about [what].',
            'It’s strange how much of any story is waiting and walking. Nobody puts that in the trailer.',
            'Look at that. [Show what you see.] I’d have missed it if I’d been on my phone, and I’ve only got it on film because I was on my phone. Make of that what you like.',
          ],
        },
        {
          heading: 'Scene: What it costs',
          says: [
            '[On screen: your own numbers, handwritten]\nA few of you like the practical side, so: this has cost me [money, hours, sleep, or all three]. [Say which of them you hadn’t expected.]',
            'Was it worth it? Today I’d say [yes, no or ask me later]. It depends a bit on when you ask, and on whether I’ve eaten.',
            'I’m only telling you because I spent a long time looking for somebody who’d say a number aloud. There you are. Mine.',
          ],
        },
        {
          heading: 'Scene: The conversation in my head',
          says: [
            '[On camera: walking, not looking into the lens]\nThere are two voices in my head about this. One says [the hopeful one]. The other says [the worried one]. They’ve been at it since [when].',
            'Lately I’ve stopped trying to make one of them win. They can both come along. Only one of them gets to drive.',
            'Which one is driving today? [Answer.] You can probably hear it.',
          ],
        },
        {
          heading: 'Scene: Evening',
          place: 'late',
          says: [
            '[B-roll: lights going on, hands putting things away]\nIt’s evening. I’ve got [one thing] done out of [how many you wanted]. I’m going to call that a good day.',
            'I looked through the footage just now. What struck me was [what you saw that you hadn’t felt at the time].',
            'I’m tired in a way that I like. You know the kind. Everything aches and nothing’s wrong.',
          ],
        },
        {
          heading: 'Scene: If I could start again',
          place: 'late',
          says: [
            '[On camera: same spot as the first scene]\nIf I could go back to the beginning, I’d change one thing: [what]. Only one. The rest I’d leave, mistakes included.',
            'I’d also tell myself to [one piece of advice to yourself]. I wouldn’t have listened. But I’d have said it.',
            'And I’d take more pictures of the dull bits. It’s funny which ones you end up wanting.',
          ],
        },
        {
          heading: 'Scene: Answering what I get asked',
          says: [
            '[On camera: read the questions from your phone]\nThree questions I keep getting from friends. The first: [the question]. Short answer: [answer].',
            'The second: [another question]. That one’s harder. [Try.]',
            'And the third is always [the question that makes you smile]. To which I can only say: [your answer].',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Scene: What I take with me',
          says: [
            '[On camera: a long, quiet shot]\nSo what do I take from this? [One sentence, as you’d say it to a friend.] I thought I’d have something wiser by now. Maybe that’s it, though.',
            'I’ll watch this again in a year and shake my head at half of it. The other half I’ll want to keep.',
          ],
        },
      ],
    },
  ],
  fromField: [
    { heading: 'What I’d tell anyone who starts', matter: 'mistake' },
    { heading: 'A bit of theory', matter: 'why' },
  ],
  points: [
    [
      '[B-roll: {point}, ten seconds, no talking]\nI have to tell you about {point}. [Tell the smallest thing you remember, not the biggest.] That’s the picture that stays.',
      'A friend asked me what it was like, and I said [what you said]. It’s the best I can do.',
    ],
    [
      'And then: {point}. [Say what you expected, and then what you got.] I’m still not sure which one I’d have chosen.',
      '[B-roll: your face just afterward]\nYou can see it there, I think. [Say what one sees.]',
    ],
    [
      '[Cut to: {point}, from close by]\nNow we come to {point}. [Describe it for somebody who’s never seen it: a sound, a smell, a color.]',
      'I could get used to that. [Or could you? Say.]',
    ],
    [
      'Nobody had prepared me for {point}. [Tell what happened, in two or three sentences.] You’d think you’d see that coming. You don’t.',
      'Next time I’ll [what you’ll do differently]. That’s what I say now, anyway.',
    ],
    [
      '[On screen: “{point}”]\nChapter of its own: {point}. [Tell it the way you told it on the phone that evening.]',
      'I’ve told that story four times now, and it gets slightly better each time. This was the true version.',
    ],
    [
      'A few words on {point}, because something would be missing otherwise. [Say why that matters to you.]',
      'That’s all. Some things don’t need a long scene.',
    ],
  ],
  outros: [
    'That was it, more or less in order. {Thanks for walking with me.|Thanks for coming along.} I’m going to put the camera down now and be where I am.',
    'There’s more to tell, and I haven’t lived it yet. See you when I have.',
    'It’s late, the battery is red, and this is a good place to stop. Take care of yourself.',
  ],
};
