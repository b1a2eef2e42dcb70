/** Helpers and what they take, whatever a tagger sees there: "should be abolish", "has never saw", "I writing", "would it possible". */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import {
  baseOfParticipleOnly,
  baseOfPastOnly,
  ing,
  isItsOwnPast,
  participle,
  past,
  thirdPerson,
} from '../../../english/verbs.ts';
import { phraseAt, skipAdverbs } from '../clauses.ts';
import { isSingular, singular, UNCOUNTABLE } from '../nouns.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isEnd, isWord, MODALS, setOf, SUBJECTS, type Fix, type Rule } from './rule.ts';

const BE = setOf("am is are was were be been being 'm 're");
const HAVE = setOf("have has had 've having");
const OWNERS = setOf('a an the my your his her its our their this that these those');
const OBJECTS = setOf('the a an my your his its our their me him us them it this these those');
/** They take no object: what is going on with them is said with -ing. */
const WITHOUT_OBJECT = setOf(
  `go come live work sleep wait arrive happen occur exist stay sit stand lie walk run swim fly travel study listen talk speak laugh cry smile
  dance sing play rain snow shine fall rise grow die wonder look complain think dream hope depend belong agree sleep rest relax shop jog hike`,
);
/** What is known, wanted, owned or felt lasts: no -ing, and no "be" before it. */
const STATES = setOf(
  `know want need believe belong own prefer understand mean depend consist contain deserve exist hate involve know lack like love matter
  need owe own possess prefer realize realise recognize recognise remember resemble seem suppose understand want agree disagree concern`,
);
/** The first part says that something is done: "all he did was wait", "the plan is expand". */
const DOING = setOf(
  'do does did done all what thing things step way job goal aim task idea plan trick point option rule role purpose best least only first next',
);
/** Nouns and adjectives that look like a past: "the saw", "a rose". */
const ALSO_NOUNS = setOf('saw rose fell bore spoke drove wound lay stole dove strove shook');

/** No clause begins between, and nothing ends there. */
const isPerson = (token: Token | undefined): boolean =>
  isWord(token, setOf('i he she we they you who')) || (isA(token, 'NOUN') && sensesOf(token!.lemma)[0]?.field === 'person');

/** The place of the word that a helper governs: behind adverbs, and behind the subject in a question. */
const governed = (tokens: readonly Token[], at: number): { readonly place: number; readonly isAsked: boolean } => {
  const next = skipAdverbs(tokens, at + 1);
  const before = tokens[at - 1];
  const canAsk = before === undefined || isEnd(before) || /^(?:what|where|when|why|how|who|which|and|but|so)$/.test(before.lower);
  const subject = canAsk ? phraseAt(tokens, next) : undefined;
  if (subject === undefined || (!subject.isPronoun && !subject.determiner)) return { place: next, isAsked: false };
  return { place: skipAdverbs(tokens, subject.end), isAsked: true };
};

const helperName = ({ lower }: Token): string => ({ ca: 'can', wo: 'will', "'ll": 'will', "'ve": 'have' })[lower] ?? lower;

