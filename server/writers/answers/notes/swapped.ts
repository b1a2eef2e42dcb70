/**
 * A rota as it stands after its changes: "Leo can't do Tuesday now, Aisha is taking his shift" puts Aisha for Leo in the row of Tuesday,
 * or moves his cell to her row. What is read from it is then told with the lines as they were, and with the change.
 */
import { daysOf } from './times.ts';
import { valuesIn } from './values.ts';

interface Swapped {
  readonly text: string;
  /** For each line that is told otherwise now, the line as it was and the one that changes it. */
  readonly was: ReadonlyMap<string, readonly string[]>;
}

const CHANGES =
  /\b(?:change\w*|swap\w*|cover\w*|instead|can['’]?t|cannot|edit|update\w*|now|nb|taking|doing|in for|off sick|sick|standing in)\b/i;
const NAME = /(?<![\p{L}'’])\p{Lu}\p{Ll}+/gu;
const DOES =
  "(?:['’]s |is |will |will be |has |to )?(?:now )?(?:going to )?(?:tak\\w+|do(?:es|ing)?|cover\\w*|work(?:s|ing)|in for|on for|stand\\w* in|step\\w* in|going in|comes? in|instead|in (?:his|her|their) place)\\b";
const hasName = (line: string, name: string): boolean => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(line);
const put = (line: string, from: string, to: string): string =>
  line.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'gu'), to);

interface Change {
  readonly day: number;
  readonly does: string;
  readonly other: string;
  readonly isExchange: boolean;
}
/** Who is there for whom on which day; undefined where a line does not say it of two people of the rota and one day. */
const changeIn = (line: string, rest: readonly string[]): Change | undefined => {
  if (!CHANGES.test(line) || line.endsWith('?')) return undefined;
  const names = [...new Set(line.match(NAME))].filter(
    (name) => valuesIn(name).length === 0 && rest.some((other) => hasName(other, name)),
  );
  const days = [...new Set(valuesIn(line).flatMap(daysOf))];
  const [one, other, third] = names;
  if (!one || !other || third || days.length !== 1) return undefined;
  if (/\bswap/i.test(line)) return { day: days[0]!, does: one, other, isExchange: true };
  const doers = names.filter((name) => new RegExp(`(?<!\\p{L})${name} ?${DOES}`, 'u').test(line));
  const [does, both] = doers;
  return does && !both ? { day: days[0]!, does, other: does === one ? other : one, isExchange: false } : undefined;
};

const dayAtStart = (line: string): number | undefined => {
  const [first] = valuesIn(line);
  return first?.at === 0 && first.value === first.to ? daysOf(first)[0] : undefined;
};
const OFF = /^(?:off|-|–|x|)$/i;
const cellsIn = (line: string): readonly string[] =>
  line.split(line.includes('|') ? '|' : /[,;\t]| {2} */).map((cell) => cell.trim());

/** Days stand at the head of the rows. */
const inRow = (lines: readonly string[], { day, does, other, isExchange }: Change): ReadonlyMap<string, string> => {
  const rows = lines.filter((line) => dayAtStart(line) === day && hasName(line, other));
  const [row, more] = rows;
  if (!row || more || (isExchange && !hasName(row, does))) return new Map();
  // No letter stands for one of them while both are put.
  return new Map([[row, isExchange ? put(put(put(row, does, '\u0000'), other, does), '\u0000', other) : put(row, other, does)]]);
};
/** Days stand above the columns, and people at the head of the rows. */
const inColumn = (lines: readonly string[], { day, does, other, isExchange }: Change): ReadonlyMap<string, string> => {
  const head = lines.find((line) => cellsIn(line).filter((cell) => valuesIn(cell).flatMap(daysOf).length === 1).length > 2);
  const at = head === undefined ? -1 : cellsIn(head).findIndex((cell) => valuesIn(cell).flatMap(daysOf)[0] === day);
  const rowOf = (name: string): string | undefined =>
    lines.find((line) => cellsIn(line)[0] === name && cellsIn(line).length === cellsIn(head ?? '').length);
  const [own, others] = [rowOf(does), rowOf(other)];
  if (at < 1 || own === undefined || others === undefined) return new Map();
  const [mine, theirs] = [cellsIn(own)[at]!, cellsIn(others)[at]!];
  if (OFF.test(theirs) || (!isExchange && !OFF.test(mine))) return new Map();
  const withCell = (line: string, cell: string): string =>
    cellsIn(line)
      .map((old, place) => (place === at ? cell : old))
      .join(line.includes('|') ? ' | ' : line.includes('\t') ? '\t' : line.includes(',') ? ',' : line.includes(';') ? ';' : '  ');
  return new Map([
    [own, withCell(own, theirs)],
    [others, withCell(others, isExchange ? mine : 'off')],
  ]);
};

/** "Bill and Cho have swapped", each of them down for one turn. */
const exchanged = (line: string, rest: readonly string[]): ReadonlyMap<string, string> | undefined => {
  if (!/\bswapped\b/i.test(line) || line.endsWith('?') || valuesIn(line).length > 0) return undefined;
  const names = [...new Set(line.match(NAME))].filter((name) => rest.some((other) => hasName(other, name)));
  const [one, other, third] = names;
  if (!one || !other || third) return undefined;
  const [own, theirs] = [one, other].map((name) => rest.filter((row) => hasName(row, name)));
  const [row, more] = own!;
  const [next, another] = theirs!;
  return row && !more && next && !another && row !== next
    ? new Map([
        [row, put(row, one, other)],
        [next, put(next, other, one)],
      ])
    : undefined;
};

/** No rota is longer, and each line is held against all others. */
const LONGEST = 80;

export const withSwaps = (text: string): Swapped => {
  let lines: readonly string[] = text.split('\n').map((line) => line.trim());
  const was = new Map<string, readonly string[]>();
  if (lines.length > LONGEST) return { text, was };
  for (const line of lines) {
    const rest = lines.filter((other) => other !== line);
    const change = changeIn(line, rest);
    const found = change
      ? [inRow, inColumn].map((changed) => changed(rest, change)).find(({ size }) => size > 0)
      : exchanged(line, rest);
    if (!found || found.size === 0) continue;
    for (const [before, after] of found) was.set(after, [...(was.get(before) ?? [before]), line]);
    lines = rest.map((other) => found.get(other) ?? other);
  }
  return was.size === 0 ? { text, was } : { text: lines.join('\n'), was };
};
