/** Rows and columns of a visitor's notes, however they are parted: by bars, commas, tabs or space. */
import { isTelling, stemmed, wordsIn } from './terms.ts';

export interface GridRow {
  readonly name: string;
  /** As they stand; one for each column behind the name. */
  readonly cells: readonly string[];
  readonly line: string;
}
export interface Grid {
  /** What the names are called: "team", "name"; may be empty. */
  readonly corner: string;
  /** Empty where no line names the columns. */
  readonly heads: readonly string[];
  readonly rows: readonly GridRow[];
}

const SPLITS: readonly ((line: string) => readonly string[])[] = [
  (line) =>
    line.includes('|')
      ? line
          .replace(/^\s*\|/, '')
          .replace(/\|\s*$/, '')
          .split('|')
      : [],
  (line) => (line.includes('\t') ? line.split('\t') : []),
  (line) => (/\S,\S/.test(line) && !/, /.test(line) ? line.split(',') : []),
  (line) => (/\S\s{2,}\S/.test(line) ? line.trim().split(/\s{2,}/) : []),
];
const RULED = /^[\s|:+=-]+$/;
/** Fewer rows are no table. */
const LEAST = 2;

const isFigure = (cell: string): boolean => /\d/.test(cell) || /^(?:-+|–|—|x|off|n\/a|)$/i.test(cell.trim());

/** A row that ends in more single figures than it was cut into: "St Mary's     9  6  2  1  21 11  20". */
const refined = (cells: readonly string[], width: number): readonly string[] => {
  if (cells.length >= width) return cells;
  const finer = cells.flatMap((cell, at) => (at > 0 && /^[\d\s:.+-]+$/.test(cell) ? cell.split(/\s+/) : [cell]));
  return finer.length === width ? finer : cells;
};

const gridFrom = (block: readonly string[], split: (line: string) => readonly string[]): Grid | undefined => {
  const lines = block.filter((line) => !RULED.test(line));
  const cut = lines.map((line) => split(line).map((cell) => cell.trim()));
  const first = cut[0]!;
  const isHeaded = first.slice(1).every((cell) => !/\d/.test(cell)) && cut.slice(1).some((row) => row.slice(1).some(isFigure));
  // Heads with one space between them: "GF GA Pts".
  const heads = isHeaded
    ? first.flatMap((cell, at) => (at > 0 && split === SPLITS[3] && /^\S{1,3}( \S{1,3})+$/.test(cell) ? cell.split(' ') : [cell]))
    : [];
  const width = isHeaded ? heads.length : Math.max(...cut.map((row) => row.length));
  const rows = (isHeaded ? cut.slice(1) : cut).map((row) => refined(row, width));
  if (rows.length < LEAST || width < 2 || rows.some((row) => row.length !== width)) return undefined;
  if (!isHeaded && (width < 3 || !rows.every((row) => row.slice(1).every(isFigure)))) return undefined;
  const offset = isHeaded ? 1 : 0;
  return {
    corner: heads[0] ?? '',
    heads: heads.slice(1),
    rows: rows.map(([name, ...cells], at) => ({ name: name!, cells, line: lines[at + offset]!.trim() })),
  };
};

/** The tables of the notes, each a run of lines that are parted alike. */
export const gridsOf = (text: string): readonly Grid[] => {
  const lines = text.split('\n');
  const grids: Grid[] = [];
  for (const split of SPLITS) {
    let block: string[] = [];
    for (const line of [...lines, '']) {
      if (split(line).length > 1 || (block.length > 0 && RULED.test(line) && line.trim() !== '')) block.push(line);
      else {
        // A title that is parted by chance is no head of the table.
        const found =
          block.length > LEAST
            ? (gridFrom(block, split) ?? gridFrom(block.slice(1), split))
            : block.length === LEAST
              ? gridFrom(block, split)
              : undefined;
        if (found) grids.push(found);
        block = [];
      }
    }
    if (grids.length > 0) return grids;
  }
  return [];
};

const told = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemmed));
/** Those whose name the question has: all of its telling words, or else the first. */
export const rowsNamed = (grid: Grid, question: string): readonly GridRow[] => {
  const asked = told(question);
  const words = (name: string): readonly string[] => wordsIn(name).filter((word) => isTelling(word) || /\d/.test(word));
  const whole = grid.rows.filter(({ name }) => words(name).length > 0 && words(name).every((word) => asked.has(stemmed(word))));
  if (whole.length > 0) return whole;
  const isOnly = (word: string): boolean => grid.rows.filter(({ name }) => told(name).has(stemmed(word))).length === 1;
  return grid.rows.filter(({ name }) => words(name).some((word) => asked.has(stemmed(word)) && isOnly(word)));
};
