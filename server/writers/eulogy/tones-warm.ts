/** The tones that speak plainly, brightly, or for one person alone. */
import type { Tone } from './stock.ts';

export const plain: Tone = {
  openings: [
    'Thank you for being here. We have come together to remember {full}, and to say goodbye.',
    'I have been asked to say a few words about {full}. A few words is what one is always asked for, and it is never enough.',
    'There is one reason why we are all in the same room today, and that reason is {full}.',
    'We are here for {full}. Each of us would rather be anywhere else, and none of us could have stayed away.',
  ],
  closings: [
    'So this is goodbye, {name}. We are sadder than we can say, and better for having known you. We will take it from here. Rest now.',
    'That is what I wanted to say. The rest does not fit into words, and I will not try to make it. Thank you, {name}, for everything. Goodbye.',
    'We will leave this room in a little while, and the day outside will be going on as before. But we will walk out differently, because we were loved by someone and we know it. Goodbye, {name}. Thank you for the time you gave us.',
    'Thank you for listening. And thank you, {name}, for all that I have not managed to say. You will be missed on ordinary days, which is the highest praise I know. Goodbye.',
  ],
  thoughts: {
    carry: {
      hereNow:
        'We cannot choose how long we have someone. We can only choose whether we are there while we do. Look around at the people you came with. They are here, and so are you. Whatever you meant to say to them one day, this would be a good day for it.',
    },
    grief: {
      noSummary:
        'You cannot sum up a person. I have tried, and everything I wrote down was true, and none of it was {name}. Perhaps that is as it should be. If a few pages could hold someone, we would not miss them nearly so much.',
      realness:
        'Part of me has not understood it yet. I catch myself thinking that {name} must be running late. The mind is slow about these things, and I have come to think that it is kind of it. It lets us have the news in pieces that we can lift.',
    },
  },
};

export const celebratory: Tone = {
  openings: [
    'I know that there will be tears today, and they are welcome. But I would like us to start with thanks, because we knew {full}, and not everybody can say that.',
    'If you have come prepared to smile as well as to cry, you have come to the right place. We are here to celebrate {full}.',
    'Let me begin with the good news. There was such a person as {full}, and we were there.',
    'We have come to give thanks for {full}. We may do it through tears, and we may do it with laughter, and I suspect that we will manage both.',
  ],
  closings: [
    'So let us send {name} off with thanks, and with more noise than is quite proper. Thank you, {name}. It was a joy. It was, from beginning to end, a joy to know you.',
    'When you go out today, hold your heads up. We are the lucky ones. We got to know {name}. Thank you, dear {name}, for every bit of it. Goodbye.',
    'If I had to put it all on one line, it would be this: we were lucky, and we knew it. Thank you, {name}. We will keep on laughing where you would have laughed. Goodbye.',
    'I will end as I began, with thanks. For {name}. For the time we had. For each other, because {name} is the reason that we are all here. Goodbye, {name}. You are worth every tear, and every smile as well.',
  ],
  thoughts: {
    gathering: {
      laughAllowed:
        'A word about the rules. Laughing is allowed today. If somebody near you laughs at the wrong moment, there is no wrong moment. I can think of few better sounds to fill this room with, in thanks for {name}.',
    },
    invite: {
      toast:
        'Tonight, pour yourself a glass of whatever you like best. It may be tea. Lift it, say “to {name}” out loud, even if you are alone and feel foolish, and then drink it slowly. All over town people will be doing the same, and that makes it a party.',
      bestDay:
        'Let each of us choose one day. If you could have a single day with {name} over again, just as it was, weather and all, which would it be? You are smiling, some of you. Keep that day where you can reach it. It is yours for good.',
    },
    grief: {
      countForward:
        'We could count the days that we will not have. It would be a long count and it would help no one. So I have begun to count the other way: each day that had {name} in it, one after another, and all of them to the good. I have not come to the end of it yet.',
    },
    carry: {
      joyWork:
        'Joy is not what is left over when all the serious things are done. It takes attention, and now and then some courage. If we want to thank {name}, let us be a little less careful with it. Sing along. Stay for the last dance. Use the good cups.',
      applause:
        'We clap for athletes and for actors, and we hardly ever clap for people who are simply good to have about. It is a pity. If it were up to me, everyone would get one round of applause while they could hear it. Let us see to it that the people we love do not have to wait.',
      paths:
        'Think of the odds. All those people, all those years, all those places, and we got to be here at the same time as {name}. We could so easily have missed each other. I do not call that fate and I do not call it chance. I call it luck, and I am thankful for it.',
    },
  },
};

