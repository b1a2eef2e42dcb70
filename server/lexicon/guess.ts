/**
 * Guesses the pronunciation of a word that no dictionary has: that of the known word it misspells, or of known words with a
 * similar spelling.
 */
import { pronunciations } from './pronunciations.ts';
import { waysToSay } from './spokenForms.ts';
import { sayings, type Saying } from './sayings.ts';
import { encode, rhymeStart, syllables, tail, type Sounds } from './sounds.ts';
import { vocabulary, type KnownWord } from './vocabulary.ts';

export interface Guess {
  /** The known word that was meant, or the word itself. */
  readonly text: string;
  readonly isCorrected: boolean;
  readonly sounds: Sounds;
  /** How reliable the guess is, up to 1. */
  readonly trust: number;
  /** The known word whose end was taken for its own, where only the spelling tells. */
  readonly like?: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every spelling one edit away: a letter removed, added or changed, or two swapped. */
function* slips(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

/** The letters without doubling, in which most slips are made: "tommorow", "tomorrow". */
const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** The letters with one sign for every run of vowels that is heard. */
const skeleton = (word: string): string =>
  undoubled(word)
    .replace(/(?<=[^aeiouy])e$/, '')
    .replace(/[aeiouy]+/g, '-');

/** A short word is more often invented than misspelt: how it is spelt tells its sound, if anything does. */
const [SHORTEST, SHORT] = [4, 6];
const LEAST_FAMILIAR = 2;
const WELL_KNOWN = 4;
const better = (one: KnownWord | undefined, other: KnownWord | undefined): KnownWord | undefined =>
  (other?.familiarity ?? 0) > Math.max(LEAST_FAMILIAR, one?.familiarity ?? 0) ? other : one;

/** The word meant by one with "ei" for "ie", or the other way round; some of these slips are surnames: "freind". */
export const unswapped = async (word: string): Promise<string | undefined> => {
  const other = word.replace(/ie|ei/, (letters) => letters[1]! + letters[0]!);
  const known = await vocabulary();
  return other !== word && !known.has(word) && (known.get(other)?.familiarity ?? 0) > WELL_KNOWN ? other : undefined;
};

const ENDINGS = Object.entries({
  ness: 'N AH0 S',
  less: 'L AH0 S',
  ful: 'F AH0 L',
  ing: 'IH0 NG',
  ish: 'IH0 SH',
  ly: 'L IY0',
  ie: 'IY0',
  y: 'IY0',
});
/** Made of a known word and an ending, before which an e may be lost, a letter doubled or a y changed: "flirty", "loveliness". */
const asDerived = async (word: string): Promise<Guess | undefined> => {
  const known = await vocabulary();
  for (const [letters, end] of ENDINGS) {
    if (!word.endsWith(letters)) continue;
    const rest = word.slice(0, -letters.length);
    const stem = [rest, `${rest}e`, rest.replace(/(.)\1$/, '$1'), rest.replace(/i$/, 'y')].find(
      (each) => each.length > 2 && (known.get(each)?.familiarity ?? 0) > LEAST_FAMILIAR,
    );
    const [sounds] = stem === undefined ? [] : pronunciations().of(stem);
    if (sounds) return { text: word, isCorrected: false, sounds: (sounds + encode(end)) as Sounds, trust: 1 };
  }
  return undefined;
};

/** Two letters that stand side by side inside a longer word, one of them a vowel, are easily left out: "rember". */
const hasLostTwo = (word: string, meant: string): boolean => {
  if (word.length < SHORT || meant.length !== word.length + 2) return false;
  for (let at = 2; at <= word.length - 2; at++) {
    const lost = meant.slice(at, at + 2);
    if (/[aeiouy]/.test(lost) && word.slice(0, at) + lost + word.slice(at) === meant) return true;
  }
  return false;
};
/** So well known is what somebody writes without looking. */
const EVERYDAY = 5;

const asMisspelling = async (word: string): Promise<Guess | undefined> => {
  const known = await vocabulary();
  // "Chuffed" is a word, though no dictionary of sounds has it: nobody meant "cuffed".
  if (word.length < SHORTEST || known.has(word)) return undefined;
  let best: KnownWord | undefined;
  for (const [spelling, meant] of known) {
    if (Math.abs(spelling.length - word.length) <= 2 && undoubled(spelling) === undoubled(word)) best = better(best, meant);
  }
  if (!best) {
    const near = [...new Set(slips(word))];
    // One that is said alike was meant before a commoner one that is not: "forty" by "fourty".
    for (const spelling of near) if (skeleton(spelling) === skeleton(word)) best = better(best, known.get(spelling));
    if ((best?.familiarity ?? 0) < WELL_KNOWN) for (const spelling of near) best = better(best, known.get(spelling));
  }
  if (!best) {
    for (const [spelling, meant] of known)
      if (meant.familiarity > EVERYDAY && hasLostTwo(word, spelling)) best = better(best, meant);
  }
  const [sounds] = best ? waysToSay(best) : [];
  return best && sounds && { text: best.text.toLowerCase(), isCorrected: true, sounds, trust: 1 };
};

/** Pronounced letter by letter: "bbc". */
const asLetters = (word: string): Guess | undefined => {
  if (/[aeiouy]/.test(word) || word.length > 5) return undefined;
  const spoken = pronunciations();
  const sounds = Array.from(word, (letter) => spoken.of(letter)[0] ?? '').join('') as Sounds;
  return { text: word, isCorrected: false, sounds, trust: 0.9 };
};

const sharedEnd = (one: string, other: string): number => {
  let shared = 0;
  while (shared < one.length && shared < other.length && one.at(-1 - shared) === other.at(-1 - shared)) shared++;
  return shared;
};

/** The number of vowels that are heard: not the e at the end of "stone", but that of "noodle". */
const heardVowels = (letters: string): number =>
  (letters.replace(/(?<=[^aeiouy])(?<![^aeiouy]l)e$/, '').match(/[aeiouy]+/g) ?? []).length;

/** The sounds of its first consonants, from the best known word that starts with the same letters. */
const opening = (word: string, all: readonly Saying[]): string => {
  const letters = /^[^aeiouy]*[aeiouy]?/.exec(word)![0];
  let best: Saying | undefined;
  for (const saying of all) {
    if (saying.word.text.startsWith(letters) && saying.word.familiarity > (best?.word.familiarity ?? -1)) best = saying;
  }
  return best ? /^[^À-ÿ]*/.exec(best.sounds)![0] : '';
};

/** By analogy with the known words that share the longest ending with it, where most of them agree on the sound. */
const byAnalogy = async (word: string): Promise<Guess | undefined> => {
  const all = await sayings();
  let longest = Math.min(3, word.length - 1);
  let like: Saying[] = [];
  for (const saying of all) {
    const shared = sharedEnd(word, saying.word.text);
    if (shared > longest) like = [];
    if (shared >= longest) like.push(saying);
    longest = Math.max(longest, shared);
  }
  const votes = new Map<string, { ending: string; weight: number; like: KnownWord }>();
  let cast = 0;
  for (const { word: known, sounds } of like) {
    const weight = 1 + known.familiarity;
    const vote = votes.get(tail(sounds)) ?? { ending: sounds.slice(rhymeStart(sounds)), weight: 0, like: known };
    const best = known.familiarity > vote.like.familiarity ? known : vote.like;
    votes.set(tail(sounds), { ...vote, weight: vote.weight + weight, like: best });
    cast += weight;
  }
  const [winner] = [...votes.values()].sort((a, b) => b.weight - a.weight);
  if (!winner || winner.weight < 0.6 * cast) return undefined;
  const { ending, like: best } = winner;
  if (heardVowels(word.slice(-longest)) < syllables(ending)) return undefined;
  const start = opening(word, all);
  return { text: word, isCorrected: false, sounds: (start + ending) as Sounds, trust: 0.8, like: best.text };
};

/** Takes lower-case letters. Undefined where known words give no good hint: no sound is better than a wrong one. */
export const guess = async (word: string): Promise<Guess | undefined> =>
  asLetters(word) ??
  (await asDerived(word)) ??
  (word.length < SHORT
    ? ((await byAnalogy(word)) ?? (await asMisspelling(word)))
    : ((await asMisspelling(word)) ?? (await byAnalogy(word))));

/** The best known word of one syllable with the same last vowel and consonants, where all such words agree on the sound. */
export const likeItsEnd = async (word: string): Promise<{ text: string; sounds: Sounds } | undefined> => {
  const [end] = /(?<![aeiouy])[aeiouy]+[^aeiouy]+e?$/.exec(word) ?? [];
  if (end === undefined) return undefined;
  const like = (await sayings())
    .filter(
      ({ word: { text, familiarity }, sounds, isUsual }) =>
        isUsual && syllables(sounds) === 1 && familiarity > WELL_KNOWN && new RegExp(`^[^aeiouy]+${end}$`).test(text),
    )
    .sort((one, other) => other.word.familiarity - one.word.familiarity);
  const [best] = like;
  return best && like.every(({ sounds }) => tail(sounds) === tail(best.sounds))
    ? { text: best.word.text, sounds: best.sounds }
    : undefined;
};
