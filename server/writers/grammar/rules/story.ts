/** Whether what a clause tells is over: by a word such as "yesterday", or by the pasts that stand around it. */
import type { Clause } from '../clauses.ts';
import type { Reading, Sentence, Token } from '../reading.ts';
import { wordOf } from '../words.ts';
import { past } from '../../../english/verbs.ts';
import { atEachClause, isA, isEnd, isWord, setOf, type Rule } from './rule.ts';

const PERIOD = setOf(
  'night week weekend month year summer winter spring autumn fall monday tuesday wednesday thursday friday saturday sunday',
);
/** Verbs of the one who tells it, who is in the present: "yesterday, I think, …". */
const ASIDES = setOf('think believe guess know hope suppose mean say hear remember wonder wish feel love like hate want need');

/** "Yesterday", "two days ago", "last week", not "since yesterday" or "yesterday's". */
export const hasPastTime = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const before = tokens[at - 1]?.lower ?? '';
    const next = tokens[at + 1];
    if (/^(?:since|until|from|for|of|about|like|than|the|over|in|during|by|at)$/.test(before)) return false;
    if (/^(?:yesterday|ago)$/.test(token.lower)) return !next?.lower.startsWith("'");
    return token.lower === 'last' && isWord(next, PERIOD) && !tokens[at + 2]?.lower.startsWith("'");
  });

const isPast = ({ verb }: Clause): boolean => verb.form === 'past';
const isPresent = ({ verb, subject }: Clause): boolean =>
  (verb.form === 'base' || verb.form === 'third') && !(subject.head.text === 'I' && ASIDES.has(verb.base));

/** All that is told around this clause is told as past. */
export const isAmongPasts = (clause: Clause, sentence: Sentence, { sentences }: Reading): boolean => {
  const at = sentences.indexOf(sentence);
  const around = sentences
    .slice(Math.max(0, at - 2), at + 3)
    .flatMap(({ clauses }) => clauses)
    .filter((other) => other !== clause);
  return (
    hasPastTime(sentence.tokens) || (!ASIDES.has(clause.verb.base) && around.filter(isPast).length > 1 && !around.some(isPresent))
  );
};

/** "Yesterday I go", "she opened the door and look inside", "when I was young, I live in a village". */
const presentOfThePast = atEachClause((clause, { tokens, clauses }) => {
  const { subject, verb, opener, isShared } = clause;
  const finite = tokens[verb.at]!;
  const right = past(verb.base);
  if (verb.form !== 'base' && verb.form !== 'third') return undefined;
  if (/^(?:be|have|do)$/.test(verb.base) || ASIDES.has(verb.base) || right === finite.lower) return undefined;
  // "Arrogant and callous", "gold and lead": other words.
  if (isShared && (isEnd(tokens[verb.at + 1]) || wordOf(finite.lower).isAdjective)) return undefined;
  if (!isA(finite, 'VERB') || (isEnd(tokens[verb.at + 1]) && !subject.isPronoun)) return undefined;
  if (tokens.some(({ text }) => /["?]/.test(text))) return undefined;
  const way = opener?.lower ?? '';
  if (!/^(?:|and|,|when|but|so)$/.test(way)) return undefined;
  const before = clauses[clauses.indexOf(clause) - 1];
  const isWhen = tokens.some(({ lower }) => lower === 'when');
  const isDated =
    hasPastTime(tokens) &&
    !tokens.some(({ lower }) => lower === 'that') &&
    (subject.isPronoun || subject.determiner !== undefined || isShared) &&
    !clauses.some((other) => other !== clause && isPresent(other) && !other.isShared);
  // What lies between might hold a clause that could not be read.
  const isNext =
    before !== undefined && !tokens.slice(before.verb.main, clause.start - 1).some((token) => isA(token, 'CCONJ', 'SCONJ'));
  const goesWithPast =
    isNext && isPast(before) && ((isShared && way === 'and' && before.verb.base !== 'be') || (isWhen && subject.isPronoun));
  if (!isDated && !goesWithPast) return undefined;
  return { from: finite, message: `The rest is in the past tense, so this is “${right}”.`, replacements: [right] };
});

export const storyRules: readonly Rule[] = [presentOfThePast];
