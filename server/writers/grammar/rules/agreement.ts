/** Subjects and their verbs: "it need", "the price of the lamps are", "there is many". */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Sentence } from '../reading.ts';
import { behindModifiers, phraseAt, skipAdverbs, verbAt, type Clause, type Verb } from '../clauses.ts';
import { COLLECTIVE, isPlural, isSingular, UNCOUNTABLE } from '../nouns.ts';
import { wordOf } from '../words.ts';
import type { Token } from '../reading.ts';
import { isItsOwnPast, past, thirdPerson } from '../../../english/verbs.ts';
import { atEachClause, atEachWord, isA, isAttached, isEnd, isOrderFrom, isWord, MODALS, setOf, type Rule } from './rule.ts';
import { hasPastTime, isAmongPasts, isTiedToPast } from './story.ts';
import { isImagined, isSubjunctive } from './subjects.ts';

const FOR_MANY: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do', am: 'are' }),
);
const FOR_ONE: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'is', were: 'was', have: 'has', do: 'does', am: 'is' }),
);
const FOR_ME: ReadonlyMap<string, string> = new Map(Object.entries({ is: 'am', are: 'am', has: 'have', does: 'do' }));

const WHOM = setOf('us me him them');
const PART_OF = setOf('of and or with for to in on at as');

const PLACES = setOf('upstairs downstairs abroad outside inside together alone here there home today nearby');
/** Follows a finite verb, but hardly ever a noun that was mistaken for one. */
const goesOn = (token: Token | undefined): boolean =>
  isEnd(token) ||
  isWord(token, PLACES) ||
  isA(token, 'DET', 'PRON', 'ADP', 'ADV', 'SCONJ', 'CCONJ', 'NUM', 'PART', 'ADJ', 'PROPN');

/** The form that the subject asks for, where the verb has another. */
const rightForm = (
  { subject, verb, isShared }: Pick<Clause, 'subject' | 'verb' | 'isShared'>,
  tokens: readonly Token[],
): string | undefined => {
  const { lower } = tokens[verb.at]!;
  if (verb.form === 'modal' || subject.number === undefined) return undefined;
  const isAux = FOR_ONE.has(lower) || FOR_MANY.has(lower);
  if (!isAux && verb.form === 'past') return undefined;
  if (subject.head.text === 'I' && subject.isPronoun)
    return FOR_ME.get(lower) ?? (!isAux && verb.form === 'third' ? verb.base : undefined);
  if (subject.number === 'many') return FOR_MANY.get(lower) ?? (!isAux && verb.form === 'third' ? verb.base : undefined);
  if (isAux) return FOR_ONE.get(lower);
  // "Put" and "read" may be pasts, and "she sings and dance" what "she" is not the subject of.
  if (verb.form !== 'base' || past(verb.base) === verb.base || isShared) return undefined;
  return thirdPerson(verb.base);
};

const SAID = setOf('think say know believe hope guess suppose see hear feel mean show tell');
/** "Josh and I are" is one of two; "he works here and she still don't" begins anew: there is a verb before it that took what stands between. */
const mayBeOneOfTwo = (clause: Clause, { tokens, clauses }: Sentence): boolean => {
  const { start } = clause;
  if (tokens[start - 1]?.lower !== 'and' || !isA(tokens[start - 2], 'NOUN', 'PROPN', 'PRON')) return false;
  const verb =
    clauses[clauses.indexOf(clause) - 1]?.verb.main ??
    tokens.slice(0, start - 1).findLastIndex(({ part, lower }) => (part === 'VERB' && !/ing$/.test(lower)) || part === 'AUX');
  if (verb < 0 || [...wordOf(tokens[verb]!.lower).verb.values()].some((base) => SAID.has(base))) return true;
  const between = tokens.slice(verb + 1, start - 1);
  return between.some(
    (token) =>
      isA(token, 'PUNCT', 'SCONJ', 'CCONJ', 'VERB', 'AUX') ||
      /^(?:that|who|which|when|as|than|what|how|where|why)$/.test(token.lower),
  );
};

