/** Those who shared a table: parents, partners, children, siblings. */
import type { Voice } from './stock.ts';

export const parent: Voice = {
  ties: [
    'I am {name’s} child, and I am finding out that there is no age at which that stops mattering.',
    'I speak as {name’s} child, and I keep noticing that I am not ready to use the past tense.',
    'I stand here as {name’s} child, and like every child I have more to say than I know how to put into words.',
  ],
  bonds: {
    floor:
      'However old we are, part of us goes on believing that a parent is simply there, the way the floor is there. We do not thank the floor each morning. We put our feet down and trust it. I trusted {name} like that, often without noticing, and only now do I understand how much I was standing on.',
    news: 'There will be news, and I will want to call {name} with it. I know that already. Good news most of all, because a parent hears good news in a way that nobody else does. I suppose I will go on turning in that direction for a long while before I remember.',
    likeness:
      'Something of {name} turns up in me when I am not looking. I hear it in a turn of phrase, or in what I say when I stub my toe. I used to fight that a little, as children do. I do not think I will fight it any more.',
    wholePerson:
      'It takes children a long time to see that a parent is a whole person, with hopes and worries that began long before we arrived. I wish I had asked {name} more questions. If you knew {him} in times and places that I did not, please come and find me. I would like to hear about all of it.',
    lessons:
      'Parents teach us some things on purpose and a great many by accident. How to be tired and still be civil. What to do with bad news. When to speak up and when to let a thing go. Nobody gave me a lesson for today, and yet I notice that I am leaning on {name} even for this.',
    lateThanks:
      'Children say thank you for presents. We forget to say it for the ordinary days, the ones that nobody photographs, when someone worried about us and did not mention it. So let me say it here, late, and with all of you as witnesses. Thank you, {name}.',
    home: 'If you ask me where home is, I will give you a street. But there was always another answer. Home was wherever {name} happened to be, and the street came second. I will have to learn the word again from the beginning, and I am not going to hurry.',
    ranks:
      'When a parent goes, you move up in the line. There is suddenly no one standing between you and the weather. I feel that today. I also feel what {name} would want me to notice, which is that there are people on either side of me, and that nobody has to stand here alone.',
  },
};

export const partner: Voice = {
  ties: [
    'I had the luck to share my life with {name}, and I know exactly what that was worth.',
    'I was the one who got to go home with {name}, and I have never been anything but grateful for it.',
    'I loved {name}, and I was loved in return. Everything else I say today is a footnote to that.',
  ],
  bonds: {
    smallTalk:
      'What I miss is not the great occasions. Those were few, and we have photographs. I miss the running conversation, the one that never really began and never really stopped, about nothing much at all. There are already so many things I have saved up to tell {name} at the end of the day.',
    language:
      'Two people who love each other end up with a language of their own. Half of it is glances. There were jokes between {name} and me that would make no sense to anyone in this room, and I am now the only person alive who speaks that language. I mean to stay fluent.',
    choosing:
      'People speak of falling in love as though it happened once. In my experience you choose each other again and again, on ordinary mornings, when nobody is looking and nobody is dressed for it. {name} chose me like that. I would make the same choice tomorrow, knowing how it ends.',
    halfHouse:
      'A house knows when someone is missing. There is a side of the bed, a hook by the door, a chair that everybody leaves free without being asked. I am in no hurry to move anything. The day for that will come, and until it does I am content to walk around the place that is still {name’s}.',
    known:
      'To be loved is a fine thing, but to be known is rarer. {name} knew the worst of me and was not frightened off. I could be tired, or wrong, or afraid, and there was still a place for me at the table. I do not know a better definition of love than that.',
    promise:
      'Whatever we promise each other when we set out, we cannot promise to arrive together. One of us was always going to have to do this part alone. If it had to be one of us, then I am glad that {name} is spared it. It is the last thing I can carry for us both.',
    silenceAfter:
      'The silence after someone you live with is not like other silence. I keep listening for {name} in it. One day, I am told, I will hear it differently, and it will be full of what we had. I am willing to wait for that. I have been given a great deal to wait with.',
  },
};

