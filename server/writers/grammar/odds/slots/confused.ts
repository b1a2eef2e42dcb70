/** Words that are written for one another. */
import { hashOf, type Line } from '../line.ts';
import { CONFUSED, SLIPS } from '../sets.ts';
import { option, type Option, type Slot } from '../slot.ts';

interface Row {
  readonly name: string;
  readonly isSlip: boolean;
  readonly set: number;
  readonly options: readonly Option[];
  readonly words: readonly (readonly string[])[];
}

const rowOf = (given: readonly string[], isSlip: boolean): Row => {
  const row = given.toSorted();
  const name = row.join(' ');
  return {
    name,
    isSlip,
    set: hashOf(`word ${name}`),
    options: row.map((words) => option(words.replace('_', words.includes("_'") ? '' : ' '), words)),
    words: row.map((words) => words.split('_')),
  };
};
const ROWS = [...CONFUSED.map((row) => rowOf(row, false)), ...SLIPS.map((row) => rowOf(row, true))];

const byFirst = new Map<string, { readonly row: Row; readonly at: number }[]>();
for (const row of ROWS) row.words.forEach(([first = ''], at) => byFirst.set(first, [...(byFirst.get(first) ?? []), { row, at }]));

const always = (): boolean => true;

export function* confusedAt(line: Line, at: number): Iterable<Slot> {
  const next = line.words[at + 1]?.lower;
  for (const { row, at: stands } of byFirst.get(line.words[at]!.lower) ?? []) {
    const words = row.words[stands]!;
    const isWhole =
      words.length > 1
        ? next === words[1]
        : !row.words.some((other) => other.length > 1 && other[0] === words[0] && other[1] === next);
    if (!isWhole) continue;
    yield {
      kind: 'word',
      name: `word ${row.name}: ${words.join('_')}`,
      set: row.set,
      from: at,
      to: at + words.length,
      options: row.options,
      stands,
      own: [],
      ...(row.isSlip && { isFirm: always }),
    };
  }
}
