/** Tags words by the dictionary, given the words before and after. */
import { closed, isMark, NOUN_LIKE, type Raw, type Tag, type Token } from './closed-class.ts';
import {
  ADVERBS,
  DETERMINERS,
  PARTICLES,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_WORDS,
  SUBJECTS,
} from './function-words.ts';
import { classOf, isKnown, type WordClass } from './word-classes.ts';

const BEFORE_NOUN = new Set<Tag>(['determiner', 'possessive', 'adjective', 'number', 'preposition']);
const BEFORE_VERB = new Set<Tag>(['pronoun', 'auxiliary', 'relative', 'to']);

const opensObject = (next: Raw | undefined): boolean =>
  next !== undefined &&
  (DETERMINERS.has(next.lower) ||
    POSSESSIVES.has(next.lower) ||
    (PRONOUNS.has(next.lower) && (next.lower === 'you' || next.lower === 'it' || !SUBJECTS.has(next.lower))) ||
    QUESTION_WORDS.has(next.lower) ||
    PARTICLES.has(next.lower) ||
    next.lower === 'to');

export const mayBeNoun = (next: Raw | undefined): boolean => {
  if (!next || isMark(next.text) || closed(next, undefined)) return false;
  const { noun, verb, adjective, form } = classOf(next.text);
  // "the dark makes": hardly ever a noun.
  if (form === 's' && verb > 8 * noun) return false;
  return noun > 0 || adjective > 0 || !isKnown(next.text);
};

const bestOf = ({ noun, verb, adjective, adverb }: WordClass, next: Raw | undefined): Tag => {
  const boosted = mayBeNoun(next) ? adjective * 2 : adjective;
  const top = Math.max(noun, verb, boosted, adverb);
  if (top === noun) return 'noun';
  if (top === boosted) return 'adjective';
  return top === adverb ? 'adverb' : 'verb';
};

