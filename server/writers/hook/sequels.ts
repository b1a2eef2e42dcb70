/** Second sentences and later ones. Whatever the first was about, they call it "this" or "it all". */
import type { Audience, Request } from './audiences.ts';
import type { Genre } from './genres.ts';

export const FOR_TONE: Readonly<Record<Request['tone'], readonly string[]>> = {
  Default: [
    'Stay with that thought for a moment, because the obvious answer is only half of it.',
    'It sounds like a small matter until you try to put it aside.',
    'Most of us stop here, and this is where it starts to be worth the trouble.',
    'There is a shorter version of this, and it leaves out the good part.',
    'Hold on to your first reaction; you will want to compare it with your last.',
    'None of this is new, and yet it is seldom said plainly.',
  ],
  Professional: [
    'The point is practical: what is understood early costs little to put right.',
    'A clear answer here saves a long correspondence later.',
    'Before any decision is made, it is worth agreeing on what the question is.',
    'What matters is not how strongly we feel about this but what we can show.',
    'The details follow; the principle fits into one line.',
  ],
  Casual: [
    'And yeah, I know how that sounds.',
    'Bear with me, it gets better.',
    'No big theory here, just something I keep bumping into.',
    'It’s not rocket science, but it’s not nothing either.',
    'Anyway, here’s where it gets good.',
  ],
  Dramatic: [
    'After that there is no way back to not knowing.',
    'Listen, and you can hear it coming.',
    'Something has to give, and it will not be the silence.',
    'Everything after this line belongs to a different day.',
    'What happens next will be decided by who stays in the room.',
  ],
  Humorous: [
    'I checked with the cat, and she agrees.',
    'I have a diagram, but it made things worse.',
    'There will be a short pause for those who need to sit down.',
    'No furniture was harmed in arriving at this conclusion.',
    'I realise that this is a lot to take in before lunch.',
  ],
  Inspiring: [
    'You do not have to be ready; you only have to begin.',
    'It is closer than it looks, and you are stronger than you were last year.',
    'One small step is enough for today, and tomorrow takes care of the next.',
    'Somewhere, somebody is about to try, and it may as well be you.',
    'Good things have started with less than what you are holding now.',
  ],
  Mysterious: [
    'There is more, but it does not like being looked at directly.',
    'Keep an eye on the detail that seems not to matter.',
    'Somebody knows the rest, and has not been asked.',
    'The light in the window went on just as I wrote this down.',
    'You may want to close the door before you go on.',
  ],
  Urgent: [
    'There is time to act, and it is now.',
    'Every hour of waiting makes the next step harder.',
    'Do not file this under “later”.',
    'What is still a choice today will be a repair next month.',
    'Put the rest aside for a moment, because this comes first.',
  ],
  Friendly: [
    'Make yourself comfortable, and let us look at it together.',
    'If that sounds familiar, you are in good company.',
    'Ask me anything as we go along, there are no silly questions here.',
    'I have been there, and I brought biscuits.',
    'We will take it slowly, and you can stop me at any time.',
  ],
  Academic: [
    'The distinction is worth drawing with some care.',
    'It will be necessary to begin with a definition and to end with a doubt.',
    'Two objections present themselves at once, and neither is trivial.',
    'What follows is an argument, not a verdict.',
    'The claim is deliberately narrow, so that it can be tested.',
  ],
};

