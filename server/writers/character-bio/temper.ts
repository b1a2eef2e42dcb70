/** A temper, and the habits by which it shows. */
export interface Temper {
  /** Follows "is": two words that do not quite go together. */
  readonly pairs: readonly string[];
  /** What people notice about the person, as a sentence. */
  readonly ways: readonly string[];
  /** Habits: what the person does, without a subject: "Counts the exits". */
  readonly quirks: readonly string[];
}
