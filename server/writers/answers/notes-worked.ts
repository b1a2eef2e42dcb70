/** What is not in the notes but follows from them: a total, what is left, so much for each person, the cheapest, how many. */
import { alike } from './alike.ts';
import { unitsOf } from './notes-units.ts';
import { yearsFrom, type WorkedFromNotes } from './notes-years.ts';
import { inFigures, quantitiesIn, type Quantity } from './quantities.ts';
import { figure, money, spell } from './sums-told.ts';
import { isTelling, stemmed, termsIn, wordsIn } from './terms.ts';

interface Row {
  /** The line as it stands. */
  readonly text: string;
  /** The part of it that the amounts and words are of. */
  readonly piece: string;
  readonly terms: ReadonlySet<string>;
  readonly amounts: readonly Quantity[];
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

const rowOfText = (text: string, terms = termsIn(text)): Row => ({ text, piece: text, terms, amounts: amountsIn(text) });

const rowsOf = (notes: string): readonly Row[] =>
  unitsOf(notes)
    .filter(({ isHeading }) => !isHeading)
    .map(({ text }) => rowOfText(text));

/** A line that tells of two things, "6,500 for the website and 4,000 for the fair", is looked at piece by piece. */
const inPieces = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => {
    const pieces = row.text.split(/, (?:of which )?|; | and (?=\D{0,3}\d)/).map((piece) => rowOfText(piece));
    const isList =
      pieces.filter(({ amounts }) => amounts.length > 0).length > 1 &&
      pieces.every(({ amounts, terms }) => amounts.length === 0 || terms.size > 1);
    return isList ? pieces.map((piece) => ({ ...piece, text: row.text })) : [row];
  });

/** What a comparison is of: the longer lasts longer, the dearer costs more. */
const MEASURED: readonly (readonly [RegExp, readonly Quantity['kind'][]])[] = [
  [/\b(?:longe[rs]t?|shorte[rs]t?|quick\w*|take|takes|last|lasts)\b/, ['hours', 'days', 'length']],
  [/\b(?:heav\w+|light(?:er|est)|weigh\w*)\b/, ['weight']],
  [/\b(?:cheap\w*|dear\w*|expensive|pric\w+|cost\w*|pay)\b/, ['money', 'number']],
  [/\b(?:far|furthe\w+|deep\w*|tall\w*|high\w*|wide\w*)\b/, ['length', 'number']],
];
const amountFor = (question: string, { amounts }: Row): Quantity | undefined => {
  const kinds = MEASURED.find(([asked]) => asked.test(question))?.[1];
  return amounts.findLast(({ kind }) => kinds?.includes(kind)) ?? (kinds?.includes('hours') ? undefined : amounts.at(-1));
};

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
const PAIR = /\b([\p{L}-]+(?: \d+)?) and (?:an? |the |my |one )?(?:\d+ )?([\p{L}-]+(?: \d+)?)\b/u;
const THAN =
  /\b([\p{L}-]+(?: \d+)?) (?:is |are |was |were |costs? |takes? |lasts? |weighs? )?(?:\w+ )?than (?:an? |the |my |for )?([\p{L}-]+(?: \d+)?)\b/u;
/** "How much longer does A take than B?" */
const DOES_THAN =
  /\b(?:does|do|is|are|did|was|will) (?:an? |the |my )?([\p{L}-]+(?: \d+)?) (?:\w+ ){0,2}?than (?:an? |the |my |for )?([\p{L}-]+(?: \d+)?)\b/u;

/** Those that a name with a number is written in, where it has one. */
const named = (rows: readonly Row[], name: string): readonly Row[] => {
  if (!/ \d/.test(name)) return rows;
  return rows.filter(({ text }) => text.toLowerCase().includes(name));
};

