/** How the repertoire is written down. */

/**
 * A paragraph to be spoken, after the shots that go with it, each on a line of its own: "[B-roll: hands at work]\nSay …".
 * Slots such as {short} stand for the visitor's words, {one|another} for a choice; [brackets] inside speech are gaps
 * that only the visitor can fill.
 */
export type Said = string;

/** One section. Its first paragraph can stand alone; the others follow where there is time. */
export interface Beat {
  readonly heading: string;
  /** Near the beginning or the end of what has no fixed order. */
  readonly place?: 'early' | 'late';
  readonly says: readonly [Said, ...Said[]];
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
  /** Last words of the matter itself. */
  readonly outros: readonly Said[];
}
