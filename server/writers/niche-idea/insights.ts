/** What to know and to check in this market: no figures, only what anybody can verify in a week. */
import type { Random } from '../../random.ts';
import type { Industry } from './industries.ts';
import type { Interest } from './interest.ts';
import type { Matter } from './matter.ts';
import type { BusinessType, Wishes } from './forms.ts';
import { LEVELS } from './levels.ts';
import { TIERS } from './money.ts';
import type { Segment } from './segment.ts';

/** Slots: `{topic}` the keyword, `{how}` what makes it a search of one who means it. */
const SEARCHES: readonly string[] = [
  'Test demand in a week: search for “{topic} {1}”, “{topic} {2}” and “{topic} {3}”. Note who pays for advertisements there and which questions get poor answers; both are good signs.',
  'Type “{topic}” into a search box and look at the suggestions, then add “{1}” and “{2}”. Suggestions exist because people ask.',
  'Read the latest fifty results for “{topic} {1}” in a forum or a marketplace. Questions from this month mean a living market; questions from years ago mean a closed one.',
  'Put up a plain page for “{topic} {1}” and one for “{topic} {2}”, tell the same number of people about each, and build whichever gets more replies.',
];

const ENDINGS: Readonly<Record<BusinessType | 'any', readonly string[]>> = {
  any: ['near me', 'for beginners', 'help', 'cost', 'course', 'problems'],
  'E-commerce Store': ['buy', 'kit', 'gift', 'replacement', 'set'],
  'Digital Products': ['template', 'checklist', 'printable', 'planner', 'spreadsheet'],
  'Service Business': ['service', 'help', 'near me', 'cost', 'quote'],
  'Content Creation': ['explained', 'how to', 'newsletter', 'podcast', 'questions'],
  'SaaS/Software': ['software', 'tracker', 'app', 'alternative', 'spreadsheet'],
  Consulting: ['advice', 'consultant', 'second opinion', 'audit', 'help'],
  'Affiliate Marketing': ['review', 'best', 'comparison', 'alternative', 'worth it'],
  Dropshipping: ['buy online', 'delivery', 'where to buy', 'set', 'best'],
  'Online Courses': ['course', 'lessons', 'for beginners', 'workshop', 'certificate'],
  'Subscription Business': ['subscription', 'monthly box', 'membership', 'refill', 'club'],
  'Local Business': ['near me', 'open now', 'class', 'workshop', 'service'],
};

const PRICING: Readonly<Record<BusinessType, readonly string[]>> = {
  'E-commerce Store': [
    'Three prices work better than one: most buyers take the middle, and the dearest makes it look reasonable.',
    'Postage belongs in the price; a parcel that is “free” above a certain sum makes baskets larger.',
  ],
  'Digital Products': [
    'Sell the single file cheaply and the bundle for about the price of three; the bundle will be what people choose.',
    'A licence for teams, priced well above the personal one, costs you nothing to offer.',
  ],
  'Service Business': [
    'Charge by the job rather than by the hour: customers fear the clock, and you get faster.',
    'Ask for a deposit with every booking. It filters out the undecided and pays for the journey.',
  ],
  'Content Creation': [
    'Readers rarely pay for information alone. They pay for the archive, the conversation and the extra issue.',
    'One fitting sponsor for a whole season is better for you, and for the reader, than six advertisements.',
  ],
  'SaaS/Software': [
    'Price by something the customer is happy to see grow, such as places, clients or documents, and keep one small plan.',
    'Yearly payment at a small discount brings in money early and leaves fewer occasions to say goodbye.',
  ],
  Consulting: [
    'Sell a small fixed first step, then a larger fixed second one; daily rates invite haggling.',
    'When somebody refuses your price now and then, it is about right. When nobody does, raise it.',
  ],
  'Affiliate Marketing': [
    'Commissions differ widely, and services paid by the month pay best in the long run; read the terms before you write the article.',
    'Say openly that you earn from links. It is required in most places, and it does not put readers off.',
  ],
  Dropshipping: [
    'The margin has to pay for returns and advertising as well, so an item that cannot bear three times its cost is seldom worth it.',
    'Promise the slow delivery date and keep the quick one.',
  ],
  'Online Courses': [
    'Run it live at a founding price first, and sell the recording at the full one.',
    'Offer the same course in two sizes, with and without your comments on the work; the second pays for the first.',
  ],
  'Subscription Business': [
    'Watch who leaves after the third month: until that number is small, more advertising only fills a leaking bucket.',
    'Let people pause. A pause is one press from returning; a cancellation is not.',
  ],
  'Local Business': [
    'Round prices, paid on the spot, suit local trade; keep a ten-visit card for those who come back.',
    'Your costs run by the week, so fill the weak weekday before you open another one.',
  ],
};

