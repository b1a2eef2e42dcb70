/** Decides how each objection refers to the claim: in full where possible, shorter where that has been used often enough. */
import type { Random } from '../../random.ts';
import type { Claim } from './claim.ts';
import { inFull, speaksOf, tellsTopic } from './fill.ts';
import type { Scheme } from './schemes/index.ts';

/** One wording of a scheme, its slots still open. */
interface Wording {
  readonly says: string;
  readonly bites: string;
  readonly shows: string;
}

/** Where there is a topic to name, the whole claim is not repeated more often than this. */
const OFTEN_ENOUGH = 2;
const FULL = /\{(?:named|plan)\}/;

/** The first of these lists that holds anything. */
const firstOf = <T>(...lists: readonly (readonly T[])[]): readonly T[] => lists.find((list) => list.length > 0) ?? [];

/** The slots for the whole claim, from the second on, become those for its short name. */
const shortener = (isTold: boolean): ((stock: string) => string) => {
  let told = isTold;
  return (stock) =>
    stock.replace(/\{(named|plan)\}/g, (slot, name: string) => {
      if (!told) {
        told = true;
        return slot;
      }
      return name === 'plan' ? '{briefly}' : '{short}';
    });
};

/** The first short name becomes the whole claim. */
const lengthener = (): ((stock: string) => string) => {
  let told = false;
  return (stock) => {
    const longer = told ? undefined : inFull(stock);
    told = told || longer !== undefined;
    return longer ?? stock;
  };
};

/** Chooses the wordings for one reply, scheme after scheme. */
export const naming = (claim: Claim, random: Random): ((scheme: Scheme) => Wording) => {
  let timesNamed = 0;
  return (scheme) => {
    const pairs = scheme.says.flatMap((says) => scheme.bites.map((bites) => ({ says, bites, both: says + bites })));
    const fitting = firstOf(
      pairs.filter(({ both }) => claim.topic !== undefined || !both.includes('{topic}')),
      pairs,
    );
    const { says, bites, both } = random.pick(
      firstOf(
        fitting.filter((pair) => speaksOf(pair.both, claim)),
        fitting.filter((pair) => inFull(pair.both) !== undefined),
        fitting,
      ),
    );
    const shows = random.pick(scheme.shows);
    const hasTopic = tellsTopic(both, claim);
    if (scheme.isParticular) return { says, bites, shows };
    const isNamed = FULL.test(both + shows);
    if (isNamed) timesNamed += 1;
    const worded = isNamed || hasTopic ? shortener(hasTopic && timesNamed > OFTEN_ENOUGH) : lengthener();
    return { says: worded(says), bites: worded(bites), shows: worded(shows) };
  };
};
