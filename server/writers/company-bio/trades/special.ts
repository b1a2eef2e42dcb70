/** Trades that share little with any other. */
import type { Trade } from './trade.ts';

export const SPECIAL: readonly Trade[] = [
  {
    words: /\b(?:funerals?|undertakers?|burials?|cremations?|memorials?|headstones?|gravestones?)\b/,
    firm: 'the company',
    customers: 'families in the days when everything happens at once',
    provides: ['arranges', 'offers'],
    need: [
      'A farewell cannot be repeated, and it deserves time.',
      'After a death there is a great deal to decide and little strength for it.',
    ],
    image: [
      'A chair is moved closer, and for a moment nobody has to say anything.',
      'Somebody has brought a photograph, and the conversation begins with that.',
    ],
    client: [
      'The work at {name} begins with listening: who it was, what they liked, and what they would never have wanted.',
      'Families turn to {firm} at any hour, since this does not keep to office hours.',
      'Forms and authorities have to be dealt with in the first days, and it is a relief to hand them over.',
      'Music, flowers, words and silence all have their place, and nobody has to know the rules.',
      'A simple farewell can be as fitting as a grand one.',
      'Questions that come up weeks later belong to the work of {name} as well.',
    ],
    first: [
      'A telephone call to {name} is enough at first, and everything else can wait until the next day.',
      'It helps {firm} to know whether there are wishes that were spoken of in life.',
      'Costs are best talked about early and openly.',
      'Anyone may bring a friend along, to listen and to remember.',
    ],
  },
  {
    words:
      /\b(?:(?<!boat |kayak )hire|(?:scooter|car|bike|bicycle|equipment|tool|party|van|truck|costume|camera|e-bike|crane|plant|ski) rentals?|rents out)\b/,
    firm: 'the company',
    customers: 'people who need something for a while and not for good',
    provides: ['offers', 'rents out'],
    need: [
      'Not everything that is needed once has to be owned.',
      'The right equipment for a day is worth more than the wrong equipment for years.',
    ],
    image: [
      'A key or a crate changes hands, and the day can begin.',
      'In the evening everything stands in its row again, cleaned and ready.',
    ],
    client: [
      'The work at {name} is turnaround: handing out, taking back, checking, cleaning and handing out again.',
      'Customers come to {firm} for an hour, a weekend or the length of a project.',
      'A short explanation at the start prevents most of what could happen later.',
      'Care and upkeep are the larger part of the trade, and they take place between two customers.',
      'Size and strength have to fit the task, and asking first is quicker than coming twice.',
      'What people ask {name} most is how it works, and the answer is best given with it in their hands.',
    ],
    first: [
      'Dates, place and purpose are all that {name} needs to suggest something.',
      'Questions about deposits, papers and insurance are best put to {firm} beforehand.',
      'On sunny weekends and in high season, it is good to ask early.',
      'Anyone using it for the first time should plan a few extra minutes.',
    ],
  },
  {
    words:
      /\b(?:counsel(?:l?ing|l?ors?)|psycholog\w+|psychotherap\w+|(?<!massage |physical |speech |occupational |laser )therap(?:y|ists?)|couples|marriage|addiction|grief|mental health)\b/,
    firm: 'the practice',
    customers: 'people who would like to talk to somebody who is not part of it',
    provides: ['offers', 'provides'],
    need: [
      'Some things only become clear once they have been said aloud.',
      'Asking for help is harder than most of what comes after it.',
    ],
    image: [
      'Two armchairs, a box of tissues, and a clock that only one of them can see.',
      'There is a long pause, and nobody hurries to fill it.',
    ],
    client: [
      'The work at {name} is done with words, and with the time it takes to find them.',
      'People come to {firm} alone, in pairs or as a family, and each of them brings a different story of the same week.',
      'Nothing has to be prepared, and nothing has to be told in the right order.',
      'Change tends to come in small steps, and some of them lead back for a while.',
      'Trust grows slowly, so a first meeting is also there to find out whether it feels right.',
      'In the work of {name}, listening is the larger part.',
    ],
    first: [
      'A short message to {name} is enough, without any explanation.',
      'In a first hour, {firm} and the visitor look at what has happened and what is hoped for.',
      'It is fine not to know what to say.',
      'In an emergency, the local emergency number is the right place to call.',
    ],
  },
  {
    words:
      /\b(?:print(?:ing|ers?|s)?(?! clothing)|business cards|flyers|banners|posters|signage|signs|signwrit\w+|letterpress|screen printing|embroidery|stickers|labels)\b/,
    firm: 'the company',
    customers: 'people who want to hold it in their hands',
    provides: ['prints', 'makes'],
    need: [
      'What is printed stays on the table when the screen has long gone dark.',
      'A printed sheet cannot be corrected afterwards, so it pays to look twice.',
    ],
    image: [
      'The first sheet comes out, still warm, and everyone leans over it.',
      'A cutter comes down, and a stack has an edge like glass.',
    ],
    client: [
      'The work at {name} begins with a file and ends with a box, and in between lie paper, ink and a sharp blade.',
      'Paper is half of the impression, and it can only be chosen with the fingers.',
      'Customers come to {firm} with a finished design, a rough sketch, or an old copy and the wish for more like it.',
      'Color looks different on a screen, on white paper and on brown, and a proof shows the difference.',
      'Small runs and large ones need different machines and the same attention.',
      'The question that {name} hears most often is whether it can be ready by Friday.',
    ],
    first: [
      'A quantity, a size and a date are enough for a first answer from {name}.',
      'If there is no file yet, {firm} can say what it should look like.',
      'Samples of paper are worth touching before anything is decided.',
      'Names and telephone numbers are best checked by somebody who has not seen them before.',
    ],
  },
  {
    words:
      /\b(?:translat(?:ions?|ors?|ing|es)|interpret(?:ers?|ing)|subtitl\w+|locali[sz]ation|proofread\w*|editing services|transcri(?:ption|bing))\b/,
    firm: 'the company',
    customers: 'people who have something to say to somebody who speaks differently',
    provides: ['provides', 'offers'],
    need: ['A good translation reads as if it had been written that way.', 'A single word can decide how a sentence is taken.'],
    image: [
      'Between two dictionaries lies a sheet with one word circled three times.',
      'Somebody laughs at the joke, in another language, at the right moment.',
    ],
    client: [
      'The work at {name} starts with the reader: who it is, what they know, and what they are meant to do.',
      'Terms have to be the same on every page, so a list of them is among the first things to be made.',
      'Clients come to {firm} with certificates, contracts, manuals, websites, or a letter from a grandmother.',
      'What a text means is not always what it says, and asking is part of the craft.',
      'A second pair of eyes finds what the first has read too often.',
      'Names, figures and dates get a look of their own at {name}.',
    ],
    first: [
      'The text, the languages and a date are enough for an answer from {name}.',
      'It helps {firm} to know who will read it, and where.',
      'Earlier translations are useful, even the ones that were not liked.',
      'For official papers, it is good to ask first what the office requires.',
    ],
  },
  {
    words: /\b(?:pest control|pests?|extermina\w+|termites?|bed ?bugs|rodents?|wasps?|fumigation)\b/,
    firm: 'the company',
    customers: 'people who have heard something in the wall',
    provides: ['offers', 'provides'],
    need: ['Uninvited guests do not leave because one waits.', 'A house is only restful when one is alone in it.'],
    image: [
      'A torch moves along the skirting board and stops at a gap no wider than a pencil.',
      'The scratching has stopped, and it stays quiet.',
    ],
    client: [
      'The work at {name} begins with finding out who it is, where it gets in, and what it came for.',
      'Callers tell {firm} what they have seen or heard, and at what hour, and that is often half of the answer.',
      'Closing a gap does more in the long run than any poison.',
      'Children, pets and food decide which means may be used in a room.',
      'Most visitors of this kind are looking for water, warmth and crumbs.',
      'It is nothing to be ashamed of, and {name} is there to be asked.',
    ],
    first: [
      'A photograph, or a good description, helps {name} to say what it is.',
      'It is useful for {firm} to know when it started, and in which rooms.',
      'Until somebody comes, it is best to move as little as possible.',
      'A second visit usually shows whether the first one worked.',
    ],
  },
  {
    words:
      /\b(?:security (?:guards?|services|staff|patrols?|company)|guards|bouncers?|door staff|patrols?|cctv|alarms?|surveillance|bodyguards?)\b/,
    firm: 'the company',
    customers: 'people who are responsible for a place and for everyone in it',
    provides: ['provides', 'offers'],
    need: [
      'Good security is noticed by those who should notice it, and by nobody else.',
      'People enjoy themselves more when somebody else is paying attention.',
    ],
    image: [
      'At three in the morning a door handle is tried, and it is locked.',
      'A nod at the entrance, a look at the ticket, and the evening can begin.',
    ],
    client: [
      'The work at {name} consists of watching, talking, and knowing where the nearest exit is.',
      'A calm word at the right moment is the most important tool of the trade.',
      'Clients come to {firm} with an event, a building or a worry, and with a plan of the grounds.',
      'Much is settled beforehand: entrances, keys, who calls whom.',
      'A quiet night has to be worked for, and hardly anyone sees it.',
      'Those who stand at the door for {name} are the first face that guests see.',
    ],
    first: [
      'Place, hours and the number of people expected are a good start with {name}.',
      'A walk around the grounds shows {firm} what a plan does not.',
      'It helps to say what has happened before, however small.',
      'Rules of the house should be clear before the first guest arrives.',
    ],
  },
  {
    words:
      /\b(?:butchers?|meats?|greengrocers?|grocer(?:y|ies|s)?|fishmongers?|seafood|fruit and veg(?:etables)?|vegetables|farm ?shop|farms?|organic produce|delicatessen|health food|spices)\b/,
    firm: 'the company',
    customers: 'people who like to cook with something good',
    provides: ['offers', 'sells'],
    need: ['A good dinner is decided at the counter, hours before the stove is lit.', 'What is fresh needs little else.'],
    image: [
      'Brown paper, a twist of string, and a word about how long it should be in the oven.',
      'On the stall everything has the color it is supposed to have.',
    ],
    client: [
      'The work at {name} starts early, with choosing what deserves to be sold.',
      'Customers ask {firm} where it comes from, how it is prepared, and how much is right for six.',
      'The seasons write the list, and it changes from week to week.',
      'Storing, cutting and weighing are skills, and they can be watched from across the counter.',
      'Recipes change hands here, in both directions.',
      'Regulars of {name} often ask what is good today before they have thought about dinner.',
    ],
    first: [
      'Anyone who says how many there will be at the table gets an answer from {name}.',
      'For feast days and large pieces, {firm} is best told a few days ahead.',
      'Trying something new is easier with a word on how to cook it.',
      'It helps to say how much time there is.',
    ],
  },
];