/** "Will complains", "did not went", "can swimming". */
const plainBehind = atEachWord((tokens, at) => {
  const helper = tokens[at]!;
  const isModal = (isWord(helper, MODALS) && helper.part === 'AUX') || /^(?:ca|wo|'ll)$/.test(helper.lower);
  const isDo = /^(?:do|does|did)$/.test(helper.lower) && helper.part === 'AUX';
  if ((!isModal && !isDo) || isWord(tokens[at - 1], OWNERS)) return undefined;
  const isNot = /^(?:not|n't)$/.test(tokens[at + 1]?.lower ?? '');
  const { place, isAsked } = governed(tokens, at);
  const verb = tokens[place];
  if (verb === undefined || (isDo && !isNot && !isAsked) || !/^[a-z]+$/.test(verb.text)) return undefined;
  // "Should problems arise", "will power": the subject, or a noun of two words.
  const opens = at === 0 || isEnd(tokens[at - 1]);
  if (opens && !isAsked && !isNot) return undefined;
  const { verb: forms, isNoun, isAdjective, isAdverb } = wordOf(verb.lower);
  const isBe = /^(?:is|are|am|was|were|been)$/.test(verb.lower);
  const base = isBe ? 'be' : verb.lower === 'has' || verb.lower === 'had' ? 'have' : [...forms.values()][0];
  if (base === undefined || forms.has('base') || isItsOwnPast(verb.lower)) return undefined;
  if (isBe && (!isModal || isAsked)) return undefined;
  if (!isBe && (isNoun || isAdjective || isAdverb) && !isA(verb, 'VERB', 'AUX')) return undefined;
  if (forms.has('ing') && !(isModal && (isWord(tokens[at - 1], SUBJECTS) || isNot) && isA(verb, 'VERB'))) return undefined;
  if (isAsked && isNoun && !isWord(tokens[place + 1], OBJECTS) && !isA(verb, 'VERB')) return undefined;
  return {
    from: verb,
    message: `After “${helperName(helper)}” the verb has its plain form: “${base}”.`,
    replacements: [base],
  };
});

/** "Has never saw", "have visit Paris", "have not receive". */
const doneBehindHave = atEachWord((tokens, at) => {
  const have = tokens[at]!;
  const isSlurred = have.lower === 'of' && /^(?:would|could|should|might|must|n't)$/.test(tokens[at - 1]?.lower ?? '');
  const { place, isAsked } = governed(tokens, at);
  const verb = tokens[place];
  // "I'd forgot": short for "had", as no "would" takes a past.
  const isShortHad = have.lower === "'d" && baseOfPastOnly(verb?.lower ?? '') !== undefined;
  if ((!isSlurred && !isShortHad && !isWord(have, HAVE)) || isA(tokens[at - 1], 'DET')) return undefined;
  const isApart = place > at + 1 && !isAsked;
  if (verb === undefined || !/^[a-z]+$/.test(verb.text)) return undefined;
  if (tokens.slice(at + 1, place).some(({ lower }) => /^(?:better|best|rather|yet)$/.test(lower))) return undefined;
  const { verb: forms, isNoun, isAdjective, isAdverb } = wordOf(verb.lower);
  const pastBase = baseOfPastOnly(verb.lower);
  const base = pastBase ?? forms.get('base');
  const next = tokens[place + 1];
  if (base === undefined || forms.has('participle') || /^(?:be|have|do|show|lie|let)$/.test(base)) return undefined;
  // "Have him finish", "do you have need of it", "having dinner": somebody or something that one has.
  if (isAsked && (!isPerson(tokens[place - 1]) || isA(tokens[place - 1], 'NOUN')) && pastBase === undefined) return undefined;
  if (pastBase !== undefined) {
    if (isWord(verb, ALSO_NOUNS) && !isApart && next?.lower !== 'asleep' && !isWord(next, OBJECTS) && !isA(next, 'ADP', 'ADV'))
      return undefined;
    if (!isA(verb, 'VERB') && !isApart && isNoun) return undefined;
  } else {
    const isOnlyVerb = !isNoun && !isAdjective && !isAdverb;
    const takesObject = isWord(next, OBJECTS) || isA(next, 'PROPN');
    const isHelper = isWord(tokens[at - 1], SUBJECTS) || isA(tokens[at - 1], 'NOUN', 'PROPN', 'AUX') || isAsked;
    const isSubject = isWord(tokens[at - 1], SUBJECTS);
    if (!isHelper || isWord(next, setOf('of')) || (isNoun && isWord(next, setOf('that this')))) return undefined;
    if (isA(tokens[at - 2], 'NOUN', 'PRON') && isSubject) return undefined;
    if (!isOnlyVerb && !(isApart && isNoun && !isAdjective && isA(verb, 'VERB')) && !(takesObject && !isAdjective))
      return undefined;
  }
  const right = participle(base);
  return {
    from: verb,
    message: `After “${isSlurred ? 'have' : helperName(have)}” it is “${right}”, not “${verb.lower}”.`,
    replacements: [right],
  };
});

/** "Should be abolish", "was repeat twice", "are wait for", "was stole". */
const behindBe = atEachWord((tokens, at): Fix | undefined => {
  const be = tokens[at]!;
  if (!isWord(be, BE) || isA(tokens[at - 1], 'DET')) return undefined;
  const { place, isAsked } = governed(tokens, at);
  const verb = tokens[place];
  if (verb === undefined || isAsked || !/^[a-z]+$/.test(verb.text) || tokens.slice(0, at).some(({ text }) => text === '"'))
    return undefined;
  const { verb: forms, isNoun, isAdjective, isAdverb } = wordOf(verb.lower);
  const next = tokens[place + 1];
  const pastBase = baseOfPastOnly(verb.lower);
  const isHelped = /^(?:be|been|being)$/.test(be.lower);
  if (pastBase !== undefined) {
    if (!isA(verb, 'VERB') || isWord(verb, ALSO_NOUNS) || /^(?:be|lie|do|have)$/.test(pastBase) || isAdjective) return undefined;
    return {
      from: verb,
      message: `After “${be.lower}” it is “${participle(pastBase)}”, not “${verb.lower}”.`,
      replacements: [participle(pastBase)],
    };
  }
  const base = forms.get('base');
  if (base === undefined || forms.has('participle') || isAdjective || isAdverb || isA(verb, 'ADP', 'PRON', 'DET', 'SCONJ'))
    return undefined;
  if (tokens.slice(0, at).some((token) => isWord(token, DOING)) && !isHelped) return undefined;
  // "It is work", "the fun is part of it", "they are staff members".
  const isBareNoun = isNoun && isSingular(verb.lower, verb.lower) && !UNCOUNTABLE.has(verb.lower);
  if (
    isNoun &&
    !(isBareNoun && isA(verb, 'VERB') && ((isEnd(next) && isHelped) || isA(next, 'ADP', 'ADV', 'DET', 'PRON', 'SCONJ')))
  )
    return undefined;
  if (next?.text === '-' || (isNoun && isPerson({ ...verb, part: 'NOUN' }))) return undefined;
  if (isNoun && (next?.lower === 'of' || (!isHelped && !isWord(next, OBJECTS) && isA(next, 'PRON', 'DET')))) return undefined;
  const subject = tokens[at - 1];
  const isDoing =
    next?.lower !== 'by' &&
    (isWord(next, OBJECTS) ||
      isA(next, 'PROPN') ||
      WITHOUT_OBJECT.has(base) ||
      (isWord(subject, SUBJECTS) && subject!.lower !== 'it'));
  if (STATES.has(base) && !isHelped && next?.lower !== 'by') {
    const isPast = /^w/.test(be.lower);
    const plain = isPast ? past(base) : be.lower === 'is' ? thirdPerson(base) : base;
    const between = place > at + 1 ? `${tokens[at + 1]!.text} ` : '';
    if (/^n/.test(between) || place > at + 2) return undefined;
    return {
      from: be,
      to: verb,
      message: `“${base}” is a verb of its own and takes no “be”.`,
      replacements: [`${be.lower.startsWith("'") ? ' ' : ''}${between}${plain}`],
    };
  }
  const right = isDoing ? ing(base) : participle(base);
  if (right === verb.lower) return undefined;
  return {
    from: verb,
    message: isDoing ? `What is going on takes -ing: “${right}”.` : `What is done to something is “${be.lower} ${right}”.`,
    replacements: [right, isDoing ? participle(base) : ing(base)],
  };
});

/** "Has been work here since March": a noun could not stand there. */
const beenDoing = atEachWord((tokens, at) => {
  const [have, been, verb, next] = tokens.slice(at, at + 4);
  if (!isWord(have, HAVE) || been?.lower !== 'been' || !isA(verb, 'NOUN', 'VERB') || !WITHOUT_OBJECT.has(verb!.lower))
    return undefined;
  if (wordOf(verb!.lower).verb.has('participle') || !(isA(next, 'ADP', 'ADV', 'SCONJ') || isEnd(next))) return undefined;
  const right = ing(verb!.lower);
  return { from: verb!, message: `What goes on until now is “been ${right}”.`, replacements: [right] };
});

const POSSESSED = setOf('animal possession');
/** "My cousin is having two dogs": what one owns lasts. */
const having = atEachWord((tokens, at) => {
  const [be, having, count] = tokens.slice(at, at + 3);
  if (!/^(?:am|is|are|was|were|'m|'re)$/.test(be!.lower) || having?.lower !== 'having') return undefined;
  if (!isA(count, 'NUM') && !/^(?:an?|no|many|some)$/.test(count?.lower ?? '')) return undefined;
  const what = phraseAt(tokens, at + 2)?.head;
  const field = what && sensesOf(singular(what.lower))[0]?.field;
  const isOwned =
    POSSESSED.has(field ?? '') ||
    /^(?:brother|sister|car|house|flat|bike|son|daughter|cousin|question|doubt|job)s?$/.test(what?.lower ?? '');
  if (!isOwned) return undefined;
  const form = /^w/.test(be!.lower) ? 'had' : be!.lower === 'is' ? 'has' : 'have';
  return {
    from: be!,
    to: having,
    message: 'What one owns is said with “have”, not “having”.',
    replacements: [be!.lower.startsWith("'") ? ` ${form}` : form],
  };
});

/** "Is depending on", "are not knowing", "was belonging to". */
const statesGoingOn = atEachWord((tokens, at) => {
  const be = tokens[at]!;
  const lasting = be.lower === 'been' ? wordOf(tokens[at + 1]?.lower ?? '').verb.get('ing') : undefined;
  if (lasting !== undefined && /^(?:know|own|belong|contain)$/.test(lasting))
    return {
      from: be,
      to: tokens[at + 1]!,
      message: `“${lasting}” tells of a state: “have ${participle(lasting)}”.`,
      replacements: [participle(lasting)],
    };
  if (!/^(?:am|is|are|was|were|'m|'re)$/.test(be.lower)) return undefined;
  const isNot = /^(?:not|n't)$/.test(tokens[at + 1]?.lower ?? '');
  const place = skipAdverbs(tokens, at + 1);
  const verb = tokens[place];
  const base = wordOf(verb?.lower ?? '').verb.get('ing');
  if (base === undefined || !STATES.has(base) || !isA(verb, 'VERB') || isEnd(tokens[place + 1])) return undefined;
  // "I am loving it", "you are mattering", "we were hoping": said so all the same; "is understanding" is a character.
  if (/^(?:love|like|hate|remember|concern|lack|realize|realise|recognize|recognise|suppose)$/.test(base)) return undefined;
  if (/^(?:understand|mean|involve|agree)$/.test(base) && isA(tokens[place + 1], 'ADP', 'PART')) return undefined;
  if (place - at > (isNot ? 2 : 3) || tokens[place + 1]?.lower === 'up') return undefined;
  const isPast = /^w/.test(be.lower);
  const isOne = /^(?:is|was)$/.test(be.lower);
  const helper = isPast ? 'did' : isOne ? 'does' : 'do';
  const form = isNot ? `${helper} not ${base}` : isPast ? past(base) : isOne ? thirdPerson(base) : base;
  const between = !isNot && place > at + 1 ? `${tokens[at + 1]!.text} ` : '';
  return {
    from: be,
    to: verb!,
    message: `“${base}” tells of a state and takes no -ing form: “${form}”.`,
    replacements: [`${be.lower.startsWith("'") ? ' ' : ''}${between}${form}`],
  };
});

const OPENERS = setOf(
  'because when if while although though since unless until that so and but or where whether before after as',
);
/** A clause may begin before this place. */
const opens = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || (isEnd(tokens[at - 1]) && !/^[-'’]$/.test(tokens[at - 1]!.text)) || isWord(tokens[at - 1], OPENERS);

const beFor = (subject: Token, isPast: boolean): string => {
  if (subject.lower === 'i') return isPast ? 'was' : 'am';
  const isOne = /^(?:he|she|it|this|that)$/.test(subject.lower);
  return isPast ? (isOne ? 'was' : 'were') : isOne ? 'is' : 'are';
};

/** "I writing to ask", "he very tired", "they not ready": no verb at all. */
const missingBe = atEachWord((tokens, at, sentence) => {
  const subject = tokens[at]!;
  if (!isWord(subject, setOf('i he she we they it')) || !opens(tokens, at) || (subject.lower === 'i' && subject.text !== 'I'))
    return undefined;
  // "… and he going to sea" hangs on what stands before; "as he" and "than he" stand alone.
  if (isWord(tokens[at - 1], setOf('and as')) && at > 0 && tokens.slice(0, at).every((token) => !isA(token, 'VERB', 'AUX')))
    return undefined;
  const word = tokens[at + 1];
  const isGraded = isWord(word, setOf('very so too really not quite always also still'));
  const told = tokens[isGraded ? at + 2 : at + 1];
  if (told === undefined || word === undefined || sentence.tokens.some(({ text }) => text === '?')) return undefined;
  const { verb: forms, isAdjective, isNoun, isAdverb } = wordOf(told.lower);
  const next = tokens[isGraded ? at + 3 : at + 2];
  const isGoing = forms.has('ing') && isA(told, 'VERB') && !/^(?:being|having)$/.test(told.lower) && !isAdjective;
  const isSuch =
    isAdjective &&
    isA(told, 'ADJ') &&
    (isGraded || (!isNoun && !isAdverb && forms.size === 0)) &&
    (isEnd(next) || isA(next, 'SCONJ', 'CCONJ', 'ADP', 'PART'));
  if ((!isGoing && !isSuch) || (isGraded && /^(?:always|also|still|quite)$/.test(word.lower) && !isGoing)) return undefined;
  if (isEnd(tokens[at - 1]) && at > 0 && isGoing && tokens[at - 1]!.text !== ',') return undefined;
  const isPast = sentence.clauses.some(({ verb }) => verb.form === 'past');
  const form = beFor(subject, isPast);
  return {
    from: subject,
    to: word,
    message: `A verb is missing here: “${form}”.`,
    replacements: [`${subject.text} ${form} ${word.text}`, `${subject.text} ${beFor(subject, !isPast)} ${word.text}`],
  };
});

/** "Would it possible", "I will happy to come", "it can difficult". */
const missingPlainBe = atEachWord((tokens, at) => {
  const helper = tokens[at]!;
  if (!isWord(helper, MODALS) || helper.part !== 'AUX' || isWord(tokens[at - 1], OWNERS)) return undefined;
  const { place, isAsked } = governed(tokens, at);
  if (!isAsked && !isWord(tokens[at - 1], setOf('i he she it we they you this that'))) return undefined;
  const word = tokens[place];
  if (word === undefined || !isA(word, 'ADJ')) return undefined;
  const { verb: forms, isNoun, isAdjective, isAdverb } = wordOf(word.lower);
  const next = tokens[place + 1];
  if (!isAdjective || (isNoun && tokens[place - 1]?.lower !== 'it') || isAdverb || forms.size > 0) return undefined;
  if (!isEnd(next) && !/^(?:to|for|if|with|that|in|about|when|and|because)$/.test(next!.lower)) return undefined;
  return {
    from: word,
    message: `“${helper.text}” needs a verb behind it: “be”.`,
    replacements: [`be ${word.lower}`],
  };
});

/** "Our toilets been running", "I been waiting". */
const beenAlone = atEachWord((tokens, at) => {
  const been = tokens[at]!;
  const subject = tokens[at - 1];
  if (been.lower !== 'been' || subject === undefined || isEnd(tokens[at + 1])) return undefined;
  const isPronoun = isWord(subject, SUBJECTS);
  if (!isPronoun && !isA(subject, 'NOUN')) return undefined;
  if (
    tokens
      .slice(Math.max(0, at - 7), at)
      .some((token) => isWord(token, HAVE) || /^'[sd]$/.test(token.lower) || token.lower === 'of')
  )
    return undefined;
  const has = isPronoun ? /^(?:he|she|it)$/.test(subject.lower) : isSingular(subject.lower, subject.lemma);
  return { from: been, message: '“Been” needs “have” before it.', replacements: [has ? 'has been' : 'have been'] };
});

/** "Since Ines first seen the lamp", "he charged me and done nothing": a participle where a past belongs. */
const participleAlone = atEachWord((tokens, at, { clauses }) => {
  const verb = tokens[at]!;
  const base = baseOfParticipleOnly(verb.lower);
  const next = tokens[at + 1];
  if (base === undefined || !isA(verb, 'VERB') || /^(?:be|give|show|bear|hide)$/.test(base)) return undefined;
  let place = at - 1;
  while (isA(tokens[place], 'ADV')) place--;
  const before = tokens[place];
  const takesObject = isWord(next, OBJECTS) || /^(?:nothing|something|everything|anything|it|so|that)$/.test(next?.lower ?? '');
  if (
    tokens
      .slice(Math.max(0, place - 5), place)
      .some((token) => isWord(token, HAVE) || isWord(token, BE) || /^'[sd]$/.test(token.lower))
  )
    return undefined;
  const main = clauses.findLast((clause) => clause.verb.main < at);
  const isJoined =
    before?.lower === 'and' && main !== undefined && main.verb.form === 'past' && main.verb.at === main.verb.main && takesObject;
  const isNamed = isA(before, 'NOUN', 'PROPN') || /^(?:no|every|some)(?:body|one)$/.test(before?.lower ?? '');
  const isSubject =
    (isNamed && takesObject && !tokens.slice(0, place).some((token) => isA(token, 'VERB', 'AUX') && !isWord(token, OPENERS))) ||
    (isNamed && takesObject && isWord(tokens[place - 1], OPENERS));
  if (!isJoined && !isSubject) return undefined;
  return {
    from: verb,
    message: `“${verb.lower}” needs “have” before it; for a past event it is “${past(base)}”.`,
    replacements: [past(base)],
  };
});

export const verbGroupRules: readonly Rule[] = [
  plainBehind,
  doneBehindHave,
  behindBe,
  statesGoingOn,
  beenDoing,
  having,
  missingBe,
  missingPlainBe,
  beenAlone,
  participleAlone,
];
