/** Whether what a clause tells is over: by a word such as "yesterday", or by the pasts that stand around it. */
import type { Clause } from '../clauses.ts';
import type { Reading, Sentence, Token } from '../reading.ts';
import { wordOf } from '../words.ts';
import { baseOfPastOnly, past } from '../../../english/verbs.ts';
import { isSubjunctive } from './subjects.ts';
import { atEachClause, atEachWord, isA, isEnd, isOrderFrom, isWord, setOf, type Rule } from './rule.ts';

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

/** "In 2015 we …", told by who was there or of what else is told as past. */
const opensWithYear = ({ tokens, clauses }: Sentence): boolean =>
  tokens[0]?.lower === 'in' &&
  /^(?:19\d\d|20[01]\d|202[0-4])$/.test(tokens[1]?.text ?? '') &&
  (clauses.some((clause) => isPast(clause)) ||
    /^(?:i|we|he|she|my|our|his|her)$/.test(tokens[tokens[2]?.text === ',' ? 3 : 2]?.lower ?? ''));

/** "First read the meter and compare it" tells nobody's past; "she put it down" does. */
const isPast = ({ verb, subject }: Clause): boolean =>
  verb.form === 'past' && (past(verb.base) !== verb.base || (subject.number === 'one' && subject.head.text !== 'I'));
const isPresent = ({ verb, subject }: Clause): boolean =>
  !(verb.base === 'have' && verb.main > verb.at) &&
  (verb.form === 'base' || verb.form === 'third') &&
  !(subject.head.text === 'I' && ASIDES.has(verb.base));

/** All that is told around this clause is told as past. */
export const isAmongPasts = (clause: Clause, sentence: Sentence, { sentences }: Reading): boolean => {
  const at = sentences.indexOf(sentence);
  const around = sentences
    .slice(Math.max(0, at - 2), at + 3)
    .flatMap(({ clauses }) => clauses)
    .filter((other) => other !== clause);
  return (
    hasPastTime(sentence.tokens) ||
    (!ASIDES.has(clause.verb.base) && around.filter(isPast).length > Math.max(1, 3 * around.filter(isPresent).length))
  );
};

/** "She lay there until the ambulance come", "the ambulance come and took him": tied to one past. */
export const isTiedToPast = (clause: Clause, { clauses, tokens }: Sentence): boolean => {
  const before = clauses[clauses.indexOf(clause) - 1];
  const and = tokens.findIndex(({ lower }, place) => place > clause.verb.main && lower === 'and');
  return (
    (and > 0 && baseOfPastOnly(tokens[and + 1]?.lower ?? '') !== undefined) ||
    (before !== undefined && isPast(before) && /^(?:until|till|when|before|after)$/.test(clause.opener?.lower ?? ''))
  );
};

