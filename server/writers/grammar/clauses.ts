/**
 * Reads the clauses of a sentence: of each its subject, with what hangs on it skipped over, and its finite verb. Where a
 * sentence can be read in two ways, or is too tangled, a clause is left out: rules act on what is sure.
 */
import { sensesOf } from '../../lexicon/wordnet.ts';
import { COLLECTIVE, isPlural, isSingular, singular, UNCOUNTABLE } from './nouns.ts';
import { isA, isEnd, isWord, MODALS, setOf, type Token } from './token.ts';
import { wordOf, type VerbForm } from './words.ts';

type Number = 'one' | 'many';

export interface Subject {
  readonly start: number;
  /** The place behind its last noun, before what hangs on it. */
  readonly end: number;
  readonly head: Token;
  /** Undefined where it may be either, or is not sure. */
  readonly number: Number | undefined;
  readonly isPronoun: boolean;
  readonly determiner: Token | undefined;
}

export interface Verb {
  /** The place of the finite verb: "have" in "have never been seen". */
  readonly at: number;
  readonly form: VerbForm | 'modal';
  readonly base: string;
  /** The place of the last verb: "seen". */
  readonly main: number;
}

export interface Clause {
  /** What opens it, where a word does: "because", "and", "who". */
  readonly opener: Token | undefined;
  readonly start: number;
  readonly subject: Subject;
  readonly verb: Verb;
  /** Words hang on the subject, and stand before the verb. */
  readonly isDistant: boolean;
  /** The subject is that of the clause before: "she came and went". */
  readonly isShared: boolean;
}

const PREPOSITIONS = setOf(
  `of in on at by for from with to into onto about against between among through during without within under over near behind beside
  beyond around across along above below towards toward upon inside outside before after since until despite except regarding besides
  opposite off past up down`,
);
const DETERMINERS = setOf(
  `the a an this that these those my your his her its our their each every another no some any many several most all few both enough
  two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred`,
);
const FOR_MANY = setOf(
  'these those many several few both two three four five six seven eight nine ten eleven twelve twenty thirty',
);
const ONE_PRONOUNS = setOf(
  'he she it everyone everybody someone somebody anyone anybody nobody everything something nothing anything',
);
const MANY_PRONOUNS = setOf('you we they');
const HELPERS = setOf('is are was were has have does do');
const RELATIVES = setOf('who which that whom whose where');
const BETWEEN = setOf(
  `always never often also really usually still just only even probably sometimes ever already rarely seldom actually now then here there
  today currently all both certainly definitely hardly finally suddenly quickly slowly recently generally normally simply clearly nearly
  almost obviously soon not n't`,
);
/** Behind them comes a clause. */
const SUBORDINATORS = setOf(
  'because if when while although though since unless until whereas before after once whenever wherever as whether why how what where that than',
);

const BE: ReadonlyMap<string, VerbForm> = new Map([
  ['am', 'base'],
  ["'m", 'base'],
  ['is', 'third'],
  ['are', 'base'],
  ["'re", 'base'],
  ['was', 'past'],
  ['were', 'past'],
]);

/** Verbs that stay verbs behind a noun: "my sister work", where "work" could be a noun as well. */
const PLAIN_VERBS = setOf(
  `go come work live like love want need know think say make take get give see use find tell ask feel try leave keep begin start seem help
  play run move believe bring happen write provide sit stand lose pay meet include continue learn change understand follow stop create
  speak read allow add spend grow open walk win offer remember consider appear buy wait serve die send expect build stay fall reach remain
  eat sleep drink cost depend belong contain consist receive support explain describe increase decrease cause affect improve arrive teach
  study travel sing become require suggest agree prefer enjoy hate hope look show talk call cook drive bark cry laugh smell taste sound
  mean matter lie rise hold carry turn return finish close break`,
);

export const skipAdverbs = (tokens: readonly Token[], at: number): number =>
  isWord(tokens[at], BETWEEN) || (isA(tokens[at], 'ADV') && /ly$/.test(tokens[at]!.lower)) ? skipAdverbs(tokens, at + 1) : at;

