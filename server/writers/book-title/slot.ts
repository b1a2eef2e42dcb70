/** What fills a title's template: the nouns of a description, and the sentences they stand in. */
import type { GrammaticalNumber } from '../../english/topic/noun-phrase.ts';
import type { Token } from '../../english/topic/tagger.ts';

/** A noun of the visitor's, ready for a slot: without article, in small letters unless a name. */
export interface Slot {
  readonly words: string;
  readonly head: string;
  readonly number: GrammaticalNumber;
  readonly type: 'thing' | 'person' | 'abstract' | 'time' | 'place' | 'name' | 'label';
  /** A place that is spoken of with "the". */
  readonly takesThe: boolean;
  /** "my grandmother" stays the visitor's. */
  readonly owner?: 'my' | 'our';
  readonly weight: number;
  /** The sentences it stands in, by their number. */
  readonly sentences: readonly number[];
}

/** Neither a name nor a stretch of time. */
export const isCommon = ({ type }: Slot): boolean => type === 'thing' || type === 'person' || type === 'abstract';

export const isProper = ({ type }: Slot): boolean => type === 'name' || type === 'place' || type === 'label';
/** "the ferry", "my grandmother", "the Peak District", "Saltby". */
export const withThe = (slot: Slot): string =>
  isProper(slot) && !slot.takesThe ? slot.words : `${slot.owner ?? 'the'} ${slot.words}`;

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
}