export const personal: Tone = {
  openings: [
    'I’ve started this more often than I can count. Each time I get as far as the name, {full}, and then I have to stop for a while.',
    'I’m not much of a speaker, so I’ll just talk to you the way we’d talk if we were sitting in somebody’s kitchen. I want to talk about {full}.',
    'I’d like to tell you what {full} meant to me. I’ll go slowly, and if I have to stop, I know you’ll understand.',
    'This is the hardest thing I’ve ever been asked to read, and I asked to do it. It’s for {full}.',
  ],
  closings: [
    'I don’t know how to end this, because I don’t want to. So I’ll say what I’d say on any other day. See you, {name}. Thanks for everything.',
    'I’m going to stop here, while I still can. {name}, I miss you. I’ll go on missing you, and I’ll be all right, and both of those will be true. Goodbye.',
    'That’s all I’ve got, {name}. It isn’t enough, and you’d have said it was plenty. I’ll keep talking to you. You don’t have to answer. Goodbye for now.',
    'If I could have one more minute, I wouldn’t use it to say anything clever. I’d say thank you, {name}, and I’d hold on. Since I can’t, I’m saying it here. Thank you. Goodbye.',
  ],
  closingsAtHome: [
    'I don’t know how to end this, because I don’t want to. So I’ll end it the way we always should have ended everything. I love you, {name}. I love you, and I miss you, and I’ll see you in all the usual places.',
    'There’s one thing left, and it’s the shortest. I love you, {name}. I said it too seldom, as we all do. I love you. Goodbye.',
  ],
  thoughts: {
    gathering: {
      nerves:
        'You may see my hands shake. It’s all right. I’ve decided that it’s better to do this badly than to leave it to someone who doesn’t mind. I mind a great deal. I think that’s the whole reason I’m the one standing here.',
    },
    invite: {
      tellMe:
        'I’d like something from you. Not flowers, and not a card, though I’m grateful for those. I’d like a story about {name} that I don’t know. Tell me later, or write to me next month, when it’s gone quiet. I’ll want it then more than you can imagine.',
    },
    grief: {
      reachingOut:
        'I still turn around to say something. I think, I must tell {name} that, and my mouth is half open before I remember. I used to be upset each time it happened. Now I just tell {him} anyway, out loud, wherever I am. People can think what they like.',
      notBrave:
        'People keep telling me I’m strong. I’m not, particularly. I get up because it’s morning. I eat because someone puts a plate in front of me. If you’re doing no better than that, then we’re doing it together, and I think that {name} would call it good enough.',
      unfairTrade:
        'I’ll be honest with you. There are moments when I’d give back every wise thing I’ve learned from this in return for one dull afternoon with {name}. Nothing special. Just the two of us in the same room, and neither of us in a hurry.',
    },
    carry: {
      becoming:
        'I’ve been asking myself what I’m supposed to do now. The only answer I’ve found is small. I’ll try to be a bit more like the person I was when {name} was around. I liked that person. I think you can miss somebody and still keep what they brought out in you.',
      keepTalking:
        'So if you meet me in the street, please don’t step around it. Say {name’s} name. I might cry. I might laugh. I might do both and be late for wherever I was going. I promise you it’ll be the best part of my day.',
    },
  },
};
