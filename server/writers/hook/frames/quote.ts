import type { Repertoire } from '../repertoire.ts';

/** A line of its own in quotation marks, put in nobody’s mouth, or the sentence that everyone says. */
export const QUOTE: Repertoire = {
  tones: {
    Default: [
      '“You never finish with {T}; you only stop hiding from <it|them>.”',
      '“Tell me what you think about {T}, and I will tell you where you are standing.”',
      'The sentence everyone says about {T}: “It was simpler before you asked.”',
      '“Everybody has a theory of {T} until {judge} asks for an example.”',
      '“The first thing you believe about {T} is rarely your own.”',
      'What {people} say about {T} when they think nobody is listening: “Nobody ever showed me how.”',
      '“There is no small talk about {T}, only careful talk.”',
      'There is a sentence about {T} that gets said quietly, {where}: “I thought it was just me.”',
    ],
    Professional: [
      '“Anyone can have a view of {T}; the work begins when {judge} asks for the reasons.”',
      '“What is not written down about {T} will be decided by whoever speaks last.”',
      'The sentence {people} say most often about {T}: “Let us come back to that.”',
      '“Treat {T} as a cost and you will cut <it|them>; treat <it|them> as a craft and you will improve.”',
      '“Good judgement about {T} is mostly a good memory for what went wrong.”',
    ],
    Casual: [
      'Everyone says the same thing about {T}: “Yeah, I should really look into that.”',
      '“If you think you’ve got {T} figured out, you’ve skipped a page.”',
      '“Talk to me about {T} when I’ve had my coffee.”',
      '“Nobody’s an expert on {T}; some {people} just say it louder.”',
      'You know the line about {T}, you’ve heard it {where}: “How hard can it be?”',
    ],
    Dramatic: [
      '“On the day {T} <comes|come> for you, nobody will ask whether you were ready.”',
      '“I gave {T} everything I had, and then I was asked for the rest.”',
      '“Do not speak to me of {T} unless you have paid for the words.”',
      'One sentence about {T} ends every argument {where}: “You were not there.”',
      '“Whoever says that {T} changed nothing has not looked in the mirror.”',
    ],
    Humorous: [
      '“I have a very balanced view of {T}: half the day I worry about <it|them>, and the other half I nap.”',
      '“Behind every great {person} there is somebody who handles {T}.”',
      'What everyone says about {T}: “I read the first half of an article once.”',
      '“Give {a person} a fish and you feed them for a day; give them {T} and you will never hear the end of it.”',
      '“I was going to have an opinion on {T}, but {judge} had already used it.”',
    ],
    Inspiring: [
      '“Begin with {T} as you are, and let the rest of you catch up.”',
      '“Nobody is too late for {T}; some of us just take the scenic road.”',
      '“What you give to {T} on an ordinary day, {life} gives back on a hard one.”',
      'The sentence every {person} remembers about {T}: “You can do this, and I will wait.”',
      '“Courage with {T} looks exactly like showing up twice.”',
    ],
    Mysterious: [
      '“Ask about {T} once and you will get an answer; ask twice and you will get the truth.”',
      '“Those who know about {T} do not say, and those who say have seen only the door.”',
      'There is a sentence about {T} that {people} never finish: “If I told you where I heard it …”',
      '“Every {person} meets {T} twice, and only remembers the second time.”',
      '“Leave a light on for {T}, but do not ask who put it out.”',
    ],
    Urgent: [
      '“Later is the most expensive word anyone ever says about {T}.”',
      'The sentence {people} regret most about {T}: “There is still time.”',
      '“You can be early for {T} or you can be sorry, and the door between the two is closing.”',
      '“Whatever you mean to say to {judge} about {T}, say it today.”',
      '“Nobody ever wished they had waited one more week with {T}.”',
    ],
    Friendly: [
      '“Come in, sit down, and tell me about {T} from the beginning.”',
      'The kindest thing anyone can say about {T}: “Me too.”',
      '“You do not have to be good at {T} for me to enjoy the story.”',
      'What a friend says about {T} {where}: “Shall I stay while you try?”',
      '“Half of what I know about {T} I learned by asking silly questions of {judge}.”',
    ],
    Academic: [
      '“To name {T} is already to have taken a side.”',
      '“Every theory of {T} is also a portrait of whoever proposed it.”',
      'The sentence with which {people} usually close the subject of {T}: “It depends.”',
      '“We describe {T} in the terms we already have, and then call the description a discovery.”',
      '“The less a question about {T} can be measured, the more certain the answers to it become.”',
    ],
  },
  genres: {
    Essay: [
      '“I set out to write about {T} and found that I was writing about everyone who had ever asked me.”',
      '“An essay about {T} is a promise to change one’s mind in public.”',
    ],
    'Blog Post': [
      '“Every post about {T} is really a letter to who you were a year ago.”',
      'The comment that turns up under every post about {T}: “Nobody told me it would be like this.”',
    ],
    Article: [
      'Off the record, everybody says the same thing about {T}: “We all knew.”',
      '“Follow {T} for a day and you will learn who is up before the rest of us.”',
    ],
    'Social Media': [
      '“{T}: loved in private, doubted in public.”',
      'The reply nobody dares to type under a post about {T}: “I don’t actually know.”',
    ],
    Email: [
      'The line I keep at the top of every email about {T}: “Short, because you are busy.”',
      '“If you only ever answer one email about {T}, answer the one that asks how you are.”',
    ],
    'Video Script': [
      'Just after the camera stops, everyone says the same about {T}: “Was that all right?”',
      '“Point a camera at {T} and you will find out who was already watching.”',
    ],
    Presentation: [
      '“The best question about {T} comes from the back row, after the last slide.”',
      'Read this line with me, because it is all I have to say about {T}: “Ask whoever does it every day.”',
    ],
    Speech: [
      '“We did not come this far with {T} to be told that we may sit down.”',
      'Carry one sentence about {T} out of this room tonight: “It starts with whoever is here.”',
    ],
    Story: [
      '“You were never supposed to hear about {T} from me,” she said, and put down the suitcase.',
      '“Nobody in this family talks about {T},” said the boy, who talked about nothing else.',
    ],
    Book: [
      '“Whoever opens a book about {T} is looking for a page that has been torn out of their own.”',
      '“All I ever learned about {T} would fit on one page, and it took me a whole book to find which.”',
    ],
  },
  aimed: [
    '“I learned about {T} {where}, and nobody there knew that they were teaching.”',
    'What {judge} would say about {T}, if you asked twice: “I used to think so too.”',
    '“Show me {a person} with an easy answer to {T}, and I will show you the question they skipped.”',
    'There are words about {T} that every {person} has swallowed at least once: “I have no idea.”',
  ],
  doing: [
    '“{T} is easy to explain and hard to do twice.”',
    'The sentence that starts every story about {T}: “I only meant to try it once.”',
    '“You do not find the time for {T}; you steal it.”',
    '“Ask me about {T} on a bad day, and I will tell you the truth.”',
    '“Nobody applauds {T}, and that is how you know it is yours.”',
  ],
  personal: [
    '“If you want to know who I am, ask me about {T}.”',
    'The sentence that always comes up with {T}: “You should write that down.”',
    '“Nobody believes me about {T}, and I have stopped minding.”',
    'What {judge} said when I was done telling about {T}: “And then?”',
    '“I was not looking for a story; I was in the middle of {T}.”',
  ],
  tangible: [
    '“Show me how you treat {T}, and I will know how you treat your guests.”',
    'What everyone says when {T} <comes|come> up: “Nobody makes it like my grandmother.”',
    '“There are days that only {T} can put right.”',
    '“I do not trust anyone who is in a hurry with {T}.”',
  ],
  said: {
    Default: [
      'Everyone has heard it, and nobody remembers from whom: {said}',
      'If one line could be written over the door of {life}, it would be {said}',
      'There is a sentence that {people} only ever say quietly: {said}',
      'It was overheard {where}, and it belongs to all of us: {said}',
    ],
    Professional: [
      'The line that ends the small talk in any meeting: {said}',
      'What {judge} writes in the margin, and then underlines: {said}',
    ],
    Casual: ['You’ve said it, I’ve said it, we’ve all said it {where}: {said}', 'Somebody should put this on a T-shirt: {said}'],
    Dramatic: [
      'It was said once, with the door open and nobody moving: {said}',
      'They were the last words before the silence: {said}',
    ],
    Humorous: [
      'Some {people} have a motto, and some have this: {said}',
      'Engraved on no monument, found on no cushion, and still true: {said}',
    ],
    Inspiring: [
      'Write it where you will see it tomorrow morning: {said}',
      'One day you will tell {judge} how it began, and you will start with this: {said}',
    ],
    Mysterious: [
      'It was written on the inside of the cupboard door, in a hand that nobody knew: {said}',
      'Once heard, it follows you up the stairs: {said}',
    ],
    Urgent: ['Do not wait until {judge} says it for you: {said}', 'There is no time for a better wording: {said}'],
    Friendly: [
      'The nicest conversations I know begin with a line like this: {said}',
      'If a friend says it to you {where}, sit down: {said}',
    ],
    Academic: ['The sentence repays a second reading: {said}', 'A whole discussion is folded up in these words: {said}'],
  },
  that: [
    '“Nobody believes that {that}, until they have got up early enough to see it.”',
    'The sentence that {people} think and do not say: “It is true, you know, that {that}.”',
    '“When {judge} tells you that {that}, do not laugh before the end of the sentence.”',
    '“I could live with it that {that}; what I cannot live with is that nobody asks why.”',
  ],
  how: [
    '“I would trade a year of advice for one hour with somebody who knows {how}.”',
    'The sentence everyone says in the end: “I wish somebody had told me {how}.”',
    '“Ask ten {people} {how}, and then ask the one who kept quiet.”',
    '“There are those who know {how}, and there are those who give talks.”',
  ],
};