export const FOR_AUDIENCE: Readonly<Record<Audience, readonly string[]>> = {
  Everyone: [
    'You do not need to know anything beforehand.',
    'It concerns you more than you might like.',
    'You have met it before, perhaps under another name.',
    'Whoever you are, you have a stake in it.',
  ],
  'Young Adults': [
    'If you are paying your own rent for the first time, you have felt it already.',
    'Nobody covered this in the years when you were told to choose a future.',
    'At twenty-something, you still get to decide what it will mean to you.',
    'Your parents had a rule for it, and you are allowed to write a new one.',
  ],
  Professionals: [
    'If you have ever sat through a meeting about it, you know the feeling.',
    'It will not be in your job description, and it will be in your working day.',
    'Your colleagues are wondering about it too, mostly in silence.',
    'Think of your next appraisal, and of what you would like to be able to say.',
  ],
  Students: [
    'It may not be on the syllabus, but it will come up before you graduate.',
    'If you are a student, you can use it in the next seminar.',
    'Your tutor will not ask about it, and that is a good reason to.',
    'Between two deadlines there is just enough time to get this right.',
  ],
  Parents: [
    'If you have children, you have met it before breakfast.',
    'Your children will ask about it sooner than you think, and in the car.',
    'No parent gets it right every day, and no child needs you to.',
    'Somebody at the school gate is wondering about the same thing.',
  ],
  Entrepreneurs: [
    'If you are building a company, you will meet it long before you can afford to.',
    'Your first customers already have a view of it.',
    'No pitch deck has a page for it, and every founder has a story.',
    'You started something of your own so that you could decide this yourself.',
  ],
  Writers: [
    'If you write, you have circled it in a draft and then cut the paragraph.',
    'Your reader will notice if you skip it.',
    'It is the sort of thing a writer keeps on a card above the desk.',
    'There is a first draft in it, and perhaps a better second one.',
  ],
  'Content Creators': [
    'If you post for a living, your followers have been waiting for you to bring it up.',
    'It will not please every algorithm, and your audience will remember it.',
    'Your next video could start right here.',
    'The comments will argue, and for once they will have something to argue about.',
  ],
  'Business Owners': [
    'If you run a business, you will find it somewhere between the till and the tax return.',
    'Your customers notice it before you do.',
    'It belongs in the ten minutes before you unlock the door.',
    'Your staff have a view on it, and nobody has asked them yet.',
  ],
  'General Public': [
    'You do not have to be an expert; you only have to live here.',
    'It is being talked about at bus stops and in waiting rooms.',
    'Ask two neighbours and you will get three answers.',
    'It is paid for, one way or another, by all of us.',
  ],
};

export const FOR_GENRE: Readonly<Record<Genre, readonly string[]>> = {
  Essay: [
    'This essay follows the thought to where it becomes uncomfortable.',
    'The paragraphs that follow weigh the case for it and the case against.',
    'I shall argue for one side, and lend the other my best sentences.',
    'Let me begin, as an essay should, with what I do not know.',
  ],
  'Blog Post': [
    'In this post I will tell you what I tried and what I would leave out.',
    'Scroll down for the part I would have liked to read a year ago.',
    'The comments are open, and this post may well change because of them.',
    'Here is the post I was looking for and could not find.',
  ],
  Article: [
    'This article asks those who know it from close by.',
    'What follows is who was asked, what they said, and what they would not say.',
    'The story has three sides, and this article visits each.',
    'To see how it came to this, one has to start with an ordinary morning.',
  ],
  'Social Media': [
    'More in the comments.',
    'Send it to the one person you thought of just now.',
    'Save this post for the next time it comes up.',
    'Tell me below if you see it differently.',
  ],
  Email: [
    'If you have two minutes, the rest of this email is for you.',
    'Just hit reply if you see it differently.',
    'I will keep this email short, and leave the choice to you.',
    'The one thing I would like you to do stands at the end of this email.',
  ],
  'Video Script': [
    'Stay until the end of the video, because the last shot changes everything.',
    'I will show you on camera what I mean.',
    'Watch my hands for the next minute.',
    'Let me rewind this video to the moment where it began.',
  ],
  Presentation: [
    'On the next slide you will see what I mean.',
    'I have ten minutes and one idea, so please interrupt me.',
    'At the end of this presentation I will ask you for a decision.',
    'Keep that in mind while I show you the second slide.',
  ],
  Speech: [
    'That, my friends, is why I asked for the microphone.',
    'Let me tell you how I know, and then let us talk, all of us in this room.',
    'I will not keep you long, but I will ask something of you.',
    'So let us say it together, here, out loud.',
  ],
  Story: [
    'Nobody spoke until the clock had finished striking.',
    'Outside a car went by, slowly, with its lights off.',
    'She set down the lamp and waited for her eyes to get used to the dark.',
    'It would be years before anyone asked what had really been said that night.',
  ],
  Book: [
    'The first chapter starts on the day before it all changed.',
    'This book is what came of not letting it go.',
    'Read the chapters in any order, but do not skip the one in the middle.',
    'By the last page you will know why it had to be told from the beginning.',
  ],
};
