/**
 * The kinds of rhyme: under which keys words are looked for, and how well a candidate then serves,
 * out of ten. Zero means that it is no rhyme of this kind, less that it never can be, however else
 * it is said. Scores speak of sound only; how well known a word is decides the order elsewhere.
 */
import type { Keys, Saying } from '../../lexicon/sayings.ts';
import { consonantLikeness, consonantsAlike, vowelLikeness } from '../../lexicon/similarity.ts';
import {
  beats,
  encode,
  isVowel,
  lastSyllables,
  onset,
  rhythm,
  stressOf,
  syllables,
  tail,
  tails,
  vowelsOf,
  withoutStress,
} from '../../lexicon/sounds.ts';
import { isHeteronym, type Target } from './heteronyms.ts';

export interface Kind {
  readonly label: string;
  /** Which part of a phrase must rhyme. */
  readonly hears: 'last word' | 'first word' | 'last words';
  readonly keys: Keys;
  score(target: Target, candidate: Saying): number;
}

const CLASHES = -1;

const [ER, R] = [encode('ER0'), encode('R')];
/** The consonants with a dash for each vowel, of sounds without stress. The vowel of "hurt" holds an r. */
const consonantsOf = (sounds: string): string => sounds.replaceAll(ER, `-${R}`).replace(/[À-ÿ]/g, '-');
const firstSound = (sounds: string): string => withoutStress(sounds.slice(0, 1));
const opening = (sounds: string): string => /^[^À-ÿ]*/.exec(sounds)![0];
const closing = (sounds: string): string => /(?<![^À-ÿ])[^À-ÿ]*$/.exec(sounds)![0];
/** From the last vowel letter that is heard, or from the first of those that stand together there. */
const letterTails = (text: string): readonly string[] => {
  const whole = /(?<![aeiouy])[aeiouy]+[^aeiouy]*e?$/.exec(text)?.[0] ?? '';
  const last = /[aeiouy][^aeiouy]+e?$/.exec(whole)?.[0] ?? whole;
  return [...new Set([whole, last])].filter((letters) => letters.length > 1);
};

/** 0 for lines that scan alike; more syllables or another stress cost a little, fewer the least: "nation" serves "education". */
const offBeat = (target: string, answer: string): number => {
  const [asked, given] = [rhythm(target).replaceAll('2', '1'), rhythm(answer).replaceAll('2', '1')];
  if (asked === given) return 0;
  return asked.length === given.length ? 0.5 : Math.min(1, 0.3 + 0.1 * Math.max(0, given.length - asked.length));
};

/** The stress of the vowel with which this ending starts. */
const stressAt = (sounds: string, end: string): number => stressOf(sounds.at(-end.length)!);

/** The ending falls on a full stress in one word and on a lighter one, or none, in the other. The answer should be the fuller. */
const offStress = (one: string, other: string, [first, second] = [tail(one), tail(other)]): number => {
  const stresses = [stressAt(one, first), stressAt(other, second)];
  if (stresses[0] === stresses[1]) return stresses[0] === 2 ? 0.6 : 0;
  return stresses.includes(0) ? 2.5 : stresses[1] === 1 ? 0.2 : 0.8;
};

const saidAlike = (one: string, other: string): boolean => withoutStress(one) === withoutStress(other);
/** Whether this ending is the same syllable over again: "day" and "today". */
const isSameSyllable = (one: string, other: string, end: string): boolean =>
  onset(one, one.length - end.length) === onset(other, other.length - end.length);
/** The longest ending that makes them a perfect rhyme. */
const perfectEnd = (target: string, answer: string): string | undefined =>
  beats(target).find((end) => beats(answer).includes(end));
const rhymesPerfectly = (target: string, answer: string): boolean => perfectEnd(target, answer) !== undefined;

/** Vowels that the dictionary takes for one, those of "marry" and "merry", "caught" and "cot", and the letters that part them. */
const MERGED: readonly (readonly [end: RegExp, letters: RegExp])[] = [
  [new RegExp(`^${withoutStress(encode('EH1 R'))}[À-ÿ]`), /a[eu]|[eu]a/],
  [new RegExp(`^[${withoutStress(encode('AA1'))}${withoutStress(encode('AO1'))}](?!${R})`), /ao|oa/],
];
/** The letter of the vowel that stands so many syllables before the end. */
const vowelLetter = (text: string, before: number): string => text.match(/[aeiouy]+/g)?.at(-before)?.[0] ?? '';
/** What some say with another vowel, as the spelling shows: "very" after "marry". */
const MERGED_BY_SOME = 1;

