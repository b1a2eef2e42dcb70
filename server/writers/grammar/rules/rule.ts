/** Helpers to write rules. A rule reads a text and gives what it finds; it never changes anything. */
import type { Clause } from '../clauses.ts';
import { inCaseOf, type Finding, type Kind } from '../finding.ts';
import type { Reading, Sentence } from '../reading.ts';
import { isA, isEnd, isWord, MODALS, setOf, type Token } from '../token.ts';
import { wordOf } from '../words.ts';

export { isA, isEnd, isWord, MODALS, setOf };

export type Rule = (reading: Reading) => Iterable<Finding>;

/** Our own rules are narrower than the general ones of a checker, so where both find something, ours wins. */
const OWN_WEIGHT = 2;

export interface Fix {
  readonly from: Token;
  readonly to?: Token;
  readonly message: string;
  /** Best first; written in small letters where the place decides the capitals. */
  readonly replacements: readonly string[];
  readonly safe?: boolean;
  readonly type?: Kind;
}

/** A finding from the first to the last of these words. */
const finding = ({ from, to = from, message, replacements, safe = true, type = 'grammar' }: Fix, text: string): Finding => {
  const was = text.slice(from.start, to.end);
  return {
    type,
    start: from.start,
    end: to.end,
    message,
    replacements: replacements.map((words) => inCaseOf(was, words)),
    safe,
    weight: OWN_WEIGHT,
  };
};

/** A rule that is tried at every word of every sentence. */
export const atEachWord = (look: (tokens: readonly Token[], at: number, sentence: Sentence) => Fix | undefined): Rule =>
  function* ({ sentences, text }) {
    for (const sentence of sentences) {
      for (let at = 0; at < sentence.tokens.length; at++) {
        const found = look(sentence.tokens, at, sentence);
        if (found) yield finding(found, text);
      }
    }
  };

/** A rule that is tried at every sentence. */
export const atEachSentence = (look: (sentence: Sentence) => Fix | undefined): Rule =>
  function* ({ sentences, text }) {
    for (const sentence of sentences) {
      const found = look(sentence);
      if (found) yield finding(found, text);
    }
  };

/** A rule that is tried at every clause that could be read. */
export const atEachClause = (look: (clause: Clause, sentence: Sentence, reading: Reading) => Fix | undefined): Rule =>
  function* (reading) {
    for (const sentence of reading.sentences) {
      for (const clause of sentence.clauses) {
        const found = look(clause, sentence, reading);
        if (found) yield finding(found, reading.text);
      }
    }
  };

/** "Blot the wine, rinse it and treat the rest": somebody is told what to do. */
export const isOrderFrom = (tokens: readonly Token[]): boolean => {
  const first = tokens[/^(?:first|then|next|now|please|always|never)$/.test(tokens[0]?.lower ?? '') ? 1 : 0];
  return isA(first, 'VERB') && wordOf(first!.lower).verb.get('base') === first!.lower;
};

/** Written together with what stands before it, as "n't" and "'s" are. */
export const isAttached = (token: Token | undefined, before: Token | undefined): boolean =>
  token !== undefined && before !== undefined && token.start === before.end;

const BETWEEN = setOf(
  'always never often also really usually still just only even probably sometimes ever already rarely seldom actually',
);
/** The place of the verb that follows, beyond such adverbs as stand between a subject and its verb. */
export const pastAdverbs = (tokens: readonly Token[], at: number): number =>
  isWord(tokens[at], BETWEEN) ? pastAdverbs(tokens, at + 1) : at;

/** The base of a verb, which is no other form of it as well. */
export const isBase = (token: Token | undefined): token is Token =>
  token !== undefined &&
  (token.part === 'VERB' || token.part === 'AUX') &&
  token.lower === token.lemma &&
  /^[a-z]{2,}$/.test(token.lower) &&
  !/(?:[^e]ed|ing(?<=[aeiouy]\w*ing)|[^s]s)$/.test(token.lower);

/** Pronouns in the form of a subject. */
export const SUBJECTS = setOf('i you he she it we they');

/** These words with the spaces between them as they were, single. */
export const textOf = (tokens: readonly Token[], from: number, to: number): string => {
  let words = '';
  for (let at = from; at < to; at++)
    words += (at > from && tokens[at]!.start > tokens[at - 1]!.end ? ' ' : '') + tokens[at]!.text;
  return words;
};
