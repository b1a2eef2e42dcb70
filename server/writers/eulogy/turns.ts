/**
 * What the speaker says just before and after the visitor's own words. None of it comments on them: a trait may be a fault, and a
 * memory may be sad.
 */
interface Turn {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface Turns {
  readonly traits: Turn;
  readonly deeds: Turn;
  readonly memories: Turn;
}

export const TURNS: Readonly<Record<string, Turns>> = {
  Default: {
    traits: {
      before: [
        'What was {name} like? Each of you would answer that in your own way, and I can only give you mine.',
        'I would like you to see {name} for a moment as I do.',
        'Let me start with who {name} was, day in and day out.',
      ],
      after: [
        'You will have words of your own to add, and I hope you will. These are where mine begin.',
        'Put like that it sounds simple. You had to know {name} to know how much there is in it.',
        'I would not have changed a thing.',
      ],
    },
    deeds: {
      before: [
        'There are some things that should be said aloud today, so that nobody leaves without having heard them.',
        'A person is more than a list of what they did. Even so, some of it belongs in this room.',
        'Let me tell you something of what {name} did.',
      ],
      after: [
        'It is quickly said. It was not quickly done.',
        'I am proud to be the one who gets to say it.',
        'Behind every word of that there are days and people that I will never know about, and some of those people are here.',
      ],
    },
    memories: {
      before: [
        'When I think of {name}, this is where I go.',
        'There is something I want to tell you about, because it has {name} in it so clearly.',
        'I have been looking for the right memory to bring with me today, and I kept returning to the same place.',
      ],
      after: [
        'That is what I will keep. I could tell you more, and one day I will, but if I could keep nothing else, I would keep that.',
        'I did not know then that I would be telling it here. I am glad that I paid attention.',
        'Nobody can take that from us. It happened, and we had it, and it is ours.',
      ],
    },
  },
  Celebratory: {
    traits: {
      before: [
        'Now for the best part, which is {name}.',
        'Try to describe {name} and you will find that you have started to smile. I will try anyway.',
      ],
      after: [
        'Give me the choice of anyone in the world, and I would take {name} every time, exactly so.',
        'And we got all of it. We got the whole of {name}.',
      ],
    },
    deeds: {
      before: [
        'If we are going to celebrate, then let us celebrate properly, and say what there is to be proud of.',
        'There is good reason to cheer, and I mean to give it to you.',
      ],
      after: [
        'If you feel like clapping, I will not be the one to stop you.',
        'I say that with my chin up, and I hope that you are holding up yours.',
      ],
    },
    memories: {
      before: ['Every celebration needs a story, and I have brought mine.', 'Here is what I would not have missed for anything.'],
      after: [
        'I have that for good, and I am richer than I look.',
        'I will go on telling people about it for as long as there is anyone to tell.',
      ],
    },
  },
  Peaceful: {
    traits: {
      before: ['Let me say quietly who {name} was.', 'When I am still, I can see {name} quite clearly.'],
      after: ['That is all. It is a great deal.', 'I like to think of it slowly, one word at a time.'],
    },
    deeds: {
      before: [
        'There is something else to be said, and it can be said softly.',
        'Let us remember what those hands and those days were given to.',
      ],
      after: ['It is done now, and it can rest.', 'The days that went into it are over. What came of them is still here.'],
    },
    memories: {
      before: [
        'There is something I return to when it is quiet.',
        'One memory comes to me more often than the others, and I have stopped asking why.',
      ],
      after: ['I can sit with that for a long time.', 'It comes back by itself, mostly toward evening, and I always let it in.'],
    },
  },
  Personal: {
    traits: {
      before: ['I’ll tell you what {name} was like, as well as I can.', 'If you want to know who I’m missing, it’s this person.'],
      after: [
        'I know it’s only words. When I say them, though, it’s as if someone has just come in at the door.',
        'I could go on, and you know I could, but that’s the heart of it.',
      ],
    },
    deeds: {
      before: [
        'There’s something I want on the record, because I’m not sure I ever said it to {name} properly.',
        'I’m going to boast a little now, on somebody else’s behalf.',
      ],
      after: [
        'I was proud then, and I’m proud now, and I should have said so more often.',
        'I don’t think I took it in at the time. I’ve taken it in now.',
      ],
    },
    memories: {
      before: [
        'This is what I’ve got that nobody else has.',
        'Here’s what comes to me at three in the morning, when I can’t sleep.',
      ],
      after: [
        'I’ve gone back to that more times than I’d care to admit.',
        'If you’d told me then how much I’d need it one day, I’d have held on even tighter.',
      ],
    },
  },
  Inspiring: {
    traits: {
      before: ['Before we ask what we can carry on, let us look at who showed us.', 'Here is what we have to live up to.'],
      after: [
        'None of us has to be all of that. But there is something in it for each of us to take home.',
        'We learned by standing next to it. That is how people learn most things that matter.',
      ],
    },
    deeds: {
      before: [
        'Let me name something that was really done, by one person, in the time that was given.',
        'Some people talk about what ought to be done. Listen to this.',
      ],
      after: [
        'Nobody who has heard that should tell me that one person makes no difference.',
        'It is behind us now as a fact, and before us as a question. What will ours be?',
      ],
    },
    memories: {
      before: [
        'I want to give you something to take with you.',
        'If you asked me what I learned from {name}, I would not give you a lesson. I would give you this.',
      ],
      after: [
        'I carry it with me, and I find that it points forward.',
        'I do not keep it as a souvenir. I keep it as a direction.',
      ],
    },
  },
  Traditional: {
    traits: {
      before: ['It is fitting that we should first recall the person.', 'Let us speak of the character of the one we have lost.'],
      after: [
        'Those who knew {name} will confirm it, and will have much to add.',
        'We say it with respect, and we say it because it is true.',
      ],
    },
    deeds: {
      before: [
        'It is right, too, that what was accomplished should be named here.',
        'Let the record be read out, briefly and with respect.',
      ],
      after: ['Let it be remembered.', 'For this, and for much that was done without witnesses, we give our thanks.'],
    },
    memories: {
      before: ['I ask your leave to add something of my own.', 'Allow me to set a memory beside what has been said.'],
      after: ['I record it here with gratitude.', 'May it be kept, along with all that you yourselves remember.'],
    },
  },
};

/** What may be said around the words about an infant. */
export const INFANT_TURNS: Turns = {
  traits: {
    before: ['Those of us who were there know who {name} was.', 'Let me tell you about {name}.'],
    after: ['We will not forget it.', 'That is who we met, and that is who we love.'],
  },
  deeds: {
    before: ['There is something we want you to know.'],
    after: ['We are proud. We always will be.'],
  },
  memories: {
    before: [
      'This is what we have, and we hold it close.',
      'There is a memory that we want to give to you, so that you can help us to keep it.',
    ],
    after: [
      'Nothing can take that away. It is as real as anything that ever happened.',
      'We go back to it every night, and it is always there.',
    ],
  },
};
