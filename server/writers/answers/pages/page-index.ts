/**
 * Which words each page is asked with and tells, as numbers in a few long rows: as sets of words, one for each of some 70,000
 * questions, they would take 70 MB.
 */
import { kept } from '../../../kit/kept.ts';
import { entries, type Entry } from './entries.ts';
import { formOf, type Form } from '../question/form.ts';
import { termsIn } from '../question/terms.ts';

export interface Page {
  readonly entry: Entry;
  /** The rows of its questions, as among the vectors; the row `to` is the answer's. */
  readonly from: number;
  readonly to: number;
}

export interface PageIndex {
  readonly pages: readonly Page[];
  readonly rows: number;
  /** What a word tells: the rarer, the more. */
  readonly weight: (term: string) => number;
  /** Tells of each page that has the word: how many of its questions have it, and whether its answer does. */
  readonly eachWith: (term: string, tell: (page: number, asks: number, isSaid: boolean) => void) => void;
  /** The words of one question, or of the answer, short and long. */
  readonly termsOf: (row: number) => ReadonlySet<string>;
  readonly formOf: (row: number) => Form | undefined;
  /** How many words all its questions and its answer have, beside what is usual. */
  readonly length: (page: number) => number;
}

/** What a word that stands only in the answer adds to how often it is met. */
const ONLY_SAID = 0.3;
/** Of the number of questions with a word, the bit that says that the answer has it, too. */
const SAID = 128;

/** Rows of numbers of unlike length, one behind the other. */
interface Packed {
  readonly values: Uint32Array;
  /** Where each row begins, and where the last ends. */
  readonly starts: Uint32Array;
}

const packed = (rows: readonly (readonly number[])[]): Packed => {
  const starts = new Uint32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) starts[at + 1] = starts[at]! + row.length;
  const values = new Uint32Array(starts[rows.length]!);
  for (const [at, row] of rows.entries()) values.set(row, starts[at]);
  return { values, starts };
};

/** The whole index as texts and numbers. */
interface Rows {
  readonly words: string;
  /** The words of each row. */
  readonly own: Packed;
  /** By word: a page, and how many of its questions have it, in turn. */
  readonly met: Packed;
  /** In how many pages a word is met. */
  readonly counts: Float64Array;
  /** How many words the questions and the answer of a page have. */
  readonly lengths: Uint16Array;
  /** Of each row, where in `formNames`. */
  readonly forms: Uint8Array;
  readonly formNames: readonly (Form | undefined)[];
}

const make = (): Rows => {
  const ids = new Map<string, number>();
  const idOf = (term: string): number => {
    const known = ids.get(term);
    if (known === undefined) ids.set(term, ids.size);
    return known ?? ids.size - 1;
  };
  const numbered = (text: string): number[] => [...termsIn(text)].map(idOf);

  const terms: number[][] = [];
  const forms: (Form | undefined)[] = [];
  const counts: number[] = [];
  const places: number[][] = [];
  const lengths = new Uint16Array(entries.length);
  for (const [at, { ask, says, more = [], steps = [], caution = '' }] of entries.entries()) {
    const often = new Map<number, number>();
    for (const text of ask) {
      const own = numbered(text);
      terms.push(own);
      forms.push(formOf(text.toLowerCase()));
      for (const term of own) often.set(term, Math.min(SAID - 1, (often.get(term) ?? 0) + 1));
      lengths[at]! += own.length;
    }
    const said = numbered([says, ...more, ...steps, caution].join(' '));
    terms.push(said);
    forms.push(undefined);
    lengths[at]! += said.length;
    for (const [term] of often) counts[term] = (counts[term] ?? 0) + 1;
    for (const term of said) {
      if (!often.has(term)) counts[term] = (counts[term] ?? 0) + ONLY_SAID;
      often.set(term, (often.get(term) ?? 0) + SAID);
    }
    for (const [term, count] of often) (places[term] ??= []).push(at, count);
  }
  const formNames = [...new Set(forms)];
  return {
    words: [...ids.keys()].join(' '),
    own: packed(terms),
    met: packed(places),
    counts: Float64Array.from(counts),
    lengths,
    forms: Uint8Array.from(forms, (form) => formNames.indexOf(form)),
    formNames,
  };
};

export const keptIndex = kept('page-index', make);

/** Each page with where its questions and its answer stand. */
const pagesInOrder = (): readonly Page[] => {
  let next = 0;
  return entries.map((entry) => {
    const from = next;
    const to = from + entry.ask.length;
    next = to + 1;
    return { entry, from, to };
  });
};

const load = (): PageIndex => {
  const { words: joined, own, met, counts, lengths, forms, formNames } = keptIndex.get();
  const pages = pagesInOrder();
  const words = joined.split(' ');
  const ids = new Map(words.map((word, id) => [word, id]));
  const weights = counts.map((count) => Math.log((1 + pages.length) / (0.5 + count)));
  const unknown = Math.log((1 + pages.length) / 0.5);
  const usual = lengths.reduce((sum, length) => sum + length, 0) / pages.length;
  return {
    pages,
    rows: forms.length,
    weight: (term) => weights[ids.get(term) ?? -1] ?? unknown,
    eachWith: (term, tell) => {
      const id = ids.get(term);
      if (id === undefined) return;
      for (let at = met.starts[id]!; at < met.starts[id + 1]!; at += 2) {
        const count = met.values[at + 1]!;
        tell(met.values[at]!, count % SAID, count >= SAID);
      }
    },
    termsOf: (row) => new Set(Array.from(own.values.subarray(own.starts[row], own.starts[row + 1]), (id) => words[id]!)),
    formOf: (row) => formNames[forms[row]!],
    length: (page) => lengths[page]! / usual,
  };
};

let loaded: PageIndex | undefined;
export const pageIndex = (): PageIndex => (loaded ??= load());
