/** The order of words in questions, and in questions inside sentences. */
import { COLLECTIVE, isSingular } from '../nouns.ts';
import { past, thirdPerson } from '../../../english/verbs.ts';
import { atEachWord, isA, isBase, isEnd, isWord, setOf, SUBJECTS, textOf, type Rule } from './rule.ts';

const ASKING = setOf(
  'tell know knows knew wonder wonders wondered explain understand remember ask asked asks show sure idea see forget forgot',
);
const WH = setOf('where when why how what');
const OBJECT = setOf('me us him her them you');
const OPENS_NOUN = setOf('the my your his her its our their this that these those');

/** "Could you tell me where is the bank", "I don't know why did he leave". */
const embeddedQuestions = atEachWord((tokens, at) => {
  const asking = tokens[at]!;
  if (!isWord(asking, ASKING)) return undefined;
  const wh = isWord(tokens[at + 1], OBJECT) ? at + 2 : at + 1;
  if (!isWord(tokens[wh], WH)) return undefined;
  const be = tokens[wh + 1];
  if (be === undefined) return undefined;
  const question = tokens[wh]!.lower;
  const ends = (place: number): boolean => isEnd(tokens[place]) || isA(tokens[place], 'CCONJ', 'SCONJ');
  if (/^(?:is|are|was|were)$/.test(be.lower)) {
    let place = wh + 2;
    const first = tokens[place];
    if (!isWord(first, OPENS_NOUN) && !isA(first, 'PROPN') && !isWord(first, SUBJECTS)) return undefined;
    while (isA(tokens[place], 'DET', 'PRON', 'ADJ', 'NOUN', 'PROPN', 'NUM')) place++;
    if (!ends(place) || place === wh + 2 || (isA(tokens[place - 1], 'ADJ') && !isWord(first, SUBJECTS))) return undefined;
    // "Tell me what is the matter" is said by many: shown, not made.
    return {
      from: tokens[wh]!,
      to: tokens[place - 1]!,
      message: 'A question inside a sentence keeps the order of a statement: the subject comes before the verb.',
      replacements: [`${question} ${textOf(tokens, wh + 2, place)} ${be.lower}`],
      safe: (question !== 'what' && question !== 'how') || /^ask/.test(asking.lower),
    };
  }
  const [subject, verb] = [tokens[wh + 2], tokens[wh + 3]];
  if (!/^(?:do|does|did)$/.test(be.lower) || !isWord(subject, SUBJECTS) || !isBase(verb)) return undefined;
  const form = be.lower === 'did' ? past(verb.lower) : be.lower === 'does' ? thirdPerson(verb.lower) : verb.lower;
  return {
    from: tokens[wh]!,
    to: verb,
    message: 'A question inside a sentence keeps the order of a statement and needs no “do”.',
    replacements: [`${question} ${subject!.text} ${form}`],
  };
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

/** "Do he live here?", "Have she arrived?" */
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
  const subject = tokens[at + 1]?.lower === "n't" ? tokens[at + 2] : tokens[at + 1];
  if (verb.lower === 'do' && isWord(subject, OPENS_NOUN)) {
    // "Do your sister live here?"
    const [noun, next] = tokens.slice(at + 2, at + 4);
    const isOne = isA(noun, 'NOUN') && isSingular(noun!.lower, noun!.lemma) && !COLLECTIVE.has(noun!.lower) && isA(next, 'VERB');
    return isOne
      ? { from: verb, message: `“${noun!.text}” is singular, so the verb is “does”.`, replacements: ['does'] }
      : undefined;
  }
  if (!who.test(subject?.lower ?? '')) return undefined;
  return { from: verb, message: `With “${subject!.text}” the verb is “${form}”.`, replacements: [form] };
});

/** "What you want?", "Where he works?" */
const missingDo = atEachWord((tokens, at) => {
  if (at !== 0 || tokens.at(-1)?.text !== '?' || !/^(?:what|why|where|when|how)$/.test(tokens[0]!.lower)) return undefined;
  const [, subject, verb] = tokens;
  if (!isWord(subject, SUBJECTS) || !isA(verb, 'VERB') || tokens.slice(3).some((token) => isA(token, 'VERB', 'AUX')))
    return undefined;
  const isOne = /^(?:he|she|it)$/.test(subject!.lower);
  if (isOne ? thirdPerson(verb!.lemma) !== verb!.lower : !isBase(verb)) return undefined;
  return {
    from: subject!,
    to: verb!,
    message: 'A question about a verb takes “do” or “does”.',
    replacements: [`${isOne ? 'does' : 'do'} ${subject!.text} ${verb!.lemma}`],
  };
});

/** "What means this word?" */
const whatMeans = atEachWord((tokens, at) => {
  const last = tokens.at(-1);
  if (
    at !== 0 ||
    tokens[0]!.lower !== 'what' ||
    tokens[1]?.lower !== 'means' ||
    last?.text !== '?' ||
    tokens.length < 4 ||
    tokens.length > 8
  )
    return undefined;
  const subject = textOf(tokens, 2, tokens.length - 1);
  return {
    from: tokens[0]!,
    to: tokens[tokens.length - 2]!,
    message: 'A question about a verb takes “does”.',
    replacements: [`what does ${subject} mean`],
  };
});

export const questionRules: readonly Rule[] = [embeddedQuestions, questionOrder, questionVerb, missingDo, whatMeans];
