/** Which form of a verb can stand after "can", "do", "have" and "be". */
import {
  baseOfParticipleOnly,
  baseOfPastOnly,
  isItsOwnPast,
  OVER_REGULAR,
  participle,
  past,
  thirdPerson,
} from '../../../english/verbs.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, MODALS, isA, isBase, isEnd, isWord, pastAdverbs, setOf, SUBJECTS, type Rule } from './rule.ts';

/** "He must to go". */
const modalTo = atEachWord((tokens, at) => {
  const modal = tokens[at]!;
  if (
    !(isWord(modal, MODALS) || /^(?:ca|wo)$/.test(modal.lower)) ||
    modal.part !== 'AUX' ||
    isA(tokens[at - 1], 'DET') ||
    /^(?:this|that|his|her|my|your|our|their)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return undefined;
  const verb = tokens[at + 1];
  if (verb?.lower !== 'to' || !isBase(tokens[at + 2])) return undefined;
  // "As much as I can to help", "all we could to win".
  const isOpen = isWord(tokens[at - 1], SUBJECTS)
    ? !tokens.slice(0, at).some(({ lower }) => lower === 'as' || lower === 'what' || lower === 'all')
    : !/^(?:will|can|might|may)$/.test(modal.lower);
  if (!isOpen) return undefined;
  return { from: modal, to: verb, message: `“${modal.lower}” takes its verb without “to”.`, replacements: [modal.lower] };
});

/** "Does he likes", "did not went". */
const afterDo = atEachWord((tokens, at) => {
  const helper = tokens[at]!;
  if (!/^(?:do|does|did)$/.test(helper.lower) || helper.part !== 'AUX') return undefined;
  let place = at + 1;
  const not = /^(?:not|n't|nt)$/.test(tokens[place]?.lower ?? '');
  if (not) place++;
  let hasSubject = isWord(tokens[place], SUBJECTS);
  if (hasSubject) place++;
  else if (tokens.at(-1)?.text === '?' && isA(tokens[place], 'DET', 'PRON') && isA(tokens[place + 1], 'NOUN')) {
    // "What time does the train leaves?"
    hasSubject = true;
    place += 2;
  }
  if (!not && !hasSubject) return undefined;
  place = pastAdverbs(tokens, place);
  const verb = tokens[place];
  if (verb === undefined || !isA(verb, 'VERB', 'AUX')) return undefined;
  const base =
    verb.lower === 'did' || verb.lower === 'does' ? 'do' : verb.lower === 'has' || verb.lower === 'had' ? 'have' : verb.lemma;
  if (
    verb.lower === base ||
    isItsOwnPast(verb.lower) ||
    verb.lower.endsWith('ing') ||
    /^(?:is|are|was|were|be|been|am)$/.test(verb.lower)
  )
    return undefined;
  if (thirdPerson(base) !== verb.lower && past(base) !== verb.lower) return undefined;
  return {
    from: verb,
    message: `After “${helper.lower}${not ? ' not' : ''}” the verb has its plain form: “${base}”.`,
    replacements: [base],
  };
});

const BARE_PARTICIPLES = setOf(
  'seen done gone taken written given eaten begun spoken broken driven forgotten chosen stolen grown thrown flown drawn sung swum drunk known',
);
const BEFORE_QUESTION = setOf('have has had is are was were be been being get gets got having');

/** "I seen him": a participle alone makes no sentence. */
const bareParticiple = atEachWord((tokens, at) => {
  const [subject, verb] = [tokens[at]!, tokens[at + 1]];
  if (!/^(?:i|you|he|she|we|they)$/.test(subject.lower) || verb === undefined || !isWord(verb, BARE_PARTICIPLES))
    return undefined;
  const before = tokens[at - 1];
  if (
    isWord(before, BEFORE_QUESTION) ||
    (isA(before, 'AUX', 'PART') && !/^(?:not)$/.test(before?.lower ?? '')) ||
    isA(before, 'ADP')
  )
    return undefined;
  const base = baseOfParticipleOnly(verb.lower);
  if (base === undefined) return undefined;
  const simple = past(base);
  const have = /^(?:he|she)$/.test(subject.lower) ? 'has' : 'have';
  return {
    from: verb,
    message: `“${verb.lower}” needs “${have}” before it; for a past event it is “${simple}”.`,
    replacements: [simple, `${have} ${verb.lower}`, `had ${verb.lower}`],
  };
});

/** "I am agree", "it is depend on". */
const NEVER_AFTER_BE = setOf('cost agree disagree depend belong consist exist happen prefer');

const afterBe = atEachWord((tokens, at) => {
  const be = tokens[at]!;
  if (
    !/^(?:am|is|are|'m|'re|was|were)$/.test(be.lower) &&
    !(be.lower === "'s" && /^(?:it|that|everything)$/.test(tokens[at - 1]?.lower ?? ''))
  )
    return undefined;
  const isOne = be.lower === 'is' || be.lower === "'s";
  let place = at + 1;
  if (/^(?:not|n't|also|fully|totally|completely|strongly)$/.test(tokens[place]?.lower ?? '')) place++;
  const verb = tokens[place];
  if (verb === undefined || !isWord({ ...verb, lower: verb.lower.replace(/s$/, '') }, NEVER_AFTER_BE)) return undefined;
  const base = verb.lower.replace(/s$/, '');
  const between = tokens[at + 1]!;
  const isPast = be.lower === 'was' || be.lower === 'were';
  const plain = isPast ? past(base) : isOne ? thirdPerson(base) : base;
  const helper = isPast ? 'did' : isOne ? 'does' : 'do';
  const replacement =
    /^n/.test(between.lower) && place > at + 1 ? `${helper} not ${base}` : place > at + 1 ? `${between.lower} ${plain}` : plain;
  // The contraction hangs on its subject: "I'm agree" loses "'m" and keeps the space.
  const isContracted = be.lower.startsWith("'");
  return {
    from: be,
    to: verb,
    message: `“${base}” is a verb of its own and takes no “be”.`,
    replacements: [isContracted ? ` ${replacement}` : replacement],
  };
});

/** "I was laying on the couch": who lies there does not lay anything. */
const laying = atEachWord((tokens, at) => {
  const [be, verb, next] = tokens.slice(at, at + 3);
  if (!/^(?:am|is|are|was|were|been|be|'m|'s|'re)$/.test(be!.lower) || verb?.lower !== 'laying') return undefined;
  if (
    !isEnd(next) &&
    !/^(?:on|in|at|there|here|around|down|under|outside|inside|next|beside|near|by|across|awake)$/.test(next!.lower)
  )
    return undefined;
  return { from: verb, message: 'Who is at rest is “lying”; “laying” puts something down.', replacements: ['lying'] };
});

/** Verbs that take "to" before a person or a place. */
const TO_SOMEBODY = setOf(
  'speak talk lie lied write listen belong go give send sing reply respond refer introduce turn point say explain marry complain apologize apologise appeal wave smile subscribe object pray report',
);
const TIMES = setOf('time day week weekend month year morning afternoon evening night today yesterday summer winter then');
/** "The man whom I spoke to gave me these": this "to" belongs to what is said of the man. */
const isStranded = (tokens: readonly Token[], to: number): boolean => {
  const told = tokens[to - 1]?.lower ?? '';
  const forms = [told, ...wordOf(told).verb.values()];
  if (!forms.some((base) => TO_SOMEBODY.has(base))) return false;
  let start = to - 2;
  if (isA(tokens[start], 'AUX', 'ADV')) start--;
  if (isA(tokens[start], 'NOUN') && isA(tokens[start - 1], 'DET', 'PRON')) start--;
  const before = tokens[start - 1];
  return (
    isA(tokens[start], 'PRON', 'PROPN', 'DET') &&
    (isWord(before, setOf('who whom which that')) || (isA(before, 'NOUN') && !isWord(before, TIMES)))
  );
};

/** "He drived", "I buyed": verbs with a past of their own. */
const overRegular = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const base = OVER_REGULAR.get(verb.lower);
  if (base === undefined) return undefined;
  const have = /^(?:have|has|had|'ve|be|been|is|are|was|were)$/.test(tokens[at - 1]?.lower ?? '');
  const [best, second] = have ? [participle(base), past(base)] : [past(base), participle(base)];
  return { from: verb, message: `The ${have ? 'participle' : 'past'} of “${base}” is “${best}”.`, replacements: [best, second] };
});

/** "I want to bought a car". */
const pastAfterTo = atEachWord((tokens, at) => {
  const [to, verb] = tokens.slice(at, at + 2);
  if (isStranded(tokens, at)) return undefined;
  const base =
    verb && !wordOf(verb.lower).verb.has('base') && verb.lower !== 'feed' ? wordOf(verb.lower).verb.get('past') : undefined;
  const isOnlyPast =
    verb !== undefined &&
    baseOfPastOnly(verb.lower) !== undefined &&
    !wordOf(verb.lower).isNoun &&
    !wordOf(verb.lower).isAdjective;
  if (isOnlyPast && to?.lower === 'to' && to.part === 'PART' && base !== undefined && base !== 'lie' && isA(verb, 'VERB'))
    return { from: verb, message: `After “to” the verb has its plain form: “${base}”.`, replacements: [base] };
  if (
    to?.lower !== 'to' ||
    base === undefined ||
    base === 'lie' ||
    base === verb!.lower ||
    !isA(verb, 'VERB') ||
    isItsOwnPast(base)
  )
    return undefined;
  if (
    !(to.part === 'PART' && isA(tokens[at + 2], 'DET')) &&
    !/^(?:want|wants|wanted|need|needs|needed|have|has|had|going|like|try|trying|decided|able|hope|hoped|love|used)$/.test(
      tokens[at - 1]?.lower ?? '',
    )
  )
    return undefined;
  if (!isA(tokens[at + 2], 'DET', 'PRON', 'ADP', 'PART')) return undefined;
  return { from: verb!, message: `After “to” the verb has its plain form: “${base}”.`, replacements: [base] };
});

/** "My grandmother use to bake", "didn't used to": a habit of the past. */
const usedTo = atEachWord((tokens, at) => {
  const [use, to, verb] = tokens.slice(at, at + 3);
  if (use?.lower !== 'use' || to?.lower !== 'to' || !wordOf(verb?.lower ?? '').verb.has('base')) return undefined;
  const before = tokens[isA(tokens[at - 1], 'ADV') ? at - 2 : at - 1];
  const isSubject = isWord(before, SUBJECTS) || (isA(before, 'NOUN', 'PROPN') && !isA(tokens[at - 2], 'AUX'));
  if (!isSubject || tokens.slice(0, at).some(({ lower }) => /^(?:do|does|did)$/.test(lower))) return undefined;
  // "The tools people use to build": what is used, for a purpose.
  const earlier = tokens[at - 2];
  if (isA(earlier, 'NOUN') || /^(?:that|which|what|whom)$/.test(earlier?.lower ?? '')) return undefined;
  if (
    tokens.slice(0, at - 1).some((token) => isA(token, 'NOUN')) &&
    !isEnd(earlier) &&
    !isA(earlier, 'DET', 'ADJ', 'PRON', 'SCONJ', 'CCONJ')
  )
    return undefined;
  return { from: use, message: 'A habit of the past is “used to”.', replacements: ['used'] };
});

const NO_ONE = setOf('nobody nothing nowhere neither none');

/** "No one didn't answer", "nobody can't know": the negative is in the subject already. */
const twoNegatives = atEachWord((tokens, at) => {
  const isTwo = tokens[at]!.lower === 'no' && tokens[at + 1]?.lower === 'one';
  if (!isTwo && !isWord(tokens[at], NO_ONE)) return undefined;
  const [helper, not, verb] = tokens.slice(isTwo ? at + 2 : at + 1);
  if (!isA(helper, 'AUX') || !/^(?:n't|not)$/.test(not?.lower ?? '')) return undefined;
  const message = 'Two negatives cancel each other out: one of them is enough.';
  if (/^(?:do|does|did)$/.test(helper!.lower)) {
    if (verb === undefined || verb.lower !== verb.lemma || !isA(verb, 'VERB')) return undefined;
    const form = helper!.lower === 'did' ? past(verb.lemma) : thirdPerson(verb.lemma);
    return { from: helper!, to: verb, message, replacements: [form] };
  }
  const plain = { ca: 'can', wo: 'will', sha: 'shall' }[helper!.lower] ?? helper!.lower;
  return { from: helper!, to: not!, message, replacements: [plain] };
});

/** "Nobody in our family never went": one negative is in the subject, another at its verb. */
const negativeSubject = atEachWord((tokens, at) => {
  const isNo = tokens[at]!.lower === 'no' && isA(tokens[at + 1], 'NOUN');
  if (
    (!isWord(tokens[at], NO_ONE) && !isNo) ||
    (at > 0 && !isEnd(tokens[at - 1]) && !/^(?:because|that|and|but|so|when|if)$/.test(tokens[at - 1]!.lower))
  )
    return undefined;
  for (let place = at + 1; place < at + 7; place++) {
    const token = tokens[place];
    if (isEnd(token) || isA(token, 'CCONJ', 'SCONJ') || /^(?:who|that|which)$/.test(token!.lower)) return undefined;
    if (token!.lower === 'never' && isA(tokens[place + 1], 'VERB', 'AUX'))
      return { from: token!, message: 'Two negatives cancel each other out: it is “ever”.', replacements: ['ever'] };
  }
  return undefined;
});

const HARDLY: ReadonlyMap<string, string> = new Map([
  ['ca', 'can'],
  ['could', 'could'],
  ['did', 'did'],
  ['do', 'do'],
  ['does', 'does'],
  ['would', 'would'],
]);
/** "Can't hardly wait", "didn't barely sleep": these are negatives already. */
const hardly = atEachWord((tokens, at) => {
  const [helper, not, word] = tokens.slice(at, at + 3);
  const plain = HARDLY.get(helper!.lower);
  if (plain === undefined || not?.lower !== "n't" || !/^(?:hardly|barely|scarcely)$/.test(word?.lower ?? '')) return undefined;
  const isDo = /^d/.test(plain);
  const verb = tokens[at + 3];
  const base = wordOf(verb?.lower ?? '').verb.get('base');
  if (isDo && base === undefined) return undefined;
  const form = plain === 'did' ? past(base ?? '') : plain === 'does' ? thirdPerson(base ?? '') : base;
  return {
    from: helper!,
    to: isDo ? verb! : word!,
    message: `“${word!.lower}” is a negative already.`,
    replacements: [isDo ? `${word!.lower} ${form}` : `${plain} ${word!.lower}`],
  };
});

/** "I never didn't see it". */
const neverNot = atEachWord((tokens, at) => {
  const [never, helper, not, verb] = tokens.slice(at, at + 4);
  if (never?.lower !== 'never' || !/^(?:did|do|does)$/.test(helper?.lower ?? '') || not?.lower !== "n't" || !isA(verb, 'VERB'))
    return undefined;
  const base = wordOf(verb!.lower).verb.get('base');
  if (base === undefined && !wordOf(verb!.lower).verb.has('past')) return undefined;
  const form =
    base === undefined ? verb!.lower : helper!.lower === 'did' ? past(base) : helper!.lower === 'does' ? thirdPerson(base) : base;
  return {
    from: never,
    to: verb!,
    message: 'Two negatives cancel each other out: one of them is enough.',
    replacements: [`never ${form}`],
  };
});

const ANY: ReadonlyMap<string, string> = new Map([
  ['nothing', 'anything'],
  ['nobody', 'anybody'],
  ['nowhere', 'anywhere'],
]);
/** A negative as far behind as this one still belongs to the same verb. */
const FARTHEST = 6;
const SAYING = setOf('say says said mean means meant think thinks thought know knows knew believe answer hear heard');
const NO_MORE = setOf('longer more matter less doubt better different need one use problem way wonder other worse');

/** "Don't have no money", "didn't tell me about nothing": the second negative, in the clause of the first. */
const laterNegative = atEachWord((tokens, at) => {
  if (tokens[at]!.lower !== "n't" && tokens[at]!.lower !== 'never') return undefined;
  for (let place = at + 1; place <= at + FARTHEST; place++) {
    const token = tokens[place];
    if (token === undefined) return undefined;
    const goesOn = isA(token, 'VERB', 'ADV', 'PRON', 'PART', 'ADP', 'DET', 'NOUN', 'ADJ') || token.lower === 'have';
    // "What was never seen says nothing": a verb of its own.
    const { verb } = wordOf(token.lower);
    if (!goesOn || isWord(token, SUBJECTS) || (place > at + 1 && isA(token, 'VERB') && verb.has('third'))) return undefined;
    const before = tokens[place - 1];
    const message = 'Two negatives cancel each other out: one of them is enough.';
    if (token.lower === 'no') {
      const next = tokens[place + 1];
      if (!isA(next, 'NOUN', 'ADJ') || isWord(next, NO_MORE) || isWord(before, SAYING)) return undefined;
      return { from: token, message, replacements: ['any'] };
    }
    const any = ANY.get(token.lower);
    if (any === undefined) continue;
    // "For nothing" is a price, and "nobody came" a clause of its own; "nothing but" limits.
    const next = tokens[place + 1];
    if (isA(next, 'VERB', 'AUX') || /^(?:but|less|more|to|if|short)$/.test(next?.lower ?? '') || before?.lower === 'for')
      return undefined;
    return { from: token, message, replacements: [any] };
  }
  return undefined;
});

export const verbFormRules: readonly Rule[] = [
  laying,
  usedTo,
  negativeSubject,
  hardly,
  neverNot,
  twoNegatives,
  laterNegative,
  modalTo,
  afterDo,
  bareParticiple,
  afterBe,
  overRegular,
  pastAfterTo,
];
