/** What an idea costs to start, and what the money goes into. */
import type { Random } from '../../random.ts';
import type { Form, Tier } from './form.ts';
import type { BusinessType, Wishes } from './forms.ts';

type Budget = Wishes['investmentLevel'];

/** The tier that a choice of the visitor's stands for; none where any will do. */
export const TIERS: Readonly<Record<Budget, Tier | undefined>> = {
  'Any Budget': undefined,
  'No Money Required': 0,
  'Low Budget ($0-$1,000)': 1,
  'Minimal Investment': 1,
  'Medium Budget ($1,000-$10,000)': 2,
  'Moderate Investment': 2,
  'High Budget ($10,000+)': 3,
  'High Investment': 3,
};

const NAMES: Readonly<Record<Tier, string>> = {
  0: 'No money required',
  1: 'Low ($0-$1,000)',
  2: 'Medium ($1,000-$10,000)',
  3: 'High ($10,000+)',
};

type Trade = 'goods' | 'files' | 'hands' | 'software' | 'place' | 'parcels';

const TRADES: Readonly<Record<BusinessType, Trade>> = {
  'E-commerce Store': 'goods',
  'Digital Products': 'files',
  'Service Business': 'hands',
  'Content Creation': 'files',
  'SaaS/Software': 'software',
  Consulting: 'hands',
  'Affiliate Marketing': 'files',
  Dropshipping: 'parcels',
  'Online Courses': 'files',
  'Subscription Business': 'goods',
  'Local Business': 'place',
};

/** What the money is spent on first. */
const SPENT: Readonly<Record<Trade, Readonly<Record<Tier, readonly string[]>>>> = {
  goods: {
    0: ['pre-orders pay for the first batch', 'starts with what you own'],
    1: ['samples, packaging and postage', 'a first small batch', 'materials for ten orders'],
    2: ['a proper first run and good photographs', 'stock for a season', 'tools, packaging and a trial batch'],
    3: ['stock for a year and a storeroom', 'tooling and a first production run', 'stock, staff and storage'],
  },
  files: {
    0: ['your time and free tools', 'a phone and free tools'],
    1: ['a domain, a microphone, a lamp', 'a layout program and a test print', 'an address of its own and one editor’s hour'],
    2: [
      'an editor, a designer and a first campaign',
      'good sound, good light and someone to edit',
      'design and three months of tools',
    ],
    3: [
      'a small production team',
      'a year of editing, design and translation',
      'buying an existing audience and staff to serve it',
    ],
  },
  hands: {
    0: ['your time and your phone', 'your time and what you know'],
    1: ['insurance, cards and basic tools', 'a registration fee and a decent page', 'travel and a few tools'],
    2: ['good equipment and a first campaign', 'training, tools and cover', 'a part-time helper and equipment'],
    3: ['a vehicle, equipment and two salaries', 'an office and a first team', 'taking over a firm whose owner retires'],
  },
  software: {
    0: ['free plans of no-code tools', 'your evenings and free tools'],
    1: ['hosting and a no-code plan', 'a domain, hosting and one paid tester', 'a year of small tools'],
    2: ['a freelance developer for the first version', 'design, hosting and a security check', 'a contractor for eight weeks'],
    3: ['a developer for a year', 'a small team, design and legal advice', 'development, certification and sales'],
  },
  place: {
    0: ['a borrowed table and your time', 'a free room and a notice'],
    1: ['a stall fee and a tent', 'a permit, a sign and a float', 'a hired room and basic tools'],
    2: ['fittings, a permit and three months’ rent', 'a used van and equipment', 'a pop-up lease and stock'],
    3: ['a lease, fittings and staff', 'premises and machines', 'a vehicle, premises and a first team'],
  },
  parcels: {
    0: ['a free shop plan; the buyer pays first', 'your time and free tools'],
    1: ['samples and a shop plan', 'a domain, samples and small ads', 'test orders to your own address'],
    2: [
      'photographs, samples and three months of ads',
      'a designed shop and a test campaign',
      'a branded box and a first campaign',
    ],
    3: [
      'exclusive terms with makers and a year of ads',
      'own packaging, staff and advertising',
      'a share of stock held by the maker and a sales team',
    ],
  },
};

