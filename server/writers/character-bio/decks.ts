/** The lists that the people of one reply are drawn from, each entry used once. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/chatacter-bio-generator.ts';
import type { Random } from '../../random.ts';
import { GROWN, stageOf } from './ages.ts';
import { ageOfLooks, LOOKS, type Look, type Part } from './appearance.ts';
import { Deck } from './deck.ts';
import type { Genre, Job } from './genre.ts';
import { HABITS, PRESSURES } from './habits.ts';
import type { Knot, TimeOfLife } from './knot.ts';
import { GROWN_KNOTS } from './knots-grown.ts';
import { YOUNG_KNOTS } from './knots-young.ts';
import { NamePool } from './naming.ts';
import { ROLES } from './roles.ts';
import { TEMPERS } from './tempers.ts';
import { TIES } from './ties.ts';
import { TONES } from './tones.ts';
import { CHILD_TRADES, TRADES } from './trades.ts';

export type Request = PayloadOf<typeof tool>;

/** How often a past comes from the genre where it could. */
const GENRE_SHARE = 0.55;
/** How old people are, at least, who look back on something. */
const OLD_ENOUGH: Record<TimeOfLife, number> = { childhood: 0, youth: 14, grown: GROWN + 2 };
/** From this age on people may have had a marriage, a house and a business behind them. */
const SETTLED = 28;

/** The lists for a request. */
export const decksFor = ({ tone, characterType, personality }: Request, stock: Genre, random: Random) => {
  const temper = TEMPERS[personality];
  const otherPairs = Object.values(TEMPERS).flatMap((each) => (each === temper ? [] : each.pairs));
  const { openings, asides, closings } = TONES[tone];
  const deck = <T>(cards: readonly T[]): Deck<T> => new Deck(cards, random);
  return {
    names: new NamePool(stock, random),
    trades: deck<Job>(stock.jobs),
    moreTrades: deck<Job>(TRADES[stock.era]),
    childTrades: deck<Job>(CHILD_TRADES[stock.era]),
    genreKnots: deck<Knot>(stock.knots),
    youngKnots: deck<Knot>(YOUNG_KNOTS),
    grownKnots: deck<Knot>(GROWN_KNOTS),
    pairs: deck(temper.pairs),
    otherPairs: deck(otherPairs),
    ways: deck(temper.ways),
    quirks: deck(temper.quirks),
    habits: deck(HABITS),
    pressures: deck(PRESSURES),
    looks: deck<Look>(LOOKS),
    clothes: deck(stock.clothes),
    objects: deck(stock.objects),
    origins: deck(stock.origins),
    ties: deck(TIES),
    openings: deck(openings),
    asides: deck(asides),
    closings: deck(closings),
    roles: deck(characterType === 'Any Type' ? [] : ROLES[characterType]),
  };
};
type Decks = ReturnType<typeof decksFor>;

/** A trade for somebody of this age; children have trades of their own. */
export const tradeFor = (age: number, isYoungGenre: boolean, { trades, moreTrades, childTrades }: Decks): Job | undefined => {
  const stage = stageOf(age);
  if (stage === 'child') return childTrades.draw();
  if (stage === 'teen') return (isYoungGenre ? trades.draw() : undefined) ?? childTrades.draw();
  return trades.draw() ?? moreTrades.draw();
};

/** Which pasts a person may have. */
interface PastRules {
  readonly age: number;
  /** Whether the marvels of a genre may be part of it. */
  readonly hasGenre: boolean;
  readonly allows: (knot: Knot) => boolean;
}

/** A past that the person is old enough for. */
export const pastFor = (
  { age, hasGenre, allows }: PastRules,
  { genreKnots, youngKnots, grownKnots }: Decks,
  random: Random,
): readonly [knot: Knot, at: TimeOfLife] => {
  const ofGenre = (knot: Knot): boolean => allows(knot) && age >= OLD_ENOUGH[knot.at ?? 'grown'];
  const first = hasGenre && random.next() < GENRE_SHARE ? genreKnots.draw(ofGenre) : undefined;
  if (first) return [first, first.at ?? 'grown'];
  const grown = age >= SETTLED && random.next() < 0.5 ? grownKnots.draw(allows) : undefined;
  if (grown) return [grown, 'grown'];
  return [youngKnots.draw(allows) ?? youngKnots.draw() ?? random.pick(YOUNG_KNOTS), 'childhood'];
};

/** Looks of different parts of the body, but not of those that are described already. */
export const looksFor = (age: number, described: ReadonlySet<Part>, wanted: number, { looks }: Decks): string[] => {
  const seen = new Set(described);
  const ageOfLook = ageOfLooks(age);
  return Array.from({ length: wanted }, () => {
    const look = looks.draw(({ part, age: of }) => !seen.has(part) && (of === undefined || of === ageOfLook));
    if (look) seen.add(look.part);
    return look?.words;
  }).filter((words) => words !== undefined);
};
