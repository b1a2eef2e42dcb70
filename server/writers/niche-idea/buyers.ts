/** Which groups of buyers an idea may be for: the visitor's own people, those who want the subject anyway, then anybody. */
import type { Random } from '../../random.ts';
import type { Stance } from './form.ts';
import { crossed } from './crossed.ts';
import { ANY_FIRMS, type Industry } from './industries.ts';
import { CONSUMERS, segmentsOfMarket } from './markets.ts';
import type { Realm } from './realm.ts';
import type { Segment } from './segment.ts';

/** What makes any business pay, whatever its trade. */
const FIRM_WHYS = [
  'It is in nobody’s job description, so it is done late on Fridays or not at all.',
  'A business this size has the problem of a large one and the staff of a small one.',
  'They can see what an hour of their own costs, and the sum is quickly done.',
  'Whoever decides also signs, which makes for short sales.',
  'Their customers have begun to ask for it, and there is no good answer at the counter.',
  'It can be booked as a running cost, which is a smaller decision than a purchase.',
  'They talk to one another, so a single satisfied customer opens several doors.',
  'What they use today was meant for a firm ten times as large.',
  'One avoided mistake covers the bill for a year.',
  'The last person who knew how it worked has left.',
  'In a small team every absence stops something; a second way of doing it is insurance.',
  'They would rather pay for a result than hire for a task.',
  'New staff come every season and have to be told everything again.',
  'It lets them offer their own customers something the shop across the street does not.',
  'The quiet months are when they have time to listen, and the busy ones when they see the need.',
  'They have tried to do it themselves once, which is the best preparation for buying it.',
] as const;

/** What makes people pay who care about an industry's subject, whoever they are. */
const FAN_WHYS = [
  'They care enough to have tried twice by themselves, and know exactly where it went wrong.',
  'They already spend on the subject; the only question is on what.',
  'General advice does not fit their case, and they have read enough of it to know.',
  'They would like to be spared the beginner’s part this time.',
  'Nobody at home shares the interest, so good company is part of what they buy.',
  'They pass on whatever works to the next person who asks.',
  'They are too few for the big brands, and plenty for one good supplier.',
  'They have less time for it than they would like, and want that time to count.',
] as const;

/** How the visitor's own group narrows into several, once it has been offered the best things as it is: put after its words. */
const NARROWED: readonly (readonly [tail: string, stance: Stance, where: string, why: string])[] = [
  [
    'in small towns',
    'social',
    'on town notice boards and in local groups',
    'In a small town the nearest specialist is an hour away.',
  ],
  ['on a tight budget', 'frugal', 'in money-saving groups', 'A fair price, clearly explained, is remembered and passed on.'],
  ['with no time to spare', 'busy', 'in local and workplace groups', 'They would rather pay than spend another evening on it.'],
  [
    'who are just beginning',
    'new',
    'in beginners’ groups',
    'Beginners ask simple questions and are seldom given simple answers.',
  ],
  [
    'who have just moved',
    'new',
    'in newcomer groups',
    'Everything has to be found again, so the first good offer often becomes the permanent one.',
  ],
  ['in need of company', 'social', 'at clubs and regular meetings', 'Company is half of what they are paying for.'],
  [
    'who dislike apps',
    'stuck',
    'at libraries and over the counter',
    'A phone number and a printed page suit them better than another account.',
  ],
  [
    'who tried once before',
    'stuck',
    'in advice forums',
    'They know where it went wrong the first time, and want that point explained.',
  ],
  [
    'with high standards',
    'keen',
    'in specialist forums',
    'They have outgrown the cheap version and do not yet know what to look for.',
  ],
  [
    'in need of a present',
    'giver',
    'in gift-idea groups',
    'They want something better than a voucher and have no time to search.',
  ],
];