const MARKET_TRUTHS: Readonly<Record<Wishes['targetMarket'], readonly string[]>> = {
  'Any Market': [
    'Choose one group and address it by name for three months. An offer for everybody is read by nobody.',
    'If two groups like the idea, start with the one you can reach on foot or by a single message.',
  ],
  B2B: [
    'Businesses buy in a certain month and through a certain person: find out both before you describe the product.',
    'Write the offer so that an employee can forward it to the boss without adding a word.',
  ],
  B2C: [
    'Private buyers decide in the evening and on a phone, so the price and the next step must fit on one small screen.',
    'Ask each buyer who else ought to know about it; private markets grow by one recommendation after another.',
  ],
  'Young Adults 18-30': [
    'Young buyers look at the comments before the product. Ten real ones are worth more than any design.',
    'Offer a small entry price and a pause button, because incomes at this age jump up and down.',
  ],
  'Professionals 30-50': [
    'This group has more money than time: say in the first line how many minutes it saves.',
    'Many in this group can claim it from an employer or a tax return, so send a proper invoice.',
  ],
  'Seniors 50+': [
    'Print the price, the name and the phone number in large type, and never say “seniors” to them.',
    'Trust travels through clubs, libraries and neighbours here; one talk in the right hall beats a month of advertisements.',
  ],
  'Parents & Families': [
    'Parents ask other parents first: give each early customer something to pass on at the school gate.',
    'Sell before the holidays and the start of term, and expect silence in between.',
  ],
  Students: [
    'Students buy in groups and at the start of term; a price for four is better than a discount for one.',
    'The parents often pay, so put one sentence for them on the page.',
  ],
  Entrepreneurs: [
    'Founders try quickly and leave quickly. Show a result within the first week.',
    'Join where they already complain, answer well for a month, and sell to those who ask.',
  ],
  'Health & Wellness': [
    'In this market the recommendation of a practitioner opens doors; offer it to ten of them free, and ask for criticism.',
    'Be exact about what it does not do. In health, restraint sells.',
  ],
  Technology: [
    'Technical buyers read the documentation and the price list before the front page; make both short and public.',
    'A free version that is really useful is the cheapest advertisement in this market.',
  ],
  'Creative Industries': [
    'Creative people judge the typeface before the offer; a plain, well-set page is enough, and a poor one is fatal.',
    'Pay and credit every contributor from the first day. The scene is small and talks.',
  ],
};

const BUDGETS: Readonly<Record<0 | 1 | 2 | 3, readonly string[]>> = {
  0: [
    'With no money to spend, time is the stake: set a date, some six weeks off, on which you look at the results and decide.',
    'Starting without money means the customer pays first, so the offer has to be clear enough for an advance.',
  ],
  1: [
    'Write down on what you will not spend the small budget: a logo, business cards and a second supplier can wait.',
    'With a small budget, test one idea to the end in place of three by halves.',
  ],
  2: [
    'Divide the budget in three: make it, tell people, correct it. Most people spend the first two parts on the first.',
    'Set beforehand the sum at which you stop; it is easier to decide now than then.',
  ],
  3: [
    'A large budget tempts one to build before asking. Sell the first ten contracts from a drawing all the same.',
    'With real money at stake, have the contract, the insurance and the form of company checked before the first order.',
  ],
};

