import type { Repertoire } from '../repertoire.ts';

/** A number is the visitor's to fill in, or true by definition: the days of a week, one in every one of us. */
export const STATISTIC: Repertoire = {
  tones: {
    Default: [
      '[Your figure] per cent of {people} would say they understand {T}; the interesting part is what the others know.',
      'A year has 52 weeks, and hardly one of them passes without a word about {T}.',
      'One in every one of us has an opinion about {T}.',
      'Before you read on, guess how many {people} think about {T} in a week; the answer is [your figure].',
      'There are 24 hours in a day, and the one that matters for {T} is the one you keep for yourself.',
      'If [your figure] seems a small number, hold it up against {T} and look again.',
      'Seven days a week, {people} make up their minds about {T} without a single number to go by.',
      'Of every hundred {people}, says [your source], only [your figure] have ever been asked about {T}.',
    ],
    Professional: [
      'According to [your source], {people} spend [your figure] a year on {T}, so it is fair to ask what they get for it.',
      'Of the 52 Mondays in a year, how many should go into {T} before {judge} asks for the result?',
      '[Your figure]: that is where {T} stood last year, and the number deserves a line of its own.',
      'Put [your figure] beside {T} and the meeting starts on time.',
      'The year has four quarters, and {T} <belongs|belong> in the plan for each of them.',
    ],
    Casual: [
      'Okay, quick maths: [your figure] {people}, one topic, and that topic is {T}.',
      'Turns out [your figure] per cent of {people} feel the same way about {T}, and nobody’s saying it.',
      'There are 1,440 minutes in a day, and you’ve just given one of them to {T}.',
      'Ten out of ten people reading this sentence have now thought about {T}.',
      'Guess the number: how many {people} have never once talked about {T}? (It’s [your figure].)',
    ],
    Dramatic: [
      'Every sixty seconds a minute is gone, and {T} will not give it back.',
      '[Your figure]: say that number slowly, because behind it stand {people} who live with {T}.',
      'There are 365 nights in a year, and {T} can take the sleep out of any one of them.',
      'In the time it takes to read this sentence, [your figure] more {people} will have met {T}.',
      'You get one life, 24 hours at a time, and {T} <takes|take> a share of each.',
    ],
    Humorous: [
      'One hundred per cent of the people now reading about {T} are avoiding something else.',
      'Statistically, every {person} who has an opinion on {T} also has a second one for {judge}.',
      'Never trust a number about {T} that ends in a nought, so here is one that may not: [your figure].',
      'A week has 168 hours, of which {people} spend about 169 not thinking about {T}.',
      '[Your figure] {people} were asked about {T}, and that is how many were sorry they had picked up the phone.',
    ],
    Inspiring: [
      'It takes one {person} out of [your figure] to begin, and the rest of the numbers about {T} change.',
      'Ten minutes a day make more than sixty hours a year, and sixty hours with {T} can change {life}.',
      'A year has 365 mornings, and any one of them will do for a fresh start with {T}.',
      '[Your figure] {people} have already taken the first step with {T}, and you could be the one who makes it one more.',
      'One is a small number until it is the first {person} who gets {T} right.',
    ],
    Mysterious: [
      'There is one number about {T} that is never read out, and it is [your figure].',
      'Count everything that is known about {T}, and one thing is always left over.',
      'Of every hundred {people}, [your figure] know something about {T} that they have not told anyone.',
      'The day has 24 hours, and whatever decides about {T} happens in the one that nobody writes down.',
      '[Your figure]: remember that number, because {T} will come back to it.',
    ],
    Urgent: [
      'There are 86,400 seconds in a day, and you have just spent three of them not dealing with {T}.',
      'By this time next week, seven days of {T} will be behind you and [your figure] will be due.',
      'A month without a decision on {T} is a twelfth of the year gone.',
      '[Your figure] {people} waited too long with {T}, and today you can still choose not to be the next.',
      'One week is 168 hours, and the first of them for {T} is now.',
    ],
    Friendly: [
      'If you feel alone with {T}, here is a number to lean on: [your figure] {people} say they feel just the same.',
      'It takes two to talk about {T}, and you are already one of them.',
      'A year has 52 Sundays, and one of them would be plenty for {T} and a pot of tea.',
      'You and I make two, and that is enough for an honest word about {T}.',
      'Good news about {T}: [your figure] out of ten {people} got there in the end, says [your source].',
    ],
    Academic: [
      'According to [your source], [your figure] per cent of {people} report direct experience of {T}.',
      'The figure usually given for {T} is [your figure]; what it counts, and what it leaves out, is less often stated.',
      'Of [your figure] {people} asked by [your source], it would be good to know how many meant the same thing by {T}.',
      'A single number cannot describe {T}, but [your figure] is where any description has to start.',
      'Fifty-two weeks of observation make one year of data on {T}, so a claim that rests on less should say so.',
    ],
  },
  genres: {
    Essay: [
      'An essay about {T} should begin with a number it does not trust, and this one begins with [your figure].',
      'A century has 36,524 or 36,525 days, and {T} can be argued about on every one of them.',
    ],
    'Blog Post': [
      'I counted, and {T} came up [your figure] times in one week of my own notes.',
      'There are 168 hours in your week, this post takes a few minutes of them, and the rest may look different where {T} <is|are> concerned.',
    ],
    Article: [
      '[Your figure] is the number that [your source] gives for {T}, and it was not easy to get.',
      'Ask twelve offices about {T} and you will have twelve numbers; the one that can be checked is [your figure].',
    ],
    'Social Media': [
      '[Your figure] people will scroll past this post about {T}, and you are not one of them.',
      'One swipe takes one second, and {T} <is|are> worth at least two.',
    ],
    Email: [
      'There are 52 weeks in a year, and this is the only email about {T} that you need this week.',
      'One email, one number, one subject: [your figure], and it is about {T}.',
    ],
    'Video Script': [
      'In the first ten seconds of this video I am going to show you one number about {T}: [your figure].',
      'Sixty seconds on the clock, one subject, and it is {T}.',
    ],
    Presentation: [
      'There is a single number on this slide, [your figure], and it is all about {T}.',
      'Look left, look right: that makes three of you, and {T} <concerns|concern> at least one.',
    ],
    Speech: [
      'If everyone in this room knew one person who lives with {T}, we would need a room twice this size.',
      'Remember one number about {T} when you leave this room tonight, and let it be [your figure].',
    ],
    Story: [
      'She counted to a hundred, as she always did when somebody brought up {T}, and this time she kept going.',
      'There were 24 hours in the day even then, and in that village every one of them had to do with {T}.',
    ],
    Book: [
      'A day has 1,440 minutes, and a whole book could be made of the one in which {T} came through the door.',
      'This book begins with a number, [your figure], and with the people who were never told what it has to do with {T}.',
    ],
  },
  aimed: [
    'Of every ten {people} you meet {where}, [your figure] could tell you something about {T}.',
    'There are 52 weeks in a year, and {judge} could bring up {T} in any one of them.',
    'One {person} in [your figure] knows what to do about {T}, says [your source].',
    'Ask {judge} to guess how many {people} worry about {T}, and then show them [your figure].',
  ],
  doing: [
    'Five minutes a day are more than thirty hours a year, and {T} can begin with the first five.',
    'Day one of {T} is the only day that everyone remembers; day two is the one that counts.',
    '[Your figure] hours: that is what {T} took in the first year, and nobody had asked.',
    'There are 52 weekends in a year, and {T} needs no more than one of them to begin.',
    'Of [your figure] {people} who tried {T}, how many tried twice?',
  ],
  personal: [
    'If I had written down [your figure] each time somebody asked me about {T}, I would have a very odd diary.',
    'There are 365 days in a year, and I could tell you exactly which one belongs to {T}.',
    '[Your figure]: that is the number I see when I think of {T}.',
    'One in every one of us has a story, and mine is {T}.',
    'It took [your figure], start to finish, and that is all the arithmetic there is in {T}.',
  ],
  tangible: [
    'It takes [your figure] pairs of hands to bring you {T}.',
    'How much of [your figure] goes into {T}, and how much is spent on the wrapping?',
    'A day has 1,440 minutes, and {T} can be the best one of them.',
    'Of seven days in a week, {T} will make one smell of Sunday.',
  ],
  said: {
    Default: [
      'Only [your figure] out of a hundred {people} would ever say {said} out loud.',
      'One in every one of us has a day that begins with {said}',
      'There are 365 days in a year, and it takes only one of them to arrive at {said}',
      'Of [your figure] {people}, how many have ever said {said} and meant it?',
    ],
    Professional: ['Put {said} to ten {people}, write down the answers, and [your figure] will surprise you.'],
    Casual: ['Quick count: [your figure] {people} this week, same words, {said}'],
    Dramatic: ['It takes about three seconds to {say} {said}, and [your figure] years to mean it.'],
    Humorous: ['One hundred per cent of those who read {said} are now wondering who said it.'],
    Inspiring: ['It takes one {person} to {say} {said}, and one more to make it a conversation.'],
    Mysterious: ['There were [your figure] people in the room, and only one of them could have said {said}'],
    Urgent: ['In the next sixty seconds, [your figure] more {people} could find themselves facing {said}'],
    Friendly: ['If you have ever thought {said}, that makes at least two of us.'],
    Academic: ['Of [your figure] respondents, says [your source], most knew the feeling behind {said}'],
  },
  that: [
    'In [your figure] cases out of a hundred, says [your source], it holds that {that}.',
    'For 365 days a year, {that}.',
    'Ask ten {people} whether it is true that {that}, and [your figure] will nod.',
    'One number, [your figure], is enough to show that {that}.',
  ],
  how: [
    'Ask a hundred {people} {how}, and [your figure] of them will have an answer.',
    'There are 52 weeks in a year, and one of them is enough to find out {how}.',
    'Only [your figure] out of ten {people} say they know {how}.',
    'One in every one of us has at some point wondered {how}.',
  ],
};
