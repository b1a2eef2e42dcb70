/** The tones that speak quietly, forward, or with ceremony. */
import type { Tone } from './stock.ts';

export const peaceful: Tone = {
  openings: [
    'Let us take our time today. There is no hurry now. We are here for {full}.',
    'We come together quietly, to think of {full}, and to let go as gently as we can.',
    'Let the day slow down for a while. Let the telephones be silent. We are here to remember {full}.',
    'Make yourselves easy. Breathe out. For this one hour nothing else needs us. We have come to be with one another, and to remember {full}.',
  ],
  closings: [
    'Rest now, {name}. The day is done, and what had to be carried has been carried. We will sit here a little longer in the quiet. Then we will go home, and take you with us.',
    'There is nothing more that needs to be said. There is only this. We loved you, {name}. We love you still. Be at peace.',
    'Let it be quiet now. Let the love stay, and the ache ease in its own time. Go gently, {name}. Go gently, all of us. Goodbye.',
    'We let you go, {name}, slowly, as one opens a hand. What was good stays with us. What was heavy is over. Rest.',
  ],
  thoughts: {
    gathering: {
      arrive:
        'Some of us have come here out of great haste. There were calls to make, and forms, and journeys. All that is done for now. You can put it down beside your chair. It will keep. Just sit, and be here.',
    },
    invite: {
      candle:
        'This evening you might light a candle, or sit by a window until it is dark. You need not think of anything in particular. Let {name} come to mind, in whatever way that happens. Stay until the light is gone. Then go in, and sleep.',
      quietPicture:
        'Close your eyes, if you want to. Think of {name} at rest. No special occasion. A chair, a bit of light, an afternoon without plans. Stay there for a breath or two. You can go back to it whenever you need to.',
    },
    grief: {
      water:
        'Sorrow is a little like water. Push against it, and it pushes back. Lie still, and after a while it will hold you. I do not say that it is easy. I only say that we do not need to fight it today. There are enough of us here to keep one another afloat.',
      season:
        'Nothing in a garden hurries. The leaves come down when they come down. Later something grows there, and it is never the same thing, and it is welcome. We do not have to look for it yet. It is enough, for now, to let the leaves fall.',
      evening:
        'There will be evenings that are very quiet. Try not to be afraid of them. In the quiet we can hear what the day is too loud for. {name} may be nearer to you then than in any crowd, and you will not need to say a word.',
    },
    carry: {
      slowness:
        'If we take anything home from this hour, perhaps it could be its pace. We are not often so still, and so many, and so kind to each other. Walk a little slower this week. Let the kettle take its time. Look at people while they speak.',
      lightHands:
        'We need not clutch at memory. What we have truly loved does not fall out of our hands when we open them. It stays, lightly, like warmth on a wall after the sun has moved on. Put your palm there, now and then. You will feel that it is still warm.',
    },
  },
};

