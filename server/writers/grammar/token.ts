/** The words of a sentence, each with its part of speech and its position in the text. */

/** The parts of speech of the Universal Dependencies. */
export type Part =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

export interface Token {
  readonly text: string;
  /** In small letters, with straight apostrophes. */
  readonly lower: string;
  readonly part: Part;
  readonly lemma: string;
  readonly start: number;
  readonly end: number;
}

/** A set of words, written as one line. */
export const setOf = (line: string): ReadonlySet<string> => new Set(line.trim().split(/\s+/));

export const isA = (token: Token | undefined, ...parts: readonly Part[]): boolean =>
  token !== undefined && parts.includes(token.part);
export const isWord = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token !== undefined && words.has(token.lower);
/** The end, or a mark that ends a phrase. */
export const isEnd = (token: Token | undefined): boolean => token === undefined || token.part === 'PUNCT';
export const MODALS = setOf('can could will would shall should may might must');
