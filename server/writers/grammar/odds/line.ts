/** A paragraph as the weights see it: numbers for words, so that looking at what stands around a place costs little. */
import { isPlural } from '../nouns.ts';
import type { Part } from '../token.ts';

export const PARTS: readonly Part[] = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
];

/** The same number for the same word, everywhere and always: the weights were learnt by it. */
export const hashOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash | 0;
};

/** Two numbers in one, in that order. */
export const mix = (one: number, other: number): number => {
  const mixed = Math.imul(one ^ (one >>> 15), 0x85ebca6b) ^ Math.imul(other ^ 0x27d4eb2f, 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
};

/** What a line needs to know of a word. */
export interface LineWord {
  readonly lower: string;
  readonly lemma: string;
  readonly part: Part;
}

export interface Line {
  readonly words: readonly LineWord[];
  readonly word: Int32Array;
  readonly lemma: Int32Array;
  readonly part: Int32Array;
}

const numbers = new Map<string, number>();
const MOST_KEPT = 50_000;
const numberOf = (word: string): number => {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  if (numbers.size > MOST_KEPT) numbers.clear();
  const made = hashOf(/^\d/.test(word) ? '0' : word);
  numbers.set(word, made);
  return made;
};

/** A noun that is many is another part than one that is one. */
const PLURAL = PARTS.length + 1;
const partOf = ({ part, lower, lemma }: LineWord): number =>
  part === 'NOUN' && isPlural(lower, lemma) ? PLURAL : PARTS.indexOf(part) + 1;

export const lineOf = (words: readonly LineWord[]): Line => ({
  words,
  word: Int32Array.from(words, ({ lower }) => numberOf(lower)),
  lemma: Int32Array.from(words, ({ lemma }) => numberOf(lemma)),
  part: Int32Array.from(words, partOf),
});
