/** The types of our own sentences. Every entry is one thought, told once, in its own words. */

/** Thoughts by what they are about: two with the same key, wherever they are kept, are never told together. */
export type Thoughts = Readonly<Record<string, string>>;

/** The places a thought can have in a speech, in the order they are spoken. */
export const STAGES = ['gathering', 'bond', 'invite', 'grief', 'carry', 'still'] as const;
export type Stage = (typeof STAGES)[number];

/** How a speaker with this relation speaks: gender, age and occupation are never assumed. */
export interface Voice {
  /** Who is speaking, said early and once. */
  readonly ties: readonly string[];
  /** What it means to lose somebody with this relation. */
  readonly bonds: Thoughts;
}

/** The texts of a tone. */
export interface Tone {
  /** Holds {full}: the first words, where the name is said whole. */
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  /** Too intimate for anyone who did not share a home. */
  readonly closingsAtHome?: readonly string[];
  readonly thoughts: Partial<Readonly<Record<Stage, Thoughts>>>;
}
