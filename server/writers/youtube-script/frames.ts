/** Openings and endings that depend on the shape of what the visitor typed, or on the kind of video. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import type { TopicKind } from './brief.ts';
import type { Beat, Said } from './stock.ts';

type VideoType = PayloadOf<typeof tool>['videoType'];

/** First words for a topic that cannot be named in passing. */
export const HOOKS: Readonly<Record<Exclude<TopicKind, 'thing'>, readonly Said[]>> = {
  act: [
    'You want to know {about}. So did I, and I wish somebody had simply shown me.',
    'You can read about {about} all evening. Or you can watch it once, properly.',
    'There’s what people say about {about}, and there’s what works when you’re the one doing it. This is the second one.',
  ],
  inquiry: [
    'I want to tell you about {about}. All of it, including the part I nearly left out.',
    'Somebody asked me about {about}. I started to answer, and an hour later I was still going. This is the shorter version.',
    'Have you ever stopped to think about {about}? Stay a moment. It’s not quite what you’d expect.',
  ],
  question: [
    '{question} I’ve heard three different answers, all of them certain. They can’t all be right.',
    '{question} Take a second and answer that for yourself. Then see if you still agree with yourself at the end.',
    '{question} You’d think there’d be a simple answer. There nearly is.',
  ],
  statement: [
    'I’m going to begin with one sentence, and then show you what’s behind it.',
    'One sentence is all I’ll give you to start with. It took me a lot longer than one sentence to get there.',
    'Here’s where it starts. Where it ends is another matter.',
  ],
  opaque: [
    'Look at these words for a moment: {about}. In a few minutes they’ll mean more to you than they do now.',
    'There are a few words on the screen: {about}. That’s what we’re here for.',
  ],
};

/** For a list of so many things. */
export const LIST_HOOKS: readonly Said[] = [
  'I could’ve made this list three times as long. You’re getting the ones that survived.',
  'Some of these you’ll know. One of them, I hope, you won’t.',
  'Lists like this are usually padded. Every line of this one had to fight for its place.',
];
export const LIST_PROMISES: readonly Said[] = [
  'I’ll go through them one by one and say what’s good about each, and whom it’s for.',
  'They’re in no particular order, apart from the last one. The last one’s my favorite.',
  'You can jump ahead by the chapters. They’re all marked.',
];

/** What to say of each thing on such a list: {point} is its number. */
export const LIST_POINTS: readonly Beat['says'][] = [
  [
    '[On screen: the name of {point}]\n{point} is [name it]. It’s on the list because [your reason, in one sentence].',
    'If you try only this one, you won’t go far wrong. If [whom it isn’t for], skip it.',
  ],
  [
    'Then, {point}: [name it]. [Say what’s special about it, with one detail that you can only know from having tried it.]',
    '[B-roll: it, in use]\nWhat I’d watch out for is [the catch]. It’s a small one.',
  ],
  [
    '[B-roll: {point}, from close up]\n{point}, [name it], surprised me. I expected [what you expected]. [Say what you got.]',
    'Would I choose it again? [Yes or no, and why.]',
  ],
  [
    'On to {point}, which is [name it]. The short version: [what it is, in five words]. The longer version is on screen.',
    'People disagree about this one. [Say what the others say.] I’ve made my choice.',
  ],
  [
    '[Cut to: the next one, held up to the camera]\nHere’s {point}: [name it]. You can tell a good one by [the sign].',
    'And it costs less trouble than it looks. [Say how little.]',
  ],
  [
    '{point} is one that people skip: [name it]. I did too, until [the moment that changed your mind].',
    'It won’t be everyone’s first choice. It may well be yours.',
  ],
];

/** The sentence that says what the video is about. */
export const INTRODUCTIONS: Readonly<Record<TopicKind, readonly Said[]>> = {
  thing: ['This video is about {about}.', 'Today it’s all about {about}.', 'Today we’re talking about {about}.'],
  act: ['This video is about {about}.', 'Today you’ll see {about}.', 'Today it’s all about {about}.'],
  inquiry: ['This video is about {about}.', 'Today it’s all about {about}.', 'Today I’ll tell you about {about}.'],
  question: [
    'The question for today: {question}',
    'So let’s take it seriously: {question}',
    'One question, and all the time it needs: {question}',
  ],
  statement: ['{statement}'],
  opaque: ['The subject of this video: {about}.', 'On screen you can see what it’s about: {about}.'],
};

