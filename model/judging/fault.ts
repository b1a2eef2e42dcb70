/** A fault of a reply, or of a part of it. */
export interface Fault {
  /** May be logged: contains no text of the visitor or of the reply. */
  readonly says: string;
  /** The text that it is about: told to the model only. */
  readonly of?: string;
  /** Worth another try, but still shown where nothing better comes. */
  readonly isSlight?: true;
}

export const isSlight = (faults: readonly Fault[]): boolean => faults.every((fault) => fault.isSlight);
