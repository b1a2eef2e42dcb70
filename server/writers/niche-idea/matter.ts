/** What an idea can be about. */
import type { Nature } from './form.ts';

/** Where the words go beside a product: "tax letter", "letter on houseplants", "letter by a nurse", "letter to help beginners". */
export type Place = 'before' | 'after' | 'by' | 'to' | 'nowhere';

export interface Matter {
  readonly words: string;
  readonly place: Place;
  /** What it is; nothing where the words do not tell. */
  readonly nature?: Nature;
  /** A name that no dictionary has: an artist, a show, a team. Nobody takes lessons in it. */
  readonly isSomebody?: true;
  /** Can stand in "… and …". */
  readonly joins?: true;
}
