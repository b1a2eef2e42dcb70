/**
 * For a child who lived for hours, days or months: nothing here speaks of a life long or full, of
 * character, or of work. It has openings and closings of its own for each tone.
 */
import type { Voice } from './stock.ts';

export const infant: Voice = {
  ties: [
    'We had hoped for so much time with {name}. We have come to be together in the time we have.',
    'There are no right words for a day like this, and nobody here expects to find them.',
    'We are here because we love {name}, and because it is too much for anyone to carry alone.',
  ],
  bonds: {
    noMeasure:
      'Some people will want to measure this by the calendar. Please do not. Love does not grow by the year until it is big enough to grieve over. It arrives whole. Ours arrived whole, and {name} had all of it, every hour, from the beginning.',
    made: '{name} made parents and brothers and sisters, grandparents, aunts, uncles and friends into something they had not been before. That does not come undone. There is a family in this room with {name} in it, and there always will be.',
    dreams:
      'We are saying goodbye to a child, and to a whole crowd of days that we had begun to look forward to. Birthdays and bicycles, muddy shoes, a school bag by the door. It is right to mourn for those as well. They were never only daydreams. They were a place that we had made ready, out of love.',
    known:
      'To be small is not to be unknown. Those who held {name} knew {him}: the weight, the warmth, the exact curl of those fingers. These are not little things to know about a person. Some of us know nothing as well as we know that.',
    hands:
      'What we could do for {name} was simple. We could hold {him}, speak softly and be near. It is all that anyone can do for another person in the end, and it is a great deal. Whatever {name} could not have, {name} had that.',
    nothingWrong:
      'At night the mind goes looking for a reason. It asks what we should have done, or seen, or said. I want to answer it here, by daylight, in front of everyone. There was no lack of love. There was never for one moment any lack of love.',
    name: 'We chose the name {name} with care, and we mean to use it. We will say it at the table and in the car. We will say it when somebody asks how many children there are. A name is the first thing you give a child, and nobody can take it back.',
    friendsHelp:
      'Many of you have asked how you can help. You can say {name’s} name. You can remember the day next year, when everybody else believes that we are better. You can sit with us and say nothing at all. You need not be wise. You only need to stay.',
    tiny: 'It takes very little room to change everything. A hand that closes around one finger. A breath you can feel but hardly hear. We have been changed by someone who weighed almost nothing, and we would not wish to be changed back.',
    otherParents:
      'There are others here who know this road. Some of you have never spoken about it. If {name’s} day brings back another child and another name, then let that child be here too. There is room. Today we can remember all of them, and no one has to explain.',
    light:
      'Tonight somebody will leave a light on. Somebody will stand in a doorway, out of habit, and listen. Let us be patient with that. A love that has been made ready for a whole childhood cannot be put away in an afternoon, and it should not be.',
    forever:
      'We will grow older, and {name} will not. In our minds this child will always be just this small, and always safe. It is a hard comfort, and I would not call it enough. But it is ours, and it will not change, whatever else does.',
    gentle:
      'I ask one thing for the parents, and for everyone who had already made room in their heart. Be gentle with yourselves. Eat something. Let other people do the dishes. There is no way to do this well, and nobody is keeping count.',
    together:
      'A sorrow like this can make people lonely, because each carries it differently. One talks and one goes quiet. One wants the photographs out and one cannot look. There is no wrong way. Let us promise not to lose one another on the way through.',
    noWhy:
      'I will not tell you that there was a reason. I do not know of one, and I would not trust it if I heard it. What I know is that {name} was wanted, and was held, and was loved. Those are three true things, and I can stand on them.',
  },
};

interface Frame {
  readonly opening: string;
  readonly closing: string;
}

export const INFANT_FRAMES: Readonly<Record<string, Frame>> = {
  Default: {
    opening: 'Thank you for coming, and for being gentle with us today. We are here for {full}.',
    closing:
      'Goodbye, {name}. You were here, and you were ours, and you were loved with everything we had. Sleep softly. We will carry you from now on.',
  },
  Celebratory: {
    opening:
      'We have come here to be thankful, hard as that is. We are thankful for {full}, and for every hour that we were given.',
    closing:
      'Thank you, {name}, for coming to us. Thank you for the joy, which was real, and which nothing can take away again. We will keep it bright for you. Goodbye, little one.',
  },
  Peaceful: {
    opening: 'Let us be quiet together for a moment. We are here for {full}, and there is nowhere else we need to be.',
    closing:
      'Rest now, {name}. It is quiet, and you are not alone, and nothing more is asked of you. We have you in our hearts. Rest.',
  },
  Personal: {
    opening: 'I do not know how to do this, so I will just begin. This is for {full}.',
    closing:
      'So, little one. I would have given you everything. I will give you this: I will not forget, not one day, not one hour. I love you, {name}. Goodbye.',
  },
  Inspiring: {
    opening: 'It takes courage to be in this room. Thank you for finding it, and for bringing it here for {full}.',
    closing:
      'Let us love each other a little more bravely because of {name}. Let us be quicker to hold on and slower to let go. That is how someone so small can go on changing the world. Goodbye, {name}, and thank you.',
  },
  Traditional: {
    opening: 'Family and friends, we are gathered here in sorrow and in love, to remember {full} and to say farewell.',
    closing:
      'We commend {name} to the keeping of memory, where no harm comes. May those who mourn be comforted, and may {name} rest in peace. Farewell, dear child.',
  },
};
