/** The types of our own texts. */

/**
 * A paragraph to be spoken, after the shots that go with it, each on a line of its own: "[B-roll: hands at work]\nSay …".
 * Slots such as {short} stand for the visitor's words, {one|another} for a choice; [brackets] inside speech are gaps
 * that only the visitor can fill.
 */
export type Said = string;

/** What can be said of a whole field of life: see Field. */
export type Matter = 'need' | 'first' | 'main' | 'check' | 'mistake' | 'why' | 'choose';

/** What is true of everything in a field, whatever the exact topic: all baking needs a scale. */
export interface Field {
  /** The words that name it, in lower case. */
  readonly words: RegExp;
  /** Where it matches, nothing else in the topic counts: cleaning a camera is about cleaning. */
  readonly decides?: RegExp;
  /** Something to understand rather than to do: all of it can be said whatever is asked. */
  readonly isSubject?: true;
  /** Somebody’s work, to be read, watched or heard: it is reviewed as one. */
  readonly isWork?: true;
  /** Nothing physical, and nobody gets hurt: money, languages. */
  readonly isOfMind?: true;
  readonly says: Readonly<Partial<Record<Matter, Said>>>;
}

/** One section. Its first paragraph can stand alone; the others follow where there is time. */
export interface Beat {
  readonly heading: string;
  /** Near the beginning or the end of what has no fixed order. */
  readonly place?: 'early' | 'late';
  readonly says: readonly [Said, ...Said[]];
  /** Used only where the field is not known. */
  readonly isForUnknown?: true;
  /** About hands and things: not for a field of the mind. */
  readonly isByHand?: true;
  /** Told by the field of the topic, where that is known, in place of what is said here with gaps. */
  readonly inField?: FieldSection;
}

export interface FieldSection {
  readonly matter: Matter;
  /** Where that of the beat would not fit. */
  readonly heading?: string;
  /** Only for what is to be understood (true), or for what is to be done. */
  readonly ofSubjects?: boolean;
}

/** Sections that belong at this place of a video. */
export interface Stage {
  /** `core`: the video makes no sense without its first section; `free`: any of them, in any order. */
  readonly kind: 'core' | 'free';
  readonly beats: readonly Beat[];
}

/** What a kind of video is made of. */
export interface Genre {
  /** First words of the video, for a topic that can be named in passing. */
  readonly hooks: readonly Said[];
  /** What the viewer will get, said in the introduction. */
  readonly promises: readonly Said[];
  readonly stages: readonly Stage[];
  /** What to say of a part that the visitor listed: {point}. It comes after the first stage. */
  readonly points: readonly Beat['says'][];
  /** The same where {point} speaks of the person spoken to as "he" or "she". */
  readonly pointsOfOthers?: readonly Beat['says'][];
  /** Sections that only a known field can fill. */
  readonly fromField?: readonly (FieldSection & Pick<Beat, 'heading' | 'place'>)[];
  /** Last words of the matter itself. */
  readonly outros: readonly Said[];
}
