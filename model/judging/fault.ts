/** Something that is wrong with a reply, or with a part of it. */
export interface Fault {
  /** In words that may be logged: none of the visitor's, none of the reply's. */
  readonly says: string;
  /** The words that it is about: said to the model alone. */
  readonly of?: string;
  /** Worth another try; shown all the same where nothing better comes. */
  readonly isSlight?: true;
}

export const isSlight = (faults: readonly Fault[]): boolean => faults.every((fault) => fault.isSlight);
