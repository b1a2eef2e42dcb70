/** A form of business: what can be sold, whoever buys it and whatever it is about. */

/** 1 beginner, 2 intermediate, 3 advanced, 4 expert. */
export type Level = 1 | 2 | 3 | 4;
/** 0 no money, 1 up to a thousand dollars, 2 up to ten thousand, 3 more. */
export type Tier = 0 | 1 | 2 | 3;
/** How long to a first sale: 0 days, 1 weeks, 2 a few months, 3 half a year, 4 up to a year. */
export type Wait = 0 | 1 | 2 | 3 | 4;
/**
 * What the visitor's subject is: a thing to own, a room or a building, an animal or a plant, something that gets used up such as food,
 * something to do, or a field of knowledge.
 */
export type Nature = 'thing' | 'place' | 'living' | 'supply' | 'doing' | 'knowledge';
export type Buyers = 'people' | 'businesses';
/**
 * How buyers stand to the subject: about to begin, failed once, devoted to it, short of time, buying for somebody else,
 * counting their money, looking for company, or buying for a firm.
 */
export type Stance = 'new' | 'stuck' | 'keen' | 'busy' | 'giver' | 'frugal' | 'social' | 'firm';

/** Every form has a name of its own. */
export type FormName =
  | 'comparison-site'
  | 'shopping-lists'
  | 'long-term-reviews'
  | 'deal-letter'
  | 'finder-quiz'
  | 'services-guide'
  | 'demo-videos'
  | 'test-bench'
  | 'referral-desk'
  | 'advice-calls'
  | 'beginner-coaching'
  | 'buying-advice'
  | 'audit'
  | 'planning-days'
  | 'monthly-adviser'
  | 'staff-training'
  | 'peer-circle'
  | 'expert-reports'
  | 'decision-sessions'
  | 'weekly-letter'
  | 'video-channel'
  | 'podcast'
  | 'picture-account'
  | 'answer-site'
  | 'trade-briefing'
  | 'ghost-writing'
  | 'critique-series'
  | 'events-guide'
  | 'weekend-course'
  | 'email-course'
  | 'group-course'
  | 'project-course'
  | 'mistakes-course'
  | 'together-course'
  | 'staff-course'
  | 'masterclass'
  | 'exam-course'
  | 'checklists'
  | 'templates'
  | 'spreadsheet'
  | 'handbook'
  | 'audio-guides'
  | 'picture-pack'
  | 'workshop-pack'
  | 'database'
  | 'toolkit'
  | 'one-product-shop'
  | 'makers-shop'
  | 'print-on-demand'
  | 'bundle-shop'
  | 'care-parcels'
  | 'small-bookshop'
  | 'bulky-shop'
  | 'trade-catalogue'
  | 'seasonal-shop'
  | 'durable-shop'
  | 'fitted-equipment'
  | 'starter-kits'
  | 'refill-shop'
  | 'gift-sets'
  | 'made-to-order'
  | 'second-hand-shop'
  | 'logbooks'
  | 'trade-packs'
  | 'compact-range'
  | 'own-brand'
  | 'specialist-supplies'
  | 'card-decks'
  | 'sorting-boxes'
  | 'posters'
  | 'market-stall'
  | 'drop-in-evenings'
  | 'mobile-service'
  | 'shared-workshop'
  | 'guided-walks'
  | 'shop-corner'
  | 'help-desk'
  | 'local-supply'
  | 'studio-shop'
  | 'specialist-day'
  | 'walk-in-centre'
  | 'evening-classes'
  | 'setup-service'
  | 'care-visits'
  | 'private-lessons'
  | 'errands'
  | 'workshops'
  | 'sorting-service'
  | 'handled-for-you'
  | 'rescue-service'
  | 'turnkey-projects'
  | 'stand-in'
  | 'go-along'
  | 'tracker'
  | 'directory'
  | 'reminder-service'
  | 'booking-tool'
  | 'paperwork-tool'
  | 'price-watcher'
  | 'connector'
  | 'planner-tool'
  | 'progress-app'
  | 'monthly-box'
  | 'refill-subscription'
  | 'members-club'
  | 'lending-library'
  | 'postal-lessons'
  | 'template-membership'
  | 'help-line'
  | 'maintenance-plan'
  | 'expert-briefing';

/**
 * Texts hold two kinds of slots: `{who}`, the buyers, always more than one, and `[starter kit|for]`, the visitor's
 * keywords put before or after the words as their grammar asks ("tax starter kit", "starter kit for houseplants").
 * `{a}` is the article of whatever follows.
 */
export interface Form {
  readonly name: FormName;
  readonly titles: readonly string[];
  /** What is sold, and to whom. */
  readonly sells: readonly string[];
  /** The buyers it serves best. */
  readonly fits: readonly Stance[];
  /** Why a buyer would pay. */
  readonly whys: readonly string[];
  /** What to do first, this week. */
  readonly steps: readonly string[];
  /** The skill it asks for, from and to. */
  readonly skill: readonly [Level, Level];
  /** The money it can be started with, from and to. */
  readonly cost: readonly [Tier, Tier];
  /** What it brings in for the hours put in, 1 to 10: price, buying again, cost of serving one more. */
  readonly pays: number;
  readonly wait: Wait;
  /** How many offer something like it: 1 few, 2 some, 3 many. */
  readonly crowd: 1 | 2 | 3;
  /** Only where the other kind of buyer would never buy it. */
  readonly buyers?: Buyers;
  /** Only where it makes no sense for the others: nobody buys a tax second-hand. */
  readonly suits?: readonly Nature[];
}
