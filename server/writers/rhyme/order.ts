/** In which order rhymes come: sound counts most, then how well known a word is, and whether songs and cards speak of such things. */
import { FUNCTION_WORDS } from '../../lexicon/functionWords.ts';
import { RARE, type Saying } from '../../lexicon/sayings.ts';
import { rhymeStart, stressOf, syllables } from '../../lexicon/sounds.ts';
import { HARSH } from '../../lexicon/unfitWords.ts';
import type { KnownWord } from '../../lexicon/vocabulary.ts';
import type { Random } from '../../random.ts';
import { isUsualWay, type Target } from './heteronyms.ts';
import { KINDS, type Kind } from './kinds.ts';
import { isGivenName } from './names.ts';
import { inVerse, isWarm } from './themes.ts';
import { sung } from './verse.ts';

const [near, perfect] = [KINDS['Near Rhymes'], KINDS['Perfect Rhymes']];

export interface Rhyme {
  readonly saying: Saying;
  /** Out of ten, for the sound alone. */
  readonly score: number;
  /** Below 1 where the sound of the word is a guess. */
  readonly trust: number;
  /** Decides the order of the list: the higher, the earlier. */
  readonly order: number;
  /** It ends as the word itself does, and only its stress is another. */
  readonly isOwnEnd: boolean;
  /** It is a compound that ends in the same word: "wherever" for "forever". */
  readonly isOwnPart?: boolean;
  /** It is of the same root as two that come before: "reduce" after "produce" and "introduce". */
  readonly isSameRoot?: boolean;
}

/** What leads to a word that follows makes a weak line end. */
const LEADING = new Set(['determiner', 'preposition', 'conjunction']);
/** These stand for a noun, too, or after a verb: "carry on". */
const ALSO_ALONE = new Set(
  'about above all along around before behind below beside both by enough few in less many more most much none on over several some through under while'.split(
    ' ',
  ),
);
const isWeak = ({ text }: KnownWord): boolean => LEADING.has(FUNCTION_WORDS.get(text) ?? '') && !ALSO_ALONE.has(text);
/** Never said with the stress that a rhyme needs: "the", "we'd". */
export const isUnstressed = ({ text }: KnownWord): boolean =>
  /^(?:an?|and|as|at|but|if|its|nor|or|than|the|their|thereof|whereof|your)$|'(?:d|ll|m|re|s|ve)$|[^ao]n't$|aren't$/.test(text);

/** However common it is, a weak line end is worth no more than a word as familiar as this. */
const WEAK = 3;
/** Few use a word less familiar than this. */
const isObscure = ({ familiarity }: KnownWord): boolean => familiarity < 2.5;
/** Of what few say, the forms are said by hardly anybody, least of all several of it: "militias". */
export const isRareForm = ({ familiarity, listed }: KnownWord): boolean => !listed && familiarity < RARE;
export const isRarePlural = (word: KnownWord): boolean => isRareForm(word) && word.uses.every((use) => use === 'plural noun');

/** WordNet's numbers for what songs are about: animals, the body, events, feelings, nature, time, and what is felt, seen and heard. */
const SUNG = new Set([5, 8, 11, 12, 17, 19, 20, 28, 37, 39, 43]);
/** Those for things one can picture: what is made, and food. */
const PICTURED = new Set([6, 13]);
export const isHarsh = ({ text, base }: KnownWord): boolean => HARSH.has(text) || HARSH.has(base);
/** Grim words come last: "death" answers "breath" where little else does. */
const HARSH_LATER = 4;
/** What a word is worth for what it is about: a card, a song or a toast speaks rather of a kite than of what is denoted. */
const pictured = ({ fields: [field = 0] }: KnownWord): number => (SUNG.has(field) ? 0.4 : PICTURED.has(field) ? 0.25 : 0);
/** Songs end on it. */
const [OF_SONGS, OF_SONGS_NEAR] = [2.4, 0.6];
/** Of those, what is known this well is no better for being said all day: "lane" answers "rain" as well as "main". */
const EVERYBODYS = 5;
const appeal = (word: KnownWord): number => 0.6 * pictured(word) + (isWarm(word) ? 0.3 : 0);

/** A near rhyme need not be the commonest word: those as familiar as this are known to all. */
const KNOWN_TO_ALL = 7.5;
const WELL_KNOWN = 5;
const LITTLE_KNOWN = 3.6;
/** A noun that verses hardly need: "lingo". */
const isPlainThing = (word: KnownWord): boolean =>
  word.uses[0] === 'noun' && !SUNG.has(word.fields[0] ?? 0) && inVerse(word) === 0 && sung(word) === 0;
/**
 * The same for a near rhyme. There are so many that what verses are made of comes first, and the less known it is, the later what they
 * do without.
 */
const appealOfNear = (word: KnownWord): number =>
  OF_SONGS_NEAR * sung(word) +
  Math.max(pictured(word), Math.min(0.7, 0.3 * inVerse(word))) +
  (isWarm(word) ? 0.25 : 0) -
  0.3 * Math.max(0, LITTLE_KNOWN - word.familiarity) -
  (isPlainThing(word) ? 0.8 * Math.max(0, WELL_KNOWN - word.familiarity) : 0);

