/** Friends, colleagues, and everyone else who mattered. */
import type { Voice } from './stock.ts';

export const friend: Voice = {
  ties: [
    '{name} was my friend. I have looked for a better way to put it, and there is none.',
    'I have no family claim on this place at the front. I was {name’s} friend, and I am proud of it.',
    'I come to you as {name’s} friend, which is one of the best things I have been in my life.',
  ],
  bonds: {
    voluntary:
      'Nobody has to be your friend. There is no paper and no oath, and either of you could stop at any time. That is what makes it such a compliment. {name} could have spent all those hours with anyone, and some of them were spent with me. I am not over that yet, and I hope I never will be.',
    unspoken:
      'Friends are bad at saying what they mean to each other. We insult each other, we lend each other things, we say “see you then” as if there would always be a then. I do not think I ever told {name} outright. I believe {name} knew. But if you have a friend in mind right now, tell them anyway.',
    versions:
      'Every good friend keeps a version of you that you would otherwise lose. {name} knew who I was on days that I have forgotten myself. When a friend dies, some of you goes along. What I have in exchange is the other half: the {name} that I knew, and that I will take good care of.',
    picking:
      'There are friends you can fall out of touch with, and then you meet and go on in the middle of the sentence. I keep thinking that this is only one of those pauses. I keep thinking of what I will say when we pick it up again. I suppose that a part of me will always be keeping {name’s} place in the conversation.',
    company:
      'The older I get, the less I remember of what friends and I actually did. I remember who was there. Any afternoon was better with {name} in it, whether or not there was a plan. I would give up a good many of my well-planned days for one more of those.',
    saidYes:
      'Ask yourself whom you would call in the middle of the night. It is a short list for anyone. When one of those numbers goes quiet, you feel how short it was. I am grateful that {name’s} number was on mine, and I will not be the one to delete it.',
    shared:
      'I have met many of you only because of {name}. A good friend does that, brings people into the same room and lets them find out the rest. Look at who is sitting near you. Some of these people may be the last present that {name} gave you. I would not leave it unopened.',
  },
};

export const colleague: Voice = {
  ties: [
    '{name} and I worked together. Over time, that turned out to mean far more than it sounds.',
    'I knew {name} through work, and I am here for the many of us who did.',
    'I speak as one of {name’s} colleagues. We see a side of people that their families may never see, and I would like to tell you that it was a good one.',
  ],
  bonds: {
    hours:
      'We spend more waking hours with the people we work with than with almost anyone we love, and we choose very few of them. You learn a person in those hours. You learn what they do when it is late, when it goes wrong, and when nobody is checking. That is how we knew {name}.',
    desk: 'Places remember who worked in them. There is a corner, or a corridor, or a particular chair, where I still half expect to find {name}. Others may sit there now, as is right. They may wonder why some of us slow down a little as we go past. We will tell them. It is one of the first things they ought to know.',
    notOnPaper:
      'No job description contains the things that matter most. It does not say: notice who has gone quiet. It does not say: share the credit, or stay a little longer, or make the bad days bearable. Whatever of that you had from {name}, and I see some of you nodding, it was never on paper and never in the pay.',
    families:
      'To {name’s} family I would like to say this. We borrowed {him} from you for a great many hours. If there were suppers that went cold and evenings that ended late, then we had a share in it. Thank you for lending us {name}. We did not always say so, and we always knew it was a loan.',
    standard:
      'Most of what we learn at work we learn by watching one another. A colleague sets a standard without a word being said, and you find yourself wanting to meet it. Some day I will do a thing properly that I could have done quickly, and I will know quite well whose fault that is.',
    goOn: 'Work does not stop when one of us does. That can seem heartless, and I used to think so. But nearly all work, when you look closely, is some way of looking after people, and going on with it is a way of keeping faith with {name}. So we will go on. We will not go on as if nothing had happened.',
    corridor:
      'What comes back to me now is hardly ever the work itself. It is the two minutes before the meeting and the ten after it. Work is the reason we are in the same building. The rest is what people make of it, and {name} was a part of what made it worth coming in.',
  },
};

export const other: Voice = {
  ties: [
    'I am here because {name} mattered to me, and I would have been sorry to let this day pass without saying so.',
    'My place in {name’s} life was only one of many. {name’s} place in mine was not a small one.',
    'I knew {name}, and I am glad that I did. That is all the right I have to stand here, and it feels like enough.',
  ],
  bonds: {
    paths:
      'Think how easily it might not have happened. A different street, a different year, another door, and I would never have met {name}, and would not know what I had missed. I think about that often now. We call it chance when we meet someone. We call it something else when we have to part.',
    circles:
      'A person is never only the one we know. {name} was one thing to me and another to you, and each of us is holding a piece. That is why we come together on a day like this. No one of us could put {name} into words alone, and between us we may come close.',
    unaware:
      'I doubt that {name} knew how much it meant to me. People seldom do. We go about our days and have no idea whom we are helping just by being as we are. I would ask you to take that home with you today. Somebody is glad of you, in a way that you will never hear about.',
    noWord:
      'We have words for family and words for friends, and then there are all the others, for whom there is no proper word and who change our lives all the same. I have tried to find the right name for what {name} was to me. In the end I think that {name} is the right name for it.',
    thanksOwed:
      'There are debts that cannot be paid to the person we owe them to. I owe {name} something of that kind. The only thing I know to do with such a debt is to pass it on to the next one who needs it, and not to explain. I have an idea that this was how it came to me.',
    regard:
      'Some people earn our love, some our respect. The few who have both we tend to take for granted, because they make so little noise about it. I have thought a good deal about {name} these past days, and I find that the respect and the love have grown together, and I cannot tell them apart.',
    presence:
      'When a person has been part of a place, the place goes on expecting them. You look up as the door opens. You leave a gap in the talk where they would have said something. I have done both since {name} died, and I have seen others do it. It is a kind of tribute, I think, and an honest one.',
  },
};
