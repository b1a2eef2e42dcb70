/** A question read as a plan (what is to be done, with which kind of value, of what) and run over the cells of the notes, whatever their layout. */
import { listed } from '../../../english/prose.ts';
import { said, type Rule } from './amounts.ts';
import { cellsOf, groupedBy } from './cells.ts';
import { labelling, type Notes } from './facts.ts';
import { dateOf, daysOf, stepped } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import {
  type Valued,
  isValued,
  ASKING,
  namesIn,
  saysOf,
  isLike,
  isOf,
  choose,
  linesOf,
  sizeOf,
  tell,
  sortOf,
  daysIn,
  named,
  MOST,
  LEAST,
  unmetIn,
} from './chosen-cells.ts';
import { inMoney, offers } from './items.ts';

// A grid: the same names in each of several rows, with a figure each.

interface Grid {
  readonly cells: readonly (Valued & { readonly key: string; readonly row: string })[];
  readonly keys: readonly string[];
  readonly rows: readonly string[];
}
/** "Grace absent 2": Grace. */
const keyOf = (name: string): string => /^\p{Lu}[\p{L}'’&.-]*(?: (?:&|of|the|\p{Lu}[\p{L}'’.-]*|\d+))*/u.exec(name)?.[0] ?? name;
const SUMMED = new Set<Value['kind']>(['amount', 'money', 'duration', 'span']);

const gridOf = (notes: Notes): Grid | undefined => {
  const all = cellsOf(notes)
    .filter(isValued)
    .filter(
      ({ value, path, name, own }) =>
        SUMMED.has(value.kind) && path.length > 0 && path[0] !== '' && labelling(name).some((word) => own.has(stemmed(word))),
    )
    .map((cell) => ({ ...cell, key: keyOf(cell.name), row: cell.path[0]! }));
  const rowsOf = groupedBy(all, ({ key }) => key);
  const keys = [...rowsOf].filter(([, cells]) => new Set(cells.map(({ row }) => row)).size > 1).map(([key]) => key);
  const cells = all.filter(({ key }) => keys.includes(key));
  const rows = [...new Set(cells.map(({ row }) => row))];
  const isWhole = keys.every((key) => {
    const own = cells.filter((cell) => cell.key === key);
    return new Set(own.map(({ row }) => row)).size === own.length;
  });
  return keys.length > 1 && rows.length > 1 && isWhole && new Set(cells.map(({ value }) => sortOf(value))).size === 1
    ? { cells, keys, rows }
    : undefined;
};

