/** Where two parts of a sentence meet: "in spite of he was tired", "to stay and watching", "the street where I live in". */
import { ing, participle } from '../../../english/verbs.ts';
import { phraseAt, skipAdverbs, verbAt } from '../clauses.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isEnd, isWord, setOf, SUBJECTS, textOf, type Rule } from './rule.ts';
import { behindDuration } from './tenses.ts';

const BEFORE_CLAUSE: ReadonlyMap<string, string> = new Map(
  Object.entries({ because: 'because', spite: 'although', despite: 'although', due: 'because', thanks: 'because' }),
);

/** "In spite of he was tired", "because of we had walked", "despite it rained": a clause takes another word. */
const clauseBehindSmallWord = atEachWord((tokens, at) => {
  const opener = tokens[at]!;
  const right = BEFORE_CLAUSE.get(opener.lower);
  if (right === undefined) return undefined;
  const start = opener.lower === 'despite' ? at + 1 : /^(?:of|to)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : undefined;
  if (start === undefined || (opener.lower === 'spite' && tokens[at - 1]?.lower !== 'in')) return undefined;
  const subject = phraseAt(tokens, start);
  if (subject === undefined || !(isWord(subject.head, SUBJECTS) || subject.determiner)) return undefined;
  const verb = verbAt(tokens, skipAdverbs(tokens, subject.end));
  // "Because of the things he said", "despite the work done": what is said of the noun.
  if (!verb || (!subject.isPronoun && verb.base !== 'be' && !isA(tokens[verb.at], 'AUX'))) return undefined;
  if (!subject.isPronoun && tokens.slice(verb.main + 1).some((token) => isA(token, 'AUX'))) return undefined;
  const from = opener.lower === 'spite' ? tokens[at - 1]! : opener;
  return { from, to: tokens[start - 1]!, message: `A clause follows, so it is “${right}”.`, replacements: [right] };
});

/** "To stay at home and watching a film": both in the same form. */
const parallel = atEachWord((tokens, at) => {
  const [and, doing, next] = tokens.slice(at, at + 3);
  if (!/^(?:and|or)$/.test(and!.lower) || !isA(doing, 'VERB') || !isA(next, 'DET', 'PRON')) return undefined;
  const base = wordOf(doing!.lower).verb.get('ing');
  if (base === undefined) return undefined;
  const from = tokens.slice(0, at).findLastIndex((token) => isA(token, 'PUNCT', 'VERB', 'AUX'));
  const first = tokens[from];
  if (!isA(first, 'VERB') || tokens[from - 1]?.lower !== 'to' || !wordOf(first!.lower).verb.has('base')) return undefined;
  if (at - from > 5 || tokens.slice(from, at).some((token) => /ing$/.test(token.lower) || isA(token, 'CCONJ', 'SCONJ')))
    return undefined;
  // "To stay and watching him suffer was hard": a subject of its own.
  if (verbAt(tokens, skipAdverbs(tokens, phraseAt(tokens, at + 2)?.end ?? at + 3))) return undefined;
  return { from: doing!, message: `Both take the same form: “${base}”.`, replacements: [base] };
});

/** "Responsible for training, ordering stock and to keep costs down": the same the other way round. */
const parallelIng = atEachWord((tokens, at) => {
  const [and, to, verb, next] = tokens.slice(at, at + 4);
  if (!/^(?:and|or)$/.test(and!.lower) || to?.lower !== 'to' || !isA(verb, 'VERB') || !isA(next, 'DET', 'PRON', 'NOUN'))
    return undefined;
  const start = tokens
    .slice(0, at)
    .findLastIndex((token) =>
      /^(?:for|of|about|enjoy|enjoys|like|likes|love|loves|by|include|includes|without)$/.test(token.lower),
    );
  if (start < 0 || at - start > 9 || !wordOf(verb!.lower).verb.has('base')) return undefined;
  const between = tokens.slice(start + 1, at);
  const deeds = between.filter((token) => isA(token, 'VERB', 'AUX') || token.lower === 'to');
  if (!wordOf(between[0]?.lower ?? '').verb.has('ing')) return undefined;
  if (deeds.length === 0 || !deeds.every((token) => wordOf(token.lower).verb.has('ing'))) return undefined;
  const right = ing(verb!.lower);
  return { from: to, to: verb!, message: `Both take the same form: “${right}”.`, replacements: [right] };
});

const STAYING = setOf('live stay work study be');
/** "The street where I live in": "where" says it already. */
const whereIn = atEachWord((tokens, at) => {
  const [noun, where] = tokens.slice(at, at + 2);
  if (where?.lower !== 'where' || !isA(noun, 'NOUN')) return undefined;
  const subject = phraseAt(tokens, at + 2);
  const verb = subject && verbAt(tokens, skipAdverbs(tokens, subject.end));
  if (!verb) return undefined;
  const small = tokens[verb.main + 1];
  const main = [...wordOf(tokens[verb.main]!.lower).verb.values()][0] ?? verb.base;
  if (
    !STAYING.has(main) ||
    !/^(?:in|at)$/.test(small?.lower ?? '') ||
    (!isEnd(tokens[verb.main + 2]) && !isA(tokens[verb.main + 2], 'AUX'))
  )
    return undefined;
  const last = tokens[verb.main]!;
  return { from: last, to: small!, message: '“Where” says it already.', replacements: [last.text] };
});

