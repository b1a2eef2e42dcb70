/** Questions over tables and rotas: what stands where, of which rows, how much in all, who has most, who is there when. */
import { listed } from '../../english/prose.ts';
import { likeInNotes } from './alike.ts';
import { said, type Reckoned, type Rule } from './notes-amounts.ts';
import { gridsOf, rowsNamed, type Grid, type GridRow } from './notes-grid.ts';
import { daysOf, WEEK } from './notes-times.ts';
import { valuesIn, type Value } from './notes-values.ts';
import { spell } from './sums-told.ts';
import { isTelling, stemmed, wordsIn } from './terms.ts';

type Ask = (question: string, grid: Grid) => Reckoned | undefined;

const daysIn = (text: string): readonly number[] => valuesIn(text.toLowerCase()).flatMap(daysOf);
const linesOf = (rows: readonly GridRow[]): readonly string[] => [...new Set(rows.map(({ line }) => line))];

// Who works from when to when.

interface Turn {
  readonly row: GridRow;
  readonly day: number;
  /** As it stands: "12-8 (tills)". */
  readonly typed: string;
  readonly from: number;
  readonly to: number;
}
const SPAN = /(\d{1,2})(?:[:.](\d\d))? ?(am|pm)? ?(?:-|–|to|till) ?(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?(?!\d)/i;
const NOON = 720;
/** Who begins before seven without "am" begins in the afternoon, and who ends before the beginning ends after noon, or the next morning. */
const EARLIEST = 6 * 60;
const minutes = (hour: string, minute: string | undefined, half: string | undefined): number =>
  (Number(hour) % (half ? 12 : 25)) * 60 + Number(minute ?? 0) + (half?.toLowerCase() === 'pm' ? NOON : 0);
const turnIn = (typed: string): Pick<Turn, 'from' | 'to'> | undefined => {
  const [, hour, minute, half, hourTo, minuteTo, halfTo] = SPAN.exec(typed) ?? [];
  if (hour === undefined || hourTo === undefined) return undefined;
  const early = minutes(hour, minute, half);
  const from = half === undefined && !hour.startsWith('0') && early < EARLIEST ? early + NOON : early;
  const late = minutes(hourTo, minuteTo, halfTo);
  return { from, to: [late, late + NOON, late + 2 * NOON].find((end) => end > from) ?? late };
};

const turnsOf = (grid: Grid): readonly Turn[] => {
  const days = grid.heads.map((head) => daysIn(head));
  if (days.length < 2 || days.some((one) => one.length !== 1)) return [];
  return grid.rows.flatMap((row) =>
    row.cells.flatMap((typed, at): readonly Turn[] => {
      const turn = turnIn(typed);
      return turn ? [{ row, day: days[at]![0]!, typed, ...turn }] : [];
    }),
  );
};
const typedHalves = (typed: string): readonly string[] =>
  (SPAN.exec(typed)?.[0] ?? typed).split(/ ?(?:-|–|to|till) ?/).map((half) => half.trim());
const length = (turns: readonly Turn[]): number => turns.reduce((so, { from, to }) => so + to - from, 0);
const told = (turns: readonly Turn[]): string => listed(turns.map(({ day, typed }) => `${WEEK[day]!} ${typed}`));

const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\bmorning\b/, 0, NOON],
  [/\bafternoon\b/, NOON, 17 * 60],
  [/\b(?:evening|tonight|night)\b/, 18 * 60, 24 * 60],
];

/** Whoever says who they are asks of themselves. */
const asOwn = (question: string): string => question.replace(/\b(?:i am|im|my name is|this is|it is) (?=\p{L}+(?:$|[,.?]))/u, '');

