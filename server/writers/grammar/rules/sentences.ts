/** What a sentence is as a whole: a question without its mark, a clause that belongs to the sentence before it. */
import type { Finding } from '../finding.ts';
import type { Sentence } from '../reading.ts';
import { isA, isEnd, isWord, setOf, SUBJECTS, type Rule } from './rule.ts';

/** Before its subject such a verb asks; "do it" and "have it" may order, "had" and "were" may suppose. */
const ASKS = setOf('can could will would do does did is are am was has have shall');
const WH = setOf('who what when where why how');
const ORDERED = setOf('it they');

const OPENS = 3;
const asks = ({ tokens }: Sentence): boolean => {
  const start = /^(?:and|so|but|or|hey|hi|oh|well)$/.test(tokens[0]!.lower) ? (tokens[1]?.text === ',' ? 2 : 1) : 0;
  if (tokens.some(({ text }) => /^[",;:–—]$/.test(text) && text !== tokens[1]?.text)) return false;
  const verb = isWord(tokens[start], WH) ? start + 1 : start;
  const [does, subject, next] = tokens.slice(verb, verb + OPENS);
  if (!isWord(does, ASKS) && !(does?.lower === 'should' && verb > start))
    return does?.lower === 'should' && asksOfMe(subject?.lower);
  const after = subject?.lower === "n't" ? next : subject;
  if (!isWord(after, SUBJECTS) && !(after?.lower === 'there' && verb === start)) return false;
  // "Do it now." "What he has is hers."
  return !(verb === start && /^(?:do|have)$/.test(does!.lower) && isWord(after, ORDERED));
};
/** "Should I call?" asks; "should you need help" supposes. */
const asksOfMe = (subject: string | undefined): boolean => subject === 'i' || subject === 'we';

const questionMark: Rule = function* ({ sentences, text }) {
  for (const sentence of sentences) {
    const [last, before] = [sentence.tokens.at(-1)!, sentence.tokens.at(-2)];
    if (last.text !== '.' || before === undefined || sentence.tokens.length < 4 || !asks(sentence)) continue;
    yield {
      type: 'punctuation',
      start: before.start,
      end: last.end,
      message: 'A question ends with a question mark.',
      replacements: [`${text.slice(before.start, before.end)}?`],
      safe: true,
      weight: 2,
    } satisfies Finding;
  }
};

const uncapitalised = (word: string): string => (word === 'I' ? word : word[0]!.toLowerCase() + word.slice(1));

/** "I like it. Because it is warm.", "He left. Which surprised us.": how the clause joins the sentence before it, or undefined. */
const joinOf = ({ tokens, clauses }: Sentence): string | undefined => {
  const [first, second] = tokens;
  if (tokens.at(-1)!.text !== '.' || tokens.length < 4) return undefined;
  if (first!.lower === 'which' && isA(second, 'VERB', 'AUX') && clauses.length < 2) return ', ';
  if (first!.lower === 'such' && second!.lower === 'as' && clauses.length === 0) return ', ';
  if (
    !/^(?:because|although|though|whereas|unless)$/.test(first!.lower) ||
    second!.lower === 'of' ||
    tokens.some(({ text }) => /^[,;:–—"]$/.test(text))
  )
    return undefined;
  const verbs = tokens.filter(
    (token, at) => isA(token, 'VERB', 'AUX') && !/ing$/.test(token.lower) && !isA(tokens[at - 1], 'AUX', 'PART'),
  );
  return verbs.length === 1 || (clauses.length === 1 && first!.lower !== 'because')
    ? /^(?:although|though|whereas)$/.test(first!.lower)
      ? ', '
      : ' '
    : undefined;
};

const fragment: Rule = function* ({ sentences, text }) {
  for (const [at, sentence] of sentences.entries()) {
    const previous = sentences[at - 1];
    const [stop, word] = [previous?.tokens.at(-1), previous?.tokens.at(-2)];
    if (previous === undefined || previous.closes || stop?.text !== '.' || isEnd(word) || previous.tokens.length < 5) continue;
    const join = joinOf(sentence);
    const first = sentence.tokens[0]!;
    if (join === undefined) continue;
    yield {
      type: 'punctuation',
      start: word!.start,
      end: first.end,
      message: 'This clause cannot stand alone: it belongs to the sentence before it.',
      replacements: [`${text.slice(word!.start, word!.end)}${join}${uncapitalised(first.text)}`],
      safe: true,
      weight: 2,
    } satisfies Finding;
  }
};

export const sentenceRules: readonly Rule[] = [questionMark, fragment];
