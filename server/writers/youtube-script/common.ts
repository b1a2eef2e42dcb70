/** Sections that suit any video in which one person speaks: for the long ones. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import type { Beat } from './stock.ts';

type VideoType = PayloadOf<typeof tool>['videoType'];

export interface CommonBeat extends Beat {
  /** The only kinds of video for it, or those in which it would sound odd. */
  readonly fits?: readonly VideoType[];
  readonly unfit?: readonly VideoType[];
  /** For what can be done: no use where something is only to be understood. */
  readonly isAboutDoing?: true;
  /** Assumes that others know the topic, too: not for the maker’s own story. */
  readonly isShared?: true;
}

export const COMMON: readonly CommonBeat[] = [
  {
    heading: 'Why I made this',
    isShared: true,
    place: 'early',
    says: [
      '[On camera: a quieter spot than before]\nA word on why this video exists. I went looking for something honest about {short}, and what I found was [what you found, and what was missing]. So I made the one I’d wanted to watch.',
      'It isn’t meant to be the last word. It’s meant to be the first one, for somebody who’s standing where I stood. If that’s you, I had you in mind while I was writing it.',
      'I also had one particular person in mind: [say who, if they don’t mind]. When I wasn’t sure whether to keep a part, I asked myself if it would help that person. You’d be amazed how much went.',
    ],
  },
  {
    heading: 'The question I get most',
    isShared: true,
    says: [
      '[On screen: the question, in the words it was asked]\nWhenever I mention {short}, somebody asks me this: [the question]. I used to give a long answer. These days I give a short one: [your answer].',
      'The long answer starts with “it depends”, and people’s eyes go dull at that point. So if you need it, here’s what it depends on: [one thing], and [another].',
      'What I find more interesting is who asks. It’s mostly people who’ve already half decided, and want to hear that it’s all right. Fine. If you’ve thought about it, it’s all right.',
    ],
  },
  {
    heading: 'If you remember only one thing',
    isShared: true,
    place: 'late',
    says: [
      '[On screen: one sentence, nothing else]\nSuppose you forget everything except one sentence. Then please let it be this: [the sentence]. I’d rather you kept that one than ten others for half a day.',
      'Why that one? Because the rest follows from it, if you give it time. You could work out most of {short} from there, sitting on a bench with nothing to write on.',
      'I’ve said it to [whom], I’ve said it to myself, and I’ve forgotten it regularly. It comes back. It tends to come back just after it would’ve been useful.',
    ],
  },
  {
    heading: 'What surprised me',
    isShared: true,
    says: [
      '[B-roll: the moment itself, or the place where it happened]\nI’d expected [what you expected]. What I got was [what you got]. It’s a small difference on paper, and it turned the whole thing around for me.',
      'I’ve asked others since then. Some had exactly the same surprise, and some had the opposite one. Nobody had none. There seems to be something about {short} that you can’t know beforehand.',
      'So leave a bit of room in your plans for that. I can’t tell you what yours will be. I can only tell you that you’ll recognize it, because you’ll stop and say “oh”.',
    ],
  },
  {
    heading: 'A confession',
    unfit: ['News/Updates'],
    says: [
      '[On camera: put down whatever you’re holding]\nI have to admit something. For a long time I [what you got wrong, or left undone]. I knew better, too. It was just easier not to look.',
      'What made me stop wasn’t a good intention. It was [the moment that did it]. Embarrassment is underrated as a teacher, and it works for free.',
      'I’m telling you so you don’t think I was born knowing any of this. Everything I say about {short} I’ve got wrong at least once. Some of it I’ve got wrong on camera.',
    ],
  },
  {
    heading: 'For those who already know this',
    isShared: true,
    unfit: ['Vlog', 'Entertainment', 'News/Updates'],
    says: [
      '[On camera: a nod to the back row]\nSome of you know all about {short} already, and you’ve been very patient. This minute is yours. Have you ever looked closely at [a detail that beginners skip]?',
      'I’d overlooked it for years. Then I saw somebody do [what you saw], and I couldn’t work out why it looked so effortless. That detail was why.',
      'And if you knew that as well, then I’d like to learn from you. I mean it. The best corrections I’ve had came from people who’d been at it longer and said so kindly.',
    ],
  },
  {
    heading: 'If you came here by accident',
    says: [
      '[On camera: a small wave]\nPerhaps you never meant to watch something about {short}. You clicked, and now you’ve stayed this long. I’m glad. Some of the best things I know, I know by accident.',
      'Here’s what I’d like an accidental visitor to take home: [one thing that’s worth knowing even if you never use it]. You can bring it up at dinner. It works on most people.',
      'And if it’s caught you a little, don’t buy anything yet, and don’t sign up for anything. Just notice, over the next few days, where you come across it. You will.',
    ],
  },
  {
    heading: 'The best advice I was given',
    says: [
      '[B-roll: the person, or something of theirs]\nThe best thing anyone ever told me about this was: [the advice, word for word]. It came from [who], and I didn’t understand it for [how long].',
      'That’s the trouble with good advice. It sounds too simple to be any use, so you put it in a drawer. Then one day you need it, and you’ve forgotten which drawer.',
      'What it means to me now is [what it means to you]. Another person would read it differently. It’s short enough for that.',
    ],
  },
  {
    heading: 'What I left out',
    isShared: true,
    place: 'late',
    says: [
      '[On screen: a list, with lines through it]\nI’ve left some things out, and you ought to know which. There’s nothing in here about [what you left out]. It matters, but it needs a video of its own, and it would’ve pushed out something better.',
      'I’ve also left out [a popular part]. You’ll find it in nearly every other video about {short}. I tried it, and it did nothing for me, so I can’t in good faith pass it on.',
      'If you think that something’s missing and I don’t mention it here, then I’ve simply not thought of it. That happens a great deal more often than I’d like.',
    ],
  },
  {
    heading: 'How long this took me',
    unfit: ['News/Updates', 'Unboxing', 'Review'],
    says: [
      '[B-roll: earlier attempts, with their dates]\nWhat you’re watching looks quick. It wasn’t. From the first idea to today, it’s been [how long], with a long gap in the middle where I [what you did instead].',
      'I mention the gap because people don’t. You see the beginning and the end, and you think that everyone else just walks straight from one to the other. I lay down for a while.',
      'When I came back to {short}, I hadn’t lost as much as I’d feared. A day or two of feeling clumsy, and it was there again. Gaps aren’t the end. They’re gaps.',
    ],
  },
  {
    heading: 'What I’d do with one more hour',
    unfit: ['News/Updates', 'Unboxing', 'Review', 'Commentary', 'Educational'],
    place: 'late',
    says: [
      '[B-roll: the part you’d improve]\nIf I had one more hour to spend on this, I know exactly where it would go: [name it]. It’s good enough now. An hour would make it good.',
      'If I had a whole week, I probably wouldn’t touch that. I’d go back to the beginning and ask if I’d begun in the right place. More time doesn’t only add. It makes you doubt.',
      'So perhaps it’s just as well that I’ve got neither. There’s a point with {short} where the next hour does more for your vanity than for the result. I think I’m standing on it.',
    ],
  },
  {
    heading: 'The part people argue about',
    isShared: true,
    unfit: ['Commentary', 'Vlog'],
    says: [
      '[On screen: the two opinions, without names]\nThere’s one thing about {short} that people never agree on: [the disagreement]. I’ve heard both sides from people I respect, so it can’t be that one half of them is stupid.',
      'I suspect they’re answering different questions. One side is asking [the one question], and the other is asking [the other question]. Put like that, both can be right, and nobody has to apologize.',
      'My own answer, for my own situation, is [your answer]. If your situation’s different, your answer should be too.',
    ],
  },
  {
    heading: 'Let’s take stock',
    says: [
      '[On screen: what’s been covered so far]\nLet’s take stock for a moment. We’ve had [the main thing so far, in five words], and we’ve had [the second thing, in five words]. If either of those is hazy, this is a good place to go back.',
      'What’s still to come builds on both. You could watch it without them. It’d be like walking in on a film halfway through, when everyone’s already upset.',
      'And have some water. I’ll have some too. Talking and listening are both harder work than they look.',
    ],
  },
  {
    heading: 'A picture to keep',
    isShared: true,
    says: [
      '[B-roll: one image, held for as long as you talk]\nI think in pictures, so here’s the one I have for {short}: [a comparison with something from daily life]. It isn’t exact. But whenever I lose the thread, I go back to it.',
      'A picture like that does one job well. It shows you what belongs together. What it can’t do is tell you how much, or how long, so don’t ask it to.',
      'If mine doesn’t help, find your own. You’ll know that you’ve found it when you catch yourself smiling at how odd it is.',
    ],
  },
  {
    heading: 'What I believed before',
    unfit: ['Commentary', 'News/Updates'],
    place: 'early',
    says: [
      '[On camera: shake your head a little]\nBefore all this I was sure of three things. [The first.] [The second.] [The third.] Only one of those has survived, and I’ll let you guess which.',
      'I don’t mind having been wrong. I mind how sure I was. If you’d asked me then about {short}, I’d have given you an answer in under a second, and it would’ve been a bad one.',
      'These days I take a little longer. It’s not wisdom, it’s scar tissue, but from the outside they look alike.',
    ],
  },
  {
    heading: 'When it’s fine to stop',
    isShared: true,
    unfit: ['News/Updates', 'Unboxing', 'Review', 'Commentary', 'Entertainment', 'Educational'],
    place: 'late',
    says: [
      '[On camera: sit back]\nNobody tells you when you’re allowed to stop, so I will. You’re allowed to stop when [your honest answer]. You don’t need a better reason than that.',
      'There’s a kind of stopping that’s giving up, and a kind that’s being finished. From the inside they’re easy to tell apart. After the first you feel smaller, and after the second you feel hungry.',
      'With {short}, I’ve done both. I don’t regret either of them as much as the times when I carried on out of pure stubbornness.',
    ],
  },
  {
    heading: 'Somebody does it better',
    isShared: true,
    unfit: ['Review', 'Commentary', 'News/Updates', 'Unboxing', 'Entertainment', 'Vlog'],
    place: 'late',
    says: [
      '[On screen: their name, with their permission]\nThere’s someone I learned a lot from: [name the person, the book or the channel]. I owe them [what exactly you learned]. If you like what you’re seeing here, you’ll like theirs more.',
      'I don’t say that to be modest. I say it because the fastest way to get better at {short} is to find whoever’s three steps ahead of you and look at their feet.',
      'They do one thing quite differently, though: [the difference]. I’ve tried it their way. It suits them. Have a look, and see which suits you.',
    ],
  },
];