const shifts: Ask = (question, grid) => {
  const all = turnsOf(grid);
  if (all.length < 2) return undefined;
  const days = daysIn(question);
  const names = rowsNamed(grid, question);
  const own = all.filter(
    ({ row, day }) => (names.length === 0 || names.includes(row)) && (days.length === 0 || days.includes(day)),
  );
  const [name, other] = names;
  const isOff = /\b(?:off|not (?:in|on|working)|free)\b/.test(question);
  if (/^(?:.*\b)?who\b/.test(question) && names.length === 0 && days.length === 1) {
    const on = grid.rows.filter((row) => own.some((turn) => turn.row === row));
    const off = grid.rows.filter((row) => !on.includes(row));
    const [firsts, lasts] = [Math.min(...own.map(({ from }) => from)), Math.max(...own.map(({ to }) => to))];
    const part = PARTS.find(([asked]) => asked.test(question));
    const chosen = /\b(?:open\w*|first|earliest|start\w* first)\b/.test(question)
      ? own.filter(({ from }) => from === firsts)
      : /\b(?:clos\w*|lock\w*|last|latest|finish\w* last)\b/.test(question)
        ? own.filter(({ to }) => to === lasts)
        : part
          ? own.filter(({ from, to }) => from < part[2] && to > part[1])
          : own;
    if (isOff)
      return off.length > 0 ? { says: `That is ${listed(off.map((row) => row.name))}.`, lines: linesOf(off) } : undefined;
    return chosen.length === 0
      ? undefined
      : {
          says: `That is ${listed(chosen.map(({ row, typed }) => `${row.name} (${typed})`))}.`,
          lines: linesOf(chosen.map(({ row }) => row)),
        };
  }
  const count = /\bhow many (hours|days|shifts|times)\b|\bhow (long)\b/.exec(question);
  const isMost = /\b(?:most|longest)\b/.test(question);
  if (/\bwho\b/.test(question) && names.length === 0 && (isMost || /\b(?:fewest|least)\b/.test(question))) {
    const byDays = /\b(?:days|shifts)\b/.test(question);
    const ranked = grid.rows
      .map((row) => ({ row, turns: own.filter((turn) => turn.row === row) }))
      .map(({ row, turns }) => ({ row, size: byDays ? turns.length : length(turns) / 60 }))
      .toSorted((one, two) => (isMost ? two.size - one.size : one.size - two.size));
    const sizeOf = (size: number): string => (byDays ? `${size} shifts` : spell(size));
    return ranked[0]!.size === ranked[1]?.size
      ? undefined
      : {
          says: `That is ${ranked[0]!.row.name} with ${sizeOf(ranked[0]!.size)}; ${listed(ranked.slice(1).map(({ row, size }) => `${row.name} has ${sizeOf(size)}`))}.`,
          lines: linesOf(grid.rows),
        };
  }
  if (!name || other) return undefined;
  const lines = [name.line];
  if (own.length === 0)
    return days.length === 1 && /\b(?:what time|when|work\w*|on|in|shift|start\w*|finish\w*)\b/.test(question)
      ? {
          says: `${name.name} has no shift on ${WEEK[days[0]!]}: ${name.cells[grid.heads.findIndex((head) => daysIn(head)[0] === days[0])]}.`,
          lines,
        }
      : undefined;
  if (count && !/\b(?:more|less|paid|pay|earn\w*)\b/.test(question))
    return count[1] === 'hours' || count[2]
      ? { says: `That is ${spell(length(own) / 60)}: ${told(own)}.`, lines }
      : { says: `That is ${own.length} ${count[1] === 'times' ? 'shifts' : count[1]}: ${told(own)}.`, lines };
  if (/\b(?:which|what) days?\b/.test(question) && days.length === 0) {
    const off = grid.heads.map((head) => daysIn(head)[0]!).filter((day) => !own.some((turn) => turn.day === day));
    return { says: `That is ${listed((isOff ? off : own.map(({ day }) => day)).map((day) => WEEK[day]!))}.`, lines };
  }
  const [turn, more] = own;
  if (!turn || more || isOff) return undefined;
  const asksTime = /\bwhat time\b|\bwhen\b|\bhours\b|\bwhat shift\b/.test(question);
  const [from, to] = typedHalves(turn.typed);
  const end = /\b(?:finish\w*|end\w*|stop\w*|leave|off|done|knock\w*|clock\w* off|until|till|out)\b/.test(question);
  const start = /\b(?:start\w*|begin\w*|in for|be in|come in|arrive)\b/.test(question);
  return asksTime
    ? { says: end !== start ? `That is ${end ? to : from} (${turn.typed}).` : `That is ${turn.typed}.`, lines }
    : undefined;
};

