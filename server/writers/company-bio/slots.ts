/** The slots of frames. */
export const FRAME_SLOTS: ReadonlySet<string> = new Set([
  /** The company by its name, and as the subject of a sentence: by name, or "it" where that is clear. */
  'name',
  'who',
  /** Within a sentence of the company: "it", or "the business" where it is one person. */
  'it',
  /** "healthcare company" */
  'firm',
  /** What was typed, in the third person; bare, after "to"; and the verb that offers it. */
  'words',
  'base',
  'offers',
  'offering',
  'year',
  'place',
  'team',
  'items',
]);

/** The slots of sentences on a trade. */
export const TRADE_SLOTS: ReadonlySet<string> = new Set(['name', 'who']);
