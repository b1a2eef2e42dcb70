/** What a place is looked at with: the words beside it, and those that it belongs to. */
import { mix, type Line, type LineWord } from './line.ts';

export const partAt = (line: Line, at: number): LineWord['part'] | undefined => line.words[at]?.part;
export const lowerAt = (line: Line, at: number): string => line.words[at]?.lower ?? '';

/** What stands for a word that was looked for in vain, and for one beyond the edge of the line. */
const NOT_FOUND = 11;
const BEYOND = 7;
const within = (numbers: Int32Array, at: number): number => (at < 0 ? NOT_FOUND : (numbers[at] ?? BEYOND));
export const wordAt = ({ word }: Line, at: number): number => within(word, at);
export const lemmaAt = ({ lemma }: Line, at: number): number => within(lemma, at);
/** The part of speech of a word, as a number. */
export const numberAt = ({ part }: Line, at: number): number => within(part, at);

/** Several numbers in one, in that order. */
export const joined = (first: number, ...others: readonly number[]): number => others.reduce(mix, first);

export const POSSESSIVE: ReadonlySet<string> = new Set(
  "my your his her its our their whose 's ' this that these those some any no each every".split(' '),
);

/** The noun that a phrase comes to which begins here, or -1. */
export const headFrom = (line: Line, at: number): number => {
  let head = -1;
  for (let place = at; place < at + 7; place++) {
    const part = partAt(line, place);
    if (part === 'NOUN' || part === 'PROPN') head = place;
    else if (head < 0 && (part === 'ADJ' || part === 'ADV' || part === 'NUM' || part === 'VERB')) continue;
    else if (lowerAt(line, place) === '-') continue;
    else break;
  }
  return head;
};

/** The verb, noun or adjective that governs this place, or -1. */
export const governorOf = (line: Line, at: number): number => {
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const part = partAt(line, place);
    if (part === 'VERB' || part === 'NOUN' || part === 'ADJ' || part === 'PROPN') return place;
    if (part === 'PUNCT') return -1;
  }
  return -1;
};

/** The noun or pronoun that a preposition before this place takes, or -1. */
export const objectFrom = (line: Line, at: number): number => {
  for (let place = at; place < at + 6; place++) {
    const part = partAt(line, place);
    if (part === 'PRON' && !POSSESSIVE.has(lowerAt(line, place))) return place;
    if (part === 'NOUN' || part === 'PROPN') {
      const next = partAt(line, place + 1);
      if (next !== 'NOUN' && next !== 'PROPN') return place;
    } else if (part === undefined || part === 'PUNCT' || part === 'AUX' || part === 'ADP') return -1;
  }
  return -1;
};

export const isSentenceEnd = ({ lower }: LineWord): boolean => /^[.!?…]+$/.test(lower);

/** What a verb may agree with: the nearest noun or pronoun before it, and the one before a preposition before that. */
export const subjectsOf = (line: Line, at: number): readonly [near: number, far: number, opener: number] => {
  let near = -1;
  let far = -1;
  let passed = false;
  for (let place = at - 1; place >= Math.max(0, at - 14); place--) {
    const { part, lower } = line.words[place]!;
    const opens = isSentenceEnd(line.words[place]!) || /^(?:and|but|or|so|because|if|when|that|which|who|,)$/.test(lower);
    if (opens && (near >= 0 || lower !== ',')) return [near, far, place];
    const isNoun = part === 'NOUN' || part === 'PROPN' || part === 'PRON';
    if (isNoun && near < 0) near = place;
    else if (isNoun && passed) {
      far = place;
      passed = false;
    } else if (part === 'ADP' && near >= 0) passed = true;
  }
  return [near, far, -1];
};

/** Who or what a subject is: its part of speech, and the word itself if it is a pronoun. */
export const subjectAt = (line: Line, at: number): number =>
  mix(numberAt(line, at), partAt(line, at) === 'PRON' ? wordAt(line, at) : 0);