const perfectScore = (target: Target, { word, sounds }: Saying): number => {
  const end = perfectEnd(target.sounds, sounds);
  if (end === undefined) return 0;
  // "Stone" only rhymes with the end of "xylophone", not with its main stress.
  const fallsShort = end === beats(target.sounds)[0] ? 0 : 0.8;
  // In a long end the rest is heard more: "possibility" answers "responsibility".
  const repeated = isSameSyllable(target.sounds, sounds, end) ? (syllables(end) > 2 ? 1 : 3) : 0;
  const letters = [target.text, word.text.toLowerCase()].map((text) => vowelLetter(text, syllables(end))).join('');
  const merged = MERGED.some(([ends, apart]) => ends.test(end) && apart.test(letters)) ? MERGED_BY_SOME : 0;
  return 10 - fallsShort - offBeat(target.sounds, sounds) - offStress(target.sounds, sounds, [end, end]) - repeated - merged;
};

const perfect: Kind = {
  label: 'Perfect Rhyme',
  hears: 'last word',
  keys: ({ sounds }) => beats(sounds),
  score: (target, candidate) => (saidAlike(target.sounds, candidate.sounds) ? CLASHES : perfectScore(target, candidate)),
};

/** In a long ending, the weak part said alike is heard before the vowel that differs: "plentiful", "beautiful". */
const SAME_END = 2;
/** So much of that is heard whatever stands after the stress: "enemies" comes before "salaries" for "memories". */
const HEARD_ANYHOW = 0.8;
const LONG_LEAST = 0.38;
/** What ends in a vowel is far from what ends in a consonant: "hallelujah" is nearer to "tuba" than to "union". */
const OPEN_AND_CLOSED = 2.3;
/** To many ears an r after an open vowel is hardly there: "star" answers "grandma", and "naughty" answers "forty". */
const HARDLY_R = 0.9;
const HARDLY_HEARD = 0.97;
const LENGTHENED = new RegExp(`^[${withoutStress(encode('AA1'))}${withoutStress(encode('AO1'))}]`);
const LENGTHENED_O = new RegExp(`^${withoutStress(encode('AO1'))}`);
const BEFORE_CONSONANT = new RegExp(`(?<=^${withoutStress(encode('AO1'))})${R}(?=[^À-ÿ])`);
/** A weak vowel with an r is one without: in "angel" and "danger" what differs is the consonant. */
const ER_AT_THE_END = new RegExp(`(?<=.)${ER}$`);
const parted = (end: string): string => end.replace(ER_AT_THE_END, encode('AH0 R'));
/** Of light ends in a vowel, those in another one are further off: "Joey" answers "Sophie" before "sofa" does. */
const OTHER_OPEN_END = 1.2;
/** Sounds that are all the same, but for the stress, come before those that are only alike: "clad" before "cat" for "Grandad". */
const SAME_SOUNDS = 1;
/** An r colours the vowel before it: "line" is nearer to "time" than "fire" is, and "lost" to "walked" than "short". */
const COLOURED = 1.3;
const isColoured = (one: string, other: string): boolean =>
  (syllables(one) === 1 || !LENGTHENED_O.test(one)) && (other[1] === R) !== (one[1] === R);
/** Two consonants or more that close both words are heard even after another vowel: "golf" and "gulf" answer "wolf". */
const SAME_CLUSTER = 1;
/** So many words close like "hand" and "court" that these are hardly heard. */
const COMMON_CLUSTER = new RegExp(`^${R}|^(?:${['N D', 'N T', 'S T', 'L D', 'N Z', 'T S', 'K S'].map(encode).join('|')})$`);
const closesAlike = (one: string, other: string): boolean =>
  syllables(one) === 1 && one.length > 2 && one.slice(1) === other.slice(1) && !COMMON_CLUSTER.test(one.slice(1));
/** An end that is no beat of the answer is hardly heard: "enzyme" after "time". */
const NO_BEAT = 1.2;
/** What rhymes with the light end alone is further off than what sounds like the whole: "say" and "Thursday" for "birthday". */
const ON_A_LIGHT_END = 0.6;
/** "Daylight" after "night" is heard as a rhyme that misses. */
const NO_BEAT_ALIKE = 2.7;
/**
 * Where the word ends in the stressed vowel itself, that vowel carries all: "made" answers "day" before "highway" does, which has its
 * stress elsewhere.
 */
