/** A name that may be given, with what is known about it. */
import { classOf } from '../../english/topic/word-classes.ts';
import type { Random } from '../../random.ts';
import type { Atom, Brief, Origin } from './brief.ts';

export interface Candidate {
  readonly name: string;
  /** What it is made of, in small letters: one reply uses each only so often. */
  readonly parts: readonly string[];
  /** What of the request it carries. */
  readonly marks: readonly Origin[];
  /** Higher is better; about 0 to 10. */
  readonly worth: number;
  /** Built from parts: it may accidentally be a word with a meaning of its own, "coff-in". */
  readonly isNew?: true;
}

/** Makes many candidates of one style. */
export type Style = (brief: Brief, random: Random) => Candidate[];

/** How near a figure is to the best one: 0 at the best, less away from it. */
export const near = (value: number, best: number, slack = 0): number => -Math.max(0, Math.abs(value - best) - slack);

const WORTH: Readonly<Record<Origin, number>> = { keyword: 1.2, own: 1.4, trade: 1.6, industry: 0.6, tone: 0.8, audience: 0.8 };

export const worthOf = (marks: readonly Origin[]): number => marks.reduce((sum, mark) => sum + WORTH[mark], 0);

export const asAtoms = (words: readonly string[], from: Origin): Atom[] => words.map((word) => ({ word, from }));

/** A compound starts with a singular: "Wheelbean", not "Wheelsbean". */
export const isPlural = (word: string): boolean => word.endsWith('s') && classOf(word).form === 's';

/** Words that tie a name to what the visitor typed, or where nothing could be read, to the industry. */
export const relatedAtoms = ({ keywordAtoms, ownAtoms, images, trades }: Brief): Atom[] => {
  const typed = [...keywordAtoms, ...ownAtoms, ...images.filter(({ from }) => from === 'trade')];
  return trades.length > 0 || typed.length > 8 ? typed : [...typed, ...images];
};

/** Images that tone and audience bring along. */
export const voiceImages = ({ tone, audience, isToned }: Brief): Atom[] => [
  ...(isToned ? asAtoms(tone.images, 'tone') : []),
  ...asAtoms(audience?.images ?? [], 'audience'),
];