const inGrid: Rule = (question, notes) => {
  const grid = gridOf(notes);
  if (!grid || /\b(?:if|left|owes?|each|per|when|what time|who is|price|free)\b/.test(question)) return undefined;
  const asksTop = /\b(?:which|who|what)\b/.test(question) && (MOST.test(question) || LEAST.test(question));
  const asksSum = /\bhow (?:much|many|far|long)\b|\btotal\b/.test(question);
  const isGap = /\bhow (?:much|many) (?:\w+ )?(?:more|less|fewer|longer|further)\b|\bdifference\b|\bby how (?:much|many)\b/.test(
    question,
  );
  if (!asksTop && !asksSum && !isGap) return undefined;
  const [keys, rows] = [named(grid.keys, question), named(grid.rows, question)];
  // "Which month": those that the rows are called.
  const [, sort] = /\b(?:which|what) (\p{L}+)/u.exec(question) ?? [];
  const isMonth = (row: string): boolean => valuesIn(row.toLowerCase()).some(({ kind }) => kind === 'months');
  const byRow =
    sort !== undefined &&
    (grid.rows.every((row) => wordsIn(row).map(stemmed).includes(stemmed(sort))) ||
      (sort === 'month' && grid.rows.every(isMonth)) ||
      (sort === 'day' && grid.rows.every((row) => valuesIn(row.toLowerCase()).flatMap(daysOf).length > 0)));
  const groupOf = (cell: Grid['cells'][number]): string => (byRow ? cell.row : cell.key);
  const cells = grid.cells.filter(
    ({ key, row }) =>
      (rows.length === 0 || rows.includes(row)) && (keys.length === 0 || keys.includes(key) || (asksTop && !byRow)),
  );
  // "Went up the most": from the first row to the last.
  const change = /\b(?:up|improv\w*|rose|gain\w*|increas\w*|grew)\b/.test(question)
    ? 1
    : /\b(?:down|drop\w*|fell|fall\w*|decreas\w*)\b/.test(question)
      ? -1
      : 0;
  const sums = [...groupedBy(cells, groupOf)].map(([name, own]) => ({
    name: name.split(' (')[0]!,
    own,
    sum:
      change === 0
        ? own.reduce((so, { value }) => so + sizeOf(value), 0)
        : change * (sizeOf(own.at(-1)!.value) - sizeOf(own[0]!.value)),
  }));
  const model = cells[0]?.value;
  const isUnsure = unmetIn(question, notes).length > (asksTop ? 1 : 0);
  if (!model) return undefined;
  const told = ({ sum }: { sum: number }): string => tell(sum, model);
  if (asksTop && sums.length > 1) {
    const isLeast = LEAST.test(question) && !/\bmost\b/.test(question);
    const order = sums.toSorted((one, other) => (isLeast ? 1 : -1) * (one.sum - other.sum));
    const best = order.filter(({ sum }) => sum === order[0]!.sum);
    const others = order.slice(best.length);
    const by =
      /\bhow (?:much|many)\b/.test(question) && others[0]
        ? `, ${tell(Math.abs(order[0]!.sum - others[0].sum), model)} ${isLeast ? 'fewer' : 'more'} than the next`
        : '';
    return {
      says: `That is ${listed(best.map(({ name }) => name))} with ${told(order[0]!)}${best.length > 1 ? ' each' : ''}${by}${others.length === 0 ? '' : `; ${listed(others.map((one) => `${one.name} has ${told(one)}`))}`}.`,
      lines: linesOf(cells),
      isUnsure,
    };
  }
  const [one, other, third] = sums;
  if (isGap)
    return one && other && !third && keys.length + rows.length >= 2
      ? {
          says: `The difference is ${tell(Math.abs(one.sum - other.sum), model)}: ${listed([one, other].map((side) => `${side.name} has ${told(side)}`))}.`,
          lines: linesOf(cells),
          isUnsure,
        }
      : undefined;
  if (!asksSum || cells.length < 2 || (keys.length !== 1 && rows.length !== 1)) return undefined;
  return {
    says: `That makes ${tell(
      cells.reduce((so, { value }) => so + sizeOf(value), 0),
      model,
    )}: ${cells.map((cell) => `${tell(sizeOf(cell.value), model)} (${keys.length === 1 ? cell.row : cell.key})`).join(' + ')}.`,
    lines: linesOf(cells),
    isUnsure,
  };
};

// How much for each: two figures of one row.