/** Who tells of what still is so says one of these. */
const LASTING = setOf('always often usually never sometimes still now today every each nowadays whenever if');
/** A deed of a story told in nothing but pasts, before it and behind it. */
const isAloneAmongPasts = (clause: Clause, sentence: Sentence, { sentences }: Reading): boolean => {
  const at = sentences.indexOf(sentence);
  const around = [...sentences.slice(Math.max(0, at - 3), at), ...sentences.slice(at + 1, at + 3)].flatMap(
    ({ clauses }) => clauses,
  );
  return (
    clause.verb.main === clause.verb.at &&
    !STATIVE.has(clause.verb.base) &&
    clause.subject.head.lower !== 'they' &&
    around.filter(isPast).length > (/^(?:then|suddenly)$/.test(sentence.tokens[0]!.lower) ? 1 : 2) &&
    !around.some(isPresent) &&
    around.every(({ verb }) => verb.form !== 'modal' || /^(?:could|would|'d|might)$/.test(verb.base))
  );
};
const STATIVE = setOf(
  'live know want like love need have be seem look mean belong depend contain include consist cost own remain stand lie exist represent show suggest tell say explain describe argue think believe understand',
);

const TELLING = setOf(
  'show prove suggest tell say mean report explain describe indicate confirm reveal argue claim state demonstrate',
);
/** A clause hangs on the verb: "shows that …", "tells us how …", "proves he was there". */
const tellsClause = ({ verb }: Clause, { tokens, clauses }: Sentence): boolean =>
  tokens.slice(verb.main + 1, verb.main + 3).some(({ lower }) => /^(?:that|how|why|whether|what|where|when|who)$/.test(lower)) ||
  clauses.some(({ start }) => start === verb.main + 1);

/** "Yesterday I go", "she opened the door and look inside", "when I was young, I live in a village". */
const presentOfThePast = atEachClause((clause, sentence, reading) => {
  const { tokens, clauses } = sentence;
  const { subject, verb, opener, isShared } = clause;
  const finite = tokens[verb.at]!;
  const right = past(verb.base);
  if (verb.form !== 'base' && verb.form !== 'third') return undefined;
  const isAside =
    ASIDES.has(verb.base) && !(isShared && verb.form === 'third' && /^(?:say|hear|feel|need|want)$/.test(verb.base));
  if (/^(?:be|have|do)$/.test(verb.base) || isAside || right === finite.lower) return undefined;
  // "Arrogant and callous", "gold and lead": other words.
  const isOpen = isA(tokens[verb.at + 1], 'DET', 'PRON', 'ADP', 'PART');
  if (isShared && ((isEnd(tokens[verb.at + 1]) && verb.form === 'base') || (wordOf(finite.lower).isAdjective && !isOpen)))
    return undefined;
  if (!(isA(finite, 'VERB') || (verb.form === 'third' && isOpen)) || (isEnd(tokens[verb.at + 1]) && !subject.isPronoun))
    return undefined;
  if (tokens.some(({ text }) => /["?]/.test(text))) return undefined;
  const way = opener?.lower ?? '';
  if (isOrderFrom(tokens) || isSubjunctive(tokens, clause.start)) return undefined;
  if (!/^(?:|and|,|when|but|so|because|until|before|after|while|that)$/.test(way)) return undefined;
  // "He used to read to us, and he still reads to my children."
  if (tokens.slice(Math.max(0, clause.start - 1), verb.at).some((token) => isWord(token, LASTING))) return undefined;
  const before = clauses[clauses.indexOf(clause) - 1];
  const isWhen = tokens.some(({ lower }) => lower === 'when' || lower === 'while');
  const isDated =
    (hasPastTime(tokens) || opensWithYear(sentence)) &&
    !tokens.some(({ lower }) => lower === 'that') &&
    (subject.isPronoun || subject.determiner !== undefined || isShared) &&
    !clauses.some((other) => other !== clause && isPresent(other) && !other.isShared);
  // What lies between might hold a clause that could not be read.
  const isNext =
    before !== undefined && !tokens.slice(before.verb.main, clause.start - 1).some((token) => isA(token, 'CCONJ', 'SCONJ'));
  // "He opened the door and then he runs away".
  const isThen =
    way === 'and' &&
    tokens[clause.start - 1]!.lower === 'then' &&
    before !== undefined &&
    isPast(before) &&
    subject.head.lower === before.subject.head.lower;
  const isTied =
    isNext &&
    isPast(before) &&
    ((isShared && way === 'and' && before.verb.base !== 'be') ||
      (isWhen && (subject.isPronoun || /^(?:the|a|my|his|her|our)$/.test(subject.determiner?.lower ?? ''))));
  const goesWithPast = isThen || isTied;
  // "The report shows that sales rose": what it tells of has a time of its own.
  if (
    !(goesWithPast && isWhen) &&
    !hasPastTime(tokens.slice(0, verb.at)) &&
    TELLING.has(verb.base) &&
    tellsClause(clause, sentence)
  )
    return undefined;
  const isSo = way === 'that' && tokens.slice(0, clause.start).some(({ lower }) => lower === 'so' || lower === 'such');
  if (way === 'that' && !isSo) return undefined;
  // Among nothing but pasts one deed of a person is told as well: "we arrived, and suddenly she start to cry".
  const isTold =
    isAmongPasts(clause, sentence, reading) &&
    (isWord(subject.head, setOf('i he she we they')) || /^(?:an?|the|my|his|her|our)$/.test(subject.determiner?.lower ?? '')) &&
    /^(?:and|,|but|when|because|)$/.test(way) &&
    (clauses.some((other) => other !== clause && isPast(other)) ||
      (verb.form === 'base' && subject.number === 'one') ||
      (isAloneAmongPasts(clause, sentence, reading) && !tokens.some((token) => isWord(token, LASTING)))) &&
    (isA(tokens[verb.at + 1], 'DET', 'PRON', 'ADP', 'ADV', 'PART', 'SCONJ', 'ADJ') ||
      /ing$/.test(tokens[verb.at + 1]?.lower ?? ''));
  const isNoForm = verb.form === 'base' && subject.number === 'one' && subject.head.text !== 'I';
  const isSafe = isNoForm || isDated || goesWithPast || isSo || !isAloneAmongPasts(clause, sentence, reading);
  if (!isDated && !goesWithPast && !isTold && !(isSo && isNext && isPast(before))) return undefined;
  return { from: finite, message: `The rest is in the past tense, so this is “${right}”.`, replacements: [right], safe: isSafe };
});

const THEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    can: 'could',
    ca: 'could',
    will: 'would',
    is: 'was',
    am: 'was',
    are: 'were',
    do: 'did',
    does: 'did',
    has: 'had',
    have: 'had',
  }),
);
const PERSONS = setOf('i he she we they');

/** "It was late and we are tired, so we went home", "yesterday he was ill, so we have no lesson": what was so then. */
const stateOfThePast = atEachClause((clause, sentence) => {
  const { tokens, clauses } = sentence;
  const { subject, verb, opener } = clause;
  const finite = tokens[verb.at]!;
  const right = THEN.get(finite.lower);
  if (right === undefined || !/^(?:be|have)$/.test(verb.base) || verb.main > verb.at || clause.isShared) return undefined;
  const isWhen = tokens[0]!.lower === 'when' && opener?.text === ',';
  const isNamed = isWhen && subject.determiner !== undefined;
  if (!(isNamed || isWord(subject.head, PERSONS)) || !/^(?:and|but|so|because|,)$/.test(opener?.lower ?? '')) return undefined;
  const at = clauses.indexOf(clause);
  const others = clauses.filter((other) => other !== clause);
  if (others.length === 0 || !others.every(isPast) || at === 0) return undefined;
  if (tokens.some((token) => isWord(token, LASTING) || /["?]/.test(token.text) || token.lower === 'that')) return undefined;
  const isThen = hasPastTime(tokens) && hasPastTime(tokens.slice(0, clause.start));
  const isBetween =
    at > 0 && at < clauses.length - 1 && /^(?:so|and|when|because|but)$/.test(clauses[at + 1]!.opener?.lower ?? '');
  if (!isThen && !isBetween && !isWhen) return undefined;
  return { from: finite, message: `The rest is in the past tense, so this is “${right}”.`, replacements: [right] };
});

const BEFORE_THAT = setOf('already just ever never yet since for recently lately still always so');
/** "When I was a child, she has told me stories", "on the third day the engine has stopped": the past, or undefined. */
const toldPerfect = (clause: Clause, sentence: Sentence, reading: Reading): string | undefined => {
  const { tokens, clauses } = sentence;
  const { verb, opener, start } = clause;
  const base = wordOf(tokens[verb.main]!.lower).verb.get('participle');
  if (verb.base !== 'have' || verb.form === 'past' || verb.main === verb.at || base === undefined) return undefined;
  if (tokens.some((token) => isWord(token, BEFORE_THAT)) || tokens[verb.at + 1]?.lower === "n't") return undefined;
  const before = clauses[clauses.indexOf(clause) - 1];
  const isThen = tokens[0]!.lower === 'when' && opener?.text === ',' && before?.verb.base === 'be' && isPast(before);
  const opening = tokens
    .slice(0, start)
    .map(({ lower }) => lower)
    .join(' ');
  const isDay =
    /^(?:on the (?:\w+ )?(?:day|night|morning|evening)|one (?:day|night|morning|evening)|that (?:day|night|morning|evening)|then|suddenly|after that)(?: ,)?$/.test(
      opening,
    );
  return isThen || (isDay && isAmongPasts(clause, sentence, reading)) ? past(base) : undefined;
};

/** "She was angry because I don't call", "it was so cold that we can't swim": helpers among pasts. */
const helperOfThePast = atEachClause((clause, sentence, reading) => {
  const { tokens, clauses } = sentence;
  const { subject, verb, opener } = clause;
  const finite = tokens[verb.at]!;
  const right = THEN.get(finite.lower);
  const way = opener?.lower ?? '';
  if (right === undefined || !isA(finite, 'AUX', 'VERB') || tokens.some(({ text }) => /["?:]/.test(text))) return undefined;
  if (!subject.isPronoun && subject.determiner === undefined) return undefined;
  const before = clauses[clauses.indexOf(clause) - 1];
  const isDo = /^(?:do|does|has|have)$/.test(finite.lower);
  // "He said that he is" may still be so; what someone does not do, cannot do or has done goes with the story.
  if (tokens.slice(clause.start, verb.at + 3).some(({ lower }) => /^(?:still|now|today|always|never|usually)$/.test(lower)))
    return undefined;
  const isHelper = verb.main > verb.at || tokens[verb.at + 1]?.lower === "n't";
  if (!isHelper || (isDo && verb.main === verb.at)) return undefined;
  const isSo = way === 'that' && tokens.slice(0, clause.start).some(({ lower }) => lower === 'so' || lower === 'such');
  const isTied = before !== undefined && isPast(before) && (isSo || /^(?:because|when|and|but|,|while)$/.test(way));
  const isSeen =
    way === 'that' &&
    before !== undefined &&
    isPast(before) &&
    finite.lower === 'has' &&
    isA(tokens[clause.start - 2], 'VERB') &&
    verb.main > verb.at;
  if (isSeen && /^(?:see|notice|realize|realise|know|find|discover|think|understand|learn|remember)$/.test(before.verb.base))
    return { from: finite, message: 'The rest is in the past tense, so this is “had”.', replacements: ['had'] };
  const told = toldPerfect(clause, sentence, reading);
  if (told)
    return {
      from: finite,
      to: tokens[verb.main]!,
      message: `The rest is in the past tense, so this is “${told}”.`,
      replacements: [told],
    };
  // "When I arrived, the film has already started."
  const isBefore =
    way === ',' &&
    before !== undefined &&
    isPast(before) &&
    /^(?:when|before|after)$/.test(tokens[0]!.lower) &&
    verb.main > verb.at;
  if (isBefore && /^(?:has|have)$/.test(finite.lower) && clauses.length === 2 && !tokens.some((token) => isWord(token, LASTING)))
    return { from: finite, message: 'What was over before that takes “had”.', replacements: ['had'] };
  const later = clauses[clauses.indexOf(clause) + 1];
  const isNot = /^(?:do|does|ca)$/.test(finite.lower) && tokens[verb.at + 1]?.lower === "n't";
  const isAtFirst = tokens[0]!.lower === 'at' && tokens[1]?.lower === 'first';
  const isTold = subject.determiner !== undefined && isAmongPasts(clause, sentence, reading);
  if (isNot && later !== undefined && isPast(later) && (isTold || isAtFirst))
    return {
      from: finite,
      to: tokens[verb.at + 1]!,
      message: `The rest is in the past tense, so this is “${right}n't”.`,
      replacements: [`${right}n't`],
    };
  const isDated = hasPastTime(tokens) && clauses.length === 1 && isWord(subject.head, PERSONS);
  const isLone = /^(?:and|,|)$/.test(way) && isWord(tokens[0], setOf('then suddenly'));
  if (!isTied && !isDated && !isLone) return undefined;
  if ((!isSo && !isAmongPasts(clause, sentence, reading)) || !isWord(subject.head, PERSONS)) return undefined;
  if (/^(?:is|are|am|has|have)$/.test(finite.lower) && !isSo && way !== 'when' && way !== 'and') return undefined;
  if (finite.lower === 'will' && way === 'and') return undefined;
  const from = tokens[verb.at]!;
  const not = tokens[verb.at + 1];
  const isShort = not?.lower === "n't" && not.start === from.end;
  return {
    from,
    ...(isShort && { to: not }),
    message: `The rest is in the past tense, so this is “${right}${isShort ? "n't" : ''}”.`,
    replacements: [`${right}${isShort ? "n't" : ''}`],
  };
});

/** "Which surprise us a lot", "the figures you send me last week", "the only one who come home": a plain form no subject here has. */
const relativeOfThePast = atEachWord((tokens, at, { clauses }) => {
  const [link, verb] = tokens.slice(at, at + 2);
  if (!/^(?:which|who|that)$/.test(link?.lower ?? '') || verb === undefined || !isA(verb, 'VERB', 'NOUN')) return undefined;
  const forms = wordOf(verb.lower).verb;
  if (forms.get('base') !== verb.lower || forms.has('past') || /^(?:be|have|do)$/.test(verb.lower)) return undefined;
  const isWhole = link!.lower === 'which' && tokens[at - 1]?.text === ',';
  const isOne =
    link!.lower === 'who' &&
    /^(?:one|man|woman|boy|girl|person|friend|brother|sister|mother|father|somebody|someone)$/.test(tokens[at - 1]?.lower ?? '');
  const main = clauses.findLast((clause) => clause.verb.main < at);
  if (main === undefined || !isPast(main) || (!isWhole && !isOne)) return undefined;
  if (!isA(tokens[at + 2], 'DET', 'PRON', 'ADP', 'ADV', 'NOUN', 'PART', 'PROPN')) return undefined;
  const right = past(verb.lower);
  return { from: verb, message: `The rest is in the past tense, so this is “${right}”.`, replacements: [right] };
});

/** "The figures you send me last week": said of a time that is over. */
const datedRelative = atEachWord((tokens, at) => {
  const [noun, who, verb] = tokens.slice(at, at + 3);
  if (!isA(noun, 'NOUN', 'PRON') || !isWord(who, setOf('i you he she we they')) || !isA(verb, 'VERB')) return undefined;
  const forms = wordOf(verb!.lower).verb;
  const base = forms.get('base') ?? forms.get('third');
  if (base === undefined || forms.has('past') || ASIDES.has(base)) return undefined;
  const rest = tokens.slice(at + 3, at + 9);
  const end = rest.findIndex((token) => isA(token, 'PUNCT', 'CCONJ', 'SCONJ', 'AUX'));
  if (!hasPastTime(end < 0 ? rest : rest.slice(0, end))) return undefined;
  const right = past(base);
  return { from: verb!, message: `That is over, so it is “${right}”.`, replacements: [right] };
});

export const storyRules: readonly Rule[] = [presentOfThePast, helperOfThePast, stateOfThePast, relativeOfThePast, datedRelative];
