/** Notes that are a table: rows of as many cells under a row of heads. What is asked picks rows and a column, and says what is done with them. */
import { listed } from '../../../english/prose.ts';
import { likeInNotes } from '../question/alike.ts';
import { said, type Reckoned, type Rule } from './amounts.ts';
import type { Notes } from './facts.ts';
import { daysOf } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

interface Row {
  readonly line: string;
  readonly cells: readonly string[];
}
interface Table {
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
const isNumeric = (cell: string): boolean => /^(?:[£$€₹]|Rs\.? ?)?\d/.test(cell);
const isDay = (cell: string): boolean => valuesIn(cell).some((value) => daysOf(value).length === 1 && value.at === 0);
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
const rotaIn = ({ text, units }: Notes): Table | undefined => {
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

const termsOf = (text: string): readonly string[] => wordsIn(text).filter(isTelling).map(stemmed);
const ASKING =
  /^(?:cost\w*|price\w*|pay|paid|much|many|total|altogether|day|days|time|work\w*|come|each|all|did|get|is|does|most|least|cheap\w*|expensive|dear\w*|long\w*|big\w*|piece|thing|things|item|items|still|order\w*|list|buy|need|week|on|per|one|ones|left|high\w*|low\w*|first|last|name|who)$/;

/** What the question asks of the table. */
interface Asked {
  readonly question: string;
  readonly terms: readonly string[];
  readonly days: readonly number[];
}
const meets = (term: string, own: readonly string[]): boolean =>
  own.includes(term) || (term.length > 4 && own.some((other) => other.startsWith(term) && other.length > 3));

/** Rows that a cell of theirs is named for; of several words that fit some, those that fit all. */
const rowsMeant = ({ rows }: Table, { terms, days }: Asked, used: ReadonlySet<string>): readonly Row[] => {
  let left = rows;
  if (days.length > 0) {
    const ofDay = left.filter(({ cells }) =>
      cells.some((cell) =>
        valuesIn(cell)
          .flatMap(daysOf)
          .some((day) => days.includes(day)),
      ),
    );
    if (ofDay.length > 0) left = ofDay;
  }
  for (const term of terms) {
    if (used.has(term)) continue;
    const held = left.filter(({ cells }) => cells.some((cell) => meets(term, termsOf(cell))));
    if (held.length > 0) left = held;
  }
  return left;
};
const columnsNamed = ({ heads }: Table, { terms, days, question }: Asked): readonly number[] =>
  heads.flatMap((head, at) => {
    const own = termsOf(head);
    const isNamed =
      own.some((term) => terms.includes(term)) ||
      (days.length > 0 &&
        valuesIn(head)
          .flatMap(daysOf)
          .some((day) => days.includes(day))) ||
      // "Earlies" are what stands under "Early".
      own.some((term) => term.length > 3 && terms.some((other) => other.slice(0, 4) === term.slice(0, 4)));
    return isNamed && !/\?$/.test(question) ? [at] : [];
  });

const answer = (says: string, rows: readonly Row[], isUnsure = false): Reckoned => ({
  says,
  lines: [...new Set(rows.flatMap(({ line }) => line.split('\n')))],
  ...(isUnsure && { isUnsure }),
});

const YES = /^(?:y|yes|paid|done|✓|✔|✅|in full|true)$/i;
const NO = /^(?:n|no|none|not (?:yet|paid)|unpaid|✗|❌|x|-|–|—|)$/i;
const DENIED = /\b(?:not|\p{L}+n't|hasnt|havent|didnt|isnt|never|still|yet to|unpaid|owes?|outstanding|without|chase)\b/u;

/** Who of a column of yes and no. */
const ticked: Step = ({ table, asked }) => {
  const { heads, rows } = table;
  if (!/^(?:and |so )?(?:who|whose|which|what|how many)\b/.test(asked.question)) return undefined;
  const at = heads.findIndex(
    (head, column) =>
      column > 0 &&
      rows.every(({ cells }) => YES.test(cells[column]!) || NO.test(cells[column]!)) &&
      termsOf(head).some(
        (term) =>
          asked.terms.includes(term) ||
          asked.terms.some((one) => likeInNotes(one).has(term)) ||
          (/^pa(?:y|id)/.test(term) && /\b(?:pa(?:y|id)|ow(?:e|es|ing)|chase)\b/.test(asked.question)),
      ),
  );
  if (at === -1) return undefined;
  const found = rows.filter(({ cells }) => NO.test(cells[at]!) === DENIED.test(asked.question));
  const names = listed(found.map(({ cells }) => cells[0]!));
  if (found.length === 0) return undefined;
  return answer(
    /^(?:and |so )?how many/.test(asked.question) ? `That is ${found.length}: ${names}.` : `That is ${names}.`,
    found,
  );
};

interface Given {
  readonly table: Table;
  readonly asked: Asked;
  readonly notes: Notes;
  readonly rows: readonly Row[];
  /** Columns whose head the question names. */
  readonly columns: readonly number[];
}
type Step = (given: Given) => Reckoned | undefined;

const peopleIn = (cell: string): readonly string[] =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}*)?(?:(?:,| ?[&+/]| and) ?\p{Lu}\p{L}+)*$/u.test(cell) && !isDay(cell)
    ? cell.split(/, ?| ?[&+/] ?| and /)
    : [];

/** A rota: names in the body, days or places before each row, parts above. */
const turns: Step = ({ table: { heads, rows }, asked: { question, terms, days }, columns }) => {
  const body = rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => (at === 0 ? [] : peopleIn(cell).map((name) => ({ name, at, row })))),
  );
  const often = new Set(body.map(({ name }) => name)).size < body.length;
  if (!often || body.length < rows.length) return undefined;
  const labels = (some: readonly { readonly row: Row; readonly at: number }[]): string =>
    listed(
      some.map(({ row, at }) =>
        columns.length === 1 || heads.length === 2 ? row.cells[0]! : `${row.cells[0]!} (${heads[at]!})`,
      ),
    );
  const inRow = rows.filter(
    ({ cells: [first] }) =>
      valuesIn(first!)
        .flatMap(daysOf)
        .some((day) => days.includes(day)) || termsOf(first!).some((term) => terms.includes(term)),
  );
  const own = body.filter(
    ({ name, at, row }) =>
      (columns.length === 0 || columns.includes(at)) &&
      (inRow.length === 0 || inRow.includes(row)) &&
      (!body.some((one) => terms.includes(stemmed(one.name.toLowerCase()))) || terms.includes(stemmed(name.toLowerCase()))),
  );
  const isNamed = body.some((one) => terms.includes(stemmed(one.name.toLowerCase())));
  if (/\b(?:not|n't|most|least|off|swap\w*|if)\b/.test(question) || own.length === 0 || (days.length > 0 && inRow.length === 0))
    return undefined;
  const lines = [...new Set(own.map(({ row }) => row))];
  if (/^(?:and |so )?(?:who|whose|whos)\b/.test(question) && !isNamed && inRow.length === 1 && columns.length <= 1) {
    const names =
      columns.length === 1 || heads.length === 2
        ? own.map(({ name }) => name)
        : own.map(({ name, at }) => `${name} (${heads[at]!})`);
    return answer(`That is ${listed(names)}.`, lines);
  }
  if (!isNamed) return undefined;
  if (/\bhow many\b/.test(question) && !/\bhours?\b/.test(question))
    return answer(`That is ${own.length}: ${labels(own)}.`, lines);
  if (/^(?:on )?(?:when|which|what) ?(?:day|night|morning|evening|week|date|shift|job)?s?\b/.test(question))
    return inRow.length === 1
      ? answer(`That is ${listed(own.map(({ at }) => heads[at]!))}.`, lines)
      : answer(`That is ${labels(own)}.`, lines);
  return undefined;
};

const OPENS = /\b(?:open\w*|first in|early|earliest|starts? first|first)\b/;
const CLOSES = /\b(?:clos\w*|lock\w*|late|latest|last)\b/;
/** People down the side, days along the top, and from when to when each is there. */
const shifts: Step = ({ table: { heads, rows }, asked: { question, terms, days }, notes }) => {
  const columns = heads.flatMap((head, at) => (at > 0 && isDay(head) ? [at] : []));
  if (columns.length < 3 || /\b(?:if|swap\w*|instead)\b/.test(question)) return undefined;
  const ofTimes = (cell: string): Value | undefined =>
    valuesIn(`shift ${cell}`).find(({ kind }) => kind === 'span' || kind === 'clock');
  const spanOf = (cell: string): Value | undefined =>
    ofTimes(cell) ??
    (cell === 'all day' ? { ...valuesIn('shift 0-24')[0]!, kind: 'clock', value: 0, to: 0, typed: cell } : undefined);
  const isMorning = /\bmornings?\b/.test(question);
  const all = rows.flatMap((row) =>
    columns.flatMap((at) => {
      const span = spanOf(row.cells[at]!);
      return span ? [{ row, at, span }] : [];
    }),
  );
  if (all.length < rows.length) return undefined;
  const people = rows.filter(({ cells: [name] }) => termsOf(name!).some((term) => terms.includes(term)));
  const onDay = columns.filter(
    (at) =>
      days.length > 0 &&
      valuesIn(heads[at]!)
        .flatMap(daysOf)
        .some((day) => days.includes(day)),
  );
  const own = all.filter(
    ({ row, at, span }) =>
      (people.length === 0 || people.includes(row)) &&
      (onDay.length === 0 || onDay.includes(at)) &&
      (!isMorning || span.value < 720),
  );
  const lines = [...new Set(own.map(({ row }) => row))];
  const nameOf = (row: Row): string => row.cells[0]!;
  if (days.length > 0 && onDay.length === 0) return undefined;
  if (/^(?:and |so )?(?:who|whos|whose)\b/.test(question) && onDay.length === 1 && people.length === 0) {
    if (/\b(?:off|not|n't)\b/.test(question)) {
      const away = rows.filter((row) => !own.some((one) => one.row === row));
      return away.length === 0 ? undefined : answer(`That is ${listed(away.map(nameOf))}.`, away);
    }
    const edge = OPENS.test(question)
      ? Math.min(...own.map(({ span }) => span.value))
      : CLOSES.test(question)
        ? Math.max(...own.map(({ span }) => span.to))
        : undefined;
    const found = edge === undefined ? own : own.filter(({ span }) => (OPENS.test(question) ? span.value : span.to) === edge);
    return found.length === 0
      ? undefined
      : answer(
          `That is ${listed(found.map(({ row, span }) => `${nameOf(row)} (${span.typed})`))}.`,
          found.map(({ row }) => row),
        );
  }
  if (people.length === 2 && /\bboth\b|\btogether\b/.test(question) && /\b(?:which|what|when)\b/.test(question)) {
    const shared = columns.filter((at) => people.every((row) => own.some((one) => one.row === row && one.at === at)));
    return shared.length === 0 ? undefined : answer(`That is ${listed(shared.map((at) => heads[at]!))}.`, people);
  }
  if (people.length !== 1 || own.length === 0)
    return /\bhow many\b/.test(question) || people.length !== 1 || onDay.length !== 1
      ? undefined
      : answer(`${nameOf(people[0]!)} is off.`, people);
  if (
    /\bhow many (?:paid )?hours\b|\bhow long\b|\bhours\b.*\bpaid\b|\badd up\b.*\bhours\b|\bhours\b.*\b(?:total|altogether)\b/.test(
      question,
    )
  ) {
    if (own.some(({ span }) => span.kind !== 'span')) return undefined;
    const sum = own.reduce((so, { span }) => so + span.to - span.value, 0);
    const asksPaid = /\b(?:paid|breaks?)\b/.test(question);
    const rule = asksPaid ? notes.units.find(({ text }) => /\bunpaid\b/i.test(text)) : undefined;
    const [pause, least] = (rule ? valuesIn(rule.text) : [])
      .filter(({ kind }) => kind === 'duration')
      .toSorted((one, other) => one.value - other.value);
    if (asksPaid && !pause) return undefined;
    const many = own.filter(({ span }) => span.to - span.value > (least?.value ?? 0)).length;
    const less = pause ? many * pause.value : 0;
    const told = `${own.map(({ at, span }) => `${heads[at]!} ${span.typed}`).join(', ')}`;
    const found = answer(
      `That makes ${spell((sum - less) / 60)}${less > 0 ? ' paid' : ''}: ${told}${less > 0 ? `, which is ${spell(sum / 60)}, less ${many} × ${pause!.typed}` : ''}.`,
      lines,
    );
    return rule && less > 0 ? { ...found, lines: [...found.lines, rule.text] } : found;
  }
  if (/\bhow many (?:days|shifts|times|mornings)\b/.test(question))
    return answer(`That is ${own.length}: ${listed(own.map(({ at }) => heads[at]!))}.`, lines);
  if (/\b(?:off|not|isn't|n't)\b/.test(question) && onDay.length === 0)
    return answer(`That is ${listed(columns.filter((at) => !own.some((one) => one.at === at)).map((at) => heads[at]!))}.`, lines);
  if (onDay.length === 1 && own.length === 1) {
    const [from, to] = own[0]!.span.typed.split(/ ?(?:-|–|to) ?/);
    const isEnd = /\b(?:finish\w*|ends?|stop\w*|leave\w*|till|until|home)\b/.test(question);
    return /\bwhat time\b|\bwhen\b|\b(?:what|which) shift\b/.test(question)
      ? answer(
          `That is ${/\bshift\b/.test(question) ? own[0]!.span.typed : `${(isEnd ? to : from)!} (${own[0]!.span.typed})`}.`,
          lines,
        )
      : undefined;
  }
  return onDay.length === 0 && /\b(?:what|which) days?\b|\bwhen\b/.test(question)
    ? answer(`That is ${listed(own.map(({ at, span }) => `${heads[at]!} (${span.typed})`))}.`, lines)
    : undefined;
};

const OWES = /\b(?:ow(?:e|es|ed|ing)|balance|outstanding|due|to pay)\b/i;
/** A column of what is still owed: who owes, and how much in all. */
const owing: Step = ({ table: { heads, rows }, asked: { question } }) => {
  const at = heads.findIndex(
    (head, column) => column > 0 && OWES.test(head) && rows.every(({ cells }) => isNumeric(cells[column]!)),
  );
  if (at === -1 || (!OWES.test(question) && !(DENIED.test(question) && /\bpa(?:y|id)\b/.test(question)))) return undefined;
  const worth = (row: Row): number => Number(row.cells[at]!.replace(/[^\d.]/g, ''));
  const open = rows.filter((row) => worth(row) > 0);
  if (open.length === 0) return undefined;
  if (/^(?:and |so )?(?:who|whose|whos|which)\b/.test(question))
    return answer(`That is ${listed(open.map((row) => `${row.cells[0]!} (${row.cells[at]!})`))}.`, open);
  const model = valueOf(open[0]!.cells[at]!);
  if (!model || !/\b(?:total|altogether|in all|we owed|all)\b/.test(question)) return undefined;
  return answer(
    `That makes ${said(
      open.reduce((so, row) => so + worth(row), 0),
      model,
    )}: ${open.map((row) => `${row.cells[at]!} (${row.cells[0]!})`).join(' + ')}.`,
    open,
  );
};

const QTY = /^(?:qty|quantity|number|no\.?|how many|count|units|amount|packs?|ordered|pcs)\b/i;
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
const calledOf = ({ cells }: Row): string => cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? cells[0]!;
const toldOf = ({ row, each, many }: Priced): string =>
  `${many === undefined ? said(each.value, each) : `${figure(many)} × ${said(each.value, each)}`} (${calledOf(row)})`;

const EACH_ASKED = /\b(?:each|apiece|per (?:piece|item|unit|one)|for one|a single|unit price|price of (?:a|an|one))\b/;
const TOP = /\b(?:most|dearest|highest|biggest|largest|longest|oldest|best|furthest|heaviest|more expensive)\b/;
const LOW = /\b(?:least|cheapest|lowest|smallest|shortest|youngest|fewest|lightest|quickest|fastest)\b/;

/** What the rows that are meant cost, one or altogether. */
const costs: Step = ({ table, asked: { question }, rows }) => {
  if (
    !/\bhow much\b|\bwhat\b.*\b(?:cost|total|price|come to|pay|bill|spen[dt]|worth)\b|\btotal\b/.test(question) ||
    /\b(?:left|if|more|less|than|change|average|except|without|discount|vat|tax|off)\b/.test(question)
  )
    return undefined;
  const priced = pricedIn(table).filter(({ row }) => rows.includes(row));
  const [first, other] = priced;
  if (!first) return undefined;
  const isAll = priced.length === table.rows.length;
  const asksSum = /\b(?:total|altogether|in all|all|sum|everything|whole|come to|bill|both)\b/.test(question);
  if (other && !asksSum) return undefined;
  const lines = priced.map(({ row }) => row);
  if (!other && EACH_ASKED.test(question)) return answer(`That is ${said(first.each.value, first.each)} each.`, lines);
  if (!other && isAll) return undefined;
  const sum = priced.reduce((so, { comes }) => so + comes, 0);
  const parts = priced.map(toldOf).join(' + ');
  return answer(
    other || first.many !== undefined
      ? `That makes ${said(sum, { ...first.each, typed: '0.00' })}: ${parts}.`
      : `That is ${said(sum, first.each)}.`,
    lines,
  );
};

/** What the most of is meant by a word that names no column. */
const MEANT: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:advanced|highest grade|experienced)\b/, /\b(?:grade|level|stage|belt)\b/i],
  [/\b(?:oldest|youngest)\b/, /\b(?:age|years|born)\b/i],
  [/\b(?:quickest|fastest|longest|shortest)\b/, /\b(?:time|mins?|minutes|hours|duration|length)\b/i],
  [/\b(?:furthest|farthest|nearest|closest)\b/, /\b(?:distance|miles?|km)\b/i],
  [/\bheaviest|lightest\b/, /\b(?:weight|kg)\b/i],
];
/** Goals for, less those against. */
const goals: Step = ({ table: { heads, rows }, asked: { question } }) => {
  const [made, given] = [/^(?:GF|F|for|goals for)$/i, /^(?:GA|A|against|goals against)$/i].map((name) =>
    heads.findIndex((head) => name.test(head)),
  );
  if (!/\bgoal diff/.test(question) || made === -1 || given === -1) return undefined;
  const sized = rows.map((row) => ({ row, many: Number(row.cells[made!]) - Number(row.cells[given!]) }));
  const words = wordsIn(question).map(stemmed);
  const own = sized.filter(({ row }) => termsOf(row.cells[0]!).some((term) => words.includes(term)));
  const best =
    own.length === 1
      ? own[0]!
      : sized.toSorted((one, other) => (LOW.test(question) || /\bworst\b/.test(question) ? 1 : -1) * (one.many - other.many))[0]!;
  if (
    own.length !== 1 &&
    (sized.filter(({ many }) => many === best.many).length > 1 || !/\b(?:best|worst|highest|lowest|biggest)\b/.test(question))
  )
    return undefined;
  const { row, many } = best;
  return answer(`That is ${row.cells[0]!}, with ${many > 0 ? '+' : ''}${many} (${row.cells[made!]!} − ${row.cells[given!]!}).`, [
    row,
  ]);
};