/** After a statement that is not the speaker's own story. */
export const AFTER_STATEMENT: readonly Said[] = [
  'That’s the sentence. Now for everything behind it.',
  'That’s it in a nutshell, and the rest of this video is the nut.',
  'Said like that, it sounds simple. Let’s see.',
];

/** What viewers are asked to answer, below the video. */
export const ASKS: Readonly<Record<VideoType, readonly Said[]>> = {
  Tutorial: [
    'Tell me in the comments which step gave you the most trouble. I read them, and I’ll answer what I can.',
    'When you’ve tried it, leave a comment and say how the first attempt went. The honest ones are the most useful.',
  ],
  Review: [
    'Have you used one? Tell me in the comments what I missed, especially if you disagree.',
    'If you own one, leave a comment and say how it’s holding up. That helps the next person more than I can.',
  ],
  Vlog: [
    'Has something like this happened to you? Tell me in the comments. I really do read them, usually on the bus.',
    'If you’ve been where I’ve been, leave a comment and tell me how it went on.',
  ],
  Educational: [
    'What’s still unclear? Put it in the comments, and I’ll pick up the best question next time.',
    'Leave a comment with your own example. The better ones beat mine.',
  ],
  Entertainment: [
    'Who was robbed? Tell me in the comments, and please be unreasonable.',
    'Leave a comment with the next terrible idea. We’ll try the worst one.',
  ],
  'How-to': [
    'If you know a better way, put it in the comments. I’ll try it and report back.',
    'Did it work? Leave a comment either way, and say what yours looked like. Somebody has the same one.',
  ],
  Unboxing: [
    'What should I try first? Tell me in the comments, and I’ll do the most sensible one. Or the least.',
    'If you’ve got one too, leave a comment and tell me what I’ll notice in a month.',
  ],
  Commentary: [
    'Where do you disagree? Tell me in the comments, with a reason. I’ll answer the best objection.',
    'Leave a comment with the strongest argument against me. I’ll pin the best one.',
  ],
  'News/Updates': [
    'Is something missing, or wrong? Tell me in the comments, with a source, and I’ll correct it.',
    'If you know more about one of these items, leave a comment. Corrections go to the top.',
  ],
  Interview: [
    'What would you have asked? Put it in the comments. I’ll pass on the good ones.',
    'Leave a comment with the sentence that stayed with you. I’d like to know if it’s the same as mine.',
  ],
};

/** Children are given something to do away from the screen instead. */
export const CHILDREN_DO: readonly Said[] = [
  'Here’s something for you to do: tell somebody at home the best thing you saw today.',
  'Your mission, if you like missions: draw your favorite part and show it to somebody.',
];

/** Keywords that have no section of their own. */
export const MENTIONS: readonly Said[] = [
  'Along the way you’ll also hear about {list}.',
  'We’ll come across {list} as well.',
  'And there’ll be a word about {list}.',
];

/** After the subject's name, for a title. */
export const TITLES: Readonly<Record<VideoType, readonly string[]>> = {
  Tutorial: ['One Step at a Time', 'A Step-by-Step Tutorial', 'From the First Move to the Last'],
  Review: ['An Honest Review', 'Worth It or Not?', 'The Good, the Bad and the Verdict'],
  Vlog: ['The Untidy Version', 'What It Was Really Like', 'The Whole Story'],
  Educational: ['The Simple Explanation', 'What’s Really Going On', 'Finally Clear'],
  Entertainment: ['What Could Go Wrong?', 'We Should Have Stopped Earlier', 'Nobody Planned This'],
  'How-to': ['The Method That Lasts', 'Done Properly', 'What to Do and What to Skip'],
  Unboxing: ['Unboxing and First Look', 'What’s in the Box?', 'Unboxed in One Take'],
  Commentary: ['What I Think, and Why', 'Both Sides, Fairly', 'Time to Talk About It'],
  'News/Updates': ['What’s New and What It Means', 'What We Know So Far', 'The Update'],
  Interview: ['A Conversation', 'The Interview', 'Questions and Honest Answers'],
};

/** What the camera sees at the very first word. */
export const HOOK_SHOTS: readonly Said[] = [
  '[On camera: straight into the lens, no greeting yet]',
  '[On camera: already moving, as if we’d walked in on you]',
  '[B-roll: the most telling three seconds of the whole video]',
  '[Cut to: a tight close-up, then pull back]',
];

/** An interview is introduced by who is asked. */
export const GUEST_INTRODUCTIONS: readonly Said[] = [
  'Today I’m sitting down with {newGuest}.',
  'My guest today: {newGuest}.',
  'Today I’m asking the questions, and the answers come from {newGuest}.',
];
