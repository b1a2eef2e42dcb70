/** One idea made clear: the question, the picture in the head, the evidence, the limits. */
import type { Genre } from '../stock.ts';

export const educational: Genre = {
  hooks: [
    'Try to explain {short} in one sentence, right now, before I do. It’s harder than it sounds, isn’t it?',
    'Most of what we know about {short}, we picked up somewhere and never checked. Today we’ll check.',
    'There’s one simple idea behind {short}. Once you’ve seen it, the rest is much easier to remember.',
  ],
  promises: [
    'By the end you’ll be able to explain it to somebody else, which is the only proof that counts.',
    'We’ll start with what you can see, then go to why, and I’ll tell you clearly where the simple explanation stops being true.',
    'You don’t need to know anything about {short} beforehand. If a strange word comes up, I’ll stop for it.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'The big picture',
          inField: { matter: 'first', heading: 'Where to begin' },
          says: [
            '[On screen: one simple diagram, built up piece by piece]\nHere’s the whole idea in one breath: [your one-sentence explanation]. If you remember only that, this video was worth it. Everything from here on is that sentence, unpacked.',
            'You may have heard it put differently: [the textbook version]. That’s correct. It’s also the kind of sentence you can repeat without understanding a word.',
            'So let’s build it up from the ground. We’ll need just three pieces: [first piece], [second piece] and [third piece]. I’ll bring them in one at a time.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'How it works',
          inField: { matter: 'why' },
          says: [
            '[B-roll: the process, step by step, with arrows]\nNow slowly. First, [what happens first]. Because of that, [what happens next]. And that’s what leads to [the result you can see].',
            'Notice the word “because”. If you take one link out of that chain, the rest doesn’t happen. Try it: what if [remove one link]? Right. [Say what would change.]',
            'That’s a good habit with anything you’re learning. Don’t ask only what happens. Take one part away in your head, and see what falls over.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'An example',
          inField: { matter: 'main', heading: 'An example from practice' },
          says: [
            '[B-roll: the example, something from daily life]\nLet’s put it somewhere you know. Think of [an everyday example]. The same thing is happening there: [connect it in one sentence].',
            'Examples are useful and a little dangerous. This one fits at [where it fits], and it stops fitting at [where it stops]. Keep both in mind.',
            'Your turn. Can you think of another one, from your own kitchen, or your street? Take five seconds. [Count silently.] If you found one, you’ve understood more than you think.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'A question to start from',
          place: 'early',
          says: [
            '[On screen: the question, alone, for three seconds]\nLet’s begin with a question that sounds too easy: [a child’s question about your subject]. Give yourself a moment before you answer.',
            'Asked about {short}, most people say [the usual answer]. It’s a sensible answer. It’s also not quite right, and the reason it isn’t is the door to this whole subject.',
            'Hold on to your own answer, whatever it was. We’ll come back to it, and you can see whether you’d still give it.',
          ],
        },
        {
          heading: 'What most people get wrong',
          inField: { matter: 'mistake' },
          says: [
            '[On screen: the myth, then a line through it]\nHere’s a common mix-up: [name the misconception]. It’s easy to see where it comes from, because [why it seems true].',
            'But look at this: [the observation that doesn’t fit]. If the first idea were right, that couldn’t happen. It does happen. So something has to give.',
            'What’s really going on is [the correction]. No shame if you had it the other way round. I had too, until [when you found out].',
          ],
        },
        {
          heading: 'How we know',
          inField: { matter: 'check', ofSubjects: true },
          says: [
            '[B-roll: a source, an experiment or a place, whatever you can show]\nA fair question at any point is: how does anybody know that? In this case, [name your source, and what they did to find out].',
            'You can check a part of it yourself: [something the viewer can look at or try]. It won’t prove everything. It’ll show you that this isn’t just a story.',
            '[On screen: your sources]\nMy sources are on screen. Read them if you’ve got an evening. I’ve tried to stay close to them, and where I’ve guessed, I’ve said so.',
          ],
        },
        {
          heading: 'The words you’ll hear',
          says: [
            '[On screen: each word as you say it]\nThere’s some vocabulary, and it’s less frightening than it looks. [Give the word] simply means [plain meaning]. And [another word] is what you call it when [plain meaning].',
            'People use these words to be exact, and sometimes to sound clever. You’ll now be able to tell which is which.',
            'If you forget the word and remember the idea, you’re fine. The other way round, you’re in trouble.',
          ],
        },
        {
          heading: 'A short history',
          says: [
            '[B-roll: old pictures, maps or objects that you’re allowed to show]\nPeople haven’t always seen it like this. Before, the accepted view was [the older view, from your source]. It wasn’t stupid. It fitted what one could see at the time.',
            'What changed it was [the turning point, with its source]. I like that part, because it shows how slowly a good idea arrives, and how many people push.',
            'We’re probably wrong about something today as well. Somebody will make a video about that one day, and shake their head kindly.',
          ],
        },
        {
          heading: 'Why it matters',
          says: [
            '[B-roll: the subject in daily life]\nYou could ask why {short} should matter to you. Here’s one answer: [where the viewer meets it]. You’ve been living with it all along, without a name for it.',
            'Here’s another. Once you understand it, you can judge [a claim or decision that depends on it] for yourself, instead of believing whoever speaks loudest.',
            'And if neither of those moves you, that’s all right. Knowing how a thing works is its own reward. I’ve never regretted it.',
          ],
        },
        {
          heading: 'Where the simple version breaks down',
          place: 'late',
          says: [
            '[On screen: the diagram from before, with a question mark in one corner]\nI promised to say where my explanation of {short} is too simple. Here: [name the simplification]. For nearly everything you’ll meet, it makes no difference.',
            'If you go further, you’ll find that [what’s more complicated]. The people who study it argue about exactly that, and they enjoy it.',
            'So I haven’t told you everything. I’ve tried not to tell you anything that you’ll have to unlearn.',
          ],
        },
        {
          heading: 'Try it yourself',
          place: 'late',
          says: [
            '[B-roll: the little experiment on a kitchen table]\nIf you’d like to see it with your own eyes, try this: [a safe thing to observe or do]. It takes about [how long] and needs [what it needs].',
            'Before you do, write down what you think will happen. That’s the important bit. A guess on paper can be wrong, and that’s when you learn something.',
            'If it comes out differently from what I’ve told you, good. Find out why. You might’ve done something wrong, or I might have.',
          ],
        },
        {
          heading: 'Check yourself',
          place: 'late',
          says: [
            '[On screen: three questions, one after the other]\nQuick check, no marks. One: [a question about the big picture]. Two: [a question about how it works]. Three: [a question where the myth would give the wrong answer].',
            'If the third one made you hesitate, that’s the one worth going back for. It’s a couple of minutes behind you.',
            'And if all three were easy, try the hard version: explain it aloud, without using [the technical word].',
          ],
        },
        {
          heading: 'What it connects to',
          says: [
            '[B-roll: a map of topics, yours in the middle]\nNothing stands alone. {About|When it comes to} {short}, the neighbors are [one related topic] and [another]. The same pattern turns up there, in different clothes.',
            'If you liked the first half of this, follow the first. If you liked the second half, follow the other one.',
            'It’s how I learn best, anyway. One question, then the question next door.',
          ],
        },
        {
          heading: 'Back to the beginning',
          place: 'late',
          says: [
            '[On screen: the first diagram again, complete]\nRemember the one sentence from the start? Say it once more in your head: [the sentence]. It should sound different now. Same words, more behind them.',
            'That’s the difference between having heard something and having understood it. You can’t see it from outside, but you can feel it.',
            'Keep the sentence. The details can fade. You know how to find them again.',
          ],
        },
      ],
    },
  ],
  fromField: [
    { heading: 'A closer look', matter: 'main', ofSubjects: true },
    { heading: 'Before any explanation', matter: 'first', place: 'early', ofSubjects: true },
    { heading: 'Asking why', matter: 'why', ofSubjects: true },
    { heading: 'How to check it', matter: 'check', ofSubjects: false },
    { heading: 'The common trap', matter: 'mistake', ofSubjects: true },
    { heading: 'What it takes', matter: 'need', place: 'early' },
    { heading: 'What to look for', matter: 'choose' },
  ],
  points: [
    [
      '[On screen: “{point}”]\nLet’s look at {point}. [Explain it in one sentence that a twelve-year-old would follow.] Keep that picture in your mind, because we’ll need it again.',
      'A way to remember it: [a comparison with something familiar]. It isn’t perfect, but it’ll carry you a good distance.',
    ],
    [
      'The next piece is {point}. [Say how it follows from what you’ve just explained.] You see how one leads to the other.',
      '[B-roll: a close-up that shows it]\nIf it still feels vague, look at this for a moment. [Point out the one detail that matters.]',
    ],
    [
      '[B-roll: {point}, or a drawing of it]\nNow for {point}. You may have heard [a common belief about it]. Here’s what the evidence says: [your source, your finding].',
      'That’s the kind of detail that gets lost when things are repeated often enough.',
    ],
    [
      'How does all this connect with {point}? More closely than you’d think. [Make the connection.] Without that, the rest doesn’t hold together.',
      'Try leaving it out in your head. [Say what would no longer make sense.]',
    ],
    [
      '[Cut to: you, at a board or a sheet of paper]\nI’ll draw this one for you: {point}. [Draw it in as few lines as you can.] That’s really all it is.',
      'Experts would add [the refinement]. For us, the drawing will do.',
    ],
    [
      'One more term for today: {point}. [Give the plain meaning, and one example.]',
      'If you can use it in a sentence this evening, it’s yours.',
    ],
  ],
  outros: [
    'That’s where I’ll leave it. Explain it to somebody today, even badly. {It’ll stick.|That’s how it becomes yours.}',
    'You know more than you did when you pressed play, and you also know where the edges are. That’s a good place to stop.',
    'Thanks for thinking along. I hope it left you with one answer and two new questions.',
  ],
};
