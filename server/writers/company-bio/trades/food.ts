/** Those who bake, cook, brew and roast. */
import type { Trade } from './trade.ts';

export const FOOD: readonly Trade[] = [
  {
    words:
      /\b(?:baker(?:y|ies)?|bakes?|bread|sourdough|cakes?|cupcakes?|past(?:ry|ries)|patisserie|pies|bagels?|donuts?|doughnuts?)\b/,
    firm: 'the company',
    customers: 'everyone who would go a street further for a good loaf',
    provides: ['bakes', 'offers'],
    need: [
      'A good loaf needs very little: flour, water, salt and time.',
      'Bread is eaten every day, and that is reason enough to make it well.',
    ],
    image: [
      'Long before the street wakes up, the lights are on and the oven is hot.',
      'The smell of something just out of the oven needs no advertisement.',
    ],
    client: [
      'The day at {name} follows the dough, which has to be mixed, rested, shaped and baked in its own time.',
      'Some come to {firm} for the daily loaf, others for a birthday, and a few just because of the smell.',
      'Dough feels the weather, so flour, water and hours have to be judged anew each day.',
      'What is on the shelf in the morning was begun the day before.',
      'A cake for a birthday or a wedding is a small commission, with a date that cannot be moved.',
      'Baking for {name} is work for hands and eyes: a dough tells by its feel when it is ready.',
    ],
    first: [
      'For a cake to order, {name} needs to know the date, the number of guests and what they like best.',
      'Anyone with an allergy can ask {firm} what goes into each dough.',
      'The choice is widest in the morning, and a loaf can usually be put aside.',
      'Larger orders are easiest when they are placed a few days ahead.',
    ],
  },
  {
    words:
      /\b(?:restaurants?|caf[eé]s?|coffee ?(?:shop|house|bar)|tacos|burgers?|food truck|cater(?:ing|er)|deli|pizz(?:a|as|eria)|bistro|pub|diner|cooking|meals|lunch(?:es)?|sandwich(?:es)?|sushi|kebabs?|tapas|tea ?room|ice cream|street food|kitchen for)\b/,
    firm: 'the company',
    customers: 'everyone who arrives hungry and likes to leave in a better mood',
    provides: ['serves', 'offers'],
    need: ['A meal cooked with care can turn an ordinary day around.', 'People remember where they ate well, and with whom.'],
    image: [
      'First there is the sizzle, then the smell, and then somebody asks what that is.',
      'A full table is the best sound a kitchen can hear.',
    ],
    client: [
      'The day at {name} starts with shopping, chopping and tasting, hours before the first guest.',
      'Some guests come to {firm} every week and order the same dish, and some want to hear what is new.',
      'Good ingredients decide more than any recipe, so buying well is half of the cooking.',
      'Everything has to be ready at once, hot and on the right plate: that is the daily puzzle of the trade.',
      'Cooking at {name} means tasting again and again, because no two tomatoes are quite alike.',
      'The welcome matters as much as the plate, and it begins before anyone has looked at the menu.',
    ],
    first: [
      'Guests with an allergy or a special wish do best to tell {name} when they order.',
      'For a larger group or an office lunch, {firm} needs a date, a number and an idea of what people like.',
      'The simplest beginning is to come by and try something.',
      'Anyone who cannot decide may ask what is best today.',
    ],
  },
  {
    words:
      /\b(?:brew(?:s|ery|ing|ed)?|beers?|ales?|wines?|winery|vineyard|distill(?:ery|ed|ing)|gin|cider|roast(?:s|ery|ers?|ing|ed)?|coffee|tea|honey|mead|chocolat(?:e|es|ier)|cheeses?|jams?|juices?|sauces?|spices?|olive oil|kombucha|charcuterie|dairy)\b/,
    firm: 'the company',
    customers: 'people who like to know where good things come from',
    provides: ['makes', 'produces'],
    need: [
      'What tastes of something takes time, and time is an ingredient that cannot be bought.',
      'Good food and drink begin long before the kitchen, with what grows and how it is handled.',
    ],
    image: [
      'It starts with a smell that fills the room and is gone again by evening.',
      'Somewhere in the dark, in a cask or a jar, something is slowly getting better.',
    ],
    client: [
      'The work at {name} follows the raw material, from choosing it to the moment when it is poured, opened or unwrapped.',
      'A few degrees or a few hours decide how it tastes in the end, so much of the work is watching and waiting.',
      'Customers of {firm} ask where it comes from and how it is made, and they like to taste the answer.',
      'No harvest is quite like the last one, and every batch has to be judged on its own.',
      'Cleanliness, patience and a good nose count for more here than large machines.',
      'Much of what makes the difference at {name} happens before there is anything to taste.',
    ],
    first: [
      'The best way to get to know {name} is to try a little and ask about it.',
      'Shops and restaurants can begin with a sample and a talk with {firm} about quantities.',
      'A gift for somebody is easily chosen with two words about what they like.',
      'It helps to know whether something is meant for every day or for an occasion.',
    ],
  },
];