/** Which row has the most or the least of a column. */
const topmost: Step = ({ table, asked: { question }, rows, columns }) => {
  const isLeast = LOW.test(question);
  if (
    (!isLeast && !TOP.test(question)) ||
    !/^(?:and |so )?(?:(?:out )?of (?:all )?the [\p{L} ]+?,? )?(?:who|which|what|whats)\b/u.test(question)
  )
    return undefined;
  const priced = /\b(?:cheap|dear|expensive|cost|price|paid|pay)\w*/.test(question) ? pricedIn(table) : [];
  const numbers = table.heads.flatMap((_, at) =>
    at > 0 && table.rows.every(({ cells }) => isNumeric(cells[at]!) && valueOf(cells[at]!) !== undefined) ? [at] : [],
  );
  const meaning = MEANT.find(([word]) => word.test(question))?.[1];
  const byWord = numbers.filter((at) => meaning?.test(table.heads[at]!));
  const named = byWord.length === 1 ? byWord : columns.filter((at) => numbers.includes(at));
  const [at, other] = named.length > 0 ? named : numbers;
  if (priced.length === 0 && (at === undefined || other !== undefined)) return undefined;
  const sized = rows.map((row) => {
    const price = priced.find((one) => one.row === row);
    const value = price?.each ?? valueOf(row.cells[at!]!)!;
    return { row, value };
  });
  const order = sized.toSorted((one, two) => (isLeast ? 1 : -1) * (one.value.value - two.value.value));
  const [best, next] = order;
  if (!best || !next || best.value.value === next.value.value || new Set(sized.map(({ value }) => value.kind)).size > 1)
    return undefined;
  const label = (row: Row): string => row.cells[0]!;
  return answer(
    `That is ${label(best.row)}, with ${best.value.typed}${priced.length > 0 || at === undefined ? '' : ` (${table.heads[at]!})`}; the next is ${label(next.row)} with ${next.value.typed}.`,
    [best.row, next.row],
  );
};