/** The finite verb that begins here, with the verbs that follow it. */
export const verbAt = (tokens: readonly Token[], at: number): Verb | undefined => {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { lower } = token;
  const chain = (form: Verb['form'], base: string): Verb => {
    let main = at;
    for (let place = skipAdverbs(tokens, at + 1); place < at + 8; place = skipAdverbs(tokens, main + 1)) {
      const next = tokens[place];
      if (next === undefined || next.text === 'I' || isA(next, 'DET', 'PUNCT', 'NUM', 'PROPN')) break;
      const { verb } = wordOf(next.lower);
      const isAux = /^(?:be|been|being|have)$/.test(next.lower);
      if (!isAux && !(isA(next, 'VERB') && verb.size > 0)) break;
      main = place;
      if (!isAux) break;
    }
    return { at, form, base, main };
  };
  const be = BE.get(lower);
  if (be !== undefined) return chain(be, 'be');
  if (lower === 'has' || lower === 'does') return chain('third', lower === 'has' ? 'have' : 'do');
  if (lower === 'have' || lower === "'ve" || lower === 'do') return chain('base', lower === 'do' ? 'do' : 'have');
  if (lower === 'had' || lower === 'did') return chain('past', lower === 'had' ? 'have' : 'do');
  if (isWord(token, MODALS) || /^(?:ca|wo|'ll|'d)$/.test(lower)) return chain('modal', lower);
  if (!/^[a-z]+$/.test(token.text) || token.text.length < 2) return undefined;
  const { verb } = wordOf(lower);
  for (const form of ['third', 'past', 'base'] as const) {
    const base = verb.get(form);
    if (base === undefined) continue;
    if (isA(token, 'VERB') || (form !== 'past' && PLAIN_VERBS.has(base) && isA(token, 'NOUN', 'ADJ', 'ADV')))
      return { at, form, base, main: at };
  }
  return undefined;
};

const isSomebody = (noun: string): boolean => sensesOf(noun)[0]?.field === 'person';