// Tables of figures and words.

const figureIn = (cell: string): Value | undefined => {
  const found = valuesIn(cell).filter(
    ({ kind }) => kind === 'amount' || kind === 'money' || kind === 'percent' || kind === 'duration',
  );
  return found.length === 1 ? found[0] : undefined;
};
/** "Pts" for points, "Qty" for quantity. */
const isShort = (head: string, word: string): boolean => {
  let at = 0;
  for (const letter of head) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return head.length > 1 && head.length < word.length && head[0] === word[0];
};
/** What a comparison in a question measures. */
const MEASURED: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:advanced|highest grade|best grade)\b/, /\b(?:grade|level|stage|belt)\b/i],
  [/\b(?:old|young)(?:er|est)\b/, /\b(?:age|years?|born)\b/i],
  [/\b(?:cheap|dear|pric)\w*|\bexpensive\b|\bcosts?\b/, /\b(?:price|cost|fee|rate|amount)\b|[£$€]/i],
  [/\b(?:heav|light)\w*est\b/, /\b(?:weight|kg|g)\b/i],
  [/\b(?:tall|high|short)est\b/, /\b(?:height|cm|m)\b/i],
  [/\b(?:furthest|farthest|nearest|closest|how far)\b/, /\b(?:distance|miles|km)\b/i],
  [/\b(?:longest|shortest|quickest|fastest|slowest)\b/, /\b(?:time|length|duration|minutes|mins|hours)\b/i],
  [/\b(?:owes?|owing|owed|outstanding|still to pay|paid)\b/, /\b(?:owe[ds]?|owing|due|balance|outstanding|to pay|unpaid)\b/i],
  [/\b(?:top|leads?|leading|winning|won|first place)\b/, /\b(?:pts|points|score|total)\b/i],
];
const columnsAsked = (grid: Grid, question: string): readonly number[] => {
  const words = wordsIn(question).filter(isTelling);
  const at = grid.heads.map((_, index) => index);
  const speaks = (head: string, isSame: (word: string, own: string) => boolean): boolean =>
    wordsIn(head).some((own) => words.some((word) => isSame(word, own)));
  const ways = [
    (head: string): boolean => daysIn(head).some((day) => daysIn(question).includes(day)),
    (head: string): boolean => speaks(head, (word, own) => stemmed(word) === stemmed(own) || isShort(own, word)),
    (head: string): boolean => MEASURED.some(([asked, own]) => asked.test(question) && own.test(head)),
    (head: string): boolean => speaks(head, (word, own) => likeInNotes(word).has(stemmed(own))),
  ];
  return ways.map((way) => at.filter((index) => way(grid.heads[index]!))).find((found) => found.length > 0) ?? [];
};

/** Words that are in a column and in the question pick rows: "the tuesday pupils", "who plays violin". */
const picked = (grid: Grid, question: string): readonly GridRow[] => {
  const asked = new Set(wordsIn(question).filter(isTelling).map(stemmed));
  const days = daysIn(question);
  const numbered = new Set(
    valuesIn(question)
      .filter(({ kind }) => kind === 'amount')
      .map(({ value }) => value),
  );
  let rows = grid.rows;
  for (const [at, head] of grid.heads.entries()) {
    const says = (row: GridRow): boolean => {
      const cell = row.cells[at]!;
      const words = wordsIn(cell).filter((word) => isTelling(word) && !/^\d/.test(word));
      const isDay = words.length === 1 && daysIn(cell).length > 0;
      const isNumber = /^\d+$/.test(cell) && wordsIn(head).some((word) => new RegExp(`\\b${word} ${cell}\\b`).test(question));
      return isDay
        ? daysIn(cell).some((day) => days.includes(day))
        : (isNumber && numbered.has(Number(cell))) || (words.length > 0 && words.every((word) => asked.has(stemmed(word))));
    };
    if (rows.some(says)) rows = rows.filter(says);
  }
  return rows;
};

