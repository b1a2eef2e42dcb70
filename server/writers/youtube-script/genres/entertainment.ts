/** A show: a setup, rising rounds, a surprise, a finish. */
import type { Genre } from '../stock.ts';

export const entertainment: Genre = {
  hooks: [
    'What you’re about to see involves {short}, one very bad idea, and nobody who said no in time.',
    'I was told that nobody would watch something about {short}. Let’s find out together.',
    'By the end of this video, somebody will have lost a bet. It’s all because of {short}.',
  ],
  promises: [
    'There are rules, there’s a winner, and there’s one moment that wasn’t planned. You’ll know it when it comes.',
    'It starts harmless. Stay for the last round, because that’s where it stops being harmless.',
    'No script for the reactions. Only the rules are written down, and we broke two of them.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'The setup',
          says: [
            '[B-roll: everything and everyone involved, quick cuts]\nHere’s how it works. [Explain the game, the challenge or the situation in two sentences.] Whoever [how you lose] has to [the price of losing].',
            'Let me introduce the people who agreed to this: [name each one, with one thing we should know about them]. They signed nothing, which I now regret.',
            'My own prediction, on the record: [say it, and don’t change it later]. We’ll play it back at the end.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Round {n}: The easy one',
          says: [
            '[Music: something far too confident]\nWe start gently, so that everyone feels safe. [Describe the first round.] And? [Let the reaction play, don’t talk over it.]',
            'That went better than it should have. You can see it on their faces. Remember those faces.',
            'Points, or whatever we’re calling them: [give the score]. [Name somebody] thinks it’s unfair. It’s been one round.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Round {n}: Where it turns',
          says: [
            '[Sound: music stops]\nNow we make it worse. [Say what changes.] Look at [someone’s] hands. [Hold the shot.] That’s not acting.',
            'What happened next wasn’t the plan. [Tell it, or simply show it.] We talked for a while about cutting it, and then all of us said no at the same time.',
            'I’ve watched it back maybe ten times. What I keep noticing is [a detail in the background].',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'Round {n}: Everyone gets brave',
          says: [
            '[B-roll: close-ups, a countdown on screen]\nNext round, and suddenly everybody has a strategy. [Explain somebody’s strategy.] It’s a terrible strategy. [Show how it goes.]',
            'There’s a moment here where nobody says anything for four seconds. In our group that’s a record.',
            'The score after that: [score]. If you’re keeping count at home, you’re doing more than we did.',
          ],
        },
        {
          heading: 'Round {n}: No rules',
          says: [
            '[On screen: the rules, being crossed out one by one]\nWe’d agreed on a rule: [the rule]. Please watch how long it lasts. [Show it.] There it goes.',
            'To be fair, nobody had written it down properly. To be less fair, [name somebody] knew exactly what they were doing.',
            'We took a vote. The vote was [the result]. Democracy isn’t always pretty.',
          ],
        },
        {
          heading: 'Round {n}: My turn',
          says: [
            '[On camera: hand the camera to someone else]\nUntil now I’ve been hiding behind the camera. They noticed. So: my turn. [Do it. Don’t cut.]',
            'In my head that looked very different. In my head there was applause.',
            'The official ruling was [what they decided]. I’d like to appeal. [Nobody listens.]',
          ],
        },
        {
          heading: 'Meanwhile, backstage',
          says: [
            '[Cut to: shaky footage from a phone]\nWhile all that was going on, this was happening in the other room: [what was happening]. None of us knew until the edit.',
            'I asked [who it was] about it later. The answer was [their words]. I’ve got no further questions.',
            'There’s about a minute more of this. I’m sparing you forty seconds of it.',
          ],
        },
        {
          heading: 'A word from the doubter',
          says: [
            '[On camera: the person who didn’t want to take part]\nNot everybody thought this was a good idea. Here’s [who], in their own words: [let them speak for ten seconds].',
            'Fair points, every one. We carried on anyway. You knew we would.',
            'I’ll just say that when the interesting part came, somebody had moved their chair a lot closer.',
          ],
        },
        {
          heading: 'Instant replay',
          says: [
            '[B-roll: the same two seconds three times, slower each time]\nWe need to look at that again. [Replay it.] There. Did you see [the detail]? Once more. [Replay it slower.]',
            'I’ve paused it at the exact frame where [someone] understands what’s about to happen. I’d hang that on a wall.',
            'At full speed it takes about as long as a sneeze. Slowed down, it’s a tragedy in three acts.',
          ],
        },
        {
          heading: 'The surprise',
          place: 'late',
          says: [
            '[Music: one long note]\nThey thought that was all. It wasn’t. What they didn’t know is [the surprise you prepared]. [Reveal it.]',
            'It took me [how long] to set that up, and it lasted eleven seconds. I’d do it again for eleven seconds.',
            'Somebody’s still not speaking to me. You can probably guess who. It’ll pass by dinner.',
          ],
        },
        {
          heading: 'Things we said and regret',
          place: 'late',
          says: [
            '[On screen: each quote as a title card]\nA short list of sentences that were really spoken today. First: [quote one]. Then: [quote two]. And my personal favorite: [quote three].',
            'Out of context they’re bad. In context, believe me, they were worse.',
            'The record will show that I said [your own worst sentence], and I stand by it.',
          ],
        },
        {
          heading: 'The count so far',
          says: [
            '[On screen: the score, drawn by hand]\nLet’s look at the board. [Read the score.] If that looks close, it’s because somebody got bonus points for [a silly reason].',
            'There’s been a complaint about the bonus points. It’s been read, laughed at, and filed.',
            'It means that anything can still happen. It also means that [who] is now taking this far too seriously.',
          ],
        },
        {
          heading: 'What you didn’t see',
          place: 'late',
          says: [
            '[B-roll: outtakes]\nFor every minute of this there were ten that I can’t show you. A taste: [describe an outtake]. That was the good take.',
            'We also spent half an hour looking for [something that was there all along].',
            'And the noise you’ve been hearing in the background? That’s [what it was]. We’ve given up explaining it.',
          ],
        },
        {
          heading: 'Round {n}: The one we practiced',
          says: [
            '[B-roll: practice footage, badly lit]\nThis is the only part that anybody practiced. [Say who, and for how long.] You’d think that would help. [Show the result.]',
            'I’m told it worked perfectly at home. It always works perfectly at home.',
            'Half a point for courage. The other half went to the person who managed not to laugh.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'The finish',
          says: [
            '[B-roll: slow push in on the winner, or on what’s left]\nAnd that settles it. [Announce the result.] Now for the price: [show what the loser has to do]. A deal’s a deal.',
            'Here’s what I predicted at the beginning. [Play it back.] Well. Let’s not dwell on it.',
          ],
        },
      ],
    },
  ],
  fromField: [{ heading: 'The expert’s corner', matter: 'mistake' }],
  points: [
    [
      '[On screen: “{point}”, in letters that are much too big]\nThis part is all about {point}. [Set it up in one sentence, then get out of the way and show it.]',
      'You had to be there. And since you weren’t, here it is again from the other side. [Second camera.]',
    ],
    [
      'Which brings us to {point}. [Ask each person for a guess first.] Keep those guesses in mind. [Show what happened.]',
      '[B-roll: faces, one after the other]\nNobody was right. Somebody was so wrong that we’ve given it a name.',
    ],
    [
      '[Music: drum roll, too long]\nLadies and gentlemen: {point}. [Pause longer than is comfortable, then reveal.]',
      'If you felt something just then, that was probably it.',
    ],
    [
      'Next on the list, {point}. Opinions were divided. [Give the best argument you heard, and the worst.] Then we just tried it.',
      'The result speaks for itself, mainly because nobody else could speak. [Show them.]',
    ],
    [
      '[Cut to: {point}, no explanation]\nNo, I’m not going to explain that. All right, briefly: {point}. [Explain it as if to a judge.]',
      'The jury is still out. The jury is also having a snack.',
    ],
    [
      'I was asked to leave out {point}. I’ve left it in. [Show it.] You’re welcome.',
      'Everybody who’s in this shot has seen it and said yes. Some of them twice, to be sure.',
    ],
  ],
  outros: [
    'Thanks to everyone who took part, knowingly or not. {Nobody was harmed, apart from one reputation.|We’re all still friends, as far as I know.}',
    'That’s the show. We’re going to clean up now, which is the part nobody films.',
    'If you laughed, my job is done. If you didn’t, please don’t tell the others. They worked very hard.',
  ],
};
