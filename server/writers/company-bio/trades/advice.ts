/** Those who advise: on law, money, business and life. */
import type { Trade } from './trade.ts';

export const ADVICE: readonly Trade[] = [
  {
    words:
      /\b(?:law|lawyers?|attorneys?|solicitors?|legal|notary|litigation|immigration|barristers?|conveyancing|wills|mediation)\b/,
    firm: 'the firm',
    customers: 'people and businesses who need to know where the law leaves them',
    provides: ['provides', 'offers'],
    need: [
      'Most people meet the law only a few times in their lives, and seldom on a good day.',
      'A letter with a deadline in it is easier to read with someone who reads such letters every day.',
    ],
    image: [
      'A folder lands on the table, and somebody says: let us start at the beginning.',
      'Behind every file number there is a family, a business or a plan.',
    ],
    client: [
      'The work at {name} begins with listening, because the facts decide which law applies.',
      'Clients come to {firm} with a contract, a letter or a worry, and often with all three.',
      'Much of legal work is reading: what was agreed, what was left out, and what a single word means.',
      'Deadlines count, so the first look at any new matter is a look at the calendar.',
      'Plain language helps, since a decision can only be made by someone who understands the choices.',
      'A lawyer can only work with what has been said, so it pays to leave nothing out with {firm}.',
    ],
    first: [
      'For a first meeting, {name} needs the papers that exist and a short account of what happened.',
      'A list of dates, in order, saves {firm} and the client a good deal of time.',
      'Letters from a court or an authority should be shown right away, with their envelopes.',
      'It is sensible to talk about costs and next steps at the beginning.',
    ],
  },
  {
    words: /\b(?:account(?:ing|ants?|ancy)|bookkeep(?:ing|ers?)|tax(?:es)?|payroll|audits? for|cpa|cfo)\b/,
    firm: 'the firm',
    customers: 'businesses and households who like their figures to add up',
    provides: ['provides', 'offers'],
    need: [
      'Figures that are in order let people sleep, and let a business plan.',
      'The tax year ends on the same day every year, and still takes many by surprise.',
    ],
    image: [
      'A shoebox of receipts goes in, and a single page comes out.',
      'Read from left to right, a row of figures tells how somebody’s year has been.',
    ],
    client: [
      'The work at {name} turns receipts, invoices and statements into figures that can be used.',
      'Every month has its rhythm: booking, checking, asking about the one payment that nobody remembers.',
      'Clients ask {firm} what they owe and by when, and then what they can afford.',
      'Good books are a tool for decisions, long before they are a duty to the tax office.',
      'Small businesses in particular have little time for paper, so it has to be easy to hand it over.',
      'A conversation with {name} in the middle of the year is often more useful than three at its end.',
    ],
    first: [
      'Last year’s papers and access to the bank statements are enough for {name} to begin.',
      'Nothing has to be sorted first, because sorting is part of what {firm} does.',
      'It is useful to know how things are done today, even where that means on paper.',
      'A list of open questions makes the first meeting short.',
    ],
  },
  {
    words:
      /\b(?:insurance|financial (?:plan(?:ning|ner|ners)?|advis(?:er|or|ers|ors|ory))|retirement|investments?|wealth|pensions?|lending|loans?|mortgages?|savings)\b/,
    firm: 'the firm',
    customers: 'people and businesses who plan for more than the coming month',
    provides: ['provides', 'offers'],
    need: ['Most plans in life have a figure attached to them.', 'The best time to think about money is when there is no hurry.'],
    image: [
      'A kitchen table, three folders and the question what would happen if.',
      'Far ahead on the calendar there is a date that somebody is looking forward to.',
    ],
    client: [
      'The work at {name} starts with people’s plans, and only then turns to products and percentages.',
      'Clients come to {firm} when something changes: a child, a house, a new job, the end of the old one.',
      'Small print is there to be read, and part of the work is to say in one sentence what it means.',
      'Not every risk has to be covered, but everyone should know which ones they carry themselves.',
      'A plan is only as good as the last time somebody looked at it, which is why reviews belong to it.',
      'Those who ask {name} a simple question are meant to get a simple answer.',
    ],
    first: [
      'The contracts that exist and a rough idea of income are enough for a first talk with {name}.',
      'It helps {firm} to know what somebody wants to be able to do in ten years’ time.',
      'Questions that seem too small are often the ones that matter.',
      'Couples do well to come together, because they may hear different things.',
    ],
  },
  {
    words:
      /\b(?:coach(?:es|ing)?|(?<!analytics |data |it |engineering |environmental |design )consult(?:ants?|ing|ancy)|mentor(?:ing|s)?|advis(?:er|or|ers|ors|ory)|managers|leadership|succession|strategy|recruit(?:ers?|ing|ment)|hr)\b/,
    firm: 'the firm',
    customers: 'people with a decision to make and good reason to make it well',
    provides: ['provides', 'offers'],
    need: [
      'It is hard to read the label from inside the bottle.',
      'A question that somebody else asks can move more than a week of thinking alone.',
    ],
    image: [
      'Two chairs, a sheet of paper, and an hour in which nobody’s phone rings.',
      'Somewhere between the second coffee and the third, the real subject comes up.',
    ],
    client: [
      'The work at {name} is done in conversation: asking, listening, and putting into words what was only half said.',
      'Clients come to {firm} before a change, in the middle of one, or because nothing has changed for too long.',
      'Good questions are the main tool of the trade, and silence is the second.',
      'A plan is worth something only if it fits into an ordinary week.',
      'Habits are older than decisions, so much of the work lies in small steps and in trying them out.',
      'What clients take away from {name} should be theirs, in their own words.',
    ],
    first: [
      'A first talk with {name} can start with whatever is on somebody’s mind.',
      'It helps {firm} to hear what has been tried already and what came of it.',
      'It is good to name an aim, and how one would notice that it has been reached.',
      'One page about the situation is plenty of preparation.',
    ],
  },
];