const NOTHING = /^(?:no|n|not? yet|0|0?\.00|-+|–|—|x|✗|✘|none|nil|)$/i;
const isUnset = (cell: string): boolean => NOTHING.test(cell.trim()) || /\b(?:not|no|awaiting|pending|unpaid)\b/i.test(cell);
const OWES = /\b(?:owe[ds]?|owing|due|balance|outstanding|to pay|unpaid|overdue)\b/i;
const NOT_DONE =
  /\b(?:has|have|is|are|did|does) ?(?:not|n't)\b|\b(?:hasn't|haven't|hasnt|havent|isn't|isnt|didn't|didnt|aren't|arent|yet to|still (?:to|need|owe)|owes?|owing|missing|without)\b/;

/** Who has done it, and who has not, by the column that tells. */
const status: Ask = (question, grid) => {
  if (!/\bwho\b|\bhow many\b|\bwhich\b|\banyone\b|\banybody\b/.test(question)) return undefined;
  const isMoney = /\b(?:pay|paid|payed|owe\w*|owing|money|cough\w*)\b/.test(question);
  const at = grid.heads.findIndex((head) =>
    isMoney
      ? OWES.test(head) || /\bpaid\b/i.test(head)
      : wordsIn(head).some((own) =>
          wordsIn(question)
            .filter(isTelling)
            .some((word) => stemmed(word) === stemmed(own)),
        ),
  );
  if (at === -1 || !(NOT_DONE.test(question) || /\b(?:paid|has|have|is|are|did)\b/.test(question))) return undefined;
  const column = grid.rows.map((row) => row.cells[at]!);
  const isDebt = OWES.test(grid.heads[at]!);
  if (!isDebt && !column.some((cell) => NOTHING.test(cell))) return undefined;
  if (!isMoney && column.every((cell) => /\d{2}|[£$€]/.test(cell))) return undefined;
  if (/\b(?:most|least|total|much)\b/.test(question)) return undefined;
  const among = picked(grid, question.replace(/\b(?:paid|not|no|yes)\b/g, ''));
  const rows = among.filter((row) => isUnset(row.cells[at]!) === (NOT_DONE.test(question) !== isDebt));
  const names =
    rows.length === 0
      ? 'nobody'
      : listed(rows.map(({ name, cells }) => (isDebt && !isUnset(cells[at]!) ? `${name} (${cells[at]!})` : name)));
  return {
    says: /\bhow many\b/.test(question) ? `That is ${rows.length}${rows.length > 0 ? `: ${names}` : ''}.` : `That is ${names}.`,
    lines: linesOf(rows.length === 0 ? among : rows),
  };
};

const MOST =
  /\b(?:most|best|high(?:est)?|bigg?est|largest|longest|oldest|tallest|heaviest|furthest|dearest|top|leads?|leading|winning|won|advanced|slowest)\b/;
const LEAST =
  /\b(?:least|worst|low(?:est)?|smallest|shortest|fewest|youngest|cheapest|lightest|nearest|closest|quickest|fastest|bottom|last place)\b/;
const SUM =
  /\b(?:total|altogether|in all|all together|sum|overall|between them|everyone|everybody|all of them|from this lot|the lot)\b/;

const numbersOf = (rows: readonly GridRow[], at: number): readonly Value[] | undefined => {
  const values = rows.map(({ cells }) => figureIn(cells[at]!));
  return values.every((value) => value !== undefined) ? values : undefined;
};

