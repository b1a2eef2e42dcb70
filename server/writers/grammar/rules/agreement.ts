/** Subjects and their verbs: "it need", "the price are", "there is many". */
import { COLLECTIVE, isPlural, isSingular } from '../nouns.ts';
import type { Token } from '../reading.ts';
import { isItsOwnPast, thirdPerson } from '../../../english/verbs.ts';
import { atEachWord, isA, isAttached, isBase, isEnd, isWord, pastAdverbs, setOf, type Fix, type Rule } from './rule.ts';
import { isImagined, isSubjunctive, opensClause, pronounOpensClause, subjectAt } from './subjects.ts';

const PLURAL_BE: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do', am: 'are' }),
);
const SINGULAR_BE: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'is', were: 'was', have: 'has', do: 'does', am: 'is' }),
);

/** The verb with a "not" that is written together with it. */
const withNot = (tokens: readonly Token[], at: number): { to: Token; not: string } => {
  const not = tokens[at + 1];
  return isAttached(not, tokens[at]) && /^n'?t$/.test(not!.lower) ? { to: not!, not: "n't" } : { to: tokens[at]!, not: '' };
};

/** The form for one: "needs" for "need". Undefined where the verb is right for one already, or may be another form. */
const forOne = (tokens: readonly Token[], at: number): string | undefined => {
  const verb = tokens[at];
  if (verb === undefined || !isA(verb, 'VERB', 'AUX')) return undefined;
  const known = SINGULAR_BE.get(verb.lower);
  if (known !== undefined) return known;
  if (!isBase(verb) || verb.part !== 'VERB' || isItsOwnPast(verb.lower)) return undefined;
  if (tokens[at + 1]?.text.startsWith('-') && isAttached(tokens[at + 1], verb)) return undefined;
  if (verb.lower === 'lead' && tokens.some(({ lower }) => /^(?:yesterday|last|ago)$/.test(lower))) return undefined;
  if (/^(?:need|dare)$/.test(verb.lower) && /^(?:not|n't|only)$/.test(tokens[at + 1]?.lower ?? '')) return undefined;
  return thirdPerson(verb.lower);
};

/** Verbs that are sure to be one behind a noun: "the year dot", "a frying pan" are names of things. */
const COMMON = setOf(
  `go come work live like love want need know think say make take get give see use find tell ask feel try leave keep begin start seem help
  play run move believe bring happen write provide sit stand lose pay meet include continue learn change understand follow stop create
  speak read allow add spend grow open walk win offer remember consider appear buy wait serve die send expect build stay fall reach remain
  eat sleep drink cost depend belong contain consist receive support explain describe increase decrease cause affect improve arrive teach
  study travel sing become require suggest become agree prefer enjoy hate hope look`,
);

/** The form for many: "need" for "needs". */
const forMany = (verb: Token | undefined): string | undefined => {
  if (verb === undefined || !isA(verb, 'VERB', 'AUX')) return undefined;
  const known = PLURAL_BE.get(verb.lower);
  if (known !== undefined) return known;
  return verb.lower !== verb.lemma && thirdPerson(verb.lemma) === verb.lower ? verb.lemma : undefined;
};

/** Follows a finite verb, but hardly ever a noun that was mistaken for one. */
const goesOn = (token: Token | undefined): boolean =>
  isEnd(token) || isA(token, 'DET', 'PRON', 'ADP', 'ADV', 'SCONJ', 'NUM', 'PART', 'ADJ');

const fix = (tokens: readonly Token[], at: number, form: string, message: string, safe = true): Fix => {
  const { to, not } = withNot(tokens, at);
  return { from: tokens[at]!, to, message, replacements: [form + not], safe };
};

const ONE = setOf('he she it');
const MANY = setOf('they we you');

const pronouns = atEachWord((tokens, at) => {
  const subject = tokens[at]!;
  const place = pastAdverbs(tokens, at + 1);
  const verb = tokens[place];
  if (verb === undefined || isAttached(verb, tokens[place - 1]) || /^(?:better|best|well|like)$/.test(verb.lower))
    return undefined;
  if (isWord(subject, ONE) && pronounOpensClause(tokens, at) && !isSubjunctive(tokens, at)) {
    if (verb.lower === 'were' && isImagined(tokens, at)) return undefined;
    const form = forOne(tokens, place);
    return form === undefined ? undefined : fix(tokens, place, form, `With “${subject.lower}” the verb is “${form}”.`);
  }
  if (isWord(subject, MANY) && pronounOpensClause(tokens, at) && tokens[at - 1]?.lower !== 'of') {
    const form = forMany(verb);
    return form === undefined ? undefined : fix(tokens, place, form, `With “${subject.lower}” the verb is “${form}”.`);
  }
  if (
    subject.text === 'I' &&
    pronounOpensClause(tokens, at) &&
    (/^(?:is|are|has|does)$/.test(verb.lower) || forMany(verb)) &&
    verb.lower !== 'was' &&
    verb.lower !== 'am'
  ) {
    const form = /^(?:is|are)$/.test(verb.lower) ? 'am' : forMany(verb)!;
    return fix(tokens, place, form, `With “I” the verb is “${form}”.`);
  }
  return undefined;
});

const EVERYONE = setOf('everyone everybody someone somebody anyone anybody nobody everything something nothing anything');

const everyone = atEachWord((tokens, at) => {
  const subject = tokens[at]!;
  const first = /^(?:almost|nearly|practically)$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  if (!isWord(subject, EVERYONE) || !opensClause(tokens, first) || isSubjunctive(tokens, at)) return undefined;
  const place = pastAdverbs(tokens, at + 1);
  if (tokens[place]?.lower === 'were' && isImagined(tokens, at)) return undefined;
  const form = forOne(tokens, place);
  return form === undefined ? undefined : fix(tokens, place, form, `“${subject.text}” stands for one, so the verb is “${form}”.`);
});

/** "One of the boys are", "each of them have". */
const oneOf = atEachWord((tokens, at) => {
  const subject = tokens[at]!;
  if (!/^(?:one|each)$/.test(subject.lower) || tokens[at + 1]?.lower !== 'of' || !opensClause(tokens, at)) return undefined;
  let place = at + 2;
  while (isA(tokens[place], 'DET', 'ADJ', 'NOUN', 'PRON') && !isEnd(tokens[place])) place++;
  const verb = tokens[place];
  const form = verb === undefined ? undefined : SINGULAR_BE.get(verb.lower);
  if (form === undefined || !isA(tokens[place - 1], 'NOUN', 'PRON')) return undefined;
  return fix(tokens, place, form, `The subject is “${subject.lower}”, so the verb is “${form}”.`);
});

const PERSONS = setOf(
  `mother father sister brother son daughter wife husband friend boss teacher doctor neighbour neighbor cousin uncle aunt manager
  colleague girlfriend boyfriend roommate grandmother grandfather boy girl man woman child baby cat dog bird horse student`,
);
/** Verbs that a tagger takes for nouns behind a noun: "my sister work". */
const LIKE_NOUNS = setOf(
  'work works live lives like likes love loves want wants need needs help helps play plays sleep sleeps drink drinks dance walk walks talk talks study cook cooks smoke hate call calls look looks smile cry run runs',
);

/** "My sister work in a hospital": a person and what that person does, not a kind of work. */
const people = atEachWord((tokens, at) => {
  const [determiner, person, verb, next] = tokens.slice(at, at + 4);
  if (
    !/^(?:my|your|his|her|our|their|the)$/.test(determiner?.lower ?? '') ||
    person === undefined ||
    !PERSONS.has(person.lower.replace(/s$/, '')) ||
    !isWord(verb, LIKE_NOUNS) ||
    !opensClause(tokens, at)
  )
    return undefined;
  const isMany = person!.lower.endsWith('s');
  if (
    !isA(next, 'ADP', 'DET', 'PRON', 'PART', 'ADV') ||
    verb!.lower.endsWith('s') !== isMany ||
    isSubjunctive(tokens, at) ||
    next!.lower === 'of'
  )
    return undefined;
  if (
    tokens.slice(at + 3).some((token) => isA(token, 'AUX')) &&
    !tokens.slice(at + 3).some((token) => isA(token, 'CCONJ', 'SCONJ', 'PUNCT') && token.text !== '.')
  )
    return undefined;
  const form = isMany ? verb!.lower.replace(/(?<=sh)es$|s$/, '') : thirdPerson(verb!.lower);
  return {
    from: verb!,
    message: `“${person.text}” is ${isMany ? 'plural' : 'singular'}, so the verb is “${form}”.`,
    replacements: [form],
  };
});

/** "The man who live next door". */
const relative = atEachWord((tokens, at) => {
  const [noun, who, verb] = tokens.slice(at, at + 3);
  if (
    who?.lower !== 'who' ||
    !isA(noun, 'NOUN') ||
    !isA(verb, 'VERB', 'AUX') ||
    !/^(?:the|a|an|my|your|his|her|our|this|that|every)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return undefined;
  if (/^(?:of|and|or)$/.test(tokens[at - 2]?.lower ?? '') || COLLECTIVE.has(noun!.lower)) return undefined;
  const form = isPlural(noun!.lower, noun!.lemma)
    ? forMany(verb)
    : isSingular(noun!.lower, noun!.lemma) && goesOn(tokens[at + 3])
      ? forOne(tokens, at + 2)
      : undefined;
  return form === undefined
    ? undefined
    : fix(tokens, at + 2, form, `“who” stands for “${noun!.text}”, so the verb is “${form}”.`);
});

const NEVER_COUNTED = setOf(
  'news information advice furniture homework equipment luggage weather traffic knowledge progress evidence software mathematics physics economics',
);

/** "The news are good." */
const uncounted = atEachWord((tokens, at) => {
  const [noun, verb] = tokens.slice(at, at + 2);
  if (
    !isWord(noun, NEVER_COUNTED) ||
    !/^(?:are|were|have)$/.test(verb?.lower ?? '') ||
    /^(?:and|or|of|in|about|for|with|to)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return undefined;
  if (
    !/^(?:the|this|my|your|his|her|our|their|all|some)$/.test(tokens[at - 1]?.lower ?? '') ||
    /^(?:of|and|or|with|for|about|in)$/.test(tokens[at - 2]?.lower ?? '')
  )
    return undefined;
  const form = SINGULAR_BE.get(verb!.lower)!;
  return fix(tokens, at + 1, form, `“${noun!.text}” is singular, so the verb is “${form}”.`);
});

const nouns = atEachWord((tokens, at) => {
  if (!opensClause(tokens, at)) return undefined;
  // "Blanks after the comma are ignored": no clause begins where none has had its verb.
  const isPreposition = /^(?:after|before|since|until|than|as)$/.test(tokens[at - 1]?.lower ?? '');
  if (isPreposition && at > 1 && !tokens.slice(0, at - 1).some((token) => isA(token, 'VERB', 'AUX', 'PUNCT'))) return undefined;
  const subject = subjectAt(tokens, at);
  if (!subject) return undefined;
  const { head, determiner, hasOf, hasPlace } = subject;
  const isMany = /^(?:people|police|cattle)$/.test(head.lower);
  if ((COLLECTIVE.has(head.lower) && !isMany) || /\p{Lu}{2}/u.test(head.text)) return undefined;
  const place = pastAdverbs(tokens, subject.next);
  const verb = tokens[place];
  if (verb === undefined || isAttached(verb, tokens[place - 1])) return undefined;
  const isAux = PLURAL_BE.get(verb.lower) !== undefined || SINGULAR_BE.get(verb.lower) !== undefined;
  if (hasPlace && (determiner === undefined || verb.lower === 'do' || verb.lower === 'does')) return undefined;
  if (!isAux && (hasOf || !goesOn(tokens[place + 1]) || tokens[place + 1]?.lower === 'of')) return undefined;

  if (isPlural(head.lower, head.lemma) || isMany) {
    const form = forMany(verb);
    if (form === undefined || (determiner === undefined && at > 0 && !isAux)) return undefined;
    return fix(
      tokens,
      place,
      form,
      `“${head.text}” is plural, so the verb is “${form}”.`,
      !hasOf || (isAux && determiner !== undefined && head.lower !== 'wages'),
    );
  }
  if (
    determiner === undefined ||
    !isSingular(head.lower, head.lemma) ||
    /^(?:these|those|many|several|most|all|few|both|some|no)$/.test(determiner.lower)
  )
    return undefined;
  if (isSubjunctive(tokens, at) || (verb.lower === 'were' && isImagined(tokens, at))) return undefined;
  const form = forOne(tokens, place);
  if (form === undefined) return undefined;
  if (!isAux && !isWord(verb, COMMON)) return undefined;
  // "The price do" is no slip that anyone makes; "the dog do not" is.
  if (verb.lower === 'do' && !/^n'?t$|^not$/.test(tokens[place + 1]?.lower ?? '')) return undefined;
  return fix(
    tokens,
    place,
    form,
    `“${head.text}” is singular, so the verb is “${form}${withNot(tokens, place).not}”.`,
    !hasOf && (!hasPlace || isAux),
  );
});

/** "That light have a strong effect": a noun without an article, after a word that can only open a clause. */
const bareNouns = atEachWord((tokens, at) => {
  const [opener, noun, verb, object] = tokens.slice(at, at + 4);
  if (!/^(?:that|because|if|although|whereas)$/.test(opener?.lower ?? '') || !isA(noun, 'NOUN', 'ADJ') || verb?.lower !== 'have')
    return undefined;
  if (
    !isA(object, 'DET') ||
    !isSingular(noun!.lower, noun!.lemma) ||
    COLLECTIVE.has(noun!.lower) ||
    /^(?:many|few|both|several|most|all|others?)$/.test(noun!.lower)
  )
    return undefined;
  return { from: verb, message: `“${noun!.text}” is singular, so the verb is “has”.`, replacements: ['has'] };
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
    const startsSingular = /^(?:a|an|one|another|each|every|this|that|no|much|little|nothing|something|plenty|enough|more)$/.test(
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
  if (there.lower !== 'there' || !/^(?:are|were)$/.test(verb.lower) || !/^(?:a|an|one|another|much)$/.test(next?.lower ?? ''))
    return undefined;
  const counted = tokens[at + 3];
  if (
    isWord(counted, AMOUNTS) ||
    isPluralNoun ||
    isA(counted, 'NUM') ||
    tokens.slice(at + 3).some(({ lower }) => lower === 'and' || lower === 'or')
  )
    return undefined;
  const form = verb.lower === 'were' ? 'was' : 'is';
  return { from: there, to: verb, message: `One thing follows, so it is “there ${form}”.`, replacements: [`there ${form}`] };
});

export const agreementRules: readonly Rule[] = [
  pronouns,
  everyone,
  oneOf,
  people,
  relative,
  uncounted,
  nouns,
  bareNouns,
  thereIs,
];