export const inspiring: Tone = {
  openings: [
    'I want to speak today about {full}, and I want to speak about us, because from now on the two belong together.',
    'A life does not stop where it ends. It goes on in what other people do next. That is why we are here for {full}.',
    'We could look at this day as an ending, and it is one. I would also like to ask what it might begin. That is the question I bring with me about {full}.',
    'We have come to say goodbye to {full}. I hope that we will go out from here with something to do.',
  ],
  closings: [
    'So let us not only miss {name}. Let us do something about it. Let us be the ones who turn up, who stay, who ask again. And when somebody wonders where we learned that, we will know what to answer. Thank you, {name}. We will carry it on.',
    'What {name} began in us is not over. It is in our hands now, and our hands are many. Thank you, {name}. Goodbye, and watch how far this goes.',
    'The best goodbye that I can think of is a beginning. Let yours be small, and let it be soon. For {name}, with love, and with thanks. Goodbye.',
    'We have been given something, and now it is our turn to give it. I can think of no better way to say thank you, and no better way to say goodbye. Thank you, {name}. Goodbye.',
  ],
  thoughts: {
    gathering: {
      strengthHere:
        'Look how much is gathered in this room. All this love was called up by one person. If we could take just a tenth of it out through those doors and put it to use, people would notice. I would like us to keep that thought beside us while we remember.',
    },
    invite: {
      question:
        'I have a question for each of you, and you need not answer it aloud. What are you able to do today that you could not have done, or would not have dared to do, without {name}? Whatever came to mind just then, that is your inheritance. Use it.',
      oneThing:
        'Choose one thing. Not ten, one. Something of {name’s} that you have admired and always left to {him}. From today there is a vacancy. You do not have to be as good at it. You only have to begin, and it would be wise to begin this week, while your heart is still open.',
    },
    grief: {
      fuel: 'Grief has a strength to it. You can feel it in your chest. It is the force of everything that we would still have done for {name}, and it will not sit quietly. We can let it wear us down, or we can give it work. There is plenty of work.',
      courage:
        'It takes courage to love anyone, because we all know how it ends. Every person in this room has taken that risk, and today we are paying for it, and I do not see anybody asking for their love back. That is bravery. We should know that about ourselves.',
    },
    carry: {
      ripple:
        'We never see how far a good deed travels. Someone is kind to you in the morning, and so you are patient with a stranger at noon, and that stranger goes home and does not shout. {name’s} part in such things cannot be added up. It can be added to.',
      torch:
        'None of us can take {name’s} place, and nobody is asking us to. We are asked to take our own, and to stand in it a little straighter than before. If each of us does that, then the place that is empty will be surrounded on all sides by people who are trying.',
      putOff:
        'We all put things off. The visit, the letter, the apology, the thing we have wanted to try. We talk as though time were a cupboard and we could go back for more. Let us be done with that. What would you do this year if you took today to heart? Do that.',
    },
  },
};

export const traditional: Tone = {
  openings: [
    'Family, friends, and all who have come here today: we are gathered to remember {full}, and to say farewell.',
    'On behalf of all who mourn today, I thank you for your presence. We have come to pay our last respects to {full}.',
    'We are met today in sorrow and in gratitude, to remember {full}, and to entrust that memory to one another.',
    'It is an old custom that when someone dies, those who are left come together and speak the name. We do so today. We speak the name of {full}.',
  ],
  closings: [
    'And so we take our leave. May {name} rest in peace. May those who grieve be comforted, and may the memory be a blessing to all who share it. Farewell, {name}.',
    'We part from {name} with heavy hearts and with deep gratitude. What was given to us will not be forgotten. Rest in peace, {name}. Farewell.',
    'Let it be said, by all of us and for all of us: {name} was loved, {name} is mourned, and {name} will be remembered. May you rest in peace. Farewell.',
    'With respect, with thanks and with enduring affection, we bid {name} farewell. May the road be gentle for those who must now go on alone, and may they never have to go far without a friend.',
  ],
  thoughts: {
    gathering: {
      thanksFamily:
        'To those who were closest to {name}, we offer our sympathy. We cannot take this weight from you. We can stand with you under it, today and in the days that follow, and that is what we have come to promise.',
      custom:
        'There is good sense in the old customs. We put on our best clothes. We stand when the others stand. When we cannot trust ourselves to find the words, we are given a form that holds us up. It has held up those who came before us, and it will serve us also.',
    },
    invite: {
      honor:
        'I would ask all those present to call {name} to mind, each in their own way and in their own words. No speaker can say what is known only to you. Let it be spoken silently, and let it stand beside everything that is said aloud.',
    },
    grief: {
      timeless:
        'Sorrow is as old as love, and no generation has been spared it. Others have stood where we stand, and have asked what we are asking. They went home, and lit the lamp, and in time they were able to speak of the dead with a smile. So shall we.',
      duty: 'To mourn is the last service that we can render to another person. It asks much of us, and it cannot be done in haste. Let us render it willingly. Nothing we do for {name} from this day on can be repaid, and for that reason it is the purest thing that we can do.',
    },
    carry: {
      legacy:
        'The measure of a person is not taken in a single day, nor by a single voice. It is taken by all whom they have met, and it goes on being taken for as long as those people live. Let us be worthy witnesses for {name}, truthful, generous and faithful.',
      entrust:
        'What is remembered lives. I place that duty in your hands. Tell those who come after us who {name} was. Tell it plainly, with the small things left in, for it is by the small things that we know the people we love.',
      support:
        'In the weeks to come there will be less company than there is today, and it will be needed more. Let each of us choose a time to call upon those who are left. Bring bread. Stay an hour. Speak of {name}, or of anything at all.',
    },
  },
};