const figures: Ask = (question, grid) => {
  if (grid.heads.length === 0) return undefined;
  const names = rowsNamed(grid, question);
  const columns = columnsAsked(grid, question);
  const numeric = grid.heads.map((_, at) => at).filter((at) => numbersOf(grid.rows, at) !== undefined);
  const among = picked(grid, question);
  const rows = names.length > 0 ? names : among;
  const isWhich = /\b(?:who|which|what)\b/.test(question) && (MOST.test(question) || LEAST.test(question));
  const [only, second] = numeric.filter((at) => columns.includes(at));
  const at = second === undefined ? (only ?? (numeric.length === 1 ? numeric[0] : undefined)) : undefined;
  const values = at === undefined ? undefined : numbersOf(rows, at);
  if (/\b(?:if|per|each|left|difference|percent)\b|%/.test(question)) return undefined;
  if (isWhich && values && names.length === 0 && rows.length > 1) {
    const isLeast = LEAST.test(question);
    const ranked = rows
      .map((row, index) => ({ row, value: values[index]! }))
      .toSorted((one, other) => (isLeast ? 1 : -1) * (one.value.value - other.value.value));
    const best = ranked.filter(({ value }) => value.value === ranked[0]!.value.value);
    return {
      says: `That is ${listed(best.map(({ row }) => row.name))} with ${ranked[0]!.value.typed}${grid.heads[at!] === '' ? '' : ` (${grid.heads[at!]})`}; ${listed(ranked.slice(best.length, best.length + 3).map(({ row, value }) => `${row.name} has ${value.typed}`))}.`,
      lines: linesOf(rows),
      isUnsure: only === undefined,
    };
  }
  const asksHowMany = /\bhow (?:much|many)\b|\bwhat\b|\btotal\b/.test(question);
  if (asksHowMany && values && rows.length > 1 && (SUM.test(question) || names.length === rows.length)) {
    if (names.length === 0 && !SUM.test(question)) return undefined;
    const sum = values.reduce((so, { value }) => so + value, 0);
    const model = values.find(({ kind }) => kind === 'money') ?? values[0]!;
    return {
      says: `That makes ${said(sum, model, true)}: ${rows.map(({ name }, index) => `${values[index]!.typed} (${name})`).join(' + ')}.`,
      lines: linesOf(rows),
      isUnsure: only === undefined,
    };
  }
  if (/\baverage\b/.test(question) && values && rows.length > 1) {
    const mean = values.reduce((so, { value }) => so + value, 0) / values.length;
    return {
      says: `That is ${said(mean, values[0]!, true)} on average: ${values.map(({ typed }) => typed).join(' + ')}, divided by ${values.length}.`,
      lines: linesOf(rows),
      isUnsure: only === undefined,
    };
  }
  if (
    /\bhow many\b/.test(question) &&
    names.length === 0 &&
    among.length < grid.rows.length &&
    columns.every((index) => !numeric.includes(index))
  )
    return { says: `That is ${among.length}: ${listed(among.map(({ name }) => name))}.`, lines: linesOf(among) };
  return undefined;
};

/** What stands in one row under one head. */
const lookedUp: Ask = (question, grid) => {
  if (/\b(?:total|altogether|difference|more|less|left|if|most|least|average|when will|how long)\b/.test(question))
    return undefined;
  const days = daysIn(question);
  const byDay = grid.rows.filter(({ name }) => days.length > 0 && daysIn(name).some((day) => days.includes(day)));
  const [row, other] = byDay.length > 0 ? byDay : rowsNamed(grid, question);
  const named = columnsAsked(grid, question);
  const [at, more] = named;
  if (!row || other || at === undefined || more !== undefined || row.cells[at] === '' || grid.heads.length === 0)
    return undefined;
  return { says: `That is ${row.cells[at]} (${row.name}, ${grid.heads[at]}).`, lines: [row.line] };
};

// Timetables: stops one below the other, each with its times.

const CLOCK = /^(\d{1,2})[:.]?(\d\d)$/;
const clockIn = (cell: string): number | undefined => {
  const [, hour, minute] = CLOCK.exec(cell.trim()) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
};
const isTimetable = ({ rows }: Grid): boolean =>
  rows.length > 1 &&
  rows.every(({ cells }) => cells.length > 1 && cells.every((cell) => clockIn(cell) !== undefined || /^[-–—.x|]*$/.test(cell)));

