/** A place of a line where something else could stand, and what that could be. */
import { hashOf } from './line.ts';

export type SlotKind =
  | 'word'
  | 'article'
  | 'noun'
  | 'verb'
  | 'preposition'
  | 'to'
  | 'adverb'
  | 'participle'
  | 'stop'
  | 'complement';

export interface Option {
  /** What it is to the weights: "the past form", or the word itself. */
  readonly key: number;
  /** What would be written; empty for nothing. */
  readonly words: string;
}

export interface Slot {
  readonly kind: SlotKind;
  /** Its name among those whose odds are judged alike. */
  readonly name: string;
  /** The name of its options together. */
  readonly set: number;
  readonly from: number;
  readonly to: number;
  readonly options: readonly Option[];
  readonly stands: number;
  /** What else is known of the place. */
  readonly own: readonly number[];
  /** The place of these options is as good as any in a text with many errors: a slip of the finger, or a word that means more. */
  readonly isFirm?: (option: number) => boolean;
}

/** What is found at a place: which kind of slot it is, where it begins, and most often its set follow from what was looked for. */
export type Found = Omit<Slot, 'kind' | 'from' | 'set'> & Partial<Pick<Slot, 'set'>>;

export const option = (words: string, key = words): Option => ({ key: hashOf(key), words });
