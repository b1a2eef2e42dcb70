/** A visitor's notes as cells, whatever their layout: each value or name with the piece, the labels and the column that it stands in. */
import type { Notes } from './facts.ts';
import type { Unit } from './units.ts';
import type { Value } from './values.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

export interface Cell {
  /** None where a piece only names something. */
  readonly value: Value | undefined;
  /** The piece it stands in. */
  readonly text: string;
  /** What the piece says beside its values: "Grace", "dry cut". */
  readonly name: string;
  /** The labels before it, the outer one first, and the head of its column. */
  readonly path: readonly string[];
  readonly own: ReadonlySet<string>;
  readonly above: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  /** Its place among the values of a table's row. */
  readonly column: number | undefined;
  readonly unit: Unit;
}

const termsOf = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemmed));

interface Span {
  readonly text: string;
  readonly at: number;
}
const blank = (text: string): string => ' '.repeat(text.length);
/** "Junior (3-15) 3.80": what stands in brackets before a figure parts no piece. */
const filled = (text: string): string => '_'.repeat(text.length);
/** Cut at such places, those within brackets left alone. */
const cutAt = ({ text, at }: Span, breaks: RegExp): readonly Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: sign, index } of text
    .replace(/\([^()]*\)(?= ?[£$€]?\d)/g, filled)
    .replace(/\([^()]*\)/g, blank)
    .matchAll(breaks)) {
    spans.push({ text: text.slice(from, index), at: at + from });
    from = index + sign.length;
  }
  return [...spans, { text: text.slice(from), at: at + from }].filter(({ text: piece }) => piece.trim() !== '');
};
const GROUPS = /;\s|\.\s(?=\p{Lu})|\s\s+|\s\|\s|\s\/\s/gu;
const ITEMS = /,\s(?!\d{3}\b)|\s\+\s|\s(?:and|plus)\s(?=[^,]{0,40}\d)/g;
const LABEL = /^[^:]{1,40}?(?::\s|\s[-–—]+\s|\s\s)/;
/** "Mon Tunde 8, Bisi 8". */
const DAY_LABEL =
  /^(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?: (?:am|pm))?\s(?=(?!to |and |or |till |until )\p{L})/iu;
/** More words than these are told, and name nothing. */
const NAMING = 6;

/** Without such signs at either end. */
const trimmed = (text: string, signs: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && signs.includes(text[from]!)) from += 1;
  while (to > from && signs.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
};
/** The label that a piece begins with, and the rest. */
const labelled = (piece: Span): { readonly label: string; readonly rest: Span } => {
  const found = (LABEL.exec(piece.text) ?? DAY_LABEL.exec(piece.text))?.[0];
  const label = trimmed(found ?? '', ' \t:–—-');
  return found === undefined || label === '' || wordsIn(label).length > NAMING
    ? { label: '', rest: piece }
    : { label, rest: { text: piece.text.slice(found.length), at: piece.at + found.length } };
};

/** "Noon-7pm" is one stretch of time. */
const asSpans = (values: readonly Value[], text: string): readonly Value[] =>
  values.flatMap((value, at): readonly Value[] => {
    const [before, next] = [values[at - 1], values[at + 1]];
    const joins = (one: Value | undefined, other: Value | undefined): boolean =>
      one?.kind === 'clock' && other?.kind === 'clock' && /^ ?(?:-|–|to|until|till) ?$/.test(text.slice(one.end, other.at));
    if (joins(before, value)) return [];
    return joins(value, next) && next!.value > value.value
      ? [{ ...value, kind: 'span', to: next!.value, end: next!.end, typed: text.slice(value.at, next!.end) }]
      : [value];
  });
const PAPER_NUMBER = /\b(?:ref|no|number|id|invoice|order|tel|code|phone|account)[.:]?\s?$/i;
const valued = (text: string, read: Notes['read']): readonly Value[] =>
  asSpans(read(text), text).filter(
    ({ at, kind }) => kind !== 'amount' || !PAPER_NUMBER.test(text.slice(Math.max(0, at - 12), at)),
  );

