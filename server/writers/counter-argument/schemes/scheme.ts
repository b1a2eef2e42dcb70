/** An argument scheme: one way to press a claim, in several wordings, with slots for the claim's own terms (see `../fill.ts`). */
import type { Feature } from '../features.ts';

export type Category = 'Logical' | 'Evidence' | 'Practical' | 'Economic' | 'Ethical' | 'Social' | 'Alternatives';

/** What sort of thing is claimed: to do something, to do away with something, to bind people, that one thing affects another, that it is good,
 * that one likes it better. */
export type Kind = 'proposal' | 'addition' | 'removal' | 'rule' | 'effect' | 'judgement' | 'taste';

export interface Scheme {
  /** It names its subject itself, so that the claim need not be named in full. */
  readonly isParticular?: true;
  /** Only for claims with this feature, whose words then fill {term}. */
  readonly needs?: Feature;
  /** Not for claims with this feature: they have answered it already. */
  readonly unless?: Feature;
  /** Reads best on claims of this kind: others get it only when nothing better is left. */
  readonly suits?: Kind;
  readonly titles: readonly string[];
  /** What the objection is. */
  readonly says: readonly string[];
  /** Why it touches this claim. */
  readonly bites: readonly string[];
  /** What an answer would have to show: clauses that fit after "the author would have to show". */
  readonly shows: readonly string[];
}
