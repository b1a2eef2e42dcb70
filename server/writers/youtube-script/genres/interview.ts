/** A conversation: questions in a good order, with what to listen for. {guest} is the person who answers, {newGuest} at first mention. */
import type { Genre } from '../stock.ts';

export const interview: Genre = {
  hooks: [
    '[Cut to: the best ten seconds of the conversation, before anything else]\nThat was {newGuest}. Stay, and you’ll hear how we got there.',
    'There are things you can only ask {newGuest} face to face. I had a list of questions, and by the third one I’d put the list away.',
    'What I wanted from {newGuest} was one honest answer. I got more than one.',
  ],
  promises: [
    'I’ve kept my questions short. You’re not here for my questions.',
    'We’ll begin with something easy and work toward the question I was nervous about.',
    'I’ve left the pauses in. A lot of the answer is in the pauses.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'Question {n}: Where it began',
          says: [
            '[B-roll: hands, the room, something on the table]\nLet’s begin at the beginning. How did you come to this? [Let the answer run. If it stays general, ask for the day, the place, the weather.]',
            'Was there a moment when it could’ve gone another way? What would you be doing now? [Wait. The second half of this answer is usually the better one.]',
            'And who noticed first that this was for you? Did you believe them? [Listen for a name, and come back to that person later.]',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Voice-over: Meeting for the first time',
          says: [
            '[B-roll: the way there, then a door opening]\nWe’d agreed to meet at [the place]. I was early and nervous. Then {guest} came in, looked at my equipment, and said: [the first thing that was said, word for word].',
            'You can prepare an interview for weeks, and it’s decided in the first two minutes, before anything’s recorded. What decided this one was [a small thing that happened].',
            'I’d written down [how many] questions. I’m telling you so that you know how many you’re being spared. The good ones turned out to be the ones I hadn’t written.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Question {n}: An ordinary day',
          says: [
            '[B-roll: the place where it happens, early in the day]\nTake me through an ordinary day. Not a special one. What’s the first thing you do, and what’s the last? [Ask for details: what it sounds like, what’s in their hands.]',
            'Which part of that day would surprise people most? And which part do you look forward to? [If they laugh, let them finish laughing.]',
            'What do you do in the hours when nothing happens? [This sounds like a small question. It rarely gets a small answer.]',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Question {n}: The hard part',
          says: [
            '[On camera: no cutaways here, stay on the face]\nWhat’s the hardest thing about it? I mean the thing that people don’t see. [Count to five in your head before you say anything more.]',
            'Did you ever want to stop? What made you stay, or come back? [Don’t fill the silence. They will.]',
            'What did it teach you that you’d rather not have learned? [You can say that they needn’t answer. Mean it.]',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'Question {n}: A day you’ll never forget',
          says: [
            '[B-roll: an old photograph, if they’ve brought one]\nIs there one day you’ve never forgotten? Tell me as if I’d been standing next to you. [Ask what they could see, before you ask what they felt.]',
            'Who were you with? Do you still talk about it together? [If the other person is gone, give this time.]',
            'What do people get wrong when they retell that story? [The correction is often where the truth is.]',
          ],
        },
        {
          heading: 'Question {n}: What people get wrong',
          says: [
            '[On camera: lean in a little]\nWhat do outsiders always get wrong about this? And what do they get right, without knowing it? [Ask for the last time somebody said it to them.]',
            'Is there a film, a book or a saying about it that makes you roll your eyes? [This one’s for fun. Keep it quick.]',
            'If you could correct one sentence in everybody’s head, which one would it be? [Let them phrase it twice.]',
          ],
        },
        {
          heading: 'Question {n}: Learning it',
          says: [
            '[B-roll: the tools, worn where hands have held them]\nHow did you learn it? Who taught you, and how strict were they? [Ask for one thing that teacher used to say.]',
            'What took you the longest to get right? Can you show me? [If they can show it, stop talking and film.]',
            'What would you tell somebody on their first day? Would your younger self have listened? [Enjoy this one.]',
          ],
        },
        {
          heading: 'Question {n}: The others',
          says: [
            '[B-roll: people in the background, out of focus]\nWho makes it possible for you to do this? I’d like to hear about the people whom nobody interviews. [Ask for names. They’ll be pleased to be named.]',
            'What do the people at home say about it? What did they say at the beginning? [Those two answers usually differ.]',
            'Whom do you call when something goes well? And when it doesn’t? [If it’s the same person, say so.]',
          ],
        },
        {
          heading: 'Question {n}: What’s changing',
          says: [
            '[B-roll: something old next to something new]\nWhat’s different now from when you started? Which of those changes would you take back? [Ask for an example you can picture.]',
            'And what’s better? People like to ask only for what’s been lost. [Let this take as long as the first half.]',
            'Will somebody still be doing this after you? What should they know that isn’t written down anywhere? [Write it down.]',
          ],
        },
        {
          heading: 'Question {n}: Fear and luck',
          says: [
            '[On camera: lower your voice]\nWhen were you last afraid? What did you do with it? [Don’t say that you understand. Ask what happened next.]',
            'How much of it has been luck? [Most people say some. Ask them to say which part.]',
            'Do you have a small habit before something difficult, a thing you always do or never do? [Smile. Everybody has one.]',
          ],
        },
        {
          heading: 'Question {n}: A mistake',
          says: [
            '[B-roll: rain on a window, or whatever’s outside]\nWould you tell me about a mistake? Not a charming one. [If they hesitate, offer one of your own first.]',
            'Whom did you have to tell, and how did that go? [This is where you find out what sort of person you’re talking to.]',
            'What do you do differently since then? Does anybody notice? [Short answers are fine here.]',
          ],
        },
        {
          heading: 'Question {n}: Joy',
          says: [
            '[B-roll: their face while they’re listening]\nWhat still makes you happy about it, after all this time? [If the answer is a big word, ask when it last happened.]',
            'Is there a sound or a smell that brings it all back at once? [Then record that sound before you leave.]',
            'When do you forget the time? [Forget yours for a moment, too.]',
          ],
        },
        {
          heading: 'Question {n}: Home',
          says: [
            '[B-roll: a doorway, a table, a view from a window]\nWhere’s home for you, and has it moved over the years? What would I see there that tells me who lives in it? [Let them describe one room.]',
            'Is there something you take with you wherever you go? Where’s it from? [If they’ve got it on them, ask to see it.]',
            'And when you’ve been away, what’s the first thing you do when you get back? [The smaller the answer, the better.]',
          ],
        },
        {
          heading: 'Question {n}: Alone and together',
          says: [
            '[B-roll: them from behind, walking or working]\nHow much of your time do you spend on your own? Is it too much, or not enough? [Ask how other people react when they hear that.]',
            'What do you do with a thought when there’s nobody to tell it to? [Some people write, some talk to themselves. Ask which.]',
            'Who’s the last person who surprised you? What did they do? [A name and a place, if they’ll give them.]',
          ],
        },
        {
          heading: 'Question {n}: Something you’ve changed your mind about',
          says: [
            '[On camera: give them time to think]\nWhat did you firmly believe ten years ago that you don’t believe now? [This can take half a minute. Let it.]',
            'Was it a person, a book or an event that changed it? Or did it just wear away? [Ask when they noticed.]',
            'Is there anybody you’d like to apologize to for how sure you were? [Say it lightly. It needn’t be heavy.]',
          ],
        },
        {
          heading: 'Question {n}: Rules of your own',
          says: [
            '[B-roll: a notice, a note or a list in their handwriting]\nDo you have rules for yourself that nobody else would understand? How did the first one come about? [There’s nearly always a story.]',
            'Which one do you break? And what do you tell yourself when you do? [Admit to one of your own.]',
            'If you could give just one of them to everybody, which one should it be? [Write it on a card and show it to the camera.]',
          ],
        },
        {
          heading: 'Question {n}: What you’d keep',
          says: [
            '[B-roll: shelves, hooks, pockets, whatever holds their things]\nIf you had to leave tomorrow with one bag, what would go in, after the sensible things? [Let them change their answer.]',
            'What would you be relieved to leave behind? [People enjoy this one more than they expect.]',
            'Which sound from here would you miss? [Stay quiet afterward. You might both hear it.]',
          ],
        },
        {
          heading: 'Question {n}: The view from outside',
          says: [
            '[Cut to: the place from far away]\nWhen strangers hear what you do, what’s the first thing they say? What do you answer when you’re in a good mood, and what when you aren’t? [Ask for both voices.]',
            'What do you wish they’d ask instead? [Then ask exactly that.]',
            'Has anybody ever understood it at once, without an explanation? Who was it? [A short answer here can say a lot.]',
          ],
        },
        {
          heading: 'Question {n}: Weather, luck and other people',
          says: [
            '[B-roll: the sky over the place where you’re talking]\nWhat can ruin a day for you, that you’ve got no power over? What do you do on such a day? [Ask for the last one.]',
            'And what can save a day? [If it’s another person, ask if they know.]',
            'Have you ever been lucky in a way that frightened you afterward? [Leave this out if the mood is light.]',
          ],
        },
        {
          heading: 'Question {n}: Teaching someone else',
          says: [
            '[B-roll: the two of you trying it, if it can be tried]\nIf I started tomorrow, what would I get wrong in the first week? Be honest, I can take it. [Laugh, whatever comes.]',
            'How would you know that somebody’s got a feeling for it? What do you look for? [Ask if anyone ever proved them wrong.]',
            'What can’t be taught at all, as far as you’ve seen? [Let them struggle with this one. It’s worth it.]',
          ],
        },
        {
          heading: 'Question {n}: Looking ahead',
          place: 'late',
          says: [
            '[B-roll: something unfinished]\nWhat are you still curious about? What would you like to see before you stop? [If they say “nothing”, wait.]',
            'Suppose we meet here again in five years. What do you hope you’ll tell me? [And what do they think they’ll tell you? It isn’t the same question.]',
            'What would you want somebody to say about this time, looking back? [One sentence. No speeches.]',
          ],
        },
        {
          heading: 'Voice-over: What the microphone missed',
          says: [
            '[B-roll: hands, cups, the light on the wall]\nA recording gives you the words. It doesn’t give you [something you could see or smell in the room]. I noticed it all through this part, and I’d like you to have it in mind while you listen.',
            'There was also a habit that I only saw in the edit: before every difficult answer, {guest} would [what you noticed]. Once you’ve seen it, you know a moment beforehand when something true is coming.',
            'I’ve thought about why we trust some people straight away. I don’t think it’s the voice. I think it’s whether they allow themselves to look for a word.',
          ],
        },
        {
          heading: 'Voice-over: A walk outside',
          says: [
            '[B-roll: the two of you from behind, no sound but the wind]\nHalfway through, we went outside. It was my idea, because I’d run out of tape, or said that I had. People talk differently when they’re walking. They don’t have to look at you.',
            'Nothing of what was said out there is in this video. But after it, the answers were longer, and the pauses were too. I’d stopped being a visitor with a list.',
            'If you ever interview somebody yourself, take them for a walk. And leave the list indoors, where it can’t do any harm.',
          ],
        },
        {
          heading: 'Voice-over: Why I wanted this conversation',
          place: 'early',
          says: [
            '[B-roll: whatever first made you curious]\nYou may wonder why I asked {guest}, of all people. It goes back to [what made you curious]. I’d carried the question around for [how long] without knowing who could answer it.',
            'I could’ve read about it, and I did. What you read is always finished. Somebody’s already decided what matters. I wanted to hear it from a person who hadn’t tidied it up yet.',
            'I wasn’t after secrets. I wanted to know how a life like that feels from inside, on a day when nobody’s watching.',
          ],
        },
        {
          heading: 'Voice-over: The answer I keep coming back to',
          says: [
            '[On screen: the sentence, white on black]\nThere’s one answer that I’ve listened to again and again. You’ve just heard it, or you’re about to: [the sentence]. It’s so simple that I nearly let it pass.',
            'What I like is what isn’t in it. No lesson, no advice, nothing that would fit on a mug. It’s just how things are for {guest}, said once, in passing.',
            'I asked later if I could put it on screen. The reply was [their reply]. So there it is.',
          ],
        },
        {
          heading: 'Voice-over: What I got wrong',
          says: [
            '[On camera: at your desk, with the recording running]\nWhen I listened to it at home, I heard myself interrupt. Here, at this very point. {guest} was about to say something, and I came in with my next clever question. You’ll never know what it was, and nor will I.',
            'I’ve left that in. It’s uncomfortable for me, and it’s useful for anyone who’d like to learn this. The hardest thing about asking is what comes after you’ve asked.',
            'From there on I counted to five after every answer, under the table, on my fingers. You can hear the difference. I can, anyway.',
          ],
        },
        {
          heading: 'Voice-over: Listening back',
          place: 'late',
          says: [
            '[B-roll: the waveform on a screen, a cold cup next to it]\nIt’s a strange thing to listen to someone for hours in your own kitchen. You start to hear where they breathe. You start to finish their sentences, wrongly, which teaches you what you’d been assuming.',
            'I’d assumed, for one, that {guest} would [what you’d assumed]. There’s no trace of that on the recording. I’d brought it with me.',
            'Maybe that’s what a conversation like this is for. You find out what you brought with you, and you get to leave some of it there.',
          ],
        },
        {
          heading: 'Voice-over: Time to think',
          says: [
            '[B-roll: an empty chair, the door half open]\nWe’ll pause here for a moment. That last part was a lot to take in, and I noticed that I was talking faster. So let’s both sit for a second.',
            'If you’re listening while you do something else, this is a good place to stop doing it. The next answers are quiet ones. They don’t survive a dishwasher.',
            'And if something in there reminded you of somebody you know, you could ask them the same question tonight. You don’t need a camera for that.',
          ],
        },
        {
          heading: 'Quick ones',
          place: 'late',
          says: [
            '[Music: light, low in the mix]\nA few quick ones, don’t think too long. Morning or evening? Alone or in company? What’s always in your bag or your pocket? [Keep the pace. Don’t comment.]',
            'Best advice you ever ignored? Worst advice you ever took? [One follow-up at most.]',
            'What’s the question you’re sick of being asked? [If you’ve asked it already, apologize on camera.]',
          ],
        },
        {
          heading: 'Question {n}: The object',
          says: [
            '[B-roll: the object, turned slowly in their hands]\nYou’ve brought something with you. What is it, and why this? [Let them hold it while they talk. People tell things to their hands.]',
            'Where was it before it was yours? Where should it go one day? [Film the object again after this answer. It’ll look different.]',
            'May I hold it? [Say what you notice: the weight, a mark, a smell.]',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'Question {n}: The last one',
          says: [
            '[On camera: wide shot, both of you]\nLast question, the one I ask everybody: what should I have asked you that I didn’t? [Then be quiet. Often it’s the best answer of the day.]',
            '[Cut to: you, alone, after the conversation]\nI walked home with one sentence in my head: [the sentence that stayed with you]. I’ve still got it.',
          ],
        },
      ],
    },
  ],
  points: [
    [
      '[B-roll: something that shows it, without comment]\nI’d like to ask you about {point}. What comes to mind first? [Then ask what comes to mind second.]',
      'Has that changed for you over the years? [Ask for a before and an after.]',
    ],
    [
      'Tell me about {point}. Start anywhere you like. [If they start far away, follow them.]',
      '[On camera: stay close]\nWhat would somebody who’s never been there not understand about it? [Let them try to explain it to you.]',
    ],
    [
      '[On screen: “{point}”]\nSomething I wanted to hear from you, and not from a book: {point}. [Put your pen down while they answer.]',
      'When was the last time it was on your mind? What set it off? [A recent example is worth three general ones.]',
    ],
    [
      'Can we talk about {point}? What do you know about it that took you a long time to find out? [Nod. Don’t interrupt.]',
      'And what do you still not know? [It’s a friendly question. Ask it in a friendly way.]',
    ],
    [
      '[Cut to: their hands]\nThere’s one thing I’ve been wondering about: {point}. Is it what people imagine? [Ask what’s nearer the truth.]',
      'Would you choose it again? [Yes or no first, then the reason.]',
    ],
    [
      'A short one: {point}. If you had just one sentence, what would it be? [Hold them to one sentence, with a smile.]',
      'And the sentence after that? [Of course.]',
    ],
  ],
  pointsOfOthers: [
    [
      '[B-roll: something that shows it, without comment]\nThere’s something I know people are curious about. [Ask about {point}, in your own words.] And has that always been so? [Ask for a before and an after.]',
      'Who else knows that about you? [Smile, and let them decide how much to say.]',
    ],
    [
      '[On camera: stay close]\nMay I ask you something more personal? [Ask about {point}, in your own words.] How did that come about? [Wait for the second half of the answer.]',
      'Would you say that it’s changed you? [Yes or no first, then the reason.]',
    ],
  ],
  outros: [
    'Thank you for your time, and for not taking the easy way with any of my questions. {I’ll be thinking about this for a while.|I learned more than I’d planned to.}',
    'That was {guest}. I’ve cut very little, and I’m glad of every minute.',
    'We kept talking after the camera was off. That part stays between us. Thank you for listening.',
  ],
};
