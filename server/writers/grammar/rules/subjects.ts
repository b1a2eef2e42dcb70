/** Where a clause begins, and what its subject is. */
import type { Token } from '../reading.ts';
import { isA, isWord, setOf } from './rule.ts';

const OPENERS = setOf(
  'and but or so because if when while although though that where since unless until whether whereas before after then however',
);
const THINKING = setOf('think thinks thought believe believes believed know knew hope guess say says said suppose feel felt');
const ASKED_FOR =
  /^(?:suggest|recommend|insist|demand|require|propose|request|ask|urge|prefer|advise)(?:s|d|ed|ing)?$|^(?:essential|important|necessary|vital|crucial|imperative|desirable|advisable|better|suggestion|recommendation|demand|requirement|condition|lest)$/;
const CONDITIONAL = setOf('if though wish wishes wished unless suppose supposing would imagine lest');

const hasVerb = (tokens: readonly Token[], before: number): boolean =>
  tokens.slice(0, before).some(({ part }) => part === 'VERB' || part === 'AUX');

/** "that he go", as what is asked for: the asking stands right before it. */
export const isSubjunctive = (tokens: readonly Pick<Token, 'lower'>[], before: number): boolean =>
  tokens.slice(Math.max(0, before - 5), before).some(({ lower }) => ASKED_FOR.test(lower)) ||
  // "I suggest that he go and that she stay".
  (/^(?:and|or)$/.test(tokens[before - 2]?.lower ?? '') &&
    tokens[before - 1]?.lower === 'that' &&
    tokens.slice(0, before).some(({ lower }) => ASKED_FOR.test(lower))) ||
  tokens[before]?.lower === 'god' ||
  /^(?:may|god|heaven|lest)$/.test(tokens[before - 1]?.lower ?? '');

/** "if he were", as what is only imagined. */
export const isImagined = (tokens: readonly Token[], before: number): boolean =>
  tokens.slice(0, before).some((token, at) => isWord(token, CONDITIONAL) || (at === 0 && token.lower === 'were'));

/** A subject may begin here: at the start, after a word that opens a clause, after an introduction with a comma. */
export const opensClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (before === undefined) return true;
  if (/^["(:;–—]$/.test(before.text)) return true;
  if (isWord(before, THINKING)) return true;
  if (before.text === ',') {
    const [first] = tokens;
    const isOpening = isA(first, 'ADP', 'SCONJ', 'ADV', 'INTJ') || (at < 5 && !hasVerb(tokens, at));
    return isOpening && !tokens.slice(at).some(({ lower }) => lower === 'and');
  }
  if (/^(?:and|or|so)$/.test(before.lower)) {
    // "The dog and the cat sleep": one subject of two.
    const joined = tokens[at - 2];
    return hasVerb(tokens, at - 1) && !isA(joined, 'NOUN', 'PROPN', 'PRON');
  }
  return isWord(before, OPENERS) || isA(before, 'SCONJ');
};

/** The same for a pronoun, which seldom is the second half of a subject. */
export const pronounOpensClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (before !== undefined && (before.lower === 'and' || before.text === ',')) {
    return hasVerb(tokens, at - 1) || isA(tokens[0], 'ADP', 'SCONJ', 'ADV', 'INTJ');
  }
  return opensClause(tokens, at) || isWord(before, setOf('what how why who which'));
};

const DETERMINERS = setOf(
  'the a an this that these those my your his her its our their each every another no some many several most all few both',
);

interface Subject {
  readonly head: Token;
  /** The place behind it. */
  readonly next: number;
  readonly determiner: Token | undefined;
  /** "of …" stands between the head and its verb. */
  readonly hasOf: boolean;
  /** "in …", "on …" stands there. */
  readonly hasPlace: boolean;
}

/** The noun phrase that begins here: determiner, adjectives, nouns, and at most one "of …" or "in …". */
export const subjectAt = (tokens: readonly Token[], at: number): Subject | undefined => {
  const determiner = isWord(tokens[at], DETERMINERS) ? tokens[at] : undefined;
  let place = determiner ? at + 1 : at;
  while (isA(tokens[place], 'ADJ', 'NUM') && isA(tokens[place + 1], 'ADJ', 'NOUN')) {
    if (isA(tokens[place], 'NUM')) return undefined;
    place++;
  }
  if (!isA(tokens[place], 'NOUN')) return undefined;
  while (isA(tokens[place + 1], 'NOUN')) place++;
  const head = tokens[place]!;
  const link = tokens[place + 1]?.lower ?? '';
  const hasPlace = /^(?:in|on|at|near|behind|under|from)$/.test(link) && isWord(tokens[place + 2], DETERMINERS);
  if (link !== 'of' && !hasPlace) return { head, next: place + 1, determiner, hasOf: false, hasPlace };
  let behind = place + 2;
  while (isA(tokens[behind], 'DET', 'ADJ', 'NOUN') || isWord(tokens[behind], DETERMINERS)) behind++;
  return isA(tokens[behind - 1], 'NOUN') ? { head, next: behind, determiner, hasOf: !hasPlace, hasPlace } : undefined;
};
