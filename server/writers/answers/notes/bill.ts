/**
 * Notes that are a bill, a quote or an order: lines with what each comes to ("4 GB at 2.00", "credit −6.40", a row of a table with a
 * quantity and a price), what it costs to be brought, the tax that is still to be added, and what was paid already.
 */
import { isMoney, isPriced, said, type Reckoned, type Rule } from './amounts.ts';
import { isSum } from './ledger.ts';
import { pricedRows } from './table-rows.ts';
import { labelling, linesOf, speaks, tells, type Fact, type Notes } from './facts.ts';
import type { Unit } from './units.ts';
import { valuesIn, type Value } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { figure } from '../sums/told.ts';

/** What one line comes to. @property worth less than nothing where it is paid back */
export interface Entry {
  readonly line: string;
  /** Its own piece of the line. */
  readonly text: string;
  readonly unit: Unit;
  readonly each: Value;
  readonly times: number;
  readonly worth: number;
  readonly told: string;
  /** Whether the question may mean it by a word. */
  readonly isOf: (word: string) => boolean;
}

/** Where prices have no sign, a figure is one by its place: "Kitchen 15 flat", "145 each". */
export const isPrice = (fact: Fact, priced: boolean): boolean =>
  priced
    ? isMoney(fact, true)
    : fact.value.kind === 'amount' &&
      /^\d/.test(fact.value.typed) &&
      (isSum(fact) || fact.value.per.length > 0 || /^(?:flat|cash|each)$/.test(fact.value.unit));

const CREDIT =
  /\b(?:credit|refund(?:ed)?|rebate|less|minus|discount|voucher|allowance|taken off|part exchange)\b|[:\s][-−–] ?[£$€₹]?$/i;
const CREDIT_AFTER = /^ ?(?:cr\b|credit\b|off\b|refunded\b)/i;
const isCredit = ({ value, segment: { unit } }: Fact): boolean =>
  CREDIT.test(unit.text.slice(0, value.at)) || CREDIT_AFTER.test(unit.text.slice(value.end));
const PAYMENT = /\b(?:paid|received|deposit|on account|prepaid|in advance)\b/i;
const TOTAL = /\b(?:sub-?total|total|balance|amount due|to pay|due)\b/i;
export const RETURNABLE =
  /\b(?:refundable|returnable|bond|(?:damage|security|key|breakages?) deposit)\b|\bdeposit\b.*\b(?:back|returned|refunded)\b/i;
const DELIVERY = /\b(?:delivery|postage|shipping|carriage|p ?& ?p)\b/i;
const FREE_FROM =
  /\bfree (?:delivery |postage |shipping )?(?:from|over|on orders (?:over|of|from)|above|for orders over)\b|\bspend\b.*\bfree\b/i;
/** What holds only later, for some, or in a case that may not come. */
export const NOT_NOW =
  /^(?:as )?from \b|\b(?:will be|goes? up|if|unless|otherwise|optional|late (?:payments?\b|(?:fee|charge)s? (?:of|if|after))|cancel\w*|a (?:month|week|year) after|per extra)\b/i;

const QUANTITY = /(?:^|[\s:(])(\d{1,4}(?:\.\d{1,2})?) ?(?:[x×] )?(?:[^\d,;:]{0,40} )?(?:@|at|x|×) ?[£$€₹]?$/iu;
const QUANTITY_FIRST = /^\W*(\d{1,3}) ?(?:[x×] ?)?\p{L}/u;
/** "6 windows at 145 each", "3 × compost @ £6.49", "2 x towel, slate £11.99 each": how often the price of the line is paid. */
export const timesOf = ({ value, segment: { unit } }: Fact): number => {
  const before =
    QUANTITY.exec(inFigures(unit.text.slice(0, value.at).toLowerCase())) ??
    (value.per.includes('each') ? QUANTITY_FIRST.exec(unit.text) : null);
  return before ? Number(before[1]) : value.times;
};

/** From so much on it is brought for nothing. */
const freeFrom = (facts: readonly Fact[]): Fact | undefined => {
  const [limit, other] = facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'money' &&
      FREE_FROM.test(unit.text) &&
      /\b(?:from|over|of|above|spend) $/i.test(unit.text.slice(0, value.at)),
  );
  return other ? undefined : limit;
};

