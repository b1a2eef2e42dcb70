import type { Repertoire } from '../repertoire.ts';

/** Arguable, and not offensive: against a habit of thought, never against a group of people. */
export const CONTROVERSY: Repertoire = {
  tones: {
    Default: [
      'Most advice about {T} is written for whoever gives it.',
      'We talk about {T} far too much and decide far too little.',
      'It is time somebody said it: {T} <is|are> overrated, and <its|their> critics are too.',
      'If {judge} agrees with you about {T}, you have probably not said anything yet.',
      'The people who are most certain about {T} are the ones I trust least.',
      'We do not need more information about {T}; we need more nerve.',
      'Half of what is said in favour of {T} is really an argument for leaving things as they are.',
      'I think {people} should be allowed not to care about {T}.',
    ],
    Professional: [
      'Best practice in {T} is often just the oldest habit in the building.',
      'If you measure {T}, you will get better numbers and less of the thing itself.',
      'Most meetings about {T} exist to share the blame in advance.',
      'The experts on {T} should be the last to speak, not the first.',
      'What {people} call experience with {T} is often one year repeated ten times.',
    ],
    Casual: [
      'Hot take: {T} <isn’t|aren’t> for everyone, and that’s completely fine.',
      'I’ll say it, even if {judge} never speaks to me again: we can all calm down about {T}.',
      'Fight me on this one: {people} only like {T} because they’re supposed to.',
      'Not gonna lie, everything you’ve been told about {T} sounds like an advert.',
      'Everyone {where} disagrees with me about {T}, and everyone’s wrong.',
    ],
    Dramatic: [
      'We have built an altar to {T}, and nobody dares to ask what is burned on it.',
      'One day {people} will be ashamed of what they now say about {T}.',
      'There is no neutral ground left on {T}, and whoever claims to stand on it has already chosen.',
      'The great lie about {T} is that it could not be otherwise.',
      'You may keep your peace of mind, or you may tell {judge} the truth about {T}.',
    ],
    Humorous: [
      'I am told that reasonable {people} can disagree about {T}, and I look forward to meeting one.',
      'Pineapple on pizza was a warm-up; let us talk about {T}.',
      'My view of {T} has already cost me two dinner invitations, and here it is for free.',
      'Everyone should have the right to be wrong about {T}, and I see that {people} are using it.',
      'If {T} <is|are> the answer, I should like to see the question again.',
    ],
    Inspiring: [
      'You have been told to be realistic about {T}, and that was the worst advice you ever got.',
      'The {people} who were laughed at over {T} deserve to be asked first.',
      'Stop waiting for {judge} to agree with you about {T}.',
      'It is braver to be a beginner in {T} than to be an authority.',
      'Being sensible about {T} has never yet changed anything in {life}.',
    ],
    Mysterious: [
      'There is a side to {T} that both sides have agreed not to mention.',
      'Ask who is best served by the usual story about {T}, and {judge} will suddenly be in a hurry.',
      'What you have been told about {T} is true, and it was told to you so that you would stop there.',
      'Somebody gains whenever {people} quarrel about {T}, and it is nobody in the quarrel.',
      'One word is missing from every argument about {T}, and it is not missing by accident.',
    ],
    Urgent: [
      'Stop being polite about {T}, because politeness is how {people} got here.',
      'Waiting for everyone to agree on {T} is also a decision, and the wrong one.',
      'If you have not annoyed {judge} over {T} yet, you are running late.',
      'The debate about {T} is over; what is left is deciding who goes first.',
      'Enough listening to both sides: {T} <needs|need> an answer before the end of the month.',
    ],
    Friendly: [
      'You may not like me for this, but I think we are too hard on each other about {T}.',
      'I say this with love, and with a biscuit for everyone: we have got {T} the wrong way round.',
      'We can disagree about {T} and still be friends by the time the kettle boils.',
      'May I gently suggest that {judge} might be right about {T}?',
      'Nobody has to prove anything about {T} to be welcome here, and that already annoys {people}.',
    ],
    Academic: [
      'The consensus on {T} owes more to repetition than to evidence.',
      'It may be argued that {T}, as commonly understood, <does|do> not exist.',
      'The question is not whether {T} can be justified, but why {people} demand a justification only now.',
      'Both camps in the debate on {T} share one premise, and it is the premise that is false.',
      'To call {T} complex is, more often than not, a way of ending the discussion.',
    ],
  },
  genres: {
    Essay: [
      'This essay takes the unpopular side on {T}, and it means to be fair to the popular one.',
      'Every good argument about {T} on these pages can be turned against me, and I shall begin by doing so.',
    ],
    'Blog Post': [
      'I will lose a few readers over this post, but somebody should say that {T} can be left alone.',
      'Every post about {T} ends with “it depends”, and this one refuses to.',
    ],
    Article: [
      'Those who defend {T} and those who attack <it|them> have one thing in common: they did not have to ask permission.',
      'The argument about {T} is conducted almost entirely by those whom it will not affect.',
    ],
    'Social Media': [
      'Disagree with me in the comments, but read to the end first: {T} can wait.',
      'Unfollow me if you like: {people} are wrong about {T}.',
    ],
    Email: [
      'You may unsubscribe after this email, but I have stopped believing the usual line on {T}.',
      'Hit reply and tell me I am wrong: {T} <does|do> not deserve half the attention.',
    ],
    'Video Script': [
      'I know what the comments under this video will say, and I am going to defend my view of {T} anyway.',
      'Give me one minute before you click away: almost every video about {T} starts from the wrong end.',
    ],
    Presentation: [
      'Half of you will disagree with the next slide, and I would like to know by the end which half was right about {T}.',
      'I was asked to present the case for {T}, and I am going to start with the case against.',
    ],
    Speech: [
      'You invited me into this room to praise {T}, and I hope you will forgive me for not doing it.',
      'I shall say something about {T} that half of this room will not applaud, and I shall say it kindly.',
    ],
    Story: [
      'Everyone in the village was for {T}, until the schoolteacher stood up and said that she was not.',
      'The jury had been told to forget about {T}, and eleven of them tried.',
    ],
    Book: [
      'This book was easier to write than to defend, because it says about {T} what {people} only think.',
      'Some readers will throw this book across the room when it comes to {T}, and I hope they pick it up again.',
    ],
  },
  aimed: [
    'Somebody should tell {people} that they do not owe anyone an opinion on {T}.',
    'Ask {judge} about {T}, and you will hear what is allowed; ask {where}, and you will hear what is true.',
    'The advice that {people} get about {T} would be better if nobody were paid for it.',
    'I do not believe that {T} <has|have> made {life} any better, and I have looked.',
  ],
  doing: [
    'Most {people} should do less {T}, and do it better.',
    '{T} is only a virtue if nobody has to clap.',
    'You do not have to enjoy {T}, and anyone who says so is selling a course.',
    'We praise {people} for {T} because it is cheaper than helping them.',
    'There are days when giving up on {T} is the grown-up thing to do.',
  ],
  personal: [
    'Everyone in my family remembers {T} differently, and I am the only one who is right.',
    'I am not sorry about {T}, whatever {judge} says.',
    'People keep telling me what to learn from {T}, and I would rather not.',
    'You may think that {T} is nobody’s business, and that is exactly why I am telling you.',
    'I refuse to make a lesson out of {T}.',
  ],
  tangible: [
    'Most {T} would be better without the advertising.',
    'There is a right way with {T}, and {judge} is not going to like it.',
    'Expensive {T} can be a way of not paying attention.',
    'We should be far more picky about {T}, and far less proud of it.',
  ],
  said: {
    Default: [
      'I disagree with everyone who {says} {said}, and I used to be one of them.',
      'There should be a fine for anyone who {says} {said} without listening to what comes next.',
      'People will quarrel about this sentence, and they should: {said}',
      'You are allowed to be annoyed by what comes next: {said}',
    ],
    Professional: ['Nobody in charge should be allowed to hear {said} and move on to the next item.'],
    Casual: ['Hot take: {said} is not a complaint, it’s a personality.'],
    Dramatic: ['One day we will be asked why we heard {said} and changed the subject.'],
    Humorous: ['I would rather be stuck in a lift than {where} with somebody who {says} {said}'],
    Inspiring: ['Whoever {says} {said} deserves applause, not advice.'],
    Mysterious: ['There is somebody who would prefer that you had never read the words {said}'],
    Urgent: ['We can argue about {said} for another year, or we can admit now that it is right.'],
    Friendly: ['I know it is not what one says over cake, but I think there is something in {said}'],
    Academic: ['It may be objected that {said} proves nothing; that is exactly what makes it worth discussing.'],
  },
  that: [
    'It ought to be said in public that {that}.',
    'Anyone who denies that {that} has something to sell.',
    'We all pretend to be shocked that {that}, and then we carry on as before.',
    'I am tired of {people} who say that {that} and mean it as an excuse.',
  ],
  how: [
    'Most of those who tell you {how} have never had to do without the answer.',
    'Nobody should be allowed to leave school without being told {how}, and nobody will thank me for saying so.',
    'It is nobody’s business to tell {people} {how}, and that includes me.',
    'The wrong question is {how}; the right one is why we were never supposed to ask.',
  ],
};