const YOUNGSTERS = /\b(?:babies|toddlers|kids|children|teens|teenagers|pupils)$/i;
const BEYOND_WORK = /\b(?:retired|retirees|pensioners|seniors|elderly)\b/i;
const BEGINNERS = /\b(?:beginners?|newbies|starters|learners)\b/i;
const HURRIED = /\b(?:busy|working|overworked)\b/i;
const POOR = /\b(?:poor|budget|low-income|broke)\b/i;

/** A tail that says twice, or denies, what the group's own words say. */
const clashes = (group: string, tail: string): boolean =>
  (BEYOND_WORK.test(group) && /no time/.test(tail)) ||
  (BEGINNERS.test(group) && /beginning|tried once|standards/.test(tail)) ||
  (HURRIED.test(group) && /no time/.test(tail)) ||
  (POOR.test(group) && /budget|standards/.test(tail)) ||
  (/ (?:who|with|in|on) /.test(group) && / (?:who|with|in|on) /.test(` ${tail}`));

/** What is known of groups that visitors often name. */
const FAMILIAR: readonly (readonly [names: RegExp, stances: readonly Stance[], where: string, why: string])[] = [
  [
    /\b(?:parents|(?:step)?(?:mums|moms|mothers|dads|fathers|parents)|families)\b/i,
    ['busy'],
    'at the school gate and in parents’ groups',
    'They want to do it well, and the day has no free hour in it.',
  ],
  [
    /\b(?:students|undergraduates|graduates)\b/i,
    ['frugal', 'new'],
    'on campus boards and in student groups',
    'They have little to spend, and tell everybody about whatever was worth it.',
  ],
  [
    /\b(?:retired|retirees|pensioners|seniors|elderly|grandparents|older)\b/i,
    ['new', 'social'],
    'at clubs, libraries and community centres',
    'They have the time to do it properly, and want it explained in plain words.',
  ],
  [
    /\b(?:freelancers?|founders|entrepreneurs|owners|self-employed|consultants)\b/i,
    ['busy', 'firm'],
    'in co-working spaces and trade forums',
    'An hour lost on it is an hour that nobody pays for.',
  ],
  [
    /\b(?:teachers|nurses|trainers|carers|workers|employees|professionals|developers|engineers|lawyers|doctors|managers)\b/i,
    ['busy'],
    'in staff rooms and professional groups',
    'After work there is little energy left, so whatever saves an evening is worth money.',
  ],
  [BEGINNERS, ['new'], 'in beginners’ groups', 'Everything they find is written by people who have forgotten the beginning.'],
];

/** Children are not the ones who pay. */
const payersOf = (group: string): string => (YOUNGSTERS.test(group) ? `parents of ${group}` : group);

/** A group of buyers, and how readily one would think of it for this subject: the higher, the sooner it is offered. */
export interface Prospect {
  readonly segment: Segment;
  readonly nearness: number;
}

/** From the visitor's own words, and so worth more than one idea. */
const OWN = 8;
const NATURAL = 4;
/** Businesses that have a use for it, where nobody asked for businesses. */
const FIRMS_TOO = 1;
const ANYBODY = 0;

/** Groups that are about a subject of their own: early only where that is the visitor's, too. */
const PARTICULAR =
  /\b(?:garden\w*|allerg\w+|car and bike|walkers|athletes|gyms|diet|sleepers|injury|sore backs|travellers|renovating|yoga|physiotherapy|wedding|café|hardware|illustrators|musicians)\b/i;

const at =
  (nearness: number) =>
  (segment: Segment): Prospect => ({ segment, nearness });

/** What makes any group pay that seldom hears itself named. */
const GROUP_WHYS = [
  'General offers are not made for them, and they notice at once when one is.',
  'They trust a recommendation from one of their own more than any advertisement.',
  'They already meet and talk, so one good offer travels by itself.',
  'Nobody else addresses them by name, and being meant is half of the product.',
];