const WANTED: readonly (readonly [RegExp, RegExp, readonly Value['kind'][]])[] = [
  [
    /^(?:and |so |at )?(?:what|which) time\b|^when\b|\bhow late\b/,
    /\b(?:time|starts?|kick|depart\w*|arriv\w*|leaves?|when|hours)\b/i,
    ['clock', 'span'],
  ],
  [/^(?:on )?(?:when|what day|which day|what date|which date)\b/, /\b(?:day|date|when)\b/i, ['date', 'weekdays']],
  [
    /^(?:and |so )?where\b|\b(?:which|what) (?:room|place|hall|pitch|court)\b/,
    /\b(?:where|room|place|venue|location|hall|pitch|court)\b/i,
    [],
  ],
  [
    /^(?:and |so )?who(?:se|'s|s)?\b/,
    /\b(?:who|name|person|owner|driver|teacher|staff|by|lead|player|child|doctor|coach|host)\b/i,
    [],
  ],
  [/\bhow many\b/, QTY, ['amount']],
  [/\bhow long\b/, /\b(?:long|time|length|minutes|hours|mins|duration)\b/i, ['duration']],
];

/** The one cell of the row that is meant, in the column that is named or of the kind that is asked for. */
const lookUp: Step = ({ table: { heads, rows: all }, asked: { question, terms }, rows, columns }) => {
  const [row, other] = rows;
  if (
    !row ||
    other ||
    all.length < 2 ||
    /^(?:is|are|am|do|does|did|can|could|will|would|should|must|was|were|have|has|had|why|how much)\b|\b(?:enough|total|left|than|not|n't|before|after|if)\b/.test(
      question,
    )
  )
    return undefined;
  // The column that picked the row says nothing new.
  const free = (at: number): boolean => !termsOf(row.cells[at]!).some((term) => terms.includes(term));
  const named = columns.filter((at) => free(at));
  const wanted = WANTED.filter(([asks]) => asks.test(question));
  const fit = heads.flatMap((head, at) =>
    free(at) && wanted.some(([, name, kinds]) => name.test(head) || kinds.includes(valueOf(row.cells[at]!)?.kind ?? 'year'))
      ? [at]
      : [],
  );
  const both = named.filter((at) => fit.includes(at));
  const [at, more] = [both, wanted.length > 0 ? fit : named, named].find((some) => some.length > 0) ?? [];
  if (at === undefined || more !== undefined || row.cells[at] === '') return undefined;
  return answer(
    `That is ${row.cells[at]!}${wanted[0]?.[1] === QTY || (isNumeric(row.cells[at]!) && valueOf(row.cells[at]!)?.kind === 'amount') ? ` (${heads[at]!})` : ''}.`,
    [row],
  );
};

/** "Which things are on back order", "how many were delivered": the rows that say so. */
const saying: Step = ({ table, asked: { question, terms }, rows }) => {
  const isCount = /\bhow many\b/.test(question);
  if (
    (!isCount && !/^(?:and |so )?(?:who|which|what)\b/.test(question)) ||
    rows.length === table.rows.length ||
    rows.length === 0
  )
    return undefined;
  if (DENIED.test(question) || /\b(?:more|less|than|time|if|total)\b/.test(question) || TOP.test(question) || LOW.test(question))
    return undefined;
  // By what stands in a column beside the names.
  const isBySide = rows.every(({ cells }) =>
    cells.slice(1).some((cell) => !isNumeric(cell) && termsOf(cell).some((term) => terms.includes(term))),
  );
  const isByName = rows.some(({ cells: [name] }) => termsOf(name!).some((term) => terms.includes(term)));
  if (!isBySide || isByName) return undefined;
  const names = listed(rows.map(({ cells }) => cells[0]!));
  return answer(isCount ? `That is ${rows.length}: ${names}.` : `That is ${names}.`, rows);
};

const STEPS: readonly Step[] = [goals, shifts, owing, ticked, turns, topmost, costs, lookUp, saying];

export const tabled: Rule = (question, notes) => {
  const table = tableIn(notes) ?? rotaIn(notes);
  if (!table) return undefined;
  const terms = wordsIn(question)
    .filter((word) => isTelling(word) && !ASKING.test(word))
    .map(stemmed);
  const days = valuesIn(question).flatMap(daysOf);
  const whole = [
    ...terms,
    ...wordsIn(question)
      .filter((word) => ASKING.test(word))
      .map(stemmed),
  ];
  const columns = columnsNamed(table, { question, terms: whole, days });
  const used = new Set(columns.flatMap((at) => termsOf(table.heads[at]!)));
  const asked: Asked = { question, terms, days };
  const rows = rowsMeant(table, asked, used);
  // A thing that stands nowhere in the table is told elsewhere, or not at all.
  const isStray = terms.some(
    (term) =>
      !used.has(term) &&
      !table.heads.some((head) => termsOf(head).some((own) => own.slice(0, 4) === term.slice(0, 4))) &&
      !table.rows.some(({ cells }) => cells.some((cell) => meets(term, termsOf(cell)))) &&
      notes.units.some(({ text }) => !table.rows.some(({ line }) => line.includes(text)) && termsOf(text).includes(term)),
  );
  if (isStray) return undefined;
  for (const step of STEPS) {
    const found = step({ table, notes, asked, rows, columns });
    // All that the question names was heeded.
    if (found) return { ...found, isOnly: true };
  }
  return undefined;
};