/** What the budget means for the way one begins: a sentence of the description. */
const TERMS: Readonly<Record<Trade, Readonly<Record<Tier, readonly string[]>>>> = {
  goods: {
    0: [
      'Take the order first and buy afterwards, so the customer’s money pays for the goods.',
      'Begin with what is already in your cupboard, and let the first sales pay for the second round.',
      'Ask a maker for goods on sale or return; if they do not sell, nothing is owed.',
      'Nothing needs to be bought beforehand: ten orders, then one purchase.',
    ],
    1: [
      'A first batch small enough to give away keeps the risk small too.',
      'Buy materials for ten, sell ten, and only then buy for thirty.',
      'Put the money into samples and postage, and none of it into a logo.',
      'Work from the kitchen table until the table is too small.',
    ],
    2: [
      'The budget covers a proper first run, and photographs that do not look home-made.',
      'There is enough for one season’s stock; keep a third of it back for what sells out.',
      'Spend it in two halves, the second only when the first has come back.',
      'It pays for packaging that survives the post, which is where small shops lose money.',
    ],
    3: [
      'It takes real capital: minimum orders, storage, and somebody to pack from the first month.',
      'The sum goes into tooling and a full production run, which also keeps imitators away.',
      'With money for a year of stock you can offer delivery times that small rivals cannot.',
      'Hold back a quarter of the capital for the second order, since that is where such firms run dry.',
    ],
  },
  files: {
    0: [
      'Free tools are enough to make it, and the price is pure margin from the first sale.',
      'It costs evenings and no money, so the only loss can be time.',
      'A phone, a free editor and a shared folder will do for the first version.',
      'Sell the first copies by message and bank transfer; a shop can wait.',
    ],
    1: [
      'A microphone, a lamp and a domain use up most of it.',
      'Spend it on one hour with an editor, and on nothing that shines.',
      'The little it costs goes into a page of your own, so that the readers belong to you.',
      'Pay for one test print or one good sound check, and leave the rest in the bank.',
    ],
    2: [
      'The budget buys an editor and a designer, and it shows.',
      'There is money for decent production, and for telling people about it three months running.',
      'Pay a specialist to check the content; that line in the description earns its cost.',
      'Commission the design once, as a system, so that each new part costs you only time.',
    ],
    3: [
      'It wants a small team from the start: someone who knows, someone who edits, someone who sells.',
      'The capital buys a year without income, which is what most such ventures lack.',
      'Part of the sum could take over a small publication whose readers are already there.',
      'Produce it at a standard that a single person could not reach, and in two languages.',
    ],
  },
  hands: {
    0: [
      'You need a phone and a diary, both of which you have.',
      'There is nothing to buy: the first customer pays for the second one’s card.',
      'Use the customer’s own tools and materials, and sell only the time.',
      'Ask for half in advance and you will never be out of pocket.',
    ],
    1: [
      'The little money goes into insurance and a card with a price on it.',
      'Rent equipment by the day until the same tool has been rented three times.',
      'Cover, a registration and decent shoes are all that it takes.',
      'Put the money where customers see it: clean tools and a clear page.',
    ],
    2: [
      'The budget stretches to good equipment, which shortens every job.',
      'There is room for a part-time helper, so that you can be ill for a day.',
      'Spend part of it on a qualification that customers ask about.',
      'Buy the second-best machine and a year of insurance.',
    ],
    3: [
      'It starts as a firm and not as a freelance job: two people, a vehicle and a phone that is always answered.',
      'The capital goes into people, since each new customer needs hours and yours run out.',
      'Look for an owner about to retire, and buy the customer list together with the goodwill.',
      'With an office and a team of three, larger contracts come within reach in the first year.',
    ],
  },
  software: {
    0: [
      'The free plans of no-code tools carry the first twenty users.',
      'Build it from a form, a table and an automatic message, and pay for nothing until someone pays you.',
      'Let the first users know that you do half of it by hand; they will not mind.',
      'Your evenings are the whole investment.',
    ],
    1: [
      'Hosting and one no-code plan fit into the budget for a year.',
      'Spend on a single tester from the target group before you spend on design.',
      'The running cost stays below the price of the first two subscriptions.',
      'Keep the money for hosting; every other tool has a free plan that will do.',
    ],
    2: [
      'The budget pays a freelance developer for a first version with three functions and no fourth.',
      'Set a part of it aside for a security check, and mention that on the front page.',
      'Buy design by the day, since the look decides whether the trial is started.',
      'Spend a third on building, a third on changing it, and a third on being found.',
    ],
    3: [
      'It takes a developer’s year, so sell the first ten contracts from a drawing.',
      'The capital also has to carry support and data protection, which buyers will ask about first.',
      'Hire the person who sells before the second one who programs.',
      'With this much to spend, certification is within reach, and it keeps smaller rivals out.',
    ],
  },
  place: {
    0: [
      'Borrow the table, the room and the kettle; what is asked for in return is usually a good turn.',
      'Use the hours when a place stands empty anyway, and pay with the people you bring in.',
      'There is no rent to earn, so a slow evening costs you nothing but the evening.',
      'A notice, a fixed hour and your own two hands are enough.',
    ],
    1: [
      'A stall fee and a folding table are the whole outlay.',
      'Rent the room by the evening and stop whenever it no longer pays.',
      'A permit, a sign and a float of small change: that is the list.',
      'Buy second-hand from someone who has just given up a stall.',
    ],
    2: [
      'The budget covers fittings and three months’ rent, which is long enough to know.',
      'A used van with your number on it is shop, store and advertisement in one.',
      'Ask for a short lease with an option, and put the money into light and a counter.',
      'Spend on what people touch, and save on what they do not see.',
    ],
    3: [
      'It takes a lease, fittings and staff, so find the place before you fix the plan.',
      'The capital should carry six months of rent without a single customer.',
      'Buy machines used and the location new; the other way round has ruined many.',
      'Hire the first employee before you open, so that the door is never locked.',
    ],
  },
  parcels: {
    0: [
      'The buyer pays before the supplier is paid, so no money of yours is tied up.',
      'A free shop plan and borrowed samples are enough for the first month.',
      'Without a budget for advertising the first orders come from groups you already belong to.',
      'Ask the supplier for pictures and a loan sample in place of buying one.',
    ],
    1: [
      'Buy two samples, since one may be a lucky one.',
      'The money is for test orders and a domain; advertising can wait for the tenth sale.',
      'Keep a small reserve for refunds, because the buyer will not wait for your supplier.',
      'Put the little there is into photographs of your own; everyone else uses the supplier’s.',
    ],
    2: [
      'There is a budget for three months of advertising; decide beforehand what result would make you stop.',
      'Pay for a small branded box, and the shop no longer looks like all the others.',
      'Spend on your own film of the product in use, because nobody else in the trade has one.',
      'Use part of it to secure a second supplier before the first one fails.',
    ],
    3: [
      'The capital buys exclusive terms for one region, which turns a copyable shop into a business.',
      'With this much to spend, pay the maker to hold stock for you nearby.',
      'Hire a good person for customer questions from the first day; in this trade that is the difference.',
      'Put money into own packaging and a quality check at the maker’s door.',
    ],
  },
};

export interface Money {
  readonly tier: Tier;
  /** "Low ($0-$1,000): samples and postage". */
  readonly label: string;
}

/** The tier that a form of business is usually started with. */
const usualTier = ({ cost: [from, to] }: Form, trade: Trade): Tier => {
  const usual: Tier = trade === 'hands' || trade === 'files' ? 0 : 1;
  return usual < from ? from : usual > to ? to : usual;
};

export const moneyFor = (form: Form, type: BusinessType, budget: Budget, random: Random): Money => {
  const trade = TRADES[type];
  const tier = TIERS[budget] ?? usualTier(form, trade);
  const name = budget === 'Any Budget' ? NAMES[tier] : budget;
  return { tier, label: `${name}: ${random.pick(SPENT[trade][tier])}` };
};

export const termsFor = (type: BusinessType, tier: Tier): readonly string[] => TERMS[TRADES[type]][tier];