const isNounLike = (token: Token | undefined): boolean =>
  token !== undefined && isA(token, 'NOUN', 'PROPN') && /^\p{L}[\p{L}'-]*$/u.test(token.text);

const NO_HEADS = setOf(
  'lot number majority half rest most kind sort type couple variety range series percent minority bunch third thirds quarter quarters fifths',
);
/** What has no plural of its own, and takes the verb of one. */
const ALWAYS_ONE = setOf(
  'news information advice furniture homework equipment luggage weather traffic knowledge progress evidence software mathematics physics economics',
);

/** One thing of two parts, which takes the verb of many. */
const PAIRS = setOf('scissors trousers jeans shorts glasses sunglasses clothes binoculars tweezers pyjamas pajamas');

/** @param isFirst it opens the sentence, and its capital says nothing */
const numberOf = (head: Token, determiner: Token | undefined, isFirst = false): Number | undefined => {
  const { lower, lemma } = head;
  if (lower === 'people' || lower === 'police' || PAIRS.has(lower)) return 'many';
  // "Five miles is a long way", "two and a half hours is enough".
  if (
    /^(?:mile|kilo|gram|lit(?:re|er)|ton|foot|inch|kilomet(?:re|er)|met(?:re|er)|dollar|euro|pound|year|month|week|day|hour|minute|percent|point)s$/.test(
      lower,
    ) &&
    (!determiner || isA(determiner, 'NUM') || /^an?$/.test(determiner.lower))
  )
    return undefined;
  if (isFirst && isPlural(lower, singular(lower)) && isSomebody(singular(lower))) return 'many';
  if (isPlural(lower, lemma))
    return (head.part === 'PROPN' || /^\p{Lu}/u.test(head.text)) && lower.endsWith('s') ? undefined : 'many';
  if (ALWAYS_ONE.has(lower)) return 'one';
  // "Your English": the language, not the people.
  if (lower === 'english' && /^(?:my|your|his|her|our|their)$/.test(determiner?.lower ?? '')) return 'one';
  if (COLLECTIVE.has(lower) || isWord(determiner, FOR_MANY)) return undefined;
  // "The bus", "a virus": one, for all that it ends in "s".
  if (determiner && /^(?:bus|gas|lens|bias|virus|campus|bonus|canvas|atlas|census|genius|boss|class|glass)$/.test(lower))
    return 'one';
  if (head.part === 'PROPN')
    return determiner?.lower === 'the' || /s$/.test(lower) || /\p{Lu}{2}/u.test(head.text) ? undefined : 'one';
  if (lower.endsWith('ed') && wordOf(lower).verb.has('participle')) return undefined;
  if (UNCOUNTABLE.has(lower)) return determiner && !isWord(determiner, FOR_MANY) ? 'one' : undefined;
  return isSingular(lower, lemma) && (determiner !== undefined || lower === lemma) ? 'one' : undefined;
};

/** "Table 2", "Room 12". */
const NUMBERED = setOf('table figure chapter section room page question part unit step group number line class grade year level');

/** The noun phrase that begins here: "the two old friends", "Anna", "she". */
export const phraseAt = (tokens: readonly Token[], at: number): Subject | undefined => {
  const first = tokens[at];
  if (first === undefined || (first.lower === 'whose' && isWord(tokens[at + 1], HELPERS))) return undefined;
  const pronoun = (number: Number | undefined): Subject => ({
    start: at,
    end: at + 1,
    head: first,
    number,
    isPronoun: true,
    determiner: undefined,
  });
  const isThis = (first.lower === 'this' || (first.lower === 'that' && at === 0)) && isWord(tokens[at + 1], HELPERS);
  if (first.text === 'I' || isWord(first, ONE_PRONOUNS) || isThis) return pronoun('one');
  if (isWord(first, MANY_PRONOUNS) || (/^(?:both|several)$/.test(first.lower) && isWord(tokens[at + 1], HELPERS)))
    return pronoun('many');
  if (/^(?:me|him|us|them|himself|herself|itself|themselves|myself|yourself)$/.test(first.lower)) return pronoun(undefined);
  const determiner = isWord(first, DETERMINERS) || isA(first, 'NUM') ? first : undefined;
  let place = determiner ? at + 1 : at;
  if (determiner && /^(?:all|both|half)$/.test(determiner.lower)) {
    if (/^(?:of)$/.test(tokens[place]?.lower ?? '')) return undefined;
    if (isWord(tokens[place], DETERMINERS)) place++;
  }
  let head = -1;
  for (; place < at + 9; place++) {
    const token = tokens[place];
    if (token === undefined || isEnd(token)) {
      if (token?.text !== '-' || !isNounLike(tokens[place + 1])) break;
      continue;
    }
    if (isWord(token, MODALS) && determiner?.lower !== 'the') break;
    if (isNounLike(token) || (determiner && place > at + 1 && /^ones?$/.test(token.lower))) head = place;
    else if (
      isA(token, 'NUM') ||
      (isA(token, 'ADJ') && (!isWord(token, DETERMINERS) || (place === at + 1 && token.lower === 'few')))
    )
      continue;
    else if (
      token.lower === "'s" &&
      isNounLike(tokens[place - 1]) &&
      isA(tokens[place + 1], 'NOUN', 'ADJ') &&
      token.part === 'PART'
    )
      head = -1;
    else if (determiner && isA(token, 'VERB') && /(?:ing|ed|en)$/.test(token.lower) && isNounLike(tokens[place + 1])) continue;
    else if (determiner && isA(token, 'ADV') && isA(tokens[place + 1], 'ADJ')) continue;
    else break;
  }
  // "Light has", where "light" was taken for an adjective; "the unemployed" and "some" may mean too much.
  if (
    head < 0 &&
    !determiner &&
    isA(first, 'ADJ') &&
    wordOf(first.lower).isNoun &&
    /^(?:has|have)$/.test(tokens[at + 1]?.lower ?? '')
  )
    head = at;
  // "The flat", "an orphan": an adjective as well, with nothing behind it that it could belong to.
  const last = tokens[place - 1];
  const isOneThing = head < 0 && determiner !== undefined && place > at + 1 && isA(last, 'ADJ') && wordOf(last!.lower).isNoun;
  if (isOneThing && /^(?:the|an?)$/.test(determiner.lower) && !/(?:ed|est|er)$|^few$/.test(last!.lower))
    return {
      start: at,
      end: place,
      head: last!,
      number: determiner.lower === 'the' ? undefined : 'one',
      isPronoun: false,
      determiner,
    };
  // "The two that matter", "the three we chose".
  if (head < 0 && first.lower === 'the' && isA(last, 'NUM') && place === at + 2 && isWord(tokens[place], RELATIVES))
    return { start: at, end: place, head: last!, number: undefined, isPronoun: false, determiner };
  if (head < 0) return first.lower === 'her' ? pronoun(undefined) : undefined;
  const isNumbered = NUMBERED.has(tokens[head]!.lower) && /^\d+$/.test(tokens[head + 1]?.text ?? '');
  return {
    start: at,
    end: head + (isNumbered ? 2 : 1),
    head: tokens[head]!,
    number: numberOf(tokens[head]!, determiner, head === 0),
    isPronoun: false,
    determiner,
  };
};

/** The place behind "of the old house", "without asking anyone"; undefined where none begins here. */
const behindPreposition = (tokens: readonly Token[], at: number): number | undefined => {
  if (!isWord(tokens[at], PREPOSITIONS)) return undefined;
  // "Before you type", "until it comes": a clause.
  const isTime = /^(?:before|after|since|until)$/.test(tokens[at]!.lower);
  if (isTime && /^(?:i|you|he|she|it|we|they)$/.test(tokens[at + 1]?.lower ?? '') && verbAt(tokens, skipAdverbs(tokens, at + 2)))
    return undefined;
  const start = isA(tokens[at + 1], 'VERB') && /ing$/.test(tokens[at + 1]!.lower) ? at + 2 : at + 1;
  if (tokens[at]!.lower === 'to' && isA(tokens[at + 1], 'VERB')) {
    // "The boy she gave it to told everyone": the verb of the sentence.
    if (!wordOf(tokens[at + 1]!.lower).verb.has('base')) return undefined;
    return phraseAt(tokens, at + 2)?.end ?? at + 2;
  }
  return (
    phraseAt(tokens, start)?.end ??
    (start > at + 1 || isA(tokens[start], 'NUM', 'ADV', 'PRON') ? Math.max(start, at + 2) : undefined)
  );
};

/** The rest of a clause behind its verb, up to the next finite verb or mark. */
export const behindRest = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (;;) {
    const next =
      behindPreposition(tokens, at) ??
      phraseAt(tokens, at)?.end ??
      (isWord(tokens[at], BETWEEN) || (isA(tokens[at], 'ADV', 'ADJ') && !verbAt(tokens, at)) ? at + 1 : undefined);
    if (next === undefined || next <= at) return at;
    at = next;
  }
};

