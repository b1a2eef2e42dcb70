/** Prepares what the visitor typed to be rhymed with. */
import { guess, unswapped } from '../../lexicon/guess.ts';
import { FUNCTION_WORDS } from '../../lexicon/functionWords.ts';
import { lastWordOfNumber } from '../../lexicon/numerals.ts';
import { pronunciations } from '../../lexicon/pronunciations.ts';
import { encode, stressOf, vowelsOf, type Sounds } from '../../lexicon/sounds.ts';
import type { Kind, Target } from './kinds.ts';

export interface Heard {
  readonly targets: readonly Target[];
  /** Below 1 where the pronunciation is a guess. */
  readonly trust: number;
  /** The word that was taken for a misspelt one. */
  readonly corrected?: string;
}

const UNHEARD: Heard = { targets: [], trust: 1 };

/** Words of two sounds and two meanings, with the sound that is meant more often. */
const HETERONYMS: ReadonlyMap<string, string> = new Map([
  ['bass', 'B EY1 S'],
  ['bow', 'B OW1'],
  ['close', 'K L OW1 Z'],
  ['dove', 'D AH1 V'],
  ['lead', 'L IY1 D'],
  ['live', 'L IH1 V'],
  ['lives', 'L IH1 V Z'],
  ['minute', 'M IH1 N AH0 T'],
  ['read', 'R IY1 D'],
  ['row', 'R OW1'],
  ['sow', 'S OW1'],
  ['tear', 'T IH1 R'],
  ['tears', 'T IH1 R Z'],
  ['use', 'Y UW1 Z'],
  ['wind', 'W IH1 N D'],
  ['winds', 'W IH1 N D Z'],
  ['wound', 'W UW1 N D'],
]);
/** The usual sound first. */
const inOrder = (word: string, ways: readonly Sounds[]): readonly Sounds[] => {
  const usual = HETERONYMS.get(word);
  return usual === undefined ? ways : [...new Set([encode(usual), ...ways])];
};

/** Whether the same letters are two words with a sound each. */
export const isHeteronym = (word: string): boolean => HETERONYMS.has(word);

/** What is only said about the word: "though (not tough)". */
const ASIDE = /\s\([^)]*\)?/g;
const withoutAsides = (typed: string): string => {
  const word = Math.max(0, typed.search(/[a-z]/i));
  return typed.slice(0, word) + typed.slice(word).replace(ASIDE, '');
};

/** The words typed: small letters without accents, straight apostrophes, numbers as they are said. */
export const wordsIn = (typed: string): string[] => {
  const plain = withoutAsides(typed).normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'").toLowerCase();
  const runs = plain.match(/[a-z]+(?:'[a-z]+)*|\d+/g) ?? [];
  return runs.map((run) => (/^\d/.test(run) ? lastWordOfNumber(run) : run));
};

const hearWord = async (word: string): Promise<Heard> => {
  const meant = await unswapped(word);
  if (meant !== undefined) return { ...(await hearWord(meant)), corrected: meant };
  const listed = inOrder(word, pronunciations().of(word));
  if (listed.length > 0) {
    // "a" and "the" are rhymed on as they are said alone.
    const stressed = listed.filter((sounds) => Array.from(vowelsOf(sounds)).some((vowel) => stressOf(vowel) > 0));
    return {
      targets: (stressed.length > 0 ? stressed : listed).map((sounds, at) => ({ text: word, sounds, isUsual: at === 0 })),
      trust: 1,
    };
  }
  const guessed = await guess(word.replaceAll("'", ''));
  if (!guessed) return UNHEARD;
  const { text, sounds, trust, isCorrected } = guessed;
  return { targets: [{ text, sounds, isUsual: true }], trust, ...(isCorrected && { corrected: text }) };
};

/**
 * How these words sound to one kind of rhyme, once for each way to say them. No targets where a word
 * is in no dictionary and nothing is spelt like it.
 */
export const hear = async (words: readonly string[], kind: Kind): Promise<Heard> => {
  const word = kind.hears === 'first word' ? words[0]! : words.at(-1)!;
  const heard = await hearWord(word);
  if (kind.hears !== 'last words' || words.length === 1) return heard;
  const before = await hearWord(words.at(-2)!);
  const lead = before.targets[0]?.sounds ?? '';
  return { ...heard, targets: heard.targets.map((target) => ({ ...target, sounds: (lead + target.sounds) as Sounds })) };
};

/** Small words that end a phrase without stress: in "thank you" the rhyme is on "thank". */
const LIGHT = new Set(['it', 'me', 'you', 'him', 'her', 'them', 'us']);

/** The word that carries the rhyme of a phrase with a light end. */
export const stressedBefore = (words: readonly string[]): string | undefined => {
  const before = words.at(-2);
  return words.length > 1 && LIGHT.has(words.at(-1)!) && before !== undefined && !FUNCTION_WORDS.has(before) ? before : undefined;
};
