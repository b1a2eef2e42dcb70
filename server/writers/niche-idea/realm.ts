/** A part of life that subjects belong to: who buys in it of their own accord, and which forms of business thrive there. */
import type { FormName, Nature } from './form.ts';
import type { Segment } from './segment.ts';

export interface Realm {
  /** Subjects that belong here. */
  readonly words: RegExp;
  /** What such subjects are. */
  readonly natures: readonly Nature[];
  /** The forms of business that anybody would think of here, and some that few have. */
  readonly forms: readonly FormName[];
  readonly people: readonly Segment[];
  /** Businesses that have a use for it. */
  readonly firms: readonly Segment[];
}