/** The place behind "who lives next door", "that my brother took", "we bought". */
const behindRelative = (tokens: readonly Token[], at: number): number | undefined => {
  const isComma = tokens[at]?.text === ',';
  const start = isComma ? at + 1 : at;
  const isNamed = isWord(tokens[start], RELATIVES);
  if (isComma && (!isNamed || tokens[start]!.lower === 'that')) return undefined;
  const within = isNamed ? start + 1 : start;
  const own = isNamed ? verbAt(tokens, skipAdverbs(tokens, within)) : undefined;
  const subject = own ? undefined : phraseAt(tokens, within);
  if (!own && (!subject || (!isNamed && !subject.isPronoun && !subject.determiner))) return undefined;
  const verb = own ?? verbAt(tokens, skipAdverbs(tokens, subject!.end));
  if (!verb) return undefined;
  const end = behindRest(tokens, verb.main + 1);
  if (!isComma) return end;
  return tokens[end]?.text === ',' ? end + 1 : undefined;
};

/** ", his brother," or ", however,". */
const behindAside = (tokens: readonly Token[], at: number): number | undefined => {
  if (tokens[at]?.text !== ',') return undefined;
  const close = tokens.findIndex((token, place) => place > at && token.text === ',');
  if (close < 0 || close > at + 7 || close < at + 2) return undefined;
  const inside = tokens.slice(at + 1, close);
  return inside.some((token) => isA(token, 'AUX', 'CCONJ', 'VERB')) ? undefined : close + 1;
};

const behindParticiple = (tokens: readonly Token[], at: number): number | undefined => {
  const { verb } = wordOf(tokens[at]?.lower ?? '');
  const isOnlyParticiple = verb.has('ing') || (verb.has('participle') && !verb.has('past') && !verb.has('base'));
  return isOnlyParticiple && isA(tokens[at], 'VERB') ? behindRest(tokens, at + 1) : undefined;
};

