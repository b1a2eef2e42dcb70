/** Ranks the words that a misspelt one may have meant. */
import { rareness } from '../../lexicon/wordRanks.ts';

const VOWELS = /[aeiouyáàâäãéèêëíìîïóòôöõúùûüæœ]/;
/** Letters that are taken for each other because they sound alike. */
const ALIKE = new Set(
  [
    'sc',
    'sz',
    'cz',
    'ck',
    'kq',
    'cq',
    'bv',
    'vw',
    'fv',
    'gj',
    'iy',
    'jy',
    'mn',
    'dt',
    'nñ',
    'cç',
    'sç',
    'sß',
    'xs',
    'lr',
  ].flatMap((pair) => [pair, pair[1]! + pair[0]!]),
);

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

const exchange = (one: string, other: string): number => {
  if (one === other) return 0;
  if (bare(one) === bare(other)) return 0.2;
  if (ALIKE.has(one + other)) return 0.5;
  return VOWELS.test(one) && VOWELS.test(other) ? 0.6 : 1.3;
};

/** Of leaving out or putting in `letter` beside `neighbour`. */
const insertion = (letter: string, neighbour: string | undefined): number => {
  if (letter === neighbour) return 0.4;
  if (/['’ -]/.test(letter)) return 0.3;
  if (letter === 'h') return 0.5;
  return VOWELS.test(letter) ? 0.7 : 0.9;
};

/**
 * How unlikely a typing error is that leads from one word to the other: letters exchanged, left out, doubled; a wrong first
 * letter is rare.
 */
export const distance = (from: string, to: string): number => {
  const [one, other] = [from.toLowerCase(), to.toLowerCase()];
  const rows: number[][] = [[0]];
  for (let at = 1; at <= other.length; at++) rows[0]!.push(rows[0]![at - 1]! + insertion(other[at - 1]!, other[at - 2]));
  for (let i = 1; i <= one.length; i++) {
    const row = [rows[i - 1]![0]! + insertion(one[i - 1]!, one[i - 2])];
    for (let j = 1; j <= other.length; j++) {
      const [a, b] = [one[i - 1]!, other[j - 1]!];
      let cost = Math.min(
        rows[i - 1]![j - 1]! + exchange(a, b),
        rows[i - 1]![j]! + insertion(a, one[i - 2]),
        row[j - 1]! + insertion(b, other[j - 2]),
      );
      if (i > 1 && j > 1 && a === other[j - 2] && b === one[i - 2]) cost = Math.min(cost, rows[i - 2]![j - 2]! + 0.55);
      row.push(cost);
    }
    rows.push(row);
  }
  const end = rows[one.length]![other.length]!;
  return one[0] !== other[0] && exchange(one[0] ?? '', other[0] ?? '') > 0.5 && other[0] !== 'h' ? end + 0.5 : end;
};

export interface Candidate {
  readonly word: string;
  /** How far it is from what was written. */
  readonly cost: number;
  /** From 0 to 3, where it is known: of words about as near the commoner one was meant. */
  readonly rareness?: number;
}

interface Ranked {
  /** The nearest first; those too far to have been meant are left out. */
  readonly words: readonly string[];
  /** The first is near, and no other is nearly as near. */
  readonly isClear: boolean;
}

const CLEAR_LEAD = 0.25;
const ALONE = 0.55;
/** Less rare than this, a word is known to everybody. */
const FAMILIAR = 2;
/** What rareness weighs beside nearness. */
const BY_RARENESS = 0.5;
const unlikely = ({ cost, rareness = 0 }: Candidate): number => cost + BY_RARENESS * rareness;

/** Candidates in the order of how likely they were meant. */
export const byNearness = (written: string, candidates: readonly Candidate[]): Ranked => {
  const near = [...candidates]
    .filter(({ cost }) => cost <= Math.max(1.4, 0.35 * written.length))
    .sort((one, other) => unlikely(one) - unlikely(other));
  const [first, second] = near;
  if (first === undefined) return { words: [], isClear: false };
  const lead = second === undefined ? Infinity : unlikely(second) - unlikely(first);
  const isNear = first.cost <= (written.length < 5 ? 0.65 : written.length < 9 ? 1 : 1.2);
  // Far from what was written, but nothing else is nearly as likely: "enviroment", "posssbale".
  const isAlone = lead >= ALONE && (first.rareness ?? FAMILIAR) < FAMILIAR && first.cost <= 0.25 * written.length;
  return { words: near.map(({ word }) => word), isClear: (isNear && lead >= CLEAR_LEAD) || isAlone };
};

/** English words, the likeliest to have been meant first; of equally likely ones the order given stays. */
export const rank = (written: string, words: readonly string[]): Ranked =>
  byNearness(
    written,
    [...new Set(words)].map((word, order) => ({
      word,
      cost: distance(written, word) + 0.02 * order,
      rareness: rareness(word),
    })),
  );
