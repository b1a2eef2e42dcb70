/** How similar two sounds, or two strings of sounds, are to the ear: from 0 (not at all) to 1 (the same). */
import { encode, isVowel, vowelsOf, withoutStress } from './sounds.ts';

/** Groups of sounds that are easily confused, with how similar they are. */
const ALIKE: readonly (readonly [likeness: number, ...sounds: string[]])[] = [
  [0.85, 'P', 'B'],
  [0.85, 'T', 'D'],
  [0.85, 'K', 'G'],
  [0.85, 'F', 'V'],
  [0.85, 'TH', 'DH'],
  [0.85, 'S', 'Z'],
  [0.85, 'SH', 'ZH'],
  [0.85, 'CH', 'JH'],
  [0.9, 'M', 'N'],
  [0.8, 'M', 'N', 'NG'],
  [0.75, 'P', 'T', 'K'],
  [0.75, 'B', 'D', 'G'],
  [0.75, 'F', 'TH'],
  [0.75, 'V', 'DH'],
  [0.65, 'SH', 'CH'],
  [0.65, 'ZH', 'JH'],
  [0.6, 'L', 'R'],
  [0.6, 'F', 'TH', 'S', 'SH'],
  [0.6, 'V', 'DH', 'Z', 'ZH'],
  [0.55, 'B', 'V'],
  [0.55, 'P', 'F'],
  [0.6, 'T', 'TH'],
  [0.6, 'D', 'DH'],
  [0.45, 'N', 'L'],
  [0.45, 'T', 'S'],
  [0.45, 'D', 'Z'],
  [0.4, 'P', 'T', 'K', 'B', 'D', 'G'],
  [0.35, 'F', 'TH', 'S', 'SH', 'V', 'DH', 'Z', 'ZH', 'CH', 'JH'],
  [0.3, 'P', 'T', 'K', 'F', 'TH', 'S', 'SH', 'CH'],
  [0.3, 'B', 'D', 'G', 'V', 'DH', 'Z', 'ZH', 'JH'],
  [0.3, 'M', 'N', 'NG', 'L', 'R'],
  [0.85, 'AA1', 'AO1'],
  [0.7, 'IH1', 'IY1'],
  [0.7, 'UH1', 'UW1'],
  [0.65, 'AH1', 'UH1'],
  [0.6, 'AA1', 'AH1'],
  [0.6, 'AO1', 'OW1'],
  [0.6, 'IH1', 'EH1'],
  [0.6, 'AE1', 'EH1'],
  [0.55, 'AH1', 'ER1'],
  [0.5, 'EH1', 'EY1'],
  [0.45, 'UH1', 'AA1', 'AO1'],
  [0.5, 'AH1', 'AO1'],
  [0.5, 'AE1', 'AA1'],
  [0.4, 'AY1', 'OY1', 'EY1'],
  [0.4, 'AW1', 'AA1', 'AO1'],
  [0.4, 'OW1', 'UW1'],
  [0.7, 'AH0', 'AH1'],
  [0.7, 'AH0', 'IH1'],
  [0.75, 'AH0', 'ER1'],
  [0.5, 'AH0', 'EH1'],
];
const UNLIKE = 0.1;

const likeness = new Map<string, number>();
for (const [value, ...names] of ALIKE) {
  const sounds = names.map((name) => withoutStress(encode(name)));
  for (const one of sounds) for (const other of sounds) if (!likeness.has(one + other)) likeness.set(one + other, value);
}
const alike = (one: string, other: string): number => (one === other ? 1 : (likeness.get(one + other) ?? UNLIKE));

/** One consonant against none at all, as in "day" and "made": the vowel carries it. */
const AGAINST_NONE = 0.4;

/** For two groups of consonants, aligned as well as possible. */
export const consonantLikeness = (one: string, other: string): number => {
  if (one === other) return 1;
  if (one === '' || other === '') return one.length + other.length === 1 ? AGAINST_NONE : UNLIKE;
  let above = new Float64Array(other.length + 1);
  for (const sound of one) {
    const row = new Float64Array(other.length + 1);
    for (let at = 1; at <= other.length; at++) {
      row[at] = Math.max(above[at]!, row[at - 1]!, above[at - 1]! + alike(sound, other[at - 1]!));
    }
    above = row;
  }
  return (2 * above[other.length]!) / (one.length + other.length);
};

/** Of the vowels of two strings that have equally many; the first, which carries the stress, counts twice as much as all that follow. */
export const vowelLikeness = (one: string, other: string): number => {
  const vowels = Array.from(vowelsOf(one));
  const others = vowelsOf(other);
  let sum = 0;
  let weights = 0;
  vowels.forEach((vowel, n) => {
    const weight = n === 0 ? 2 * Math.max(1, vowels.length - 1) : 1;
    sum += weight * alike(vowel, others[n] ?? '');
    weights += weight;
  });
  return weights === 0 ? 0 : sum / weights;
};

/** The groups of consonants that stand after each vowel; a string that starts with a vowel has no others. */
const consonantGroups = (sounds: string): string[] => {
  const groups: string[] = [];
  for (const sound of sounds) {
    if (isVowel(sound)) groups.push('');
    else if (groups.length > 0) groups[groups.length - 1] += sound;
  }
  return groups;
};

/**
 * Of the consonants of two strings with equally many vowels, group by group; those right after the stress count as much as all that
 * follow. Where both have none there is nothing to compare: "coffee" is no nearer to "party" for ending in a vowel, too.
 */
export const consonantsAlike = (one: string, other: string): number => {
  const others = consonantGroups(other);
  const groups = consonantGroups(one);
  let sum = 0;
  let heard = 0;
  groups.forEach((group, n) => {
    if (group === '' && (others[n] ?? '') === '') return;
    const weight = n === 0 ? Math.max(1, groups.length - 1) : 1;
    sum += weight * consonantLikeness(group, others[n] ?? '');
    heard += weight;
  });
  return heard === 0 ? 1 : sum / heard;
};
