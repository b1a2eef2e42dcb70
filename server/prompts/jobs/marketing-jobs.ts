/** Marketing at large: what a company does before, beside and beyond its content. */
import { jobsOf, type Job } from './job.ts';

export const marketingJobs: readonly Job[] = jobsOf('Marketing', [
  {
    name: 'Marketing plan on one page',
    tags: ['marketing plan', 'strategy', 'small business'],
    role: 'marketing adviser to small organizations',
    task: ({ audience, goal }) =>
      `Write a marketing plan of one page for the next three months. It concerns ${audience}, and it aims at ${goal}.`,
    rules: [
      'Choose one message and two channels and say what you decided against. No channel "for awareness".',
      'Ask me for budget and hours a week; if they do not match the aim, say so in the first line.',
    ],
    answer: 'Choices with reasons, six weeks of tasks with hours, three figures to watch, and when to change course.',
  },
  {
    name: 'Positioning workshop',
    tags: ['positioning', 'strategy', 'workshop'],
    role: 'positioning consultant',
    task: ({ offer }) =>
      `Lead me through a positioning workshop for ${offer}. Ask one question at a time, wait, and push back once when I am vague.`,
    rules: [
      'Cover what customers would do without us, what we have that this lacks, what it lets them do, and who cares most.',
      'Sum up after each step in a sentence I can correct. Do not flatter me.',
    ],
    answer: 'At the end: the position in 50 words, a version to say aloud, and three things we should stop saying.',
  },
  {
    name: 'Campaign brief with one idea',
    tags: ['campaign', 'creative brief', 'planning'],
    role: 'campaign planner',
    task: ({ about, audience, goal }) =>
      `Write a campaign brief of one page${about}: what ${audience} may think today, what we want them to think, and the one fact that could move them toward ${goal}.`,
    rules: ['Cut every word that could stand in a brief for another company.', 'Ask for dates and budget; invent neither.'],
    answer: 'The brief under six short headings, then three rough ideas for others to beat.',
  },
  {
    name: 'Who our customers are',
    tags: ['personas', 'audience research', 'evidence'],
    role: 'market researcher',
    task: ({ audience, offer }) =>
      `Build up to three profiles of ${audience}, divided by what they try to get done with ${offer} and what stands in the way.`,
    rules: [
      'Mark every statement as known from the facts, likely, or a guess; no made-up names, ages or hobbies.',
      'Put the guesses into questions we can ask real people next week.',
    ],
    answer: 'Per profile: situation, trigger, worries, who else decides, words they might use. Then the list of questions.',
  },
  {
    name: 'Competitors through a customer’s eyes',
    tags: ['competitor analysis', 'strategy', 'positioning'],
    role: 'critical buyer',
    task: ({ offer, audience }) =>
      `Ask me for three rivals and what I know of them. Then compare them with ${offer}, and with doing nothing, as ${audience} would.`,
    rules: [
      'Six criteria, justified in a line each; write "unknown" where I gave no fact.',
      'Say plainly for whom we are the wrong choice.',
    ],
    answer: 'A table, a paragraph on where we all sound alike, and the unknown that I should find out first.',
  },
  {
    name: 'Seasonal campaign ideas',
    tags: ['seasonality', 'campaign', 'ideas'],
    role: 'campaign planner with a calendar',
    task: ({ about, audience }) =>
      `Find twelve moments in the year that matter to ${audience} and offer an occasion for a campaign${about}, away from the days on which everyone advertises.`,
    rules: [
      'For each: what people feel or need then, what we could offer or do, the first line of the message, how far ahead to prepare.',
      'Mark moments that depend on the region.',
    ],
    answer: 'Table of twelve, then three for this year, spread out, with what each would teach us.',
  },
  {
    name: 'Referral program',
    tags: ['referrals', 'word of mouth', 'growth'],
    role: 'designer of referral programs',
    task: ({ audience, offer }) =>
      `Design two ways of thanking ${audience} for recommending ${offer}, one with a reward and one without.`,
    rules: [
      'Ask me four questions first about when and why people mention us already.',
      'Nothing anyone would be ashamed to forward; everything must work by hand for the first month.',
    ],
    answer: 'For each: moment of asking, exact words, what both sides get, cost per new customer, protection against misuse.',
  },
  {
    name: 'Proposal to a partner',
    tags: ['partnerships', 'co-marketing', 'proposals'],
    role: 'partnership manager',
    task: ({ about, audience }) =>
      `Suggest six kinds of partner who also reach ${audience}, and write a proposal for a joint action${about} to the most promising kind.`,
    rules: [
      'Begin with their advantage; offer three sizes, from one afternoon to one season, and a way out of each.',
      'No "synergy", no attachment, no invented names.',
    ],
    answer: 'List of partners with reasons, then the first message in 120 words and the three offers in a table.',
  },
  {
    name: 'First customers for something new',
    tags: ['product launch', 'go-to-market', 'launch'],
    role: 'founder’s sparring partner',
    task: ({ offer, audience, goal }) =>
      `Plan eight weeks that bring ${offer} to its first buyers among ${audience}. What counts in the end is ${goal}.`,
    rules: [
      'Work backward from people to conversations to places where these can happen.',
      'Each week one task that means talking to someone and one that makes something.',
    ],
    answer: 'Weeks as a table, the first message, the question to end each talk with, and when to change the offer instead.',
  },
  {
    name: 'Offer worded for the right people',
    tags: ['value proposition', 'messaging', 'copy'],
    role: 'offer designer',
    task: ({ offer, audience, goal }) =>
      `Rework how we present ${offer}, so that ${audience} would see at once what they get, what it takes and what happens next, with ${goal} in view.`,
    rules: [
      'Propose three ways of packaging it, one of them smaller than today; ask me for prices and limits.',
      'No invented guarantees or deadlines.',
    ],
    answer: 'For each: name, contents, whom it suits, one sentence to say aloud, the risk to us.',
  },
  {
    name: 'Flyer or poster',
    tags: ['print', 'copy', 'local'],
    role: 'copywriter for print',
    task: ({ about, audience, goal }) =>
      `Write a flyer${about} that works on a notice board, read by ${audience} in passing. It should lead to ${goal}.`,
    rules: [
      'One headline of up to seven words, 40 words of text, one thing to do; ask for date, place and contact if they matter.',
      'Describe one picture. Nothing in capitals.',
    ],
    answer: 'Three different versions with the reason someone would stop for each, then the back side for the best.',
  },
  {
    name: 'Announcement in four lengths',
    tags: ['announcement', 'public relations', 'messaging'],
    role: 'press officer',
    task: ({ about, audience }) =>
      `Write an announcement${about} for ${audience} in four lengths: one line, 40 words, 120 words, and a page for the website.`,
    rules: [
      'Ask me what is new, since when, and for whom it matters. The news stands in the first sentence of each.',
      'Quotations only if I supply them.',
    ],
    answer: 'The four texts with counts, the channel for each, and five questions we should be ready to answer.',
  },
]);