const ON_THE_VOWEL = { noBeat: 4, closed: 1 };
/** The stressed vowel is heard above all: "dream" is nearer to "sleep" than "ship" is, and "Daisy" to "baby" than "noisy" is. */
const OTHER_STRESSED = 2;
const NEIGHBOURS = 0.8;
/** "Caught" and "cot" are one to many, but "court" and "cart" are not. */
const isOtherStressed = (one: string, other: string): boolean =>
  one[0] !== other[0] && (one[1] === R || other[1] === R || vowelLikeness(one[0]!, other[0]!) < NEIGHBOURS);
/** On the same vowel any consonant will do: "dream" for "sleep". */
const ANY_CONSONANT = 0.3;
/** And more so in "pillow" for "window": few words end so. */
const BEFORE_LIGHT_O = 0.55;
const LIGHT_O = withoutStress(encode('OW0'));
/** A near rhyme is lost in a word that scans otherwise, the more the longer it is: "accidentally" after "Emily". */
const offNearBeat = (one: string, other: string): number =>
  syllables(one) === syllables(other)
    ? offBeat(one, other)
    : syllables(one) > syllables(other)
      ? Math.min(1, 0.1 + 0.15 * (syllables(one) - syllables(other)))
      : Math.min(2, 0.65 * (syllables(other) - syllables(one)) - 0.2);

/** Whether only an r sets an end in a vowel apart from the other end. */
const isOpenButForR = (one: string, other: string): boolean => {
  const [open, closed] = one.length < other.length ? [one, other] : [other, one];
  return isVowel(open.at(-1)!) && closed === open + R && LENGTHENED.test(open.slice(-1));
};

/** A light end in a vowel, as of "baby" and "crazy", is heard however the consonants before it differ; the others come close in both. */
const leastLikeness = (one: string, other: string): number =>
  syllables(one) > 1 && isVowel(one.at(-1)!) && isVowel(other.at(-1)!) ? 0.59 : 0.67;

const hasOtherOpenEnd = (one: string, other: string): boolean =>
  syllables(one) > 1 && isVowel(one.at(-1)!) && isVowel(other.at(-1)!) && one.at(-1) !== other.at(-1);

/** The weak vowel at the close of a long end is heard, too: "cameras" is far from "memories". */
const hasOtherLastVowel = (one: string, other: string): boolean =>
  syllables(one) > 2 && vowelsOf(one).at(-1) !== vowelsOf(other).at(-1);

/** How like the consonants are, with or without an r that hardly anybody may hear. */
const consonantsHeard = (one: string, other: string): number =>
  Math.max(
    consonantsAlike(one, other),
    HARDLY_HEARD * consonantsAlike(one.replace(BEFORE_CONSONANT, ''), other.replace(BEFORE_CONSONANT, '')),
  );

const withoutLastVowel = (end: string): string => /^.*(?=[À-ÿ][^À-ÿ]*$)/.exec(end)?.[0] ?? '';
const NEARLY_THE_SAME = 0.85;
const LIKE = 0.5;
/** Only one ends in "-er", and what stands before that is nearly the same: "angel" and "danger", not "teacher" and "people". */
const differsInEr = (one: string, other: string): boolean =>
  ER_AT_THE_END.test(one) !== ER_AT_THE_END.test(other) &&
  consonantLikeness(closing(parted(one)), closing(parted(other))) >= LIKE &&
  consonantsAlike(withoutLastVowel(one), withoutLastVowel(other)) >= NEARLY_THE_SAME;

/** What closes a long end is heard as well as its middle: "radical" is far from "Madison". */
const OTHER_CLOSE = 2.5;
const closesOtherwise = (one: string, other: string): number =>
  syllables(one) > 2
    ? 1 - (closing(one) === '' && closing(other) === '' ? 1 : consonantLikeness(closing(one), closing(other)))
    : 0;

/** How like the consonants right after the stressed vowels are: "beautiful" and "pitiful" part in the vowel alone. */
const alikeAfterStress = (one: string, other: string): number =>
  consonantLikeness(opening(one.slice(1)), opening(other.slice(1)));