/** "My tooth was hurting since three days": what had lasted until then. */
const hadBeen = atEachWord((tokens, at) => {
  const [was, doing] = tokens.slice(at, at + 2);
  if (!/^(?:was|were)$/.test(was!.lower) || !isA(doing, 'VERB') || !wordOf(doing!.lower).verb.has('ing')) return undefined;
  const since = tokens.findIndex((token, place) => place > at + 1 && place < at + 7 && token.lower === 'since');
  const behind = behindDuration(tokens, since + 1);
  if (since < 0 || behind === since + 1 || tokens.slice(at + 2, since).some((token) => isA(token, 'PUNCT', 'VERB', 'CCONJ')))
    return undefined;
  const rest = textOf(tokens, at + 1, since);
  return {
    from: was!,
    to: tokens[since]!,
    message: 'What had lasted until then takes “had been”, and a length of time “for”.',
    replacements: [`had been ${rest} for`],
  };
});

const HAPPENS = setOf('happen occur appear disappear arrive die sleep consist belong exist');
/** "The accident was happened", "he was died": nobody does this to another. */
const wasHappened = atEachWord((tokens, at) => {
  const [be, verb] = tokens.slice(at, at + 2);
  if (!/^(?:is|are|was|were)$/.test(be!.lower) || !isA(verb, 'VERB') || isA(tokens[at - 1], 'AUX')) return undefined;
  const base = wordOf(verb!.lower).verb.get('past');
  if (base === undefined || !HAPPENS.has(base) || participle(base) !== verb!.lower) return undefined;
  return { from: be!, to: verb!, message: `“${base}” takes no “be”.`, replacements: [verb!.lower] };
});

const TOLD = setOf('know see hear tell ask find get go come leave');
/** "If I knew you were coming, I would have baked a cake": what can no longer be changed takes "had". */
const hadKnown = atEachWord((tokens, at) => {
  if (tokens[at]!.lower !== 'if' || !isWord(tokens[at + 1], SUBJECTS)) return undefined;
  const verb = verbAt(tokens, at + 2);
  if (verb?.form !== 'past' || verb.main !== verb.at || !TOLD.has(verb.base)) return undefined;
  const would = tokens.findIndex((token, place) => place > at + 3 && /^(?:would|could|might)$/.test(token.lower));
  const have = tokens[would + 1]?.lower === "n't" || tokens[would + 1]?.lower === 'not' ? would + 2 : would + 1;
  if (would < 0 || tokens[have]?.lower !== 'have' || !wordOf(tokens[have + 1]?.lower ?? '').verb.has('participle'))
    return undefined;
  const right = `had ${participle(verb.base)}`;
  return { from: tokens[verb.at]!, message: `That is over, so it is “${right}”.`, replacements: [right] };
});

const RISERS = setOf(
  'temperature price sun number level rate cost sale unemployment population water smoke demand income profit voice',
);
const goesUp = (token: Token | undefined): boolean => token !== undefined && RISERS.has(token.lower.replace(/s$/, ''));
/** "The temperature raised steadily", "we rose over £200": what goes up by itself rises. */
const raised = atEachWord((tokens, at) => {
  const [verb, next] = tokens.slice(at, at + 2);
  const before = tokens[at - 1];
  const money = tokens[/^(?:over|about|nearly|almost)$/.test(next?.lower ?? '') ? at + 2 : at + 1]?.text ?? '';
  if (verb!.lower === 'rose' && /^[£$€]/.test(money) && isWord(before, SUBJECTS) && before?.lower !== 'it')
    return { from: verb!, message: 'One raises money; what goes up by itself rises.', replacements: ['raised'] };
  if (!/^raise[sd]?$/.test(verb!.lower) || !isA(verb, 'VERB') || !goesUp(before)) return undefined;
  if (!isEnd(next) && !/ly$|^(?:to|by|from|in|at|up|and|very|so|too|again|last|during|every|this|steady)$/.test(next!.lower))
    return undefined;
  const right = { raise: 'rise', raises: 'rises', raised: 'rose' }[verb!.lower]!;
  return { from: verb!, message: `What goes up by itself rises: “${right}”.`, replacements: [right] };
});

const JOBS_NOT_MEANT = setOf(
  'slave horse dog charm machine demon madman champion hero king maniac beast man woman god boy girl child',
);
/** "I work like a cleaner": that is what one is. */
const workAs = atEachWord((tokens, at) => {
  const [verb, like, a, job] = tokens.slice(at, at + 4);
  if (!/^work(?:s|ed|ing)?$/.test(verb!.lower) || like?.lower !== 'like' || !/^an?$/.test(a?.lower ?? '')) return undefined;
  if (
    job === undefined ||
    isWord(job, JOBS_NOT_MEANT) ||
    !/(?:er|or|ist|ian|ant|ent|nurse|cook|chef|guide|guard|maid|pilot)$/.test(job.lower)
  )
    return undefined;
  return { from: like, message: 'What one is takes “as”: “like” only compares.', replacements: ['as'] };
});

/** "My German isn't still perfect": "still" stands before what is denied. */
const stillNot = atEachWord((tokens, at) => {
  const [verb, not, still, next] = tokens.slice(at, at + 4);
  if (not?.lower !== "n't" || still?.lower !== 'still' || tokens.at(-1)?.text === '?' || !isA(next, 'ADJ', 'VERB', 'ADV', 'DET'))
    return undefined;
  if (!/^(?:is|are|do|does|have|has|ca)$/.test(verb!.lower)) return undefined;
  return { from: verb!, to: still, message: '“Still” stands before what is denied.', replacements: [`still ${verb!.text}n't`] };
});

export const jointRules: readonly Rule[] = [
  clauseBehindSmallWord,
  parallel,
  parallelIng,
  whereIn,
  hadBeen,
  wasHappened,
  hadKnown,
  raised,
  workAs,
  stillNot,
];