/** The place behind everything that hangs on a noun. */
export const behindModifiers = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (;;) {
    const next =
      behindPreposition(tokens, at) ?? behindRelative(tokens, at) ?? behindParticiple(tokens, at) ?? behindAside(tokens, at);
    if (next === undefined || next <= at) return at;
    at = next;
  }
};

const without = (subject: Subject, number: Number | undefined): Subject => ({ ...subject, number });

/** "Anna and her brother" are many; of "the dog or the cats" the nearer counts. */
const coordinated = (tokens: readonly Token[], first: Subject, opener: Token | undefined): Subject => {
  const and = tokens[first.end];
  if (!/^(?:and|or|nor)$/.test(and?.lower ?? '')) return first;
  const second = phraseAt(tokens, first.end + 1);
  if (!second || second.end === first.end + 1) return first;
  // "He is taller than his father and he has …": a clause of its own.
  if (/^(?:he|she|it|we|they)$/.test(second.head.lower) && !first.isPronoun) return without(first, undefined);
  // "Nothing since this morning and I am hungry": the same behind a word that may be a preposition.
  if (second.head.text === 'I' && /^(?:since|before|after|until|than|as)$/.test(opener?.lower ?? ''))
    return without(first, undefined);
  // "Mr and Mrs Owusu's hedge": what belongs to two.
  if (tokens.slice(first.end, second.end).some(({ lower }) => lower === "'s" || lower === "'")) return without(first, undefined);
  // "Bread and butter is all he eats": one thing.
  if (!first.determiner && !second.determiner && UNCOUNTABLE.has(second.head.lower)) return without(first, undefined);
  const isTwo =
    first.isPronoun || second.isPronoun || second.determiner !== undefined || (!first.determiner && first.number !== undefined);
  const number =
    and!.lower === 'and' ? (isTwo && !/^(?:each|every|no)$/.test(first.determiner?.lower ?? '') ? 'many' : undefined) : undefined;
  return { ...second, start: first.start, determiner: first.determiner, number, isPronoun: false };
};

/** "One of the boys", "neither of them", "each of the rooms". */
const partOf = (tokens: readonly Token[], at: number): Subject | undefined => {
  const first = tokens[at];
  if (!/^(?:one|each|neither|either|everyone)$/.test(first?.lower ?? '') || tokens[at + 1]?.lower !== 'of') return undefined;
  const whole = phraseAt(tokens, at + 2);
  const end = whole?.end ?? (isA(tokens[at + 2], 'PRON') ? at + 3 : undefined);
  if (end === undefined) return undefined;
  return { start: at, end, head: first!, number: 'one', isPronoun: false, determiner: first };
};

interface Read {
  readonly clause: Clause;
  readonly next: number;
}

