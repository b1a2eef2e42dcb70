/** Notes as a table: rows of as many cells under a row of heads, and what each row of a priced table comes to. */
import { type Reckoned } from './amounts.ts';
import { type Notes } from './facts.ts';
import { daysOf } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

export interface Row {
  readonly line: string;
  readonly cells: readonly string[];
}
export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

const SIGNS = [/\|/, /\t+/, /\s{2,}/, /,\s*(?!\d{3}\b)/] as const;
/** Fewer rows are rather a sentence or two. */
const LEAST_ROWS = 2;
const LONGEST_CELL = 40;
const cutBy = (line: string, sign: RegExp): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(sign)
    .map((cell) => cell.trim())
    // "21 11  20", "GF GA Pts": narrow columns have one space between them.
    .flatMap((cell, at) =>
      at > 0 && sign === SIGNS[2] && /^(?:[+-]?\d+(?: [+-]?\d+)+|[A-Z]\w{0,2}(?: [A-Z]\w{0,2})+)$/.test(cell)
        ? cell.split(' ')
        : [cell],
    );

/** What a cell is worth by itself: "24", "€1.50 per lap", "8-4". */
export const valueOf = (cell: string): Value | undefined => {
  const [value, other] = valuesIn(`shift ${cell}`).filter(({ at }) => at === 'shift '.length);
  return other ? undefined : value;
};
export const isNumeric = (cell: string): boolean => /^(?:[£$€₹]|Rs\.? ?)?\d/.test(cell);
export const isDay = (cell: string): boolean => valuesIn(cell).some((value) => daysOf(value).length === 1 && value.at === 0);
const HEADS =
  /^(?:name|item|day|date|time|who|what|where|room|price|cost|qty|quantity|each|total|amount|status|paid|task|job|subject|class|child|product|age|shift|place|person|team|week|month|notes?|owner|driver|destination|route|size|type|hours)\b/i;

/** The first row says what stands below where a column of figures, days or the like begins with a word. */
const isHead = (head: readonly string[], rows: readonly Row[]): boolean =>
  head.every((cell) => !/^[£$€₹]?\d+(?:\.\d+)?$/.test(cell)) &&
  (head.some((cell) => HEADS.test(cell)) ||
    head.some(
      (cell, at) => [isNumeric, isDay].some((test) => !test(cell) && rows.every(({ cells }) => test(cells[at]!))) && cell !== '',
    ) ||
    head.slice(1).every((cell) => isDay(cell)));

export const tableIn = ({ text }: Notes): Table | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^[\s|:+-]+$/.test(line));
  for (const sign of SIGNS)
    for (const [from, first] of lines.entries()) {
      const heads = cutBy(first, sign);
      if (heads.length < (sign === SIGNS[3] ? 3 : 2)) continue;
      const end = lines.findIndex((line, at) => at > from && cutBy(line, sign).length !== heads.length);
      const rows = lines
        .slice(from + 1, end === -1 ? undefined : end)
        .map((line) => ({ line: line.trim(), cells: cutBy(line, sign) }))
        .filter(({ cells }) => !/^(?:sub-?)?total/i.test(cells[0]!));
      if (
        rows.length >= LEAST_ROWS &&
        [heads, ...rows.map(({ cells }) => cells)].every((cells) => cells.every((cell) => cell.length <= LONGEST_CELL)) &&
        isHead(heads, rows)
      )
        return { heads, rows };
    }
  return undefined;
};