/** "Most mountains form where …", "the phone stops charging", "a change that no test notices": what ends it may be a verb. */
const mayHoldVerb = (tokens: readonly Token[], { subject, opener, isDistant }: Clause): boolean => {
  const { head, end, start } = subject;
  const before = tokens[end - 2];
  if (end < start + 2 || !isA(before, 'NOUN')) return false;
  const { verb } = wordOf(head.lower);
  return isPlural(before!.lower, before!.lemma)
    ? verb.get('base') === head.lower
    : verb.has('third') && (isDistant || /^(?:that|which)$/.test(opener?.lower ?? ''));
};

/** "Hives, a hoarse voice and faintness are signs": the last of a list. */
const isListed = ({ opener, start, verb }: Clause, tokens: readonly Token[]): boolean =>
  opener?.text === ',' &&
  isA(tokens[start - 2], 'NOUN', 'VERB', 'PROPN') &&
  tokens.slice(start, verb.at).some(({ lower }) => lower === 'and' || lower === 'or');

const NAMES_TOO = setOf('mark rob bill will sue pat jack grant chase frank');
/** "Note start and end", "offer to let them go", "after each answer tell me": somebody is told to do it. */
const isOrder = ({ start, subject, verb, opener, isDistant }: Clause, tokens: readonly Token[]): boolean => {
  const { lower } = subject.head;
  const isBare = !subject.isPronoun && !subject.determiner && subject.end - subject.start === 1;
  if (start === 0 && isBare && wordOf(lower).verb.get('base') === lower && verb.form === 'base')
    return isDistant || !NAMES_TOO.has(lower);
  const isBehindTime =
    opener === tokens[0] && /^(?:after|before|since|until|as)$/.test(opener?.lower ?? '') && !subject.isPronoun;
  return (
    isBehindTime &&
    verb.form === 'base' &&
    !tokens.some(({ text }, at) => at > verb.at && text === ',' && phraseAt(tokens, at + 1) !== undefined)
  );
};

/** "Let milk or a pudding go": of two, both of which stand behind "let" or "see". */
const isSeenDoing = (tokens: readonly Token[], start: number): boolean =>
  /^(?:and|or)$/.test(tokens[start - 1]?.lower ?? '') &&
  tokens
    .slice(Math.max(0, start - 7), start)
    .some((token) => /^(?:let|lets|make|makes|made|see|saw|hear|heard|watch|watched|help|helped)$/.test(token.lower));

/** "The tools in the shed needs oil", "the windows needs cleaning": the only verb there is. */
const isPlainlyThird = (tokens: readonly Token[], { at, form }: Verb): boolean =>
  form === 'third' &&
  isA(tokens[at], 'VERB') &&
  (isA(tokens[at + 1], 'NOUN') || /^needs?$/.test(tokens[at]!.lower)) &&
  tokens.every((token, place) => place === at || place === at + 1 || !isA(token, 'VERB', 'AUX'));

const isMany = (token: Token | undefined): boolean => token?.lower === 'people' || token?.lower === 'they';

const WORKS_AND_FIRMS = setOf(
  'play film movie book novel musical song story tragedy comedy opera ballet series show game band brand firm company chain shop store restaurant',
);

