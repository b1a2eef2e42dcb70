/** The order of words in questions, and in questions inside sentences. */
import { past, thirdPerson } from '../../../english/verbs.ts';
import { phraseAt, verbAt } from '../clauses.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import {
  atEachWord,
  isA,
  isBase,
  isEnd,
  isWord,
  MODALS,
  pastAdverbs,
  setOf,
  SUBJECTS,
  textOf,
  type Fix,
  type Rule,
} from './rule.ts';

const ASKING = setOf(
  `tell tells told know knows knew wonder wonders wondered explain explains explained understand understands understood remember remembers
  remembered ask asks asked show shows showed shown sure idea see forget forgot advise advised question describe described discover
  discovered learn learned learnt decide decided guess check find found matter depends depend say said clear matter`,
);
const WH = setOf('where when why how what which who');
const OBJECT = setOf('me us him her them you');
const OPENS_NOUN = setOf('the my your his her its our their this that these those');
const STATEMENT = 'A question inside a sentence keeps the order of a statement: the subject comes before the verb.';

/** Where a question inside a sentence begins: behind "tell me", "I don't know", "my question is"; undefined where none does. */
const embeddedAt = (tokens: readonly Token[], at: number): number | undefined => {
  // "How much it costs and when does it start": a second question inside.
  const isSecond =
    tokens[at]!.lower === 'and' &&
    tokens.at(-1)?.text !== '?' &&
    tokens.slice(0, at).some((token, place) => isWord(token, ASKING) && isWord(tokens[place + 1], WH));
  if (!isWord(tokens[at], ASKING) && !isSecond) return undefined;
  let wh = at + 1;
  if (isWord(tokens[wh], OBJECT)) wh++;
  else if (/^(?:my|the|his|her|their|our)$/.test(tokens[wh]?.lower ?? '') && isA(tokens[wh + 1], 'NOUN')) wh += 2;
  if (tokens[at]!.lower === 'question' && tokens[wh]?.lower === 'is') wh++;
  if (/^(?:about|of|on)$/.test(tokens[wh]?.lower ?? '')) wh++;
  return isWord(tokens[wh], WH) && !/[":,]/.test(tokens[wh - 1]!.text) ? wh : undefined;
};

/** "How much does the course cost": the last noun of the subject is the verb. */
const askedOf = (tokens: readonly Token[], helper: number, end: number): Fix | undefined => {
  const last = tokens[end - 1]!;
  const deed = wordOf(last.lower).verb.get('base');
  if (deed === undefined || end < helper + 4 || !isA(tokens[helper + 1], 'DET', 'PRON')) return undefined;
  const aux = tokens[helper]!;
  const told = aux.lower === 'did' ? past(deed) : aux.lower === 'does' ? thirdPerson(deed) : deed;
  return { from: aux, to: last, message: STATEMENT, replacements: [`${textOf(tokens, helper + 1, end - 1)} ${told}`] };
};

/** "Could you tell me where is the bank", "he asked what was I doing", "I don't know why did he leave". */
const embeddedQuestions = atEachWord((tokens, at) => {
  const wh = embeddedAt(tokens, at);
  if (wh === undefined) return undefined;
  const asking = tokens[at]!.lower;
  // "What time", "which chapters", "how long": what is asked for may be a few words.
  let helper = wh + 1;
  const isOfThing = /^(?:what|which|how)$/.test(tokens[wh]!.lower);
  while (isOfThing && isA(tokens[helper], 'NOUN', 'ADJ', 'ADV') && !/^(?:not|do)$/.test(tokens[helper]!.lower) && helper < wh + 4)
    helper++;
  const aux = tokens[helper];
  const isBe = /^(?:is|are|was|were|am)$/.test(aux?.lower ?? '');
  const isDo = /^(?:do|does|did)$/.test(aux?.lower ?? '');
  if (aux === undefined || !(isBe || isDo || isWord(aux, MODALS) || /^(?:has|have|had)$/.test(aux.lower))) return undefined;
  const subject = phraseAt(tokens, helper + 1);
  const first = tokens[helper + 1];
  if (subject === undefined || (!subject.isPronoun && subject.determiner === undefined && !isA(first, 'PROPN', 'NOUN')))
    return undefined;
  if (subject.isPronoun && !isWord(first, SUBJECTS) && !/(?:one|body|thing)$/.test(first!.lower)) return undefined;
  if (tokens.slice(at, helper + 1).some(({ text }) => /^[":?]$/.test(text))) return undefined;
  const named = textOf(tokens, helper + 1, subject.end);
  const main = tokens[pastAdverbs(tokens, subject.end)];
  if (isDo) {
    const base = main === undefined ? undefined : wordOf(main.lower).verb.get('base');
    if (base === undefined || !isA(main, 'VERB', 'NOUN', 'AUX')) {
      // "How does sleep affect memory": the last noun of the subject is the verb.
      const last = tokens[helper + 2];
      const deed = wordOf(last?.lower ?? '').verb.get('base');
      if (deed === undefined || !isA(first, 'NOUN') || subject.end < helper + 3) return askedOf(tokens, helper, subject.end);
      const told = aux.lower === 'did' ? past(deed) : aux.lower === 'does' ? thirdPerson(deed) : deed;
      return { from: aux, to: last!, message: STATEMENT, replacements: [`${first!.text} ${told}`] };
    }
    const form = aux.lower === 'did' ? past(base) : aux.lower === 'does' ? thirdPerson(base) : base;
    return {
      from: aux,
      to: main!,
      message: STATEMENT,
      replacements: [`${textOf(tokens, helper + 1, tokens.indexOf(main!))} ${form}`],
    };
  }
  const next = tokens[subject.end];
  if (isBe && /^(?:what|who|which)$/.test(tokens[wh]!.lower) && helper === wh + 1 && isEnd(next) && !isWord(first, SUBJECTS)) {
    // "Tell me what is the matter" is said by many: shown, not made.
    if (!subject.determiner) return undefined;
    return {
      from: aux,
      to: tokens[subject.end - 1]!,
      message: STATEMENT,
      replacements: [`${named} ${aux.lower}`],
      safe: /^ask/.test(asking),
    };
  }
  // "Which day is the green one": what is asked for may be the subject itself.
  if (isBe && /^(?:what|which)$/.test(tokens[wh]!.lower) && helper > wh + 1 && isEnd(next) && !isWord(first, SUBJECTS))
    return undefined;
  const isAuxiliary = !isBe;
  const goesOn = isAuxiliary
    ? isA(main, 'VERB', 'AUX')
    : isEnd(next) ||
      isA(next, 'CCONJ', 'SCONJ', 'ADP', 'ADV', 'ADJ', 'DET', 'PART') ||
      (isA(next, 'VERB') && /(?:ing|ed|en)$/.test(next!.lower));
  // "I know what is good": what is asked for is the subject itself, and a statement may go on.
  if (!goesOn || (/^(?:what|who|which)$/.test(tokens[wh]!.lower) && helper === wh + 1 && !isWord(first, SUBJECTS)))
    return undefined;
  return { from: aux, to: tokens[subject.end - 1]!, message: STATEMENT, replacements: [`${named} ${aux.lower}`] };
});

/** "Why he is angry?", "Why you didn't call me?" */
const questionOrder = atEachWord((tokens, at, { tokens: all }) => {
  if (at !== 0 || all.at(-1)?.text !== '?' || !/^(?:why|where|when|how)$/.test(tokens[0]!.lower)) return undefined;
  const [, subject, verb, not] = tokens;
  if (
    !isWord(subject, SUBJECTS) ||
    verb === undefined ||
    !/^(?:is|are|was|were|can|could|will|should|did|do|does|have|has|am)$/.test(verb.lower)
  )
    return undefined;
  const isNot = not?.lower === "n't" && not.start === verb.end;
  return {
    from: subject!,
    to: isNot ? not : verb,
    message: 'In a question the verb comes before its subject.',
    replacements: [`${verb.lower}${isNot ? "n't" : ''} ${subject!.text}`],
  };
});

/** "Do he live here?", "Have she arrived?", "does your parents know?" */
const AGREES: ReadonlyMap<string, readonly [who: RegExp, form: string]> = new Map(
  Object.entries<readonly [who: RegExp, form: string]>({
    do: [/^(?:he|she|it)$/, 'does'],
    does: [/^(?:i|you|we|they)$/, 'do'],
    have: [/^(?:he|she|it)$/, 'has'],
    has: [/^(?:i|you|we|they)$/, 'have'],
    are: [/^(?:he|she|it)$/, 'is'],
    is: [/^(?:you|we|they)$/, 'are'],
    was: [/^(?:you|we|they)$/, 'were'],
    were: [/^(?:i|he|she|it)$/, 'was'],
  }),
);

const questionVerb = atEachWord((tokens, at) => {
  const isOpening = at === 0 || (at === 1 && /^(?:why|where|when|how|what|who)$/.test(tokens[0]!.lower));
  const verb = tokens[at]!;
  const [who, form] = AGREES.get(verb.lower) ?? [];
  if (!isOpening || who === undefined || form === undefined || tokens.at(-1)?.text !== '?') return undefined;
  const start = tokens[at + 1]?.lower === "n't" ? at + 2 : at + 1;
  const subject = tokens[start];
  if (isWord(subject, OPENS_NOUN)) {
    // "Do your sister live here?", "where is my blue socks?"
    const named = phraseAt(tokens, start);
    const many = /^(?:does|has|is|was)$/.test(verb.lower);
    const isSure = named?.number === (many ? 'many' : 'one') && named.determiner !== undefined && !named.isPronoun;
    const next = named && tokens[named.end];
    if (!isSure || /^(?:and|or|'s|'|of)$/.test(next?.lower ?? '') || isA(next, 'NOUN')) return undefined;
    const right = many
      ? { does: 'do', has: 'have', is: 'are', was: 'were' }[verb.lower]!
      : { do: 'does', have: 'has', are: 'is', were: 'was' }[verb.lower]!;
    return { from: verb, message: `The verb goes with “${named.head.text}”, so it is “${right}”.`, replacements: [right] };
  }
  if (!who.test(subject?.lower ?? '')) return undefined;
  return { from: verb, message: `With “${subject!.text}” the verb is “${form}”.`, replacements: [form] };
});

/** "How many people is coming": several are asked for. */
const howMany = atEachWord((tokens, at) => {
  if (tokens[at]!.lower !== 'many' || tokens[at - 1]?.lower !== 'how') return undefined;
  const named = phraseAt(tokens, at);
  const verb = named && tokens[named.end];
  const form = { is: 'are', was: 'were', has: 'have' }[verb?.lower ?? ''];
  if (named?.number !== 'many' || form === undefined || phraseAt(tokens, named.end + 1) !== undefined) return undefined;
  return { from: verb!, message: `They are several, so the verb is “${form}”.`, replacements: [form] };
});

/** "What you want?", "Where he works?", "When you bought it?" */
const missingDo = atEachWord((tokens, at, { tokens: all }) => {
  if (at !== 0 || all.at(-1)?.text !== '?' || !/^(?:what|why|where|when|how)$/.test(tokens[0]!.lower)) return undefined;
  let start = 1;
  if (/^(?:time|much|many|long|often|far|kind)$/.test(tokens[1]?.lower ?? '')) start = isA(tokens[2], 'NOUN') ? 3 : 2;
  const subject = tokens[start];
  const verb = tokens[pastAdverbs(tokens, start + 1)];
  if (!isWord(subject, SUBJECTS) || !isA(verb, 'VERB') || tokens.slice(start + 2).some((token) => isA(token, 'AUX')))
    return undefined;
  const forms = wordOf(verb!.lower).verb;
  const then = forms.get('past');
  const base = then ?? forms.get('third') ?? forms.get('base');
  if (base === undefined || (forms.has('base') && !isBase(verb) && then === undefined)) return undefined;
  const helper = then !== undefined && !forms.has('base') ? 'did' : /^(?:he|she|it)$/.test(subject!.lower) ? 'does' : 'do';
  return {
    from: subject!,
    to: verb!,
    message: `A question about a verb takes “${helper}”.`,
    replacements: [`${helper} ${textOf(tokens, start, tokens.indexOf(verb!))} ${base}`],
  };
});

/** "Not only they built roads": behind it stands the order of a question. */
const notOnly = atEachWord((tokens, at) => {
  const [not, only, subject] = tokens.slice(at, at + 3);
  if (not?.lower !== 'not' || only?.lower !== 'only' || (at > 0 && !isEnd(tokens[at - 1]))) return undefined;
  const who = isWord(subject, SUBJECTS) ? phraseAt(tokens, at + 2) : undefined;
  const verb = who && verbAt(tokens, who.end);
  if (!who || !verb) return undefined;
  const finite = tokens[verb.at]!;
  const isHelper = isA(finite, 'AUX') && (verb.base === 'be' || verb.form === 'modal' || verb.main > verb.at);
  const helper = verb.form === 'past' ? 'did' : verb.form === 'third' ? 'does' : 'do';
  return {
    from: subject!,
    to: finite,
    message: 'Behind “not only” the verb comes before its subject.',
    replacements: [isHelper ? `${finite.lower} ${subject!.text}` : `${helper} ${subject!.text} ${verb.base}`],
  };
});

export const questionRules: readonly Rule[] = [notOnly, embeddedQuestions, questionOrder, questionVerb, howMany, missingDo];
