/** Grandparents, and family of any other kind. */
import type { Voice } from './stock.ts';

export const grandparent: Voice = {
  ties: [
    'I speak as {name’s} grandchild, and I cannot think of many things I have been prouder to be.',
    'I had the good fortune to be {name’s} grandchild, and that is how I would like to speak today.',
    '{name} was my grandparent, although that is a stiff word for someone I loved so simply.',
  ],
  bonds: {
    pace: 'Children are hurried along by almost everyone. Shoes, school, supper, bed. A grandparent, with luck, is someone who has nowhere else to be, or who can make it look that way. I did not know how rare that was. I think of {name}, and I would give a good deal to be a child without a hurry in the world once more.',
    bridge:
      'A grandparent is a door into a world we never saw. What they remember, nobody else can show us: how people talked and worked and managed, and who everyone was before they were old. I wish I had walked through that door more often. What {name} let me see of it, I mean to keep.',
    lightLove:
      'Parents love us with their sleeves rolled up. They have to. Grandparents are allowed to love us with both hands free. I do not know how else to describe it. There was nothing I had to be, with {name}, and nothing I had to finish first.',
    roots:
      'Most of us in this family would not be sitting here, in these bodies, with these noses, if it were not for {name}. It is strange to think how many lives lead back to one person. I look along the rows today and see {him} in a chin here and a laugh there.',
    oldQuestions:
      'You think of the best questions too late. What were you like at my age? What were you afraid of, and did it happen? Who did you miss? I did not ask {name} enough of them. If you are young and your own grandparents are here, ask them something before the day is out.',
    smallHands:
      'Somewhere in each of us there is the child who was small beside {name}, who looked up to see {name’s} face. That child is here too today, and does not understand very much of it. I would like to be gentle with that child today, and with yours.',
    forward:
      'One day some of us will be the old ones. A child will come in with cold hands and a long story that has no point, and we will have to decide what kind of old people we are. I know who I will be thinking of. If I do it half as well as {name}, that child will be all right.',
  },
};

export const family: Voice = {
  ties: [
    '{name} was family, and that word says most of what I feel and almost nothing of what I know.',
    'I speak today as one of {name’s} family, and I know that I speak for many who sit here.',
    'I am one of the people who could say of {name}: this is one of ours. I have always been glad to say it.',
  ],
  bonds: {
    table:
      'Every family has a table, real or not, and everyone has a place at it. You do not notice the places while they are filled. You notice the noise and who took the last potato. Then one is empty, and you could draw the person who used to sit there with your eyes closed. That place was {name’s}.',
    weave:
      'A family is held together by more people than it knows. There are those in the middle of every photograph, and those who call, turn up and remember what day it is. Pull out one thread and you see how many others ran through it. We are finding that out now.',
    givenLove:
      'There is a kind of love that you do not have to earn. You are born or married or brought into it, and it is there, like a coat that somebody holds open for you. {name} was part of that for me. I am not sure that I ever said so. I would like to have said so.',
    gatherings:
      'We will all meet again: at weddings, at birthdays, in kitchens. At some point in the afternoon, each of us will look around and count, and come out one short. I hope that when it happens we will say so, and pour something, and tell one of the stories.',
    differences:
      'Families do not agree on much. Put us in one room and we will quarrel about the quickest road here. But I have not met anyone who needed to be persuaded to come today. When it was about {name}, for once, nobody argued.',
    inherit:
      'We talk of what people leave behind as if it were all furniture. The things that truly get handed down weigh nothing. An expression. A recipe done from memory. A certain way of not giving up. Look around this family and you will find what {name} left us, and nobody will need to divide it.',
    oneWord:
      'Somebody will ask me how we were related, and I will tell them. It will not explain a thing. Being related is an accident. Being close is something two people do, over years, without ever discussing it. I am thankful for both, and I know which one I am crying about.',
  },
};
