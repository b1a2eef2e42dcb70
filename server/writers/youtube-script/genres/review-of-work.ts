/** A review of something that is read, watched or listened to: nobody unpacks it or asks what it costs. */
import type { Genre } from '../stock.ts';

export const reviewOfWork: Genre = {
  hooks: [
    'I’ve waited a few days before talking about {short}. The first evening you only know how you feel. Now I know why.',
    'Everybody has an opinion about {short}. I wanted mine to survive a second look.',
    'Is {short} worth your evening? I’ll tell you without giving anything away.',
  ],
  promises: [
    'First without spoilers, for those who haven’t been there yet. Before anything is given away, I’ll say so, and you can leave.',
    'I’ll tell you what works, what doesn’t, and who’ll enjoy it. The verdict is at the end, and it won’t be “it depends”.',
    'We’ll do the story, the way it’s made, and how it stays with you, and then I’ll say if I’d go back.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'What it is, without spoilers',
          says: [
            '[B-roll: the cover or the poster, no scenes yet]\nIn two sentences, and with nothing given away: [who wants what, and what stands in the way]. If you’re the kind who’d rather know nothing at all, that’s your sign to come back later.',
            'What kind of thing it is matters more than what happens in it. I’d call it [name the mood in three words]. If that’s what you’re in the mood for, you’re already halfway there.',
            'You don’t have to know [what comes before it, or what it’s based on]. It helps here and there. I’ll say where.',
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
            '[B-roll: a single image or line that you’re allowed to show]\nStart with the good. What stays with me is [one moment, described without the ending]. It’s quiet, it lasts perhaps a minute, and I’ve thought of it every day since.',
            'That moment works because it’s been prepared. Go back and you’ll see how early they start. A good story pays you back for things you didn’t know you’d lent it.',
            'And then there’s [a second strength]. It would be easy to overlook, because when it’s done well, you don’t see it.',
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
            '[On camera: a small sigh]\nNow the other side. What didn’t work for me is [name it]. I don’t mean that it’s badly done. I mean that I noticed it, and I’d been trying not to notice anything.',
            'There’s a stretch where it drags: [say where, roughly]. I looked at the clock there. Some of you will love exactly that stretch, because you get to live in that world for a while.',
            'And I’d have liked more of [what you missed]. It’s there in outline, and then it’s gone.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'How it’s told',
          says: [
            '[On screen: a line for the story, with its turns]\nLook at the order in which you’re told things. You always know a little less than you’d like, or a little more than the people in it do. The first makes you curious. The second makes you nervous. Here it’s mostly [which of the two].',
            'Watch how scenes end as well. A scene that stops a moment too early pulls you on. One that stops a moment too late lets you go and get a drink.',
            'And ask whose story it is. It isn’t always the one with the most time. It’s the one who’s different at the end.',
          ],
        },
        {
          heading: 'The people in it',
          says: [
            '[B-roll: faces, or the names on the page]\nYou can forgive a lot if you care about one person in it. For me that was [who]. I’d have followed them through a much worse story.',
            'What makes somebody feel real isn’t what they say about themselves. It’s what they do when it costs them something, and what they do when they think nobody’s looking.',
            'The one who stayed flat for me was [who]. They were there because the story needed someone to stand there.',
          ],
        },
        {
          heading: 'How it looks and sounds',
          says: [
            '[B-roll: two contrasting moments, next to each other]\nA word about the craft. What it looks, reads or sounds like is [describe it in one plain sentence]. You can tell a lot from the way it treats silence.',
            'Style is good when you’d know it blindfolded, and you still don’t think about it. When you begin to admire it, you’ve stepped outside.',
            'If you can, choose the biggest screen, the best headphones or the quietest chair you’ve got. Some things are made for that, and this feels like one of them.',
          ],
        },
        {
          heading: 'Who it’s for',
          place: 'late',
          says: [
            '[On camera: counting on your fingers]\nYou’ll enjoy it if you liked [something similar], and if you don’t mind [a quality it has]. You’ll be bored if you need [what it doesn’t give].',
            'I’d watch, read or hear it on a free evening, and not on the train in pieces. It needs a bit of room around it.',
            'And I wouldn’t force it on anyone. Nothing is worse than sitting next to somebody who keeps checking whether you’re moved.',
          ],
        },
        {
          heading: 'After a few days',
          place: 'late',
          says: [
            '[B-roll: an ordinary street in the evening]\nMy opinion the same evening was [your first opinion]. Now, a few days later, it’s [your opinion today]. The difference between those two is really my review.',
            'Some things shrink when you’ve left them, and some grow. You can’t know beforehand. You only notice that you’re still arguing with one of them in the shower.',
            'If you’ve been there too, wait a bit before you rate it. Your first number is mostly about the ending.',
          ],
        },
        {
          heading: 'What everyone says about it',
          says: [
            '[On screen: the common opinion, no names]\nThe thing you hear most is [the common opinion]. I understand where that comes from. I’d still put it differently: [your version].',
            'Expectations do a lot of harm here. If you’ve been told for weeks that something is the greatest of its kind, it can only lose. Try to go in as if a friend had mentioned it in passing.',
            'The same is true the other way round. I’ve loved things that I’d been warned about, just because nobody had promised me anything.',
          ],
        },
        {
          heading: 'What it’s really about',
          place: 'late',
          says: [
            '[On screen: a clear spoiler warning]\nFrom here on I’ll give things away, so skip to the next chapter if you’d rather not know. Underneath, it seems to me, it’s about [your reading, in one sentence].',
            'What makes me think so is [the moment that shows it]. You can read it another way, and I’d like to hear how.',
            'I don’t believe in one right meaning. But I do believe that some readings have looked closer than others.',
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
            '[On camera: nothing in your hands]\nSo here’s my verdict: [see it, wait for it, or leave it]. The reason is [your one deciding reason]. Would I go back? [Yes or no.]',
            'That’s one person’s evening. Yours may go differently, and then I’d like to hear about it.',
          ],
        },
      ],
    },
  ],
  fromField: [
    { heading: 'Before we start', matter: 'first', place: 'early' },
    { heading: 'Liking it, and thinking it’s good', matter: 'mistake' },
    { heading: 'Why stories hold us', matter: 'why' },
    { heading: 'One scene, closely', matter: 'main' },
    { heading: 'A test for your own opinion', matter: 'check' },
    { heading: 'If you’re not sure yet', matter: 'choose' },
  ],
  points: [
    [
      '[B-roll: {point}]\nLet’s talk about {point}. [Say what you noticed, with one moment as an example.] For me that’s [a plus or a minus].',
      'To be fair, [say the strongest thing against your own opinion].',
    ],
    [
      'On to {point}. [Describe it without giving anything away.] It’s [your judgment, in one word].',
      'If this is the part you care about most, [say what you’d tell a friend].',
    ],
    [
      'Then, {point}. At first I thought [what you thought]. Now I think [what you think].',
      'The turning point was [what changed your mind]. It’s easy to miss.',
    ],
    ['A short word on {point}. [Give your honest answer in one sentence.]', 'There’s more to say, but not without spoiling it.'],
  ],
  outros: [
    'That’s what I think today. {Ask me again in a year.|Go and see if I’m wrong.}',
    'If it’s for you, you probably knew halfway through. Have a good evening with it.',
    'Thanks for staying to the end. The good ones deserve to be talked about, and so do the nearly good ones.',
  ],
};
