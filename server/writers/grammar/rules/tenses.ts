/** Time and the form of the verb: what lasts, what is over, what is to come. */
import type { Token } from '../reading.ts';
import { participle, past, thirdPerson } from '../../../english/verbs.ts';
import { phraseAt } from '../clauses.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isBase, isWord, setOf, SUBJECTS, type Rule } from './rule.ts';

const UNITS = /^(?:second|minute|hour|day|week|month|year|decade)s?$/;

/** The place behind "five years", "an hour", "a long time"; `at` itself where no length of time stands there. */
export const behindDuration = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.lower === 'a' && tokens[at + 1]?.lower === 'long' && tokens[at + 2]?.lower === 'time') return at + 3;
  const isCount = isA(tokens[at], 'NUM') || /^(?:an?|many|several|some|few)$/.test(tokens[at]?.lower ?? '');
  if (isCount && tokens[at + 1]?.lower === 'few' && UNITS.test(tokens[at + 2]?.lower ?? '')) return at + 3;
  return isCount && UNITS.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at;
};

const AGO = /^(?:yesterday|ago)$/;

/** "Yesterday I have finished", "I have met her last week". */
const finishedTime = atEachWord((tokens, at) => {
  const [subject, have, verb] = tokens.slice(at, at + 3);
  if (
    !isWord(subject, SUBJECTS) ||
    !/^(?:have|has|'ve)$/.test(have?.lower ?? '') ||
    verb === undefined ||
    !isA(verb, 'VERB', 'AUX') ||
    (participle(verb.lemma) !== verb.lower && verb.lower !== 'been') ||
    isA(tokens[at + 3], 'VERB')
  )
    return undefined;
  const before = tokens.slice(0, at);
  if (tokens.some(({ lower }) => lower === 'since')) return undefined;
  const [first, second] = tokens;
  const startsPast =
    (first?.lower === 'yesterday' && before.length <= 2) ||
    (first?.lower === 'last' &&
      /^(?:night|week|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
        second?.lower ?? '',
      ) &&
      before.length <= 3) ||
    (before.length > 0 && before.length <= 4 && before.some(({ lower }) => lower === 'ago'));
  let endsPast = false;
  for (let place = at + 3; place < Math.min(tokens.length, at + 9) && !isA(tokens[place], 'PUNCT'); place++) {
    const token = tokens[place]!;
    if (isA(token, 'CCONJ', 'SCONJ') && token.lower !== 'when') break;
    const next = tokens[place + 1];
    // "The figures you sent yesterday": the time belongs to another verb.
    if (isWord(token, SUBJECTS) && isA(next, 'VERB', 'AUX')) break;
    if (AGO.test(token.lower) && !next?.lower.startsWith("'")) endsPast = true;
    if (
      token.lower === 'last' &&
      !/^(?:the|over|in|during|for|by|at)$/.test(tokens[place - 1]?.lower ?? '') &&
      /^(?:night|week|month|year|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
        next?.lower ?? '',
      ) &&
      !tokens[place + 2]?.lower.startsWith("'")
    )
      endsPast = true;
    if (
      token.lower === 'when' &&
      /^(?:i|he|she|we|they)$/.test(next?.lower ?? '') &&
      /^(?:was|were)$/.test(tokens[place + 2]?.lower ?? '')
    )
      endsPast = true;
  }
  if (!startsPast && !endsPast) return undefined;
  const isGone = verb.lower === 'been' && tokens[tokens.indexOf(verb) + 1]?.lower === 'to';
  const simple = isGone
    ? 'went'
    : verb.lower === 'been'
      ? /^(?:you|we|they)$/.test(subject!.lower)
        ? 'were'
        : 'was'
      : past(verb.lemma);
  return {
    from: have!,
    to: verb,
    message: `A time that is over takes the simple past: “${simple}”.`,
    replacements: [have!.lower === "'ve" ? ` ${simple}` : simple],
  };
});

const THANKS = setOf('grateful appreciate obliged');
/** "If we would work together, it would be better": what is only imagined takes the past. */
const wouldIf = atEachWord((tokens, at) => {
  const opener = tokens[at]!;
  const who = opener.lower === 'if' ? phraseAt(tokens, at + 1) : undefined;
  const would = who && tokens[who.end];
  const verb = who && tokens[who.end + 1];
  const next = who && tokens[who.end + 2];
  if (who === undefined || would === undefined || !/^(?:would|'d)$/.test(would.lower) || !isBase(verb)) return undefined;
  if (!isWord(who.head, SUBJECTS) && !who.determiner) return undefined;
  if (/^(?:like|mind|please|rather|prefer|love|just|only|have)$/.test(verb.lower) || isWord(tokens[at - 1], ASKED_WHEN))
    return undefined;
  if (
    tokens.slice(Math.max(0, at - 4), at).some((token) => isWord(token, ASKED_WHEN)) ||
    tokens.some((token) => isWord(token, THANKS))
  )
    return undefined;
  const isResult = tokens.some(
    ({ lower }, place) => (place < at || place > who.end + 1) && /^(?:would|could|might|'d)$/.test(lower),
  );
  if (!isResult) return undefined;
  const then = verb.lower === 'be' ? 'were' : past(verb.lower);
  if (next === undefined) return undefined;
  return {
    from: would,
    to: verb,
    message: 'After “if” what is only imagined takes the past.',
    replacements: [would.lower === "'d" ? ` ${then}` : then],
  };
});

const isPastYear = (token: Token | undefined): boolean =>
  /^(?:19|20)\d\d$/.test(token?.lower ?? '') && Number(token!.lower) < new Date().getFullYear();

/** "He has finished his degree in 2010": a year that is over. */
const inYear = atEachWord((tokens, at) => {
  const [subject, have, verb] = tokens.slice(at, at + 3);
  if (!isWord(subject, SUBJECTS) || !/^(?:have|has)$/.test(have?.lower ?? '') || !isA(verb, 'VERB')) return undefined;
  const base = wordOf(verb!.lower).verb.get('participle');
  if (base === undefined) return undefined;
  const place = tokens.findIndex((token, n) => n > at + 2 && n < at + 9 && token.lower === 'in' && isPastYear(tokens[n + 1]));
  if (
    place < 0 ||
    tokens
      .slice(at, place)
      .some(
        (token) =>
          isA(token, 'PUNCT', 'CCONJ', 'SCONJ') ||
          /^(?:since|that|who|which|published|made|built|written|born)$/.test(token.lower),
      )
  )
    return undefined;
  return {
    from: have!,
    to: verb!,
    message: `A time that is over takes the simple past: “${past(base)}”.`,
    replacements: [past(base)],
  };
});

/** "I thought I can", "she hoped he will come": what was thought goes with its past. */
const thoughtCan = atEachWord((tokens, at) => {
  if (
    !/^(?:thought|hoped|knew|believed|realized|realised|wished)$/.test(tokens[at]!.lower) ||
    isA(tokens[at - 1], 'DET', 'ADJ', 'NOUN')
  )
    return undefined;
  const start = tokens[at + 1]?.lower === 'that' ? at + 2 : at + 1;
  const who = phraseAt(tokens, start);
  const helper = who && tokens[who.end];
  const right = { can: 'could', will: 'would', ca: 'could', wo: 'would' }[helper?.lower ?? ''];
  if (right === undefined || !isA(helper, 'AUX')) return undefined;
  const not = tokens[who!.end + 1]?.lower === "n't" ? tokens[who!.end + 1]! : undefined;
  const spelled = not ? `${right}n't` : right;
  return {
    from: helper!,
    to: not ?? helper!,
    message: `What was thought goes with its past: “${spelled}”.`,
    replacements: [spelled],
  };
});

const ASKED_WHEN = setOf('know knows knew wonder ask asked tell told see sure say said decide guess idea depends depend');

/** "If I would have known" is harper's; "if he will come", "when I will arrive" are here. */
const futureIf = atEachWord((tokens, at) => {
  const opener = tokens[at]!;
  const isSoon = opener.lower === 'as' && tokens[at - 1]?.lower === 'soon' && tokens[at - 2]?.lower === 'as';
  if (!isSoon && !/^(?:if|when|until|unless|after|before|once)$/.test(opener.lower)) return undefined;
  const who = phraseAt(tokens, at + 1);
  const isNot = who !== undefined && tokens[who.end + 1]?.lower === 'not';
  const will = who && tokens[who.end];
  const verb = who && tokens[who.end + (isNot ? 2 : 1)];
  const subject = who?.head;
  if (who === undefined || !(isWord(subject, SUBJECTS) || who.determiner) || will?.lower !== 'will' || !isBase(verb))
    return undefined;
  // "If you will wait here" is a polite request.
  if (opener.lower === 'if' && subject!.lower === 'you' && !isNot) return undefined;
  const before = tokens[isSoon ? at - 3 : at - 1];
  // "I wonder when he will come", "I do not know if she will": a question inside is right as it is.
  const isAsked = tokens.slice(Math.max(0, at - 3), at).some((token) => isWord(token, ASKED_WHEN));
  const isPlanned = tokens.slice(0, at).some(({ lower }) => /^(?:will|'ll)$/.test(lower)) && !isAsked && opener.lower !== 'if';
  if (
    before !== undefined &&
    !/^[,;]$/.test(before.text) &&
    !isPlanned &&
    (isAsked || !/^(?:before|until|after)$/.test(opener.lower))
  )
    return undefined;
  if (tokens.at(-1)?.text === '?' && before === undefined && opener.lower === 'when') return undefined;
  const isOne = who.number === 'one' && subject!.text !== 'I';
  const form = isNot
    ? `${verb.lower === 'be' ? (isOne ? 'is' : subject!.lower === 'i' ? 'am' : 'are') : isOne ? 'does' : 'do'} not${verb.lower === 'be' ? '' : ` ${verb.lower}`}`
    : isOne
      ? thirdPerson(verb.lower)
      : verb.lower === 'be'
        ? subject!.lower === 'i'
          ? 'am'
          : 'are'
        : verb.lower;
  return {
    from: will,
    to: verb,
    message: `After “${opener.lower}” the future takes the present: “${form}”.`,
    replacements: [form],
  };
});

export const tenseRules: readonly Rule[] = [thoughtCan, wouldIf, inYear, finishedTime, futureIf];