const clauseAt = (tokens: readonly Token[], at: number, opener: Token | undefined): Read | undefined => {
  const first = partOf(tokens, at) ?? phraseAt(tokens, at);
  if (!first) return undefined;
  // "What matters is …": a verb of its own.
  const isVerb = /^(?:what|who|which|whatever|whoever)$/i.test(opener?.text ?? '') && wordOf(tokens[at]!.lower).verb.has('third');
  if (isVerb && first.end === at + 1) return undefined;
  const whole = coordinated(tokens, first, opener);
  const found = (subject: Subject, verb: Verb, isDistant: boolean): Read => ({
    clause: { opener, start: at, subject, verb, isDistant, isShared: false },
    next: verb.main + 1,
  });
  const direct = verbAt(tokens, skipAdverbs(tokens, whole.end));
  // "How many cars does she have?": what stands before the verb is not its subject.
  const isAsked = direct && tokens.at(-1)?.text === '?' && /^(?:how|what|which|whose)$/.test(tokens[at - 1]?.lower ?? '');
  if (isAsked && (direct.form === 'modal' || /^(?:be|have|do)$/.test(direct.base)) && phraseAt(tokens, direct.at + 1))
    return undefined;
  if (direct) return found(whole, direct, false);
  const isFixed = whole.isPronoun && !/(?:one|body|thing)$/.test(whole.head.lower);
  const behind = isFixed ? whole.end : behindModifiers(tokens, whole.end);
  const distant = verbAt(tokens, skipAdverbs(tokens, behind));
  // "The onions, which make them sprout": no verb of theirs.
  const isBare =
    distant?.form === 'base' &&
    /^(?:me|him|us|them|it|her)$/.test(tokens[distant.at - 1]?.lower ?? '') &&
    !isWord(tokens[distant.at - 2], PREPOSITIONS);
  if (distant && behind > whole.end && !isBare) {
    const between = tokens.slice(whole.end, behind);
    // "The man with the dog and the woman": two, or one with two.
    const isUnsure = between.some(({ lower }) => lower === 'and' || lower === 'or') || NO_HEADS.has(whole.head.lower);
    return found(isUnsure ? without(whole, undefined) : whole, distant, true);
  }
  // "My sister work in …": the last noun is the verb.
  const last = tokens[whole.end - 1]!;
  const shorter = whole.end - 1 > whole.start && isNounLike(tokens[whole.end - 2]) ? tokens[whole.end - 2]! : undefined;
  const { verb } = wordOf(last.lower);
  const base = verb.get('base') ?? verb.get('third');
  const next = tokens[whole.end];
  if (shorter === undefined || base === undefined || !PLAIN_VERBS.has(base) || whole.head !== last) return undefined;
  if (!isA(next, 'ADP', 'DET', 'PRON', 'PART', 'ADV') || next?.lower === 'of' || last.part === 'PROPN') return undefined;
  if (tokens.slice(whole.end).some((token) => isA(token, 'AUX'))) return undefined;
  const subject = {
    ...whole,
    end: whole.end - 1,
    head: shorter,
    number: whole === first ? numberOf(shorter, whole.determiner) : undefined,
  };
  return found(subject, { at: whole.end - 1, form: verb.has('base') ? 'base' : 'third', base, main: whole.end - 1 }, false);
};

/** "and went", behind "she came": no "to" and no "can" before it, which "went" might belong to. */
const sharedAt = (tokens: readonly Token[], at: number, before: Clause | undefined): Read | undefined => {
  if (before === undefined || before.verb.form === 'modal' || before.verb.base === 'do') return undefined;
  const between = tokens.slice(before.verb.at + 1, at);
  if (
    between.some(
      (token) => token.part === 'PART' || isWord(token, SUBORDINATORS) || isWord(token, RELATIVES) || isA(token, 'VERB', 'AUX'),
    )
  )
    return undefined;
  const verb = tokens[at]!.lower === 'there' ? undefined : verbAt(tokens, skipAdverbs(tokens, at));
  if (!verb || (before.verb.main !== before.verb.at && !isWord(tokens[verb.at], HELPERS))) return undefined;
  // "She fell and breaks her arm", where a tagger takes it for a noun.
  const isTagged = verb.form === 'third' && isA(tokens[verb.at], 'NOUN') && isA(tokens[verb.at + 1], 'DET', 'PRON');
  if (!isTagged && !isA(tokens[verb.at], 'VERB', 'AUX')) return undefined;
  return { clause: { ...before, opener: tokens[at - 1], start: at, verb, isShared: true }, next: verb.main + 1 };
};

