/** Short & Catchy: one word of at most eight letters. */
import { capitalise } from '../../../english/prose.ts';
import type { Atom } from '../brief.ts';
import { asAtoms, near, relatedAtoms, voiceImages, worthOf, type Candidate, type Style } from '../candidate.ts';
import { EVOCATIVE } from '../evocative.ts';
import { isUnlucky } from '../luck.ts';
import { flow, isSayable, rootOf, syllablesOf } from '../sound.ts';
import { TONES } from '../voices.ts';
import { headsOf } from './compound.ts';

const LONGEST = 8;

const candidate = (word: string, parts: readonly string[], marks: Candidate['marks'], bonus: number) => ({
  name: capitalise(word),
  parts,
  marks,
  worth: worthOf(marks) + near(word.length, 6, 1) * 0.6 + near(syllablesOf(word), 2) * 0.6 + flow(word) + bonus,
});

/** A real word by itself: "Crema". What the visitor typed would say nothing new. */
const plainWords = (atoms: readonly Atom[], typed: ReadonlySet<string>): Candidate[] =>
  atoms
    .filter(({ word, from }) => word.length >= 4 && word.length <= LONGEST && (from === 'keyword' || !typed.has(word)))
    .map(({ word, from }) => candidate(word, [word], [from], 0.5));

/** Endings that a root turns into something else: "saltly" is an adverb, "dramy" an adjective, "keyio" unsayable. */
const clashes = (root: string, snap: string): boolean =>
  (snap === 'ly' && /[dtslr]$/.test(root)) ||
  (/^(?:y|ie)$/.test(snap) && !/[bdgkmnprt]$/.test(root)) ||
  (/^(?:io|ia|ion|ian)$/.test(snap) && !/[dlnrtvz]$/.test(root)) ||
  (snap === 'ery' && !/[dknlpt]$/.test(root)) ||
  (snap === 'ish' && !/[bdgkmnpt]$/.test(root)) ||
  (/^[aeiou]/.test(snap) && /[wy]$/.test(root));

/** A word cut short, with a light ending: "Brewly". */
const snapped = (atoms: readonly Atom[], snaps: readonly Atom[]): Candidate[] =>
  atoms.flatMap((atom) => {
    const root = rootOf(atom.word);
    if (root.length < 3) return [];
    return snaps.flatMap((snap) => {
      const word = root + snap.word;
      const runsTogether = /[aeiouy]$/.test(root) && /^[aeiouy]/.test(snap.word);
      if (clashes(root, snap.word)) return [];
      if (runsTogether || root.at(-1) === snap.word[0] || word.length > LONGEST || word.length < 4) return [];
      if (!isSayable(word) || isUnlucky(word)) return [];
      return [
        {
          ...candidate(word, [atom.word, `-${snap.word}`], [...new Set([atom.from, snap.from])], root === atom.word ? 0.4 : -1.8),
          isNew: true,
        },
      ];
    });
  });

/** Two very short words: "Mugnest". */
const tiny = (atoms: readonly Atom[], heads: readonly Atom[]): Candidate[] =>
  atoms.flatMap((atom) =>
    heads
      .filter(
        ({ word }) =>
          (atom.word.length > 2 || atom.from === 'keyword') &&
          atom.word.length <= 4 &&
          word.length <= 4 &&
          word !== atom.word &&
          atom.word.at(-1) !== word[0] &&
          !(/[aeiou]$/.test(atom.word) && /^[aeiou]/.test(word)) &&
          !isUnlucky(atom.word + word),
      )
      .map((head) => ({
        ...candidate(atom.word + head.word, [atom.word, head.word], [...new Set([atom.from, head.from])], 0.2),
        isNew: true,
      })),
  );

export const short: Style = (brief) => {
  const { tone, isToned, typed, moods, trades } = brief;
  const isKnownTrade = trades.length > 0;
  const atoms = [...relatedAtoms(brief), ...voiceImages(brief)];
  const snaps = [
    ...asAtoms(tone.snaps, isToned ? 'tone' : 'industry'),
    ...asAtoms(isToned ? TONES.Default.snaps.slice(0, 3) : [], 'industry'),
  ];
  const moody = asAtoms(
    moods.slice(0, 3).flatMap((mood) => EVOCATIVE[mood]),
    'industry',
  ).filter(({ word }) => word.length <= 6);
  return [
    ...plainWords(isKnownTrade ? [...atoms, ...moody] : [...atoms, ...brief.images, ...moody], typed),
    // Images of the industry alone are too distant to be shortened: "Finio" does not suggest walking dogs.
    ...snapped(isKnownTrade ? atoms : [...atoms, ...brief.images], snaps),
    ...tiny(atoms, headsOf(brief)),
  ];
};