/** The light syllable that closes an end of two, with one consonant before it: "dow" of "window". */
const lightEnd = (end: string): string => (syllables(end) === 2 ? (/[^À-ÿ][À-ÿ][^À-ÿ]*$/.exec(end)?.[0] ?? '') : '');
/** Songs are content with that where little else is near: "shadow" after "window", "never" after "river". */
const LIGHT_END_ALONE = 5;
const WITH_LIKE_VOWEL = 1.6;
/** In two syllables the light one is heard as well: "never" is nearer to "river" than "civil" is. */
const OTHER_LIGHT_END = 1.4;
const hasOtherLightEnd = (one: string, other: string): boolean =>
  syllables(one) === 2 &&
  !differsInEr(one, other) &&
  (ER_AT_THE_END.test(one) !== ER_AT_THE_END.test(other) || consonantLikeness(closing(one), closing(other)) < LIKE);

/** What is spelt alike and closes alike has rhymed in verse for so long that the ear lets it pass: "move" and "prove" after "love". */
const SPELT_ALIKE = 6.9;
const spelling = (text: string, sounds: string): string => {
  const end = tail(sounds);
  const letters = letterTails(text)[0] ?? '';
  return syllables(end) === 1 && end.length > 1 && letters.length > 2 ? `${letters}${end.slice(1)}` : '';
};

const hasItsVowels = (one: string, other: string): boolean =>
  vowelsOf(one) === vowelsOf(other) &&
  (syllables(one) === 1 ? one.length > 1 && other.length > 1 : syllables(one) === 2 && closing(one) === closing(other));

/** How near two endings are. */
const nearness = (target: string, answer: string, ends: [string, string]): number => {
  const [one, other] = ends;
  const isLight =
    lightEnd(one) !== '' && lightEnd(one) === lightEnd(other) && beats(target).includes(one) && beats(answer).includes(other);
  return Math.max(
    isLight ? LIGHT_END_ALONE + WITH_LIKE_VOWEL * vowelLikeness(one[0]!, other[0]!) - offNearBeat(target, answer) : 0,
    wholeNearness(target, answer, ends),
  );
};
const wholeNearness = (target: string, answer: string, [one, other]: [string, string]): number => {
  if (one === other && isSameSyllable(target, answer, one)) return 0;
  const isHardlyClosed = isOpenButForR(one, other);
  const [first, second] = differsInEr(one, other) ? [parted(one), parted(other)] : [one, other];
  const consonants = Math.max(
    hasItsVowels(one, other) ? (one.slice(1).endsWith(LIGHT_O) ? BEFORE_LIGHT_O : ANY_CONSONANT) : 0,
    isHardlyClosed ? HARDLY_R : consonantsHeard(first, second),
  );
  const likeness = 0.55 * vowelLikeness(first, second) + 0.45 * consonants;
  const isOnTheVowel = one.length === 1 && beats(target).includes(one);
  const isLong = syllables(one) > 2 && lastSyllables(one, 2) === lastSyllables(other, 2);
  if (likeness < (isLong ? LONG_LEAST : leastLikeness(one, other))) return 0;
  return (
    Math.min(9.4, 9.4 * likeness + (isLong ? SAME_END * (HEARD_ANYHOW + (1 - HEARD_ANYHOW) * alikeAfterStress(one, other)) : 0)) +
    (one === other ? SAME_SOUNDS : 0) -
    (hasOtherOpenEnd(one, other) || hasOtherLastVowel(one, other) ? OTHER_OPEN_END : 0) -
    (isHardlyClosed || isVowel(one.at(-1)!) === isVowel(other.at(-1)!) || isVowel(first.at(-1)!) === isVowel(second.at(-1)!)
      ? 0
      : isOnTheVowel
        ? ON_THE_VOWEL.closed
        : OPEN_AND_CLOSED) -
    (beats(target).includes(one) ? 0 : ON_A_LIGHT_END) -
    (beats(answer).includes(other) ? 0 : isOnTheVowel ? ON_THE_VOWEL.noBeat : one === other ? NO_BEAT_ALIKE : NO_BEAT) -
    (isLong || !isOtherStressed(one, other) ? 0 : closesAlike(one, other) ? -SAME_CLUSTER : OTHER_STRESSED) -
    OTHER_CLOSE * closesOtherwise(one, other) -
    (hasOtherLightEnd(one, other) ? OTHER_LIGHT_END : 0) -
    (!isHardlyClosed && isColoured(one, other) ? COLOURED : 0) -
    offNearBeat(target, answer) -
    offStress(target, answer, [one, other])
  );
};

