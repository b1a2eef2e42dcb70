/** Where a text names a subject in so many words. */
import { subjects } from '../library/subjects.ts';
import type { Word } from './words.ts';

/** Words `from` up to `to` (not included) say the subject's name. */
export interface Mention {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** How many words of the text the alias itself holds. */
  readonly length: number;
  /** Word for word, or by a base form: "turning" for "turn". */
  readonly isExact: boolean;
  /** It counts only as the main word. */
  readonly alone: boolean;
}

interface Alias {
  readonly id: string;
  readonly words: readonly string[];
  readonly alone: boolean;
}

const GAP = '…';
const LONGEST_GAP = 3;

const split = (alias: string): string[] =>
  alias
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s/]+/);

const build = (): ReadonlyMap<string, readonly Alias[]> => {
  const index = new Map<string, Alias[]>();
  const add = (id: string, alias: string, alone: boolean): void => {
    const words = split(alias);
    const first = words[0]!;
    const known = index.get(first) ?? [];
    if (known.some((other) => other.id === id && other.words.join(' ') === words.join(' '))) return;
    index.set(first, [...known, { id, words, alone }]);
  };
  for (const { id, aliases, alone } of subjects) {
    for (const alias of aliases) add(id, alias, false);
    for (const alias of alone) add(id, alias, true);
  }
  return index;
};
let index: ReadonlyMap<string, readonly Alias[]> | undefined;

const isSame = (word: Word, wanted: string): boolean => word.forms.has(wanted) || word.forms.has(wanted.replace(/s$/, ''));

/** Behind the last word that an alias covers, or undefined where the text says something else. */
const endOf = (words: readonly Word[], from: number, alias: readonly string[]): number | undefined => {
  let at = from;
  for (let n = 0; n < alias.length; n++) {
    if (alias[n] !== GAP) {
      const word = words[at];
      if (!word || !isSame(word, alias[n]!)) return undefined;
      at += 1;
      continue;
    }
    const wanted = alias[n + 1];
    if (wanted === undefined) return at;
    let skipped = 0;
    while (skipped <= LONGEST_GAP && words[at + skipped] && !isSame(words[at + skipped]!, wanted)) skipped += 1;
    if (skipped > LONGEST_GAP || !words[at + skipped]) return undefined;
    at += skipped;
  }
  return at;
};

/** A longer name hides the shorter ones inside it: "dog grooming" is not about dogs. */
const outermost = (found: readonly Mention[]): Mention[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from && !other.alone,
      ),
  );

export const mentionsIn = (words: readonly Word[]): Mention[] => {
  index ??= build();
  const found: Mention[] = [];
  words.forEach((word, from) => {
    for (const form of word.forms)
      for (const { id, words: alias, alone } of index!.get(form) ?? []) {
        const to = endOf(words, from, alias);
        if (to === undefined) continue;
        const said = words
          .slice(from, to)
          .map(({ lower }) => lower)
          .join(' ');
        const length = alias.filter((each) => each !== GAP).length;
        found.push({ id, from, to, length, isExact: said === alias.join(' '), alone });
      }
  });
  return outermost(found);
};