const THINKING = setOf(
  'think thinks thought believe believes believed know knew knows hope hopes guess say says said suppose feel felt sure means mean',
);
const OPENING_MARK = /^[,;:–—("]$/;

/** Where the first clause may begin: behind "yesterday", "in the morning,", "however". */
const behindOpening = (tokens: readonly Token[]): number => {
  let at = 0;
  for (;;) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) return at;
    if (token.lower === 'at' && next?.lower === 'first') at += 2;
    else if (/^["(]$/.test(token.text) || isA(token, 'CCONJ', 'INTJ')) at++;
    else if (isA(token, 'NUM', 'ADJ', 'DET') && isA(next, 'NOUN') && tokens[at + 2]?.lower === 'ago') at += 3;
    else if (
      /^(?:last|next|this|every)$/.test(token.lower) &&
      /^(?:night|week|weekend|month|year|summer|winter|day|morning|evening|time)$/.test(next?.lower ?? '')
    )
      at += 2;
    else if (isA(token, 'ADV') && !isWord(token, SUBORDINATORS)) at++;
    else if (/^(?:yesterday|today|tomorrow)$/.test(token.lower)) at++;
    else if (token.text === ',' && at > 0) at++;
    else {
      const behind = isWord(token, SUBORDINATORS) ? undefined : behindPreposition(tokens, at);
      if (behind === undefined || behind <= at) return at;
      if (verbAt(tokens, behind)) {
        // "In my country people eat late".
        const isPeople = tokens[behind - 1]!.lower === 'people' && behind > at + 2 && isNounLike(tokens[behind - 2]);
        return isPeople ? behind - 1 : at;
      }
      at = behind;
    }
  }
};

/** The place behind "what time", "how much", "how many books", which open a clause together; `at` itself where none stands there. */
const behindAsked = (tokens: readonly Token[], at: number): number => {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (
    /^(?:what|which)$/.test(first!.lower) &&
    isA(second, 'NOUN') &&
    /^(?:i|you|he|she|it|we|they|the|my|his|her)$/.test(third?.lower ?? '')
  )
    return at + 2;
  if (first!.lower !== 'how' || !isA(second, 'ADJ', 'ADV')) return at;
  return /^(?:many|much)$/.test(second!.lower) && isA(third, 'NOUN') ? at + 3 : at + 2;
};

/** "But after a few days we became friends", "because in my country the people are kind": a time or a place stands before the subject. */
const clauseBehindAdverbial = (tokens: readonly Token[], at: number, opener: Token | undefined): Read | undefined => {
  if (!/^(?:and|but|so|because|that|when)$/.test(opener?.lower ?? '')) return undefined;
  const isDaily =
    tokens[at]!.lower === 'every' && /^(?:day|morning|evening|night|week|year|time)$/.test(tokens[at + 1]?.lower ?? '');
  const isTime = isDaily || /^(?:then|later|yesterday|today|now|sometimes|suddenly|finally)$/.test(tokens[at]!.lower);
  const behind = isTime ? at + (isDaily ? 2 : 1) : isWord(tokens[at], PREPOSITIONS) ? behindPreposition(tokens, at) : undefined;
  if (behind === undefined) return undefined;
  const start = tokens[behind]?.text === ',' ? behind + 1 : behind;
  const read = clauseAt(tokens, start, opener);
  const { head, determiner } = read?.clause.subject ?? {};
  return determiner || (isTime ? /^(?:i|he|she|it|we|they)$/ : /^(?:i|he|she|we|they)$/).test(head?.lower ?? '')
    ? read
    : undefined;
};

/** The clauses of a sentence, in their order. */
export const clausesOf = (tokens: readonly Token[]): readonly Clause[] => {
  const clauses: Clause[] = [];
  let at = behindOpening(tokens);
  let opener: Token | undefined;
  let isOpen = true;
  while (at < tokens.length) {
    const token = tokens[at]!;
    if (isOpen) {
      const read = clauseAt(tokens, at, opener);
      if (read) {
        clauses.push(read.clause);
        at = read.next;
        isOpen = isWord(tokens[at - 1], THINKING) && tokens[at]?.lower !== 'that';
        opener = undefined;
        continue;
      }
      const inner = clauseBehindAdverbial(tokens, at, opener);
      if (inner) {
        clauses.push(inner.clause);
        [at, isOpen, opener] = [inner.next, false, undefined];
        continue;
      }
      const shared = /^(?:and|but|or)$/.test(opener?.lower ?? '') ? sharedAt(tokens, at, clauses.at(-1)) : undefined;
      if (shared) {
        clauses.push(shared.clause);
        at = shared.next;
        isOpen = false;
        continue;
      }
    }
    const asked = behindAsked(tokens, at);
    if (asked > at) {
      [opener, at, isOpen] = [token, asked, true];
      continue;
    }
    // "Careful labelling and tidy wiring make it easy": nothing was said of the first yet.
    const joins =
      isA(token, 'CCONJ') &&
      (at === 0 ||
        !/^(?:and|or)$/.test(token.lower) ||
        tokens.slice(0, at).some(({ part }) => part === 'VERB' || part === 'AUX'));
    const opens = OPENING_MARK.test(token.text) || isWord(token, SUBORDINATORS) || joins || token.lower === 'so';
    if (opens && !(isOpen && opener && OPENING_MARK.test(token.text))) opener = token;
    isOpen = opens;
    at++;
  }
  return clauses;
};
