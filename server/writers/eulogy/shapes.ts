/** What kind of words a visitor typed, so that a sentence can be built around them without changing them. */
import { irregularBase } from '../../lexicon/irregular.ts';
import { baseForms, partsOfSpeech } from '../../lexicon/wordnet.ts';

export type Shape =
  /** Stands by itself: "She let us lick the spoon." */
  | 'sentence'
  /** Lacks only its subject: "taught me to fish". */
  | 'past verb'
  /** "elected mayor in 1980". */
  | 'passive'
  /** "folding cranes with us". */
  | 'gerund'
  /** "how he laughed", "when we got lost". */
  | 'subclause'
  /** A thing, a person, a time: "the night we pushed his van". */
  | 'noun phrase';

const SUBJECT = /^(i|we|he|she|they|you|it|there|everyone|everybody|nobody|this|that was)(['’](d|m|s|ll|ve|re))?$/i;
const SAME_IN_THE_PAST = new Set('put let set hit cut read quit beat spread cost shut'.split(' '));
const PASSIVE =
  /^(born|known|elected|named|awarded|honou?red|knighted|voted|decorated|nominated|promoted|appointed|selected|crowned|inducted|ordained|recogni[sz]ed|widowed|married (for|to|\d+)|\p{L}+ed by)\b/iu;
/** Forms that need a "had" or a "was" before them. */
const PARTICIPLE =
  /^(done|gone|seen|known|born|broken|given|taken|driven|grown|shown|thrown|worn|torn|written|spoken|chosen|forgotten|hidden|eaten|fallen|frozen|stolen|sworn|been|begun|sung|drunk|swum|risen|ridden|woken|drawn|blown|flown)$/;
const ADVERB =
  /^(always|never|often|rarely|also|quietly|really|still|once|proudly|happily|gladly|faithfully|truly|just|simply|even|sometimes|usually|secretly|gently|patiently|\p{L}+ly)$/iu;
const DETERMINER = /^(the|a|an|my|our|his|her|their|that|those|these|all)$/i;
const FINITE = /^(was|were|is|are|had|has|have|did|would|could|will|can|used|loves|makes|made|knew|said)$/i;
const RELATIVE = /^(i|we|he|she|they|you|it|who|that|which|when|where)$/i;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];

export const isPast = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (SAME_IN_THE_PAST.has(lower)) return true;
  if (PARTICIPLE.test(lower)) return false;
  if (/^(would|could|did)(n['’]t)?$|^(was|had)n['’]t$/.test(lower)) return true;
  const irregular = irregularBase(lower, 'verb');
  if (irregular !== undefined && !/(s|ing)$/.test(lower)) return true;
  return /ed$/.test(lower) && baseForms(lower).some((base) => partsOfSpeech(base).has('verb'));
};

/** The main word of the phrase: "never complained" is about complaining. */
export const leadWord = (words: readonly string[]): string =>
  (words.length > 1 && ADVERB.test(words[0]!) ? words[1] : words[0]) ?? '';

/** "camping trips" is not a verb form, and "fishing with grandpa" is what the speaker did. */
const OUTING = /^(trips?|lessons?|days?|matche?s?|games?|holidays?|sessions?|nights?|weekends?|competitions?|parties)$/i;
const TOGETHER =
  /\bwith (him|her|them|my|our|dad|mum|mom|papa|grandpa|grandma|granddad|grandad|granny|gran|nana|uncle|aunt|auntie)\b/i;

const isGerund = (word: string): boolean =>
  /(?<!\p{L})\p{L}{2,}ing$/u.test(word) && baseForms(word.toLowerCase()).some((base) => partsOfSpeech(base).has('verb'));

/** Whether it has a finite verb outside a relative clause: "The nurses loved her", not "the nurses who loved her". */
const hasOwnVerb = (words: readonly string[]): boolean =>
  words.some((word, place) => {
    if (
      place === 0 ||
      RELATIVE.test(words[place - 1]!) ||
      (ADVERB.test(words[place - 1]!) && RELATIVE.test(words[place - 2] ?? ''))
    )
      return false;
    return FINITE.test(word) || (irregularBase(word.toLowerCase(), 'verb') !== undefined && isPast(word));
  });

export const shapeOf = (text: string): Shape => {
  const words = wordsOf(text);
  const [first = ''] = words;
  const lead = leadWord(words);
  const stopped = /[.!?…]["'”’)]*$/.test(text);
  if (SUBJECT.test(first)) return 'sentence';
  if (PASSIVE.test(text)) return 'passive';
  if (isPast(lead) && !DETERMINER.test(first)) return 'past verb';
  if (words.length > 1 && isGerund(lead) && !OUTING.test(words[1]!) && !TOGETHER.test(text)) return 'gerund';
  if (
    /^(how|when)$/i.test(first) &&
    words.length > 2 &&
    !text.includes(',') &&
    words.filter((word) => SUBJECT.test(word)).length < 2
  )
    return 'subclause';
  if (stopped && words.length > 3) return 'sentence';
  if (DETERMINER.test(first)) return hasOwnVerb(words) ? 'sentence' : 'noun phrase';
  return words.some((word) => SUBJECT.test(word)) || hasOwnVerb(words) ? 'sentence' : 'noun phrase';
};

/** Lower-cases the first letter where only the start of a line made it a capital. */
export const continued = (text: string): string => {
  const first = /^[\p{L}'’]+/u.exec(text)?.[0] ?? '';
  return first.length > 1 && first === first.toUpperCase() ? text : text.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
};

/** Without the mark it ends on, where it becomes part of a longer sentence. A closing quotation mark stays. */
export const unstopped = (text: string): string => text.trim().replace(/(?<![\s.,;:!…–—-])[\s.,;:!…–—-]+$/u, '');