const KIND_ASKED: readonly (readonly [RegExp, readonly Value['kind'][]])[] = [
  [/\b(?:long\w*|time|minutes?|hours?|quick\w*|fast\w*|slow\w*)\b/, ['duration', 'span']],
  [/\b(?:cost\w*|pric\w*|cheap\w*|dear\w*|pay|paid|expensive|value)\b/, ['money']],
];
const perUnit: Rule = (question, notes) => {
  const [, one] = /\b(?:per|(?:for|to (?:make|do|sew|cut|pick|pack))? ?(?:each|1|one|a single)) (\p{L}+)/u.exec(question) ?? [];
  const kinds = KIND_ASKED.find(([asked]) => asked.test(question))?.[1];
  if (one === undefined || !kinds || /\baverage\b/.test(question)) return undefined;
  const cells = cellsOf(notes).filter(isValued);
  const rows = [...groupedBy(cells, ({ unit }) => unit)].flatMap(([unit, own]) => {
    const many = own.filter(({ value }) => value.kind === 'amount' && stemmed(value.unit) === stemmed(one));
    const whole = own.filter(({ value }) => kinds.includes(value.kind));
    const [count, other] = many;
    const [size, more] = whole;
    return count && !other && size && !more && count.value.value > 0
      ? [{ unit, count, size, each: sizeOf(size.value) / count.value.value, name: count.path[0] ?? count.name }]
      : [];
  });
  const model = rows[0]?.size.value;
  if (!model) return undefined;
  const asked = wordsIn(question).map(stemmed);
  // "M1" is machine 1.
  const isNamed = (name: string): boolean => {
    const [, letters, number] = /^(\p{L}+) ?(\d+)$/u.exec(name) ?? [];
    return (
      named([name], question).length > 0 ||
      (number !== undefined && asked.some((word, at) => word.startsWith(letters!.toLowerCase()) && asked[at + 1] === number))
    );
  };
  const own = rows.filter(({ name }) => isNamed(name));
  const told = ({ size, count, each, name }: (typeof rows)[number]): string =>
    `${name} ${exact(each, model)} (${tell(sizeOf(size.value), model)} ÷ ${figure(count.value.value)})`;
  const lines = (some: typeof rows): readonly string[] => some.map(({ unit }) => unit.text);
  const isGap = /\b(?:more|less|longer|quicker|faster|cheaper|dearer|difference)\b/.test(question);
  const [first, second, third] = own;
  if (isGap && first && second && !third)
    return {
      says: `The difference is ${exact(Math.abs(first.each - second.each), model)}: ${listed([first, second].map(told))}.`,
      lines: lines([first, second]),
    };
  if (
    /\bwhich\b|\bwho\b/.test(question) &&
    rows.length > 1 &&
    (MOST.test(question) || LEAST.test(question) || /\b(?:quick|fast|slow)/.test(question))
  ) {
    const isLeast = (LEAST.test(question) || /\b(?:quick|fast)/.test(question)) && !/\b(?:slow\w*|most)\b/.test(question);
    const order = rows.toSorted((a, b) => (isLeast ? 1 : -1) * (a.each - b.each));
    return order[0]!.each === order[1]!.each
      ? undefined
      : { says: `That is ${told(order[0]!)}, against ${listed(order.slice(1).map(told))}.`, lines: lines(order) };
  }
  return first && !second && !isGap ? { says: `That is ${told(first)}.`, lines: lines([first]) } : undefined;
};
const exact = (size: number, model: Value): string =>
  model.kind === 'money'
    ? said(size, model, true)
    : Number.isInteger(size) || size >= 60
      ? spell(size / 60)
      : `${figure(size)} minutes`;

const ASKS_DUTY = /^(?:covers?|covering|duty|rota|shift|turn)$/;
/** Who has their turn on that day: "Weds am: Tilly, Ines  pm: Sam". */
const onDuty: Rule = (question, notes, whole) => {
  if (
    !/^who(?:'s| is| are| has| does|)\b/.test(question) ||
    /\b(?:not|off|most|least|first|last|how|swap\w*|instead)\b/.test(question)
  )
    return undefined;
  const days = valuesIn(question).flatMap(daysOf);
  const words = namesIn(question).filter((word) => daysIn(word).length === 0 && !/^(?:duty|rota|shift)$/.test(word));
  const cells = cellsOf(notes).filter(
    ({ value, path }) => value === undefined && days.some((day) => daysIn(path.join(' ')).includes(day)),
  );
  const { cells: found, unmet } = choose(words, cells);
  const isRota = found.every(({ name }) => /^\p{Lu}[\p{L}'’]+(?: (?:[&+/]|and|\p{Lu}[\p{L}'’.]*))*$/u.test(name));
  const isOne = new Set(found.map(({ path }) => path.join(' '))).size === 1;
  const isElsewhere = unmet.every((word) => unmetIn(word, notes).length === 0 || ASKS_DUTY.test(word));
  // "Who am I working with? I'm Chloe."
  const mine = /\b(?:i am|im|i'm|it is|this is) (\p{L}+)\s*[.!]?$/u.exec(whole)?.[1];
  const others = found.filter(({ name }) => !/\bwith\b/.test(question) || name.toLowerCase() !== mine);
  return others.length > 0 && isElsewhere && isRota && isOne
    ? { says: `That is ${listed(others.map(({ name }) => name))}.`, lines: linesOf(found), isUnsure: unmet.length > 0 }
    : undefined;
};

// Dates that follow, and what one cell says.

const ASKS_END =
  /^(?:so |and )?(?:(?:on |by |until |till )?(?:when|what (?:date|day))|how long (?:do|have) (?:i|we) (?:have|got))\b.*\b(?:run\w* out|expir\w+|ends?|due|finish\w*|up|over|pay|last (?:day|date)|leave|return|until|till|by|charity|stop\w*|lapse\w*|valid|done|ready|renew\w*)\b|\bon what (?:date|day)\b/;
const STARTED =
  /\b(?:start\w*|install\w*|bought|purchas\w+|joined|issued|dated|opened|began|beg[iu]n\w*|deliver\w+|fitted|signed|from|since|of|on|moved in)\b/i;
