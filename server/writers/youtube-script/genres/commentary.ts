/** An opinion with its reasons, the other side at its strongest, and what would change the speaker's mind. */
import type { Genre } from '../stock.ts';

export const commentary: Genre = {
  hooks: [
    'People get loud about {short}. I’d like to try being clear instead.',
    'I’ve put off saying this about {short}, because I know how it’ll be taken. Let me try anyway.',
    'Most of what’s said about {short} comes from people who made up their minds before they looked. I was one of them.',
  ],
  promises: [
    'I’ll tell you what I think, why I think it, and what would make me change my mind.',
    'You’ll get my view, and you’ll get the best case against it. Then you can throw out whichever you like.',
    'You don’t have to agree. I only ask you to hear the other side before you decide what mine is.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'What this is about',
          says: [
            '[On screen: the facts you’re relying on, with their source]\nFirst, what’s actually known about {short}. [State the facts, and where you have them from.] I’m keeping my opinion out of this part, as far as anyone can.',
            'What’s disputed is a different matter. People argue about [the real point of disagreement]. Quite a lot of shouting could be saved if both sides said that aloud.',
            'And here’s what I don’t know: [something you couldn’t find out]. I’ve looked. If a video like this never says “I don’t know”, be careful with it.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'My view',
          says: [
            '[On camera: straight into the lens]\nHere’s where I stand on {short}: [your view, in one sentence you’d sign]. I could dress it up, but then you’d have to undress it again to see if you agree.',
            'My main reason is [the reason]. Take that away, and I’d have to start over. The others only help.',
            'I hold it about [how firmly] firmly. That’s not weakness. Some questions deserve a clear answer, and some deserve a working answer. I think this is [which kind].',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'The best case against me',
          says: [
            '[On camera: move to another chair, if you have one]\nNow the other side, as strong as I can make it. [Put the opposing argument so well that its supporters would nod.] That’s a good argument. I don’t have a one-line answer to it.',
            'What I’d say back is [your reply]. You may find that convincing, or you may not. I go back and forth on it on bad days.',
            'Notice what I didn’t do there. I didn’t pick the silliest person who disagrees with me. It’s tempting. It’s also how you end up wrong and pleased with yourself.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'How I got here',
          place: 'early',
          says: [
            '[B-roll: a place or an object that has to do with it]\nYou should know where I’m coming from. I first cared about this when [what happened]. It made me [angry, curious, hopeful], and that’s not a neutral place to begin.',
            'I’ve tried to correct for that. [Say how: whom you asked, what you read.] You’ll have to judge whether it worked.',
            'Everybody who talks about this has a story like that somewhere. I’d trust us all more if we began with it.',
          ],
        },
        {
          heading: 'Follow the incentives',
          says: [
            '[On screen: who gains, who pays]\nA question I like to ask about any debate: who’s better off if we believe this? In this case, [who gains]. And who pays? [Who pays.]',
            'That doesn’t make anyone a liar. People can profit from something that’s true. It only tells you where to look twice.',
            'While we’re at it: do I gain anything? [Say it openly: money, views, being right.] Now you can look twice at me as well.',
          ],
        },
        {
          heading: 'What a fair comparison looks like',
          says: [
            '[On screen: two columns]\nSo much of this argument compares the best of one thing with the worst of another. Let’s be fair: take [an ordinary case] on one side and [an ordinary case] on the other.',
            'Seen like that, the difference is [smaller, or larger, or just different from what people say]. It’s less exciting, and more useful.',
            'And there’s a third column that hardly anyone draws, which is doing nothing. Doing nothing also has a price: [what it costs].',
          ],
        },
        {
          heading: 'A small story',
          says: [
            '[B-roll: quiet, no music]\nLet me tell you about [a person or a moment, with their permission]. [Tell it in four sentences, and leave the moral out.]',
            'One story proves nothing. I know that. But it shows you what the words mean when they land on somebody.',
            'When I hear a general claim now, I try it on that story first. If it sounds cruel or silly there, I look for a better claim.',
          ],
        },
        {
          heading: 'The argument I’m tired of',
          says: [
            '[On screen: the argument, in plain letters]\nThere’s one argument about {short} that I’d like to retire: [name it]. You’ve heard it. It ends every conversation, and it answers nothing.',
            'What’s wrong with it is this: [the flaw]. You could use it for anything, and an argument that works for anything works for nothing.',
            'My own side has one of those too, of course. It’s [name it]. I’ve stopped using it, mostly.',
          ],
        },
        {
          heading: 'Where I’ve changed my mind',
          says: [
            '[On camera: lean back]\nA while ago I would’ve told you [what you used to think]. I’d have been quite sure of myself.',
            'What changed it wasn’t an argument. It was [what you saw, or whom you met]. I think that’s how it goes for most of us. The arguments come afterward and tidy up.',
            'I mention it because you might be where I was. If so, I’m not going to push. Nobody could have pushed me.',
          ],
        },
        {
          heading: 'What would change it again',
          says: [
            '[On screen: “I’d change my mind if…”]\nHere’s a test I put to myself. I’d change my mind about this if [what you’d have to see]. If nothing could, it wouldn’t be an opinion. It’d be a habit.',
            'So far I’ve seen [how close it’s come]. I keep an eye on it.',
            'Try that on the next person who’s very sure about {short}. Ask kindly. The answers are remarkable.',
          ],
        },
        {
          heading: 'What it looks like up close',
          says: [
            '[B-roll: details, hands, places, no faces]\nFrom a distance it’s a debate. Up close it’s [what people who live with it deal with on a Tuesday]. Those two rarely meet.',
            'I asked someone who deals with it every week. They said: [their words, with permission]. I had nothing to add.',
            'So when I form a view, I try to picture explaining it across that person’s kitchen table. Some of my better sentences don’t survive.',
          ],
        },
        {
          heading: 'The words we use',
          says: [
            '[On screen: two words for the same thing]\nListen to the words. One side says [a word]. The other says [another word]. They’re talking about the same thing, and the word has already voted.',
            'I’ve tried to use [your word] in this video, since it seems the plainest. If it sounds loaded to you, swap it in your head and see whether my argument still stands.',
            'If it doesn’t, then it was never an argument. It was just a good word.',
          ],
        },
        {
          heading: 'What I’d do',
          place: 'late',
          says: [
            '[On camera: count on your fingers]\nEnough complaining. If it were up to me, I’d begin with [one realistic step]. It’s not a grand plan. It’s something you could do next month.',
            'It would have a downside: [name it honestly]. I’d take that downside over the one we have.',
            'And if it didn’t work within [how long], I’d stop and say so. I wish more plans came with that sentence.',
          ],
        },
        {
          heading: 'What you can do with this',
          place: 'late',
          says: [
            '[On camera: softer]\nYou might ask what you’re supposed to do with all that. Maybe nothing. Maybe just be a little slower, the next time someone wants you to be outraged by lunchtime.',
            'Or talk to one person who sees it differently. Not to win. Just find out which fact, or which fear, their view is standing on.',
            'I did that before recording this. It made the video longer, and better.',
          ],
        },
      ],
    },
  ],
  points: [
    [
      '[On screen: “{point}”]\nYou can’t talk about this without {point}. [Say what’s true about it, then what’s only repeated.] Those are two different lists.',
      'My impression is that [your honest reading]. I’d hold that loosely.',
    ],
    [
      'Take {point}. [Describe how each side uses it.] Funny how the same thing can prove the opposite, depending on who’s holding it.',
      'What I’d like to know, and couldn’t find out, is [your open question].',
    ],
    [
      '[B-roll: {point}, filmed plainly]\nThen there’s the matter of {point}. [Give your view in one sentence, then one reason.] I think that’s where the real disagreement sits.',
      'If you see it differently here, we’ll probably see everything after it differently too. That’s fine. At least we know where the road forks.',
    ],
    [
      'And what about {point}? People bring that up as if it settled things. [Say what it settles, and what it doesn’t.]',
      'Half an answer is worth having, so long as nobody sells it as a whole one.',
    ],
    [
      '[Cut to: your notes, a page with crossings-out]\nI rewrote this part three times, because I couldn’t get {point} right. [Say what makes it hard.]',
      'In the end I left the doubt in. You can hear it, I’m sure.',
    ],
    ['Briefly, {point}. [One clear sentence. Then stop.]', 'There’s more, but more wouldn’t make it truer.'],
  ],
  outros: [
    'That’s what I think today. {I’ve been wrong before, and it didn’t hurt as much as I’d feared.|Hold it up to the light and see what’s left.}',
    'If you disagree, you’ve at least disagreed with what I meant. I can’t ask for more than that.',
    'Thank you for hearing me out. Go and hear someone else out next.',
  ],
};
