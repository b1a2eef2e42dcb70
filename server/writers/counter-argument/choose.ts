/** Chooses the objections that fit this claim best, spread over the types, each with its force here. */
import type { Random } from '../../random.ts';
import type { Claim } from './claim.ts';
import type { Feature, Features } from './features.ts';
import { pointsAgainst } from './issues/index.ts';
import { SCHEMES, type Category, type Kind, type Scheme } from './schemes/index.ts';

export interface Objection {
  readonly scheme: Scheme;
  readonly category: Category;
  /** The visitor's words that the scheme turns on. */
  readonly term: string | undefined;
  /** From 0 up: how well it is aimed at this very claim. */
  readonly fit: number;
}

/**
 * The types in the order of how well they suit the claim: cost and feasibility suit a plan, grounds and definitions a statement.
 */
const ORDER: Readonly<Record<Claim['stance'], readonly (readonly Category[])[]>> = {
  proposal: [
    ['Practical', 'Economic', 'Alternatives', 'Ethical'],
    ['Logical', 'Evidence', 'Social'],
  ],
  statement: [
    ['Logical', 'Evidence', 'Alternatives'],
    ['Ethical', 'Social'],
    ['Practical', 'Economic'],
  ],
};

/** How well a scheme hits that is based on this feature of the visitor's words. */
const AIM: Readonly<Partial<Record<Feature, number>>> = {
  absolute: 3,
  threshold: 3,
  reason: 2.5,
  rival: 2.5,
  figure: 2.5,
  consensus: 2.5,
  example: 2,
  cause: 2,
  forecast: 2,
  secondReason: 1.5,
  value: 1.5,
  duty: 1,
};

const BINDS =
  /\b(?:must|mandatory|compulsory|required?|illegal|bann?(?:ed)?|forbid(?:den)?|prohibit\w*|allowed|never|not|limit\w*|restrict\w*)\b|n['’]t\b/i;

const kindsOf = ({ stance, thesis, isAgainst }: Claim, features: Features): readonly Kind[] => [
  ...(stance === 'proposal' ? (['proposal', isAgainst ? 'removal' : 'addition'] as const) : []),
  ...(stance === 'proposal' && BINDS.test(thesis) ? (['rule'] as const) : []),
  ...(features.cause || features.forecast ? (['effect'] as const) : []),
  ...(features.value || features.rival ? (['judgement'] as const) : []),
  ...(features.rival || /\b(?:better|best|beautiful|fun|boring)\b/i.test(thesis) ? (['taste'] as const) : []),
];

const fitOf = (scheme: Scheme, category: Category, claim: Claim, kinds: readonly Kind[]): number =>
  ((scheme.needs && AIM[scheme.needs]) ?? 0) +
  (ORDER[claim.stance][0]?.includes(category) ? 1 : 0) +
  (scheme.suits ? (kinds.includes(scheme.suits) ? 0.5 : -2) : 0) +
  (category === 'Evidence' && claim.reasons.length === 0 ? 0.5 : 0);

/** Points about the matter itself come before what could be said about any claim. */
const KNOWN = 3;

const knownOf = (claim: Claim, random: Random): Objection[] =>
  claim.isReadable
    ? random
        .shuffle(pointsAgainst(claim.thesis, claim.stance === 'proposal'))
        .map(({ category, ...scheme }) => ({ scheme, category, term: undefined, fit: KNOWN }))
    : [];

const objectionsOf = (category: Category, claim: Claim, features: Features, random: Random): Objection[] => {
  const kinds = kindsOf(claim, features);
  return SCHEMES[category]
    .filter(({ needs, unless }) => (!needs || features[needs]) && !(unless && features[unless]))
    .map((scheme) => ({
      scheme,
      category,
      term: scheme.needs && features[scheme.needs],
      fit: fitOf(scheme, category, claim, kinds),
    }))
    .map((objection) => ({ objection, rank: objection.fit + random.next() * 2 }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ objection }) => objection);
};

/** One of each type in turn, starting with those that suit the claim. */
const dealt = (piles: readonly (readonly Objection[])[]): Objection[] => {
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  return Array.from({ length: longest }, (_, round) => piles.flatMap((pile) => pile.slice(round, round + 1))).flat();
};

/**
 * @param type One type, or any. A type with too few objections is filled up by others, under their own names.
 * @returns As many different objections as are asked for, the best first.
 */
export const choose = (
  type: Category | 'Any Type',
  count: number,
  claim: Claim,
  features: Features,
  random: Random,
): Objection[] => {
  const pile = (category: Category): Objection[] => objectionsOf(category, claim, features, random);
  const order = ORDER[claim.stance].flatMap((categories) => random.shuffle(categories));
  const known = knownOf(claim, random);
  if (type !== 'Any Type')
    return [
      ...known.filter(({ category }) => category === type),
      ...pile(type),
      ...dealt(order.filter((category) => category !== type).map(pile)),
    ].slice(0, count);
  const all = dealt(order.map(pile));
  const own = known.slice(0, count - Math.floor(count / 4));
  const room = count - own.length;
  // Most places go to points about the matter, half of the rest to objections based on the visitor's exact words, at most two per
  // type.
  const aimed = all
    .filter(({ scheme, category }, place) => {
      const before = all.slice(0, place).filter((other) => other.category === category && other.scheme.needs);
      return (scheme.needs ? (AIM[scheme.needs] ?? 0) : 0) > 1 && before.length < 2;
    })
    .sort((one, other) => other.fit - one.fit)
    .slice(0, Math.ceil(room / 2));
  const others = all.filter((objection) => !aimed.includes(objection));
  const isFresh = ({ category }: Objection): boolean => [...own, ...aimed].every((one) => one.category !== category);
  return [...own, ...aimed, ...others.filter(isFresh), ...others.filter((one) => !isFresh(one))].slice(0, count);
};
