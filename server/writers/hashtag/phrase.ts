/** A phrase of the post that may become a hashtag. */
export interface Phrase {
  readonly words: string;
  /** Higher is better. */
  readonly worth: number;
}

/** The value of a word that says little by itself: used where there is nothing better. */
export const FAINT = 0.5;