/** "The quality of the pictures are": the verb goes with "quality". */
const subjects = atEachClause((clause, sentence, reading) => {
  const { tokens } = sentence;
  const { subject, verb, start, isDistant } = clause;
  const finite = tokens[verb.at]!;
  const form = rightForm(clause, tokens);
  if (form === undefined || isAttached(finite, tokens[verb.at - 1])) return undefined;
  if (finite.lower === 'use' && tokens[verb.at + 1]?.lower === 'to') return undefined;
  if (mayBeOneOfTwo(clause, sentence)) return undefined;
  // "My parents they moved when I was ten": that verb has a subject of its own.
  if (isDistant && isWord(tokens[verb.at - 1], setOf('i he she we they'))) return undefined;
  // "Romeo and Juliet is a play": a title, or a firm, that is one thing.
  const isTitle =
    /^(?:is|was)$/.test(finite.lower) &&
    tokens.slice(verb.at + 1, verb.at + 6).some((token) => isWord(token, WORKS_AND_FIRMS)) &&
    subject.head.part === 'PROPN' &&
    tokens.slice(start, verb.at).every((token) => isA(token, 'PROPN') || /^(?:and|&)$/.test(token.lower));
  if (isTitle) return undefined;
  // "Reading old letters makes me miss her": what is done is one thing.
  const isDeed = tokens
    .slice(Math.max(0, start - 1), verb.at)
    .some(({ lower }, n) => n < 2 && wordOf(lower).verb.has('ing') && !wordOf(lower).verb.has('base'));
  if (isDeed && subject.number === 'many' && !/^(?:the|these|those|my|our|their)$/.test(tokens[start]!.lower)) return undefined;
  // "A buyer skims the lines, looks for what they get, and decides": the buyer does.
  const isOthers = (other: Clause): boolean =>
    !other.isShared && other.start < start && rightForm({ ...other, verb, isShared: false }, tokens) === undefined;
  if (clause.isShared && sentence.clauses.some((other) => isOthers(other))) return undefined;
  const isAux = FOR_ONE.has(finite.lower) || FOR_MANY.has(finite.lower);
  const next = tokens[verb.at + 1];
  // "Everyone but the twins has": they are what is left out.
  if (clause.opener?.lower === 'but' && /^(?:every|any|no|all|nothing)/.test(tokens[start - 2]?.lower ?? '')) return undefined;
  // "What suits you is best": you are not its subject.
  const isWhole =
    /^(?:what|who|whatever|whoever)$/.test(tokens[0]!.lower) && start === 2 && wordOf(tokens[1]!.lower).verb.has('third');
  if (isWhole) return undefined;
  // "Most quotes people share were never said": a clause of its own, whose verb looks like a noun.
  if (mayHoldVerb(tokens, clause)) return undefined;
  if (isMany(tokens[subject.end - 2]) && wordOf(subject.head.lower).verb.has('base') && !subject.isPronoun && isAux)
    return undefined;
  const isBare = subject.determiner === undefined && !subject.isPronoun && subject.head.part !== 'PROPN';
  // "Slow are its steps": what it is stands first.
  if (
    (isBare || (start === 0 && !subject.determiner && !subject.isPronoun)) &&
    wordOf(subject.head.lower).isAdjective &&
    subject.end === start + 1
  )
    return undefined;
  if (isListed(clause, tokens)) return undefined;
  if (isOrderFrom(tokens) && verb.form === 'base' && !isAux && !subject.isPronoun) return undefined;
  if (isBare && subject.number === 'many' && wordOf(subject.head.lower).verb.has('third') && subject.end - subject.start === 1)
    return undefined;
  if (isOrder(clause, tokens) || isSeenDoing(tokens, start)) return undefined;
  // "A dripping tap usually needs a washer": the noun that was taken for a verb.
  const isAlsoNoun = !isAux && verb.form === 'base' && wordOf(finite.lower).isNoun && !subject.isPronoun;
  if (isAlsoNoun && clause.opener?.text === ',') return undefined;
  if (!isAux && wordOf(finite.lower).isAdjective && isWord(next, MODALS)) return undefined;
  if (isAlsoNoun && (/ing$/.test(subject.head.lower) || verbAt(tokens, skipAdverbs(tokens, verb.at + 1)))) return undefined;
  // "Experience tell" may be anything, "experience tells us" is surely told.
  if (isBare && subject.number === 'one' && subject.end - subject.start === 1 && !isAux && !isWord(next, WHOM)) return undefined;
  // "Anyone know a good plumber?": the question lacks its "does".
  if (start === 0 && tokens.at(-1)?.text === '?' && verb.form === 'base' && !isAux) return undefined;
  if (isSubjunctive(tokens, start) || (finite.lower === 'were' && isImagined(tokens, start))) return undefined;
  if (next?.text.startsWith('-') && isAttached(next, finite)) return undefined;
  if (
    !isAux &&
    !subject.isPronoun &&
    subject.head.text !== 'I' &&
    (!(goesOn(next) || isPlainlyThird(tokens, verb)) || next?.lower === 'of' || (isDistant && isEnd(next)))
  )
    return undefined;
  // "The price do" is no slip that anyone makes; "the dog do not" is.
  if (finite.lower === 'do' && !subject.isPronoun && !/^n'?t$|^not$/.test(next?.lower ?? '')) return undefined;
  if (/^(?:need|dare)$/.test(finite.lower) && /^(?:not|n't|only)$/.test(next?.lower ?? '')) return undefined;
  // "Did he go", "helped her mother cook": the verb belongs to what stands before.
  const before = tokens[start - 1];
  if (
    before !== undefined &&
    /^(?:do|does|did|can|could|will|would|shall|should|must|may|might|let|lets|make|makes|made|and)$/.test(before.lower) &&
    finite.lower !== 'has'
  ) {
    if (before.lower !== 'and' || isDistant) return undefined;
  }
  const not = isAttached(next, finite) && /^n'?t$/.test(next!.lower) ? next! : undefined;
  // Among pasts "she learn it" lacks its past, not its "s".
  const isAnyone = /^(?:every|any)/.test(subject.head.lower);
  if (
    !isAux &&
    verb.form === 'base' &&
    !isAnyone &&
    (isTiedToPast(clause, sentence) || isAmongPasts(clause, sentence, reading))
  ) {
    const then = past(verb.base);
    return { from: finite, message: `The rest is in the past tense, so this is “${then}”.`, replacements: [then, form] };
  }
  const isOver = not && verb.base === 'do' && hasPastTime(tokens);
  const spelled = isOver ? "didn't" : not ? `${form}n't` : form;
  return {
    from: finite,
    to: not ?? finite,
    message: subject.isPronoun
      ? `With “${subject.head.text}” the verb is “${spelled}”.`
      : `The verb goes with “${subject.head.text}”, so it is “${spelled}”.`,
    replacements: [spelled],
  };
});

/** "The writer use short lines": a person, and what they do, where a tagger takes the verb for a noun. */
const taggedNoun = atEachWord((tokens, at) => {
  const [who, verb, next] = tokens.slice(at, at + 3);
  if (!isA(who, 'NOUN') || !isA(verb, 'NOUN') || !isA(tokens[at - 1], 'DET', 'PRON') || !isA(next, 'ADJ', 'DET', 'PRON'))
    return undefined;
  if (!(at === 1 || isEnd(tokens[at - 2]) || isA(tokens[at - 2], 'SCONJ', 'CCONJ'))) return undefined;
  if (/^(?:these|those|that|all|both)$/.test(tokens[at - 1]!.lower) || sensesOf(who!.lower)[0]?.field !== 'person')
    return undefined;
  const { verb: forms } = wordOf(verb!.lower);
  if (
    forms.get('base') !== verb!.lower ||
    !isSingular(who!.lower, who!.lemma) ||
    isItsOwnPast(verb!.lower) ||
    COLLECTIVE.has(who!.lower)
  )
    return undefined;
  if (tokens.slice(at + 2, at + 5).every((token) => !isA(token, 'NOUN', 'PRON'))) return undefined;
  const end = tokens.findIndex(
    (token, n) => n > at + 1 && (token.part === 'PUNCT' || /^(?:which|who|that|and|because|when)$/.test(token.lower)),
  );
  if (tokens.slice(at + 2, end < 0 ? tokens.length : end).some((token) => isA(token, 'VERB', 'AUX'))) return undefined;
  const form = thirdPerson(verb!.lower);
  return {
    from: verb!,
    message: `The verb goes with “${who!.text}”, so it is “${form}”.`,
    replacements: [form, past(verb!.lower)],
  };
});

const SEVERAL = setOf('many several few various numerous both two three four five six seven eight nine ten twelve twenty');
const AMOUNTS = setOf(
  'lot few number couple variety range handful host dozen total hundred thousand million great good large small growing series pair bunch huge wide whole set list',
);

const thereIs = atEachWord((tokens, at) => {
  const [there, verb, next] = tokens.slice(at, at + 3);
  if (there === undefined || verb === undefined || !/^(?:there|here)$/.test(there.lower)) return undefined;
  let head = at + 2;
  while (isA(tokens[head], 'ADJ', 'DET', 'PRON', 'ADV') && !isA(tokens[head + 1], 'PUNCT') && head < at + 6) head++;
  const noun = tokens[head];
  const isPluralNoun =
    isA(noun, 'NOUN') &&
    isPlural(noun!.lower, noun!.lemma) &&
    !isA(tokens[head + 1], 'NOUN') &&
    !tokens[head + 1]?.lower.startsWith("'");
  if (/^(?:is|was|'s)$/.test(verb.lower)) {
    const isMany =
      there.lower === 'there' &&
      (isWord(next, SEVERAL) ||
        (next?.lower === 'a' && tokens[at + 3]?.lower === 'few') ||
        (/^(?:too|so|not)$/.test(next?.lower ?? '') && /^(?:many|few)$/.test(tokens[at + 3]?.lower ?? ''))) &&
      tokens[at + 3]?.lower !== 'a' &&
      !/^\d|-/.test(tokens[at + 3]?.text ?? '');
    const startsSingular = /^(?:a|an|one|another|each|every|this|that|no|much|nothing|something|plenty|enough|more)$/.test(
      next?.lower ?? '',
    );
    if (!isMany && (!isPluralNoun || startsSingular)) return undefined;
    const form = verb.lower === 'was' ? 'were' : 'are';
    return {
      from: there,
      to: verb,
      message: `What follows is plural, so it is “${there.lower} ${form}”.`,
      replacements: [`${there.lower} ${form}`],
    };
  }
  // "There are no evidence": what cannot be counted is never several.
  const isBare =
    /^(?:no|any|some|little|enough|more)$/.test(next?.lower ?? '') &&
    isA(noun, 'NOUN') &&
    UNCOUNTABLE.has(noun!.lower) &&
    !isA(tokens[head + 1], 'NOUN', 'ADJ', 'CCONJ', 'PUNCT', 'SYM');
  if (there.lower !== 'there' || !/^(?:are|were)$/.test(verb.lower)) return undefined;
  if (!isBare && !/^(?:a|an|one|another|much)$/.test(next?.lower ?? '')) return undefined;
  const counted = tokens[at + 3];
  if (
    (isWord(counted, AMOUNTS) && !isBare) ||
    isPluralNoun ||
    isA(counted, 'NUM') ||
    tokens.slice(at + 3).some(({ lower }) => lower === 'and' || lower === 'or')
  )
    return undefined;
  const form = verb.lower === 'were' ? 'was' : 'is';
  return { from: there, to: verb, message: `One thing follows, so it is “there ${form}”.`, replacements: [`there ${form}`] };
});

/** The verb right behind "who", where a tagger takes it for a noun as well: "who control them". */
const verbBehind = (tokens: readonly Token[], at: number): Verb | undefined => {
  const read = verbAt(tokens, at);
  const { verb } = wordOf(tokens[at]?.lower ?? '');
  const form = verb.has('third') ? 'third' : 'base';
  const base = verb.get(form);
  const isVerb = isA(tokens[at + 1], 'DET', 'PRON') || (tokens[at - 1]?.lower === 'who' && !isA(tokens[at + 1], 'VERB', 'AUX'));
  if (read !== undefined || base === undefined || !isA(tokens[at], 'NOUN') || !isVerb) return read;
  return { at, form, base, main: at };
};

/** "Ask five teachers who clears up": what is asked. */
const isAsked = (tokens: readonly Token[], start: number): boolean =>
  /^(?:ask|asks|asked|asking|tell|tells|told|show|showed|teach|taught)$/.test(tokens[start - 1]?.lower ?? '');

/** "The man who live next door", "the book which have a red cover". */
const relatives = atEachWord((tokens, at) => {
  const isNamed = isA(tokens[at - 1], 'NOUN', 'ADJ') || (at === 1 && isA(tokens[0], 'PROPN'));
  if (!/^(?:who|which|that)$/.test(tokens[at]!.lower) || !isNamed) return undefined;
  let start = at - 1;
  while (isA(tokens[start - 1], 'ADJ', 'NOUN', 'NUM')) start--;
  if (isA(tokens[start - 1], 'DET', 'PRON')) start--;
  const subject = phraseAt(tokens, start);
  const verb = verbBehind(tokens, at + 1);
  const isPeople = tokens[at]!.lower === 'who' && subject?.number === 'many';
  if (
    (!subject?.determiner && !isPeople) ||
    subject === undefined ||
    subject.end !== at ||
    isAsked(tokens, start) ||
    !verb ||
    verb.at !== at + 1 ||
    isWord(tokens[start - 1], PART_OF)
  )
    return undefined;
  const form = rightForm({ subject, verb, isShared: false }, tokens);
  // "The idea that love lasts": what follows is a subject, not a verb.
  if (form === undefined || (tokens[at]!.lower === 'that' && !/^(?:is|are|was|were|has|have)$/.test(tokens[verb.at]!.lower)))
    return undefined;
  if (!goesOn(tokens[verb.at + 1]) && verb.main === verb.at) return undefined;
  return {
    from: tokens[verb.at]!,
    message: `“${tokens[at]!.text}” stands for “${subject.head.text}”, so the verb is “${form}”.`,
    replacements: [form],
  };
});

/** "The trouble this have caused", "the house he have bought": said of a noun. */
const saidOfNoun = atEachWord((tokens, at) => {
  const [noun, who, have, done] = tokens.slice(at, at + 4);
  if (!isA(noun, 'NOUN') || !/^(?:this|he|she|it)$/.test(who?.lower ?? '') || have?.lower !== 'have') return undefined;
  if (!wordOf(done?.lower ?? '').verb.has('participle') || isSubjunctive(tokens, at + 1)) return undefined;
  return { from: have, message: `With “${who!.text}” the verb is “has”.`, replacements: ['has'] };
});

/** "Those who arrives late", "the people here who has": several. */
const thoseWho = atEachWord((tokens, at) => {
  const [those, who] = tokens.slice(at, at + 2);
  if (!/^(?:those|many|all|others|people|us|them)$/.test(those!.lower) || who?.lower !== 'who') return undefined;
  const verb = verbBehind(tokens, skipAdverbs(tokens, at + 2));
  const form = verb && (FOR_MANY.get(tokens[verb.at]!.lower) ?? (verb.form === 'third' ? verb.base : undefined));
  if (!verb || form === undefined || /^(?:of|one|among)$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
  return { from: tokens[verb.at]!, message: `“Who” stands for several, so the verb is “${form}”.`, replacements: [form] };
});

const SOMEBODY = setOf('nobody somebody anybody everybody someone anyone everyone one he she');

/** "There is nobody who control them". */
const somebodyWho = atEachWord((tokens, at) => {
  const [somebody, who] = tokens.slice(at, at + 2);
  const isAny = somebody!.lower === 'whoever';
  if (
    !((isWord(somebody, SOMEBODY) && who?.lower === 'who') || isAny) ||
    /^(?:of|those|these|the)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return undefined;
  const start = isAny ? at + 1 : at + 2;
  const verb = verbBehind(tokens, start);
  if (verb === undefined || verb.at !== start) return undefined;
  const finite = tokens[verb.at]!;
  const form =
    FOR_ONE.get(finite.lower) ?? (verb.form === 'base' && !isItsOwnPast(verb.base) ? thirdPerson(verb.base) : undefined);
  if (form === undefined || (!FOR_ONE.has(finite.lower) && !goesOn(tokens[verb.at + 1]))) return undefined;
  return { from: finite, message: `“Who” stands for “${somebody!.text}”, so the verb is “${form}”.`, replacements: [form] };
});

/** "The number of visitors have": the number has. */
const theNumber = atEachWord((tokens, at) => {
  const [the, number, of] = tokens.slice(at, at + 3);
  if (
    the?.lower !== 'the' ||
    !/^(?:number|amount)$/.test(number?.lower ?? '') ||
    of?.lower !== 'of' ||
    tokens[at - 1]?.lower === 'and'
  )
    return undefined;
  const whole = phraseAt(tokens, at + 3);
  const end = whole && behindModifiers(tokens, whole.end);
  const verb = end === undefined ? undefined : verbAt(tokens, end);
  const form = verb && FOR_ONE.get(tokens[verb.at]!.lower);
  if (!verb || form === undefined) return undefined;
  return { from: tokens[verb.at]!, message: `The verb goes with “${number!.text}”, so it is “${form}”.`, replacements: [form] };
});

/** "Some of the aqueducts, which are old, is still standing", "both of my parents works". */
const someOf = atEachWord((tokens, at) => {
  if (!/^(?:some|many|most|several|few|both|two|three|four|five|all)$/.test(tokens[at]!.lower) || tokens[at + 1]?.lower !== 'of')
    return undefined;
  const whole = phraseAt(tokens, at + 2);
  // "Both of them was late", "some of the milk were spilled".
  const isThem = /^(?:them|us|you|these|those)$/.test(tokens[at + 2]?.lower ?? '') && tokens[at]!.lower !== 'all';
  const them = isThem ? FOR_MANY.get(tokens[at + 3]?.lower ?? '') : undefined;
  if (them !== undefined)
    return { from: tokens[at + 3]!, message: `They are several, so the verb is “${them}”.`, replacements: [them] };
  const much = whole?.determiner && UNCOUNTABLE.has(whole.head.lower) ? FOR_ONE.get(tokens[whole.end]?.lower ?? '') : undefined;
  if (
    much !== undefined &&
    /^(?:some|most|all)$/.test(tokens[at]!.lower) &&
    /^(?:are|were|have)$/.test(tokens[whole!.end]!.lower)
  )
    return {
      from: tokens[whole!.end]!,
      message: `The verb goes with “${whole!.head.text}”, so it is “${much}”.`,
      replacements: [much],
    };
  if (whole?.number !== 'many' || whole.isPronoun) return undefined;
  const verb = verbAt(tokens, behindModifiers(tokens, whole.end));
  const form = verb && rightForm({ subject: whole, verb, isShared: false }, tokens);
  if (!verb || form === undefined || !goesOn(tokens[verb.at + 1])) return undefined;
  return { from: tokens[verb.at]!, message: `They are several, so the verb is “${form}”.`, replacements: [form] };
});

/** "The only downside were the seagulls": the verb goes with what stands first. */
const onlyOne = atEachWord((tokens, at) => {
  const [the, only, noun, be] = tokens.slice(at, at + 4);
  if (the!.lower !== 'the' || !/^(?:only|main|biggest|best|worst)$/.test(only?.lower ?? '') || !isA(noun, 'NOUN'))
    return undefined;
  if (!isSingular(noun!.lower, noun!.lemma) || COLLECTIVE.has(noun!.lower)) return undefined;
  const form = FOR_ONE.get(be?.lower ?? '');
  if (form === undefined || !/^(?:are|were)$/.test(be!.lower) || tokens[at - 1]?.lower === 'and' || isEnd(tokens[at + 4]))
    return undefined;
  return { from: be!, message: `The verb goes with “${noun!.text}”, so it is “${form}”.`, replacements: [form] };
});

/** "In the main hall", "near us": places alone, which have no verb of their own. */
const behindPlaces = (tokens: readonly Token[], at: number): number => {
  if (!/^(?:in|on|at|near|from|of|with|under|behind)$/.test(tokens[at]?.lower ?? '')) return at;
  const end = phraseAt(tokens, at + 1)?.end;
  return end === undefined ? at : behindPlaces(tokens, end);
};

/** "Neither of the two dates suit us", "each of them have", "only one have arrived". */
const oneOf = atEachWord((tokens, at) => {
  const first = tokens[at]!;
  const isOnly = first.lower === 'one' && /^(?:only|just|no|every)$/.test(tokens[at - 1]?.lower ?? '');
  if (!/^(?:each|neither|either|one)$/.test(first.lower)) return undefined;
  let place = at + 1;
  if (tokens[place]?.lower === 'of') {
    place++;
    if (isWord(tokens[place], setOf('them us you these those'))) place++;
    else {
      if (!/^(?:the|my|your|his|her|our|their|these|those)$/.test(tokens[place]?.lower ?? '')) return undefined;
      place++;
      while (isA(tokens[place], 'ADJ', 'NUM')) place++;
      if (!isA(tokens[place], 'NOUN') || !isPlural(tokens[place]!.lower, tokens[place]!.lemma)) return undefined;
      place = skipAdverbs(tokens, behindPlaces(tokens, place + 1));
    }
  } else if (!isOnly) return undefined;
  const finite = tokens[place];
  const before = tokens[at - 1]?.lower ?? '';
  if (finite === undefined || /^(?:of|than|do|does|did|if)$/.test(before)) return undefined;
  const plain = wordOf(finite.lower).verb;
  const next = tokens[place + 1];
  const form =
    FOR_ONE.get(finite.lower) ??
    (plain.get('base') === finite.lower &&
    !plain.has('past') &&
    (isA(next, 'DET', 'PRON', 'ADP', 'ADV', 'PART', 'ADJ') || isEnd(next) || /ing$/.test(next!.lower) || isA(next, 'PROPN'))
      ? thirdPerson(finite.lower)
      : undefined);
  if (form === undefined || (finite.lower === 'do' && !/^(?:not|n't)$/.test(tokens[place + 1]?.lower ?? ''))) return undefined;
  if (finite.lower === 'were' && isImagined(tokens, at)) return undefined;
  return { from: finite, message: `The verb goes with “${first.text}”, so it is “${form}”.`, replacements: [form] };
});

/** "My tools, most of which has": several. */
const mostOfWhich = atEachWord((tokens, at) => {
  const [part, of, which, verb] = tokens.slice(at, at + 4);
  if (
    !/^(?:most|many|some|all|both|several|few|two|three|half)$/.test(part!.lower) ||
    of?.lower !== 'of' ||
    which?.lower !== 'which'
  )
    return undefined;
  const form = FOR_MANY.get(verb?.lower ?? '');
  const noun = tokens[at - 1]?.text === ',' ? tokens[at - 2] : undefined;
  if (form === undefined || !isA(noun, 'NOUN') || !isPlural(noun!.lower, noun!.lemma)) return undefined;
  return { from: verb!, message: `They are several, so the verb is “${form}”.`, replacements: [form] };
});

/** "Three witches meets", "two of them goes". */
const countedMany = atEachWord((tokens, at) => {
  const count = tokens[at]!;
  if (!/^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|both|these|those)$/.test(count.lower)) return undefined;
  let place = at + 1;
  while (isA(tokens[place], 'ADJ')) place++;
  const [noun, verb, next] = tokens.slice(place, place + 3);
  if (!isA(noun, 'NOUN') || !isPlural(noun!.lower, noun!.lemma) || COLLECTIVE.has(noun!.lower)) return undefined;
  // "Ten miles is a long way": one length.
  if (
    /^(?:mile|kilo|gram|lit(?:re|er)|ton|kilomet(?:re|er)|met(?:re|er)|dollar|euro|pound|year|month|week|day|hour|minute|percent|point|time)s$/.test(
      noun!.lower,
    )
  )
    return undefined;
  const form = FOR_MANY.get(verb?.lower ?? '') ?? wordOf(verb?.lower ?? '').verb.get('third');
  if (form === undefined || form === verb!.lower || !isA(next, 'DET', 'PRON', 'PROPN', 'ADP', 'SCONJ', 'ADV', 'PART'))
    return undefined;
  if (isA(verb, 'NOUN') && !isA(next, 'DET', 'PRON', 'PROPN')) return undefined;
  const before = isA(tokens[at - 1], 'DET', 'PRON') ? at - 2 : at - 1;
  if (isA(tokens[before], 'ADP', 'SCONJ') || next?.lower === 'of') return undefined;
  return { from: verb!, message: `They are several, so the verb is “${form}”.`, replacements: [form] };
});

export const agreementRules: readonly Rule[] = [
  oneOf,
  mostOfWhich,
  countedMany,
  someOf,
  onlyOne,
  subjects,
  relatives,
  thoseWho,
  saidOfNoun,
  somebodyWho,
  taggedNoun,
  theNumber,
  thereIs,
];