const narrowed = (group: string): Prospect[] => {
  const payers = payersOf(group);
  const familiar = FAMILIAR.find(([names]) => names.test(payers));
  const whole: Segment = {
    who: payers,
    kind: 'people',
    stances: familiar?.[1] ?? [],
    where: familiar?.[2] ?? 'in the groups they belong to',
    whys: [...(familiar ? [familiar[3]] : []), ...GROUP_WHYS],
  };
  const parts = NARROWED.filter(([tail]) => !clashes(payers, tail)).map(
    ([tail, stance, where, why]): Segment => ({
      who: `${payers} ${tail}`,
      kind: 'people',
      stances: [stance],
      where,
      whys: [why],
    }),
  );
  return [at(OWN)(whole), ...parts.map(at(ANYBODY))];
};

const firms = (names: readonly string[], where: readonly string[]): Segment[] =>
  names.map((who, index) => ({
    who,
    kind: 'businesses',
    stances: ['firm'],
    where: where[index % where.length]!,
    whys: FIRM_WHYS,
  }));

const fans = ({ fans: names, where }: Industry): Segment[] =>
  names.map((who, index) => ({ who, kind: 'people', stances: [], where: where[index % where.length]!, whys: FAN_WHYS }));

const FIRMS_MEET = ['at trade fairs and suppliers’ open days', 'in local business associations', 'through their trade magazines'];

/** The first of each name. */
const unique = (prospects: readonly Prospect[]): Prospect[] => {
  const seen = new Set<string>();
  return prospects.filter(({ segment: { who } }) => !seen.has(who) && seen.add(who));
};

export interface Wanted {
  readonly market: string;
  readonly industry: Industry | undefined;
  /** Groups that the visitor named among the keywords. */
  readonly groups: readonly string[];
  /** The visitor typed nothing but people: every idea is for them. */
  readonly onlyGroups: boolean;
}

/** The groups that fit the wishes and the subject's realm, in lists to be drawn from in turn, enough for so many ideas. */
export const prospectsFor = (
  { market, industry, groups, onlyGroups }: Wanted,
  realm: Realm,
  count: number,
  random: Random,
): readonly (readonly Prospect[])[] => {
  const own = groups.flatMap(narrowed);
  if (market === 'B2B') {
    const trade = industry
      ? firms(industry.firms, industry.where).map(at(NATURAL))
      : unique([...realm.firms.map(at(NATURAL)), ...firms(ANY_FIRMS, FIRMS_MEET).map(at(ANYBODY))]);
    const serving = groups.flatMap((group) =>
      trade.map(({ segment, nearness }) => ({ segment: { ...segment, who: `${segment.who} serving ${group}` }, nearness })),
    );
    if (onlyGroups) return [serving];
    return groups.length > 0 ? [serving, trade] : [trade];
  }
  const ofMarket = segmentsOfMarket(market)?.map((segment) =>
    at(PARTICULAR.test(segment.who) && !realm.words.test(segment.who) ? ANYBODY : NATURAL)(segment),
  );
  // The market was chosen from a list, the group was typed: the first weighs more, the second is not forgotten.
  const wanting = crossed(realm.people, market).map(at(NATURAL));
  if (ofMarket) return own.length === 0 ? [[...wanting, ...ofMarket]] : onlyGroups ? [own, ofMarket] : [ofMarket, own, ofMarket];
  if (onlyGroups) return [own];
  const ofIndustry = industry ? fans(industry).map(at(NATURAL)) : [];
  const inBusiness = industry ? firms(industry.firms, industry.where) : realm.firms;
  const rest = unique([
    ...realm.people.map(at(NATURAL)),
    ...ofIndustry,
    ...(market === 'B2C' ? [] : inBusiness.map(at(FIRMS_TOO))),
    ...random.shuffle(CONSUMERS).slice(0, count).map(at(ANYBODY)),
  ]);
  return own.length > 0 ? [own, rest] : [rest];
};