/** To somebody, the rhyme is a name or a word of the same length rather than a longer one: "Oliver" is no "photographer". */
export const personal = (saying: Saying, target: Target): number =>
  isGivenName(saying.word.text.toLowerCase()) ? 1.2 : -1.8 * Math.max(0, syllables(saying.sounds) - syllables(target.sounds));

/** A card to Maureen is none about Eugene: words that many use come first. */
const NAME_LATER = 1.5;
const isNameOf = ({ text }: KnownWord): boolean => isGivenName(text.toLowerCase()) && /^[A-Z]/.test(text);

/** "Days", "signed" and "tired", some of which stand in dictionaries as well; "fed" and "sung" are as good as words of their own. */
const isRegularForm = ({ text, base, listed }: KnownWord): boolean =>
  base !== text && (text.startsWith(base.slice(0, -1)) ? !listed || text.endsWith('ed') : /(?:ies|ves)$/.test(text));

/** Known to most, though not to songs. */
const SAID_BY_MOST = 4;
export const isForm = (text: string, known: KnownWord | undefined): boolean =>
  known === undefined ? /(?:ed|ing|s)$/.test(text) : !known.listed || known.text !== known.base || /.{3}ied$/.test(text);

/** "Telescope" for "hope". */
export const isInLighterBeat = ({ saying: { sounds } }: Rhyme): boolean => stressOf(sounds[rhymeStart(sounds)]!) === 2;

/** A form is known as well as its word: "drained" is said by few, and known to whoever knows "drain". */
const knownAs = ({ familiarity, base }: KnownWord, known: ReadonlyMap<string, KnownWord>): number =>
  Math.max(familiarity, (known.get(base)?.familiarity ?? 0) - OF_FORMS);
const OF_FORMS = 0.5;

/**
 * What a short list can spare: "route" for "out", which most say otherwise, and, where songs do not end on it, words that few
 * say, as "prong" and "docket", forms, as "referred" for "bird", another word of one root, as "reduce" beside "produce", and those that rhyme in a lighter beat.
 */
export const isSpare = (rhyme: Rhyme, isAskedAsForm: boolean, known: ReadonlyMap<string, KnownWord>): boolean => {
  const { word } = rhyme.saying;
  if (rhyme.isOwnPart || !isUsualWay(rhyme.saying)) return true;
  if (sung(word) > 0) return false;
  return (
    rhyme.isSameRoot === true ||
    knownAs(word, known) < SAID_BY_MOST ||
    (isRegularForm(word) && !isAskedAsForm) ||
    isInLighterBeat(rhyme)
  );
};

/** "Carefully" is heard for its ending more than for itself, unless that is what the word to rhyme with has, too. */
const isMadeAdverb = ({ text, uses }: KnownWord): boolean => uses[0] === 'adverb' && /[^aeiou]ly$/.test(text) && text.length > 5;

/** What is called out ends no line: "ah", "blah"; "hooray" may. */
const isCalledOut = (word: KnownWord): boolean => word.uses[0] === 'interjection' && !isWarm(word) && sung(word) === 0;

/** WordNet's numbers for parts of the body, states and substances: of those, words that few say are a doctor's. */
const LEARNED = new Set([8, 26, 27]);
/** Those for adjectives that only say what something belongs to: "distal", "fiscal". */
const BELONGING = 1;
const isLearned = ({ familiarity, uses, fields: [field = 0] }: KnownWord): boolean =>
  (familiarity < 3 && LEARNED.has(field)) || (familiarity < 4 && uses[0] === 'adjective' && field === BELONGING);

/**
 * Sound counts most, then how well known the word is, and whether songs speak of such things; a little chance decides between
 * near-equals.
 */
export const orderOf = (
  { saying, score, isOwnEnd }: Omit<Rhyme, 'order'>,
  kind: Kind,
  { text }: Target,
  target: KnownWord | undefined,
  random: Random,
): number => {
  const { word } = saying;
  const familiarity = isWeak(word) ? Math.min(WEAK, word.familiarity) : word.familiarity;
  const ofSongs =
    kind === perfect && isUsualWay(saying) && sung(word) > 0
      ? OF_SONGS * sung(word) - 0.3 * Math.max(0, familiarity - EVERYBODYS)
      : 0;
  return (
    // Of near rhymes, the ear asks first how near.
    (kind === near
      ? 1.85 * score + 0.6 * Math.min(KNOWN_TO_ALL, familiarity) + (isOwnEnd ? appeal(word) : appealOfNear(word))
      : 1.4 * score + 0.6 * familiarity + appeal(word) + ofSongs) -
    (isHarsh(word) ? HARSH_LATER : 0) -
    // Only some say it so.
    (isUsualWay(saying) ? 0 : 2.5) -
    // "Tried" answers "cried", but "bride" calls for "side".
    (!isRegularForm(word) || isForm(text, target) ? 0 : 1.2) -
    // What rhymes but for its stress may be seldom said: "garb" for "rhubarb".
    (isObscure(word) && !(kind === near && isOwnEnd) ? 2 : 0) -
    (kind === near && isLearned(word) ? 2.5 : 0) -
    (isCalledOut(word) ? 0.8 : 0) -
    (kind === perfect && isNameOf(word) ? NAME_LATER : 0) -
    (kind === near && isMadeAdverb(word) && !(target && isMadeAdverb(target)) ? 1.2 : 0) +
    0.15 * random.next()
  );
};
