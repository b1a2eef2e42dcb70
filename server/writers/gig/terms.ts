/** For whom, how fast and at what price: said only where the visitor chose it. */
import type { GigRequest } from './request.ts';

type Sayings<Key extends keyof GigRequest> = Readonly<Record<Exclude<GigRequest[Key], ''>, readonly string[]>>;

export const AUDIENCES: Sayings<'targetAudience'> = {
  'Small Businesses': [
    'It is made for small businesses, where the person who orders is often the one who uses the result.',
    'I have small businesses in mind: tell me how you work, and the result will fit in.',
    'If you run a small business, you need no special knowledge to order; a few plain words about your customers will do.',
    'For small businesses I keep things practical, from the first question to the last file.',
  ],
  Startups: [
    'It is made for startups, so tell me what is fixed already and what may still change.',
    'I have startups in mind: things move, plans change, and the work has to keep up with that.',
    'If you are a startup, send me the pitch in one line, and I will see what the work has to achieve.',
    'For startups I put first what you need first, and mark what can wait.',
  ],
  Individuals: [
    'It is made for individuals; you do not need a company or a big project to order.',
    'I have individuals in mind, with one thing to get done and no department to do it.',
    'If you order as an individual, write to me the way you would write to a friend who knows about these things.',
    'For individuals I explain every step, so that you always know what you are paying for.',
  ],
  'Large Corporations': [
    'It is made for large corporations as well as for their single departments; tell me who signs off.',
    'I have large corporations in mind: send me your guidelines, and the work will follow them.',
    'If you order for a large corporation, name one contact for questions and the format your colleagues expect.',
    'For large corporations I keep a record of what was agreed, so that it can be passed on.',
  ],
  Students: [
    'It is made for students, so tell me your subject, your level and the date that matters.',
    'I have students in mind: no jargon, no lecture, and no question that is too basic.',
    'If you are a student, tell me what the work is for and which rules it has to follow.',
    'For students I explain what I do and why, in plain words.',
  ],
  Entrepreneurs: [
    'It is made for entrepreneurs who would rather work on their business than on this.',
    'I have entrepreneurs in mind: short messages, clear questions, and a result you can build on.',
    'If you are an entrepreneur, tell me what this has to do for your business, and I will start from there.',
    'For entrepreneurs I keep meetings few and decisions clear.',
  ],
  'Content Creators': [
    'It is made for content creators; send me a link to your channel, and I will get to know your style.',
    'I have content creators in mind, who publish often and need work that sounds and looks like them.',
    'If you are a content creator, tell me where you publish and when the next piece goes out.',
    'For content creators I stay close to the style that your audience already knows.',
  ],
  'E-commerce': [
    'It is made for e-commerce, where people decide quickly and compare everything.',
    'I have e-commerce in mind: tell me what you sell and on which platform.',
    'If you run an e-commerce shop, send me a link to the product that matters most to you.',
    'For e-commerce I look at it with a shopper’s eyes: is it clear, is it quick, does it inspire trust?',
  ],
  Everyone: [
    'It is open to everyone, whether this is your first order or your fiftieth.',
    'I work for everyone who has a clear wish, large or small.',
    'Everyone is welcome here: first-timers, regulars, people in a hurry and people with a long list.',
    'It does not matter who you are or how much you know about the subject; everyone gets the same care.',
  ],
};

/** {time} is the delivery time as chosen, in small letters: "3 days". */
export const DELIVERY: readonly string[] = [
  'Delivery takes {time}, counted from the moment I have everything I need.',
  'You have the result within {time} of sending me your details.',
  'The delivery time is {time}; it begins when your brief is complete.',
  'Count on {time} from a complete brief to the finished work.',
  'From your order to the delivery it takes {time}, as long as all the material is there at the start.',
  'I plan {time} for the work and the delivery.',
];

/** One step of a list, by the same time. */
export const DELIVERY_STEPS: readonly string[] = [
  'From the complete brief to this point it takes {time}.',
  'All of this fits into {time}.',
  'The delivery time, counted from the complete brief: {time}.',
];

export const PRICES: Sayings<'priceRange'> = {
  'Budget ($5-$25)': [
    'The price is between $5 and $25, so keep the task small and clear, and I will do the same.',
    'At $5 to $25 this is a small order on purpose: one task, done well, with no extras you did not ask for.',
    'My prices run from $5 to $25. For that you get one well-defined piece of work.',
    'It costs $5 to $25, depending on the size of the task. Tell me the size, and you know the price before you order.',
  ],
  'Standard ($25-$100)': [
    'The price is between $25 and $100, depending on how much there is to do.',
    'At $25 to $100 there is room to do it properly, and no room for padding.',
    'My prices run from $25 to $100. Describe your project, and I will tell you where in that range it falls.',
    'It costs $25 to $100, and you know the figure before you order.',
  ],
  'Premium ($100-$500)': [
    'The price is between $100 and $500, because work like this needs time to think as well as time to do.',
    'At $100 to $500 you pay for attention: I take on the whole task and see it through.',
    'My prices run from $100 to $500. Tell me about the scope first, and I will name a figure you can plan with.',
    'It costs $100 to $500, agreed with you before any work begins.',
  ],
  'Luxury ($500+)': [
    'Prices start at $500. This is for projects in which nothing may be left to chance.',
    'From $500 upwards, you get my full attention for your project, and we agree on every part of it beforehand.',
    'My prices begin at $500 and depend on the scope, which we go through together before you order.',
    'It starts at $500, for clients who want the work done thoroughly rather than quickly.',
  ],
};
