/** The part of a life in which something happened. */
export type TimeOfLife = 'childhood' | 'youth' | 'grown';

/** An inner conflict: something that happened, what it made the person want and fear, and what they keep quiet about. */
export interface Knot {
  readonly archetype: string;
  /** When it happens, for those of a genre: to grown people unless given. */
  readonly at?: Exclude<TimeOfLife, 'grown'>;
  /** What happened, in a sentence or two that open with `{When}`, or with `{Once}` where the person is not the subject. */
  readonly wound: string;
  /** The same in a few words, without a subject: "Let a friend take the blame." */
  readonly short: string;
  /** Follows "to". */
  readonly goal: string;
  /** Follows "is afraid of". */
  readonly fear: string;
  /** A statement, without its full stop. */
  readonly secret: string;
  /** The trouble to come, as a sentence. */
  readonly conflict: string;
}
