/** A phrase of the post that may become a hashtag. */
export interface Phrase {
  readonly words: string;
  /** Higher is better. */
  readonly worth: number;
}

/** The worth of a word that says little by itself: for want of better. */
export const FAINT = 0.5;
