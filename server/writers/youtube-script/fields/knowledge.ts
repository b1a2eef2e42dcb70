/** What people want to understand. */
import type { Field } from '../stock.ts';

export const KNOWLEDGE: readonly Field[] = [
  {
    isSubject: true,
    words:
      /\b(?:history|historical|(?<!star )wars?|empires?|(?<!to )rome|romans?|ancient|medieval|century|revolutions?|kings?|queens?|pyramids?|vikings?|titanic|pharaohs?|castles?|dynasty|civilizations?|renaissance|explorers?)\b/,
    says: {
      first:
        '[On screen: a timeline with one mark]\nLet’s put it on a timeline first, with something you know on either side. What came just before, and what came just after? Dates on their own are hard to remember. A before and an after stays with you, because it’s the beginning of a story.',
      main: '[B-roll: a map, then everyday objects]\nNow look at it from street level. Who grew the food, who carried the stones, who was afraid, and who did well out of it? Great names fill the books, and yet most of it was done by people who aren’t in them. Keep asking where they’d have stood.',
      check:
        '[On screen: a source, and who wrote it]\nWhenever you read a claim about the past, ask three things. Who wrote it down? How long afterward? And what did they want their readers to believe? A source can be wrong, and still tell you a lot about the person who wrote it.',
      mistake:
        'The usual trap is to judge people as though they’d known how it would end. They didn’t. For them it was an ordinary morning with the usual worries. Put the ending out of your mind for a moment, and their choices look a lot less strange.',
      why: '[On screen: several causes, pointing to one event]\nBig events rarely have one cause. There’s usually something slow, such as hunger, debt or a new technology, something faster, such as a quarrel over who rules, and then a spark. The spark gets the monument. The slow thing did most of the work.',
    },
  },
  {
    isSubject: true,
    isWork: true,
    words:
      /\b(?:movies?|films?|star wars|marvel|harry potter|season (?:\d+|one|two|three|four|finale)|part (?:one|two|three)|episodes?|musicals?|finale|series|anime|tv show|shows?|books?|reading|bookshelf|trilogy|documentar(?:y|ies)|albums?|authors?|comics?|manga|netflix|cinema|reread\w*)\b/,
    says: {
      first:
        '[B-roll: the cover or the first shot]\nBegin with the first scene or the first page, and ask what it promises. A good opening tells you what kind of story this is, who you’re with, and what might go wrong. At the end, come back and see whether the promise was kept.',
      main: '[B-roll: a single scene or page, closely]\nPick out one scene and look at it closely, instead of everything at once. Who wants what, and what changes by the end of it? What did they leave out, and trust you to fill in? One scene well understood tells you how the whole thing was made.',
      check:
        '[On camera: two questions on your fingers]\nHere’s a quick test for your own opinion. Would you recommend it to somebody who doesn’t share your taste? And what would you say to them? If you can’t think of a sentence, you may have liked the evening more than the work.',
      mistake:
        'A common mistake is to take liking and being good for the same thing. You can love something that’s badly made, and you can admire something that leaves you cold. It gets much easier to talk about once you’ve said which of them you mean.',
      why: '[On screen: setup, tension, release]\nStories work on expectation. They lead you to expect something, make you wait, and then give it to you a little differently than you’d thought. If you guess everything, you’re bored. If you can’t guess anything, you stop caring. It’s the small gap between the two that holds you.',
      choose:
        '[B-roll: a few pages or a few minutes, without comment]\nTry it for thirty pages or twenty minutes. If you’re looking at the clock by then, stop, with a clear conscience. Length, language and mood matter more than stars, so ask what you’d like to feel like afterward.',
    },
  },
  {
    isSubject: true,
    words:
      /\b(?:sky|volcano(?:es)?|space(?! heater)|planets?|moon|(?<!pop |movie |rock )stars|sun|black holes?|photosynthesis|climate|oceans?|earthquakes?|evolution|dinosaurs?|atoms?|gravity|physics|chemistry|biology|hedgehogs?|wildlife|bees?|birds?|butterfl(?:y|ies)|weather|quantum|electricity|dna|cells?|vaccines?|viruses|rainbows?|tides?(?! pods?)|universe|galaxy|brain|(?<!broken )heart(?! attack| rate| disease)|whales?|sharks?|spiders?|octopus(?:es)?|energy(?! drinks?)|magnets?|lightning|science|insects?|(?<!christmas )trees?|forests?|lava|rain|water cycle|nuclear)\b/,
    says: {
      first:
        '[B-roll: the thing itself, no words for five seconds]\nBefore any explanation, just look. What do you see, and what changes while you’re watching? When does it happen, and when doesn’t it? Science begins with somebody who couldn’t stop wondering about that second question.',
      main: '[On screen: small, medium, huge]\nNow change the scale. Go down to the parts that are too small to see, and ask what they’re doing. Then go up until it’s only a dot in something larger. The same thing looks completely different on each level, and the explanation often sits one level below the question.',
      check:
        '[On screen: an idea, and how it could fail]\nHow could we tell if an explanation were wrong? That’s the test. A good one forbids something: if it’s true, then this can’t happen. People went and looked for exactly that, and the explanations we still use are the ones that survived.',
      mistake:
        'The common mistake is to give a thing a purpose. We say that nature wants something, or that it happens so that we can live. It’s a handy way of speaking. What really goes on is plainer: causes, one after another, with nobody aiming.',
      why: '[On screen: cause, effect, and the effect becoming a cause]\nWhen you ask why, go one step at a time. Something moves, or heats up, or pulls, and that changes its neighbor, and that changes the next. Nature has no shortcuts. Once you can name each link between the beginning and the end, you’ve understood it.',
    },
  },
];
