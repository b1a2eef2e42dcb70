/** Tokens, and the parts of speech that need no dictionary. */
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  NUMBER_WORDS,
  PARTICLES,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_WORDS,
} from './function-words.ts';

export type Tag =
  | 'determiner'
  | 'possessive'
  | 'pronoun'
  | 'preposition'
  | 'to'
  | 'conjunction'
  | 'relative'
  | 'question'
  | 'auxiliary'
  | 'adverb'
  | 'number'
  | 'noun'
  | 'name'
  | 'adjective'
  | 'verb'
  | 'gerund'
  | 'mark';

export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly tag: Tag;
  /** Where it starts and ends in the text. */
  readonly from: number;
  readonly to: number;
}

/** A word as typed, before it has been tagged. */
export interface Raw {
  readonly text: string;
  readonly lower: string;
  readonly from: number;
  /** Whether it is the first word of a sentence or of a quotation. */
  readonly starts: boolean;
}

export const NOUN_LIKE = new Set<Tag>(['noun', 'name']);
export const isMark = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** The part of speech of a function word, a number or a mark; undefined for every other word. */
export const closed = (word: Raw, before: Tag | undefined): Tag | undefined => {
  const { lower } = word;
  if (isMark(word.text)) return 'mark';
  if (/^[$£€]?\d/.test(lower)) return 'number';
  if (lower === 'to') return 'to';
  if (lower === 'that')
    return before === 'noun' || before === 'name' ? 'relative' : before === undefined ? 'determiner' : 'conjunction';
  if (QUESTION_WORDS.has(lower))
    return NOUN_LIKE.has(before!) && /^(who|whom|which|whose|where)$/.test(lower) ? 'relative' : 'question';
  if (AUXILIARIES.has(lower)) return 'auxiliary';
  if (NUMBER_WORDS.has(lower)) return 'number';
  if (DETERMINERS.has(lower)) return 'determiner';
  if (POSSESSIVES.has(lower)) return 'possessive';
  if (PRONOUNS.has(lower)) return 'pronoun';
  if (PARTICLES.has(lower) && before === 'verb') return 'adverb';
  if (lower === 'like' && (before === 'pronoun' || before === 'relative' || before === 'to')) return 'verb';
  if (PREPOSITIONS.has(lower)) return 'preposition';
  if (CONJUNCTIONS.has(lower)) return 'conjunction';
  if (ADVERBS.has(lower)) return 'adverb';
  return undefined;
};