const journeys: Ask = (question, grid) => {
  if (!isTimetable(grid)) return undefined;
  const stops = rowsNamed(grid, question).toSorted((one, other) => grid.rows.indexOf(one) - grid.rows.indexOf(other));
  const [from = grid.rows[0]!, to = stops.length === 1 && stops[0] !== grid.rows.at(-1) ? grid.rows.at(-1)! : undefined] =
    stops.length === 0 ? [grid.rows[0]!, grid.rows.at(-1)!] : stops[0] === grid.rows.at(-1) ? [grid.rows[0]!, stops[0]] : stops;
  const isBoth =
    stops.length === 2 || /\b(?:end to end|whole (?:way|journey|route)|start to finish|all the way)\b/.test(question);
  if (stops.length > 2 || !to) return undefined;
  const runs = from.cells.flatMap((cell, at) => {
    const [leaves, arrives] = [clockIn(cell), clockIn(to.cells[at] ?? '')];
    return leaves === undefined || arrives === undefined
      ? []
      : [{ leaves, arrives, left: cell.trim(), there: to.cells[at]!.trim() }];
  });
  const lines = linesOf([from, to]);
  const values = valuesIn(question);
  const clocks = values.filter(({ kind }) => kind === 'clock');
  const walk = values.filter(({ kind }) => kind === 'duration').reduce((so, { value }) => so + value, 0);
  const run = clocks.length === 1 ? runs.find(({ leaves, arrives }) => [leaves, arrives].includes(clocks[0]!.value)) : undefined;
  const which = /\bfirst\b/.test(question)
    ? runs[0]
    : /\blast\b/.test(question) && !/\blatest\b/.test(question)
      ? runs.at(-1)
      : run;
  if (/\bhow long\b|\bjourney time\b/.test(question) && (isBoth || stops.length > 0)) {
    const lasts = new Set(runs.map(({ leaves, arrives }) => arrives - leaves));
    const meant = which ?? (lasts.size === 1 ? runs[0] : undefined);
    return meant
      ? { says: `That is ${spell((meant.arrives - meant.leaves) / 60)}: ${meant.left} to ${meant.there}.`, lines }
      : undefined;
  }
  // "When does the 7.24 get to Elm Road?"
  const known = grid.rows.find(({ cells }) => clocks.length === 1 && cells.some((cell) => clockIn(cell) === clocks[0]!.value));
  if (known && /\bwhat time\b|\bwhen\b/.test(question)) {
    const at = known.cells.findIndex((cell) => clockIn(cell) === clocks[0]!.value);
    const stop = stops.find((row) => row !== known);
    return stop && clockIn(stop.cells[at]!) !== undefined
      ? { says: `That is ${stop.cells[at]!} (${stop.name}).`, lines: linesOf([stop, known]) }
      : undefined;
  }
  const asksRun =
    /\b(?:latest|last|which|what|when)\b/.test(question) &&
    /\b(?:train|bus|tram|ferry|boat|one|coach|latest|leave|catch|get)\b/.test(question);
  if (
    asksRun &&
    clocks.length === 1 &&
    !run &&
    /\b(?:by|before|for|start\w*|latest|be (?:at|in|there)|in time|meeting|appointment)\b/.test(question)
  ) {
    const by = clocks[0]!.value - walk;
    const meant = runs.findLast(({ arrives }) => arrives <= by);
    return meant
      ? {
          says: `That is the ${meant.left} from ${from.name}, which is at ${to.name} at ${meant.there}${walk > 0 ? `, ${spell((clocks[0]!.value - meant.arrives) / 60)} before ${clocks[0]!.typed}` : ''}.`,
          lines,
        }
      : undefined;
  }
  if (asksRun && clocks.length === 1 && !run && /\b(?:after|next|from)\b/.test(question)) {
    const meant = runs.find(({ leaves }) => leaves >= clocks[0]!.value + walk);
    return meant
      ? { says: `That is the ${meant.left} from ${from.name}, which is at ${to.name} at ${meant.there}.`, lines }
      : undefined;
  }
  return undefined;
};

const ASKS: readonly Ask[] = [journeys, shifts, status, figures, lookedUp];
const tables: Rule = (question, notes, whole) => {
  const own = asOwn(whole === question ? question : `${question} ${whole.slice(question.length)}`);
  const days = valuesIn(own).flatMap(daysOf);
  // A timetable for weekdays tells nothing of a Saturday.
  if (
    days.some((day) => day > 4) &&
    notes.units.some(({ text }) => /^\W*(?:mondays? (?:to|-|–) fridays?|weekdays)(?: only)?\W*$/i.test(text))
  )
    return undefined;
  for (const grid of gridsOf(notes.text))
    for (const ask of ASKS) {
      const found = ask(own, grid);
      if (found) return found;
    }
  return undefined;
};
export const TABLE_RULES: readonly Rule[] = [tables];
