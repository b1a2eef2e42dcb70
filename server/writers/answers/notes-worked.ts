/** What is not in the notes but follows from them: a total, what is left, so much for each person, the cheapest, how many. */
import { alike } from './alike.ts';
import { unitsOf } from './notes-units.ts';
import { inFigures, quantitiesIn, type Quantity } from './quantities.ts';
import { figure, money } from './sums-told.ts';
import { isTelling, stemmed, termsIn, wordsIn } from './terms.ts';

interface Row {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly amounts: readonly Quantity[];
}

export interface WorkedFromNotes {
  readonly says: string;
  /** The lines that it follows from, as they stand. */
  readonly lines: readonly string[];
}

/** The question in plain form with its figures as digits, and the notes line by line. */
type Rule = (question: string, rows: readonly Row[]) => WorkedFromNotes | undefined;

const AMOUNTS: readonly Quantity['kind'][] = ['money', 'number', 'weight', 'volume', 'length', 'hours', 'days', 'people'];
const MONTH_AFTER = /^(?:st|nd|rd|th)?\s*(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const MONTH_BEFORE = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\.? $/;

/** Days of a month and hours of the day are no amounts. */
const amountsIn = (text: string): readonly Quantity[] => {
  const plain = inFigures(text.toLowerCase());
  return quantitiesIn(plain).filter(
    ({ kind, at, typed }) =>
      AMOUNTS.includes(kind) &&
      !(/^\d\d?$/.test(typed) && (MONTH_AFTER.test(plain.slice(at + typed.length)) || MONTH_BEFORE.test(plain.slice(0, at)))),
  );
};

const rowsOf = (notes: string): readonly Row[] =>
  unitsOf(notes)
    .filter(({ isHeading }) => !isHeading)
    .map(({ text }) => ({ text, terms: termsIn(text), amounts: amountsIn(text) }));

/** As it is said: with its sign, or the unit that stood there, and to the cent where it stood so. */
const said = (value: number, { kind, unit, typed }: Quantity): string =>
  kind === 'money' || /\.\d\d$/.test(typed)
    ? money(value, kind === 'money' ? unit : '')
    : `${figure(value)}${/^[\d.,]+/.test(typed) ? typed.replace(/^[\d.,]+/, '') : ''}`;
const asTyped = ({ kind, value, typed }: Quantity): number => (kind === 'money' ? value : Number(typed.replace(/[^\d.]/g, '')));
const lastOf = ({ amounts }: Row): Quantity | undefined => amounts.at(-1);

const speaksOf = (row: Row, word: string): boolean =>
  row.terms.has(stemmed(word)) || [...alike(word)].some((other) => row.terms.has(other));

/** The row that speaks of a thing and of most of what else is said of it; undefined where two do so alike. */
const rowOf = (rows: readonly Row[], word: string, others: readonly string[]): Row | undefined => {
  const own = rows.filter((row) => row.amounts.length > 0 && row.terms.has(stemmed(word)));
  const about = own.length > 0 ? own : rows.filter((row) => row.amounts.length > 0 && speaksOf(row, word));
  const fits = (row: Row): number => others.filter((other) => speaksOf(row, other)).length;
  const [first, second] = about.toSorted((one, other) => fits(other) - fits(one));
  return first && (!second || fits(first) > fits(second)) ? first : undefined;
};

const tellingIn = (text: string): readonly string[] => wordsIn(text).filter((word) => isTelling(word) && !/^\d/.test(word));

/** "a cut and colour", "two coffees and a cake": the things on both sides of the "and". */
const PAIR = /\b([\p{L}-]+)(?: \d+)? and (?:an? |the |my |one )?(?:\d+ )?([\p{L}-]+)\b/u;

const twoThings = (question: string, rows: readonly Row[]): readonly [Row, Row] | undefined => {
  const pair =
    PAIR.exec(question) ?? /\b([\p{L}-]+) (?:is |are |was |costs? )?\w* ?than (?:an? |the |my )?([\p{L}-]+)\b/u.exec(question);
  if (!pair) return undefined;
  const [, first, second] = pair as unknown as readonly [string, string, string];
  const others = tellingIn(question).filter((word) => word !== first && word !== second);
  const [one, other] = [rowOf(rows, first, others), rowOf(rows, second, others)];
  return one && other && one !== other ? [one, other] : undefined;
};

const total: Rule = (question, rows) => {
  if (!/\b(?:altogether|in total|in all|together|total|sum|cost|pay)\b/.test(question)) return undefined;
  const found = twoThings(question, rows);
  // Of a price for each, it is not known how many.
  if (!found || found.some(({ text }) => EACH.test(text))) return undefined;
  const [first, second] = found.map(lastOf) as [Quantity, Quantity];
  if (first.kind !== second.kind) return undefined;
  const [one, other] = [asTyped(first), asTyped(second)];
  return {
    says: `Together that is ${said(one + other, first)}: ${figure(one)} + ${figure(other)}.`,
    lines: found.map(({ text }) => text),
  };
};

const difference: Rule = (question, rows) => {
  if (
    !/\b(?:how (?:much|many)|what is the difference)\b/.test(question) ||
    !/\b(?:more|less|fewer|cheaper|dearer|difference|longer|shorter|heavier|lighter|older|younger)\b/.test(question)
  )
    return undefined;
  const found = twoThings(question, rows);
  if (!found) return undefined;
  const [first, second] = found.map(lastOf) as [Quantity, Quantity];
  if (first.kind !== second.kind) return undefined;
  const [one, other] = [asTyped(first), asTyped(second)];
  return {
    says: `The difference is ${said(Math.abs(one - other), first)}: ${figure(Math.max(one, other))} − ${figure(Math.min(one, other))}.`,
    lines: found.map(({ text }) => text),
  };
};

const STARTED = /\b(?:registered|signed up|booked|invited|enrolled|ordered|bought|applied|entries|tickets sold)\b/i;
const GONE =
  /\b(?:did(?: not|n't) (?:show|come|turn)|not come|no[- ]shows?|cancel\w*|dropped out|absent|called off|sick|sold|broken|returned|eaten|used)\b/i;
const OWED = /\b(?:total|amount due|to pay|price|sum|costs?)\b/i;
const PAID = /\b(?:paid|deposit|advance|down payment|on account|instal?ment|received|prepaid)\b/i;

const EACH = /\b(?:(?:a|per|each) (?:head|person|adult|child|guest|day|night|hour|week|month|km|piece)|each|p\.?p\.?|apiece)\b/i;

/** The first less all of the others, where each is one amount. */
const lessThan = (rows: readonly Row[], from: RegExp, less: RegExp): readonly [Row, readonly Row[], number] | undefined => {
  const isLess = ({ text, amounts }: Row): boolean => less.test(text) && amounts.length === 1 && !EACH.test(text);
  const start = rows.findLast((row) => from.test(row.text) && row.amounts.length > 0 && !isLess(row));
  const gone = rows.filter(isLess);
  if (!start || gone.length === 0 || gone.length > 4) return undefined;
  const first = from === OWED ? lastOf(start)! : start.amounts[0]!;
  const off = gone.reduce((so, row) => so + asTyped(from === OWED ? lastOf(row)! : row.amounts[0]!), 0);
  const left = asTyped(first) - off;
  return left < 0 ? undefined : [start, gone, left];
};

const left: Rule = (question, rows) => {
  const isBill =
    /\b(?:still (?:open|owed|due|owe|to pay|to be paid|have to pay|outstanding)|left to (?:pay|be paid)|outstanding|remaining|owe|balance)\b/.test(
      question,
    );
  const isCount =
    /\bhow many\b/.test(question) &&
    /\b(?:came|come|attended|turned up|showed up|took part|were there|there in the end|left|remain\w*)\b/.test(question);
  if (!isBill && !isCount) return undefined;
  const found = isBill ? lessThan(rows, OWED, PAID) : lessThan(rows, STARTED, GONE);
  if (!found) return undefined;
  const [start, gone, rest] = found;
  const model = (isBill ? lastOf(start) : start.amounts[0])!;
  const taken = asTyped(model) - rest;
  return {
    says: `${isBill ? `${said(rest, model)} is still open` : `${figure(rest)} are left`}: ${money(asTyped(model), '')} − ${money(taken, '')}.`.replace(
      'are left',
      /\b(?:left|remain)/.test(question) ? 'are left' : 'in the end',
    ),
    lines: [start, ...gone].map(({ text }) => text),
  };
};

/** "4 l a head" for "we are 5". */
const forAll: Rule = (question, rows) => {
  const heads =
    /\b(?:we are|we're|there are|for|of us|are) (\d+)\b|\b(\d+) (?:of us|people|persons|guests|adults|kids|children|nights|days|hours|weeks|months)\b/.exec(
      question,
    );
  const many = Number(heads?.[1] ?? heads?.[2] ?? 0);
  if (many < 2 || !/\bhow (?:much|many)\b|\bwhat (?:would|will|does|do)\b/.test(question)) return undefined;
  const words = tellingIn(question);
  const fits = (row: Row): number => words.filter((word) => speaksOf(row, word)).length;
  const rates = rows.filter((row) => EACH.test(row.text) && row.amounts.length > 0 && fits(row) > 0);
  // So much a tent and so much a person: only one of them would be counted.
  if (
    rates.some(
      ({ text }) =>
        text
          .split(EACH)
          .slice(0, -1)
          .filter((before) => amountsIn(before).length > 0).length > 1,
    )
  )
    return undefined;
  const [row, second] = rates.toSorted((one, other) => fits(other) - fits(one));
  if (!row || (second && fits(second) === fits(row))) return undefined;
  // The amount that stands right before "a head".
  const at = inFigures(row.text.toLowerCase()).search(EACH);
  const rate = row.amounts.filter((amount) => amount.at < at).at(-1) ?? lastOf(row)!;
  const one = asTyped(rate);
  return { says: `That makes ${said(many * one, rate)}: ${figure(many)} × ${figure(one)}.`, lines: [row.text] };
};

const LEAST = /\b(?:cheapest|least expensive|lowest|smallest|shortest|lightest|fewest|least|youngest|quickest|fastest)\b/;
const MOST = /\b(?:most expensive|dearest|priciest|highest|biggest|largest|longest|heaviest|oldest|costs? (?:the )?most|most)\b/;

/** A name and a figure: "Blue room: 95", "Breakfast 9"; not "They take 300 off". */
const isEntry = ({ text, amounts }: Row): boolean => {
  const { typed } = amounts.at(-1)!;
  const plain = inFigures(text.toLowerCase());
  const at = plain.lastIndexOf(typed);
  return (
    /\d/.test(typed) &&
    text.includes(typed.match(/[\d.,]+/)![0]) &&
    (/[:,–—-] *$/.test(plain.slice(0, at)) || plain.length - at - typed.length <= 1)
  );
};

/** Of all lines, so many must belong to the list. */
const LIST = 0.7;

/** The lines of a list have one amount of a kind each; those that speak of what is asked about go before the others. */
const extreme: Rule = (question, rows) => {
  const isLeast = LEAST.test(question);
  if (!isLeast && !MOST.test(question)) return undefined;
  const listed = rows.filter(
    (row) => row.amounts.length > 0 && new Set(row.amounts.map(({ kind }) => kind)).size === 1 && isEntry(row),
  );
  const words = tellingIn(question).filter((word) => !LEAST.test(word) && !MOST.test(word));
  const about = listed.filter((row) => words.some((word) => row.terms.has(stemmed(word))));
  // Without such words, a list is all that there is.
  if (about.length < 2 && listed.length < LIST * rows.length) return undefined;
  const compared = about.length >= 2 ? about : listed;
  const [kind, ...kinds] = new Set(compared.map((row) => lastOf(row)!.kind));
  if (compared.length < 2 || kind === undefined || kinds.length > 0) return undefined;
  const sorted = compared.toSorted((one, other) => (isLeast ? 1 : -1) * (lastOf(one)!.value - lastOf(other)!.value));
  const [best, next] = sorted as [Row, Row];
  if (lastOf(best)!.value === lastOf(next)!.value) return undefined;
  const amount = lastOf(best)!;
  const label = best.text
    .slice(0, Math.max(0, best.text.toLowerCase().lastIndexOf(amount.typed)))
    .replace(/(?<![\s:.,–-])[\s:.,–-]+$/, '');
  const is = `${said(asTyped(amount), amount)} is the ${isLeast ? 'lowest' : 'highest'} of the ${compared.length} figures in your notes`;
  return { says: label === '' ? `${is}.` : `That is “${label}”: ${is}.`, lines: [best.text] };
};

const RULES: readonly Rule[] = [left, forAll, difference, total, extreme];
/** Far more lines than a list that somebody would add up. */
const LONGEST = 60;

/** @param plain the question in its plain form. */
export const workedFrom = (plain: string, notes: string): WorkedFromNotes | undefined => {
  const rows = rowsOf(notes);
  if (rows.length === 0 || rows.length > LONGEST) return undefined;
  const question = inFigures(plain);
  for (const rule of RULES) {
    const found = rule(question, rows);
    if (found) return found;
  }
  return undefined;
};
