/** A hook as its grammar shows it, so that whatever is quoted of it is a whole phrase. */
import { wordOf } from '../../grammar/words.ts';
import { read, type Sentence, type Token } from '../../grammar/reading.ts';

export interface Line {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** In speech marks, from here to there: somebody else's words. */
  readonly spoken: readonly (readonly [from: number, to: number])[];
}

const IN_QUOTES = /"[^"]{2,}"/g;

export const lineOf = (text: string): Line => {
  const reading = read(text);
  return {
    text,
    sentences: reading.sentences,
    spoken: [...reading.text.matchAll(IN_QUOTES)].map(({ index, 0: { length } }) => [index, index + length] as const),
  };
};

export const isQuoted = ({ spoken }: Line, { start }: Token): boolean => spoken.some(([from, to]) => from <= start && start < to);

/** The words of a text from one token to another. */
export const wordsOf = ({ text }: Line, first: Token, last: Token): string => text.slice(first.start, last.end);

const INSIDE = /^(?:ADJ|NOUN|PROPN|NUM)$/;
const isJoint = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.text === '-' || tokens[at]?.text === "'s" || tokens[at]?.text === '’s') &&
  tokens[at - 1]?.end === tokens[at]?.start &&
  INSIDE.test(tokens[at + 1]?.part ?? '');

/** From a number, an adjective or a noun to the last noun that belongs to it: the place of that noun. */
export const nounFrom = (tokens: readonly Token[], at: number): number | undefined => {
  let last: number | undefined;
  for (let to = at; to < tokens.length && (INSIDE.test(tokens[to]!.part) || isJoint(tokens, to)); to += 1)
    if (/^(?:NOUN|PROPN)$/.test(tokens[to]!.part)) last = to;
  // "A €40 umbrella stand": the tagger takes the last noun for a verb, with nothing behind it to act on.
  const next = last === undefined ? undefined : tokens[last + 1];
  const isEnd = last !== undefined && (tokens[last + 2] === undefined || tokens[last + 2]!.part === 'PUNCT');
  return next?.part === 'VERB' && isEnd && wordOf(next.lower).isNoun && wordOf(next.lower).verb.has('base') ? last! + 1 : last;
};

/** "In none of them do I know …", "that is never good news": what begins so has its verb behind it. */
const BEGINS_A_CLAUSE = /^(?:(?:in )?(?:none|neither|nobody|no one|not one)|that|this|it|he|she|they|i|we|you) /i;
/** A last clause that can be quoted alone. */
export const isEnding = (words: string): boolean => BEGINS_A_CLAUSE.test(words) || isClause(words);

const BEGINS_WITH_TIME = /^(?:last|this|next|on|in|at|yesterday|today|every|one|since|after|before)\b/i;
/** A finite verb with a subject before it: the words can stand alone. */
export const isClause = (words: string): boolean => {
  const [sentence, ...more] = read(words).sentences;
  if (sentence === undefined) return false;
  const { tokens, clauses } = sentence;
  if (more.length === 0 && /^(?:if|when|because|although|though|while|since|that|which|who)$/.test(tokens[0]!.lower))
    return false;
  return (
    clauses.some(
      ({ opener, subject }) =>
        (subject.start <= 1 || BEGINS_WITH_TIME.test(words)) && (opener === undefined || /^(?:and|but|so)$/.test(opener.lower)),
    ) ||
    // Of a subject that is long, the clauses are not always found.
    (/^(?:DET|NOUN|PROPN|PRON|NUM|ADJ)$/.test(tokens[0]!.part) && tokens.some(({ part }, at) => at > 0 && part === 'AUX'))
  );
};
