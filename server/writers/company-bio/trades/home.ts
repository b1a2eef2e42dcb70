/** Those who build, repair, clean and plant at other people's homes. */
import type { Trade } from './trade.ts';

export const HOME: readonly Trade[] = [
  {
    words:
      /\b(?:plumb(?:er|ers|ing)|electricians?|electrical|roof(?:er|ers|ing)|builders?|construction|renovat(?:e|ion|ions)|carpent(?:er|ers|ry)|joiner(?:s|y)?|heating|boilers?|hvac|air conditioning|painters?|decorators?|tilers?|tiling|kitchens|bathrooms|windows|staircases|flooring|plaster(?:er|ing)|handyman|masonry|solar panels?|heat pumps?|insulation|locksmiths?|paving|fencing|remodel(?:ing|ling)?|extensions)\b/,
    firm: 'the company',
    customers: 'people who want their home in order and would rather not do it twice',
    provides: ['does', 'offers'],
    need: [
      'A house is never quite finished, and it is good to know somebody who understands how it works.',
      'Work on a house is seen every day, for years.',
    ],
    image: [
      'A level, a pencil behind the ear and a second look before the first cut: that is how good work begins.',
      'Behind every smooth wall there are pipes, cables and decisions that nobody sees.',
    ],
    client: [
      'The work at {name} takes place in other people’s homes, so it begins with looking and listening.',
      'Most of the skill lies in preparation: measuring, shutting off, covering up, and doing things in the right order.',
      'Some call {firm} because something drips or sparks, others because they have wanted a change for years.',
      'Old buildings keep surprises behind their walls, and part of the trade is to expect them.',
      'People who live with the work around them need to know what happens on which day.',
      'A job for {name} begins with a dust sheet and ends with a broom.',
    ],
    first: [
      'A photograph and a short description are enough for a first answer from {name}.',
      'For larger work, it is best to let {firm} have a look before talking about figures.',
      'It helps to know the age of the building and where the water and the power are shut off.',
      'Urgent cases are best explained by telephone, in one sentence.',
    ],
  },
  {
    words: /\b(?:clean(?:s|ing|ers?)?|cleans|housekeep(?:ing|ers?)|window washing|janitorial|carpet care|end of tenancy)\b/,
    firm: 'the company',
    customers: 'people and offices with better things to do than scrub',
    provides: ['offers', 'does'],
    need: ['A clean room gives everyone in it a better start to the day.', 'Nobody notices cleaning until it has not been done.'],
    image: [
      'The nicest moment is coming home to a floor that somebody else has mopped.',
      'Sunlight is the strictest inspector a window can have.',
    ],
    client: [
      'The work at {name} is done in rooms that belong to others, so it rests on care with their things and with their keys.',
      'A good clean has an order: from top to bottom, from dry to wet, and the doorway last.',
      'Some customers want {firm} to come every week, and others call once, before a move or after a party.',
      'Every surface asks for something different, and knowing which is most of the craft.',
      'Regular visits mean less work each time, because dust has no chance to settle in.',
      'People tell {name} what matters most to them, be it the kitchen, the bathroom or the dog hair on the sofa.',
    ],
    first: [
      'The number of rooms and how often they should be done are enough for {name} to begin with.',
      'A walk through the rooms together shows {firm} quickly what is needed.',
      'It is useful to say what should not be moved, and where pets are.',
      'A first visit usually takes longer than the ones that follow.',
    ],
  },
  {
    words:
      /\b(?:lawns?|gardens?|gardeners?|gardening|landscap(?:e|er|ers|ing)|hedges?|hedge trimming|tree (?:care|surgery|surgeon)|arborists?|mowing|leaf removal|irrigation)\b/,
    firm: 'the company',
    customers: 'everyone who would rather sit in the garden than wrestle with it',
    provides: ['offers', 'does'],
    need: ['A garden changes every week, and it repays those who look after it.', 'Grass does not wait for a free weekend.'],
    image: [
      'There is hardly a better smell than a lawn that has just been cut.',
      'From the window you see only the finished edge, and not the hours behind it.',
    ],
    client: [
      'The work at {name} follows the seasons: growth in spring, water in summer, leaves in autumn and planning in winter.',
      'Plants decide when they want to be cut, so the right week counts for more than the right weekday.',
      'Some customers hand the whole garden to {firm}, and others only what they cannot reach.',
      'Soil, shade and slope are different in every garden, sometimes from one corner to the next.',
      'Sharp blades and a bit of patience do more for a hedge than strength does.',
      'What {name} takes away in branches and leaves is often the part that people are happiest to be rid of.',
    ],
    first: [
      'A few photographs and the size of the plot tell {name} most of what matters.',
      'For regular care, it helps {firm} to know how often and on which days.',
      'It is good to mention sprinklers, pets and plants that must not be touched.',
      'A first round through the garden usually shows what comes first.',
    ],
  },
  {
    words:
      /\b(?:realt(?:y|or|ors)|real estate|estate agen(?:t|ts|cy)|property|properties|lettings?|(?:home|house|apartment|property) rentals?|home ?buyers?|buyers|landlords?|apartments?|appartments?|housing|mortgage brokers?)\b/,
    firm: 'the company',
    customers: 'people who are buying, selling, letting or looking for a place',
    provides: ['offers', 'handles'],
    need: [
      'A home is the largest purchase of most people’s lives, and few of them have had any practice.',
      'A place is more than its floor area, and one visit shows more than twenty pictures.',
    ],
    image: [
      'Somebody stands in an empty room and already knows where the table will go.',
      'A key is a small thing to carry and a big thing to hand over.',
    ],
    client: [
      'The work at {name} brings together people and places, with a good deal of paper in between.',
      'It starts with the budget, the neighborhood and the things that cannot be changed later, such as light and noise.',
      'Buyers and tenants come to {firm} with wishes, owners with questions, and both with a date in mind.',
      'A viewing is the moment of truth: how the stairs feel, what the street sounds like, where the sun is at four.',
      'Between the first visit and the keys lie forms, appointments and signatures, and somebody has to keep them in order.',
      'What {name} hears again and again is the same question: what would you do?',
    ],
    first: [
      'A budget, an area and three things that matter are a good beginning with {name}.',
      'Owners can start with a walk through the place together with {firm}.',
      'It helps to separate what is essential from what would be nice to have.',
      'Papers that are found early save weeks later.',
    ],
  },
];
