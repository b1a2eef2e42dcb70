/** Joins forms of business, groups of buyers and the visitor's subjects into ideas: the likeliest first, none like another. */
import type { Random } from '../../random.ts';
import { prospectsFor, type Prospect } from './buyers.ts';
import type { Deck } from './deck.ts';
import type { Idea } from './describe.ts';
import type { Buyers, FormName } from './form.ts';
import type { Wishes } from './forms.ts';
import { industryOf } from './industries.ts';
import type { Interest } from './interest.ts';
import type { Matter } from './matter.ts';
import { LEVELS, levelOf } from './levels.ts';
import { moneyFor } from './money.ts';
import { buyable, offersFor, suiting, type Offer } from './offers.ts';
import { plausibilityOf } from './plausible.ts';
import type { Realm } from './realm.ts';
import { realmOf } from './realms.ts';

/** Something to sell to somebody, and how likely it sounds. */
interface Pair {
  readonly name: string;
  readonly offer: Offer;
  readonly prospect: Prospect;
  readonly score: number;
}

/** How much less than the best a pair may be worth and still be chosen, so that the next run gives others. */
const CLOSE = 2.2;
/** What a pair loses for each earlier idea with the same form, the same buyers, the same kind of business. */
const SAME_FORM = 7;
const SAME_BUYERS = 5;
const SAME_TYPE = 1.5;

/** What a group buys because it is that group; lessons, audits and refills have to be in something. */
const SUBJECTLESS: ReadonlySet<FormName> = new Set([
  'members-club',
  'weekly-letter',
  'podcast',
  'events-guide',
  'gift-sets',
  'card-decks',
  'handbook',
  'monthly-box',
  'print-on-demand',
  'directory',
  'drop-in-evenings',
  'picture-account',
  'small-bookshop',
  'care-parcels',
  'connector',
  'group-course',
  'email-course',
  'peer-circle',
  'answer-site',
  'help-line',
  'help-desk',
  'comparison-site',
  'long-term-reviews',
  'deal-letter',
  'compact-range',
  'makers-shop',
  'workshops',
]);
const OF_NOTHING = 8;
/** Nobody goes on a pickleball walk. */
const TO_WALK_PAST =
  /walk|hik|bird|photo|histor|city|garden|tree|forag|mushroom|architect|food|ghost|nature|plant|flower|tour|street|travel|trip|dog|grief|bee|book|art|river|old|coffee|chocolate|beer|wine/i;

/** What is made once and then kept. */
const once = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/**
 * The ideas, each with another form or other buyers.
 * @param count From 1 to 30.
 */
export const planIdeas = (
  wishes: Wishes & { readonly timeFrame: string },
  interest: Interest,
  count: number,
  deck: Deck,
  random: Random,
): Idea[] => {
  const { groups, matters } = interest;
  const wanted = {
    market: wishes.targetMarket,
    industry: industryOf(wishes.industry),
    groups,
    onlyGroups: groups.length > 0 && matters.every(({ place }) => place === 'nowhere'),
  };
  // Where nothing but people was typed, the people say what it is about.
  const realmFor = (matter: Matter): Realm => realmOf(matter.place === 'nowhere' ? { words: groups.join(' ') } : matter);
  const offers = offersFor(wishes);
  const level = LEVELS[wishes.difficultyLevel];
  const poolsOf = once((realm: Realm) => prospectsFor(wanted, realm, count, random));

  const pairsOf = (pool: readonly Prospect[], realm: Realm, fits: (kind: Buyers) => readonly Offer[]): Pair[] =>
    pool.flatMap((prospect) =>
      fits(prospect.segment.kind).map((offer) => ({
        name: `${offer.form.name} ${prospect.segment.who}`,
        offer,
        prospect,
        score: plausibilityOf(offer, prospect, realm),
      })),
    );
  // What suits the subject; when every such pair is taken, whatever these buyers would buy, and then whatever there is.
  const tiersOf = once((realm: Realm) =>
    poolsOf(realm).map((pool) => {
      const tiers = [
        once((kind: Buyers) => suiting(offers, kind, realm, level === undefined)),
        once((kind: Buyers) => buyable(offers, kind)),
        () => offers,
      ];
      const pairs = once((fits: (typeof tiers)[number]) => pairsOf(pool, realm, fits));
      return { tiers, pairs };
    }),
  );
  const worth = ({ offer, prospect, score }: Pair, subject: string): number =>
    score -
    (offer.form.name === 'guided-walks' && !TO_WALK_PAST.test(subject) ? OF_NOTHING : 0) -
    (wanted.onlyGroups && !SUBJECTLESS.has(offer.form.name) ? OF_NOTHING : 0) -
    SAME_FORM * deck.times(offer.form) -
    SAME_BUYERS * deck.times(prospect.segment.who) -
    SAME_TYPE * deck.times(offer.type);

  /** One of the best that are left for a subject and a pool of buyers. */
  const bestFor = (matter: Matter, turn: number): Pair => {
    const pools = tiersOf(realmFor(matter));
    const { tiers, pairs } = pools[turn % pools.length]!;
    const left = tiers.find((fits) => pairs(fits).some(({ name }) => deck.isFresh(name)));
    const open = left ? pairs(left).filter(({ name }) => deck.isFresh(name)) : pairs(tiers[0]!);
    const ranked = open.map((pair) => ({ pair, worth: worth(pair, matter.words) }));
    const best = Math.max(...ranked.map((one) => one.worth));
    return random.pick(ranked.filter((one) => one.worth >= best - CLOSE)).pair;
  };

  const namesGroup = (words: string): boolean => groups.some((group) => words.includes(group));
  return Array.from({ length: count }, (_, turn) => {
    const pools = poolsOf(realmFor(matters[0]!));
    // "yoga for office workers" for anybody but office workers, to whom it is just "yoga".
    const isOwn = pools[turn % pools.length]!.every(({ segment: { who } }) => namesGroup(who));
    const spoken = matters.filter(({ words }) => namesGroup(words) !== isOwn);
    const matter = deck.deal(spoken.length > 0 ? spoken : matters);
    const { name, offer, prospect } = bestFor(matter, turn);
    deck.use(name, offer.form, prospect.segment.who, offer.type);
    return {
      ...offer,
      matter,
      segment: prospect.segment,
      level: levelOf(offer.form, level),
      money: moneyFor(offer.form, offer.type, wishes.investmentLevel, random),
    };
  });
};