const isBe = (lower: string): boolean => /^(is|are|was|were|am|be|been|being)n?(?:'t)?$/.test(lower) || /'(s|re|m)$/.test(lower);
const isPlural = (token: Token): boolean => /s$/.test(token.lower) || classOf(token.lower).form === 's';

/** In -ing, more often an action on what follows than the name of a trade. */
const DOINGS = new Set(
  'keeping raising making growing building writing buying selling finding choosing managing leading understanding using losing saving getting starting leaving becoming having running giving taking'.split(
    ' ',
  ),
);

/** A verb as in "learning to swim", "saving your first home", or a noun as in "training every Wednesday", "painting lessons". */
const ingClass = (word: Raw, kind: WordClass, before: Token | undefined, next: Raw | undefined): Tag => {
  const previous = before?.tag;
  if (previous === 'auxiliary') return 'verb';
  if (previous === 'determiner' || previous === 'possessive') return mayBeNoun(next) ? 'adjective' : 'noun';
  if (next === undefined || isMark(next.text) || /^(every|each|and|or|at|on)$/.test(next.lower))
    return kind.listed && kind.noun > 0 ? 'noun' : NOUN_LIKE.has(previous!) ? 'noun' : 'gerund';
  if (opensObject(next) || /^[$£€]?\d/.test(next.text)) return 'gerund';
  if (!mayBeNoun(next))
    return PREPOSITIONS.has(next.lower) && !(kind.listed && kind.noun > 0 && previous !== undefined)
      ? 'gerund'
      : kind.listed && kind.noun > 0
        ? 'noun'
        : 'gerund';
  if (DOINGS.has(word.lower) && (previous === undefined || previous === 'preposition')) return 'gerund';
  const following = classOf(next.text);
  const isLiving = following.fields.slice(0, 2).some((field) => /^(person|animal|plant)$/.test(field));
  if (kind.listed && kind.noun > 0) return isLiving || (previous === 'preposition' && following.form === 's') ? 'gerund' : 'noun';
  return previous === undefined || previous === 'preposition' ? 'gerund' : 'adjective';
};

/** A noun or an adjective, where a verb is not possible. */
const nounOrAdjective = (kind: WordClass, next: Raw | undefined): Tag => {
  const { noun, adjective } = kind;
  if (adjective > noun && (mayBeNoun(next) || noun === 0)) return 'adjective';
  if (noun > 0) return 'noun';
  return adjective > 0 ? 'adjective' : bestOf(kind, next);
};

/** After a pronoun, an auxiliary, "who" or "to": nearly always a verb. */
const afterGovernor = (kind: WordClass, governor: Token, next: Raw | undefined): Tag => {
  const { noun, adjective, form } = kind;
  if (isBe(governor.lower)) {
    if (form === 'past') return 'verb';
    return adjective > 0 ? 'adjective' : noun > 0 ? 'noun' : bestOf(kind, next);
  }
  // "do cats sit": a verb after an auxiliary has no ending.
  return governor.tag === 'auxiliary' && form === 's' && noun > 0 ? 'noun' : 'verb';
};

/** After a noun: its verb, or the next noun of a compound. */
const afterNoun = (kind: WordClass, before: Token, next: Raw | undefined): Tag => {
  const { noun, verb, adjective, form } = kind;
  const asNoun = (): Tag => bestOf({ ...kind, verb: noun > 0 || adjective > 0 ? 0 : verb }, next);
  if (form === 's') {
    if (verb === 0) return asNoun();
    const takesObject = opensObject(next) || mayBeNoun(next) || (next !== undefined && ADVERBS.has(next.lower));
    return (takesObject || noun === 0) && verb > (before.tag === 'name' || opensObject(next) ? noun / 2 : 2 * noun)
      ? 'verb'
      : asNoun();
  }
  if (form === 'past') return verb > 2 * noun ? 'verb' : asNoun();
  if (verb > 20 * noun && verb > adjective) return 'verb';
  // Plurals seldom start a compound: in "charities waste money" the second word is the verb.
  if (isPlural(before) && verb > 0.7 * noun && (mayBeNoun(next) || opensObject(next))) return 'verb';
  if (isPlural(before) && verb > 2 * noun && next !== undefined && !isMark(next.text)) return 'verb';
  if (opensObject(next) && verb > noun) return 'verb';
  return asNoun();
};

/** Verbs that are commands even without an object: "volunteer at our shelter". */
const COMMANDS = new Set(['volunteer', 'donate', 'shop', 'dance', 'swim', 'sing', 'vote', 'subscribe', 'eat']);

/** At the start of a phrase: a command, or a noun. */
const atStart = (word: Raw, kind: WordClass, isFirst: boolean, next: Raw | undefined, isLong: boolean): Tag => {
  const { noun, verb, adjective, form } = kind;
  if (next === undefined || isMark(next.text)) {
    if (noun > 0 && form !== 'past') return verb > 4 * noun && !isFirst ? 'verb' : 'noun';
    return isFirst && form === 'base' ? (adjective > verb ? 'adjective' : 'noun') : bestOf(kind, next);
  }
  if (form === 'base' && verb > 0 && opensObject(next) && (next.lower === 'to' ? verb > noun : verb > noun / 8)) return 'verb';
  if (isFirst && COMMANDS.has(word.lower) && PREPOSITIONS.has(next.lower)) return 'verb';
  const object = classOf(next.text);
  if (form === 'base' && isFirst && object.form === 's' && mayBeNoun(next)) {
    return verb > adjective && verb > (isLong ? noun : 4 * noun) ? 'verb' : nounOrAdjective(kind, next);
  }
  if (verb > 2 * noun && verb > adjective) return 'verb';
  if (verb > 0 && noun === 0 && adjective === 0) return 'verb';
  return bestOf({ ...kind, verb: form === 'base' ? 0 : verb }, next);
};

const unknownClass = (word: Raw, previous: Tag | undefined, next: Raw | undefined): Tag => {
  if (previous === 'relative' || (previous === 'auxiliary' && /(?:ing|ed)$/.test(word.lower))) return 'verb';
  if (/in$/.test(word.lower) && classOf(`${word.lower}g`).verb > 0) return 'gerund';
  if (/ly$/.test(word.lower)) return 'adverb';
  return word.text.includes('-') && mayBeNoun(next) ? 'adjective' : 'noun';
};

/** The part of speech of a word that only the dictionary knows, from the words on both sides of it. */
export const openClass = (word: Raw, earlier: readonly Token[], next: Raw | undefined, isLong: boolean): Tag => {
  const before = earlier.at(-1);
  const previous = before?.tag;
  if (!isKnown(word.text)) return unknownClass(word, previous, next);
  const kind = classOf(word.text);
  const { noun, verb, adjective, form } = kind;
  if (form === 'ing' && verb > 0 && adjective <= verb) return ingClass(word, kind, before, next);
  if (form === 'past' && verb > 0 && (!kind.listed || (adjective > 0 && noun === 0 && mayBeNoun(next)))) {
    const describes = mayBeNoun(next) && !/^(auxiliary|noun|name|pronoun|relative)$/.test(previous ?? '');
    return describes ? 'adjective' : 'verb';
  }
  if (previous && BEFORE_NOUN.has(previous)) return nounOrAdjective(kind, next);
  // "will not stop": the adverb is between the verb and its auxiliary.
  const governor = previous === 'adverb' ? earlier.at(-2) : before;
  if (governor && BEFORE_VERB.has(governor.tag) && verb > 0) return afterGovernor(kind, governor, next);
  if (before && NOUN_LIKE.has(before.tag)) return afterNoun(kind, before, next);
  return atStart(word, kind, earlier.length === 0, next, isLong);
};
