/** Prepares what the visitor typed to be rhymed with. */
import { guess } from '../../lexicon/guess.ts';
import { lastWordOfNumber } from '../../lexicon/numerals.ts';
import { pronunciations } from '../../lexicon/pronunciations.ts';
import { stressOf, vowelsOf, type Sounds } from '../../lexicon/sounds.ts';
import type { Kind, Target } from './kinds.ts';

export interface Heard {
  readonly targets: readonly Target[];
  /** Below 1 where the pronunciation is a guess. */
  readonly trust: number;
}

const UNHEARD: Heard = { targets: [], trust: 1 };

/** The words typed: small letters without accents, straight apostrophes, numbers as they are said. */
export const wordsIn = (typed: string): string[] => {
  const plain = typed.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'").toLowerCase();
  const runs = plain.match(/[a-z]+(?:'[a-z]+)*|\d+/g) ?? [];
  return runs.map((run) => (/^\d/.test(run) ? lastWordOfNumber(run) : run));
};

const hearWord = async (word: string): Promise<Heard> => {
  const listed = (await pronunciations()).of(word);
  if (listed.length > 0) {
    // "a" and "the" are rhymed on as they are said alone.
    const stressed = listed.filter((sounds) => Array.from(vowelsOf(sounds)).some((vowel) => stressOf(vowel) > 0));
    return { targets: (stressed.length > 0 ? stressed : listed).map((sounds) => ({ text: word, sounds })), trust: 1 };
  }
  const guessed = await guess(word.replaceAll("'", ''));
  return guessed ? { targets: [{ text: guessed.text, sounds: guessed.sounds }], trust: guessed.trust } : UNHEARD;
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
  return { ...heard, targets: heard.targets.map(({ text, sounds }) => ({ text, sounds: (lead + sounds) as Sounds })) };
};