const SKILLS: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'As a beginner, choose the idea whose first step you could do today; practice will show which of the others would suit you.',
  2: 'You know enough to help those a step behind you. They are easier to reach than experts, and there are more of them.',
  3: 'Experience sells best when it is shown: three short cases with names left out do more than a list of services.',
  4: 'At expert level the bottleneck is your own time, so prefer the ideas that sell your judgement in small, dear pieces.',
};

const GENERAL: readonly string[] = [
  'Talk to ten possible buyers before you make anything. If the same complaint comes up four times, you have found the product.',
  'Look for competitors and be glad of them: a field with three of them has buyers, an empty one may have none.',
  'A narrow name does not bind you for ever. It gets the first twenty customers, and they will tell you what to offer next.',
  'Ask for money early, even a little. A deposit answers the question that a survey cannot.',
];

const topicOf = ({ words }: Matter): string => words.replace(/[“”"]/g, '');

const quoted = (words: string): string => {
  const bare = words.replace(/["“”]/g, '').replace(/(?<![\s.,;:])[\s.,;:]+$/, '');
  return /[!?…]$/.test(bare) ? `“${bare}”` : `“${bare}”.`;
};

export interface Market {
  readonly wishes: Pick<Wishes, 'targetMarket' | 'investmentLevel' | 'difficultyLevel'>;
  readonly types: readonly BusinessType[];
  readonly industry: Industry | undefined;
  readonly interest: Interest;
  /** The groups that the ideas are for. */
  readonly segments: readonly Segment[];
  readonly random: Random;
}

const searches = ({ interest, types, random }: Market): string => {
  const endings = random.shuffle(types.length === 1 ? ENDINGS[types[0]!] : ENDINGS.any);
  const matter = interest.matters.find(({ words, place }) => words !== '' && place !== 'by' && place !== 'to');
  const topic = matter ? topicOf(matter) : interest.label.replace(/[“”"]/g, '');
  // A whole sentence is no search.
  if (topic.length > 45)
    return 'Write down three searches that a buyer would type, try each of them, and note which results are old, thin or missing.';
  const isLong = topic.length > 30;
  return random
    .pick(isLong ? SEARCHES.slice(0, 1) : SEARCHES)
    .replaceAll('{topic}', () => topic)
    .replace(/\{(\d)\}/g, (_, n: string) => endings[Number(n) - 1] ?? 'help');
};

const meeting = ({ segments, random }: Market): string => {
  const [one, other] = random.shuffle([...new Map(segments.map((segment) => [segment.where, segment])).values()]);
  if (!one) return GENERAL[0]!;
  return other
    ? `You will meet ${one.who} ${one.where}, and ${other.who} ${other.where}. Go there before you advertise anywhere.`
    : `You will meet ${one.who} ${one.where}. Go there before you advertise anywhere.`;
};

/** Five or six different insights, those about the visitor's own words first. */
export const insightsFor = (market: Market): string[] => {
  const { wishes, types, industry, interest, random } = market;
  const tier = TIERS[wishes.investmentLevel];
  const level = LEVELS[wishes.difficultyLevel];
  const own = [
    ...(interest.said
      ? [`Keep your own words in view: ${quoted(interest.said)} If an idea does not answer them, drop the idea.`]
      : []),
    ...(interest.limits.length > 0
      ? [`Hold every idea against what you said about time and money: ${interest.limits.join('; ')}.`]
      : []),
  ];
  const chosen = [
    ...own,
    searches(market),
    meeting(market),
    random.pick(MARKET_TRUTHS[wishes.targetMarket]),
    ...(industry ? [random.pick(industry.truths)] : []),
    ...(types.length > 0 ? [random.pick(PRICING[types.length === 1 ? types[0]! : random.pick(types)])] : []),
  ];
  const spare = random.shuffle([
    ...(tier === undefined ? [] : [random.pick(BUDGETS[tier])]),
    ...(level === undefined ? [] : [SKILLS[level]]),
  ]);
  return [...chosen, ...spare, ...random.shuffle(GENERAL)].slice(0, 6);
};
