/** A question that people argue about again and again, with what each side can fairly say to the other. */

export interface Issue {
  /** Words by which a claim is known to be about this. */
  readonly about: RegExp;
  /** The claim speaks of the other thing: “vegan” where the issue is meat. */
  readonly reversed?: RegExp;
  /** Words that sound as if they were against it, and are not: to reduce the voting age is to be for a lower one. */
  readonly favours?: RegExp;
  /** Words that speak against it on this issue only. */
  readonly opposes?: RegExp;
  /**
   * One point per line: category | title | the consideration | what it means for the claim | what an answer would have to
   * show. They name their subject themselves; slots are those of `../fill.ts`. Nothing in them reports a figure or a source.
   */
  readonly toSupporters: string;
  readonly toOpponents: string;
}
