/** Notes that are a table: rows of as many cells under a row of heads. What is asked picks rows and a column, and says what is done with them. */
import { listed } from '../../../english/prose.ts';
import { likeInNotes } from '../question/alike.ts';
import { said, type Rule } from './amounts.ts';
import { daysOf } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { figure } from '../sums/told.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';
import {
  type Row,
  type Table,
  valueOf,
  isNumeric,
  tableIn,
  rotaIn,
  termsOf,
  type Asked,
  answer,
  type Step,
  QTY,
  type Priced,
  pricedIn,
  calledOf,
} from './table-rows.ts';
import { turns, shifts } from './table-shifts.ts';

const ASKING =
  /^(?:cost\w*|price\w*|pay|paid|much|many|total|altogether|day|days|time|work\w*|come|each|all|did|get|is|does|most|least|cheap\w*|expensive|dear\w*|long\w*|big\w*|piece|thing|things|item|items|still|order\w*|list|buy|need|week|on|per|one|ones|left|high\w*|low\w*|first|last|name|who)$/;
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
