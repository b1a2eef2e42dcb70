/** Verbs in the wrong form for their time: "I have forget", "I am needing". */
import { participle, thirdPerson } from '../../../english/verbs.ts';
import { atEachWord, isA, isEnd, isWord, setOf, SUBJECTS, type Rule } from './rule.ts';

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

export const verbTimeRules: readonly Rule[] = [haveAndBase, states];
