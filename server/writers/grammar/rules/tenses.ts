/** Time and the form of the verb: what lasts, what is over, what is to come. */
import type { Token } from '../reading.ts';
import { participle, past, thirdPerson } from '../../../english/verbs.ts';
import { phraseAt } from '../clauses.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isBase, isWord, setOf, SUBJECTS, textOf, type Rule } from './rule.ts';

const UNITS = /^(?:second|minute|hour|day|week|month|year|decade)s?$/;

/** The place behind "five years", "an hour", "a long time"; `at` itself where no length of time stands there. */
const behindDuration = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.lower === 'a' && tokens[at + 1]?.lower === 'long' && tokens[at + 2]?.lower === 'time') return at + 3;
  const isCount = isA(tokens[at], 'NUM') || /^(?:an?|many|several|some|few)$/.test(tokens[at]?.lower ?? '');
  if (isCount && tokens[at + 1]?.lower === 'few' && UNITS.test(tokens[at + 2]?.lower ?? '')) return at + 3;
  return isCount && UNITS.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at;
};

const LASTING = setOf('live lives know knows work works study studies learn learns have has own owns');
const HAVE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'have',
    you: 'have',
    we: 'have',
    they: 'have',
    he: 'has',
    she: 'has',
    it: 'has',
  }),
);

/** "I am married since five years", "I live here since 2010", "she is working here since May". */
const since = atEachWord((tokens, at) => {
  const [subject, verb] = tokens.slice(at, at + 2);
  const have = subject === undefined ? undefined : HAVE.get(subject.lower);
  if (have === undefined || verb === undefined) return undefined;
  const isBe = /^(?:am|is|are|'m|'s|'re)$/.test(verb.lower);
  if (!isBe && !isWord(verb, LASTING)) return undefined;
  const place = tokens.findIndex((token, n) => n > at + 1 && n < at + 8 && token.lower === 'since');
  const between = tokens.slice(at + 2, Math.max(place, at + 2));
  if (place < 0 || (isBe && between.length === 0) || between.some((token) => isA(token, 'PUNCT', 'CCONJ', 'SCONJ')))
    return undefined;
  if (
    isBe &&
    !/^(?:married|single|divorced|retired|unemployed|sick|ill|here|there|at|in|away|closed|open|working|living|learning|studying|waiting|staying|a|an|the)$/.test(
      between[0]!.lower,
    )
  )
    return undefined;
  if (!isBe && isA(between[0], 'VERB', 'AUX')) return undefined;
  const behind = behindDuration(tokens, place + 1);
  const isDuration = behind > place + 1;
  const isPoint =
    isA(tokens[place + 1], 'NUM', 'PROPN') ||
    /^(?:yesterday|last|january|february|march|april|may|june|july|august|september|october|november|december|childhood)$/.test(
      tokens[place + 1]?.lower ?? '',
    );
  if ((!isDuration && !isPoint) || tokens[behind]?.lower === 'ago') return undefined;
  // The verb up to the time: "am married since five years" becomes "have been married for five years".
  const start = `${have} ${isBe ? 'been' : participle(verb.lemma)}`;
  const rest = place > at + 2 ? ` ${textOf(tokens, at + 2, place)}` : '';
  const tail = isDuration ? ` for ${textOf(tokens, place + 1, behind)}` : ' since';
  const replacement = `${verb.lower.startsWith("'") ? ' ' : ''}${start}${rest}${tail}`;
  return {
    from: verb,
    to: isDuration ? tokens[behind - 1]! : tokens[place]!,
    message: isDuration
      ? 'What has lasted until now takes “have”, and a length of time takes “for”.'
      : 'What has lasted until now takes “have”.',
    replacements: [replacement],
  };
});

/** "I am living here for five years." */
const forYears = atEachWord((tokens, at) => {
  const [subject, be, verb] = tokens.slice(at, at + 3);
  const have = subject === undefined ? undefined : HAVE.get(subject.lower);
  if (
    have === undefined ||
    !/^(?:am|is|are|'m|'re)$/.test(be?.lower ?? '') ||
    !/^(?:living|working|studying|learning|waiting)$/.test(verb?.lower ?? '')
  )
    return undefined;
  const place = tokens.findIndex((token, n) => n > at + 2 && n < at + 7 && token.lower === 'for');
  if (place < 0 || tokens.slice(at + 3, place).some((token) => isA(token, 'PUNCT', 'NOUN', 'CCONJ'))) return undefined;
  if (behindDuration(tokens, place + 1) === place + 1) return undefined;
  const replacement = `${have} been`;
  return {
    from: be!,
    message: 'What has lasted until now takes “have been”.',
    replacements: [be!.lower.startsWith("'") ? ` ${replacement}` : replacement],
    safe: false,
  };
});

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
  const simple = verb.lower === 'been' ? (/^(?:you|we|they)$/.test(subject!.lower) ? 'were' : 'was') : past(verb.lemma);
  return {
    from: have!,
    to: verb,
    message: `A time that is over takes the simple past: “${simple}”.`,
    replacements: [have!.lower === "'ve" ? ` ${simple}` : simple],
  };
});