const DAY_LINE = /^(?:[-•*] )?((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*)\.? ?[:–-] ?(.+)$/u;
const ON_DUTY =
  /^(\p{Lu}\p{L}+) (\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?(?: ?(?:-|–|to|till?) ?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)?|all day)$/u;
const LEAST_DAYS = 3;
/** "Mon: Jess 7-3, Omar 9-5", a line for each day, as a row for each person. */
export const rotaIn = ({ text, units }: Notes): Table | undefined => {
  const days = text.split('\n').flatMap((line) => {
    const [, day, rest] = DAY_LINE.exec(line.trim()) ?? [];
    const cells = (rest ?? '').split(/, ?|; ?/).map((piece) => ON_DUTY.exec(piece.trim()));
    const isOff = /^(?:closed|off|none|nobody|-+)\b/i.test(rest ?? '');
    return day === undefined || (!isOff && cells.includes(null))
      ? []
      : [{ day, line: line.trim(), shifts: new Map(cells.flatMap((cell) => (cell ? [[cell[1]!, cell[2]!] as const] : []))) }];
  });
  const names = [...new Set(days.flatMap(({ shifts: on }) => [...on.keys()]))];
  if (days.length < LEAST_DAYS || names.length < 2) return undefined;
  // "Sharon on leave Friday, Joanne covering at 9am instead".
  const swaps = units.filter(({ text: one }) => /\b(?:cover\w*|instead|swap\w*)\b/i.test(one) && !DAY_LINE.test(one));
  for (const { text: swap } of swaps) {
    const day = days.find((one) =>
      valuesIn(swap)
        .flatMap(daysOf)
        .some((at) => valuesIn(one.day).flatMap(daysOf).includes(at)),
    );
    const [one, other, ...more] = names
      .filter((name) => swap.includes(name))
      .toSorted((a, b) => swap.indexOf(a) - swap.indexOf(b));
    if (!day || !one || !other || more.length > 0) return undefined;
    const [away, on] = new RegExp(`${one}\\b.{0,20}\\b(?:leave|off|away|sick|can't|holiday)\\b`).test(swap)
      ? [one, other]
      : [other, one];
    const clock = valuesIn(swap).find(({ kind }) => kind === 'clock' || kind === 'span')?.typed;
    day.shifts.set(on, clock ?? day.shifts.get(away) ?? 'all day');
    day.shifts.delete(away);
  }
  const said = swaps.map(({ text: one }) => one);
  return {
    heads: ['', ...days.map(({ day }) => day)],
    rows: names.map((name) => ({
      line: [
        ...days.filter(({ shifts: on }) => on.has(name)).map(({ line }) => line),
        ...said.filter((one) => one.includes(name)),
      ].join('\n'),
      cells: [name, ...days.map(({ shifts: on }) => on.get(name) ?? 'off')],
    })),
  };
};

export const termsOf = (text: string): readonly string[] => wordsIn(text).filter(isTelling).map(stemmed);

/** What the question asks of the table. */
export interface Asked {
  readonly question: string;
  readonly terms: readonly string[];
  readonly days: readonly number[];
}

export const answer = (says: string, rows: readonly Row[], isUnsure = false): Reckoned => ({
  says,
  lines: [...new Set(rows.flatMap(({ line }) => line.split('\n')))],
  ...(isUnsure && { isUnsure }),
});

interface Given {
  readonly table: Table;
  readonly asked: Asked;
  readonly notes: Notes;
  readonly rows: readonly Row[];
  /** Columns whose head the question names. */
  readonly columns: readonly number[];
}
export type Step = (given: Given) => Reckoned | undefined;

export const QTY = /^(?:qty|quantity|number|no\.?|how many|count|units|amount|packs?|ordered|pcs)\b/i;
const EACH = /\b(?:each|per|unit|price|rate|cost)\b/i;
const WHOLE = /\b(?:total|amount|line total|sum)\b/i;

/** What a row comes to: its total, or its price as often as it is bought; and its price alone. */
export interface Priced {
  readonly row: Row;
  readonly each: Value;
  readonly many: number | undefined;
  readonly comes: number;
}
export const pricedIn = ({ heads, rows }: Table): readonly Priced[] => {
  const worth = (at: number): readonly (Value | undefined)[] => rows.map(({ cells }) => valueOf(cells[at]!));
  const isOf = (at: number, kinds: readonly Value['kind'][]): boolean =>
    at > 0 && worth(at).every((value) => value !== undefined && kinds.includes(value.kind));
  const money = heads.flatMap((head, at) =>
    isOf(at, ['money']) || (isOf(at, ['money', 'amount', 'clock']) && (EACH.test(head) || (WHOLE.test(head) && !QTY.test(head))))
      ? [at]
      : [],
  );
  const whole = money.find((at) => WHOLE.test(heads[at]!));
  const single = money.find((at) => at !== whole) ?? whole;
  if (single === undefined || money.length > 2 || (money.length === 2 && whole === undefined)) return [];
  const prices = rows.map(({ cells }) => valueOf(cells[single]!)!);
  // "€2 per lap" beside "Laps".
  const per = prices.find((price) => price.per.length > 0)?.per[0];
  const many = heads.findIndex(
    (head, at) =>
      !money.includes(at) &&
      isOf(at, ['amount']) &&
      (QTY.test(head) || (per !== undefined && termsOf(head).includes(stemmed(per)))),
  );
  return rows.map((row, at) => {
    const each = {
      ...prices[at]!,
      ...(prices[at]!.kind === 'clock' && { kind: 'amount' as const, value: Number(prices[at]!.typed) }),
    };
    const counts = many === -1 || (per !== undefined && each.per.length === 0) ? undefined : valueOf(row.cells[many]!)!.value;
    const sum = whole === undefined || whole === single ? undefined : valueOf(row.cells[whole]!)!.value;
    return { row, each, many: counts, comes: sum ?? each.value * (counts ?? 1) };
  });
};
/** What each row of a table with quantities comes to, by the line it stands in. */
export const pricedRows = (notes: Notes): readonly (Omit<Priced, 'row'> & { readonly line: string; readonly name: string })[] => {
  const table = tableIn(notes);
  return (table ? pricedIn(table) : [])
    .filter(({ many }) => many !== undefined)
    .map(({ row, ...price }) => ({ ...price, line: row.line, name: calledOf(row) }));
};
/** A row is called by its first cell that has words, and not by its date. */
export const calledOf = ({ cells }: Row): string => cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? cells[0]!;