const near: Kind = {
  label: 'Near Rhyme',
  hears: 'last word',
  keys: ({ text, sounds }) =>
    tails(sounds).flatMap((end) => {
      const consonants = consonantsOf(end);
      const spelt = spelling(text, sounds);
      return [
        ...(spelt === '' ? [] : [spelt]),
        vowelsOf(parted(end)),
        vowelsOf(end.slice(0, 1) + end.slice(1).replaceAll(ER, encode('AH0'))),
        ...(/^-+$/.test(consonants) ? [] : [consonants]),
        ...(lightEnd(end) === '' ? [] : [`+${lightEnd(end)}`]),
        // "Plentiful" is near "beautiful": in long endings the weak part is heard most.
        ...(syllables(end) > 2 ? [lastSyllables(sounds, 2)] : []),
      ];
    }),
  score(target, { word, sounds }) {
    const end = perfectEnd(target.sounds, sounds);
    // On a lighter stress, "play" only comes near the end of "holiday".
    if (end !== undefined && stressAt(target.sounds, end) !== 2) return CLASHES;
    const ends = tails(target.sounds).flatMap((one) => tails(sounds).map((other): [string, string] => [one, other]));
    const swing = (all: string, end: string): string => rhythm(all.slice(-end.length));
    const spelt = spelling(target.text, target.sounds);
    const isSpeltAlike = spelt !== '' && !isHeteronym(target.text) && spelt === spelling(word.text, sounds);
    return Math.max(
      isSpeltAlike ? SPELT_ALIKE - offNearBeat(target.sounds, sounds) : 0,
      ...ends
        .filter(([one, other]) =>
          one === tail(target.sounds) && other === tail(sounds)
            ? syllables(one) === syllables(other)
            : swing(target.sounds, one).slice(1) === swing(sounds, other).slice(1),
        )
        .map((pair) => nearness(target.sounds, sounds, pair)),
    );
  },
};

/** How many syllables at the end have the same vowels. */
const sharedSyllables = (one: string, other: string): number => {
  const [first, second] = [vowelsOf(withoutStress(one)), vowelsOf(withoutStress(other))];
  let shared = 0;
  while (shared < first.length && shared < second.length && first.at(-1 - shared) === second.at(-1 - shared)) shared++;
  return shared;
};

const multisyllabic: Kind = {
  label: 'Multisyllabic Rhyme',
  hears: 'last words',
  keys: ({ sounds }) => [tail(sounds), ...(syllables(sounds) < 2 ? [] : [vowelsOf(lastSyllables(sounds, 2))])],
  score(target, candidate) {
    const { sounds } = candidate;
    if (saidAlike(target.sounds, sounds)) return CLASHES;
    if (syllables(sounds) < 2) return 0;
    // A one-syllable word can only be matched in one syllable: by longer words that rhyme with it.
    if (syllables(target.sounds) < 2) return rhymesPerfectly(target.sounds, sounds) ? perfectScore(target, candidate) : 0;
    const shared = sharedSyllables(target.sounds, sounds);
    if (shared < 2 || isVowel(target.sounds.at(-1)!) !== isVowel(sounds.at(-1)!)) return 0;
    const [one, other] = [lastSyllables(target.sounds, shared), lastSyllables(sounds, shared)];
    const likeness = consonantsAlike(one, other);
    if (likeness < 0.6) return 0;
    const [first, second] = [target.sounds, sounds].map((all) => rhythm(all).slice(-shared).replaceAll('2', '1'));
    const unstressed = first!.includes('1') ? 0 : 1.5;
    return (
      Math.min(10, 4.6 + 5 * likeness + 0.4 * (shared - 2)) + (likeness === 1 ? 0.4 : 0) - (first === second ? 0 : 1) - unstressed
    );
  },
};

const lastSyllable: Kind = {
  label: 'Last-Syllable Rhyme',
  hears: 'last word',
  keys: ({ sounds }) => [lastSyllables(sounds, 1)],
  score: (target, { sounds }) =>
    rhymesPerfectly(target.sounds, sounds)
      ? CLASHES
      : 6 +
        2 * consonantLikeness(beforeLastVowel(target.sounds), beforeLastVowel(sounds)) +
        (sharedSyllables(target.sounds, sounds) > 1 ? 0.8 : 0) -
        offBeat(target.sounds, sounds),
};
const beforeLastVowel = (sounds: string): string => /([^À-ÿ]*)[À-ÿ][^À-ÿ]*$/.exec(sounds)![1]!;