const DAY = 1440;
/** "A probationary period of twelve weeks". */
const LASTING = /\b(?:period|term|course|runs|lasts|valid|guarantee\w*|contract)\b[^,;.]{0,24}$/i;
/** So long after a date that stands elsewhere: "labour 2 years", "installed 20 October". */
const ends: Rule = (question, notes, whole) => {
  if (!ASKS_END.test(question) || /\bnotice\b/.test(question)) return undefined;
  const cells = cellsOf(notes).filter(isValued);
  const lengths = cells.filter(
    ({ value, unit }) =>
      value.kind === 'duration' &&
      value.value >= DAY &&
      !/^ ?(?:before|prior|ahead|early|in advance|notice)\b/.test(unit.text.slice(value.end)),
  );
  const words = namesIn(question.split(/,? and (?=do|does|is|are|can|what|how|will)/)[0]!);
  const meant = lengths.filter((cell) => words.some((word) => saysOf(cell, word) !== undefined || isLike(cell, word)));
  const lasting = meant.filter(({ value, unit }) => LASTING.test(unit.text.slice(0, value.at)));
  const narrow = choose(words, meant);
  const { unmet } = narrow;
  const [length, more] = narrow.cells.length === 1 && meant.length === 1 ? meant : lasting.length === 1 ? lasting : narrow.cells;
  const dates = cells.filter(
    ({ value, unit }) =>
      value.kind === 'date' &&
      value.to === value.value &&
      !/\b(?:including|until|till|up to) $/.test(unit.text.slice(0, value.at)),
  );
  const told = valuesIn(whole).find(({ kind }) => kind === 'date');
  const beside = dates.filter(({ unit }) => unit === length?.unit);
  const started = dates.filter(({ unit, value }) => STARTED.test(unit.text.slice(0, value.at)));
  const [anchor, other] = beside.length > 0 ? beside : started.length > 0 ? started : dates;
  if (!length || more || unmet.length === words.length || (!told && (!anchor || other))) return undefined;
  if (!words.some((word) => isOf(length, word) || isLike(length, word))) return undefined;
  const from = told ?? anchor!.value;
  // The day on which something is first taken counts.
  const isTaken = /\b(?:tablets?|capsules?|course|doses?|antibiotics?|medicine)\b/i.test(`${question} ${length.unit.text}`);
  const to = stepped(from.value, length.value, 1) - (isTaken ? 1 : 0);
  return {
    says: `That is ${dateOf(to, from, to - from.value)}: ${length.value.typed}${isTaken ? ', the first of them' : ' from'} ${from.typed}.`,
    lines: linesOf([length, ...(told ? [] : [anchor!])]),
  };
};

/** The gap between the only two times or dates that are told with all that is asked. */
const apart: Rule = (question, notes) => {
  if (!/\b(?:gap|wait|between|apart)\b/.test(question) || !/\bhow (?:long|many (?:minutes|hours|days))\b/.test(question))
    return undefined;
  const days = valuesIn(question).flatMap(daysOf);
  const kind = /\bdays\b/.test(question) ? 'date' : 'clock';
  const points = cellsOf(notes)
    .filter(isValued)
    .filter(
      ({ value, path, text }) =>
        value.kind === kind && (days.length === 0 || days.some((day) => daysIn([...path, text].join(' ')).includes(day))),
    );
  const words = labelling(question).filter(
    (word) =>
      (!ASKING.test(word) || /^(?:high|low)$/.test(word)) &&
      !/^(?:gap|wait|between|apart)$/.test(word) &&
      daysIn(word).length === 0,
  );
  const { cells: found, unmet } = choose(words, points);
  const [one, other, more] = found;
  if (!one || !other || more || unmet.length === words.length) return undefined;
  const gap = Math.abs(other.value.value - one.value.value);
  return {
    says: `That is ${kind === 'date' ? `${gap} day${gap === 1 ? '' : 's'}` : spell(gap / 60)}: ${one.value.typed} to ${other.value.typed}.`,
    lines: linesOf([one, other]),
    isUnsure: unmet.some((word) => unmetIn(word, notes).length === 0),
  };
};

export const PLAN_RULES: readonly Rule[] = [offers, inGrid, perUnit, onDuty, apart];
export const MONEY_RULES: readonly Rule[] = [inMoney];
export const END_RULES: readonly Rule[] = [ends];
