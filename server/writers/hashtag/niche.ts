/** A field that people post about, with the words it is recognised by and the tags of its community. */

export interface Niche {
  /** Its name in a tag made with it: #BakingTips. Missing where no tag can be made with it: a sale, a Saturday. */
  readonly core?: string;
  /** The same for tags that are not serious: #DogMemes, but #DogCareTips. Empty where there is nothing to laugh about. */
  readonly light?: string;
  /** About loss and pain: only comforting tags are used with it. */
  readonly isGrave: boolean;
  /**
   * Base forms of the words that speak of it; of two words, with a hyphen: meal-prep. With a tilde after it, a word
   * that means other things as often: book~ (a table).
   */
  readonly words: readonly string[];
  /** Understood by anyone, used anywhere. */
  readonly tags: readonly string[];
  /** For a light tone and for the platforms that have one. */
  readonly fun: readonly string[];
  /** The trade's own: for professionals and LinkedIn. */
  readonly work: readonly string[];
  /** Its corner of TikTok and of Instagram, where it has a name there. */
  readonly tok?: string;
  readonly gram?: string;
}

interface Lists {
  readonly words: string;
  readonly tags: string;
  readonly fun?: string;
  readonly work?: string;
  readonly tok?: string;
  readonly gram?: string;
  readonly light?: string;
  readonly grave?: true;
}

export const splitList = (list = ''): string[] => list.split(/\s+/).filter(Boolean);

/** An occasion or a kind of post. Lists have spaces between their entries. */
export const occasion = ({ words, tags, fun, work, grave, ...names }: Lists): Niche => ({
  ...names,
  isGrave: grave === true,
  words: splitList(words),
  tags: splitList(tags),
  fun: splitList(fun),
  work: splitList(work),
});

/** A niche of which tags can be made: `core` stands before "Tips" and "ForBeginners". */
export const niche = (core: string, lists: Lists): Niche => ({ core, light: core, ...occasion(lists) });
