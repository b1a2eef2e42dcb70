/** What has lasted until now, or was to have happened by now: "doesn't work since Friday", "I didn't find one yet". */
import { participle } from '../../../english/verbs.ts';
import type { Clause } from '../clauses.ts';
import { isSingular } from '../nouns.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isEnd, isWord, setOf, textOf, type Fix, type Rule } from './rule.ts';
import { behindDuration } from './tenses.ts';

const MONTHS = setOf('january february march april may june july august september october november december');
const DAYS = setOf(
  'monday tuesday wednesday thursday friday saturday sunday yesterday childhood birth then morning noon midnight christmas easter',
);
const isPointAt = (tokens: readonly Token[], at: number): boolean => {
  const [first, second] = tokens.slice(at, at + 2);
  if (isWord(first, MONTHS) || isWord(first, DAYS) || isA(first, 'NUM')) return true;
  if (/^(?:last|early|late|this|the|my|her|his|our)$/.test(first?.lower ?? '')) return isA(second, 'NOUN', 'PROPN', 'ADJ', 'NUM');
  return (
    isWord(first, setOf('i he she we they you')) &&
    wordOf(second?.lower ?? '').verb.has('past') &&
    !wordOf(second!.lower).verb.has('base')
  );
};

/** "Doesn't properly work" in the perfect. */
const notDone = (tokens: readonly Token[], at: number, has: 'has' | 'have'): Omit<Fix, 'message'> | undefined => {
  const not = tokens[at + 1];
  const place = tokens.findIndex((token, n) => n > at + 1 && n < at + 4 && wordOf(token.lower).verb.size > 0);
  const base = [...wordOf(tokens[place]?.lower ?? '').verb.values()][0];
  if (!/^(?:n't|not)$/.test(not?.lower ?? '') || base === undefined) return undefined;
  const between = textOf(tokens, at + 2, place);
  const helper = not!.lower === 'not' ? `${has} not` : `${has}n't`;
  return {
    from: tokens[at]!,
    to: tokens[place]!,
    replacements: [`${helper} ${between ? `${between} ` : ''}${participle(base)}`],
  };
};

/** "Have" of the clause in the perfect, with the verb that it takes: "have been working", "hasn't worked". */
const perfectOf = (tokens: readonly Token[], { subject, verb }: Clause): Omit<Fix, 'message'> | undefined => {
  const finite = tokens[verb.at]!;
  if (finite.part === 'PUNCT' || (verb.form !== 'third' && verb.form !== 'base') || (verb.base === 'have' && verb.main > verb.at))
    return undefined;
  const isOne = verb.form === 'third' || (subject.number === 'one' && subject.head.text !== 'I');
  const has = isOne ? 'has' : 'have';
  const gap = finite.lower.startsWith("'") ? ' ' : '';
  if (verb.base === 'be') {
    if (verb.main === verb.at) return { from: finite, replacements: [`${gap}${has} been`] };
    const doing = wordOf(tokens[verb.main]!.lower).verb;
    const state = doing.get('ing');
    if (state === 'know') return { from: finite, to: tokens[verb.main]!, replacements: [`${gap}${has} known`] };
    return { from: finite, replacements: [`${gap}${has} been`] };
  }
  if (verb.base === 'do')
    return /^(?:n't|not)$/.test(tokens[verb.at + 1]?.lower ?? '')
      ? notDone(tokens, verb.at, has)
      : { from: finite, replacements: [`${has} done`] };
  if (verb.main !== verb.at) return undefined;
  return { from: finite, replacements: [`${has} ${participle(verb.base)}`] };
};

const FOR_GOOD = setOf('like want need think believe hope mean suppose see');
const LASTED = 'What has lasted until now takes “have”.';

/** "I am married since five years", "I know him since we were students", "he works here since May". */
const since = atEachWord((tokens, at, { clauses }) => {
  if (tokens[at]!.lower !== 'since' || at < 2) return undefined;
  const clause = clauses.findLast(({ verb }) => verb.at < at);
  if (clause === undefined || tokens.slice(0, at).some(({ text }) => text === '"')) return undefined;
  const { subject, verb } = clause;
  const between = tokens.slice(verb.main + 1, at);
  if (
    between.some(
      (token) => isA(token, 'PUNCT', 'CCONJ', 'SCONJ', 'AUX') || (isA(token, 'VERB') && !wordOf(token.lower).verb.has('ing')),
    )
  )
    return undefined;
  if (tokens[at - 1]!.lower === 'ever' || (subject.head.lower === 'it' && verb.base === 'be') || subject.head.lower === 'there')
    return undefined;
  const behind = behindDuration(tokens, at + 1);
  const isDuration = behind > at + 1 && tokens[behind]?.lower !== 'ago';
  if (!isDuration && !isPointAt(tokens, at + 1)) return undefined;
  const isClause = isWord(tokens[at + 1], setOf('i he she we they you'));
  if (isClause && FOR_GOOD.has(verb.base)) return undefined;
  const made = perfectOf(tokens, clause);
  if (made === undefined) return undefined;
  if (!isDuration) return { ...made, message: LASTED };
  const last = made.to ?? made.from;
  const rest = textOf(tokens, tokens.indexOf(last) + 1, at);
  return {
    from: made.from,
    to: tokens[behind - 1]!,
    message: 'What has lasted until now takes “have”, and a length of time takes “for”.',
    replacements: [`${made.replacements[0]}${rest ? ` ${rest}` : ''} for ${textOf(tokens, at + 1, behind)}`],
  };
});

/** "I didn't find one yet", "until now I don't receive any email". */
const notYet = atEachWord((tokens, at) => {
  const finite = tokens[at]!;
  if (!/^(?:do|does|did)$/.test(finite.lower) || !/^(?:n't|not)$/.test(tokens[at + 1]?.lower ?? '')) return undefined;
  const end = tokens.findIndex((token, place) => place > at && isEnd(token));
  const inside = tokens.slice(at, end < 0 ? tokens.length : end);
  const isYet = finite.lower === 'did' && inside.at(-1)?.lower === 'yet' && !inside.some((token) => isA(token, 'CCONJ', 'SCONJ'));
  const subject = tokens[at - 1];
  const said = (from: number, to: number): string => textOf(tokens, Math.max(0, from), to).toLowerCase();
  const isUntilNow =
    /(?:(?:until|till|up to) now|so far),?$/.test(said(at - 5, at - 1)) ||
    /(?:until|till) now$/.test(inside.map(({ lower }) => lower).join(' '));
  if ((!isYet && !isUntilNow) || subject === undefined) return undefined;
  const isOne =
    finite.lower === 'does' ||
    /^(?:he|she|it)$/.test(subject.lower) ||
    (isA(subject, 'NOUN') && isSingular(subject.lower, subject.lemma));
  const made = notDone(tokens, at, isOne ? 'has' : 'have');
  return made && { ...made, message: 'What has not happened until now takes “have”.' };
});

export const perfectRules: readonly Rule[] = [since, notYet];