/** "Tiling" of "Tiling 18 sq m @ 42", "Bath towel, slate" of "2 x Bath towel, slate £11.99 each". */
const calledIn = ({ value, segment: { unit, text } }: Fact): string => {
  const from = Math.max(0, unit.text.indexOf(text));
  const before = unit.text.slice(value.at < from ? 0 : from, value.at);
  const name = before
    .replace(/(?<![\d.])\d[\d.]{0,9} ?[^\d,;:]{0,40}(?:@|at|x|×) ?$/iu, '')
    .replace(/^\W*\d+ ?[x×]? ?|\([^()]*\)?/gu, '')
    .replace(/^[\s•*–-]+|(?:[\s:|@+×–-]|\b(?:of|at|for|is|x)){1,9}$/giu, '')
    .trim();
  return name.split(' ').length > 4 || /\d/.test(name) ? '' : name;
};
/** One entry for each line that has a price, or each piece of one; undefined where it has several that cannot be told apart. */
const entriesIn = (notes: Notes, inPieces = false): readonly Entry[] | undefined => {
  const priced = isPriced(notes);
  const rows = pricedRows(notes);
  const limit = freeFrom(notes.facts);
  const prices = notes.facts.filter(
    (fact) =>
      isPrice(fact, priced) && fact !== limit && !NOT_NOW.test(fact.segment.unit.text.replace(/\([^()]*\)|, otherwise\b/, '')),
  );
  const entries: Entry[] = [];
  const partOf = ({ segment }: Fact): unknown => (inPieces ? segment : segment.unit);
  for (const part of new Set(prices.map(partOf))) {
    const own = prices.filter((fact) => partOf(fact) === part);
    const { unit } = own[0]!.segment;
    const text = inPieces ? own[0]!.segment.text : unit.text;
    const row = rows.find(({ line }) => line === unit.line);
    const [first, second, more] = own as [Fact, Fact?, Fact?];
    const isOf = (word: string): boolean => tells(unit, word) || own.some(({ segment }) => speaks(segment, word) === 1);
    const amountOf = (each: Value, times: number, name: string): string =>
      `${times === 1 ? '' : `${figure(times)} × `}${said(each.value, each, priced)}${name === '' ? '' : ` (${name})`}`;
    if (row) {
      const times = row.many ?? 1;
      entries.push({
        line: unit.text,
        text,
        unit,
        each: row.each,
        times,
        worth: row.comes,
        told: amountOf(row.each, times, row.name),
        isOf,
      });
      continue;
    }
    const times = timesOf(first);
    const sum = times * first.value.value;
    // "12 panels @ 31.75 = 381.00": the line says itself what it comes to.
    const isSummed = second !== undefined && Math.abs(second.value.value - sum) < 0.011;
    // Of a sentence with several prices each must say for how many it is, and that it is paid at all.
    const isOpen = inPieces && (/\b(?:extra|or|could|would)\b/i.test(text) || (times === 1 && first.value.per.length > 0));
    if (more || (second && !isSummed) || isOpen) return undefined;
    const sign = isCredit(first) ? -1 : 1;
    const name = calledIn(first);
    entries.push({
      line: unit.text,
      text,
      unit,
      each: first.value,
      times,
      worth: sign * sum,
      told: second ? amountOf(second.value, 1, name) : amountOf(first.value, times, name),
      isOf,
    });
  }
  return entries;
};
const linesFrom = (entries: readonly Entry[]): readonly string[] => [...new Set(entries.map(({ line }) => line))];
export const workingOf = (entries: readonly Pick<Entry, 'worth' | 'told'>[]): string =>
  entries.map(({ worth, told }, at) => `${at === 0 ? '' : worth < 0 ? ' − ' : ' + '}${told}`).join('');
export const sumOf = (entries: readonly Pick<Entry, 'worth'>[]): number => entries.reduce((so, { worth }) => so + worth, 0);

const ASKS_WHOLE =
  /\b(?:what|how much)\b.*\b(?:come(?:s)? to|total|altogether|in all|all told|all in|whole (?:bill|charge|lot|thing|job|order)|bill|add up to|owe|pay|to pay|due|outstanding|balance|(?:inc\w*|with|plus|and) (?:the )?(?:delivery|postage|shipping))\b|\b(?:with|inc\w*|plus) (?:the )?(?:\d+% )?(?:vat|gst|tax)\b|\btotal (?:cost|price|bill|with|inc\w*)\b/;
