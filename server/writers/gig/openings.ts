/** First words and bridges of the descriptions that do not put the result first, by how the title was worded. */
import type { Offer } from './offer.ts';

type ByShape = Readonly<Record<Offer['shape'], readonly string[]>>;

/** Opens a description of how the work goes. */
export const HOW: ByShape = {
  action: [
    'You would like someone to {action}. Before you decide, here is how it goes from your first message to the delivery.',
    'What happens when you ask me to {action}? Four things, one after the other.',
    'Four steps lie between your idea and the moment it is done. I will {action}, and this is the way there.',
  ],
  goal: [
    'You want to {action}. Here is how we get there, step by step.',
    'Four steps, in this order, and nothing you have to prepare for weeks: that is how I help you {action}.',
    'How do you begin if you want to {action}? Like this.',
  ],
  thing: [
    'Before you order {thing}, you may want to know how it goes. It takes four steps.',
    'From your first message to {thing} it takes four steps.',
    'How does it go when you order {thing} from me? Like this.',
  ],
  person: [
    'When you work with {person}, you should know beforehand how it goes. With me it takes four steps.',
    'I am {person}. This is what happens between your first message and the delivery.',
    'How is it to work with me as {person}? Here is the whole way in four steps.',
  ],
  question: [
    'Here is how it would go, from your first message to the delivery. It begins with a question: {question}',
    'Four steps lead to the delivery. Before the first of them, a question: {question}',
    'Let me show you how an order goes. It all begins with you: {question}',
  ],
  named: [
    'What happens after you order? First the offer itself: {title}. And now the way there, in four steps.',
    'Four steps from your message to the delivery. What it is about: {title}.',
    'This is how an order goes, step by step. The offer in one line: {title}.',
  ],
};

/** Opens a description of what the seller knows, where the seller's own words are no sentence to begin with. */
export const WHO: ByShape = {
  action: [
    'Before you ask me to {action}, you should know who you are dealing with.',
    'Whom do you ask to {action}? Best of all, somebody who knows the work. So here is what I bring.',
    'I will {action}. What I bring to that is quickly told.',
  ],
  goal: [
    'You want to {action}. It matters who is at your side, so here is what I bring.',
    'Before we talk about how to {action}, a word about me.',
    'If you want to {action}, you should know whose help you are getting.',
  ],
  thing: [
    'Before you order {thing}, you should know who you are dealing with.',
    'Whom do you trust with {thing}? Best of all, somebody who knows the work. So here is what I bring.',
    'With {thing}, much depends on the person who does it. A word about me, then.',
  ],
  person: [
    'You are looking for {person}, and there are many to choose from. Here is what you get with me.',
    'I am {person}. What I bring to that is quickly told.',
    'What should you ask {person} first? What they know. Here is my answer.',
  ],
  question: [
    'Before you order, you should know who you are dealing with. And you? {question}',
    'A word about me first, and then a question to you: {question}',
    'Who would do the work? I would. What I would like to know from you is this: {question}',
  ],
  named: [
    'The offer in one line: {title}. And here is what I bring to it.',
    'Who does the work? Let me answer that first. The offer itself: {title}.',
    'Before you order, you should know who you are dealing with. What you would order from me: {title}.',
  ],
};

/** Leads from what the seller knows to the offer. */
export const FROM_SKILL: ByShape = {
  action: [
    'With this behind me, I will {action}.',
    'All of that serves one purpose here: to {action}.',
    'That is what you get when you ask me to {action}.',
    'I put it to use for one thing in this gig: I will {action}.',
  ],
  goal: [
    'All of that is at your service if you want to {action}.',
    'That is what I share with people who want to {action}.',
    'You profit from it the moment you decide to {action}.',
  ],
  thing: [
    'All of that goes into one thing here: {thing}.',
    'That is what stands behind {thing} from me.',
    'In this gig I put it to use for {thing}.',
  ],
  person: [
    'That is what you get if you choose me as {person}.',
    'In this gig you can have all of it: I am {person}.',
    'So much for me as {person}. Now to you.',
  ],
  question: [
    'That is what I can put to work for you. {question}',
    'And now to you. {question}',
    'All of that is at your service. {question}',
  ],
  named: [
    'All of that goes into one offer: {title}.',
    'What I do with it in this gig, in one line: {title}.',
    'You can order it under one heading: {title}.',
  ],
};

/** The same where the offer has been named already. */
export const TO_YOU: readonly string[] = [
  'All of it is at your service from the day you order.',
  'That is what I work with when your order comes in.',
  'I put all of it to use for you.',
];

/** Between the brief and the work. */
export const CLARIFYING: readonly string[] = [
  'I read it all and ask about whatever is unclear.',
  'I reply with my questions, if I have any, and confirm what I have understood.',
  'We settle the open points by message, so that both of us have the same thing in mind.',
  'I go through your material and tell you if anything is missing.',
  'You get my questions in one go, and the work begins with your answers.',
  'I sum up your wishes in a few lines, and you tell me whether I have understood them.',
];

/** What was added to the title behind a comma. */
export const REMARKS: readonly string[] = ['To be exact: {remark}.', 'In particular: {remark}.', 'More precisely: {remark}.'];