const nameOf = (text: string, values: readonly Value[]): string =>
  trimmed(
    values
      .reduce((so, { typed }) => so.replace(typed, ' '), text)
      .replace(/\([^()]*\)/g, ' ')
      .replace(/[@×=]|(?<=\s)x(?=\s)/g, ' ')
      .split(/\s+/)
      .join(' '),
    ' .,:;–*•-',
  );

/** A row of a table ends in values of one kind with nothing but space between them. */
const runOf = (text: string, values: readonly Value[]): readonly Value[] => {
  const last = values.at(-1);
  if (!last || text.slice(last.end).trim() !== '') return [];
  const from = values.findLastIndex(
    (value, at) =>
      value.kind !== last.kind || (at < values.length - 1 && text.slice(value.end, values[at + 1]!.at).trim() !== ''),
  );
  const run = values.slice(from + 1);
  return run.length > 1 ? run : [];
};

const headsOf = (line: string): readonly string[] => {
  const cells = line.split(/\s{2,}|\t|\|/).filter((cell) => cell.trim() !== '');
  return /\d/.test(line) ? [] : cells.length > 1 ? cells : line.split(/\s+/);
};

const cellsOfRow = (unit: Unit, run: readonly Value[], heads: readonly string[]): readonly Cell[] => {
  const label = unit.text.slice(0, run[0]!.at).trim();
  const columns = heads.length >= run.length && heads.length <= run.length + 1 ? heads.slice(-run.length) : [];
  return run.map((value, column) => {
    const path = [label, ...(columns[column] === undefined ? [] : [columns[column].trim()])];
    return {
      value,
      text: unit.text,
      name: columns[column]?.trim() ?? '',
      path,
      own: termsOf(columns[column] ?? ''),
      above: termsOf(path.join(' ')),
      heading: termsOf(unit.heading),
      column,
      unit,
    };
  });
};

const HALF_DAY = /\b(?:am|pm)\b/i;
const cellsOfUnit = (unit: Unit, carried: string, heads: readonly string[], read: Notes['read']): readonly Cell[] => {
  const text = unit.text.replace(/^(?:\d{1,2}[.)]|[-•*])\s/, blank);
  const values = valued(text, read);
  const run = runOf(text, values);
  if (run.length > 0) return cellsOfRow(unit, run, heads);
  const { label, rest } = labelled({ text: text.trimStart(), at: text.length - text.trimStart().length });
  const outer = [carried, label].filter((one) => one !== '');
  return cutAt(rest, GROUPS).flatMap((group) => {
    const inner = labelled(group);
    const isHalf = HALF_DAY.test(inner.label);
    const path = [
      ...outer.map((one) => (isHalf ? one.replace(HALF_DAY, '').trim() : one)),
      ...(inner.label === '' ? [] : [inner.label]),
    ];
    return cutAt(inner.rest, ITEMS).flatMap((item): readonly Cell[] => {
      const own = values.filter(({ at }) => at >= item.at && at < item.at + item.text.length);
      const name = nameOf(item.text, own);
      const cell = {
        text: item.text.trim(),
        name: name === '' ? (path.at(-1) ?? '') : name,
        path,
        own: termsOf(item.text),
        above: termsOf(path.join(' ')),
        heading: termsOf(unit.heading),
        column: undefined,
        unit,
      };
      return own.length === 0 ? [{ ...cell, value: undefined }] : own.map((value) => ({ ...cell, value }));
    });
  });
};

const known = new WeakMap<Notes, readonly Cell[]>();
export const cellsOf = (notes: Notes): readonly Cell[] => {
  const before = known.get(notes);
  if (before) return before;
  const cells: Cell[] = [];
  let heads: readonly string[] = [];
  let carried = '';
  let line = '';
  for (const unit of notes.units) {
    if (unit.line !== line) {
      line = unit.line;
      const named = /^([^:]{2,40}): /.exec(line)?.[1] ?? '';
      carried = unit.text === line || wordsIn(named).length > NAMING - 1 ? '' : named;
      const columns = headsOf(unit.text);
      if (columns.length > 1) heads = columns;
    }
    const isOpening = carried !== '' && unit.text.startsWith(carried);
    cells.push(...cellsOfUnit(unit, isOpening ? '' : carried, heads, notes.read));
  }
  known.set(notes, cells);
  return cells;
};

export const groupedBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};
