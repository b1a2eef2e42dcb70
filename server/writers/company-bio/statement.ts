/** One thing said of a company, told by its shape, so that a frame can hold the visitor's own words. */
import { asSentence } from '../../english/prose.ts';
import { withoutStop } from '../../english/topic/clean.ts';
import { inThirdPerson } from './agreement.ts';

export type Shape =
  /** Follows the name: "helps clinics cut no-shows". */
  | 'predicate'
  /** Follows "to": "help clinics cut no-shows". */
  | 'purpose'
  | 'gerund'
  /** Follows "offers": several things, or one with its article. */
  | 'offer'
  /** Names a line of work, and takes no article: "cloud payroll for restaurants". */
  | 'field'
  /** Follows "is": "a family bakery". */
  | 'kind'
  /** Follows "are": "accountants for freelancers". */
  | 'people'
  /** A sentence with a subject of its own. */
  | 'sentence'
  | 'question'
  /** Fit only for a place after a colon. */
  | 'phrase'
  /** Fit only for quotation marks. */
  | 'quote';

export interface Statement {
  readonly shape: Shape;
  readonly words: string;
  /** Of a predicate that can also be told as a purpose. */
  readonly base?: string;
  /** A list of things, so that a long one can be told in part. */
  readonly items?: readonly string[];
}

/** A full stop of ours would be foreign to scripts that have their own. */
const OTHER_STOPS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？।۔]$/u;

/** @returns The words as a quotation, or for a colon where they hold quotation marks of their own. */
export const quoted = (words: string): Statement => {
  if (/["“”]/.test(words)) return { shape: 'phrase', words: withoutStop(words) };
  return { shape: 'quote', words: OTHER_STOPS.test(words) ? words : asSentence(words) };
};

/** The words in the third person for a shape, or in quotation marks where they cannot be. */
export const told = (shape: Shape, words: string, typed: string): Statement => {
  const third = inThirdPerson(words);
  return third === undefined ? quoted(typed) : { shape, words: third };
};