/** "My cousin lives there since 2015". */
const livesSince = atEachWord((tokens, at) => {
  const [noun, verb, place, link, time] = tokens.slice(at, at + 5);
  if (!isA(noun, 'NOUN', 'PROPN') || !/^(?:lives|works|studies|knows|live|work|study)$/.test(verb?.lower ?? '')) return undefined;
  const since = place?.lower === 'since' ? place : link?.lower === 'since' ? link : undefined;
  const when = place?.lower === 'since' ? link : time;
  if (since === undefined || !(isA(when, 'NUM', 'PROPN') || /^(?:last|many|several|a)$/.test(when?.lower ?? '')))
    return undefined;
  const base = verb!.lower.replace(/ies$/, 'y').replace(/s$/, '');
  const have = verb!.lower === base ? 'have' : 'has';
  return { from: verb!, message: 'What has lasted until now takes “have”.', replacements: [`${have} ${participle(base)}`] };
});

/** "If we would work together, it would be better": what is only imagined takes the past. */
const wouldIf = atEachWord((tokens, at) => {
  const [opener, subject, would, verb, next] = tokens.slice(at, at + 5);
  if (opener!.lower !== 'if' || !isWord(subject, SUBJECTS) || !/^(?:would|'d)$/.test(would?.lower ?? '') || !isBase(verb))
    return undefined;
  if (/^(?:like|mind|please|rather|prefer|love|just|only|have)$/.test(verb.lower) || isWord(tokens[at - 1], ASKED_WHEN))
    return undefined;
  if (
    tokens
      .slice(Math.max(0, at - 4), at)
      .some((token) => isWord(token, ASKED_WHEN) || token.lower === 'grateful' || token.lower === 'appreciate')
  )
    return undefined;
  const isResult = tokens.some(({ lower }, place) => (place < at || place > at + 3) && /^(?:would|could|might|'d)$/.test(lower));
  if (!isResult) return undefined;
  const then = verb.lower === 'be' ? 'were' : past(verb.lower);
  if (next === undefined) return undefined;
  return {
    from: would!,
    to: verb,
    message: 'After “if” what is only imagined takes the past.',
    replacements: [would!.lower === "'d" ? ` ${then}` : then],
  };
});

/** "He has finished his degree in 2010": a year that is over. */
const inYear = atEachWord((tokens, at) => {
  const [subject, have, verb] = tokens.slice(at, at + 3);
  if (!isWord(subject, SUBJECTS) || !/^(?:have|has)$/.test(have?.lower ?? '') || !isA(verb, 'VERB')) return undefined;
  const base = wordOf(verb!.lower).verb.get('participle');
  if (base === undefined) return undefined;
  const place = tokens.findIndex(
    (token, n) => n > at + 2 && n < at + 9 && token.lower === 'in' && /^(?:19\d\d|20[01]\d)$/.test(tokens[n + 1]?.lower ?? ''),
  );
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

const HABIT = /^(?:usually|normally|often|generally)$/;
/** "I usually am getting up at seven": what is done again and again takes the plain present. */
const habit = atEachWord((tokens, at) => {
  const [subject, second, third, fourth] = tokens.slice(at, at + 4);
  if (!isWord(subject, SUBJECTS)) return undefined;
  const isFirst = HABIT.test(second?.lower ?? '');
  const be = isFirst ? third : second;
  if (!/^(?:am|is|are|'m|'re)$/.test(be?.lower ?? '') || (!isFirst && !HABIT.test(third?.lower ?? ''))) return undefined;
  const base = wordOf(fourth?.lower ?? '').verb.get('ing');
  if (base === undefined || !isA(fourth, 'VERB') || wordOf(fourth!.lower).isAdjective) return undefined;
  const form = /^(?:he|she|it)$/.test(subject!.lower) ? thirdPerson(base) : base;
  const often = (isFirst ? second! : third!).lower;
  return {
    from: second!,
    to: fourth!,
    message: 'What is done again and again takes the plain present.',
    replacements: [`${second!.lower.startsWith("'") ? ' ' : ''}${often} ${form}`],
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
  const [will, verb] = who === undefined ? [] : tokens.slice(who.end, who.end + 2);
  const subject = who?.head;
  if (who === undefined || !(isWord(subject, SUBJECTS) || who.determiner) || will?.lower !== 'will' || !isBase(verb))
    return undefined;
  const before = tokens[isSoon ? at - 3 : at - 1];
  // "I wonder when he will come", "I do not know if she will": a question inside is right as it is.
  const isAsked = tokens.slice(Math.max(0, at - 3), at).some((token) => isWord(token, ASKED_WHEN));
  const isPlanned = tokens.slice(0, at).some(({ lower }) => /^(?:will|'ll)$/.test(lower)) && !isAsked && opener.lower !== 'if';
  if (before !== undefined && !/^[,;]$/.test(before.text) && !isPlanned) return undefined;
  if (tokens.at(-1)?.text === '?' && before === undefined && opener.lower === 'when') return undefined;
  const form =
    who.number === 'one' && subject!.text !== 'I'
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
    // "If you will wait here" is a polite request.
    safe: opener.lower !== 'if' || subject!.lower !== 'you',
  };
});

export const tenseRules: readonly Rule[] = [
  since,
  habit,
  thoughtCan,
  livesSince,
  wouldIf,
  inYear,
  forYears,
  finishedTime,
  futureIf,
];
