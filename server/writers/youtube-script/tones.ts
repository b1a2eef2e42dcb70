/** What each tone adds to a script: a first word, a welcome, asides along the way, a last word. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import type { Said } from './stock.ts';

interface Tone {
  /** Before the hook. */
  readonly leads: readonly Said[];
  readonly welcomes: readonly Said[];
  /** Single sentences at the end of a paragraph, whatever it was about. */
  readonly asides: readonly Said[];
  readonly farewells: readonly Said[];
}

export const TONES: Readonly<Record<PayloadOf<typeof tool>['tone'], Tone>> = {
  Default: {
    leads: [''],
    welcomes: ['Hello, and welcome.', 'Welcome back, or welcome for the first time.', 'Hi, good to have you here.'],
    asides: [
      'Let’s keep going.',
      'That’s worth a second look.',
      'We’ll need that again in a moment.',
      'Hold on to that thought.',
      'There’s a bit more to it, and it’s coming.',
      'So far, so good.',
      'That’s one part done.',
      'Now for the next bit.',
      'It’ll make more sense in a minute.',
      'I’d start there.',
    ],
    farewells: ['Thanks for watching.', 'Thank you for watching, and see you soon.', 'Thanks for being here.'],
  },
  Educational: {
    leads: ['A question to begin with.', 'Let’s begin with something worth noticing.', 'Here’s something to think about.'],
    welcomes: [
      'Welcome. Keep a pen nearby if you like to learn that way.',
      'Hello. Today is a learning day, and it won’t hurt.',
      'Welcome to class. You can leave whenever you want, which already makes it better than school.',
    ],
    asides: [
      'Say it back to yourself once, in your own words.',
      'If you take notes, this is a line to write down.',
      'Pause here if you want to think about it first.',
      'The reason matters more than the rule.',
      'Notice how that connects with what came before.',
      'That’s the principle, and everything else is an application of it.',
      'Ask yourself why before I tell you.',
      'It’s fine if that takes a moment to settle.',
      'Try to predict what comes next.',
      'You’ll remember it better if you say it aloud.',
      'That’s one idea. We’ll add just one more.',
    ],
    farewells: [
      'Thank you for learning with me. Keep asking why.',
      'Thanks for watching. Teach it to someone, and you’ll know it twice.',
      'That’s today’s lesson. Thank you for your attention.',
    ],
  },
  Entertaining: {
    leads: ['Okay, you’ve got to see this.', 'Right, are you sitting comfortably? Good.', 'Drop everything. Not the phone.'],
    welcomes: [
      'Hello, hello! Grab a snack, this one’s fun.',
      'Welcome in! You picked a good one.',
      'Hey! Come in, sit down, somebody saved you a seat.',
    ],
    asides: [
      'I told you this would be fun!',
      'And it gets better.',
      'Wait for it.',
      'I could watch that all day.',
      'Did you see that coming? I didn’t.',
      'Somebody cue the drum roll.',
      'Round of applause, please!',
      'You at the back, are you still with us?',
      'And we’re only just getting warm.',
      'This is the bit where you lean forward.',
      'I may have done a small dance at this point.',
    ],
    farewells: [
      'That’s a wrap! Thanks for hanging out.',
      'You’ve been a wonderful audience. I’m assuming.',
      'Show’s over, lights on, mind the step on your way out!',
    ],
  },
  Inspirational: {
    leads: ['Maybe you need to hear this today.', 'It’s not too late to begin.', 'Every good thing starts small.'],
    welcomes: [
      'Welcome. I’m glad you made the time for this.',
      'Hello, and thank you for choosing to be here.',
      'Welcome. Wherever you’re starting from, you’re in the right place.',
    ],
    asides: [
      'You’re more capable of this than you think.',
      'Small steps count. They’re the only kind there is.',
      'Be patient with yourself here.',
      'Nobody starts out good. They start.',
      'Let that encourage you a little.',
      'Progress is quiet. You’ll hear it later.',
      'If you’ve been waiting for permission, this is it.',
      'Courage mostly looks like showing up again.',
      'You don’t have to see the whole road from here.',
      'Somebody needs you to try.',
      'It’ll be worth the effort.',
    ],
    farewells: [
      'Take one small step today. That’s enough. Thank you for being here.',
      'Go gently, and keep going. Thank you for watching.',
      'You’ve got this far. Imagine the next bit. Thanks for watching.',
    ],
  },
  Professional: {
    leads: ['Let me be brief.', 'One point deserves your attention before we begin.', 'A short summary first.'],
    welcomes: [
      'Good day, and thank you for joining me.',
      'Welcome. Your time is limited, so I have structured this clearly.',
      'Welcome, and thank you for your time.',
    ],
    asides: [
      'I will return to that.',
      'That leads to the next point.',
      'Please keep that in mind.',
      'So much for that part.',
      'I will leave it there.',
      'That is as precise as I can be here.',
      'The next part builds on that.',
      'I mention it for completeness.',
      'That is the essential part.',
    ],
    farewells: [
      'Thank you for your time and attention.',
      'Thank you for watching. I appreciate your time.',
      'That concludes this video. Thank you.',
    ],
  },
  Casual: {
    leads: ['Okay, so.', 'Hey, quick one before we start.', 'So here’s the thing.'],
    welcomes: [
      'Hey, good to see you. Pull up a chair.',
      'Hi! I’ve got a coffee, you’ve got a few minutes, perfect.',
      'Hey, hey. Nothing fancy today, just you and me and this.',
    ],
    asides: [
      'No big deal, honestly.',
      'You know what I mean.',
      'Anyway.',
      'I’m probably overthinking it.',
      'Yeah, me too.',
      'It’s way less dramatic than it sounds.',
      'Just roll with it.',
      'Kind of neat, right?',
      'We’ve all been there.',
      'Totally up to you, though.',
      'Don’t sweat it.',
    ],
    farewells: ['Alright, that’s me. Take it easy.', 'Cool. Thanks for hanging out, catch you later.', 'Okay, I’m off. Be good.'],
  },
  Humorous: {
    leads: [
      'I rehearsed this opening eleven times, and this is still what came out.',
      'My lawyer, who doesn’t exist, has asked me to open with an apology.',
      'Before we start, please lower your expectations. A bit more. Perfect.',
    ],
    welcomes: [
      'Welcome to the only channel that’s filmed entirely between two loads of laundry.',
      'Hello to all of you, and a special hello to the three people who meant to click on something else.',
      'Welcome. If you can hear chewing, that’s not me. I’ve checked.',
    ],
    asides: [
      'I’d like to say I planned that. I’d like to say a lot of things.',
      'My neighbor can hear all of this through the wall. Hello, neighbor.',
      'If that sounded clever, I’d like it framed.',
      'Please don’t look at the state of the shelf behind me.',
      'I practiced that sentence in the shower, and the shampoo was moved.',
      'My confidence is doing a lot of the work here.',
      'I once explained this to a houseplant. It’s doing well.',
      'That was the sound of me pretending to be an adult.',
      'Somewhere, a teacher of mine is shaking their head.',
      'I’m told I make a face when I say that. It’s this one.',
      'This is usually where people leave to get cheese. Bring some back.',
    ],
    farewells: [
      'Thanks for watching. You could’ve been folding laundry, and so could I.',
      'That’s the end. I’d bow, but the microphone cable is short.',
      'Goodbye. I’ll now sit here without moving until the camera stops.',
    ],
  },
  Dramatic: {
    leads: [
      'There’s a moment when everything turns. This is about that moment.',
      'Listen. Just for a moment, listen.',
      'It began quietly. These things always do.',
    ],
    welcomes: [
      '[Music: one low note, held]\nNow we go in.',
      '[Cut to: black, two seconds of silence]\nThis is the story.',
      '[Sound: everything drops away]\nCome closer.',
    ],
    asides: [
      'And nothing was quite the same afterward.',
      'Remember this moment.',
      'The clock is running.',
      'There’s no way back from here.',
      'It only looks calm.',
      'Everything hangs on what comes next.',
      'You can almost hear it.',
      'And then, silence.',
      'That’s where it could all have ended.',
      'Not everyone gets past this point.',
      'Hold your breath.',
    ],
    farewells: [
      'This is where we stop. It isn’t where the story stops.',
      'The screen goes dark now. What you do next is up to you.',
      'And so it ends, for today.',
    ],
  },
};
