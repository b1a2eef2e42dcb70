/** Those who make and sell things. */
import type { Trade } from './trade.ts';

export const MAKERS: readonly Trade[] = [
  {
    words:
      /\b(?:machin(?:ed|ing|ists?)|cnc|milling|precision|metal ?work(?:s|ing)?|fabricat(?:ion|ors?)|steel|castings?|foundry|injection mou?lding|tooling|components?|industrial|welding|factory)\b/,
    firm: 'the company',
    customers: 'buyers and engineers who need a part to fit the first time',
    provides: ['makes', 'produces'],
    need: [
      'A part that fits is never noticed, and that is the whole point of it.',
      'Every machine is only as good as the piece that wears out first.',
    ],
    image: [
      'A curl of bright metal falls, and a drawing has turned into a thing.',
      'A workshop has a sound of its own when everything runs as it should.',
    ],
    client: [
      'The work at {name} leads from a drawing to a part, with material, set-up and measuring in between.',
      'Customers come to {firm} with a new part, with an old one that nobody makes any more, or with a date.',
      'Tolerances decide how a part is made, what it costs and how it has to be checked.',
      'A good question about a drawing, asked early, can save a whole batch.',
      'Measuring is not the end of the job but a part of every step.',
      'What leaves {name} has to fit into something that was built elsewhere, by people who have never met.',
    ],
    first: [
      'A drawing, a quantity and a date are enough for a first answer from {name}.',
      'Where there is no drawing, {firm} can begin with a sample or a sketch.',
      'It helps to say where a part will be used, and what it must withstand.',
      'A single first piece is a good start to any series.',
    ],
  },
  {
    words:
      /\b(?:hand-?made|hand-?forged|hand forged|hand-?crafted|wooden|pottery|ceramics?|candles?|jewel(?:le)?ry|furniture|knives|leather|soaps?|toys|woodwork\w*|glassblow\w+|knitwear|quilts?|artisan|crafts?|blacksmiths?|stone ?masons?|upholster\w*|luthiers?|instruments)\b/,
    firm: 'the company',
    customers: 'people who would rather have one good thing than three that will do',
    provides: ['makes', 'offers'],
    need: [
      'A thing made by hand carries the decisions of the person who made it.',
      'What is well made is mended, kept and handed on.',
    ],
    image: [
      'There are tools on the wall whose handles have taken the shape of a hand.',
      'First there is only a block, a lump or a skein, and somebody who can already see it.',
    ],
    client: [
      'The work at {name} starts with the material, since grain, weight and color decide what can become of it.',
      'What is made by hand never turns out quite the same twice, and that is part of its charm.',
      'Some come to {firm} for a present, some for themselves, and some to have an old favorite repaired.',
      'Most of the time goes into what is not seen at first glance: joints, edges, the back and the underside.',
      'Making by hand is slow where it has to be, and quick only where practice has made it so.',
      'Those who ask how something is made at {name} seldom get a short answer.',
    ],
    first: [
      'For a piece to order, {name} needs a rough idea, a size and a date.',
      'A photograph of the place where it will stand or be worn helps {firm} to suggest something.',
      'It is good to say whether it is for every day or for best.',
      'A few weeks are usual for something made to measure.',
    ],
  },
  {
    words:
      /\b(?:dress(?:es|maker|making)?|bridal|clothes|clothing|fashion|shoes|sneakers|tailor(?:s|ing)?|alterations|garments?|t-?shirts|textiles?|bags|hats|lingerie|swimwear|boutique)\b/,
    firm: 'the company',
    customers: 'people who want to feel at home in what they wear',
    provides: ['makes', 'offers'],
    need: [
      'Clothes are worn closer than anything else people own.',
      'What fits well is worn often, and what does not stays in the wardrobe.',
    ],
    image: [
      'A pin between the lips, a step back, and then the hem is right.',
      'Somebody turns once in front of the mirror and then forgets to look at it.',
    ],
    client: [
      'The work at {name} is about cut, cloth and the person who will move in it.',
      'Fabric decides a good deal: how it falls, how it wears, and how it looks after the tenth wash.',
      'Customers come to {firm} with an occasion, with a picture, or with a favorite that can no longer be worn.',
      'Sizes are only numbers, and bodies do not keep to them.',
      'Most of the craft lies on the inside, in seams that nobody sees.',
      'Those who are unsure at {name} are simply asked to put it on.',
    ],
    first: [
      'For anything made to order, {name} needs the date first and the measurements second.',
      'Pictures of what is liked help {firm}, and so do pictures of what is not.',
      'A fitting takes less time than most people fear.',
      'The right shoes should come along, even when they will hardly be seen.',
    ],
  },
  {
    words: /\b(?:florists?|flowers?|bouquets?|floral|wreaths?)\b/,
    firm: 'the company',
    customers: 'people who would like to say it with something that grows',
    provides: ['offers', 'sells'],
    need: [
      'Flowers say things for which people do not have the words.',
      'A room with flowers in it is a room where somebody has thought of something.',
    ],
    image: [
      'Buckets of color stand on the wet floor, and it is not yet seven.',
      'A ribbon is pulled tight, and a handful of stems has become a present.',
    ],
    client: [
      'The work at {name} follows what is in season, because what grows now is freshest now.',
      'Some come to {firm} for a celebration and some for a farewell, and both want to be understood without many words.',
      'Stems are cut at a slant and stripped below the water, and that alone adds days.',
      'What lasts a week in one place is gone in two days in another, so the place matters.',
      'Colors, heights and scents have to get along with each other, and with the vase.',
      'People like to ask {name} how to make it last, and the answer begins with clean water.',
    ],
    first: [
      'An occasion, a color and a budget are enough for {name} to put something together.',
      'It helps {firm} to know the vase, the room, or the dress.',
      'Weddings and funerals are best discussed early, even when little has been decided.',
      'A picture of something that is liked says more than the names of flowers.',
    ],
  },
  {
    words:
      /\b(?:house ?plants?|plants|garden cent(?:re|er)|succulents|cacti|(?:plant|tree|garden) nurser(?:y|ies)|seeds|seedlings|saplings|trees|herbs|bonsai|terrariums?)\b/,
    firm: 'the company',
    customers: 'people who like something living in the room',
    provides: ['offers', 'sells'],
    need: [
      'A plant on the windowsill changes a room for less than any piece of furniture.',
      'Watching something grow is one of the few pleasures that cannot be hurried.',
    ],
    image: [
      'On the sill, a leaf that was rolled up yesterday has opened.',
      'There is a little soil on the table, and nobody minds.',
    ],
    client: [
      'The work at {name} is about putting the right plant in the right place, which is mostly a question of light.',
      'Light, water and a bit of attention are all that most plants ask for, in the right amounts.',
      'Customers tell {firm} about their windows, their holidays and their cats, and all three matter.',
      'More plants die of too much care than of too little.',
      'Roots tell more about the health of a plant than leaves do.',
      'Care is half of what people ask {name} about, usually with a picture of a sad leaf.',
    ],
    first: [
      'A word about the window and the direction it faces is a good beginning with {name}.',
      'Beginners can ask {firm} for something that forgives a week without water.',
      'Anyone who always forgets to water can say so.',
      'A new plant does best when it is left alone for a while after it has moved.',
    ],
  },
  {
    words: /\b(?:book ?shops?|book ?stores?|books|comics|stationery|records|vinyl|board games)\b/,
    firm: 'the company',
    customers: 'people who came in for one thing and stay for another',
    provides: ['sells', 'offers'],
    need: [
      'A good shelf shows people what they did not know they were looking for.',
      'There is always one more worth finding, and somebody who has already found it.',
    ],
    image: [
      'The bell over the door rings, and nobody looks up from the page.',
      'Someone reads standing up, with one glove still on.',
    ],
    client: [
      'The work at {name} is choosing: far more appears each month than fits on any shelf.',
      'Some come to {firm} with a title on a slip of paper, and others with only a mood to go by.',
      'A recommendation works when somebody has listened first.',
      'Regulars leave with something they would never have picked, and come back to say so.',
      'Children choose by the cover and are often right.',
      'What is not in stock at {name} can be talked about, and often found.',
    ],
    first: [
      'The last thing somebody loved is the best clue for {name}.',
      'For a present, it helps {firm} to know two things about the person, and their age is not one of them.',
      'Browsing needs no reason.',
      'Half a title or the color of the cover may be enough for a search.',
    ],
  },
];
