/** Finds everything that is wrong with the rows that people edit; each fault names its file and its row. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { countWords } from '../../../server/english/prose.ts';
import { contentWords } from '../../../server/kit/likeness.ts';
import { readTemplate } from '../../../server/kit/template.ts';
import { SORTS } from '../../../server/library/sorts.ts';
import { subjectOf } from '../../../server/library/subjects.ts';
import { KINDS, type ContentKind } from './kinds.ts';

interface Row {
  readonly file: string;
  readonly subjects: readonly string[];
  readonly texts: readonly string[];
}

type Held = Readonly<Record<string, unknown>>;

const isKnown = (subject: string): boolean =>
  subjectOf(subject) !== undefined || (subject.startsWith('any-') && subject.slice('any-'.length) in SORTS);

/** Reads the rows of a file: by subject, as a list whose rows each name their subjects, or as texts by some other key. */
const rowsOf = (file: string, held: unknown, { texts, lists, namedFreely }: ContentKind): Row[] => {
  if (lists)
    return Object.values(held as Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>>>>).flatMap(
      (one) => lists.flatMap((key) => (one[key] ?? []).map((text) => ({ file, subjects: [], texts: [text] }))),
    );
  if (texts.length === 0)
    return Object.values(held as Readonly<Record<string, readonly string[]>>).flatMap((all) =>
      all.map((text) => ({ file, subjects: [], texts: [text] })),
    );
  const row = (subjects: readonly string[], one: Held): Row => ({
    file,
    subjects,
    texts: texts.flatMap((key) => (typeof one[key] === 'string' ? [one[key]] : [])),
  });
  if (Array.isArray(held)) return (held as Held[]).map((one) => row((one['for'] as string[]) ?? [], one));
  return Object.entries(held as Readonly<Record<string, readonly Held[]>>).flatMap(([subject, rows]) =>
    rows.map((one) => row(namedFreely ? [] : [subject], one)),
  );
};

const CHARACTERS = /[—–'"\u00a0]|\s{2}|^\s|\s$/;

/** What is wrong with a text by itself. */
const faultsOf = (text: string, { words: [least, most], slots }: ContentKind): string[] => {
  const count = countWords(text);
  const faults: string[] = [];
  if (count < least || count > most) faults.push(`has ${count} words, not ${least} to ${most}`);
  if (CHARACTERS.test(text)) faults.push('has a dash, a straight quotation mark or a space too many');
  try {
    readTemplate(text, slots);
  } catch (problem) {
    faults.push((problem as Error).message);
  }
  return faults;
};

/** Of the content words of the one that has more. */
const NEARLY_ALL = 0.7;
const FEW_WORDS = 5;

/** Finds texts that say nearly the same in nearly the same words, wherever they are. */
const doubles = (rows: readonly Row[]): string[] => {
  const seen: { readonly row: Row; readonly text: string; readonly words: ReadonlySet<string> }[] = [];
  const holders = new Map<string, number[]>();
  const faults: string[] = [];
  for (const row of rows) {
    const text = row.texts[0] ?? '';
    const words = contentWords(text);
    const counts = new Map<number, number>();
    for (const word of words) for (const at of holders.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    for (const [at, count] of counts) {
      const other = seen[at]!;
      const most = Math.max(words.size, other.words.size);
      if (other.text === text || (most >= FEW_WORDS && count >= most * NEARLY_ALL))
        faults.push(`${row.file}: “${text}” is nearly “${other.text}” (${other.row.file})`);
    }
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), seen.length]);
    seen.push({ row, text, words });
  }
  return faults;
};

const filesOf = (root: string, { folder }: ContentKind): string[] =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);

const heldIn = (root: string, file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

/** Every finished text with its file: those with slots are not whole without a request. */
export const phraseTexts = (root: string): { readonly file: string; readonly text: string }[] =>
  KINDS.flatMap((kind) =>
    filesOf(root, kind)
      .flatMap((file) => rowsOf(file, heldIn(root, file), kind))
      .flatMap(({ file, texts }) => texts.filter((text) => !text.includes('{')).map((text) => ({ file, text }))),
  );

/** @param root of the repository. */
export const phraseFaults = (root: string, kinds: readonly ContentKind[] = KINDS): string[] =>
  kinds.flatMap((kind) => {
    const rows: Row[] = [];
    const faults: string[] = [];
    for (const file of filesOf(root, kind)) {
      const held = heldIn(root, file);
      const read = kind.file.safeParse(held);
      for (const { path: at, message } of read.error?.issues ?? []) faults.push(`${file}: ${at.join('.')}: ${message}`);
      if (read.success) rows.push(...rowsOf(file, held, kind));
    }
    for (const { file, subjects, texts } of rows) {
      for (const subject of subjects) if (!isKnown(subject)) faults.push(`${file}: there is no subject “${subject}”`);
      for (const text of texts) for (const fault of faultsOf(text, kind)) faults.push(`${file}: “${text}” ${fault}`);
    }
    return [...new Set([...faults, ...(kind.mayResemble ? [] : doubles(rows))])];
  });
