/** Verbs in the wrong form for their time: "yesterday I go", "I have forget", "I am needing". */
import type { Token } from '../reading.ts';
import { participle, past, thirdPerson } from '../../../english/verbs.ts';
import { atEachWord, isA, isBase, isEnd, isWord, pastAdverbs, setOf, SUBJECTS, type Rule } from './rule.ts';

const isPresent = (verb: Token | undefined): verb is Token =>
  isA(verb, 'VERB') && (isBase(verb) || thirdPerson(verb!.lemma) === verb!.lower) && past(verb!.lemma) !== verb!.lower;

/** "Yesterday", "last week", "two days ago", with the comma behind it: the place where the sentence goes on. */
const behindPastTime = (tokens: readonly Token[]): number | undefined => {
  const [first, second] = tokens;
  let place: number | undefined;
  if (first?.lower === 'yesterday') place = /^(?:morning|afternoon|evening)$/.test(second?.lower ?? '') ? 2 : 1;
  else if (
    first?.lower === 'last' &&
    /^(?:night|week|weekend|month|year|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
      second?.lower ?? '',
    )
  )
    place = 2;
  else if (tokens[2]?.lower === 'ago') place = 3;
  return place !== undefined && tokens[place]?.text === ',' ? place + 1 : place;
};

/** "Last week she buy a new phone." */
const presentOfThePast = atEachWord((tokens, at) => {
  if (at === 0 || behindPastTime(tokens) !== at || !isWord(tokens[at], SUBJECTS)) return undefined;
  const place = pastAdverbs(tokens, at + 1);
  const verb = tokens[place];
  // "Last week I think he was ill": an aside in the present.
  if (
    !isPresent(verb) ||
    /^(?:think|believe|guess|know|hope|suppose|mean|say|hear|see|remember)$/.test(verb.lemma) ||
    isEnd(tokens[place + 1])
  )
    return undefined;
  const right = past(verb.lemma);
  return { from: verb, message: `A time that is over takes the simple past: “${right}”.`, replacements: [right] };
});

const FORGOTTEN = setOf('forget see eat write take give go begin speak break choose drive know lose buy');

/** "I have forget my password." */
const haveAndBase = atEachWord((tokens, at) => {
  const [subject, have] = tokens.slice(at, at + 2);
  if (!isWord(subject, SUBJECTS) || !/^(?:have|has|'ve)$/.test(have?.lower ?? '')) return undefined;
  if (/^(?:what|all|everything|that|which|things?|who)$/.test(tokens[at - 1]?.lower ?? '') || isA(tokens[at - 1], 'NOUN'))
    return undefined;
  const place = /^(?:never|already|just|always)$/.test(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  const verb = tokens[place];
  if (!isWord(verb, FORGOTTEN) || !(isEnd(tokens[place + 1]) || isA(tokens[place + 1], 'DET', 'PRON', 'ADP', 'ADV', 'PART')))
    return undefined;
  const right = participle(verb!.lower);
  return { from: verb!, message: `After “have” it is “${right}”, not “${verb!.lower}”.`, replacements: [right] };
});

const STATES = setOf('needing knowing owning preferring believing');

/** "I am needing help", "I have been knowing her for years": a state has no -ing form. */
const states = atEachWord((tokens, at) => {
  const [subject, be, verb] = tokens.slice(at, at + 3);
  if (!isWord(subject, SUBJECTS)) return undefined;
  if (/^(?:have|has|'ve)$/.test(be?.lower ?? '') && verb?.lower === 'been' && tokens[at + 3]?.lower === 'knowing')
    return { from: verb, to: tokens[at + 3]!, message: 'To know is a state: “have known”.', replacements: ['known'] };
  if (
    !/^(?:am|is|are|'m|'re)$/.test(be?.lower ?? '') ||
    !isWord(verb, STATES) ||
    isEnd(tokens[at + 3]) ||
    tokens[at + 3]?.lower === 'up'
  )
    return undefined;
  const form = /^(?:he|she|it)$/.test(subject!.lower) ? thirdPerson(verb!.lemma) : verb!.lemma;
  return {
    from: be!,
    to: verb!,
    message: `“${verb!.lemma}” tells of a state and takes no -ing form: “${form}”.`,
    replacements: [be!.lower.startsWith("'") ? ` ${form}` : form],
  };
});

export const verbTimeRules: readonly Rule[] = [presentOfThePast, haveAndBase, states];
