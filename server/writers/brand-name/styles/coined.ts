/** Made-up Words: the root of a telling word and an ending that belongs to none, "Lathelle". */
import { capitalise } from '../../../english/prose.ts';
import type { Atom } from '../brief.ts';
import { asAtoms, near, relatedAtoms, voiceImages, worthOf, type Candidate, type Style } from '../candidate.ts';
import { isUnlucky } from '../luck.ts';
import { flow, isSayable, rootOf, syllablesOf } from '../sound.ts';
import { TONES } from '../voices.ts';

/** Between a root that ends in a vowel and an ending that begins with one. */
const LINKS = ['l', 'v', 'n', 'r'];
/** Light beginnings, for a coinage that leads up to its root: "Solather". */
const STARTS = ['a', 'e', 'lu', 'so', 'vi', 'al', 'el', 'au'];
const CLOSES = ['a', 'o', 'e', 'i', ''];

const coinage = (word: string, root: Atom, affix: Atom, bonus: number): Candidate[] => {
  if (word === root.word || word.length < 5 || word.length > 9 || !isSayable(word) || isUnlucky(word)) return [];
  const marks = [...new Set([root.from, affix.from])];
  const worth =
    worthOf(marks) +
    near(word.length, 7, 1) * 0.7 +
    near(syllablesOf(word), 3) * 0.6 +
    flow(word) * 3 -
    (/(.)\1/.test(word) ? 0.7 : 0) -
    // Too little of a long word is left to know it by: "Europelo", "Agencade".
    (root.word.length > 6 ? 1.5 : 0) -
    // The same vowel over and over sounds like a nursery rhyme.
    (/([aeiou])[^aeiou]+\1[^aeiou]+\1/.test(word) ? 1.5 : 0) +
    bonus;
  return [{ name: capitalise(word), parts: [root.word, `-${affix.word}`], marks, worth, isNew: true }];
};

const ended = (atom: Atom, ending: Atom): Candidate[] => {
  const root = rootOf(atom.word);
  const links = /[aeiouy]$/.test(root) && /^[aeiouy]/.test(ending.word) ? LINKS : [''];
  return links.flatMap((link) => coinage(root + link + ending.word, atom, ending, 0));
};

const led = (start: string, atom: Atom): Candidate[] => {
  const root = rootOf(atom.word);
  if (/[aeiouy]$/.test(start) === /^[aeiouy]/.test(root)) return [];
  return CLOSES.flatMap((close) => coinage(start + root + close, atom, { word: `${start}-`, from: atom.from }, -2));
};

export const coined: Style = (brief, random) => {
  const { tone, isToned } = brief;
  const endings = [
    ...asAtoms(tone.endings, isToned ? 'tone' : 'industry'),
    ...asAtoms(isToned ? random.shuffle(TONES.Default.endings).slice(0, 3) : [], 'industry'),
  ];
  const related = [...relatedAtoms(brief), ...voiceImages(brief)];
  const atoms = brief.trades.length > 0 ? related : [...related, ...brief.images];
  return atoms.flatMap((atom) => [
    ...endings.flatMap((ending) => ended(atom, ending)),
    ...random
      .shuffle(STARTS)
      .slice(0, 5)
      .flatMap((start) => led(start, atom)),
  ]);
};
