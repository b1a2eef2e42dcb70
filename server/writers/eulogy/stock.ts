/** The form our own sentences are kept in. Every entry is one thought, told once, in words of its own. */

/** Thoughts by what they are about: two with the same key, wherever they are kept, are never told together. */
export type Thoughts = Readonly<Record<string, string>>;

/** The places a thought can have in a speech, in the order they are spoken. */
export const STAGES = ['gathering', 'bond', 'invite', 'grief', 'carry', 'still'] as const;
export type Stage = (typeof STAGES)[number];

/** How someone speaks who stood in this relation: gender, age and occupation are never assumed. */
export interface Voice {
  /** Who is speaking, said early and once. */
  readonly ties: readonly string[];
  /** What it is to lose someone who stood in this relation. */
  readonly bonds: Thoughts;
}

/** What a tone brings with it. */
export interface Tone {
  /** Holds {full}: the first words, where the name is said whole. */
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  /** Too near for anyone but those who shared a home. */
  readonly closingsAtHome?: readonly string[];
  readonly thoughts: Partial<Readonly<Record<Stage, Thoughts>>>;
}