const assonance: Kind = {
  label: 'Assonance',
  hears: 'last word',
  keys: ({ sounds }) => [vowelsOf(tail(sounds))],
  score(target, { sounds }) {
    if (rhymesPerfectly(target.sounds, sounds)) return CLASHES;
    return (
      7 +
      2 * consonantsAlike(tail(target.sounds), tail(sounds)) -
      offBeat(target.sounds, sounds) -
      offStress(target.sounds, sounds)
    );
  },
};

const sharesConsonants = (one: string, other: string): boolean =>
  one[0] !== other[0] && consonantsOf(one) === consonantsOf(other);
const ownConsonants = (end: string): string[] => (/[^À-ÿ]/.test(end) ? [consonantsOf(end)] : []);

const consonance: Kind = {
  label: 'Consonance',
  hears: 'last word',
  keys: ({ sounds }) => ownConsonants(tail(sounds)),
  score(target, { sounds }) {
    const [one, other] = [tail(target.sounds), tail(sounds)];
    if (!sharesConsonants(one, other)) return 0;
    return 7 + 2 * vowelLikeness(one, other) - offBeat(target.sounds, sounds) - offStress(target.sounds, sounds);
  },
};

const pararhyme: Kind = {
  label: 'Pararhyme',
  hears: 'last word',
  keys: ({ sounds }) => (onset(sounds) ? ownConsonants(tail(sounds)).map((consonants) => onset(sounds) + consonants) : []),
  score(target, { sounds }) {
    const [one, other] = [tail(target.sounds), tail(sounds)];
    if (!sharesConsonants(one, other)) return 0;
    return 8 + 1.5 * vowelLikeness(one, other) - offBeat(target.sounds, sounds) - offStress(target.sounds, sounds);
  },
};

const alliteration: Kind = {
  label: 'Alliteration',
  hears: 'first word',
  keys: ({ sounds }) => [firstSound(sounds)],
  score(target, { sounds }) {
    const [one, other] = [opening(target.sounds), opening(sounds)];
    const nextVowel = (of: string, start: string): string => withoutStress(of.slice(start.length, start.length + 1));
    const stressedStart = stressOf(sounds[other.length] ?? 'À') > 0;
    return (
      6.5 +
      (one === other ? 1.5 : 0) +
      (nextVowel(target.sounds, one) === nextVowel(sounds, other) ? 1 : 0) +
      (stressedStart ? 1 : -1) -
      offBeat(target.sounds, sounds)
    );
  },
};

const eye: Kind = {
  label: 'Eye Rhyme',
  hears: 'last word',
  keys: ({ text }) => letterTails(text.toLowerCase()),
  score(target, { word, sounds }) {
    if (lastSyllables(target.sounds, 1) === lastSyllables(sounds, 1)) return CLASHES;
    const shared = sharedLetters(target.text, word.text.toLowerCase());
    if (shared < lettersToShare(target.text)) return 0;
    return Math.min(9, 5 + shared) + (word.text.length === target.text.length ? 1 : 0) - offBeat(target.sounds, sounds);
  },
};
/** Two letters are too few ("forever", "career"), unless they are the whole of an open end ("day", "quay"). */
const lettersToShare = (text: string): number => {
  const [whole = ''] = letterTails(text);
  return /^[aeiouyw]+$/.test(whole) ? whole.length : 3;
};
const sharedLetters = (one: string, other: string): number => {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one.at(-1 - shared) === other.at(-1 - shared)) shared++;
  return shared;
};

const identical: Kind = {
  label: 'Identical Rhyme',
  hears: 'last word',
  keys: ({ sounds }) => [onset(sounds) + tail(sounds)],
  score: (target, { sounds }) =>
    saidAlike(target.sounds, sounds) ? 10 : 9 - offBeat(target.sounds, sounds) - offStress(target.sounds, sounds),
};

/** By the name that the form gives them. */
export const KINDS = {
  'Perfect Rhymes': perfect,
  'Near Rhymes': near,
  'Multisyllabic Rhymes': multisyllabic,
  'Last-Syllable Rhymes': lastSyllable,
  Assonance: assonance,
  Consonance: consonance,
  Alliteration: alliteration,
  Pararhymes: pararhyme,
  'Eye Rhymes': eye,
  'Identical Rhymes': identical,
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;
