/** What it is, what is good, what is not, and for whom it is. */
import type { Genre } from '../stock.ts';

export const review: Genre = {
  hooks: [
    'I’ve spent [how long] with {short}, and I’ve changed my mind twice. You’re getting where I ended up.',
    'Before you spend anything on {short}, give me a few minutes. I’ll tell you what the product page leaves out.',
    'Everybody has an opinion about {short}. I wanted to know what it’s like once the first week is over.',
  ],
  promises: [
    'I’ll tell you what’s good, what isn’t, who should get it and who shouldn’t. The verdict is at the end, and it won’t be “it depends”.',
    'We’ll do the good part, the bad part and the price, in that order, and then I’ll say what I’d do with my own money.',
    'For the record: [say whether you bought it, borrowed it or were given it]. Nobody has seen this video before you.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'What it is',
          says: [
            '[B-roll: a slow pan, no text on screen]\nFor anyone new to this: [describe it in one sentence, without adjectives]. You’d use it to [the main use]. That’s all you need to know for the rest to make sense.',
            'I’ve used it [how often] for [how long], mostly for [what]. If you’d use it for something else, weigh what I say accordingly.',
            'And I came to it from [what you used before]. So when I say something’s better or worse, that’s what I’m comparing it with.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'What’s good',
          says: [
            '[B-roll: the best feature in real use]\nStart with the good. What I liked most was [name it]. I noticed it on [when], when [what happened], and I’ve been glad of it ever since.',
            'It’s also better than I expected at [a second strength]. I’d read the opposite, so I tested it: [what you did, and what came out].',
            'And one small thing that nobody mentions: [a detail]. You won’t buy it for that. You might keep it for that.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'What’s not',
          says: [
            '[B-roll: the weak point, held long enough to see it]\nNow the other side. What annoyed me is [name it]. It isn’t a deal-breaker for me, but I know people for whom it would be: [say who].',
            'The second problem showed up later. After [how long], [what happened]. I don’t know whether that’s my one or all of them, and I won’t pretend to.',
            'And then there’s what’s simply missing: [what you looked for and didn’t find]. Maybe you’ll never need it. I did, twice.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'First impressions',
          place: 'early',
          says: [
            '[B-roll: the very first time you used it]\nMy first impression was [your honest first thought]. I wrote it down that evening, so I couldn’t improve it later.',
            'First impressions are mostly about looks and packaging. A week on, what I cared about was [something quite different].',
            'If you try one in a shop, you’ll get that first impression and nothing else. Keep that in mind when someone’s standing next to you, smiling.',
          ],
        },
        {
          heading: 'The test',
          says: [
            '[B-roll: the test from start to finish, uncut]\nI didn’t want to rely on feeling alone, so I tested it: [describe a test the viewer could repeat at home]. Same conditions each time, [how many] rounds.',
            '[On screen: your results]\nHere’s what came out: [the result]. Please don’t read more into it than there is. It’s one test by one person, and you can see exactly how I did it.',
            'The result that surprised me was [which]. I ran it again to be sure, and [what happened the second time].',
          ],
        },
        {
          heading: 'Living with it',
          says: [
            '[B-roll: an ordinary day, it’s somewhere in the background]\nReviews love the first day. I’m more interested in the ordinary Tuesday. On an ordinary Tuesday, life with {short} is [describe it honestly].',
            'You find out what a thing is worth when you’re tired and in a hurry. In those moments, [what it was like].',
            'I also asked someone else in the house. The answer was [their words]. I’ve left it in, since it was shorter and better than mine.',
          ],
        },
        {
          heading: 'What it costs',
          says: [
            '[On screen: the price, with today’s date]\nMoney. As I record this, I’ve seen it at [the price where you are]. Add [extras, refills, a subscription, your time] and you get what it really costs.',
            'Is it worth that? Divide it by how often you’d really use it, and be strict with yourself. My own number was [work it out aloud].',
            'If that’s too much, don’t finance it and don’t feel bad. [Say what you’d use in the meantime.]',
          ],
        },
        {
          heading: 'What else there is',
          says: [
            '[B-roll: the alternative next to it]\nThe obvious alternative is [name one you’ve really used]. It’s better at [one thing] and worse at [another]. If the first of those matters more to you, you can stop watching here and get that.',
            'There’s a cheaper route as well: [the budget option, or buying used]. I went that way for years and it was fine.',
            'And the cheapest alternative of all is the one you’ve already got. If it still does the job, my favorite recommendation is to keep it.',
          ],
        },
        {
          heading: 'Who it’s for',
          place: 'late',
          says: [
            '[On camera: count them off on your fingers]\nGet it if [one clear case]. Get it if [a second clear case]. If neither of those is you, keep your wallet where it is.',
            'Don’t get it if [the clearest case against]. I’m serious about that one. I’ve seen [what happened to someone who did].',
            'And if you’re somewhere in between, wait. Things like this rarely get more expensive while you’re thinking.',
          ],
        },
        {
          heading: 'What the marketing says',
          says: [
            '[On screen: the claim, word for word]\nThe claim on the box is [quote it exactly]. I took that literally and tried it. The result: [what you found].',
            'I don’t think anybody’s lying. It’s true in the way that such sentences are true: under the right conditions, on a good day, in good light.',
            'What they could’ve said, and didn’t, is [the thing you like that isn’t advertised]. Strange choice.',
          ],
        },
        {
          heading: 'Build and feel',
          says: [
            '[B-roll: macro shots, hands turning it over]\nClose up, this is what you get: [describe the materials or the workmanship, as you see them]. The part I’d worry about is [name it].',
            'It’s been through [what it’s been through with you], and this is what it looks like now. Every mark on it is mine.',
            'If that part fails one day, you can [repair it, replace it, or not]. I looked it up before I needed to. It’s worth knowing before you buy.',
          ],
        },
        {
          heading: 'What I got wrong',
          place: 'late',
          says: [
            '[On camera: sit back a little]\nI should own up to something. I was wrong about [what]. In the first days I was sure that [your first opinion], and I would’ve told you so in a video like this.',
            'What changed my mind was [the moment]. That’s why I don’t like reviews made on day one, including the ones I’ve made.',
            'I may be wrong about something else today. If I find out, I’ll say so.',
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
            '[On camera: nothing in your hands]\nSo here’s my verdict: [buy, wait or skip]. The reason is [your one deciding reason]. If I lost mine tomorrow, I would [what you’d do].',
            'That’s one honest answer from one person who’s lived with it. Weigh it against what you need.',
          ],
        },
      ],
    },
  ],
  fromField: [
    { heading: 'What to look for', matter: 'choose', place: 'early' },
    { heading: 'What trips people up', matter: 'mistake' },
  ],
  points: [
    [
      '[B-roll: {point}, with the sound on]\nLet’s talk about {point}. [Say what you noticed first, and what you noticed later.] On balance, that’s [a plus or a minus] for me.',
      'To be fair, [say the strongest thing against your own opinion]. You may hear that from others, and they’re not wrong.',
    ],
    [
      'On to {point}. [Describe what you tried, and what happened.] I’d call that [your judgement, in one word].',
      '[On screen: your own rating for this part]\nIf this is the part you care about most, [say what you’d tell a friend].',
    ],
    [
      '[B-roll: {point}, real time, no music]\nI’ll be quiet for a few seconds here so that you can judge for yourself: {point}. [Pause.] What I notice is [what you notice].',
      'Somebody else might not mind at all. It comes down to [what it depends on].',
    ],
    [
      'Then, {point}, and this is where I’ve changed my mind. At first I thought [what you thought]. Now I think [what you think].',
      'The turning point was [what happened]. You can’t see that kind of thing in a shop.',
    ],
    [
      '[Cut to: your notes]\nAbout {point}, my notes from the first week say [read one line aloud]. My notes from last week say [read another].',
      'Those two lines tell you more than a score would.',
    ],
    [
      'A short word on {point}. [Give your honest answer in one sentence, no hedging.]',
      'If you need more detail than that, you probably know more about it than I do.',
    ],
  ],
  outros: [
    'That’s everything I know about it that might help you decide. {Take your time.|Sleep on it, and see if you still want it in the morning.}',
    'I hope this saves you either some money or some doubt. Thanks for listening to the boring parts too.',
    'If I learn anything that changes the verdict, there’ll be an update. Until then, it stands.',
  ],
};