const twoThings = (question: string, whole: readonly Row[]): readonly [Row, Row] | undefined => {
  const pair = DOES_THAN.exec(question) ?? PAIR.exec(question) ?? THAN.exec(question);
  if (!pair) return undefined;
  const [, first, second] = pair as unknown as readonly [string, string, string];
  const rows = inPieces(whole);
  const word = (name: string): string => name.replace(/ \d+$/, '');
  const others = tellingIn(question).filter((one) => one !== word(first) && one !== word(second));
  const [one, other] = [rowOf(named(rows, first), word(first), others), rowOf(named(rows, second), word(second), others)];
  return one && other && one !== other ? [one, other] : undefined;
};

const linesOf = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map(({ text }) => text))];

const JOINED = /\b(?:and|plus|with)\b|, (?=(?:an?|the|one|two|three|\d+|my|our) )/g;
const SUMMED = /\b(?:altogether|together|in total|in all)\b/;

const total: Rule = (question, rows) => {
  if (!/\b(?:altogether|in total|in all|together|total|sum|cost|pay)\b/.test(question)) return undefined;
  // Of more than two things, only two would be added.
  if ((question.match(JOINED) ?? []).length > 1) return undefined;
  const found = twoThings(question, rows);
  // Of a price for each, it is not known how many.
  if (!found || found.some(({ text }) => EACH.test(text))) return undefined;
  const [first, second] = found.map(lastOf) as [Quantity, Quantity];
  if (first.kind !== second.kind) return undefined;
  const [one, other] = [asTyped(first), asTyped(second)];
  return {
    says: `Together that is ${said(one + other, first)}: ${figure(one)} + ${figure(other)}.`,
    lines: linesOf(found),
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
  const [first, second] = found.map((row) => amountFor(question, row));
  if (!first || !second || first.kind !== second.kind) return undefined;
  if (first.kind === 'hours')
    return {
      says: `The difference is ${spell(Math.abs(first.value - second.value))}: ${[first, second].map(({ typed }) => typed).join(' and ')}.`,
      lines: linesOf(found),
    };
  const [one, other] = [asTyped(first), asTyped(second)];
  return {
    says: `The difference is ${said(Math.abs(one - other), first)}: ${figure(Math.max(one, other))} − ${figure(Math.min(one, other))}.`,
    lines: linesOf(found),
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

/** "18,000, of which 6,500 goes to the website and 4,000 to the fair": what of it is left. */
const restOf: Rule = (question, rows) => {
  const row = rows.find(({ text, amounts }) => /\bof (?:which|that|this)\b/i.test(text) && amounts.length > 1);
  if (!row || !/\b(?:left|rest|remain\w*|over)\b/.test(question)) return undefined;
  const [whole, ...parts] = row.amounts as [Quantity, ...Quantity[]];
  const rest = asTyped(whole) - parts.reduce((so, one) => so + asTyped(one), 0);
  return rest < 0 || parts.some(({ kind }) => kind !== whole.kind)
    ? undefined
    : {
        says: `${said(rest, whole)} is left: ${[whole, ...parts].map((one) => figure(asTyped(one))).join(' − ')}.`,
        lines: [row.text],
      };
};

const TAKEN = /\b(?:takings|took|income|revenue|sales|raised|earned|turnover)\b/i;
const SPENT = /\b(?:costs?|expenses|spent|outgoings)\b/i;

/** What came in, less all that is listed as spent. */
const profit: Rule = (question, rows) => {
  if (!/\b(?:profit|after (?:the )?(?:costs|expenses)|net|clear)\b/.test(question)) return undefined;
  const [taken, ...others] = rows.filter(({ text, amounts }) => TAKEN.test(text) && amounts.length > 0 && !SPENT.test(text));
  const spent = rows.filter(({ text, amounts }) => SPENT.test(text) && amounts.length > 0);
  if (!taken || others.length > 0 || spent.length === 0) return undefined;
  const model = taken.amounts[0]!;
  const costs = spent.flatMap(({ amounts }) => amounts).filter(({ kind }) => kind === model.kind);
  const rest = asTyped(model) - costs.reduce((so, one) => so + asTyped(one), 0);
  return {
    says: `${said(rest, model)} is left: ${[model, ...costs].map((one) => figure(asTyped(one))).join(' − ')}.`,
    lines: linesOf([taken, ...spent]),
  };
};

const left: Rule = (question, rows) => {
  const ofWhole = restOf(question, rows);
  if (ofWhole) return ofWhole;
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
  const fits = (row: Row): number =>
    words.reduce((so, word) => so + (row.terms.has(stemmed(word)) ? 2 : speaksOf(row, word) ? 1 : 0), 0);
  const unit = /\b(night|day|hour|week|month)s?\b/.exec(question.slice(heads?.index))?.[1];
  const isFor = (row: Row): boolean => unit !== undefined && new RegExp(`\\b(?:a|per|each) ${unit}\\b`, 'i').test(row.text);
  const rates = rows.filter((row) => EACH.test(row.text) && row.amounts.length > 0 && fits(row) + (isFor(row) ? 1 : 0) > 0);
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
  // "With cleaning": what is paid once comes on top.
  const also = /\b(?:with|and|plus|including) (?:the )?(\p{L}+)/u.exec(question)?.[1];
  const once =
    also === undefined
      ? undefined
      : inPieces(rows).find(({ amounts, piece, terms }) => amounts.length === 1 && !EACH.test(piece) && terms.has(stemmed(also)));
  if (also !== undefined && isTelling(also) && !once) return undefined;
  // The amount that stands right before "a head".
  const at = inFigures(row.text.toLowerCase()).search(EACH);
  const rate = row.amounts.filter((amount) => amount.at < at).at(-1) ?? lastOf(row)!;
  const one = asTyped(rate);
  const extra = once ? asTyped(once.amounts[0]!) : 0;
  return {
    says: `That makes ${said(many * one + extra, rate)}: ${figure(many)} × ${figure(one)}${once ? ` + ${figure(extra)}` : ''}.`,
    lines: linesOf(once ? [row, once] : [row]),
  };
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
  // What the cheapest of several things come to is more than one figure.
  if ((!isLeast && !MOST.test(question)) || SUMMED.test(question)) return undefined;
  const listed = rows.filter(
    (row) =>
      amountFor(question, row) !== undefined &&
      ((new Set(row.amounts.map(({ kind }) => kind)).size === 1 && isEntry(row)) || /^[^:]{2,40}: ?\d/.test(row.text)),
  );
  const words = tellingIn(question).filter((word) => !LEAST.test(word) && !MOST.test(word));
  const about = listed.filter((row) => words.some((word) => row.terms.has(stemmed(word))));
  // Without such words, a list is all that there is.
  if (about.length < 2 && listed.length < LIST * rows.length) return undefined;
  const compared = about.length >= 2 ? about : listed;
  const [kind, ...kinds] = new Set(compared.map((row) => amountFor(question, row)!.kind));
  if (compared.length < 2 || kind === undefined || kinds.length > 0) return undefined;
  const sorted = compared.toSorted(
    (one, other) => (isLeast ? 1 : -1) * (amountFor(question, one)!.value - amountFor(question, other)!.value),
  );
  const [best, next] = sorted as [Row, Row];
  const amount = amountFor(question, best)!;
  if (amount.value === amountFor(question, next)!.value) return undefined;
  const label =
    /^([^:]{2,40}): ?\d/.exec(best.text)?.[1] ??
    best.text.slice(0, Math.max(0, best.text.toLowerCase().lastIndexOf(amount.typed))).replace(/(?<![\s:.,–-])[\s:.,–-]+$/, '');
  const is = `${said(asTyped(amount), amount)} is the ${isLeast ? 'lowest' : 'highest'} of the ${compared.length} figures in your notes`;
  return { says: label === '' ? `${is}.` : `That is “${label}”: ${is}.`, lines: [best.text] };
};

const RULES: readonly Rule[] = [profit, left, forAll, difference, total, extreme];
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
  return yearsFrom(question, notes);
};