export const child: Voice = {
  ties: [
    'I am {name’s} parent. No one ever prepares to say those words in a room like this.',
    'I am {name’s} parent, and I always will be. That does not end today.',
    '{name} made a parent of me, and I want to speak as one, for as long as my voice holds.',
  ],
  bonds: {
    wrongWay:
      'There is an order to things, and this is not it. A parent expects to go first. We make our peace with that early on, and in a way we count on it. I have no wise words about why it went the other way. I only know that I would have traded places with {name} without stopping to think.',
    stillParent:
      'Somebody asked me, kindly, what I am now. I am what I was. You do not stop being a parent because your arms are empty. There is still a child I love, whose name I will say, whose day I will keep in the calendar. My love for {name} has nowhere to go, and it is going nowhere.',
    taught:
      'We like to believe that we bring up our children. I think it goes at least as much the other way. {name} taught me to be patient, to be afraid, and to love someone more than my own comfort. I was not a quick learner. I had a very good teacher.',
    futures:
      'When you lose a child you also lose a great many days that have not come yet. I grieve for those too. I will not pretend that I do not. But nothing that comes later can reach back and undo the days we had. Those happened. They are safe, and they belong to {name}.',
    before:
      'I can hardly remember who I was before {name}. I know there was a person with my name, who slept well and thought that certain things were important. I would not go back to being that person, not even to be spared today. Whatever it costs to have loved {name}, it was never too much.',
    noFix:
      'A parent is someone who fixes things. That is how I understood the work. This I could not fix, and I want to say it aloud, because I think other parents in this room know what I mean. Love was never a shield. It was the only thing I had to give, and I gave {name} all of it.',
    anger:
      'Some of us are angry, and that is allowed. Angry at the unfairness of it, at the timing, at the world for being so careless. Anger is often only love that has had the door shut on it. Give it a little room, and it will tell you whom it misses.',
    sayName:
      'Please do not be afraid to say {name’s} name to me. You will not be reminding me of anything. I think of {name} when I wake and when I switch off the light. When you say the name, I hear that someone else is thinking of {him} as well, and it is a comfort to me every time.',
  },
};

export const sibling: Voice = {
  ties: [
    '{name} and I were family before either of us had any say in the matter.',
    'I am here as {name’s} family, as one of the people who called the same house home.',
    'I cannot remember learning who {name} was. As far as I am concerned, we always knew each other.',
  ],
  bonds: {
    witness:
      'There are parts of my life that only {name} knew about. The rooms, the rules, the silly wars over silly things. I did not think of it as a treasure. I thought it would always be there to laugh about. Now I am holding both ends of the story, and I will try to keep it in good order for us both.',
    unchosen:
      'Friends we choose. A brother or a sister is simply handed to us, with no instructions and no right of return. What we make of it afterwards is our own doing. I did not choose {name} at the start. But somewhere along the way I did, and I would choose the same again.',
    quarrels:
      'Nobody can annoy you like someone who grew up beside you, and from nobody do you need an apology less. We always found our way back. I think that is what a family is in the end: the people with whom a door can slam, and the door still does not lock.',
    rehearsal:
      'I always supposed that we would be old together. I pictured {name} and me correcting each other’s stories, and each of us sure of being right. I will have to tell them on my own now. I am going to tell them my way, and I fully expect {name} would object.',
    measure:
      'You measure yourself against the ones you grew up with. I did it in height, and then in other things that mattered just as little. I see now that it was never a contest. {name} was the person I looked sideways at to find out how I was doing, and that glance is what I will miss.',
    shorthand:
      'With a sibling you never have to explain the background. One raised eyebrow across the table, and the whole story has been told. There is no one now to whom I can say so much by saying so little. I had no idea what a comfort that was. I suppose one never does.',
    number:
      'If anyone asks me how many of us there are, I will give the same answer I have always given. {name} counts. {name} will go on counting. A family does not get smaller because one of its chairs is empty. We only have to reach a little further to hold hands.',
  },
};
