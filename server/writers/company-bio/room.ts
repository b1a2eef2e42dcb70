/** How long a bio may be. */
export interface Room {
  /** Words, both included. */
  readonly min: number;
  readonly max: number;
  readonly paragraphs: number;
  /** The most words of one statement of the visitor's. */
  readonly statement: number;
}
