import type { Repertoire } from '../repertoire.ts';

/** The opening moment of a story, in one sentence. */
export const STORY: Repertoire = {
  tones: {
    Default: [
      'The kettle was still warm when {a person} I know told me the truth about {T}.',
      'The day I stopped pretending to understand {T} began like every other Tuesday.',
      'It was raining, we were stuck {where}, and for once the talk turned to {T}.',
      'I learned about {T} the way most {people} do: too late, and from somebody who was not even trying to teach me.',
      'Everybody at the table laughed about {T}, except {judge}.',
      'The first time I heard anyone speak plainly about {T}, I was holding the door for somebody else.',
      'She had one question left, and it was about {T}.',
      'We had been sitting {where} for an hour before anybody said a word about {T}.',
    ],
    Professional: [
      'The meeting was as good as over when {judge} asked the one question about {T} that nobody had prepared for.',
      'On my first day I was handed a folder about {T}, and it was empty.',
      'The report on {T} was finished, printed and bound when {a person} found the mistake on page one.',
      'Nobody had put {T} on the agenda, and by noon we were talking about nothing else.',
      'The phone rang at five to six, and the caller wanted to know what we had decided about {T}.',
    ],
    Casual: [
      'So there I was {where}, pretending I knew anything at all about {T}.',
      'My plan was to ignore {T}, and it worked great until about lunchtime.',
      'Okay, so picture me {where}, one shoe off, getting a lecture about {T}.',
      'It started as a joke about {T}, and then {judge} took it seriously.',
      'I was halfway through a sandwich when {T} came up.',
    ],
    Dramatic: [
      'The lights went out, somebody cried, and in the dark a voice said one word about {T}.',
      'I had kept quiet about {T} for years, and that night, {where}, I opened my mouth.',
      'The letter lay on the table, unopened, and everyone in the room knew that it was about {T}.',
      'He walked out without his coat, and the last thing he said was about {T}.',
      'There was a single {person} left in the room who still believed in {T}, and she was reaching for the door.',
    ],
    Humorous: [
      'I was explaining {T} with great confidence when I noticed that the dog had left the room.',
      'It took four adults, two phones and a borrowed ladder to find out that none of us understood {T}.',
      'The first thing I ever said about {T} was wrong, and I said it into a microphone.',
      'My grandmother had a saying about {T}, but it cannot be printed.',
      'There I was {where}, an expert on {T} for almost eleven minutes.',
    ],
    Inspiring: [
      'She was told to forget about {T}, and the next morning she got up an hour earlier.',
      'The first try at {T} failed, and so did the second, and on the way home he was whistling.',
      'Nobody clapped the day {a person} I know began with {T}, because nobody else was up.',
      'All she had was a borrowed table and a stubborn idea about {T}.',
      'I was ready to give up on {T} until {judge} asked me to show how it was done.',
    ],
    Mysterious: [
      'The envelope had no stamp, no name, and a single line about {T}.',
      'Somebody had left the door open and a light on, and on the table lay a page about {T} in my own handwriting.',
      'There was a man who always sat alone, {where}, and only ever asked about {T}.',
      'On the back of the photograph somebody had written a date that has not come yet, and something about {T}.',
      'When the neighbours moved out, all they left behind was a locked box and a note about {T}.',
    ],
    Urgent: [
      'It was four minutes to midnight, and nothing had been decided about {T}.',
      'The phone rang twice, stopped, and rang again, and before I had picked up I knew it was about {T}.',
      '“Now,” said the nurse, “before anyone else comes in, tell me about {T}.”',
      'The train was already moving when she shouted the one thing I needed to know about {T}.',
      'We had until the end of the song to agree on {T}, and the last chorus had begun.',
    ],
    Friendly: [
      'A friend of mine, {a person} with more patience than I have, once sat down beside me and started at the beginning with {T}.',
      'You would have liked the afternoon when somebody finally told me about {T}.',
      'Pull up a chair, because this one begins {where}, with a pot of tea and {T}.',
      'My neighbour knocked, held up a cake and said, “Right, you and I need to talk about {T}.”',
      'It was {judge}, of all people, who first made me laugh about {T}.',
    ],
    Academic: [
      'The first entry in the notebook concerns {T}; the second, in another hand, corrects it.',
      'In the third week of the seminar {a person} put down her pen and asked why nobody had yet defined {T}.',
      'The archive was about to close when the box marked with nothing but a question mark turned out to hold everything about {T}.',
      'What began as a footnote on {T} had, by the spring, taken over the desk.',
      'My own doubts about {T} go back to a conversation {where}, of which I kept no record.',
    ],
  },
  genres: {
    Essay: [
      'Before I had an argument about {T}, I had an afternoon.',
      'I began this essay about {T} on the back of a shopping list, and the list is still the truest part of it.',
    ],
    'Blog Post': [
      'Last week I deleted a finished post about {T}, went for a walk, and came back with this one.',
      'This post about {T} starts with a mistake of mine, and the mistake was called [what happened].',
    ],
    Article: [
      'It is a quarter to six in the morning, and in the only lit window on the street somebody is already busy with {T}.',
      'At [the place], where the road ends, they have been talking about {T} since before the road was there.',
    ],
    'Social Media': [
      'Overheard {where} and still thinking about it: two strangers, no phones, and {T}.',
      'I wasn’t going to post about {T}, and then [what happened].',
    ],
    Email: [
      'Last night I wrote you a long email about {T}, and this morning I deleted all but one line.',
      'Somebody answered my last email with four words about {T}, and I have read them every day since.',
    ],
    'Video Script': [
      'We open on an empty chair, a running tap, and a voice in the next room talking about {T}.',
      'What you are about to see was filmed on the day I understood that I had been wrong about {T}.',
    ],
    Presentation: [
      'Behind this slide about {T} there is a photograph that I decided not to show you, and I will tell you why.',
      'Ten minutes ago, out in the corridor, one of you told me something about {T}.',
    ],
    Speech: [
      'On my way to this room tonight a stranger asked me about {T}, and I missed my stop.',
      'When I was small I stood on a chair to hear what the grown-ups were saying about {T}.',
    ],
    Story: [
      'In the winter when the river froze, three sisters stopped speaking to each other because of {T}.',
      'The clock in the hall had stopped at ten past four, and nobody in the house would say what that had to do with {T}.',
    ],
    Book: [
      'My mother kept two things in the blue tin: a ring that was not hers and everything she knew about {T}.',
      'There were four of us at the beginning, and if I tell you about {T} you will understand why there is one of us now.',
    ],
  },
  aimed: [
    'Two {people} were arguing {where}, quietly at first, about {T}.',
    'On a wet Thursday, {where}, somebody I had never seen before asked me about {T}.',
    'It was {judge} who said it first, and after that nobody could stop talking about {T}.',
    'The {person} beside me closed her eyes and began to talk about {T}.',
  ],
  doing: [
    'The first time I tried {T}, I closed the curtains.',
    'She had told nobody that she was going to start {T}, and then {judge} walked in.',
    'On the third day of {T} he sat down on the floor and laughed.',
    'It was {judge} who noticed first that something about me had changed since I began {T}.',
    'Somebody had left a note on the table with two words on it, and that is how {T} began.',
  ],
  personal: [
    'To understand {T} you have to picture the kitchen first, and then the silence in it.',
    'It began, as these things do, with a list on the back of an envelope, and it ended with {T}.',
    'Nobody had warned me about {T}, and the car was already running.',
    'The dog knew before any of us that something was going to come of {T}.',
    'I was telling {judge} about {T} when I noticed that I had been leaving out the most important part.',
  ],
  tangible: [
    'There was nothing on the table that morning but a note and {T}.',
    'The whole quarrel was about {T}, and by nightfall there was none left.',
    'He had travelled all night with one bag, and in the bag, wrapped in a towel, was {T}.',
    'The shop was closed, the street was empty, and in the lit window stood {T}.',
  ],
  said: {
    Default: [
      'She had not said a word all evening, and then it came, {where}: {said}',
      'The voice on the phone was calm, and that was the worst of it: {said}',
      'He folded the newspaper, looked at {judge}, and began: {said}',
      'There was nothing else on the postcard, only one line in green ink: {said}',
      'It is how every good story I know begins, {where}, to nobody in particular: {said}',
    ],
    Professional: ['The meeting had been running for an hour when the newest of us put up a hand: {said}'],
    Casual: ['So we’re sitting {where}, nobody’s said a thing for ages, and then out it comes: {said}'],
    Dramatic: ['The line crackled, the lights went out, and in the dark a voice said: {said}'],
    Humorous: ['My uncle put down his fork, wiped his moustache and announced to the whole restaurant: {said}'],
    Inspiring: ['She read it out with her voice shaking, and by the last word it was not shaking any more: {said}'],
    Mysterious: ['The note had been pushed under the door, and it was in my own handwriting: {said}'],
    Urgent: ['There was time for one sentence before the doors closed, and it was this: {said}'],
    Friendly: ['You would have loved the way she said it, with her shoes in her hand and flour in her hair: {said}'],
    Academic: ['The notebook opens without a date, in pencil, with a single entry: {said}'],
  },
  that: [
    'The day my sister found out that {that}, she set her alarm for four and went to see for herself.',
    'It was still dark when somebody {where} told me that {that}.',
    'I was nine when I overheard that {that}, and I have not been able to forget it.',
    'Nobody in the room wanted to be the one to say that {that}, so {judge} did.',
  ],
  how: [
    'The man beside me on the train put down his book and asked me, as if I had been sent, {how}.',
    'I was standing there {where}, with a borrowed pen, when somebody finally told me {how}.',
    'In my grandmother’s kitchen there was a drawer we were not to open, and in it, on a card, was {how}.',
    'The summer I turned ten, I asked every grown-up on our street {how}.',
  ],
};
