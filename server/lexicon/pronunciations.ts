/** Pronunciations from the CMU Pronouncing Dictionary. */
import { NEW_WORDS } from './newWords.ts';
import { encode, vowelsOf, type Sounds } from './sounds.ts';

export interface Pronunciations {
  /**
   * Every pronunciation of the word, the usual one first; none where the dictionary does not have it. Takes lower-case letters
   * and straight apostrophes.
   */
  of(word: string): readonly Sounds[];
  has(word: string): boolean;
}

/** A variant with a sound dropped ("don" for "don't") is casual speech, not another rhyme. */
const isSwallowed = (sounds: Sounds, usual: Sounds): boolean =>
  sounds.length < usual.length && vowelsOf(sounds) === vowelsOf(usual);

const open = async (): Promise<Pronunciations> => {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  // Some entries end in a remark: "# foreign french".
  const listed = (key: string): string | undefined =>
    Object.hasOwn(dictionary, key) ? dictionary[key]!.replace(/ #.*/, '') : undefined;
  return {
    of(word) {
      if (Object.hasOwn(NEW_WORDS, word)) return [encode(NEW_WORDS[word]!)];
      const usual = listed(word);
      if (usual === undefined) return [];
      const all = [encode(usual)];
      for (let n = 2; ; n++) {
        const other = listed(`${word}(${n})`);
        if (other === undefined) return all.filter((sounds, at) => at === 0 || !isSwallowed(sounds, all[0]!));
        all.push(encode(other));
      }
    },
    has: (word) => Object.hasOwn(dictionary, word) || Object.hasOwn(NEW_WORDS, word),
  };
};

let opened: Promise<Pronunciations> | undefined;
/** The dictionary, loaded when first asked for. */
export const pronunciations = (): Promise<Pronunciations> => (opened ??= open());
