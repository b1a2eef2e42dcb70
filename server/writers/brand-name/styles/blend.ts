/** Modern Blend: two words that share a sound and are laid over each other there, "brew" and "wheel" as "Brewheel". */
import { capitalise } from '../../../english/prose.ts';
import type { Atom } from '../brief.ts';
import { asAtoms, near, relatedAtoms, voiceImages, worthOf, isPlural, type Candidate, type Style } from '../candidate.ts';
import { EVOCATIVE } from '../evocative.ts';
import { isUnlucky } from '../luck.ts';
import { flow, isSayable, syllablesOf } from '../sound.ts';
import { headsOf } from './compound.ts';

interface Overlay {
  readonly word: string;
  /** How many letters they share. */
  readonly shared: number;
  /** How much of both is still there, from 0 to 1. */
  readonly kept: number;
}

/** At least this share of a word must remain to be recognised: "mavencil" does not suggest a pencil. */
const LEAST_KEPT = 0.75;
/** The same for a keyword, which must be used with whatever fits. */
const LEAST_WITH_KEYWORD = 0.6;

/**
 * Every way to overlap the two words at letters that both have. One of them stays whole and the other nearly so, each with
 * letters of its own: both must be recognisable.
 */
const overlays = (one: string, other: string, least: number): Overlay[] => {
  const found: Overlay[] = [];
  const longest = Math.min(4, one.length, other.length);
  for (let end = Math.min(3, one.length); end <= one.length; end++)
    for (let start = 0; start <= Math.max(0, other.length - 3); start++) {
      const isOneWhole = end === one.length;
      const isOtherWhole = start === 0;
      if (!isOneWhole && !isOtherWhole) continue;
      let shared = longest;
      while (shared > 0 && (shared > end || one.slice(end - shared, end) !== other.slice(start, start + shared))) shared--;
      const isHeard = end >= one.length * least && other.length - start >= other.length * least;
      // Of a shortened word, more must be its own: "relaurel" does not suggest a relay.
      const ownOf = (letters: number, isWhole: boolean, length: number): boolean =>
        letters - shared >= Math.min(isWhole || least < LEAST_KEPT ? 2 : 3, length - 1);
      const hasOwn = ownOf(end, isOneWhole, one.length) && ownOf(other.length - start, isOtherWhole, other.length);
      if (!isHeard || !hasOwn || shared < (isOneWhole && isOtherWhole ? 1 : 2)) continue;
      const kept = (end + other.length - start) / (one.length + other.length);
      found.push({ word: one.slice(0, end) + other.slice(start + shared), shared, kept });
    }
  return found;
};

const isGood = ({ word }: Overlay): boolean => word.length >= 5 && word.length <= 10 && isSayable(word) && !isUnlucky(word);

const blends = (one: Atom, other: Atom): Candidate[] =>
  overlays(one.word, other.word, [one, other].some(({ from }) => from === 'keyword') ? LEAST_WITH_KEYWORD : LEAST_KEPT)
    .filter(isGood)
    .map(({ word, shared, kept }) => {
      // A keyword is recognised by its beginning: "Canyonrisa" does not suggest "sonrisa".
      const isHeard = ({ word: asked, from }: Atom): boolean => from !== 'keyword' || word.includes(asked.slice(0, 4));
      const marks = [...new Set([one, other].filter(isHeard).map(({ from }) => from))];
      const worth =
        worthOf(marks) +
        Math.min(shared, 3) * 0.8 +
        (kept - 0.8) * 12 +
        near(word.length, 7, 1) * 0.6 +
        near(syllablesOf(word), 2, 1) * 0.8 +
        flow(word) * 2;
      return { name: capitalise(word), parts: [one.word, other.word], marks, worth, isNew: true };
    });

export const blend: Style = (brief) => {
  const related = relatedAtoms(brief).filter(({ word }) => !isPlural(word));
  const moody = asAtoms(
    brief.moods.slice(0, 4).flatMap((mood) => EVOCATIVE[mood]),
    'industry',
  ).filter(({ word }) => word.length <= 7);
  const far = brief.trades.length > 0 ? [] : [...brief.images, ...moody];
  const close = [...related, ...voiceImages(brief), ...headsOf(brief)];
  return related.flatMap((one) =>
    // A keyword was asked for, whatever it has to be laid over.
    [...close, ...(one.from === 'keyword' ? [...brief.images, ...moody] : far)].flatMap((other) =>
      one.word === other.word ? [] : [...blends(one, other), ...blends(other, one)],
    ),
  );
};
