/** First steps that suit any form of business: they begin with the buyers. */
export const STEPS: readonly string[] = [
  'Find three of them {where}, and let each talk for a quarter of an hour before you say what you have in mind.',
  'Find five possible buyers {where} and ask what they last paid for, how much it was, and whether it helped.',
  'Find out {where} which question comes up every week, and write a one-page answer to it.',
  'Offer it to five people {where} at half price, in return for a frank opinion.',
  'Post the offer in two sentences {where}, with a price, and count how many people ask for details.',
  'Ask one respected person {where} to try it before anybody else does.',
  'Collect ten complaints {where}, and use the same words when you describe your offer.',
  'Spend one hour {where}, and note which problem comes up most often and in which words.',
  'Put up a short notice {where} with the price and your number, and see how many people call in a week.',
  'Invite two people {where} to a free trial run this Saturday.',
  'Ask {where} who does this at present, what it costs and what is wrong with it.',
  'Write the offer in one line, show it to five people {where}, and change it until somebody wants to book.',
  'Name two different prices to two people {where}, and note which of them gets a yes.',
  'Find one buyer {where} who would pay a small deposit now, and build it for that one person.',
];

/** What may come before a first step. */
export const LEADS: readonly string[] = [
  '',
  'This week: ',
  'First step: ',
  'Before anything else, ',
  'To begin, ',
  'This week, ',
];

/** What comes before the thing that would be different about an offer. */
export const APART: readonly string[] = [
  'To stand out, ',
  'What would set it apart: ',
  'The twist: ',
  'Do one thing differently: ',
];
