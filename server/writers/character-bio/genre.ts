/** What a genre is stocked with. */
import type { Knot } from './knot.ts';
import type { NameStock } from './names.ts';

/** A trade and what a day of it looks like, as a phrase in -ing: `['ferry pilot', 'taking people across at night']`. */
export type Job = readonly [title: string, doing: string];

export interface Genre {
  /** Which children's and general trades fit beside the genre's own. */
  readonly era: 'old' | 'modern' | 'future';
  readonly names: NameStock;
  readonly surnames: readonly string[];
  readonly jobs: readonly Job[];
  /** Where people come from; follows "Grew up". */
  readonly origins: readonly string[];
  /** What is worn: follows "wears". */
  readonly clothes: readonly string[];
  /** What is always carried: follows "carries". */
  readonly objects: readonly string[];
  readonly knots: readonly Knot[];
  /** People of any age are young in it. */
  readonly isYoung?: true;
}