const ASKS_OWED =
  /\b(?:still|left to|owe[sd]?|owing|outstanding|balance|remaining|(?:after|less|minus|once) (?:the |my |our |i(?:'ve)? |we )?(?:take off (?:the )?)?(?:deposit|paid|payment))\b/;
const RETURNED = /\b(?:returned|sent back|gave back|brought back|cancelled|refund\w*)\b/i;
/** "Returned one sill, full refund": what of an entry is paid back. */
const returnedOf = (entries: readonly Entry[], { units }: Notes): readonly Entry[] =>
  units.flatMap(({ text }) => {
    const [count, more] = RETURNED.test(text) ? valuesIn(text).filter(({ kind, unit }) => kind === 'amount' && unit !== '') : [];
    const [entry, other] =
      count === undefined || more ? [] : entries.filter(({ unit, times }) => times >= count.value && tells(unit, count.unit));
    return entry && !other
      ? [
          {
            ...entry,
            line: text,
            times: count!.value,
            worth: (-entry.worth * count!.value) / entry.times,
            told: `${count!.value === 1 ? '' : `${figure(count!.value)} × `}${figure(entry.worth / entry.times)}`,
          },
        ]
      : [];
  });
export const WITHOUT = /\b(?:without|not counting|excluding|before|leaving out|apart from)(?: the| any| its)? (\p{L}+)/u;
const TAX = /\b(?:vat|gst|sales tax|tax)\b/i;
const TAX_ADDED =
  /\b(?:exclud\w+|excl?\.?|ex|plus|add|before|without|not includ\w+)(?: of)? (?:vat|gst|sales tax|tax)\b|\+ ?(?:vat|gst|tax)\b|\b(?:vat|gst|tax)\b.{0,20}\b(?:added|extra|on top|not included)\b/i;
/** The tax that has still to be added, where the notes say how much. */
const taxOf = ({ units }: Notes, told?: number): { readonly line: string; readonly rate: number } | undefined =>
  units.flatMap(({ text }) => {
    const rates = valuesIn(text).filter(({ kind }) => kind === 'percent');
    const rate = rates.length > 1 ? undefined : (rates[0]?.value ?? told);
    return TAX_ADDED.test(text) && rate !== undefined ? [{ line: text, rate: rate / 100 }] : [];
  })[0];

const CALLED_BILL = /\b(?:quote|quotation|estimate|invoice|bill|order|receipt|basket)\b/i;
/** So much of the notes may name what they are. */
const TITLE = 60;
/** So many sentences for each that has a price, and what is told is no bill. */
const MOST_BESIDE = 4;

interface Bill {
  /** What is bought, delivered for what it is. */
  readonly charges: readonly Entry[];
  readonly payments: readonly Entry[];
  readonly totals: readonly Entry[];
}
const billIn = (notes: Notes, inPieces = false): Bill | undefined => {
  const every = entriesIn(notes, inPieces);
  if (every === undefined || every.length < 3) return undefined;
  const isRow = (entry: Entry): boolean => pricedRows(notes).some(({ line }) => line === entry.unit.line);
  const payments = every.filter((entry) => !isRow(entry) && PAYMENT.test(entry.text) && !RETURNABLE.test(entry.text));
  const totals = every.filter((entry) => !isRow(entry) && TOTAL.test(entry.text) && !payments.includes(entry));
  const all = every.filter((entry) => !totals.includes(entry) && !payments.includes(entry));
  const limit = freeFrom(notes.facts);
  const isBrought = ({ text }: Entry): boolean => DELIVERY.test(text);
  const isFree = limit !== undefined && sumOf(all.filter((entry) => !isBrought(entry))) >= limit.value.value;
  const charges = isFree ? all.filter((entry) => !isBrought(entry)) : all;
  // Prices of a list are no bill: a bill has counts, a credit, a payment, its own total or what it costs to be brought.
  const isBill =
    totals.length > 0 ||
    payments.length > 0 ||
    taxOf(notes) !== undefined ||
    CALLED_BILL.test(notes.text.slice(0, TITLE)) ||
    charges.some((entry) => entry.worth < 0 || entry.times > 1 || isRow(entry) || isBrought(entry));
  return isBill && charges.length >= 2 && every.length >= notes.units.length / MOST_BESIDE
    ? { charges, payments, totals }
    : undefined;
};

/** What a bill comes to: without something, after a credit, with the tax, less what was paid. */
const bill: Rule = (question, notes) => {
  if (
    !ASKS_WHOLE.test(question) ||
    /\b(?:each|if|per|more|than|from (?:january|next)|share|split|years?|when|date|who|which)\b/.test(question)
  )
    return undefined;
  const read = billIn(notes) ?? (ASKS_OWED.test(question) ? billIn(notes, true) : undefined);
  if (!read) return undefined;
  const { charges, payments, totals } = read;
  const left = WITHOUT.exec(question)?.[1];
  const asksTax = TAX.test(question) && left !== 'vat' && left !== 'tax';
  const isOut = ({ isOf }: Entry): boolean => left !== undefined && isOf(left);
  const out = charges.filter(isOut);
  // Of a thing that is left out, one line must tell.
  if (left !== undefined && out.length === 0 && !TAX.test(left)) return undefined;
  const isWhole = totals.some(({ worth }) => Math.abs(worth - sumOf(charges)) < 0.011);
  const isOwed = ASKS_OWED.test(question) && payments.length > 0;
  if ((totals.length > 0 && !isWhole) || (left === undefined && isWhole && !isOwed)) return undefined;
  const kept = charges.filter((entry) => !out.includes(entry));
  if (kept.some(({ text, each }) => RETURNABLE.test(text) && each.per.length === 0)) return undefined;
  const ofQuestion = valuesIn(question).find(({ kind }) => kind === 'percent')?.value;
  const tax = taxOf(notes, ofQuestion);
  // Of a tax whose rate nobody tells nothing is reckoned.
  if (asksTax && !tax) return undefined;
  const told = (amount: number): string => said(amount, { ...kept[0]!.each, typed: '0.00' }, isPriced(notes));
  const sum = sumOf(kept);
  const taxed = asksTax ? sum * (1 + tax!.rate) : sum;
  const ofTax = asksTax ? `; ${told(sum)} with ${figure(tax!.rate * 100)}% added` : '';
  const lines = [...linesFrom(kept), ...(asksTax ? [tax!.line] : [])];
  const untaxed = tax && !asksTax && left === undefined ? [tax.line] : [];
  if (isOwed) {
    const gone = [...payments.map((entry) => ({ ...entry, worth: -Math.abs(entry.worth) })), ...returnedOf(charges, notes)];
    const open = taxed + sumOf(gone);
    return open < 0
      ? undefined
      : {
          says: `${told(open)} is still to pay: ${workingOf([...kept, ...gone])}${ofTax}.`,
          lines: [...new Set([...lines, ...linesFrom(gone)])],
          unless: untaxed,
          isOnly: true,
        };
  }
  return {
    says: `That makes ${told(taxed)}: ${workingOf(kept)}${ofTax}.`,
    lines,
    unless: [...untaxed, ...linesFrom(payments)],
    isOnly: true,
  };
};

const EACH = /\b(?:each|apiece|per|an? (?:hour|day|week|month|piece|head)|one|single|hourly|rate)\b/;
const ASKING =
  /^(?:cost\w*|come|comes|came|altogether|total|pay|paid|charge\w*|bill|spend|spent|all|everything|price|quot\w*|line|part)$/;
/** What one line of it comes to: "tiling 18 sq m @ 42". */
const lineOf: Rule = (question, notes) => {
  if (
    !/\bhow much\b|\bwhat\b.*\b(?:cost|pay|charge[ds]?|come to|price)\b/.test(question) ||
    EACH.test(question) ||
    /\b(?:left|if|save|more|less|change|than|share|owe|and|with|how many)\b/.test(question) ||
    TAX.test(question)
  )
    return undefined;
  const words = labelling(question).filter((word) => !ASKING.test(word));
  const [entry, other] = words.length === 0 ? [] : (entriesIn(notes) ?? []).filter(({ isOf }) => words.every(isOf));
  return !entry || other || entry.times <= 1
    ? undefined
    : {
        says: `That makes ${said(entry.worth, { ...entry.each, typed: '0.00' }, isPriced(notes))}: ${entry.told}.`,
        lines: [entry.line],
      };
};

/** "Free from £80", where £76.93 was spent. */
const gapToFree: Rule = (question, notes, whole): Reckoned | undefined => {
  if (!/\bhow much more\b|\bwhat else\b|\bhow (?:short|far)\b/.test(question) || !/\bfree\b/.test(question)) return undefined;
  const limit = freeFrom(notes.facts);
  if (!limit) return undefined;
  const told = valuesIn(whole).filter(({ kind }) => kind === 'money');
  const subtotals = notes.facts.filter(
    ({ value, segment }) => value.kind === 'money' && /\b(?:sub-?total|goods|basket)\b/i.test(segment.unit.text),
  );
  const goods = (billIn(notes)?.charges ?? []).filter(({ text }) => !DELIVERY.test(text));
  const own =
    told.length === 1
      ? told[0]!.value
      : subtotals.length === 1
        ? subtotals[0]!.value.value
        : goods.length > 0
          ? sumOf(goods)
          : undefined;
  const gap = own === undefined ? 0 : limit.value.value - own;
  if (own === undefined || gap <= 0) return undefined;
  const isCounted = told.length !== 1 && subtotals.length !== 1;
  const show = (amount: number): string => said(amount, limit.value);
  return {
    says: `That is ${show(gap)}: ${show(limit.value.value)} − ${isCounted ? `${show(own)} (${workingOf(goods)})` : show(own)}.`,
    lines: [
      ...linesOf([limit, ...(told.length === 1 ? [] : subtotals)].map(({ segment }) => segment)),
      ...(isCounted ? linesFrom(goods) : []),
    ],
    isOnly: true,
  };
};

export const BILL_RULES: readonly Rule[] = [gapToFree, bill, lineOf];
