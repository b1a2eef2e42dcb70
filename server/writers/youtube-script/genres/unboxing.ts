/** A parcel opened in front of the camera: outside, inside, first touch, first try. */
import type { Genre } from '../stock.ts';

export const unboxing: Genre = {
  hooks: [
    'It’s here. I haven’t opened it, I haven’t peeked, and I’ve been walking around it since [when it arrived].',
    'Somewhere in this box: {short}. You’ll see it at exactly the same moment as I do.',
    'I’ve had my eye on {short} for [how long]. Now the box is on the table, and there’s nothing left to wait for.',
  ],
  promises: [
    'We’ll open it, see what’s inside, and try it straight away. If something’s missing or broken, it stays in the video.',
    'This is a first look, not a review. You get my real face, at the moment I see it.',
    'One take. Nothing is opened before the camera’s on, and that’s the only rule.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'The box',
          says: [
            '[B-roll: the sealed box, all six sides]\nHere’s the box. It weighs [lift it and guess]. On the front it says [read it aloud]. The seal’s still on, as you can see.',
            'Someone clearly [cared, or didn’t care] about this packaging. [Say what makes you think so.]',
            'It arrived [how and when]. There’s [a dent, a scratch, nothing at all] on this corner, so let’s remember that in case it matters later.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Opening it',
          says: [
            '[Sound: the tape coming off, no music]\nAnd we’re in. On top there’s [what you see first]. Under that, [what comes next]. I’ll put everything here, in the order it comes out.',
            'Paper, more paper. [Say honestly how much packaging there is.] And something that rattles, which turns out to be [name it].',
            'Okay. That sound was [what it was]. I’m going to do it again, because that was very satisfying.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'First look',
          says: [
            '[B-roll: one slow turn, then your face]\nThere it is. My first thought on seeing {short}: [say the first thing that comes into your head, and don’t edit it later]. It’s [bigger, smaller, exactly as big] than I’d pictured.',
            'In the pictures the color looked [how]. In this light, in my hands, it’s [how it really looks]. I’ve changed nothing about that shot.',
            'Let me hold it next to something you know. That’s [an everyday object], for scale.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'Everything that’s in there',
          says: [
            '[B-roll: everything laid out, filmed from above]\nRoll call. In this box there is: [name every item, left to right]. The one I didn’t expect is [which].',
            'What’s not in the box is [what you’ll have to get yourself]. That’s the kind of thing you’d like to know before your free afternoon.',
            'And this one, I’ll be honest, I’ve got no idea what this is. [Guess. Then look it up on camera.]',
          ],
        },
        {
          heading: 'The instructions',
          says: [
            '[B-roll: a page turned, a finger following a line]\nI know. Nobody reads these. Let’s at least look at the first page: [read the best line aloud].',
            'There’s a drawing here that’s either very clever or upside down. [Show it.] I’m going to trust the drawing.',
            'It says to [one instruction] before the first use. Fine. We’ll do as we’re told, once.',
          ],
        },
        {
          heading: 'How it feels',
          says: [
            '[B-roll: hands only, very close]\nIn the hand, it’s [heavy, light, cold, warm, rough, smooth]. The surface reminds me of [something everyone has touched].',
            'I’m going to do the annoying test: [bend it, shake it, tap it, squeeze it]. You hear that? That’s [what you make of it].',
            'The edges are [how they are]. I’m checking because that’s where you see if somebody was in a hurry.',
          ],
        },
        {
          heading: 'Putting it together',
          says: [
            '[Cut to: time-lapse, with a clock in the corner]\nRight, assembly. The instructions promise [how long they say]. I’m starting the clock now. [Start it.]',
            '[Cut to: real speed]\nIt took [your real time], and one moment of bad language that I’ve replaced with music. The part that held me up was [which part].',
            'If you’re doing it at home, here’s what I’d do differently: [one tip]. You’ll save yourself the bad language.',
          ],
        },
        {
          heading: 'The first try',
          says: [
            '[B-roll: wide shot, keep the camera running]\nFirst try, no practice, here goes: [use it]. And? [Say what happens, while it happens.]',
            'I did that with one eye on the instructions. Let’s see it without them. [Do it again.]',
            'Verdict of the first two minutes: [three words]. It’s unfair to judge that early, and I’m enjoying it anyway.',
          ],
        },
        {
          heading: 'What I hoped for',
          says: [
            '[On camera: hold it on your lap]\nI told a friend last week what I hoped for: [what you hoped]. So, is it that? [Answer yes, no or nearly, and say why.]',
            'Part of the fun of waiting is that the thing gets better in your head every day. It’s hard on the real one.',
            'The real one is better at one point, though: [what you couldn’t have imagined].',
          ],
        },
        {
          heading: 'The small details',
          says: [
            '[B-roll: macro shots of three details]\nThree small things I like already: [one], [two], [three]. None of them was in the pictures.',
            'And one small thing I don’t: [what bothers you]. I’ll probably stop noticing it. I haven’t stopped yet.',
            'Look at this, down here. [Show a hidden detail: a line of text, a stitch, a clip.] Someone put that there for the person who’d look. Hello to you too.',
          ],
        },
        {
          heading: 'Where it will live',
          place: 'late',
          says: [
            '[B-roll: carry it through the house, camera following]\nLet’s find a place for it. It has to fit [where you want it]. Measuring beforehand would’ve been wise. [Show what happens.]',
            'That’s home, then. It’s [in the way, or just right], and I can see it from where I sit.',
            'I’ll keep the box for now, flat, behind the door. You never know in the first [two weeks, or however long you can return it].',
          ],
        },
        {
          heading: 'Was it packed well?',
          says: [
            '[B-roll: the pile of packaging next to the thing itself]\nA short look at the packaging. This pile came out of the box: [describe it]. And this is what it protected.',
            'Most of it can go in [where it goes]. That piece of foam can’t. [Say what you’ll do with it.]',
            'If you have a cat, you know who’s getting the box. If you don’t, well. You’ve now got a very good box.',
          ],
        },
        {
          heading: 'What I’ll try next',
          place: 'late',
          says: [
            '[On camera: lean in]\nWhat I really want to find out about {short} is [the question you still have]. You can’t answer that on the first day.',
            'So here’s the plan: I’ll use it [how, and for how long], and I’ll write down every time it annoys me.',
            'After that there’ll be something worth calling an opinion. What you’ve got today is a first date.',
          ],
        },
        {
          heading: 'Would I order it again?',
          place: 'late',
          says: [
            '[On camera: hand on the lid of the empty box]\nOne last question: if I were back at the moment before I ordered {short}, would I press the button again? Today I’d say [yes, no or not yet].',
            'What tips it is [one reason]. Ask me in a month and it could be another one.',
            'If you’re waiting for yours, here’s my advice: [one thing to have ready before it comes].',
          ],
        },
      ],
    },
  ],
  fromField: [{ heading: 'What to look for in one', matter: 'choose' }],
  points: [
    [
      '[B-roll: {point}, as close as your lens allows]\nSomething I promised myself to look at: {point}. [Find it, show it, say what you think.]',
      'It’s a first impression and it counts as one. [Say what you’d need to do to be sure.]',
    ],
    [
      'Now, {point}. [Hold it up to the light.] I’ve read about that, and reading isn’t the same as having it in front of you.',
      '[Sound: no talking for three seconds]\nSorry. I needed a moment there. [Say what you were thinking.]',
    ],
    [
      '[Cut to: top-down view]\nNext out of the pile: {point}. [Describe it as if the viewer couldn’t see it.]',
      'If I had to guess what that’s going to be like in a year: [your guess]. We’ll see.',
    ],
    [
      'And what about {point}? [Test it quickly, there and then.] That answers that.',
      'It’s not what I expected. [Say whether that’s good or bad.]',
    ],
    [
      '[On screen: “{point}”]\nA few of you will be here for one thing only: {point}. So, here you go. [Show it without a word, then say one.]',
      'Come closer. [Move the camera in.] That’s the bit you can’t see in the pictures.',
    ],
    [
      'One more before I tidy up: {point}. [Show it, and give it a mark out of ten.]',
      'I’m generous today. New things make me generous.',
    ],
  ],
  outros: [
    'The box is empty, the table’s full, and I’m off to play with it. {That’s the whole video.|You’ve seen all I’ve seen.}',
    'So that’s what was inside. Thanks for keeping me company. Opening things alone is only half as good.',
    'That’s it for the first look. I’ve got some tape to pick off the carpet.',
  ],
};
