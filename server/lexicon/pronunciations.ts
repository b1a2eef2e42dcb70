/** Pronunciations from the CMU Pronouncing Dictionary. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NEW_NAMES, NEW_WORDS } from './newWords.ts';
import { packedDictionary } from './packedDictionary.ts';
import { encode, rhymeStart, vowelsOf, type Sounds } from './sounds.ts';

export interface Pronunciations {
  /**
   * Every pronunciation of the word, the usual one first; none where the dictionary does not have it. Takes lower-case letters
   * and straight apostrophes.
   */
  of(word: string): readonly Sounds[];
  has(word: string): boolean;
}

const WEAKENED = new RegExp(`^[${encode('AH1')}${encode('IH1')}]`);
const DRAWN = new RegExp(`^${encode('AY1')}${encode('AH0 L')}|^[À-ÿ]${encode('IH0 NG')}`);
/**
 * A variant with a sound dropped ("don" for "don't") or a weaker vowel ("rother" for "rather") is casual speech, not another rhyme.
 */
const isSwallowed = (sounds: Sounds, usual: Sounds): boolean => {
  const [end, usualEnd] = [sounds, usual].map((all) => all.slice(rhymeStart(all))) as [string, string];
  // "Trial" and "trying" have two syllables, though some say one.
  if (DRAWN.test(usualEnd) && vowelsOf(end).length < vowelsOf(usualEnd).length) return true;
  if (end.length === usualEnd.length) return WEAKENED.test(end) && !WEAKENED.test(usualEnd);
  return end.length < usualEnd.length && vowelsOf(end) === vowelsOf(usualEnd);
};

/** Said in one syllable, or two for "desire": the dictionary is of two minds ("spire" has one, "wire" two). */
const IN_ONE_SYLLABLE = /(?:ire|yre|oir)s?$|^(?:hours?|h?ours|sours?|flours?|dour|scours?|devours?)$/;
/** The ends of "company", "shadow" and "radio", which the dictionary stresses now and then. */
const LIGHT_END = /[^aeou]y$|(?:d|ll|rr)ow$|io$/;
/** "Librarian" ends as "Hungarian" does, with one stress. */
const ARIAN = /arians?$/;
/** As "fire" and "hour" are counted, and "company" is stressed, by most dictionaries. */
const counted = (word: string, arpabet: string): string => {
  if (IN_ONE_SYLLABLE.test(word)) return arpabet.replace(/(A[YW]\d) ER0(?= [SZD]$|$)/, '$1 R');
  if (ARIAN.test(word)) return arpabet.replace('EH1 R IY2 AH0', 'EH1 R IY0 AH0');
  return LIGHT_END.test(word) ? arpabet.replace(/(?<=IY|OW)2$/, '0') : arpabet;
};

const ADDED = new Map(Object.entries({ ...NEW_NAMES, ...NEW_WORDS }));

const open = (): Pronunciations => {
  const file = createRequire(import.meta.url).resolve('cmu-pronouncing-dictionary');
  const dictionary = packedDictionary(readFileSync(file, 'latin1'));
  // Some entries end in a remark: "# foreign french".
  const listed = (key: string): string | undefined => dictionary.get(key)?.replace(/ #.*/, '');
  return {
    of(word) {
      const added = ADDED.get(word);
      if (added !== undefined) return added.split(', ').map(encode);
      const usual = listed(word);
      if (usual === undefined) return [];
      const first = encode(counted(word, usual));
      const all = new Set([first]);
      for (let n = 2; ; n++) {
        const other = listed(`${word}(${n})`);
        if (other === undefined) return [...all];
        const sounds = encode(counted(word, other));
        if (!isSwallowed(sounds, first)) all.add(sounds);
      }
    },
    has: (word) => dictionary.get(word) !== undefined || ADDED.has(word),
  };
};

let opened: Pronunciations | undefined;
/** The dictionary, loaded when first asked for. */
export const pronunciations = (): Pronunciations => (opened ??= open());
